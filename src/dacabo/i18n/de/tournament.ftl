### Ein Turnier leiten.

## Wer was darf

error-organiser-only = Das kann nur die Turnierleitung. Sprich sie an.
error-other-table = Diese Partie gehört zu einem anderen Tisch. Dein Link gilt nur für euren.
error-not-about-you = Das betrifft jemand anderen. Hier entscheidest du nur für dich selbst.
error-match-online = Diese Partie wird online gespielt; das Ergebnis wird automatisch eingetragen.
error-others-link = Das ist der Link von jemand anderem aus der Turnierleitung; nur diese Person sieht ihn. Wer eingeladen wird, bekommt einen eigenen.
error-organiser-still-there = Der Link dieser Person gilt noch. Sperr ihn zuerst, dann lässt sich der Name löschen.
error-table-only = Nur von einem Tisch aus lässt sich die Turnierleitung holen. Du gehörst selbst zu ihr.
error-own-link = Deinen Link kann jemand anders aus der Turnierleitung sperren. Du selbst kannst ihn durch einen neuen ersetzen.
error-no-such-organiser = Diese Person gehört nicht mehr zur Turnierleitung. Sieh noch einmal nach.
error-organiser-name-taken = In der Turnierleitung heißt schon jemand { $name }. Nimm einen anderen Namen.
error-too-many-organisers = Höchstens { $most } Personen können ein Turnier leiten; wer gesperrt ist, zählt mit. Mehr könnt ihr nicht einladen.
error-link-worn-out = Mehr als { $most } Schritte gehen mit diesem Link nicht. Sprich die Turnierleitung an: Sie kann es selbst tun oder dir einen neuen Link geben.
error-steps-for-organisers = Dieses Turnier hat sein Limit fast erreicht; die letzten Schritte sind der Turnierleitung vorbehalten. Sprich sie an.

## Das Turnier als Ganzes

error-event-open-already = Das Turnier ist schon angelegt. Lad die Seite neu.
error-event-over = Das Turnier ist abgeschlossen, daran lässt sich nichts mehr ändern.
error-event-elsewhere = Dieses Turnier ist umgezogen; hier lässt sich nichts mehr ändern. Folg dem Link auf seiner Seite.
error-event-here = Dieses Turnier läuft schon hier weiter.
error-no-event-link = Das ist kein Link zu einem Turnier. Kopiere den Link der Seite für alle, von https:// bis zum Ende.
error-link-not-public = Dieser Link ist nicht für alle: Wer ihn hat, könnte mehr als zuschauen. Nimm den Link der Seite für alle.
error-nothing-announced = Gerade gibt es keine Durchsage, die du entfernen könntest.
error-called-already = Die Turnierleitung weiß schon Bescheid. Gleich kommt jemand.
error-nobody-called = Dieser Tisch wartet auf niemanden mehr.
error-call-answered = Es ist schon jemand unterwegs.
error-forgotten-already = Die Daten dieser Person sind gelöscht; es bleibt beim Pseudonym.
error-event-worn-out = Mehr als { NUMBER($most, useGrouping: 0) } Schritte sind zu viel für ein Turnier. Schließ es ab und leg ein neues an.
error-taken-back-too-often = { $most } Schritte sind schon zurückgenommen; mehr gehen bei einem Turnier nicht. Korrigiere stattdessen, was falsch ist.
error-option-not-in-events = Turniere werden ohne „{ $option }“ gespielt. Schalt das aus.
error-text-missing = Da steht nichts. Ein paar Worte genügen.
error-text-too-long = Das ist zu lang. Höchstens { $most } Zeichen.
error-name-not-clean = In diesem Text steckt etwas, das sich nicht zeigen lässt. Tipp ihn neu ein.
error-nothing-left-to-play = Du hast keine Partie mehr vor dir und musst nicht aussteigen. Dein Platz bleibt, wie er ist.
error-nothing-to-take-back = Es gibt nichts zurückzunehmen.
error-not-a-step = Das lässt sich nicht zurücknehmen: Entweder ist es schon zurückgenommen, oder es ist gar kein Schritt. Sieh noch einmal ins Protokoll.
error-steps-depend =
    { $count ->
        [one] Ein späterer Schritt hängt von diesem ab. Nimm zuerst den zurück.
       *[other] { $count } spätere Schritte hängen von diesem ab. Nimm zuerst die zurück.
    }

## Die Liste

error-name-taken = { $name } steht schon auf der Liste. Nimm einen Nachnamen oder Buchstaben dazu, damit man euch auseinanderhalten kann.
error-no-names = Da steht kein Name. Tipp mindestens einen ein.
error-one-name-only = Du kannst nur dich selbst anmelden. Gib nur einen Namen an.
error-number-taken = Diese Nummer gehört schon jemand anderem. Versuch es noch einmal.
error-field-full =
    { $most ->
        [one] Die Liste ist voll: höchstens eine Person. Erst muss ein Platz frei werden.
       *[other] Die Liste ist voll: höchstens { $most } Teilnehmende. Erst muss ein Platz frei werden.
    }
error-registration-over = Die Gruppen sind ausgelost, die Liste ist geschlossen. Frag die Turnierleitung, ob noch ein Platz für Nachzügler frei ist.
error-registration-closed = Die Liste ist geschlossen. Bitte die Turnierleitung, dich einzutragen.
error-registration-closed-already = Die Liste ist schon geschlossen.
error-registration-open-already = Die Liste ist schon offen.
error-too-many-waiting = Es warten schon { $most } Personen auf Einlass. Sprich die Turnierleitung an oder versuch es später noch einmal.
error-player-waits = { $name } wartet noch auf Einlass. Lass die Person zuerst ein.
error-nobody-waits = Wähl mindestens eine Person, die auf Einlass wartet.
error-waits-no-more = Eine dieser Personen wartet nicht mehr. Sieh noch einmal nach.
error-places-out-of-range = So viele Plätze gehen nicht. Wähl eine Zahl von { $lowest } bis { $highest }.
error-no-such-day = Diesen Tag gibt es nicht. Wähl einen aus dem Kalender.
error-public-only = Das geht nur auf der Seite für alle. Zeig der Person stattdessen ihren Link.
error-claimed-already = { $name } hat schon eine eigene Seite. Bist du { $name } und hast sie nicht, dann frag die Turnierleitung.
error-not-claimed = Die Seite von { $name } hat sich niemand geholt. Sieh noch einmal nach.
error-id-taken = Unter dieser Kennung hat schon jemand anders angefragt. Versuch es mit einer neuen.
error-id-too-short = Diese Kennung ist zu leicht zu erraten. Nimm eine mit mindestens { $least } Zeichen.
error-not-on-the-list = Diese Person steht nicht auf der Liste. Trag sie zuerst ein.
error-player-gone = { $name } ist nicht mehr dabei. Wähl jemand anderen.
error-here-already = { $name } ist schon abgehakt.
error-not-checked-in = { $name } ist noch gar nicht abgehakt. Sieh noch einmal nach.
error-check-in-over = Die Gruppen sind schon ausgelost. Wähl für alle, die fehlen, „Nicht erschienen“.
error-everybody-here = Es fehlt niemand.
error-player-twice = Jemand ist zweimal genannt. Einmal genügt.
error-player-did-play = { $name } hat schon gespielt, ist also erschienen. Wähl stattdessen „Steigt aus“.
error-player-has-match = { $name } hat schon eine Partie. Wähl jemand anderen.
error-not-late-yet = Die Gruppen sind noch nicht veröffentlicht, zu spät kommt also niemand. Setz den Namen auf die Liste.
error-no-late-place = Es ist kein Platz mehr frei: Jede Gruppe hat begonnen oder ist voll, oder die erste Vorrunde ist vorbei.
error-not-drawn = Es ist noch nichts ausgelost, also gibt es keinen Platz zu übergeben. Setz den neuen Namen auf die Liste.
error-too-late-to-replace = { $name } lässt sich nicht mehr ersetzen. Das geht nur in der ersten Vorrunde, bevor die Partie beginnt.
error-no-match-yet = { $name } hat noch keine Partie, für die es Strafpunkte geben könnte. Warte die Auslosung ab.

## Die Auslosung

error-too-few-players =
    { $found ->
        [one] Ein Turnier braucht mindestens { $fewest } Teilnehmende, auf der Liste steht { $found }. Nimm noch welche dazu.
       *[other] Ein Turnier braucht mindestens { $fewest } Teilnehmende, auf der Liste stehen { $found }. Nimm noch welche dazu.
    }
error-not-all-checked-in =
    { $count ->
        [one] Von einer Person wissen wir noch nicht, ob sie da ist. Hak sie ab oder wähl „Nicht erschienen“.
       *[other] Von { $count } Teilnehmenden wissen wir noch nicht, ob sie da sind. Hak sie ab oder wähl „Nicht erschienen“.
    }
error-draft-open = Es gibt schon einen Entwurf. Veröffentliche ihn oder nimm ihn zurück.
error-no-draft = Es gibt keinen Entwurf. Lose zuerst die Gruppen aus.
error-draw-differs = Diese Auslosung ist nicht die, die der versiegelte Startwert ergibt. Lose noch einmal aus.
error-no-seal = Das Siegel der nächsten Auslosung ist auf dem Server geblieben, auf dem das Turnier vorher lief. Setz das Turnier noch einmal aus seiner Datei fort.
error-final-drawn = Das Finale ist ausgelost; danach kommt nichts mehr.
error-results-missing =
    { $count ->
        [one] Ein Ergebnis fehlt noch. Trag es zuerst ein.
       *[other] { $count } Ergebnisse fehlen noch. Trag sie zuerst ein.
    }
error-results-unconfirmed =
    { $count ->
        [one] Ein Ergebnis hat noch niemand bestätigt. Bestätige es zuerst oder frag am Tisch nach.
       *[other] { $count } Ergebnisse hat noch niemand bestätigt. Bestätige sie zuerst oder frag an den Tischen nach.
    }
error-nothing-to-confirm = Hier ist nichts mehr zu bestätigen: Das Ergebnis zählt schon.
error-your-own-result = Dieses Ergebnis kam von deinem Handy. Bestätigen muss es jemand anders am Tisch oder die Turnierleitung.
error-table-asked = Der Tisch wurde schon gefragt. Warte auf die Antwort oder bestätige das Ergebnis selbst.
error-bots-unjudged = Ein Bot hat eine Gruppe gewonnen. Entscheide zuerst, ob die Person, für die er gespielt hat, weiterkommt.
error-ties-undecided = Ein Gleichstand ist noch offen. Spielt zuerst die Entscheidungsrunde.
error-nobody-left = Für die nächste Auslosung ist niemand mehr da. Du kannst das Turnier abschließen.
error-not-in-draft = { $name } kommt in diesem Entwurf nicht vor. Wähl jemand anderen.
error-same-group = Die beiden sind schon in derselben Gruppe. Wähl zwei aus verschiedenen Gruppen.
error-exchange-with-final = Nur eine der beiden Personen steht im Finale. Wähl zwei aus der Trostrunde.
error-format-fixed = Das Format steht fest, weil schon ausgelost ist. Verwirf zuerst die Auslosung.
error-format-impossible = Dieses Format gibt es nicht. Wähl ein anderes.

## Partien und Uhren

error-match-gone = Diese Partie zählt nicht mehr. Schau dir die Auslosung noch einmal an.
error-match-begun = Diese Partie hat schon begonnen; dafür ist es zu spät.
error-match-not-started = Diese Partie läuft noch nicht. Starte sie zuerst.
error-match-decided = Diese Partie ist entschieden; an ihrer Uhr lässt sich nichts mehr ändern.
error-match-twice = Eine Partie ist zweimal genannt. Einmal genügt.
error-code-taken = An diesem Online-Tisch wird schon eine andere Partie gespielt. Öffne einen neuen.
error-no-such-clocks = Gerade gibt es keine Uhr, bei der das geht. Schau noch einmal auf die Tische.
error-clock-rests = Die Uhr steht schon.
error-clock-runs = Die Uhr läuft schon.
error-minutes-out-of-range = Wähl { $lowest } bis { $highest } Minuten.
error-matches-in-progress = Eine dieser Partien hat schon begonnen oder läuft online. Gib ihr stattdessen mehr Zeit.
error-clock-not-due = An diesem Tisch ist die Zeit noch nicht um. Du kannst die letzte Runde selbst ansagen.

## Ergebnisse

error-result-there = Es gibt schon ein Ergebnis. Wenn es falsch ist, kann die Turnierleitung es korrigieren.
error-no-result-yet = Es gibt noch kein Ergebnis, das man korrigieren könnte. Trag zuerst eins ein.
error-nothing-corrected = Genau so steht es schon da. Nichts wurde geändert.
error-decisions-needed = Die Entscheidungsrunden werden doch gebraucht: Es ist nicht Platz für alle. Lass sie stehen.
error-totals-of-others = Trag Punkte für genau die ein, die gespielt haben, und für niemanden sonst.
error-points-out-of-range = Wähl eine Punktzahl von { $lowest } bis { $highest }.
error-too-many-rounds = Keine Partie hat mehr als { $most } Runden. Prüf die Zahl.
error-no-such-bot-seat = Bei diesem Platz ist nichts zu entscheiden. Schau dir den Stand noch einmal an.
error-no-such-tie = Zwischen ihnen ist kein Gleichstand offen. Schau dir den Stand noch einmal an.

## Preise

error-too-many-prizes = Mehr als { $most } Preise kann ein Turnier nicht haben. Streich welche.
error-prize-twice = Zwei Preise heißen gleich. Nenn einen davon anders.
error-prizes-chosen = Es hat schon jemand gewählt, also bleiben die Preise, wie sie sind. Nimm zuerst diese Wahl zurück.
error-final-not-over = Preise werden nach dem Finale gewählt. Spielt es zuerst zu Ende.
error-no-such-prize = Diesen Preis gibt es nicht. Wähl einen aus der Liste.
error-prize-gone = Dieser Preis ist vergeben. Wähl einen anderen.
error-other-chooses = Als Nächstes wählt { $name }. Warte noch kurz.
error-not-a-finalist = Alle aus dem Finale haben gewählt. Was übrig ist, bleibt bei der Turnierleitung.

## Eine Datei mit einem Turnier

error-log-too-long = Für ein Turnier ist diese Datei zu groß: höchstens { $most } MB. Wähl eine andere.
error-log-empty = In dieser Datei steht kein Turnier. Wähl eine andere.
error-log-not-ours = Zeile { NUMBER($line, useGrouping: 0) }: Das ist kein Turnier von Dacabo. Wähl eine andere Datei.
error-log-other-version = Zeile { NUMBER($line, useGrouping: 0) }: Dieses Turnier wurde in Version { NUMBER($found, useGrouping: 0) } geschrieben; dieses Dacabo liest Version { NUMBER($known, useGrouping: 0) }. Bring Dacabo auf den neuesten Stand.
error-log-cut-off = Zeile { NUMBER($line, useGrouping: 0) }: Hier bricht die Datei ab. Kopiere sie noch einmal.
error-log-unreadable = Zeile { NUMBER($line, useGrouping: 0) } ist nicht zu lesen. Vielleicht hat jemand die Datei verändert: Nimm eine ältere Kopie.
error-log-not-opened = Zeile { NUMBER($line, useGrouping: 0) }: Der Anfang des Turniers fehlt. Kopiere die ganze Datei noch einmal.
error-log-time-backwards = Zeile { NUMBER($line, useGrouping: 0) }: Das soll früher geschehen sein als die Zeile darüber. Vielleicht ist die Datei beschädigt: Nimm eine ältere Kopie.
error-log-impossible = Zeile { NUMBER($line, useGrouping: 0) }: Dieser Schritt war nicht möglich. Vielleicht ist die Datei beschädigt: Nimm eine ältere Kopie.

## Eine Datei mit Namen

error-list-too-many = Zeile { NUMBER($line, useGrouping: 0) }: In dieser Datei stehen mehr als { $most } Namen, deshalb wurde niemand daraus eingetragen. Teil die Liste auf.
error-list-too-long = Für eine Namensliste ist diese Datei zu groß: höchstens { $most } kB. Teil sie auf.
error-list-empty = In dieser Datei steht kein Name. Wähl eine andere.
error-list-not-text = Zeile { NUMBER($line, useGrouping: 0) } lässt sich nicht lesen: Das sieht nicht nach Text aus. Speichere die Liste als CSV-Datei.
error-list-no-name-column = Zeile { NUMBER($line, useGrouping: 0) }: Es gibt mehrere Spalten, und es ist nicht klar, in welcher die Namen stehen. Nenn eine davon „Name“ oder zwei „Vorname“ und „Nachname“, und die mit den Zahlungen „bezahlt“.
error-list-ragged =
    { $found ->
        [one] Zeile { NUMBER($line, useGrouping: 0) }: eine Spalte, in der ersten Zeile aber { $columns }. Alle Zeilen brauchen gleich viele.
       *[other] Zeile { NUMBER($line, useGrouping: 0) }: { $found } Spalten, in der ersten Zeile aber { $columns }. Alle Zeilen brauchen gleich viele.
    }
error-list-stray-quote = Zeile { NUMBER($line, useGrouping: 0) }: Mitten im Text steht ein Anführungszeichen. Setz das Ganze in Anführungszeichen und verdopple die darin.
error-list-open-quote = Zeile { NUMBER($line, useGrouping: 0) }: Das Anführungszeichen, das hier beginnt, wird nie geschlossen. Setz auch das zweite.
error-list-name-empty = Zeile { NUMBER($line, useGrouping: 0) }: Hier steht kein Name. Trag ihn ein, oder lösch die Zeile.
error-list-name-too-long = Zeile { NUMBER($line, useGrouping: 0) }: „{ $name }…“ ist zu lang. Höchstens { $most } Zeichen.
error-list-note-too-long = Zeile { NUMBER($line, useGrouping: 0) }: Die Notiz ist zu lang. Höchstens { $most } Zeichen.
error-list-name-twice = Zeile { NUMBER($line, useGrouping: 0) }: { $name } steht schon in Zeile { NUMBER($first, useGrouping: 0) }. Nimm einen Nachnamen oder Buchstaben dazu.

## Was zu tun ist

tournament-todo-call = Tisch { $table } braucht die Turnierleitung.
tournament-todo-call-by = Tisch { $table } braucht die Turnierleitung: { $who } wartet auf dich.
tournament-todo-time = Tisch { $table }: Die Zeit ist um. Sag die letzte Runde an.
tournament-todo-finished = Tisch { $table } ist fertig: Übernimm das Ergebnis.
tournament-todo-result = Tisch { $table }: Die letzte Runde ist angesagt. Das Ergebnis fehlt noch.
tournament-todo-vouch = Tisch { $table } hat ein Ergebnis abgegeben, bevor auf dem Punkteblock Schluss war. Stimmt es?
tournament-todo-vouch-by = Tisch { $table }: { $who } hat ein Ergebnis abgegeben, bevor auf dem Punkteblock Schluss war. Stimmt es?
tournament-todo-vouch-doubtful = Tisch { $table } hat ein Ergebnis abgegeben, in dem eine Runde kaum stimmen kann oder die letzte fehlt. Stimmt es?
tournament-todo-vouch-doubtful-by = Tisch { $table }: { $who } hat ein Ergebnis abgegeben, in dem eine Runde kaum stimmen kann oder die letzte fehlt. Stimmt es?
tournament-todo-continue = Tisch { $table }: Die Uhr steht. Geht es weiter?
tournament-todo-start = Tisch { $table }: Starte die Partie.
tournament-todo-draw-again = Gruppengrößen jetzt: { $found }, nach den Regeln: { $groups }. Neu auslosen?
tournament-todo-bot = An Tisch { $table } hat ein Bot für { $who } gespielt und liegt vorn. Kommt { $who } trotzdem weiter?
tournament-todo-decide-final = Entscheidungsrunde im Finale: { $players }.
tournament-todo-decide-group = Tisch { $table }: Entscheidungsrunde zwischen { $players } um einen Platz im Finale.
tournament-todo-decide-seats = Entscheidungsrunde um die letzten freien Plätze im Finale: { $players }.
tournament-todo-publish = Sieh den Entwurf durch und veröffentliche ihn.
tournament-todo-register =
    { $missing ->
        [one] Setz noch eine Person auf die Liste: Mindestens drei müssen es sein.
       *[other] Setz noch { $missing } Personen auf die Liste: Mindestens drei müssen es sein.
    }
tournament-todo-check-in =
    { $count ->
        [one] Von einer Person wissen wir noch nicht, ob sie da ist.
       *[other] Von { $count } Teilnehmenden wissen wir noch nicht, ob sie da sind.
    }
tournament-todo-admit =
    { $count ->
        [one] Eine Person wartet auf Einlass.
       *[other] { $count } Personen warten auf Einlass.
    }
tournament-todo-draw = Lose die Gruppen für { $count } Teilnehmende aus.
tournament-todo-draw-only-final = Lose das Finale für { $count } Teilnehmende aus: Bei so wenigen gibt es keine Vorrunde.
tournament-todo-draw-next =
    { $players-are ->
        [one] { $players } ist weiter. Lose aus, wie es weitergeht.
       *[many] { $players } sind weiter. Lose aus, wie es weitergeht.
    }
tournament-todo-draw-round = Lose Vorrunde { $round } für { $count } Teilnehmende aus.
tournament-todo-final =
    { $players-are ->
        [one] { $players } steht im Finale.
       *[many] { $players } stehen im Finale.
    }
tournament-todo-final-beside =
    { $players-are ->
        [one] { $players } steht im Finale. Die anderen { $beside } spielen die Trostrunde.
       *[many] { $players } stehen im Finale. Die anderen { $beside } spielen die Trostrunde.
    }
tournament-todo-final-tied = { $players } stehen im Finale: { $count } statt { $planned }, weil sich { $tied } den letzten Platz teilen, der fürs Finale reicht.
tournament-todo-final-tied-beside = { $players } stehen im Finale: { $count } statt { $planned }, weil sich { $tied } den letzten Platz teilen, der fürs Finale reicht. Die anderen { $beside } spielen die Trostrunde.
tournament-todo-prize = { $who } darf einen Preis wählen.
tournament-todo-end = Alles ist entschieden. Schließ das Turnier ab, wann du magst.
tournament-why-decisions = { $count } Teilnehmende haben ihre Gruppe gewonnen, einige von ihnen gemeinsam, aber an einen Tisch passen nur fünf. Wer sich einen Sieg teilt, spielt deshalb vor dem Finale eine Entscheidungsrunde.
tournament-doubt-not-over =
    { $limit ->
        [one] Niemand hat { $limit } Punkt, und die Zeit war nicht um. Ist die Partie wirklich zu Ende?
       *[other] Niemand hat { $limit } Punkte, und die Zeit war nicht um. Ist die Partie wirklich zu Ende?
    }

## Was sich ändern würde

tournament-change-instead =
    { $players-are ->
        [one] Aus Vorrunde { $stage } kommt { $players } statt { $others } weiter.
       *[many] Aus Vorrunde { $stage } kommen { $players } statt { $others } weiter.
    }
tournament-change-advance =
    { $players-are ->
        [one] Aus Vorrunde { $stage } kommt auch { $players } weiter.
       *[many] Aus Vorrunde { $stage } kommen auch { $players } weiter.
    }
tournament-change-no-advance =
    { $others-are ->
        [one] Aus Vorrunde { $stage } kommt { $others } nicht mehr weiter.
       *[many] Aus Vorrunde { $stage } kommen { $others } nicht mehr weiter.
    }
tournament-change-void-final = Das Finale wird ungültig und muss neu ausgelost und gespielt werden.
tournament-change-void-group = Die Partie der Gruppe { $group } in Vorrunde { $stage } wird ungültig.
tournament-change-void-consolation = Die Partie der Gruppe { $group } in der Trostrunde wird ungültig.
tournament-change-result = Tisch { $table }: Das Ergebnis wird zurückgenommen.
tournament-change-plays-on = Tisch { $table }: Die anderen spielen auf demselben Block weiter. Dort gestrichen: { $players }.
tournament-change-draft = Der Entwurf wird verworfen; die Gruppen müssen neu ausgelost werden.
tournament-change-draw = Die Auslosung zählt nicht mehr und muss wiederholt werden. Das sehen alle. Wer zu spät kam, bleibt auf der Liste.
tournament-change-format = Das Turnier bekommt dieses Format.
tournament-change-decision = { $players } müssen eine Entscheidungsrunde spielen.
tournament-change-tied = { $tied } teilen sich den letzten Platz, der fürs Finale reicht; deshalb spielen dort { $count } statt { $planned }.
tournament-change-spared =
    { $players-are ->
        [one] Nach diesen Punkten hätten im Finale alle Platz, die gleichauf vorn liegen: { $players } hat eine Entscheidungsrunde verloren, die nicht nötig war.
       *[many] Nach diesen Punkten hätten im Finale alle Platz, die gleichauf vorn liegen: { $players } haben Entscheidungsrunden verloren, die nicht nötig waren.
    }
tournament-change-shared-again = { $players } teilen sich jetzt einen Platz: Ihre Entscheidungsrunde ging um den ersten.
tournament-change-final-again =
    { $players-are ->
        [one] { $players } spielt das Finale noch einmal.
       *[many] { $players } spielen das Finale noch einmal.
    }
tournament-change-place = { $who }: Platz { $now } statt { $before }.
tournament-change-table-place = { $who }: Platz { $now } statt { $before } an Tisch { $table } in Vorrunde { $stage }.
tournament-change-no-place = { $who }: nicht mehr platziert, bisher Platz { $before }.
tournament-change-new-place = { $who }: Platz { $now }, bisher nicht platziert.
tournament-change-prize = { $who } gibt „{ $prize }“ zurück; der Preis wird neu gewählt.
tournament-change-paid = { $who }: als bezahlt abgehakt.
tournament-change-unpaid = { $who }: nicht mehr als bezahlt abgehakt.
tournament-change-note = { $who }: Die Notiz lautet dann „{ $note }“.
tournament-change-no-note = { $who }: Die Notiz wird gelöscht.
tournament-change-lot = In welche der kleinsten Gruppen es geht, entscheidet das Los.
tournament-change-nothing = Sonst ändert sich nichts.

## Wie lange es dauert, aus einer Probe

tournament-plan-minutes = Plane { $low }–{ $high } Minuten Spielzeit ein, dazu die Pausen.
tournament-plan-one-match = Plane { $low }–{ $high } Minuten Spielzeit ein: Alle sitzen an einem Tisch, und das ist schon das Finale.
tournament-plan-in-time = Dass an einem Tisch die Zeit abläuft, kommt kaum vor.
tournament-plan-overtime =
    { $evenings ->
        [2] An jedem zweiten Abend läuft an einem Tisch die Zeit ab.
       *[other] An einem von { $evenings } Abenden läuft an einem Tisch die Zeit ab.
    }
tournament-plan-overtime-mostly = An den meisten Abenden läuft an einem Tisch die Zeit ab.
tournament-plan-final =
    { $count ->
        [2] Zwei spielen das Finale.
        [3] Drei spielen das Finale.
        [4] Vier spielen das Finale.
       *[5] Fünf spielen das Finale.
    }
tournament-plan-final-or-more =
    { $count ->
        [2] Zwei spielen das Finale, manchmal mehr.
        [3] Drei spielen das Finale, manchmal mehr.
       *[4] Vier spielen das Finale, manchmal mehr.
    }
tournament-plan-basis = Bots haben es für { $players } Teilnehmende durchgespielt, mit { $seconds } Sekunden pro Zug.
tournament-outline-at-once = { $count } Leute: ein Tisch, und das ist schon das Finale.
tournament-outline-rounds =
    { $rounds ->
        [1] { $count } Leute: Alle spielen eine Vorrunde ({ $groups }), dann spielen die besten { $finalists } das Finale.
       *[other] { $count } Leute: Alle spielen { $rounds } Vorrunden ({ $groups }), jedes Mal neu ausgelost, dann spielen die besten { $finalists } das Finale.
    }
tournament-outline-first =
    { $advance ->
        [one] { $count } Leute: { $groups }; eine Person kommt weiter.
       *[other] { $count } Leute: { $groups }; { $advance } kommen weiter.
    }
tournament-outline-then =
    { $advance ->
        [one] Dann { $groups }; eine Person kommt weiter.
       *[other] Dann { $groups }; { $advance } kommen weiter.
    }
tournament-outline-final =
    { $count ->
        [1] Dann wäre schon alles entschieden.
        [2] Dann ein Finale zu zweit.
        [3] Dann ein Finale zu dritt.
        [4] Dann ein Finale zu viert.
       *[5] Dann ein Finale zu fünft.
    }
tournament-outline-small-final = Das ist ein kleines Finale: Lass aus jeder Gruppe zwei weiterkommen oder auch die Besten der anderen.
tournament-outline-consolation = Neben dem Finale spielen die anderen { $count } eine Trostrunde ({ $groups }).

## Der Abend als Tabelle

tournament-sheet-advances = Weiter
tournament-sheet-after = Nachher
tournament-sheet-attendance = Anwesenheit
tournament-sheet-before = Vorher
tournament-sheet-began = Beginn
tournament-sheet-bot = Bot
tournament-sheet-by = Von
tournament-sheet-by-door = Einlass
tournament-sheet-by-organiser = Turnierleitung
tournament-sheet-by-table = Tisch { NUMBER($n, useGrouping: 0) }
tournament-sheet-called = Angesagt
tournament-sheet-cash-note = Notiz
tournament-sheet-consolation = Trostrunde
tournament-sheet-corrected = Ergebnis korrigiert
tournament-sheet-corrections = Korrekturen
tournament-sheet-date = Datum
tournament-sheet-discarded = Auslosung verworfen
tournament-sheet-disqualified = disqualifiziert
tournament-sheet-dropped-out = ausgestiegen
tournament-sheet-ended = Ende
tournament-sheet-evening = Turnier
tournament-sheet-exchanged = Plätze getauscht
tournament-sheet-extended = mehr Minuten
tournament-sheet-final = Finale
tournament-sheet-game = Spiel
tournament-sheet-group = Gruppe
tournament-sheet-here = Da
tournament-sheet-last-result = Letztes Ergebnis
tournament-sheet-left = ausgestiegen
tournament-sheet-listed = Personen auf der Liste
tournament-sheet-matches = Partien
tournament-sheet-minutes = Minuten je Partie
tournament-sheet-name = Name
tournament-sheet-no-show = nicht erschienen
tournament-sheet-note = Hinweis für Gäste
tournament-sheet-opened = Angelegt
tournament-sheet-organisers = Turnierleitung
tournament-sheet-other-sum = punktgleich: die anderen Punkte entscheiden
tournament-sheet-paid = Bezahlt
tournament-sheet-paid-sum = { $paid } von { $count }
tournament-sheet-penalty = Strafpunkte
tournament-sheet-place = Platz
tournament-sheet-planned = Geplante Minuten Spielzeit
tournament-sheet-play = Minuten Spielzeit ohne Pausen
tournament-sheet-places = Endstand
tournament-sheet-played = Mitgespielt
tournament-sheet-points = Punkte
tournament-sheet-prize = Preis
tournament-sheet-prizes = Preise
tournament-sheet-reason = Grund
tournament-sheet-remark = Bemerkung
tournament-sheet-renamed = Name korrigiert
tournament-sheet-replaced = ersetzt
tournament-sheet-round = Runde
tournament-sheet-rounds = Runden
tournament-sheet-rounds-differ = das Ergebnis ist ein anderes: korrigiert oder von Hand eingegeben
tournament-sheet-scale = Punkte aus
tournament-sheet-scale-final = dem Finale
tournament-sheet-scale-match = der letzten Partie
tournament-sheet-scale-places = den Plätzen aller Vorrunden
tournament-sheet-scale-rounds = allen Partien der Vorrunden
tournament-sheet-stage = Phase
tournament-sheet-stage-number = Vorrunde { NUMBER($n, useGrouping: 0) }
tournament-sheet-step = Schritt
tournament-sheet-step-number = Schritt { NUMBER($n, useGrouping: 0) }
tournament-sheet-sum = Summe
tournament-sheet-table = Tisch
tournament-sheet-taken-back = zurückgenommen
tournament-sheet-tie-break = Entscheidungsrunden
tournament-sheet-time = Zeit
tournament-sheet-took = Dauer in Minuten
tournament-sheet-tournament = Titel
tournament-sheet-where = Ort
tournament-sheet-yes = ja
