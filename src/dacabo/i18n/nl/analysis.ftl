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
        [you] Je eindigde { analysis-points } voor.
       *[other] { $who } eindigde { analysis-points } voor.
    }
analysis-behind =
    { $who-is ->
        [you] Je eindigde { analysis-points } achter.
       *[other] { $who } eindigde { analysis-points } achter.
    }
analysis-ahead-of-average =
    { $who-is ->
        [you] Je eindigde { analysis-points } voor op het gemiddelde van de anderen.
       *[other] { $who } eindigde { analysis-points } voor op het gemiddelde van de anderen.
    }
analysis-behind-average =
    { $who-is ->
        [you] Je eindigde { analysis-points } achter op het gemiddelde van de anderen.
       *[other] { $who } eindigde { analysis-points } achter op het gemiddelde van de anderen.
    }
analysis-level =
    { $who-is ->
        [you] Je eindigde gelijk met de anderen.
       *[other] { $who } eindigde gelijk met de anderen.
    }
analysis-cards-good =
    { $who-is ->
        [you] De kaarten zaten je mee: ze brachten { analysis-points } op.
       *[other] De kaarten zaten { $who } mee: ze brachten { analysis-points } op.
    }
analysis-cards-bad =
    { $who-is ->
        [you] De kaarten zaten je tegen: ze kostten { analysis-points }.
       *[other] De kaarten zaten { $who } tegen: ze kostten { analysis-points }.
    }
analysis-cards-even =
    { $who-is ->
        [you] De kaarten behandelden je net als de anderen.
       *[other] De kaarten behandelden { $who } net als de anderen.
    }
analysis-play-good =
    { $who-is ->
        [you] Met je spel won je { analysis-points }.
       *[other] Met goed spel won { $who } { analysis-points }.
    }
analysis-play-bad =
    { $who-is ->
        [you] In je spel liet je { analysis-points } liggen.
       *[other] In het spel liet { $who } { analysis-points } liggen.
    }
analysis-play-even =
    { $who-is ->
        [you] Je speelde even goed als de anderen.
       *[other] { $who } speelde even goed als de anderen.
    }
analysis-best =
    { $who-is ->
        [you] Je beste beslissing: ronde { $round }, beurt { $turn }.
       *[other] De beste beslissing van { $who }: ronde { $round }, beurt { $turn }.
    }
analysis-costliest =
    { $who-is ->
        [you] Je duurste beslissing: ronde { $round }, beurt { $turn }.
       *[other] De duurste beslissing van { $who }: ronde { $round }, beurt { $turn }.
    }
analysis-turned = De partij kantelde in ronde { $round }, beurt { $turn }.
analysis-nothing = Er is nog geen ronde klaar, dus er valt niets te analyseren.

## Cabo roepen

analysis-call-right =
    { $who-is ->
        [you] In ronde { $round } riep je met een kans van { $chance }% – en terecht.
       *[other] In ronde { $round } riep { $who } met een kans van { $chance }% – en terecht.
    }
analysis-call-lucky =
    { $who-is ->
        [you] In ronde { $round } riep je met een kans van { $chance }% – moedig, en met geluk.
       *[other] In ronde { $round } riep { $who } met een kans van { $chance }% – moedig, en met geluk.
    }
analysis-call-unlucky =
    { $who-is ->
        [you] In ronde { $round } riep je met een kans van { $chance }% – goed geroepen, maar pech gehad.
       *[other] In ronde { $round } riep { $who } met een kans van { $chance }% – goed geroepen, maar pech gehad.
    }
analysis-call-early =
    { $who-is ->
        [you] In ronde { $round } riep je met een kans van { $chance }% – iets te vroeg.
       *[other] In ronde { $round } riep { $who } met een kans van { $chance }% – iets te vroeg.
    }

## Het verslag

analysis-seats = Geluk en kunde
analysis-margin = verschil
analysis-luck = geluk
analysis-skill = kunde
analysis-decisions = De duurste beslissingen
analysis-calls = Wie riep, en met welke kans
analysis-chances = De kans om te winnen
analysis-decision = Ronde { $round }, beurt { $turn } (−{ $points }): { $detail }
analysis-instead = Prestissimo had dit gespeeld: { $detail }
analysis-nothing-done = { $who } doet niets.
analysis-reading = Alle getallen zijn punten vergeleken met het gemiddelde van de anderen; meer is beter. Geluk is wat de kaarten brachten, kunde wat de beslissingen behielden: samen zijn ze het verschil.
analysis-decimal = { $whole },{ $part }
analysis-made = Gemaakt met Dacabo { $version }.
