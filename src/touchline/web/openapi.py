"""The JSON API, described for programs as OpenAPI: made of its calls and of the types that they read."""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from touchline import __version__
from touchline.web.acts import May
from touchline.web.language import say

SCHEMAS: Final = "#/components/schemas/"
BEARER: Final = {
    "type": "http",
    "scheme": "bearer",
    "description": "The key of a seat or of the host, or a link.",
}

T = TypeVar("T")


@dataclass(frozen=True)
class Call:
    """One address of the API. `body` and `query` are the types that are read; `may` says who may."""

    method: str
    path: str
    answer: Callable[[Request], Awaitable[Response]]
    tag: str
    body: type | None = None
    query: type | None = None
    status: int = 200
    may: May = "anybody"
    about: str = ""

    @property
    def description(self) -> str:
        """What it does."""
        return inspect.cleandoc(self.about or self.answer.__doc__ or "")


class Told(msgspec.Struct):
    """What went wrong, and what to do."""

    status: int
    title: str
    message: str
    rule: str = ""
    reference: str = ""


class Problem(msgspec.Struct):
    """An error. Nothing was changed."""

    error: Told


async def body(request: Request, kind: type[T]) -> T:
    """What a program sent, if it has the form that is described."""
    try:
        return msgspec.json.decode(await request.body() or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise _misfit(error) from error


def query(request: HTTPConnection, kind: type[T]) -> T:
    """The query of the address, if it has the form that is described."""
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.MsgspecError as error:
        raise _misfit(error) from error


def _misfit(error: Exception) -> HTTPException:
    return HTTPException(422, say("api-form", why=str(error)[:200]))


def describe(calls: Sequence[Call]) -> dict[str, Any]:
    """The whole API."""
    types = list(dict.fromkeys(kind for call in calls for kind in (call.body, call.query) if kind))
    _, schemas = msgspec.json.schema_components([*types, Problem], ref_template=SCHEMAS + "{name}")
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = _call(call, schemas)
    for kind in types:
        if kind not in [call.body for call in calls]:
            schemas.pop(kind.__name__)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Touchline",
            "version": __version__,
            "description": "Football-manager board games: tables, views, decisions, records.",
        },
        "servers": [{"url": "/api"}],
        "paths": paths,
        "components": {"schemas": schemas, "securitySchemes": {"bearer": BEARER}},
    }


def _call(call: Call, schemas: dict[str, Any]) -> dict[str, Any]:
    name = re.sub(r"\W+", "_", f"{call.method.lower()}{call.path}").strip("_")
    found: dict[str, Any] = {
        "operationId": name,
        "tags": [call.tag],
        "summary": call.description.partition("\n")[0],
        "description": call.description,
        "security": [{"bearer": []}] if call.may != "anybody" else [{}, {"bearer": []}],
        "parameters": [*_in_path(call), *(_in_query(schemas[call.query.__name__]) if call.query else [])],
        "responses": {
            str(call.status): {"description": "Done"},
            "default": {
                "description": "Refused; nothing was changed.",
                "content": {"application/json": {"schema": {"$ref": f"{SCHEMAS}Problem"}}},
            },
        },
    }
    if call.body:
        schema = {"$ref": SCHEMAS + call.body.__name__}
        needed = bool(schemas[call.body.__name__].get("required"))
        found["requestBody"] = {"required": needed, "content": {"application/json": {"schema": schema}}}
    return found


def _in_path(call: Call) -> list[dict[str, Any]]:
    names = re.findall(r"{(\w+)}", call.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _in_query(schema: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "in": "query",
            "required": False,
            "schema": {key: value for key, value in about.items() if key != "description"},
            "description": about.get("description", ""),
        }
        for name, about in schema["properties"].items()
    ]
