### The command line.

## Help

cli-about = The open card room: replay and verify records of matches, and let bots play.
cli-usage = Usage:
cli-commands = commands
cli-arguments = input
cli-options = options
cli-replay = tell a recorded match in words
cli-verify = check the seal, every shuffle, every move and all points
cli-completion = print a script that lets your shell complete this command
cli-file = a record of a match; - is standard input
cli-seat = tell only what this player was told: a name, or the letter of a seat
cli-json = print rounds, points, totals and winners as JSON
cli-language = the language of the output; by default that of your system
cli-help = show this help
cli-version = show the version
cli-examples = Examples:
cli-exit = Exit codes:
cli-exit-fine = everything is fine
cli-exit-damaged = something in the database is damaged
cli-exit-wrong = something is wrong with the record or with a bot, or the command was not understood
cli-exit-interrupted = you stopped it (Ctrl+C)
cli-exit-pipe = the program reading the output closed it

## What went wrong

error-wrong-usage = Command not understood: { $detail }. See { $command } --help.
error-cannot-read = “{ $file }” cannot be read ({ $reason }). Check its name and permissions.
error-cannot-write = The output could not be written ({ $reason }). Check where it goes.
error-no-such-player = Nobody called “{ $name }” plays here. These do: { $names }.
