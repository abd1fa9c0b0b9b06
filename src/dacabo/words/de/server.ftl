### Der Server.

## Was sich nicht speichern lässt

error-stream-went-on = Da war jemand schneller, am Tisch ging es schon weiter. Schau noch einmal hin.
error-guest-exists = Diesen Gast gibt es schon. Versuch es noch einmal.
error-store-full = Die Platte des Servers ist voll, gerade lässt sich nichts speichern. Sag bitte denen Bescheid, die ihn betreiben.
error-store-busy = Ein anderes Programm hält die Datei des Servers gerade besetzt. Versuch es gleich noch einmal.
error-store-failed = Das Speichern ist gescheitert ({ $reason }). Sag bitte denen Bescheid, die den Server betreiben.
error-store-closed = Der Server fährt gerade herunter. Komm gleich wieder.
error-store-cannot-open = „{ $file }“ lässt sich nicht öffnen ({ $reason }).
error-store-not-ours = „{ $file }“ ist kein Spielzimmer von Dacabo und bleibt, wie sie ist. Wähl eine andere Datei.
error-store-newer = „{ $file }“ stammt von einem neueren Dacabo (Fassung { NUMBER($found, useGrouping: 0) }; dieses kennt Fassung { NUMBER($known, useGrouping: 0) }). Bring Dacabo auf den neuesten Stand, oder wähl eine andere Datei.
error-store-unsafe = Auf dieser Platte könnten Züge verloren gehen: Die SQLite-Einstellung { $setting } bleibt { $found } statt { $needed }. Leg die Datei auf eine lokale Platte.

## Sicherungen

error-backup-exists = „{ $file }“ gibt es schon und wird nicht überschrieben. Wähl einen anderen Namen.
error-backup-failed = Die Sicherung „{ $file }“ ließ sich nicht schreiben ({ $reason }).
error-backup-damaged = Die Kopie von „{ $file }“ ist beschädigt und wurde gelöscht. Vielleicht geht die Platte kaputt; prüf sie.

## Der Befehl

serve-about = Den Kartensaal öffnen: Tische für Menschen und Bots, im Browser oder über WebSocket.
serve-opened = Der Kartensaal ist offen: { $link }
serve-stop = Beenden mit Strg-C.
copy-about = Die Datei des Servers kopieren, auch während er läuft.
copy-file = wohin die Kopie kommt; nichts wird überschrieben
copy-progress = { $percent } % kopiert
copy-done = Kopiert und geprüft: { $file }
error-cannot-listen = Auf { $host }, Port { NUMBER($port, useGrouping: 0) }, ist nichts zu machen ({ $reason }). Läuft dort schon ein Server? Nimm einen anderen --port.

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
error-match-goes-on = Die Partie läuft noch.
error-match-rests = Die Partie ruht. Setzt sie zuerst fort.
error-rules-changed = Diese Partie begann nach älteren Regeln (Fassung { $began }, jetzt gilt { $now }) und lässt sich danach nicht mehr zeigen.
error-table-worn-out = Das wird zu viel für einen Tisch. Öffne einen neuen.
error-hello-first = Sag zuerst Hallo (hello).
error-table-closed = Dieser Tisch ist geschlossen.
error-round-goes-on = Die Runde läuft noch.
error-bot-sits-in = Gerade spielt ein Bot für dich. Übernimm zuerst wieder.
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

## Links of pads and events

error-no-such-key = Dieser Link führt hier zu nichts. Vielleicht wurde er beim Kopieren abgeschnitten, oder das Ziel ist längst gelöscht.
error-key-not-for-this = Dieser Link ist für etwas anderes. Frag die Turnierleitung nach dem richtigen.
error-no-online-match = Hier wird keine Partie online gespielt.
error-online-table-changed = Seit der Online-Tisch eröffnet wurde, haben sich die Spieler dieser Partie geändert. Die Turnierleitung kann einen neuen eröffnen; hat die Partie schon begonnen, spielt an einem echten Tisch weiter, und die Turnierleitung trägt die Summen ein.
error-no-match-pad = Für diese Partie gibt es gerade keinen Punkteblock: Sie hat nicht begonnen, wird online gespielt oder ist entschieden.
error-match-pad-closed = Jemand ist aus dieser Partie ausgeschieden, deshalb ist ihr Punkteblock geschlossen. Spielt weiter und tragt am Ende die Summen ein.
