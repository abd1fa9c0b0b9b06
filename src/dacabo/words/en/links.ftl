### Links of pads and events.

error-no-such-key = This link opens nothing here. It may have been cut off when it was copied, or what it led to was deleted long ago.
error-key-not-for-this = This link is for something else. Ask the organiser for the right one.
error-no-online-match = There is no match here that is played online.
error-online-table-changed = The players of this match have changed since its online table was opened. An organiser can open another table; once the match has begun, play on at a real one, and an organiser enters the totals.
error-no-match-pad = This match has no score pad now: it has not begun, is played online, or is decided.
error-match-pad-closed = Somebody has left this match, so its score pad is closed. Play on, and enter the totals at the end.
