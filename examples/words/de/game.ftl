# What whole games of Galaxy Trucker say, in German: rounds, standings and advice for a series of flights.
# Ids and variables are those of the README of this package.

game-part-yard = während des Baus
game-part-flight = während des Flugs
game-event-settled =
    Abrechnung von Runde { $number }:
    { $settlement }
game-event-round-began = Runde { $number } beginnt
game-event-over = das Spiel ist zu Ende
game-refusal-other-part = das ist { $now } nicht möglich
game-refusal-over = das Spiel ist zu Ende
game-setup-players = es spielen 2 bis 5, nicht { $players }
game-setup-no-round = ein Spiel hat mindestens eine Runde
game-setup-rounds = ein Spiel hat höchstens { $most } Runden, nicht { $rounds }
game-setup-yard = Runde { $number }: { $error }
game-setup-deck = Runde { $number }: { $error }
game-setup-flight = Runde { $number }: { $error }

game-credits = { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    }
standing-free = { $seat } hat { game-credits }
standing-owing = { $loan ->
        [one] { $seat } hat { game-credits } und Kredite über { $loan } Credit: netto { $net }
       *[other] { $seat } hat { game-credits } und Kredite über { $loan } Credits: netto { $net }
    }

campaign-advice-three-growing-rounds = Am besten spielt man drei Runden mit steigender Stufe ({ $rule }).
campaign-advice-both-spliced = IC und IIC teilen sich ein Brett: Fliegt nach IC die Stufe II auf II, IIA oder IIB ({ $rule }).
campaign-advice-drop-level-one = Mit der ganzen zweiten Erweiterung lasst Stufe I weg und spielt die Stufen II, III und IV ({ $rule }).
campaign-advice-no-level-four-cards = Es gibt keine Karten der Stufe IV: Fliegt Klasse IV mit erhöhten Karten der Stufe III ({ $rule }).
campaign-advice-too-many-players = Bretter und Bauteile reichen für { $at_most } Spieler, nicht für { $players } ({ $rule }).
