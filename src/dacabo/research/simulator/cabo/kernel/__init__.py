"""The rules of Cabo as a kernel; `dacabo.research.simulator.language` says what a kernel is."""
