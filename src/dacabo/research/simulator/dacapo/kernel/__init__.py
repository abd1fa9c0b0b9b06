"""The rules of Da Capo! as a kernel; `dacabo.research.simulator.language` says what a kernel is."""
