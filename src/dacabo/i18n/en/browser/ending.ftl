### The end of a match: its story, and a picture to share.

## How much was luck

# $lead and $rest are two of the messages below.
app-ending-luck = { $lead }: { $rest }
app-ending-won-by =
    { $whose ->
        [you] You won by { $margin }
       *[other] { $name } won by { $margin }
    }
app-ending-lost-by =
    { $whose ->
        [you] You lost by { $margin }
       *[other] { $name } lost by { $margin }
    }
# Against the average of all others.
app-ending-ahead =
    { $whose ->
        [you] You beat the others’ average by { $margin }
       *[other] { $name } beat the others’ average by { $margin }
    }
app-ending-behind =
    { $whose ->
        [you] The others’ average was better by { $margin }
       *[other] { $name } trailed the others’ average by { $margin }
    }
app-ending-level =
    { $whose ->
        [you] You finished level
       *[other] { $name } finished level
    }
# In play nobody was better or worse than the others.
app-ending-play-level =
    { $whose ->
        [you] all down to the cards – your play was as good as theirs.
       *[other] all down to the cards – nobody played better.
    }
app-ending-both-gave = { $luck } from the cards, { $skill } from better decisions.
app-ending-both-took =
    { $whose ->
        [you] { $luck } through the cards, { $skill } through your play.
       *[other] { $luck } through the cards, { $skill } in play.
    }
app-ending-skill-won-back = { $luck } lost to the cards, { $skill } won back by better decisions.
app-ending-luck-won-back =
    { $whose ->
        [you] { $skill } lost in your play, { $luck } won back by the cards.
       *[other] { $skill } lost in play, { $luck } won back by the cards.
    }
app-ending-despite-luck = better decisions gained { $skill }, although the cards cost { $luck }.
app-ending-despite-skill =
    { $whose ->
        [you] the cards brought { $luck }, your play gave { $skill } back.
       *[other] the cards brought { $luck }, play gave { $skill } back.
    }

## The moments of the story

app-ending-moments = Moments of this match
app-ending-decided = The moment that decided it
app-ending-best-yours =
    { $points ->
        [one] Your best decision: worth one point
       *[other] Your best decision: worth { $points } points
    }
app-ending-best =
    { $points ->
        [one] The best decision: worth one point
       *[other] The best decision: worth { $points } points
    }
app-ending-costliest-yours =
    { $points ->
        [0] Your costliest decision
        [one] Your costliest: { $points } point on average
       *[other] Your costliest: { $points } points on average
    }
app-ending-costliest =
    { $points ->
        [0] The costliest decision
        [one] The costliest: { $points } point on average
       *[other] The costliest: { $points } points on average
    }

## A picture to share

app-ending-picture = A picture to share
app-ending-picture-copy = Copy picture
app-ending-picture-copied = Copied
app-ending-picture-refused = Your browser doesn’t allow copying, so the picture was saved as a file.
app-ending-picture-save = Save picture
