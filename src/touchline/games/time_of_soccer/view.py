"""What each seat may see: everything but the order of the decks and the removed tiles (TS-331 to TS-333)."""

from __future__ import annotations

from touchline.engine.content import named
from touchline.games.time_of_soccer import cards as c, state as s, table_view as t, text
from touchline.games.time_of_soccer.rules import match
from touchline.games.time_of_soccer.rules.club import balance, weekly_expenses, weekly_income
from touchline.games.time_of_soccer.rules.cup import CUP_WEEKS
from touchline.games.time_of_soccer.rules.league import pairing
from touchline.games.time_of_soccer.rules.levels import attackers, eleven, level, player_values
from touchline.games.time_of_soccer.rules.market import market_is_open
from touchline.games.time_of_soccer.rules.scoring import PARTS, final_order, final_place, score
from touchline.games.time_of_soccer.state import TimeOfSoccer

# Of the table; those of single seats are on the club boards.
OPTIONS = named("fatigue absent_rivals no_random secondary_market unique_starters neutral_level clash_level")


def view(g: TimeOfSoccer, seat: int) -> t.TableView:
    """The table as this seat (-1: a spectator) may see it."""
    return t.TableView(
        you=seat,
        week=g.week,
        day=g.day,
        phase=phase(g),
        first=g.lead,
        options={name: getattr(g, name) for name in OPTIONS},
        op=g.op if any(asked & 0xFF == s.MARKET_STEP for asked in g.open) else 0,
        market=[space_view(g, space) for space in range(c.SPACES)],
        decks=[sum(1 for tile in g.deck if c.DECK[tile] == number) for number in (1, 2, 3, 4)],
        removed=len(g.boxed),
        drawn=names(g.drawn),
        joining=joining(g),
        filling=filling(g, seat),
        second=names(g.second),
        gone=names(g.gone),
        clubs=[club_view(g, other) for other in range(g.seats)],
        teams=[team_view(g, team) for team in range(len(c.TEAMS))],
        neutral_level=match.neutral_level(g),
        fixtures=[fixture_view(tile) for tile in g.fixtures],
        cup=[c.TEAMS[team] for team in g.cup],
        match=match_view(g),
        results=[played_view(played) for played in g.results],
        final=[final_view(g, team) for team in final_order(g)] if g.over else [],
    )


def joining(g: TimeOfSoccer) -> str | None:
    """The football player whom a club is placing now."""
    return next((c.THINGS[asked >> 8] for asked in g.open if asked & 0xFF == s.PLACE_TILE), None)


def filling(g: TimeOfSoccer, seat: int) -> int:
    """The position that this seat fills now, in a line-up that it enters one by one, or -1."""
    return g.open[seat] >> 8 if seat >= 0 and g.open[seat] & 0xFF == s.ALIGN_POSITION else -1


def names(tiles: list[int]) -> list[str]:
    """Tiles by id."""
    return [c.THINGS[tile] for tile in tiles]


def name(tile: int) -> str | None:
    """A tile by id, or None for a place that is empty."""
    return c.THINGS[tile] if tile >= 0 else None


def phase(g: TimeOfSoccer) -> str:
    """What the season is about now: `phase-…` in the words."""
    if g.over:
        return "full-time"
    if g.car.count(-1):
        return "setup"
    if s.RESULT in [entry & 0xFF for entry in g.agenda]:
        return "cup" if g.cup_match else "league"
    if g.day >= s.TUESDAY and g.day <= 5 and market_is_open(g):
        return "cup-and-market" if g.day == s.WEDNESDAY and g.week in CUP_WEEKS else "market"
    return "day"


def space_view(g: TimeOfSoccer, space: int) -> t.SpaceView:
    """A space of the market; its parking is the side that has the gap's colour (TS-029)."""
    tile = g.market[space]
    parking = c.THINGS[c.SEGMENT + c.PARKING[4 * space + c.GAP[tile]]] if tile >= 0 else None
    return t.SpaceView(space + 1, name(tile), bool(g.old >> space & 1), parking)


def club_view(g: TimeOfSoccer, seat: int) -> t.ClubView:
    """A club board, with the levels that it has now."""
    team = eleven(g, seat)
    values = player_values(team, g.principal[seat], g.managers[seat])
    attacking = [bool(attackers(g.principal[seat]) >> at & 1) for at in range(c.POSITIONS)]
    attack = sum(value for value, attacks in zip(values, attacking, strict=True) if attacks)
    defence = sum(values) - attack
    return t.ClubView(
        seat=seat,
        club=c.TEAMS[g.club[seat]] if g.club[seat] >= 0 else None,
        cash=g.cash[seat],
        balance=balance(g, seat),
        income=weekly_income(g, seat),
        expenses=weekly_expenses(g, seat),
        fans=g.fans[seat],
        satisfaction=g.satisfaction[seat],
        energy=g.energy[seat],
        fatigue=g.tired[seat],
        car=c.THINGS[c.SEGMENT + g.car[seat]] if g.car[seat] >= 0 else None,
        scout=name(g.scout[seat]),
        secretary=name(g.secretary[seat]),
        community=name(g.community[seat]),
        principal=name(g.principal[seat]),
        managers=names(g.managers[seat]),
        advertising=name(g.advertising[seat]),
        tv=name(g.tv[seat]),
        friendly=name(g.friendly[seat]),
        press=names(g.press[seat]),
        kept=[(c.THINGS[entry >> 1], bool(entry & 1)) for entry in g.kept[seat]],
        squad=names(g.squad[seat]),
        line_up=[name(tile) for tile in team],
        values=values,
        attacking=attacking,
        attack=attack,
        defence=defence,
        attack_level=level(attack),
        defence_level=level(defence),
        reroll=match.has_reroll(g, seat) and not g.no_random,
        free_traffic=bool(g.free_traffic >> seat & 1),
        handicap=g.handicap[seat],
        so_far=sum(score(g, g.club[seat])) if g.club[seat] >= 0 else 0,
    )


def team_view(g: TimeOfSoccer, team: int) -> t.TeamView:
    """A team with its league form in letters."""
    form = ""
    for played in g.results:
        if not played & match.CUP and team in (played & 7, played >> 3 & 7):
            won = match.winner_of(played)
            form += "D" if won == 0 else "W" if (played & 7 == team) == (won == 1) else "L"
    return t.TeamView(
        team=c.TEAMS[team],
        seat=g.seat_of[team],
        points=g.points[team],
        form=form,
        cup_wins=g.cup_wins[team],
        in_cup=bool(g.in_cup >> team & 1),
    )


def played_view(played: int) -> t.PlayedView:
    """A match of the season's list."""
    home, away = c.TEAMS[played & 7], c.TEAMS[played >> 3 & 7]
    return t.PlayedView(
        week=played >> 16 & 15,
        home=home,
        away=away,
        goals=(played >> 6 & 31, played >> 11 & 31),
        winner=(None, home, away)[match.winner_of(played)],
        cup=bool(played & match.CUP),
        clash=bool(played & match.CLASH),
        penalties=bool(played & match.PENALTIES),
    )


def match_view(g: TimeOfSoccer) -> t.MatchView | None:
    """The match that is being played, or None."""
    if s.RESULT not in [entry & 0xFF for entry in g.agenda]:
        return None
    return t.MatchView(
        home=c.TEAMS[g.teams[0]],
        away=c.TEAMS[g.teams[1]],
        cup=bool(g.cup_match),
        attack=(g.attack_levels[0], g.attack_levels[1]),
        defence=(g.defence_levels[0], g.defence_levels[1]),
        goals=(g.goals[0], g.goals[1]),
        rerolled=(bool(g.rerolled & 1), bool(g.rerolled & 2)),
        dice=g.dice.copy(),
    )


def fixture_view(tile: int) -> t.FixtureView:
    """A tile of the fixture pile; everybody may look through it (TS-026)."""
    if tile == s.PRE_SEASON:
        return t.FixtureView("P", False, [])
    matches = [pairing(tile, number) for number in range(3)]
    return t.FixtureView(
        tile="ABCDE"[tile & 7],
        return_leg=bool(tile & s.RETURN_LEG),
        matches=[(c.TEAMS[home], c.TEAMS[away]) for home, away in matches],
    )


def final_view(g: TimeOfSoccer, team: int) -> t.FinalView:
    """A team in the final table."""
    parts = score(g, team)
    return t.FinalView(
        team=c.TEAMS[team],
        seat=g.seat_of[team],
        total=sum(parts),
        place=final_place(g, team),
        parts={text.say(f"part-{part}"): n for part, n in zip(PARTS, parts, strict=True)},
    )


def stage(table: t.TableView) -> str:
    """How far the game is, in a line."""
    if table.phase in ("setup", "full-time"):
        return phase_name(table)
    return text.say("stage", week=table.week, phase=phase_name(table))


def phase_name(table: t.TableView) -> str:
    """What the season is about now, in words."""
    return text.say(f"phase-{table.phase}", day=text.day_name(table.day))


def secrets(g: TimeOfSoccer, seat: int) -> list[str]:
    """Names of tiles whose place nobody may know, for the check that no log line tells them (TS-331)."""
    return [] if g.over else [text.name(tile) for tile in g.deck + g.boxed]
