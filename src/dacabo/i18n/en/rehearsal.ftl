### Tournaments tried out beforehand.

## Help

rehearsal-tournament = try a tournament out before you hold it
rehearsal-about = let bots play whole tournaments: the story of one, or statistics from many
rehearsal-bots = the bots that play: { $names }. Several, separated by commas, are assigned in turn; allegro=1,largo is one Allegro among Largos
rehearsal-option-players = how many take part
rehearsal-option-events = give statistics from this many tournaments instead of the story of one
rehearsal-option-seconds = how many seconds a turn takes, including its share of shuffling, dealing and counting
rehearsal-option-minutes = after how many minutes the round in progress is the last of a match
rehearsal-option-consolation = let those who are out play a consolation alongside the final
rehearsal-option-best-losers = how many of the others also advance: 1 or 2
rehearsal-option-advance = how many of each group advance: 1 or 2
rehearsal-option-finalists = with --rounds, how many play the final: 4 or 5
rehearsal-option-by = with --rounds, whether places or points are added up
rehearsal-option-rounds = play this many stages with everybody, then the final
rehearsal-option-fast = use the fast simulator, or with --no-fast the full game; by default the simulator is used for statistics where possible
rehearsal-option-prize = a prize to be chosen after the final; may be repeated
rehearsal-json = print the figures as JSON; for a single tournament, everything that happened
rehearsal-quiet = show neither progress nor speed

## The story

rehearsal-title = Tournament rehearsal · { $players } players
rehearsal-settings = Seconds per turn: { $seconds } · time limit in minutes: { $minutes } · seed: { $seed }
rehearsal-registered = Played by { $bot }:
rehearsal-all-here = Everyone has checked in.
rehearsal-stage = Stage { $stage }
rehearsal-final = Final
rehearsal-group-drawn = Group { $group }: { $players }.
rehearsal-final-drawn = At the table: { $players }.
rehearsal-consolation-drawn = Consolation, group { $group }: { $players }.
rehearsal-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
rehearsal-group-won =
    { $players-are ->
        [one] Group { $group }: { $players } wins with { rehearsal-points }.
       *[many] Group { $group }: { $players } tie for first with { rehearsal-points }.
    }
rehearsal-final-won =
    { $players-are ->
        [one] { $players } wins the final with { rehearsal-points }.
       *[many] { $players } tie for first with { rehearsal-points }.
    }
rehearsal-consolation-won =
    { $players-are ->
        [one] Consolation, group { $group }: { $players } wins with { rehearsal-points }.
       *[many] Consolation, group { $group }: { $players } tie for first with { rehearsal-points }.
    }
rehearsal-behind = Then:
rehearsal-length =
    { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }, { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
rehearsal-timed-out = Time was up.
rehearsal-decision = Tie-break round:
rehearsal-into-stage =
    { $players-are ->
        [one] { $players } advances to stage { $stage }.
       *[many] { $players } advance to stage { $stage }.
    }
rehearsal-into-final =
    { $players-are ->
        [one] { $players } advances to the final.
       *[many] { $players } advance to the final.
    }
rehearsal-places = Places
rehearsal-place = Place { $place }: { $players }
rehearsal-prize = { $who } chooses “{ $prize }”.
rehearsal-prize-left = “{ $prize }” stays with the organisers.
rehearsal-over =
    { $matches ->
        [one] { $who } wins the tournament. One match, { $minutes } minutes of play.
       *[other] { $who } wins the tournament. { $matches } matches, { $minutes } minutes of play, not counting breaks.
    }

## The figures

rehearsal-played = Tournaments: { $events }
rehearsal-mean = mean
rehearsal-interval = interval
rehearsal-least = least
rehearsal-within = 95% within
rehearsal-most = most
rehearsal-stages = stages
rehearsal-tables = tables at once
rehearsal-matches = matches
rehearsal-rounds = rounds
rehearsal-turns = turns
rehearsal-minutes = minutes of play
rehearsal-timed-out-matches = matches in which time was up
rehearsal-shared-wins = groups with several winners
rehearsal-decisions-before-final = tie-break rounds before the final
rehearsal-decisions-in-final = tie-break rounds in the final
rehearsal-finalists = players in the final
rehearsal-sharing = players who share a place
rehearsal-players = players
rehearsal-won = tournaments won, %
rehearsal-chance = if equal, %
rehearsal-mean-place = mean place
rehearsal-won-by-each = won by each, %
rehearsal-group-of = drawn into a group of { $size }
rehearsal-groups = Groups differ in size. How often players from larger and smaller groups won the tournament:
rehearsal-best = The strongest level ({ $bot }) won { $won }% of the tournaments; if all were equal, it would be { $chance }%.
rehearsal-even = All players are equally strong. Each won between { $fewest } and { $most } tournaments; { $expected } would be exactly even.
rehearsal-even-chance = Chance alone would be at least this uneven in { $share }% of cases.
rehearsal-even-unsure = There are too few tournaments to tell that from chance.
rehearsal-reading = All figures are per tournament; an interval is the 95% confidence interval of the mean. Minutes are turns times seconds: the tables of a stage play at the same time, and breaks are not counted. Half of all tournaments finish within the shorter time at the top, and 95% within the longer one.

## On the way

rehearsal-progress =
    { $total ->
        [one] { $done } of { $total } tournament · { $share }%
       *[other] { $done } of { $total } tournaments · { $share }%
    }
rehearsal-progress-matches =
    { $total ->
        [one] { $done } of { $total } match · { $share }%
       *[other] { $done } of { $total } matches · { $share }%
    }
rehearsal-speed = { $events } tournaments a second on one core.
rehearsal-stopped =
    { $done ->
        [one] Stopped: { $done } of { $events } tournaments is finished.
       *[other] Stopped: { $done } of { $events } tournaments are finished.
    }

## What went wrong

error-bots-unreadable = “{ $bots }” does not say how many. Write it like this: allegro=1,largo.
error-more-bots-than-players = That is more bots than players: only { $players } take part. Give fewer bots.
error-players-without-bot =
    { $count ->
        [one] One player has no bot. Give one bot no number, and it plays for the rest.
       *[other] { $count } players have no bot. Give one bot no number, and it plays for the rest.
    }
error-seconds-out-of-range = Choose a number of seconds from { $lowest } to { $highest }.
