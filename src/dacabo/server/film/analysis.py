"""The analysis of a match over HTTP: the background process judges it, and delays no table."""

from starlette.requests import Request
from starlette.responses import Response

from dacabo.analysis.results import Analysis
from dacabo.core.errors import DacaboError
from dacabo.records import decode, verify
from dacabo.server.film.routes import answer_in_background, read_record
from dacabo.server.http.route_context import RouteContext
from dacabo.server.http.routing import route


class NoJudge(DacaboError):
    """Nobody can judge this match here."""


class AnalysisRoutes:
    """The handler of analyses."""

    def __init__(self, context: RouteContext) -> None:
        self._context = context

    @route(
        "POST",
        "/api/analysis",
        "What each decision of a match was worth, and how much was luck",
        file=True,
        response=Analysis,
    )
    async def analysis(self, request: Request) -> Response:
        """The analysis of a record."""
        record = await read_record(request)
        return await answer_in_background(self._context, request, analyse_file, record)


def analyse_file(file: bytes) -> Analysis:
    """The analysis of a record."""
    record = verify(decode(file)).record
    try:
        from dacabo.analysis.analyse import analyse  # noqa: PLC0415 (NumPy, only in the process)
    except ImportError:  # a browser has neither NumPy nor networks
        raise NoJudge("no-judge", game=record.game) from None
    return analyse(record)
