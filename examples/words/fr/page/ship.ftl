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
page-cell-fits = il convient ici
page-cell-fits-turned = il convient ici une fois tourné
page-plan-view = Vue en plan
page-ship-of = Vaisseau de { $who }
page-enlarge = Agrandir
page-close = Fermer
