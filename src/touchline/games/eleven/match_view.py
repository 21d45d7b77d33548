"""What a seat may see of a Match: the Opponent, the line-up, the score."""

from __future__ import annotations

from touchline.games.eleven import cards as c, opponents, state
from touchline.games.eleven.effects import RESOURCES
from touchline.games.eleven.rules import club
from touchline.games.eleven.rules.club import opponent
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.table_view import FootballerView, MatchView, OpponentView
from touchline.games.eleven.text import printed


def ids(cards: list[int]) -> list[str]:
    """Cards by id."""
    return [c.THINGS[card] for card in cards]


def card_id(card: int) -> str | None:
    """A card by id, or None."""
    return c.THINGS[card] if card >= 0 else None


def scout_fact(card: int) -> str:
    """The fact of a Scout Report that its variant adds (EL-175, EL-415)."""
    variant, fact = (
        opponents.SCOUT_VARIANT[card - c.OPPONENT],
        opponents.SCOUT_FACT[card - c.OPPONENT],
    )
    if variant == opponents.SCOUT_ATTACKERS:
        return str(fact)
    if variant == opponents.SCOUT_STRONGEST_LINE:
        return c.LINES[fact]
    return c.SECTION_NAMES[fact] if fact < c.SECTIONS else "none"


def footballers(card: int) -> list[FootballerView]:
    """The footballers of an Opponent card."""
    return [
        footballer(row)
        for row in range(club.FOOTBALLERS * (card - c.OPPONENT), club.FOOTBALLERS * (card - c.OPPONENT + 1))
    ]


def footballer(row: int) -> FootballerView:
    """An Opponent footballer by his row of the tables."""
    return FootballerView(
        c.ZONE_NAMES[opponents.ZONE[row]],
        c.TASKS[opponents.TASK[row]],
        opponents.STRENGTH[row],
    )


def opponent_view(g: Eleven, owner: int, seat: int) -> OpponentView | None:
    """The Opponent on top of the stack: what its back says, what the owner peeked, its front once
    revealed."""
    if g.matches == club.STACK_SIZE:
        return None
    card, back = opponent(g, owner), g.report[owner]
    open_card = bool(g.revealed >> owner & 1)
    peeked = [s for s in range(c.SECTIONS) if owner == seat and g.peeked[owner] >> s & 1]  # EL-362
    men = g.rivals[club.FOOTBALLERS * owner : club.FOOTBALLERS * (owner + 1)]
    return OpponentView(
        team=f"T{club.team_met(g, owner) + 1:02}",
        formation=opponents.FORMATIONS[opponents.FORMATION[back - c.OPPONENT]],
        variant=opponents.SCOUT_VARIANT[back - c.OPPONENT] + 1,
        fact=scout_fact(back),
        report=printed("opponents", c.THINGS[back]),
        left=club.STACK_SIZE - g.matches,
        card=c.THINGS[card] if open_card else None,
        keeper=opponents.KEEPER[card - c.OPPONENT] if open_card else None,
        gloves=opponents.GLOVES[card - c.OPPONENT] if open_card else None,
        footballers=[footballer(row) for row in men] if open_card else [],
        peeked={
            c.SECTION_NAMES[section]: [
                footballer(row) for row in men if c.SECTION_OF[opponents.ZONE[row]] == section
            ]
            for section in peeked
        },
    )


def match_view(g: Eleven, owner: int, hidden: bool) -> MatchView:
    """The Match of a club."""
    at = state.JERSEYS_EACH * owner
    line_up = [] if hidden else [card for card in g.line_up[at : at + state.JERSEYS_EACH] if card >= 0]
    keeper = -1 if hidden else g.keeper[owner]
    funded = [] if hidden else [j for j in range(state.JERSEYS_EACH + 1) if g.funded[owner] >> j & 1]
    formation = g.formation[owner]
    return MatchView(
        planned=bool(g.planned >> owner & 1),
        revealed=bool(g.revealed >> owner & 1),
        formation=c.THINGS[c.PLAN + formation] if formation >= 0 and not hidden else None,
        shape=[0] * 9 if hidden else g.shape[9 * owner : 9 * owner + 9],
        keeper=card_id(keeper),
        assigned=ids(line_up) + (ids([keeper]) if keeper >= 0 else []),
        funded=[c.THINGS[keeper if j == state.JERSEYS_EACH else g.line_up[at + j]] for j in funded],
        placed={name: 0 if hidden else g.placed[4 * owner + what] for what, name in enumerate(RESOURCES[:4])},
        seated=g.seated[owner],
        played=ids([c.TACTIC + at for at in range(c.TACTICS) if g.played[owner] >> at & 1]),
        boosts={
            c.JERSEY_NAMES[jersey]: g.boosts[at + jersey]
            for jersey in range(state.JERSEYS_EACH)
            if g.boosts[at + jersey]
        },
        weakened=g.weakened[10 * owner : 10 * owner + 10],
        gloves=g.gloves[owner],
        score=(g.score[2 * owner], g.score[2 * owner + 1]),
        moments=[moment for moment in g.moments[20 * owner : 20 * owner + 20] if moment >= 0],
        scorers=ids(
            [
                g.keeper[owner] if jersey == state.JERSEYS_EACH else g.line_up[at + jersey]
                for jersey in range(state.JERSEYS_EACH + 1)
                if g.scorers[owner] >> jersey & 1
            ]
        ),
        result=c.RESULTS[g.result[owner]] if g.result[owner] >= 0 else None,
    )
