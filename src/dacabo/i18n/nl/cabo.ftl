### Cabo: de regels, elk met een naam en een zin (`.about`); wat er in een partij gebeurt, en wat van wie wordt gevraagd.

## Spelvarianten

cabo-name = Cabo
cabo-rules-original = Origineel
    .about = Onthoud je kaarten, raak de hoge kwijt en roep Cabo voordat een ander het doet.
cabo-rules-gretel-malte = Gretel & Malte
    .about = Zoals het origineel, maar een foute set levert je een kaart extra op.
cabo-rules-dutch = Nederlands
    .about = Speelkaarten met jokers, vlugge vingers bij het kwijtspelen en Cabo alleen onder de 5. Ook bekend als Cambio, Pablo of Cactus.
cabo-rules-tournament = Toernooi
    .about = Het origineel in 45 minuten: er wordt niet opnieuw geschud en precies 100 helpt maar één keer.

## Kaarten en delen

cabo-option-deck = Kaarten
    .about = Met welke kaarten jullie spelen.
cabo-option-deck-cabo = Cabo-kaarten
    .about = 52 kaarten van 0 tot en met 13.
cabo-option-deck-french = Speelkaarten
    .about = 52 speelkaarten, desgewenst met jokers.
cabo-option-jokers = Aantal jokers
    .about = Hoeveel jokers er worden meegeschud.
cabo-option-cards = Kaarten per speler
    .about = Hoeveel kaarten iedereen voor zich heeft liggen.
cabo-option-looks = Kaarten vooraf bekijken
    .about = Hoeveel eigen kaarten je vóór de eerste beurt bekijkt.
cabo-option-first-look = Welke kaarten vooraf
    .about = Welke eigen kaarten je vóór de eerste beurt bekijkt.
cabo-option-first-look-choice = Vrije keuze
    .about = Welke eigen kaarten je maar wilt.
cabo-option-first-look-nearest = De dichtstbijzijnde
    .about = De kaarten die het dichtst bij je liggen.
cabo-option-starter = Wie begint
    .about = Wie de eerste beurt van een ronde heeft.
cabo-option-starter-winner = De winnaar
    .about = Eerst beslist het lot, daarna begint wie de vorige ronde won.
cabo-option-starter-youngest = De jongste
    .about = De jongste begint elke ronde; zegt niemand wie dat is, dan beslist het lot.

## Het spel

cabo-option-sets = Sets
    .about = Eén nieuwe kaart mag twee, drie of vier gelijke vervangen.
cabo-option-one-by-one = Sets kaart voor kaart
    .about = De kaarten van een set worden een voor een omgedraaid, tot er een niet klopt.
cabo-option-false-set = Foute set
    .about = Wat er met de nieuwe kaart gebeurt als een set er geen blijkt te zijn.
cabo-option-false-set-discard = Afleggen
    .about = De nieuwe kaart gaat op de aflegstapel.
cabo-option-false-set-keep = Houden
    .about = De nieuwe kaart komt bij je andere kaarten.
cabo-option-free-swap = Vrij ruilen
    .about = Je mag ook kaarten van twee andere spelers met elkaar ruilen.
cabo-option-snap = Kwijtspelen
    .about = Wie het snelst is, mag een gelijke kaart op de afgelegde leggen.
cabo-option-forbidden-look = Stiekem kijken
    .about = Je mag stiekem een kaart bekijken, als je daar twee strafkaarten voor neemt.
cabo-option-caller-locked = Geblokkeerde kaarten
    .about = De kaarten van wie Cabo riep, mag niemand meer ruilen.
cabo-option-call-below = Cabo alleen onder
    .about = Cabo roepen met deze som of meer kost punten.

## De trekstapel

cabo-option-empty-pile = Lege trekstapel
    .about = Wat er gebeurt als de trekstapel leeg is.
cabo-option-empty-pile-reshuffle = Opnieuw schudden
    .about = De aflegstapel wordt de nieuwe trekstapel.
cabo-option-empty-pile-end-round = De ronde eindigt
    .about = Wie de laatste kaart trok, maakt de beurt af; daarna gaan de kaarten open.
cabo-option-pile-out-after-call = Lege trekstapel na Cabo
    .about = Wat er gebeurt als de trekstapel leeg is nadat er Cabo is geroepen.
cabo-option-pile-out-after-call-end-cabo = Tellen als bij Cabo
    .about = De ronde eindigt en er wordt geteld zoals na elke Cabo.
cabo-option-pile-out-after-call-end-pile = Tellen als zonder Cabo
    .about = De ronde eindigt en er wordt geteld alsof niemand heeft geroepen.
cabo-option-pile-out-after-call-play-on = Doorspelen
    .about = Iedereen krijgt nog de laatste beurt; zo nodig wordt de aflegstapel geschud.

## Punten

cabo-option-scoring = Puntentelling
    .about = Hoe de kaarten aan het eind van een ronde punten worden.
cabo-option-scoring-cabo = Zoals het origineel
    .about = De laagste som levert 0 punten op; Cabo zonder die som kost er 5.
cabo-option-scoring-dutch = Nederlands
    .about = Iedereen krijgt de som van de eigen kaarten; een foute Cabo kost 20 punten, een gedeelde 10.
cabo-option-hundred = Precies 100
    .about = Of een totaal van precies 100 naar 50 zakt.
cabo-option-hundred-always = Altijd
    .about = Elke keer dat iemand daar uitkomt.
cabo-option-hundred-once = Eén keer
    .about = Alleen in de eerste ronde waarin iemand daar uitkomt.
cabo-option-hundred-never = Nooit
    .about = 100 blijft 100.

## Het einde

cabo-option-limit = Puntengrens
    .about = De partij eindigt zodra iemand zoveel punten heeft.
cabo-option-rounds = Rondes
    .about = De partij eindigt na zoveel rondes.
cabo-option-minutes = Minuten
    .about = Na deze tijd begint er geen nieuwe ronde meer.
cabo-option-turn-limit = Maximumaantal beurten
    .about = Een ronde zonder Cabo eindigt na zoveel beurten.

## Een ronde begint

cabo-round-began = Ronde { $round } begint.
cabo-starter-lot =
    { $who-is ->
        [you] Het lot beslist: jij begint.
       *[other] Het lot beslist: { $who } begint.
    }
cabo-starter-won =
    { $who-is ->
        [you] Jij won de vorige ronde en mag beginnen.
       *[other] { $who } won de vorige ronde en mag beginnen.
    }
cabo-starter-youngest =
    { $who-is ->
        [you] Jij bent de jongste en mag beginnen.
       *[other] { $who } is de jongste en mag beginnen.
    }
cabo-starter-again =
    { $who-is ->
        [you] Jij begint weer.
       *[other] { $who } begint weer.
    }
cabo-dealt =
    { $cards ->
        [one] Ronde { $round }: iedereen krijgt één kaart. Op de aflegstapel ligt { $card-a }.
       *[other] Ronde { $round }: iedereen krijgt { $cards } kaarten. Op de aflegstapel ligt { $card-a }.
    }
    .told =
        { $cards ->
            [one] Iedereen krijgt één kaart. Op de aflegstapel ligt { $card-a }.
           *[other] Iedereen krijgt { $cards } kaarten. Op de aflegstapel ligt { $card-a }.
        }

## Kijken

cabo-looked-first =
    { $who-is ->
        [you] Je bekijkt { $where }.
       *[other] { $who } bekijkt { $where }.
    }
cabo-looked-peek =
    { $who-is ->
        [you] Je bekijkt { $where }.
       *[other] { $who } bekijkt { $where }.
    }
cabo-looked-spy =
    { $who-is ->
        [you] Je bespioneert { $where }.
       *[other] { $who } bespioneert { $where }.
    }
cabo-looked-king =
    { $who-is ->
        [you] Met de heer bekijk je { $where }.
       *[other] Met de heer bekijkt { $who } { $where }.
    }
cabo-looked-sneak =
    { $who-is ->
        [you] Foei! Je kijkt stiekem naar { $where }.
       *[other] Foei! { $who } kijkt stiekem naar { $where }.
    }
cabo-saw = Je ziet { $card-a } ({ $where }).
    .told = Je ziet { $card-a }.
cabo-look-over =
    { $who-is ->
        [you] Je legt de kaart terug.
       *[other] { $who } legt de kaart terug.
    }

## Een beurt

cabo-drew =
    { $who-is ->
        [you] Je trekt een kaart.
       *[other] { $who } trekt een kaart.
    }
cabo-drawn = Je hebt { $card-a } getrokken.
cabo-took =
    { $who-is ->
        [you] Je neemt { $card-the } van de aflegstapel.
       *[other] { $who } neemt { $card-the } van de aflegstapel.
    }
cabo-used =
    { $who-is ->
        [you] Je speelt { $card-the } en gebruikt de actie.
       *[other] { $who } speelt { $card-a } en gebruikt de actie.
    }
cabo-discarded =
    { $who-is ->
        [you] Je legt { $card-the } af.
       *[other] { $who } legt { $card-a } af.
    }
cabo-replaced =
    { $who-is ->
        [you] Je vervangt kaart { $slots } en legt { $cards-a } af.
       *[other] { $who } vervangt kaart { $slots } en legt { $cards-a } af.
    }
cabo-set =
    { $who-is ->
        [you] Een set! Je ruilt de kaarten { $slots } ({ $cards }) in voor de nieuwe kaart.
       *[other] Een set! { $who } ruilt de kaarten { $slots } ({ $cards }) in voor de nieuwe kaart.
    }
cabo-false-set =
    { $who-is ->
        [you] Je zegt dat de kaarten { $slots } een set zijn, maar draait { $cards-a } om. Je beurt is voorbij.
       *[other] { $who } zegt dat de kaarten { $slots } een set zijn, maar draait { $cards-a } om. De beurt is voorbij.
    }
cabo-false-set-kept =
    { $who-is ->
        [you] Je zegt dat de kaarten { $slots } een set zijn, maar draait { $cards-a } om. Nu heb je een kaart extra.
       *[other] { $who } zegt dat de kaarten { $slots } een set zijn, maar draait { $cards-a } om, en heeft nu een kaart extra.
    }
cabo-turned-up = De aflegstapel was leeg. Nu ligt daar { $card-a }.
cabo-swapped =
    { $who-is ->
        [you] Je ruilt { $one } tegen { $other }.
       *[other] { $who } ruilt { $one } tegen { $other }.
    }
cabo-called =
    { $who-is ->
        [you] Je roept Cabo! Nog één keer rond, dan gaan de kaarten open.
       *[other] { $who } roept Cabo! Nog één keer rond, dan gaan de kaarten open.
    }
cabo-passed =
    { $who-is ->
        [you] Je past.
       *[other] { $who } past.
    }

## De trekstapel

cabo-ran-out =
    { $who-is ->
        [you] Net nu je een kaart nodig hebt, is de trekstapel leeg.
       *[other] Net nu { $who } een kaart nodig heeft, is de trekstapel leeg.
    }
cabo-reshuffled =
    { $count ->
        [one] De aflegstapel wordt geschud: een nieuwe trekstapel van één kaart.
       *[other] De aflegstapel wordt geschud: een nieuwe trekstapel van { $count } kaarten.
    }

## Kwijtspelen

cabo-window-opened =
    { $players-are ->
        [you] Je mag nu een kaart kwijtspelen.
        [you-and] { $players-all } mogen nu een kaart kwijtspelen.
        [one] { $players } mag nu een kaart kwijtspelen.
       *[many] { $players } mogen nu een kaart kwijtspelen.
    }
cabo-snapped =
    { $who-is ->
        [you] Raak! Je speelt { $card-a } kwijt (kaart { $slots }).
       *[other] Raak! { $who } speelt { $card-a } kwijt (kaart { $slots }).
    }
cabo-snapped-wrong =
    { $who-is ->
        [you] Mis! Je neemt { $card-a } terug (kaart { $slots }).
       *[other] Mis! { $who } neemt { $card-a } terug (kaart { $slots }).
    }
cabo-penalty =
    { $who-is ->
        [you]
            { $count ->
                [one] Je krijgt één strafkaart, gedekt.
               *[other] Je krijgt { $count } strafkaarten, gedekt.
            }
       *[other]
            { $count ->
                [one] { $who } krijgt één strafkaart, gedekt.
               *[other] { $who } krijgt { $count } strafkaarten, gedekt.
            }
    }

## Een ronde eindigt

cabo-round-cabo = Ronde { $round } is voorbij. Kaarten op tafel!
cabo-round-pile = De trekstapel is leeg en daarmee is ronde { $round } voorbij. Kaarten op tafel!
cabo-round-turns = Ronde { $round } eindigt na het afgesproken aantal beurten, zonder Cabo. Kaarten op tafel!
cabo-round-won =
    { $players-are ->
        [you] Je wint de ronde.
        [you-and] Je wint de ronde samen met { $players }.
        [one] { $players } wint de ronde.
       *[many] { $players } winnen samen de ronde.
    }

## Ieders punten, en waarom

cabo-hand =
    { $who-is ->
        [you] Jij: { $cards }
       *[other] { $who }: { $cards }
    }
cabo-points =
    { $points ->
        [one] { $points } punt, { $total } in totaal
       *[other] { $points } punten, { $total } in totaal
    }
cabo-score-sum = { cabo-hand } – { cabo-points }.
cabo-score-lowest = { cabo-hand } – met { $sum } de laagste som: { cabo-points }.
cabo-score-caller-wins-tie = { cabo-hand } – met { $sum } een gedeelde laagste som, maar Cabo geeft de doorslag: { cabo-points }.
cabo-score-tied-with-caller = { cabo-hand } – een gedeelde laagste som, maar wie Cabo riep, gaat voor: { cabo-points }.
cabo-score-caller-not-lowest = { cabo-hand } – Cabo zonder de laagste som, { $sum } + { $penalty }: { cabo-points }.
cabo-score-called-too-high = { cabo-hand } – Cabo met een te hoge som, { $sum } + { $penalty }: { cabo-points }.
cabo-score-caller-tied = { cabo-hand } – Cabo, maar een ander heeft even weinig, { $sum } + { $penalty }: { cabo-points }.
cabo-score-pile-ran-out = { cabo-hand } – de laagste som, maar de trekstapel was leeg, { $sum } + { $penalty }: { cabo-points }.
cabo-score-kamikaze = { cabo-hand } – kamikaze! { cabo-points }.
cabo-score-kamikaze-victim = { cabo-hand } – maar tegen kamikaze valt niets te beginnen: { cabo-points }.
cabo-hundred =
    { $who-is ->
        [you] Precies 100! Je zakt naar 50.
       *[other] Precies 100! { $who } zakt naar 50.
    }

## Een partij eindigt

cabo-time-up = De tijd is om. Er begint geen nieuwe ronde meer.
cabo-match-won =
    { $players-are ->
        [you]
            { $points ->
                [one] Je wint de partij met { $points } punt. Gefeliciteerd!
               *[other] Je wint de partij met { $points } punten. Gefeliciteerd!
            }
        [you-and]
            { $points ->
                [one] Je deelt de overwinning met { $players }, elk met { $points } punt. Gefeliciteerd!
               *[other] Je deelt de overwinning met { $players }, elk met { $points } punten. Gefeliciteerd!
            }
        [one]
            { $points ->
                [one] { $players } wint de partij met { $points } punt.
               *[other] { $players } wint de partij met { $points } punten.
            }
       *[many]
            { $points ->
                [one] { $players } delen de overwinning, elk met { $points } punt.
               *[other] { $players } delen de overwinning, elk met { $points } punten.
            }
    }

## Wat iemand, of de tafel, moet doen

cabo-do-lot = Loot wie er begint.
cabo-do-youngest = Zeg wie de jongste is.
cabo-do-deal = Schudden en delen.
cabo-do-reshuffle = Schud de aflegstapel tot een nieuwe trekstapel.
cabo-do-first-look = Bekijk een van je kaarten.
cabo-do-looking = Onthoud hem goed.
cabo-do-turn = Jij bent aan de beurt. Wat doe je?
cabo-do-card = Wat doe je met de kaart?
cabo-do-snap = Heb je dezelfde kaart? Speel hem kwijt – of pas.
cabo-do-sneak = Stiekem kijken? Dat gaat je wat kosten.
cabo-do-close = Het kwijtspelen afsluiten.
cabo-do-next-round = Op naar de volgende ronde.
cabo-do-time = Zeg dat de tijd om is.
