### Die App im Browser: die Seiten rund um den Tisch.

## Ein Link zum Weitergeben

app-copy-link = Link kopieren
app-share = Teilen
app-copied = Kopiert
app-copy-selected = Der Link ist markiert: Kopiere ihn mit Strg+C, oder halt den Finger darauf.
app-link-only-here = Diesen Link kann nur dieser Rechner öffnen: Handys erreichen ihn nicht. Starte den Server mit „dacabo serve --lan“.

## Ein schnelles Spiel

app-home-opponents = Gegen wen spielst du?
    .about = Wähl einen bis vier Bots aus. Jeder hat seine eigene Spielstärke und seine Marotte.
app-home-options = Dein Tisch
app-home-length = Wie lange?
app-home-remember = Hilf mir beim Merken
    .about = Was du gesehen hast, bleibt für dich sichtbar.

## Ein neuer Tisch

app-new-table = Am Tisch
app-new-players = Wie viele spielen mit?
app-new-memory = Gedächtnis
app-new-memory-classic = Klassisch
    .about = Was du gesehen und wieder hingelegt hast, musst du dir merken.
app-new-memory-assisted = Mit Hilfe
    .about = Alle sehen, welche Karten sie kennen und wo die jetzt liegen. Gut für Kinder und nach langen Tagen.
app-new-clock = Zeit für einen Zug
    .about = Ist die Zeit um, macht der Tisch für dich einen harmlosen Zug.
app-new-clock-none = Kein Limit
    .about = Lass dir so viel Zeit, wie du brauchst.
app-new-seconds = { $seconds } s
app-tempo = Tempo der Bots
app-new-snap = Zeit zum Draufwerfen
    .about = So lange dürft ihr auf eine abgelegte Karte eine gleiche draufwerfen.
app-new-snap-tempo = Stan­dard
app-new-public = Öffentlich
    .about = Der Tisch steht auf der Startseite, und wer mag, setzt sich dazu.
app-new-spectators = Zuschauen
    .about = Wer den Link hat, darf zuschauen und sieht nur, was offen liegt.
app-new-house-rules = Hausregeln
    .about = Ändere, was du magst. Änderungen sind markiert, und du kannst sie zurücknehmen.
app-new-other-rules = Weitere Regeln
    .about = Sie betreffen nur das Spiel, nicht die Punkte.
app-new-changes =
    { $changes ->
        [0] nichts geändert
        [one] eine Änderung
       *[other] { $changes } Änderungen
    }
app-new-cards = Karten und Austeilen
app-new-playing = Im Spiel
app-new-pile = Der Nachziehstapel
app-new-points = Punkte
app-new-end = Das Ende
app-new-less = { $option }: eins weniger
app-new-more = { $option }: eins mehr
app-new-set-back = Zurück zu „{ $value }“
app-new-link = Ein Link mit diesen Regeln
    .about = Wer ihn öffnet, findet alles so eingestellt wie hier.
app-new-link-copy = Link kopieren
app-new-ignored = Im Link stand etwas, das wir nicht verstehen und deshalb weggelassen haben: { $what }.
app-new-open = Tisch öffnen

## Vor der Partie

app-lobby-invite = Setzt euch dazu
    .about = Code eintippen, Link öffnen oder QR-Code scannen.
app-lobby-qr = QR-Code mit dem Link zu diesem Tisch
app-lobby-chairs = Wer spielt mit?
app-lobby-free = Frei
app-lobby-you = du
app-lobby-host = leitet den Tisch
app-lobby-bot = Bot
app-lobby-ready = bereit
app-lobby-not-ready = noch nicht bereit
app-lobby-sit = Hier sitzen
app-lobby-move = Hierher wechseln
app-lobby-leave = Aufstehen
app-lobby-free-chair = { $name } vom Stuhl bitten
app-lobby-add-seat = Noch ein Stuhl
app-lobby-remove-seat = Diesen Stuhl wegstellen
app-lobby-watching =
    { $watching ->
        [one] Eine weitere Person schaut zu.
       *[other] { $watching } weitere Leute schauen zu.
    }
app-lobby-nobody = Außer dir ist noch niemand da. Schick den Link herum, oder hol { $names } dazu.
app-lobby-cast = Bot hierher setzen
app-lobby-fill = { $names } dazuholen
app-lobby-full = Alle Stühle sind besetzt. Bleib gern da und schau zu.
app-lobby-sit-down = Hinsetzen
app-lobby-here = an diesem Gerät
app-lobby-here-add = Noch jemand an diesem Gerät
    .about = Ihr reicht es herum, und niemand sieht die Karten der anderen.
app-lobby-here-name = Name
app-lobby-elsewhere = Spielt jemand von woanders mit?
app-lobby-wait-chairs =
    { $free ->
        [one] Ein Stuhl ist noch frei.
       *[other] { $free } Stühle sind noch frei.
    }
app-lobby-wait-ready =
    { $count ->
        [one] { $names } ist noch nicht bereit.
       *[other] { $names } sind noch nicht bereit.
    }
app-lobby-wait-host = Es fehlt nur noch der Startschuss.
app-lobby-wait-start = Jetzt kann { $host } loslegen.
app-lobby-start = Austeilen
app-lobby-shuffling = Es wird gemischt …
app-lobby-shuffling-waits = Es wird gemischt … Wir warten nur noch auf { $names }.
app-lobby-say-ready = Ich bin bereit
app-lobby-say-not-ready = Moment noch
app-lobby-rules = Alle Regeln
app-lobby-change-rules = Regeln ändern
    .about = Wer schon bereit war, wird noch einmal gefragt.
app-lobby-agree = So spielen wir
app-lobby-fair = Niemand kann sich die Karten aussuchen
app-lobby-word = Misch mit
    .about = Dein Browser mischt immer ein eigenes Geheimnis unter, auf Wunsch auch ein Wort von dir. Beides bleibt auf diesem Gerät, bis alle ihren Anteil versiegelt haben; so kann sich niemand die Karten aussuchen, auch dieser Server nicht.
app-lobby-word-label = Irgendein Wort
app-lobby-word-give = Untermischen
app-lobby-word-mine = Dein Wort: „{ $word }“.
app-lobby-word-others =
    { $count ->
        [one] { $names } hat auch mitgemischt.
       *[other] { $names } haben auch mitgemischt.
    }
app-lobby-commitment = Siegel
    .about = Das ist die SHA-256-Prüfsumme des Startwerts. Nach der Partie wird der Startwert gezeigt, und alle können das Mischen nachprüfen.
app-lobby-close = Tisch schließen
app-lobby-close-sure = Den Tisch für alle schließen? Wieder öffnen lässt er sich nicht.
app-lobby-close-yes = Schließen

## Ein Gerät für mehrere

app-hands-pass = Gib das Handy an { $name } weiter
app-hands-who = Wer hat das Handy?
app-hands-alone = Alle anderen: bitte wegschauen!
app-hands-mine = Ich bin { $name }
app-hands-gone = { $name } kommt nicht wieder
app-hands-gone-price = Für { $name } spielt ein Bot weiter; über das Menü geht es zurück ins Spiel.
app-hands-gone-yes = Bot spielen lassen
app-hands-return = { $name } spielt wieder selbst
app-hands-snap = { $name } wirft drauf
app-hands-snap-who = Wer hat die gleiche? Hat sie niemand, tippt auf den Tisch.

# Die Regeln dieses Tisches, in wenigen Wörtern.
app-rules-change = { $option }: { $value }
app-rules-classic = ohne Gedächtnishilfe
app-rules-assisted = mit Gedächtnishilfe
app-rules-no-clock = ohne Uhr
app-rules-clock = { $seconds } s pro Zug
app-rules-snap = { $seconds } s zum Draufwerfen
app-rules-public = öffentlich
app-rules-no-spectators = ohne Publikum

## Einstellungen

app-settings = Einstellungen
app-settings-looks = Aussehen
app-settings-theme = Tag oder Nacht
app-settings-theme-auto = Wie das Gerät
app-settings-theme-light = Tag
app-settings-theme-dark = Nacht
app-settings-face = Karten
app-settings-face-normal = Gezeichnet
    .about = Mit Bildern: je höher, desto heißer.
app-settings-face-large = Große Zahlen
    .about = Eine riesige Zahl, quer durchs Zimmer zu lesen.
app-settings-preview = Drei Karten, wie du sie sehen wirst
app-settings-table = Am Tisch
app-settings-sound = Töne
    .about = Leise Karten, ein Klopfen, wenn du dran bist, eine Glocke für Cabo. Auf dem Handy sind sie aus, bis du sie einschaltest.
app-settings-volume = Lautstärke
app-settings-vibration = Vibration
    .about = Ein kurzes Brummen, wenn du dran bist, wenn jemand an deine Karten geht und wenn draufgeworfen wird.
app-settings-motion = Bewegung
    .about = Karten wandern dorthin, wo sie hingehören. Wünscht sich dein Gerät weniger Bewegung, bleiben sie ohnehin ruhig.
app-settings-reactions = Reaktionen
    .about = Sehen, wenn die anderen klatschen, lachen oder seufzen.
app-settings-keys = Tastenkürzel
    .about = Am Tisch hat jede Aktion einen Buchstaben. Schalt das aus, wenn du mit deinem Gerät sprichst, statt zu tippen.
app-settings-hand = Linkshändig
    .about = Spiegelt die Knöpfe am Tisch.
app-settings-notify = Sag mir, wenn ich dran bin
    .about = Wenn du dran bist und gerade woanders hinsiehst, meldet sich dein Gerät.
    .no = Dein Browser erlaubt das nicht. Ändern kannst du es in seinen Einstellungen für diese Seite.
app-settings-extreme = Extrem
    .about = Dasselbe Spiel ohne den Spaß: keine Farbe, keine Bewegung, kein Ton. Für ernste Menschen und graue Montage.
app-settings-me = Ich
app-face = Dein Gesicht
app-settings-name-keep = Speichern
app-settings-name-kept = Ab jetzt heißt du { $name }.
app-settings-nobody = Wir kennen dich noch nicht. Sobald du spielst, kannst du von hier aus auf einem anderen Gerät weitermachen oder deine Daten löschen.
app-settings-devices = Auf einem anderen Gerät weiter
    .about = Scann einen Code mit dem Handy, und dein Platz steckt in der Hosentasche.
app-settings-link = Persönlichen Link zeigen
    .about = Er gilt einmal und zehn Minuten lang. Wer ihn hat, kann in deinem Namen spielen: Behalt ihn für dich.
app-settings-qr = QR-Code mit deinem persönlichen Link
app-settings-log-out = Abmelden
    .about = Für Geräte, die auch andere benutzen oder die du nicht mehr hast.
app-settings-log-out-here = Auf diesem Gerät abmelden
app-settings-log-out-sure = Dieses Gerät vergisst, wer du bist; deine Tische und dein Name bleiben. Ohne ein anderes Gerät von dir oder einen persönlichen Link, den du vorher erstellt hast, führt kein Weg zurück.
app-settings-log-out-others = Überall sonst abmelden
app-settings-logged-out = Abgemeldet. Wer sich als Nächstes hierhersetzt, ist jemand Neues. Links zu Punkteblöcken und Turnieren bleiben in diesem Browser.
app-settings-logged-out-others = Erledigt. Nur noch dieses Gerät kennt dich.
app-settings-delete = Meine Daten löschen
    .about = Alles, was wir über dich wissen. Viel ist es nicht.
app-settings-delete-sure = Dein Name, deine Links und die Liste deiner Tische werden sofort gelöscht, auf allen deinen Geräten, und niemand kann sie zurückholen. In laufenden Partien übernimmt ein Bot. Deine Züge bleiben ohne deinen Namen, solange es den Tisch gibt, denn die Partie der anderen besteht daraus.
app-settings-delete-yes = Ja, vergesst mich
app-settings-deleted = Wer warst du noch gleich? Alles vergessen. Komm wieder, wann du magst.

## Am anderen Ende eines persönlichen Links

app-continue = Weiter geht’s
app-continue-waiting = Deine Karten ziehen um …
app-continue-no-code = In diesem Link fehlt der Code. Erstell in den Einstellungen deines anderen Geräts einen neuen.
app-continue-instead = Hier bist du bisher { $name }. Machst du mit dem Link weiter, spielst du auf diesem Gerät unter dem anderen Namen. Als { $name } kannst du dann nur noch auf einem anderen Gerät weiterspielen, auf dem du so angemeldet bist.
app-continue-yes = Mit dem Link weiter

## Nirgends

app-cut-link = Dieser Link ist nicht vollständig
    .about = Der Teil nach # fehlt. Wahrscheinlich wurde er beim Kopieren oder Verschicken abgeschnitten. Lass dir den ganzen Link geben oder scann den QR-Code noch einmal.
app-lost = Dieser Platz ist leer
    .about = Vielleicht hat hier jemand einen Satz gespielt. Was es auch war, jetzt liegt es auf dem Ablagestapel.

## Regeln, und Lernen beim Spielen

app-rules-title = Regeln
app-rules-sets = Regelwerke
app-rules-loading = Die Regeln werden geholt …
app-learn-title = Lernen beim Spielen
app-learn-about = Ein Kartenspiel lernt man am besten beim Spielen. Du spielst eine echte Partie gegen Largo, der langsam denkt, und neben dir sitzt jemand, der alles erklärt, wenn es so weit ist.
app-learn-cabo = Merk dir deine Karten und werde die hohen los. Zwei Runden, etwa fünf Minuten.
app-learn-dacapo = Leg von 1 bis 10 ab und leere deinen Stapel. Ein kleiner Stapel, etwa fünf Minuten.
app-learn-start = { $game } lernen
app-learn-read = Ich lese lieber die Regeln.
app-coach-learned = Das war alles, was du wissen musst. Bereit für eine richtige Partie?
app-coach-lead-on = Jetzt gegen zwei Bots spielen
