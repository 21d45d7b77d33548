"""The events of Superclub as sentences. The same words as on the buttons: "Train", "You train"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.events import Heard
from touchline.games.superclub.cards import (
    ATT,
    CHANGER,
    CLUB,
    CONTINENT,
    CUP,
    DEPARTMENT,
    FORMATION,
    MID,
    STAFF,
    THINGS,
    WIN,
)
from touchline.games.superclub.prompts import offer_text
from touchline.games.superclub.state import AI, KEEPER, LEAGUE, RIVAL, SUPERCUP
from touchline.games.superclub.words import (
    ai_name,
    facility_name,
    facts,
    halves,
    listed,
    money,
    name,
    stars_text,
    third_name,
)

KICK_OFFS: Final = ("kick-off", "the SuperCup final", "the Super-Duper-Cup")
THIRDS_PLAYED: Final = ("midfield", "the second third", "the last third")
RESULTS: Final = ("a defeat", "a draw", "a win")
ENDINGS: Final = (
    ("", ""),
    ("are the only club with 100 points", "is the only club with 100 points"),
    ("win the SuperCup", "wins the SuperCup"),
    ("win the Super-Duper-Cup", "wins the Super-Duper-Cup"),
    ("have the highest marker after the last season", "has the highest marker after the last season"),
)


def sentence(heard: Heard, viewer: int, names: list[str]) -> str:
    """What happened, as this viewer reads it."""
    line = SENTENCES[heard.kind](heard.args, Voice(viewer, names))
    return line[:1].upper() + line[1:]


class Voice:
    """Speaks of seats: "You win", "Mara wins"."""

    def __init__(self, viewer: int, names: list[str]) -> None:
        self.viewer = viewer
        self.names = names

    def does(self, seat: int, you: str, they: str) -> str:
        """The seat and its verb."""
        return f"you {you}" if seat == self.viewer and seat >= 0 else f"{self.who(seat)} {they}"

    def who(self, seat: int) -> str:
        """The seat, or an AI club, inside a sentence."""
        if seat < 0:
            return "the opponent"
        if seat >= AI:
            return ai_name(seat - AI)
        return "you" if seat == self.viewer else self.names[seat]

    def whose(self, seat: int) -> str:
        """What belongs to the seat."""
        return "your" if seat == self.viewer and seat >= 0 else f"{self.who(seat)}'s"


def kick_off_text(a: list[int], v: Voice) -> str:
    """Who meets whom."""
    contest, home, away, club = a[:4]
    other = v.who(away)
    host = v.who(home)
    if contest == LEAGUE and club >= 0:
        host, other = (host, ai_name(club)) if home >= 0 else (ai_name(club), other)
    elif contest == SUPERCUP:
        other = name(CUP + club)
    return f"{KICK_OFFS[contest]}: {host} against {other}."


def line_up_text(a: list[int], v: Voice) -> str:
    """A line-up from goal to attack."""
    seat, formation, boost = a[:3]
    men = a[3:]
    rows = [
        ", ".join(name(man) for man in row if man >= 0 or man == KEEPER)
        for row in (men[:1], men[1:5], men[5:10], men[10:])
    ]
    captain = f"; the captain is in {third_name(boost)}" if boost >= 0 else ""
    shape = THINGS[FORMATION + formation] if formation >= 0 else ""
    return f"{v.does(seat, 'line', 'lines')} up {shape}: {' – '.join(row for row in rows if row)}{captain}."


def dice_text(a: list[int], v: Voice) -> str:
    """Who plays with which part of the team against whom, and both rolls."""
    home, away, third = a[:3]
    duel = "midfield"
    if third != MID:
        attacker, defender = (home, away) if third == ATT else (away, home)
        duel = f"{v.whose(attacker)} attack against {v.whose(defender)} defence"
    ours = f"{v.does(home, 'roll', 'rolls')} {a[3]} and {a[4]}"
    theirs = f"{v.does(away, 'roll', 'rolls')} {a[5]} and {a[6]}"
    return f"{duel}: {ours}, {theirs}."


def third_text(a: list[int], v: Voice) -> str:
    """Who has won a third, and how it stands."""
    number, winner, home, away = a[:4]
    which = THIRDS_PLAYED[number]
    what = f"{which} is shared" if winner == -2 else f"{v.does(winner, 'win', 'wins')} {which}"
    return f"{what}: {halves(home)}–{halves(away)}."


def totals_text(a: list[int], v: Voice) -> str:
    """Both totals of a third."""
    home, away, _, ours, theirs = a
    return f"stars and dice: {v.who(home)} {halves(ours)}, {v.who(away)} {halves(theirs)}."


def trade_text(a: list[int], v: Voice) -> str:
    """A trade, as everybody hears of it."""
    seat, to, paid, count = a[:4]
    ours = [name(thing) for thing in a[4 : 4 + count]]
    theirs = [name(thing) for thing in a[4 + count :]]
    if paid:
        (ours if paid > 0 else theirs).append(money(abs(paid)))
    what = f"{listed(ours) or 'nothing'} for {listed(theirs) or 'nothing'}"
    return f"{v.does(seat, 'give', 'gives')} {v.who(to)} {what}."


def penalty_text(a: list[int], v: Voice) -> str:
    """A penalty, and the score."""
    _seat, man, stars, die, goal = a[:5]
    who = name(man) if man != RIVAL else f"a {stars}-star player of the opponent"
    kick = f"rolls {die} and {'scores' if goal else 'misses'}" if die else "scores without a die"
    return f"penalty: {who} {kick}. {a[5]}–{a[6]}."


def trained_text(a: list[int], v: Voice) -> str:
    """A training roll."""
    seat, player, die, before, after = a
    result = f"{before} → {stars_text(after)}" if after > before else "no progress"
    rolls = "roll" if seat == v.viewer else "rolls"
    return f"{v.does(seat, 'train', 'trains')} {name(player)} and {rolls} {die}: {result}."


def upgrade_text(a: list[int], v: Voice) -> str:
    """A facility one level higher."""
    seat, department, level, price = a
    cost = f", for {money(price)}" if price else ", for nothing"
    what = f"{name(DEPARTMENT + department)} to level {level}, {facility_name(department, level)}"
    return f"{v.does(seat, 'raise', 'raises')} {what}{cost}."


def wages_text(a: list[int], v: Voice) -> str:
    """Wages paid."""
    seat, paid, bill = a
    rest = f"; {money(bill - paid)} are waived" if paid < bill else ""
    return f"{v.does(seat, 'pay', 'pays')} {money(paid)} wages{rest}."


def fine_text(a: list[int], v: Voice) -> str:
    """A fine paid."""
    seat, paid, amount = a
    rest = f"; {money(amount - paid)} are waived" if paid < amount else ""
    return f"{v.does(seat, 'pay', 'pays')} {money(paid)} to the bank{rest}."


def ranking_text(a: list[int], v: Voice) -> str:
    """The table of a season."""
    return f"season {a[0]} ends: {', '.join(f'{at}. {v.who(club)}' for at, club in enumerate(a[1:], 1))}."


def full_time_text(a: list[int], v: Voice) -> str:
    """The result of the thirds."""
    home, away, outcome, ours, theirs = a
    if outcome == 1:
        return f"full time: {halves(ours)}–{halves(theirs)}, a draw."
    winner = home if outcome == WIN else away
    return f"full time: {halves(ours)}–{halves(theirs)}, {v.does(winner, 'win', 'wins')}."


def points_text(a: list[int], v: Voice) -> str:
    """Match points."""
    home, away, _, ours, theirs = a
    return f"match points: {v.who(home)} {ours}, {v.who(away)} {theirs}."


def draft_board_text(a: list[int], v: Voice) -> str:
    """A board."""
    return f"draft board {a[0]}: {', '.join(name(player) for player in a[1:])}."


Telling = Callable[[list[int], Voice], str]

SENTENCES: Final[dict[str, Telling]] = {
    "club": lambda a, v: f"{v.does(a[0], 'take', 'takes')} {name(CLUB + a[1])}.",
    "opening_die": lambda a, v: f"{v.does(a[0], 'roll', 'rolls')} a {a[1]}.",
    "manager_1": lambda a, v: f"{v.does(a[0], 'are', 'is')} manager 1.",
    "superstar": lambda a, v: f"{name(a[0])} is never drafted and is set aside.",
    "draft_board": draft_board_text,
    "drafted": lambda a, v: f"{v.does(a[0], 'draft', 'drafts')} {name(a[1])}.",
    "draft_over": lambda a, v: (
        f"the draft is over: {', '.join(f'{v.who(seat)} {stars}' for seat, stars in enumerate(a))} stars."
    ),
    "staff_drawn": lambda a, v: (
        f"{v.does(a[0], 'draw', 'draws')} {listed([name(STAFF + member) for member in a[1:]])}."
    ),
    "hired": lambda a, v: (
        f"{v.does(a[0], 'hire', 'hires')} {name(STAFF + a[1])} for {money(a[2]) if a[2] else 'nothing'}."
    ),
    "nobody_hired": lambda a, v: f"{v.does(a[0], 'hire', 'hires')} nobody.",
    "fired": lambda a, v: f"{v.does(a[0], 'fire', 'fires')} {name(STAFF + a[1])}.",
    "off_season": lambda a, v: f"off-season {a[0]} begins.",
    "boost": lambda a, v: f"{v.does(a[0], 'get', 'gets')} captain boost {a[1]}.",
    "reward": lambda a, v: f"{v.does(a[0], 'get', 'gets')} {money(a[2])} for place {a[1]}.",
    "stadium_income": lambda a, v: f"{v.whose(a[0])} stadium brings {money(a[1])}.",
    "season_income": lambda a, v: f"{v.whose(a[0])} key staff brings {money(a[1])}.",
    "wages": wages_text,
    "sold_abroad": lambda a, v: f"{v.does(a[0], 'sell', 'sells')} {name(a[1])} abroad for {money(a[2])}.",
    "no_unhappy_bid": lambda a, v: f"{v.does(a[0], 'bid', 'bids')} for no unhappy player.",
    "unhappy_bid": lambda a, v: (
        f"{v.does(a[0], 'bid', 'bids')} {money(a[2])} for {name(a[1])}, {v.whose(a[3])} unhappy player."
    ),
    "entered": lambda a, v: f"{v.does(a[0], 'enter', 'enters')} the bidding for {name(a[1])}.",
    "demand": lambda a, v: f"{v.does(a[0], 'ask', 'asks')} {money(a[2])} for {name(a[1])}.",
    "demand_declined": lambda a, v: f"{v.does(a[0], 'decline', 'declines')}.",
    "unhappy_sold": lambda a, v: (
        f"{v.does(a[0], 'sell', 'sells')} {name(a[1])} to {v.who(a[2])} for {money(a[3])}."
    ),
    "benched": lambda a, v: f"{v.does(a[0], 'bench', 'benches')} {name(a[1])} for the coming season.",
    "star": lambda a, v: f"{v.whose(a[0])} {name(a[1])} has {stars_text(a[2])} now.",
    "star_lost": lambda a, v: f"{v.whose(a[0])} {name(a[1])} falls to {stars_text(a[2])}.",
    "trained": trained_text,
    "scouted": lambda a, v: (
        f"{v.does(a[0], 'turn', 'turns')} {name(a[1])} in {name(CONTINENT + a[2])}: {facts(None, a[1])}."
    ),
    "signed": lambda a, v: (
        f"{v.does(a[0], 'sign', 'signs')} {name(a[1])} for {money(a[2]) if a[2] else 'nothing'}."
    ),
    "rejected": lambda a, v: f"{v.does(a[0], 'reject', 'rejects')} {name(a[1])}.",
    "reshuffled": lambda a, v: (
        f"the continents are empty: {a[0]} inactive players are shuffled into new decks."
    ),
    "changers_reshuffled": lambda a, v: f"{a[0]} Game changers are shuffled into a new deck.",
    "upgrade": upgrade_text,
    "turned": lambda a, v: (
        f"{v.does(a[0], 'turn', 'turns')} {name(a[1])} for auction: {facts(None, a[1])}, from {money(a[2])}."
    ),
    "bids": lambda a, v: f"{v.does(a[0], 'bid', 'bids')} {money(a[2])} for {name(a[1])}.",
    "matches": lambda a, v: f"{v.does(a[0], 'match', 'matches')} {money(a[2])} for {name(a[1])}.",
    "stands": lambda a, v: f"{v.does(a[0], 'stand', 'stands')}.",
    "passes": lambda a, v: f"{v.does(a[0], 'pass', 'passes')}.",
    "no_bid": lambda a, v: f"nobody bids for {name(a[0])}.",
    "auction_won": lambda a, v: (
        f"{v.does(a[0], 'sign', 'signs')} {name(a[1])} for {money(a[2])}"
        + (f" and {'pay' if a[0] == v.viewer else 'pays'} {money(a[3])}." if a[3] != a[2] else ".")
    ),
    "offer_made": lambda a, v: f"{v.does(a[0], 'offer', 'offers')} {v.who(a[1])} {offer_text(a[1:])}.",
    "counter_offer": lambda a, v: f"{v.does(a[0], 'counter', 'counters')}: {offer_text(a[1:])}.",
    "offer_declined": lambda a, v: f"{v.does(a[0], 'decline', 'declines')} the offer of {v.who(a[1])}.",
    "offer_lapsed": lambda a, v: f"{v.whose(a[0])} offer to {v.who(a[1])} has lapsed.",
    "letter_withdrawn": lambda a, v: f"{v.does(a[0], 'take', 'takes')} the offer to {v.who(a[1])} back.",
    "auto_done": lambda a, v: f"you are {'passed over' if a[1] else 'asked again'} in trade windows.",
    "trade": trade_text,
    "last_season": lambda a, v: f"no human is left at the table: season {a[0]} is the last.",
    "season": lambda a, v: (
        f"season {a[0]} begins. Markers: {', '.join(f'{v.who(seat)} {at}' for seat, at in enumerate(a[1:]))}."
    ),
    "season_card": lambda a, v: (
        f"the season card reads {a[0]}: the other clubs start on {listed([str(p) for p in a[1:]])}."
    ),
    "round": lambda a, v: f"round {a[1]} of season {a[0]}.",
    "line_up": line_up_text,
    "kick_off": kick_off_text,
    "dice": dice_text,
    "totals": totals_text,
    "third": third_text,
    "full_time": full_time_text,
    "points": points_text,
    "injury": lambda a, v: f"{v.whose(a[0])} {name(a[1])} is injured.",
    "changer_drawn": lambda a, v: f"a double {a[1]}: {v.does(a[0], 'draw', 'draws')} a Game changer.",
    "substitute": lambda a, v: f"{v.does(a[0], 'bring', 'brings')} on {name(a[1])}.",
    "nobody_left": lambda a, v: f"{v.does(a[0], 'have', 'has')} nobody to bring on.",
    "healed": lambda a, v: f"{v.whose(a[0])} {name(a[1])} plays on.",
    "weapon": lambda a, v: (
        f"{v.does(a[0], 'play', 'plays')} {name(CHANGER + a[1])}: {facts(None, CHANGER + a[1])}"
    ),
    "target": lambda a, v: f"{v.does(a[0], 'choose', 'chooses')} {name(a[2])}.",
    "protest": lambda a, v: (
        f"{v.does(a[0], 'protest', 'protests')} and {'roll' if a[0] == v.viewer else 'rolls'} {a[1]}."
    ),
    "draw_breaker": lambda a, v: (
        f"{v.does(a[0], 'roll', 'rolls')} {a[1]} to break the draw: {'a win' if a[2] else 'it stays a draw'}."
    ),
    "weapon_kept": lambda a, v: (
        f"{v.does(a[0], 'keep', 'keeps')} a secret weapon{f', {name(CHANGER + a[1])}' if a[1] >= 0 else ''}."
    ),
    "news": lambda a, v: (
        f"{v.does(a[0], 'read', 'reads')} {name(CHANGER + a[1])}: {facts(None, CHANGER + a[1])}"
    ),
    "misses": lambda a, v: f"{v.whose(a[0])} {name(a[1])} misses the next match.",
    "out": lambda a, v: f"{v.whose(a[0])} {name(a[1])} is out for the season.",
    "fine": fine_text,
    "released": lambda a, v: f"{v.does(a[0], 'release', 'releases')} {name(a[1])}.",
    "sim": lambda a, v: (
        f"{v.does(a[0], 'roll', 'rolls')} {a[1]} and {a[2]} in a simulated match: "
        f"{RESULTS[a[3]]}, {a[4]} points."
    ),
    "tie_die": lambda a, v: f"level on points: {v.does(a[0], 'roll', 'rolls')} a {a[1]}.",
    "ranking": ranking_text,
    "cup_card": lambda a, v: f"{v.does(a[0], 'draw', 'draws')} a SuperCup card, number {a[1]}.",
    "saved": lambda a, v: f"{v.does(a[0], 'save', 'saves')} {a[1]} SuperCup cards.",
    "super_duper_cup": lambda a, v: f"{v.who(a[0])} and {v.who(a[1])} play the Super-Duper-Cup.",
    "opponent": lambda a, v: f"{v.whose(a[0])} opponent is {name(CUP + a[1])}: {facts(None, CUP + a[1])}.",
    "penalties": lambda a, v: "a drawn final: penalties.",
    "penalty": penalty_text,
    "shoot_out": lambda a, v: f"the shoot-out ends {a[2]}–{a[3]}.",
    "final_lost": lambda a, v: f"{v.does(a[0], 'lose', 'loses')} the SuperCup final and all SuperCup cards.",
    "game_over": lambda a, v: (
        f"{v.does(a[0], *ENDINGS[a[1]])} and {'win' if a[0] == v.viewer else 'wins'} the game."
    ),
}
