"""The rules of Da Capo! as a kernel; `dacabo.twin.language` says what a kernel is."""
