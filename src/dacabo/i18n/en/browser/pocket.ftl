### The card room on this device: what is kept for it, how it starts, and what only one device can do.

app-pocket-alone = This card room is on this device only. To play on several phones or hold a tournament, install Dacabo on a computer.

## Without a connection

app-pocket-no-connection = No connection.
app-pocket-not-kept = To play on this device without a connection, go to the settings while you are online and choose “Keep Dacabo on this device”.
app-pocket-here = You are playing on this device. Nothing leaves it.
app-pocket-play = Play on this device
app-pocket-online = Back to the card room online
app-pocket-online-short = Back online
app-pocket-pads = Score pad

## Settings

app-pocket-title = On this device
app-pocket-about = Play without a connection: against bots, or by passing the device round. Matches stay on this device. The browser’s developer tools can show all cards, even the bots’.
app-pocket-unable = The card room needs a connection in this browser. The score pad doesn’t.
app-pocket-keep = Keep Dacabo on this device ({ $size } MB)
app-pocket-fetching = Fetching Dacabo
app-pocket-arrived = { $percent }% loaded
app-pocket-kept = Saved: you can play without a connection.
app-pocket-little-space = There is too little space: it takes about { $needed } MB, and the browser has { $space } MB left. Make some room on the device and try again.
app-pocket-remove = Remove Dacabo from this device
app-pocket-remove-matches =
    { $matches ->
        [one] Delete the table on this device
       *[other] Delete all { $matches } tables on this device
    }
    .sure = Their matches, points and records will be gone for good: they are nowhere else.

## The start

app-pocket-starting = Getting the cards ready…
    .about = The first time takes a few seconds. After that it is faster.
app-pocket-elsewhere = Dacabo is already open in another tab. Continue there, or close that tab to continue here.
app-pocket-damaged = Part of Dacabo was damaged on its way here, twice. Your matches are safe. Please try again.
app-pocket-failed = That didn’t work on this device. Your matches are safe. Please try again.
app-pocket-offline = Part of Dacabo isn’t on this device yet. Try again when you have a connection.
app-pocket-store-full = This device has no space left. Nothing is lost: make some room and try again.
app-pocket-too-weak = This device has too little memory for the card room. The score pad still works.
app-pocket-again = Try again

## After a match

app-pocket-seal = On this device, the check proves only that nothing was changed after the cards were dealt. The device itself shuffled and sealed them: nobody else was watching.
