### Opgeschreven partijen: wat erover te vertellen valt, en wat eraan mis kan zijn.

## Een partij vertellen

records-title = { $game } · { $rules } · { $players }
records-change = Gewijzigd – { $option }: { $value }
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
records-proven = { records-moves }, en elke schudbeurt volgt uit het startgetal. Vergelijk dit zegel met dat van vóór de partij: { $commitment }
records-sealed = { records-moves }. Het schudden is pas te controleren als het startgetal bekend is. Zegel: { $commitment }
records-unproven = { records-moves }. Het schudden is niet te controleren: het verslag heeft geen startgetal.

## Er is iets mis, en waar

records-where = Regel { NUMBER($line, useGrouping: 0) }, kolom { NUMBER($column, useGrouping: 0) }:
error-record-too-large = { records-where } dit is te groot. Een verslag heeft maximaal { $bytes } bytes. Kies een ander bestand.
error-record-not-utf-8 = { records-where } dit is geen tekst in UTF-8. Sla het verslag als UTF-8 op.
error-record-line-too-long = { records-where } deze regel is te lang. Een regel heeft maximaal { $characters } tekens.
error-record-character = { records-where } het teken { $character } hoort niet in een verslag. Haal het weg.
error-record-cut-off = { records-where } het verslag breekt af. De laatste regel moet de uitslag zijn.
error-record-no-record = { records-where } dit is geen Dacabo-verslag. De eerste regel moet “{ $first }” zijn.
error-record-header = { records-where } dat hoort hier niet. De kop heeft deze regels, elk één keer: { $keys }.
error-record-incomplete = { records-where } de regel “{ $key }” ontbreekt. Vul die aan.
error-record-game = { records-where } dat spel kennen we niet. Wij spelen { $games }.
error-record-version = { records-where } dit volgt versie { $found } van de regels; wij kennen versie { $known }.
error-record-rules = { records-where } die spelvariant bestaat niet. Kies een van deze: { $presets }.
error-record-option = { records-where } een gewijzigde regel schrijf je als rounds=3, elk één keer.
error-record-options-refused = { records-where } met deze regels kan niemand spelen.
error-record-names = { records-where } iedereen heeft een eigen naam nodig van maximaal { $characters } tekens.
error-record-players-refused = { records-where } deze regels staan dit aantal spelers niet toe.
error-record-texts = { records-where } hier hoort { $seat }= en een tekst tussen aanhalingstekens; daarna één spatie, of niets meer.
error-record-hex = { records-where } hier moeten 64 hexadecimale cijfers staan: 0 tot en met 9 en a tot en met f.
error-record-seal-incomplete = { records-where } bij een startgetal horen het zegel en de woorden of aandelen van iedereen.
error-record-words-of-everyone = { records-where } voor elke speler moet er een woord staan, al is het leeg.
error-record-word-refused = { records-where } een van deze woorden is niet te gebruiken.
error-record-shares = { records-where } hier moeten een stoel en de 64 cijfers van het aandeel staan, in de volgorde van de stoelen.
error-record-words-and-shares = { records-where } een partij heeft woorden of aandelen, niet allebei.
error-record-actor = { records-where } er staat niet wie dit doet. Begin met de letter van een stoel, of met “table” voor de tafel.
error-record-move = { records-where } “{ $move }” is niet te lezen.
error-record-too-many-moves = { records-where } een verslag heeft maximaal { $moves } zetten. Kies een kortere partij.
error-record-too-many-rounds = { records-where } een verslag heeft maximaal { $rounds } rondes. Kies een kortere partij.
error-record-move-refused = { records-where } de regels staan “{ $move }” hier niet toe.
error-record-after-result = { records-where } na de uitslag mag er niets meer komen.
error-record-line-not-empty = { records-where } deze regel moet leeg zijn.
error-record-points = { records-where } volgens de gespeelde zetten moet het “{ $expected }” zijn.
error-record-line = { records-where } deze regel schrijf je als “{ $expected }”.
error-record-commitment = { records-where } dit is niet het startgetal dat de tafel had verzegeld.
error-record-chance = { records-where } dit volgt niet uit het startgetal en de woorden of aandelen ({ $label }).

# De film van een ronde.
error-film-round = { $rounds ->
    [0] In deze partij is nog geen ronde gespeeld.
    [one] Deze partij heeft alleen ronde 1.
   *[other] Die ronde komt in deze partij niet voor. Kies er een van 1 tot en met { $rounds }.
}
error-film-eyes = Aan deze tafel kijkt niemand met die ogen. Je kunt kiezen uit: { $choices }.
error-film-too-long = Deze ronde is te lang voor een film: meer dan { $moves } zetten gaat niet. Kies een andere ronde.
