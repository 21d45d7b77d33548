"""The one Jinja2 environment: templates, the drawing kit as globals, addresses of static files."""

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Final

import jinja2

from touchline.web import clubs, covers, kit
from touchline.web.qr import qr_code

HERE: Final = Path(__file__).parent
STATIC: Final = HERE / "static"
TEMPLATES: Final = HERE / "templates"


@lru_cache(maxsize=64)
def static_url(name: str) -> str:
    """The address of a static file; it changes with the content, so browsers may keep it for ever."""
    digest = hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:10]
    return f"/static/{name}?v={digest}"


def number(n: int) -> str:
    """A number, with a minus rather than a hyphen."""
    return str(n).replace("-", "−")


def environment(*folders: Path) -> jinja2.Environment:
    """The environment for the pages; `folders` hold more templates, such as the tables of the games."""
    env = jinja2.Environment(
        loader=jinja2.FileSystemLoader([TEMPLATES, *folders]),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.globals.update(kit.GLOBALS)
    env.filters["number"] = number
    env.globals.update(
        club=clubs.club,
        cover=covers.cover,
        seat_crest=clubs.seat_crest,
        seat_mark=clubs.seat_mark,
        seat_sprite=clubs.seat_sprite,
        team_mark=clubs.team_mark,
        static=static_url,
        qr_code=qr_code,
    )
    return env
