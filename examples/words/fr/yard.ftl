# What the yard of Galaxy Trucker says, in French: events, choices and refusals.
# Terms are those of the French edition, see `starwright::guide::words`.
# Ids and variables are those of the README of this package.

yard-tile = { $tile-key ->
        [starting-cabin] la cabine de pilotage
       *[other] le composant { $tile-number }
    }
yard-turn = { $turn-key ->
        [not-turned] sans rotation
        [a-quarter-turn-clockwise] un quart de tour dans le sens horaire
        [half-a-turn] un demi-tour
       *[other] un quart de tour dans le sens antihoraire
    }
yard-alien = { $alien-key ->
        [purple-alien] un extraterrestre mauve
        [brown-alien] un extraterrestre marron
        [cyan-alien-lawyer] un extraterrestre cyan (Avocat)
        [cyan-alien-diplomat] un extraterrestre cyan (Diplomate)
        [cyan-alien-technician] un extraterrestre cyan (Technicien)
        [cyan-alien-telepathic-guru] un extraterrestre cyan (Gourou Télépathe)
        [cyan-alien-merchant] un extraterrestre cyan (Marchand)
       *[cyan-alien-manager] un extraterrestre cyan (Manager)
    }
insurance-none = aucune assurance
insurance-two = l’assurance à 2 crédits, qui limite la pénalité à 26
insurance-five = l’assurance à 5 crédits, qui limite la pénalité à 19
insurance-eight = l’assurance à 8 crédits, qui limite la pénalité à 12
tile-number = le composant { $number }
tile-starting-cabin = la cabine de pilotage
yard-premium = { $owed-key ->
        [nothing] { yard-premium-paid }
       *[other] { yard-premium-paid } et { $owed }
    }
yard-premium-paid = { $paid ->
        [one] { $paid } crédit sur une prime de { $premium }
       *[other] { $paid } crédits sur une prime de { $premium }
    }
owed-nothing = ne doit rien
owed-debt = doit encore { $credits }
owed-loan = prend un prêt de { $credits }

## Event

yard-event-reached = { $seat } pioche un composant face cachée
yard-event-took = { $seat } prend { yard-tile } { $from }
yard-event-returned = { $seat } repose le composant { $tile } face visible sur la table
yard-event-set-aside = { $seat } met de côté { yard-tile }
yard-event-placed = { $seat } place { yard-tile } sur { $at }, { yard-turn }
yard-event-looked = { $seat } regarde la pile de cartes { $pile }
yard-event-finished = { $seat } prend la tuile numéro { $order }
yard-event-flipped = { $to-key ->
        [the-board-of-the-player-who-calls-overtime] { $seat } retourne le sablier et crie « Prolongations ! »
       *[other] { $seat } retourne le sablier sur { $to }
    }
yard-event-ran-out = { $at-key ->
        [the-place-beside-the-flight-board] le sablier à côté du plateau de vol est écoulé
        [the-board-of-the-player-who-calls-overtime] les prolongations sont écoulées
       *[other] le sablier sur { $at } est écoulé
    }
yard-event-rolled = { $seat } lance un dé
yard-event-opened = un dé indique { $face } et ouvre les cases marquées { $mark }
yard-event-building-over = la construction est terminée
yard-event-passed = { $lost ->
        [one] le vaisseau de { $seat } passe la vérification, avec { $lost } composant dans la défausse
       *[other] le vaisseau de { $seat } passe la vérification, avec { $lost } composants dans la défausse
    }
yard-event-removed = { $seat } perd les composants sur { $cells }
yard-event-paid-premium = { $seat } paie { $premium }
yard-event-welcomed = { $seat } installe { yard-alien } sur { $at }
yard-event-boarded = l’équipage et les cellules d’énergie de { $seat } embarquent
yard-event-insured = { $seat } choisit { $insurance }
yard-event-gave-up = le vaisseau de { $seat } sur { $cells } abandonne, faute d’humain à bord
yard-event-started = { $behind ->
        [0] { $seat } part en tête
        [one] { $seat } part { $behind } case derrière le leader
       *[other] { $seat } part { $behind } cases derrière le leader
    }

yard-from-face-down = dans la réserve face cachée
yard-from-face-up = parmi les composants face visible
yard-from-aside = parmi les composants mis de côté
yard-from-board = en le reprenant sur { $at }

## Choice

yard-choice-take-face-down = piocher un composant face cachée
yard-choice-take-face-up = prendre le composant { $tile }, face visible
yard-choice-take-aside = prendre { yard-tile } parmi les composants mis de côté
yard-choice-take-back = reprendre le dernier composant placé
yard-choice-return = reposer le composant en main face visible sur la table
yard-choice-set-aside = mettre de côté le composant en main
yard-choice-place = placer le composant en main sur { $at }, { yard-turn }
yard-choice-look = regarder la pile de cartes { $pile }
yard-choice-finish = { $order ->
        [none] prendre une tuile numéro
       *[other] prendre la tuile numéro { $order }
    }
yard-choice-flip = retourner le sablier
yard-choice-roll = lancer un dé
yard-choice-came-up = le composant { $tile } est pioché
yard-choice-die = le dé indique { $face }
yard-choice-ran-out = le sablier s’écoule
yard-choice-remove = retirer le composant sur { $at }
yard-choice-keep = garder le morceau avec { $at }
yard-choice-repair = retirer les composants sur { $removed }
yard-choice-pass = laisser le vaisseau tel quel
yard-choice-welcome = installer { yard-alien } sur { $at }
yard-choice-board = remplir d’humains toutes les autres cabines
yard-choice-insure = choisir { $insurance }

## Refusal

yard-refusal-no-seat = il y a { $players } joueurs, donc pas de { $seat }
yard-refusal-not-for-actor = { $actor ->
        [table] ce choix ne revient pas à la table
       *[other] ce choix ne revient pas à { $actor }
    }
yard-refusal-tile-due = le composant pioché par { $seat } n’a pas encore été saisi
yard-refusal-die-due = le résultat du dé n’a pas encore été saisi
yard-refusal-no-tile-due = personne ne pioche en ce moment
yard-refusal-no-die-due = personne ne lance de dé en ce moment
yard-refusal-not-face-down = le composant { $tile } n’est pas dans la réserve face cachée
yard-refusal-building-over = la construction est terminée
yard-refusal-still-building = la construction n’est pas encore terminée
yard-refusal-has-finished = { $seat } a la tuile numéro { $order } et ne construit plus
yard-refusal-hand-full = { $held-key ->
        [starting-cabin] la main doit être vide, mais elle tient la cabine de pilotage
       *[other] la main doit être vide, mais elle tient le composant { $held-number }
    }
yard-refusal-hand-empty = la main est vide
yard-refusal-pool-empty = la réserve face cachée est vide
yard-refusal-not-face-up = le composant { $tile } n’est pas face visible
yard-refusal-not-aside = { yard-tile } n’est pas parmi les composants que le joueur a mis de côté
yard-refusal-welded = il n’y a aucun composant non soudé à reprendre
yard-refusal-once-aside = { $tile-key ->
        [starting-cabin] la cabine de pilotage a été mise de côté et ne peut pas retourner sur la table
       *[other] le composant { $tile-number } a été mis de côté et ne peut pas retourner sur la table
    }
yard-refusal-no-place-aside = les deux emplacements des composants mis de côté sont occupés
yard-refusal-closed = { $cell } n’est pas une case accessible de ce plateau
yard-refusal-taken = { $cell } est déjà occupé : { $present }
yard-refusal-unattached = { $cell } n’est adjacent à aucun composant de son vaisseau
yard-refusal-unjoined = sur { $cell }, il ne serait pas rattaché à son vaisseau
yard-refusal-not-that-pile = les joueurs peuvent regarder les piles 1 à 3, pas la pile { $pile }
yard-refusal-finished-looking = { $seat } a terminé et ne peut plus regarder les cartes à cette table
yard-refusal-nothing-placed = il faut placer un composant avant de regarder les cartes
yard-refusal-ship-not-started = il faut un composant sur chaque vaisseau avant de regarder les cartes ; celui de { $cell } n’en a pas
yard-refusal-order-not-chosen = on ne peut pas choisir la tuile numéro { $order } : un joueur qui termine prend la plus basse libre
yard-refusal-order-not-free = la tuile numéro { $order } n’est pas libre
yard-refusal-has-passed = le vaisseau de { $seat } a déjà passé la vérification
yard-refusal-ship-whole = le vaisseau avec { $at } est en un seul morceau
yard-refusal-launched = le vol peut commencer ; il n’y a plus rien à choisir
yard-refusal-out-of-turn = ce n’est pas à { $seat } de faire ce choix maintenant

yard-refusal-still-running = { $at-key ->
        [the-place-beside-the-flight-board] le sablier à côté du plateau de vol coule encore
        [the-board-of-the-player-who-calls-overtime] les prolongations ne sont pas écoulées
       *[other] le sablier sur { $at } coule encore
    }
yard-refusal-not-running = { $at-key ->
        [the-place-beside-the-flight-board] le sablier à côté du plateau de vol ne coule pas
        [the-board-of-the-player-who-calls-overtime] les prolongations ne courent pas
       *[other] le sablier sur { $at } ne coule pas
    }
yard-refusal-roll-first = { $at-key ->
        [the-place-beside-the-flight-board] il faut lancer un dé avant de retourner le sablier placé à côté du plateau de vol
       *[other] il faut lancer un dé avant que le sablier ne quitte { $at }
    }
yard-refusal-not-finished = { $to-key ->
        [the-board-of-the-player-who-calls-overtime] seul un joueur qui a terminé peut demander les prolongations
       *[other] seul un joueur qui a terminé peut retourner le sablier sur { $to }
    }
yard-refusal-no-roll-now = aucun dé ne peut être lancé maintenant
yard-refusal-no-dice = on ne lance pas de dés avec ce plateau

yard-setup-players = on joue de 2 à 5, pas à { $players }
yard-setup-level = un vaisseau de Classe { $class } vole au Niveau { $own }, pas { $level }
yard-setup-board-level = ce plateau vole au Niveau { $expected }, pas { $level }
yard-setup-level-iii-cards = seul un vol de Niveau IV utilise des cartes de Niveau III, pas un vol de Niveau { $level }
yard-setup-opened = les cases marquées doivent être fermées avant les lancers de dés
yard-setup-dice-on-level = les cases marquées demandent le sablier du Niveau IV, pas du Niveau { $level }
yard-setup-nothing-to-build-on = le plateau n’a aucune case accessible où construire
yard-setup-cabin-in-pool = le composant { $tile } est une cabine de pilotage et ne va pas dans la réserve
yard-setup-tile-twice = le composant { $tile } est deux fois dans la réserve
yard-setup-ships = { $ships ->
        [one] il y a { $ships } plateau pour { $players } joueurs
       *[other] il y a { $ships } plateaux pour { $players } joueurs
    }
yard-setup-other-board = le plateau de { $seat } n’est pas celui de la table
yard-setup-aside = { $seat } a mis de côté { $aside } composants, mais il n’y a que deux emplacements
yard-setup-order = { $seat } ne peut pas avoir la tuile numéro { $order }
