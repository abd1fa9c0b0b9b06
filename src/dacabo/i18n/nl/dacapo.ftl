### Da Capo!: de regels, elk met een naam en een zin (`.about`); wat er in een partij gebeurt, en wat van wie wordt gevraagd.

## Spelvarianten

dacapo-name = Da Capo!
dacapo-rules-single = Eén ronde
    .about = Bouw in het midden van 1 tot en met 10 en raak als eerste je stapel kwijt.
dacapo-rules-match = Tot 50 punten
    .about = Ronde na ronde: wie wint, krijgt een punt voor elke kaart die in de stapels van de anderen overblijft.

## Losse regels

dacapo-option-stack = Kaarten per stapel
    .about = Hoeveel kaarten iedereen kwijt moet raken.
dacapo-option-hand = Handkaarten
    .about = Tot hoeveel kaarten je je hand aanvult.
dacapo-option-building-piles = Aantal bouwstapels
    .about = Hoeveel stapels er in het midden tegelijk mogen groeien.
dacapo-option-help-piles = Aantal hulpstapels
    .about = Hoeveel hulpstapels je mag hebben.
dacapo-option-highest = Hoogste getal
    .about = Met dit getal is een bouwstapel vol.
dacapo-option-copies = Kaarten per getal
    .about = Hoe vaak elk getal in het spel zit.
dacapo-option-jokers = Aantal jokers
    .about = Hoeveel jokers er worden meegeschud.
dacapo-option-target = Puntengrens
    .about = De partij eindigt zodra iemand zoveel punten heeft; zonder grens is het na één ronde voorbij.
dacapo-option-first-seat-starts = De eerste stoel begint
    .about = Wie op de eerste stoel zit, begint; anders beslist het lot.

## Een ronde begint

dacapo-round-began = Ronde { $round } begint.
dacapo-dealer-lot =
    { $who-is ->
        [you] Het lot beslist: jij deelt.
       *[other] Het lot beslist: { $who } deelt.
    }
dacapo-dealer-next =
    { $who-is ->
        [you] Deze keer deel jij.
       *[other] Deze keer deelt { $who }.
    }
dacapo-dealt =
    { $who-is ->
        [you]
            { $stack ->
                [one] Ronde { $round }: iedereen krijgt een stapel van één kaart en { $hand } in de hand. Jij begint.
               *[other] Ronde { $round }: iedereen krijgt een stapel van { $stack } kaarten en { $hand } in de hand. Jij begint.
            }
       *[other]
            { $stack ->
                [one] Ronde { $round }: iedereen krijgt een stapel van één kaart en { $hand } in de hand. { $who } begint.
               *[other] Ronde { $round }: iedereen krijgt een stapel van { $stack } kaarten en { $hand } in de hand. { $who } begint.
            }
    }
    .told =
        { $who-is ->
            [you]
                { $stack ->
                    [one] Iedereen krijgt een stapel van één kaart en { $hand } in de hand. Jij begint.
                   *[other] Iedereen krijgt een stapel van { $stack } kaarten en { $hand } in de hand. Jij begint.
                }
           *[other]
                { $stack ->
                    [one] Iedereen krijgt een stapel van één kaart en { $hand } in de hand. { $who } begint.
                   *[other] Iedereen krijgt een stapel van { $stack } kaarten en { $hand } in de hand. { $who } begint.
                }
        }

## Stapels en handen

dacapo-turned-up =
    { $who-is ->
        [you] Op jouw stapel ligt { $card-a }.
       *[other] Op de stapel van { $who } ligt { $card-a }.
    }
dacapo-drew =
    { $who-is ->
        [you]
            { $count ->
                [one] Je trekt een kaart.
               *[other] Je trekt { $count } kaarten.
            }
       *[other]
            { $count ->
                [one] { $who } trekt een kaart.
               *[other] { $who } trekt { $count } kaarten.
            }
    }
dacapo-drawn = Nieuw in je hand: { $cards }.

## Op de bouwstapels spelen

dacapo-built-hand =
    { $who-is ->
        [you] Je legt { $card-a } op bouwstapel { $pile }.
       *[other] { $who } legt { $card-a } op bouwstapel { $pile }.
    }
dacapo-built-help =
    { $who-is ->
        [you] Je legt { $card-a } van hulpstapel { $help } op bouwstapel { $pile }.
       *[other] { $who } legt { $card-a } van hulpstapel { $help } op bouwstapel { $pile }.
    }
dacapo-built-stack =
    { $who-is ->
        [you] Je legt { $card-a } van je eigen stapel op bouwstapel { $pile }.
       *[other] { $who } legt { $card-a } van de eigen stapel op bouwstapel { $pile }.
    }
dacapo-built-other =
    { $who-is ->
        [you] Je neemt { $card-a } van de stapel van { $owner } en legt die op bouwstapel { $pile }.
       *[other]
            { $owner-is ->
                [you] { $who } neemt { $card-a } van jouw stapel en legt die op bouwstapel { $pile }.
               *[other] { $who } neemt { $card-a } van de stapel van { $owner } en legt die op bouwstapel { $pile }.
            }
    }
dacapo-joker-hand =
    { $who-is ->
        [you] Je legt een joker als { $number } op bouwstapel { $pile }.
       *[other] { $who } legt een joker als { $number } op bouwstapel { $pile }.
    }
dacapo-joker-help =
    { $who-is ->
        [you] Je legt een joker van hulpstapel { $help } als { $number } op bouwstapel { $pile }.
       *[other] { $who } legt een joker van hulpstapel { $help } als { $number } op bouwstapel { $pile }.
    }
dacapo-joker-stack =
    { $who-is ->
        [you] Je legt een joker van je eigen stapel als { $number } op bouwstapel { $pile }.
       *[other] { $who } legt een joker van de eigen stapel als { $number } op bouwstapel { $pile }.
    }
dacapo-joker-other =
    { $who-is ->
        [you] Je neemt een joker van de stapel van { $owner } en legt die als { $number } op bouwstapel { $pile }.
       *[other]
            { $owner-is ->
                [you] { $who } neemt een joker van jouw stapel en legt die als { $number } op bouwstapel { $pile }.
               *[other] { $who } neemt een joker van de stapel van { $owner } en legt die als { $number } op bouwstapel { $pile }.
            }
    }
dacapo-pile-finished = Bouwstapel { $pile } is vol en maakt plaats voor een nieuwe.

## Een beurt eindigt

dacapo-put =
    { $who-is ->
        [you] Je legt { $card-a } op hulpstapel { $pile }.
       *[other] { $who } legt { $card-a } op hulpstapel { $pile }.
    }
dacapo-ended =
    { $who-is ->
        [you] Je hebt geen handkaarten meer, je beurt is voorbij.
       *[other] { $who } heeft geen handkaarten meer, de beurt is voorbij.
    }

## De trekstapel

dacapo-ran-out =
    { $who-is ->
        [you] Net nu je moet trekken, is de trekstapel leeg.
       *[other] Net nu { $who } moet trekken, is de trekstapel leeg.
    }
dacapo-reshuffled =
    { $count ->
        [one] De volle bouwstapels worden geschud: een nieuwe trekstapel van één kaart.
       *[other] De volle bouwstapels worden geschud: een nieuwe trekstapel van { $count } kaarten.
    }

## Een ronde eindigt

dacapo-left =
    { $who-is ->
        [you]
            { $count ->
                [0] Jouw stapel is leeg.
                [one] Jouw stapel telt nog één kaart.
               *[other] Jouw stapel telt nog { $count } kaarten.
            }
       *[other]
            { $count ->
                [0] De stapel van { $who } is leeg.
                [one] De stapel van { $who } telt nog één kaart.
               *[other] De stapel van { $who } telt nog { $count } kaarten.
            }
    }
dacapo-round-won =
    { $players-are ->
        [you]
            { $points ->
                [one] Je wint de ronde: { $points } punt voor wat er in de stapels van de anderen over is.
               *[other] Je wint de ronde: { $points } punten voor wat er in de stapels van de anderen over is.
            }
       *[one]
            { $points ->
                [one] { $players } wint de ronde: { $points } punt voor wat er in de stapels van de anderen over is.
               *[other] { $players } wint de ronde: { $points } punten voor wat er in de stapels van de anderen over is.
            }
    }
dacapo-round-won-stalemate =
    { $players-are ->
        [you]
            { $points ->
                [one] Niemand kan meer iets doen. Jij hebt de kleinste stapel en wint de ronde: { $points } punt.
               *[other] Niemand kan meer iets doen. Jij hebt de kleinste stapel en wint de ronde: { $points } punten.
            }
        [you-and]
            { $points ->
                [one] Niemand kan meer iets doen. Jij en { $players } hebben de kleinste stapels en winnen samen de ronde: elk { $points } punt.
               *[other] Niemand kan meer iets doen. Jij en { $players } hebben de kleinste stapels en winnen samen de ronde: elk { $points } punten.
            }
        [one]
            { $points ->
                [one] Niemand kan meer iets doen. { $players } heeft de kleinste stapel en wint de ronde: { $points } punt.
               *[other] Niemand kan meer iets doen. { $players } heeft de kleinste stapel en wint de ronde: { $points } punten.
            }
       *[many]
            { $points ->
                [one] Niemand kan meer iets doen. { $players } hebben de kleinste stapels en winnen samen de ronde: elk { $points } punt.
               *[other] Niemand kan meer iets doen. { $players } hebben de kleinste stapels en winnen samen de ronde: elk { $points } punten.
            }
    }

## Een partij eindigt

dacapo-total =
    { $who-is ->
        [you]
            { $points ->
                [one] Je hebt nu { $points } punt in totaal.
               *[other] Je hebt nu { $points } punten in totaal.
            }
       *[other]
            { $points ->
                [one] { $who } heeft nu { $points } punt in totaal.
               *[other] { $who } heeft nu { $points } punten in totaal.
            }
    }
dacapo-match-won =
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

dacapo-do-lot = Loot wie er deelt.
dacapo-do-deal = Schudden en delen.
dacapo-do-reshuffle = Schud de volle bouwstapels tot een nieuwe trekstapel.
dacapo-do-turn = Jij bent aan de beurt. Speel wat past, en leg tot slot een kaart op een hulpstapel.
dacapo-do-next-round = Op naar de volgende ronde.
