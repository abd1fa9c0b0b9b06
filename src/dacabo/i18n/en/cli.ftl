### The command line.

## Help

cli-about = Play Cabo and Da Capo! in your browser (dacabo serve --open), replay and verify recorded matches, and pit bots against each other.
cli-usage = Usage:
cli-commands = commands
cli-arguments = arguments
cli-options = options
# The heading of a part of the help.
cli-heading = { $title }:
cli-replay = retell a recorded match
cli-verify = check the seal, every shuffle, every move and all points
cli-completion = print a completion script for your shell
cli-file = a record of a match; - is standard input
cli-seat = tell it as this player saw it: a name, or the letter of a seat
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
error-no-such-player = There is no player called “{ $name }” in this record. The players are { $names }.

## What is wrong with a command, as `$detail` of `error-wrong-usage`

usage-unknown = unknown argument “{ $given }”
usage-missing = you left out { $given }
usage-no-such-command = there is no command “{ $given }”; choose from { $choices }
usage-choice = { $option } cannot be “{ $given }”; choose from { $choices }
usage-not-a-number = { $option } needs a whole number, not “{ $given }”
usage-value-missing = { $option } needs a value
usage-no-value = { $option } takes no value, but was given “{ $given }”
usage-together = { $option } and { $other } cannot be used together

## Why the operating system refused something, as `$reason`

system-not-found = there is no such file or folder
system-not-permitted = no permission
system-is-a-folder = it is a folder
system-not-a-folder = a folder in its path is a file
system-exists = it already exists
system-name-too-long = the name is too long
system-disk-full = the disk is full
system-read-only = the disk is read-only
system-device-failed = the disk or device failed
system-too-many-files = too many files are open
system-address-in-use = the address is already in use
system-address-not-here = this computer does not have that address
system-connection-refused = the connection was refused
system-no-answer = there was no answer
system-no-such-host = there is no such host
