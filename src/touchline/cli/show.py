"""What every command shows and how: results on stdout, progress and trouble on stderr."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text
from typer.core import TyperGroup

from touchline.engine.errors import BadRecord, TouchlineError
from touchline.engine.speech import ENGLISH, Fact, Words, speaking

WORDS: Final = Words("touchline.cli")
LANG: Final = "--lang"

# No markup and no highlighting: the texts of the games have brackets of their own.
out = Console(markup=False, highlight=False)
err = Console(stderr=True, markup=False, highlight=False)


def language(words: Sequence[str], env: Mapping[str, str]) -> str:
    """The language of whoever typed this: asked for with --lang, or that of the terminal if there is such."""
    asked = [word.partition("=")[2] for word in words if word.startswith(f"{LANG}=")]
    asked += [then for word, then in pairwise(words) if word == LANG]
    usual = next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), "")
    wanted = (asked[0] if asked else usual)[:2].lower()
    return wanted if wanted in WORDS.languages() else ENGLISH


LANGUAGE: Final = language(sys.argv[1:], os.environ)


def say(message: str, **facts: Fact) -> str:
    """The words of the command line, for whoever typed it."""
    with speaking(LANGUAGE):
        return WORDS(message, **facts)


def counted(number: int, thing: str) -> str:
    """A number of things: `1 game`, `2 games`."""
    return say(f"count-{thing}", n=number)


def tell(text: str, style: str = "") -> None:
    """A line on stdout; long lines are wrapped on a terminal only."""
    out.print(Text(text, style), soft_wrap=not out.is_terminal)


def complain(text: str) -> None:
    """A line on stderr."""
    err.print(Text(text), soft_wrap=True)


def print_json(data: Any) -> None:
    """Figures for programs."""
    print(json.dumps(data, indent=2))


@contextmanager
def progress(what: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A bar on stderr while something long runs, on a terminal only; call it with how much is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bars:
        bar = bars.add_task(what, total=total)
        yield lambda done: bars.update(bar, completed=done)


class Commands(TyperGroup):
    """Bad input ends in one sentence and exit code 2, a false record with 1, never in a traceback."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except BadRecord as error:
            complain(str(error))
            raise typer.Exit(1) from error
        except TouchlineError as error:
            complain(str(error))
        except OSError as error:
            if error.errno == errno.EPIPE:  # whoever read our output has seen enough
                raise
            place = f"{error.filename}: " if error.filename else ""
            complain(f"{place}{error.strerror or error}")
        raise typer.Exit(2)
