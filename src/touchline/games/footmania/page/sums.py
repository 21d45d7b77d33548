"""What the stars of two teams are made of, line by line: a match has no dice, it is these sums (FM-163)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from touchline.engine.events import Heard
from touchline.engine.speech import capital
from touchline.games.footmania.cards import LINE_POSTS, LINES, THINGS, VALUE
from touchline.games.footmania.state import CALLED_UP, TRAINEE, VACANT
from touchline.games.footmania.text import printed, say
from touchline.games.footmania.view import ON_POST

PARTS: Final = ("keeper", *LINES)
# Where the post stands in the arguments of an event, and what it becomes; a substitute is named before it.
CHANGES: Final = {"called_up": (2, CALLED_UP), "trainee_on": (1, TRAINEE), "sent_off": (2, VACANT)}


@dataclass(frozen=True)
class Row:
    """A part of both sums, as it is printed; `new` since the step before."""

    name: str
    home: str
    away: str
    new: bool = False
    short: str = ""
    icon: str = ""


class Team:
    """A team of a match, followed through its events."""

    def __init__(self, stars: int, posts: list[int]) -> None:
        self.posts = posts
        self.total = stars
        self.pennants = stars - sum(map(worth, posts))  # what it has beside its footballers before any card

    def hear(self, heard: Heard, stars: int) -> None:
        """Something has changed the team."""
        self.total = stars
        if heard.kind == "substituted":
            self.posts[heard.args[3]] = heard.args[1]
        elif heard.kind in CHANGES:
            at, there = CHANGES[heard.kind]
            self.posts[heard.args[at]] = there

    def shown(self) -> list[str]:
        """Who stands on the posts, as a view says it."""
        return [THINGS[card] if card >= 0 else ON_POST[card] for card in self.posts]

    def parts(self) -> list[int]:
        """Goalkeeper, the three lines, pennants, plus cards."""
        lines = [sum(worth(self.posts[post - 1]) for post in posts) for posts in ([1], *LINE_POSTS)]
        return [*lines, self.pennants, self.total - sum(lines) - self.pennants]


def worth(card: int) -> int:
    """What a post counts (FM-159 to FM-162)."""
    return VALUE[card] if card >= 0 else 0 if card == VACANT else -1


def rows(home: Team, away: Team, before: tuple[Row, ...]) -> tuple[Row, ...]:
    """The sums of both; what nobody has is left out, unless it was there before."""
    titles = [printed("posts", "1"), *(printed("lines", line) for line in LINES)]
    parts = [(capital(title), say(f"sum-{part}"), "") for title, part in zip(titles, PARTS, strict=True)]
    parts += [(say("sum-pennants"), "", "pennant"), (say("sum-cards"), "", "plus")]
    known = {row.name: (row.home, row.away) for row in before}
    made = []
    for (title, short, icon), *both in zip(parts, home.parts(), away.parts(), strict=True):
        ours, theirs = map(signed, both)
        if any(both) or title in known:
            new = bool(before) and known.get(title) != (ours, theirs)
            made.append(Row(title, ours, theirs, new, short, icon))
    return tuple(made)


def signed(number: int) -> str:
    """A number with a proper minus sign."""
    return str(number).replace("-", "−")
