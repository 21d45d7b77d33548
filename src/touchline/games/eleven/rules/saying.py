"""What the words of several questions need: cards as they lie, Players to train, dice. No rule reads it."""

from __future__ import annotations

from touchline.engine.questions import Said, refuse, said
from touchline.games.eleven.card_text import card_facts, player_facts
from touchline.games.eleven.cards import DONE, KEEP, OPPONENT, PLAYERS, REROLL
from touchline.games.eleven.effects import FANS
from touchline.games.eleven.rules.club import side
from touchline.games.eleven.state import TRAINED, Eleven
from touchline.games.eleven.text import cost, name


def facts(g: Eleven, thing: int) -> str:
    """What a card says, on the side that is up; nothing for what is no card."""
    if thing >= OPPONENT:
        return ""
    return player_facts(side(g, thing)) if thing < PLAYERS else card_facts(thing)


def says_card(g: Eleven, seat: int, thing: int) -> Said:
    """A card, or another thing, with what it says."""
    return said(card=name(thing), facts=facts(g, thing))


def says_effect(g: Eleven, seat: int, thing: int) -> Said:
    """A card whose effect is due, or enough."""
    return said("done", place="") if thing == DONE else says_card(g, seat, thing)


def refuses_trained(g: Eleven, seat: int, arg: int, option: int) -> Said | None:
    """Trained Players cannot be trained."""
    card = option >> 8
    trained = card in g.squad[seat] and g.tokens[8 * card + TRAINED]
    return refuse("EL-124", "only-untrained") if trained else None


def says_training(g: Eleven, seat: int, card: int) -> Said | None:
    """A Player to train, with the other side, which his owner knows (EL-108)."""
    return said(card=name(card), facts=player_facts(2 * card + 1)) if card < PLAYERS else None


def says_die(g: Eleven, seat: int, thing: int, means: str) -> Said | None:
    """Keep the die, with what it leads to, or roll again."""
    if thing == KEEP:
        return said("keep", die=g.die[seat], means=means)
    free = g.free_rolls[seat] > 0
    return said("reroll", free=int(free), cost=cost(1, FANS)) if thing == REROLL else None
