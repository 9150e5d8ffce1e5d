"""The API keeps what its OpenAPI documentation says, whatever is sent to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import positive_data_acceptance
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation

from tablee.server.app import make_app
from tests.server.running import served
from tests.waiting import PATIENCE

pytestmark = pytest.mark.slow

FEW = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
# Which games and options there are, and whose turn it is, no schema can say.
BEYOND_THE_SCHEMA = [positive_data_acceptance]
TABLE = {"game": "genesis", "seats": [{"name": "Ann"}, {"name": "Bob"}], "seed": 5}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that runs for the whole module."""
    with served(tmp_path_factory.mktemp("data")) as running:
        yield f"http://{running}"


def documented() -> Any:
    """The documentation needs no running server; the tests are made of it when they are collected."""
    with TemporaryDirectory() as folder:
        return make_app(Path(folder)).openapi_schema.to_schema()


def operations() -> Iterator[APIOperation[Any, Any, Any, Any]]:
    for found in schemathesis.openapi.from_dict(documented()).include(path_regex="^/api/").get_all_operations():
        assert isinstance(found, Ok), found.err()
        yield found.ok()


# One test for each operation and its own name: tests of one name would be run once when several processes share them.
OPERATIONS = {operation.label: operation for operation in operations()}


@pytest.mark.parametrize("label", OPERATIONS)
def test_whatever_is_sent(label: str, address: str) -> None:
    @FEW
    @given(case=OPERATIONS[label].as_strategy())
    def sent(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(base_url=address, timeout=PATIENCE, excluded_checks=BEYOND_THE_SCHEMA)

    sent()


@pytest.mark.parametrize("label", [label for label in OPERATIONS if "{key}" in label])
def test_whatever_is_sent_to_a_real_table(label: str, address: str) -> None:
    @FEW
    @given(case=OPERATIONS[label].as_strategy())
    def sent(case: schemathesis.Case[Any]) -> None:
        opened = requests.post(f"{address}/api/matches", json=TABLE, timeout=PATIENCE).json()
        case.path_parameters["key"] = opened["match"]
        headers = {"Authorization": f"Bearer {opened['tokens']['0']}"}
        case.call_and_validate(base_url=address, headers=headers, timeout=PATIENCE, excluded_checks=BEYOND_THE_SCHEMA)

    sent()
