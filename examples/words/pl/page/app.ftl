# The page of examples/web, in Polish.

## The frame

page-shipyard = Stocznia
page-fire = Pod ostrzałem
page-battle = Bitwa
page-game = Cała gra
page-theme = Kolory
page-theme-auto = jak w urządzeniu
page-theme-light = jasne
page-theme-dark = ciemne
page-theme-safe = dla daltonistów
page-language = Język
page-no-language = Nie udało się wczytać tego języka.
page-undo = Cofnij
page-nothing-chosen = Jeszcze niczego nie wybrano.
page-no-undo-replay = W powtórce niczego się nie cofa: najpierw wróć do gry.
page-redo = Ponów
page-open = Otwórz plik
page-save = Zapisz plik
page-download = Pobierz
page-delete = Usuń
page-log = Przebieg
page-bad-link = Ten link nie zawiera statku: { $why }
page-bad-file = Nie można odczytać { $name }: { $why }
page-bad-save = Nie można odczytać zapisu „{ $name }”: { $why } Zapis pozostaje i nic go nie nadpisze.
page-damaged = Zapisy, których nie można odczytać
page-no-bots = Nie udało się wczytać botów i podpowiedzi. Co kilka sekund kolejna próba.

## Words

page-side-front = przodu
page-side-right = prawej
page-side-rear = tyłu
page-side-left = lewej
page-attack-small-meteor = mały meteor
page-attack-large-meteor = duży meteor
page-attack-light-cannon-fire = lekki ostrzał
page-attack-heavy-cannon-fire = ciężki ostrzał
page-component = { $kind } ({ $cell })
page-components = { $count ->
    [one] { $count } część
    [few] { $count } części
    [many] { $count } części
   *[other] { $count } części
  }
page-credits = { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
    [many] { $credits } kredytów
   *[other] { $credits } kredytu
  }

## Shipyard

page-class = Klasa
page-clear = Wyczyść
page-share = Kopiuj link
page-shared = Skopiowano link.
page-repair = Porada naprawcza
page-repaired-fewest = Żadna mniejsza naprawa nie wystarczy.
page-repaired-unproven = Być może wystarczy mniejsza naprawa.
page-apply = Usuń te części
page-heat = Trafienia z
page-heat-off = brak
page-pool = Części
page-filter = Rodzaj
page-filter-all = wszystkie rodzaje
page-hand = W ręce
page-turn = Obróć (R)
page-legal = Ten statek jest poprawny.
page-legal-unmanned = Bez błędów, ale ten statek jeszcze nie może lecieć.
page-not-legal = { $count ->
    [one] Ten statek nie jest poprawny: { $count } błąd.
    [few] Ten statek nie jest poprawny: { $count } błędy.
    [many] Ten statek nie jest poprawny: { $count } błędów.
   *[other] Ten statek nie jest poprawny: { $count } błędu.
  }
page-premium = Koszt ubezpieczenia
page-premium-of = { page-credits } (słaby punkt, największa grupa pustych pól: { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
    [many] { $cells } pól
   *[other] { $cells } pola
  })
page-exposed = Odsłonięte połączenia
page-engines = Silniki
page-cannons = Działa
page-range = od { $least } do { $most }
page-crew = Załoga
page-batteries = Żetony baterii
page-keys = Klawisze: strzałki poruszają się po planszy, Enter kładzie część z ręki albo podnosi tę, która tam leży, R obraca, Delete usuwa, N dobiera, Ctrl+Z cofa.
page-board = Plansza. { page-keys }
page-random = Losowy statek

## Under fire

page-illegal = Lecieć może tylko poprawny statek. Najpierw popraw go w stoczni.
page-attack = Atak
page-from = Z
page-die = Kość { $number }
page-rolled = losowo
page-attacked = { $kind } z { $side }: { $dice }
page-misses = Kości nie wskazują kolumny ani rzędu: pudło.
page-swarm = Skupisko sześciu
page-swarm-left = Nadlecą jeszcze: { $count }
page-reset = Odnów statek
page-options = Reakcje
page-shoot = Strzał: { $component }
page-shield = Włącz generator osłon: { $component }
page-boosted = Włącz wzmocniony generator osłon: { $component }
page-thruster = Unik: { $component }
page-struck = Przyjmij trafienie: { $component }
page-take-back = Cofnij reakcje
page-resolve = Rozpatrz atak
page-daily-unopposed = Niech trafi
page-daily-last = { $count ->
    [0] Ostatni atak niczego nie zniszczył.
    [one] Ostatni atak kosztował cię { $count } część.
   *[other] Ostatni atak kosztował cię części: { $count }.
  }
page-keep = Statek się rozpada. Wybierz fragment, który zachowasz.
page-piece = Zachowaj fragment { $number } ({ page-components })
page-flying = Statek leci dalej; zostało: { page-components }.
page-destroyed = Ze statku nic nie zostało.

## Tables

page-players = Gracze
page-player = Gracz { $number }
page-name = Imię gracza { $number }
page-table = stół
page-powers = Z mocami
page-bot-low = łatwy bot
page-bot-middle = średni bot
page-bot-high = trudny bot
page-over = Gra skończona.
page-awaits = Kolej: { $who }.
page-place-fleet = Niech bot rozmieści wszystko i zacznie
page-bot-move = Niech wybierze bot
page-pass-device = Przekaż urządzenie: { $who }
page-since-turn = Co się zdarzyło od ostatniego wyboru: { $who }
page-ready = To ja: { $who }
page-you-are = Grasz jako { $who }.

## Battle

page-viewer = Widok
page-viewer-asked = gracz, który wybiera
page-spectator = widz
page-points = Punkty
page-score = { $player } ({ $race })
page-fire-of = Zasięg: { $piece }
page-no-fire = Kliknij okręt, aby zobaczyć, co może trafić.
page-replay = Powtórka
page-replay-at = Wybór { $at } z { $all }
page-replayed = Wybór { $at } z { $all }. { $who }: { $choice }
page-go-on = Graj dalej od tego miejsca
page-to-end = Wróć do gry

## Together

page-together = Razem
page-together-what = Grajcie z różnych miejsc: utwórz stół i wyślij każdemu graczowi link. Każdy gra w swojej przeglądarce.
page-together-game = Gra
page-no-server = Ta strona nie pochodzi z serwera stołów, więc nikt nie dołączy z daleka. Wszystko inne działa. Folder examples/server wyjaśnia, jak uruchomić serwer.
page-create-table = Nowy stół
page-create = Utwórz stół
page-own-name = Twoje imię
page-seat-own = ty
page-seat-person = osoba z linkiem
page-join = Dołącz
page-join-how = Otwórz otrzymany link albo wklej go tutaj. To twój klucz: kto go ma, gra na twoim miejscu, także na innym urządzeniu.
page-link = Link
page-no-table = To nie jest link do stołu.
page-your-tables = Twoje stoły
page-your-table = { $game }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
page-forget = Zapomnij
page-too-many-tables = Z twojego adresu utworzono zbyt wiele stołów. Spróbuj ponownie za godzinę.
page-not-created = Serwer nie mógł utworzyć stołu. Spróbuj ponownie.
page-invite = Gracze i linki
page-watch-link = Dla widzów
# The title of a link to a table, as a chat shows it.
page-invited-battle = Zagraj ze mną w bitwę kosmiczną
page-invited-game = Zbuduj ze mną statek kosmiczny
page-state-own = ty
page-state-bot = bot
page-state-here = dołączył(a)
page-state-free = jeszcze bez imienia
page-state-resigned = poddany, gra bot
page-watching = Oglądasz grę.
page-named = { $who }
page-named-bot = { $who } (bot)
page-your-turn = Twoja kolej.
page-your-choice = Możesz wybierać, inni też.
page-sending = Twój wybór jest wysyłany.
page-let-bot-play = Niech gra za mnie bot
page-play-myself = Znów gram sam(a)
page-bot-plays = Gra za ciebie bot.
page-resign = Poddaj się
page-resign-sure = Bot zagra za ciebie do końca. Tego nie można cofnąć.
page-resigned = Poddałeś się.
page-asks-undo = { $who } prosi o cofnięcie { $count ->
    [one] ostatniego wyboru.
    [few] { $count } ostatnich wyborów.
    [many] { $count } ostatnich wyborów.
   *[other] { $count } ostatnich wyborów.
  }{ $since ->
    [chance] {" "}Od tego czasu wszyscy widzieli kości lub części.
    [revealed] {" "}Od tego czasu pokazano coś zakrytego.
   *[none] {""}
  }
page-agree = Zgoda
page-disagree = Nie zgadzam się
page-withdraw = Wycofaj prośbę
page-taken-back = Wszyscy się zgodzili: ostatnie wybory cofnięto.
page-nothing-to-undo = Nie masz wyboru, który można by cofnąć.
page-bad-name = Imię ma od 1 do 40 znaków.
page-log-full = Dziennik tego stołu jest pełny: gra się tu kończy.
page-sorry = Serwer odmówił.
page-refused-bot = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
page-no-view = Ta strona pokazuje tylko bitwy i całe gry.
page-reconnecting = Brak połączenia ze stołem. Trwa ponowna próba. Wybór dokonany teraz zostanie wysłany później.
page-connecting = Łączenie ze stołem…
page-try-now = Spróbuj teraz
page-no-line = W tej chwili nie ma połączenia ze stołem.
page-unknown-table = Serwer nie zna stołu o tym linku. Poproś o link jeszcze raz.
page-full-table = Na tym miejscu jest zbyt wiele urządzeń albo jest zbyt wielu widzów.
page-ended-table = Serwer zakończył połączenie.

## Whole game

page-hourglass = { $running ->
    [1] { page-hourglass-left }, { page-hourglass-runs }
   *[0] Piasek się przesypał, { page-hourglass-runs }
  }
page-hourglass-runs = { $place ->
    [beside] potem jeszcze 4 klepsydry
    [III] potem jeszcze 3 klepsydry
    [II] potem jeszcze 2 klepsydry
    [I] potem jeszcze 1 klepsydra
    [overtime] ostatnia klepsydra
   *[Start] { $running ->
      [1] ostatnia klepsydra
     *[0] może dojść już tylko dodatkowy czas
    }
  }
page-hourglass-left = { $seconds ->
    [none] Piasek się sypie
   *[other] { $seconds } s
  }

## Own cards

page-cards = Własne karty
page-cards-about = Twórz własne karty, na przykład te z drugiego dodatku. Reguły sprawdzają każdą z nich. Karty zostają w tej przeglądarce; zapisz je do pliku, aby je zachować lub udostępnić. Aby z nimi lecieć, zaznacz „Z własnymi kartami” przed rozpoczęciem gry.
page-card-form = Karta
page-of-level = Poziom { $level }
page-field-level = Poziom
page-field-kind = Rodzaj
page-field-strength = Siła
page-field-days = Dni lotu
page-field-crew = Załoga
page-field-credits = Kredyty
page-field-goods = Towary
page-field-lose-crew = Załoga oddawana przez pokonanego
page-field-lose-goods = Towary oddawane przez pokonanego
page-field-meteors = Meteory, po kolei
page-field-shots = Ostrzał, po kolei
page-field-planets = Planety
page-field-lines = Linie, po kolei
page-field-worst = Kto ma
page-field-penalty = Kara
page-field-amount = Ile
page-field-from = Strona
page-field-number = Ilu
page-field-boards = Kogo atakują
page-field-turns = Kierunki, w kolejności prób
page-field-deed = Każdy najeźdźca
page-field-does = Co robi
page-field-parts = Części ciągu, po kolei
page-deed-crew = zabiera załogę
page-deed-goods = zabiera towary
page-deed-batteries = zabiera baterie
page-deed-charges = podkłada ładunki
page-penalty-days = traci dni lotu
page-penalty-crew = traci załogę
page-penalty-goods = traci towary
page-penalty-shots = jest pod ostrzałem
page-attack-from = { $kind } z { $side }
page-nth-meteors = Meteor { $number }
page-nth-shots = Strzał { $number }
page-nth-planets = Planeta { $number }
page-nth-lines = Linia { $number }
page-nth-turns = Kierunek { $number }
page-nth-parts = Część { $number }
page-add-meteors = Dodaj meteor
page-add-shots = Dodaj strzał
page-add-planets = Dodaj planetę
page-add-lines = Dodaj linię
page-add-turns = Dodaj kierunek
page-add-parts = Dodaj część
page-remove = Usuń
page-earlier = Wyżej
page-number-range = Wpisz liczbę całkowitą od 0 do 65 535.
page-card-wrong = Tej karty nie można jeszcze użyć: patrz uwaga w formularzu.
page-box-unready = Najpierw wypełnij formularz.
page-card-add = Dodaj do moich kart
page-card-change = Zapisz zmiany
page-card-new = Nowa karta
page-card-beyond = { $field } { $number } jest dozwolone, ale znacznie więcej niż na drukowanych kartach: najwyżej { $most }.
page-card-edit = Edytuj
page-deck = Moje karty: { $count }
page-deck-none = Jeszcze żadnych. Wypełnij formularz lub otwórz plik.
page-deck-most = Można przechować najwyżej { $most } kart.
page-card-nth = Karta { $number }: { $why }
page-no-cards = Nie zawiera listy kart.
page-not-kept = Ta przeglądarka nie może ich przechować. Zapisz je do pliku.
page-ask-draft = Karta w formularzu nie jest zapisana.
page-discard = Porzuć ją
page-ask-delete = Usunąć kartę { $card }?
page-ask-open = Karty w pliku { $name }: { $count }. Twoje karty: { $mine }.
page-open-add = Dodaj je do moich
page-open-replace = Zastąp moje
page-cancel = Anuluj
page-with-own = Z własnymi kartami ({ $count })
page-own-dealt = Własne karty w tej grze: { $count } z { $all }; dla pozostałych nie ma miejsca.
page-four = Karty lotów IV poziomu
page-four-three = poziom III
page-four-own = własne, poziom IV
page-in-pile = Poziom { $level }, na stos

## Hints

page-hint = Podpowiedź
page-do-it = Zrób to
page-nowhere = Nigdzie nie pasuje.
