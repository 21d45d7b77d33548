"""Time of Soccer in words: how tiles, teams and places are called, and what tiles do in a few words.

Sentences are in `words`, names in en.toml.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine import speech
from touchline.engine.speech import Names, Words
from touchline.games.time_of_soccer.cards import (
    ADVANCED,
    ALLOWED,
    ATTACKERS,
    BASIC,
    CHEER,
    CLUB,
    COMMUNITY,
    COMPASS,
    DIE,
    FACTS,
    FRIENDLY,
    FRIENDLY_CHEER,
    FRIENDLY_ENERGY,
    FRIENDLY_MONEY,
    HEADING,
    ICONS,
    KIND,
    KINDS,
    LETTERS,
    MANAGER,
    MATCH_INCOME,
    OP,
    PENALTY_MONEY,
    PENALTY_VP,
    PITCH,
    PLAYER,
    POSITIONS,
    PRESS,
    REWARD_CHEER,
    REWARD_MONEY,
    REWARD_VP,
    SALARY,
    SALE_BONUS,
    SALES,
    SCOUT,
    SECRETARY,
    SEGMENT,
    SIDES,
    STARTER,
    STATEMENT,
    STATEMENTS,
    SWITCHES,
    TEAMS,
    THINGS,
    TILES,
    TRAINING,
    UNIQUE,
    WEEKLY,
    WIN_BONUS,
)

PACKAGE: Final = "touchline.games.time_of_soccer"

say: Final = Words(PACKAGE)
printed: Final = Names(PACKAGE)


def table_of(tile: int) -> str:
    """The table of en.toml that has the words of a tile."""
    if KIND[tile] == PLAYER and tile >= UNIQUE:
        return "unique_starters" if tile < STARTER else "starting_players"
    return KINDS[KIND[tile]]


def name(thing: int) -> str:
    """The name of a tile or a club."""
    if 0 <= thing < TILES:
        return printed(table_of(thing), THINGS[thing])
    return team_name(thing - CLUB) if CLUB <= thing < SEGMENT else THINGS[thing]


def flavour(tile: int) -> str:
    """The line that a tile has for those who like to read."""
    return printed(table_of(tile), THINGS[tile], "flavour")


def names(tiles: list[int]) -> str:
    """Tiles in a row."""
    return speech.listed(name(tile) for tile in tiles)


def in_a_row(words: list[str]) -> str:
    """Words with commas only: "a, b, c"."""
    return speech.listed(words, "unit")


def team_name(team: int) -> str:
    """A team by its name."""
    return printed("teams", TEAMS[team])


def position_name(at: int) -> str:
    """A position in words."""
    return printed("positions", PITCH[at]["id"])


def position_code(at: int) -> str:
    """A position in letters."""
    return say(f"position-{PITCH[at]['id']}")


def street_name(segment: int) -> str:
    """The street that a piece belongs to."""
    return printed("streets", THINGS[SEGMENT + segment][:2])


def street(segment: int) -> str:
    """A street piece: its street's name and its mark on the map."""
    return say("street", street=street_name(segment), mark=THINGS[SEGMENT + segment])


def way(segment: int) -> str:
    """Where the traffic leads on a street piece: `way-…` in the words."""
    return COMPASS[HEADING[segment]]


def day_name(day: int) -> str:
    """A day of the week."""
    return printed("days", str(day))


def number(amount: int) -> str:
    """A number, with a proper minus sign where it needs one."""
    return f"−{-amount}" if amount < 0 else str(amount)


# What a tile does


def facts(tile: int) -> str:
    """What a tile does, in a few words."""
    does = DOES.get(KIND[tile], contract_does)(tile)
    return say("does-salary", does=does, salary=SALARY[tile]) if has_salary(tile) else does


def has_salary(tile: int) -> bool:
    """Whether a tile of this kind is paid by the week."""
    return KIND[tile] in (PLAYER, MANAGER, SCOUT, SECRETARY, COMMUNITY)


def player_does(tile: int) -> str:
    """Positions, best basic skill, and icons."""
    places = " ".join(position_code(at) for at in range(POSITIONS) if ALLOWED[tile] >> at & 1)
    icons = [
        say(f"icons-{side}", letters=letters_of(ICONS[4 * tile + at]))
        for at, side in enumerate(SIDES)
        if ICONS[4 * tile + at]
    ]
    best = max(BASIC[7 * tile : 7 * tile + 7])
    if not icons:
        return say("does-player-plain", places=places, best=best)
    return say("does-player", places=places, best=best, icons=" ".join(icons))


def letters_of(skills: int) -> str:
    """The letters of advanced skills, as they stand on the tiles."""
    return "".join(LETTERS[skill] for skill in range(5) if skills >> skill & 1)


def skill_names(skills: int) -> str:
    """Advanced skills in words."""
    return speech.listed(printed("skills", ADVANCED[skill]) for skill in range(5) if skills >> skill & 1)


def trained(tile: int) -> list[str]:
    """What a manager trains, skill by skill."""
    return [
        say("training", skill=printed("skills", skill), gain=TRAINING[5 * tile + at])
        for at, skill in enumerate(ADVANCED)
        if TRAINING[5 * tile + at]
    ]


def manager_does(tile: int) -> str:
    """Training and formation."""
    switched = [
        say("switched", position=position_name(at), role="defence" if ATTACKERS >> at & 1 else "attack")
        for at in range(POSITIONS)
        if SWITCHES[tile] >> at & 1
    ]
    formation = speech.listed(switched) if switched else say("usual-formation")
    if not trained(tile):
        return say("does-manager-reroll", formation=formation)
    return say("does-manager", training=speech.listed(trained(tile)), formation=formation)


def die_amounts(tile: int) -> list[str]:
    """What the die of a technical secretary says, from 1 to 6."""
    return [say("die-amount", amount=amount) for amount in DIE[6 * tile : 6 * tile + 6]]


def secretary_does(tile: int) -> str:
    """The die table."""
    return " ".join(f"{face}:{amount}" for face, amount in enumerate(die_amounts(tile), 1))


def community_does(tile: int) -> str:
    """Satisfaction by result."""
    win, draw, loss = CHEER[3 * tile : 3 * tile + 3]
    return say("does-community", win=win, draw=draw, loss=loss)


def contract_does(tile: int) -> str:
    """Money by the week, at home and for a win."""
    return say("does-contract", week=WEEKLY[tile], match=MATCH_INCOME[tile], win=WIN_BONUS[tile])


def friendly_does(tile: int) -> str:
    """What it brings and costs."""
    return say(
        "does-friendly",
        money=FRIENDLY_MONEY[tile],
        cheer=FRIENDLY_CHEER[tile],
        energy=FRIENDLY_ENERGY[tile],
    )


def press_won(tile: int) -> str:
    """What a press release brings if it comes true."""
    if REWARD_VP[tile]:
        return say("press-won-points", points=REWARD_VP[tile])
    return say("press-won", money=REWARD_MONEY[tile], cheer=REWARD_CHEER[tile])


def press_lost(tile: int) -> str:
    """What it costs if it does not."""
    if PENALTY_VP[tile]:
        return say("press-lost-points", points=-PENALTY_VP[tile])
    return say("press-lost", money=PENALTY_MONEY[tile])


def press_does(tile: int) -> str:
    """The bet."""
    statement = printed("statements", STATEMENTS[STATEMENT[tile]])
    return say("does-press", statement=statement, won=press_won(tile), lost=press_lost(tile))


DOES: Final[dict[int, Callable[[int], str]]] = {
    PLAYER: player_does,
    MANAGER: manager_does,
    SCOUT: lambda tile: say("does-scout", points=OP[tile]),
    SECRETARY: secretary_does,
    COMMUNITY: community_does,
    FRIENDLY: friendly_does,
    PRESS: press_does,
    SALES: lambda tile: say("does-sales", bonus=SALE_BONUS[tile]),
}


def line_bonus(line: int) -> str:
    """The skill that counts more than 1 on a line of the pitch, or nothing."""
    row = FACTS["lines"][line]
    if not row.get("skill"):
        return ""
    return say("training", skill=printed("skills", row["skill"]), gain=row["bonus"])
