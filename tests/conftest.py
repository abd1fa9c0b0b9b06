"""Settings of all tests: hypothesis has no deadline, and counts are printed at the end."""

import pytest
from hypothesis import settings

settings.register_profile("patient", deadline=None)  # a busy machine is no error
settings.load_profile("patient")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print every table that a test has recorded as `counted`."""
    for report in terminalreporter.getreports("passed"):
        for name, table in report.user_properties:
            if name == "counted":
                terminalreporter.write_line(f"\n{table}")
