# What a flight of Galaxy Trucker pays and costs, in Polish.
# Terms are those of the Polish edition, see `starwright::guide::words`.
# Ids and variables are those of the README of this package. Names of players are not inflected.

settlement-moved = { $moved ->
        [one] { $moved } kredyt
        [few] { $moved } kredyty
        [many] { $moved } kredytów
       *[other] { $moved } kredytu
    }
settlement-after = { $after ->
        [one] { $after } kredyt
        [few] { $after } kredyty
        [many] { $after } kredytów
       *[other] { $after } kredytu
    }
settlement-loan = { $loan ->
        [one] { $loan } kredyt
        [few] { $loan } kredyty
        [many] { $loan } kredytów
       *[other] { $loan } kredytu
    }
settlement-owed = { $owed ->
        [one] { $owed } kredyt
        [few] { $owed } kredyty
        [many] { $owed } kredytów
       *[other] { $owed } kredytu
    }
settlement-of-owed = { $owed ->
        [one] { $owed } kredytu
        [few] { $owed } kredytów
        [many] { $owed } kredytów
       *[other] { $owed } kredytu
    }

insurance-no-such-insurance = ubezpieczenie kosztuje 0, 2, 5 lub 8 kredytów, a nie { $price }
insurance-not-sold = dla tej planszy nie ma ubezpieczenia, nawet za { $price ->
        [one] { $price } kredyt
        [few] { $price } kredyty
        [many] { $price } kredytów
       *[other] { $price } kredytu
    }
insurance-too-dear = ubezpieczenie za { $price ->
        [one] { $price } kredyt
        [few] { $price } kredyty
        [many] { $price } kredytów
       *[other] { $price } kredytu
    } jest za drogie, gdy ma się { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }

settlement-statement =
    Rozliczenie gracza { $seat }:
    { $statement }
statement-opening = { $place ->
        [none] Lot nieukończony
       *[other] Miejsce na mecie: { $place }
    }; przed rozliczeniem { $before ->
        [one] { $before } kredyt
        [few] { $before } kredyty
        [many] { $before } kredytów
       *[other] { $before } kredytu
    }.
statement-closing = { $loan ->
        [0] Razem: { settlement-after }.
       *[other]
            Razem: { settlement-after }.
            Niespłacona pożyczka: { settlement-loan } (LM-TORUS-5).
    }
statement-line-arrival = Premia za miejsce na mecie: { settlement-moved } ({ $rule }).
statement-line-best-looking = Premia za najbardziej hermetyczny kadłub: { settlement-moved } ({ $rule }).
statement-line-goods = Sprzedane towary: { settlement-moved } ({ $rule }).
statement-line-set-aside = Odłożone towary, sprzedane za połowę wartości: { settlement-moved } ({ $rule }).
statement-line-merchant = Handlowiec: { settlement-moved } ({ $rule }).
statement-line-manager = Menedżer: { settlement-moved } ({ $rule }).
statement-line-debt-short = Dług: spłacono { $moved } z { settlement-of-owed }, { $short } umorzono ({ $rule }).
statement-line-debt = Dług: spłacono { settlement-owed } ({ $rule }).
statement-line-penalty-short = Kara za utracone części: zapłacono { $moved } z { settlement-of-owed }, { $short } umorzono ({ $rule }).
statement-line-penalty = Kara za utracone części: zapłacono { settlement-owed } ({ $rule }).

settle-too-many-players = graczy może być najwyżej 5
settle-no-marker = statek gracza { $seat } dotarł do celu, więc jego znacznik musi mieć pozycję
settle-nothing-arrived = żaden statek gracza { $seat } nie dotarł do celu, więc znacznik tego gracza nie może mieć pozycji
settle-same-position = znaczniki graczy { $seat } i { $other } nie mogą stać na tej samej pozycji
settle-no-such-ship = specjalista gracza { $seat } nie może należeć do statku { $number }: nie ma takiego statku
