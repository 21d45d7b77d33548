"""The table of Best 11 as a page: every question can be answered in two ways, and nothing tells a secret."""

from __future__ import annotations

import html
import re

import pytest

from tests.games.best11.given import given
from tests.web.seen import GAME, NAMES, Page, Seen, a_table, over, played, seated, with_match
from touchline.engine.match import Match
from touchline.games.best11 import draft
from touchline.tables.entries import Bot, UndoAnswer, UndoAsk
from touchline.tables.parts import UndoAsked
from touchline.tables.table import Table
from touchline.web import tablepage
from touchline.web.tablepage import ALL_OPEN
from touchline.web.viewer import Viewer

QUESTIONS = sorted({name for name in GAME.questions if name})
TABLES = [
    pytest.param(4, 2, {}, id="4 seats"),
    pytest.param(3, 5, {"manager_draft": True}, id="3 seats, draft"),
    pytest.param(2, 7, {"bench_tactics": True}, id="2 seats"),
]
BAD = '<img src=x onerror="alert(1)">'


@pytest.fixture(scope="module")
def situations() -> dict[str, tuple[Match, int]]:
    """For each question a moment of some game at which a seat is asked it."""
    found: dict[str, tuple[Match, int]] = {}
    for seed in range(1, 30):
        table = a_table(4, seed, manager_draft=seed % 2 == 0)
        for seat, question in played(table, seed):
            if question not in found:
                found[question] = table.match.clone(), seat
        if len(found) == len(QUESTIONS):
            break
    return found


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_has_its_page(situations: dict[str, tuple[Match, int]], question: str) -> None:
    match, seat = situations[question]
    page = Page(tablepage.page(with_match(a_table(4), match), seated(seat)))
    assert match.view(seat).decision.prompt.rule in page.text  # type: ignore[union-attr]


def test_who_can_bid_on_no_slot_is_told_so_and_seals() -> None:
    poor = given(2).market(("fa_010", None), ("fa_015", None)).hand(0, "fa_001").money(1, 9)
    table = with_match(a_table(2), poor.match("bid"))
    page = Page(tablepage.page(table, seated(0)))
    assert "You cannot bid on any slot" in page.text
    assert [option for option in page.all("data-option") if not option.startswith("slot:")] == ["seal"]
    assert "any slot" not in Page(tablepage.page(table, seated(1))).text


def test_place_and_button_have_the_same_number(situations: dict[str, tuple[Match, int]]) -> None:
    match, seat = situations["nominate"]
    sections = tablepage.sections(with_match(a_table(4), match), seated(seat))
    for number, option in enumerate(match.options_of(seat), 1):
        button = re.search(rf'data-option="{option}" data-keynum="(\d)"', sections["decision"])
        place = re.search(
            rf'data-option="{option}".*?keytag" aria-hidden="true">(\d)<', sections["hand"], re.DOTALL
        )
        assert button
        assert place
        assert button[1] == place[1] == str(number)


def test_edited_bids_lie_in_their_slots_and_can_be_taken_back(
    situations: dict[str, tuple[Match, int]],
) -> None:
    match, seat = situations["bid"]
    table = with_match(a_table(4), match)
    table.drafts = {}
    edited = None
    options: list[str] = []
    for slot in range(1, len(match.view(seat).table.market) + 1):
        edited = draft.edit(match.state, seat, edited, f"slot:{slot}")  # type: ignore[arg-type]
        options = [option.option for option in draft.look(match.state, seat, edited).options]  # type: ignore[arg-type]
        if options:
            break
    edited = draft.edit(match.state, seat, edited, options[0])  # type: ignore[arg-type]
    table.drafts[seat] = {"cursor": edited.cursor, "bids": [list(bid) for bid in edited.bids]}
    seen = Seen(table, seated(seat))
    thing = options[0].partition(":")[2]
    assert f"take:{edited.cursor + 1}.{thing}" in seen.places()
    assert f"clear:{edited.cursor + 1}" in seen.panel.all("data-option")
    refused = draft.look(match.state, seat, edited).refused  # type: ignore[arg-type]
    confirm = next(attrs for _, attrs in seen.panel.elements if "data-confirm" in attrs)
    assert confirm["data-option"] == "seal"
    assert confirm.get("data-why", "") == refused
    assert (confirm.get("aria-disabled") == "true") == bool(refused)


@pytest.mark.parametrize("question", ["nominate", "award_tie", "bonus_reuse", "adjust", "late_bid"])
def test_reasons_name_their_rule_and_link_to_it(
    situations: dict[str, tuple[Match, int]], question: str
) -> None:
    match, seat = situations[question]
    blocked = match.view(seat).decision.blocked  # type: ignore[union-attr]
    panel = tablepage.sections(with_match(a_table(4), match), seated(seat))["decision"]
    shown = re.findall(r"<li><span>(.*?)</span><a class=\"rule\" href=\"(.*?)\" data-rule=\"(.*?)\">", panel)
    assert len(shown) == min(4, len(blocked))
    for text, href, rule in shown:
        assert href == f"/rules/best11#{rule}"
        assert any(b.rule == rule and b.reason in html.unescape(text) for b in blocked)


def test_secret_decisions_of_others_leave_no_trace() -> None:
    table = a_table(3, 4)
    nominating = (seat for seat, question in played(table, 4) if question == "nominate")
    seat = next(seat for seat in nominating if seat != 0 and len(table.match.waiting()) == 3)
    market, hand = (tablepage.sections(table, seated(0))[name] for name in ("market", "hand"))
    log = tablepage.sections(table, seated(0))["log"]
    table.match.play(seat, table.match.options_of(seat)[0])
    now = tablepage.sections(table, seated(0))
    assert (now["hand"], now["log"]) == (hand, log)
    assert now["market"] != market  # only that the card is chosen
    assert "fa_" not in re.sub(r"card-fa_\d+|hand", "", now["market"])


@pytest.mark.parametrize(("seats", "seed", "options"), TABLES)
def test_spectator_sees_public_things_only(seats: int, seed: int, options: dict[str, bool]) -> None:
    table = a_table(seats, seed, **options)  # type: ignore[arg-type]
    for number, _ in enumerate(played(table, seed)):
        if number % 25:
            continue
        seen = Seen(table, Viewer(-1))
        assert not seen.everything.all("data-option")
        known = set(re.findall(r"fa_\d+", str(table.match.view(-1).table)))
        assert set(re.findall(r"fa_\d+", "".join(seen.sections.values()))) <= known


def test_screen_shows_no_secret_before_it_is_handed_over() -> None:
    table = a_table(3, 3)
    watching = tablepage.sections(table, Viewer(-1))
    shared = tablepage.sections(table, Viewer(-1, (0, 1), handover=1))
    assert "Hand the screen to Mara" in shared["decision"]
    assert {name for name in shared if shared[name] != watching[name]} <= {"decision", "turn", "menu"}


def test_what_people_typed_is_escaped() -> None:
    table = a_table(3, 6, [BAD, "{1}", "Teo"])
    seat = next(seat for seat, question in played(table, 6) if question == "award_tie")
    page = tablepage.page(table, seated(seat))
    assert BAD not in page
    assert html.escape(BAD, quote=False).split("=")[0] in page
    assert "Give it to" in page
    Page(page)


def test_reveal_tells_each_slot_once_and_nothing_before_its_time() -> None:
    table = a_table(4, 9)
    for _, _ in played(table, 9):
        told = len(table.match.told)
        steps = tablepage.steps(table, Viewer(-1), told - 1)
        if sum("wins" in step["say"] for step in steps) > 2:
            break
    bids = {slot.card: slot.bids for slot in table.match.view(-1).table.market}
    assert [step["say"] for step in steps] == list(dict.fromkeys(step["say"] for step in steps))
    first = steps[0]
    assert re.match(r"Slot \d", first["say"])
    assert first["rule"].startswith("B11-")
    Page(first["html"])
    assert "sealed" in first["html"]
    assert bids or table.match.over
    assert tablepage.steps(table, Viewer(-1), told) == []


def test_panel_asks_those_who_have_not_agreed_yet() -> None:
    table = a_table(3, 2)
    table.undo_asked = UndoAsked(1, (2,))
    ask = [Seen(table, seated(seat)).panel for seat in range(3)]
    assert [panel.all("data-yes") for panel in ask] == [["0"], ["0"], ["1", "0"]]
    assert "Mara asks to take the last decision back. You agreed" in ask[0].text
    assert "Everybody else must agree" in ask[1].text
    assert "Mara asks to take the last decision back. Do you agree?" in ask[2].text
    watching = Seen(table, Viewer(-1)).panel
    assert "Mara asks" in watching.text
    assert not watching.all("data-yes")


def test_who_has_agreed_is_told_to_nobody_else() -> None:
    table = a_table(4, 2)
    seen = []
    for missing in ((0, 2), (2,)):
        table.undo_asked = UndoAsked(1, missing)
        seen.append([tablepage.sections(table, viewer) for viewer in (seated(1), seated(3), Viewer(-1))])
    assert seen[0] == seen[1]


def test_asker_hears_that_the_decision_stands() -> None:
    table = a_table(3, 2)
    table.take(UndoAsk(1, [0, 2]), None)
    table.take(UndoAnswer(2, False), None)
    panels = [Seen(table, seated(seat)).panel.text for seat in range(3)]
    assert ["was not taken back" in panel for panel in panels] == [False, True, False]


def test_bot_plays_on_and_the_seat_can_be_taken_back() -> None:
    table = a_table(3, 2)
    table.take(Bot(0, "greedy"), None)
    panel = tablepage.sections(table, seated(0))["decision"]
    assert "Greedy plays for you" in panel
    assert 'formaction="/t/t/back"' in panel
    assert "data-option" not in panel


@pytest.fixture(scope="module")
def finished() -> Table:
    """A finished game."""
    return over(3, 1)


def test_result_adds_up_and_is_there_as_chart_and_as_table(finished: Table) -> None:
    page = tablepage.page(finished, seated(0))
    scores = finished.match.scores
    Page(page)
    for score in scores:
        parts = ", ".join(f"{name} {points}" for name, points in score.parts.items())
        assert f'aria-label="{parts}"' in page
        assert sum(score.parts.values()) == score.total
        assert f'class="pts">{score.total}<' in page
    assert finished.match.secret.hex() in page
    assert finished.match.commitment in page


def test_secret_of_the_dice_is_not_shown_before_the_end() -> None:
    table = a_table(3, 8)
    assert table.match.secret.hex() not in tablepage.page(table, Viewer(0, (0,), True))


@pytest.mark.parametrize("seat", [ALL_OPEN, -1, 0, 2])
def test_replay_shows_any_moment_and_what_was_played(finished: Table, seat: int) -> None:
    last = len(finished.match.log)
    for n in (0, 1, last // 3, last // 2, last - 1, last):
        then = Match(GAME, 3, dict(finished.match.options), finished.match.secret)
        then.replay(finished.match.log[:n])
        page = tablepage.replay(finished, then, seated(0), n, seat)
        assert f'value="{n}"' in page
        assert not Page(page).all("data-option")
        shown = n < last and seat in (ALL_OPEN, finished.match.log[n].seat)
        assert ("played</b>" in page) == shown


def test_replay_seen_by_a_seat_keeps_what_it_did_not_know(finished: Table) -> None:
    n = next(n for n, entry in enumerate(finished.match.log) if entry.option.startswith("bid:fa"))
    then = Match(GAME, 3, dict(finished.match.options), finished.match.secret)
    then.replay(finished.match.log[: n + 1])
    bidder = finished.match.log[n].seat
    other = (bidder + 1) % 3
    hidden = set(then.view(bidder).table.own.hand) - set(re.findall(r"fa_\d+", str(then.view(other).table)))
    page = tablepage.replay(finished, then, seated(0), n + 1, other)
    assert hidden
    assert not hidden & set(re.findall(r"fa_\d+", page))
    names = [html.escape(NAMES[seat]) for seat in range(3)]
    assert all(name in page for name in names)


def test_the_menu_says_how_legend_weighs_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_table(2)
    assert "How Legend weighs" not in tablepage.page(table, seated(0))
    table.take(Bot(1, "legend"), None)
    for why, line in (("", "small neural network"), ("no numpy", "weights that people have set")):
        monkeypatch.setattr(tablepage.minds, "by_hand", lambda *about, why=why: why)
        assert line in Page(tablepage.page(table, seated(0))).text
