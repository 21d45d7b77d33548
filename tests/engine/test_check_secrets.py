"""check_game finds what tells *that* something happened in secret; each is a game with one flaw."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import replace

import pytest

from tests.engine.test_check import GAME, only_failure, with_question, with_step
from touchline.engine import transcript
from touchline.engine.check import check_game
from touchline.engine.game import Game, find
from touchline.engine.match import Match
from touchline.games.best11 import state as s
from touchline.games.best11.rules import auction
from touchline.games.best11.state import Best11


def found_in(game: Game, games: int, sign: str) -> bool:
    """Whether check_game finds a failure that says this."""
    return any(sign in failure for failure in check_game(game, games).failures)


def odd(g: Best11, seat: int) -> bool:
    """Something about a hand that nobody else may know."""
    return sum(g.hand[seat]) % 2 == 1


def test_question_that_is_skipped_because_of_a_hidden_hand_is_found() -> None:
    def legal(g: Best11, seat: int, arg: int) -> list[int]:
        options = auction.legal_nominate(g, seat, arg)
        return options[:1] if odd(g, seat) else options

    rules = with_question(s.NOMINATE, legal=legal)
    assert found_in(replace(GAME, rules=rules), 2, "not asked 'nominate'")
    rules.skips = [number != s.NOMINATE for number in range(len(rules.skips))]
    assert not found_in(replace(GAME, rules=rules), 2, "'nominate'")


def test_question_that_is_put_because_of_a_hidden_hand_is_found() -> None:
    def keeper_step(g: Best11, turn: int) -> None:
        GAME.rules.steps[s.KEEPER_STEP](g, turn)
        for seat in list(g.fresh):
            if odd(g, seat):
                g.fresh.remove(seat)
                g.open[seat] = 0
                g.unanswered -= 1

    game = replace(GAME, rules=with_step(s.KEEPER_STEP, keeper_step), options=())
    assert found_in(game, 6, "is asked 'keeper'")


def test_undo_that_tells_of_a_secret_decision_is_found() -> None:
    def answer(g: Best11, seat: int, arg: int, option: int) -> None:
        g.reveal()
        auction.answer_bid(g, seat, arg, option)

    game = replace(GAME, rules=with_question(s.BID, answer=answer))
    assert found_in(game, 2, "passes unnoticed by seat")


def test_secret_reveal_among_those_who_heard_it_is_no_flaw() -> None:
    def answer(g: Best11, seat: int, arg: int, option: int) -> None:
        g.reveal(1 << seat)
        auction.answer_bid(g, seat, arg, option)

    game = replace(GAME, rules=with_question(s.BID, answer=answer))
    assert not found_in(game, 2, "passes unnoticed by seat")


def test_undo_that_asks_only_once_somebody_has_spoken_in_secret_is_found() -> None:
    game = find("footmania")
    rules = copy(game.rules)
    rules.unheard = [False] * len(rules.unheard)
    assert found_in(replace(game, rules=rules, sample=1), 3, "undo, 'at once' against 'ask'")


def test_numbers_with_gaps_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    numbered = transcript.told

    def told(match: Match, names: list[str], viewer: int, after: int = 0) -> Iterator[transcript.Line]:
        for line in numbered(match, names, viewer, after):  # counted by everybody's decisions, as the log is
            heard = [n for n, events in enumerate(match.heard(viewer)) if events]
            yield replace(line, decision=[0, *(n for n in heard if n)][line.decision])

    monkeypatch.setattr(transcript, "told", told)
    assert "somebody decided unheard" in only_failure(GAME)


def test_report_says_how_much_was_compared() -> None:
    report = check_game(find("time_of_soccer"), 1)
    assert report.failures == []
    assert report.twins > 100
    assert report.unnoticed > 1
