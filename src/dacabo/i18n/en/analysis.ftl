### The analysis of a match: what each decision was worth, and how much was luck.

## Help

analysis-about = say what each decision of a match was worth, and how much of the result was luck
analysis-json = print everything as JSON
analysis-html = write a page with plots to this file, for any browser; - is standard output

## The match in a few sentences

analysis-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
analysis-ahead =
    { $who-is ->
        [you] You finished { analysis-points } ahead.
       *[other] { $who } finished { analysis-points } ahead.
    }
analysis-behind =
    { $who-is ->
        [you] You finished { analysis-points } behind.
       *[other] { $who } finished { analysis-points } behind.
    }
analysis-ahead-of-average =
    { $who-is ->
        [you] You finished { analysis-points } ahead of the others’ average.
       *[other] { $who } finished { analysis-points } ahead of the others’ average.
    }
analysis-behind-average =
    { $who-is ->
        [you] You finished { analysis-points } behind the others’ average.
       *[other] { $who } finished { analysis-points } behind the others’ average.
    }
analysis-level =
    { $who-is ->
        [you] You finished level with the others.
       *[other] { $who } finished level with the others.
    }
analysis-cards-good =
    { $who-is ->
        [you] The cards were kind to you: they brought { analysis-points }.
       *[other] The cards were kind to { $who }: they brought { analysis-points }.
    }
analysis-cards-bad =
    { $who-is ->
        [you] The cards were unkind to you: they cost { analysis-points }.
       *[other] The cards were unkind to { $who }: they cost { analysis-points }.
    }
analysis-cards-even =
    { $who-is ->
        [you] The cards treated you like the others.
       *[other] The cards treated { $who } like the others.
    }
analysis-play-good =
    { $who-is ->
        [you] Your play won { analysis-points }.
       *[other] Good play won { $who } { analysis-points }.
    }
analysis-play-bad =
    { $who-is ->
        [you] In your play { analysis-points } slipped away.
       *[other] In play { analysis-points } slipped away from { $who }.
    }
analysis-play-even =
    { $who-is ->
        [you] You played as well as the others.
       *[other] { $who } played as well as the others.
    }
analysis-best =
    { $who-is ->
        [you] Your best decision came in round { $round }, turn { $turn }.
       *[other] { $who } decided best in round { $round }, turn { $turn }.
    }
analysis-costliest =
    { $who-is ->
        [you] Your costliest decision came in round { $round }, turn { $turn }.
       *[other] { $who } paid most for a decision in round { $round }, turn { $turn }.
    }
analysis-turned = The match turned in round { $round }, turn { $turn }.
analysis-nothing = No round is over yet, so there is nothing to analyse.

## Calls

analysis-call-right =
    { $who-is ->
        [you] In round { $round } you called with a chance of { $chance }% – and rightly so.
       *[other] In round { $round } { $who } called with a chance of { $chance }% – and rightly so.
    }
analysis-call-lucky =
    { $who-is ->
        [you] In round { $round } you called with a chance of { $chance }% – bold, and lucky.
       *[other] In round { $round } { $who } called with a chance of { $chance }% – bold, and lucky.
    }
analysis-call-unlucky =
    { $who-is ->
        [you] In round { $round } you called with a chance of { $chance }% – a good call, but unlucky.
       *[other] In round { $round } { $who } called with a chance of { $chance }% – a good call, but unlucky.
    }
analysis-call-early =
    { $who-is ->
        [you] In round { $round } you called with a chance of { $chance }% – a little early.
       *[other] In round { $round } { $who } called with a chance of { $chance }% – a little early.
    }

## The report

analysis-seats = Luck and skill
analysis-margin = margin
analysis-luck = luck
analysis-skill = skill
analysis-decisions = The costliest decisions
analysis-calls = Calls
analysis-chances = The chance to win
analysis-decision = Round { $round }, turn { $turn } (−{ $points }): { $detail }
analysis-instead = Prestissimo would have played: { $detail }
analysis-nothing-done = { $who } does nothing.
analysis-reading = All figures are points against the mean of the others; more is better. Luck is what the cards brought, skill what the decisions kept: together they are the margin.
analysis-decimal = { $whole }.{ $part }
analysis-made = Made by Dacabo { $version }.
