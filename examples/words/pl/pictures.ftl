# The captions of pictures of both games, in Polish.
# Ids and variables are those of the README of this package.

pictures-facing = { $facing-key ->
        [north-east] na północny wschód
        [south-east] na południowy wschód
        [south] na południe
        [south-west] na południowy zachód
        [north-west] na północny zachód
       *[other] na północ
    }
pictures-marks = { $damaged ->
        [0] {""}
       *[other] , uszkodzony
    }{ $elite ->
        [0] {""}
       *[other] , elitarny
    }{ $shielded ->
        [0] {""}
       *[other] , z tarczą
    }

picture-title = { $class ->
        [none] własna plansza
       *[other] klasa { $class }
    }{ $opened-count ->
        [0] {""}
       *[other] , dostępne pola { $opened }
    }
picture-reconstructed = odtworzone: { $parts }
reconstructed-cells = pola ({ $confidence })
reconstructed-special-cells = pola specjalne ({ $confidence })
reconstructed-numbers = numery ({ $confidence })
reconstructed-money = kwoty ({ $confidence })
picture-component = { $cell ->
        [none] {""}
       *[other] { $cell }: {""}
    }{ $kind }, połączenia { $edges }{ $facing-key ->
        [none] {""}
        [front] , zwrot do przodu
        [rear] , zwrot do tyłu
        [right] , zwrot w prawo
       *[other] , zwrot w lewo
    }{ $tile ->
        [none] {""}
       *[other] , numer części { $tile }
    }{ $contents-key ->
        [none] {""}
        [goods] , towary: { $contents }
       *[other] , { $contents }
    }
picture-empty = { $cell }: pole puste
picture-closed = { $cell }: pole niedostępne
picture-heat = trafienie w { $throws } na 36 rzutów
picture-piece = fragment { $number }
picture-struck = trafiona część
picture-lost = utracona część
picture-attack = atak { $from-key ->
        [front] od przodu
        [rear] od tyłu
        [right] od prawej
       *[other] od lewej
    }
picture-splice = transwymiarowa granica
picture-cylinder = lewa krawędź styka się z prawą
picture-torus = lewa krawędź styka się z prawą, a przednia z tylną
picture-weak-spot = słaby punkt: { $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }, koszt ubezpieczenia { $premium }

battle-picture-title = Battle Beyond Space, runda { $round }, plansza { $provenance-key ->
        [real] oryginalna
        [likely] prawdopodobna
        [recalled] odtworzona z pamięci
        [invented] wymyślona
       *[other] własna
    }
battle-picture-fighter = myśliwiec { $piece } gracza { $seat } na polu { $at }, zwrócony { pictures-facing }{ pictures-marks }
battle-picture-capital = okręt liniowy { $piece } gracza { $seat } na polu { $at }, zwrócony { pictures-facing }{ pictures-marks }
battle-picture-asteroid = asteroida na polu { $at }
battle-picture-probe = sonda na polu { $at }
