### Links of pads and events.

error-no-such-key = This link doesn’t work here. It may have been cut off when it was copied, or replaced by a new one, or its page may have been deleted long ago. Ask for the current one.
error-link-withdrawn = This link has been withdrawn, or replaced by a new one. Ask for the one that works now.
error-event-deleted = This tournament has been deleted by its organisers, with everything in it.
error-club-deleted = This club book has been deleted by its owner, with everything in it.
error-key-not-for-this = This link is for something else. Ask the organiser for the right one.
error-no-online-match = No match is being played online here. Ask an organiser.
error-online-table-changed = The players of this match have changed since its online table was opened. Ask an organiser to open a new table. If the match has already started, play on at a real table and give an organiser the totals.
error-no-match-pad = This match has no score pad right now: it hasn’t started, is online, or has been decided. If that is wrong, ask an organiser.
error-match-pad-closed = Somebody joined this match after it had begun, so its score pad is closed. Play on, and enter the totals at the end.
error-totals-not-on-pad = Those totals don’t match this table’s score pad. Hand in what is on the pad, or ask an organiser to enter the result.
error-pad-written-on = Somebody has just written on the pad. Check the totals, then hand them in.
error-pad-empty = There’s nothing on the score pad yet. Enter the rounds there first, or ask an organiser to enter the result.
