"""The fault machine: no answered move is lost or doubled, no secret told, every table goes on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.hostile import fault_machine, fault_machine_postgres
from tests.hostile.fault_machine import FAULTS, told
from tests.hostile.proxies import KINDS, configuration


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("machine", "rounds"),
    [(fault_machine, len(FAULTS) + 4), (fault_machine_postgres, 8)],
    ids=["file", "postgres"],
)
def test_no_fault_loses_or_doubles_a_move_or_tells_a_secret(tmp_path: Path, machine, rounds: int) -> None:
    figures = machine.run(tmp_path, seed=17, rounds=rounds)
    print(told(figures))
    assert figures["moves"] > 100
    # On a quick machine all games may be over before the last fault.
    assert figures["moves after all faults"] > 0 or figures["games finished"] == figures["tables"]


@pytest.mark.parametrize("kind", KINDS)
def test_proxies_are_set_up_for_two_servers(tmp_path: Path, kind: str) -> None:
    found = configuration(kind, tmp_path, 8000, [8111, 8112])
    assert "play.example.org" not in found
    assert all(f"127.0.0.1:{port}" in found for port in (8000, 8111, 8112))


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("kind", KINDS)
def test_two_servers_behind_a_proxy_lose_nothing(tmp_path: Path, kind: str) -> None:
    if shutil.which(kind) is None:
        pytest.skip(f"there is no {kind} on PATH")
    figures = fault_machine_postgres.run(tmp_path, seed=18, rounds=6, proxy=kind)
    print(told(figures))
    assert figures["moves"] > 100
    # On a quick machine all games may be over before the last fault.
    assert figures["moves after all faults"] > 0 or figures["games finished"] == figures["tables"]
