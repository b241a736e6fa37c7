# Captions of pictures of both games, in German.
# Ids and variables are those of the README of this package.

## Galaxy Trucker

picture-title = { $class ->
        [none] eigenes Brett
       *[other] Klasse { $class }
    }{ $opened ->
        [none] { "" }
       *[other] , offen { $opened }
    }
picture-reconstructed = rekonstruiert: { $parts }
reconstructed-cells = Felder { $confidence }
reconstructed-special-cells = besondere Felder { $confidence }
reconstructed-numbers = Zahlen { $confidence }
reconstructed-money = Beträge { $confidence }
picture-component = { $cell ->
        [none] { "" }
       *[other] { $cell }:{ " " }
    }{ $kind }, Anschlüsse { $edges }{ $facing ->
        [none] { "" }
       *[other] , zeigt nach { $facing }
    }{ $tile ->
        [none] { "" }
       *[other] , Bauteil { $tile }
    }{ $contents ->
        [none] { "" }
       *[other] , { $contents }
    }
picture-empty = { $cell }: leer
picture-closed = { $cell }: geschlossen
picture-heat = getroffen bei { $throws } von 36 Würfen
picture-piece = Stück { $number }
picture-struck = getroffen
picture-lost = verloren
picture-attack = ein Angriff von { $from }
picture-splice = die transdimensionale Naht
picture-cylinder = der linke Rand stößt an den rechten
picture-torus = der linke Rand stößt an den rechten und der vordere an den hinteren
picture-weak-spot = { $size ->
        [one] Schwachstelle: { $size } Feld, Prämie { $premium }
       *[other] Schwachstelle: { $size } Felder, Prämie { $premium }
    }

## Battle Beyond Space

pictures-marks = { $damaged ->
        [0] { "" }
       *[other] , beschädigt
    }{ $elite ->
        [0] { "" }
       *[other] , Elitejäger
    }{ $shielded ->
        [0] { "" }
       *[other] , mit Schild
    }
battle-picture-title = Battle Beyond Space, Runde { $round }, Spielplan { $provenance }
battle-picture-fighter = Jäger { $piece } von { $seat } auf { $at }, Blick nach { $facing }{ pictures-marks }
battle-picture-capital = Großkampfschiff { $piece } von { $seat } auf { $at }, Blick nach { $facing }{ pictures-marks }
battle-picture-asteroid = Asteroid auf { $at }
battle-picture-probe = Sonde auf { $at }
