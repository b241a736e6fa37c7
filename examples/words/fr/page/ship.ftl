# Le vaisseau, le chantier et la construction, en français.

## Components in words

page-tile-room = { $kind } pour { $count }
page-tile-points = orienté vers { $side ->
    [front] l’avant
    [right] la droite
    [rear] l’arrière
   *[left] la gauche
  }
page-tile-covers = protège { $side ->
    [front] l’avant
    [right] la droite
    [rear] l’arrière
   *[left] la gauche
  }
page-tile-connector = connecteur { $kind ->
    [single] simple
    [double] double
   *[universal] universel
  } vers { $side ->
    [front] l’avant
    [right] la droite
    [rear] l’arrière
   *[left] la gauche
  }
page-tile-goods = { $colour } : { $count }
page-tile-aboard = { $of ->
    [humans] humains
    [sleepers] dormeurs
   *[batteries] cellules d’énergie
  } : { $count }
page-cell-empty = vide
page-cell-closed = fermée
page-cell-orange = orange
page-cell-home = place de la cabine de pilotage
page-cell-fits-now = il convient ici
page-cell-fits-loose = touche votre vaisseau, mais aucun connecteur ne le relie
page-cell-fits-turned = il convient ici une fois tourné
page-plan-view = Vue en plan
page-ship-of = Vaisseau de { $who }
page-enlarge = Agrandir
page-close = Fermer

## The yard

page-hand-free = Rien en main
page-yard-asked = Ce qui est demandé
page-yard-waits = On attend { $who }.
page-yard-begin = Piochez un composant, ou prenez-en un face visible. Construisez à partir de la cabine de pilotage.
page-yard-take = Piochez le composant suivant, ou prenez-en un face visible.
page-yard-place = Placez le composant. ✓ : il convient. ↻ : il convient une fois tourné. – : il touche le vaisseau, mais aucun connecteur ne le relie.
page-yard-turned = Tourné pour convenir. Choisissez encore la case pour le placer.
page-yard-again = Choisissez encore la case pour le placer quand même.
page-yard-finished = Votre vaisseau est construit : vous partez en place { $order }.
page-yard-builders = { $count ->
    [1] { $who } construit encore.
   *[other] Construisent encore : { $who }.
  }
page-yard-flip-now = Le sable est écoulé : retournez le sablier pour que la construction finisse plus tôt.
page-yard-hurried = Le temps passe plus vite entre-temps.
page-yard-time-out = Le temps est écoulé. Finissez votre vaisseau.
page-yard-check = Votre vaisseau a des erreurs. Cliquez sur un composant marqué pour le retirer, ou retirez le moins possible.
page-yard-keep = Votre vaisseau est en morceaux. Choisissez celui qui vole.
page-yard-boarding = Qui loge où ? Cliquez sur une cabine marquée pour un extraterrestre. Les humains occupent les autres.
page-yard-boarding-humans = Aucun extraterrestre ne peut embarquer : des humains occupent les cabines.
page-yard-insurance = Choisissez une assurance.
page-yard-repair = { $count ->
    [one] Retirer { $count } composant
   *[other] Retirer { $count } composants
  }
page-yard-is-legal = Il n’a pas d’erreur.
page-yard-is-not-legal = { $count ->
    [one] Il a { $count } erreur : des composants seront perdus.
   *[other] Il a { $count } erreurs : des composants seront perdus.
  }
page-yard-finish-sure = Votre vaisseau : { page-components }. { $is } Ensuite vous ne pourrez plus construire.
page-lacks-crew = Personne ne peut être à bord : il quitte le vol aussitôt.
page-lacks-start = Sa cabine de pilotage manque.
page-lacks-engine = Il n’a pas de moteur : dans l’Espace Intersidéral, il doit abandonner.
page-lacks-cannon = Il n’a pas de canon : il ne peut pas tirer.
page-lacks-engine-battery = Ses moteurs doubles ont besoin de batteries : sans elles, il doit abandonner dans l’Espace Intersidéral.
page-lacks-cannon-battery = Ses canons doubles ont besoin de batteries : sans elles, il ne peut pas tirer.
page-yard-finish = Finir la construction
page-yard-finish-with = Finir la construction, départ en place { $order }
page-yard-order = part en place { $order }
page-plain-finished = { $seat } termine sa construction et part en position { $order }
page-plain-finish = { $order ->
    [none] terminer la construction
   *[other] terminer la construction, partir en position { $order }
  }
page-plain-has-finished = { $seat } a terminé sa construction
page-plain-order-not-chosen = la position de départ { $order } ne se choisit pas : qui a terminé prend la première libre
page-plain-order-not-free = la position de départ { $order } est prise
page-plain-order-tile = (Le numéro d’une tuile d’ordre est une position de départ.)
page-yard-return = Reposer
page-yard-draw = Piocher : encore { $count }
page-yard-face-up = { $count ->
    [one] { $count } composant face visible
   *[other] { $count } composants face visible
  }
page-yard-none-up = Les composants reposés restent ici, face visible.
page-yard-aside = De côté
page-yard-set-aside = Mettre de côté le composant en main
page-yard-take-back = placé en dernier : choisissez-le pour le reprendre
page-yard-hourglass = Sablier
page-yard-sand-means = Le dernier finit la construction.
page-yard-flip = Retourner le sablier
page-yard-flip-finished = Seul un joueur qui a terminé peut maintenant le retourner.
page-yard-roll = Lancer un dé
page-yard-dice = Dés : { $dice }
page-yard-piles = Cartes du vol
page-yard-pile = Pile { $pile }
page-yard-all-choices = Tous les choix
page-yard-keys = Touches : N pioche un composant, F va à la case suivante où il convient et le tourne, R tourne, les flèches parcourent le plateau, Entrée place, S met de côté, B repose.
page-yard-turn = Tourner
page-yard-wrong = Erreurs jusqu’ici : { $count }

## The shipyard

page-shipyard-begin = Nouveau plateau
page-shipyard-more = Plus
page-shipyard-ask = { $count ->
    [one] Il y a { $count } composant sur votre plateau.
   *[other] Il y a { $count } composants sur votre plateau.
  } { $kept ->
    [0] Aucun n’a de case sur le nouveau.
    [one] { $kept } a une case sur le nouveau.
   *[other] { $kept } ont une case sur le nouveau.
  } Annuler ramène votre vaisseau.
page-shipyard-new-class = Classe du nouveau plateau
page-shipyard-begin-empty = Commencer à vide
page-shipyard-carry = Emporter mon vaisseau
page-shipyard-left = { $count ->
    [one] { $count } composant n’a pas de case ici et quitte votre vaisseau. Annuler le ramène.
   *[other] { $count } composants n’ont pas de case ici et quittent votre vaisseau. Annuler les ramène.
  }
page-shipyard-cleared = { $count ->
    [one] { $count } composant est retiré. Annuler le ramène.
   *[other] { $count } composants sont retirés. Annuler les ramène.
  }
page-shipyard-before = Revenir à mon vaisseau
page-shipyard-board = Plateau
page-shipyard-draw = Piocher
page-shipyard-draw-kind = Piocher parmi ceux-ci
page-shipyard-none-left = Il n’en reste plus à piocher.
page-shipyard-gone = Celui-ci est déjà sur votre plateau.
page-undo-none = Il n’y a rien à annuler.
page-redo-none = Il n’y a rien à rétablir.
page-shipyard-empty = Rien n’est encore construit.
page-shipyard-put-down = Reposer
page-shipyard-premium = Prime d’assurance à payer
page-shipyard-premium-none = aucune : seule la classe IIIC a cette assurance
page-shipyard-once-legal = quand le vaisseau sera en règle
page-shipyard-verdict = Verdict
page-shipyard-keys = Touches : N pioche, F va à la case suivante où le composant convient et est relié, et le tourne, R tourne, les flèches parcourent le plateau, Entrée place ou reprend, Suppr retire, Échap repose, Ctrl+Z annule, Ctrl+Maj+Z rétablit.
page-shipyard-joins = Posez-le en { $cell } : un connecteur l’y relie.
page-shipyard-loose = Il se pose, mais aucun connecteur ne le relie nulle part : reposez-le.
page-shipyard-put-loose = Là, il ne fait que toucher votre vaisseau : aucun connecteur ne le joint.
page-yard-loose = Il convient ici, mais touche seulement votre vaisseau : aucun connecteur ne le relie.
page-yard-not-now = Ce n’est pas possible maintenant.
