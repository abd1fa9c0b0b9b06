### De regels zoals je ze aan tafel vertelt, hun plaatjes, en de begeleiding van de eerste partij.

## In het kort

guide-short = In het kort
guide-contents = Op deze pagina
guide-cabo-short = Je kaarten liggen gedekt voor je, en jij moet onthouden welke het zijn. In je beurt trek je een kaart, neem je de bovenste van de aflegstapel of roep je Cabo; zo ruil je stap voor stap hoge kaarten in voor lage. Na een Cabo krijgen de anderen nog één beurt, dan gaan alle kaarten open. Punten zijn slecht: wie de minste punten heeft, wint.
guide-dacapo-short = Iedereen heeft een stapel kaarten en wil die als eerste kwijt zijn. In het midden groeien bouwstapels van 1 tot en met { $highest }: daarop leg je de bovenste kaart van je stapel, kaarten uit je hand en van je hulpstapels. Aan het eind van je beurt leg je een handkaart op een hulpstapel. Wie als eerste van de eigen stapel af is, wint.

## Cabo: vóór de eerste beurt

guide-cabo-goal = Doel van het spel
    .text =
        { $cards ->
            [one] Er ligt één kaart gedekt voor je, en je mag er niet zomaar naar kijken.
           *[other] Er liggen { $cards } kaarten gedekt voor je, en je mag er niet zomaar naar kijken.
        } Ruil hoge kaarten in voor lage, onthoud wat waar ligt en roep Cabo als je denkt dat niemand minder heeft. Punten zijn slecht: wie de minste punten heeft, wint.
guide-cabo-cards = De kaarten
    .cabo = Er zijn 52 kaarten met de waarden 0 tot en met 13: van elke waarde vier, alleen van de 0 en de 13 twee. Elke kaart is waard wat erop staat. Je speelt met twee tot vijf spelers.
    .french = Het zijn 52 gewone speelkaarten. Een aas is 1 waard, een boer 11 en een vrouw 12; de kaarten 2 tot en met 10 zijn waard wat erop staat. Je speelt met twee tot zes spelers.
guide-cabo-kings = Heren, rood en zwart
    .text = Een rode heer telt 0, een zwarte 13. Kijk dus twee keer voor je buigt.
guide-cabo-jokers = Jokers zijn goud waard
    .text =
        { $jokers ->
            [one] Er zit één joker in het spel.
           *[other] Er zitten { $jokers } jokers in het spel.
        } Een joker telt −1: een betere kaart bestaat niet. Een actie heeft hij niet.
guide-cabo-deal = Het delen
    .text =
        { $cards ->
            [one] Iedereen krijgt één kaart, gedekt.
           *[other] Iedereen krijgt { $cards } kaarten, gedekt.
        } De rest is de trekstapel. De bovenste kaart daarvan komt er open naast: dat wordt de aflegstapel.
    .places = Je kaarten blijven liggen waar ze liggen; verschuiven mag niet. Ben je er een voorgoed kwijt, dan blijft die plek leeg.
    .winner = Wie de eerste ronde begint, beslist het lot; daarna begint wie de vorige ronde won. Waren er meerdere winnaars, dan begint wie van hen het laagste totaal heeft.
    .youngest = De jongste begint elke ronde; zegt niemand wie dat is, dan beslist het lot.
guide-cabo-first-look = Eerst kijken
    .choice =
        { $looks ->
            [one] Vóór de eerste beurt bekijk je een van je kaarten, welke je maar wilt.
           *[other] Vóór de eerste beurt bekijk je { $looks } van je kaarten, welke je maar wilt, een voor een.
        } Daarna komt het op je geheugen aan.
    .nearest =
        { $looks ->
            [one] Vóór de eerste beurt bekijk je de kaart die het dichtst bij je ligt.
           *[other] Vóór de eerste beurt bekijk je de { $looks } kaarten die het dichtst bij je liggen.
        } Andere mag je niet kiezen. Daarna komt het op je geheugen aan.
    .none = Vóór de eerste beurt bekijkt niemand een kaart. Iedereen tast in het duister.
    .after = Verder mag je alleen naar een kaart kijken als een regel het toestaat.

## Cabo: een beurt

guide-cabo-turn = Jouw beurt
    .text = Er wordt met de klok mee gespeeld. Ben je aan de beurt, dan doe je precies één van deze drie dingen: een kaart trekken, de bovenste van de aflegstapel nemen, of Cabo roepen. Zomaar passen kan niet.
guide-cabo-draw = Een kaart trekken
    .text = Neem de bovenste kaart van de trekstapel en bekijk hem zonder dat de anderen hem zien. Houd je hem, dan leg je hem gedekt op de plek van een van je kaarten, en die gaat open op de aflegstapel. Anders leg je hem meteen af.
    .action = Heeft hij een actie, dan mag je hem afleggen en de actie gebruiken. Houden of gebruiken, nooit allebei.
guide-cabo-take = Van de aflegstapel nemen
    .text = Neem de bovenste kaart van de aflegstapel en leg hem gedekt op de plek van een van je kaarten; die gaat open op de aflegstapel. Iedereen weet dus wat je neemt, een actie vervalt, en je moet de kaart houden.
guide-cabo-actions = Kaarten met een actie
    .cabo = De kaarten van 7 tot en met 12 kunnen iets: een eigen kaart bekijken, spioneren of ruilen. Dat geldt alleen voor een kaart die je net getrokken hebt en meteen aflegt.
    .french = De kaarten van 7 tot en met 10, boeren, vrouwen en zwarte heren kunnen iets. Dat geldt alleen voor een kaart die je net getrokken hebt en meteen aflegt.
    .optional = Een actie gebruiken hoeft niet.
guide-cabo-peek = Bekijken: 7 en 8
    .text = Bekijk een van je eigen kaarten en leg hem terug waar hij lag.
guide-cabo-spy = Spioneren: 9 en 10
    .text = Bekijk een kaart van een ander. Iedereen ziet welke het is, maar alleen jij ziet wat erop staat.
guide-cabo-swap =
    { $deck ->
        [french] Ruilen: boer en vrouw
       *[cabo] Ruilen: 11 en 12
    }
    .text = Ruil een van je kaarten tegen een kaart van een ander. Niemand mag ze bekijken.
    .free = Je mag ook twee anderen een kaart met elkaar laten ruilen.
guide-cabo-black-king = De actie van de zwarte heer
    .text = Bekijk een kaart van een ander. Pas daarna beslis je of je hem tegen een eigen kaart ruilt, en tegen welke.
guide-cabo-sets = Sets van gelijke kaarten
    .text = Hebben twee, drie of vier van je kaarten dezelfde waarde? Dan mag je ze samen inruilen voor één nieuwe. Trek of neem eerst, zeg dan welke kaarten je bedoelt en draai ze om. Zijn ze gelijk, dan gaan ze op de aflegstapel, komt de nieuwe op de plek van de eerste, en heb je minder kaarten.
    .cabo = Alleen de waarde telt: met een 11 en met een 12 kun je ruilen, maar samen zijn ze geen set.
    .french = Alleen de waarde telt: een rode en een zwarte heer zijn geen set.
    .one-by-one = De kaarten gaan een voor een open, in de volgorde waarin je ze noemt. Bij de eerste die niet klopt, is het afgelopen, en de rest blijft gedekt.
guide-cabo-false-set = Een foute set
    .discard = Zijn de kaarten niet gelijk, dan gaan ze weer gedekt terug op hun plek. De nieuwe kaart gaat zonder actie op de aflegstapel, en je beurt is voorbij. Iedereen heeft gezien wat er open lag.
    .keep = Zijn de kaarten niet gelijk, dan gaan ze weer gedekt terug op hun plek, en moet je de nieuwe kaart er ook nog bij houden: een kaart extra. Je beurt is voorbij, en iedereen heeft gezien wat er open lag.
guide-cabo-snap = Kwijtspelen
    .text = Heeft een ander een kaart op de aflegstapel gelegd, wees dan snel: je mag er een eigen kaart op leggen waarvan je denkt dat het dezelfde is. Klopt het en was je de snelste, dan ben je hem kwijt.
    .french = Het gaat om de rang: elke heer past op elke heer, rood of zwart.
    .limits = Per beurt kan er maar één kaart weg. Wie de kaart heeft afgelegd, doet niet mee, wie Cabo riep ook niet, en je laatste kaart raak je zo niet kwijt.
guide-cabo-snap-wrong = Verkeerd gegokt
    .text = Je kaart gaat terug op zijn plek, en iedereen heeft hem gezien. Er komen twee strafkaarten van de trekstapel bij, die je niet mag bekijken.
guide-cabo-sneak = Stiekem kijken
    .text = Nieuwsgierig? Je mag stiekem elke kaart bekijken, van jezelf of van een ander, ook als je niet aan de beurt bent. De prijs: twee strafkaarten van de trekstapel, die je niet mag bekijken, en iedereen hoort waar je keek.
    .limits = Niet zolang er kwijtgespeeld mag worden, en niet als jij Cabo hebt geroepen.

## Cabo: het einde van een ronde

guide-cabo-call = Cabo roepen
    .text = Denk je dat niemand minder heeft dan jij, roep dan Cabo in plaats van te trekken of te nemen. Dat is je hele beurt. Per ronde kan maar één speler roepen; dat mag zelfs al in de allereerste beurt.
    .below = Roep alleen als je kaarten samen minder dan { $call-below } tellen. Dat wordt pas gecontroleerd als de kaarten opengaan, maar dan telt wat je had toen je riep.
guide-cabo-last-lap = De laatste beurten
    .text = Na een Cabo krijgen de anderen nog precies één beurt. Dan gaan alle kaarten open.
    .locked = De kaarten van wie Cabo riep, zijn geblokkeerd: bekijken mag nog, ruilen niet meer.
    .open = Wie Cabo riep, is niet veilig: anderen mogen die kaarten nog steeds bekijken en ruilen.
guide-cabo-empty-pile = De trekstapel is leeg
    .reshuffle = Wil iemand trekken en is er niets meer, dan blijft de bovenste kaart van de aflegstapel liggen en worden alle andere tot een nieuwe trekstapel geschud.
    .end = Er wordt niet opnieuw geschud. Is de trekstapel leeg, dan wordt de beurt nog afgemaakt en is de ronde voorbij.
    .pay = Heeft dan nog niemand Cabo geroepen, dan krijgt iedereen de som van de eigen kaarten, en de laagste som kost 5 punten extra: iemand had moeten roepen!
    .no-call = Heeft dan nog niemand Cabo geroepen, dan krijgt iedereen gewoon de som van de eigen kaarten.
    .end-cabo = Ook na een Cabo eindigt de ronde zo, maar dan wordt er geteld zoals na elke Cabo.
    .end-pile = Ook na een Cabo eindigt de ronde zo, en er wordt geteld alsof niemand heeft geroepen.
    .play-on = Na een Cabo krijgt iedereen nog wel de laatste beurt; zo nodig wordt de aflegstapel geschud.
guide-cabo-turn-limit = Als niemand roept
    .text =
        { $turn-limit ->
            [one] Roept er in de allereerste beurt niemand Cabo, dan is de ronde daarna voorbij. Alle kaarten gaan open en worden geteld, alleen dan zonder Cabo.
           *[other] Heeft na { $turn-limit } beurten, alle spelers samen geteld, nog niemand Cabo geroepen, dan is de ronde voorbij. Alle kaarten gaan open en worden geteld, alleen dan zonder Cabo.
        }
guide-cabo-scoring = De punten van een ronde
    .cabo = Alle kaarten gaan open en worden opgeteld. De laagste som levert 0 punten op, alle anderen krijgen de som van hun kaarten. Wie Cabo riep zonder de laagste som, krijgt er 5 bij.
    .cabo-tie = Delen meerdere spelers de laagste som, dan krijgen ze allemaal 0; maar hoort degene die Cabo riep daarbij, dan krijgt alleen die 0.
    .dutch = Alle kaarten gaan open en worden opgeteld, en iedereen krijgt de som van de eigen kaarten. Wie Cabo riep zonder de laagste som, krijgt er 20 strafpunten bij; bij een gedeelde laagste som zijn het er 10.
    .dutch-below = Roepen met { $call-below } of meer kost ook 20 punten, zelfs met de laagste som. Dubbel betalen hoeft niemand.
    .dutch-winner = Wie dan de minste punten heeft, wint de ronde.
guide-cabo-kamikaze = Kamikaze, voor waaghalzen
    .text =
        { $deck ->
            [french] Heb je twee vrouwen en beide zwarte heren als de kaarten opengaan?
           *[cabo] Heb je twee keer 12 en twee keer 13 als de kaarten opengaan?
        } Dan krijg jij 0 punten en alle anderen 50, wie er ook riep.

## Cabo: het einde van de partij

guide-cabo-hundred = Precies 100
    .always = Sta je na een ronde op precies 100, dan zak je naar 50. Dat werkt elke keer.
    .once = Staat iemand na een ronde op precies 100, dan zakt dat totaal naar 50. Dat werkt alleen de eerste keer; daarna blijft 100 gewoon 100.
guide-cabo-end = Het einde van de partij
    .points =
        { $limit ->
            [one] Zodra iemand na een ronde { $limit } punt of meer heeft, is de partij voorbij.
           *[other] Zodra iemand na een ronde { $limit } punten of meer heeft, is de partij voorbij.
        }
    .rounds =
        { $rounds ->
            [one] De partij is na één ronde voorbij.
           *[other] De partij is na { $rounds } rondes voorbij.
        }
    .minutes =
        { $minutes ->
            [one] Na één minuut begint er geen nieuwe ronde meer; de lopende wordt uitgespeeld en telt mee.
           *[other] Na { $minutes } minuten begint er geen nieuwe ronde meer; de lopende wordt uitgespeeld en telt mee.
        }
    .first = Wat het eerst gebeurt, telt.
    .winner = Het laagste totaal wint. Wie gelijk staat, deelt de plaats.

## Da Capo!

guide-dacapo-goal = Doel van het spel
    .text =
        { $stack ->
            [one] Je hebt een stapel van één kaart en wilt die als eerste kwijt zijn.
           *[other] Je hebt een stapel van { $stack } kaarten en wilt die als eerste kwijt zijn.
        } Daarvoor speel je kaarten in het midden, steeds één hoger.
guide-dacapo-cards = De kaarten
    .text =
        { $copies ->
            [one] De kaarten lopen van 1 tot en met { $highest }; van elk getal is er één.
           *[other] De kaarten lopen van 1 tot en met { $highest }; van elk getal zijn er { $copies }.
        } Je speelt met twee tot zes spelers.
guide-dacapo-deal = Het delen
    .text =
        { $hand ->
            [one] Iedereen krijgt een gedekte stapel met de bovenste kaart open, en één kaart in de hand.
           *[other] Iedereen krijgt een gedekte stapel met de bovenste kaart open, en { $hand } kaarten in de hand.
        } De rest is de trekstapel. Wat dieper in je stapel ligt, weet niemand, ook jij niet.
    .starter = Het lot beslist wie deelt; wie links van de deler zit, begint, en dan met de klok mee.
    .first-seat = Wie op de eerste stoel zit, begint, en dan met de klok mee.
    .next = In elke nieuwe ronde deelt de volgende, met de klok mee.
guide-dacapo-turn = Jouw beurt
    .text =
        { $hand ->
            [one] Eerst wordt je hand aangevuld tot één kaart.
           *[other] Eerst wordt je hand aangevuld tot { $hand } kaarten.
        } Dan speel je in het midden zoveel kaarten als je kunt en wilt, desnoods geen enkele. Tot slot leg je een handkaart op een hulpstapel, en is de volgende aan de beurt.
guide-dacapo-building = De bouwstapels
    .text =
        { $building-piles ->
            [one] In het midden is plaats voor één bouwstapel.
           *[other] In het midden is plaats voor { $building-piles } bouwstapels.
        } Elke stapel begint met een 1, en elke volgende kaart is precies één hoger. Met de { $highest } is een stapel vol: hij gaat opzij en maakt plaats voor een nieuwe.
guide-dacapo-sources = Speelbare kaarten
    .stack = De bovenste kaart van je stapel; de volgende gaat meteen open, en ook die mag je spelen.
    .hand = Elke kaart in je hand.
    .help = De bovenste kaart van elk van je hulpstapels, en daarna de kaart eronder.
    .others = De bovenste kaart van de stapel van een ander.
guide-dacapo-jokers = De joker
    .text =
        { $jokers ->
            [one] Er zit één joker in het spel.
           *[other] Er zitten { $jokers } jokers in het spel.
        } Een joker staat voor het getal dat de bouwstapel net nodig heeft, ook voor de 1 aan het begin en de { $highest } aan het eind.
guide-dacapo-others-stacks = Stapels van anderen
    .text = Je mag ook de bovenste kaart van andermans stapel spelen; daar gaat dan de volgende open. Doe het alleen als het jou verderhelpt, want de ander heeft er ook wat aan: wie geen stapel meer heeft, wint, ongeacht wie de laatste kaart speelde.
guide-dacapo-help-piles = De hulpstapels
    .text =
        { $help-piles ->
            [one] Om je beurt te beëindigen moet je een handkaart naar keuze open op je enige hulpstapel leggen.
           *[other] Om je beurt te beëindigen moet je een handkaart naar keuze open op een hulpstapel leggen. Je mag er maximaal { $help-piles } hebben.
        } De volgorde maakt daar niet uit, maar alleen de bovenste kaart is speelbaar, en alleen op een bouwstapel.
    .none = Alleen als je geen handkaart meer hebt en er niets te trekken was, hoef je niets op een hulpstapel te leggen.
guide-dacapo-draw-up = Een lege hand
    .text =
        { $hand ->
            [one] Speel je je laatste handkaart in het midden, dan trek je meteen een nieuwe en speel je door.
           *[other] Speel je je laatste handkaart in het midden, dan trek je meteen { $hand } nieuwe en speel je door.
        } Leg je hem op een hulpstapel, dan is je beurt voorbij en trek je pas als je weer aan de beurt bent.
guide-dacapo-empty-pile = De trekstapel is leeg
    .text = Moet iemand trekken en is er niets meer, dan worden de volle bouwstapels tot een nieuwe trekstapel geschud. Zijn die er ook niet, dan trek je wat er is, misschien niets.
guide-dacapo-winning = De ronde winnen
    .text = Wie van de eigen stapel af is, heeft meteen gewonnen. Wat je nog in je hand of op je hulpstapels hebt, doet er niet toe.
guide-dacapo-stalemate = Als niemand meer iets kan
    .text = Is iedereen aan de beurt geweest zonder dat er een kaart is getrokken of gelegd, dan is de ronde voorbij en wint de kleinste stapel. Zijn er meerdere even klein, dan delen ze de overwinning.
guide-dacapo-points = De punten
    .text = Wie de ronde wint, krijgt een punt voor elke kaart die in de stapels van de verliezers overblijft. De anderen krijgen niets.
guide-dacapo-end = Het einde van de partij
    .single = Eén ronde, en dat was het.
    .target =
        { $target ->
            [one] Er wordt gespeeld tot iemand { $target } punt of meer heeft.
           *[other] Er wordt gespeeld tot iemand { $target } punten of meer heeft.
        } Dan wint het hoogste totaal. Wie gelijk staat, deelt de plaats.

## Plaatjes

guide-picture-you = Jij
guide-picture-peek-label = bekijken
guide-picture-spy-label = spioneren
guide-picture-swap-label = ruilen
guide-picture-stack-label = stapel
guide-picture-help-label = hulpstapels
guide-picture-hand-label = handkaarten
guide-picture-next = nodig: { $number }
guide-picture-called = riep Cabo
guide-picture-who = Speler
guide-picture-cards = Kaarten
guide-picture-sum = Som
guide-picture-points = Punten
guide-picture-layout =
    { $looks ->
        [one] Je bekijkt een van je kaarten, één keer. Dan ligt hij weer gedekt.
       *[other] Je bekijkt { $looks } van je kaarten, één keer. Dan liggen ze weer gedekt.
    }
guide-picture-square =
    { $looks ->
        [one] Je bekijkt de kaart die het dichtst bij je ligt.
       *[other] Je bekijkt de kaarten die het dichtst bij je liggen.
    }
guide-picture-replace = Je trekt een 3 en legt hem op de plek van je 10. De 10 gaat op de aflegstapel.
guide-picture-powers = Drie dingen die een kaart voor je kan doen.
guide-picture-peek = Je bekijkt een eigen kaart; alleen jij ziet hem.
guide-picture-spy = Je bekijkt een kaart van Ben; alleen jij ziet hem.
guide-picture-swap = Jouw kaart en die van Ben wisselen van plek, en niemand kijkt.
guide-picture-set = Twee vijven gaan weg, er komt één 2 voor terug: een kaart minder.
guide-picture-snap = Ben legt een 6 af. Jij hebt er ook een: weg ermee!
guide-picture-kings = Dezelfde kroon, maar niet dezelfde waarde.
guide-picture-scoring-cabo = Ana riep, maar Ben heeft minder. Hij krijgt 0, en zij krijgt er 5 bij.
guide-picture-scoring-dutch = Ana riep, maar Ben heeft minder. Dat kost haar 20 punten.
guide-picture-kamikaze = Samen is dat 50, en precies dat krijgen alle anderen.
guide-picture-hundred = Met 13 erbij komt Ana op precies 100 en zakt ze naar 50.
guide-picture-building = Deze bouwstapel staat op 3. Nu is een 4 nodig.
guide-picture-joker = De joker staat voor de 3. Nu is een 4 nodig.
guide-picture-place = Jouw plek: de stapel die weg moet, je hulpstapels, je handkaarten.
guide-picture-others-stack = Met de 4 van Ben staat de bouwstapel op 4, en nu past de 5 van je eigen stapel.
guide-picture-left = Jouw stapel is weg. Ben heeft nog 7 kaarten, Chloé 5: 12 punten voor jou.

## The guided first game: any game

guide-lesson-status-mine = Jij bent aan zet.
guide-lesson-status-other = { $who } is aan zet.
guide-lesson-status-others = De anderen kiezen nog.
guide-lesson-status-over = De ronde is voorbij.

## De eerste partij: Cabo

guide-lesson-cabo-first-look-1 = Dit zijn je kaarten, gedekt. Twee ervan mag je bekijken: tik op een kaart die oplicht.
guide-lesson-cabo-looking = Kijk goed: hoe lager, hoe beter. Onthoud de kaart en zijn plek, en druk op “{ app-seen }”.
guide-lesson-cabo-first-look-2 = En nu nog een. Wat je niet hebt gezien, blijft voorlopig een raadsel.
guide-lesson-cabo-first-looks-done = Mooi. Vanaf nu is je geheugen je beste kaart. Zodra iedereen heeft gekeken, begint het.
guide-lesson-cabo-first-turn = Jij bent aan de beurt! “{ app-draw }” geeft je een kaart die alleen jij ziet. Of neem de open kaart, als die laag is; die kent iedereen.
guide-lesson-cabo-discard-low = De open kaart telt maar { $value }. Neem hem, en leg hem op de plek van een hoge of onbekende kaart.
guide-lesson-cabo-holding-low = Een lage kaart: houden! Tik op de kaart die ervoor weg moet, het liefst een hoge of een onbekende.
guide-lesson-cabo-holding-middle =
    { $better ->
        [known] Een kaart uit de middenmoot. Je weet dat een van je eigen kaarten hoger is: leg hem op die plek. Weet je niet meer welke, druk dan op “{ app-discard }”.
        [unseen] Een kaart uit de middenmoot, iets lager dan gemiddeld. Leg hem op de plek van een onbekende, of druk op “{ app-discard }”.
       *[unsure] Een kaart uit de middenmoot, iets lager dan gemiddeld. Leg hem op de plek van een hogere of een onbekende, of druk op “{ app-discard }”.
    }
guide-lesson-cabo-holding-none = Je kent al je kaarten, en geen ervan is hoger dan deze. Druk op “{ app-discard }”.
guide-lesson-cabo-holding-worst = Een heel hoge kaart. Houd hem niet: druk op “{ app-discard }”.
guide-lesson-cabo-holding-peek = Hiermee mag je een eigen kaart bekijken: druk op “{ app-use-peek }” en kies er een, het liefst een die je nog niet kent.
guide-lesson-cabo-holding-spy = Hiermee mag je spioneren: druk op “{ app-use-spy }” en bekijk een kaart van een ander. Dan weet je wat je te wachten staat.
guide-lesson-cabo-holding-swap = Hiermee mag je ruilen: druk op “{ app-use-swap }” en ruil een van je kaarten blind met een ander. Heb je een hoge die weg mag?
guide-lesson-cabo-holding-king = De zwarte heer: leg hem af en bekijk een kaart van een ander. Wil je die hebben, ruil hem dan tegen een van jouw kaarten.
guide-lesson-cabo-holding-taken = Tik nu op de kaart die hij vervangt. Er is geen weg terug: wat je neemt, moet je houden.
guide-lesson-cabo-sets = Een tip: weet je dat twee van je kaarten gelijk zijn, druk dan op “{ app-set }” en tik ze allebei aan. Eén nieuwe vervangt ze. Maar weet het zeker!
guide-lesson-cabo-choosing-set = Tik alleen kaarten aan waar je zeker van bent: ze moeten allemaal evenveel waard zijn. De nieuwe komt op de plek van de eerste.
guide-lesson-cabo-calling =
    { $unknown ->
        [0] Je kent al je kaarten. Tel ze op voordat je roept.
        [one] Eén van je kaarten ken je niet; die kan hoog zijn. Zijn de andere laag genoeg?
       *[other] { $unknown } van je kaarten ken je niet; die kunnen hoog zijn. Durf je?
    }
guide-lesson-cabo-unknown-cards =
    { $unknown ->
        [one] Eén van je kaarten ken je nog niet. Die telt toch mee: bekijk hem als je de kans krijgt, of vervang hem.
       *[other] { $unknown } van je kaarten ken je nog niet. Die tellen toch mee: bekijk ze als je de kans krijgt, of vervang ze.
    }
guide-lesson-cabo-reveal = De ronde is voorbij: nu worden alle kaarten opengelegd en opgeteld. Hoe lager, hoe beter.
guide-lesson-cabo-looking-peek = Deze kaart ken je nu. Onthoud wat het is en waar hij ligt, en druk op “{ app-seen }”.
guide-lesson-cabo-looking-spy = Die ligt daar dus. Onthoud het goed; wie weet kun je hem nog eens ruilen.
guide-lesson-cabo-looking-king = Is hij lager dan een van jouw kaarten? Ruil hem dan. Zo niet, leg hem gewoon terug.
guide-lesson-cabo-after-replace = Goed gedaan. Heb je de nieuwe kaart gehouden, dan weet je nu wat daar ligt. Niet vergeten!
guide-lesson-cabo-others-turn = Nu spelen de anderen. Let op wat ze afleggen en waar ze kijken of ruilen; dat verraadt veel.
guide-lesson-cabo-fewer-cards = Je hebt minder kaarten dan aan het begin. Mooi zo: wat weg is, levert geen punten meer op.
guide-lesson-cabo-more-cards = Nu heb je meer kaarten dan eerst. Kan gebeuren; werk de hoge weg, een voor een.
guide-lesson-cabo-when-to-call =
    { $scoring ->
        [dutch]
            { $call-below ->
                [0] Denk je dat niemand minder heeft dan jij? Dan mag je Cabo roepen. Heeft aan het eind toch iemand minder, dan kost het je 20 punten.
               *[other] Tellen je kaarten samen minder dan { $call-below }? Dan mag je Cabo roepen. Heeft aan het eind toch iemand minder, dan kost het je 20 punten.
            }
       *[cabo] Denk je dat niemand minder heeft dan jij? Dan mag je Cabo roepen. Heeft aan het eind toch iemand minder, dan kost het je 5 punten.
    }
guide-lesson-cabo-called-by-other = Er is Cabo geroepen, dus dit is je laatste beurt van de ronde. Maak je som zo laag als je kunt.
guide-lesson-cabo-called-by-me = Dapper! De anderen krijgen nu nog één beurt, dan gaan de kaarten open. Duimen maar.
guide-lesson-cabo-snap = Er is een kaart afgelegd. Weet je zeker dat je dezelfde hebt? Speel hem dan snel kwijt. Een vergissing kost twee strafkaarten.
guide-lesson-cabo-round-won =
    { $points ->
        [0] Je wint de ronde! Je krijgt er geen punten bij; “{ app-round-points }” laat zien hoe er is geteld.
        [one] Je wint de ronde! Je krijgt er { $points } punt bij; “{ app-round-points }” laat zien hoe er is geteld.
       *[other] Je wint de ronde! Je krijgt er { $points } punten bij; “{ app-round-points }” laat zien hoe er is geteld.
    }
guide-lesson-cabo-round-lost =
    { $points ->
        [0] De ronde gaat naar een ander. Je krijgt er geen punten bij; “{ app-round-points }” laat zien hoe er is geteld.
        [one] De ronde gaat naar een ander. Je krijgt er { $points } punt bij; “{ app-round-points }” laat zien hoe er is geteld.
       *[other] De ronde gaat naar een ander. Je krijgt er { $points } punten bij; “{ app-round-points }” laat zien hoe er is geteld.
    }
guide-lesson-cabo-next-round = Nieuwe ronde, nieuwe kaarten: vergeet de oude. Alleen je totaal blijft.
guide-lesson-cabo-aim = Het doel: wie de minste punten heeft, wint. Wie denkt de laagste som te hebben, roept Cabo; daarna zijn alle anderen nog één keer aan de beurt en is de ronde voorbij.
guide-lesson-cabo-other-threw = { $who } heeft een kaart getrokken en meteen weer afgelegd: { $card-a }. Die ligt nu open; in je beurt mag je hem nemen.
guide-lesson-cabo-other-took = { $who } neemt de open kaart: { $card-a }. Iedereen heeft hem gezien; onthoud waar hij terechtkomt.
guide-lesson-cabo-other-kept = { $who } heeft een getrokken kaart op plek { $slots } gelegd en afgelegd wat daar lag: { $cards-a }. De nieuwe is vast lager.
guide-lesson-cabo-set-mine = Een set! Je gelijke kaarten zijn weg, en er ligt één nieuwe voor in de plaats. Minder kaarten, minder punten.
guide-lesson-cabo-set-other = Een set! { $who } had gelijke kaarten op de plekken { $slots } en vervangt ze door één nieuwe. Minder kaarten, minder punten.
guide-lesson-cabo-failed-set-mine =
    { $kept ->
        [yes] Deze kaarten zijn niet gelijk. Ze blijven liggen, en de nieuwe komt erbij: nu heb je er één meer.
       *[no] Deze kaarten zijn niet gelijk. Ze blijven liggen, de nieuwe gaat naar de aflegstapel, en je beurt is voorbij.
    }
guide-lesson-cabo-failed-set-other = { $who } beweerde dat de kaarten { $slots } gelijk zijn, maar dat klopt niet: ze liggen weer gedekt, de beurt is weg. Heb je ze gezien? Onthoud ze!
guide-lesson-cabo-other-peeked =
    { $known ->
        [yes] { $who } heeft de eigen kaart { $slots } bekeken. Die heb jij ook al gezien.
        [no] { $who } heeft de eigen kaart { $slots } bekeken. Verder weet niemand wat het is.
       *[unsure] { $who } heeft de eigen kaart { $slots } bekeken.
    }
guide-lesson-cabo-spied = { $who } heeft je kaart { $slots } bespioneerd. Hij blijft van jou, maar { $who } kent hem nu. Je hoeft niets te doen.
guide-lesson-cabo-swapped-other =
    { $known ->
        [both] { $who } heeft blind met je geruild. Maar je hebt beide kaarten gezien: je kaart { $mine } lag eerst bij { $who } op plek { $theirs }, en daar ligt nu je oude.
        [new] { $who } heeft blind met je geruild. Maar de kaart die je kreeg, ken je: je kaart { $mine } lag eerst bij { $who } op plek { $theirs }.
        [old] { $who } heeft blind met je geruild: je kaart { $mine } ken je niet meer. Maar je weet wat er bij { $who } op plek { $theirs } ligt: je oude.
        [neither] { $who } heeft blind met je geruild: jouw kaart { $mine } tegen de eigen kaart { $theirs }. Je kende geen van beide, dus je hoeft niets te vergeten.
       *[unsure] { $who } heeft blind met je geruild: jouw kaart { $mine } tegen de eigen kaart { $theirs }. Wat je ervan wist, klopt nog, alleen op de andere plek.
    }
guide-lesson-cabo-swapped-mine =
    { $known ->
        [both] Geruild. Je hebt beide kaarten gezien: je kent je nieuwe kaart { $mine }, en je weet wat er bij { $owner } op plek { $theirs } ligt.
        [new] Geruild. Je nieuwe kaart { $mine } had je al eens gezien, dus je weet wat het is.
        [old] Blind geruild: je nieuwe kaart { $mine } ken je niet. Maar je weet wat er bij { $owner } op plek { $theirs } ligt: je oude.
        [neither] Blind geruild: je nieuwe kaart { $mine } ken je niet, en de oude kende je ook niet.
       *[unsure] Blind geruild: je kaart { $mine } is nu een andere. Wat je van de oude wist, geldt nu voor plek { $theirs } bij { $owner }.
    }
guide-lesson-cabo-snap-mine = Kwijtgespeeld! Een kaart minder, en het was niet eens jouw beurt.
guide-lesson-cabo-no-snap-mine = Die past niet. Je kaart { $slots } gaat terug naar zijn plek, en je krijgt strafkaarten, gedekt.
guide-lesson-cabo-snap-other = { $who } was snel en heeft een gelijke kaart kwijtgespeeld: een kaart minder.
guide-lesson-cabo-no-snap-other = { $who } wilde een kaart kwijtspelen die niet past. Hij gaat terug naar plek { $slots }, met strafkaarten erbij.
guide-lesson-cabo-penalty = Strafkaarten voor jou, gedekt. Ze tellen net zo goed mee als je andere kaarten, dus werk ze weg.
guide-lesson-cabo-reshuffled = De trekstapel was leeg. Daarom zijn de afgelegde kaarten geschud en vormen ze de nieuwe; alleen de bovenste blijft liggen.
guide-lesson-cabo-turned-up = De aflegstapel was leeg, dus is de bovenste kaart van de trekstapel opengelegd.
guide-lesson-cabo-kamikaze-mine = Kamikaze! Met precies deze vier, twee keer 12 en twee keer 13, krijg jij 0 punten en alle anderen 50.
guide-lesson-cabo-kamikaze-other = Kamikaze! Wie eindigt met precies twee keer 12 en twee keer 13, krijgt 0 punten; alle anderen krijgen 50. Zeldzaam, en dit was er een.
guide-lesson-cabo-call-lost = Je riep Cabo, maar iemand had minder. Je kaarten tellen mee, en je vergissing kost { $penalty } punten extra. Samen: { $points }.
guide-lesson-cabo-call-advice = Je riep Cabo met { $sum }. Goede spelers roepen in hun eerste beurt met maximaal 14, en elke beurt daarna met twee minder.
guide-lesson-cabo-call-good = Je riep Cabo met { $sum } en won: goed ingeschat. Hoe langer een ronde duurt, hoe lager je som moet zijn.
guide-lesson-cabo-call-unlucky = Cabo roepen met { $sum } was een goede keuze, maar deze keer had iemand evenveel of minder. Meestal loont het.
guide-lesson-cabo-call-tied = Je riep Cabo, maar iemand heeft net zo weinig. Dat is niet genoeg en kost { $penalty } punten extra. Samen: { $points }.
guide-lesson-cabo-call-too-high = Je riep Cabo met een te hoge som. Dat kost { $penalty } punten boven op je kaarten. Samen: { $points }.
guide-lesson-cabo-tied-with-caller = Je hebt net zo weinig als degene die Cabo riep, maar die gaat bij een gelijke stand voor. Je kaarten tellen dus mee: { $points }.
guide-lesson-cabo-pile-end = De trekstapel was leeg, en daarmee eindigt de ronde zonder dat er Cabo is geroepen. Punten voor jou: { $points }.

## De eerste partij: Da Capo!

guide-lesson-dacapo-start = Jij bent aan de beurt! Tik op een kaart en dan op de plek waar hij heen moet. Stapels in het midden beginnen met een 1 en gaan steeds één omhoog.
guide-lesson-dacapo-build-one = Je hebt een 1: daarmee kun je in het midden een nieuwe bouwstapel beginnen.
guide-lesson-dacapo-stack-first = De bovenste kaart van je stapel past: een bouwstapel heeft de { $number } nodig. Speel hem eerst: niets anders brengt je dichter bij de overwinning.
guide-lesson-dacapo-joker = Je hebt een joker. Die staat voor elk getal; houd hem tot hij een kaart van je stapel bevrijdt.
guide-lesson-dacapo-build = Een handkaart past: een bouwstapel heeft de { $number } nodig. Speel hem als die stapel zo dichter bij de bovenste kaart van jouw stapel komt.
guide-lesson-dacapo-help-top = De bovenste kaart van een hulpstapel past: een bouwstapel heeft de { $number } nodig. Zo’n kaart kost je geen handkaart.
guide-lesson-dacapo-others-stack = Je kunt zelfs de bovenste kaart van andermans stapel spelen. Maar dat helpt de ander ook: doe het alleen als jij er meer aan hebt.
guide-lesson-dacapo-help-pile = Er past nu niets. Beëindig je beurt: tik op een handkaart en dan op een hulpstapel. Wat je gauw nodig hebt, ligt het best bovenop.
guide-lesson-dacapo-empty-hand = Je hebt geen handkaarten, en er valt niets te trekken. Speel wat verder nog past, of druk op “{ app-dacapo-end }”.
guide-lesson-dacapo-nearly-done = Er is niet veel meer over van je stapel. Let op wanneer een bouwstapel de bovenste kaart nodig heeft!
guide-lesson-dacapo-other-nearly-done = Pas op, de stapel van een ander is bijna leeg. Breng de bouwstapels liever niet bij het getal dat erop ligt.
guide-lesson-dacapo-ended = Je beurt is voorbij. Je hand wordt aangevuld als je weer aan de beurt bent.
guide-lesson-dacapo-others-turn = Een ander begint. Kijk hoe de stapels in het midden groeien; zo meteen ben jij aan de beurt.
guide-lesson-dacapo-reveal = De ronde is voorbij: nu wordt geteld wat er in elke stapel over is.
guide-lesson-dacapo-round-won =
    { $points ->
        [one] Je wint de ronde! Je krijgt er één punt bij, voor de ene kaart die in de stapels van de verliezers overblijft.
       *[other] Je wint de ronde! Je krijgt er { $points } punten bij: een punt voor elke kaart die in de stapels van de verliezers overblijft.
    }
guide-lesson-dacapo-round-lost = De ronde gaat naar een ander. Wat er in jouw stapel over is, levert de winnaar punten op; volgende keer gaat het sneller.
guide-lesson-dacapo-aim = Het doel: wie als eerste van de eigen stapel af is, wint. Kaarten gaan naar de stapels in het midden, van 1 tot en met { $highest }.
guide-lesson-dacapo-stack-waits = Bovenop je stapel ligt een { $number }. Die kan nog nergens heen: hij wacht tot er in het midden een { $number } nodig is.
guide-lesson-dacapo-stack-mine = Eén minder! De volgende kaart van je stapel ligt open. Ga door zolang er iets past.
guide-lesson-dacapo-hand-emptied = Je hand was leeg, dus wordt hij meteen aangevuld en speel je door. Goed gedaan!
guide-lesson-dacapo-other-built = { $who } heeft in het midden een { $number } gespeeld. Die stapels zijn van iedereen: misschien past er nu iets van jou.
guide-lesson-dacapo-other-stack = { $who } heeft een { $number } van de eigen stapel gespeeld: daar een kaart minder. Let op hoeveel er nog over zijn.
guide-lesson-dacapo-other-joker = { $who } heeft een joker gespeeld, hier als { $number }: een joker staat voor elk getal.
guide-lesson-dacapo-stack-gift = { $who } heeft de bovenste kaart van jouw stapel gespeeld, een { $number }. Dat mag, en het is een cadeau: een kaart minder voor jou!
guide-lesson-dacapo-other-put = { $who } legt een kaart op een hulpstapel: { $card-a }. Daarmee is de beurt voorbij. Later kan die kaart van daaruit naar het midden.
guide-lesson-dacapo-finished = Een bouwstapel heeft { $highest } bereikt en gaat opzij. Zijn plek is vrij voor een nieuwe 1.
guide-lesson-dacapo-reshuffled = De trekstapel was leeg, dus zijn de volle bouwstapels geschud en vormen ze de nieuwe.
guide-lesson-dacapo-no-card = Je had geen kaart om weg te leggen, dus eindigt je beurt gewoon.
guide-lesson-dacapo-stalemate = Niemand kon nog iets doen, dus is de ronde voorbij: de kleinste stapel wint.
