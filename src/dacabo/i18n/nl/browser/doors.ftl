### De app in de browser: de andere deuren van het startscherm en de lijsten met tafels.

app-home-friends = Met vrienden
app-home-here = Samen op dit apparaat
app-home-here-phone = Samen op deze telefoon
app-home-pads = Scoreblok
    .about = Echte kaarten op tafel? Dacabo houdt de score bij.

app-home-join = Aanschuiven bij een tafel
app-home-code = Code of link
app-home-code-missing = Typ de zes tekens van de code, of plak de link.
app-home-join-do = Aanschuiven
app-home-camera = Een QR-code? De camera van je telefoon brengt je vanzelf naar de tafel.
app-home-go-on = Verder
app-home-mine = Mijn tafels
app-home-film = Film van partij { $match }
app-home-film-file = Verslag als film openen
app-home-open = Open tafels
app-home-looking = We kijken even rond …
app-home-nobody = Er wacht nu niemand. Open een tafel en laat Mila aanschuiven.
app-table-of = Tafel van { $host }
app-phase-open = { $taken } van { $players } aan tafel
app-phase-playing = bezig
app-phase-paused = gepauzeerd
app-phase-over = afgelopen
app-home-won = gewonnen
app-home-lost = verloren
app-phase-closed = gesloten
