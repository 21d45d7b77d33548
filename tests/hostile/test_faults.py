"""The fault machine: no answered move is lost or doubled, no secret told, every table goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hostile.fault_machine import FAULTS, run, told


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_no_fault_loses_or_doubles_a_move_or_tells_a_secret(tmp_path: Path) -> None:
    figures = run(tmp_path, seed=17, rounds=len(FAULTS) + 4)
    print(told(figures))
    assert figures["moves"] > 100
    assert figures["moves after all faults"] > 0
