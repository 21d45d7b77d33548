"""Eleven posts as they are drawn: who stands where, and what the team is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from touchline.games.footmania.page.faces import Footballer, footballer
from touchline.games.footmania.table_view import TeamView
from touchline.games.footmania.text import printed, say

# Where a post lies in the team's own half, in per cent; the visitors stand mirrored.
AT: Final = {
    1: (9, 50),
    2: (27, 86),
    3: (27, 14),
    4: (26, 36),
    5: (26, 64),
    6: (50, 28),
    8: (50, 72),
    10: (66, 50),
    7: (85, 84),
    9: (88, 50),
    11: (85, 16),
}
NOBODY: Final = ("trainee", "called_up", "vacant", "")  # what a post without a footballer is


@dataclass(frozen=True)
class Post:
    """A post of a team; without a footballer `kind` says what is there."""

    number: int
    name: str
    x: int
    y: int
    who: Footballer | None
    kind: str

    @property
    def stars(self) -> int:
        """What it counts (FM-159 to FM-162)."""
        return self.who.stars if self.who else -1 if self.kind in ("trainee", "called_up") else 0

    @property
    def shown(self) -> str:
        """The same with a proper minus sign."""
        return str(self.stars).replace("-", "−")

    @property
    def label(self) -> str:
        """The post in a line."""
        who = self.who.facts if self.who else say(f"post-{self.kind or 'open'}")
        return say("post-line", post=self.number, name=self.name, who=who, worth=self.shown)


@dataclass(frozen=True)
class Side:
    """A team on the pitch. `posts` are empty while the line-up is secret."""

    seat: int
    name: str
    home: bool
    mine: bool
    posts: tuple[Post, ...]
    facts: TeamView | None
    ready: bool


def line_up(team: Sequence[str], mirrored: bool = False, open_posts: bool = False) -> tuple[Post, ...]:
    """A line-up by ids and words; open posts are those that a trainee would have to take."""
    made = []
    for number, who in enumerate(team, 1):
        x, y = AT[number]
        kind = who if who in NOBODY else ""
        made.append(
            Post(
                number,
                printed("posts", str(number)),
                100 - x if mirrored else x,
                100 - y if mirrored else y,
                footballer(who) if not kind else None,
                "" if open_posts and kind == "trainee" else kind,
            )
        )
    return tuple(made)


def filled(posts: Sequence[Post]) -> int:
    """How many posts have a footballer."""
    return sum(1 for post in posts if post.who)
