"""Imagined worlds: the same table to one seat, with everything that it cannot know dealt again (EL-368 to
EL-376).

Kept: all that is public, the seat's own cards and plans, what it has peeked at. Dealt again: the order of
the decks, other hands of Tactic cards, Objectives and Directors in the draft, hidden Opponent cards, and
line-ups of others that are not revealed. The back of the Opponent card on top, its club and Scout Report,
stays as it lies on the table; its front becomes that of another card, one that fits the report (EL-420).

What is dealt again is sorted first: a world follows from the seed and from what the seat may know, so that
nobody can work back from a world to the true cards.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from touchline.engine.chance import Chance
from touchline.games.eleven import cards as c, objective_cards, opponents, scenarios, state as s
from touchline.games.eleven.effects import BEFORE
from touchline.games.eleven.rules import RULES, club
from touchline.games.eleven.rules.dice import who_plays
from touchline.games.eleven.rules.lineup import clear_plan
from touchline.games.eleven.rules.objectives import is_met
from touchline.games.eleven.rules.setup import STACK
from touchline.games.eleven.rules.targets import sees_tactics
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.view import hidden_plan

A_FEW: Final = 4  # line-ups that are expected at least: fewer would give the card away


def redeal(g: Eleven, seat: int, seed: int) -> Eleven:
    """A world that looks the same to this seat (-1: a spectator)."""
    w: Eleven = g.clone()
    if g.over:
        return w
    chance = w.imagined(seed)
    others = [other for other in range(w.seats) if other != seat]
    redeal_decks(w, chance)
    redeal_tactics(w, seat, others, chance)
    redeal_directors(w, others, chance)
    redeal_objectives(w, others, chance)
    redeal_opponents(w, seat, chance)
    for other in others:
        if hidden_plan(g, other, seat):
            plan_again(w, other, chance)
    return w


def shuffled(g: Eleven, seed: int) -> Eleven:
    """An imagined world with only its decks dealt again: much quicker, for weighing options in a trial."""
    w: Eleven = g.clone()
    chance = Chance(seed)
    w.chance = chance.state
    redeal_decks(w, chance)
    w.tactic_deck = mixed(w.tactic_deck, chance)
    return w


def mixed(cards: list[int], chance: Chance) -> list[int]:
    """The cards in an order that only the seed decides."""
    again = sorted(cards)
    chance.shuffle(again)
    return again


def redeal_decks(w: Eleven, chance: Chance) -> None:
    """Orders of the decks, but for the two cards on top that lie open (EL-374)."""
    w.player_deck = mixed(w.player_deck[:-1], chance) + w.player_deck[-1:]
    w.youngster_deck = mixed(w.youngster_deck[:-1], chance) + w.youngster_deck[-1:]
    w.veteran_deck = mixed(w.veteran_deck, chance)
    w.staff_deck = mixed(w.staff_deck, chance)
    w.sponsor_deck = mixed(w.sponsor_deck, chance)
    w.board_deck = mixed(w.board_deck, chance)


def redeal_tactics(w: Eleven, seat: int, others: list[int], chance: Chance) -> None:
    """Tactic cards of the deck and of the others that nobody has seen; everybody began with a basic one."""
    known_deck = sees_tactics(w, seat)
    pool = [] if known_deck else w.tactic_deck
    hidden = [
        (other, at)
        for other in others
        for at, card in enumerate(w.tactics[other])
        if not w.shown >> card - c.TACTIC & 1
    ]
    pool = mixed(pool + [w.tactics[other][at] for other, at in hidden], chance)
    for other, at in sorted(hidden, key=lambda place: place[1]):  # first the cards that were dealt
        fits = [card for card in pool if at or card < c.TACTIC + c.BASIC_TACTICS]
        w.tactics[other][at] = fits[-1]
        pool.remove(fits[-1])
    w.tactic_deck = mixed(w.tactic_deck, chance) if known_deck else pool


def redeal_directors(w: Eleven, others: list[int], chance: Chance) -> None:
    """Directors in the draft that the seat does not hold (EL-038)."""
    hidden = others if w.drafting else []
    pool = w.spare + [card for other in hidden for card in club.dealt(w, other) + club.board(w, other)]
    pool = mixed(pool, chance)
    for other in hidden:
        club.deal(w, other, sorted(pool.pop() for _ in club.dealt(w, other)))
        for at in range(3 * other, 3 * other + len(club.board(w, other))):
            w.directors[at] = pool.pop()
    w.spare = pool


def redeal_objectives(w: Eleven, others: list[int], chance: Chance) -> None:
    """Objectives of the others; what had been met would be revealed (EL-280, EL-368)."""
    choosing = [other for other in others if w.open[other] & 0xFF == s.KEEP_OBJECTIVE]
    secret = [other for other in others if w.objective[other] >= 0 and w.objective_state[other] == s.SECRET]
    unused = [other for other in others if w.unused[other] >= 0]
    pool = w.objective_deck.copy()
    pool += [w.objective[other] for other in secret] + [w.unused[other] for other in unused]
    pool += [card for other in choosing for card in club.dealt(w, other)]
    pool = mixed(pool, chance)
    for other in secret:
        fits = [card for card in pool if is_possible(w, other, card - c.OBJECTIVE)]
        w.objective[other] = (fits or pool)[-1]
        pool.remove(w.objective[other])
    for other in unused:
        w.unused[other] = pool.pop()
    for other in choosing:
        club.deal(w, other, sorted([pool.pop(), pool.pop()]))
    w.objective_deck = pool


def is_possible(w: Eleven, other: int, what: int) -> bool:
    """Whether a club could hold this Objective without having revealed it."""
    return what < c.OBJECTIVES and (bool(objective_cards.END[what]) or not is_met(w, other, what, False))


# Opponents


@cache
def cards_of(tier: int) -> tuple[int, ...]:
    """The Opponent cards of a tier."""
    return tuple([c.OPPONENT + card for card in range(c.OPPONENTS) if opponents.TIER[card] == tier])


@cache
def expected(tier: int, formation: int, variant: int, fact: int) -> tuple[int, ...]:
    """Cards that may lie behind a report, for somebody who does not know all cards by heart: those of
    the tier, of the formation, for which the fact is true, as long as there are a few of them (EL-420)."""
    found = cards_of(tier)
    same = tuple([card for card in found if opponents.FORMATION[card - c.OPPONENT] == formation])
    found = same if len(same) >= A_FEW else found
    true = tuple(
        [
            card
            for card in found
            if opponents.SCOUT_FACTS[opponents.SCOUT_VARIANTS * (card - c.OPPONENT) + variant] == fact
        ]
    )
    return true if len(true) >= A_FEW else found


def line_ups_expected(g: Eleven, other: int) -> tuple[int, ...]:
    """Cards whose line-up the hidden Opponent of a club may have, by its tier and its report."""
    back = g.report[other] - c.OPPONENT
    return expected(
        tier_at(g, g.matches),
        opponents.FORMATION[back],
        opponents.SCOUT_VARIANT[back],
        opponents.SCOUT_FACT[back],
    )


def tier_at(g: Eleven, at: int) -> int:
    """The tier of the cards at this place of the stacks (EL-045)."""
    return scenarios.DIVISION_TIERS[g.division][0 if at < STACK else 1]


def redeal_opponents(w: Eleven, seat: int, chance: Chance) -> None:
    """Hidden Opponent cards: other line-ups on top, with the Sections that the seat has peeked at; below them
    any cards of the same tiers, different teams in each group (EL-046, EL-362, EL-370, EL-371)."""
    if w.matches == club.STACK_SIZE:
        return
    for other in range(w.seats):
        if not w.revealed >> other & 1:
            line_up_again(w, other, w.peeked[other] if other == seat else 0, chance)
    seen = {match & 0xFFFF for match in w.history if match >= 0}
    seen |= {club.opponent(w, other) for other in range(w.seats) if w.revealed >> other & 1}
    places = [(other, at) for other in range(w.seats) for at in range(w.matches + 1, club.STACK_SIZE)]
    seen -= {
        w.stack[club.STACK_SIZE * other + at] for other, at in places
    }  # where cards were imagined before
    unseen = {
        tier: mixed([card for card in cards_of(tier) if card not in seen], chance)
        for tier in scenarios.DIVISION_TIERS[w.division]
    }
    found = fill(w, places, unseen, {})
    assert found is not None, "the true cards fit"
    for (other, at), card in found.items():
        w.stack[club.STACK_SIZE * other + at] = card


def line_up_again(w: Eleven, other: int, peeked: int, chance: Chance) -> None:
    """Another front for the card on top: what was peeked at stays, the others come from an expected card."""
    at = club.FOOTBALLERS * other
    kept = [row for row in w.rivals[at : at + club.FOOTBALLERS] if in_sections(row, peeked)]
    expect = line_ups_expected(w, other)
    fits = [card for card in expect if others_of(card, peeked)] or list(expect)
    card = fits[chance.rand(len(fits))]
    others = others_of(card, peeked)
    chance.shuffle(others)
    missing = club.FOOTBALLERS - len(kept)
    w.stack[club.STACK_SIZE * other + w.matches] = card
    w.rivals[at : at + club.FOOTBALLERS] = (
        kept + (others * missing)[:missing]
    )  # ten, some of them alike if need be


def in_sections(row: int, sections: int) -> bool:
    """Whether a footballer plays in one of these Sections, given as bits."""
    return bool(sections >> c.SECTION_OF[opponents.ZONE[row]] & 1)


def others_of(card: int, sections: int) -> list[int]:
    """The footballers of a card who play in none of these Sections."""
    at = club.FOOTBALLERS * (card - c.OPPONENT)
    return [row for row in range(at, at + club.FOOTBALLERS) if not in_sections(row, sections)]


def fill(
    w: Eleven,
    places: list[tuple[int, int]],
    unseen: dict[int, list[int]],
    found: dict[tuple[int, int], int],
) -> dict[tuple[int, int], int] | None:
    """Fill the places one after another, going back where no card is left."""
    if len(found) == len(places):
        return found
    other, at = place = places[len(found)]
    group = at < STACK
    teams = {
        opponents.TEAM[card - c.OPPONENT]
        for (seat, where), card in found.items()
        if seat == other and (where < STACK) == group
    }
    teams |= {
        opponents.TEAM[(match & 0xFFFF) - c.OPPONENT]
        for number, match in enumerate(w.history[6 * other : 6 * other + 6])
        if match >= 0 and (number < STACK) == group
    }
    if (w.matches < STACK) == group:
        teams.add(club.team_met(w, other))
    for card in unseen[tier_at(w, at)]:
        if card not in found.values() and opponents.TEAM[card - c.OPPONENT] not in teams:
            full = fill(w, places, unseen, {**found, place: card})
            if full is not None:
                return full
    return None


# Line-ups


def plan_again(w: Eleven, other: int, chance: Chance) -> None:
    """A club that is still planning starts over; one that has confirmed gets another line-up (EL-375).

    Players with an effect BEFORE the Match have shown whether they play.
    """
    shown = [card for card in w.squad[other] if c.SIDE_MOMENT[club.side(w, card)] == BEFORE]
    playing = [card for card in shown if card in who_plays(w, other)]
    asked, unanswered = w.open[other], w.unanswered
    clear_plan(w, other)
    if not w.planned >> other & 1:
        w.open[other] = s.FORMATION
        return
    w.open[other] = s.FORMATION
    while w.open[other] & 0xFF != s.CONFIRM_LINEUP:
        question, arg = w.open[other] & 0xFF, w.open[other] >> 8
        options = RULES.legal[question](w, other, arg)
        if question == s.ROW_SHAPE and arg == 0 and playing:
            options = [option for option in options if has_wing((option >> 8) - c.SHAPE)]
        elif question == s.ASSIGN_PLAYER:
            options = allowed(options, shown, playing)
        option = options[chance.rand(len(options))]
        if question == s.ASSIGN_PLAYER and option >> 8 < c.PLACEMENT + len(c.PLACEMENT_PLAYER):
            playing = [card for card in playing if card != c.PLACEMENT_PLAYER[(option >> 8) - c.PLACEMENT]]
        w.open[other] = 0
        RULES.answer[question](w, other, arg, option)
    w.open[other], w.unanswered = asked, unanswered
    w.fresh.clear()


def has_wing(shape: int) -> bool:
    """Whether a row has somebody on a wing."""
    return c.SHAPE_COUNTS[3 * shape] + c.SHAPE_COUNTS[3 * shape + 2] > 0


def allowed(options: list[int], shown: list[int], playing: list[int]) -> list[int]:
    """First those who are known to play; never those who are known not to."""
    placements = [
        (option, c.PLACEMENT_PLAYER[(option >> 8) - c.PLACEMENT])
        for option in options
        if option >> 8 < c.PLACEMENT + len(c.PLACEMENT_PLAYER)
    ]
    first = [option for option, card in placements if card in playing]
    hidden = {option for option, card in placements if card in shown}
    return first or [option for option in options if option not in hidden]
