"""What an option would change in a club, for its words: levels, and who or what makes room for a tile."""

from __future__ import annotations

from typing import Final

from touchline.games.time_of_soccer import cards as c, text
from touchline.games.time_of_soccer.rules.acquire import MOST_MANAGERS
from touchline.games.time_of_soccer.rules.levels import club_values, eleven, level, team_values
from touchline.games.time_of_soccer.state import TimeOfSoccer

NOTHING: Final = "none"  # in place of a fact that is not there, for the words to choose by


def levels(attack: int, defence: int) -> str:
    """Values and levels in words."""
    return text.say(
        "levels",
        attack=text.number(attack),
        defence=text.number(defence),
        attack_level=level(attack),
        defence_level=level(defence),
    )


def changed(attack: int, new_attack: int, defence: int, new_defence: int) -> str:
    """The levels that change, in words."""
    changes: list[str] = []
    if attack != new_attack:
        changes.append(text.say("level-change-attack", old=attack, new=new_attack))
    if defence != new_defence:
        changes.append(text.say("level-change-defence", old=defence, new=new_defence))
    return text.in_a_row(changes)


def change_of_levels(g: TimeOfSoccer, seat: int, team: list[int], principal: int) -> tuple[str, str]:
    """What another line-up is worth, and the levels that it changes."""
    attack, defence = club_values(g, seat)
    new_attack, new_defence = team_values(team, principal, g.managers[seat])
    change = changed(level(attack), level(new_attack), level(defence), level(new_defence))
    return levels(new_attack, new_defence), change


def consequence(g: TimeOfSoccer, seat: int, tile: int) -> str:
    """What a tile would change in the club: the levels, or who or what makes room for it."""
    kind = c.KIND[tile]
    if kind == c.PLAYER:
        return best_position(g, seat, tile)
    if kind == c.MANAGER:
        return text.say("comes-manager") if len(g.managers[seat]) == MOST_MANAGERS else NOTHING
    places = {
        c.SCOUT: g.scout,
        c.SECRETARY: g.secretary,
        c.COMMUNITY: g.community,
        c.ADVERTISING: g.advertising,
        c.TV: g.tv,
    }
    old = places[kind][seat] if kind in places else -1
    if old < 0:
        return NOTHING
    return text.say("comes-contract" if kind in (c.ADVERTISING, c.TV) else "comes-staff", tile=text.name(old))


def best_position(g: TimeOfSoccer, seat: int, tile: int) -> str:
    """Where a football player would help most, and the levels that change."""
    best = -1
    most = 0
    for at in c.PLACES[tile]:
        team = eleven(g, seat)
        team[at] = tile
        attack, defence = team_values(team, g.principal[seat], g.managers[seat])
        worth = (level(attack) + level(defence)) * 256 + attack + defence
        if best < 0 or worth > most:
            best = at
            most = worth
    team = eleven(g, seat)
    team[best] = tile
    change = change_of_levels(g, seat, team, g.principal[seat])[1]
    return text.say("comes-player", position=text.position_name(best), change=change) if change else NOTHING
