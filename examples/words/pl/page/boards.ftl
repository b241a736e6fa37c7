# What the reader makes for their own games, and their own boards, in Polish.

page-box = Własne
page-boards = Własne plansze
page-boards-about = Narysuj własną planszę, na przykład drukowaną, której pomarańczowe lub oznaczone pola są inne niż tutaj. Reguły ją sprawdzają (LM-R54). Plansze zostają w tej przeglądarce; zapisz je do pliku, aby je zachować lub udostępnić. Znajdziesz je w stoczni i przed całą grą.
page-board-form = Plansza
page-board-name = Nazwa
page-board-nameless = Nadaj nazwę.
page-board-unnamed = Nie ma nazwy długości od 1 do { $most } znaków.
page-board-surface = Stykające się krawędzie
page-surface-plane = żadne
page-surface-cylinder = lewa i prawa
page-surface-torus = lewa i prawa, przednia i tylna
page-board-columns = Kolumny
page-board-rows = Rzędy

## The drawing

page-board-brush = Rodzaj pola
page-board-brush-how = Dotknij pola albo przeciągnij myszą po kilku; powtórzenie usuwa. Z klawiatury: strzałki przesuwają, Enter maluje; # . o od 1 do 6 = i H od razu zmieniają pole.
page-board-plain = pole
page-board-none = brak pola
page-board-marked = otwiera { $mark }
page-board-cells = Pola planszy
page-board-cell = Kolumna { $column }, rząd { $row }: { $what }

## The numbers

page-board-numbers-columns = Numery wydrukowane przy kolumnach
page-board-numbers-rows = Numery wydrukowane przy rzędach
page-board-numbers-how = Kilka w jednym miejscu: 5/11. Brak: zostaw puste.
page-board-numbers-wrong = Wpisz numery, na przykład 7 lub 5/11.
page-board-unaimed = Żaden atak nie może w nią celować: dodaj liczby przy kolumnach i rzędach. Do tego czasu nadaje się tylko do stoczni.
page-board-aimless = Żaden atak nie może celować w { $name }: brakuje liczb przy kolumnach lub rzędach.
page-board-mend = Popraw ją wśród swoich plansz

## Rules and money

page-board-special = Zasady
page-board-splice = Transwymiarowa granica
page-board-splice-at = między kolumnami { $left } i { $right }
page-board-no-splice = brak
page-board-any-level = dowolny
page-board-orange-open = pomarańczowe pola są dostępne
page-board-overtime = dodatkowy czas
page-board-money = Pieniądze
page-board-penalty = Kara za utracone części
page-penalty-uncapped = bez limitu
page-penalty-capped-at = limit
page-penalty-by-insurance = zależnie od ubezpieczenia, które wybierze gracz
page-board-premium = ubezpieczenie według największego skupiska pustych pól
page-board-group = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
  }
page-board-group-most = { $count } lub więcej

## What is wrong

page-board-wrong = Tej planszy nie można jeszcze użyć: patrz uwaga w formularzu.
page-board-short = Gdzie krawędzie się stykają, potrzeba co najmniej 3 kolumn, a na torusie także 3 rzędów.
page-board-no-cells = Plansza nie ma pól.
page-board-homeless = Początkowa kabina pilotów musi leżeć na zwykłym polu.
page-board-number-range = Drukowane numery są od 1 do { $most }, a nie { $number }.
page-board-number-twice = Numer { $number } jest tu wydrukowany dwa razy.
page-board-splice-where = Granica musi biec między dwiema kolumnami planszy.

## Those that are kept

page-board-face = { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
    [many] { $cells } pól
   *[other] { $cells } pola
  }; stykające się krawędzie: { $surface }; { $level ->
    [any] dowolny poziom
   *[other] poziom { $level }
  }.
page-board-add = Dodaj do moich plansz
page-board-new = Nowa plansza
page-boards-count = Moje plansze: { $count }
page-boards-none = Jeszcze żadnych. Wypełnij formularz lub otwórz plik.
page-boards-most = Można przechować najwyżej { $most } plansz.
page-board-nth = Plansza { $number }: { $why }
page-no-boards = Nie zawiera listy plansz.
page-ask-draft-board = Plansza w formularzu nie jest zapisana.
page-ask-delete-board = Usunąć planszę { $board }?
page-ask-open-boards = Plansze w pliku { $name }: { $count }. Twoje plansze: { $mine }.

## Where they are used

page-board-at-level = { $name }, poziom { $level }
page-board-of-ship = plansza tego statku
page-continue-own-ship = Twój statek na własnej planszy, { page-components }.
