### De analyse van een partij: wat elke beslissing waard was, en hoeveel geluk was.

## Hulp

analysis-about = zegt wat elke beslissing van een partij waard was en hoeveel van het resultaat geluk was
analysis-json = geeft alles als JSON
analysis-html = schrijft een pagina met grafieken voor elke browser naar dit bestand; - is de standaarduitvoer

## De partij in een paar zinnen

analysis-points =
    { $points ->
        [one] één punt
       *[other] { $points } punten
    }
analysis-ahead =
    { $who-is ->
        [you] Uiteindelijk lag je { analysis-points } voor.
       *[other] Uiteindelijk lag { $who } { analysis-points } voor.
    }
analysis-behind =
    { $who-is ->
        [you] Uiteindelijk lag je { analysis-points } achter.
       *[other] Uiteindelijk lag { $who } { analysis-points } achter.
    }
analysis-ahead-of-average =
    { $who-is ->
        [you] Uiteindelijk lag je { analysis-points } voor op het gemiddelde van de anderen.
       *[other] Uiteindelijk lag { $who } { analysis-points } voor op het gemiddelde van de anderen.
    }
analysis-behind-average =
    { $who-is ->
        [you] Uiteindelijk lag je { analysis-points } achter op het gemiddelde van de anderen.
       *[other] Uiteindelijk lag { $who } { analysis-points } achter op het gemiddelde van de anderen.
    }
analysis-level =
    { $who-is ->
        [you] Je eindigde gelijk.
       *[other] { $who } eindigde gelijk.
    }
analysis-cards-good =
    { $who-is ->
        [you] De kaarten zaten je mee: dat gaf je { analysis-points } voorsprong.
       *[other] De kaarten zaten { $who } mee: dat gaf { analysis-points } voorsprong.
    }
analysis-cards-bad =
    { $who-is ->
        [you] De kaarten zaten je tegen: dat kostte je { analysis-points }.
       *[other] De kaarten zaten { $who } tegen: dat kostte { analysis-points }.
    }
analysis-cards-even =
    { $who-is ->
        [you] Met de kaarten had je geen geluk en geen pech.
       *[other] Met de kaarten had { $who } geen geluk en geen pech.
    }
analysis-play-good =
    { $who-is ->
        [you] Betere beslissingen gaven je { analysis-points } voorsprong.
       *[other] Betere beslissingen gaven { $who } { analysis-points } voorsprong.
    }
analysis-play-bad =
    { $who-is ->
        [you] Met je spel liet je { analysis-points } liggen.
       *[other] In het spel liet { $who } { analysis-points } liggen.
    }
analysis-play-even =
    { $who-is ->
        [you] In het spel deden jullie niet voor elkaar onder.
       *[other] In het spel deed { $who } voor niemand onder.
    }
analysis-best =
    { $who-is ->
        [you] Je beste beslissing: ronde { $round }, beurt { $turn }. Die leverde { analysis-points } meer op dan een gemiddelde keuze.
       *[other] De beste beslissing van { $who }: ronde { $round }, beurt { $turn }. Die leverde { analysis-points } meer op dan een gemiddelde keuze.
    }
analysis-costliest =
    { $who-is ->
        [you] Je duurste beslissing: ronde { $round }, beurt { $turn }.
       *[other] De duurste beslissing van { $who }: ronde { $round }, beurt { $turn }.
    }
analysis-calls-all =
    { $who-is ->
        [you]
            { $count ->
                [one] Je riep één keer Cabo, en terecht.
               *[other] Je riep { $count } keer Cabo, en elke keer terecht.
            }
       *[other]
            { $count ->
                [one] { $who } riep één keer Cabo, en terecht.
               *[other] { $who } riep { $count } keer Cabo, en elke keer terecht.
            }
    }
analysis-calls-some =
    { $who-is ->
        [you]
            { $right ->
                [one] Je riep { $count } keer Cabo, waarvan één keer terecht.
               *[other] Je riep { $count } keer Cabo, waarvan { $right } keer terecht.
            }
       *[other]
            { $right ->
                [one] { $who } riep { $count } keer Cabo, waarvan één keer terecht.
               *[other] { $who } riep { $count } keer Cabo, waarvan { $right } keer terecht.
            }
    }
analysis-calls-none =
    { $who-is ->
        [you]
            { $count ->
                [one] Je riep één keer Cabo, maar zat ernaast.
               *[other] Je riep { $count } keer Cabo, maar zat er elke keer naast.
            }
       *[other]
            { $count ->
                [one] { $who } riep één keer Cabo, maar zat ernaast.
               *[other] { $who } riep { $count } keer Cabo, maar zat er elke keer naast.
            }
    }
analysis-calls-never =
    { $who-is ->
        [you] Je riep geen enkele keer Cabo.
       *[other] { $who } riep geen enkele keer Cabo.
    }
analysis-turned = De partij kantelde in ronde { $round }, beurt { $turn }.
analysis-nothing = Er is nog geen ronde afgelopen, dus er valt niets te analyseren.

## Cabo roepen

analysis-call-right =
    { $who-is ->
        [you] In ronde { $round } riep je Cabo met een kans van { $chance }% – en terecht.
       *[other] In ronde { $round } riep { $who } Cabo met een kans van { $chance }% – en terecht.
    }
analysis-call-lucky =
    { $who-is ->
        [you] In ronde { $round } riep je Cabo met een kans van { $chance }% – gedurfd, en met geluk.
       *[other] In ronde { $round } riep { $who } Cabo met een kans van { $chance }% – gedurfd, en met geluk.
    }
analysis-call-unlucky =
    { $who-is ->
        [you] In ronde { $round } riep je Cabo met een kans van { $chance }% – een goede beslissing, maar pech gehad.
       *[other] In ronde { $round } riep { $who } Cabo met een kans van { $chance }% – een goede beslissing, maar pech gehad.
    }
analysis-call-early =
    { $who-is ->
        [you] In ronde { $round } riep je Cabo met een kans van { $chance }% – iets te vroeg.
       *[other] In ronde { $round } riep { $who } Cabo met een kans van { $chance }% – iets te vroeg.
    }
analysis-call-too-early =
    { $who-is ->
        [you] In ronde { $round } riep je Cabo met een kans van { $chance }% – te vroeg.
       *[other] In ronde { $round } riep { $who } Cabo met een kans van { $chance }% – te vroeg.
    }
analysis-call-far-too-early =
    { $who-is ->
        [you] In ronde { $round } riep je Cabo met een kans van { $chance }% – veel te vroeg.
       *[other] In ronde { $round } riep { $who } Cabo met een kans van { $chance }% – veel te vroeg.
    }

## Het verslag

analysis-seats = Geluk en vaardigheid
analysis-margin = verschil
analysis-luck = geluk
analysis-skill = vaardigheid
analysis-decisions = De duurste beslissingen
analysis-calls = Wie riep, en met welke kans
analysis-chances = Winstkansen
analysis-decision = Ronde { $round }, beurt { $turn } (−{ $points }): { $detail }
analysis-instead = Prestissimo had dit gespeeld: { $detail }
analysis-nothing-done = { $who } doet niets.
analysis-reading = Alle getallen zijn punten vergeleken met het gemiddelde van de anderen; hoger is beter. Geluk is wat de kaarten opleverden of kostten, vaardigheid wat de beslissingen opleverden of kostten: samen vormen ze het verschil.
analysis-decimal = { $whole },{ $part }
analysis-made = Gemaakt met Dacabo { $version }.
