"""What Nine Men's Morris is, without its rules."""

from tablee.engine.meta import Accent, Meta

META = Meta(
    key="morris",
    designer="",
    players=(2,),
    minutes=(10, 20),
    accent=Accent("#8a5a22", "#96652b"),
    rules_version=1,
    code="tablee_morris.game:MorrisGame",
)
