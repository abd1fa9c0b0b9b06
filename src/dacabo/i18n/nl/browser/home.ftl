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
app-home-new = Nieuwe tafel
app-home-events = Toernooien
    .about = Tafels loten, de tijd bijhouden, een winnaar uitroepen.
app-home-more = Meer
app-home-rules = Spelregels
app-home-settings = Instellingen
