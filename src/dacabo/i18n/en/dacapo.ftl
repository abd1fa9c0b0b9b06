### Da Capo!: its rules, each with a name and a sentence (`.about`); what happens in a game, and what is asked of whom.

## Rule sets

dacapo-name = Da Capo!
dacapo-rules-single = One round
    .about = Build from 1 to 10 in the middle, and be the first to get rid of your stack.
dacapo-rules-match = To 50 points
    .about = Round after round, the winner scores a point for every card left in the other stacks.

## Options

dacapo-option-stack = Cards in a stack
    .about = How many cards everyone has to get rid of.
dacapo-option-hand = Cards in hand
    .about = How many cards you fill your hand up to.
dacapo-option-building-piles = Building piles
    .about = How many piles can grow in the middle at the same time.
dacapo-option-help-piles = Side piles
    .about = How many side piles everyone can have.
dacapo-option-highest = Highest number
    .about = The number that completes a building pile.
dacapo-option-copies = Cards of each number
    .about = How many times each number is in the deck.
dacapo-option-jokers = Jokers
    .about = How many jokers are shuffled in.
dacapo-option-target = Point limit
    .about = The match ends when somebody’s total reaches this number; without a limit it’s over after one round.
dacapo-option-first-seat-starts = First seat starts
    .about = The player in the first seat goes first; otherwise it’s decided at random.

## A round begins

dacapo-round-began = Round { $round } begins.
dacapo-dealer-lot =
    { $who-is ->
        [you] Lots were drawn: you deal.
       *[other] Lots were drawn: { $who } deals.
    }
dacapo-dealer-next =
    { $who-is ->
        [you] This time you deal.
       *[other] This time { $who } deals.
    }
dacapo-dealt =
    { $who-is ->
        [you]
            { $stack ->
                [one] Round { $round }: one card in every stack, { $hand } in every hand. You go first.
               *[other] Round { $round }: { $stack } cards in every stack, { $hand } in every hand. You go first.
            }
       *[other]
            { $stack ->
                [one] Round { $round }: one card in every stack, { $hand } in every hand. { $who } goes first.
               *[other] Round { $round }: { $stack } cards in every stack, { $hand } in every hand. { $who } goes first.
            }
    }
    .told =
        { $who-is ->
            [you]
                { $stack ->
                    [one] One card in every stack, { $hand } in every hand. You go first.
                   *[other] { $stack } cards in every stack, { $hand } in every hand. You go first.
                }
           *[other]
                { $stack ->
                    [one] One card in every stack, { $hand } in every hand. { $who } goes first.
                   *[other] { $stack } cards in every stack, { $hand } in every hand. { $who } goes first.
                }
        }

## Stacks and hands

# The top card of somebody’s stack, after the deal or when the one above it is gone.
dacapo-turned-up =
    { $who-is ->
        [you] Your stack shows { $card-a }.
       *[other] { $who }’s stack shows { $card-a }.
    }
dacapo-drew =
    { $who-is ->
        [you]
            { $count ->
                [one] You draw a card.
               *[other] You draw { $count } cards.
            }
       *[other]
            { $count ->
                [one] { $who } draws a card.
               *[other] { $who } draws { $count } cards.
            }
    }
# Said only to whoever was dealt these cards, or drew them.
dacapo-drawn = New in your hand: { $cards }.

## Building

# A number card.
dacapo-built-hand =
    { $who-is ->
        [you] You play { $card-a } on building pile { $pile }.
       *[other] { $who } plays { $card-a } on building pile { $pile }.
    }
dacapo-built-help =
    { $who-is ->
        [you] You play { $card-a } from side pile { $help } onto building pile { $pile }.
       *[other] { $who } plays { $card-a } from side pile { $help } onto building pile { $pile }.
    }
dacapo-built-stack =
    { $who-is ->
        [you] You play { $card-a } from your stack onto building pile { $pile }.
       *[other] { $who } plays { $card-a } from their stack onto building pile { $pile }.
    }
# $owner is never the one who plays.
dacapo-built-other =
    { $who-is ->
        [you] You play { $card-a } from { $owner }’s stack onto building pile { $pile }.
       *[other]
            { $owner-is ->
                [you] { $who } plays { $card-a } from your stack onto building pile { $pile }.
               *[other] { $who } plays { $card-a } from { $owner }’s stack onto building pile { $pile }.
            }
    }
# A joker; $number is what it stands for.
dacapo-joker-hand =
    { $who-is ->
        [you] You play a joker as the { $number } on building pile { $pile }.
       *[other] { $who } plays a joker as the { $number } on building pile { $pile }.
    }
dacapo-joker-help =
    { $who-is ->
        [you] You play a joker from side pile { $help } as the { $number } on building pile { $pile }.
       *[other] { $who } plays a joker from side pile { $help } as the { $number } on building pile { $pile }.
    }
dacapo-joker-stack =
    { $who-is ->
        [you] You play a joker from your stack as the { $number } on building pile { $pile }.
       *[other] { $who } plays a joker from their stack as the { $number } on building pile { $pile }.
    }
# $owner is never the one who plays.
dacapo-joker-other =
    { $who-is ->
        [you] You play a joker from { $owner }’s stack as the { $number } on building pile { $pile }.
       *[other]
            { $owner-is ->
                [you] { $who } plays a joker from your stack as the { $number } on building pile { $pile }.
               *[other] { $who } plays a joker from { $owner }’s stack as the { $number } on building pile { $pile }.
            }
    }
dacapo-pile-finished = Building pile { $pile } is complete and makes room for a new one.

## A turn ends

dacapo-put =
    { $who-is ->
        [you] You put { $card-a } on side pile { $pile }.
       *[other] { $who } puts { $card-a } on side pile { $pile }.
    }
dacapo-ended =
    { $who-is ->
        [you] You have no card to put down, so your turn is over.
       *[other] { $who } has no card to put down, so their turn is over.
    }

## The draw pile

dacapo-ran-out =
    { $who-is ->
        [you] Just when you need cards, the draw pile is empty.
       *[other] Just when { $who } needs cards, the draw pile is empty.
    }
dacapo-reshuffled =
    { $count ->
        [one] The finished piles are shuffled: a new draw pile of one card.
       *[other] The finished piles are shuffled: a new draw pile of { $count } cards.
    }

## A round ends

dacapo-left =
    { $who-is ->
        [you]
            { $count ->
                [0] Your stack is empty.
                [one] You have one card left in your stack.
               *[other] You have { $count } cards left in your stack.
            }
       *[other]
            { $count ->
                [0] { $who }’s stack is empty.
                [one] { $who } has one card left in their stack.
               *[other] { $who } has { $count } cards left in their stack.
            }
    }
# One player alone, whose stack is empty.
dacapo-round-won =
    { $players-are ->
        [you]
            { $points ->
                [one] You win the round: { $points } point for the cards left in the other stacks.
               *[other] You win the round: { $points } points for the cards left in the other stacks.
            }
       *[one]
            { $points ->
                [one] { $players } wins the round: { $points } point for the cards left in the other stacks.
               *[other] { $players } wins the round: { $points } points for the cards left in the other stacks.
            }
    }
dacapo-round-won-stalemate =
    { $players-are ->
        [you]
            { $points ->
                [one] Nobody can play any more. You have the smallest stack and win the round: { $points } point.
               *[other] Nobody can play any more. You have the smallest stack and win the round: { $points } points.
            }
        [you-and]
            { $points ->
                [one] Nobody can play any more. { $players-all } have the smallest stacks and share the win: { $points } point each.
               *[other] Nobody can play any more. { $players-all } have the smallest stacks and share the win: { $points } points each.
            }
        [one]
            { $points ->
                [one] Nobody can play any more. { $players } has the smallest stack and wins the round: { $points } point.
               *[other] Nobody can play any more. { $players } has the smallest stack and wins the round: { $points } points.
            }
       *[many]
            { $points ->
                [one] Nobody can play any more. { $players } have the smallest stacks and share the win: { $points } point each.
               *[other] Nobody can play any more. { $players } have the smallest stacks and share the win: { $points } points each.
            }
    }

## A match ends

dacapo-total =
    { $who-is ->
        [you] You now have { $points } in total.
       *[other] { $who } now has { $points } in total.
    }
dacapo-match-won =
    { $players-are ->
        [you]
            { $points ->
                [one] You win the match with { $points } point. Congratulations!
               *[other] You win the match with { $points } points. Congratulations!
            }
        [you-and]
            { $points ->
                [one] { $players-all } tie for first with { $points } point each. Congratulations!
               *[other] { $players-all } tie for first with { $points } points each. Congratulations!
            }
        [one]
            { $points ->
                [one] { $players } wins the match with { $points } point.
               *[other] { $players } wins the match with { $points } points.
            }
       *[many]
            { $points ->
                [one] { $players } tie for first with { $points } point each.
               *[other] { $players } tie for first with { $points } points each.
            }
    }

## What somebody, or the table, is asked for

dacapo-do-lot = Draw lots to see who deals.
dacapo-do-deal = Shuffle and deal.
dacapo-do-reshuffle = Shuffle the finished piles into a new draw pile.
dacapo-do-turn = Your turn. Play what fits, then finish by putting a card on a side pile.
dacapo-do-next-round = On to the next round.
