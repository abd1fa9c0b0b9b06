### De speelzaal op dit apparaat: wat ervoor opgeslagen wordt, hoe ze start en wat alleen voor één apparaat geldt.

app-pocket-alone = Deze speelzaal bestaat alleen op dit apparaat. Wil je met meerdere telefoons spelen of een toernooi houden, installeer Dacabo dan op een computer.

## Zonder verbinding

app-pocket-no-connection = Geen verbinding.
app-pocket-not-kept = Wil je zonder verbinding op dit apparaat spelen? Open dan de instellingen zodra je weer verbinding hebt en kies “Dacabo op dit apparaat opslaan”.
app-pocket-here = Je speelt op dit apparaat. Alles blijft hier.
app-pocket-play = Op dit apparaat spelen
app-pocket-online = Terug naar de online speelzaal
app-pocket-online-short = Weer online
app-pocket-pads = Scoreblok

## Instellingen

app-pocket-title = Op dit apparaat
app-pocket-about = Speel zonder verbinding: tegen bots, of samen op dit apparaat. Partijen blijven op dit apparaat. De ontwikkelaarstools van de browser kunnen alle kaarten tonen, ook die van de bots.
app-pocket-unable = In deze browser werkt de speelzaal alleen met verbinding. Het scoreblok werkt ook zonder.
app-pocket-keep = Dacabo op dit apparaat opslaan ({ $size } MB)
app-pocket-fetching = Dacabo wordt opgehaald
app-pocket-arrived = { $percent }% opgehaald
app-pocket-kept = Opgeslagen: je kunt zonder verbinding spelen.
app-pocket-little-space = Er is te weinig ruimte: er is ongeveer { $needed } MB nodig en de browser heeft nog { $space } MB. Maak wat ruimte op het apparaat en probeer het opnieuw.
app-pocket-remove = Dacabo van dit apparaat verwijderen
app-pocket-remove-matches =
    { $matches ->
        [one] De tafel op dit apparaat wissen
       *[other] Alle { $matches } tafels op dit apparaat wissen
    }
    .sure = Partijen, punten en verslagen zijn dan voorgoed weg: ze staan nergens anders.

## De start

app-pocket-starting = De kaarten worden klaargelegd …
    .about = De eerste keer duurt het een paar seconden. Daarna gaat het sneller.
app-pocket-elsewhere = Dacabo staat al open in een ander tabblad. Speel daar verder, of sluit dat tabblad om hier verder te gaan.
app-pocket-damaged = Een deel van Dacabo kwam twee keer beschadigd aan. Je partijen zijn veilig. Probeer het nog eens.
app-pocket-failed = Dat lukte niet op dit apparaat. Je partijen zijn veilig. Probeer het nog eens.
app-pocket-offline = Een deel van Dacabo staat nog niet op dit apparaat. Probeer het opnieuw zodra je weer verbinding hebt.
app-pocket-store-full = Op dit apparaat is geen ruimte meer. Er is niets verloren: maak wat ruimte en probeer het opnieuw.
app-pocket-too-weak = Dit apparaat heeft te weinig geheugen voor de speelzaal. Het scoreblok werkt wel.
app-pocket-again = Opnieuw proberen

## Na een partij

app-pocket-seal = Op dit apparaat bewijst de controle alleen dat er na het delen niets meer veranderd is. Het apparaat heeft zelf geschud en verzegeld: niemand anders heeft meegekeken.
