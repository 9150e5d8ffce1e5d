"""What handlers are given, declared as the framework wants it."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency

from tablee.server.daily_results import Dailies
from tablee.server.final_results import FinalResults
from tablee.server.hub import Hub
from tablee.server.identity import Signer
from tablee.server.packs import Packs
from tablee.server.people import Tries
from tablee.server.visitors import Visitor

AnyRequest: TypeAlias = Request[Any, Any, Any]
GivenDailies: TypeAlias = NamedDependency[Dailies]
GivenFinals: TypeAlias = NamedDependency[FinalResults]
GivenHub: TypeAlias = NamedDependency[Hub]
GivenPacks: TypeAlias = NamedDependency[Packs]
GivenPlayer: TypeAlias = NamedDependency[str | None]
GivenSigner: TypeAlias = NamedDependency[Signer]
GivenTries: TypeAlias = NamedDependency[Tries]
GivenVisitor: TypeAlias = NamedDependency[Visitor]
