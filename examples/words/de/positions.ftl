# What is wrong with boards, set-ups and positions of Battle Beyond Space, in German.
# Ids and variables are those of the README of this package. Ships are called as on the board; names in quotes are those of the file.

## Boards and set-ups

battle-layout-radius = ein Spielplan hat einen Radius von 2 bis { $most } Feldern, nicht { $given }
battle-layout-players = ein Spielplan hat 3 oder 4 Startzonen, nicht { $zones }
battle-layout-no-centre = ein Asteroid liegt auf (0,0), und auf diesem Spielplan fehlt er dort
battle-layout-off-board = { $hex } liegt außerhalb eines Spielplans mit Radius { $radius }
battle-layout-twice = auf { $hex } liegt mehr als eines von Asteroid, Sonde und Startzone

battle-no-such-no-such-piece = Schiffe sind 0 bis 79, nicht { $number }
battle-no-such-no-such-squadron = Staffeln sind 0 bis 2 der Plätze 0 bis 3, nicht { $index } von Platz { $seat }
battle-no-such-not-adjacent = ein Großkampfschiff steht auf zwei benachbarten Feldern, nicht auf { $front } und { $rear }
battle-no-such-not-of-the-wing = { $place } ist kein Jäger der Staffel, die sich bewegt
battle-no-such-distance = die Jägerbewegung einer Karte beträgt höchstens { $most } Felder, nicht { $given }
battle-no-such-turn = die Drehung einer Karte beträgt höchstens { $most } Feldseiten, nicht { $given }
battle-no-such-points = eine Karte hat höchstens { $most } Aktionspunkte, nicht { $given }

battle-setup-players = dieser Spielplan ist für { $expected } Spieler, nicht für { $given }
battle-setup-first = { $seat } spielt nicht mit und kann nicht beginnen
battle-setup-same-race = { $seat } und { $other } spielen beide die { $race }
battle-setup-foreign-power = { $seat } hat die Fähigkeit { $power } einer anderen Rasse

## Players, rounds and powers

battle-position-seats = „{ $list }“ hat { $given } Einträge, und jeder der { $players } Spieler braucht einen
battle-position-nobody-there = „{ $part }“ nennt { $seat }, doch am Tisch sitzen nur { $players }
battle-position-same-race = { $seat } und { $other } spielen beide die { $race }
battle-position-round = ein Spiel hat die Runden 1 bis 9, nicht { $round }
battle-position-wrong-round = gefragt ist „{ $step }“, das geschieht in Runde { $expected }, nicht in Runde { $round }
battle-position-wrong-end = ein beendetes Spiel hält vor dem Zug von { $first } an, womit es begann, nicht vor dem von { $active }
battle-position-foreign-power = { $seat } spielt die { $race } und hat die Fähigkeit { $power } einer anderen Rasse
battle-position-spent-hidden = die Fähigkeit { $power } von { $seat } ist verbraucht und kann nicht mehr verdeckt sein
battle-position-revealed-unused = die Fähigkeit { $power } von { $seat } wird durch ihren einzigen Einsatz aufgedeckt und kann nicht aufgedeckt und unverbraucht sein
battle-position-never-spent = die Fähigkeit { $power } von { $seat } gilt dauerhaft und wird nie verbraucht
battle-position-spent-until-turn-ends = die Fähigkeit { $power } von { $seat } ist nur bis zum Ende des eigenen Zuges verbraucht, und am Zug ist { $active }
battle-position-played-already = die Flotten werden noch aufgestellt, doch laut „{ $part }“ hat { $seat } schon gespielt

## Board

battle-position-off-board = { $what } liegt auf { $hex }, außerhalb eines Spielplans mit Radius { $radius }
battle-position-asteroids = { $given } Asteroiden sind auf dem Spielplan oder gerammt, es gibt aber nur { $most }
battle-position-rammed = { $seat } hat Asteroiden gerammt, ohne einen Schild gehabt zu haben
battle-position-probe-on-asteroid = auf { $hex } liegen eine Sonde und ein Asteroid
battle-position-probes = { $given } Sonden sind auf dem Spielplan oder eingesammelt, es gibt aber nur { $most }
battle-position-no-central-asteroid = der zentrale Asteroid soll noch da sein, doch auf der Mitte des Sondenrings { $hex } liegt keiner
battle-position-zone-taken = { $hex } in der Startzone von { $seat } ist besetzt, die Flotte muss aber erst noch aufgestellt werden

## Ships

battle-position-nobodys = { $piece } steht in „{ $list }“, doch mit { $players } Spielern gibt es dieses Schiff nicht
battle-position-twice = { $piece } steht in „{ $first }“ und noch einmal in „{ $second }“
battle-position-nowhere = { $piece } fehlt in „pieces“, „under_way.airborne“, „trophies“ und „lost“
battle-position-not-placed = { $piece } steht in „{ $list }“, die Flotte muss aber erst noch aufgestellt werden
battle-position-own-trophy = { $piece } ist eine Trophäe des eigenen Besitzers
battle-position-hexes = { $expected ->
        [one] { $piece } hat { $given } Felder in „at“, belegt aber { $expected } Feld
       *[other] { $piece } hat { $given } Felder in „at“, belegt aber { $expected } Felder
    }
battle-position-shape = der Bug von { $piece } (Blick nach { $facing }) ist auf { $front } und nicht vor dem Heck auf { $rear }
taken-off = ist kein Spielplan
taken-asteroid = liegt ein Asteroid
taken-ship = steht { $piece }
taken-flier = stand { $piece }
battle-position-blocked = { $piece } steht auf { $hex }, und dort { $what }
battle-position-damage = { $piece } hat { $damage } Schaden und übersteht nur { $most }
battle-position-harmed-already = die Flotten werden noch aufgestellt, doch { $piece } ist schon beschädigt
battle-position-no-power = { $piece } trägt das Kennzeichen „{ $mark }“, die Fähigkeit { $power } ist aber nicht aufgedeckt
battle-position-wrong-kind = { $piece } trägt das Kennzeichen „{ $mark }“, was bei einem solchen Schiff nicht möglich ist
battle-position-second-mark = { $piece } trägt das Kennzeichen „{ $mark }“, das schon { $other } trägt
battle-position-tokens = { $piece } hat { $tokens } von höchstens { $most } Schildmarkern

## Cards

battle-position-played = { $seat } hat { $expected ->
        [one] { $expected } Zug
       *[other] { $expected } Züge
    } begonnen, und „played“ hat { $given ->
        [one] { $given } Karte
       *[other] { $given } Karten
    }
battle-position-left = { $seat } hat noch { $expected ->
        [one] { $expected } Zug
       *[other] { $expected } Züge
    } vor sich, und „hand“ und „deck“ haben { $given ->
        [one] { $given } Karte
       *[other] { $given } Karten
    }
battle-position-hand = { $seat } hat { $expected ->
        [one] { $expected } Handkarte
       *[other] { $expected } Handkarten
    } gezogen, und „hand“ hat { $given }
battle-position-missing = „card“ fehlt: Wenn „{ $step }“ gefragt ist, hat { $seat } eine Karte aufgedeckt
battle-position-early = „card“ ist { $card }, doch wenn „{ $step }“ gefragt ist, liegt keine Karte offen
battle-position-not-last = „card“ ist { $card }, doch zuletzt hat { $seat } { $last } gespielt

## What is under way

battle-position-idle = wenn „{ $step }“ gefragt ist, bewegt sich keine Staffel, doch „under_way“ ist nicht leer
battle-position-nobody-aloft = wenn „{ $step }“ gefragt ist, muss jemand in der Luft sein
battle-position-not-own = { $piece } in „{ $list }“ ist kein Jäger dessen, der am Zug ist
battle-position-stranger = { $piece } in „{ $list }“ gehört nicht zur Staffel { $squadron }, die sich bewegt
battle-position-gone = { $piece } in „{ $list }“ ist weder auf dem Spielplan noch in der Luft
battle-position-not-due = { $piece } steht in „{ $list }“, hat dort aber nichts zu suchen, wenn „{ $step }“ gefragt ist
battle-position-not-listed = { $piece } bewegt sich mit der Staffel und fehlt in „{ $list }“
battle-position-unsorted = { $piece } steht in „under_way.airborne“ außer der Reihe, und eine andere Reihenfolge ist nicht genannt
battle-position-ordered = „under_way.ordered“ gilt nicht mehr, wenn „{ $step }“ gefragt ist
battle-position-from = { $piece } kann nicht von { $from } gestartet sein, denn dort { $what }
battle-position-to = { $piece } landet auf { $to }, der Flug führt aber nach { $expected }
battle-position-grounded = { $piece } ist in der Luft, doch die Karte des Zuges bewegt niemanden
battle-position-elite-turns = { $piece } in „under_way.turning“ ist der Elitejäger, der sich nach dem Feuern nicht dreht
battle-position-crash-revealed = { $piece } in „under_way.crashed“ kann nicht mehr explodieren, weil keine Fähigkeit der Erdlinge verdeckt ist
battle-position-crash-present = { $piece } in „under_way.crashed“ ist nicht zerstört
battle-position-crash-off = { $piece } kann auf { $at } nichts gerammt haben, das liegt außerhalb des Spielplans
battle-position-crash-after-shot = { $piece } in „under_way.crashed“ kann nicht mehr explodieren, weil { $fired } schon gefeuert hat

## Hits and returns

battle-position-not-first = gefragt ist nach { $ship }, doch dessen Schaden steht in „hits“ nicht an erster Stelle
battle-position-no-question = { $ship } in „hits“: { $why }
battle-position-hit-damage = { $ship } in „hits“ hat { $damage } Schaden durch einen Schuss; ein Schuss macht 1, ein Superschuss 2
battle-position-no-super-shot = in „hits“ wartet mehr als 1 Schaden, doch { $active } hat keinen Superschuss abgefeuert
battle-position-nobody-fired = in „hits“ wartet Schaden an { $ship }, doch { $active } hat niemanden, der gefeuert haben kann
battle-position-fallen-unused = { $piece } steht in „fallen“, doch hier kehrt eine eigene Staffel zurück
battle-position-not-fallen = { $piece } steht in „fallen“, ist aber kein Jäger, den jemand anders erbeutet hat
battle-position-fallen-before = { $piece } steht in „fallen“, wurde aber weder in diesem noch im vorigen Zug von einer feindlichen Staffel erbeutet
battle-position-nothing-to-decide = bei „{ $step }“ gibt es nichts zu entscheiden: Das Spiel geht weiter bis „{ $next }“
battle-position-unable = „{ $step }“ kann jetzt nicht gefragt sein: { $piece } { $why }
