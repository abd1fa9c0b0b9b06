### The server.

## What the store cannot do

error-stream-went-on = Somebody got there first. Look at the table and try again.
error-guest-exists = This guest is already here. Try again.
error-store-full = The server’s disk is full, so nothing can be saved. Please tell whoever runs it.
error-store-nearly-full = The server’s disk is nearly full, so nothing new can be opened. Anything already under way carries on. Please tell whoever runs it.
error-store-busy = The server’s database is busy. Try again in a moment.
error-store-away = The server can’t reach its database at the moment. Nothing is lost: play goes on as soon as it is back.
error-store-moved-on = A newer version of Dacabo has since updated the database. Please tell whoever runs this server: it has to be updated and restarted.
error-stream-unreadable = The data stored here can no longer be read. Please tell whoever runs the server; a backup may still have it.
error-store-failed = Saving failed ({ $reason }). Please tell whoever runs the server.
error-store-closed = The server is shutting down. Come back in a moment.

## At a table

error-no-such-table = There’s no table with that code. Check how it’s spelt.
error-no-such-match = That match wasn’t played at this table. Check the link.
error-no-such-link = That link has been used or has expired. Make a new one on the other device.
error-no-such-address = There’s nothing at this address. Go to the home page.
error-method-not-allowed = This address doesn’t accept that kind of request. Check the HTTP method.
error-no-such-chair = This table has no such seat. Choose another one.
error-not-a-guest = We don’t know you yet. Choose a name first.
error-not-seated = You’re not sitting at this table. Take a seat first.
error-not-host = Only the host can do that. Ask them.
error-house-full = The server is full right now. Try again in a few minutes.
error-table-full = All seats are taken. You can stay and watch.
error-chair-taken = Somebody is already sitting there. Choose another seat.
error-chair-not-taken = That seat is already free.
error-too-many-seated = { $people } people are sitting here. Keep a seat for each, or ask somebody to leave.
error-chairs-assigned = At this table everyone has their own seat. Join from your own player page.
error-sits-already = You already have another seat at this table. Leave that one first.
error-character-sits = { $name } is already at this table. Choose somebody else.
error-chairs-free = There are still free seats. Wait for more players, or add bots.
error-not-everybody-ready = Not everyone is ready yet. Wait a moment.
error-match-not-begun = The match hasn’t started yet. Wait a moment.
error-match-about-to-begin = The match is about to start. Wait a moment.
error-seal-differs = This isn’t what you had sealed. Reload the page; if that doesn’t help, try again in a moment.
error-share-not-shown = You didn’t reveal what you had sealed. This match starts without your share.
error-match-goes-on = The match isn’t over yet. Finish it first.
error-match-rests = The match is paused. Resume it first.
error-rules-changed = This match was played with an older version of the rules ({ $began }; now { $now }) and can no longer be shown. Start a new one.
error-table-worn-out = This table has reached its limit. Open a new one.
error-what-if-unfinished = This match isn’t over yet. You can only play on from a finished match.
error-what-if-no-moment = This match has no such moment. Choose one in the film.
error-what-if-after-the-end = The match is already over at this moment. Choose an earlier one.
error-what-if-too-long = Too many moves came before this moment to play on from here. Choose an earlier one.
error-what-if-over = This was only a “What if?”. Go back to the film and choose another moment.
error-what-if-no-record = This match began in the middle of another one and has no record of its own. Take the record of the other match.
error-hello-first = Say hello first, then the rest.
error-table-closed = This table is closed. Open a new one.
error-round-goes-on = The round isn’t over yet. Finish it first.
error-bot-sits-in = A bot is playing for you. Take over first.
error-bot-stays = Twice in a round is enough: the bot finishes this one for you. After that you can take over again.
error-nobody-sits-in = No bot is playing for you: just play on.
error-somebody-is-there = That player is here. A bot can only play for somebody who is away.
error-decision-over = Too late: that’s already been decided. Look at the table.
error-other-decision = That move doesn’t fit here. See what the table is waiting for.

## What a link to a table says

invitation = { $host } invites you to play { $game }
invitation-watch = Come and watch { $host }’s table: { $game }
invitation-later = A table for { $game }

## What cannot be read

error-message-unreadable = The server didn’t understand that. Reload the page.
error-too-fast = That was a bit much at once. Wait a moment.
error-body-not-json = Send this as JSON (content type application/json).
error-body-too-large = That’s too long. Shorten it.
error-body-too-slow = That took too long to arrive. Try again.
error-body-unreadable = The server didn’t understand that. Reload the page.
