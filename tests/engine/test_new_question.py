"""A new question stands in two places: the module of its rule, and the words."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SRC = Path(__file__).parents[2] / "src"
GAME = "touchline/games/best11"
ASKED = """    g.ask(g.lead, CHEER)
    for seat in range(g.seats):
        if g.manager[seat] == MGR_TAX"""
RULE = """
CHEER: Final = 40


def legal_cheer(g: Best11, seat: int, arg: int) -> list[int]:
    return [CHEER | DONE << 8, CHEER | MONEY << 8]


def answer_cheer(g: Best11, seat: int, arg: int, option: int) -> None:
    g.purse[seat] += option >> 8 == MONEY


def says_cheer(g: Best11, seat: int, thing: int) -> Said:
    return said("done") if thing == DONE else said(money=1)


CHEER_QUESTION = Question(CHEER, "cheer", "B11-103", legal_cheer, answer_cheer, says=says_cheer)
"""
WORDS = """
cheer = Do you cheer?
    .who = Your turn
    .may = cheer, or say done
cheer-option = Cheer
    .detail = The bank gives { $money } money
cheer-option-done = Done
"""
LOOK = """
import touchline
from touchline.engine.check import check_game
from touchline.engine.game import find

report = check_game(find("best11"), 2, seed=1)
assert not report.failures, report.failures
table = touchline.new("best11", seats=2, seed=7)
while table.decisions[0].question != "cheer":
    table.play(table.decisions[0].seat, table.decisions[0].options[0])
decision = table.view(table.decisions[0].seat).decision
print(decision.prompt.question, [option.words.label for option in decision.options])
print(table.actions.text(table.actions.id("cheer:money")))
"""


def test_a_new_question_stands_in_two_places(tmp_path: Path) -> None:
    shutil.copytree(SRC / "touchline", tmp_path / "touchline", ignore=shutil.ignore_patterns("__pycache__"))
    module = tmp_path / GAME / "rules" / "handicap.py"
    text = module.read_text(encoding="utf-8").replace(ASKED.partition("\n")[2], ASKED)
    module.write_text(text + RULE, encoding="utf-8")
    with (tmp_path / GAME / "words" / "en" / "questions.ftl").open("a", encoding="utf-8") as file:
        file.write(WORDS)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", LOOK],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["Do you cheer? ['Done', 'Cheer']", "cheer:money"]
