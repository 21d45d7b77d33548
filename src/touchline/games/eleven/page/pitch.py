"""Shirts on the pitch: the club's in their Zones, the Opponent's as they are read, upside down (EL-206)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from touchline.engine.game import DraftView
from touchline.engine.speech import capital
from touchline.games.eleven.cards import SECTION_NAMES, SECTION_OF, ZONE_NAMES
from touchline.games.eleven.page.faces import Player, player
from touchline.games.eleven.table_view import ClubView, FootballerView, OpponentView
from touchline.games.eleven.text import printed, say

# Where a row lies, in per cent of the height: the club's rows from the back, and those of the Opponent.
OWN_ROWS: Final = (90, 57, 24)
THEIR_ROWS: Final = (9, 42, 75)
LEFT: Final = 13
CENTRAL: Final = {1: (50,), 2: (41, 59), 3: (34, 50, 66)}
# Sections as boxes (left, top, width, height), in the order of comparison (EL-212).
BOXES: Final = (
    ("lw", 1, 1, 24, 98),
    ("rw", 75, 1, 24, 98),
    ("cf", 26, 1, 48, 32),
    ("cm", 26, 34, 48, 32),
    ("cd", 26, 67, 48, 32),
)
PLAIN: Final = 1


@dataclass(frozen=True)
class Spot:
    """A shirt: its Jersey (`key`, as targets name it), who wears it, what it does and how strong it is.

    `edit` is what a click does to a line-up that is being planned.
    """

    key: str
    zone: str
    x: int
    y: int
    number: str
    task: str
    strength: int
    who: Player | None
    card: str = ""
    edit: str = ""
    funded: bool = False

    @property
    def label(self) -> str:
        """The shirt in a line."""
        who = self.who.name if self.who else say("spot-plain" if self.number != "?" else "spot-opponent")
        zone, task = capital(printed("zones", self.zone)), printed("tasks", self.task)
        return say("spot", zone=zone, who=who, task=task, strength=self.strength)


def places(zones: Sequence[str], theirs: bool = False) -> list[tuple[int, int]]:
    """Where shirts in these Zones lie; those of one Zone stand beside each other."""
    found = []
    seen: dict[str, int] = {}
    for zone in zones:
        at = ZONE_NAMES.index(zone)
        row, place = divmod(at, 3)
        nth = seen.get(zone, 0)
        seen[zone] = nth + 1
        if place == 1:
            many = min(3, sum(1 for other in zones if other == zone))
            x = CENTRAL[many][min(nth, 2)]
        else:
            x = LEFT if place == 0 else 100 - LEFT
        found.append((100 - x if theirs else x, THEIR_ROWS[row] if theirs else OWN_ROWS[row]))
    return found


def drafted(draft: DraftView, own: ClubView) -> tuple[Spot, ...]:
    """The line-up that is being planned; plain places can be turned, Players taken out."""
    squad = {one.card: one for one in own.squad}
    slots = [slot for slot in draft.slots if not slot.things[0].endswith("@GK")]
    zones = [slot.things[0].partition("@")[2] for slot in slots]
    spots: list[Spot] = []
    plain = 0
    for slot, zone, (x, y) in zip(slots, zones, places(zones), strict=True):
        thing = slot.things[0]
        who = thing.partition("@")[0]
        if who in squad:
            face = player(who, squad[who].trained)
            funded = slot.need > 1
            spots.append(
                Spot("", zone, x, y, face.number, face.task, slot.worth, face, who, f"drop:{thing}", funded)
            )
        else:
            spots.append(Spot("", zone, x, y, "", who, slot.worth, None, "", f"plain:{plain}"))
            plain += 1
    return tuple(spots)


def own_team(club: ClubView) -> tuple[Spot, ...]:
    """The shirts of a club that have a place on the pitch."""
    squad = {one.card: one for one in club.squad}
    lasting = dict(club.lasting)
    jerseys = [jersey for jersey in club.jerseys if jersey.zone]
    spots = []
    for jersey, (x, y) in zip(jerseys, places([one.zone or "" for one in jerseys]), strict=True):
        zone = jersey.zone or ""
        plays = jersey.player in club.match.assigned and jersey.player in squad
        more = club.match.boosts.get(jersey.jersey, 0)
        face = None
        if plays and jersey.player:
            facts = squad[jersey.player]
            face = player(jersey.player, facts.trained)
            more += facts.strength
            more += lasting.get("youngsters", 0) if face.kind == "youngster" else 0
            more += int(face.moment == "passive" and club.match.seated >= 4)
        else:
            more += PLAIN + lasting.get(f"plain_{section_of(zone)}", 0)
        number = jersey.jersey.removeprefix("j")
        if number.startswith("u"):
            number = face.number if face else ""
        spots.append(
            Spot(
                jersey.jersey,
                zone,
                x,
                y,
                number,
                jersey.task,
                more,
                face,
                jersey.player if face and jersey.player else "",
                funded=jersey.player in club.match.funded,
            )
        )
    return tuple(spots)


def opponent_team(one: OpponentView | None, weakened: Sequence[int] = ()) -> tuple[Spot, ...]:
    """The Opponent's footballers, or those that were peeked at."""
    if one is None:
        return ()
    team = one.footballers or [who for section in one.peeked.values() for who in section]
    return their_spots(team, weakened if one.footballers else ())


def their_spots(team: Sequence[FootballerView], weakened: Sequence[int] = ()) -> tuple[Spot, ...]:
    """Footballers of the other side; targets name them by their number."""
    spots = []
    for at, (who, (x, y)) in enumerate(
        zip(team, places([who.zone for who in team], theirs=True), strict=True)
    ):
        strength = max(0, who.strength - (weakened[at] if at < len(weakened) else 0))
        spots.append(Spot(str(at), who.zone, x, y, "?", who.task, strength, None))
    return tuple(spots)


def section_of(zone: str) -> str:
    """The Section of a Zone."""
    return SECTION_NAMES[SECTION_OF[ZONE_NAMES.index(zone)]]


def rows_of(spots: Iterable[Spot]) -> str:
    """How many stand in defence, midfield and attack, as a formation."""
    rows = [0, 0, 0]
    for spot in spots:
        rows[ZONE_NAMES.index(spot.zone) // 3] += 1
    return "-".join(str(count) for count in rows)
