"""A Match as it is drawn: the score, what happened in each Section, keepers, the table of consequences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from touchline.engine.events import Heard
from touchline.games.eleven import card_text, cards as c, opponents
from touchline.games.eleven.match_view import footballers
from touchline.games.eleven.page import pitch
from touchline.games.eleven.page.faces import player, team_name
from touchline.games.eleven.page.pitch import Spot
from touchline.games.eleven.page.season import called
from touchline.games.eleven.rules.match import BLOCKED, GOAL, NOBODY, OPPONENT as THEM, SAVED
from touchline.games.eleven.rules.pitch import SOLD_OUT
from touchline.games.eleven.table_view import ClubView, TableView
from touchline.games.eleven.text import name as name_of, printed, say, section_name, zone_name

_PIPS: Final = range(6)
STRONG: Final = 3  # a Goalkeeper of this strength or more
OUTCOMES: Final = {BLOCKED: ("shield", "blocked"), SAVED: ("glove", "saved"), GOAL: ("ball", "goal")}


@dataclass(frozen=True)
class Moment:
    """A shot: by which side, from whom, what became of it, and who blocked it."""

    section: str
    ours: bool
    who: str
    outcome: int
    by: str = ""

    @property
    def icon(self) -> str:
        """The icon of what became of it."""
        return OUTCOMES[self.outcome][0]

    @property
    def word(self) -> str:
        """What became of it: `shot-…` in the words."""
        return OUTCOMES[self.outcome][1]

    @property
    def goal(self) -> bool:
        """Whether it went in."""
        return self.outcome == GOAL


@dataclass(frozen=True)
class Box:
    """A Section on the pitch, with its number in the order of comparison and what happened there."""

    id: str
    order: int
    name: str
    left: int
    top: int
    width: int
    height: int
    moments: tuple[Moment, ...]


@dataclass(frozen=True)
class Tally:
    """A line of the score as a sum: goals and shots of both sides in a Section, or goals by effects."""

    name: str
    goals: tuple[int, int]
    shots: tuple[int, int] = (0, 0)
    now: bool = False


@dataclass(frozen=True)
class Board:
    """A Match: two teams, the score, the Sections. `spots` are empty where only the shots are known."""

    seat: int
    name: str
    formation: str
    team: str
    team_name: str
    their_formation: str
    score: tuple[int, int]
    boxes: tuple[Box, ...]
    spots: tuple[Spot, ...] = ()
    theirs: tuple[Spot, ...] = ()
    keeper: str = ""
    their_keeper: str = ""
    keeper_card: str = ""
    stands: str = ""
    result: str = ""
    revealed: bool = True
    now: str = ""
    worn: tuple[tuple[str, str], ...] = ()  # Jerseys and the Players who wear them, by name

    @property
    def shots(self) -> tuple[Moment, ...]:
        """All shots of the Section that is being told."""
        return next((box.moments for box in self.boxes if box.id == self.now), ())

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """The Sections that were compared, and what effects added: together they are the score."""
        found = [tally(box, self.now == box.id) for box in self.boxes if box.moments]
        own, their = (self.score[side] - sum(one.goals[side] for one in found) for side in (0, 1))
        return (*found, *([Tally(say("tally-effects"), (own, their))] if own or their else []))


def who_shoots(moment: int, card: int, scorer: str, squad: dict[str, str]) -> tuple[str, str]:
    """Who shoots and who blocks, in a few words."""
    ours = moment >> 2 & 1 != THEM
    who, by = moment >> 8 & 0xFF, moment >> 16 & 0xFF
    mine, other = (who, by) if ours else (by, who)

    def own(jersey: int) -> str:
        name = c.JERSEY_NAMES[jersey]
        plain = say("shirt-number", n=name[1:]) if name[0] == "j" else say("shirt-plain")
        return squad.get(name) or plain

    def their(man: int) -> str:
        at = 10 * (card - c.OPPONENT) + man
        return say(
            "shirt-theirs",
            zone=zone_name(opponents.ZONE[at]),
            strength=opponents.STRENGTH[at],
        )

    if ours:
        return scorer or own(mine), "" if other == NOBODY else their(other)
    return their(other), "" if mine == NOBODY else own(mine)


def tally(box: Box, now: bool) -> Tally:
    """What both sides made of a Section."""
    sides = [[moment for moment in box.moments if moment.ours == ours] for ours in (True, False)]
    goals = [sum(moment.goal for moment in side) for side in sides]
    return Tally(box.name, (goals[0], goals[1]), (len(sides[0]), len(sides[1])), now)


def boxes(moments: Sequence[Moment]) -> tuple[Box, ...]:
    """The five Sections with their moments."""
    return tuple(
        Box(
            id,
            order,
            section_name(c.SECTION_NAMES.index(id)),
            left,
            top,
            width,
            height,
            tuple(moment for moment in moments if moment.section == id),
        )
        for order, (id, left, top, width, height) in enumerate(pitch.BOXES, 1)
    )


def moments_of(club: ClubView) -> list[Moment]:
    """What happened in the Sections of a club's Match."""
    one = club.opponent
    if one is None or not one.card:
        return []
    card = c.THINGS.index(one.card)
    squad = {
        jersey.jersey: name_of(c.THINGS.index(jersey.player))
        for jersey in club.jerseys
        if jersey.player and jersey.player in club.match.assigned
    }
    found = []
    for moment in club.match.moments:
        who, by = who_shoots(moment, card, "", squad)
        section = c.SECTION_NAMES[moment >> 3 & 7]
        found.append(Moment(section, moment >> 2 & 1 != THEM, who, moment & 3, by))
    return found


def board(club: ClubView, name: str) -> Board:
    """The Match of a club as it stands."""
    one, match = club.opponent, club.match
    spots = pitch.own_team(club)
    goalie = next((facts for facts in club.squad if facts.card == match.keeper), None)
    gloves = match.gloves
    if goalie:
        face = player(goalie.card, goalie.trained)
        keeper = say("goalkeeper", who=face.name, strength=goalie.strength, gloves=face.gloves + gloves)
    else:
        keeper = say("goalkeeper", who=say("goalkeeper-stand-in"), strength=1, gloves=1 + gloves)
    theirs = say("goalkeeper-unknown")
    if one and one.keeper is not None and one.gloves is not None:
        kind = printed("keepers", str(min(one.keeper, STRONG)))
        theirs = say("goalkeeper", who=kind, strength=one.keeper, gloves=one.gloves)
    return Board(
        seat=club.seat,
        name=name,
        formation=(match.formation or "").partition(":")[2] or (pitch.rows_of(spots) if spots else ""),
        team=one.team if one else "",
        team_name=team_name(one.team) if one else say("the-opponent"),
        their_formation=one.formation if one else "",
        score=match.score,
        boxes=boxes(moments_of(club)),
        spots=spots,
        theirs=pitch.opponent_team(one, match.weakened),
        keeper=keeper,
        their_keeper=theirs,
        keeper_card=match.keeper or "",
        stands=stands(club),
        result=match.result or "",
        revealed=match.revealed,
    )


def stands(club: ClubView) -> str:
    """The crowd in words."""
    seated = club.match.seated
    if not seated:
        return say("crowd-none" if club.match.result is None else "crowd-gone")
    return say("crowd-sold-out" if seated >= SOLD_OUT else "crowd", n=seated)


def kicked_off(a: Sequence[int], name: str, club: ClubView) -> Board:
    """A Match that begins: the Opponent is open; the club's shirts are known as long as it is Friday."""
    card = c.THINGS[a[1]]
    team = card.partition("-")[0]
    still_on = club.opponent is not None and club.opponent.card == card
    spots = pitch.own_team(club) if still_on else ()
    worn = {f"j{c.SIDE_NUMBER[2 * who]}": name_of(who) for who in a[3:] if c.SIDE_NUMBER[2 * who]}
    worn |= {spot.key: spot.who.name for spot in spots if spot.who}
    return Board(
        a[0],
        name,
        c.THINGS[c.PLAN + a[2]].partition(":")[2],
        team,
        team_name(team),
        opponents.FORMATIONS[opponents.FORMATION[a[1] - c.OPPONENT]],
        (0, 0),
        boxes(()),
        spots,
        pitch.their_spots(footballers(a[1])),
        worn=tuple(worn.items()),
    )


def hear(seen: Board | None, heard: Heard, viewer: int, names: Sequence[str], club: ClubView) -> Board | None:
    """The board of a club after an event; the same one if it is about something else."""
    a, kind = heard.args, heard.kind
    if kind == "kick_off":
        return kicked_off(a, called(a[0], viewer, names), club)
    if seen is None or not a or a[0] != seen.seat:
        return seen
    if kind == "moment":
        scorer = name_of(a[3]) if a[3] >= 0 else ""
        who, by = who_shoots(a[2], a[1], scorer, dict(seen.worn))
        ours = a[2] >> 2 & 1 != THEM
        section = c.SECTION_NAMES[a[2] >> 3 & 7]
        shot = Moment(section, ours, who, a[2] & 3, by)
        own, their = seen.score
        score = (own + (shot.goal and ours), their + (shot.goal and not ours))
        told = [moment for box in seen.boxes for moment in box.moments]
        return replace(seen, boxes=boxes([*told, shot]), score=score, now=section)
    if kind == "sections":
        return replace(seen, score=(a[2], a[3]), now="")
    if kind in ("effect_goal", "opponent_goal"):
        return replace(seen, score=(a[-2], a[-1]), now="")
    if kind == "full_time":
        return replace(seen, score=(a[2], a[3]), result=c.RESULTS[a[4]], now="")
    return seen


def consequences(result: str) -> tuple[str, ...]:
    """The six entries of a column of the Match consequences table (EL-339 to EL-341)."""
    if not result:
        return ()
    return tuple(card_text.consequence(c.RESULTS.index(result), face) for face in range(1, 7))


def rolled(club: ClubView, now: Sequence[Heard]) -> int:
    """The face on the Match consequences table: the one that counted, or the one just rolled."""
    face = 0
    for heard in now:
        if heard.kind == "consequence" and heard.args[0] == club.seat:
            return int(heard.args[2])
        if heard.kind == "full_time" and heard.args[0] == club.seat:
            face = club.die
    return face if club.match.result and face <= len(_PIPS) else 0


def others(table: TableView, names: Sequence[str], but: int) -> tuple[Board, ...]:
    """The Matches of the other clubs."""
    return tuple(board(club, names[club.seat]) for club in table.clubs if club.seat != but)
