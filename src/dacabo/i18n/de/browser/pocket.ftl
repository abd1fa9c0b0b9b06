### Die App als Dateien für jeden Webserver: was nur für ein Gerät gilt.

app-pocket-alone = Dieses Spielzimmer gibt es nur auf diesem Gerät. Um mit mehreren Handys zu spielen oder ein Turnier zu veranstalten, installiere Dacabo auf einem Computer.
