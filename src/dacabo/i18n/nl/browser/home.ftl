### De app in de browser: het startscherm.

## Wat op meer dan één scherm staat

app-name = Je naam
app-language = Taal

# Bots heten naar tempo’s; één woord zegt wat je te wachten staat.
app-level-largo = dromerig
app-level-andante = rustig
app-level-allegro = scherp
app-level-presto = genadeloos
app-level-prestissimo = griezelig goed

## Het startscherm

app-home-sentence = Cabo en Da Capo!, met vrienden of tegen bots. Schuif aan, er is al geschud.
app-home-greeting = Welkom terug, { $name }! Je stoel is nog warm.
app-home-play = Nu spelen
app-home-dealing = Er wordt gedeeld …
app-home-against = Tegen
app-home-bots = Hoeveel
app-home-here = Samen op deze telefoon
app-home-game = Spel
app-home-length = Hoelang
app-home-one-round = één ronde
app-home-to-points = tot { $points }
app-home-remember = Help me onthouden
    .about = Wat je gezien hebt, blijf je zien.
app-home-learn = Leren spelen
app-home-friends = Met vrienden
app-home-new = Nieuwe tafel
app-home-real = Met echte kaarten
    .about = Speel met je eigen kaarten en laat je telefoon tellen, thuis of op een toernooi.
app-home-pads = Scoreblok
app-home-events = Toernooien
app-home-more = Meer
app-home-rules = Spelregels
app-home-settings = Instellingen

## Wat later komt

app-home-join = Aan tafel gaan
app-home-code = Code of link
app-home-code-missing = Typ de zes tekens van de code, of plak de link.
app-home-join-do = Aanschuiven
app-home-camera = Een QR-code? De camera van je telefoon brengt je vanzelf naar de tafel.
app-home-running = Je partij met { $names }
app-home-go-on = Verder
app-home-mine = Mijn tafels
app-home-open = Open tafels
app-home-looking = We kijken even rond …
app-home-nobody = Er wacht nu niemand – open een tafel en laat Allegro aanschuiven.
app-table-of = Tafel van { $host }
app-phase-open = { $taken } van { $players } aan tafel
app-phase-playing = bezig
app-phase-paused = gepauzeerd
app-phase-over = afgelopen
app-phase-closed = gesloten
