### The arena: bots against bots.

## Help

arena-about = let bots play the same deals against each other and measure how good they are
arena-names = the bots that play: { $names }. A name may be repeated
arena-bot = enter a bot of your own, as package.module:Class; may be repeated
arena-game = the game: { $games }
arena-rules = the rule set, such as { $presets }; by default the game’s first
arena-players = how many bots sit at a table; if you enter more, every combination of them plays
arena-deals = how many deals; each is played in every rotation of the seats
arena-seed = a whole number; the same seed gives the same deals and results
arena-processes = how many processes play at once; by default one for each core
arena-on = play on the workers of this Dask cluster, such as dask://host:8786, instead of in local processes
arena-fast = play on the fast simulator: thousands of times faster, but only for bots that it knows
arena-luck = measure the luck of the cards with the judge, and adjust the figures for it; not with --fast
arena-save = keep finished deals in this file, and continue from there if it exists
arena-json = write all figures to this file as JSON; - is standard output
arena-csv = write all figures to this file as CSV; - is standard output
arena-html = write a report with plots to this file, for any browser
arena-quiet = show neither progress nor times

## The table

arena-title = { $game } · { $rules } · { $players } players
arena-played = Deals: { $deals } · matches: { $matches } · seed: { $seed }
arena-on-simulator = on the simulator
arena-figures = all figures
arena-win-rate = matches won, %
arena-fair = The line marks an equal share.
arena-mean-place = mean place
arena-points = points per round
arena-rounds-won = rounds won, %
arena-calls = calls per round
arena-good-calls = winning calls, %
arena-rating = rating
arena-before = how often the row finished ahead of the column, %
arena-reading = Below each figure is its 95% confidence interval, computed deal by deal. A tie is counted in equal shares. Rating: OpenSkill (Plackett–Luce), μ ± σ.
arena-adjusted = adjusted for luck
arena-fewer-deals = deals needed otherwise
arena-adjusted-reading = Luck is what drawn cards have changed, in the eyes of the judge. Its expectation is 0, so the adjusted figures have no bias. × 2.0: without luck measured, an interval of this width needs twice as many deals.
arena-adjusted-too-few = Adjusting figures for luck takes at least { $deals } deals.
arena-decimal = { $whole }.{ $part }

## Times

arena-times = milliseconds per decision
arena-mean-time = mean
arena-percentile = 95% within
arena-longest = longest
arena-decisions = decisions
arena-speed = { $matches } matches a second on one core.
arena-made-with = Made by Dacabo { $version } with

## On the way

arena-progress =
    { $total ->
        [one] { $done } of { $total } deal · { $share }%
       *[other] { $done } of { $total } deals · { $share }%
    }
arena-left = { $time } left
arena-stopped =
    { $done ->
        [one] Stopped: { $done } of { $deals } deals is finished.
       *[other] Stopped: { $done } of { $deals } deals are finished.
    }
arena-continue = Continue with:
arena-not-saved = To be able to continue after a stop, use --save FILE.

## What went wrong

error-no-such-bot = There is no bot called “{ $bot }”. Choose one of these: { $bots }.
error-no-such-game = There is no game “{ $game }” here. Choose one of these: { $games }.
error-no-such-rules = This game has no rule set “{ $rules }”. Choose one of these: { $presets }.
error-bot-not-found = The bot “{ $bot }” cannot be loaded ({ $reason }). Check how module and class are spelt.
error-not-a-bot = “{ $bot }” is not a bot. It needs two methods: hear and choose.
error-too-few-entrants = A table for { $players } needs that many bots, but you entered { $entrants }. Enter more, or choose a smaller table.
error-number-too-low = Choose at least { $lowest } for { $option }.
error-luck-not-on-simulator = Luck is measured in real matches, not on the simulator. Leave out --fast or --luck.
error-bot-raised = The bot “{ $bot }” crashed in deal { NUMBER($deal, useGrouping: 0) } ({ $reason }). Finished deals are not lost.
error-bot-illegal = The bot “{ $bot }” made an illegal move in deal { NUMBER($deal, useGrouping: 0) } ({ $move }). Finished deals are not lost.
error-match-stalled = Deal { NUMBER($deal, useGrouping: 0) } between { $bots } goes on and on: no end in sight after { $most } decisions. Finished deals are not lost.
error-worker-ended = An arena process has died, perhaps because it ran out of memory. Try fewer --processes. Finished deals are not lost.
error-cluster-unreadable = “{ $cluster }” is not the address of a cluster. Write it like this: dask://host:8786.
error-cluster-unreachable = No Dask scheduler answers at { $cluster }. Check the address, and whether it is running.
error-cluster-empty = The cluster at { $cluster } has no workers. Start some with dask worker, then try again.
error-cluster-differs = A worker in the cluster runs { $there } instead of { $here }. Install the same versions everywhere so that the results agree. Finished deals are not lost.
error-cluster-differs-unknown = Some workers in the cluster cannot run this version ({ $here }). Install the same version on all of them. Finished deals are not lost.
error-cluster-lost = The scheduler at { $cluster } no longer answers. Finished deals are not lost.
error-cluster-workers-died = Several cluster workers died on the same deals, perhaps because they ran out of memory. Give them more, or start fewer on each machine. Finished deals are not lost.
error-journal-differs = “{ $file }” belongs to a different arena run (there ≠ here: { $differs }). Use the same options as before, or choose another file.
error-journal-unreadable = Line { NUMBER($line, useGrouping: 0) } of “{ $file }” is damaged. Delete that line, or choose another file.
error-not-a-journal = “{ $file }” was not saved by the arena, so it was left unchanged. Choose another file.
error-cannot-save = “{ $file }” cannot be written ({ $reason }). Choose another file.
error-file-twice = “{ $file }” cannot be used twice. Choose a separate file for each output.
error-save-needs-file = The deals kept by --save are read again later, so “-” does not work. Choose a file.
error-no-weights = The file “{ $file }”, which holds what this bot has learned, is missing. Reinstall Dacabo.
error-broken-weights = The file “{ $file }”, which holds what this bot has learned, is damaged. Reinstall Dacabo.
