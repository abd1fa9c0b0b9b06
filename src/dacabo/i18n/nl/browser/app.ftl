### De app in de browser: wat alle schermen delen, en de tafel voor Cabo.

app-close = Sluiten
app-back = Terug
app-home = Naar het startscherm
app-never-mind = Toch maar niet
app-offline = De server is even niet te bereiken. We blijven het proberen.
app-try-again = De server is nu niet te bereiken. Probeer het zo nog eens.
app-connecting = Even naar de tafel lopen …
app-unreachable = Dit deel van de app kon niet worden opgehaald. Misschien is de verbinding weg, of is er een nieuwere versie.
app-reload = Opnieuw laden
app-guest-name = Gast

## De tafel

app-table = Tafel { $code }
app-others = De anderen
app-middle = In het midden
app-mine = Je kaarten
app-actions = Je mogelijkheden
app-menu = Menu
app-rules-now = De regels voor dit moment
app-round = Ronde { $round }
app-first-looks = Kaarten bekijken
app-your-turn = Jouw beurt
app-their-turn = { $who } is aan de beurt
app-minutes-left = { $minutes } min
app-total = Totaal
app-of-goal = van { $goal }
app-card-count =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
app-called = heeft Cabo geroepen
app-away = weg
app-bot-name = { $name } (bot)
app-looks-here = { $who } bekijkt deze kaart
app-key-menu = Menu openen
app-key-help = Sneltoetsen tonen of verbergen

## Plekken, zoals een schermlezer ze noemt

app-spot-down = { $where }, gedekt
app-spot-open = { $where }: { $card }
app-spot-remembered = { $where }, gedekt; je hebt { $card } gezien
app-spot-empty = { $where }: leeg
app-pile =
    { $count ->
        [0] Trekstapel, leeg
        [one] Trekstapel, één kaart
       *[other] Trekstapel, { $count } kaarten
    }
app-discard-pile = Aflegstapel: { $card }
app-discard-empty = Aflegstapel, leeg
app-no-hand = Niemand heeft een kaart in de hand
app-you-hold = Je hebt { $card } in de hand
app-they-hold = { $who } heeft { $card } in de hand
app-they-hold-hidden = { $who } heeft een kaart in de hand

## Wat je bij Cabo kunt doen

app-draw = Trekken
app-take-card = Neem { $card-the }
app-take-index = Neem { $card }
app-cabo = Cabo
app-sneak = Stiekem kijken (twee strafkaarten)
app-cabo-yes = Cabo!
app-pass = Passen
app-seen = Onthouden
app-remember = Onthoud hem goed.
app-remember-next = Onthoud hem goed en tik dan op de volgende.
app-discard = Afleggen
app-set = Set spelen …
app-use-peek = Bekijken
app-use-spy = Spioneren
app-use-swap = Ruilen
app-use-king = Heer gebruiken
app-choose-first-look =
    { $count ->
        [one] Kies nog één van je kaarten.
       *[other] Kies { $count } van je kaarten, een voor een.
    }
app-summary-awaited =
    { $players-are ->
        [you] Iedereen wacht op jou.
        [you-and] Nog met de kaarten bezig: { $players } – en jij.
        [one] { $players } bekijkt de kaarten nog.
       *[many] { $players } bekijken de kaarten nog.
    }
app-choose-replace = Tik de kaart aan die je wilt vervangen.
app-choose-power =
    { $power ->
        [none] Houden? Tik de kaart aan die je vervangt. Of leg de nieuwe af.
        [peek] Houden? Tik de kaart aan die je vervangt. Of leg de nieuwe af en bekijk er een.
        [spy] Houden? Tik de kaart aan die je vervangt. Of leg de nieuwe af en spioneer.
        [swap] Houden? Tik de kaart aan die je vervangt. Of leg de nieuwe af en ruil.
       *[king] Houden? Tik de kaart aan die je vervangt. Of leg de nieuwe af en gebruik de heer.
    }
app-wave = Niet wachten
app-last-lap = { $who } heeft Cabo geroepen. Nog één beurt voor alle anderen!
app-last-lap-you = Je hebt Cabo geroepen. Duimen maar!
app-last-lap-sign = Laatste beurten

## Al spelend leren

app-coach = Je coach
app-coach-on = Verder
# The caption of a button that asks for something first.
app-more = { $text } …

## Het verloop

app-log-title = Spelverloop
app-log-played-as = Het is druk in de speelzaal: { $who } speelde deze zet zoals { $level }.
app-log-sits-in =
    { $who-is ->
        [you] Een bot speelt voor jou.
       *[other] Een bot speelt voor { $who }.
    }

## Reacties

app-react = Reageren

## Meldingen

app-fair-broken = Vertrouw deze kaarten niet: ze zijn niet geschud met wat iedereen verzegeld had.
app-fair-without-me = Dit apparaat heeft niet meegeschud: het kwam te laat, of een ander apparaat van jou deed het al.
app-banner-lost = De verbinding is weg. We blijven het proberen …
app-banner-bot = Er speelt een bot voor je.
app-banner-take-over = Overnemen
app-banner-paused = De partij is gepauzeerd. Elke speler kan hem hervatten.
app-banner-continue = Hervatten
app-banner-outdated = Er is een nieuwe versie. Die wordt tussen twee beurten geladen.
app-banner-load = Nu laden
app-banner-time-up = De tijd is om: dit is de laatste ronde.
app-banner-watching = Je kijkt mee.
app-banner-missed = Je was aan de beurt terwijl je weg was. Zullen we het je de volgende keer laten weten?
app-banner-call-me = Ja, graag
