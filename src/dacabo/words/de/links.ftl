### Links of pads and events.

error-no-such-key = Dieser Link führt hier zu nichts. Vielleicht wurde er beim Kopieren abgeschnitten, oder das Ziel ist längst gelöscht.
error-key-not-for-this = Dieser Link ist für etwas anderes. Frag die Turnierleitung nach dem richtigen.
error-no-online-match = Hier wird keine Partie online gespielt.
error-online-table-changed = Seit der Online-Tisch eröffnet wurde, haben sich die Spieler dieser Partie geändert. Die Turnierleitung kann einen neuen eröffnen; hat die Partie schon begonnen, spielt an einem echten Tisch weiter, und die Turnierleitung trägt die Summen ein.
error-no-match-pad = Für diese Partie gibt es gerade keinen Punkteblock: Sie hat nicht begonnen, wird online gespielt oder ist entschieden.
error-match-pad-closed = Jemand ist aus dieser Partie ausgeschieden, deshalb ist ihr Punkteblock geschlossen. Spielt weiter und tragt am Ende die Summen ein.
