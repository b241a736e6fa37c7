# A whole game of Galaxy Trucker in French: rounds, standings, advice, and what no game can be.
# Terms are those of the French edition, see `starwright::guide::words`.
# Ids and variables are those of the README of this package.

game-part-yard = pendant la construction
game-part-flight = pendant le vol

game-event-settled =
    décompte de la manche { $number } :
    { $settlement }
game-event-round-began = la manche { $number } commence
game-event-over = la partie est terminée

game-refusal-other-part = ce choix est impossible { $now }
game-refusal-over = la partie est terminée

game-setup-players = on joue de 2 à 5, pas à { $players }
game-setup-no-round = une partie compte au moins une manche
game-setup-rounds = une partie compte au plus { $most } manches, pas { $rounds }
game-setup-yard = manche { $number } : { $error }
game-setup-deck = manche { $number } : { $error }
game-setup-flight = manche { $number } : { $error }

standing-free = { $seat } a { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }
standing-owing = { $seat } a { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } et doit { $loan } sur ses prêts : { $net } au total

campaign-advice-three-growing-rounds = Trois manches de Niveau croissant font la meilleure partie ({ $rule }).
campaign-advice-both-spliced = Les Classes IC et IIC partagent un plateau : après la IC, jouez le Niveau II en Classe II, IIA ou IIB ({ $rule }).
campaign-advice-drop-level-one = Avec toute la deuxième grosse extension, laissez le Niveau I de côté et jouez les Niveaux II, III et IV ({ $rule }).
campaign-advice-no-level-four-cards = Il n’y a pas de cartes de Niveau IV : jouez la Classe IV avec des cartes de Niveau III, augmentées ({ $rule }).
campaign-advice-too-many-players = Les plateaux et les composants suffisent pour { $at_most } joueurs, pas pour { $players } ({ $rule }).
