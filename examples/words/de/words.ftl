# Words of the crate in German: lines of a board, kinds of components, cards, races, sides and whatever else a sentence names.
# An id is `word-` and the English word.

## Players without names

word-seat = Platz

## Between lists in a list

word-semicolon = ;

## Lines

word-column = Spalte
word-left-column = linke Spalte
word-right-column = rechte Spalte
word-row = Reihe
word-upper-row = obere Reihe
word-lower-row = untere Reihe
word-upper = obere
word-lower = untere

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

## Sides, directions and turns

word-front = vorn
word-right = rechts
word-rear = hinten
word-left = links
word-not-turned = nicht gedreht
word-a-quarter-turn-clockwise = eine Vierteldrehung im Uhrzeigersinn
word-half-a-turn = eine halbe Drehung
word-a-quarter-turn-counter-clockwise = eine Vierteldrehung gegen den Uhrzeigersinn
word-north = Norden
word-north-east = Nordosten
word-south-east = Südosten
word-south = Süden
word-south-west = Südwesten
word-north-west = Nordwesten

## Edges

word-smooth-edge = glatte Kante
word-single-connector = einfacher Anschluss
word-double-connector = doppelter Anschluss
word-universal-connector = universeller Anschluss
word-exhaust = Auspuff
word-muzzle = Mündung
word-nozzle = Düse

## Crew and goods

word-human = Mensch
word-battery-token = Batteriemarker
word-purple-alien = lila Außerirdischer
word-brown-alien = brauner Außerirdischer
word-cyan-alien-lawyer = türkiser Außerirdischer (Anwalt)
word-cyan-alien-diplomat = türkiser Außerirdischer (Diplomat)
word-cyan-alien-technician = türkiser Außerirdischer (Techniker)
word-cyan-alien-telepathic-guru = türkiser Außerirdischer (telepathischer Guru)
word-cyan-alien-merchant = türkiser Außerirdischer (Händler)
word-cyan-alien-manager = türkiser Außerirdischer (Manager)
word-purple = lila
word-brown = braun
word-cyan = türkis
word-red = rot
word-yellow = gelb
word-green = grün
word-blue = blau

## Dice of an attack

word-the-first-of-two-dice = der erste von zwei Würfeln
word-the-second-of-two-dice = der zweite von zwei Würfeln
word-the-die-for-the-column-or-side = der Würfel für Spalte oder Seite
word-the-die-for-the-row = der Würfel für die Reihe
word-the-die-for-the-aimed-column = der Würfel für die Zielspalte
word-the-die-for-the-aimed-row = der Würfel für die Zielreihe

## Yard

word-the-place-beside-the-flight-board = der Platz neben dem Flugplan
word-the-board-of-the-player-who-calls-overtime = das Brett dessen, der die Verlängerung ausruft
word-building = Bau
word-the-end-of-building = Ende des Baus
word-the-ship-check = Prüfung
word-boarding = Einsteigen
word-insurance = Versicherung
word-the-launch = Start
word-low = niedrig
word-middle = mittel
word-high = hoch

## How sure something is

word-real = wie gedruckt
word-likely = wahrscheinlich wie gedruckt
word-recalled = aus dem Gedächtnis
word-invented = erfunden
word-custom = selbst entworfen

## Positions of battles

word-an-asteroid = ein Asteroid
word-a-probe = eine Sonde
word-the-ring-s-centre = die Mitte des Sondenrings
word-the-elite = Elitejäger
word-shielded = durch einen Schild geschützt
word-hit-by-a-shot = von einem Schuss getroffen
word-there-is-no-board = kein Spielplan ist
word-an-asteroid-is = ein Asteroid ist
word-it-is-not-a-capital-ship = es ist kein Großkampfschiff
word-it-is-not-on-the-board = es ist nicht auf dem Spielplan
word-it-is-its-owner-s-turn = sein Besitzer ist am Zug
word-it-has-been-hit-by-a-shot-before = es wurde schon vorher von einem Schuss getroffen
word-its-owner-has-no-hidden-power-of-the-dreckach = sein Besitzer hat keine verdeckte Fähigkeit der Dreckach
word-is-not-of-the-player-whose-turn-it-is = gehört nicht dem, der am Zug ist
word-is-not-a-capital-ship = ist kein Großkampfschiff
word-is-not-in-the-air = ist nicht in der Luft
word-is-not-on-the-hex-where-the-other-comes-down = ist nicht auf dem Feld, auf dem der andere landet
word-collides-like-a-capital-ship-so-there-is-no-choice = kollidiert wie ein Großkampfschiff, hier gibt es keine Wahl
word-does-not-come-down-next = landet nicht als Nächster
word-is-not-the-elite-that-has-yet-to-act = ist nicht der Elitejäger, der noch handeln muss
word-is-not-the-next-to-turn = dreht sich nicht als Nächster
word-has-an-owner-who-has-not-used-the-power-d2 = kehrt nicht zurück, denn der Besitzer hat die Fähigkeit D2 nicht benutzt
word-is-not-a-lost-fighter-that-may-return = ist kein verlorener Jäger, der zurückkehren darf
word-has-a-start-zone-without-an-empty-hex = hat kein leeres Feld in der Startzone
