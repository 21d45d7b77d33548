"""Doubles: injuries, substitutes and Game changers drawn (SC-167 to SC-179, SC-220)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said
from touchline.games.superclub import changer_cards, state as s
from touchline.games.superclub.cards import DEF, DEFAULT_GK, FAST_RECOVERY, GK, POSITION
from touchline.games.superclub.rules.answers import best_player, card, tempting_squad
from touchline.games.superclub.rules.available import available
from touchline.games.superclub.rules.club import has_staff
from touchline.games.superclub.rules.decks import draw_changer
from touchline.games.superclub.rules.line_ups import refuses_man, slot_words
from touchline.games.superclub.rules.match import third_of, total
from touchline.games.superclub.rules.strength import seat_of, side_of, staff_works
from touchline.games.superclub.rules.weapons import is_asked
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.text import halves, name


def slot_of(third: int, number: int) -> int:
    """The slot with this number in a third, counted from the left; -1 if there is none (SC-168, SC-169)."""
    slot = s.FIRST_SLOT[third] + number - 1
    if third == DEF:
        slot -= 1  # the goalkeeper is number 1
    return slot if slot < s.END_SLOT[third] else -1


def double(g: Superclub, side: int) -> None:
    """An injury on an occupied slot, else a Game changer, put aside unread (SC-167 to SC-170, SC-176)."""
    seat = seat_of(g, side)
    number = g.dice[2 * side]
    if seat < 0 or number != g.dice[2 * side + 1]:
        return
    slot = slot_of(third_of(g, side), number)
    if slot >= 0 and g.pitch[seat][slot] >= 0:
        g.push(s.INJURY, seat | slot << 3)
    elif g.contest == s.LEAGUE:  # in finals it has no effect (SC-220)
        drawn = draw_changer(g)
        if drawn >= 0:
            g.put_aside.append(drawn << 1 | side)
            if g.events is not None:
                g.tell("changer_drawn", "SC-170", [seat, number])


def injury(g: Superclub, arg: int) -> None:
    """His manager may cancel it with a heal_now (GC-35), or substitutes; any holder is asked (SC-309)."""
    seat = arg & 7
    slot = arg >> 3
    if g.events is not None:
        g.tell("injury", "SC-168", [seat, g.pitch[seat][slot]])
    if g.contest == s.LEAGUE and is_asked(g, seat):
        g.ask(seat, s.WEAPON, changer_cards.OWN_INJURY | slot << 8)
    else:
        g.push(s.SUBSTITUTION, arg)


# substitute: one available bench player who is allowed in that slot (SC-172 to SC-175)


def substitution(g: Superclub, arg: int) -> None:
    """The injured player leaves; his slot is filled if anybody can (SC-171, SC-175)."""
    seat = arg & 7
    slot = arg >> 3
    player = g.pitch[seat][slot]
    g.pitch[seat][slot] = s.EMPTY
    treated(g, seat).append(player)
    if slot == s.GOAL or bench(g, seat, False):
        g.ask(seat, s.SUBSTITUTE, slot)
    elif g.events is not None:
        g.tell("nobody_left", "SC-175", [seat])


def treated(g: Superclub, seat: int) -> list[int]:
    """Who is out with him: for this match alone, or until the season ends (SC-171, SC-220, KS-26)."""
    soon = g.contest != s.LEAGUE or (staff_works(g, seat) and has_staff(g, seat, FAST_RECOVERY))
    return g.hurt if soon else g.injured


def bench(g: Superclub, seat: int, keepers: bool) -> list[int]:
    """Available players who are not on the pitch: goalkeepers, or all others (SC-174)."""
    pitch = g.pitch[seat]
    return [
        player for player in available(g, seat) if (POSITION[player] == GK) == keepers and player not in pitch
    ]


def legal_substitute(g: Superclub, seat: int, slot: int) -> list[int]:
    """For a goalkeeper also the default one (SC-174)."""
    options = [s.SUBSTITUTE | player << 8 for player in bench(g, seat, slot == s.GOAL)]
    if slot == s.GOAL:
        options.append(s.SUBSTITUTE | DEFAULT_GK << 8)
    return options


def answer_substitute(g: Superclub, seat: int, slot: int, option: int) -> None:
    """He takes exactly that slot, and counts already in this third (SC-172, SC-173)."""
    thing = option >> 8
    g.pitch[seat][slot] = s.KEEPER if thing == DEFAULT_GK else thing
    if g.events is not None:
        g.tell("substitute", "SC-172", [seat, thing, slot])


def asks_substitute(g: Superclub, seat: int, slot: int) -> Said:
    """The slot, and who has left it."""
    out = [player for player in treated(g, seat) if player in g.squad[seat]]
    words = slot_words(slot)
    hurt = {"hurt": "somebody", "injured": name(out[-1])} if out else {"hurt": "nobody", "injured": ""}
    return words._replace(facts={**words.facts, **hurt})


def says_substitute(g: Superclub, seat: int, thing: int) -> Said | None:
    """Somebody from the bench, and the totals of this third with him, once the dice are rolled (SC-173)."""
    words = card(g, thing)
    if words is None or not g.dice:
        return words
    slot = g.open[seat] >> 8
    pitch = g.pitch[seat]
    out = pitch[slot]
    pitch[slot] = s.KEEPER if thing == DEFAULT_GK else thing
    side = side_of(g, seat)
    ours, theirs = total(g, side), total(g, 1 - side)
    pitch[slot] = out
    return words._replace(facts={**words.facts, "ours": halves(ours), "theirs": halves(theirs)}, case="total")


SUBSTITUTE_QUESTION: Final = Question(
    s.SUBSTITUTE,
    "substitute",
    "SC-172",
    legal_substitute,
    answer_substitute,
    asks=asks_substitute,
    says=says_substitute,
    place="squad",
    refuses=lambda g, seat, slot, option: refuses_man(g, seat, slot, option >> 8),
    tempting=tempting_squad,
    pick=best_player,
)
