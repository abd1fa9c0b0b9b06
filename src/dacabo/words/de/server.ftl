### Der Server.

## Was sich nicht speichern lässt

error-stream-went-on = Da war jemand schneller, am Tisch ging es schon weiter. Schau noch einmal hin.
error-guest-exists = Diesen Gast gibt es schon. Versuch es noch einmal.
error-store-full = Die Platte des Servers ist voll, gerade lässt sich nichts speichern. Sag bitte denen Bescheid, die ihn betreiben.
error-store-nearly-full = Die Platte des Servers ist fast voll, gerade lässt sich nichts Neues eröffnen. Was läuft, geht weiter. Sag bitte denen Bescheid, die ihn betreiben.
error-store-busy = Ein anderes Programm hält die Datei des Servers gerade besetzt. Versuch es gleich noch einmal.
error-stream-unreadable = Was hier gespeichert ist, lässt sich nicht mehr lesen. Sag bitte denen Bescheid, die den Server betreiben; vielleicht steht es noch in einer Sicherung.
error-store-failed = Das Speichern ist gescheitert ({ $reason }). Sag bitte denen Bescheid, die den Server betreiben.
error-store-closed = Der Server fährt gerade herunter. Komm gleich wieder.

## Am Tisch

error-no-such-table = Einen Tisch mit diesem Code gibt es nicht. Prüfe die Schreibweise.
error-no-such-match = Diese Partie wurde an diesem Tisch nicht gespielt.
error-no-such-link = Der Link ist verbraucht oder abgelaufen. Mach am anderen Gerät einen neuen.
error-no-such-address = Unter dieser Adresse gibt es nichts.
error-method-not-allowed = Unter dieser Adresse gibt es etwas, aber nicht mit dieser Methode.
error-no-such-chair = Diesen Stuhl hat der Tisch nicht.
error-not-a-guest = Wir kennen dich noch nicht. Wähle zuerst einen Namen.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-host = Das kann nur, wer den Tisch leitet.
error-house-full = Gerade sind alle Tische vergeben. Versuch es in ein paar Minuten wieder.
error-table-full = Alle Stühle sind besetzt.
error-chair-taken = Da sitzt schon jemand. Nimm einen anderen Stuhl.
error-chair-not-taken = Auf diesem Stuhl sitzt niemand, den man wegbitten könnte.
error-chairs-assigned = An diesem Tisch hat jede und jeder einen festen Platz. Komm über den Link deiner Spielerseite.
error-sits-already = Du sitzt schon an diesem Tisch, auf einem anderen Platz.
error-chairs-free = Noch sind Stühle frei. Warte auf weitere Leute, oder setz Bots dazu.
error-not-everybody-ready = Noch sind nicht alle bereit.
error-match-not-begun = Die Partie hat noch nicht begonnen.
error-match-about-to-begin = Die Partie beginnt gleich. Wart einen Augenblick.
error-seal-differs = Das ist nicht, was du versiegelt hattest. Lade die Seite neu; hilft das nicht, beginnt in ein paar Sekunden noch einmal.
error-share-not-shown = Du hast nicht gezeigt, was du versiegelt hattest. Diese Partie beginnt ohne deinen Anteil.
error-match-goes-on = Die Partie läuft noch.
error-match-rests = Die Partie ruht. Setzt sie zuerst fort.
error-rules-changed = Diese Partie begann nach älteren Regeln (Fassung { $began }, jetzt gilt { $now }) und lässt sich danach nicht mehr zeigen.
error-table-worn-out = Das wird zu viel für einen Tisch. Öffne einen neuen.
error-hello-first = Sag zuerst Hallo (hello).
error-table-closed = Dieser Tisch ist geschlossen.
error-round-goes-on = Die Runde läuft noch.
error-bot-sits-in = Gerade spielt ein Bot für dich. Übernimm zuerst wieder.
error-bot-stays = Zweimal in einer Runde muss reichen: Diese spielt der Bot für dich zu Ende. Sobald sie vorbei ist, kannst du wieder übernehmen.
error-nobody-sits-in = Niemand spielt für dich.
error-somebody-is-there = Diese Person ist da. Ein Bot springt nur für Abwesende ein.
error-decision-over = Das ist schon entschieden.
error-other-decision = Das ist keine Antwort auf das, was du gefragt wurdest.

## Was sich nicht lesen lässt

error-message-unreadable = Der Server hat diese Nachricht nicht verstanden.
error-too-fast = Das war zu viel auf einmal. Warte einen Augenblick.
error-body-not-json = Schick das als JSON (Content-Type application/json).
error-body-too-large = Das ist zu lang.
error-body-too-slow = Das kam zu langsam an. Versuch es noch einmal.
error-body-unreadable = Der Server hat das nicht verstanden.
error-server-failed = Im Server ist etwas schiefgegangen. Geändert wurde nichts; versuch es noch einmal.
