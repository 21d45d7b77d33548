"""Line-ups: a footballer or a trainee on each post, at most three red (FM-149 to FM-158).

The automatic line-up is found exactly. Posts are filled one after another, each time along the chain
of moves that gains most: a post takes a footballer, the post that he leaves takes another, and so on;
where a red one too many would play, the chain goes on at the post of a red one who makes room. Gains
are stars first; below them count, post by post, the places of the ids in the order of FM-158, so that
no two line-ups are equal and the best one is unique.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.game import TAKE_BACK
from touchline.engine.questions import Question, Said, refuse, said
from touchline.engine.speech import Fact
from touchline.games.footmania.cards import AUTO, CAN_PLAY, FOOTBALLERS, IS_RED, POSTS, TRAINEE_WORD, VALUE
from touchline.games.footmania.state import LINE_UP, TRAINEE, Footmania
from touchline.games.footmania.text import facts, name, printed

MOST_RED: Final = 3  # FM-153
NEVER: Final = -(1 << 60)


def red_limit(g: Footmania) -> int:
    """How many red footballers may play for a team at the same time (FM-153, FM-229)."""
    return POSTS if g.free_market else MOST_RED


def red_room(g: Footmania, team: list[int]) -> int:
    """How many more red footballers this team may have on the pitch."""
    room = red_limit(g)
    for card in team:
        if card >= 0 and IS_RED[card]:
            room -= 1
    return room


def best_line_up(squad: list[int], reds: int) -> list[int]:
    """The strongest legal line-up of a squad in the order of ids, with so many red at most (FM-158)."""
    able: list[list[int]] = []
    gains: list[list[int]] = []
    worth = 1
    for post in range(POSTS - 1, -1, -1):
        bit = 2 << post
        cards = [card for card in squad if CAN_PLAY[card] & bit]
        able.append(cards)
        gains.append([(len(cards) - rank) * worth for rank in range(len(cards))])
        worth *= len(cards) + 1
    able.reverse()
    gains.reverse()
    for post in range(POSTS):
        gain = gains[post]
        for rank, card in enumerate(able[post]):
            gain[rank] += (VALUE[card] + 1) * worth  # a trainee would take a star (FM-161)
    team = [TRAINEE] * POSTS
    held = [0] * POSTS  # what each post gains now
    for post in range(POSTS):
        if able[post]:
            fill(post, team, held, able, gains, reds)
    return team


def fill(
    first: int, team: list[int], held: list[int], able: list[list[int]], gains: list[list[int]], reds: int
) -> None:
    """Fill one more post along the chain of moves that gains most."""
    room = reds
    stands = [-1] * FOOTBALLERS  # on which post
    for post in range(POSTS):
        card = team[post]
        if card >= 0:
            stands[card] = post
            if IS_RED[card]:
                room -= 1
    gained = [NEVER] * POSTS  # the most gained by a chain that leaves this post in search of somebody
    before = [-1] * POSTS  # the post before it in the chain
    takes = [-1] * POSTS  # whom that post takes
    costs = [0] * POSTS  # what that post then gains
    gained[first] = 0
    best, last, joins, worth = 0, first, TRAINEE, 0
    queue = [first]
    while queue:
        post = queue.pop(0)
        so_far = gained[post]
        if so_far > best:
            best, last, joins, worth = so_far, post, TRAINEE, 0
        gain = gains[post]
        for rank, card in enumerate(able[post]):
            total = so_far + gain[rank]
            leaves = stands[card]
            if leaves >= 0:
                if leaves != post and total - held[leaves] > gained[leaves]:
                    gained[leaves] = total - held[leaves]
                    before[leaves], takes[leaves], costs[leaves] = post, card, gain[rank]
                    if leaves not in queue:
                        queue.append(leaves)
            elif room > 0 or not IS_RED[card]:
                if total > best:
                    best, last, joins, worth = total, post, card, gain[rank]
            else:
                for other in range(POSTS):
                    if team[other] >= 0 and IS_RED[team[other]] and total - held[other] > gained[other]:
                        gained[other] = total - held[other]
                        before[other], takes[other], costs[other] = post, card, gain[rank]
                        if other not in queue:
                            queue.append(other)
    while True:
        team[last] = joins
        held[last] = worth
        if last == first:
            return
        joins, worth, last = takes[last], costs[last], before[last]


def filled(team: list[int]) -> int:
    """How many posts have a footballer."""
    return sum(1 for card in team if card >= 0)


# line_up: post by post, in secret, or the automatic one (FM-149 to FM-157)


def ask_line_up(g: Footmania, seat: int) -> None:
    """The manager chooses afresh for every match (FM-157).

    He is asked for each post, also where only a trainee can play: how often he is asked tells nothing of his
    squad (FM-272, FM-278). Without a footballer there is nothing to choose.
    """
    g.pitch[seat] = []
    if g.squad[seat]:
        g.ask(seat, LINE_UP)
    else:
        answer_line_up(g, seat, 0, LINE_UP | AUTO << 8)  # trainees everywhere (FM-154)


def legal_line_up(g: Footmania, seat: int, post: int) -> list[int]:
    """Who can play the post and stands on no other, red ones within the limit, or a trainee."""
    options: list[int] = []
    if post == 0:
        options.append(LINE_UP | AUTO << 8)
    placed = g.pitch[seat]
    room = red_room(g, placed)
    bit = 2 << post
    for card in g.squad[seat]:
        if CAN_PLAY[card] & bit and card not in placed and (room > 0 or not IS_RED[card]):
            options.append(LINE_UP | card << 8)  # FM-151, FM-152, FM-153
    options.append(LINE_UP | TRAINEE_WORD << 8)  # FM-155
    return options


def answer_line_up(g: Footmania, seat: int, post: int, option: int) -> None:
    """Place him and go on to the next post; whoever is left sits on the bench (FM-150, FM-156)."""
    thing = option >> 8
    if thing == AUTO:
        g.pitch[seat] = best_line_up(g.squad[seat], red_limit(g))
    else:
        g.pitch[seat].append(TRAINEE if thing == TRAINEE_WORD else thing)
    if len(g.pitch[seat]) < POSTS:
        g.ask(seat, LINE_UP, post + 1)
    elif g.events is not None:
        g.tell("lined_up", "FM-149", [seat, *g.pitch[seat]], only=seat, veil=[seat])


def asks_line_up(g: Footmania, seat: int, post: int) -> Said:
    """The post that is to be filled."""
    able = len(legal_line_up(g, seat, post)) > 1
    case, rule = ("", "FM-149") if able else ("trainee", "FM-278")
    return Said(case, rule, None, post_facts(post + 1))


def post_facts(post: int) -> dict[str, Fact]:
    """A post by its number and its name."""
    return {"post": post, "name": printed("posts", str(post))}


def says_line_up(g: Footmania, seat: int, thing: int) -> Said | None:
    """Somebody for the post."""
    if thing == AUTO:
        return said("auto")
    if thing == TRAINEE_WORD:
        return said("trainee")
    if thing >= FOOTBALLERS:
        return None
    return said(place="squad", card=name(thing), facts=facts(thing), stars=VALUE[thing])


def refuses_line_up(g: Footmania, seat: int, post: int, option: int) -> Said | None:
    """Numbers, places, red ones."""
    card = option >> 8
    if card >= FOOTBALLERS:
        return None
    if card not in g.squad[seat]:
        return refuse("FM-149", "not-in-squad")
    if card in g.pitch[seat]:
        return refuse("FM-152", "on-post", post=g.pitch[seat].index(card) + 1)
    if not CAN_PLAY[card] & 2 << post:
        return refuse("FM-151", "cannot-play-post", post=post + 1)
    return refuse("FM-153", "three-red")


LINE_UP_QUESTION: Final = Question(
    LINE_UP,
    "line_up",
    "FM-151",
    legal_line_up,
    answer_line_up,
    asks=asks_line_up,
    says=says_line_up,
    place="pitch",
    refuses=refuses_line_up,
    tempting=lambda g, seat, post: [LINE_UP | card << 8 for card in g.squad[seat]],
    caretaker=lambda g, seat, post: TAKE_BACK if post else LINE_UP | AUTO << 8,  # FM-262
    phase="line-ups",
    always_ask=True,  # FM-278
    unheard=True,
)
