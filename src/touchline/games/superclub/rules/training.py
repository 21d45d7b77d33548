"""Step 2: training (SC-055 to SC-070, SC-333)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.superclub import cards as c, state as s
from touchline.games.superclub.rules.answers import tempting_squad, word
from touchline.games.superclub.rules.asides import add_asides, took_aside
from touchline.games.superclub.rules.club import gain_stars, is_talent, staff_sum
from touchline.games.superclub.rules.offers import end_letters
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.text import facts, name


def training_step(g: Superclub, place: int) -> None:
    """After its trade window each manager trains, champion first (SC-034, SC-036)."""
    if place == 0 and g.stage != s.IN_TRAINING:
        g.stage = s.IN_TRAINING
        g.push(s.TRAINING_STEP)
        g.push(s.TRADE_WINDOW)
        return
    if place == g.seats:
        end_letters(g)
        return
    if place and g.guaranteed >= 0 and g.guaranteed not in g.trained:
        g.trained.append(g.guaranteed)  # he was trained, wherever he goes now (SC-064, SC-066)
    g.used = 0
    g.rolled = 0
    g.guaranteed = -1
    g.push(s.TRAINING_STEP, place + 1)
    g.push(s.TRAIN_TURN, (g.lead + place) % g.seats)


def places(g: Superclub, seat: int) -> int:
    """How many players he may train: level plus staff, doubled by a transfer_ban (SC-057, SC-333)."""
    players = c.TRAINEES[g.levels[3 * seat + c.TRAINING]] + staff_sum(g, seat, c.TRAINEE_EXTRA)
    return 2 * players if g.banned >> seat & 1 else players


def places_left(g: Superclub, seat: int) -> int:
    """How many more he may train in his turn, with the staff that he has now (SC-319, SC-333)."""
    return max(0, places(g, seat) - g.used)


def trainees(g: Superclub, seat: int) -> list[int]:
    """Own players with an empty star who were not trained in this off-season (SC-056, SC-064)."""
    left = places_left(g, seat)
    return [
        player
        for player in g.squad[seat]
        if g.stars[player] < c.POTENTIAL[player]
        and player not in g.trained
        and (left or player == g.guaranteed)
    ]


def refuses_training(g: Superclub, seat: int, arg: int, option: int) -> Said | None:
    """Who cannot be trained."""
    player = option >> 8
    if player >= c.PLAYERS:
        return None
    if player not in g.squad[seat]:
        return refuse("SC-061", "not-in-squad")
    if player in g.trained:
        return refuse("SC-064", "trained")
    if not is_talent(g, player):
        return refuse("SC-056", "no-empty-star")
    return refuse("SC-066", "no-training-place")


def train_turn(g: Superclub, seat: int) -> None:
    """The next small choice of this manager's training; without one it is over (SC-319, SC-341)."""
    players = trainees(g, seat)
    if not players:
        return
    level = g.levels[3 * seat + c.TRAINING]
    if c.GUARANTEED[level] and not g.rolled and g.guaranteed < 0:
        g.ask(seat, s.GUARANTEE)
    else:
        g.ask(seat, s.TRAIN)


# guarantee: the guaranteed star of level 4, before the first roll (SC-065 to SC-067)


def legal_guarantee(g: Superclub, seat: int, arg: int) -> list[int]:
    """Any own talent, or skip it."""
    options = [s.GUARANTEE | c.SKIP << 8]
    for player in trainees(g, seat):
        options.append(s.GUARANTEE | player << 8)
    add_asides(g, seat, options)
    return options


def answer_guarantee(g: Superclub, seat: int, arg: int, option: int) -> None:
    """A star without a die; he takes up a training place (SC-066)."""
    g.push(s.TRAIN_TURN, seat)
    if took_aside(g, seat, option):
        return
    player = option >> 8
    if player == c.SKIP:
        g.rolled = 1  # the star is lost (SC-067)
        return
    g.guaranteed = player
    g.used += 1
    gain_stars(g, seat, player, 1)
    if g.events is not None:
        g.tell("star", "SC-065", [seat, player, g.stars[player]])


def says_guarantee(g: Superclub, seat: int, thing: int) -> Said | None:
    """A star without a die."""
    return said(player=name(thing), facts=facts(g, thing)) if thing < c.PLAYERS else word(thing, [c.SKIP])


GUARANTEE_QUESTION: Final = Question(
    s.GUARANTEE,
    "guarantee",
    "SC-065",
    legal_guarantee,
    answer_guarantee,
    says=says_guarantee,
    place="squad",
    refuses=refuses_training,
    tempting=tempting_squad,
    caretaker=c.SKIP,
    unheard=True,
)


# train: name a player and roll one die (SC-055, SC-061, SC-068)


def legal_train(g: Superclub, seat: int, arg: int) -> list[int]:
    """Anybody who may be trained, or done."""
    options = [s.TRAIN | c.DONE << 8]
    for player in trainees(g, seat):
        options.append(s.TRAIN | player << 8)
    add_asides(g, seat, options)
    return options


def answer_train(g: Superclub, seat: int, arg: int, option: int) -> None:
    """Roll for him; a failure costs nothing (SC-063)."""
    if took_aside(g, seat, option):
        g.push(s.TRAIN_TURN, seat)
        return
    player = option >> 8
    if player == c.DONE:
        return
    g.rolled = 1
    g.trained.append(player)
    if player != g.guaranteed:
        g.used += 1
    g.reveal()
    die = g.rand(6) + 1
    before = g.stars[player]
    reached = level_reached(g, seat, player, die)
    if reached > before:
        gain_stars(g, seat, player, reached - before)
    if g.events is not None:
        g.tell("trained", "SC-062", [seat, player, die, before, g.stars[player]])
    g.push(s.TRAIN_TURN, seat)


def says_train(g: Superclub, seat: int, thing: int) -> Said | None:
    """What a roll would bring."""
    if thing >= c.PLAYERS:
        return word(thing, [c.DONE])
    stars = g.stars[thing]
    most = level_reached(g, seat, thing, 6)
    return said(player=name(thing), facts=facts(g, thing), need=stars + 1, stars=stars, most=most)


TRAIN_QUESTION: Final = Question(
    s.TRAIN,
    "train",
    "SC-061",
    legal_train,
    answer_train,
    asks=lambda g, seat, arg: said(left=places_left(g, seat)),
    says=says_train,
    place="squad",
    refuses=refuses_training,
    tempting=tempting_squad,
    caretaker=c.DONE,
)


def level_reached(g: Superclub, seat: int, player: int, die: int) -> int:
    """At most the die, the potential, and the stars before this step plus the gain (SC-062, SC-066)."""
    start = g.stars[player] - (1 if player == g.guaranteed else 0)
    return min(die, c.POTENTIAL[player], start + c.GAIN[g.levels[3 * seat + c.TRAINING]])
