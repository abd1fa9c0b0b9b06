### The server.

## What the store cannot do

error-stream-went-on = Somebody was faster. Look at the table and try again.
error-guest-exists = This guest is already here. Try again.
error-store-full = The server’s disk is full, so nothing can be saved. Please tell whoever runs it.
error-store-nearly-full = The server’s disk is nearly full, so nothing new can be opened. What has begun goes on. Please tell whoever runs it.
error-store-busy = Another program is using the server’s file. Try again in a moment.
error-stream-unreadable = What is stored here can no longer be read. Please tell whoever runs the server; a backup may still have it.
error-store-failed = Saving failed ({ $reason }). Please tell whoever runs the server.
error-store-closed = The server is shutting down. Come back in a moment.

## At a table

error-no-such-table = There is no table with that code. Check how it is spelt.
error-no-such-match = That match was not played at this table. Check the link.
error-no-such-link = That link has been used or has expired. Make a new one on the other device.
error-no-such-address = There is nothing at this address. Go to the home page.
error-method-not-allowed = There is something at this address, but not for that method.
error-no-such-chair = This table has no such seat. Choose another one.
error-not-a-guest = We do not know you yet. Choose a name first.
error-not-seated = You are not sitting at this table. Take a seat first.
error-not-host = Only the host can do that. Ask them.
error-house-full = All tables are taken. Try again in a few minutes.
error-table-full = All seats are taken. You can stay and watch.
error-chair-taken = Somebody is already sitting there. Choose another seat.
error-chair-not-taken = That seat is already free.
error-chairs-assigned = At this table everybody has their own seat. Join from your own player page.
error-sits-already = You already have another seat at this table. Leave that one first.
error-chairs-free = There are still free seats. Wait for more players, or add bots.
error-not-everybody-ready = Not everybody is ready yet. Wait a moment.
error-match-not-begun = The match has not begun yet. Wait for the start.
error-match-about-to-begin = The match is about to begin. Wait a moment.
error-seal-differs = This is not what you had sealed. Reload the page; if that does not help, try again in a moment.
error-share-not-shown = You did not reveal what you had sealed. This match begins without your share.
error-match-goes-on = The match is not over yet. Finish it first.
error-match-rests = The match is paused. Resume it first.
error-rules-changed = This match was played with an older version of the rules ({ $began }; now { $now }) and can no longer be shown. Start a new one.
error-table-worn-out = This table has reached its limit. Open a new one.
error-hello-first = Say hello first, then the rest.
error-table-closed = This table is closed. Open a new one.
error-round-goes-on = The round is not over yet. Finish it first.
error-bot-sits-in = A bot is playing for you. Take over first.
error-bot-stays = Twice in a round is enough: the bot plays this one to the end for you. After that you can take over again.
error-nobody-sits-in = Nobody is playing for you: just play.
error-somebody-is-there = That player is here. A bot can only play for somebody who is away.
error-decision-over = Too late: that is already decided. Look at the table.
error-other-decision = That move does not fit here. See what the table is waiting for.

## What cannot be read

error-message-unreadable = The server did not understand that. Reload the page.
error-too-fast = That was too much at once. Wait a moment.
error-body-not-json = Send this as JSON (content type application/json).
error-body-too-large = That is too long. Shorten it.
error-body-too-slow = That took too long to arrive. Try again.
error-body-unreadable = The server did not understand that. Reload the page.
error-server-failed = Something went wrong on the server. Nothing was changed; try again.
