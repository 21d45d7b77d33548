"""Time of Soccer in words: how tiles, teams and places are called, and what tiles do in a few words.

Sentences are in `words`, names in en.toml.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine import speech
from touchline.engine.speech import Names, Words
from touchline.games.time_of_soccer import cards as c

PACKAGE: Final = "touchline.games.time_of_soccer"

say: Final = Words(PACKAGE)
printed: Final = Names(PACKAGE)


team_name: Final = printed.by_number("teams", c.TEAMS)
position_name: Final = printed.by_number("positions", [row["id"] for row in c.PITCH])


def table_of(tile: int) -> str:
    """The table of en.toml that has the words of a tile."""
    if c.KIND[tile] == c.PLAYER and tile >= c.UNIQUE:
        return "unique_starters" if tile < c.STARTER else "starting_players"
    return c.KINDS[c.KIND[tile]]


def name(thing: int) -> str:
    """The name of a tile or a club."""
    if 0 <= thing < c.TILES:
        return printed(table_of(thing), c.THINGS[thing])
    return team_name(thing - c.CLUB) if c.CLUB <= thing < c.SEGMENT else c.THINGS[thing]


def flavour(tile: int) -> str:
    """The line that a tile has for those who like to read."""
    return printed(table_of(tile), c.THINGS[tile], "flavour")


def names(tiles: list[int]) -> str:
    """Tiles in a row."""
    return speech.listed(name(tile) for tile in tiles)


def in_a_row(words: list[str]) -> str:
    """Words with commas only: "a, b, c"."""
    return speech.listed(words, "unit")


def position_code(at: int) -> str:
    """A position in letters."""
    return say(f"position-{c.PITCH[at]['id']}")


def street_name(segment: int) -> str:
    """The street that a piece belongs to."""
    return printed("streets", c.THINGS[c.SEGMENT + segment][:2])


def street(segment: int) -> str:
    """A street piece: its street's name and its mark on the map."""
    return say("street", street=street_name(segment), mark=c.THINGS[c.SEGMENT + segment])


def way(segment: int) -> str:
    """Where the traffic leads on a street piece: `way-…` in the words."""
    return c.COMPASS[c.HEADING[segment]]


def day_name(day: int) -> str:
    """A day of the week."""
    return printed("days", str(day))


def number(amount: int) -> str:
    """A number, with a proper minus sign where it needs one."""
    return f"−{-amount}" if amount < 0 else str(amount)


# What a tile does


def facts(tile: int) -> str:
    """What a tile does, in a few words."""
    does = DOES.get(c.KIND[tile], contract_does)(tile)
    return say("does-salary", does=does, salary=c.SALARY[tile]) if has_salary(tile) else does


def has_salary(tile: int) -> bool:
    """Whether a tile of this kind is paid by the week."""
    return c.KIND[tile] in (c.PLAYER, c.MANAGER, c.SCOUT, c.SECRETARY, c.COMMUNITY)


def player_does(tile: int) -> str:
    """Positions, best basic skill, and icons."""
    places = " ".join(position_code(at) for at in range(c.POSITIONS) if c.ALLOWED[tile] >> at & 1)
    icons = [
        say(f"icons-{side}", letters=letters_of(c.ICONS[4 * tile + at]))
        for at, side in enumerate(c.SIDES)
        if c.ICONS[4 * tile + at]
    ]
    best = max(c.BASIC[7 * tile : 7 * tile + 7])
    if not icons:
        return say("does-player-plain", places=places, best=best)
    return say("does-player", places=places, best=best, icons=" ".join(icons))


def letters_of(skills: int) -> str:
    """The letters of advanced skills, as they stand on the tiles."""
    return "".join(c.LETTERS[skill] for skill in range(5) if skills >> skill & 1)


def skill_names(skills: int) -> str:
    """Advanced skills in words."""
    return speech.listed(printed("skills", c.ADVANCED[skill]) for skill in range(5) if skills >> skill & 1)


def trained(tile: int) -> list[str]:
    """What a manager trains, skill by skill."""
    return [
        say("training", skill=printed("skills", skill), gain=c.TRAINING[5 * tile + at])
        for at, skill in enumerate(c.ADVANCED)
        if c.TRAINING[5 * tile + at]
    ]


def manager_does(tile: int) -> str:
    """Training and formation."""
    switched = [
        say("switched", position=position_name(at), role="defence" if c.ATTACKERS >> at & 1 else "attack")
        for at in range(c.POSITIONS)
        if c.SWITCHES[tile] >> at & 1
    ]
    formation = speech.listed(switched) if switched else say("usual-formation")
    if not trained(tile):
        return say("does-manager-reroll", formation=formation)
    return say("does-manager", training=speech.listed(trained(tile)), formation=formation)


def die_amounts(tile: int) -> list[str]:
    """What the die of a technical secretary says, from 1 to 6."""
    return [say("die-amount", amount=amount) for amount in c.DIE[6 * tile : 6 * tile + 6]]


def secretary_does(tile: int) -> str:
    """The die table."""
    return " ".join(f"{face}:{amount}" for face, amount in enumerate(die_amounts(tile), 1))


def community_does(tile: int) -> str:
    """Satisfaction by result."""
    win, draw, loss = c.CHEER[3 * tile : 3 * tile + 3]
    return say("does-community", win=win, draw=draw, loss=loss)


def contract_does(tile: int) -> str:
    """Money by the week, at home and for a win."""
    return say("does-contract", week=c.WEEKLY[tile], match=c.MATCH_INCOME[tile], win=c.WIN_BONUS[tile])


def friendly_does(tile: int) -> str:
    """What it brings and costs."""
    return say(
        "does-friendly",
        money=c.FRIENDLY_MONEY[tile],
        cheer=c.FRIENDLY_CHEER[tile],
        energy=c.FRIENDLY_ENERGY[tile],
    )


def press_won(tile: int) -> str:
    """What a press release brings if it comes true."""
    if c.REWARD_VP[tile]:
        return say("press-won-points", points=c.REWARD_VP[tile])
    return say("press-won", money=c.REWARD_MONEY[tile], cheer=c.REWARD_CHEER[tile])


def press_lost(tile: int) -> str:
    """What it costs if it does not."""
    if c.PENALTY_VP[tile]:
        return say("press-lost-points", points=-c.PENALTY_VP[tile])
    return say("press-lost", money=c.PENALTY_MONEY[tile])


def press_does(tile: int) -> str:
    """The bet."""
    statement = printed("statements", c.STATEMENTS[c.STATEMENT[tile]])
    return say("does-press", statement=statement, won=press_won(tile), lost=press_lost(tile))


DOES: Final[dict[int, Callable[[int], str]]] = {
    c.PLAYER: player_does,
    c.MANAGER: manager_does,
    c.SCOUT: lambda tile: say("does-scout", points=c.OP[tile]),
    c.SECRETARY: secretary_does,
    c.COMMUNITY: community_does,
    c.FRIENDLY: friendly_does,
    c.PRESS: press_does,
    c.SALES: lambda tile: say("does-sales", bonus=c.SALE_BONUS[tile]),
}


def line_bonus(line: int) -> str:
    """The skill that counts more than 1 on a line of the pitch, or nothing."""
    row = c.FACTS["lines"][line]
    if not row.get("skill"):
        return ""
    return say("training", skill=printed("skills", row["skill"]), gain=row["bonus"])
