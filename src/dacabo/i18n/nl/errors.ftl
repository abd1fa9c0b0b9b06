### Wat er misging, en wat je nu kunt doen.

## Wie is er aan de beurt, en wanneer

error-match-over = De partij is afgelopen. Zin in nog een?
error-not-your-turn = Je bent nog niet aan de beurt. Het duurt niet lang meer.
error-not-now = Dat kan nu niet. Kijk waar de tafel op wacht.
error-no-such-seat = Daar zit niemand. Kies iemand aan deze tafel.
error-not-asked = Dat wordt niet meer gevraagd. Kijk waar de tafel op wacht.
error-not-your-memory = Dat is het geheugen van iemand anders. Neem dat van deze stoel.
error-sample-while-shuffling = Er wordt net geschud. Vraag het nog eens als er weer iemand aan de beurt is.
error-no-time-limit = Deze partij heeft geen tijdslimiet. Speel rustig door.
error-time-is-up-already = De tijd was al om. Speel de ronde uit.
error-no-such-lot = Dat lot zit niet in de hoed. Trek er een dat erin zit.
error-youngest-does-not-begin = Bij deze regels telt leeftijd niet. Loot wie er begint.
error-not-an-order =
    { $cards ->
        [one] Bij het schudden moet die ene kaart precies één keer voorkomen.
       *[other] Bij het schudden moet elk van de { $cards } kaarten precies één keer voorkomen.
    }

## Kijken

error-still-looking = Je kijkt nog naar een kaart. Leg die eerst terug.
error-not-looking = Je kijkt nu niet naar een kaart. Kies er eerst een.
error-first-look-over = Je hebt je kaarten al bekeken. Wacht op de anderen.
error-not-this-card = Die kaart mag je nu niet bekijken. Kies een andere.
error-own-cards-only = Nu mag je alleen je eigen kaarten bekijken. Kies er een.
error-other-cards-only = Nu mag je alleen kaarten van anderen bekijken. Kies er een.
error-card-does-not-let-look = Met deze kaart mag je niets bekijken. Houd hem of leg hem af.
error-no-sneaking = Stiekem kijken hoort niet bij deze regels. Vertrouw op je geheugen.
error-no-sneaking-now = Stiekem kijken kan nu niet. Straks liever ook niet.

## Een beurt

error-nothing-to-draw = Er valt niets meer te trekken. Neem de bovenste kaart van de aflegstapel.
error-nothing-to-take = De aflegstapel is leeg. Trek een kaart.
error-already-called = Er is al Cabo geroepen. Dit is je laatste beurt – maak er wat van.
error-no-passing = Passen mag alleen als er niets anders kan. Kies een andere zet.
error-taken-card-must-be-kept = Wat je van de aflegstapel neemt, moet je houden. Leg de kaart op de plek van een eigen kaart.
error-no-such-place = Die plek bestaat niet aan deze tafel. Kies een kaart die er ligt.
error-empty-place = Daar ligt geen kaart meer. Kies een andere.
error-not-a-set = Kies één van je kaarten, of voor een set maximaal { $most }, elk maar één keer.
error-no-sets = Bij deze regels vervangt één kaart precies één andere. Kies er één.
error-slots-not-in-order = Noem eerst de plek voor de nieuwe kaart, daarna de andere van links naar rechts.

## Ruilen en kwijtspelen

error-card-does-not-swap = Met deze kaart kun je niet ruilen. Houd hem of leg hem af.
error-swap-needs-own-card = Een van de twee kaarten moet van jou zijn. Kies opnieuw.
error-swap-between-two-players = Ruilen doe je tussen twee verschillende spelers. Kies opnieuw.
error-swap-not-in-order = Noem eerst je eigen kaart, en bij twee kaarten van anderen die van de eerste stoel.
error-swap-the-card-you-saw = Ruil de kaart die je net zag tegen een van jouw kaarten, of leg hem terug.
error-cards-locked = De kaarten van wie Cabo riep, zijn geblokkeerd. Kies andere.
error-not-awaited = Deze keer mag je niets kwijtspelen. Let op de volgende kaart.
error-no-snapping = Bij deze regels kun je geen kaarten kwijtspelen. Wacht tot je aan de beurt bent.
error-snap-too-late = Te laat om iets kwijt te spelen. Houd de volgende kaart in de gaten.

## Spelen en wegleggen

error-no-such-pile = Er is geen stapel met dat nummer. Kies een andere.
error-empty-pile = Die hulpstapel is leeg. Kies een andere kaart.
error-first-free-place = Een nieuwe stapel begint op de eerste vrije plek. Kies die.
error-does-not-fit = Dat past hier niet. Op deze bouwstapel hoort nu een { $number } of een joker.
error-put-a-card-down = Je hebt nog kaarten in je hand. Leg er tot slot een op een hulpstapel.
error-not-in-your-hand = Die kaart heb je niet in je hand. Kies een andere.

## Regels afspreken

error-unknown-option = Er is geen regel die “{ $option }” heet. Controleer de spelling.
error-option-unreadable = Dat past niet bij “{ $option }”. Kies een van de aangeboden waarden.
error-option-out-of-range = Kies voor “{ $option }” een getal van { $lowest } tot en met { $highest }.
error-more-looks-than-cards =
    { $cards ->
        [one] Met één kaart per speler kan niemand er { $looks } bekijken. Deel meer kaarten of laat er minder bekijken.
       *[other] Met { $cards } kaarten per speler kan niemand er { $looks } bekijken. Deel meer kaarten of laat er minder bekijken.
    }
error-jokers-need-french-cards = Jokers horen bij gewone speelkaarten. Kies die, of speel zonder jokers.
error-call-below-needs-dutch-scoring = Een grens om te roepen past alleen bij de Nederlandse puntentelling. Kies die, of laat de grens weg.
error-one-by-one-needs-sets = Zonder sets valt er niets kaart voor kaart om te draaien. Sta sets toe, of laat deze regel weg.
error-match-without-end = Zo houdt deze partij nooit op. Stel een grens in voor punten, rondes of minuten.
error-number-of-players = Dit spel is voor { $fewest } tot en met { $most } spelers. Pas het aantal aan.
error-deck-too-small = { $deck } kaarten zijn te weinig voor { $players } spelers met elk { $cards }. Kies kleinere stapels of handen, of meer kaarten per getal.
error-too-few-cards = { $deck } kaarten zijn te weinig om { $players } spelers er elk { $cards } te geven. Deel er minder, of speel met minder mensen.

## Tafels die met opzet zijn klaargelegd

error-too-many-of-a-card = Het spel heeft { $deck } keer “{ $card }”, en hier liggen er { $needed }. Neem een andere kaart.
error-position-totals = Geef de punten van alle { $players } spelers, één getal per speler.
error-position-hands = Geef elk van de { $players } spelers kaarten.
error-position-round = Die ronde komt in deze partij niet voor. Kies er een van 1 tot en met de laatste.
error-position-over = Met deze punten is de partij al afgelopen. Geef minder punten.
error-position-no-cards = Niemand speelt zonder kaarten. Leg er voor iedereen minstens één neer.
error-position-caller = Wie Cabo riep, is al voor het laatst aan de beurt geweest. Laat iemand anders spelen.
error-position-large-hand =
    { $most ->
        [one] Een hand heeft maximaal { $most } kaart. Haal er een paar weg.
       *[other] Een hand heeft maximaal { $most } kaarten. Haal er een paar weg.
    }
error-position-building = Een bouwstapel telt op vanaf 1, met jokers als je wilt, en gaat bij { $highest } opzij. Leg hem zo neer.
error-position-piles = Er is plaats voor { $most } stapels. Leg er minder neer.
error-another-match = Deze stand hoort bij andere regels of een ander aantal spelers. Gebruik hier dezelfde regels en hetzelfde aantal spelers.
error-bot-needs-the-beginning = Een bot weet alleen wat hem verteld is. Laat hem vanaf het begin meespelen, met klaargelegde kaarten als je wilt.
error-record-needs-the-beginning = Alleen een partij die vanaf het begin gespeeld is, kan worden opgeschreven. Begin een nieuwe.

## Teksten, toeval en woorden

error-move-unreadable = Dat is geen zet in dit spel. Controleer de spelling.
error-move-too-long = Geen zet is langer dan { $characters } tekens. Controleer wat je hebt geplakt.
error-seed-size = Een startgetal heeft precies { $bytes } bytes. Trek een nieuw startgetal.
error-share-size = Een aandeel in het schudden en de salt ervan hebben elk precies { $bytes } bytes. Trek een nieuw aandeel.
error-word-unreadable = Er staat een onleesbaar teken in je woord. Kies een ander woord.
error-word-too-long = Je woord is te lang: maximaal { $bytes } bytes. Kies een korter woord.
error-unknown-language = “{ $language }” spreken we nog niet. Kies Engels, Duits, Nederlands of Frans.
error-no-such-words = Hier schieten woorden tekort. Vertel ons wat je aan het doen was.
error-words-incomplete = Hier is een halve zin zoekgeraakt. Vertel ons wat je aan het doen was.

## Installeren

error-missing-extra = Hiervoor is een bibliotheek nodig die hier ontbreekt. Wie Dacabo beheert, kan die zo installeren: pip install dacabo[{ $extra }].
error-no-judge = Voor dit spel of deze regels is er nog geen kenner. Kies een andere partij.
error-too-long-to-analyse = Deze partij is te lang om te analyseren: meer dan { $moves } zetten gaat niet. Kies een kortere.
