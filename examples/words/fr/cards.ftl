# Adventure cards of Galaxy Trucker in French: what stands on them, their families, and what is wrong with a deck.
# Terms are those of the French edition, see `starwright::guide::words`.
# Ids and variables are those of the README of this package.

cards-days = { $days ->
        [one] { $days } jour de vol
       *[other] { $days } jours de vol
    }
cards-credits = { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }
cards-crew = { $crew ->
        [one] { $crew } membre d’équipage
       *[other] { $crew } membres d’équipage
    }
cards-expected = { $expected ->
        [one] { $expected } carte
       *[other] { $expected } cartes
    }

cards-field = { $field ->
        [meteors] météorites
        [shots] tirs
        [planets] planètes
        [lines] lignes
        [number] intrus
        [turns] directions
        [parts] parties
       *[other] marchandises
    }

## What stands on them

card-open-space = Espace Intersidéral : chacun avance selon la puissance de ses moteurs ; un vaisseau qui n’en a aucune abandonne.
card-stardust = Poussière d’étoiles : chacun perd 1 jour de vol par connecteur exposé.
card-epidemic = Épidémie : chaque cabine occupée rattachée à une autre cabine occupée perd 1 membre d’équipage.
card-sabotage = Sabotage : le plus petit équipage perd un composant tiré aux dés.
card-meteor-swarm = Pluie de météorites : { $meteors }.
card-planets = Planètes, { cards-days } pour se poser, marchandises : { $planets }.
card-abandoned-ship = Vaisseau abandonné : céder { cards-crew } rapporte { cards-credits } et coûte { cards-days }.
card-abandoned-station = Station abandonnée : avec au moins { cards-crew }, prendre des marchandises ({ $goods }) ; coûte { cards-days }.
card-slavers = Esclavagistes, force { $strength } : un perdant cède { $lose_crew ->
        [one] { $lose_crew } membre d’équipage
       *[other] { $lose_crew } membres d’équipage
    } ; le vainqueur peut prendre { cards-credits } contre { cards-days }.
card-smugglers = Contrebandiers, force { $strength } : un perdant cède { $lose_goods ->
        [one] { $lose_goods } marchandise
       *[other] { $lose_goods } marchandises
    } ; le vainqueur peut prendre des marchandises ({ $goods }) contre { cards-days }.
card-pirates = Pirates, force { $strength } : un perdant essuie la salve ({ $shots }) ; le vainqueur peut prendre { cards-credits } contre { cards-days }.
card-combat-zone = Zone de combat : { $lines }.
card-intruders = Intrus par { $from-key ->
        [front] l’avant
        [right] la droite
        [rear] l’arrière
       *[left] la gauche
    } : { $number } à la fois, tournant dans cet ordre : { $turns } ; ils abordent { $boards } ; chacun { $deed } ; chaque intrus vaincu rapporte { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } ; ne pas les vaincre tous coûte { $days ->
        [one] { $days } jour de vol
       *[other] { $days } jours de vol
    }.
card-sequence = Dans cet ordre, comme une seule carte : { $parts }

combat-line = le joueur avec { $worst } { $penalty }
criterion-fewest-crew = le moins d’équipage
criterion-weakest-engines = les moteurs les plus faibles
criterion-weakest-cannons = les canons les plus faibles
boarded-everybody = tout le monde
boarded-fewest-crew = le joueur avec le moins d’équipage
boarded-weakest-engines = le joueur avec les moteurs les plus faibles
boarded-weakest-cannons = le joueur avec les canons les plus faibles
boarded-most-crew = le joueur avec le plus d’équipage
boarded-strongest-engines = le joueur avec les moteurs les plus forts
boarded-strongest-cannons = le joueur avec les canons les plus forts
deed-crew = prend { $number ->
        [one] { $number } membre d’équipage
       *[other] { $number } membres d’équipage
    }
deed-goods = prend { $number ->
        [one] { $number } marchandise
       *[other] { $number } marchandises
    }
deed-batteries = prend { $number ->
        [one] { $number } cellule d’énergie
       *[other] { $number } cellules d’énergie
    }
deed-charges = pose { $number ->
        [one] { $number } charge
       *[other] { $number } charges
    }
penalty-days = { $number ->
        [one] perd { $number } jour de vol
       *[other] perd { $number } jours de vol
    }
penalty-crew = { $number ->
        [one] perd { $number } membre d’équipage
       *[other] perd { $number } membres d’équipage
    }
penalty-goods = { $number ->
        [one] perd { $number } marchandise
       *[other] perd { $number } marchandises
    }
penalty-shots = essuie la salve ({ $shots })

## Families

card-family-open-space = Espace Intersidéral
card-family-stardust = Poussière d’étoiles
card-family-epidemic = Épidémie
card-family-sabotage = Sabotage
card-family-meteor-swarm = Pluie de météorites
card-family-planets = Planètes
card-family-abandoned-ship = Vaisseau abandonné
card-family-abandoned-station = Station abandonnée
card-family-slavers = Esclavagistes
card-family-smugglers = Contrebandiers
card-family-pirates = Pirates
card-family-combat-zone = Zone de combat
card-family-intruders = Intrus
card-family-sequence = Suite de cartes

## CardError

card-no-such-card = les cartes imprimées vont de 0 à 59 ; il n’y a pas de carte { $number }
card-nested = Suite de cartes : la partie { $number } ne peut pas être une suite elle-même
card-count = { $card } : il faut de 1 à { $most } { cards-field }, pas { $count }
card-planet = Planètes : la planète { $number } a de 1 à { $most } marchandises, pas { $blocks }
card-no-meteor = Pluie de météorites : l’attaque { $number } doit être une petite ou une large météorite, pas « { $attack } »
card-no-shot = { $card } : l’attaque { $number } doit être un tir de canon léger ou lourd, pas « { $attack } »
card-piles = il faut 4 piles de cartes, pas { $piles }
card-pile = la pile { $pile } compte { cards-expected } de Niveau { $level }, pas { $cards }
card-cards = le paquet compte { cards-expected } de Niveau { $level }, pas { $cards }
card-no-card = il n’y a pas de cartes
card-top = la première carte doit être de Niveau { $expected }, pas { $level }
card-card-twice = la carte { $card } est là deux fois
card-card-used = la carte { $card } a déjà servi dans un vol précédent
card-not-of-the-piles = la carte numéro { $number } du paquet ne vient pas des quatre piles
card-missing = { $cards ->
        [one] { $cards } carte des quatre piles manque dans le paquet
       *[other] { $cards } cartes des quatre piles manquent dans le paquet
    }
card-none-printed = il n’existe pas de cartes imprimées de Niveau { $level } à distribuer
