## The table of a battle

page-battle-asked = Was jetzt zu tun ist
page-battle-round-of = Runde { $round } von 9
page-battle-turn-of = Zug von { $who }
page-battle-thinks = { $who } überlegt …
page-battle-phase-reveal = Karte
page-battle-phase-squadron = Flug
page-battle-phase-fire = Feuer
page-battle-phase-turn = Drehung
page-battle-phase-capital = Großkampfschiff
page-battle-phase-shoot = Türme
page-battle-phase-end = Ende
page-battle-ask-place = Stell deine Flotte auf: Tippe ein Schiff an oder zieh es, dann tippe auf sein Feld.
page-battle-ask-place-key = R dreht es.
page-battle-ask-place-arrows = Die runden Pfeile drehen es.
page-battle-ask-reveal = { $count ->
    [one] Spiele deine Bewegungskarte.
   *[other] Spiele eine deiner Bewegungskarten.
  }
page-battle-ask-squadron = Welche Staffel fliegt { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
  } geradeaus? Tippe einen ihrer Jäger an, um zu sehen, wo sie landet.
page-battle-ask-flight = Staffel { $squadron } landet, wo du sie siehst. Lass sie fliegen, oder tippe eine andere an.
page-battle-toll = { $lost ->
    [0] Keiner von { $all } ginge verloren.
   *[other] { $lost } von { $all } gingen verloren{ $rams ->
        [0] {"."}
       *[other] , davon { $rams } durch Rammen eines Gegners.
    }
  }
page-battle-ask-land = Mehrere Jäger enden auf einem Feld. Welcher landet als Nächster?
page-battle-ask-collide = { $one } und { $other } stehen auf einem Feld. Tippe den an, der zerstört wird.
page-battle-ask-elite-end = Tippe auf das Feld, auf dem der Elitejäger landet.
page-battle-ask-elite-face = Dreh den Elitejäger, bevor er feuert: Tippe einen Pfeil an.
page-battle-ask-fire = Deine Staffel feuert geradeaus. Tippe den Jäger an, der als Nächster feuert, oder lass alle feuern.
page-battle-ask-turn = Dreh { $ship }: Tippe einen Pfeil an.
page-battle-ask-capital = Beweg ein Großkampfschiff: Tippe es an.
page-battle-ask-capital-bow = Tippe auf das Feld für den Bug von { $ship }.
page-battle-ask-capital-facing = Wohin blickt { $ship } dort? Tippe einen Pfeil an.
page-battle-ask-shoot = { $ship } darf mit den Türmen feuern: Tippe ein Ziel an.
page-battle-ask-shoot-nobody = { $ship } hat kein Ziel für die Türme.
page-battle-ask-answer = { $ship } wird zum ersten Mal getroffen. Einen Schild aktivieren?
page-battle-ask-end = Dein Zug ist fertig.
page-battle-ask-return = Tippe auf ein Feld für { $ship }, dann auf einen Pfeil.
page-battle-power-elite = Tippe den Jäger an, der zum Elitejäger wird.
page-battle-power-blast = Tippe den Jäger an, der explodiert. Jedes Schiff bis 2 Felder weit wird getroffen.
page-battle-power-asteroid = Tippe den Asteroiden an, der sich bewegt.
page-battle-power-then-asteroid = Tippe auf das Feld, auf das er zieht.
page-battle-power-double = Tippe die Jäger einer Staffel an, die doppelt so weit fliegen.
page-battle-power-displace = Tippe einen Jäger an; seine ganze Staffel wird mit ihm teleportiert.
page-battle-power-then-displace = Tippe auf das Feld, auf dem dieser Jäger stehen soll.
page-battle-power-laser = Tippe das Großkampfschiff an, das seinen Laser abfeuert.
page-battle-power-super-shot = Tippe das Großkampfschiff an, das seinen Superschuss abfeuert.
page-battle-power-shield = Tippe das Großkampfschiff an, das den Schild bekommt.
page-battle-use-elite = Elitejäger bestimmen
page-battle-use-blast = Einen Jäger sprengen
page-battle-use-asteroid = Einen Asteroiden bewegen
page-battle-use-double = Doppelt so weit fliegen
page-battle-use-displace = Eine Staffel teleportieren
page-battle-use-laser = Laser abfeuern
page-battle-use-super-shot = Superschuss abfeuern
page-battle-use-shield = Schild aktivieren
page-battle-name-elite = Elite
page-battle-name-range = Große Reichweite
page-battle-name-blast = Sprengung
page-battle-name-asteroid = Asteroiden
page-battle-name-double = Doppelte Bewegung
page-battle-name-displace = Teleport
page-battle-name-points = Mehr Aktionspunkte
page-battle-name-laser = Laser
page-battle-name-super-shot = Superschuss
page-battle-name-shield = Schild
page-battle-name-return = Rückkehr
page-battle-name-cards = Mehr Karten
page-battle-power-own = Deine Fähigkeit
page-battle-power-is-hidden = den anderen verborgen
page-battle-power-is-revealed = aufgedeckt
page-battle-power-is-spent = verbraucht
page-battle-power-how = Was sie tut
page-battle-power-of = { $player }: { $power }
page-battle-fly = { $squadron } fliegen lassen
page-battle-all-fire = Alle feuern
page-battle-all-keep = Alle bleiben ausgerichtet
page-battle-stay = Hier bleiben
page-battle-no-target-end = Kein Ziel: Zug beenden
page-battle-finish = Den Bot meinen Zug beenden lassen
page-battle-back = Zurück
page-battle-cards-title = Bewegungskarten
page-battle-card-now = Dieser Zug
page-battle-card-hand = { $count ->
    [one] Deine Karte
   *[other] Deine Karten
  }
page-battle-card-fly = { $count ->
    [one] Feld fliegen
   *[other] Felder fliegen
  }
page-battle-card-turn = { $count ->
    [one] Seite drehen
   *[other] Seiten drehen
  }
page-battle-card-points = { $count ->
    [one] Aktionspunkt
   *[other] Aktionspunkte
  }
page-battle-card-says = Jäger fliegen { $distance } und drehen { $turn }; Aktionspunkte des Großkampfschiffs: { $points }
page-battle-reveal = Diese Karte spielen: { $distance } fliegen, { $turn } drehen, Aktionspunkte { $points }
page-battle-log-card = { $who } spielt eine Karte: { $distance } fliegen, { $turn } drehen, Aktionspunkte { $points }
page-battle-played-card = { $who } spielt diese Karte
page-battle-played-power = { $who } deckt eine Fähigkeit auf
page-battle-flying = Jäger { $fighters }, Großkampfschiffe { $capitals }
page-battle-taken = Trophäen { $trophies }, Sonden { $probes }, Ringfelder { $ring }
page-battle-report = Was geschah
page-battle-report-nothing = Nichts wurde getroffen.
page-battle-report-toll = { $who } verliert { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
  }
page-battle-gain = { $who } { $points } für { $what }
page-battle-gain-so-far = { $who } { $points } für { $what }, Stand jetzt
page-battle-so-far = Als wäre die Schlacht jetzt zu Ende, der Ring eingerechnet.
page-battle-report-missed = { $count ->
    [one] { $count } Schuss traf nichts.
   *[other] { $count } Schüsse trafen nichts.
  }
page-battle-all-choices-count = Alle Möglichkeiten ({ $count })
page-battle-this-turn = Der Zug
page-battle-to-hex = { $hex }: { $first }, oder { $count } Ausrichtungen
page-battle-draft-ship = { $ship } auf { $hex }, Blick nach { $way ->
    [0] Norden
    [1] Nordosten
    [2] Südosten
    [3] Süden
    [4] Südwesten
   *[5] Nordwesten
  }
page-battle-draft-turn = { $ship } drehen
page-battle-draft-swap = { $ship } auf { $hex }; { $other } nimmt seinen Platz ein
page-battle-draft-to = { $ship } auf { $hex }
page-battle-draft-torn = Staffel { $squadron } würde zerrissen
page-battle-place-so = Mit meiner Aufstellung beginnen
page-battle-turn-left = Nach links drehen
page-battle-turn-right = Nach rechts drehen
page-battle-turn-whom = Wähle erst das Schiff, das sich drehen soll.
page-battle-place-otherwise = Alles zufällig aufstellen
page-battle-place-own = Du hast selbst Schiffe bewegt. Diese Aufstellung ist dann weg.
page-battle-place-discard = Verwerfen
page-battle-board = Spielplan
page-battle-plan = Schema
page-battle-zoom-in = Vergrößern
page-battle-zoom-out = Verkleinern
page-battle-zoom-whole = Ganzer Spielplan
page-battle-zoom-all = Das ganze Brett ist zu sehen.
page-battle-zoom-plan = Der Plan ist immer ganz zu sehen.
page-battle-new = Neue Schlacht
page-battle-again = Noch einmal spielen
page-battle-review = Noch einmal ansehen
page-battle-elsewhere = Diese Schlacht ging in einem anderen Tab weiter.
page-battle-take-other = Jene zeigen
page-battle-keep-own = Diese behalten
page-battle-replay-back = Einen Schritt zurück
page-battle-replay-next = Einen Schritt weiter
page-battle-replay-play = Abspielen
page-battle-replay-pause = Anhalten
page-battle-end = Ergebnis
page-battle-wins = { $count ->
    [one] { $who } gewinnt mit { $points } Punkten
   *[other] { $who } gewinnen gemeinsam mit je { $points } Punkten
  }
page-battle-place = Platz
page-battle-points-for = Punkte für
page-battle-points-all = Alle Punkte
page-battle-for-fighters = Jäger
page-battle-for-capitals = Großkampfschiffe
page-battle-for-probes = Sonden
page-battle-for-ring = den Ring
page-battle-for-asteroids = Asteroiden
page-battle-lost = Verloren: Jäger { $fighters }, Großkampfschiffe { $capitals }
page-battle-learn = So wird gespielt
page-battle-learn-aim = Wer nach neun Runden die meisten Punkte hat, gewinnt: ein feindlicher Jäger zählt 1, ein Großkampfschiff 4, eine Sonde 1 und jedes Feld des Rings in der Mitte am Ende 2 (BBS-58). Die Punkte, die du siehst, gälten, wenn die Schlacht jetzt zu Ende wäre.
page-battle-learn-fly = In jedem Zug fliegt eine deiner drei Staffeln: alle ihre Jäger geradeaus, genau so weit, wie die Karte sagt. Nur wo sie landen, zählt: nicht außerhalb des Plans, nicht auf einem Asteroiden, nicht auf eigenen Schiffen (BBS-21, BBS-23).
page-battle-learn-shots = Dann feuert jeder von ihnen geradeaus auf das erste Schiff oder den ersten Asteroiden bis 5 Felder weit und darf sich danach für den nächsten Flug drehen (BBS-33, BBS-40).
page-battle-learn-ships = Zuletzt bewegt sich ein Großkampfschiff mit Aktionspunkten und darf auf einen nahen Feind feuern. Es übersteht einen Treffer; der zweite zerstört es (BBS-42, BBS-54).
page-battle-learn-end = Jede Karte gilt einmal: neun Karten, neun Züge. Deine geheime Fähigkeit wirkt erst, wenn du sie aufdeckst (BBS-19, BBS-61).
page-battle-keys = Tasten: Tab führt zum Spielplan, die Pfeile gehen darüber, Enter wählt, Escape nimmt einen Klick zurück. Zoom mit den Knöpfen, zwei Fingern oder Strg und dem Rad.
page-battle-more = Ansicht, Tempo, Dateien
