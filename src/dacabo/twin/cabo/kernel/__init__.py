"""The rules of Cabo as a kernel; `dacabo.twin.language` says what a kernel is."""
