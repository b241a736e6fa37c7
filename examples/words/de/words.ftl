# Words of the crate in German: lines of a board, kinds of components, cards, races.
# An id is `word-` and the English word.

## Lines

word-column = Spalte
word-left-column = linke Spalte
word-right-column = rechte Spalte
word-row = Reihe
word-upper-row = obere Reihe
word-lower-row = untere Reihe

## Components

word-starting-cabin = Startkabine
word-cabin = Kabine
word-luxury-cabin = Luxuskabine
word-stasis-chamber = Stasiskammer
word-single-engine = einfaches Triebwerk
word-double-engine = doppeltes Triebwerk
word-single-cannon = einfache Kanone
word-double-cannon = doppelte Kanone
word-bi-directional-cannon = Zweirichtungskanone
word-cannon-engine = Kanonentriebwerk
word-battery = Batterie
word-cargo-hold = Laderaum
word-special-cargo-hold = Spezialladeraum
word-purple-life-support = lila Lebenserhaltung
word-brown-life-support = braune Lebenserhaltung
word-cyan-life-support = türkise Lebenserhaltung
word-shield = Schild
word-thruster = Steuerdüse
word-structural-component = Strukturteil
word-plating = unzerstörbare Panzerung
word-auto-defence = Abwehranlage
word-crew-armament = Bewaffnung
word-router = Verteiler
word-solar-panel = Solarpanel
word-reactor = Reaktor
word-booster = Beschleuniger

## Cards

word-open-space = Offener Raum
word-stardust = Sternenstaub
word-epidemic = Epidemie
word-sabotage = Sabotage
word-meteor-swarm = Meteorschwarm
word-planets = Planeten
word-abandoned-ship = Verlassenes Schiff
word-abandoned-station = Verlassene Station
word-slavers = Sklavenhändler
word-smugglers = Schmuggler
word-pirates = Piraten
word-combat-zone = Kampfzone

## Races

word-earthers = Erdlinge
word-vonyan = Vonyan
word-valkyries = Walküren
word-dreckach = Dreckach
