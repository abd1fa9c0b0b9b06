### The rules as told to players, their pictures, and the coach of the guided first game.

# All texts about the rules are given the settings of the table as variables: `call_below` is
# $call-below, what is switched on or off is yes or no, and a limit that is not there is 0.

## In short

guide-short = In short
guide-contents = On this page
guide-cabo-short = Your cards lie face down, and you have to remember what they are. On your turn you draw a card, take the top discard or call Cabo; bit by bit you replace high cards with low ones. After Cabo is called, everyone else has one more turn, then all the cards are turned up. Points are bad: whoever has the fewest wins.
guide-dacapo-short = Everyone has a stack of cards and races to empty it. In the middle, piles grow from 1 to { $highest }: you play cards on them from the top of your stack, from your hand and from your side piles. You end your turn by putting a card from your hand on a side pile. The first to empty their stack wins.

## Cabo: before the first turn

guide-cabo-goal = The aim
    .text =
        { $cards ->
            [one] One card lies face down in front of you, and you can’t look at it whenever you like.
           *[other] { $cards } cards lie face down in front of you, and you can’t look at them whenever you like.
        } Replace high cards with low ones, remember what is where, and call Cabo when you think you have the lowest sum. Points are bad: whoever has the fewest wins.
guide-cabo-cards = The cards
    .cabo = There are 52 cards, numbered 0 to 13: four of each, but only two 0s and two 13s. A card is worth its number. For two to five players.
    .french = You play with 52 ordinary playing cards. An ace is worth 1, cards 2 to 10 their number, a jack 11 and a queen 12. For two to six players.
guide-cabo-kings = Kings, red and black
    .text = A red king is worth 0, a black one 13. So look twice before you bow.
guide-cabo-jokers = Jokers are treasure
    .text =
        { $jokers ->
            [one] There’s one joker in the deck.
           *[other] There are { $jokers } jokers in the deck.
        } A joker is worth −1: there’s no better card. It has no action.
guide-cabo-deal = The deal
    .text =
        { $cards ->
            [one] Everyone gets one card, face down.
           *[other] Everyone gets { $cards } cards, face down.
        } The rest is the draw pile. Its top card is turned up beside it and starts the discard pile.
    .places = Your cards stay where they lie; nobody may rearrange them. If one goes for good, its place stays empty.
    .winner = A random player goes first in the first round; after that, the winner of the previous round goes first. If several won it, the one with the lowest total goes first.
    .youngest = The youngest goes first in every round; if nobody says who that is, it’s decided at random.
guide-cabo-first-look = The first look
    .choice =
        { $looks ->
            [one] Before the first turn you look at one of your own cards, whichever you like.
           *[other] Before the first turn you look at { $looks } of your own cards, whichever you like, one after the other.
        } After that, it’s down to your memory.
    .nearest =
        { $looks ->
            [one] Before the first turn you look at the card that lies nearest to you. You can’t choose a different one.
           *[other] Before the first turn you look at the { $looks } cards that lie nearest to you. You can’t choose different ones.
        } After that, it’s down to your memory.
    .none = Nobody looks at a card before the first turn. Everyone starts in the dark.
    .after = From then on you may look at a card only when a rule says so.

## Cabo: a turn

guide-cabo-turn = Your turn
    .text = Play goes clockwise. On your turn you do exactly one of three things: draw a card, take the top discard, or call Cabo. You can’t just pass.
guide-cabo-draw = Drawing a card
    .text = Draw the top card of the draw pile and look at it in secret. You can keep it, laying it face down in place of one of your cards, which goes face up on the discard pile. Or you can discard it straight away.
    .action = If it has an action, you may discard it and use the action. Keep it or use it, never both.
guide-cabo-take = Taking the top discard
    .text = Take the top discard and lay it face down in place of one of your cards, which goes face up on the discard pile. Everyone has seen it, its action no longer works, and once you’ve taken it you have to keep it.
guide-cabo-actions = Cards with an action
    .cabo = Cards 7 to 12 let you do something: peek, spy or swap. You can use an action only when you discard a card you have just drawn.
    .french = Cards 7 to 10, jacks, queens and black kings let you do something. You can use an action only when you discard a card you have just drawn.
    .optional = You never have to use one.
guide-cabo-peek = Peek: 7 and 8
    .text = Look at one of your own cards and put it back where it was.
guide-cabo-spy = Spy: 9 and 10
    .text = Look at one of another player’s cards. Everyone sees which one it is, but only you see what it is.
guide-cabo-swap =
    { $deck ->
        [french] Swap: jack and queen
       *[cabo] Swap: 11 and 12
    }
    .text = Swap one of your cards with one of another player’s. Nobody looks at either of them.
    .free = At this table you may also swap cards between two other players.
guide-cabo-black-king = The black king’s action
    .text = Look at one of another player’s cards. Only then do you decide whether to swap it with one of yours, and with which.
guide-cabo-sets = Sets of matching cards
    .text = If two, three or four of your cards have the same value, you can get rid of them all in return for one new card. Draw or take first, then say which cards you mean and turn them up. If they match, they go on the discard pile, the new card goes where the first of them was, and you have fewer cards from then on.
    .cabo = Only the value counts: an 11 and a 12 can both swap, but they aren’t a set.
    .french = Only the value counts: a red king and a black king aren’t a set.
    .one-by-one = The cards are turned up one after the other, in the order you name them. As soon as one doesn’t match, you stop, and the rest stay face down.
guide-cabo-false-set = A set that isn’t one
    .discard = If the cards don’t match, they are turned face down again where they lay. The new card goes on the discard pile without its action, and you lose your turn. Everyone has seen the cards that were turned up.
    .keep = If the cards don’t match, they are turned face down again where they lay, and you have to keep the new card as well, so you end up with one more. Your turn is over, and everyone has seen the cards that were turned up.
guide-cabo-snap = Snapping
    .text = When another player has put a card on the discard pile, be quick: you may lay one of your own on it if you think it matches. If you’re right, and first, it’s gone.
    .french = Only the rank counts: any king goes on any king, red or black.
    .limits = Only one card can go this way each turn. The player who discarded may not snap, nor may the caller, and you can’t snap your last card.
guide-cabo-snap-wrong = A wrong snap
    .text = Your card goes back to its place, and everyone has seen it. On top of that you get two penalty cards from the draw pile, unseen.
guide-cabo-sneak = Sneaking a look
    .text = Curious? You can break the rules and look at any card, your own or somebody else’s, even out of turn. The price: two penalty cards from the draw pile, unseen, and everyone hears where you looked.
    .limits = But not while others may snap, nor after you have called Cabo.

## Cabo: the end of a round

guide-cabo-call = Calling Cabo
    .text = If you think you have the lowest sum, call Cabo instead of drawing or taking. That’s your whole turn. Only one player can call in a round, and you may call as early as your first turn.
    .below = Call only if your cards add up to less than { $call-below }. Nobody checks until all the cards are turned up, but then what matters is the sum you had when you called.
guide-cabo-last-lap = The last lap
    .text = After Cabo is called, everyone else has exactly one more turn. Then all the cards are turned up.
    .locked = The caller’s cards are locked: they may still be looked at, but not swapped.
    .open = The caller isn’t safe: others may still spy on those cards and swap them.
guide-cabo-empty-pile = The draw pile is empty
    .reshuffle = If nothing is left to draw, the top discard stays where it is and all the others are shuffled into a new draw pile.
    .end = Nothing is reshuffled. Once the draw pile is empty, the current turn is finished, and then the round is over.
    .pay = If nobody has called by then, everyone scores their sum, and the lowest pays 5 points on top: somebody should have called!
    .no-call = If nobody has called by then, everyone simply scores their sum.
    .end-cabo = This also ends the round after Cabo has been called, but the points are counted as usual.
    .end-pile = This also ends the round after Cabo has been called, and the points are counted as if nobody had called.
    .play-on = After Cabo has been called, however, everyone still gets their last turn, and the discards are shuffled if necessary.
guide-cabo-turn-limit = When nobody calls
    .text =
        { $turn-limit ->
            [one] If nobody calls on the very first turn, the round is over. All the cards are turned up and counted, just without a caller.
           *[other] If nobody has called after { $turn-limit } turns, counting everyone’s, the round is over. All the cards are turned up and counted, just without a caller.
        }
guide-cabo-scoring = The points of a round
    .cabo = All the cards are turned over and added up. The lowest sum scores 0, everyone else scores their sum. If you called Cabo without the lowest sum, you score 5 more.
    .cabo-tie = If several tie for the lowest sum, they all score 0; but if the caller is one of them, only the caller does.
    .dutch = All the cards are turned over and added up, and everyone scores their sum. If you called Cabo without the lowest sum, you pay 20 points on top; if you tied for lowest, 10.
    .dutch-below = Calling with { $call-below } or more costs 20 points too, even with the lowest sum. But nobody pays twice.
    .dutch-winner = The player who then has the fewest points wins the round.
guide-cabo-kamikaze = Kamikaze, for the daring
    .text =
        { $deck ->
            [french] If you have two queens and both black kings
           *[cabo] If you have two 12s and both 13s
        } when the cards are turned up, you score 0 and everyone else scores 50, no matter who called.

## Cabo: the end of a match

guide-cabo-hundred = Exactly 100
    .always = If your total is exactly 100 after a round, it drops to 50. This happens every time.
    .once = If a total is exactly 100 after a round, it drops to 50. This happens only the first time somebody gets there; after that, 100 stays 100.
guide-cabo-end = The end of the match
    .points =
        { $limit ->
            [one] As soon as somebody has { $limit } point or more after a round, the match is over.
           *[other] As soon as somebody has { $limit } points or more after a round, the match is over.
        }
    .rounds =
        { $rounds ->
            [one] The match is over after one round.
           *[other] The match is over after { $rounds } rounds.
        }
    .minutes =
        { $minutes ->
            [one] After one minute no new round begins; the one in progress is played out and counts.
           *[other] After { $minutes } minutes no new round begins; the one in progress is played out and counts.
        }
    .first = The limit that is reached first ends the match.
    .winner = The lowest total wins. Players on the same total share the place.

## Da Capo!

guide-dacapo-goal = The aim
    .text =
        { $stack ->
            [one] You have a stack of one card, and you want to get rid of it before the others get rid of theirs.
           *[other] You have a stack of { $stack } cards, and you want to get rid of it before the others get rid of theirs.
        } To do so you play cards on the piles in the middle, each card one higher than the last.
guide-dacapo-cards = The cards
    .text =
        { $copies ->
            [one] The cards are numbered 1 to { $highest }, one of each.
           *[other] The cards are numbered 1 to { $highest }, { $copies } of each.
        } For two to six players.
guide-dacapo-deal = The deal
    .text =
        { $hand ->
            [one] Everyone gets a stack, face down with its top card turned up, and one card in hand.
           *[other] Everyone gets a stack, face down with its top card turned up, and { $hand } cards in hand.
        } The rest is the draw pile. Nobody knows what lies further down in your stack, not even you.
    .starter = The dealer is chosen at random; the player to their left goes first, and play goes clockwise.
    .first-seat = The player in the first seat goes first, and play goes clockwise.
    .next = In every new round the deal moves on clockwise.
guide-dacapo-turn = Your turn
    .text =
        { $hand ->
            [one] First your hand is filled up to one card.
           *[other] First your hand is filled up to { $hand } cards.
        } Then you play as many cards as you like on the building piles, or none. At the end you put a card from your hand on a side pile, and the next player’s turn begins.
guide-dacapo-building = The building piles
    .text =
        { $building-piles ->
            [one] In the middle there’s room for one building pile.
           *[other] In the middle there’s room for { $building-piles } building piles.
        } Each begins with a 1, and each further card is exactly one higher. The { $highest } completes a pile: it’s set aside and makes room for a new one.
guide-dacapo-sources = Cards you may play
    .stack = The top card of your stack; the next one is turned up at once, and you may play that too.
    .hand = Any card in your hand.
    .help = The top card of each of your side piles, and then the one below it.
    .others = The top card of another player’s stack.
guide-dacapo-jokers = The joker
    .text =
        { $jokers ->
            [one] One joker is shuffled in.
           *[other] { $jokers } jokers are shuffled in.
        } A joker stands for whichever number the pile needs, even for the 1 that begins it and the { $highest } that completes it.
guide-dacapo-others-stacks = Other players’ stacks
    .text = You may play the top card of somebody else’s stack too; their next one is then turned up. Do it only when it helps you, because it helps them too: whoever has no stack left wins, no matter who played its last card.
guide-dacapo-help-piles = Side piles
    .text =
        { $help-piles ->
            [one] To end your turn you have to put a card from your hand, whichever you like, face up on your one side pile.
           *[other] To end your turn you have to put a card from your hand, whichever you like, face up on a side pile. You can have up to { $help-piles } of them.
        } The cards there can be in any order, but only the top one of a pile can be played, and only on a building pile.
    .none = Your turn ends without this only if your hand is empty and there was nothing to draw.
guide-dacapo-draw-up = An empty hand
    .text =
        { $hand ->
            [one] If you play the last card in your hand on a building pile, you draw a new one at once and play on.
           *[other] If you play the last card in your hand on a building pile, you draw { $hand } new ones at once and play on.
        } If you put it on a side pile, your turn is over, and you draw only when it’s your turn again.
guide-dacapo-empty-pile = The draw pile is empty
    .text = If somebody has to draw and nothing is left, the finished building piles are shuffled into a new draw pile. If there are none either, you draw what there is, perhaps nothing.
guide-dacapo-winning = Winning the round
    .text = The player whose stack is empty wins at once. Cards left in hand or on side piles don’t matter.
guide-dacapo-stalemate = When nobody can play
    .text = If a whole lap goes by in which nobody draws, plays or puts down a card, the round is over and the smallest stack wins. If several are equally small, they share the win.
guide-dacapo-points = The points
    .text = The winner of the round scores a point for every card left in the losers’ stacks. The others score nothing.
guide-dacapo-end = The end of the match
    .single = One round, and that’s it.
    .target =
        { $target ->
            [one] Rounds are played until somebody has { $target } point or more.
           *[other] Rounds are played until somebody has { $target } points or more.
        } Then the highest total wins. Players on the same total share the place.

## Pictures

# Small words in pictures.
guide-picture-you = You
guide-picture-peek-label = peek
guide-picture-spy-label = spy
guide-picture-swap-label = swap
guide-picture-stack-label = stack
guide-picture-help-label = side piles
guide-picture-hand-label = hand
guide-picture-next = needs { $number }
guide-picture-called = called Cabo
# The head of a table of points.
guide-picture-who = Player
guide-picture-cards = Cards
guide-picture-sum = Sum
guide-picture-points = Points
# What a picture shows, below it.
guide-picture-layout =
    { $looks ->
        [one] You look at one of your cards, once. Then it lies face down again.
       *[other] You look at { $looks } of your cards, once. Then they lie face down again.
    }
guide-picture-square =
    { $looks ->
        [one] You look at the card nearest to you.
       *[other] You look at the cards nearest to you.
    }
guide-picture-replace = You draw a 3 and lay it where your 10 was. The 10 goes on the discard pile.
guide-picture-powers = Three things a card can do for you.
guide-picture-peek = You look at one of your own cards; only you see it.
guide-picture-spy = You look at one of Ben’s cards; only you see it.
guide-picture-swap = Your card and Ben’s change places, and nobody looks.
guide-picture-set = Two 5s out, one 2 in: you have one card fewer.
guide-picture-snap = Ben discards a 6. You have one too: slap it down!
guide-picture-kings = The same crown, but not the same value.
guide-picture-scoring-cabo = Ana called, but Ben is lower. He scores 0, and she pays 5 on top.
guide-picture-scoring-dutch = Ana called, but Ben is lower. That costs her 20 points.
guide-picture-kamikaze = They add up to 50, and that is what everyone else scores.
guide-picture-hundred = With 13 more Ana lands on exactly 100 and drops to 50.
guide-picture-building = This pile is at 3. Next comes a 4.
guide-picture-joker = The joker stands for the 3. Next comes a 4.
guide-picture-place = Your place: the stack that has to go, your side piles, your hand.
guide-picture-others-stack = Play Ben’s 4, and the 5 on your own stack fits.
guide-picture-left = Your stack is empty. Ben has 7 cards left, Chloé 5: 12 points for you.

## The guided first game: any game

guide-lesson-status-mine = Over to you.
guide-lesson-status-other = It’s { $who }’s turn.
guide-lesson-status-others = The others are still choosing.
guide-lesson-status-over = The round is over.

## The guided first game: Cabo

guide-lesson-cabo-first-look-1 = These are your cards, face down. You may look at two of them: tap one that glows.
guide-lesson-cabo-looking = Have a good look: the lower, the better. Remember the card and its place, then press “{ app-seen }”.
guide-lesson-cabo-first-look-2 = And now another one. The cards you haven’t seen stay a mystery for now.
guide-lesson-cabo-first-looks-done = Good. From here on your memory is your best card. As soon as everyone has looked, the round starts.
guide-lesson-cabo-first-turn = Your turn! “{ app-draw }” gives you a card that only you can see. Or take the top discard if it’s low; everyone knows that one.
guide-lesson-cabo-discard-low = The top discard is worth only { $value }. Take it, and put it in place of a high card or one you don’t know.
guide-lesson-cabo-holding-low = A low card: keep it! Tap the card of yours that has to go, ideally a high one or one you don’t know.
guide-lesson-cabo-holding-middle =
    { $better ->
        [known] A card from the middle. You know one of yours that’s higher: put it there. If you can’t remember which, press “{ app-discard }”.
        [unseen] A card from the middle, a little lower than average. Put it in place of one you don’t know, or press “{ app-discard }”.
       *[unsure] A card from the middle, a little lower than average. Put it in place of a higher one or one you don’t know, or press “{ app-discard }”.
    }
guide-lesson-cabo-holding-none = You know all your cards, and none is higher than this one. Press “{ app-discard }”.
guide-lesson-cabo-holding-worst = A very high card. Don’t keep it: press “{ app-discard }”.
guide-lesson-cabo-holding-peek = A peek card: press “{ app-use-peek }” and look at one of your own cards, ideally one you don’t know yet.
guide-lesson-cabo-holding-spy = A spy card: press “{ app-use-spy }” and look at somebody else’s card. Then you know what you’re up against.
guide-lesson-cabo-holding-swap = A swap card: press “{ app-use-swap }” and swap one of your cards with somebody else’s, unseen. Do you have a high one to give away?
guide-lesson-cabo-holding-king = The black king: discard it and look at somebody else’s card. If you like it, swap it with one of yours.
guide-lesson-cabo-holding-taken = Now tap the card of yours that it replaces. No going back: once you’ve taken a card, you have to keep it.
guide-lesson-cabo-sets = A tip: if you know that two of your cards match, press “{ app-set }” and tap both. One new card replaces them. But be sure!
guide-lesson-cabo-choosing-set = Tap only cards you’re sure of: they must all have the same value. The new card goes where the first one lies.
guide-lesson-cabo-calling =
    { $unknown ->
        [0] You know all your cards. Add them up before you call.
        [one] You don’t know one of your cards; it could be high. Are the others low enough?
       *[other] You don’t know { $unknown } of your cards; they could be high. Do you dare?
    }
guide-lesson-cabo-unknown-cards =
    { $unknown ->
        [one] You still don’t know one of your cards. It counts all the same: look at it when you get the chance, or replace it.
       *[other] You still don’t know { $unknown } of your cards. They count all the same: look at them when you get the chance, or replace them.
    }
guide-lesson-cabo-reveal = The round is over: all the cards are turned up and added up. The lower, the better.
guide-lesson-cabo-looking-peek = Now you know this card. Remember what it is and where it lies, then press “{ app-seen }”.
guide-lesson-cabo-looking-spy = So that’s what’s there. Remember it well; a swap might bring it your way.
guide-lesson-cabo-looking-king = Is it lower than one of yours? Then swap it. If not, just put it back.
guide-lesson-cabo-after-replace = Well done. If you kept the new card, you know what lies there now. Keep it in mind.
guide-lesson-cabo-others-turn = Now the others play. Watch what they discard and which places they look at or swap; it tells you a lot.
guide-lesson-cabo-fewer-cards = You have fewer cards than at the start. Well done: cards that are gone can’t score points.
guide-lesson-cabo-more-cards = Now you have more cards than before. It happens; just get rid of the high ones, one by one.
guide-lesson-cabo-when-to-call =
    { $scoring ->
        [dutch]
            { $call-below ->
                [0] Think you have the lowest sum? Then you can call Cabo. If somebody is lower after the last lap, it costs you 20 points.
               *[other] Do your cards add up to less than { $call-below }? Then you can call Cabo. If somebody is lower after the last lap, it costs you 20 points.
            }
       *[cabo] Think you have the lowest sum? Then you can call Cabo. If somebody is lower after the last lap, it costs you 5 points.
    }
guide-lesson-cabo-called-by-other = Cabo was called, so this is your last turn of the round. Make your sum as low as you can.
guide-lesson-cabo-called-by-me = Brave! Everyone else has one more turn now, then the cards are turned up. Fingers crossed.
guide-lesson-cabo-snap = A card was discarded. If you’re sure you have a matching one, snap it, quick! A mistake costs two penalty cards.
guide-lesson-cabo-round-won =
    { $points ->
        [0] You win the round and score 0! “{ app-round-points }” shows what everyone scored.
        [one] You win the round with { $points } point! “{ app-round-points }” shows what everyone scored.
       *[other] You win the round with { $points } points! “{ app-round-points }” shows what everyone scored.
    }
guide-lesson-cabo-round-lost =
    { $points ->
        [0] Somebody else wins the round, and you score 0. “{ app-round-points }” shows what everyone scored.
        [one] Somebody else wins the round, and you score { $points } point. “{ app-round-points }” shows what everyone scored.
       *[other] Somebody else wins the round, and you score { $points } points. “{ app-round-points }” shows what everyone scored.
    }
guide-lesson-cabo-next-round = A new round, new cards: forget the old ones. Only the totals carry over.
guide-lesson-cabo-aim = The aim: the fewest points. If you think you have the lowest sum, call Cabo; after one more turn for everyone else, the round ends.
guide-lesson-cabo-other-threw = { $who } drew a card, didn’t want it and discarded it: { $card-a }. It’s the top discard now; on your turn you may take it.
guide-lesson-cabo-other-took = { $who } takes the top discard, { $card-a }. Everyone has seen it: remember where it goes.
guide-lesson-cabo-other-kept = { $who } drew a card and kept it as card { $slots }; what lay there is on the discard pile now: { $cards-a }. The new one is probably lower.
guide-lesson-cabo-set-mine = A set! Your matching cards are gone, and one new card lies in their place. Fewer cards, fewer points.
guide-lesson-cabo-set-other = A set! { $who }’s cards { $slots } matched, and one new card replaces them all. Fewer cards, fewer points.
guide-lesson-cabo-failed-set-mine =
    { $kept ->
        [yes] Those cards don’t match. They stay where they are, and the new card joins them: now you have one more.
       *[no] Those cards don’t match. They stay where they are; the new card goes to the discard pile, and your turn is over.
    }
guide-lesson-cabo-failed-set-other = { $who } claimed that cards { $slots } match, but they don’t: they lie face down again, and the turn is lost. Did you see them? Remember!
guide-lesson-cabo-other-peeked =
    { $known ->
        [yes] { $who } peeked at a card of their own, card { $slots }. You’ve seen that one, too.
        [no] { $who } peeked at a card of their own, card { $slots }. Nobody else knows what it is.
       *[unsure] { $who } peeked at a card of their own, card { $slots }.
    }
guide-lesson-cabo-spied = { $who } spied on your card { $slots }. It stays yours, but { $who } knows it now. Nothing you need to do.
guide-lesson-cabo-swapped-other =
    { $known ->
        [both] { $who } swapped with you, unseen. But you’ve seen both cards: your card { $mine } used to be their card { $theirs }, and your old one lies there now.
        [new] { $who } swapped with you, unseen. But you’ve seen the one you got: your card { $mine } used to be their card { $theirs }.
        [old] { $who } swapped with you, unseen: you don’t know your card { $mine } any more. But you do know what lies there as card { $theirs }: your old one.
        [neither] { $who } swapped with you, unseen: your card { $mine } and their card { $theirs } have changed places. You knew neither, so you have nothing to forget.
       *[unsure] { $who } swapped with you, unseen: your card { $mine } and their card { $theirs } have changed places. Anything you knew about them still holds, in the other place.
    }
guide-lesson-cabo-swapped-mine =
    { $known ->
        [both] Swapped. You’ve seen both cards, so you know your new card { $mine }, and what { $owner } has as card { $theirs }.
        [new] Swapped. You’ve seen your new card { $mine } before, so you know what it is.
        [old] Swapped, unseen: you don’t know your new card { $mine }. But you know what { $owner } has as card { $theirs }: your old one.
        [neither] Swapped, unseen: you don’t know your new card { $mine }, and you didn’t know the old one either.
       *[unsure] Swapped, unseen: your card { $mine } is another one now. Anything you knew about the old one is now true of { $owner }’s card { $theirs }.
    }
guide-lesson-cabo-snap-mine = Snapped! One card fewer, and it wasn’t even your turn.
guide-lesson-cabo-no-snap-mine = That one doesn’t match. Your card { $slots } goes back to its place, and you get penalty cards, face down.
guide-lesson-cabo-snap-other = { $who } was quick and snapped a matching card onto the discard pile: one card fewer.
guide-lesson-cabo-no-snap-other = { $who } snapped a card that doesn’t match. It goes back to place { $slots }, and penalty cards come with it.
guide-lesson-cabo-penalty = Penalty cards for you, face down. They count like all your other cards, so get rid of them.
guide-lesson-cabo-reshuffled = The draw pile was empty, so all the discards except the top one were shuffled into a new draw pile.
guide-lesson-cabo-turned-up = The discard pile was empty, so the top card of the draw pile was turned up.
guide-lesson-cabo-kamikaze-mine = Kamikaze! With exactly these four, two 12s and two 13s, you score 0 and everyone else 50.
guide-lesson-cabo-kamikaze-other = Kamikaze! A player who ends with exactly two 12s and two 13s scores 0, and everyone else scores 50. It’s rare, and you’ve just seen it.
guide-lesson-cabo-call-lost = You called Cabo, but somebody had less. Your cards count, and the wrong call costs { $penalty } on top. In total: { $points }.
guide-lesson-cabo-call-advice = You called with { $sum }. Good players call with at most 14 on their first turn, and with two less on every turn after that.
guide-lesson-cabo-call-good = You called with { $sum } and won: well judged. The longer a round lasts, the lower your sum should be.
guide-lesson-cabo-call-unlucky = You were right to call with { $sum }, but this time somebody had as little, or even less. It usually pays off.
guide-lesson-cabo-call-tied = You called Cabo, but somebody has the same sum. A tie isn’t enough: it costs you { $penalty } on top. In total: { $points }.
guide-lesson-cabo-call-too-high = You called Cabo with too high a sum. That costs { $penalty } on top of your cards. In total: { $points }.
guide-lesson-cabo-tied-with-caller = You have the same sum as the caller, but the caller wins the tie. Your cards count: { $points }.
guide-lesson-cabo-pile-end = The draw pile was empty, so the round ended without a call. You score { $points }.

## The guided first game: Da Capo!

guide-lesson-dacapo-start = Your turn! Tap a card, then the place where it should go. Every pile in the middle starts with a 1 and goes up one by one.
guide-lesson-dacapo-build-one = You have a 1: you can start a new pile in the middle with it.
guide-lesson-dacapo-stack-first = The top card of your stack fits: a pile needs { $number }. Play it first: nothing else brings you closer to winning.
guide-lesson-dacapo-joker = You have a joker. It stands for any number; save it until it can free a card from your stack.
guide-lesson-dacapo-build = A card in your hand fits: a pile needs { $number }. Play it if that brings a pile closer to the top card of your stack.
guide-lesson-dacapo-help-top = The top card of a side pile fits: a pile needs { $number }. Playing from there costs you nothing from your hand.
guide-lesson-dacapo-others-stack = You may even play the top card of somebody else’s stack. But that brings them closer to winning, so do it only if it helps you more.
guide-lesson-dacapo-help-pile = Nothing fits right now. End your turn: tap a card in your hand, then a side pile. Keep cards you’ll need soon on top.
guide-lesson-dacapo-empty-hand = You have no cards in hand, and there are none to draw. Play what else fits, or press “{ app-dacapo-end }”.
guide-lesson-dacapo-nearly-done = Your stack is nearly gone. Watch for a pile that needs its top card!
guide-lesson-dacapo-other-nearly-done = Careful, somebody’s stack is nearly empty. Try not to leave a pile that needs the number it shows.
guide-lesson-dacapo-ended = Your turn is over. Your hand is filled up when it’s your turn again.
guide-lesson-dacapo-others-turn = Another player goes first. Watch the piles in the middle grow; it’ll be your turn soon.
guide-lesson-dacapo-reveal = The round is over: what’s left in each stack is counted.
guide-lesson-dacapo-round-won = You win the round! That makes { $points }: a point for every card left in the losers’ stacks.
guide-lesson-dacapo-round-lost = The round goes to somebody else. The cards left in your stack count for them; you’ll be quicker next time.
guide-lesson-dacapo-aim = The aim: be the first to empty your own stack. Cards go onto the piles in the middle, which run from 1 to { $highest }.
guide-lesson-dacapo-stack-waits = The top card of your stack can’t go anywhere yet: it waits until a pile in the middle needs { $number }.
guide-lesson-dacapo-stack-mine = One fewer! The next card of your stack is turned up. Go on as long as something fits.
guide-lesson-dacapo-hand-emptied = Your hand was empty, so it’s filled up at once and you play on. Well done!
guide-lesson-dacapo-other-built = { $who } has played the next card in the middle, the { $number }. Those piles belong to everyone: maybe your next card fits now.
guide-lesson-dacapo-other-stack = { $who } has played the { $number } from their own stack: one card fewer there. Keep an eye on how many are left.
guide-lesson-dacapo-other-joker = { $who } has played a joker, here as the { $number }: a joker stands for any number.
guide-lesson-dacapo-stack-gift = { $who } has played the top card of your stack, the { $number }. That’s allowed, and a gift: one card fewer for you!
guide-lesson-dacapo-other-put = { $who } puts a card on a side pile: { $card-a }. That ends the turn. They can play it from there later.
guide-lesson-dacapo-finished = A pile has reached { $highest } and is set aside. Its place is free for a new 1.
guide-lesson-dacapo-reshuffled = The draw pile was empty, so the finished piles were shuffled into a new draw pile.
guide-lesson-dacapo-no-card = You had no card to put down, so your turn simply ends.
guide-lesson-dacapo-stalemate = Nobody could do anything any more, so the round is over: the smallest stack wins.
