"""Clients that mean harm, on the live line: answered, in the end sent away; the table goes on."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.given import Line, Served, Visitor

LONG = "x" * 10_000


def a_guest(served: Served) -> Visitor:
    """The guest of a new table; seat 1 is theirs."""
    made = served.a_table()
    return served.visitor(made.table, made.links[1])


@contextlib.contextmanager
def undisturbed(guest: Visitor) -> Iterator[None]:
    """Whatever happens meanwhile, the guest's page goes on and nothing was played."""
    with guest.line() as watching:
        yield
        assert guest.table.match.log == []
        guest.post(f"{guest.at}/talk", data={"text": "still here"})
        watching.hear_until("still here", "talk")
    assert guest.answer(1).status_code == 303


def closed(line: Line) -> int:
    """The code with which the server closes the line, after whatever it still says."""
    try:
        while True:
            line.socket.recv(timeout=5)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 1006


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        '"play"',
        "{}",
        '{"t":"nothing"}',
        '{"t":["play"]}',
        '{"t":"play"}',
        '{"t":"play","decision":1,"option":"x"}',
        '{"t":"play","decision":"0","option":[1]}',
        '{"t":"play","decision":"0","option":{"a":1}}',
        '{"t":"hello","layout":7}',
        '{"t":"hello","layout":"' + LONG + '"}',
        '{"t":"talk","text":"' + LONG + '"}',
        "[" * 10_000,
        b"\x00\x01binary",
        b'{"t":"hello"}',
    ],
)
def test_malformed_message_is_answered(served: Served, message: str | bytes) -> None:
    guest = a_guest(served)
    with undisturbed(guest), guest.line() as line:
        line.socket.send(message)
        assert line.hear()["t"] == "error"


@pytest.mark.parametrize("n", [0, 1])
def test_whoever_goes_on_with_it_is_sent_away(served: Served, n: int) -> None:
    guest = a_guest(served)
    with undisturbed(guest), guest.line(hello=bool(n)) as line:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(40):
                line.socket.send("nonsense")
        assert closed(line) == 1008


def test_flood_is_stemmed(served: Served) -> None:
    guest = a_guest(served)
    with undisturbed(guest), guest.line() as line:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(2000):
                line.say(t="undo")
        assert closed(line) in (1006, 1008)


def test_oversized_message_ends_the_line(served: Served) -> None:
    guest = a_guest(served)
    with undisturbed(guest), guest.line() as line:
        line.say(t="talk", text="x" * 20_000)
        assert closed(line) == 1009


def test_stranger_on_the_line_can_do_nothing(served: Served) -> None:
    guest = a_guest(served)
    option = guest.table.match.options_of(1)[0]
    with undisturbed(guest), served.visitor(guest.table_id).line() as line:
        for message in (
            {"t": "play", "decision": guest.table.decision_id(1), "option": option},
            {"t": "draft", "decision": guest.table.decision_id(1), "op": "slot:1"},
            {"t": "undo"},
            {"t": "undo/answer", "yes": True},
            {"t": "say", "text": "hi"},
            {"t": "screen"},
        ):
            line.say(**message)
            assert line.hear()["t"] == "error"


def test_other_seats_decision_is_refused(served: Served) -> None:
    guest = a_guest(served)
    theirs = guest.table.match.options_of(0)[0]
    with undisturbed(guest), guest.line() as line:
        line.say(t="play", decision=guest.table.decision_id(0), option=theirs, seat=0)
        assert line.hear()["t"] == "error"


@pytest.mark.parametrize(
    "option", ["", "bid:next", "no such option", "x" * 80, ["keep_tactic:tac_01"] * 5, [], "keep_tactic:\x00"]
)
def test_unknown_option_is_refused(served: Served, option: object) -> None:
    guest = a_guest(served)
    with undisturbed(guest), guest.line() as line:
        line.say(t="play", decision=guest.table.decision_id(1), option=option)
        assert line.hear()["t"] == "error"


def test_silent_and_vanishing_clients_leave_no_trace(served: Served) -> None:
    guest = a_guest(served)
    with undisturbed(guest):
        for _ in range(10):
            with guest.line(hello=False) as line:
                line.socket.socket.close()
        with guest.line(hello=False) as line:
            line.socket.send('{"t":"hello"}')
            line.socket.socket.close()
    give_up = time.monotonic() + 5
    while guest.table.seats[1].online and time.monotonic() < give_up:
        time.sleep(0.01)
    assert guest.table.seats[1].online == 0


def test_line_that_does_not_read_holds_up_nobody(served: Served) -> None:
    guest = a_guest(served)
    with undisturbed(guest), guest.line(close_timeout=0.1), guest.line() as quick:
        for number in range(30):
            guest.post(f"{guest.at}/talk", data={"text": f"line {number} " + "y" * 250})
            started = time.monotonic()
            quick.hear_until(f"line {number} ", "talk")
            assert time.monotonic() - started < 2
