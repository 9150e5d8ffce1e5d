"""What Sealed is, without its rules."""

from tablee.engine.meta import Meta
from tablee.engine.options import Option

META = Meta(
    key="sealed",
    designer="The Tablée authors",
    players=(2, 3),
    minutes=(1, 2),
    rules_version=1,
    code="tests.toys.sealed.game:SealedGame",
    options=(
        Option("ties", ("die", "nobody")),
        Option("hand", (3, 4)),
        Option("answers", (False, True), when={"ties": ("nobody",), "hand": (3,)}),
    ),
)
