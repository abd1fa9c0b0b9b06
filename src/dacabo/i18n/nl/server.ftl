### De server.

## Wat niet op te slaan is

error-stream-went-on = Iemand was je voor en de tafel is al verder. Kijk nog eens.
error-guest-exists = Deze gast is er al. Probeer het nog een keer.
error-store-full = De schijf van de server is vol, dus er kan nu niets worden opgeslagen. Geef het door aan wie de server beheert.
error-store-nearly-full = De schijf van de server is bijna vol, dus er kan nu niets nieuws worden geopend. Wat al bezig is, gaat gewoon door. Geef het door aan wie de server beheert.
error-store-busy = De database van de server is even bezet. Probeer het zo nog eens.
error-store-away = De server kan zijn database even niet bereiken. Er gaat niets verloren: zodra die terug is, gaat het spel verder.
error-store-moved-on = Een nieuwere versie van Dacabo heeft de database intussen bijgewerkt. Geef het door aan wie deze server beheert: ook de server moet worden bijgewerkt en opnieuw gestart.
error-stream-unreadable = Wat hier is opgeslagen, is niet meer te lezen. Geef het door aan wie de server beheert; misschien staat het nog in een reservekopie.
error-store-failed = Opslaan is mislukt ({ $reason }). Geef het door aan wie de server beheert.
error-store-closed = De server wordt afgesloten. Kom zo terug.

## Aan tafel

error-no-such-table = Er is geen tafel met die code. Controleer de spelling.
error-no-such-match = Die partij is niet aan deze tafel gespeeld. Controleer de link.
error-no-such-link = Die link is al gebruikt of verlopen. Maak een nieuwe op het andere apparaat.
error-no-such-address = Op dit adres is niets te vinden. Ga naar het startscherm.
error-method-not-allowed = Dit adres neemt zulke aanvragen niet aan. Controleer de HTTP-methode.
error-no-such-chair = Die stoel staat niet aan deze tafel. Kies een andere.
error-not-a-guest = We kennen je nog niet. Kies eerst een naam.
error-not-seated = Je zit niet aan deze tafel. Ga eerst zitten.
error-not-host = Dat kan alleen de spelleider. Vraag het even.
error-house-full = De server is nu vol. Probeer het over een paar minuten opnieuw.
error-table-full = Alle stoelen zijn bezet. Je kunt wel meekijken.
error-chair-taken = Daar zit al iemand. Kies een andere stoel.
error-chair-not-taken = Die stoel is al vrij.
error-too-many-seated = Er zitten hier { $people } mensen. Laat voor iedereen een stoel staan, of vraag iemand om op te staan.
error-chairs-assigned = Aan deze tafel heeft iedereen een eigen stoel. Schuif aan via je eigen pagina.
error-sits-already = Je zit al op een andere stoel aan deze tafel. Speel daar verder.
error-character-sits = { $name } zit al aan deze tafel. Kies iemand anders.
error-chairs-free = Er zijn nog stoelen vrij. Wacht op meer spelers of zet er bots neer.
error-not-everybody-ready = Nog niet iedereen is klaar. Wacht nog even.
error-match-not-begun = De partij is nog niet begonnen. Wacht op de start.
error-match-about-to-begin = De partij begint zo. Wacht heel even.
error-seal-differs = Dit is niet wat je verzegeld had. Laad de pagina opnieuw; helpt dat niet, begin dan over een paar tellen nog eens.
error-share-not-shown = Je hebt niet laten zien wat je verzegeld had. Deze partij begint zonder jouw aandeel; de volgende keer mag je weer meeschudden.
error-match-goes-on = De partij is nog bezig. Speel die eerst uit.
error-match-rests = De partij is gepauzeerd. Hervat die eerst.
error-rules-changed = Deze partij begon met oudere regels (versie { $began }; nu geldt { $now }) en kan niet meer worden getoond. Begin een nieuwe.
error-table-worn-out = Dat wordt te veel voor één tafel. Open een nieuwe.
error-what-if-unfinished = Deze partij is nog niet afgelopen. Je kunt alleen verderspelen vanuit een afgelopen partij.
error-what-if-no-moment = Dit moment komt in de partij niet voor. Kies in de film een ander moment.
error-what-if-after-the-end = Hier is de partij al afgelopen. Kies een eerder moment.
error-what-if-too-long = Er gingen te veel zetten aan dit moment vooraf om hier verder te kunnen spelen. Kies een eerder moment.
error-what-if-over = Dit was maar een “Wat als?”. Ga terug naar de film en kies een ander moment.
error-what-if-no-record = Deze partij begon midden in een andere en heeft geen eigen verslag. Neem het verslag van die andere partij.
error-hello-first = Zeg eerst hallo (hello).
error-table-closed = Deze tafel is gesloten. Open een nieuwe.
error-round-goes-on = De ronde is nog bezig. Speel die eerst uit.
error-bot-sits-in = Er speelt een bot voor je. Neem het eerst weer over.
error-bot-stays = Twee keer per ronde is genoeg: deze speelt de bot voor je uit. Daarna kun je het weer overnemen.
error-nobody-sits-in = Er speelt niemand voor je. Speel gewoon zelf.
error-somebody-is-there = Die speler is er. Een bot valt alleen in voor wie weg is.
error-decision-over = Te laat, dat is al beslist. Kijk naar de tafel.
error-other-decision = Dat kan nu niet. Kijk waar de tafel op wacht.

## Wat een link naar een tafel zegt

invitation = { $host } nodigt je uit voor { $game }
invitation-watch = Kijk mee aan de tafel van { $host }: { $game }
invitation-later = Een tafel voor { $game }

## Wat niet te lezen is

error-message-unreadable = De server begreep dat niet. Laad de pagina opnieuw.
error-too-fast = Dat was te veel tegelijk. Wacht even.
error-body-not-json = Stuur dit als JSON (content type application/json).
error-body-too-large = Dat is te lang. Maak het korter.
error-body-too-slow = Dat kwam te langzaam binnen. Probeer het nog eens.
error-body-unreadable = De server begreep dat niet. Laad de pagina opnieuw.
