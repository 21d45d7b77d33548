"""What each seat may see of Superclub, and what must be conserved (the ledger's hidden information).

Everything that leaves the state for a player leaves it here. Cards, clubs and thirds are given by id, money
in millions, totals in half stars. Decks are numbers; hidden are line-ups until they are shown, the faces of
secret weapons of others, Game changers put aside, SuperCup cards, and offers between others.
"""

from __future__ import annotations

from touchline.games.superclub import cards as c, state as s, table_view as t, text
from touchline.games.superclub.cards import status
from touchline.games.superclub.odds import Side, match_odds
from touchline.games.superclub.rules import season
from touchline.games.superclub.rules.available import available
from touchline.games.superclub.rules.finance import wage_bill
from touchline.games.superclub.rules.match import third_of
from touchline.games.superclub.rules.offers import asked, given, paid_of, to_of
from touchline.games.superclub.rules.scouting import reports_left
from touchline.games.superclub.rules.strength import pairs, seat_of, strength, team_strength
from touchline.games.superclub.rules.training import places_left
from touchline.games.superclub.state import Superclub

CONTESTS = ("league", "supercup", "super_duper_cup")
OUTCOMES = ("loss", "draw", "win")
SETTING = (s.LINE_UP, s.FILL, s.BOOST_THIRD, s.READY)
TALKING = (s.OFFER, s.ANSWER, s.ANSWER_COUNTER)


def player_view(g: Superclub, player: int) -> t.PlayerView:
    """A player with the stars that he has now."""
    at = c.LEVELS * player + g.stars[player]
    return t.PlayerView(
        c.THINGS[player], g.stars[player], c.POTENTIAL[player], c.MIN_PRICE[at], c.SCOUT_PRICE[at]
    )


def bits(seats: int, count: int) -> list[int]:
    """Seats as a list."""
    return [seat for seat in range(count) if seats >> seat & 1]


def view(g: Superclub, seat: int) -> t.TableView:
    """The table as this seat (-1: a spectator) may see it."""
    switches = {
        "quick": g.quick,
        "home_and_away": g.home_away,
        "unhappy_players": g.unhappy,
        "top_six": g.top_six,
        "powerhouses": g.powerhouses,
    }
    return t.TableView(
        stage=s.STAGES[g.stage],
        season=g.season,
        round=g.round,
        rounds=season.rounds(g),
        season_limit=g.season_limit,
        champion=g.lead,
        options=[name for name, on in switches.items() if on],
        managers=[manager_view(g, other) for other in range(g.seats)],
        board=[player_view(g, player) for player in g.board],
        deck=len(g.deck),
        set_aside=bool(g.set_aside),
        continents=[len(deck) for deck in g.continents],
        returning=[c.THINGS[player] for player in g.returning],
        inactive=[c.THINGS[player] for player in g.inactive],
        staff_deck=len(g.staff_deck),
        changer_deck=len(g.changer_deck),
        changer_discard=[c.THINGS[c.CHANGER + card] for card in g.changer_discard],
        cup_deck=len(g.cup_deck),
        drawn=[c.THINGS[c.STAFF + member] for member in g.drawn],
        left=left(g),
        actions=g.actions,
        lot=lot_view(g),
        offer=offer_in_window(g, seat),
        letters=[
            offer_view(writer, letter)
            for writer, letter in enumerate(g.letters)
            if letter and seat >= 0 and seat in (writer, to_of(letter))
        ],
        fixtures=[pairs_of(season.pairings(g, r)) for r in range(1, season.rounds(g) + 1)],
        results=[result_view(result) for result in g.results],
        ranking=g.ranking,
        ai_points=g.ai_points,
        ready=[other for other in playing(g) if not g.open[other]] if is_setting(g) else [],
        match=match_view(g),
        ended=s.ENDS[g.over],
        own=own_view(g, seat) if seat >= 0 else None,
    )


def left(g: Superclub) -> int:
    """How many players the manager who is asked may still train or scout (SC-319)."""
    for seat in range(g.seats):
        question = g.open[seat] & 0xFF
        if question in (s.GUARANTEE, s.TRAIN):
            return places_left(g, seat)
        if question in (s.SCOUT, s.SIGN_PLAYER):
            return reports_left(g, seat)
    return 0


def pairs_of(clubs: list[int]) -> list[tuple[int, int]]:
    """Home, away, home, away … as pairs."""
    return list(zip(clubs[::2], clubs[1::2], strict=True))


def manager_view(g: Superclub, seat: int) -> t.ManagerView:
    """A manager, as everybody sees him."""
    able = available(g, seat)
    return t.ManagerView(
        seat=seat,
        number=g.order.index(seat) + 1,
        club=c.THINGS[c.CLUB + g.club[seat]] if g.club[seat] >= 0 else None,
        cash=g.cash[seat],
        squad=[player_view(g, player) for player in g.squad[seat]],
        squad_stars=g.squad_stars[seat],
        points=g.points[seat],
        status=c.STATUSES[status(g.points[seat])],
        wages=wage_bill(g, seat),
        training=g.levels[3 * seat],
        scouting=g.levels[3 * seat + 1],
        stadium=g.levels[3 * seat + 2],
        staff=[c.THINGS[c.STAFF + member] for member in g.staff[seat]],
        place=g.place[seat],
        weapons=len(g.weapons[seat]),
        cups=len(g.cups[seat]),
        out=[c.THINGS[player] for player in g.squad[seat] if player not in able],
        banned=bool(g.banned >> seat & 1),
        locked=bool(g.locked >> seat & 1),
        suspended=bool(g.suspended >> seat & 1),
        weakened=g.weakened[seat],
        low_stadium=bool(g.low_stadium >> seat & 1),
    )


def lot_view(g: Superclub) -> t.LotView | None:
    """The card that lies open."""
    if g.lot < 0:
        return None
    owner = g.owner if g.owner >= 0 else None
    return t.LotView(player_view(g, g.lot), owner, g.floor, g.bid, g.at_top, bits(g.passed, g.seats))


def result_view(result: int) -> t.ResultView:
    """A result, unpacked."""
    away = result >> season.AWAY_AT & 15
    return t.ResultView(
        round=result & 15,
        home=result >> season.HOME_AT & 15,
        away=None if away == season.NOBODY else away,
        outcome=OUTCOMES[result >> season.OUTCOME_AT & 3],
        score=[result >> season.SCORE_AT & 7, result >> season.SCORE_AT + 3 & 7],
    )


# Offers


def offer_view(maker: int, offer: list[int]) -> t.OfferView:
    """An offer as far as it is made."""
    to = to_of(offer)
    return t.OfferView(
        maker=maker,
        to=to if to >= 0 else None,
        gives=[c.THINGS[thing] for thing in given(offer)],
        asks=[c.THINGS[thing] for thing in asked(offer)],
        paid=paid_of(offer),
    )


def speaker(g: Superclub) -> int:
    """The manager whose turn it is in a trade window while an offer of his is made or answered; else -1."""
    for seat in range(g.seats):
        if g.open[seat] & 0xFF in TALKING:
            return (g.lead + (g.open[seat] >> 8 & 7)) % g.seats
    return -1


def talkers(g: Superclub) -> list[int]:
    """Who may know of the offer: its maker alone, until it is sent."""
    for seat in range(g.seats):
        question = g.open[seat] & 0xFF
        if question == s.OFFER:
            return [seat, to_of(g.offer)] if g.open[seat] >> 8 & 8 else [seat]  # a counter-offer is expected
        if question in (s.ANSWER, s.ANSWER_COUNTER):
            return [seat, g.open[seat] >> 12 & 7]
    return []


def maker_of(g: Superclub) -> int:
    """Who makes the offer that is on the table."""
    for seat in range(g.seats):
        question = g.open[seat] & 0xFF
        if question == s.OFFER:
            return seat
        if question in (s.ANSWER, s.ANSWER_COUNTER):
            return g.open[seat] >> 12 & 7
    return -1


def offer_in_window(g: Superclub, seat: int) -> t.OfferView | None:
    """The offer that is made or answered now, for those who may see it."""
    maker = maker_of(g)
    if not g.offer or seat not in talkers(g) or (g.open[maker] & 0xFF == s.OFFER and seat != maker):
        return None
    return offer_view(maker, g.offer)


# Line-ups and matches


def is_setting(g: Superclub) -> bool:
    """Whether line-ups are being set in secret."""
    return not g.revealed and any(asked & 0xFF in SETTING for asked in g.open)


def playing(g: Superclub) -> list[int]:
    """The managers who set a line-up for this round or final."""
    if g.stage == s.IN_FINALS or g.contest != s.LEAGUE:
        return [seat for seat in (g.home, g.away) if seat >= 0]
    clubs = season.pairings(g, g.round) if g.round else []
    return sorted(club for club in clubs if club < g.seats)


def slots_of(pitch: list[int]) -> list[str | None]:
    """A line-up by ids."""
    return [None if man == s.EMPTY else "default_gk" if man == s.KEEPER else c.THINGS[man] for man in pitch]


def is_hidden(g: Superclub, seat: int) -> bool:
    """Whether his line-up is being set anew in a match."""
    return g.open[seat] & 0xFF in SETTING


def team_view(g: Superclub, side: int) -> t.TeamView:
    """A side that is shown."""
    seat = seat_of(g, side)
    if seat < 0:
        club = c.THINGS[c.CUP + g.rival_club] if g.contest != s.LEAGUE else f"ai_{g.rival_club + 1}"
        strengths = [strength(g, side, third) for third in range(3)]
        return t.TeamView(seat, club, None, [], None, strengths, [0, 0, 0])
    if is_hidden(g, seat):
        return t.TeamView(seat, c.THINGS[c.CLUB + g.club[seat]], None, [], None, [], [])
    return t.TeamView(
        seat=seat,
        club=c.THINGS[c.CLUB + g.club[seat]] if g.club[seat] >= 0 else None,
        formation=formation_of(g, seat),
        slots=slots_of(g.pitch[seat]),
        boost=c.THIRDS[g.boost_at[seat]] if g.boost_at[seat] >= 0 else None,
        strength=[strength(g, side, third) for third in range(3)],
        chemistry=[pairs(g.pitch[seat], third) for third in range(3)],
    )


def formation_of(g: Superclub, seat: int) -> str | None:
    """The formation by its id."""
    return c.THINGS[c.FORMATION + g.formation[seat]] if g.formation[seat] >= 0 else None


def match_view(g: Superclub) -> t.MatchView | None:
    """The match that is on, once line-ups are shown (SC-148)."""
    if not g.revealed or g.stage not in (s.IN_SEASON, s.IN_FINALS) or (g.home < 0 and g.away < 0):
        return None
    teams = [team_view(g, side) for side in range(2)]
    shown = all(team.strength for team in teams)
    odds = match_odds(Side(*teams[0].strength), Side(*teams[1].strength), True) if shown else None
    return t.MatchView(
        contest=CONTESTS[g.contest],
        teams=teams,
        third=g.third,
        thirds=[c.THIRDS[third_of(g, 0)], c.THIRDS[third_of(g, 1)]],
        score=g.score,
        dice=g.dice,
        effects=g.effects,
        derby=bool(g.derby),
        put_aside=[sum(1 for card in g.put_aside if card & 1 == side) for side in range(2)],
        kicks=[(kick & 1, taker((kick >> 5) - 3), bool(kick >> 1 & 1), kick >> 2 & 7) for kick in g.kicks],
        odds=odds,
    )


def taker(man: int) -> str | None:
    """Who shoots; None for an opponent's player."""
    return c.THINGS[man] if man >= 0 else "default_gk" if man == s.KEEPER else None


def own_view(g: Superclub, seat: int) -> t.OwnView:
    """The secrets of a seat, for that seat."""
    return t.OwnView(
        weapons=[c.THINGS[c.CHANGER + card] for card in g.weapons[seat]],
        formation=formation_of(g, seat),
        slots=slots_of(g.pitch[seat]),
        boost=c.THIRDS[g.boost_at[seat]] if g.boost_at[seat] >= 0 else None,
        available=[c.THINGS[player] for player in available(g, seat)],
        strength=[team_strength(g, seat, third, g.pitch[seat], g.boost_at[seat], True) for third in range(3)],
        writing=bool(g.drafts[seat]),
        draft=offer_view(seat, g.drafts[seat]) if to_of(g.drafts[seat]) >= 0 else None,
        auto_done=bool(g.auto_done >> seat & 1),
    )


def stage(table: t.TableView) -> str:
    """How far the game is, in a line."""
    if table.stage == "season":
        return text.say("stage-round" if table.round else "stage-season", n=table.season, round=table.round)
    if table.stage in ("setup", "draft", "finals"):
        return text.say(f"phase-{table.stage}")
    return text.say("stage-off-season", n=table.season + 1)


def thinking(g: Superclub, seat: int) -> list[int]:
    """Whom everybody waits for; of talks between others only that the manager in turn speaks."""
    waiting = [other for other in range(g.seats) if g.open[other]]
    if speaker(g) >= 0 and seat not in talkers(g):
        return [speaker(g)]
    return waiting


def secrets(g: Superclub, seat: int) -> list[str]:
    """Names of cards that this seat may not know, for the check that no log line tells them."""
    hidden = [c.CHANGER + card for card in g.changer_deck] + [c.CHANGER + (card >> 1) for card in g.put_aside]
    for other in range(g.seats):
        if other != seat:
            hidden += [c.CHANGER + card for card in g.weapons[other]]
    hidden += [c.CUP + card for card in g.cup_deck]
    shown = g.rival_club if g.contest == s.SUPERCUP and g.rival else -1  # the opponent of a final
    hidden += [c.CUP + card for cups in g.cups for card in cups if card != shown]
    hidden += [c.STAFF + member for member in g.staff_deck]
    hidden += g.deck + [player for deck in g.continents for player in deck]
    return [text.name(thing) for thing in hidden]


def conserved(g: Superclub) -> str:
    """What is wrong with the cards on the table, or nothing: every card is in exactly one place."""
    players = g.deck + g.board + g.returning + g.inactive
    for cards in [*g.continents, *g.squad]:
        players = players + cards
    players += [g.lot] if g.lot >= 0 and g.owner < 0 else []
    players += [c.SUPERSTAR] if g.set_aside else []
    if sorted(players) != (c.ALL_SETS if g.top_six else c.BASE_SET):
        return f"players are not conserved: {sorted(players)}"
    staff = g.staff_deck + g.drawn + [member for members in g.staff for member in members]
    if sorted(staff) != [
        m for m in range(c.STAFF_CARDS) if g.unhappy or c.STAFF_EFFECT[m] != c.PLAYER_APPEAL
    ]:
        return f"key staff is not conserved: {sorted(staff)}"
    changers = g.changer_deck + g.changer_discard + [card >> 1 for card in g.put_aside]
    changers += [card for hand in g.weapons for card in hand]
    if sorted(changers) != list(range(c.CHANGERS)):
        return f"Game changers are not conserved: {sorted(changers)}"
    if sorted(g.cup_deck + [card for cups in g.cups for card in cups]) != list(range(c.CUP_CARDS)):
        return "SuperCup cards are not conserved"
    if len(g.continents) != c.CONTINENTS or min(g.cash) < 0:
        return "a continent is missing, or somebody has debts"
    for seat in range(g.seats):
        if g.squad_stars[seat] != sum(g.stars[player] for player in g.squad[seat]):
            return f"the squad token of seat {seat} is not on its squad strength"
        if len(g.pitch[seat]) != s.PITCH_SLOTS or len(g.staff[seat]) > 3 or len(g.squad[seat]) > 23:
            return f"the club of seat {seat} is larger than its folder"
    return ""
