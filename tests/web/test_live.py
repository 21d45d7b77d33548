"""The live line: what one seat does appears on the others' pages, and only what they may know."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.given import Served, Visitor
from tests.web.test_routes import finished_record, imported, to_the_bids
from touchline.tables.table import Table
from touchline.web import live, rooms, tablepage
from touchline.web.viewer import Viewer


def two(served: Served) -> tuple[Visitor, Visitor]:
    """The browsers of a host and a guest at a new table."""
    made = served.a_table()
    return served.visitor(made.table, made.host), served.visitor(made.table, made.links[1])


def test_hello_brings_every_section_once(served: Served) -> None:
    host, _ = two(served)
    with host.line() as line:
        page = host.get(host.at).text
        assert set(line.first["sections"]) >= {"seats", "decision", "log", "talk"}
        assert all(f'id="{name}"' in page for name in line.first["sections"])
        assert line.first["steps"] == []
        assert "Your turn" in line.first["title"]
        assert line.silent()


def test_only_changed_sections_are_sent(served: Served) -> None:
    host, guest = two(served)
    with host.line() as mine, guest.line() as theirs:
        guest.answer(1)
        news = mine.hear("sections")
        assert "talk" not in news["sections"]
        assert "seats" in news["sections"]
        assert theirs.hear("sections")["sections"]["decision"]


def test_answer_on_the_line_is_played(served: Served) -> None:
    host, _ = two(served)
    with host.line() as line:
        option = host.table.match.options_of(0)[0]
        line.say(t="play", decision=host.table.decision_id(0), option=option)
        news = line.hear("sections")
        assert "decision" in news["sections"]
        assert [entry.option for entry in host.table.match.log] == [option]
        line.say(t="undo", decision="")
        assert "decision" in line.hear("sections")["sections"]
        assert host.table.match.log == []


def test_refused_answer_comes_back_with_its_rule(served: Served) -> None:
    host, _ = two(served)
    with host.line() as line:
        line.say(t="play", decision=host.table.decision_id(0), option="keep_tactic:fa_001")
        error = line.hear()
        assert error["t"] == "error"
        assert error["rule"].startswith("B11-")
        assert host.table.match.log == []


def test_stale_answer_brings_the_page_back_to_the_table(served: Served) -> None:
    host, guest = two(served)
    with host.line() as line:
        guest.answer(1)
        line.say(t="play", decision="7-bid-0", option="bid:next")
        assert "seats" in line.hear("sections")["sections"]
        error = line.hear()
        assert error["t"] == "error"
        assert "The latest news: " in error["message"]


def test_talk_reaches_everybody(served: Served) -> None:
    host, guest = two(served)
    with host.line() as mine, guest.line() as theirs, served.visitor(host.table_id).line() as watching:
        mine.say(t="talk", text="Good luck <all>")
        for line in (mine, theirs, watching):
            assert "Good luck &lt;all&gt;" in line.hear("sections")["sections"]["talk"]
        watching.say(t="talk", text="me too")
        assert watching.hear()["t"] == "error"


def test_secret_answer_tells_others_no_more_than_that_it_was_given(served: Served) -> None:
    """Edits of a draft are silent; the small choices of a bid reach nobody else until it is sealed."""
    host, guest = to_the_bids(served)
    with host.line() as mine, guest.line() as theirs, served.visitor(host.table_id).line() as watching:
        readers = guest, served.visitor(host.table_id)
        before = [reader.get(host.at).text for reader in readers]
        decision = host.table.decision_id(0)
        mine.say(t="play", decision=decision, option="slot:2")
        mine.hear("sections")
        mine.say(t="draft", decision=decision, op="slot:1")
        mine.hear("sections")
        placed = next(option for option in host.table.match.options_of(0) if option != "bid:next")
        mine.say(t="play", decision=decision, option=placed)
        assert "decision" in mine.hear("sections")["sections"]
        assert theirs.silent()
        assert watching.silent(0.01)
        assert [reader.get(host.at).text for reader in readers] == before
        guest.post(f"{guest.at}/talk", data={"text": "hm"})
        assert list(watching.hear()["sections"]) == ["talk"]  # the bid before it left no trace


def test_reveal_is_told_in_steps(served: Served) -> None:
    host, guest = to_the_bids(served)
    with host.line() as line:
        for seat, visitor in enumerate((host, guest)):
            visitor.post(
                f"{visitor.at}/play", data={"decision": visitor.table.decision_id(seat), "option": "seal"}
            )
        steps: list[dict[str, str]] = []
        while len(steps) < 3:
            steps += line.hear("sections")["steps"]
        assert all(step["say"] for step in steps)


def test_page_is_loaded_anew_when_the_game_is_over(served: Served) -> None:
    host = served.visitor()
    host.table_id = imported(host, finished_record()).removeprefix("/t/")
    host.at = f"/t/{host.table_id}"
    with host.line(hello=False) as line:
        line.say(t="hello", layout="playing")
        last = line.hear("reload")
        assert last["steps"][-1]["html"].startswith(
            '<div class="whistle"'
        )  # it is told though the line was down


def test_every_hello_is_answered(served: Served) -> None:
    """Also that of a page that an earlier version made, which counts what it gets."""
    host, _ = two(served)
    with host.line(hello=False) as line:
        line.say(t="hello", n=17)
        first = line.hear("sections")["sections"]
        line.say(t="hello")
        assert line.hear("sections")["sections"] == first


def test_unknown_table_is_closed_for_good(served: Served) -> None:
    with served.visitor("nothing").line(hello=False) as line, pytest.raises(ConnectionClosed) as closed:
        line.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == live.CLOSE_GONE


def test_other_sites_cannot_open_a_line(served: Served) -> None:
    host, _ = two(served)
    with pytest.raises(InvalidStatus), host.line(hello=False, origin="https://evil.example"):
        pass
    with host.line(origin=served.url) as line:
        assert line.first["sections"]


def test_presence_is_noted(served: Served) -> None:
    host, guest = two(served)
    with guest.line():
        assert [seat.online for seat in host.table.seats] == [0, 1]
        with guest.line():
            assert host.table.seats[1].online == 2
    give_up = time.monotonic() + 5
    while host.table.seats[1].online and time.monotonic() < give_up:
        time.sleep(0.01)
    assert [seat.online for seat in host.table.seats] == [0, 0]


def test_slow_viewer_holds_up_nobody_and_gets_the_newest(served: Served) -> None:
    host, guest = two(served)
    with guest.line() as slow, host.line() as quick:
        said = 40
        for number in range(said):
            host.post(f"{host.at}/talk", data={"text": f"line {number} " + "x" * 200})
            assert f"line {number} " in quick.hear_until(f"line {number} ", "talk")["sections"]["talk"]
        slow.hear_until(f"line {said - 1} ", "talk")


def test_viewers_who_see_the_same_are_rendered_for_once(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = two(served)
    rendered: list[int] = []
    sections = tablepage.sections

    def counted(table: Table, viewer: Viewer, *kept: Any) -> dict[str, str]:
        rendered.append(viewer.seat)
        return sections(table, viewer, *kept)

    watchers = [served.visitor(host.table_id).line() for _ in range(12)]
    lines = [watcher.__enter__() for watcher in watchers]
    monkeypatch.setattr(tablepage, "sections", counted)
    guest.answer(1)
    for line in lines:
        assert line.hear("sections")["sections"]["seats"]
    assert rendered == [-1]
    for watcher in watchers:
        watcher.__exit__(None, None, None)


def test_many_answers_at_once_leave_a_true_table(served: Served) -> None:
    """Both seats answer at the same time, again and again; every answer is taken once or refused."""
    host, guest = two(served)

    def play(visitor: Visitor, seat: int) -> None:
        for _ in range(15):
            visitor.answer(seat)

    threads = [threading.Thread(target=play, args=pair) for pair in ((host, 0), (guest, 1), (host, 0))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    match = host.table.match.clone()
    digest = match.digest()
    match.replay(match.log)
    assert match.digest() == digest


def test_secret_move_renders_nothing_for_others_and_a_new_page_gets_everything(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "KEPT_FOR", 0.01)
    host, guest = to_the_bids(served)
    with host.line() as mine, guest.line(), served.visitor(host.table_id).line():
        rendered: list[int] = []
        sections = tablepage.sections

        def counted(table: Table, viewer: Viewer, *kept: Any) -> dict[str, str]:
            rendered.append(viewer.seat)
            return sections(table, viewer, *kept)

        monkeypatch.setattr(tablepage, "sections", counted)
        placed = next(option for option in host.table.match.options_of(0) if option != "bid:next")
        mine.say(t="play", decision=host.table.decision_id(0), option=placed)
        mine.hear("sections")
        time.sleep(0.1)
        assert rendered == [0]
        with guest.line() as again:  # what was rendered for the first page is long gone
            assert "decision" in again.first["sections"]
            assert all(again.first["sections"].values())
