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
        [you] You finished level.
       *[other] { $who } finished level.
    }
analysis-cards-good =
    { $who-is ->
        [you] The cards were kind to you: they gave you an edge of { analysis-points }.
       *[other] The cards were kind to { $who }: they gave an edge of { analysis-points }.
    }
analysis-cards-bad =
    { $who-is ->
        [you] The cards were unkind to you: they cost you { analysis-points }.
       *[other] The cards were unkind to { $who }: they cost { analysis-points }.
    }
analysis-cards-even =
    { $who-is ->
        [you] With the cards you had neither good luck nor bad.
       *[other] With the cards { $who } had neither good luck nor bad.
    }
analysis-play-good =
    { $who-is ->
        [you] Better decisions gave you an edge of { analysis-points }.
       *[other] Better decisions gave { $who } an edge of { analysis-points }.
    }
analysis-play-bad =
    { $who-is ->
        [you] You let { analysis-points } slip away.
       *[other] { $who } let { analysis-points } slip away.
    }
analysis-play-even =
    { $who-is ->
        [you] In play there was nothing to choose between you and the rest.
       *[other] In play there was nothing to choose between { $who } and the rest.
    }
analysis-best =
    { $who-is ->
        [you] Your best decision came in round { $round }, turn { $turn }: it was worth { analysis-points } more than an average choice.
       *[other] The best decision by { $who } came in round { $round }, turn { $turn }: it was worth { analysis-points } more than an average choice.
    }
analysis-costliest =
    { $who-is ->
        [you] Your costliest decision came in round { $round }, turn { $turn }.
       *[other] The costliest decision by { $who } came in round { $round }, turn { $turn }.
    }
analysis-calls-all =
    { $who-is ->
        [you]
            { $count ->
                [one] You called once, and it paid off.
               *[other] You called { $count } times, and it paid off every time.
            }
       *[other]
            { $count ->
                [one] { $who } called once, and it paid off.
               *[other] { $who } called { $count } times, and it paid off every time.
            }
    }
analysis-calls-some =
    { $who-is ->
        [you]
            { $right ->
                [one] You called { $count } times; it paid off once.
               *[other] You called { $count } times; it paid off { $right } times.
            }
       *[other]
            { $right ->
                [one] { $who } called { $count } times; it paid off once.
               *[other] { $who } called { $count } times; it paid off { $right } times.
            }
    }
analysis-calls-none =
    { $who-is ->
        [you]
            { $count ->
                [one] You called once; it did not pay off.
               *[other] You called { $count } times; it never paid off.
            }
       *[other]
            { $count ->
                [one] { $who } called once; it did not pay off.
               *[other] { $who } called { $count } times; it never paid off.
            }
    }
analysis-calls-never =
    { $who-is ->
        [you] You never called.
       *[other] { $who } never called.
    }
analysis-turned = The match turned in round { $round }, turn { $turn }.
analysis-nothing = No round is over yet, so there is nothing to analyse.

## Calls

analysis-call-right =
    { $who-is ->
        [you] In round { $round } you called with a chance of { $chance }% – and it paid off.
       *[other] In round { $round } { $who } called with a chance of { $chance }% – and it paid off.
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
analysis-call-too-early =
    { $who-is ->
        [you] In round { $round } you called with a chance of { $chance }% – too early.
       *[other] In round { $round } { $who } called with a chance of { $chance }% – too early.
    }
analysis-call-far-too-early =
    { $who-is ->
        [you] In round { $round } you called with a chance of { $chance }% – far too early.
       *[other] In round { $round } { $who } called with a chance of { $chance }% – far too early.
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
analysis-reading = All figures are points compared with the average of the others; more is better. Luck is what the cards gained or cost, skill what the decisions gained or cost: together they make the margin.
analysis-decimal = { $whole }.{ $part }
analysis-made = Made by Dacabo { $version }.
