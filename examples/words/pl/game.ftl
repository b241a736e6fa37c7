# What is said of a whole game of Galaxy Trucker, in Polish.
# Terms are those of the Polish edition, see `starwright::guide::words`.
# Ids and variables are those of the README of this package. Names of players are not inflected.

game-part-yard = podczas budowy
game-part-flight = podczas lotu
game-event-settled =
    rozliczenie rundy { $number }:
    { $settlement }
game-event-round-began = zaczyna się runda { $number }
game-event-over = koniec gry
game-refusal-other-part = tego wyboru nie można dokonać { $now }
game-refusal-over = gra już się skończyła
game-setup-players = w grze bierze udział od 2 do 5 graczy, a nie { $players }
game-setup-no-round = gra ma co najmniej jedną rundę
game-setup-rounds = gra ma najwyżej { $most } rund, a nie { $rounds }
game-setup-yard = runda { $number }: { $error }
game-setup-deck = runda { $number }: { $error }
game-setup-flight = runda { $number }: { $error }

standing-free = { $seat } ma { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }
standing-owing = { $seat } ma { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }, a do spłaty pożyczki na { $loan ->
        [one] { $loan } kredyt
        [few] { $loan } kredyty
        [many] { $loan } kredytów
       *[other] { $loan } kredytu
    }: wynik { $net }

campaign-advice-three-growing-rounds = Najlepiej gra się w trzech rundach o rosnącym poziomie ({ $rule }).
campaign-advice-both-spliced = Klasy IC i IIC mają wspólną planszę: po klasie IC wybierzcie na II poziom klasę II, IIA lub IIB ({ $rule }).
campaign-advice-drop-level-one = Z całym drugim dużym rozszerzeniem pomińcie I poziom i zagrajcie na poziomach II, III i IV ({ $rule }).
campaign-advice-no-level-four-cards = Nie ma kart IV poziomu: w klasie IV użyjcie podwyższonych kart III poziomu ({ $rule }).
campaign-advice-too-many-players = Plansz i części wystarczy dla { $at_most } graczy, a nie dla { $players } ({ $rule }).
