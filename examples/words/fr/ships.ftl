# Ships and fleets of Galaxy Trucker in French: components, mistakes, repairs, crew, goods, losses, power, and what a change is worth.
# Terms are those of the French edition, see `starwright::guide::words`.
# Ids and variables are those of the README of this package. Goods are feminine: « 2 rouges » are « 2 marchandises rouges ».

ships-kind = { $kind-key ->
        [starting-cabin] la { $kind }
        [cabin] la { $kind }
        [luxury-cabin] la { $kind }
        [stasis-chamber] la { $kind }
        [cargo-hold] la { $kind }
        [special-cargo-hold] la { $kind }
        [crew-armament] l’{ $kind }
        [booster] l’{ $kind }
       *[other] le { $kind }
    }
ships-a-kind = { $kind-key ->
        [starting-cabin] une { $kind }
        [cabin] une { $kind }
        [luxury-cabin] une { $kind }
        [stasis-chamber] une { $kind }
        [cargo-hold] une { $kind }
        [special-cargo-hold] une { $kind }
       *[other] un { $kind }
    }
ships-of-kind = { $kind-key ->
        [starting-cabin] de la { $kind }
        [cabin] de la { $kind }
        [luxury-cabin] de la { $kind }
        [stasis-chamber] de la { $kind }
        [cargo-hold] de la { $kind }
        [special-cargo-hold] de la { $kind }
        [crew-armament] de l’{ $kind }
        [booster] de l’{ $kind }
       *[other] du { $kind }
    }
ships-present = { $present-key ->
        [starting-cabin] la { $present }
        [cabin] la { $present }
        [luxury-cabin] la { $present }
        [stasis-chamber] la { $present }
        [cargo-hold] la { $present }
        [special-cargo-hold] la { $present }
        [crew-armament] l’{ $present }
        [booster] l’{ $present }
       *[other] le { $present }
    }
ships-only-kind = { $kind-key ->
        [none] {""}
       *[other] , seulement { ships-kind }
    }
ships-good-plural = { $good-key ->
        [red] rouges
        [yellow] jaunes
        [green] vertes
       *[blue] bleues
    }
ships-aboard = { $aboard ->
        [0] n’en a aucune
        [one] n’en a que { $aboard }
       *[other] n’en a que { $aboard }
    }

## BuildError

build-connector-on-outlet = { ships-a-kind } ne peut pas avoir de { $connector } { $side-key ->
        [front] à l’avant
        [right] à droite
        [rear] à l’arrière
       *[left] à gauche
    } : { $outlet-key ->
        [muzzle] sa bouche
        [exhaust] sa sortie
       *[nozzle] son orifice
    } pointe de ce côté
build-no-such-mark = ce plateau n’a pas de case marquée { $mark }
build-no-cell = { $cell } n’est pas une case de ce plateau
build-occupied = { $cell } est déjà occupé : { $present }

## Component

component-known = { ships-kind } sur { $cell }
component-unknown = le composant sur { $cell }

## Violation

violation-mismatch = sur { $first }, un { $near } fait face à un { $far } sur { $second } : { $why }
violation-exhaust-direction = la sortie du moteur sur { $cell } pointe vers { $points-key ->
        [front] l’avant
        [right] la droite
       *[left] la gauche
    }, et non vers l’arrière
violation-blocked = { $outlet-key ->
        [muzzle] la bouche
        [exhaust] la sortie
       *[nozzle] l’orifice
    } { ships-of-kind } sur { $cell } pointe vers { $by }, une case qui doit rester vide
violation-closed-cell = { $cell } n’est pas une case accessible et ne peut pas contenir de composant
violation-cut-off = { $piece-count ->
        [one] le composant sur { $piece } n’est pas relié au reste du vaisseau { $nth }
       *[other] les composants sur { $piece } ne sont pas reliés au reste du vaisseau { $nth }
    }

clash-smooth = un connecteur ne peut pas être adjacent à un côté lisse
clash-splice = de part et d’autre de la pliure, les connecteurs doivent être identiques
clash-single-double = un connecteur simple ne peut pas être adjacent à un connecteur double

report-legal = la vérification ne relève aucune erreur de construction
report-broken = { $rule } : { $violation }

## Misfit

misfit-unattached = { $cell } n’est adjacent à aucun composant de son vaisseau
misfit-unjoined = sur { $cell }, il ne serait pas rattaché à son vaisseau

## Repair

repair-removed = retirer { $component } : { $mistake } ({ $rule })
repair-cut-off = { $component } part dans la défausse avec son morceau ({ $rule })
repair-no-component = il n’y a aucun composant à retirer sur { $cell }
repair-in-no-mistake = retirer { ships-present } sur { $cell } ne corrige aucune erreur
repair-no-piece = aucun morceau à garder ne contient { $cell }
repair-mistakes-left = il faut d’abord corriger { $number ->
        [one] { $number } erreur
       *[other] { $number } erreurs
    }

proposal-no-component = il n’y a aucun composant à retirer sur { $cell }
proposal-mistakes-left = { $number ->
        [one] il reste { $number } erreur
       *[other] il reste { $number } erreurs
    }
proposal-several-pieces = le vaisseau { $nth } est en { $number } morceaux, et on ne peut en garder qu’un
proposal-too-much = { $cells-count ->
        [one] le composant sur { $cells } n’est en cause dans aucune erreur et doit rester
       *[other] un des composants sur { $cells } doit rester : le dernier n’est en cause dans aucune erreur
    }

rejected =
    le vaisseau ne passe pas la vérification :
    { $report }

## Contents

blocks = { $good-key ->
        [red] { $number ->
                [one] { $number } rouge
               *[other] { $number } rouges
            }
        [yellow] { $number ->
                [one] { $number } jaune
               *[other] { $number } jaunes
            }
        [green] { $number ->
                [one] { $number } verte
               *[other] { $number } vertes
            }
       *[blue] { $number ->
                [one] { $number } bleue
               *[other] { $number } bleues
            }
    }

contents-nothing = rien
contents-humans = { $number ->
        [one] { $number } humain
       *[other] { $number } humains
    }
contents-alien = 1 { $alien }
contents-sleepers = { $number ->
        [one] { $number } astronaute
       *[other] { $number } astronautes
    }
contents-batteries = { $number ->
        [one] { $number } cellule d’énergie
       *[other] { $number } cellules d’énergie
    }
contents-goods = marchandises ({ $goods })

## BoardingError

boarding-already-aboard = l’équipage et les cellules d’énergie sont déjà à bord
boarding-no-cabin = l’{ $alien } ne peut pas s’installer sur { $cell } : { $kind-key ->
        [none] il n’y a pas de cabine
       *[other] { ships-kind } n’accueille pas d’extraterrestre
    }
boarding-no-life-support = l’{ $alien } a besoin d’un module de survie de sa couleur, rattaché à la cabine sur { $cell }
boarding-second-of-colour = l’{ $alien } ne peut pas s’installer sur { $cell } : la flotte a déjà un extraterrestre { $colour }, sur { $first }
boarding-cabin-taken = l’{ $alien } ne peut pas partager la cabine sur { $cell } avec l’{ $by }
boarding-not-boarded = rien ne peut être gagné avant l’embarquement de l’équipage et des cellules d’énergie
boarding-no-room = il n’y a pas de place pour { $gain-key ->
        [human] un humain
       *[other] une cellule d’énergie
    } de plus { $kind-key ->
        [none] {""}
       *[other] dans { ships-kind }{" "}
    }sur { $cell }
boarding-too-few-sleepers = on ne peut pas réveiller { $wanted ->
        [one] { $wanted } astronaute
       *[other] { $wanted } astronautes
    } sur { $chamber } : { $aboard ->
        [0] il n’y en a aucun
        [one] il n’y en a que { $aboard }
       *[other] il n’y en a que { $aboard }
    }
boarding-nobody-to-wake = le vaisseau de la chambre de stase sur { $chamber } n’a aucun humain à bord pour réveiller les astronautes
boarding-other-ship = les astronautes réveillés sur { $chamber } ne peuvent pas aller sur { $cell }, qui fait partie d’un autre vaisseau

## StowError

stowing-not-boarded = aucune marchandise ne peut être gagnée avant l’embarquement de l’équipage et des cellules d’énergie
stowing-nothing-gained = on ne réorganise et ne jette des marchandises qu’au moment d’en gagner
stowing-no-hold = il n’y a pas de soute sur { $hold }{ ships-only-kind }
stowing-red-goods = les marchandises rouges vont dans une soute spéciale, et celle sur { $hold } ne l’est pas
stowing-too-many = la soute sur { $hold } contient au plus { $slots ->
        [one] { $slots } marchandise
       *[other] { $slots } marchandises
    }, pas { $blocks }
stowing-named-twice = la soute sur { $hold } est indiquée deux fois
stowing-not-there = on ne peut pas charger { $wanted ->
        [one] { $wanted } marchandise { $good-key ->
                [red] rouge
                [yellow] jaune
                [green] verte
               *[blue] bleue
            }
       *[other] { $wanted } marchandises { ships-good-plural }
    } : { $available ->
        [0] il n’y en a aucune
        [one] il n’y en a que { $available }
       *[other] il n’y en a que { $available }
    }
stowing-too-many-left = on peut jeter au plus 65535 marchandises { ships-good-plural } à la fois, pas { $left }

## Losses

lost-crew = membres d’équipage
lost-goods = marchandises { ships-good-plural }
lost-blocks = marchandises
lost-battery = cellules d’énergie

loss-out-of-reach = le vaisseau avec { $cell } est dans l’hyperespace et ne perd rien
loss-too-few = { $what } sur { $cell } : impossible d’en retirer { $named }, { $aboard ->
        [0] il n’y en a pas
        [one] il n’y en a que { $aboard }
       *[other] il n’y en a que { $aboard }
    }
loss-amount = { $what } : il faut en céder { $due }, pas { $named }
loss-second-ship = le vaisseau { $second_nth } ne cède de marchandises que quand le vaisseau { $first_nth } n’en a plus
loss-not-flying = le vaisseau { $nth } n’est pas en vol et ne peut pas abandonner

## PowerError

power-not-a-double = sur { $cell }, { $kind-key ->
        [none] il n’y a aucun composant à alimenter
       *[other] { ships-kind } ne s’alimente pas
    }
power-too-few-batteries = le vaisseau { $nth } a besoin de { $needed ->
        [one] { $needed } cellule d’énergie
       *[other] { $needed } cellules d’énergie
    } et { ships-aboard }
power-no-token = il ne reste aucune cellule d’énergie sur { $cell }
power-too-few = le vaisseau { $nth } doit payer { $cost ->
        [one] { $cost } cellule d’énergie
       *[other] { $cost } cellules d’énergie
    } et { ships-aboard }
power-amount = le vaisseau { $nth } doit payer { $cost ->
        [one] { $cost } cellule d’énergie
       *[other] { $cost } cellules d’énergie
    }, pas { $paid }
goal-engines = une puissance des moteurs de { $points }
goal-cannons = une puissance des canons de { $strength }
power-out-of-reach = { $goal } est hors d’atteinte : le maximum est { $most }

## Change

change-component = { $sign }{ $size ->
        [one] { $size } composant
       *[other] { $size } composants
    }
change-loose = { $sign }{ $size ->
        [one] { $size } composant non relié
       *[other] { $size } composants non reliés
    }
change-exposed = { $sign }{ $size ->
        [one] { $size } connecteur exposé
       *[other] { $size } connecteurs exposés
    }
change-premium = { $sign }{ $size ->
        [one] { $size } crédit de prime
       *[other] { $size } crédits de prime
    }
change-gap = { $sign }{ $size ->
        [one] { $size } case du point faible
       *[other] { $size } cases du point faible
    }
change-engines = { $sign }{ $size } en puissance des moteurs
change-cannons = { $sign }{ $size } en puissance des canons
change-crew = { $sign }{ $size ->
        [one] { $size } place pour un humain
       *[other] { $size } places pour des humains
    }
change-tokens = { $sign }{ $size ->
        [one] { $size } cellule d’énergie
       *[other] { $size } cellules d’énergie
    }
change-goods = { $sign }{ $size ->
        [one] { $size } emplacement de marchandise
       *[other] { $size } emplacements de marchandises
    }
change-special = { $sign }{ $size ->
        [one] { $size } emplacement de marchandise rouge
       *[other] { $size } emplacements de marchandises rouges
    }
change-sides = { $sign }{ $size ->
        [one] { $size } côté couvert par un bouclier
       *[other] { $size } côtés couverts par un bouclier
    }
change-aliens = { $sign }{ $size ->
        [one] { $size } couleur d’extraterrestre
       *[other] { $size } couleurs d’extraterrestres
    }
change-ways = { $sign }{ $size ->
        [one] { $size } case où construire
       *[other] { $size } cases où construire
    }

change-shared-component = composants répartis autrement entre les vaisseaux
change-shared-loose = composants non reliés répartis autrement entre les vaisseaux
change-shared-exposed = connecteurs exposés répartis autrement entre les vaisseaux
change-shared-premium = prime répartie autrement entre les vaisseaux
change-shared-gap = point faible réparti autrement entre les vaisseaux
change-shared-engines = puissance des moteurs répartie autrement entre les vaisseaux
change-shared-cannons = puissance des canons répartie autrement entre les vaisseaux
change-shared-crew = places pour les humains réparties autrement entre les vaisseaux
change-shared-tokens = cellules d’énergie réparties autrement entre les vaisseaux
change-shared-goods = emplacements de marchandises répartis autrement entre les vaisseaux
change-shared-special = emplacements de marchandises rouges répartis autrement entre les vaisseaux
change-shared-sides = côtés couverts par un bouclier répartis autrement entre les vaisseaux
change-shared-aliens = couleurs d’extraterrestres réparties autrement entre les vaisseaux
change-shared-ways = cases où construire réparties autrement entre les vaisseaux
