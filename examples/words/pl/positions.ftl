# What is wrong with a setup, a board, a ship or a position of Battle Beyond Space, in Polish.
# No Polish rulebook is at hand: terms and sentences are our own. What stands in ` ` is the name of a field.
# Ids and variables are those of the README of this package. Ships are called as on the board; names of players are not inflected.

positions-race = { $race-key ->
        [earthers] Ziemianami
        [vonyan] rasą Vonyan
        [valkyries] Walkiriami
       *[other] rasą Dreckach
    }
positions-mark = { $mark-key ->
        [the-elite] jako elitarny
        [shielded] jako osłonięty tarczą
       *[other] jako trafiony strzałem
    }
positions-marked = statek { $piece } jest oznaczony { positions-mark }
positions-facing = { $facing-key ->
        [north-east] na północny wschód
        [south-east] na południowy wschód
        [south] na południe
        [south-west] na południowy zachód
        [north-west] na północny zachód
       *[other] na północ
    }

## Setup

battle-setup-players = ten układ jest dla { $expected } graczy, a nie { $given }
battle-setup-first = nie ma gracza { $seat }, który miałby zacząć
battle-setup-same-race = { $seat } i { $other } grają tą samą rasą: { $race }
battle-setup-foreign-power = { $seat } ma moc { $power }, która należy do innej rasy

## Layout and ships

battle-layout-radius = plansza ma promień od 2 do { $most } pól, a nie { $given }
battle-layout-players = układ ma 3 lub 4 strefy startowe, a nie { $zones }
battle-layout-no-centre = jedna asteroida leży na (0,0), a w tym układzie jej tam nie ma
battle-layout-off-board = pole { $hex } jest poza planszą o promieniu { $radius }
battle-layout-twice = na polu { $hex } jest więcej niż jedno z tych: asteroida, sonda, strefa startowa

battle-no-such-no-such-piece = statki mają numery od 0 do 79, a nie { $number }
battle-no-such-no-such-squadron = eskadry mają numery od 0 do 2, a miejsca od 0 do 3; nie ma eskadry { $index } miejsca { $seat }
battle-no-such-not-adjacent = okręt liniowy zajmuje dwa sąsiednie pola, a nie { $front } i { $rear }
battle-no-such-not-of-the-wing = { $place } nie jest myśliwcem eskadry, która się rusza
battle-no-such-distance = ruch myśliwców na karcie to najwyżej { $most ->
        [one] { $most } pole
        [few] { $most } pola
        [many] { $most } pól
       *[other] { $most } pola
    }, a nie { $given }
battle-no-such-turn = obrót na karcie to najwyżej { $most ->
        [one] { $most } bok
        [few] { $most } boki
        [many] { $most } boków
       *[other] { $most } boku
    } pola, a nie { $given }
battle-no-such-points = karta daje najwyżej { $most ->
        [one] { $most } punkt
        [few] { $most } punkty
        [many] { $most } punktów
       *[other] { $most } punktu
    } akcji, a nie { $given }

## Position

battle-position-seats = `{ $list }` ma { $given ->
        [one] { $given } pozycję
        [few] { $given } pozycje
        [many] { $given } pozycji
       *[other] { $given } pozycji
    }, a każdy z { $players } graczy potrzebuje jednej
battle-position-nobody-there = nie ma gracza { $seat }, podanego jako `{ $part }`: liczba graczy to { $players }
battle-position-same-race = { $seat } i { $other } grają tą samą rasą: { $race }
battle-position-round = gra ma rundy od 1 do 9, a nie { $round }
battle-position-wrong-round = gdy trzeba { $step }, jest runda { $expected }, a nie { $round }
battle-position-wrong-end = skończona gra zatrzymuje się przed turą gracza, który zaczynał ({ $first }), a nie przed turą gracza { $active }
battle-position-foreign-power = { $seat } gra { positions-race }, a ma moc { $power } innej rasy
battle-position-spent-hidden = { $seat } ma już za sobą użycie mocy { $power }, więc nie może być ona ukryta
battle-position-revealed-unused = moc { $power } gracza { $seat } odkrywa się jej jedynym użyciem, więc nie może być odkryta i niewykorzystana
battle-position-never-spent = moc { $power } gracza { $seat } działa stale, więc nigdy nie jest wykorzystana
battle-position-spent-until-turn-ends = moc { $power } gracza { $seat } jest wykorzystana tylko do końca tury właściciela, a trwa tura gracza { $active }
battle-position-played-already = floty są jeszcze rozmieszczane, a według `{ $part }` { $seat } już gra
battle-position-off-board = { $what } jest na polu { $hex }, poza planszą o promieniu { $radius }
battle-position-asteroids = liczba asteroid na planszy i staranowanych to { $given }, a może być najwyżej { $most }
battle-position-rammed = { $seat } ma staranowane asteroidy, a nigdy nie ma tarczy
battle-position-probe-on-asteroid = na polu { $hex } są sonda i asteroida
battle-position-probes = liczba sond na planszy i zabranych to { $given }, a w grze jest ich { $most }
battle-position-no-central-asteroid = asteroida centralna podobno istnieje, a na środku pierścienia, na polu { $hex }, nie ma asteroidy
battle-position-zone-taken = { $seat } jeszcze nie rozmieszcza floty, a pole { $hex } tej strefy startowej jest zajęte
battle-position-nobodys = statek { $piece } jest w `{ $list }`, a przy liczbie graczy { $players } nie ma takiego statku
battle-position-twice = statek { $piece } jest w `{ $first }` i jeszcze raz w `{ $second }`
battle-position-nowhere = statku { $piece } nie ma ani w `pieces`, ani w `under_way.airborne`, `trophies` i `lost`
battle-position-not-placed = statek { $piece } jest w `{ $list }`, a jego flota nie jest jeszcze rozmieszczona
battle-position-own-trophy = statek { $piece } jest trofeum własnego właściciela
battle-position-hexes = statek { $piece } ma w `at` { $given ->
        [one] { $given } pole
        [few] { $given } pola
        [many] { $given } pól
       *[other] { $given } pola
    }, a zajmuje { $expected }
battle-position-shape = przód statku { $piece }, zwróconego { positions-facing }, jest na polu { $front }, a nie przed tyłem na polu { $rear }
taken-off = tam nie ma planszy
taken-asteroid = tam jest asteroida
taken-ship = tam jest { $piece }
taken-flier = tam był { $piece }
battle-position-blocked = statek { $piece } jest na polu { $hex }, a { $what }
battle-position-damage = statek { $piece } ma { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
        [many] { $damage } obrażeń
       *[other] { $damage } obrażenia
    }, a wytrzymuje najwyżej { $most }
battle-position-harmed-already = floty są jeszcze rozmieszczane, a statek { $piece } ma już obrażenia
battle-position-no-power = { positions-marked }, a jego właściciel nie odkrył mocy { $power }
battle-position-wrong-kind = { positions-marked }, a statek tego rodzaju nie może taki być
battle-position-second-mark = { positions-marked }, a taki jest już { $other }
battle-position-tokens = statek { $piece } ma { $tokens ->
        [one] { $tokens } żeton tarczy
        [few] { $tokens } żetony tarczy
        [many] { $tokens } żetonów tarczy
       *[other] { $tokens } żetonu tarczy
    }, a może mieć najwyżej { $most }
battle-position-played = liczba rozpoczętych tur gracza { $seat } to { $expected }, a kart w `played` jest { $given }
battle-position-left = { $seat } ma jeszcze { $expected ->
        [one] { $expected } turę
        [few] { $expected } tury
        [many] { $expected } tur
       *[other] { $expected } tury
    }, a kart w `hand` i `deck` jest { $given }
battle-position-hand = po dobraniu { $seat } ma na ręce { $expected ->
        [one] { $expected } kartę
        [few] { $expected } karty
        [many] { $expected } kart
       *[other] { $expected } karty
    }, a w `hand` jest ich { $given }
battle-position-missing = brakuje `card`: gdy trzeba { $step }, { $seat } ma już odkrytą kartę
battle-position-early = `card` to { $card }, a gdy trzeba { $step }, żadna karta nie jest odkryta
battle-position-not-last = `card` to { $card }, a ostatnia karta, którą zagrywa { $seat }, to { $last }
battle-position-idle = gdy trzeba { $step }, żadna eskadra się nie rusza, a `under_way` nie jest puste
battle-position-nobody-aloft = gdy trzeba { $step }, nikogo nie ma w powietrzu
battle-position-not-own = { $piece } w `{ $list }` nie jest myśliwcem gracza, którego jest tura
battle-position-stranger = { $piece } w `{ $list }` nie należy do eskadry { $squadron }, która się rusza
battle-position-gone = { $piece } w `{ $list }` nie jest ani na planszy, ani w powietrzu
battle-position-not-due = { $piece } jest w `{ $list }`, a nie powinno go tam być, gdy trzeba { $step }
battle-position-not-listed = { $piece } rusza się z eskadrą, a brakuje go w `{ $list }`
battle-position-unsorted = { $piece } w `under_way.airborne` jest nie po kolei, a jego właściciel nie podał kolejności
battle-position-ordered = `under_way.ordered` pozostaje, gdy trzeba { $step }
battle-position-from = { $piece } nie może startować z pola { $from }: { $what }
battle-position-to = { $piece } ląduje na polu { $to }, a jego ruch prowadzi na { $expected }
battle-position-grounded = { $piece } jest w powietrzu, a karta tury nikogo nie rusza
battle-position-elite-turns = { $piece } w `under_way.turning` to elitarny myśliwiec, który po strzale się nie obraca
battle-position-crash-revealed = { $piece } w `under_way.crashed` nie może już wybuchnąć, bo Ziemianie nie mają ukrytej mocy
battle-position-crash-present = { $piece } w `under_way.crashed` nie jest zniszczony
battle-position-crash-off = { $piece } nie może się z niczym zderzyć na polu { $at }, poza planszą
battle-position-crash-after-shot = { $piece } w `under_way.crashed` nie może już wybuchnąć, bo { $fired } ma już strzał za sobą
battle-position-not-first = pytanie dotyczy statku { $ship }, a jego obrażenie nie jest pierwsze w `hits`
battle-position-no-question = statek { $ship } w `hits`: { $why }
battle-position-hit-damage = statek { $ship } ma w `hits` { $damage ->
        [one] { $damage } obrażenie
        [few] { $damage } obrażenia
        [many] { $damage } obrażeń
       *[other] { $damage } obrażenia
    } od strzału, a strzał zadaje 1, superstrzał 2
battle-position-no-super-shot = w `hits` czeka więcej niż 1 obrażenie, a { $active } nie ma za sobą superstrzału
battle-position-nobody-fired = w `hits` czeka obrażenie statku { $ship }, a { $active } nie ma nikogo, kto mógł strzelać
battle-position-fallen-unused = { $piece } jest w `fallen`, a przy tym stole wraca jedna własna eskadra
battle-position-not-fallen = { $piece } jest w `fallen`, a nie jest myśliwcem zabranym przez innego gracza
battle-position-fallen-before = { $piece } jest w `fallen`, a nie został zabrany przez wrogą eskadrę w tej ani w poprzedniej turze
battle-position-nothing-to-decide = gdy trzeba { $step }, nie ma o czym decydować: gra toczy się dalej, aż trzeba będzie { $next }
battle-position-unable = to nie pora, by { $step }: { $piece } { $why }
