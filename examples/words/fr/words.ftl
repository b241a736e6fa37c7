# Words of the crate in French: lines of a board, kinds of components, cards, races.
# An id is `word-` and the English word.

## Lines

word-column = colonne
word-left-column = colonne de gauche
word-right-column = colonne de droite
word-row = ligne
word-upper-row = ligne du haut
word-lower-row = ligne du bas

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
