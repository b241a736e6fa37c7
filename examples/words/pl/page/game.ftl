# The page of examples/web, in Polish: whole games, their flights and their end.

## The flight

page-fly-on = Leć dalej
page-stay = Zostań
page-withdraw-sure = Statek wycofany z lotu już nie wraca: nie dostaje premii, a jego towary idą za połowę wartości.
page-withdraw-flight = Wycofaj się z lotu
page-fly-past = Leć dalej bez lądowania
page-land-on = Wyląduj na planecie { $number }
page-land-for = Wyląduj na planecie { $number } ({ $goods })
page-carries = { $count ->
    [0] brak wolnej ładowni
   *[other] miejsce na { $count } z { $all }
  }
page-carries-red = czerwone towary wymagają specjalnej ładowni
page-take-offer = Przyjmij
page-leave-offer = Odrzuć
page-give-from = Oddaj z pola { $cell }: { $count } z { $all }
page-give-left = Wybierz jeszcze { $count } na swoim statku.
page-give-up = Oddaj { $given } z { $due }
page-give-up-goods = Oddaj je
page-give-any = Wybierz za mnie
page-tokens = żetony baterii
page-power-it = { $on ->
    [1] Nie zasilaj pola { $cell }
   *[other] Zasil pole { $cell }
  }
page-spend-from = Baterie z pola { $cell }: { $count } z { $all }
page-strength-now = Moc { $strength }, { $batteries ->
    [0] bez baterii
    [one] za { $batteries } baterię
    [few] za { $batteries } baterie
    [many] za { $batteries } baterii
   *[other] za { $batteries } baterii
  }.
page-batteries-now = Zużyte baterie: { $batteries }
page-power-done = { $count ->
    [0] Niczego nie zasilaj
   *[other] Zasil { $count }
  }
page-power-all = Zaznacz wszystko, co się da
page-power-gives-up = Twój statek musiałby zrezygnować z lotu.
page-react-with = { $how } na polu { $cell }{ $batteries ->
    [0] {""}
    [one] , za { $batteries } baterię
    [few] , za { $batteries } baterie
    [many] , za { $batteries } baterii
   *[other] , za { $batteries } baterii
  }
page-do-nothing = Nie reaguj
page-put-cube = Włóż do { $cell } towar: { $colour }
page-take-cube = Wyjmij z { $cell } towar: { $colour }
page-take-up = Weź towar: { $colour }
page-stow-so = { $count ->
    [0] Załaduj tak
   *[other] Załaduj tak, wyrzuć { $count }
  }
page-stow-best = Jak najlepiej
page-stow-all-in = Wszystkie towary mają miejsce. Kliknij ładownię, by coś wyjąć.
page-stow-loose = nie mają miejsca. Weź jeden albo kliknij ładownię, by coś wyjąć.
page-stow-where = Teraz kliknij ładownię.
page-stow-red = Czerwone towary podróżują tylko w specjalnej ładowni, a w żadnej nie ma wolnego miejsca (BG-GOODS-1).
page-stow-not-red = { $cell } to zwykła ładownia: czerwone towary wymagają specjalnej (BG-GOODS-1).
page-stow-full = Ładownia na polu { $cell } jest pełna: odłóż ten towar i najpierw wyjmij inny.

## What is asked

page-asks-fly-on = { $who }, lecisz dalej do następnej karty? Pozostałe karty: { $cards }.
page-asks-hyperspace = Czy statek wchodzi w nadprzestrzeń przed tą kartą?
page-asks-engines = Które silniki zasilasz? Kliknij je na statku.
page-asks-cannons = Które działa zasilasz? Kliknij je na statku.
page-asks-land = Gdzie lądujesz? To kosztuje { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
  }.
page-asks-take = Bierzesz to, co oferuje karta?
page-asks-crew = Tracisz załogę: { $count }. Kliknij kabiny, z których odchodzi.
page-asks-goods = Tracisz: { $goods }. Kliknij, skąd.
page-asks-stow = Dostajesz towary: { $count }. Tak mieszczą się najlepiej; możesz załadować inaczej.
page-asks-defend = { $attack }, { $side }{ $struck ->
    [none] {"."}
   *[other] : trafi twój statek w { $struck }.
  }
page-asks-defend-how = Kliknij zaznaczone działo, generator osłon lub silnik manewrowy.
page-asks-keep = Statek się rozpada. Kliknij fragment, który zachowujesz.
page-asks-nothing = Lot trwa.
page-waits = { $who } wybiera.
page-all-listed = Wszystkie możliwości ({ $count })

## Cards, dice and the track

page-cards-left = Pozostałe karty: { $count }
page-costs-days = kosztuje dni lotu: { $days }
page-costs-crew = kosztuje załogę: { $crew }
page-needs-crew = wymaga załogi: { $crew }
page-pays-credits = daje kredyty: { $credits }
page-enemy-strength = Wróg
page-enemy-needs = siła dział { $strength }
page-enemy-won = Wygrana
page-enemy-lost = Przegrana
page-loses = { $what }: { $count }
page-intruders-board = Intruzi
page-intruders-each = Każdy
page-intruder = intruz
page-side-of = { $side }
page-die-shows = Na kości { $face }
page-track = Kolejność lotu: { $order }
page-behind = { $days ->
    [0] prowadzi
   *[other] { $days } za liderem
  }
page-not-flying = poza torem lotu
page-show-ship = Powiększ statek: { $who }
page-purse = { page-credits }, stracone: { $lost }

## The statement and the end

page-settled-round = Rozliczenie rundy { $round }
page-arrived = na mecie: miejsce { $place }
page-not-arrived = lot nieukończony
page-left-withdrawn = Właściciel go wycofał.
page-left-stranded = W wolnej przestrzeni zabrakło mu mocy silników.
page-left-unmanned = Na pokładzie nie było już ludzi.
page-left-lapped = Prowadzący go zdublował.
page-credits-before = Kredyty przed
page-credits-after = Kredyty teraz
page-loan = Niespłacona pożyczka
page-item-arrival = Premia za miejsce na mecie
page-item-best-looking = Najbardziej hermetyczny kadłub
page-item-goods = Sprzedane towary
page-item-set-aside = Odłożone towary, za połowę wartości
page-item-merchant = Handlowiec
page-item-manager = Menedżer
page-item-debt = Dług
page-item-penalty = Kara za utracone części
page-item-owed = należało się { $owed }, umorzono { $forgiven }
page-next-round = Buduj do następnej rundy
page-won-by = { $count ->
    [one] Wygrywa { $who }.
   *[other] Wspólnie wygrywają: { $who }.
  }
page-won-by-nobody = Nikt nie wygrał.
page-won-how = Kto ma co najmniej 1 kredyt, ten wygrał, a najbogatszy najbardziej.
page-play-again = Zagraj jeszcze raz
page-story = Losy statków
page-ship-before = Przy starcie: { page-components }
page-ship-after = Na końcu: { page-components }
page-no-losses = Nic nie stracono.
page-last-card = Co zrobiła ostatnia karta
page-last-card-nothing = Twojemu statkowi nic nie zrobiła.
page-taken = Strata w całym locie: { $what }.
page-taken-crew = załoga: { $count }
page-taken-batteries = żetony baterii: { $count }
page-taken-goods = towary: { $count }

## The game

page-new-game = Nowa gra
page-undo-building = Budowy nie można cofnąć. Naciśnij część położoną ostatnio, by ją zabrać.
page-undo-nothing = Teraz nie ma twojego wyboru, który można cofnąć.
page-replay-nothing = Jeszcze nic się nie stało.
page-no-advice = Bot by tu poczekał.
page-game-elsewhere = Ta gra toczyła się dalej w innej karcie.
page-game-take-other = Pokaż tamtą
page-game-keep-own = Zachowaj tę
page-replay-building = Budowa
page-replay-take-off = Start
page-replay-statement = Rozliczenie
page-replay-round = Runda { $round }: { $part }
page-replay-to = Przejdź do
page-replay-part-back = Do poprzedniej karty lub części
page-replay-part-on = Do następnej karty lub części
page-replay-chose = { $who }: { $choice }
page-replay-took = { $who } bierze część: { $tile }
page-replay-returned = { $who } odkłada część z powrotem: { $tile }
page-replay-set-aside = { $who } odkłada część na później: { $tile }
page-replay-placed = { $who } umieszcza część: { $tile }, pole { $at }
page-step-back = O jeden wybór wstecz
page-step-on = O jeden wybór dalej

## Ile to może kosztować

page-cost = Ile to może kosztować?
page-cost-rest = Ile średnio kosztuje cię reszta karty:
page-cost-card = Ile średnio kosztuje cię ta karta, jeśli spotkasz ją w pojedynkę:
page-cost-nothing = Jeśli nic nie zrobisz:
page-cost-helped = Jeśli użyjesz tego, co pomaga:
page-cost-none = nic
page-cost-least = co najmniej { $all }
page-cost-components = części: { $count }
page-cost-crew = załoga: { $count }
page-cost-batteries = żetony baterii: { $count }
page-cost-days = dni lotu: { $count }
page-cost-credits = kredyty: { $count }
page-cost-ship = utrata statku: { $percent } %
page-cost-breaks = części: { $count }, a statek rozpada się na fragmenty: { $pieces }
