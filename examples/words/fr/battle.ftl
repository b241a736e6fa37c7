# What Battle Beyond Space says, in French: events, choices, decisions, fates and refusals.
# Terms are those of the French rulebook; the sentences are our own.
# Ids and variables are those of the README of this package. Ships are called as on the board, without a noun.

battle-facing = { $facing-key ->
        [north-east] le nord-est
        [south-east] le sud-est
        [south] le sud
        [south-west] le sud-ouest
        [north-west] le nord-ouest
       *[north] le nord
    }

## Event

battle-event-placed = { $seat } place sa flotte
battle-event-revealed = { $seat } révèle la carte de déplacement { $card }
battle-event-flew = le chasseur { $piece } vole de { $from } à { $to }
battle-event-fired = { $hit ->
        [none] le chasseur { $by } tire et ne touche rien
       *[other] le chasseur { $by } touche { $hit }
    }
battle-event-turned = le chasseur { $piece } est orienté vers { battle-facing }
battle-event-sailed = le destroyer { $piece } termine son déplacement sur { $to } ; il était sur { $from }
battle-event-shot = le destroyer { $by } tire de ses tourelles sur { $at }
battle-event-damaged = { $piece } subit 1 dégât
battle-event-captured = { $piece } est détruit ; { $by } le récupère comme point de victoire
battle-event-lost = { $piece } est perdu ; personne ne marque de point pour lui
battle-event-probe = { $by } récupère la sonde sur { $at }
battle-event-absorbed = le bouclier du destroyer { $piece } absorbe le dégât
battle-event-unveiled = { $seat } révèle le pouvoir { $power }
battle-event-elite = le chasseur { $fighter } devient l’élite
battle-event-blast = le chasseur { $fighter } s’autodétruit sur { $at }
battle-event-asteroid = l’astéroïde de { $from } se déplace sur { $to }
battle-event-asteroid-lost = un astéroïde est détruit sur { $at }
battle-event-probe-lost = la sonde sur { $at } est éliminée de la partie
battle-event-laser = le destroyer { $by } touche { $at } au laser
battle-event-super-shot = le destroyer { $by } utilise son super tir
battle-event-shield = le bouclier du destroyer { $ship } { $tokens ->
        [0] a disparu
        [one] a { $tokens } jeton
       *[other] a { $tokens } jetons
    }
battle-event-returned = le chasseur { $piece } revient en jeu sur { $at }
battle-event-drew = { $seat } pioche une carte de déplacement
battle-event-ended = { $seat } termine son tour
battle-event-over = la partie est terminée

## Choice

battle-choice-reveal = révéler la carte de déplacement { $card }
battle-choice-squadron = déplacer l’escadron { $squadron }
battle-choice-land = poser maintenant le chasseur { $fighter }
battle-choice-destroy = détruire le chasseur { $fighter }
battle-choice-fire = tirer avec le chasseur { $fighter }
battle-choice-turn = orienter le chasseur { $fighter } vers { battle-facing }
battle-choice-capital = déplacer le destroyer { $ship } sur { $to }
battle-choice-shoot = tirer sur { $target }
battle-choice-hold-fire = ne pas tirer
battle-choice-end = terminer le tour
battle-choice-pass = n’autodétruire aucun chasseur
battle-choice-unveil = révéler le pouvoir
battle-choice-elite = faire du chasseur { $fighter } l’élite
battle-choice-elite-end = poser l’élite sur { $to }
battle-choice-elite-face = orienter l’élite vers { battle-facing }
battle-choice-blast = faire s’autodétruire le chasseur { $fighter }
battle-choice-asteroid = déplacer l’astéroïde de { $from } sur { $to }
battle-choice-double = déplacer l’escadron { $squadron } ; du double : { $fighters }
battle-choice-displace = téléporter l’escadron { $squadron } de { $by }
battle-choice-laser = tirer au laser avec le destroyer { $ship }
battle-choice-super-shot = utiliser le super tir du destroyer { $ship }
battle-choice-shield = activer le bouclier du destroyer { $ship }
battle-choice-answer = { $raise ->
        [1] activer le bouclier
       *[other] ne pas activer le bouclier
    }
battle-choice-resurrect = ressusciter des chasseurs perdus de l’escadron { $squadron }
battle-choice-resurrect-fallen = ressusciter les chasseurs récemment pris par des escadrons
battle-choice-return = ressusciter le chasseur { $fighter } sur { $at }, orienté vers { battle-facing }
battle-choice-leave = ne pas ressusciter le chasseur { $fighter }
battle-choice-place = placer la flotte
battle-choice-landing = { $with } ; ordre d’atterrissage : { $order }

## Step

battle-step-place = placer une flotte
battle-step-reveal = révéler une carte de déplacement
battle-step-squadron = déplacer un escadron
battle-step-land = choisir le prochain chasseur qui se pose
battle-step-collide = choisir lequel de { $mover } et { $other } est détruit
battle-step-elite-end = choisir l’hexagone où l’élite { $elite } se pose
battle-step-elite-face = orienter l’élite { $elite } avant son tir
battle-step-fire = choisir le prochain chasseur qui tire
battle-step-turn = orienter le chasseur { $fighter }
battle-step-capital = déplacer un destroyer
battle-step-shoot = tirer avec le destroyer { $ship } ou ne pas tirer
battle-step-answer = décider si un bouclier arrête le premier tir sur le destroyer { $ship }
battle-step-end = terminer le tour
battle-step-return = décider si le chasseur { $fighter } est ressuscité
battle-step-over = ne plus rien faire : la partie est terminée

## Fate

battle-fate-reserve = pas encore placé
battle-fate-board = sur { $at }, orienté vers { battle-facing }
battle-fate-airborne = en vol
battle-fate-captured = point de victoire de { $by }
battle-fate-lost = perdu ; personne ne marque de point pour lui

## Refusal

battle-refusal-out-of-order = pas maintenant, il faut : { $expected }
battle-refusal-over = la partie est terminée : tous les joueurs ont joué toutes leurs cartes de déplacement
battle-refusal-not-awaited = ce n’est pas à { $actor } de choisir ; on attend { $decider } : { $expected }
battle-refusal-not-in-hand = { $seat } n’a pas la carte { $card } en main
battle-refusal-no-choice = la carte { $card } n’est pas parmi les cartes en main que { $seat } peut choisir
battle-refusal-not-own = c’est le tour de { $seat }, et { $piece } ne lui appartient pas
battle-refusal-empty-squadron = l’escadron { $squadron } n’a plus de chasseur à déplacer
battle-refusal-landing-order = un ordre d’atterrissage nomme exactement une fois chaque chasseur de l’escadron { $squadron } sur le plateau
battle-refusal-no-landing = seul le déplacement d’un escadron peut avoir un ordre d’atterrissage
battle-refusal-not-landing = { $fighter } n’est pas parmi les chasseurs qui peuvent se poser maintenant
battle-refusal-not-colliding = la collision oppose { $mover } et { $other }, pas { $fighter }
battle-refusal-not-firing = { $fighter } n’est pas parmi les chasseurs qui doivent encore tirer
battle-refusal-not-turning = c’est au chasseur { $expected } de pivoter, pas à { $fighter }
battle-refusal-turns-too-far = le chasseur { $fighter } pivoterait de { $sides ->
        [one] { $sides } côté
       *[other] { $sides } côtés
    }, et la carte en permet { $most }
battle-refusal-nobody-turns = le chasseur { $fighter } ne peut pas pivoter : le nombre du milieu de la carte est 0
battle-refusal-not-capital = { $piece } n’est pas un destroyer

## PowerRefusal

battle-refusal-no-power = { $seat } n’a pas de pouvoir
battle-refusal-not-held = { $seat } doit décider et ne peut pas utiliser le pouvoir { $power }
battle-refusal-spent = le pouvoir { $power } ne peut plus être utilisé
battle-refusal-in-movement = le pouvoir { $power } ne peut pas être utilisé pendant un déplacement ou un autre choix
battle-refusal-nothing-to-reveal = { $seat } n’a pas de pouvoir à révéler sans l’utiliser
battle-refusal-too-late = le pouvoir { $power } ne peut être révélé qu’avant la carte du tour
battle-refusal-no-elite = { $fighter } n’est pas un de vos chasseurs sur le plateau et ne peut pas être l’élite
battle-refusal-elite-stays = l’élite ne se déplace pas maintenant et ne peut pas se poser sur { $to }
battle-refusal-elite-out-of-reach = l’élite { $elite } ne peut pas atteindre { $to } avec cette carte
battle-refusal-elite-ends-on = l’élite { $elite } ne peut pas terminer son déplacement sur { $to }
battle-refusal-no-blast = { $fighter } n’est ni un de vos chasseurs sur le plateau ni un chasseur qui vient d’être détruit dans une collision
battle-refusal-no-asteroid-move = aucun astéroïde à 3 hexagones au plus d’un de vos destroyers ne peut aller de { $from } à { $to } : il va sur un hexagone voisin du plateau, sans astéroïde
battle-refusal-asteroids-late = un astéroïde ne se déplace qu’avant ou après le déplacement d’un destroyer
battle-refusal-no-double = au moins un chasseur double son déplacement, et seuls ceux de l’escadron { $squadron } sur le plateau le peuvent
battle-refusal-first-round = aucun escadron ne peut se téléporter à la première manche
battle-refusal-no-displacement = un escadron ne peut pas se téléporter de { $by }
battle-refusal-not-activated = { $ship } n’est pas le destroyer qui agit ce tour
battle-refusal-nothing-ahead = le laser du destroyer { $ship } n’a pas de cible : le premier obstacle devant lui n’est pas un vaisseau ennemi
battle-refusal-no-shield = { $ship } n’est pas un de vos destroyers sur le plateau et ne peut pas avoir de bouclier
battle-refusal-no-question = il n’y a rien à répondre : aucun destroyer ne vient d’essuyer son premier tir
battle-refusal-too-early = les chasseurs ne ressuscitent qu’à la fin de votre tour, avant la pioche
battle-refusal-nobody-returns = l’escadron { $squadron } n’est pas à vous ou n’a perdu aucun chasseur
battle-refusal-nobody-fallen = aucun chasseur que vous a pris un escadron depuis votre dernier tour ne peut ressusciter
battle-refusal-no-room = la zone de départ de { $seat } n’a plus d’hexagone vide
battle-refusal-not-returning = { $fighter } n’est pas le chasseur perdu qui peut ressusciter maintenant
battle-refusal-no-berth = le chasseur { $fighter } revient sur un hexagone vide de sa zone de départ, et { $at } n’en est pas un

## FieldRefusal

battle-refusal-not-on-board = { $piece } n’est pas sur le plateau
battle-refusal-out-of-reach = le destroyer { $ship } ne peut pas atteindre { $to } avec { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }
battle-refusal-ends-off-board = le destroyer { $ship } terminerait son déplacement sur { $hex }, hors du plateau
battle-refusal-ends-on-asteroid = le destroyer { $ship } terminerait son déplacement sur l’astéroïde en { $hex }
battle-refusal-ends-on-ship = le destroyer { $ship } terminerait son déplacement sur { $other }, qui est en { $hex }
battle-refusal-suicide = le destroyer { $ship } serait détruit en percutant { $rammed ->
        [one] { $rammed } chasseur ennemi
       *[other] { $rammed } chasseurs ennemis
    }
battle-refusal-friendly-target = { $target } est un vaisseau allié
battle-refusal-out-of-range = { $target } n’est pas à portée des tourelles du destroyer { $ship }

## PlacementError

battle-refusal-outside-zone = { $piece } est en { $hex }, hors de sa zone de départ
battle-refusal-shared-hex = { $piece } partage l’hexagone { $hex } avec un autre vaisseau
battle-refusal-scattered = l’escadron { $squadron } n’est pas un seul groupe connecté
battle-refusal-unplaced = { $piece } n’est pas encore placé
battle-refusal-foreign = { $piece } n’appartient pas à la flotte de { $seat }

## Expectation

expectation-mean = en moyenne sur { $games ->
        [one] { $games } partie simulée
       *[other] { $games } parties simulées
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $rivals } pour les autres, { $taken ->
        [one] { $taken } vaisseau capturé
       *[other] { $taken } vaisseaux capturés
    }, { $lost ->
        [one] { $lost } perdu
       *[other] { $lost } perdus
    }
expectation-none = aucune partie n’a été simulée
