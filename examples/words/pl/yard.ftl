# What the yard of Galaxy Trucker says, in Polish: events, choices and refusals.
# Terms are those of the Polish edition, see `starwright::guide::words`.
# Ids and variables are those of the README of this package. Names of players are not inflected.

yard-tile = { $tile-key ->
        [starting-cabin] początkową kabinę pilotów
       *[other] część { $tile-number }
    }
yard-turn = { $turn-key ->
        [not-turned] bez obrotu
        [a-quarter-turn-clockwise] ćwierć obrotu zgodnie z ruchem wskazówek zegara
        [half-a-turn] pół obrotu
       *[other] ćwierć obrotu przeciwnie do ruchu wskazówek zegara
    }
yard-alien = { $alien-key ->
        [purple-alien] fioletowego kosmitę
        [brown-alien] brązowego kosmitę
        [cyan-alien-lawyer] niebieskiego kosmitę (prawnik)
        [cyan-alien-diplomat] niebieskiego kosmitę (dyplomata)
        [cyan-alien-technician] niebieskiego kosmitę (technik)
        [cyan-alien-telepathic-guru] niebieskiego kosmitę (telepatyczny guru)
        [cyan-alien-merchant] niebieskiego kosmitę (handlowiec)
       *[cyan-alien-manager] niebieskiego kosmitę (menedżer)
    }
insurance-none = lot bez ubezpieczenia
insurance-two = ubezpieczenie za 2 kredyty, z karą najwyżej 26
insurance-five = ubezpieczenie za 5 kredytów, z karą najwyżej 19
insurance-eight = ubezpieczenie za 8 kredytów, z karą najwyżej 12
tile-number = część { $number }
tile-starting-cabin = początkowa kabina pilotów
yard-premium = { $owed-key ->
        [nothing] { yard-premium-paid }
       *[other] { yard-premium-paid } i { $owed }
    }
yard-premium-paid = { $paid ->
        [one] { $paid } kredyt z { $premium } za ubezpieczenie
        [few] { $paid } kredyty z { $premium } za ubezpieczenie
        [many] { $paid } kredytów z { $premium } za ubezpieczenie
       *[other] { $paid } kredytu z { $premium } za ubezpieczenie
    }
owed-nothing = nie ma długu
owed-debt = jest dłużny { $credits }
owed-loan = bierze pożyczkę { $credits }

## Event

yard-event-reached = { $seat } losuje część z zakrytych
yard-event-took = { $seat } bierze { yard-tile } { $from }
yard-event-returned = { $seat } zwraca na stół odkrytą część { $tile }
yard-event-set-aside = { $seat } odkłada na później { yard-tile }
yard-event-placed = { $seat } umieszcza { yard-tile } na polu { $at }, { yard-turn }
yard-event-looked = { $seat } podgląda stos kart { $pile }
yard-event-finished = { $seat } bierze znacznik kolejności { $order }
yard-event-flipped = { $to-key ->
        [the-board-of-the-player-who-calls-overtime] { $seat } odwraca klepsydrę i ogłasza dodatkowy czas
       *[other] { $seat } odwraca klepsydrę i przenosi ją na pole { $to }
    }
yard-event-ran-out = { $at-key ->
        [the-place-beside-the-flight-board] klepsydra obok planszy lotu się przesypała
        [the-board-of-the-player-who-calls-overtime] dodatkowy czas się skończył
       *[other] klepsydra na polu { $at } się przesypała
    }
yard-event-rolled = { $seat } rzuca kością
yard-event-opened = na kości wypada { $face }, dostępne stają się pola oznaczone { $mark }
yard-event-building-over = koniec budowy
yard-event-passed = { $lost ->
        [one] statek gracza { $seat } przechodzi kontrolę konstrukcji, { $lost } część leży na stosie utraconych części
        [few] statek gracza { $seat } przechodzi kontrolę konstrukcji, { $lost } części leżą na stosie utraconych części
        [many] statek gracza { $seat } przechodzi kontrolę konstrukcji, { $lost } części leży na stosie utraconych części
       *[other] statek gracza { $seat } przechodzi kontrolę konstrukcji, { $lost } części leży na stosie utraconych części
    }
yard-event-removed = { $seat } traci { $cells-count ->
        [1] część na polu { $cells }
       *[other] części na polach { $cells }
    }
yard-event-paid-premium = { $seat } płaci { $premium }
yard-event-welcomed = { $seat } umieszcza { yard-alien } na polu { $at }
yard-event-boarded = załoga i baterie gracza { $seat } trafiają na pokład
yard-event-insured = { $seat } wybiera { $insurance }
yard-event-gave-up = statek gracza { $seat } ({ $cells-count ->
        [1] pole { $cells }
       *[other] pola { $cells }
    }) rezygnuje z lotu, bo na pokładzie nie ma człowieka
yard-event-started = { $behind ->
        [0] { $seat } startuje jako lider
        [one] { $seat } startuje { $behind } pole za liderem
        [few] { $seat } startuje { $behind } pola za liderem
        [many] { $seat } startuje { $behind } pól za liderem
       *[other] { $seat } startuje { $behind } pola za liderem
    }

yard-from-face-down = ze stosu zakrytych części
yard-from-face-up = z odkrytych części
yard-from-aside = z części odłożonych na później
yard-from-board = z powrotem z { $at }

## Choice

yard-choice-take-face-down = wylosować część z zakrytych
yard-choice-take-face-up = wziąć odkrytą część { $tile }
yard-choice-take-aside = wziąć { yard-tile } z części odłożonych na później
yard-choice-take-back = cofnąć ostatnio umieszczoną część
yard-choice-return = zwrócić część z ręki na stół, odkrytą
yard-choice-set-aside = odłożyć część z ręki na później
yard-choice-place = umieścić część z ręki na polu { $at }, { yard-turn }
yard-choice-look = podejrzeć stos kart { $pile }
yard-choice-finish = { $order ->
        [none] wziąć znacznik kolejności
       *[other] wziąć znacznik kolejności { $order }
    }
yard-choice-flip = odwrócić klepsydrę
yard-choice-roll = rzucić kością
yard-choice-came-up = wylosowano część { $tile }
yard-choice-die = na kości wypada { $face }
yard-choice-ran-out = klepsydra się przesypuje
yard-choice-remove = usunąć część na polu { $at }
yard-choice-keep = zachować fragment z { $at }
yard-choice-repair = usunąć { $removed-count ->
        [1] część na polu { $removed }
       *[other] części na polach { $removed }
    }
yard-choice-pass = zostawić statek bez zmian
yard-choice-welcome = umieścić { yard-alien } na polu { $at }
yard-choice-board = zapełnić wszystkie pozostałe kabiny ludźmi
yard-choice-insure = wybrać { $insurance }

## Refusal

yard-refusal-no-seat = liczba graczy to { $players }, więc nie ma gracza { $seat }
yard-refusal-not-for-actor = { $actor ->
        [table] stół nie może dokonać tego wyboru
       *[other] { $actor } nie może dokonać tego wyboru
    }
yard-refusal-tile-due = nie podano jeszcze, jaką część losuje { $seat }
yard-refusal-die-due = nie podano jeszcze wyniku rzutu
yard-refusal-no-tile-due = nikt nie losuje teraz części z zakrytych
yard-refusal-no-die-due = nikt nie rzuca teraz kością
yard-refusal-not-face-down = części { $tile } nie ma wśród zakrytych
yard-refusal-building-over = budowa już się skończyła
yard-refusal-still-building = budowa jeszcze się nie skończyła
yard-refusal-has-finished = { $seat } ma znacznik kolejności { $order } i już nie buduje
yard-refusal-hand-full = { $held-key ->
        [starting-cabin] ręka musi być pusta, a jest w niej początkowa kabina pilotów
       *[other] ręka musi być pusta, a jest w niej część { $held-number }
    }
yard-refusal-hand-empty = ręka jest pusta
yard-refusal-pool-empty = nie ma już zakrytych części
yard-refusal-not-face-up = część { $tile } nie jest odkryta
yard-refusal-not-aside = { $tile-key ->
        [starting-cabin] początkowej kabiny pilotów nie ma wśród części odłożonych przez gracza na później
       *[other] części { $tile-number } nie ma wśród części odłożonych przez gracza na później
    }
yard-refusal-welded = nie ma nieprzyspawanej części, którą można by cofnąć
yard-refusal-once-aside = { $tile-key ->
        [starting-cabin] początkowa kabina pilotów była odłożona na później i nie może wrócić na stół
       *[other] część { $tile-number } była odłożona na później i nie może wrócić na stół
    }
yard-refusal-no-place-aside = oba miejsca na części odłożone na później są zajęte
yard-refusal-closed = { $cell } nie jest dostępnym polem tej planszy
yard-refusal-taken = pole { $cell } jest już zajęte: { $present }
yard-refusal-unattached = { $cell } nie sąsiaduje z żadną częścią swojego statku
yard-refusal-unjoined = na polu { $cell } część nie łączyłaby się ze swoim statkiem
yard-refusal-not-that-pile = gracze mogą podglądać stosy od 1 do 3, ale nie stos { $pile }
yard-refusal-finished-looking = { $seat } ma już znacznik kolejności i przy tym stole nie może podglądać kart
yard-refusal-nothing-placed = przed podejrzeniem kart trzeba umieścić jakąś część
yard-refusal-ship-not-started = przed podejrzeniem kart każdy statek musi mieć część; statek z { $cell } nie ma żadnej
yard-refusal-order-not-chosen = nie można wybrać znacznika kolejności { $order }: gracz, który kończy budowę, bierze najniższy wolny
yard-refusal-order-not-free = znacznik kolejności { $order } nie jest wolny
yard-refusal-has-passed = statek gracza { $seat } przeszedł już kontrolę konstrukcji
yard-refusal-ship-whole = statek z { $at } jest w jednym kawałku
yard-refusal-launched = lot może się zacząć; nie ma już czego wybierać
yard-refusal-out-of-turn = { $seat } nie może teraz dokonać tego wyboru: to nie ta kolej

yard-refusal-still-running = { $at-key ->
        [the-place-beside-the-flight-board] klepsydra obok planszy lotu jeszcze się przesypuje
        [the-board-of-the-player-who-calls-overtime] dodatkowy czas jeszcze trwa
       *[other] klepsydra na polu { $at } jeszcze się przesypuje
    }
yard-refusal-not-running = { $at-key ->
        [the-place-beside-the-flight-board] klepsydra obok planszy lotu się nie przesypuje
        [the-board-of-the-player-who-calls-overtime] dodatkowy czas nie trwa
       *[other] klepsydra na polu { $at } się nie przesypuje
    }
yard-refusal-roll-first = { $at-key ->
        [the-place-beside-the-flight-board] zanim klepsydra opuści miejsce obok planszy lotu, trzeba rzucić kością
       *[other] zanim klepsydra opuści pole { $at }, trzeba rzucić kością
    }
yard-refusal-not-finished = { $to-key ->
        [the-board-of-the-player-who-calls-overtime] dodatkowy czas może ogłosić tylko gracz, który ukończył budowę
       *[other] na pole { $to } klepsydrę może przenieść tylko gracz, który ukończył budowę
    }
yard-refusal-no-roll-now = nie można teraz rzucić kością
yard-refusal-no-dice = na tej planszy nie rzuca się kośćmi

yard-setup-players = w grze bierze udział od 2 do 5 graczy, a nie { $players }
yard-setup-level = statek klasy { $class } leci w locie poziomu { $own }, a nie { $level }
yard-setup-board-level = ta plansza jest na lot poziomu { $expected }, a nie { $level }
yard-setup-level-iii-cards = z kart III poziomu korzysta tylko lot IV poziomu, a nie lot poziomu { $level }
yard-setup-opened = przed rzutami kośćmi oznaczone pola muszą być niedostępne
yard-setup-dice-on-level = oznaczone pola wymagają klepsydry IV poziomu, a nie poziomu { $level }
yard-setup-nothing-to-build-on = plansza nie ma ani jednego dostępnego pola
yard-setup-cabin-in-pool = część { $tile } to początkowa kabina pilotów i nie należy do stosu
yard-setup-tile-twice = część { $tile } jest na stosie dwa razy
yard-setup-ships = { $ships ->
        [one] jest { $ships } plansza dla { $players } graczy
        [few] są { $ships } plansze dla { $players } graczy
        [many] jest { $ships } plansz dla { $players } graczy
       *[other] jest { $ships } planszy dla { $players } graczy
    }
yard-setup-other-board = plansza gracza { $seat } jest inna niż plansza stołu
yard-setup-aside = { $seat } ma odłożone części w liczbie { $aside }, a są tylko dwa miejsca
yard-setup-order = { $seat } nie może mieć znacznika kolejności { $order }
