"""The `dacabo` command: `commands` declares the commands, the other modules implement them."""
