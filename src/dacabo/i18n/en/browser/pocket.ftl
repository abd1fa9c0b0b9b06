### The app as files for any web host: what only one device can do.

app-pocket-alone = This card room is on this device only. To play on several phones or hold a tournament, install Dacabo on a computer.
