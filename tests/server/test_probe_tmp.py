import pytest
from tests.server.conftest import *
from tests.server.test_store import *
@pytest.mark.parametrize("what",["nul","long","surrogate","unknown-append","register-nobody","hold-long","twice-say","account-case"])
def test_probe(store,what):
    opened(store,"m1")
    def show(f):
        e=f.exception(); print("\nRESULT",store.engine.dialect.name,what,type(e).__name__ if e else "ok", str(getattr(e,'orig',e))[:80] if e else "")
    if what=="nul": show(store.say("m1",Said(1,"A",0,"a\x00b",1.0)))
    if what=="long": show(store.name("p","x"*65))
    if what=="surrogate": show(store.say("m1",Said(1,"A",0,"\ud800",1.0)))
    if what=="unknown-append": show(store.append("nowhere",1,Move(0,"stop",[])))
    if what=="register-nobody":
        show(store.register("nobody","acc","h")); print(store.account("acc"))
    if what=="hold-long": show(store.hold("m1",0,Holder("x"*33),SEATS,0))
    if what=="twice-say":
        store.say("m1",Said(1,"A",0,"x",1.0)).result(); show(store.say("m1",Said(1,"A",0,"y",1.0)))
