# Attacks and defences of Galaxy Trucker in French: dice, lines, what is met, how it ends, what a defence cannot do and what it saves.
# Terms are those of the French edition, see `starwright::guide::words`.
# Ids and variables are those of the README of this package. Losses may be tenths, so that no plural depends on them.

attack-side = { $from-key ->
        [front] l’avant
        [right] la droite
        [rear] l’arrière
       *[left] la gauche
    }
attack-kinds = { $kind-key ->
        [small-meteor] les petites météorites
        [large-meteor] les larges météorites
        [light-fire] les tirs de canon légers
        [heavy-fire] les tirs de canon lourds
       *[intruder] les intrus
    }
attack-only-component = { $kind-key ->
        [none] {""}
        [starting-cabin] , seulement la { $kind }
        [cabin] , seulement la { $kind }
        [luxury-cabin] , seulement la { $kind }
        [stasis-chamber] , seulement la { $kind }
        [cargo-hold] , seulement la { $kind }
        [special-cargo-hold] , seulement la { $kind }
        [crew-armament] , seulement l’{ $kind }
        [booster] , seulement l’{ $kind }
       *[other] , seulement le { $kind }
    }
attack-saves = { $kinds ->
        [0] ne sauve rien
        [2] sauve { $kept } et empêche { $intruders } intrus d’entrer
       *[other] { $kept-count ->
                [0] empêche { $intruders } intrus d’entrer
               *[other] sauve { $kept }
            }
    }
attack-saving = { $kinds ->
        [0] ne rien sauver
        [2] sauver { $kept } et empêcher { $intruders } intrus d’entrer
       *[other] { $kept-count ->
                [0] empêcher { $intruders } intrus d’entrer
               *[other] sauver { $kept }
            }
    }
attack-for-tokens = { $tokens ->
        [0] {""}
        [one] {" "}pour { $tokens } cellule d’énergie
       *[other] {" "}pour { $tokens } cellules d’énergie
    }

attack = { $kind } par { attack-side }
attack-kind-small-meteor = petite météorite
attack-kind-large-meteor = large météorite
attack-kind-light-fire = tir de canon léger
attack-kind-heavy-fire = tir de canon lourd
attack-kind-intruder = intrus
turn-straight = tout droit
turn-right = à droite
turn-left = à gauche
turn-back = demi-tour

## AimError

aim-missing = { $wanted } n’a pas encore été lancé
aim-surplus = un dé de trop : { $die } après { $after }
aim-no-numbers = sur un plateau sans numéros imprimés, les attaques ne peuvent pas être jouées aux dés

## What is met, and how it ends

met-nothing = aucun composant
met-choice = un des composants sur { $cells }

fate-missed = manque le vaisseau
fate-dodged = passe à côté grâce aux propulseurs
fate-bounced = rebondit
fate-shot-down = est détruite par le canon sur { $cannon }
fate-shielded = ne franchit pas le bouclier sur { $shield }
fate-withstood = n’endommage pas le blindage
fate-destroyed = le détruit
fate-repelled = est repoussé
fate-boarded = pénètre dans le vaisseau

line-end-missed = l’attaque en { $line } manque le vaisseau
line-end-dodged = l’attaque en { $line } passe à côté grâce aux propulseurs
line-end-bounced = la petite météorite en { $line } rebondit sans endommager { $struck }
line-end-shot-down = le canon sur { $by } détruit la large météorite en { $line } avant qu’elle ne touche { $struck }
line-end-shielded = le bouclier sur { $by } arrête l’attaque en { $line } et protège { $struck }
line-end-withstood = l’attaque en { $line } touche { $struck }, indestructible
line-end-destroyed = l’attaque en { $line } touche et détruit { $struck }
line-end-repelled = l’intrus en { $line } est repoussé devant { $struck }
line-end-boarded = l’intrus en { $line } pénètre dans le vaisseau par { $struck }

## DefenceError

defence-other-board = l’attaque a été jouée pour un autre plateau
defence-in-hyperspace = le vaisseau avec { $cell } est dans l’hyperespace et ne participe pas
defence-no-thruster = il n’y a pas de propulseur sur { $cell }{ attack-only-component }
defence-idle-nozzle = le propulseur sur { $thruster }, orienté vers { $nozzle-key ->
        [front] l’avant
        [right] la droite
        [rear] l’arrière
       *[left] la gauche
    }, est sans effet contre une attaque par { attack-side }
defence-second-thruster = le propulseur sur { $thruster } ne peut pas servir aussi : celui sur { $first } déplace déjà le vaisseau
defence-no-line = aucune attaque n’arrive en { $line }
defence-no-choice = on ne peut pas choisir le composant sur { $struck } : le propriétaire n’a pas le choix en { $line }
defence-not-nearest = en { $line }, on ne peut pas choisir le composant sur { $struck }, seulement un de ceux sur { $among }
defence-chosen-twice = le composant touché en { $line } est choisi deux fois
defence-undecided = le propriétaire doit choisir quel composant est touché en { $line } : un de ceux sur { $among }
defence-no-cannon = il n’y a pas de canon sur { $cell }{ attack-only-component }
defence-cannons-do-nothing = le canon sur { $cannon } ne peut pas détruire { attack-kinds }
defence-points-elsewhere = le canon sur { $cannon } n’est pas orienté vers { attack-side }
defence-out-of-reach = le canon sur { $cannon } ne peut pas tirer en { $line }
defence-cannon-used = le canon sur { $cannon } a déjà tiré
defence-shot-twice = le canon sur { $cannon } n’a rien à faire en { $line } : celui sur { $first } y tire déjà
defence-nothing-to-shoot = le canon sur { $cannon } n’a rien à détruire en { $line } : l’attaque n’y touche aucun composant
defence-no-shield = il n’y a pas de bouclier sur { $cell }{ attack-only-component }
defence-covers-elsewhere = le bouclier sur { $shield } ne couvre pas { attack-side }
defence-needs-boost = le bouclier sur { $shield } doit être amplifié pour arrêter { attack-kinds }
defence-shields-do-nothing = le bouclier sur { $shield } n’arrête pas { attack-kinds }
defence-second-shield = le bouclier sur { $shield } est inutile : celui sur { $first } couvre déjà le vaisseau
defence-nothing-to-stop = le bouclier sur { $shield } n’a rien à arrêter : { $why }

nothing-to-stop-missed = l’attaque ne touche aucun composant
nothing-to-stop-other-ship = l’attaque touche un autre vaisseau
nothing-to-stop-bounced = la météorite rebondit
nothing-to-stop-shot-down = la météorite est détruite par un canon

## Impact

impact-no-piece = { $cell } ne fait pas partie d’un vaisseau disloqué
impact-nobody-aboard = le morceau avec { $cell } n’a aucun humain à bord ; il faut garder un morceau habité, sur { $manned }
impact-nothing-to-board = les intrus ne peuvent pas entrer par { $cell } : il n’y a pas de composant

## Spared

spared = { attack-saves }{ attack-for-tokens }{ $instead-count ->
        [0] {""}
       *[other] , mais perd { $instead }
    } : perte en crédits de { $left }{ $otherwise ->
        [none] {""}
       *[other] {" "}au lieu de { $otherwise }
    }{ $forgone ->
        [none] {""}
       *[other] {" "}; { $forgone }
    }
spared-forgone = { attack-saving }{ attack-for-tokens }{ $instead-count ->
        [0] {""}
       *[other] {" "}en perdant { $instead }
    } porterait la perte à { $loss }
spared-component = { $component-key ->
        [starting-cabin] la { $component }
        [cabin] la { $component }
        [luxury-cabin] la { $component }
        [stasis-chamber] la { $component }
        [cargo-hold] la { $component }
        [special-cargo-hold] la { $component }
        [crew-armament] l’{ $component }
        [booster] l’{ $component }
       *[other] le { $component }
    } sur { $cell }{ $contents-key ->
        [nothing] {""}
       *[other] {" "}avec { $contents }
    }
