# What the stories of this package add to what the crate says, in Polish: headings, and the table at the end.

story-class = Runda { $round }: klasa { $class }
story-round = Runda { $round }
story-take-off = Start
story-landed = Koniec lotu
story-settlement = Rozliczenie
story-standings = Wyniki
story-rich = { $rank }. { $player }: { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }
story-score = { $rank }. { $player } ({ $race }): { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
