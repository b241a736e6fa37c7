# What Battle Beyond Space says, in German: events, choices, decisions, fates and refusals.
# No German rulebook is at hand: terms and sentences are our own.
# Ids and variables are those of the README of this package. Ships are called as on the board, without a noun.

battle-facing = { $facing-key ->
        [north-east] Nordosten
        [south-east] Südosten
        [south] Süden
        [south-west] Südwesten
        [north-west] Nordwesten
       *[north] Norden
    }

## Event

battle-event-placed = { $seat } stellt die Flotte auf
battle-event-revealed = { $seat } deckt die Bewegungskarte { $card } auf
battle-event-flew = Jäger { $piece } fliegt von { $from } nach { $to }
battle-event-fired = { $hit ->
        [none] Jäger { $by } feuert und trifft nichts
       *[other] Jäger { $by } trifft { $hit }
    }
battle-event-turned = Jäger { $piece } blickt jetzt nach { battle-facing }
battle-event-sailed = Großkampfschiff { $piece } beendet seine Bewegung auf { $to }; es begann auf { $from }
battle-event-shot = Großkampfschiff { $by } feuert mit den Türmen auf { $at }
battle-event-damaged = { $piece } erleidet 1 Schaden
battle-event-captured = { $piece } wird zerstört und ist eine Trophäe von { $by }
battle-event-lost = { $piece } ist verloren; niemand erhält Punkte dafür
battle-event-probe = { $by } sammelt die Sonde auf { $at } ein
battle-event-absorbed = der Schild von Großkampfschiff { $piece } fängt den Schaden ab
battle-event-unveiled = { $seat } deckt die Fähigkeit { $power } auf
battle-event-elite = Jäger { $fighter } wird zum Elitejäger
battle-event-blast = Jäger { $fighter } explodiert auf { $at }
battle-event-asteroid = der Asteroid auf { $from } bewegt sich auf { $to }
battle-event-asteroid-lost = ein Asteroid wird auf { $at } zerstört
battle-event-probe-lost = die Sonde auf { $at } ist aus dem Spiel
battle-event-laser = Großkampfschiff { $by } trifft { $at } mit dem Laser
battle-event-super-shot = Großkampfschiff { $by } feuert seinen Superschuss ab
battle-event-shield = der Schild von Großkampfschiff { $ship } { $tokens ->
        [0] ist erloschen
       *[other] hat { $tokens } Marker
    }
battle-event-returned = Jäger { $piece } kehrt auf { $at } ins Spiel zurück
battle-event-drew = { $seat } zieht eine Bewegungskarte
battle-event-ended = { $seat } beendet den Zug
battle-event-over = das Spiel ist zu Ende

## Choice

battle-choice-reveal = die Bewegungskarte { $card } aufdecken
battle-choice-squadron = Staffel { $squadron } bewegen
battle-choice-land = als Nächstes Jäger { $fighter } landen
battle-choice-destroy = Jäger { $fighter } zerstören
battle-choice-fire = mit Jäger { $fighter } feuern
battle-choice-turn = Jäger { $fighter } nach { battle-facing } ausrichten
battle-choice-capital = Großkampfschiff { $ship } auf { $to } bewegen
battle-choice-shoot = auf { $target } feuern
battle-choice-hold-fire = nicht feuern
battle-choice-end = den Zug beenden
battle-choice-pass = keinen Jäger sprengen
battle-choice-unveil = die Fähigkeit aufdecken
battle-choice-elite = Jäger { $fighter } zum Elitejäger machen
battle-choice-elite-end = den Elitejäger auf { $to } landen
battle-choice-elite-face = den Elitejäger nach { battle-facing } ausrichten
battle-choice-blast = Jäger { $fighter } sprengen
battle-choice-asteroid = den Asteroiden auf { $from } nach { $to } bewegen
battle-choice-double = Staffel { $squadron } bewegen; doppelt so weit: { $fighters }
battle-choice-displace = Staffel { $squadron } um { $by } teleportieren
battle-choice-laser = den Laser von Großkampfschiff { $ship } abfeuern
battle-choice-super-shot = den Superschuss von Großkampfschiff { $ship } abfeuern
battle-choice-shield = den Schild von Großkampfschiff { $ship } aktivieren
battle-choice-answer = { $raise ->
        [1] den Schild aktivieren
       *[other] den Schild nicht aktivieren
    }
battle-choice-resurrect = verlorene Jäger der Staffel { $squadron } zurückholen
battle-choice-resurrect-fallen = die zuletzt von Staffeln erbeuteten Jäger zurückholen
battle-choice-return = Jäger { $fighter } auf { $at } zurückholen, Blick nach { battle-facing }
battle-choice-leave = Jäger { $fighter } nicht zurückholen
battle-choice-place = die Flotte aufstellen
battle-choice-landing = { $with }; Landereihenfolge: { $order }

## Step

battle-step-place = eine Flotte aufstellen
battle-step-reveal = eine Bewegungskarte aufdecken
battle-step-squadron = eine Staffel bewegen
battle-step-land = den nächsten Jäger wählen, der landet
battle-step-collide = wählen, ob { $mover } oder { $other } zerstört wird
battle-step-elite-end = das Feld wählen, auf dem der Elitejäger { $elite } landet
battle-step-elite-face = den Elitejäger { $elite } vor dem Schuss ausrichten
battle-step-fire = den nächsten Jäger wählen, der feuert
battle-step-turn = Jäger { $fighter } ausrichten
battle-step-capital = ein Großkampfschiff bewegen
battle-step-shoot = mit Großkampfschiff { $ship } feuern oder nicht
battle-step-answer = entscheiden, ob ein Schild den ersten Schuss auf Großkampfschiff { $ship } abfängt
battle-step-end = den Zug beenden
battle-step-return = entscheiden, ob Jäger { $fighter } zurückkehrt
battle-step-over = nichts mehr tun: das Spiel ist zu Ende

## Fate

battle-fate-reserve = noch nicht aufgestellt
battle-fate-board = auf { $at }, Blick nach { battle-facing }
battle-fate-airborne = in der Luft
battle-fate-captured = Trophäe von { $by }
battle-fate-lost = verloren; niemand erhält Punkte dafür

## Refusal

battle-refusal-out-of-order = nicht jetzt; es gilt: { $expected }
battle-refusal-over = das Spiel ist zu Ende: alle haben alle Bewegungskarten gespielt
battle-refusal-not-awaited = { $actor } ist nicht an der Reihe; an der Reihe ist { $decider }: { $expected }
battle-refusal-not-in-hand = { $seat } hat die Karte { $card } nicht auf der Hand
battle-refusal-no-choice = die Karte { $card } ist keine der Handkarten, aus denen { $seat } wählen darf
battle-refusal-not-own = { $seat } ist am Zug, und { $piece } gehört nicht dazu
battle-refusal-empty-squadron = Staffel { $squadron } hat keinen Jäger mehr, der sich bewegen könnte
battle-refusal-landing-order = eine Landereihenfolge nennt jeden Jäger der Staffel { $squadron } auf dem Spielplan genau einmal
battle-refusal-no-landing = nur die Bewegung einer Staffel kann eine Landereihenfolge haben
battle-refusal-not-landing = { $fighter } gehört nicht zu den Jägern, die jetzt landen dürfen
battle-refusal-not-colliding = kollidiert sind { $mover } und { $other }, nicht { $fighter }
battle-refusal-not-firing = { $fighter } gehört nicht zu den Jägern, die noch feuern
battle-refusal-not-turning = jetzt dreht sich Jäger { $expected }, nicht { $fighter }
battle-refusal-turns-too-far = Jäger { $fighter } würde sich um { $sides ->
        [one] { $sides } Feldseite
       *[other] { $sides } Feldseiten
    } drehen, die Karte erlaubt { $most }
battle-refusal-nobody-turns = Jäger { $fighter } darf sich nicht drehen: die mittlere Zahl der Karte ist 0
battle-refusal-not-capital = { $piece } ist kein Großkampfschiff

## PowerRefusal

battle-refusal-no-power = { $seat } hat keine Fähigkeit
battle-refusal-not-held = { $seat } entscheidet und kann die Fähigkeit { $power } nicht benutzen
battle-refusal-spent = die Fähigkeit { $power } ist verbraucht
battle-refusal-in-movement = die Fähigkeit { $power } kann nicht während einer Bewegung oder einer anderen Entscheidung benutzt werden
battle-refusal-nothing-to-reveal = { $seat } hat keine Fähigkeit, die man aufdecken kann, ohne sie zu benutzen
battle-refusal-too-late = die Fähigkeit { $power } kann nur vor der Karte des Zuges aufgedeckt werden
battle-refusal-no-elite = { $fighter } ist keiner deiner Jäger auf dem Spielplan und kann nicht Elitejäger sein
battle-refusal-elite-stays = der Elitejäger bewegt sich jetzt nicht und kann nicht auf { $to } landen
battle-refusal-elite-out-of-reach = der Elitejäger { $elite } kann { $to } mit dieser Karte nicht erreichen
battle-refusal-elite-ends-on = die Bewegung des Elitejägers { $elite } darf nicht auf { $to } enden
battle-refusal-no-blast = { $fighter } ist weder einer deiner Jäger auf dem Spielplan noch einer, der gerade bei einer Kollision zerstört wurde
battle-refusal-no-asteroid-move = kein Asteroid im Umkreis von 3 Feldern um eines deiner Großkampfschiffe kann von { $from } nach { $to }: er zieht auf ein benachbartes Feld des Spielplans ohne Asteroiden
battle-refusal-asteroids-late = Asteroiden ziehen nur vor oder nach dem Zug eines Großkampfschiffs
battle-refusal-no-double = mindestens ein Jäger fliegt doppelt so weit, und nur Jäger der Staffel { $squadron } auf dem Spielplan können das
battle-refusal-first-round = in der ersten Runde darf sich keine Staffel teleportieren
battle-refusal-no-displacement = eine Staffel kann sich nicht um { $by } teleportieren
battle-refusal-not-activated = { $ship } ist nicht das Großkampfschiff, das in diesem Zug handelt
battle-refusal-nothing-ahead = der Laser von Großkampfschiff { $ship } hat kein Ziel: das erste Hindernis voraus ist kein feindliches Schiff
battle-refusal-no-shield = { $ship } ist keines deiner Großkampfschiffe auf dem Spielplan und kann keinen Schild haben
battle-refusal-no-question = es gibt nichts zu beantworten: kein Großkampfschiff wurde gerade vom ersten Schuss getroffen
battle-refusal-too-early = Jäger kehren nur am Ende deines Zuges zurück, vor dem Ziehen
battle-refusal-nobody-returns = Staffel { $squadron } gehört dir nicht oder hat keinen Jäger verloren
battle-refusal-nobody-fallen = kein Jäger, den du seit deinem letzten Zug an eine Staffel verloren hast, kann zurückkehren
battle-refusal-no-room = die Startzone von { $seat } hat kein leeres Feld
battle-refusal-not-returning = { $fighter } ist nicht der verlorene Jäger, der jetzt zurückkehren darf
battle-refusal-no-berth = Jäger { $fighter } kehrt auf ein leeres Feld seiner Startzone zurück, und { $at } ist keines

## FieldRefusal

battle-refusal-not-on-board = { $piece } ist nicht auf dem Spielplan
battle-refusal-out-of-reach = Großkampfschiff { $ship } kann { $to } mit { $points ->
        [one] { $points } Aktionspunkt
       *[other] { $points } Aktionspunkten
    } nicht erreichen
battle-refusal-ends-off-board = die Bewegung von Großkampfschiff { $ship } würde auf { $hex } außerhalb des Spielplans enden
battle-refusal-ends-on-asteroid = die Bewegung von Großkampfschiff { $ship } würde auf dem Asteroiden auf { $hex } enden
battle-refusal-ends-on-ship = die Bewegung von Großkampfschiff { $ship } würde auf { $other } auf { $hex } enden
battle-refusal-suicide = Großkampfschiff { $ship } würde zerstört, wenn es { $rammed ->
        [one] { $rammed } feindlichen Jäger
       *[other] { $rammed } feindliche Jäger
    } rammt
battle-refusal-friendly-target = { $target } ist ein eigenes Schiff
battle-refusal-out-of-range = { $target } ist nicht in Reichweite der Türme von Großkampfschiff { $ship }

## PlacementError

battle-refusal-outside-zone = { $piece } steht auf { $hex } außerhalb der eigenen Startzone
battle-refusal-shared-hex = { $piece } teilt sich { $hex } mit einem anderen Schiff
battle-refusal-scattered = Staffel { $squadron } ist keine zusammenhängende Gruppe
battle-refusal-unplaced = { $piece } ist noch nicht aufgestellt
battle-refusal-foreign = { $piece } gehört nicht zur Flotte von { $seat }

## Expectation

expectation-mean = im Mittel über { $games ->
        [one] { $games } simuliertes Spiel
       *[other] { $games } simulierte Spiele
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $rivals } für die anderen, { $taken ->
        [one] { $taken } Schiff
       *[other] { $taken } Schiffe
    } erbeutet, { $lost } verloren
expectation-none = kein Spiel wurde simuliert
