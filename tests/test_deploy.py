"""The files of `deploy/` start the server as it is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from touchline.cli import app

DEPLOY = Path(__file__).resolve().parent.parent / "deploy"
SERVE: Any = get_command(app).commands["serve"]  # type: ignore[attr-defined]


def words(name: str) -> list[str]:
    """What the file hands to `touchline`."""
    text = (DEPLOY / name).read_text(encoding="utf-8")
    if name.endswith(".service"):
        (command,) = re.findall(r"^ExecStart=\S+/touchline (.+)$", text, re.M)
        return command.split()
    if name == "Dockerfile":
        (command,) = re.findall(r"^CMD \[(.+)\]$", text, re.M)
        return re.findall(r'"([^"]+)"', command)
    (command,) = re.findall(r"^    command:\n((?:      - .+\n)+)", text, re.M)
    return [word.removeprefix("      - ") for word in command.splitlines()]


@pytest.mark.parametrize("name", ["touchline.service", "Dockerfile", "compose.yaml"])
def test_command_is_one_that_the_server_takes(name: str) -> None:
    command, *options = words(name)
    assert command == "serve"
    with SERVE.make_context("serve", options) as context:
        assert context.params["port"] == 8011
        assert context.params["data"] is not None


def test_server_with_a_database_starts_on_its_port() -> None:
    command, *options = words("touchline@.service")
    assert command == "serve"
    with SERVE.make_context("serve", [option.replace("%i", "8012") for option in options]) as context:
        assert context.params["port"] == 8012
    assert "EnvironmentFile=" in (DEPLOY / "touchline@.service").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["touchline.service", "touchline@.service"])
def test_reload_has_a_new_server_follow(name: str) -> None:
    assert "\nExecReload=/bin/kill -USR2 $MAINPID\n" in (DEPLOY / name).read_text(encoding="utf-8")


def test_public_names_agree() -> None:
    assert "${TOUCHLINE_HOST" in (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert "{$TOUCHLINE_HOST}" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def test_container_is_built_of_all_that_the_build_reads() -> None:
    context = set(
        re.findall(r"^!(\S+)$", (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8"), re.M)
    )
    root = DEPLOY.parent
    setup = (root / "setup.py").read_text(encoding="utf-8") + (root / "pyproject.toml").read_text(
        encoding="utf-8"
    )
    read = set(re.findall(r'HERE / [\'"]([\w.]+)[\'"]', setup)) | {"README.md", "LICENSE", "src"}
    assert {name for name in read if (root / name).is_file() or name == "src"} <= context
