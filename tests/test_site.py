"""The documentation site: its made pages hold what the code has, and it builds where MkDocs is installed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

import pytest

from tools import site_pages
from touchline.engine.actions import actions_of
from touchline.engine.game import find, known
from touchline.web.routes_api import description

ROOT = Path(__file__).resolve().parent.parent
REFERENCE = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
NAV = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
MADE = {"http-api.md", "options.md", *(f"play/{game}.md" for game in known())}


def test_http_page_has_every_call() -> None:
    page = site_pages.http_api()
    for path, calls in description()["paths"].items():
        for method in calls:
            assert f"## {method.upper()} {path}\n" in page
    assert "| `decision` | body | string | the id of the decision" in page


def test_glossary_has_every_option_and_verb(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site_pages, "GAMES", 1)
    monkeypatch.setattr(site_pages, "MOST", 60)
    page = site_pages.glossary()
    for game in map(find, known()):
        assert f"## {game.title}\n" in page
        assert all(f"| `{option.id}` |" in page for option in game.options)
        space = actions_of(game)
        assert all(f"| `{space.text(id).partition(':')[0]}` |" in page for id in range(0, space.n, 7))
    assert "| `nominate` | 101 | `nominate:fa_" in page


def test_reference_names_what_there_is() -> None:
    named = re.findall(r"^::: ([\w.]+)$", REFERENCE, re.M)
    assert len(named) > 20
    for name in named:
        module, _, thing = name.rpartition(".")
        assert hasattr(__import__(module, fromlist=[thing]), thing), name


def test_every_page_is_in_the_navigation() -> None:
    listed = set(re.findall(r"[\w/-]+\.md", NAV))
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert listed - MADE == pages
    assert listed >= MADE


@pytest.mark.slow
def test_site_builds(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs")
    pytest.importorskip("mkdocstrings")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "play_id" in (tmp_path / "reference.html").read_text(encoding="utf-8")
    assert "nominate" in (tmp_path / "options.html").read_text(encoding="utf-8")
    assert broken_links(tmp_path) == []


def broken_links(site: Path) -> list[str]:
    """Links inside the site that lead to no page, or to no heading of it."""
    pages = {
        path: path.read_text(encoding="utf-8") for path in site.rglob("*.html") if path.name != "404.html"
    }
    broken = []
    for page, text in pages.items():
        for link in set(re.findall(r'(?:href|src)="([^":]+)"', text)):  # with a colon they lead elsewhere
            target, _, heading = unquote(link).partition("#")
            there = page.parent / target if target else page
            found = there.exists() and (not heading or f'id="{heading}"' in pages.get(there.resolve(), ""))
            if not found:
                broken.append(f"{page.relative_to(site)}: {link}")
    return broken
