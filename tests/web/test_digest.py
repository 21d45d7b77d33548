"""The digest: what the others did since a manager's last turn, gathered by rival."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from tests.web.given import Served
from tests.web.seen import Page, a_table, played, seated
from touchline.engine.game import find, known
from touchline.tables.table import Table
from touchline.web import digest, tablepage
from touchline.web.gamepage import page_of
from touchline.web.viewer import Viewer


def blocks(table: Table, seat: int) -> tuple[digest.Block, ...]:
    """What a seat is told of its rivals."""
    first = digest.since(table.match, table.names, seat, len(table.match.log))
    return digest.blocks(table.match, table.names, seat, first)


def test_digest_tells_of_rivals_since_the_last_own_decision() -> None:
    table, gathered, shown = a_table(3, 4), 0, 0
    for seat, _ in played(table, 4):
        for block in blocks(table, seat):
            assert block.seat != seat
            assert block.name == table.names[block.seat]
            assert not any(deed.text.startswith(f"{block.name} ") for deed in block.deeds)
            gathered += any(deed.times > 1 for deed in block.deeds)
            shown += 1
    assert shown
    assert gathered


def test_digest_leaves_out_what_another_line_says_in_short() -> None:
    table, blows = a_table(2, 4, game=find("eleven")), 0
    for seat, _ in played(table, 4):
        match = table.match
        blows += sum(heard.kind == "moment" for heard in match.heard(seat, len(match.told) - 1)[0])
        assert not {deed.rule for block in blocks(table, seat) for deed in block.deeds} & {"EL-213", "EL-008"}
        if blows > 5:
            break
    assert blows > 5


def test_move_of_which_nothing_is_heard_leaves_the_digest_alone() -> None:
    table, before, mover, unheard = a_table(3, 4), blocks(a_table(), 0), 0, 0
    for seat, _ in played(table, 4):
        told = len(table.match.told)
        if told > 1 and mover != 0 and not any(table.match.heard(0, told - 1)):
            assert blocks(table, 0) == before
            unheard += 1
        before, mover = blocks(table, 0), seat
    assert unheard


def test_digest_tells_which_points_moved() -> None:
    table, moved = a_table(3, 4), 0
    for seat, _ in played(table, 4):
        view = table.match.view(seat)
        points = page_of(table.game).running(view)
        assert points == page_of(table.game).running(table.match.view(-1)), "everybody can count them"
        for block in tablepage._rivals(table, seat, view):
            assert block.after == points[block.seat]
            moved += block.before != block.after
        sections = tablepage.sections(table, seated(seat))
        assert ('class="gained' in sections["seats"]) == any(
            block.before != block.after for block in tablepage._rivals(table, seat, view)
        )
    assert moved


@pytest.mark.parametrize("game", known())
def test_digest_tells_what_else_moved(game: str) -> None:
    table, moved = a_table(2, 4, game=find(game)), 0
    counts = page_of(table.game).counts
    for at, (seat, _) in enumerate(played(table, 4)):
        if at % 20:
            continue
        view = table.match.view(seat)
        now = [[count.n for count in one] for one in counts(view)]
        everybody = [[count.n for count in one] for one in counts(table.match.view(-1))]
        everybody[seat] = now[seat]  # a manager may know more of their own club
        assert now == everybody
        first = digest.since(table.match, table.names, seat, table.turned[seat])
        for block in tablepage._rivals(table, seat, view):
            then = digest.PASTS.at(table, first - 1).counts[block.seat]
            more = [new > old for old, new in zip(then, everybody[block.seat], strict=True) if old != new]
            assert [one.more for one in block.moved] == more
            moved += len(more)
        if moved > 10:
            break
    assert moved


@pytest.mark.parametrize("game", known())
def test_what_is_counted_is_written_as_on_the_seats(game: str) -> None:
    table = a_table(2, 4, game=find(game))
    for _ in zip(range(60), played(table, 4), strict=False):
        pass
    seats = re.sub(r"\s+", "", tablepage.sections(table, seated(0))["seats"])
    for of_seat in page_of(table.game).counts(table.match.view(0)):
        for count in of_seat:
            assert re.search(rf"[>/]{re.escape(count.told(count.n))}[</]", seats), count.name


def test_points_of_the_past_are_those_of_the_game_whoever_looked() -> None:
    table, points = a_table(3, 4), digest.Pasts()
    running, seen = page_of(table.game).running, []
    for _ in zip(range(80), played(table, 4), strict=False):
        seen.append(running(table.match.view(-1)))
    assert len(set(seen)) > 1
    for decisions in (70, 20, 75, 20, 40):  # forward, back, and again
        assert points.at(table, decisions).points == seen[decisions]
    past = points._past[table.id]
    table.match = table.match.at(30)  # more than that was taken back
    assert not past.holds(table.match)
    assert points.at(table, 25).points == seen[25]


def test_points_of_the_past_have_a_bound() -> None:
    table, points = a_table(3, 4), digest.Pasts()
    for _ in zip(range(40), played(table, 4), strict=False):
        pass
    for decisions in range(30):
        points.at(table, decisions)
    assert len(points._past[table.id]._then) == digest.Past.KEPT


def asked_again(table: Table, seat: int) -> Iterator[tuple[bool, str]]:
    """For each question of a seat: whether it heard anything of note since its last answer; its panel."""
    for mover, _ in played(table, 4):
        if mover == seat:
            since = range(max(1, table.turned[seat]), len(table.match.told))
            of_rivals = digest._deeds(table.match, table.names, seat)
            heard = [line for number in since for _, line in of_rivals(number)]
            yield any(line.news for line in heard), tablepage.sections(table, seated(seat))["decision"]


@pytest.mark.parametrize("game", known())
def test_digest_comes_with_the_question_if_something_of_note_happened_since(game: str) -> None:
    told = untold = 0
    for news, panel in islice(asked_again(a_table(2, 4, game=find(game)), 0), 4, 60):
        assert ('class="news"' in panel) == news
        told += news
        untold += not news
        if told > 3 and untold > 3:
            break
    assert told
    assert untold


@pytest.mark.parametrize("game", known())
def test_what_is_worth_telling_are_events_of_which_the_log_tells(game: str) -> None:
    told = find(game).story.events
    assert page_of(find(game)).NEWS
    for kind in page_of(find(game)).NEWS:
        assert not told[kind].quiet


def test_gist_leaves_out_the_facts_of_a_card() -> None:
    long = "Nell hires Rico Sandoval-Reed for 2 €: midfielder, attack 2, and a lot of other facts."
    assert digest._gist(long) == "Nell hires Rico Sandoval-Reed for 2 €"
    assert digest._gist("Nell rolls 6 and 3: a draw.") == "Nell rolls 6 and 3: a draw"
    result = "Full time: Nell beats the Oxbow Rovers 2–1 and has 3 league points"
    assert digest._gist(result) == result


def test_nobody_has_a_digest_before_anything_happened_nor_without_a_seat() -> None:
    table = a_table(3, 4)
    assert blocks(table, 0) == ()
    assert " hidden>" in tablepage.sections(table, seated(0))["since"]
    for _ in zip(range(40), played(table, 4), strict=False):
        pass
    assert blocks(table, -1) == ()
    assert tablepage.steps_again(table, Viewer(-1)) == []


def test_stretch_is_shown_again_step_by_step() -> None:
    table = a_table(3, 4)
    seat = next(seat for seat, _ in played(table, 4) if len(table.match.log) > 60 and blocks(table, seat))
    steps = tablepage.steps_again(table, seated(seat))
    assert steps
    for step in steps:
        assert step["say"]
        Page(step["html"])
    Page(tablepage.sections(table, seated(seat))["digest"])


def test_again_answers_with_steps(served: Served) -> None:
    made = served.a_table("link", "link")
    guest = served.visitor(made.table, made.links[1])
    assert guest.get(f"{guest.at}/again").json() == {"steps": []}
