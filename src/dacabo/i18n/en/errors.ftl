### What went wrong, and what to do next.

## Whose turn, and when

error-match-over = The match is over. Fancy another one?
error-not-your-turn = It’s not your turn yet. You’ll be up soon.
error-not-now = That doesn’t work right now. See what the table is waiting for.
error-no-such-seat = Nobody is sitting there. Choose somebody at this table.
error-not-asked = That’s already settled. See what the table is waiting for.
error-not-your-memory = That memory belongs to another seat. Use the memory of this seat.
error-sample-while-shuffling = The table is shuffling. Ask again when somebody has to decide.
error-no-time-limit = This match has no time limit. Take all the time you need.
error-time-is-up-already = Time has already been called. Finish the round.
error-no-such-lot = That lot isn’t in the hat. Draw one that is.
error-youngest-does-not-begin = Under these rules age doesn’t matter. Draw lots to see who goes first.
error-not-an-order =
    { $cards ->
        [one] A shuffle has to name its one card, once.
       *[other] A shuffle has to name each of its { $cards } cards exactly once.
    }

## Looking

error-still-looking = You’re still looking at a card. Put it back first.
error-not-looking = You’re not looking at a card. Choose one first.
error-first-look-over = You’ve had your look. Wait for the others.
error-not-this-card = You can’t look at that card now. Choose another one.
error-own-cards-only = This action is for your own cards. Choose one of them.
error-other-cards-only = This action is for other players’ cards. Choose one of theirs.
error-card-does-not-let-look = This card has no look action. Keep it or discard it.
error-no-sneaking = Sneaking a look isn’t part of these rules. Trust your memory.
error-no-sneaking-now = You can’t sneak a look right now. Use your memory instead.

## A turn

error-nothing-to-draw = There’s nothing left to draw. Take the top discard instead.
error-nothing-to-take = The discard pile is empty. Draw a card instead.
error-already-called = Cabo has already been called. This is your last turn – make the most of it.
error-no-passing = You can only pass when nothing else is possible. Choose another move.
error-taken-card-must-be-kept = A card from the discard pile must be kept. Choose which of yours it replaces.
error-no-such-place = There’s no such place at this table. Choose a card that is there.
error-empty-place = There’s no card there any more. Choose another one.
error-not-a-set = Choose one of your cards, or up to { $most } for a set, each only once.
error-no-sets = Under these rules cards are replaced one at a time. Choose just one.
error-slots-not-in-order = Name the place for the new card first, then the other cards from left to right.

## Swapping and snapping

error-card-does-not-swap = This card has no swap action. Keep it or discard it.
error-swap-needs-own-card = One of the two cards has to be yours. Choose again.
error-swap-between-two-players = A swap needs cards from two different players. Choose again.
error-swap-not-in-order = Name your own card first; if neither is yours, start with the one from the earlier seat.
error-swap-the-card-you-saw = You can only swap the card you just looked at. Swap it for one of yours, or put it back.
error-cards-locked = The caller’s cards are locked. Choose somebody else’s.
error-not-awaited = You can’t snap this time. Watch for the next discard.
error-no-snapping = There’s no snapping in these rules. Wait for your turn.
error-snap-too-late = Too late to snap. Keep your eyes on the next discard.

## Building

error-no-such-pile = There’s no pile with that number. Choose another one.
error-empty-pile = That side pile is empty. Choose another card.
error-first-free-place = A new pile goes in the first free place. Choose that one.
error-does-not-fit = That doesn’t fit here. This pile needs { $number } or a joker.
error-put-a-card-down = You still hold cards. End your turn by putting one of them on a side pile.
error-not-in-your-hand = You don’t hold that card. Choose one from your hand.

## Agreeing on the rules

error-unknown-option = There’s no rule option “{ $option }”. Check how it’s spelt.
error-option-unreadable = “{ $option }” doesn’t take that value. Choose one of those offered.
error-option-out-of-range = Choose a number from { $lowest } to { $highest } for “{ $option }”.
error-more-looks-than-cards =
    { $cards ->
        [one] With one card each, nobody can look at { $looks }. Deal more cards or allow fewer looks.
       *[other] With { $cards } cards each, nobody can look at { $looks }. Deal more cards or allow fewer looks.
    }
error-jokers-need-french-cards = Jokers belong with playing cards. Choose those, or leave the jokers out.
error-call-below-needs-dutch-scoring = “Cabo only below” works only with Dutch scoring. Choose that, or switch the limit off.
error-one-by-one-needs-sets = Without sets there’s nothing to turn up one by one. Allow sets, or drop this option.
error-match-without-end = This match would never end. Set a limit for points, rounds or minutes.
error-number-of-players = This game is for { $fewest } to { $most } players. Change the number of players.
error-deck-too-small = The deck has { $deck } cards: too few for { $players } players with { $cards } each. Choose smaller stacks or hands, or more cards of each number.
error-too-few-cards = { $deck } cards are too few to deal { $cards } to each of { $players } players. Deal fewer cards, or play with fewer people.

## Tables laid out on purpose

error-too-many-of-a-card = Copies of “{ $card }” in the deck: { $deck }; laid out here: { $needed }. Use another card.
error-position-totals = Give the points of all { $players } players, one number each.
error-position-hands = Give a hand to each of the { $players } players.
error-position-round = Rounds are numbered from 1 to the last of the match. Choose one of those.
error-position-over = With these points the match is already over. Give fewer.
error-position-no-cards = Nobody plays without cards. Lay out at least one for each player.
error-position-caller = The caller has had their last turn. Let somebody else play.
error-position-large-hand =
    { $most ->
        [one] A hand has at most { $most } card. Take some away.
       *[other] A hand has at most { $most } cards. Take some away.
    }
error-position-building = A building pile counts up from 1, with jokers if you like, and is set aside at { $highest }. Lay it out like that.
error-position-piles = There’s room for { $most } piles. Lay out fewer.
error-another-match = That state belongs to different rules or a different number of players. Use the same rules and number of players here.
error-bot-needs-the-beginning = A bot knows only what it was told. Let it play from the beginning, with a stacked deck if you like.
error-record-needs-the-beginning = Only a match that was played from its beginning can be recorded. Start a new one.

## Texts, seeds and words

error-move-unreadable = That isn’t a move in this game. Check how it’s spelt.
error-move-too-long = A move has at most { $characters } characters. Check what you have pasted.
error-seed-size = A seed has exactly { $bytes } bytes. Draw a new one.
error-share-size = A share in the shuffle, and its salt, have exactly { $bytes } bytes. Draw a new one.
error-word-unreadable = Your word contains a character that can’t be read. Choose another word.
error-word-too-long = Your word is too long: at most { $bytes } bytes. Choose a shorter one.
error-unknown-language = We don’t speak “{ $language }” yet. Choose English, German, Dutch or French.
error-no-such-words = Sorry, a text is missing here. Please tell us what you were doing.
error-words-incomplete = Sorry, half a sentence is missing here. Please tell us what you were doing.

## Installing

error-missing-extra = This needs a library that isn’t installed here. The person who runs Dacabo can install it with: pip install dacabo[{ $extra }].
error-no-judge = There is no judge for this game or for these rules yet. Choose another match.
error-too-long-to-analyse = This match is too long to analyse: at most { $moves } moves are possible. Choose a shorter one.
