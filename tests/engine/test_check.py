"""check_game finds games that break a promise and says what is wrong; each is Best 11 with one flaw."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from touchline.engine.chance import Chance
from touchline.engine.check import check_game
from touchline.engine.codec import Codec
from touchline.engine.game import Game, OptionText, find
from touchline.engine.pen import Pen
from touchline.engine.rules import Rules
from touchline.games.best11 import state as s
from touchline.games.best11.cards import THINGS
from touchline.games.best11.rules import auction
from touchline.games.best11.state import Best11

GAME = find("best11")


def only_failure(game: Game, games: int = 1, seed: int = 1) -> str:
    """What check_game finds in the first games of a broken game."""
    failures = check_game(game, games, seed).failures
    assert failures, "the flaw was not found"
    return failures[0]


def with_question(question: int, legal: Any = None, answer: Any = None) -> Rules:
    """The rules, with one question answered in another way."""
    rules = copy(GAME.rules)
    rules.legal = rules.legal.copy()
    rules.answer = rules.answer.copy()
    if legal:
        rules.legal[question] = legal
    if answer:
        rules.answer[question] = answer
    return rules


def with_step(step: int, run: Any) -> Rules:
    """The rules, with one step done in another way."""
    rules = copy(GAME.rules)
    rules.steps = rules.steps.copy()
    rules.steps[step] = run
    return rules


def on_nominate(extra: Callable[[Best11, int, int], None]) -> Game:
    """Best 11 in which a nomination has another effect besides its own."""

    def answer(g: Best11, seat: int, arg: int, option: int) -> None:
        auction.answer_nominate(g, seat, arg, option)
        extra(g, seat, option >> 8)

    return replace(GAME, rules=with_question(s.NOMINATE, answer=answer))


def test_sound_game_has_no_failure() -> None:
    assert check_game(GAME, 2).failures == []


def test_failure_says_in_which_game_it_was_found() -> None:
    game = replace(GAME, bound=10)
    assert only_failure(game, seed=7).startswith("game 0 (seed 7, 2 seats, no options): ")
    assert (
        check_game(game, 4)
        .failures[3]
        .startswith("game 3 (seed 1, 2 seats, options money_cap, manager_draft): ")
    )


# Hidden information


def test_view_that_leaks_a_hand_is_found() -> None:
    def view(g: Best11, seat: int) -> Any:
        return msgspec.structs.replace(GAME.view(g, seat), phase=f"hands {g.hand}")

    failure = only_failure(replace(GAME, view=view))
    assert "can tell a redealt world from the true one" in failure
    assert "its view leaks something hidden" in failure
    assert "hands" in failure


def test_encoder_that_leaks_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def write(pen: Pen, g: Best11, seat: int) -> None:
        for turn, manager in enumerate(g.in_order(seat)):
            pen.about(turn)
            pen.marks("hand", THINGS, g.hand[manager])

    monkeypatch.setattr(GAME.module("encoder"), "write", write)
    failure = only_failure(replace(GAME))  # another card of the game, so that its encoder is made anew
    assert "encoder.py leaks something hidden in next_1.hand.fa_" in failure


def test_option_outside_the_action_space_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    module = GAME.module("actions")
    monkeypatch.setattr(module, "ACTIONS", {**module.ACTIONS, "nominate": []})
    assert "is legal, but missing in the game's actions.py" in only_failure(replace(GAME))


def test_reason_that_leaks_a_card_is_found() -> None:
    def why(g: Best11, seat: int, option: int) -> tuple[str, str]:
        rule, reason = GAME.why(g, seat, option)
        return rule, f"{reason}; the top card is {THINGS[g.deck[-1]] if g.deck else None}"

    assert "its view leaks something hidden" in only_failure(replace(GAME, why=why))


def test_thinking_that_tells_who_holds_a_late_card_is_found() -> None:
    def thinking(g: Best11, seat: int) -> list[int]:
        return [other for other in range(g.seats) if any(card % 2 for card in g.hand[other])]

    assert "its view leaks something hidden" in only_failure(replace(GAME, thinking=thinking))


def test_redeal_that_changes_the_own_hand_is_found() -> None:
    def redeal(g: Best11, seat: int, seed: int) -> Best11:
        world = GAME.redeal(g, seat, seed)
        if seat >= 0 and world.hand[seat] and world.deck:
            world.hand[seat][0], world.deck[0] = world.deck[0], world.hand[seat][0]
        return world

    assert "can tell a redealt world from the true one" in only_failure(replace(GAME, redeal=redeal))


def test_redeal_that_loses_a_card_is_found() -> None:
    def redeal(g: Best11, seat: int, seed: int) -> Best11:
        world = GAME.redeal(g, seat, seed)
        world.deck.pop()
        return world

    failure = only_failure(replace(GAME, redeal=redeal))
    assert "redeal for seat" in failure
    assert "free agents are not conserved" in failure


def test_redeal_that_leaves_a_seat_without_an_option_is_found() -> None:
    def redeal(g: Best11, seat: int, seed: int) -> Best11:
        world = GAME.redeal(g, seat, seed)
        for other in range(g.seats):
            if other != seat and g.open[other] & 0xFF == s.NOMINATE:
                world.deck += world.hand[other]
                world.hand[other] = []
        return world

    game = replace(GAME, redeal=redeal, view=lambda g, seat: 0)
    assert "without an option" in only_failure(game, 3)


def test_log_that_names_a_hidden_card_is_found() -> None:
    def tell(g: Best11, seat: int, card: int) -> None:
        g.tell("nominated", "B11-031", [seat, card])

    assert "the log tells seat" in only_failure(on_nominate(tell))


def test_private_event_about_somebody_else_is_found() -> None:
    def tell(g: Best11, seat: int, card: int) -> None:
        g.tell("late_pass", "B11-088", [seat], only=(seat + 1) % g.seats)

    assert "hears a private event that is not about it" in only_failure(on_nominate(tell))


def test_event_without_a_sentence_is_found() -> None:
    def sentence(heard: Any, viewer: int, names: list[str]) -> str:
        return "" if heard.kind == "sealed" else GAME.sentence(heard, viewer, names)

    assert "event sealed has no sentence or no rule" in only_failure(replace(GAME, sentence=sentence))


def test_event_without_a_rule_is_found() -> None:
    game = on_nominate(lambda g, seat, card: g.tell("round", "", [1]))
    assert "event round has no sentence or no rule" in only_failure(game)


def test_redeal_from_which_the_true_cards_can_be_worked_out_is_found() -> None:
    def redeal(g: Best11, seat: int, seed: int) -> Best11:
        world = g.clone()
        Chance(seed).shuffle(world.deck)  # who knows the seed can undo this
        return world

    failure = only_failure(replace(GAME, redeal=redeal))
    assert "with the same seed deals another world from one that looks the same: deck" in failure


# Options and reasons


def test_refusal_without_a_rule_is_found() -> None:
    game = replace(GAME, why=lambda g, seat, option: ("", "no"))
    assert "refused without a rule" in only_failure(game)


def test_temptation_without_a_reason_is_found() -> None:
    def why(g: Best11, seat: int, option: int) -> tuple[str, str]:
        rule, reason = GAME.why(g, seat, option)
        return rule, "" if option & 0xFF == s.NOMINATE else reason

    assert "nominate:money_3 is refused without a rule or a reason" in only_failure(replace(GAME, why=why))


def test_option_listed_twice_is_found() -> None:
    def legal(g: Best11, seat: int, arg: int) -> list[int]:
        return auction.legal_nominate(g, seat, arg) * 2

    assert "has the same option twice" in only_failure(
        replace(GAME, rules=with_question(s.NOMINATE, legal=legal))
    )


def test_question_without_an_option_is_found() -> None:
    game = replace(GAME, rules=with_question(s.NOMINATE, legal=lambda g, seat, arg: []))
    assert "is asked with 0 options" in only_failure(game)


def test_option_that_does_not_survive_the_trip_through_text_is_found() -> None:
    things = ["twin" if name in ("tac_01", "tac_02", "tac_03", "tac_04") else name for name in THINGS]
    assert "does not survive the trip through text" in only_failure(
        replace(GAME, codec=Codec(GAME.codec.verbs, things)), 4
    )


def test_option_without_a_label_is_found() -> None:
    game = replace(GAME, label=lambda g, seat, option: OptionText(""))
    assert "has no label" in only_failure(game)


def test_refusal_that_changes_the_state_is_found() -> None:
    def why(g: Best11, seat: int, option: int) -> tuple[str, str]:
        g.asked_last = 1 - g.asked_last
        return GAME.why(g, seat, option)

    assert "a refused option changed the state" in only_failure(
        replace(GAME, why=why, tempting=lambda g, seat: []), 3
    )


# States


class Shared(Best11):
    """A state whose copies share the discard pile."""

    def clone(self) -> Best11:
        new = super().clone()
        new.discard = self.discard
        return new


class Forgetful(Best11):
    """A state whose copies forget the round."""

    def clone(self) -> Best11:
        new = super().clone()
        new.round = 0
        return new


def made_of(kind: type[Best11]) -> Game:
    """Best 11 with states of this class."""

    def new(seats: int, seed: int, options: dict[str, int]) -> Best11:
        g: Best11 = GAME.new(seats, seed, options)
        g.__class__ = kind
        return g

    return replace(GAME, new=new)


def test_copy_that_shares_a_list_is_found() -> None:
    assert "playing on a clone changed the original" in only_failure(made_of(Shared), 4)


def test_copy_that_differs_is_found() -> None:
    assert "clone() differs from its original" in only_failure(made_of(Forgetful))


def test_load_that_forgets_a_field_is_found() -> None:
    def load(data: dict[str, Any]) -> Best11:
        return Best11.load(data | {"put_under": []})

    assert "load(dump()) differs from the state" in only_failure(replace(GAME, load=load))


def test_cards_that_multiply_are_found() -> None:
    game = on_nominate(lambda g, seat, card: g.discard.append(card))
    assert "no options): free agents are not conserved" in only_failure(game)


def test_money_below_nothing_is_found() -> None:
    def spend(g: Best11, seat: int, card: int) -> None:
        g.purse[seat] = -1

    assert "less than no money" in only_failure(on_nominate(spend))


# The course of the game


def test_chance_drawn_behind_everybodys_back_is_found() -> None:
    game = on_nominate(lambda g, seat, card: g.tell("round", "B11-025", [1 + g.rand(2)]))
    assert "drew on chance, but no step said reveal()" in only_failure(game)


def test_order_of_simultaneous_answers_that_matters_is_found() -> None:
    def first_come(g: Best11, seat: int, card: int) -> None:
        g.offers[0] = seat

    failure = only_failure(on_nominate(first_come), 3)
    assert "simultaneous answers in another order give another state: offers" in failure


def test_rules_that_crash_are_reported_with_their_place() -> None:
    def crash(g: Best11, seat: int, card: int) -> None:
        g.keepers[99] = card

    failure = only_failure(on_nominate(crash))
    assert "IndexError in test_check.py, line" in failure
    assert failure.startswith("game 0 (seed 1, 2 seats, no options): ")


def test_game_that_goes_on_for_too_long_is_found() -> None:
    assert "did not end within 20 decisions" in only_failure(replace(GAME, bound=20))


def test_game_that_stops_without_an_end_is_found() -> None:
    failure = only_failure(replace(GAME, over=lambda g: False))
    assert "not over and nobody has to decide" in failure


def test_replay_that_differs_is_found() -> None:
    made = []

    def new(seats: int, seed: int, options: dict[str, int]) -> Best11:
        g: Best11 = GAME.new(seats, seed, options)
        made.append(g)
        g.asked_last = 2 * len(made)
        return g

    def keeper_step(g: Best11, turn: int) -> None:
        asked_last = g.asked_last
        GAME.rules.steps[s.KEEPER_STEP](g, turn)
        g.asked_last |= asked_last & ~1

    game = replace(GAME, new=new, rules=with_step(s.KEEPER_STEP, keeper_step))
    assert "Replaying the decisions leads to another state" in only_failure(game)


# The result


def test_scores_that_do_not_add_up_are_found() -> None:
    def scores(g: Best11) -> Any:
        return [msgspec.structs.replace(score, total=score.total + 1) for score in GAME.scores(g)]

    failure = only_failure(replace(GAME, scores=scores))
    assert "seat 0 scores" in failure
    assert "but its parts are {'Money'" in failure


def test_game_without_a_winner_is_found() -> None:
    def scores(g: Best11) -> Any:
        return [msgspec.structs.replace(score, place=score.place + 1) for score in GAME.scores(g)]

    assert "nobody is first" in only_failure(replace(GAME, scores=scores))


def test_record_that_nobody_could_verify_is_found() -> None:
    assert "the record of a game is not true" in only_failure(replace(GAME, edition="unknown"))


# Questions with one answer


def only_the_first(g: Best11, seat: int, arg: int) -> list[int]:
    """A nomination without a choice."""
    return auction.legal_nominate(g, seat, arg)[:1]


def test_referee_answers_a_question_without_a_choice() -> None:
    rules = with_question(s.NOMINATE, legal=only_the_first)
    g = GAME.new(2, 1, GAME.option_values({}))
    rules.settle(g)
    while s.NOMINATE not in {asked & 0xFF for asked in g.open} and g.round < 2:
        rules.apply(g, g.next_seat(), rules.options(g, g.next_seat())[0])
    assert g.round == 2


def test_question_that_is_always_asked_is_put_without_a_choice_too() -> None:
    rules = with_question(s.NOMINATE, legal=only_the_first)
    rules.skips = [number != s.NOMINATE for number in range(len(rules.skips))]
    assert check_game(replace(GAME, rules=rules), 1).failures == []
    g = GAME.new(2, 1, GAME.option_values({}))
    rules.settle(g)
    while s.NOMINATE not in {asked & 0xFF for asked in g.open}:
        rules.apply(g, g.next_seat(), rules.options(g, g.next_seat())[0])
    assert len(rules.options(g, g.next_seat())) == 1
