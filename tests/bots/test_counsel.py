"""What the coach says: options of the seat, in words, and the whole of a big choice."""

from __future__ import annotations

from touchline.bots import advice, counsel
from touchline.bots.advice import Advice, Advised
from touchline.engine.game import Spec, find
from touchline.engine.match import Match

GAME = find("best11")


def at_the_bids() -> Match:
    match = Match(GAME, 2, {}, b"s" * 32)
    while GAME.question(match.state, 0) != "bid":
        seat = match.waiting()[0]
        match.play(seat, match.options_of(seat)[0])
    return match


def imagined(match: Match) -> dict:
    return GAME.redeal(match.state, 0, 1).dump()


def test_small_choice_has_options_of_the_seat_and_a_reason():
    match = Match(GAME, 2, {}, b"s" * 32)
    said = counsel.advise(Spec("best11"), imagined(match), 0, 1, 50)
    assert sorted(one.option for one in said.advice.options) == sorted(match.options_of(0))
    assert all(0 <= one.chance <= 1 and one.visits for one in said.advice.options)
    assert all(label.startswith("Return ") for label in said.labels.values())
    assert said.advice.reason
    assert (said.question, said.steps) == ("", [])


def test_big_choice_is_told_to_its_end(monkeypatch):
    match = at_the_bids()
    found = [Advised(option, 0.5, 3) for option in ("bid:next", match.options_of(0)[0])]
    monkeypatch.setattr(advice, "advise", lambda *asked: Advice(found, 0.5, "Because."))
    said = counsel.advise(Spec("best11"), imagined(match), 0, 1)
    assert {one.option for one in said.advice.options} <= set(said.labels)
    slots = [int(question.split()[1].rstrip(":")) for question, _ in said.steps]
    assert (slots[0], slots) == (1, sorted(slots))
    put = [answer for _, answer in said.steps if answer.startswith("Add ")]
    assert len(put) == len(match.state.hand[0]) or slots[-1] == len(match.state.market)  # or nothing is left


def test_coach_speaks_of_the_first_small_choice_that_is_not_clear(monkeypatch):
    asked = []

    def clear_in_slot_1(game_id, dump, seat, seed, milliseconds):
        g = GAME.load(dump)
        question = GAME.prompt(g, seat).question
        asked.append(question)
        options = [GAME.codec.text(option) for option in GAME.rules.options(g, seat)]
        found = ["bid:next"] if question.startswith("Slot 1") else ["bid:next", options[0]]
        return Advice([Advised(option, 0.5, 3) for option in found], 0.5, "Because.")

    monkeypatch.setattr(advice, "advise", clear_in_slot_1)
    match = at_the_bids()
    said = counsel.advise(Spec("best11"), imagined(match), 0, 1)
    assert [question[:6] for question in asked] == ["Slot 1", "Slot 2"]
    assert said.question.startswith("Slot 2")
    assert said.labels["bid:next"] == "Go on to slot 3"
    assert said.steps[0] == (asked[0], "Go on to slot 2")
