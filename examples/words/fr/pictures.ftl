# What pictures of both games say in French: titles and captions.
# Terms are those of the French editions, see `starwright::guide::words` and `starwright::guide::words_battle`.
# Ids and variables are those of the README of this package.

pictures-confidence = { $confidence-key ->
        [real] d’origine
        [likely] probables
        [recalled] cités de mémoire
        [invented] de notre invention
       *[custom] propres à la table
    }
pictures-confidence-feminine = { $confidence-key ->
        [real] d’origine
        [likely] probables
        [recalled] citées de mémoire
        [invented] de notre invention
       *[custom] propres à la table
    }
pictures-hex = sur { $at }, { $facing-key ->
        [north] orienté vers le nord
        [north-east] orienté vers le nord-est
        [south-east] orienté vers le sud-est
        [south] orienté vers le sud
        [south-west] orienté vers le sud-ouest
       *[north-west] orienté vers le nord-ouest
    }{ $damaged ->
        [0] {""}
       *[other] , endommagé
    }{ $elite ->
        [0] {""}
       *[other] , élite
    }{ $shielded ->
        [0] {""}
       *[other] , protégé par un bouclier
    }

## Galaxy Trucker

picture-title = { $class ->
        [none] plateau propre à la table
       *[other] Classe { $class }
    }{ $opened-count ->
        [0] {""}
       *[other] , cases ouvertes : { $opened }
    }
picture-reconstructed = reconstitué : { $parts }
reconstructed-cells = cases { pictures-confidence-feminine }
reconstructed-special-cells = cases spéciales { pictures-confidence-feminine }
reconstructed-numbers = numéros { pictures-confidence }
reconstructed-money = montants { pictures-confidence }

picture-component = { $cell ->
        [none] {""}
       *[other] { $cell } :{" "}
    }{ $kind }, connecteurs { $edges }{ $facing-key ->
        [none] {""}
        [front] , vers l’avant
        [right] , vers la droite
        [rear] , vers l’arrière
       *[left] , vers la gauche
    }{ $tile ->
        [none] {""}
       *[other] , composant numéro { $tile }
    }{ $contents ->
        [none] {""}
       *[other] , { $contents }
    }
picture-empty = { $cell } : vide
picture-closed = { $cell } : inaccessible
picture-heat = { $throws ->
        [one] impact pour { $throws } lancer sur 36
       *[other] impact pour { $throws } lancers sur 36
    }
picture-piece = morceau { $number }
picture-struck = touché
picture-lost = perdu
picture-attack = une attaque par { $from-key ->
        [front] l’avant
        [right] la droite
        [rear] l’arrière
       *[left] la gauche
    }
picture-splice = la pliure trans-dimensionnelle
picture-cylinder = le bord gauche touche le bord droit
picture-torus = le bord gauche touche le bord droit, et le bord avant le bord arrière
picture-weak-spot = point faible : { $size ->
        [one] { $size } case
       *[other] { $size } cases
    }, prime de { $premium }

## Battle Beyond Space

battle-picture-title = Battle Beyond Space, manche { $round }, plateau { $provenance-key ->
        [real] d’origine
        [likely] probable
        [recalled] cité de mémoire
        [invented] de notre invention
       *[custom] propre à la table
    }
battle-picture-fighter = chasseur { $piece } ({ $seat }) { pictures-hex }
battle-picture-capital = destroyer { $piece } ({ $seat }) { pictures-hex }
battle-picture-asteroid = astéroïde sur { $at }
battle-picture-probe = sonde sur { $at }
