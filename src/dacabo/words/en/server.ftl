### The server.

## What the store cannot do

error-stream-went-on = Somebody was faster, and the table has moved on. Have another look.
error-guest-exists = This guest is here already. Try once more.
error-store-full = The server’s disc is full, so nothing can be saved just now. Please tell whoever runs it.
error-store-nearly-full = The server’s disc is nearly full, so nothing new can be opened just now. What has begun goes on. Please tell whoever runs it.
error-store-busy = The server’s file is in use by another program just now. Try again in a moment.
error-stream-unreadable = What is stored here cannot be read any more. Please tell whoever runs the server; a backup may still have it.
error-store-failed = Saving failed ({ $reason }). Please tell whoever runs the server.
error-store-closed = The server is shutting down. Come back in a moment.

## At a table

error-no-such-table = There is no table with that code. Check how it is spelt.
error-no-such-match = That match was not played at this table.
error-no-such-link = That link has been used or has expired. Make a new one on the other device.
error-no-such-address = There is nothing at this address.
error-method-not-allowed = There is something at this address, but not for that method.
error-no-such-chair = This table has no such chair.
error-not-a-guest = We do not know you yet. Choose a name first.
error-not-seated = You do not sit at this table.
error-not-host = Only the host can do that.
error-house-full = All tables are taken just now. Try again in a few minutes.
error-table-full = All chairs are taken.
error-chair-taken = Somebody sits there already. Choose another chair.
error-chair-not-taken = There is nobody to be asked to leave that chair.
error-chairs-assigned = At this table everybody has a chair of their own. Come by the link of your player’s page.
error-sits-already = You already sit at this table, on another chair.
error-chairs-free = Not all chairs are taken. Wait for more players, or ask bots to sit down.
error-not-everybody-ready = Not everybody is ready yet.
error-match-not-begun = The match has not begun yet.
error-match-about-to-begin = The match is about to begin. Wait a moment.
error-seal-differs = This is not what you had sealed. Reload the page; if that does not help, start again in a moment.
error-share-not-shown = You did not show what you had sealed. This match begins without a share of yours.
error-match-goes-on = The match is still going on.
error-match-rests = The match is resting. Continue it first.
error-rules-changed = This match began by older rules (version { $began }; now it is { $now }) and cannot be shown by them any more.
error-table-worn-out = That would be too much for one table. Open a new one.
error-hello-first = Say hello first.
error-table-closed = This table is closed.
error-round-goes-on = The round is still going on.
error-bot-sits-in = A bot is playing for you. Take over first.
error-bot-stays = Twice in a round is enough: the bot plays this one to the end for you. As soon as it is over, you can take over again.
error-nobody-sits-in = Nobody is playing for you.
error-somebody-is-there = That player is there. A bot can sit in only for somebody who is away.
error-decision-over = That is decided already.
error-other-decision = That is no answer to what you were asked.

## What cannot be read

error-message-unreadable = The server did not understand that message.
error-too-fast = That was too much at once. Wait a moment.
error-body-not-json = Send this as JSON (content type application/json).
error-body-too-large = That is too long.
error-body-too-slow = That took too long to arrive. Try again.
error-body-unreadable = The server did not understand that.
error-server-failed = Something went wrong in the server. Nothing was changed; try again.
