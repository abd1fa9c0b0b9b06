### Die App: das Vereinsbuch.

app-club-nobody = Person { NUMBER($number, useGrouping: 0) }
app-club-nameless = Ein Turnier

## On the page of tournaments

app-club-books = Vereinsbuch
app-club-books-about = Für alle, die sich regelmäßig zum Spielen treffen: Personen, Abende, Saisontabellen und Ratings an einem Ort.
app-club-name = Name des Vereins
app-club-name-example = Freitagsrunde
app-club-open = Buch anlegen
app-club-from-file = Gespeichertes Buch öffnen

## The book

app-club-next = Nächster Abend
app-club-links = Link und Dateien
app-club-seasons = Saisons
app-club-no-season = Leg eine Saison an, dann steht hier ihre Tabelle.
app-club-season-empty = Aus dieser Saison steht noch kein Abend im Buch.
app-club-all-count = Alle Abende zählen
app-club-best-count =
    { $best ->
        [one] Nur der beste Abend zählt
       *[other] Die besten { $best } Abende zählen
    }
app-club-rule-places = Punkte nach Platz: { $points }, alle anderen { $others }
app-club-rule-results = Punkte für jede besiegte Person: { $ahead }, bei Gleichstand: { $level }
app-club-people = Personen
app-club-evenings-count =
    { $count ->
        [one] { $count } Abend
       *[other] { $count } Abende
    }
app-club-won-count = Siege: { $count }
app-club-tables-count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
app-club-guests =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
app-club-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
app-club-rating-heading = Rating
app-club-rating-about = Die erste Zahl ist das Rating; es beginnt bei 25. Hinter ± steht, wie unsicher es noch ist.
app-club-rating-order = Sortiert wird nach dem, was sicher erreicht ist: Rating minus dreimal die zweite Zahl.
app-club-nobody-yet = Noch steht niemand im Buch. Füg Namen hinzu oder trag einen Abend ein.
app-club-add = Personen hinzufügen
app-club-add-example = Ana, Ben, Klara
app-club-add-do = Hinzufügen
app-club-evenings = Abende
app-club-no-evening = Noch kein Abend. Leg mit „Nächster Abend“ einen an, oder trag ein abgeschlossenes Turnier ein.
app-club-plan-about = Ein Turnier für diesen Verein. Wenn es vorbei ist, trag es ins Buch ein.
app-club-take-in = Ins Buch eintragen
app-club-other-event = Turnier eintragen
app-club-event-link = Link des Turniers (egal welcher)
app-club-event-look = Weiter
app-club-table = Tisch { $table }
app-club-take-out = Aus dem Buch nehmen
app-club-take-out-price = Der Abend zählt dann in keiner Saison und in keinem Rating mehr. Solange es das Turnier gibt, kannst du ihn wieder eintragen.

## A person

app-club-pairs = Direkter Vergleich
app-club-met = Zusammen am Tisch
app-club-ahead = Gewonnen
app-club-behind = Verloren
app-club-rename = Namen ändern
app-club-rename-do = Ändern
app-club-merge = Ist dieselbe Person wie
app-club-merge-do = Mit { $other } zusammenführen
app-club-merge-price = Alle Abende von { $other } gehören dann zu { $name }. Das lässt sich nicht rückgängig machen.
app-club-forget = Persönliche Daten löschen
app-club-forget-price = Statt des Namens steht dann überall nur noch eine Nummer. Die Ergebnisse bleiben, damit die Tabelle für alle anderen noch stimmt. Das lässt sich nicht rückgängig machen.

## A season

app-club-season-new = Neue Saison
app-club-season-change = Saison ändern
app-club-season-name = Name der Saison
app-club-season-example = Winter 2026/27
app-club-since = Erster Tag
app-club-until = Letzter Tag
app-club-best = Abende, die zählen
app-club-best-about = Pro Person nur die besten; ohne Begrenzung zählen alle.
app-club-points = Punkte
app-club-by-place = Nach Platz
app-club-by-place-about = Punkte für den Platz am Ende des Abends. Wer sich einen Platz teilt, bekommt die vollen Punkte.
app-club-by-result = Nach Ergebnis
app-club-by-result-about = Punkte für jede Person, die du am Tisch hinter dir lässt, und für jede, mit der du gleichauf liegst.
app-club-places = Punkte für Platz 1, 2, 3 und so weiter
app-club-places-wrong = Schreib ganze Zahlen mit Leerzeichen dazwischen.
app-club-others = Alle anderen
app-club-others-about = Fürs Dabeisein.
app-club-ahead-points = Punkte für jede Person hinter dir
app-club-ahead-about = An jedem deiner Tische.
app-club-level-points = Punkte bei Gleichstand
app-club-level-about = Für jede Person, mit der du gleichauf liegst.
app-club-season-open = Saison anlegen
app-club-season-save = Speichern
app-club-season-remove = Saison entfernen
app-club-season-remove-price = Die Abende bleiben im Buch; nur diese Tabelle verschwindet.

## Taking an evening in

app-club-take-in-about = Wer war wer? Namen, die schon im Buch stehen, sind bereits ausgewählt.
app-club-on = Datum
app-club-somebody-new = Jemand Neues
app-club-take-in-do = Ins Buch eintragen
app-club-not-over = Dieses Turnier läuft noch. Schließ es auf der Seite der Turnierleitung ab, dann kannst du es hier eintragen.
app-club-tell-about = Sind noch andere aus dem Verein dazugekommen? Gib weiter, mit wem sie schon am Tisch saßen, dann nimmt die Auslosung darauf Rücksicht.
app-club-tell = An die Auslosung weitergeben
app-club-told = Weitergegeben: Die Auslosung nimmt darauf Rücksicht.
app-club-drop-plan = Nicht eintragen
app-club-drop-plan-price = Das Turnier verschwindet nur aus dieser Liste. Gelöscht wird es nicht.

## The next evening

app-club-next-about = Ein neues Turnier mit allen, die du anhakst. Andere können später noch dazukommen.
app-events-like-evening = Wie letztes Mal: { $about }
app-events-like-consolation = Trostrunde
app-events-like-rounds =
    { $rounds ->
        [one] eine Vorrunde für alle
       *[other] { $rounds } Vorrunden für alle
    }
app-events-like-prizes =
    { $count ->
        [one] ein Preis
       *[other] { $count } Preise
    }
app-club-next-name = Name des Abends
app-club-who = Wer kommt? ({ $count })
app-club-avoid = Wiederholte Begegnungen vermeiden
app-club-avoid-about = Die Auslosung bringt möglichst Leute zusammen, die in der gewählten Saison noch nicht an einem Tisch saßen. Nachprüfen lässt sie sich trotzdem.
app-club-avoid-no = Nein
app-club-next-open = Turnier anlegen

## Links and files

app-club-public-about = Mit diesem Link können alle das Buch lesen. Dein eigener Link bleibt bei dir: Dein Browser merkt ihn sich unter „Turniere“.
app-club-spreadsheet = Als Tabelle speichern
app-club-file = Als Datei speichern
app-club-renew-public = Diesen Link ersetzen
app-club-renew-public-price = Der alte Link funktioniert dann bei niemandem mehr.
app-club-renew-mine = Eigenen Link ersetzen
app-club-renew-mine-price = Mit dem alten Link kann dann niemand mehr ins Buch schreiben.
app-club-delete = Das ganze Buch löschen
app-club-invite = Das Buch gemeinsam führen
    .about = Lad jemanden ein: Die Person bekommt einen eigenen Link und kann alles, was du kannst. Im Protokoll steht, wer was getan hat.
app-club-invite-name = Name der Person
app-club-invite-do = Link erstellen
app-club-invite-once = Gib diesen Link nur dieser Person. Er wird nicht noch einmal angezeigt, aber du kannst ihn sperren.
app-club-you = du
app-club-withdraw = Link sperren
app-club-withdraw-price = { $name }: Mit diesem Link lässt sich das Buch dann nicht mehr führen.
app-club-invite-again = Neuer Link
app-club-organiser-forget = Namen löschen
app-club-organiser-forget-price = Der Name verschwindet endgültig aus dem Protokoll.
app-club-organiser-nameless = Ohne Namen
app-club-organiser-gone = Früher dabei
app-club-log = Protokoll des Buchs
app-club-log-opened = Das Buch „{ $name }“ wurde angelegt.
app-club-log-added = Neu im Buch: { $names }.
app-club-log-renamed = Ein Name wurde zu { $name } korrigiert.
app-club-log-merged = Zwei Einträge wurden zusammengeführt: { $name }.
app-club-log-forgotten = Ein Name wurde gelöscht.
app-club-log-planned = Der Abend „{ $name }“ wurde geplant.
app-club-log-dropped = Ein geplanter Abend wird nicht eingetragen.
app-club-log-recorded = Der Abend „{ $name }“ wurde eingetragen.
app-club-log-removed = Ein Abend wurde aus dem Buch genommen.
app-club-log-season = Die Saison „{ $name }“ wurde angelegt oder geändert.
app-club-log-season-removed = Eine Saison wurde entfernt.
app-club-log-renewed = Ein Link wurde ersetzt.
app-club-log-invited = { $name } hat einen eigenen Link bekommen und führt das Buch jetzt mit.
app-club-log-withdrawn = { $name }: Der Link wurde gesperrt.
app-club-delete-price = Personen, Abende, Saisons und Ratings sind dann für alle weg, für immer. Die Turniere selbst bleiben. Speichere das Buch vorher als Datei, wenn du es behalten willst.
