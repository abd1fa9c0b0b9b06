### Aufgezeichnete Partien: was über sie zu sagen ist und was an ihnen falsch sein kann.

## Eine Partie erzählen

records-title = { $game } · { $rules } · { $players }
records-change = Geändert – { $option }: { $value }
records-unfinished = Die Partie wurde nicht zu Ende gespielt.
records-round = Runde { $round }
records-points = Punkte
records-totals = Gesamt

## Nichts ist falsch

records-moves =
    { $moves ->
        [one] Alles in Ordnung: Der einzige Zug folgt den Regeln
       *[other] Alles in Ordnung: Alle { $moves } Züge folgen den Regeln
    }
records-proven = { records-moves }, und jedes Mischen ergibt sich aus dem Startwert. Vergleiche dieses Siegel mit dem, das vor der Partie gezeigt wurde: { $commitment }
records-sealed = { records-moves }. Das Mischen lässt sich erst prüfen, wenn der Startwert offenliegt. Siegel: { $commitment }
records-unproven = { records-moves }. Das Mischen lässt sich nicht prüfen: Die Aufzeichnung hat keinen Startwert.

## Etwas ist falsch, und wo

records-where = Zeile { NUMBER($line, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }:
error-record-too-large = { records-where } Das ist zu groß. Eine Aufzeichnung hat höchstens { $bytes } Bytes. Wähl eine andere Datei.
error-record-not-utf-8 = { records-where } Das ist kein UTF-8-Text. Speichere die Datei so.
error-record-line-too-long = { records-where } Diese Zeile ist zu lang. Eine Zeile hat höchstens { $characters } Zeichen.
error-record-character = { records-where } Das Zeichen { $character } hat in einer Aufzeichnung nichts zu suchen.
error-record-cut-off = { records-where } Die Aufzeichnung bricht ab. In der letzten Zeile muss das Ergebnis stehen.
error-record-no-record = { records-where } Das ist keine Dacabo-Aufzeichnung. Die erste Zeile muss „{ $first }“ lauten.
error-record-header = { records-where } Das gehört nicht hierher. Im Kopf stehen diese Zeilen, jede einmal: { $keys }.
error-record-incomplete = { records-where } Die Zeile „{ $key }“ fehlt.
error-record-game = { records-where } Dieses Spiel kennen wir nicht. Wir spielen { $games }.
error-record-version = { records-where } Das folgt Version { $found } der Regeln; wir kennen Version { $known }.
error-record-rules = { records-where } Dieses Regelwerk gibt es nicht. Zur Wahl stehen: { $presets }.
error-record-option = { records-where } Geänderte Regeln schreibt man so: rounds=3. Jede darf nur einmal vorkommen.
error-record-options-refused = { records-where } Nach diesen Regeln kann niemand spielen.
error-record-names = { records-where } Alle brauchen einen eigenen Namen mit höchstens { $characters } Zeichen.
error-record-players-refused = { records-where } In dieser Besetzung geht es nach diesen Regeln nicht.
error-record-texts = { records-where } Hier gehört { $seat }= hin und ein Text in Anführungszeichen; danach ein Leerzeichen oder nichts mehr.
error-record-hex = { records-where } Das müssen 64 Ziffern sein, jede 0 bis 9 oder a bis f.
error-record-seal-incomplete = { records-where } Zum Startwert gehören sein Siegel und die Wörter oder Anteile aller.
error-record-words-of-everyone = { records-where } Für alle muss ein Wort dastehen, und sei es ein leeres.
error-record-word-refused = { records-where } Eines dieser Wörter ist nicht zu gebrauchen.
error-record-shares = { records-where } Hier gehören ein Platz und die 64 Ziffern seines Anteils hin, in der Reihenfolge der Plätze.
error-record-words-and-shares = { records-where } Eine Partie hat entweder Wörter oder Anteile.
error-record-actor = { records-where } Da steht nicht, wer das tut. Am Anfang steht der Buchstabe eines Platzes oder „table“ für den Tisch.
error-record-move = { records-where } „{ $move }“ ist nicht zu lesen.
error-record-too-many-moves = { records-where } Eine Aufzeichnung hat höchstens { $moves } Züge. Wähl eine kürzere Partie.
error-record-too-many-rounds = { records-where } Eine Aufzeichnung hat höchstens { $rounds } Runden. Wähl eine kürzere Partie.
error-record-move-refused = { records-where } Die Regeln lassen „{ $move }“ hier nicht zu.
error-record-after-result = { records-where } Nach dem Ergebnis darf nichts mehr kommen.
error-record-line-not-empty = { records-where } Diese Zeile muss leer sein.
error-record-points = { records-where } Nach den gespielten Zügen muss es „{ $expected }“ heißen.
error-record-line = { records-where } Diese Zeile schreibt man „{ $expected }“.
error-record-commitment = { records-where } Der Startwert passt nicht zum Siegel des Tisches.
error-record-chance = { records-where } Das ergibt sich nicht aus dem Startwert und den Wörtern oder Anteilen ({ $label }).

# Der Film einer Runde.
error-film-round = { $rounds ->
    [0] In dieser Partie ist noch keine Runde gespielt.
    [one] Diese Partie hat nur Runde 1.
   *[other] Diese Runde gibt es in der Partie nicht. Wähl eine von 1 bis { $rounds }.
}
error-film-eyes = Mit diesen Augen sieht an diesem Tisch niemand. Zur Wahl stehen: { $choices }.
error-film-too-long = Diese Runde ist zu lang für einen Film: Mehr als { $moves } Züge gehen nicht. Wähl eine andere Runde.
