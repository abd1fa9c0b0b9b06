### Opgeschreven partijen: wat erover te vertellen valt, en wat eraan mis kan zijn.

## Een partij vertellen

records-title = { $game } · { $rules } · { $players }
records-change = Gewijzigd: { $option } – { $value }
records-unfinished = De partij is niet uitgespeeld.
records-round = Ronde { $round }
records-points = Punten
records-totals = Totaal

## Er is niets mis

records-moves =
    { $moves ->
        [one] Alles in orde: de enige zet volgt de regels
       *[other] Alles in orde: alle { $moves } zetten volgen de regels
    }
records-proven = { records-moves }, en elke schudbeurt volgt uit de startwaarde. Is dit de toezegging die je vooraf kreeg? { $commitment }
records-sealed = { records-moves }. Het toeval is onbewezen tot de startwaarde bekend is; verzegeld is het met { $commitment }
records-unproven = { records-moves }. Het toeval is onbewezen: het verslag heeft geen startwaarde.

## Er is iets mis, en waar

records-where = Regel { NUMBER($line, useGrouping: 0) }, kolom { NUMBER($column, useGrouping: 0) }:
error-record-too-large = { records-where } dit is te groot. Een verslag heeft hooguit { $bytes } bytes.
error-record-not-utf-8 = { records-where } dit is geen tekst in UTF-8.
error-record-line-too-long = { records-where } deze regel is te lang. Een regel heeft hooguit { $characters } tekens.
error-record-character = { records-where } het teken { $character } hoort niet in een verslag.
error-record-cut-off = { records-where } het verslag breekt af. De laatste regel moet de uitslag zijn.
error-record-no-record = { records-where } dit is geen Dacabo-verslag. De eerste regel moet “{ $first }” zijn.
error-record-header = { records-where } dat hoort hier niet. De kop heeft deze regels, elk één keer: { $keys }.
error-record-incomplete = { records-where } de regel “{ $key }” ontbreekt.
error-record-game = { records-where } dat spel kennen we niet. Wij spelen { $games }.
error-record-version = { records-where } dit volgt versie { $found } van de regels; wij kennen versie { $known }.
error-record-rules = { records-where } die spelregels bestaan niet. Een naam hebben: { $presets }.
error-record-option = { records-where } een gewijzigde regel schrijf je als rounds=3, elk één keer.
error-record-options-refused = { records-where } met deze regels kan niemand spelen.
error-record-names = { records-where } iedereen heeft een eigen naam nodig van hooguit { $characters } tekens.
error-record-players-refused = { records-where } met deze spelers gaat het volgens deze regels niet.
error-record-texts = { records-where } hier hoort { $seat }= en een tekst tussen aanhalingstekens; daarna één spatie, of niets meer.
error-record-hex = { records-where } dit moeten 64 cijfers zijn, elk 0 tot en met 9 of a tot en met f.
error-record-seal-incomplete = { records-where } bij een startwaarde horen de toezegging en de woorden of aandelen van iedereen.
error-record-words-of-everyone = { records-where } voor elke speler moet er een woord staan, desnoods een leeg.
error-record-word-refused = { records-where } een van deze woorden is niet te gebruiken.
error-record-shares = { records-where } hier moeten een plaats en de 64 cijfers van het aandeel staan, in de volgorde van de plaatsen.
error-record-words-and-shares = { records-where } een partij heeft woorden of aandelen, niet allebei.
error-record-actor = { records-where } er staat niet wie dit doet. Begin met de letter van een speler of met de tafel: table.
error-record-move = { records-where } “{ $move }” is niet te lezen.
error-record-too-many-moves = { records-where } we volgen een partij hooguit { $moves } zetten lang.
error-record-too-many-rounds = { records-where } we volgen een partij hooguit { $rounds } rondes lang.
error-record-move-refused = { records-where } de regels staan “{ $move }” hier niet toe.
error-record-after-result = { records-where } na de uitslag mag er niets meer komen.
error-record-line-not-empty = { records-where } deze regel moet leeg zijn.
error-record-points = { records-where } volgens de gespeelde zetten moet het “{ $expected }” zijn.
error-record-line = { records-where } deze regel schrijf je als “{ $expected }”.
error-record-commitment = { records-where } de startwaarde is niet die waaraan de tafel zich had gebonden.
error-record-chance = { records-where } dit volgt niet uit de startwaarde en de woorden of aandelen ({ $label }).
