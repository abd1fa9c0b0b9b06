### Het scoreblok voor echte kaarten.

## Wat er nu moet gebeuren

scorepad-begins = Ronde { $round }: { $who } begint.
scorepad-begins-winner = Ronde { $round }: { $who } won de vorige ronde en begint.
scorepad-begins-lot = Ronde { $round }: loot wie er begint. In de hoed: { $players }.
scorepad-begins-youngest = Ronde { $round }: de jongste van jullie begint.
scorepad-begins-left = Ronde { $round }: wie links zit van degene die het laatst begon, mag nu.
scorepad-enter = Vul ronde { $round } in zodra de kaarten open liggen.
scorepad-last-round = De tijd is om: ronde { $round } is de laatste.

## Hoe een partij eindigt

scorepad-over-limit = Iemand heeft { $limit } punten of meer: de partij is afgelopen.
scorepad-over-rounds =
    { $rounds ->
        [one] Er was één ronde afgesproken: de partij is afgelopen.
       *[other] Alle { $rounds } rondes zijn gespeeld: de partij is afgelopen.
    }
scorepad-over-time = De tijd is om: de partij is afgelopen.
scorepad-over-target = Iemand heeft { $target } punten of meer: de partij is gewonnen.
scorepad-over-single = Het spel is afgelopen.
scorepad-after-the-end =
    { $count ->
        [one] Eén ronde is na het einde gespeeld. Die blijft op het blok staan, maar telt niet.
       *[other] { $count } rondes zijn na het einde gespeeld. Die blijven op het blok staan, maar tellen niet.
    }

## Het verloop

scorepad-opened = Het blok is gemaakt.
scorepad-entered = Ronde { $round } is ingevuld.
scorepad-corrected = Ronde { $round } is verbeterd.
scorepad-taken-back = Ronde { $round } is teruggenomen.
scorepad-renamed = { $old } heet voortaan { $new }.
scorepad-time-called = De tijd is om verklaard, met ronde { $round } als laatste.
scorepad-time-taken-back = Er is toch nog tijd: “de tijd is om” is teruggenomen.

## Kan dat wel?

scorepad-doubt-sum = { $who } met { $sum }? Geen kaarten die er volgens deze regels kunnen liggen, zijn samen zoveel.
scorepad-doubt-sums = Samen { $sum }? Zulke kaarten heeft het spel niet voor jullie allemaal tegelijk.
scorepad-doubt-kamikaze = { $who } met kamikaze en { $sum }? Twee 12’s en twee 13’s alleen al zijn 50.
scorepad-doubt-no-kamikaze = { $who } met { $sum }? Met vier kaarten is dat kamikaze: twee 12’s en twee 13’s.
scorepad-doubt-cards = De kaart “{ $card }” { $count } keer op tafel? In het spel zit die { $held } keer.
scorepad-doubt-no-cards = { $who } zonder één kaart? Volgens deze regels blijft de laatste liggen.
scorepad-doubt-number-of-cards =
    { $count ->
        [one] { $who } met maar één kaart? Daar komen deze regels niet op uit.
       *[other] { $who } met { $count } kaarten? Daar komen deze regels niet op uit.
    }
scorepad-doubt-pile = Geëindigd door een lege stapel? Volgens deze regels wordt de aflegstapel geschud en gaat het verder.
scorepad-doubt-turns = Geëindigd zonder dat iemand riep? Een laatste beurt kennen deze regels niet.
scorepad-doubt-called-with = { $who } riep met { $before } en eindigde met { $sum }? Na het roepen liggen die kaarten vast.
scorepad-doubt-stack = { $who } met { $count } kaarten in de stapel? Aan het begin waren het er { $most }.
scorepad-doubt-no-empty-stack = Geen enkele stapel is leeg. Kon niemand meer iets doen?
scorepad-doubt-empty-stacks = Meer dan één lege stapel, { $players }? De eerste maakt al een eind aan het spel.

## Wat niet op te schrijven is

error-entry-not-everyone = Vul voor alle { $players } spelers iets in.
error-entry-absurd = Met dat getal valt niets te beginnen. Neem er een van { $lowest } tot en met { $highest }.
error-entry-too-many-cards = Zoveel kaarten heeft niemand. Vul er hoogstens { $most } in.
error-entry-no-such-card = Een kaart “{ $card }” zit in geen van onze spellen. Kies een andere.
error-entry-no-kamikaze = Kamikaze bestaat niet in deze regels. Vul alleen de som in.
error-entry-two-kamikazes = Twee keer kamikaze in één ronde? Er zijn maar twee 13’s. Kijk nog eens naar de kaarten.
error-entry-nobody-called = Wie riep Cabo? Vul het in, of kies hoe de ronde anders eindigde.
error-entry-called-and-not = Iemand riep, en niemand riep: het is een van de twee. Kies opnieuw.
error-entry-other-game = Dat is een ronde van een ander spel dan dat op dit blok.
error-entry-doubtful = Dat kan bijna niet. Kijk nog eens naar de kaarten, of zeg dat je het zeker weet.
error-round-entered-already = Iemand heeft ronde { $round } al ingevuld, en anders. Kijk wat er staat, en verbeter het als het niet klopt.
error-round-changed = Iemand heeft ronde { $round } net veranderd. Kijk wat er nu staat en beslis dan.
error-round-missing = Ronde { $round } is aan de beurt. Vul die eerst in.
error-round-not-there = Er is geen ronde { $round } op dit blok.
error-round-not-last = Alleen de laatste ronde kun je terugnemen: ronde { $round }. Een eerdere kun je verbeteren.
error-time-other-round = De laatste ronde kan de zojuist ingevulde zijn of de volgende: hoogstens ronde { $round }.
error-time-not-up = De tijd is nog niet om, dus er valt niets terug te nemen.
error-pad-names = Deze namen gaan niet: iedereen heeft er een nodig die te zien is, en geen twee dezelfde.
error-pad-text = Een notitie is één regel van hoogstens { $most } tekens. Maak haar korter.
error-pad-open-already = Dit blok is er al.
error-pad-not-open = Dit blok is nog niet gemaakt.
error-pad-full = Na { $most } regels is dit blok vol. Begin een nieuw.

## Bestanden

error-pad-file-too-large = Dit bestand is te groot. Een scoreblok heeft hoogstens { $bytes } bytes.
error-pad-file-not-json = Regel { $line }: hier is het bestand beschadigd of breekt het af. Er is niets gelezen.
error-pad-file-foreign = Dit is geen scoreblok van Dacabo. Kies een bestand dat zo is opgeslagen.
error-pad-file-version = Dit scoreblok is opgeslagen door een andere Dacabo (versie { $found }; deze kent versie { $known }). Werk Dacabo bij.
error-pad-file-unreadable = Regel { $line }: dat hoort niet op een scoreblok. Er is niets gelezen.
error-pad-file-refused = Regel { $line }: dat kan op een scoreblok niet gebeurd zijn. Er is niets gelezen.
