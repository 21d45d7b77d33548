"""The web application: pages, tables, live lines and the API, guarded as one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.routing import Route

from touchline.engine.errors import TouchlineError
from touchline.tables.service import Tables
from touchline.tables.store import StoreError
from touchline.web import (
    errors,
    me,
    routes_answers,
    routes_api,
    routes_daily,
    routes_leagues,
    routes_lessons,
    routes_managers,
    routes_new,
    routes_open,
    routes_pages,
    routes_puzzles,
    routes_seats,
    routes_tables,
)
from touchline.web.guard import Guard
from touchline.web.hosts import Hosts
from touchline.web.language import Speaks
from touchline.web.metrics import metrics
from touchline.web.rooms import Rooms
from touchline.web.security import Gate, Limits
from touchline.web.visitor import House


def create_app(
    tables: Tables,
    *,
    limits: Limits | None = None,
    public_url: str = "",
    hosts: Hosts | None = None,
    keep_bot_games: float = 0,
    open_metrics: bool = False,
) -> Guard:
    """The application around these tables, which it closes when it ends.

    `public_url` is the address for the links that are given away, where the host's own browser uses
    localhost. `hosts` says by which names the server may be called. Finished games of bots alone are let go
    after `keep_bot_games` days, if that is not 0. `open_metrics`: /metrics is not for this machine alone.
    """
    limits = limits or Limits()
    house = House(tables, limits, Gate(limits), public_url, hosts or Hosts(), open_metrics)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await tables.calling.sign(house.hosts.origin)
        await tables.resume()
        tidying = asyncio.create_task(tables.tidy(keep_bot_games)) if keep_bot_games else None
        yield
        if tidying is not None:
            tidying.cancel()
        await tables.close()

    app = Starlette(
        routes=[
            *routes_new.ROUTES,
            *routes_pages.ROUTES,
            *routes_tables.ROUTES,
            *routes_lessons.ROUTES,
            *routes_seats.ROUTES,
            *routes_open.ROUTES,
            *routes_daily.ROUTES,
            *routes_puzzles.ROUTES,
            *me.ROUTES,
            *routes_managers.ROUTES,
            *routes_leagues.ROUTES,
            *routes_answers.ROUTES,
            Route("/metrics", metrics),
            *routes_api.ROUTES,
        ],
        exception_handlers={
            HTTPException: errors.handle,
            ClientDisconnect: errors.handle,
            TouchlineError: errors.handle,
            StoreError: errors.handle,
            Exception: errors.handle,
        },
        lifespan=lifespan,
    )
    app.state.house = house
    app.state.rooms = Rooms(tables)
    return Guard(Speaks(app), limits, house.hosts, house.answers)
