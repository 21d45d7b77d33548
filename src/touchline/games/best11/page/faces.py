"""Cards as they are drawn: name, kit, value, lines, symbols, what is printed below."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from touchline.engine.speech import by_language, listed, paragraphs
from touchline.games.best11 import cards as c, text
from touchline.games.best11.text import ability, name, objective

LETTERS: Final = "DMF"
NUMBER: Final = {name: i for i, name in enumerate(c.THINGS)}
POSITIONS: Final = {row["id"]: row["positions"] for row in c.FACTS["free_agents"] + c.FACTS["keepers"]}


@dataclass(frozen=True)
class Face:
    """A free agent or a keeper. `extra` is the word on its chip: a signing bonus, Late, or nothing."""

    id: str
    name: str
    colour: str
    base: int
    positions: str
    symbols: tuple[tuple[str, int], ...]
    late: bool
    extra: str
    rule: str
    flavour: str
    described: str

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def about(self) -> str:
        """All that the card says, for the inspector."""
        return paragraphs(self.name, self.described.removeprefix(f"{self.name}, "), self.flavour)


@dataclass(frozen=True)
class Tactic:
    """A tactical card."""

    id: str
    name: str
    objective: str
    flavour: str

    @property
    def about(self) -> str:
        """All that the card says, for the inspector."""
        return paragraphs(self.name, self.objective, self.flavour)


@dataclass(frozen=True)
class Manager:
    """A manager board."""

    id: str
    name: str
    formation: str
    ability: str
    flavour: str


@by_language
def face(card: str) -> Face:
    """The face of a free agent or keeper."""
    number = NUMBER[card]
    late, bonus = bool(c.LATE[number]), bool(c.BONUS[number])
    extra = text.printed("bonuses", c.BONUSES[c.BONUS[number]], "short") if bonus else ""
    made = Face(
        id=card,
        name=name(number),
        colour=c.COLOURS[c.COLOUR[number]],
        base=c.BASE[number],
        positions=POSITIONS[card],
        symbols=tuple(
            (symbol, c.SYMBOL[i][number]) for i, symbol in enumerate(c.SYMBOLS) if c.SYMBOL[i][number]
        ),
        late=late,
        extra=text.printed("abilities", "late_bid", "short") if late else extra,
        rule=text.printed("abilities", "late_bid", "text") if late else text.bonus_text(number),
        flavour=text.words_of(number, "flavour"),
        described="",
    )
    return replace(made, described=described(made))


def described(card: Face) -> str:
    """What a card says in one line, for screen readers."""
    lines = [text.say(f"line-{letter}") for letter in card.positions]
    said = [card.name, text.say("card-base", base=card.base), text.say(f"colour-{card.colour}")]
    said.append(text.say("any-line") if len(lines) == len(LETTERS) else listed(lines, "or"))
    said += [
        text.say("symbol-count", n=count, symbol=text.say(f"symbol-{symbol}"))
        for symbol, count in card.symbols
    ]
    if card.extra:
        said.append(text.say("card-extra", extra=card.extra, rule=card.rule))
    return text.in_a_row(said)


@by_language
def tactic(card: str) -> Tactic:
    """A tactical card in words."""
    number = NUMBER[card]
    return Tactic(card, name(number), objective(number), text.words_of(number, "flavour"))


@by_language
def manager(board: str) -> Manager:
    """A manager board in words."""
    number = NUMBER[board]
    return Manager(board, name(number), formation(board), ability(number), text.words_of(number, "flavour"))


def formation(board: str) -> str:
    """The formation of a manager board, from the back."""
    which = NUMBER[board] - c.MANAGER
    return text.say("free-formation") if which == c.MGR_FLEX else "-".join(map(str, c.FORMATION[which]))


def worth(thing: str) -> int:
    """What a card or a coin is worth in a bid."""
    return c.WORTH[NUMBER[thing]]
