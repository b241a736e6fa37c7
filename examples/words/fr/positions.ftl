# Positions and layouts of Battle Beyond Space in French: what is wrong with what somebody wrote down.
# Terms are those of the French rulebook; names between backticks are those of the files. Steps are those of `battle.ftl`.
# Ids and variables are those of the README of this package.

taken-off = il n’y a pas de plateau
taken-asteroid = il y a un astéroïde
taken-ship = il y a { $piece }
taken-flier = il y avait { $piece }
positions-when = à l’étape « { $step } »

## Layout

battle-layout-radius = un plateau a un rayon de 2 à { $most } hexagones, pas { $given }
battle-layout-players = un plateau a 3 ou 4 zones de départ, pas { $zones }
battle-layout-no-centre = un astéroïde se trouve sur (0,0), et ce plateau n’en a pas là
battle-layout-off-board = { $hex } est hors d’un plateau de rayon { $radius }
battle-layout-twice = { $hex } est indiqué plus d’une fois comme astéroïde, sonde ou zone de départ

## NoSuch

battle-no-such-no-such-piece = les vaisseaux vont de 0 à 79 ; { $number } n’en est pas un
battle-no-such-no-such-squadron = les escadrons vont de 0 à 2 et les places de 0 à 3 ; il n’y a pas d’escadron { $index } à la place { $seat }
battle-no-such-not-adjacent = un destroyer occupe deux hexagones adjacents, pas { $front } et { $rear }
battle-no-such-not-of-the-wing = { $place } n’est pas un chasseur de l’escadron qui se déplace
battle-no-such-distance = une carte déplace les chasseurs d’au plus { $most } hexagones, pas { $given }
battle-no-such-turn = une carte fait pivoter d’au plus { $most } côtés, pas { $given }
battle-no-such-points = une carte a au plus { $most } points d’action, pas { $given }

## SetupError

battle-setup-players = ce plateau est pour { $expected } joueurs, pas { $given }
battle-setup-first = personne n’occupe la place « { $seat } », qui ne peut donc pas commencer
battle-setup-same-race = { $seat } et { $other } ont la même race : { $race }
battle-setup-foreign-power = { $seat } a le pouvoir { $power }, qui est celui d’une autre race

## Fault

battle-position-seats = `{ $list }` a { $given ->
        [one] { $given } élément
       *[other] { $given } éléments
    }, et il en faut un pour chacun des { $players } joueurs
battle-position-nobody-there = personne n’occupe la place « { $seat } », indiquée par `{ $part }` à une table de { $players }
battle-position-same-race = { $seat } et { $other } ont la même race : { $race }
battle-position-round = une partie compte les manches 1 à 9, pas { $round }
battle-position-wrong-round = { positions-when }, c’est la manche { $expected } et non { $round }
battle-position-wrong-end = une partie terminée s’arrête quand ce serait à { $first }, qui a commencé, et non à { $active }
battle-position-foreign-power = { $seat } joue une race ({ $race }) qui n’a pas le pouvoir { $power }
battle-position-spent-hidden = { $seat } a déjà utilisé le pouvoir { $power }, qui ne peut donc pas être caché
battle-position-revealed-unused = { $seat } a le pouvoir { $power }, que révèle son unique utilisation : il ne peut pas être révélé sans avoir été utilisé
battle-position-never-spent = { $seat } a le pouvoir { $power }, qui reste actif : il n’est jamais épuisé
battle-position-spent-until-turn-ends = { $seat } a le pouvoir { $power }, épuisé jusqu’à la fin de son propre tour, et c’est à { $active } de jouer
battle-position-played-already = les flottes sont encore en train d’être placées, et d’après `{ $part }`, { $seat } a déjà joué
battle-position-off-board = { $what } est sur { $hex }, hors d’un plateau de rayon { $radius }
battle-position-asteroids = { $given ->
        [one] { $given } astéroïde est sur le plateau ou percuté
       *[other] { $given } astéroïdes sont sur le plateau ou percutés
    }, et une table en a { $most }
battle-position-rammed = { $seat } a percuté des astéroïdes sans avoir eu de bouclier
battle-position-probe-on-asteroid = une sonde et un astéroïde sont sur { $hex }
battle-position-probes = { $given ->
        [one] { $given } sonde est sur le plateau ou récupérée
       *[other] { $given } sondes sont sur le plateau ou récupérées
    }, et une partie en a { $most }
battle-position-no-central-asteroid = l’astéroïde central est censé exister, et il n’y a pas d’astéroïde au centre de l’anneau, { $hex }
battle-position-zone-taken = { $seat } doit encore placer sa flotte, et { $hex } dans sa zone de départ est déjà occupé
battle-position-nobodys = { $piece } est dans `{ $list }`, et une table de { $players } n’a pas ce vaisseau
battle-position-twice = { $piece } est dans `{ $first }` et de nouveau dans `{ $second }`
battle-position-nowhere = { $piece } n’est dans aucune des listes `pieces`, `under_way.airborne`, `trophies` et `lost`
battle-position-not-placed = { $piece } est dans `{ $list }`, et sa flotte n’est pas encore placée
battle-position-own-trophy = { $piece } est récupéré comme point de victoire par son propre propriétaire
battle-position-hexes = { $piece } a { $given ->
        [one] { $given } hexagone
       *[other] { $given } hexagones
    } dans `at`, et en occupe { $expected }
battle-position-shape = l’avant de { $piece }, orienté vers { $facing-key ->
        [north] le nord
        [north-east] le nord-est
        [south-east] le sud-est
        [south] le sud
        [south-west] le sud-ouest
       *[north-west] le nord-ouest
    }, est sur { $front } et non devant son arrière, sur { $rear }
battle-position-blocked = { $piece } est sur { $hex }, où { $what }
battle-position-damage = { $piece } a { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }, et survit à { $most } au plus
battle-position-harmed-already = les flottes sont encore en train d’être placées, et { $piece } n’est déjà plus intact
battle-position-no-power = { $piece } porte la marque « { $mark } », et son propriétaire n’a pas révélé { $power }
battle-position-wrong-kind = { $piece } porte la marque « { $mark } », impossible pour ce type de vaisseau
battle-position-second-mark = { $piece } porte la marque « { $mark } », et { $other } la porte déjà
battle-position-tokens = { $piece } a { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } de bouclier sur { $most } au plus
battle-position-played = { $seat } a commencé { $expected ->
        [one] { $expected } tour
       *[other] { $expected } tours
    }, et `played` a { $given ->
        [one] { $given } carte
       *[other] { $given } cartes
    }
battle-position-left = { $seat } a encore { $expected ->
        [one] { $expected } tour
       *[other] { $expected } tours
    } à jouer, et `hand` et `deck` ont { $given ->
        [one] { $given } carte
       *[other] { $given } cartes
    }
battle-position-hand = { $seat } a pioché de quoi avoir { $expected ->
        [one] { $expected } carte
       *[other] { $expected } cartes
    } en main, et `hand` en a { $given }
battle-position-missing = `card` manque : { $seat } en a révélé une { positions-when }
battle-position-early = `card` est { $card }, et aucune carte n’est révélée { positions-when }
battle-position-not-last = `card` est { $card }, et { $seat } a joué { $last } en dernier
battle-position-idle = aucun escadron ne se déplace { positions-when }, et `under_way` n’est pas vide
battle-position-nobody-aloft = personne n’est en vol { positions-when }
battle-position-not-own = { $piece } dans `{ $list }` n’est pas un chasseur du joueur dont c’est le tour
battle-position-stranger = { $piece } dans `{ $list }` n’est pas de l’escadron { $squadron }, qui se déplace
battle-position-gone = { $piece } dans `{ $list }` n’est ni sur le plateau ni en vol
battle-position-not-due = { $piece } est dans `{ $list }` et n’a rien à y faire { positions-when }
battle-position-not-listed = { $piece } se déplace avec l’escadron, et manque dans `{ $list }`
battle-position-unsorted = { $piece } dans `under_way.airborne` n’est pas à sa place dans l’ordre, et son propriétaire n’a pas choisi d’ordre
battle-position-ordered = `under_way.ordered` est conservé { positions-when }
battle-position-from = { $piece } ne peut pas avoir décollé de { $from }, où { $what }
battle-position-to = { $piece } se pose sur { $to }, et son déplacement l’amène sur { $expected }
battle-position-grounded = { $piece } est en vol, et la carte du tour ne déplace personne
battle-position-elite-turns = { $piece } dans `under_way.turning` est l’élite, qui ne pivote pas après son tir
battle-position-crash-revealed = { $piece } dans `under_way.crashed` ne peut plus s’autodétruire, car aucun pouvoir des Terriens n’est caché
battle-position-crash-present = { $piece } dans `under_way.crashed` n’est pas détruit
battle-position-crash-off = { $piece } n’a rien pu percuter sur { $at }, hors du plateau
battle-position-crash-after-shot = { $piece } dans `under_way.crashed` ne peut plus s’autodétruire, car { $fired } a tiré
battle-position-not-first = on interroge sur { $ship }, et son dégât n’est pas le premier dans `hits`
battle-position-no-question = { $ship } dans `hits` : { $why }
battle-position-hit-damage = { $ship } dans `hits` a { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    } d’un tir, qui en inflige 1, ou 2 pour un super tir
battle-position-no-super-shot = plus d’un dégât attend dans `hits`, et { $active } n’a pas utilisé de super tir
battle-position-nobody-fired = des dégâts à { $ship } attendent dans `hits`, et { $active } n’a aucun vaisseau qui ait pu tirer
battle-position-fallen-unused = { $piece } est dans `fallen`, et la table ne laisse ressusciter qu’un escadron à soi
battle-position-not-fallen = { $piece } est dans `fallen`, et n’est pas un chasseur pris par un autre joueur
battle-position-fallen-before = { $piece } est dans `fallen`, et n’a pas été pris par un escadron ennemi dans ce tour ou le précédent
battle-position-nothing-to-decide = il n’y a rien à décider { positions-when } : la partie continue jusqu’à l’étape « { $next } »
battle-position-unable = l’étape ne peut pas être « { $step } » : { $piece } { $why }
