### Het scoreblok voor echte kaarten.

## Wat er nu moet gebeuren

scorepad-begins =
    { $unit ->
        [game] Ronde { $round }: { $who } begint.
       *[round] Ronde { $round }: { $who } begint.
    }
scorepad-begins-winner = Ronde { $round }: { $who } won de vorige ronde en begint.
scorepad-begins-lot =
    { $unit ->
        [game] Ronde { $round }: loot wie er begint. In de hoed: { $players }.
       *[round] Ronde { $round }: loot wie er begint. In de hoed: { $players }.
    }
scorepad-begins-drawn =
    { $unit ->
        [game] Ronde { $round }: het lot viel op { $who }, die begint.
       *[round] Ronde { $round }: het lot viel op { $who }, die begint.
    }
scorepad-begins-youngest = Ronde { $round }: de jongste van jullie begint.
scorepad-begins-left = Ronde { $round }: wie links zit van degene die het laatst begon, begint nu.
scorepad-enter =
    { $unit ->
        [game] Vul ronde { $round } in zodra iemand gewonnen heeft.
       *[round] Vul ronde { $round } in zodra de kaarten open liggen.
    }
scorepad-last-round = De tijd is om: ronde { $round } is de laatste.

## Hoe een partij eindigt

scorepad-over-limit =
    { $limit ->
        [one] Iemand heeft { $limit } punt of meer: de partij is afgelopen.
       *[other] Iemand heeft { $limit } punten of meer: de partij is afgelopen.
    }
scorepad-over-rounds =
    { $rounds ->
        [one] Er was één ronde afgesproken: de partij is afgelopen.
       *[other] Alle { $rounds } rondes zijn gespeeld: de partij is afgelopen.
    }
scorepad-over-time = De tijd is om: de partij is afgelopen.
scorepad-over-target =
    { $target ->
        [one] Iemand heeft { $target } punt of meer: de partij is gewonnen.
       *[other] Iemand heeft { $target } punten of meer: de partij is gewonnen.
    }
scorepad-over-single = De partij is afgelopen.
scorepad-after-the-end =
    { $unit ->
        [game]
            { $count ->
                [one] Eén ronde is na het einde gespeeld. Die blijft op het blok staan, maar telt niet.
               *[other] { $count } rondes zijn na het einde gespeeld. Die blijven op het blok staan, maar tellen niet.
            }
       *[round]
            { $count ->
                [one] Eén ronde is na het einde gespeeld. Die blijft op het blok staan, maar telt niet.
               *[other] { $count } rondes zijn na het einde gespeeld. Die blijven op het blok staan, maar tellen niet.
            }
    }

## De geschiedenis

scorepad-opened = Het blok is gemaakt.
scorepad-entered =
    { $unit ->
        [game] Ronde { $round } is ingevuld.
       *[round] Ronde { $round } is ingevuld.
    }
scorepad-corrected =
    { $unit ->
        [game] Ronde { $round } is gecorrigeerd.
       *[round] Ronde { $round } is gecorrigeerd.
    }
scorepad-filled-in = Ronde { $round } is nog een keer ingevuld, met de kaarten.
scorepad-taken-back =
    { $unit ->
        [game] Ronde { $round } is ongedaan gemaakt.
       *[round] Ronde { $round } is ongedaan gemaakt.
    }
scorepad-renamed = { $old } heet voortaan { $new }.
scorepad-left = { $who } is gestopt, de anderen spelen door.
scorepad-returned = { $who } doet weer mee.
scorepad-lot-drawn =
    { $unit ->
        [game] Het lot viel op { $who }: die begint in ronde { $round }.
       *[round] Het lot viel op { $who }: die begint in ronde { $round }.
    }
scorepad-went-on = Dezelfde spelers gaan verder op een nieuw blok.
scorepad-prolonged =
    { $unit ->
        [game] Er is nog één ronde afgesproken.
       *[round] Er is nog één ronde afgesproken.
    }
scorepad-not-prolonged =
    { $unit ->
        [game] Er kwam toch geen ronde meer.
       *[round] Er kwam toch geen ronde meer.
    }
scorepad-time-called = De tijd is om: ronde { $round } is de laatste.
scorepad-time-taken-back = Er is toch nog tijd: “De tijd is om” is ongedaan gemaakt.

## Kan dat wel?

scorepad-doubt-sum = { $who } met { $sum }? Volgens deze regels kun je op zo’n som niet uitkomen.
scorepad-doubt-sums = Samen { $sum }? Zulke kaarten kunnen jullie niet allemaal tegelijk hebben.
scorepad-doubt-kamikaze = { $who } met kamikaze en { $sum }? Twee keer 12 en twee keer 13 is al 50.
scorepad-doubt-no-kamikaze = { $who } met { $sum }? Met vier kaarten is dat kamikaze: twee keer 12 en twee keer 13.
scorepad-doubt-cards = { $count } keer “{ $card }” op tafel? In het spel zit die kaart maar { $held } keer.
scorepad-doubt-no-cards = { $who } zonder kaarten? Volgens deze regels blijft de laatste liggen.
scorepad-doubt-number-of-cards =
    { $count ->
        [one] { $who } met maar één kaart? Dat kan volgens deze regels niet.
       *[other] { $who } met { $count } kaarten? Dat kan volgens deze regels niet.
    }
scorepad-doubt-pile = Geëindigd door een lege stapel? Volgens deze regels wordt de aflegstapel geschud en gaat het spel verder.
scorepad-doubt-turns = Geëindigd zonder dat iemand riep? Deze regels hebben geen maximumaantal beurten.
scorepad-doubt-called-with = { $who } riep met { $before } en eindigde met { $sum }? Na het roepen zijn die kaarten geblokkeerd.
scorepad-doubt-stack = { $who } met { $count } kaarten in de stapel? Aan het begin waren het er { $most }.
scorepad-doubt-no-empty-stack = Geen enkele stapel is leeg. Kon niemand meer iets doen?
scorepad-doubt-empty-stacks = Meer dan één lege stapel ({ $players })? Met de eerste is de ronde al uit.

## Wat niet op te schrijven is

error-entry-not-everyone = Vul voor alle { $players } spelers iets in.
error-entry-absurd = Dat getal kan niet. Kies er een van { $lowest } tot en met { $highest }.
error-entry-too-many-cards = Zoveel kaarten heeft niemand. Vul er maximaal { $most } in.
error-entry-no-such-card = Een kaart “{ $card }” zit in geen van onze spellen. Kies een andere.
error-entry-no-kamikaze = Kamikaze bestaat niet in deze regels. Vul alleen de som in.
error-entry-two-kamikazes = Twee keer kamikaze in één ronde? In het spel zit maar twee keer 13. Kijk nog eens naar de kaarten.
error-entry-nobody-called = Wie riep Cabo? Vul het in, of kies hoe de ronde anders eindigde.
error-entry-caller-left = Wie riep, doet niet meer mee. Kies iemand die nog speelt.
error-entry-called-and-not = Er riep iemand én er riep niemand: dat kan niet allebei. Kies opnieuw.
error-entry-other-game = Die ronde hoort bij een ander spel. Maak daar een eigen blok voor.
error-entry-doubtful = Dat kan bijna niet. Kijk nog eens naar de kaarten, of zeg dat je het zeker weet.
error-round-entered-already = Iemand heeft ronde { $round } al anders ingevuld. Kijk wat er staat, en corrigeer het als het niet klopt.
error-round-changed = Iemand heeft ronde { $round } net veranderd. Kijk wat er nu staat en beslis dan.
error-round-differs = Ronde { $round } staat met andere punten op het blok. Corrigeer die ronde.
error-round-missing = Ronde { $round } is aan de beurt. Vul die eerst in.
error-round-not-there = Er is geen ronde { $round } op dit blok. Kies er een die er staat.
error-round-not-last = Alleen de laatste ronde kun je ongedaan maken: ronde { $round }. Een eerdere kun je corrigeren.
error-time-other-round = Alleen de ronde die net is ingevuld, of de volgende, kan de laatste zijn. Kies maximaal ronde { $round }.
error-time-not-up = De tijd is nog niet om, dus er valt niets ongedaan te maken. Speel gewoon door.
error-left-already = Die speler is al gestopt. Speel zonder die speler verder.
error-not-left = Deze speler doet nog mee, dus er valt niets ongedaan te maken. Speel gewoon door.
error-too-few-stay = Alleen gaat het niet: minstens { $fewest } van jullie moeten blijven.
error-lot-not-needed = Hier valt niets te loten: wie er begint, staat vast.
error-lot-other-seed = Dit lot komt niet uit het verzegelde startgetal. Loot op het blok.
error-lot-no-seed = Hier kan niet geloot worden. Open het blok opnieuw en loot daar.
error-match-not-over = De partij is nog niet afgelopen. Speel die eerst uit.
error-pad-went-on = Jullie spelen al verder op een ander blok. Vervang de link daar.
error-match-over-anyway = De partij is niet afgelopen door het aantal rondes, dus nog een ronde verandert daar niets aan. Begin een nieuwe partij.
error-pad-names = Deze namen kunnen niet: iedereen heeft een eigen naam nodig, met zichtbare letters.
error-pad-text = Een notitie is één regel van maximaal { $most } tekens. Maak hem korter.
error-pad-open-already = Dit blok is er al. Schrijf daarop verder.
error-pad-not-open = Dit blok is nog niet gemaakt. Maak eerst een blok.
error-pad-full = Dit blok is vol ({ $most } regels). Begin een nieuw blok.

## Een blad voor spreadsheets

scorepad-column =
    { $unit ->
        [game] Spel
       *[round] Ronde
    }
scorepad-jump = Precies 100
scorepad-total = Totaal

## Bestanden

error-pad-file-too-large = Dit bestand is te groot: een scoreblok heeft maximaal { $bytes } bytes. Kies een ander bestand.
error-pad-file-not-json = Regel { NUMBER($line, useGrouping: 0) }: hier is het bestand beschadigd of afgekapt. Er is niets overgenomen; neem een andere kopie.
error-pad-file-foreign = Dit is geen scoreblok van Dacabo. Kies een opgeslagen scoreblok.
error-pad-file-version = Dit scoreblok is opgeslagen met een andere versie van Dacabo ({ $found }; deze leest { $known }). Werk Dacabo bij.
error-pad-file-unreadable = Regel { NUMBER($line, useGrouping: 0) }: dat hoort niet thuis op een scoreblok. Er is niets overgenomen; neem een andere kopie.
error-pad-file-refused = Regel { NUMBER($line, useGrouping: 0) }: dat kan op een scoreblok niet gebeurd zijn. Er is niets overgenomen; neem een andere kopie.
