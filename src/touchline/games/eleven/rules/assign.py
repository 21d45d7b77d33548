"""Prepare step 3: who plays, where, with which Jersey, and with what effect (EL-183 to EL-197, EL-394,
EL-395)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.games.eleven import cards as c, state as s
from touchline.games.eleven.cards import DONE, FIRST_PLACEMENT, GK, LINE, PLACEMENT, PLAYER_ZONES
from touchline.games.eleven.effects import FITNESS
from touchline.games.eleven.rules import lineup
from touchline.games.eleven.rules.club import is_out, side
from touchline.games.eleven.rules.jerseys import by_number, refuses_bench, says_bench
from touchline.games.eleven.rules.lineup import jersey_for, room_left, used_jerseys
from touchline.games.eleven.rules.pitch import card_of
from touchline.games.eleven.rules.saying import facts
from touchline.games.eleven.state import ASSIGN_PLAYER, JERSEYS_EACH, Eleven
from touchline.games.eleven.text import a_jersey, cost, markers, name, zone_name

# assign_player: who plays where


def legal_assign_player(g: Eleven, seat: int, arg: int) -> list[int]:
    """Healthy Players with a fitness, a Zone of theirs and a Jersey, or nobody else (EL-183 to EL-194)."""
    options: list[int] = []
    if g.resources[4 * seat + FITNESS] > 0:
        room = room_left(g, seat)
        used = used_jerseys(g, seat)
        for card in g.squad[seat]:
            if is_out(g, card):
                continue
            if LINE[card] == GK:
                if g.keeper[seat] < 0:
                    options.append(ASSIGN_PLAYER | (PLACEMENT + FIRST_PLACEMENT[card]) << 8)
                continue
            zones = PLAYER_ZONES[card]  # EL-120
            for at in range(len(zones)):
                if room[zones[at]] > 0:
                    if card in g.line_up[JERSEYS_EACH * seat : JERSEYS_EACH * seat + JERSEYS_EACH]:
                        break
                    if jersey_for(g, seat, card, used) < 0:
                        break
                    options.append(ASSIGN_PLAYER | (PLACEMENT + FIRST_PLACEMENT[card] + at) << 8)
    options.append(ASSIGN_PLAYER | DONE << 8)
    return options


def answer_assign_player(g: Eleven, seat: int, arg: int, option: int) -> None:
    """One fitness on the card, its Jersey in the Zone, from the Bench if need be (EL-183, EL-186 to
    EL-191)."""
    if option >> 8 == c.DONE:
        lineup.next_place(g, seat, 0)
        return
    placement = (option >> 8) - c.PLACEMENT
    card = c.PLACEMENT_PLAYER[placement]
    place(g, seat, FITNESS, 1)
    if c.LINE[card] == c.GK:
        g.keeper[seat] = card
        ask_funding(g, seat, s.GOALKEEPER)
        return
    used = lineup.used_jerseys(g, seat)
    jersey = lineup.jersey_for(g, seat, card, used)
    g.line_up[s.JERSEYS_EACH * seat + jersey] = card
    g.zone[s.JERSEYS_EACH * seat + jersey] = c.PLACEMENT_ZONE[placement]
    if c.PLAYER_TASK[card] == c.DEFENCE:  # EL-188, EL-190
        g.plan_attacking[seat] &= ~(1 << jersey)
    else:
        g.plan_attacking[seat] |= 1 << jersey
    if g.plan_bench[seat] >> jersey & 1:
        g.ask(seat, s.SWAP_OUT, jersey)
    else:
        ask_funding(g, seat, jersey)


def place(g: Eleven, seat: int, what: int, count: int) -> None:
    """Markers from the stock onto a card (EL-183, EL-204)."""
    g.resources[4 * seat + what] -= count
    g.placed[4 * seat + what] += count


def says_assign_player(g: Eleven, seat: int, thing: int) -> Said | None:
    """A Player in a Zone, or nobody else."""
    if thing == c.DONE:
        return said("done")
    if not c.PLACEMENT <= thing < c.PLACEMENT + len(c.PLACEMENT_PLAYER):
        return None
    return says_placement(g, thing - c.PLACEMENT)


def says_placement(g: Eleven, placement: int) -> Said:
    """A Player in a Zone, or in goal."""
    card, zone = c.PLACEMENT_PLAYER[placement], c.PLACEMENT_ZONE[placement]
    where = zone_name(zone) if zone >= 0 else ""
    return said("goal" if zone < 0 else "", card=name(card), zone=where, facts=facts(g, card))


def refuses_assign_player(g: Eleven, seat: int, arg: int, option: int) -> Said | None:
    """Who cannot play there."""
    at = (option >> 8) - c.PLACEMENT
    return refuses_placement(g, seat, at) if 0 <= at < len(c.PLACEMENT_PLAYER) else None


def refuses_placement(g: Eleven, seat: int, placement: int) -> Said | None:
    """What stands against a Player in a Zone."""
    card, zone = c.PLACEMENT_PLAYER[placement], c.PLACEMENT_ZONE[placement]
    if card not in g.squad[seat]:
        return refuse("EL-183", "not-your-player")
    if is_out(g, card):
        return refuse("EL-184", "is-out", card=name(card))
    if g.resources[4 * seat + FITNESS] == 0:
        return refuse("EL-183", "no-fitness")
    if c.LINE[card] == c.GK:
        return refuse("EL-192", "has-a-goalkeeper")
    if card in g.line_up[s.JERSEYS_EACH * seat : s.JERSEYS_EACH * seat + s.JERSEYS_EACH]:
        return refuse("EL-186", "plays-already", card=name(card))
    if lineup.same_number(g, seat, card) >= 0:
        return refuse("EL-185", "same-number")
    if lineup.jersey_for(g, seat, card, lineup.used_jerseys(g, seat)) < 0:
        return refuse("EL-189", "no-jersey-left")
    if lineup.room_left(g, seat)[zone] <= 0:
        return refuse("EL-181", "no-place", zone=zone_name(zone))
    return None


def tempting_assign_player(g: Eleven, seat: int, arg: int) -> list[int]:
    """Everybody in his first Zone."""
    return [s.ASSIGN_PLAYER | (c.PLACEMENT + c.FIRST_PLACEMENT[card]) << 8 for card in g.squad[seat]]


ASSIGN_PLAYER_QUESTION: Final = Question(
    s.ASSIGN_PLAYER,
    "assign_player",
    "EL-186",
    legal_assign_player,
    answer_assign_player,
    asks=lambda g, seat, arg: said(rule="EL-183", fitness=markers(g.resources[4 * seat + FITNESS], FITNESS)),
    says=says_assign_player,
    place="pitch",
    refuses=refuses_assign_player,
    tempting=tempting_assign_player,
    caretaker=c.DONE,
    unheard=True,
)


# swap_out: the Jersey that goes to the Bench


def legal_swap_out(g: Eleven, seat: int, jersey: int) -> list[int]:
    """Any Jersey that may go to the Bench, by its number (EL-187, EL-394)."""
    free = lineup.swappable(g, seat, lineup.used_jerseys(g, seat))
    return [s.SWAP_OUT | (c.JERSEY + out) << 8 for out in by_number(free, g.plan_attacking[seat])]


def answer_swap_out(g: Eleven, seat: int, jersey: int, option: int) -> None:
    """It goes, and nothing is flipped (EL-187)."""
    out = (option >> 8) - c.JERSEY
    g.plan_bench[seat] = g.plan_bench[seat] & ~(1 << jersey) | 1 << out
    ask_funding(g, seat, jersey)


def refuses_swap_out(g: Eleven, seat: int, jersey: int, option: int) -> Said | None:
    """Which Jersey cannot go to the Bench."""
    out = (option >> 8) - c.JERSEY
    bench = g.plan_bench[seat]
    if 0 <= out < s.JERSEYS_EACH and lineup.used_jerseys(g, seat) >> out & ~bench >> out & 1:
        return refuse("EL-187", "jersey-plays")
    return refuses_bench(g, seat, out, bench, "EL-187")


SWAP_OUT_QUESTION: Final = Question(
    s.SWAP_OUT,
    "swap_out",
    "EL-187",
    legal_swap_out,
    answer_swap_out,
    asks=lambda g, seat, jersey: said(jersey=a_jersey(jersey)),
    says=lambda g, seat, thing: says_bench(thing, g.plan_attacking[seat]),
    place="pitch",
    refuses=refuses_swap_out,
    unheard=True,
)


# fund_effect: the cost of an effect on the card


def ask_funding(g: Eleven, seat: int, who: int) -> None:
    """Ask if the Player has an effect with a cost that is there; then the next Player (EL-195, EL-196)."""
    card = g.keeper[seat] if who == s.GOALKEEPER else g.line_up[s.JERSEYS_EACH * seat + who]
    at = side(g, card)
    if c.SIDE_PAYS_N[at] and g.resources[4 * seat + c.SIDE_PAYS[at]] >= c.SIDE_PAYS_N[at]:
        g.ask(seat, s.FUND_EFFECT, who)
    else:
        g.ask(seat, s.ASSIGN_PLAYER)


def answer_fund_effect(g: Eleven, seat: int, who: int, option: int) -> None:
    """The cost lies on the card, on top of its fitness (EL-195)."""
    if option >> 8 == c.FUND:
        card = g.keeper[seat] if who == s.GOALKEEPER else g.line_up[s.JERSEYS_EACH * seat + who]
        place(g, seat, c.SIDE_PAYS[side(g, card)], c.SIDE_PAYS_N[side(g, card)])
        g.funded[seat] |= 1 << who
    g.ask(seat, s.ASSIGN_PLAYER)


def says_fund_effect(g: Eleven, seat: int, thing: int) -> Said | None:
    """The cost of an effect on the card, or not."""
    asked = g.open[seat]
    if thing == c.NO:
        return said("no", place="")
    if thing != c.FUND or asked & 0xFF != s.FUND_EFFECT:
        return None
    card = card_of(g, seat, asked >> 8)
    at = side(g, card)
    return said(card=name(card), facts=facts(g, card), cost=cost(c.SIDE_PAYS_N[at], c.SIDE_PAYS[at]))


FUND_EFFECT_QUESTION: Final = Question(
    s.FUND_EFFECT,
    "fund_effect",
    "EL-195",
    (c.FUND, c.NO),  # place the cost on the card, or not
    answer_fund_effect,
    asks=lambda g, seat, who: said(card=name(card_of(g, seat, who))),
    says=says_fund_effect,
    place="pitch",
    caretaker=c.NO,
    unheard=True,
)
