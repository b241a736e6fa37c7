# Words of the crate in French: lines of a board, sides, components, what is aboard, dice, cards, races, and parts of positions.
# An id is `word-` and the English word.

## Players without names

word-seat = place

## Between lists in a list

word-semicolon = {" "};

## Lines

word-column = colonne
word-left-column = colonne de gauche
word-right-column = colonne de droite
word-row = ligne
word-upper-row = ligne du haut
word-lower-row = ligne du bas
word-upper = haut
word-lower = bas
word-cell = case

## Sides and directions

word-front = avant
word-right = droite
word-rear = arrière
word-left = gauche
word-north = nord
word-north-east = nord-est
word-south-east = sud-est
word-south = sud
word-south-west = sud-ouest
word-north-west = nord-ouest
word-not-turned = sans rotation
word-a-quarter-turn-clockwise = un quart de tour dans le sens horaire
word-half-a-turn = un demi-tour
word-a-quarter-turn-counter-clockwise = un quart de tour dans le sens antihoraire

## Components

word-starting-cabin = cabine de pilotage
word-cabin = cabine
word-luxury-cabin = cabine de luxe
word-stasis-chamber = chambre de stase
word-single-engine = moteur simple
word-double-engine = moteur double
word-single-cannon = canon simple
word-double-cannon = canon double
word-bi-directional-cannon = canon bidirectionnel
word-cannon-engine = canon-moteur
word-battery = module d’énergie
word-cargo-hold = soute
word-special-cargo-hold = soute spéciale
word-purple-life-support = module de survie mauve
word-brown-life-support = module de survie marron
word-cyan-life-support = module de survie cyan
word-shield = bouclier
word-thruster = propulseur
word-structural-component = composant structurel
word-plating = blindage indestructible
word-auto-defence = système d’auto-défense
word-crew-armament = armement
word-router = routeur
word-solar-panel = panneau solaire
word-reactor = réacteur
word-booster = accélérateur

## Edges and outlets

word-smooth-edge = côté lisse
word-single-connector = connecteur simple
word-double-connector = connecteur double
word-universal-connector = connecteur universel
word-muzzle = bouche
word-exhaust = sortie
word-nozzle = orifice

## Crew and goods

word-human = humain
word-battery-token = cellule d’énergie
word-purple = mauve
word-brown = marron
word-cyan = cyan
word-purple-alien = extraterrestre mauve
word-brown-alien = extraterrestre marron
word-cyan-alien-lawyer = extraterrestre cyan (Avocat)
word-cyan-alien-diplomat = extraterrestre cyan (Diplomate)
word-cyan-alien-technician = extraterrestre cyan (Technicien)
word-cyan-alien-telepathic-guru = extraterrestre cyan (Gourou Télépathe)
word-cyan-alien-merchant = extraterrestre cyan (Marchand)
word-cyan-alien-manager = extraterrestre cyan (Manager)
word-red = rouge
word-yellow = jaune
word-green = vert
word-blue = bleu

## Dice

word-the-first-of-two-dice = le premier des deux dés
word-the-second-of-two-dice = le second des deux dés
word-the-die-for-the-column-or-side = le dé de la colonne ou du côté
word-the-die-for-the-row = le dé de la ligne
word-the-die-for-the-aimed-column = le dé de la colonne visée
word-the-die-for-the-aimed-row = le dé de la ligne visée

## Provenance

word-real = d’origine
word-likely = probable
word-recalled = cité de mémoire
word-invented = de notre invention
word-custom = propre à la table

## Cards

word-open-space = Espace Intersidéral
word-stardust = Poussière d’étoiles
word-epidemic = Épidémie
word-sabotage = Sabotage
word-meteor-swarm = Pluie de météorites
word-planets = Planètes
word-abandoned-ship = Vaisseau abandonné
word-abandoned-station = Station abandonnée
word-slavers = Esclavagistes
word-smugglers = Contrebandiers
word-pirates = Pirates
word-combat-zone = Zone de combat

## Races

word-earthers = Terriens
word-vonyan = Vonyan
word-valkyries = Valkyries
word-dreckach = Dreckach

## Positions of Battle Beyond Space

word-an-asteroid = un astéroïde
word-a-probe = une sonde
word-the-ring-s-centre = le centre de l’anneau
word-the-elite = élite
word-shielded = bouclier
word-hit-by-a-shot = touché par un tir
word-it-is-not-a-capital-ship = ce n’est pas un destroyer
word-it-is-not-on-the-board = il n’est pas sur le plateau
word-it-is-its-owner-s-turn = c’est le tour de son propriétaire
word-it-has-been-hit-by-a-shot-before = un tir l’a déjà touché
word-its-owner-has-no-hidden-power-of-the-dreckach = son propriétaire n’a pas de pouvoir caché des Dreckach
word-is-not-of-the-player-whose-turn-it-is = n’appartient pas au joueur dont c’est le tour
word-is-not-a-capital-ship = n’est pas un destroyer
word-is-not-in-the-air = n’est pas en vol
word-is-not-on-the-hex-where-the-other-comes-down = n’est pas sur l’hexagone où l’autre se pose
word-collides-like-a-capital-ship-so-there-is-no-choice = percute comme un destroyer, donc il n’y a pas de choix
word-does-not-come-down-next = n’est pas le prochain à se poser
word-is-not-the-elite-that-has-yet-to-act = n’est pas l’élite qui doit encore agir
word-is-not-the-next-to-turn = n’est pas le prochain à pivoter
word-has-an-owner-who-has-not-used-the-power-d2 = a un propriétaire qui n’a pas utilisé le pouvoir D2
word-is-not-a-lost-fighter-that-may-return = n’est pas un chasseur perdu qui peut ressusciter
word-has-a-start-zone-without-an-empty-hex = n’a plus d’hexagone vide dans sa zone de départ
