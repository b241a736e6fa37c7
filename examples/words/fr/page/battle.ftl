## The table of a battle

page-battle-asked = Ce qui est demandé
page-battle-round-of = Manche { $round } sur 9
page-battle-turn-of = Tour de { $who }
page-battle-thinks = { $who } réfléchit …
page-battle-phase-reveal = Carte
page-battle-phase-squadron = Vol
page-battle-phase-fire = Tir
page-battle-phase-turn = Rotation
page-battle-phase-capital = Destroyer
page-battle-phase-shoot = Tourelles
page-battle-phase-end = Fin
page-battle-ask-place = Placez votre flotte : touchez ou faites glisser un vaisseau, puis touchez son hexagone.
page-battle-ask-place-key = R le fait pivoter.
page-battle-ask-place-arrows = Les flèches rondes le font pivoter.
page-battle-ask-reveal = { $count ->
    [one] Jouez votre carte de déplacement.
   *[other] Jouez une de vos cartes de déplacement.
  }
page-battle-ask-squadron = Quel escadron vole de { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
  } tout droit ? Touchez un de ses chasseurs pour voir où il se pose.
page-battle-ask-flight = L’escadron { $squadron } se pose là où vous le voyez. Faites-le voler, ou touchez-en un autre.
page-battle-toll = { $lost ->
    [0] Aucun des { $all } ne serait perdu.
   *[other] Pertes : { $lost } sur { $all }{ $rams ->
        [0] {"."}
        [one] , dont { $rams } en éperonnant un ennemi.
       *[other] , dont { $rams } en éperonnant des ennemis.
    }
  }
page-battle-ask-land = Plusieurs chasseurs finissent sur un même hexagone. Lequel se pose maintenant ?
page-battle-ask-collide = { $one } et { $other } sont sur un même hexagone. Touchez celui qui est détruit.
page-battle-ask-elite-end = Touchez l’hexagone où l’élite se pose.
page-battle-ask-elite-face = Orientez l’élite avant son tir : touchez une flèche.
page-battle-ask-fire = Votre escadron tire tout droit. Touchez le chasseur qui tire maintenant, ou faites-les tous tirer.
page-battle-ask-turn = Orientez { $ship } : touchez une flèche.
page-battle-ask-capital = Déplacez un destroyer : touchez-le.
page-battle-ask-capital-bow = Touchez l’hexagone pour l’avant de { $ship }.
page-battle-ask-capital-facing = Comment { $ship } y est-il orienté ? Touchez une flèche.
page-battle-ask-shoot = { $ship } peut tirer de ses tourelles : touchez une cible.
page-battle-ask-shoot-nobody = { $ship } n’a aucune cible pour ses tourelles.
page-battle-ask-answer = { $ship } subit son premier tir. Activer un bouclier ?
page-battle-ask-end = Votre tour est fini.
page-battle-ask-return = Touchez un hexagone pour { $ship }, puis une flèche.
page-battle-power-elite = Touchez le chasseur qui devient l’élite.
page-battle-power-blast = Touchez le chasseur qui s’autodétruit. Chaque vaisseau à 2 hexagones au plus est touché.
page-battle-power-asteroid = Touchez l’astéroïde qui se déplace.
page-battle-power-then-asteroid = Touchez l’hexagone où il va.
page-battle-power-double = Touchez les chasseurs d’un escadron qui doublent leur déplacement.
page-battle-power-displace = Touchez un chasseur ; tout son escadron se téléporte avec lui.
page-battle-power-then-displace = Touchez l’hexagone où ce chasseur doit être.
page-battle-power-laser = Touchez le destroyer qui tire au laser.
page-battle-power-super-shot = Touchez le destroyer qui utilise son super tir.
page-battle-power-shield = Touchez le destroyer à protéger.
page-battle-use-elite = Nommer l’élite
page-battle-use-blast = Autodétruire un chasseur
page-battle-use-asteroid = Déplacer un astéroïde
page-battle-use-double = Doubler le déplacement
page-battle-use-displace = Téléporter un escadron
page-battle-use-laser = Tirer au laser
page-battle-use-super-shot = Utiliser le super tir
page-battle-use-shield = Activer le bouclier
page-battle-name-elite = Élite
page-battle-name-range = Longue portée
page-battle-name-blast = Autodestruction
page-battle-name-asteroid = Astéroïdes
page-battle-name-double = Double déplacement
page-battle-name-displace = Téléportation
page-battle-name-points = Plus de points d’action
page-battle-name-laser = Laser
page-battle-name-super-shot = Super tir
page-battle-name-shield = Bouclier
page-battle-name-return = Résurrection
page-battle-name-cards = Plus de cartes
page-battle-power-own = Votre pouvoir
page-battle-power-is-hidden = caché aux autres
page-battle-power-is-revealed = révélé
page-battle-power-is-spent = utilisé
page-battle-power-how = Ce qu’il fait
page-battle-power-of = { $player } : { $power }
page-battle-fly = Faire voler { $squadron }
page-battle-all-fire = Tous tirent
page-battle-all-keep = Tous gardent leur orientation
page-battle-stay = Rester ici
page-battle-no-target-end = Pas de cible : terminer le tour
page-battle-finish = Laisser le bot finir mon tour
page-battle-back = Retour
page-battle-cards-title = Cartes de déplacement
page-battle-card-now = Ce tour
page-battle-card-hand = { $count ->
    [one] Votre carte
   *[other] Vos cartes
  }
page-battle-card-fly = { $count ->
    [one] hexagone à parcourir
   *[other] hexagones à parcourir
  }
page-battle-card-turn = { $count ->
    [one] côté de rotation
   *[other] côtés de rotation
  }
page-battle-card-points = { $count ->
    [one] point d’action
   *[other] points d’action
  }
page-battle-card-says = Les chasseurs volent de { $distance } et pivotent de { $turn } ; points d’action du destroyer : { $points }
page-battle-reveal = Jouer cette carte : voler { $distance }, pivoter { $turn }, points d’action { $points }
page-battle-log-card = { $who } joue une carte : voler { $distance }, pivoter { $turn }, points d’action { $points }
page-battle-played-card = { $who } joue cette carte
page-battle-played-power = { $who } révèle un pouvoir
page-battle-flying = Chasseurs { $fighters }, destroyers { $capitals }
page-battle-taken = Vaisseaux pris { $trophies }, sondes { $probes }, hexagones de l’anneau { $ring }
page-battle-report = Ce qui s’est passé
page-battle-report-nothing = Rien n’a été touché.
page-battle-report-toll = { $who } perd { $count ->
    [one] { $count } vaisseau
   *[other] { $count } vaisseaux
  }
page-battle-gain = { $who } { $points } pour { $what }
page-battle-gain-so-far = { $who } { $points } pour { $what }, à ce stade
page-battle-so-far = Comme si la bataille finissait maintenant, anneau compris.
page-battle-report-missed = { $count ->
    [one] { $count } tir n’a rien touché.
   *[other] { $count } tirs n’ont rien touché.
  }
page-battle-all-choices-count = Tous les choix ({ $count })
page-battle-this-turn = Le tour
page-battle-to-hex = { $hex } : { $first }, ou { $count } orientations
page-battle-draft-ship = { $ship } sur { $hex }, orienté vers { $way ->
    [0] le nord
    [1] le nord-est
    [2] le sud-est
    [3] le sud
    [4] le sud-ouest
   *[5] le nord-ouest
  }
page-battle-draft-turn = Faire pivoter { $ship }
page-battle-draft-swap = { $ship } sur { $hex } ; { $other } prend sa place
page-battle-draft-to = { $ship } sur { $hex }
page-battle-draft-torn = L’escadron { $squadron } serait coupé en deux
page-battle-place-so = Commencer avec ma disposition
page-battle-turn-left = Pivoter à gauche
page-battle-turn-right = Pivoter à droite
page-battle-turn-whom = Choisissez d’abord le vaisseau à faire pivoter.
page-battle-place-otherwise = Tout placer au hasard
page-battle-place-own = Vous avez déplacé des vaisseaux vous-même. Cette disposition sera perdue.
page-battle-place-discard = L’abandonner
page-battle-board = Plateau
page-battle-plan = Plan
page-battle-zoom-in = Agrandir
page-battle-zoom-out = Réduire
page-battle-zoom-whole = Plateau entier
page-battle-zoom-all = Le plateau est affiché en entier.
page-battle-zoom-plan = Le plan s’affiche toujours en entier.
page-battle-new = Nouvelle bataille
page-battle-again = Rejouer
page-battle-review = La revoir
page-battle-elsewhere = Cette bataille a continué dans un autre onglet.
page-battle-take-other = Montrer celle-là
page-battle-keep-own = Garder celle-ci
page-battle-replay-back = Un choix en arrière
page-battle-replay-next = Un choix en avant
page-battle-replay-play = Lecture
page-battle-replay-pause = Pause
page-battle-end = Résultat
page-battle-wins = { $count ->
    [one] { $who } gagne avec { $points } points
   *[other] { $who } gagnent ensemble avec { $points } points chacun
  }
page-battle-place = Rang
page-battle-points-for = Points pour
page-battle-points-all = Total des points
page-battle-for-fighters = des chasseurs
page-battle-for-capitals = des destroyers
page-battle-for-probes = des sondes
page-battle-for-ring = l’anneau
page-battle-for-asteroids = des astéroïdes
page-battle-lost = Perdus : chasseurs { $fighters }, destroyers { $capitals }
page-battle-learn = Comment jouer
page-battle-learn-aim = Le plus de points après neuf manches gagne : un chasseur ennemi vaut 1, un destroyer 4, une sonde 1, et chaque hexagone de l’anneau au milieu 2 à la fin (BBS-58). Les points affichés sont ceux que vous auriez si la bataille finissait maintenant.
page-battle-learn-fly = À chaque tour, un de vos trois escadrons vole : tous ses chasseurs tout droit, exactement aussi loin que le dit la carte. Seul compte où ils se posent : ni hors du plateau, ni sur un astéroïde, ni sur vos vaisseaux (BBS-21, BBS-23).
page-battle-learn-shots = Puis chacun tire tout droit sur le premier vaisseau ou astéroïde à 5 hexagones au plus, et peut ensuite pivoter pour son prochain vol (BBS-33, BBS-40).
page-battle-learn-ships = Enfin, un destroyer se déplace avec ses points d’action et peut tirer sur un ennemi proche. Il survit à une touche ; la deuxième le détruit (BBS-42, BBS-54).
page-battle-learn-end = Chaque carte sert une fois : neuf cartes, neuf tours. Votre pouvoir secret n’agit qu’une fois révélé (BBS-19, BBS-61).
page-battle-keys = Clavier : Tab mène au plateau, les flèches s’y déplacent, Entrée choisit, Échap reprend un clic. Zoom par les boutons, deux doigts, ou Ctrl et la molette.
page-battle-more = Vue, vitesse, fichiers
