# A flight of Galaxy Trucker in French: questions, choices, events, refusals, set-up and the track.
# Terms are those of the French edition, see `starwright::guide::words`.
# Ids and variables are those of the README of this package. Goods are feminine: « 2 rouges » are « 2 marchandises rouges ».

flight-with-batteries = { $batteries ->
        [0] {""}
        [one] , avec { $batteries } cellule d’énergie
       *[other] , avec { $batteries } cellules d’énergie
    }
flight-awaited = { $awaited ->
        [table] on attend la table
       *[other] on attend { $awaited }
    }

## Phrase

phrase-tokens = { $number } sur { $cell }
phrase-held = { $goods } sur { $cell }
phrase-goods = marchandises ({ $goods }) sur { $cell }
phrase-batteries = { $number ->
        [one] { $number } cellule d’énergie sur { $cell }
       *[other] { $number } cellules d’énergie sur { $cell }
    }
phrase-aboard = { $contents } sur { $cell }
phrase-thrusters = { $cells-count ->
        [one] utiliser le propulseur sur { $cells }
       *[other] utiliser les propulseurs sur { $cells }
    }
phrase-struck = laisser l’attaque en { $line } toucher le composant sur { $struck }
phrase-shot = tirer en { $line } avec le canon sur { $cannon }
phrase-shields = { $cells-count ->
        [one] activer le bouclier sur { $cells }
       *[other] activer les boucliers sur { $cells }
    }
phrase-boosts = { $cells-count ->
        [one] amplifier le bouclier sur { $cells }
       *[other] amplifier les boucliers sur { $cells }
    }
phrase-paid = { $tokens-count ->
        [one] dépenser une cellule d’énergie sur { $tokens }
       *[other] dépenser des cellules d’énergie sur { $tokens }
    }

## Ask

flight-ask-withdraw = vaisseaux à retirer du vol
flight-ask-hyperspace = vaisseaux à envoyer dans l’hyperespace
flight-ask-engines = puissance des moteurs
flight-ask-cannons = puissance des canons
flight-ask-land = planète où se poser
flight-ask-take = réponse à l’offre
flight-ask-crew = équipage à perdre
flight-ask-goods = marchandises à perdre
flight-ask-stow = marchandises à ranger
flight-ask-defend = réaction à une attaque
flight-ask-keep = morceau à garder
flight-ask-roll = prochain dé d’une attaque
flight-ask-locate = prochain dé d’un sabotage

flight-fight-won = bat l’ennemi
flight-fight-drawn = fait jeu égal avec l’ennemi, qui poursuit sa route
flight-fight-lost = perd contre l’ennemi, qui poursuit sa route

flight-reason-withdrawn = son propriétaire le retire du vol
flight-reason-stranded = puissance des moteurs de 0 dans l’Espace Intersidéral
flight-reason-unmanned = aucun humain à bord
flight-reason-lapped = un tour de retard

## Choice

flight-choice-fly-on = continuer le vol
flight-choice-withdraw = retirer du vol le vaisseau sur { $at }
flight-choice-wake = réveiller un astronaute sur { $chamber } pour la cabine sur { $cabin }
flight-choice-jump = envoyer dans l’hyperespace le vaisseau avec l’accélérateur sur { $booster }, avec une cellule d’énergie prise sur { $battery }
flight-choice-power = { $powered-count ->
        [0] ne rien alimenter
        [one] alimenter le composant sur { $powered }
       *[other] alimenter les composants sur { $powered }
    }{ $tokens-count ->
        [0] {""}
        [one] , avec une cellule d’énergie prise sur { $tokens }
       *[other] , avec des cellules d’énergie prises sur { $tokens }
    }
flight-choice-land = se poser sur la planète { $number }
flight-choice-take = accepter l’offre
flight-choice-decline = refuser
flight-choice-give-crew = { $from-count ->
        [0] ne céder aucun membre d’équipage
       *[other] céder de l’équipage : { $from }
    }
flight-choice-give-goods = { $loss-count ->
        [0] ne céder aucune marchandise
       *[other] céder : { $loss }
    }
flight-choice-stow = { $load-count ->
        [0] ne rien prendre
       *[other] prendre des marchandises ({ $load })
    } { $holds-count ->
        [0] et tout jeter
       *[other] et ranger : { $holds }
    }
flight-choice-defend = { $defence-count ->
        [0] ne rien faire
       *[other] { $defence }
    }
flight-choice-keep = garder le morceau avec { $at }
flight-choice-die = le dé indique { $face }

## Event

flight-event-unused = { $parts ->
        [one] { $seat } a un accélérateur ou une chambre de stase sur { $components }, sans effet dans ce vol
       *[other] { $seat } a des accélérateurs ou des chambres de stase sur { $components }, sans effet dans ce vol
    }
flight-event-shown = nouvelle carte{ $faced ->
        [none] {""}
       *[other] , augmentée pour le Niveau IV
    } : { $says }
flight-event-woken = { $seat } réveille un astronaute de la chambre de stase sur { $chamber }, qui s’installe dans la cabine sur { $cabin }
flight-event-jumped = le vaisseau de { $seat } sur { $cells } passe dans l’hyperespace jusqu’à la fin de la carte, avec une cellule d’énergie prise sur { $battery }
flight-event-engines = { $seat } annonce une puissance des moteurs de { $strength }{ flight-with-batteries }
flight-event-cannons = { $seat } annonce une puissance des canons de { $strength }{ flight-with-batteries }
flight-event-remain = { $seat } continue avec ses autres vaisseaux et une puissance des moteurs de { $strength }
flight-event-moved = { $seat } { $gained ->
        [1] gagne
       *[other] perd
    } { $moved ->
        [one] { $moved } jour de vol
       *[other] { $moved } jours de vol
    } et se trouve à la position { $to }
flight-event-landed = { $seat } se pose sur la planète { $number }
flight-event-took = { $seat } accepte l’offre
flight-event-declined = { $seat } refuse
flight-event-paid = { $seat } gagne { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }
flight-event-stowed = { $load-count ->
        [0] { $seat } ne prend aucune marchandise
       *[other] { $seat } prend des marchandises ({ $load })
    }{ $thrown_away-count ->
        [0] {""}
       *[other] {" "}et en jette ({ $thrown_away })
    }
flight-event-lost = { $lost-count ->
        [0] { $seat } ne perd rien
       *[other] { $seat } perd : { $lost }
    }
flight-event-fought = { $seat } { $fight }
flight-event-worst = { $seat } a { $worst }
flight-event-part = la partie { $number } de la carte commence
flight-event-chosen = les intrus abordent { $boarded } : { $seat }
flight-event-walked = un intrus parmi les composants de { $seat } passe par { $visited }{ $defeated ->
        [none] {""}
       *[other] , puis est vaincu en { $defeated }
    }
flight-event-skipped = { $lines ->
        [one] { $lines } ligne de la zone de combat est ignorée : moins de deux joueurs sont en vol
       *[other] { $lines } lignes de la zone de combat sont ignorées : moins de deux joueurs sont en vol
    }
flight-event-sabotaged = { $seat } a le moins d’équipage et subit le sabotage
flight-event-rolled = un dé indique { $face }
flight-event-comes = attaque : { $attack }{ $turned_from-key ->
        [none] {""}
        [front] {" "}(déroutée, elle venait de l’avant)
        [right] {" "}(déroutée, elle venait de la droite)
        [rear] {" "}(déroutée, elle venait de l’arrière)
       *[left] {" "}(déroutée, elle venait de la gauche)
    }, { $lines-count ->
        [0] hors du plateau
       *[other] en { $lines }
    }
flight-event-unmet = { $attacks ->
        [one] { $attacks } attaque n’a plus de cible et n’est pas jouée aux dés
       *[other] { $attacks } attaques n’ont plus de cible et ne sont pas jouées aux dés
    }
flight-event-met = { $defence-count ->
        [0] { $seat } ne réagit pas
       *[other] { $seat } décide de réagir : { $defence }
    }{ $ends-count ->
        [0] {""}
       *[other] {" "}; { $ends }
    }
flight-event-searched = { $found ->
        [none] le sabotage ne trouve aucun composant
       *[other] le sabotage touche le composant sur { $found }
    }
flight-event-wrecked = { $parts ->
        [one] { $seat } perd le composant sur { $destroyed }
       *[other] { $seat } perd les composants sur { $destroyed }
    }{ $cut_off-count ->
        [0] {""}
        [one] {" "}; coupé du vaisseau : { $cut_off }
       *[other] {" "}; coupés du vaisseau : { $cut_off }
    }{ $aboard-count ->
        [0] {""}
       *[other] {" "}; aussi perdus : { $aboard }
    }
flight-event-left = { $seat } : le vaisseau sur { $cells } quitte le vol, { $reason }{ $set_aside-count ->
        [0] {""}
       *[other] {" "}; marchandises mises de côté : { $set_aside }
    }
flight-event-out-of-flight = { $seat } n’a plus de vaisseau et quitte le vol
flight-event-over = le vol est terminé

## Refusal

flight-refusal-no-seat = il y a { $players } joueurs, et { $seat } n’en fait pas partie
flight-refusal-over = le vol est terminé
flight-refusal-out-of-turn = { $actor ->
        [table] ce n’est pas à la table de choisir
       *[other] ce n’est pas à { $actor } de choisir
    } ; { flight-awaited } ({ $ask })
flight-refusal-no-answer = cela ne répond pas à la question ; { flight-awaited } ({ $ask })
flight-refusal-no-ship-there = { $seat } n’a pas de vaisseau à retirer sur { $at }
flight-refusal-no-waking = les astronautes sur { $chamber } ne peuvent pas être réveillés : rien dans ce vol ne réveille les astronautes
flight-refusal-no-booster = il n’y a pas d’accélérateur sur { $at }
flight-refusal-no-help = alimenter le composant sur { $cell } n’augmente pas la { $ask }
flight-refusal-no-planet = { $planets ->
        [one] il n’y a que { $planets } planète, donc pas de planète { $number }
       *[other] il n’y a que { $planets } planètes, donc pas de planète { $number }
    }
flight-refusal-planet-taken = la planète { $number } est déjà occupée
flight-refusal-not-that-load = { $load-count ->
        [0] la carte ne donne pas un chargement vide
       *[other] la carte ne donne pas ces marchandises : { $load }
    }
flight-refusal-no-boost = le bouclier sur { $shield } ne peut pas être amplifié : rien dans ce vol n’amplifie les boucliers

## SetupError

flight-setup-players = on joue de 2 à 5, pas à { $players }
flight-setup-level = un vaisseau de Classe { $class } vole au Niveau { $own }, pas { $level }
flight-setup-board-level = ce plateau vole au Niveau { $expected }, pas { $level }
flight-setup-level-iii-cards = seul un vol de Niveau IV utilise des cartes de Niveau III, pas un vol de Niveau { $level }
flight-setup-other-board = { $seat } n’a pas le même plateau que la table
flight-setup-no-ship = { $seat } a un pion mais aucun vaisseau en vol
flight-setup-no-marker = { $seat } a des vaisseaux en vol mais pas de pion
flight-setup-not-boarded = { $seat } : l’équipage et les cellules d’énergie ne sont pas encore à bord
flight-setup-unmanned = { $seat } : le vaisseau { $number } n’a aucun humain à bord et ne peut pas voler
flight-setup-top-card = la première carte doit être de Niveau { $expected }, pas { $level }
flight-setup-card-level = la carte numéro { $number } du paquet est de Niveau { $level }, mais ce vol utilise des cartes de Niveau { $highest } au plus
flight-setup-not-in-deck = { $seat } ne peut pas avoir regardé la carte { $card } : elle n’est pas dans le paquet
flight-setup-sabotage = la carte numéro { $number } du paquet est un Sabotage, qui ne peut pas être joué aux dés sur un plateau à pliure

## TrackError

track-too-many-seats = on joue à 5 au plus
track-space-taken = { $seat } et { $other } ne peuvent pas avoir leur pion sur la même case { $space }
track-out-of-range = { $seat } : le pion ne peut pas avoir parcouru { $position } cases
track-no-marker = { $seat } n’a pas de pion sur le plateau de vol
track-named-twice = { $seat } ne peut pas prendre le départ deux fois
