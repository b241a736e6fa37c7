# The settlement of a flight of Galaxy Trucker in French: statements, and what cannot be settled or insured.
# Terms are those of the French edition, see `starwright::guide::words`.
# Ids and variables are those of the README of this package.

settlement-moved = { $moved ->
        [one] { $moved } crédit
       *[other] { $moved } crédits
    }
settlement-owed = { $owed ->
        [one] { $owed } crédit payé
       *[other] { $owed } crédits payés
    }
settlement-paid = { $moved ->
        [one] { $moved } crédit payé
       *[other] { $moved } crédits payés
    }

settlement-statement =
    Décompte pour { $seat } :
    { $statement }

statement-opening = { $place ->
        [none] Vol non terminé
        [1] À l’arrivée : 1re place
       *[other] À l’arrivée : { $place }e place
    } ; { $before ->
        [one] { $before } crédit
       *[other] { $before } crédits
    } avant le décompte.
statement-closing = Total : { $after ->
        [one] { $after } crédit
       *[other] { $after } crédits
    }.{ $loan ->
        [0] {""}
        [one] {"\u000A"}Un prêt de { $loan } crédit reste à rembourser (LM-TORUS-5).
       *[other] {"\u000A"}Un prêt de { $loan } crédits reste à rembourser (LM-TORUS-5).
    }

statement-line-arrival = Bonus d’arrivée : { settlement-moved } ({ $rule }).
statement-line-best-looking = Bonus du plus beau vaisseau : { settlement-moved } ({ $rule }).
statement-line-goods = Vente des marchandises : { settlement-moved } ({ $rule }).
statement-line-set-aside = Marchandises mises de côté, vendues à moitié prix : { settlement-moved } ({ $rule }).
statement-line-merchant = Marchand : { settlement-moved } ({ $rule }).
statement-line-manager = Manager : { settlement-moved } ({ $rule }).
statement-line-debt-short = Dette : { settlement-paid } sur { $owed } ; le reste ({ $short }) est effacé ({ $rule }).
statement-line-debt = Dette : { settlement-owed } ({ $rule }).
statement-line-penalty-short = Pénalité : { settlement-paid } sur { $owed } ; le reste ({ $short }) est effacé ({ $rule }).
statement-line-penalty = Pénalité : { settlement-owed } ({ $rule }).

## SettleError

settle-too-many-players = on joue à 5 au plus
settle-no-marker = { $seat } a un vaisseau à l’arrivée, donc son pion doit avoir une position
settle-nothing-arrived = { $seat } n’a aucun vaisseau à l’arrivée, donc pas de pion
settle-same-position = { $seat } et { $other } ne peuvent pas avoir leur pion à la même position
settle-no-such-ship = { $seat } : le spécialiste ne peut pas être à bord du vaisseau { $number } : ce vaisseau n’existe pas

## InsuranceError

insurance-no-such-insurance = une assurance coûte 0, 2, 5 ou 8 crédits, pas { $price }
insurance-not-sold = ce plateau n’est pas assurable, même pour { $price } crédits
insurance-too-dear = une assurance à { $price } crédits est trop chère quand on a { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }
