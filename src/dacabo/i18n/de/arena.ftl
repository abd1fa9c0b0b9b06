### Die Arena: Bots gegen Bots.

## Hilfe

arena-about = Bots mit denselben Karten gegeneinander antreten lassen und messen, wie gut sie sind
arena-names = die Bots, die spielen: { $names }. Ein Name darf mehrmals vorkommen
arena-bot = einen eigenen Bot antreten lassen, als paket.modul:Klasse; auch mehrmals
arena-game = das Spiel: { $games }
arena-rules = das Regelwerk, etwa { $presets }; ohne Angabe das erste des Spiels
arena-players = wie viele an einem Tisch sitzen; treten mehr an, spielt jede mögliche Besetzung
arena-deals = wie viele Kartenverteilungen; jede wird reihum von jedem Platz aus gespielt
arena-seed = eine ganze Zahl; derselbe Startwert ergibt dieselben Verteilungen und Ergebnisse
arena-processes = wie viele Prozesse gleichzeitig spielen; ohne Angabe einer pro Kern
arena-on = auf den Workern dieses Dask-Clusters spielen, etwa dask://host:8786, statt mit Prozessen hier
arena-fast = auf dem schnellen Simulator spielen: tausende Male schneller, aber nur mit Bots, die er kennt
arena-luck = mit dem Kenner messen, wie viel Kartenglück war, und die Zahlen darum bereinigen; nicht mit --fast
arena-save = fertige Verteilungen in dieser Datei speichern und, falls es sie schon gibt, dort weitermachen
arena-json = alle Zahlen als JSON in diese Datei schreiben; - ist die Standardausgabe
arena-csv = alle Zahlen als CSV in diese Datei schreiben; - ist die Standardausgabe
arena-html = einen Bericht mit Diagrammen in diese Datei schreiben, für jeden Browser
arena-quiet = weder Fortschritt noch Zeiten zeigen

## Die Tabelle

arena-title = { $game } · { $rules } · { $players } am Tisch
arena-played = Verteilungen: { $deals } · Partien: { $matches } · Startwert: { $seed }
arena-on-simulator = auf dem Simulator
arena-figures = alle Zahlen
arena-win-rate = gewonnene Partien, %
arena-fair = Die Linie zeigt einen gleichen Anteil für alle.
arena-mean-place = mittlerer Platz
arena-points = Punkte pro Runde
arena-rounds-won = gewonnene Runden, %
arena-calls = Ansagen pro Runde
arena-good-calls = richtige Ansagen, %
arena-rating = Rating
arena-before = wie oft die Zeile vor der Spalte landete, %
arena-reading = Unter jeder Zahl steht ihr 95-%-Intervall, gerechnet über die Verteilungen. Ein geteilter Platz zählt anteilig. Rating: OpenSkill (Plackett–Luce), μ ± σ.
arena-adjusted = um das Kartenglück bereinigt
arena-fewer-deals = sonst nötige Verteilungen
arena-adjusted-reading = Kartenglück ist, was gezogene Karten nach dem Urteil des Kenners geändert haben. Im Mittel ist es 0, darum sind die bereinigten Zahlen nicht verzerrt. × 2,0: Ohne diese Messung bräuchte ein so schmales Intervall doppelt so viele Verteilungen.
arena-adjusted-too-few = Um das Kartenglück herauszurechnen, braucht es mindestens { $deals } Verteilungen.
arena-decimal = { $whole },{ $part }

## Zeiten

arena-times = Millisekunden pro Entscheidung
arena-mean-time = Mittel
arena-percentile = 95 % bis
arena-longest = längste
arena-decisions = Entscheidungen
arena-speed = { $matches } Partien pro Sekunde auf einem Kern.
arena-made-with = Erstellt von Dacabo { $version } mit

## Unterwegs

arena-progress =
    { $total ->
        [one] { $done } von { $total } Verteilung · { $share } %
       *[other] { $done } von { $total } Verteilungen · { $share } %
    }
arena-left = noch { $time }
arena-stopped =
    { $done ->
        [one] Angehalten: { $done } von { $deals } Verteilungen ist fertig.
       *[other] Angehalten: { $done } von { $deals } Verteilungen sind fertig.
    }
arena-continue = Weiter geht es mit:
arena-not-saved = Mit --save DATEI lässt sich ein Lauf später fortsetzen.

## Was schiefging

error-no-such-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $bots }.
error-no-such-game = Das Spiel „{ $game }“ gibt es hier nicht. Zur Wahl stehen: { $games }.
error-no-such-rules = Das Regelwerk „{ $rules }“ gibt es in diesem Spiel nicht. Zur Wahl stehen: { $presets }.
error-bot-not-found = Der Bot „{ $bot }“ lässt sich nicht laden ({ $reason }). Prüf, wie Modul und Klasse heißen.
error-not-a-bot = „{ $bot }“ ist kein Bot. Ein Bot braucht zwei Methoden: hear und choose.
error-too-few-entrants = An einen Tisch für { $players } gehören ebenso viele Bots, angetreten sind aber nur { $entrants }. Nenn mehr, oder wähl einen kleineren Tisch.
error-number-too-low = Wähl für { $option } mindestens { $lowest }.
error-luck-not-on-simulator = Das Kartenglück wird in echten Partien gemessen, nicht auf dem Simulator. Lass --fast oder --luck weg.
error-bot-raised = Der Bot „{ $bot }“ ist in Verteilung { NUMBER($deal, useGrouping: 0) } gescheitert ({ $reason }). Was fertig ist, bleibt erhalten.
error-bot-illegal = Der Bot „{ $bot }“ hat in Verteilung { NUMBER($deal, useGrouping: 0) } einen Zug gemacht, der ihm nicht erlaubt ist ({ $move }). Was fertig ist, bleibt erhalten.
error-match-stalled = Verteilung { NUMBER($deal, useGrouping: 0) } nimmt kein Ende: Nach { $most } Entscheidungen spielen immer noch { $bots }. Was fertig ist, bleibt erhalten.
error-worker-ended = Ein Prozess der Arena ist abgestürzt, vielleicht aus Speichermangel. Versuch es mit weniger --processes. Was fertig ist, bleibt erhalten.
error-cluster-unreadable = „{ $cluster }“ ist keine Adresse eines Clusters. Schreib sie so: dask://host:8786.
error-cluster-unreachable = Unter { $cluster } antwortet kein Dask-Scheduler. Prüf die Adresse und ob er läuft.
error-cluster-empty = Der Cluster unter { $cluster } hat keine Worker. Starte welche mit „dask worker“ und versuch es noch einmal.
error-cluster-differs = Ein Worker im Cluster hat { $there } statt { $here }. Installiere überall dieselben Versionen, damit dasselbe herauskommt. Was fertig ist, bleibt erhalten.
error-cluster-differs-unknown = Nicht alle Worker im Cluster können mit dieser Version spielen ({ $here }). Installiere überall dieselbe. Was fertig ist, bleibt erhalten.
error-cluster-lost = Der Scheduler unter { $cluster } antwortet nicht mehr. Was fertig ist, bleibt erhalten.
error-cluster-workers-died = Mehrere Worker des Clusters sind über denselben Verteilungen abgestürzt, vielleicht aus Speichermangel. Gib ihnen mehr Speicher, oder starte je Rechner weniger Worker. Was fertig ist, bleibt erhalten.
error-journal-differs = „{ $file }“ gehört zu einem anderen Lauf der Arena (dort ≠ hier: { $differs }). Gib dasselbe an wie damals, oder wähl eine andere Datei.
error-journal-unreadable = Zeile { NUMBER($line, useGrouping: 0) } von „{ $file }“ ist beschädigt. Lösch diese Zeile, oder wähl eine andere Datei.
error-not-a-journal = Die Datei „{ $file }“ stammt nicht aus der Arena und bleibt, wie sie ist. Wähl eine andere.
error-cannot-save = „{ $file }“ lässt sich nicht schreiben ({ $reason }). Wähl eine andere Datei.
error-file-twice = „{ $file }“ kann nicht zweimal verwendet werden. Wähl für jede Ausgabe eine eigene Datei.
error-save-needs-file = Was --save speichert, wird später wieder gelesen, darum geht „-“ nicht. Wähl eine Datei.
error-no-weights = Die Datei „{ $file }“ fehlt; in ihr steht, was dieser Bot gelernt hat. Installiere Dacabo neu.
error-broken-weights = Die Datei „{ $file }“ ist beschädigt; in ihr steht, was dieser Bot gelernt hat. Installiere Dacabo neu.
