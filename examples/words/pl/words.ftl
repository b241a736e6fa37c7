# Words of the crate in Polish: lines of a board, kinds of components, cards, races.
# An id is `word-` and the English word.

## Lines

word-column = kolumna
word-left-column = lewa kolumna
word-right-column = prawa kolumna
word-row = rząd
word-upper-row = górny rząd
word-lower-row = dolny rząd

## Components

word-starting-cabin = początkowa kabina pilotów
word-cabin = kabina
word-luxury-cabin = kabina luksusowa
word-stasis-chamber = komora hibernacyjna
word-single-engine = pojedynczy silnik
word-double-engine = podwójny silnik
word-single-cannon = pojedyncze działo
word-double-cannon = podwójne działo
word-bi-directional-cannon = działo dwukierunkowe
word-cannon-engine = działo z silnikiem
word-battery = bateria
word-cargo-hold = ładownia
word-special-cargo-hold = specjalna ładownia
word-purple-life-support = fioletowy system podtrzymywania życia
word-brown-life-support = brązowy system podtrzymywania życia
word-cyan-life-support = niebieski system podtrzymywania życia
word-shield = generator osłon
word-thruster = silnik manewrowy
word-structural-component = część konstrukcyjna
word-plating = niezniszczalne poszycie
word-auto-defence = zautomatyzowany system obronny
word-crew-armament = zbrojownia
word-router = rozdzielacz
word-solar-panel = panel słoneczny
word-reactor = reaktor
word-booster = wzmacniacz silników

## Cards

word-open-space = wolna przestrzeń
word-stardust = gwiezdny pył
word-epidemic = epidemia
word-sabotage = sabotaż
word-meteor-swarm = skupisko meteorów
word-planets = planety
word-abandoned-ship = porzucony statek
word-abandoned-station = opuszczona stacja kosmiczna
word-slavers = łowcy niewolników
word-smugglers = przemytnicy
word-pirates = piraci
word-combat-zone = strefa walk

## Races

word-earthers = Ziemianie
word-vonyan = Vonyan
word-valkyries = Walkirie
word-dreckach = Dreckach
