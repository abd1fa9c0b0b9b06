### De app in de browser: het startscherm.

## Wat op meer dan één scherm staat

app-name = Je naam
app-language = Taal

## Het startscherm

app-home-sentence = Cabo en Da Capo!, met vrienden of tegen bots. Schuif aan, er is al geschud.
app-home-greeting = Welkom terug, { $name }! Je stoel is nog warm.
app-home-play = Nu spelen
app-home-dealing = Er wordt gedeeld …
app-home-against = Tegen
app-home-change = wijzigen
app-home-game = Spel
app-home-one-round = één ronde
app-home-to-points = tot { $points }
app-tempo-calm = rustig
app-tempo-brisk = vlot
app-tempo-instant = meteen
app-home-learn = Leren spelen
app-home-friends = Met vrienden
app-home-new = Nieuwe tafel
app-home-here = Samen op dit apparaat
app-home-here-phone = Samen op deze telefoon
app-home-pads = Scoreblok
    .about = Echte kaarten op tafel? Dacabo houdt de score bij.
app-home-events = Toernooien
    .about = Tafels loten, tijd bijhouden, een winnaar kronen.
app-home-more = Meer
app-home-rules = Spelregels
app-home-settings = Instellingen

## Wat later komt

app-home-join = Aan tafel gaan
app-home-code = Code of link
app-home-code-missing = Typ de zes tekens van de code, of plak de link.
app-home-join-do = Aanschuiven
app-home-camera = Een QR-code? De camera van je telefoon brengt je vanzelf naar de tafel.
app-home-go-on = Verder
app-home-mine = Mijn tafels
app-home-open = Open tafels
app-home-looking = We kijken even rond …
app-home-nobody = Er wacht nu niemand – open een tafel en laat Mila aanschuiven.
app-table-of = Tafel van { $host }
app-phase-open = { $taken } van { $players } aan tafel
app-phase-playing = bezig
app-phase-paused = gepauzeerd
app-phase-over = afgelopen
app-home-won = gewonnen
app-home-lost = verloren
app-phase-closed = gesloten
