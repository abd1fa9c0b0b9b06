"""Bots against bots: the same deals for all, figures with intervals, ratings."""

from dacabo.arena.deals import Deal, play_deal
from dacabo.arena.entrants import ArenaError
from dacabo.arena.figures import Results, results_of, timing_of
from dacabo.arena.journal import Journal
from dacabo.arena.progress import Progress
from dacabo.arena.report.files import as_csv, as_json
from dacabo.arena.report.page import page
from dacabo.arena.report.table import Kind, ReportLine, table_lines, timing_lines
from dacabo.arena.running import ArenaRun, run
from dacabo.arena.setting import Setting, set_up
from dacabo.arena.sharing import Where, cores

__all__ = [
    "ArenaError",
    "ArenaRun",
    "Deal",
    "Journal",
    "Kind",
    "Progress",
    "ReportLine",
    "Results",
    "Setting",
    "Where",
    "as_csv",
    "as_json",
    "cores",
    "page",
    "play_deal",
    "results_of",
    "run",
    "set_up",
    "table_lines",
    "timing_lines",
    "timing_of",
]
