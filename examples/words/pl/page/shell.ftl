# The page of examples/web, in Polish: the frame and the start.

## The frame

page-start = Start
page-skip = Przejdź do treści
page-menu = Menu
page-dismiss = Zamknij komunikat
page-why-rule = Dlaczego: zasada
page-loading = Wczytywanie…
page-loading-slow = Wciąż trwa wczytywanie. Pierwsza wizyta pobiera około megabajta, kolejne nie potrzebują sieci.
page-load-failed = Nie udało się wczytać tej części. Sprawdź połączenie i spróbuj ponownie.
page-no-wasm = Ta przeglądarka blokuje WebAssembly, w którym są reguły. Zezwól na nie tej stronie albo użyj innej przeglądarki.
page-try-again = Spróbuj ponownie

## The start page

page-start-title = Zbuduj. Poleć. Patrz, jak się rozpada.
page-start-what = Na czas zbuduj statek z zapasowych części i poleć nim wśród meteorów, piratów i planet. Albo poprowadź do bitwy myśliwce i duże okręty.
page-start-easy = Graj przeciw botom albo znajomym. Nie musisz znać instrukcji: strona pokazuje, co możesz zrobić, i mówi, dlaczego czegoś nie wolno.
page-start-battle-what = 3 lub 4 floty, 20 minut. Ruszaj, strzelaj, zdobywaj okręty i punkty.
page-start-game-what = Od 2 do 5 graczy. Buduj pod presją klepsydry, potem leć przez jedną do trzech rund, każda około 20 minut.
page-start-ship-what = Buduj bez pośpiechu, zobacz każdy błąd, wyślij statek znajomym.
page-start-together-what = Graj z ludźmi gdzie indziej, każdy na swoim ekranie.
page-start-play = Graj
page-start-build = Buduj
page-start-fire-what = Rzucaj kośćmi na ataki i zobacz, co przetrwa.
page-start-cards-what = Wpisz własne karty i plansze i graj z nimi.
page-continue = Kontynuuj
page-continue-with = Grają: { $players }. { $count ->
    [one] { $count } wybór.
    [few] { $count } wybory.
    [many] { $count } wyborów.
   *[other] { $count } wyboru.
  }
page-finished = Zakończone
page-finished-with = Gracze: { $players }. Zobacz wynik albo powtórkę.
page-continue-ship = Twój statek na planszy klasy { $class }, { page-components }.
page-continue-table = Początek: { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
page-continue-at-table = { $game } przy stole
page-also = Także tutaj
page-unofficial = Zrobione przez graczy dla graczy. Ta strona jest nieoficjalna: nie zawiera grafik ani tekstów z gier i nie jest związana z ich wydawcami.

## Before a game

page-setup-battle = Bitwa
page-setup-battle-goal = Każdy okręt zdobyty na innym graczu daje punkty. Wygrywa, kto ma ich najwięcej.
page-setup-game = Gra: budowa i lot
page-setup-game-goal = Zbuduj statek, zanim przesypie się ostatnia klepsydra, zarób po drodze kredyty i wróć. Kto ma co najmniej 1 kredyt, ten wygrał, a najbogatszy najbardziej.
page-setup-how-many = Ilu graczy?
page-setup-who = Kto gra?
page-setup-plays = Kto gra jako { $name }
page-setup-person = osoba tutaj
page-setup-powers = Każda rasa ma swoje moce (lepiej po pierwszej bitwie)
page-setup-rounds = Czym lecicie?
page-setup-round = Runda { $round }
page-setup-no-round = bez kolejnych rund
page-setup-board = { $class }: { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
    [many] { $cells } pól
   *[other] { $cells } pola
  }
page-setup-begin-battle = Rozpocznij bitwę
page-setup-begin-game = Zacznij budowę
page-setup-open = Otwórz zapisaną grę
page-setup-replaces = Jest nieskończona gra. Zacząć mimo to nową? Stara przepadnie.
page-setup-save-old = Zapisz starą, potem zacznij
page-setup-start-anyway = Zacznij nową
page-replay-replaces = Grasz dalej od tej chwili, zamiast gry zachowanej w tej przeglądarce.
page-replay-save-old = Najpierw zapisz tamtą
page-replay-start-anyway = Graj stąd dalej
page-setup-one-device = Kilka osób gra na tym urządzeniu: przekazujecie je sobie, a ekran jest wtedy zasłonięty.
page-setup-own-sand = Każdy buduje z własnym piaskiem: sypie się on tylko wtedy, gdy masz urządzenie.
page-setup-learn = Objaśniaj każdy krok w trakcie gry

## Together

page-state-away = brak połączenia
page-send-link = Wyślij

## Under fire

page-fire-title = Co nadlatuje?
page-fire-roll = Rzuć na atak
page-fire-asked = Co robisz? Kliknij zaznaczoną część albo wybierz poniżej.
page-fire-nothing = Nic na pokładzie tego nie zatrzyma.
page-fire-nothing-more = Więcej nie da się zrobić: reszta trafia.
page-fire-stopped = To wystarczy, aby go powstrzymać:
page-fire-harmless = Atak nie wyrządzi szkód.
page-fire-batteries = { $count ->
    [one] Zużyjesz 1 baterię.
    [few] Zużyjesz { $count } baterie.
   *[many] Zużyjesz { $count } baterii.
  }
page-fire-let = Żadna obrona nie jest warta baterii: niech trafi.
page-fire-sample = To przykładowy statek. Zbuduj własny w stoczni i wróć:
page-fire-illegal = Twój statek nie może jeszcze lecieć, więc to przykład. Napraw swój w stoczni:
page-fire-sample-ship = Przykładowy statek
page-fire-own-ship = Twój statek
