# What Battle Beyond Space says, in Polish: events, choices, decisions, fates and refusals.
# No Polish rulebook is at hand: terms and sentences are our own.
# Ids and variables are those of the README of this package. Ships are called as on the board, without a noun.

battle-facing = { $facing-key ->
        [north-east] na północny wschód
        [south-east] na południowy wschód
        [south] na południe
        [south-west] na południowy zachód
        [north-west] na północny zachód
       *[north] na północ
    }

## Event

battle-event-placed = { $seat } rozmieszcza flotę
battle-event-revealed = { $seat } odkrywa kartę ruchu { $card }
battle-event-flew = myśliwiec { $piece } leci z { $from } na { $to }
battle-event-fired = { $hit ->
        [none] myśliwiec { $by } strzela i w nic nie trafia
       *[other] myśliwiec { $by } trafia { $hit }
    }
battle-event-turned = myśliwiec { $piece } jest teraz zwrócony { battle-facing }
battle-event-sailed = okręt liniowy { $piece } kończy ruch na { $to }; zaczął na { $from }
battle-event-shot = okręt liniowy { $by } strzela z wieżyczek do { $at }
battle-event-damaged = { $piece } otrzymuje 1 obrażenie
battle-event-captured = statek { $piece } zostaje zniszczony; { $by } zabiera go jako trofeum
battle-event-lost = statek { $piece } przepada; nikt nie dostaje za niego punktów
battle-event-probe = { $by } zabiera sondę z pola { $at }
battle-event-absorbed = tarcza okrętu liniowego { $piece } pochłania obrażenie
battle-event-unveiled = { $seat } odkrywa moc { $power }
battle-event-elite = myśliwiec { $fighter } staje się elitarny
battle-event-blast = myśliwiec { $fighter } wybucha na { $at }
battle-event-asteroid = asteroida z { $from } przesuwa się na { $to }
battle-event-asteroid-lost = asteroida zostaje zniszczona na { $at }
battle-event-probe-lost = sonda z pola { $at } odpada z gry
battle-event-laser = okręt liniowy { $by } trafia laserem { $at }
battle-event-super-shot = okręt liniowy { $by } oddaje superstrzał
battle-event-shield = tarcza okrętu liniowego { $ship } { $tokens ->
        [0] znika
        [one] ma { $tokens } żeton
        [few] ma { $tokens } żetony
        [many] ma { $tokens } żetonów
       *[other] ma { $tokens } żetonu
    }
battle-event-returned = myśliwiec { $piece } wraca na planszę na pole { $at }
battle-event-drew = { $seat } dobiera kartę ruchu
battle-event-ended = { $seat } kończy turę
battle-event-over = koniec gry

## Choice

battle-choice-reveal = odkryj kartę ruchu { $card }
battle-choice-squadron = rusz eskadrę { $squadron }
battle-choice-land = wyląduj teraz myśliwcem { $fighter }
battle-choice-destroy = zniszcz myśliwiec { $fighter }
battle-choice-fire = strzel z myśliwca { $fighter }
battle-choice-turn = zwróć myśliwiec { $fighter } { battle-facing }
battle-choice-capital = rusz okręt liniowy { $ship } na { $to }
battle-choice-shoot = strzel do { $target }
battle-choice-hold-fire = nie strzelaj
battle-choice-end = zakończ turę
battle-choice-pass = nie wysadzaj żadnego myśliwca
battle-choice-unveil = odkryj moc
battle-choice-elite = wybierz myśliwiec { $fighter } na elitarny
battle-choice-elite-end = wyląduj elitarnym myśliwcem na { $to }
battle-choice-elite-face = zwróć elitarny myśliwiec { battle-facing }
battle-choice-blast = wysadź myśliwiec { $fighter }
battle-choice-asteroid = przesuń asteroidę z { $from } na { $to }
battle-choice-double = rusz eskadrę { $squadron }; dwa razy dalej: { $fighters }
battle-choice-displace = teleportuj eskadrę { $squadron } o { $by }
battle-choice-laser = strzel laserem z okrętu liniowego { $ship }
battle-choice-super-shot = oddaj superstrzał z okrętu liniowego { $ship }
battle-choice-shield = uruchom tarczę okrętu liniowego { $ship }
battle-choice-answer = { $raise ->
        [1] uruchom tarczę
       *[other] nie uruchamiaj tarczy
    }
battle-choice-resurrect = przywróć stracone myśliwce eskadry { $squadron }
battle-choice-resurrect-fallen = przywróć myśliwce ostatnio zdobyte przez eskadry
battle-choice-return = przywróć myśliwiec { $fighter } na { $at }, zwrócony { battle-facing }
battle-choice-leave = nie przywracaj myśliwca { $fighter }
battle-choice-place = rozmieść flotę
battle-choice-landing = { $with }; kolejność lądowania: { $order }

## Step

battle-step-place = rozmieścić flotę
battle-step-reveal = odkryć kartę ruchu
battle-step-squadron = ruszyć eskadrę
battle-step-land = wybrać myśliwiec, który wyląduje następny
battle-step-collide = wybrać, czy zniszczony zostanie { $mover }, czy { $other }
battle-step-elite-end = wybrać pole, na którym wyląduje elitarny myśliwiec { $elite }
battle-step-elite-face = obrócić elitarny myśliwiec { $elite } przed strzałem
battle-step-fire = wybrać myśliwiec, który strzeli następny
battle-step-turn = obrócić myśliwiec { $fighter }
battle-step-capital = ruszyć okręt liniowy
battle-step-shoot = strzelić z okrętu liniowego { $ship } albo nie strzelać
battle-step-answer = zdecydować, czy tarcza zatrzyma pierwszy strzał w okręt liniowy { $ship }
battle-step-end = zakończyć turę
battle-step-return = zdecydować, czy myśliwiec { $fighter } wraca
battle-step-over = nic już nie robić: koniec gry

## Fate

battle-fate-reserve = jeszcze nierozmieszczony
battle-fate-board = na { $at }, zwrócony { battle-facing }
battle-fate-airborne = w powietrzu
battle-fate-captured = trofeum gracza { $by }
battle-fate-lost = stracony; nikt nie dostaje za niego punktów

## Refusal

battle-refusal-out-of-order = nie teraz, trzeba: { $expected }
battle-refusal-over = gra już się skończyła: wszyscy gracze wykorzystali wszystkie karty ruchu
battle-refusal-not-awaited = nie wybiera teraz { $actor }; kolej na: { $decider } ({ $expected })
battle-refusal-not-in-hand = { $seat } nie ma na ręce karty { $card }
battle-refusal-no-choice = karty { $card } nie ma wśród kart na ręce, z których wybiera { $seat }
battle-refusal-not-own = statek { $piece } nie należy do gracza, którego jest tura: { $seat }
battle-refusal-empty-squadron = eskadra { $squadron } nie ma już myśliwców, które mogłyby się ruszyć
battle-refusal-landing-order = kolejność lądowania wymienia dokładnie raz każdy myśliwiec eskadry { $squadron } na planszy
battle-refusal-no-landing = tylko ruch eskadry może mieć kolejność lądowania
battle-refusal-not-landing = { $fighter } nie jest wśród myśliwców, które mogą teraz wylądować
battle-refusal-not-colliding = zderzyły się { $mover } i { $other }, a nie { $fighter }
battle-refusal-not-firing = { $fighter } nie jest wśród myśliwców, które mają jeszcze strzelać
battle-refusal-not-turning = teraz obraca się myśliwiec { $expected }, a nie { $fighter }
battle-refusal-turns-too-far = myśliwiec { $fighter } obróciłby się o { $sides ->
        [one] { $sides } bok
        [few] { $sides } boki
        [many] { $sides } boków
       *[other] { $sides } boku
    }, a karta pozwala na { $most }
battle-refusal-nobody-turns = myśliwiec { $fighter } nie może się obrócić: środkowa liczba na karcie to 0
battle-refusal-not-capital = { $piece } nie jest okrętem liniowym

## PowerRefusal

battle-refusal-no-power = { $seat } nie ma mocy
battle-refusal-not-held = decyduje { $seat } i nie może użyć mocy { $power }
battle-refusal-spent = mocy { $power } nie można już użyć
battle-refusal-in-movement = mocy { $power } nie można użyć podczas ruchu ani innego wyboru
battle-refusal-nothing-to-reveal = { $seat } nie ma mocy, którą można odkryć bez użycia
battle-refusal-too-late = moc { $power } można odkryć tylko przed kartą tury
battle-refusal-no-elite = { $fighter } nie jest twoim myśliwcem na planszy, więc nie może być elitarny
battle-refusal-elite-stays = elitarny myśliwiec teraz się nie rusza, więc nie może zakończyć ruchu na { $to }
battle-refusal-elite-out-of-reach = elitarny myśliwiec { $elite } nie dotrze z tą kartą na { $to }
battle-refusal-elite-ends-on = elitarny myśliwiec { $elite } nie może zakończyć ruchu na { $to }
battle-refusal-no-blast = { $fighter } nie jest ani twoim myśliwcem na planszy, ani właśnie zniszczonym w zderzeniu
battle-refusal-no-asteroid-move = żadna asteroida w odległości do 3 pól od twojego okrętu liniowego nie może przejść z { $from } na { $to }: przesuwa się na sąsiednie pole planszy bez asteroidy
battle-refusal-asteroids-late = asteroidy przesuwają się tylko przed ruchem okrętu liniowego albo po nim
battle-refusal-no-double = co najmniej jeden myśliwiec leci dwa razy dalej, a mogą to tylko myśliwce eskadry { $squadron } na planszy
battle-refusal-first-round = w pierwszej rundzie żadna eskadra nie może się teleportować
battle-refusal-no-displacement = eskadra nie może się teleportować o { $by }
battle-refusal-not-activated = { $ship } nie jest okrętem liniowym, który działa w tej turze
battle-refusal-nothing-ahead = laser okrętu liniowego { $ship } nie ma celu: pierwszą przeszkodą przed nim nie jest wrogi statek
battle-refusal-no-shield = { $ship } nie jest twoim okrętem liniowym na planszy, więc nie może mieć tarczy
battle-refusal-no-question = nie ma na co odpowiadać: żaden okręt liniowy nie został właśnie trafiony po raz pierwszy
battle-refusal-too-early = myśliwce wracają tylko na końcu twojej tury, przed dobraniem karty
battle-refusal-nobody-returns = eskadra { $squadron } nie jest twoja albo nie straciła żadnego myśliwca
battle-refusal-nobody-fallen = żaden myśliwiec zabrany ci przez eskadrę od twojej ostatniej tury nie może wrócić
battle-refusal-no-room = w strefie startowej gracza { $seat } nie ma pustego pola
battle-refusal-not-returning = { $fighter } nie jest straconym myśliwcem, który może teraz wrócić
battle-refusal-no-berth = myśliwiec { $fighter } wraca na puste pole swojej strefy startowej, a { $at } nim nie jest

## FieldRefusal

battle-refusal-not-on-board = statku { $piece } nie ma na planszy
battle-refusal-out-of-reach = okręt liniowy { $ship } nie dotrze na { $to }, mając { $points ->
        [one] { $points } punkt akcji
        [few] { $points } punkty akcji
        [many] { $points } punktów akcji
       *[other] { $points } punktu akcji
    }
battle-refusal-ends-off-board = okręt liniowy { $ship } zakończyłby ruch na { $hex }, poza planszą
battle-refusal-ends-on-asteroid = okręt liniowy { $ship } zakończyłby ruch na asteroidzie na polu { $hex }
battle-refusal-ends-on-ship = okręt liniowy { $ship } zakończyłby ruch na statku { $other } na polu { $hex }
battle-refusal-suicide = okręt liniowy { $ship } zostałby zniszczony, taranując { $rammed ->
        [one] { $rammed } wrogi myśliwiec
        [few] { $rammed } wrogie myśliwce
        [many] { $rammed } wrogich myśliwców
       *[other] { $rammed } wrogiego myśliwca
    }
battle-refusal-friendly-target = { $target } to własny statek
battle-refusal-out-of-range = { $target } nie jest w zasięgu wieżyczek okrętu liniowego { $ship }

## PlacementError

battle-refusal-outside-zone = statek { $piece } stoi na { $hex }, poza swoją strefą startową
battle-refusal-shared-hex = statek { $piece } stoi na { $hex } razem z innym statkiem
battle-refusal-scattered = eskadra { $squadron } nie jest jedną spójną grupą
battle-refusal-unplaced = statek { $piece } nie został jeszcze rozmieszczony
battle-refusal-foreign = statek { $piece } nie należy do floty gracza { $seat }

## Expectation

expectation-mean = średnio w { $games ->
        [one] { $games } symulowanej grze
        [few] { $games } symulowanych grach
        [many] { $games } symulowanych grach
       *[other] { $games } symulowanych grach
    }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, pozostali { $rivals }, zdobyte okręty: { $taken }, stracone: { $lost }
expectation-none = nie przeprowadzono symulacji
