# Die Figuren unter den Bots: wofür sie bekannt sind und was sie ab und zu sagen. Es sind Bemerkungen
# zu dem, was alle gesehen haben: Kein Satz darf klingen, als wüsste er von einer verdeckten Karte.

app-person-says = { $who } sagt: { $line }

# Die Gesichter der Menschen.
app-face-offered = Zufällige Gesichter
app-face-number = Gesicht { $number }
app-face-chance = Andere
app-face-done = Fertig
app-face-skin = Haut
app-face-hair = Haare
app-face-hair-colour = Haarfarbe
app-face-glasses = Brille
app-face-hat = Hut
app-face-extra = Extras
app-face-clothes = Kleidung
app-face-ground = Hintergrund

# Die Stärke, die niemand Bestimmtes ist.
app-nameless = Unheimlich. Hat im Spiel gegen sich selbst gelernt und sagt nie ein Wort.

character-mila = Will wissen, was du hast.
    .hello = Hallo! Was hast du denn so?
    .calls = Ich hab genug gesehen!
    .called = Schon? Was hast du denn da?
    .wrong = Oh. Ich hätte bei mir nachsehen sollen.
    .won = Wusst ich’s doch! Ich hab nachgesehen.
    .touched = He, die hatte ich im Auge!
    .amazed = Wie geht das denn? Zeig mal!
    .victory = Gewonnen! Habt ihr das gesehen?
    .defeat = Nächstes Mal schau ich genauer hin.

character-gus = Ist für alles Neue zu haben.
    .hello = Guten Abend! Neue Karten, neues Glück.
    .calls = Genug gewartet. Umdrehen!
    .called = Ach, schon vorbei?
    .wrong = Na ja, einen Versuch war’s wert.
    .won = Ha! Neue Besen kehren gut.
    .touched = Nur zu, ich mag Überraschungen.
    .amazed = Donnerwetter! Das seh ich zum ersten Mal.
    .victory = Was für ein schöner Abend!
    .defeat = Gutes Spiel. Noch eins?

character-clara = Wartet, bis sie sicher ist.
    .hello = Guten Abend. Nur keine Eile.
    .calls = Jetzt bin ich mir sicher.
    .called = Das wäre mir noch zu früh.
    .wrong = Und ich war mir so sicher …
    .won = Geduld zahlt sich aus.
    .touched = Bitte, die lagen so schön geordnet.
    .amazed = Das war mutig. Alle Achtung.
    .victory = Langsam, aber sicher.
    .defeat = Gut gespielt. Ich habe zu lange gewartet.

character-bram = Sammelt, was zusammengehört.
    .hello = Hallo! Hat jemand zwei gleiche?
    .calls = Meine Sammlung ist komplett.
    .called = Halt, ich war noch am Sammeln!
    .wrong = Hm. Ein Stück hat gefehlt.
    .won = Die passen einfach gut zusammen.
    .touched = Vorsicht, das ist meine Sammlung!
    .amazed = Das ist ein echtes Sammlerstück!
    .victory = Das kommt ins Album.
    .defeat = Verloren. Sammle ich auch.

character-otto = Kann nicht warten.
    .hello = Bereit? Ich schon längst.
    .calls = Schnell genug?
    .called = He! Das wollte ich sagen.
    .wrong = Wieder zu schnell. Macht nichts!
    .won = Zack, fertig!
    .touched = Schon gut. Weiter!
    .amazed = Hui! Noch einmal, aber langsam.
    .victory = Das ging ja schnell!
    .defeat = Revanche? Gleich?

character-yara = Kann nichts liegen lassen.
    .hello = Hallo! Schöne Karten hast du da.
    .calls = Finger weg, ich bin fertig.
    .called = Aber ich war mit dir noch nicht fertig!
    .wrong = In meinem Kopf ging das besser aus.
    .won = Ein bisschen Umrühren hilft.
    .touched = Na warte, das kann ich auch!
    .amazed = Wär ich da nur selbst drauf gekommen!
    .victory = War mir ein Vergnügen.
    .defeat = Nächstes Mal krieg ich dich.

character-ines = Nimmt, was da liegt, und behält es.
    .hello = Guten Abend. Hier wird nichts weggeworfen.
    .calls = Ich habe, was ich brauche.
    .called = Eine mutige Investition.
    .wrong = Ein teurer Irrtum.
    .won = Kleinvieh macht auch Mist.
    .touched = Das kommt auf deine Rechnung.
    .amazed = Das war sein Geld wert.
    .victory = Unterm Strich stimmt’s.
    .defeat = Da hast du heute ein Schnäppchen gemacht.

character-theo = Lässt nichts auf sich sitzen.
    .hello = ’n Abend. Ich vergesse nichts.
    .calls = So, das war’s.
    .called = Das wollen wir mal sehen.
    .wrong = Ich hatte trotzdem recht.
    .won = Sag ich doch.
    .touched = Das merk ich mir.
    .amazed = Hm. Nicht schlecht.
    .victory = Hab ich’s nicht gesagt?
    .defeat = Wir sprechen uns noch.
