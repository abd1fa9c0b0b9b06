### Spelvormen en losse regels: elk heeft een naam, en `.about` legt het in één zin uit.

## Spelvormen

cabo-name = Cabo
dacapo-name = Da Capo!
cabo-rules-original = Origineel
    .about = Onthoud je kaarten, raak de hoge kwijt en roep Cabo voordat een ander het doet.
cabo-rules-gretel-malte = Gretel & Malte
    .about = Als het origineel, maar een foute set levert je een kaart extra op.
cabo-rules-dutch = Nederlands
    .about = Speelkaarten met jokers, vlugge vingers bij het kwijtspelen en alleen Cabo onder de 5.
cabo-rules-tournament = Toernooi
    .about = Het origineel in 45 minuten: er wordt niet opnieuw geschud en precies 100 helpt maar één keer.

## Waarden die veel regels delen

value-yes = Ja
value-no = Nee
value-none = Geen grens

## Kaarten en delen

cabo-option-deck = Spel kaarten
    .about = Met welke kaarten jullie spelen.
cabo-option-deck-cabo = Cabo-kaarten
    .about = 52 kaarten van 0 tot en met 13.
cabo-option-deck-french = Speelkaarten
    .about = 52 speelkaarten, desgewenst met jokers.
cabo-option-jokers = Aantal jokers
    .about = Hoeveel jokers er worden meegeschud.
cabo-option-cards = Kaarten per speler
    .about = Hoeveel kaarten er in ieders formatie liggen.
cabo-option-looks = Vooraf te bekijken
    .about = Hoeveel eigen kaarten je voor de eerste beurt bekijkt.
cabo-option-first-look = Welke kaarten vooraf
    .about = Welke eigen kaarten je voor de eerste beurt bekijkt.
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
cabo-option-one-by-one = Sets één voor één
    .about = De kaarten van een set worden één voor één omgedraaid, tot er een niet klopt.
cabo-option-false-set = Foute set
    .about = Wat er met de nieuwe kaart gebeurt als een set er geen blijkt te zijn.
cabo-option-false-set-discard = Afleggen
    .about = De nieuwe kaart gaat op de aflegstapel.
cabo-option-false-set-keep = Houden
    .about = De nieuwe kaart komt bij je andere kaarten.
cabo-option-free-swap = Vrij ruilen
    .about = Je mag ook kaarten van twee andere spelers met elkaar ruilen.
cabo-option-snap = Kwijtspelen
    .about = Wie het snelst is, mag eenzelfde kaart op de afgelegde kaart leggen.
cabo-option-forbidden-look = Stiekem kijken
    .about = Je mag zonder toestemming een kaart bekijken, als je daar twee strafkaarten voor neemt.
cabo-option-caller-locked = Geblokkeerde kaarten
    .about = Niemand ruilt nog met wie Cabo riep.
cabo-option-call-below = Alleen Cabo onder
    .about = Met deze som of meer Cabo roepen is fout, en dat kost punten.

## De afneemstapel

cabo-option-empty-pile = Lege afneemstapel
    .about = Wat er gebeurt als de afneemstapel op is.
cabo-option-empty-pile-reshuffle = Opnieuw schudden
    .about = De aflegstapel wordt de nieuwe afneemstapel.
cabo-option-empty-pile-end-round = De ronde eindigt
    .about = Wie de laatste kaart trok, maakt de beurt af; daarna gaan de kaarten open.
cabo-option-pile-out-after-call = Lege afneemstapel na Cabo
    .about = Wat er gebeurt als de afneemstapel na een Cabo op is en de ronde anders zou eindigen.
cabo-option-pile-out-after-call-end-cabo = Tellen als bij Cabo
    .about = De ronde eindigt en telt zoals na elke Cabo.
cabo-option-pile-out-after-call-end-pile = Tellen als zonder Cabo
    .about = De ronde eindigt en telt alsof niemand iets heeft geroepen.
cabo-option-pile-out-after-call-play-on = Doorspelen
    .about = Iedereen krijgt nog de laatste beurt; zo nodig wordt de aflegstapel geschud.

## Punten

cabo-option-scoring = Telling
    .about = Hoe een ronde in punten wordt omgezet.
cabo-option-scoring-cabo = Zoals het origineel
    .about = De laagste som levert 0 punten op; een Cabo zonder die som kost er 5.
cabo-option-scoring-dutch = Nederlands
    .about = Iedereen krijgt de eigen som; een foute Cabo kost 20 punten, een gedeelde 10.
cabo-option-hundred = Precies 100
    .about = Of een stand van precies 100 naar 50 zakt.
cabo-option-hundred-always = Altijd
    .about = Elke keer dat iemand daar uitkomt.
cabo-option-hundred-once = Eén keer
    .about = Alleen in de eerste ronde waarin iemand daar uitkomt.
cabo-option-hundred-never = Nooit
    .about = 100 blijft 100.

## Het einde

cabo-option-limit = Puntengrens
    .about = De partij eindigt zodra iemand zo veel punten heeft.
cabo-option-rounds = Rondes
    .about = De partij eindigt na zo veel rondes.
cabo-option-minutes = Minuten
    .about = Na deze tijd begint er geen nieuwe ronde meer.
cabo-option-turn-limit = Hoogste aantal beurten
    .about = Een ronde zonder Cabo eindigt na zo veel beurten.

## Da Capo!: spelvormen

dacapo-rules-single = Eén ronde
    .about = Bouw in het midden van 1 tot en met 10 en raak als eerste je stapel kwijt.
dacapo-rules-match = Tot 50 punten
    .about = Ronde na ronde: wie wint, krijgt een punt voor elke kaart die in de andere stapels overblijft.

## Da Capo!: losse regels

dacapo-option-stack = Kaarten per stapel
    .about = Hoeveel kaarten iedereen kwijt moet raken.
dacapo-option-hand = Handkaarten
    .about = Tot hoeveel kaarten je je hand aanvult.
dacapo-option-building-piles = Aantal aflegstapels
    .about = Hoeveel stapels er in het midden tegelijk mogen groeien.
dacapo-option-help-piles = Aantal hulpstapels
    .about = Hoeveel hulpstapels je mag hebben.
dacapo-option-highest = Hoogste getal
    .about = Met dit getal is een aflegstapel vol.
dacapo-option-copies = Kaarten per getal
    .about = Hoe vaak elk getal in het spel zit.
dacapo-option-jokers = Aantal jokers
    .about = Hoeveel jokers er worden meegeschud.
dacapo-option-target = Puntengrens
    .about = De partij eindigt zodra iemand zo veel punten heeft; zonder grens is het na één ronde voorbij.
