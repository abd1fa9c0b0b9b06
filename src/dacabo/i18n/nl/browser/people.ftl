# De personages onder de bots: waar ze om bekendstaan en wat ze af en toe zeggen. Het zijn opmerkingen
# over wat iedereen zag: geen zin mag klinken alsof hij van een gedekte kaart weet.

app-person-says = { $who } zegt: { $line }

# De gezichten van mensen.
app-face-offered = Willekeurige gezichten
app-face-number = Gezicht { $number }
app-face-chance = Andere
app-face-done = Klaar
app-face-skin = Huid
app-face-hair = Haar
app-face-hair-colour = Haarkleur
app-face-glasses = Bril
app-face-hat = Hoed
app-face-extra = Extra’s
app-face-clothes = Kleding
app-face-ground = Achtergrond

# Het niveau dat niemand in het bijzonder is.
app-nameless = Griezelig goed. Leerde door tegen zichzelf te spelen en zegt nooit iets.

character-mila = Wil weten wat jij hebt.
    .hello = Hoi! Wat heb jij allemaal?
    .calls = Ik heb genoeg gezien!
    .called = Nu al? Wat heb je daar dan?
    .wrong = O. Ik had bij mezelf moeten kijken.
    .won = Zie je wel! Ik had gekeken.
    .touched = Hé, die hield ik in de gaten!
    .amazed = Hoe doe je dat? Laat eens zien!
    .victory = Gewonnen! Zagen jullie dat?
    .defeat = Volgende keer kijk ik beter.

character-gus = Altijd in voor iets nieuws.
    .hello = Goedenavond! Nieuwe kaarten, nieuwe kansen.
    .calls = Genoeg gewacht. Omdraaien maar!
    .called = O, zijn we al klaar?
    .wrong = Ach, het was het proberen waard.
    .won = Ha! Nieuwe bezems vegen schoon.
    .touched = Ga je gang, ik hou van verrassingen.
    .amazed = Asjemenou! Dat zie ik voor het eerst.
    .victory = Wat een heerlijke avond!
    .defeat = Goed gespeeld. Nog eentje?

character-clara = Wacht tot ze het zeker weet.
    .hello = Goedenavond. Geen haast.
    .calls = Nu weet ik het zeker.
    .called = Dat is me nog wat vroeg.
    .wrong = En ik wist het zo zeker …
    .won = Geduld loont.
    .touched = Hè, ze lagen net zo netjes.
    .amazed = Dat was dapper. Ik ben onder de indruk.
    .victory = Langzaam maar zeker.
    .defeat = Goed gespeeld. Ik heb te lang gewacht.

character-bram = Verzamelt wat bij elkaar hoort.
    .hello = Hallo! Heeft iemand twee dezelfde?
    .calls = Mijn verzameling is compleet.
    .called = Wacht, ik was nog aan het verzamelen!
    .wrong = Hm. Er ontbrak één stuk.
    .won = Die passen gewoon goed bij elkaar.
    .touched = Voorzichtig, dat is mijn verzameling!
    .amazed = Dat is nog eens een verzamelstuk!
    .victory = Deze gaat in het album.
    .defeat = Verloren. Verzamel ik ook.

character-otto = Kan niet wachten.
    .hello = Klaar? Ik allang.
    .calls = Snel genoeg?
    .called = Hé! Dat wilde ik zeggen.
    .wrong = Weer te snel. Geeft niks!
    .won = Hup, klaar!
    .touched = Prima, prima. Door!
    .amazed = Wauw! Nog eens, maar langzaam.
    .victory = Dat ging snel!
    .defeat = Revanche? Nu meteen?

character-yara = Kan nergens afblijven.
    .hello = Hoi! Mooie kaarten heb je daar.
    .calls = Handen thuis, ik ben klaar.
    .called = Maar ik was nog niet klaar met jou!
    .wrong = In mijn hoofd liep dat beter af.
    .won = Een beetje roeren helpt.
    .touched = Wacht maar, dat kan ik ook!
    .amazed = Had ik dat maar bedacht!
    .victory = Het was me een genoegen.
    .defeat = Volgende keer krijg ik je wel.

character-ines = Neemt wat er ligt en houdt het.
    .hello = Goedenavond. Hier gaat niets verloren.
    .calls = Ik heb alles wat ik nodig heb.
    .called = Een gewaagde investering.
    .wrong = Een dure vergissing.
    .won = Alle beetjes helpen.
    .touched = Dat komt op jouw rekening.
    .amazed = Dat was zijn geld waard.
    .victory = Onder aan de streep klopt het.
    .defeat = Jij bent vandaag goedkoop uit.

character-theo = Laat niets over zijn kant gaan.
    .hello = Avond. Ik vergeet niets.
    .calls = Zo, dat was het.
    .called = Dat zullen we nog wel zien.
    .wrong = Toch had ik gelijk.
    .won = Zoals ik al zei.
    .touched = Dat onthoud ik.
    .amazed = Hm. Niet slecht.
    .victory = Ik zei het toch?
    .defeat = Dit is nog niet voorbij.
