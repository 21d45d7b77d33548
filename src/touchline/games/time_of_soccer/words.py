"""Names and facts of tiles, teams and places in words; the words themselves are in en.toml."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from touchline.engine.content import read_words
from touchline.games.time_of_soccer.cards import (
    ADVANCED,
    ALLOWED,
    ATTACKERS,
    BASIC,
    CHEER,
    COMMUNITY,
    DIE,
    FRIENDLY,
    FRIENDLY_CHEER,
    FRIENDLY_ENERGY,
    FRIENDLY_MONEY,
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
    STATEMENT,
    STATEMENTS,
    SWITCHES,
    TEAMS,
    THINGS,
    TRAINING,
    WEEKLY,
    WIN_BONUS,
)

WORDS: Final[dict[str, Any]] = read_words("touchline.games.time_of_soccer")
TILE_WORDS: Final[dict[str, Any]] = {
    id: words
    for section in [*KINDS, "unique_starters", "starting_players"]
    for id, words in WORDS[section].items()
}
DAYS: Final[dict[str, str]] = WORDS["days"]
TEAM_KINDS: Final[list[str]] = ["starting team", "mixed team", "substitute team"]


def name(tile: int) -> str:
    """The name of a tile."""
    return str(TILE_WORDS[THINGS[tile]]["name"])


def listed(words: list[str]) -> str:
    """Words in a row."""
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def team_name(team: int) -> str:
    """A team by its name."""
    return str(WORDS["teams"][TEAMS[team]]["name"])


def position_name(at: int) -> str:
    """A position in words."""
    return str(WORDS["positions"][PITCH[at]["id"]])


def street(segment: int) -> str:
    """A street piece: its street's name and its mark on the map."""
    mark = THINGS[SEGMENT + segment]
    return f"{WORDS['streets'][mark[:2]]} ({mark})"


def dollars(amount: int) -> str:
    """Money with its sign where it is lost."""
    return f"−${-amount}" if amount < 0 else f"${amount}"


def number(amount: int) -> str:
    """A number, with a proper minus sign where it needs one."""
    return f"−{-amount}" if amount < 0 else str(amount)


def count(n: int, thing: str) -> str:
    """So many of something."""
    return f"{n} {thing}{'s' * (n != 1)}"


def facts(tile: int) -> str:
    """What a tile does, in a few words."""
    return FACTS_OF.get(KIND[tile], contract_facts)(tile)


def player_facts(tile: int) -> str:
    """Positions, best basic skill, icons and salary."""
    places = " ".join(PITCH[at]["id"].upper() for at in range(POSITIONS) if ALLOWED[tile] >> at & 1)
    icons = " ".join(
        f"{side}:{''.join(LETTERS[skill] for skill in range(5) if ICONS[4 * tile + at] >> skill & 1)}"
        for at, side in enumerate(SIDES)
        if ICONS[4 * tile + at]
    )
    best = max(BASIC[7 * tile : 7 * tile + 7])
    return ", ".join(filter(None, [f"{places} {best}", icons, f"salary {SALARY[tile]}"]))


def manager_facts(tile: int) -> str:
    """Training and formation."""
    trained = [
        f"{WORDS['skills'][skill]} +{TRAINING[5 * tile + at]}"
        for at, skill in enumerate(ADVANCED)
        if TRAINING[5 * tile + at]
    ]
    switched = [
        f"{position_name(at)} {'defends' if ATTACKERS >> at & 1 else 'attacks'}"
        for at in range(POSITIONS)
        if SWITCHES[tile] >> at & 1
    ]
    trains = f"trains {listed(trained)}" if trained else "one reroll a match"
    return "; ".join([trains, listed(switched) or "usual formation", f"salary {SALARY[tile]}"])


def secretary_facts(tile: int) -> str:
    """The die table."""
    table = [f"{face + 1}:{f'${DIE[6 * tile + face]}' if DIE[6 * tile + face] else '✕'}" for face in range(6)]
    return f"{' '.join(table)}, salary {SALARY[tile]}"


def community_facts(tile: int) -> str:
    """Satisfaction by result."""
    win, draw, loss = CHEER[3 * tile : 3 * tile + 3]
    return f"win {win} · draw {draw} · loss {loss}, salary {SALARY[tile]}"


def contract_facts(tile: int) -> str:
    """Money by the week, at home and for a win."""
    return f"week {WEEKLY[tile]} · match {MATCH_INCOME[tile]} · win {WIN_BONUS[tile]}"


def friendly_facts(tile: int) -> str:
    """What it brings and costs."""
    cheer = f", satisfaction +{FRIENDLY_CHEER[tile]}" if FRIENDLY_CHEER[tile] else ""
    return f"+${FRIENDLY_MONEY[tile]}{cheer}, energy −{FRIENDLY_ENERGY[tile]} with fatigue"


def press_facts(tile: int) -> str:
    """The bet."""
    cheer = f" and satisfaction +{REWARD_CHEER[tile]}" if REWARD_CHEER[tile] else ""
    won = f"+{REWARD_VP[tile]} VP" if REWARD_VP[tile] else f"+${REWARD_MONEY[tile]}{cheer}"
    lost = f"−{-PENALTY_VP[tile]} VP" if PENALTY_VP[tile] else f"−${PENALTY_MONEY[tile]}"
    return f"“{WORDS['statements'][STATEMENTS[STATEMENT[tile]]]}”: {won} or {lost}"


FACTS_OF: Final[dict[int, Callable[[int], str]]] = {
    PLAYER: player_facts,
    MANAGER: manager_facts,
    SCOUT: lambda tile: f"{OP[tile]} operation points a day, salary {SALARY[tile]}",
    SECRETARY: secretary_facts,
    COMMUNITY: community_facts,
    FRIENDLY: friendly_facts,
    PRESS: press_facts,
    SALES: lambda tile: f"sell one for price + ${SALE_BONUS[tile]}",
}
