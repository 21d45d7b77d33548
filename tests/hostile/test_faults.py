"""The fault machine: no answered move is lost or doubled, no secret told, every table goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hostile import fault_machine, fault_machine_postgres
from tests.hostile.fault_machine import FAULTS, told


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
    assert figures["moves after all faults"] > 0
