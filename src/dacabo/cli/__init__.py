"""The `dacabo` command: `commands` says what can be asked for, the other modules do it."""
