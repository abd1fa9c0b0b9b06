### Links zu Punkteblöcken und Turnieren.

error-no-such-key = Dieser Link führt hier ins Leere. Vielleicht wurde er beim Kopieren abgeschnitten oder durch einen neuen ersetzt, oder das Ziel ist gelöscht. Lass dir den aktuellen schicken.
error-link-withdrawn = Dieser Link wurde gesperrt oder durch einen neuen ersetzt. Frag nach dem, der jetzt gilt.
error-event-deleted = Die Turnierleitung hat dieses Turnier gelöscht, mit allem, was darin stand.
error-club-deleted = Dieses Vereinsbuch wurde gelöscht, mit allem, was darin stand.
error-key-not-for-this = Dieser Link ist für etwas anderes. Frag die Turnierleitung nach dem richtigen.
error-no-online-match = Hier wird keine Partie online gespielt. Frag die Turnierleitung.
error-online-table-changed = Seit der Online-Tisch geöffnet wurde, hat sich die Besetzung dieser Partie geändert. Die Turnierleitung kann einen neuen öffnen; hat die Partie schon begonnen, spielt an einem echten Tisch weiter, und die Turnierleitung trägt die Punktestände ein.
error-no-match-pad = Für diese Partie gibt es gerade keinen Punkteblock: Sie hat nicht begonnen, wird online gespielt oder ist entschieden. Frag die Turnierleitung.
error-match-pad-closed = Zu dieser Partie ist nach dem Beginn noch jemand dazugekommen, deshalb ist der Punkteblock geschlossen. Spielt weiter und tragt am Ende die Punktestände ein.
error-totals-not-on-pad = Diese Punktestände stehen so nicht auf eurem Block. Gebt ab, was dort steht, oder bittet die Turnierleitung, das Ergebnis einzutragen.
error-pad-written-on = Gerade hat jemand etwas auf den Block geschrieben. Schaut euch die Punktestände noch einmal an und gebt sie dann ab.
error-pad-empty = Auf dem Block steht noch nichts. Tragt erst die Runden ein oder bittet die Turnierleitung, das Ergebnis einzutragen.
