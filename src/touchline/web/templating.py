"""The one Jinja2 environment: templates, the drawing kit as globals, addresses of static files."""

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Final

import jinja2

from touchline.web import clubs, covers, kit
from touchline.web.qr import qr_code

HERE: Final = Path(__file__).parent
STATIC: Final = HERE / "static"
TEMPLATES: Final = HERE / "templates"
NAMED: Final = re.compile(r'url\("([\w.-]+)"\)')  # a file beside the style sheet


@cache
def static_file(name: str) -> tuple[bytes, str]:
    """A static file and the mark of its content. Style sheets name their fonts with marks too."""
    data = (STATIC / name).read_bytes()
    if name.endswith(".css"):
        data = NAMED.sub(lambda url: f'url("{marked(url[1])}")', data.decode()).encode()
    return data, hashlib.sha256(data).hexdigest()[:10]


def marked(name: str) -> str:
    """The name of a static file with its mark, which changes with the content."""
    return f"{name}?v={static_file(name)[1]}"


def static_url(name: str) -> str:
    """The address of a static file; browsers may keep what is there for ever."""
    return f"/static/{marked(name)}"


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
