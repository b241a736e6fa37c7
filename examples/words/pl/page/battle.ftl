## The table of a battle

page-battle-asked = O co chodzi teraz
page-battle-round-of = Runda { $round } z 9
page-battle-turn-of = Tura: { $who }
page-battle-thinks = { $who } myśli …
page-battle-phase-reveal = Karta
page-battle-phase-squadron = Lot
page-battle-phase-fire = Ogień
page-battle-phase-turn = Obrót
page-battle-phase-capital = Okręt liniowy
page-battle-phase-shoot = Wieżyczki
page-battle-phase-end = Koniec
page-battle-ask-place = Rozmieść flotę: dotknij statku lub przeciągnij go, potem dotknij pola.
page-battle-ask-place-key = R go obraca.
page-battle-ask-place-arrows = Okrągłe strzałki go obracają.
page-battle-ask-reveal = { $count ->
    [one] Zagraj swoją kartę ruchu.
   *[other] Zagraj jedną ze swoich kart ruchu.
  }
page-battle-ask-squadron = Która eskadra leci prosto o { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[other] { $count } pól
  }? Dotknij jednego z jej myśliwców, aby zobaczyć, gdzie wyląduje.
page-battle-ask-flight = Eskadra { $squadron } wyląduje tam, gdzie ją widać. Niech leci, albo dotknij innej.
page-battle-toll = { $lost ->
    [0] Żaden z { $all } by nie przepadł.
   *[other] Straty: { $lost } z { $all }{ $rams ->
        [0] {"."}
       *[other] , w tym { $rams } przez staranowanie wroga.
    }
  }
page-battle-ask-land = Kilka myśliwców kończy na jednym polu. Który ląduje następny?
page-battle-ask-collide = { $one } i { $other } są na jednym polu. Dotknij tego, który zostaje zniszczony.
page-battle-ask-elite-end = Dotknij pola, na którym ląduje elitarny myśliwiec.
page-battle-ask-elite-face = Obróć elitarny myśliwiec przed strzałem: dotknij strzałki.
page-battle-ask-fire = Twoja eskadra strzela prosto. Dotknij myśliwca, który strzela następny, albo niech strzelają wszystkie.
page-battle-ask-turn = Obróć { $ship }: dotknij strzałki.
page-battle-ask-capital = Rusz okrętem liniowym: dotknij go.
page-battle-ask-capital-bow = Dotknij pola dla dziobu { $ship }.
page-battle-ask-capital-facing = W którą stronę ma tam patrzeć { $ship }? Dotknij strzałki.
page-battle-ask-shoot = { $ship } może strzelać z wieżyczek: dotknij celu.
page-battle-ask-shoot-nobody = { $ship } nie ma celu dla wieżyczek.
page-battle-ask-answer = { $ship } dostaje pierwszy strzał. Podnieść tarczę?
page-battle-ask-end = Twoja tura jest skończona.
page-battle-ask-return = Dotknij pola dla { $ship }, potem strzałki.
page-battle-power-elite = Dotknij myśliwca, który zostanie elitarnym.
page-battle-power-blast = Dotknij myśliwca, który wybucha. Każdy statek w promieniu 2 pól zostaje trafiony.
page-battle-power-asteroid = Dotknij asteroidy, która się przesuwa.
page-battle-power-then-asteroid = Dotknij pola, na które się przesuwa.
page-battle-power-double = Dotknij myśliwców jednej eskadry, które lecą dwa razy dalej.
page-battle-power-displace = Dotknij myśliwca; cała jego eskadra teleportuje się z nim.
page-battle-power-then-displace = Dotknij pola, na którym ma być ten myśliwiec.
page-battle-power-laser = Dotknij okrętu liniowego, który strzela laserem.
page-battle-power-super-shot = Dotknij okrętu liniowego, który oddaje superstrzał.
page-battle-power-shield = Dotknij okrętu liniowego, który ma mieć tarczę.
page-battle-use-elite = Wskaż elitarny myśliwiec
page-battle-use-blast = Wysadź myśliwiec
page-battle-use-asteroid = Przesuń asteroidę
page-battle-use-double = Leć dwa razy dalej
page-battle-use-displace = Teleportuj eskadrę
page-battle-use-laser = Strzel laserem
page-battle-use-super-shot = Oddaj superstrzał
page-battle-use-shield = Podnieś tarczę
page-battle-name-elite = Elita
page-battle-name-range = Daleki zasięg
page-battle-name-blast = Wybuch
page-battle-name-asteroid = Asteroidy
page-battle-name-double = Podwojony ruch
page-battle-name-displace = Teleportacja
page-battle-name-points = Więcej punktów akcji
page-battle-name-laser = Laser
page-battle-name-super-shot = Superstrzał
page-battle-name-shield = Tarcza
page-battle-name-return = Powrót
page-battle-name-cards = Więcej kart
page-battle-power-own = Twoja moc
page-battle-power-is-hidden = ukryta przed innymi
page-battle-power-is-revealed = odkryta
page-battle-power-is-spent = użyta
page-battle-power-how = Co robi
page-battle-power-of = { $player }: { $power }
page-battle-fly = Niech { $squadron } leci
page-battle-all-fire = Strzelają wszystkie
page-battle-all-keep = Wszystkie zostają zwrócone jak są
page-battle-stay = Zostaje tutaj
page-battle-no-target-end = Brak celu: zakończ turę
page-battle-finish = Niech bot dokończy moją turę
page-battle-back = Wstecz
page-battle-cards-title = Karty ruchu
page-battle-card-now = W tej turze
page-battle-card-hand = { $count ->
    [one] Twoja karta
   *[other] Twoje karty
  }
page-battle-card-fly = { $count ->
    [one] pole lotu
    [few] pola lotu
   *[other] pól lotu
  }
page-battle-card-turn = { $count ->
    [one] bok obrotu
    [few] boki obrotu
   *[other] boków obrotu
  }
page-battle-card-points = { $count ->
    [one] punkt akcji
    [few] punkty akcji
   *[other] punktów akcji
  }
page-battle-card-says = Lot myśliwców: { $distance }, obrót: { $turn }; punkty akcji okrętu liniowego: { $points }
page-battle-reveal = Zagraj tę kartę: lot { $distance }, obrót { $turn }, punkty akcji { $points }
page-battle-log-card = { $who } zagrywa kartę: lot { $distance }, obrót { $turn }, punkty akcji { $points }
page-battle-played-card = { $who } zagrywa tę kartę
page-battle-played-power = { $who } ujawnia moc
page-battle-flying = Myśliwce { $fighters }, okręty liniowe { $capitals }
page-battle-taken = Trofea { $trophies }, sondy { $probes }, pola pierścienia { $ring }
page-battle-report = Co się stało
page-battle-report-nothing = Nic nie zostało trafione.
page-battle-report-toll = { $who }: { $count ->
    [one] stracony { $count } statek
    [few] stracone { $count } statki
   *[other] straconych { $count } statków
  }
page-battle-gain = { $who } { $points } za { $what }
page-battle-gain-so-far = { $who } { $points } za { $what }, na razie
page-battle-so-far = Tak jakby bitwa skończyła się teraz, razem z pierścieniem.
page-battle-report-missed = { $count ->
    [one] { $count } strzał w nic nie trafił.
    [few] { $count } strzały w nic nie trafiły.
   *[other] { $count } strzałów w nic nie trafiło.
  }
page-battle-all-choices-count = Wszystkie możliwości ({ $count })
page-battle-this-turn = Tura
page-battle-to-hex = { $hex }: { $first }, albo kierunki: { $count }
page-battle-draft-ship = { $ship } na { $hex }, kierunek: { $way ->
    [0] północ
    [1] północny wschód
    [2] południowy wschód
    [3] południe
    [4] południowy zachód
   *[5] północny zachód
  }
page-battle-draft-turn = Obróć { $ship }
page-battle-draft-swap = { $ship } na { $hex }; { $other } zajmuje jego miejsce
page-battle-draft-to = { $ship } na { $hex }
page-battle-draft-torn = Eskadra { $squadron } zostałaby rozerwana
page-battle-place-so = Zacznij z moim układem
page-battle-turn-left = Obróć w lewo
page-battle-turn-right = Obróć w prawo
page-battle-turn-whom = Najpierw wybierz statek do obrócenia.
page-battle-place-otherwise = Rozmieść wszystko losowo
page-battle-place-own = Niektóre statki przestawiono ręcznie. Ten układ przepadnie.
page-battle-place-discard = Porzuć go
page-battle-board = Plansza
page-battle-plan = Schemat
page-battle-zoom-in = Powiększ
page-battle-zoom-out = Pomniejsz
page-battle-zoom-whole = Cała plansza
page-battle-zoom-all = Widać całą planszę.
page-battle-zoom-plan = Plan widać zawsze w całości.
page-battle-new = Nowa bitwa
page-battle-again = Zagraj jeszcze raz
page-battle-review = Obejrzyj jeszcze raz
page-battle-elsewhere = Ta bitwa toczy się dalej w innej karcie przeglądarki.
page-battle-take-other = Pokaż tamtą
page-battle-keep-own = Zostaw tę
page-battle-replay-back = Krok wstecz
page-battle-replay-next = Krok dalej
page-battle-replay-play = Odtwarzaj
page-battle-replay-pause = Pauza
page-battle-end = Wynik
page-battle-wins = { $count ->
    [one] Wygrywa { $who }, punkty: { $points }
   *[other] Wygrywają razem: { $who }, punkty każdego: { $points }
  }
page-battle-place = Miejsce
page-battle-points-for = Punkty za
page-battle-points-all = Razem punktów
page-battle-for-fighters = myśliwce
page-battle-for-capitals = okręty liniowe
page-battle-for-probes = sondy
page-battle-for-ring = pierścień
page-battle-for-asteroids = asteroidy
page-battle-lost = Stracone: myśliwce { $fighters }, okręty liniowe { $capitals }
page-battle-learn = Jak grać
page-battle-learn-aim = Po dziewięciu rundach wygrywa, kto ma najwięcej punktów: wrogi myśliwiec to 1, okręt liniowy 4, sonda 1, a każde pole pierścienia pośrodku na koniec 2 (BBS-58). Punkty, które widzisz, liczone są tak, jakby bitwa skończyła się teraz.
page-battle-learn-fly = Co turę leci jedna z twoich trzech eskadr: wszystkie jej myśliwce prosto, dokładnie tak daleko, jak mówi karta. Liczy się tylko, gdzie lądują: nie poza planszą, nie na asteroidzie, nie na własnych statkach (BBS-21, BBS-23).
page-battle-learn-shots = Potem każdy z nich strzela prosto w pierwszy statek lub asteroidę do 5 pól przed sobą, a następnie może się obrócić do kolejnego lotu (BBS-33, BBS-40).
page-battle-learn-ships = Na końcu jeden okręt liniowy rusza się za punkty akcji i może strzelić do jednego wroga w pobliżu. Wytrzymuje jedno trafienie; drugie go niszczy (BBS-42, BBS-54).
page-battle-learn-end = Karta służy raz, więc dziewięć kart to dziewięć tur. Twoja tajna moc działa dopiero, gdy ją odkryjesz (BBS-19, BBS-61).
page-battle-keys = Klawisze: Tab prowadzi na planszę, strzałki po niej przechodzą, Enter wybiera, Escape cofa kliknięcie. Powiększenie przyciskami, dwoma palcami albo Ctrl i kółkiem.
page-battle-more = Widok, szybkość, pliki
