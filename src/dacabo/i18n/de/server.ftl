### Der Server.

## Was sich nicht speichern lässt

error-stream-went-on = Da war jemand schneller, am Tisch ging es schon weiter. Schau noch einmal hin.
error-guest-exists = Diesen Gast gibt es schon. Versuch es noch einmal.
error-store-full = Der Datenträger des Servers ist voll, gerade lässt sich nichts speichern. Sag bitte der Person Bescheid, die ihn betreibt.
error-store-nearly-full = Der Datenträger des Servers ist fast voll, gerade lässt sich nichts Neues anlegen. Was läuft, geht weiter. Sag bitte der Person Bescheid, die ihn betreibt.
error-store-busy = Die Datenbank des Servers ist gerade ausgelastet. Versuch es gleich noch einmal.
error-store-away = Der Server erreicht seine Datenbank gerade nicht. Nichts geht verloren: Sobald sie wieder da ist, geht es weiter.
error-store-moved-on = Ein neueres Dacabo hat die Datenbank inzwischen auf den neuesten Stand gebracht. Sag bitte der Person Bescheid, die diesen Server betreibt: Er muss aktualisiert und neu gestartet werden.
error-stream-unreadable = Was hier gespeichert ist, lässt sich nicht mehr lesen. Sag bitte der Person Bescheid, die den Server betreibt; vielleicht steht es noch in einer Sicherung.
error-store-failed = Das Speichern ist gescheitert ({ $reason }). Sag bitte der Person Bescheid, die den Server betreibt.
error-store-closed = Der Server fährt gerade herunter. Komm gleich wieder.

## Am Tisch

error-no-such-table = Einen Tisch mit diesem Code gibt es nicht. Prüf die Schreibweise.
error-no-such-match = Diese Partie wurde an diesem Tisch nicht gespielt. Prüf den Link.
error-no-such-link = Der Link ist verbraucht oder abgelaufen. Erstell auf dem anderen Gerät einen neuen.
error-no-such-address = Unter dieser Adresse gibt es nichts. Geh zur Startseite.
error-method-not-allowed = Diese Adresse nimmt solche Anfragen nicht an. Prüf die HTTP-Methode.
error-no-such-chair = Diesen Stuhl hat der Tisch nicht. Nimm einen anderen.
error-not-a-guest = Wir kennen dich noch nicht. Wähl zuerst einen Namen.
error-not-seated = Du sitzt nicht an diesem Tisch. Setz dich zuerst.
error-not-host = Das kann nur die Person, die den Tisch leitet. Frag sie.
error-house-full = Der Server ist gerade voll. Versuch es in ein paar Minuten wieder.
error-table-full = Alle Stühle sind besetzt. Du kannst zuschauen.
error-chair-taken = Da sitzt schon jemand. Nimm einen anderen Stuhl.
error-chair-not-taken = Dieser Stuhl ist schon frei.
error-too-many-seated = Hier sitzen { $people } Personen. Lass für alle einen Stuhl stehen, oder bitte jemanden, aufzustehen.
error-chairs-assigned = An diesem Tisch haben alle einen festen Stuhl. Nimm über deine eigene Seite Platz.
error-sits-already = Du sitzt schon an diesem Tisch, auf einem anderen Stuhl. Spiel dort weiter.
error-character-sits = { $name } sitzt schon an diesem Tisch. Hol jemand anderen.
error-chairs-free = Noch sind Stühle frei. Warte auf weitere Leute, oder hol Bots dazu.
error-not-everybody-ready = Noch sind nicht alle bereit. Warte noch kurz.
error-match-not-begun = Die Partie hat noch nicht begonnen. Warte auf den Start.
error-match-about-to-begin = Die Partie beginnt gleich. Warte einen Augenblick.
error-seal-differs = Das ist nicht das, was du versiegelt hattest. Lad die Seite neu; hilft das nicht, versuch es gleich noch einmal.
error-share-not-shown = Du hast nicht gezeigt, was du versiegelt hattest. Diese Partie beginnt ohne deinen Anteil.
error-match-goes-on = Die Partie läuft noch. Spielt sie zuerst zu Ende.
error-match-rests = Gerade ist Pause. Setzt die Partie zuerst fort.
error-rules-changed = Diese Partie begann nach älteren Regeln (Version { $began }, jetzt gilt { $now }) und lässt sich nicht mehr anzeigen. Beginnt eine neue.
error-table-worn-out = Dieser Tisch hat sein Limit erreicht. Öffne einen neuen.
error-what-if-unfinished = Diese Partie ist noch nicht zu Ende. Weiterspielen kannst du nur aus einer beendeten heraus.
error-what-if-no-moment = Diesen Moment gibt es in der Partie nicht. Wähl im Film einen anderen.
error-what-if-after-the-end = Hier ist die Partie schon zu Ende. Wähl einen früheren Moment.
error-what-if-too-long = Vor diesem Moment liegen zu viele Züge, um von hier weiterzuspielen. Wähl einen früheren.
error-what-if-over = Das war nur ein „Was wäre, wenn?“. Geh zurück zum Film und wähl einen anderen Moment.
error-what-if-no-record = Diese Partie hat mitten in einer anderen begonnen und hat keine eigene Aufzeichnung. Nimm die der anderen.
error-hello-first = Sag zuerst Hallo (hello).
error-table-closed = Dieser Tisch ist geschlossen. Öffne einen neuen.
error-round-goes-on = Die Runde läuft noch. Spielt sie zuerst zu Ende.
error-bot-sits-in = Gerade spielt ein Bot für dich. Übernimm zuerst wieder.
error-bot-stays = Zweimal in einer Runde muss reichen: Diese spielt der Bot für dich zu Ende. Sobald sie vorbei ist, kannst du wieder übernehmen.
error-nobody-sits-in = Für dich spielt niemand: Spiel einfach selbst.
error-somebody-is-there = Diese Person ist da. Ein Bot springt nur für Abwesende ein.
error-decision-over = Zu spät, das ist schon entschieden. Schau auf den Tisch.
error-other-decision = Das passt hier nicht. Schau, worauf der Tisch wartet.

## Was ein Link zu einem Tisch sagt

invitation = { $host } lädt dich zu { $game } ein
invitation-watch = Schau bei { $host } zu: { $game }
invitation-later = Ein Tisch für { $game }

## Was sich nicht lesen lässt

error-message-unreadable = Der Server hat das nicht verstanden. Lad die Seite neu.
error-too-fast = Das war zu viel auf einmal. Warte einen Augenblick.
error-body-not-json = Schick das als JSON (Content-Type application/json).
error-body-too-large = Das ist zu lang. Mach es kürzer.
error-body-too-slow = Das kam zu langsam an. Versuch es noch einmal.
error-body-unreadable = Der Server hat das nicht verstanden. Lad die Seite neu.
