"""What the answers to several questions share: how they are called, and whom a caretaker picks (SC-324)."""

from __future__ import annotations

from touchline.engine.questions import Said, Says, by_word, said
from touchline.games.superclub.cards import CHANGER, DEFAULT_GK, PLAYERS, POTENTIAL, THINGS
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.text import facts, name


def word(thing: int, words: list[int]) -> Said | None:
    """A word that answers the question, if it is one of these; its message has the same name."""
    return said(THINGS[thing], place="decision") if thing in words else None


def words(*things: int) -> Says[Superclub]:
    """The same for a question that nothing else answers."""
    return by_word({thing: THINGS[thing] for thing in things}, "decision")


def card(g: Superclub, thing: int) -> Said | None:
    """A player or a member of the staff, and what is printed on the card."""
    if thing >= CHANGER and thing != DEFAULT_GK:
        return None
    return said(card=name(thing), facts=facts(g, thing))


def says_card(g: Superclub, seat: int, thing: int) -> Said | None:
    """A card, where nothing else is an answer."""
    return card(g, thing)


def tempting_squad(g: Superclub, seat: int, arg: int) -> list[int]:
    """The whole squad."""
    return [g.open[seat] & 0xFF | player << 8 for player in g.squad[seat]]


def best_player(g: Superclub, options: list[int]) -> int:
    """Most stars, then highest potential, then lowest id; without players the first option (SC-324)."""
    return picked(g, options, 1)


def weakest_player(g: Superclub, options: list[int]) -> int:
    """Fewest stars, then lowest potential, then lowest id; without players the first option (SC-324)."""
    return picked(g, options, -1)


def picked(g: Superclub, options: list[int], sign: int) -> int:
    """The player whose stars and potential count most, with this sign."""
    best = -1
    most = 0
    for option in options:
        player = option >> 8
        if player < PLAYERS:
            value = sign * (8 * g.stars[player] + POTENTIAL[player]) * PLAYERS - player
            if best < 0 or value > most:
                best = option
                most = value
    return best if best >= 0 else options[0]
