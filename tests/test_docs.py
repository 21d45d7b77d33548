"""The documentation says the truth: its programs run, its commands exist, its format is the format."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

import touchline
from touchline.bots import registry
from touchline.cli import app
from touchline.engine.game import find, known
from touchline.engine.ledger import ledger_of
from touchline.engine.match import Match
from touchline.games.best11.cards import FREE_AGENTS, KEEPER, KEEPERS, TACTIC, TACTICS
from touchline.games.best11.state import Best11
from touchline.games.footmania.cards import THINGS
from touchline.games.footmania.state import Footmania
from touchline.games.superclub.cards import (
    CHANGERS,
    CUP_CARDS,
    PLAYER_APPEAL,
    PLAYERS,
    STAFF_CARDS,
    STAFF_EFFECT,
    TOP_SIX,
)
from touchline.games.superclub.state import Superclub

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = sorted([ROOT / "README.md", *DOCS.rglob("*.md"), *ROOT.glob("src/touchline/games/*/guide*.md")])
KINDS = ("BGY", "R", "S", "Q", "E")  # the cards of Footmania by their decks
COMMANDS: dict[str, Any] = get_command(app).commands  # type: ignore[attr-defined]


def blocks(path: Path, language: str) -> list[str]:
    """The code blocks of a page in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", path.read_text(encoding="utf-8"), re.M | re.S)


def run(path: Path) -> dict[str, Any]:
    """Run the Python of a page as one program."""
    names: dict[str, Any] = {"__name__": "page"}
    exec(compile("\n".join(blocks(path, "python")), str(path), "exec"), names)
    return names


def test_program_of_the_guide_to_bots_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "_BOTS", registry._BOTS.copy())
    monkeypatch.setenv("TOUCHLINE_BOTS", "")
    run(DOCS / "write-a-bot.md")
    printed = capsys.readouterr().out
    assert "{'crashed': 2}" in printed
    assert "means" in printed


def test_notebook_runs_and_plots(monkeypatch: pytest.MonkeyPatch) -> None:
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    notebook = json.loads((DOCS / "notebooks" / "games-in-pandas.ipynb").read_text(encoding="utf-8"))
    code = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {"__name__": "notebook"}
    for source in code:
        exec(compile(source.replace("GAMES = 500", "GAMES = 20"), "notebook", "exec"), names)
    assert len(names["games"]) == 20
    for plot in ("scores_plot", "sources_plot", "nominations_plot"):
        assert names[plot].axes[0].has_data()
    assert names["table"].over


def test_program_of_the_python_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names = run(DOCS / "python.md")
    assert names["copy"].over
    assert not names["table"].over
    printed = capsys.readouterr().out
    assert "1 Seat" in printed
    assert "line 1:" in printed
    assert touchline.version() in printed


def test_program_of_the_research_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names = run(DOCS / "research.md")
    assert names["world"].over
    assert names["over"]
    printed = capsys.readouterr().out
    assert "in a world that seat 0 can imagine" in printed
    assert "seat_2" in printed


def test_fast_path_of_the_architecture_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names = run(DOCS / "architecture.md")
    assert names["game"].over(names["g"])
    assert len(names["game"].scores(names["g"])) == 3
    assert capsys.readouterr().out.startswith("[")


def test_program_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(ROOT / "README.md")["table"].over
    assert "total=" in capsys.readouterr().out


def played(seats: int, decisions: int) -> Match:
    """A game in which everybody takes the first option."""
    match = Match(find("best11"), seats, {}, b"a secret")
    for _ in range(decisions):
        seat = match.waiting()[-1]
        match.play(seat, match.options_of(seat)[0])
    return match


def test_records_page_finds_a_changed_line() -> None:
    first_changed_line = run(DOCS / "records.md")["first_changed_line"]
    table = touchline.new("best11", seats=3, seed=1, names=["Ada", 'Bø \\ "B"', "\t"])
    while not table.over:
        table.play(table.decisions[0].seat, table.decisions[0].options[-1])
    record = table.record.encode()
    assert first_changed_line(record) == 0
    lines = record.split(b"\n")
    lines[4] = lines[4].replace(b":", b": ", 1)
    assert first_changed_line(b"\n".join(lines)) == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_records_page_deals_the_same_cards(seats: int) -> None:
    page = run(DOCS / "records.md")
    dice = page["Dice"](page["chance_of"](b"a secret", "setup"))
    whistle = dice.below(seats)
    boards = list(range(5))
    dice.shuffle(boards)
    deck = list(range(FREE_AGENTS))
    dice.shuffle(deck)
    tactics = list(range(TACTIC, TACTIC + TACTICS))
    dice.shuffle(tactics)
    keepers = list(range(KEEPER, KEEPER + KEEPERS))
    dice.shuffle(keepers)

    g = played(seats, 0).state
    assert isinstance(g, Best11)
    assert g.lead == whistle
    assert g.manager == boards[:seats]
    assert g.keepers == sorted(keepers[: seats + 1])
    for turn in range(seats):
        assert g.hand[(whistle + turn) % seats] == [deck.pop() for _ in range(5)]
    assert g.deck == deck
    assert g.tactics[whistle] == [tactics.pop() for _ in g.tactics[whistle]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_records_page_shuffles_the_same_market(seats: int) -> None:
    page = run(DOCS / "records.md")
    before = played(seats, 2 * seats - 1)  # everybody chose a tactical card, all but one nominated
    g = before.state
    assert isinstance(g, Best11)
    after = played(seats, 2 * seats).state
    assert isinstance(after, Best11)
    last = before.waiting()[0]
    nominated = g.nomination.copy()
    nominated[last] = (set(g.hand[last]) - set(after.hand[last])).pop()
    deck = g.deck.copy()
    market = nominated + [deck.pop() for _ in range(2 if seats == 2 else 1)]

    mixed = 0
    for seat in range(seats):
        mixed ^= page["chance_of"](b"a secret", f"{seat}:1")
    page["Dice"](page["state_of"](str(mixed).encode())).shuffle(market)
    assert after.market == market


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_records_page_deals_the_cards_of_footmania(seats: int) -> None:
    page = run(DOCS / "records.md")
    dice = page["Dice"](page["chance_of"](b"a secret", "setup"))
    g = Match(find("footmania"), seats, {}, b"a secret").state
    assert isinstance(g, Footmania)
    assert g.lead == dice.below(seats)
    ids = {kind: sorted(id for id in THINGS if re.fullmatch(rf"[{kind}]\d\d", id)) for kind in KINDS}
    for kind, deck in zip(
        KINDS, (g.domestic_deck, g.foreign_deck, g.plus_deck, g.question_deck, g.euromatch_deck), strict=True
    ):
        dice.shuffle(ids[kind])
        assert [THINGS[card] for card in deck] == ids[kind]
    assert g.die == dice.below(6) + 1


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_records_page_deals_the_cards_of_superclub(seats: int) -> None:
    page = run(DOCS / "records.md")
    dice = page["Dice"](page["chance_of"](b"a secret", "setup"))
    g = Match(find("superclub"), seats, {}, b"a secret").state
    assert isinstance(g, Superclub)
    players = list(range(PLAYERS)) if seats > 4 else [card for card in range(PLAYERS) if not TOP_SIX[card]]
    staff = [member for member in range(STAFF_CARDS) if STAFF_EFFECT[member] != PLAYER_APPEAL]  # SC-301
    for cards, deck in (
        (players, g.deck),
        (staff, g.staff_deck),
        (list(range(CHANGERS)), g.changer_deck),
        (list(range(CUP_CARDS)), g.cup_deck),
    ):
        dice.shuffle(cards)
        assert deck == cards


def commands_of(path: Path) -> list[list[str]]:
    """Every `touchline …` that a page shows, in words."""
    text = path.read_text(encoding="utf-8")
    shown = [line for block in blocks(path, "sh") for line in block.splitlines()]
    shown += re.findall(r"`(touchline [^`]+)`", text)
    lines = [line.split(" #")[0].strip().removeprefix("$ ") for line in shown]
    return [shlex.split(line)[1:] for line in lines if re.match(r"touchline\s", line)]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_commands_and_options_that_a_page_shows_exist(path: Path) -> None:
    top = {name for option in get_command(app).params for name in (*option.opts, *option.secondary_opts)}
    for words in commands_of(path):
        command = next((word for word in words if not word.startswith("-")), "")
        known = top
        if command and not words[0].startswith("-") and command not in ("COMMAND", "…"):
            assert command in COMMANDS, f"{path.name}: touchline {' '.join(words)}"
            group = [COMMANDS[command], *getattr(COMMANDS[command], "commands", {}).values()]
            known = {name for each in group for option in each.params for name in option.opts} | {"--help"}
        for word in words:
            if word.startswith("--") or re.fullmatch(r"-[a-z]", word):
                assert word.split("=")[0] in known | {"--help"}, f"{path.name}: touchline {' '.join(words)}"


def test_command_line_page_explains_every_command_and_option() -> None:
    text = (DOCS / "command-line.md").read_text(encoding="utf-8")
    for name, command in COMMANDS.items():
        assert re.search(rf"^## .*`{name}`", text, re.M), name
        for each in [command, *getattr(command, "commands", {}).values()]:
            for option in each.params:
                for word in option.opts:
                    if word.startswith("--") and word != "--help":
                        assert f"`{word}" in text, f"{name} {word}"


def test_help_names_every_command() -> None:
    shown = CliRunner().invoke(app, ["--help"]).output
    for name in COMMANDS:
        assert re.search(rf"^\W*{name}\s", shown, re.M), name


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_rules_that_a_page_cites_exist(path: Path) -> None:
    cited = set(re.findall(r"\b(?:B11|EL|FM|SC|TS)-X?\d+", path.read_text(encoding="utf-8")))
    assert cited <= {rule for game in known() for rule in ledger_of(find(game)).by_id}


def test_every_game_has_a_page_that_the_readme_leads_to() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in known():
        assert f"(src/touchline/games/{game}/guide.md)" in text
        assert find(game).title in text


def test_index_leads_to_every_page() -> None:
    index = (DOCS / "README.md").read_text(encoding="utf-8")
    for page in DOCS.rglob("*.md"):
        if page.name != "README.md":
            assert f"({page.relative_to(DOCS).as_posix()})" in index, page.name


def test_guide_to_adding_a_game_shows_the_example_as_it_is() -> None:
    example = (ROOT / "examples" / "shootout" / "touchline_shootout" / "__init__.py").read_text(
        encoding="utf-8"
    )
    shown = blocks(DOCS / "adding-a-game.md", "python")
    assert len(shown) >= 7
    for block in shown:
        assert block in example, block
