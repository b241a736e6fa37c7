# What the yard of Galaxy Trucker says, in German: events, choices and refusals.
# Terms are listed in `starwright::guide::words`.
# Ids and variables are those of the README of this package.

yard-tile = { $tile-key ->
        [starting-cabin] die Startkabine
       *[other] Bauteil { $tile-number }
    }
yard-turn = { $turn-key ->
        [not-turned] nicht gedreht
        [a-quarter-turn-clockwise] eine Vierteldrehung im Uhrzeigersinn
        [half-a-turn] eine halbe Drehung
       *[other] eine Vierteldrehung gegen den Uhrzeigersinn
    }
yard-alien = { $alien-key ->
        [purple-alien] einen lila Außerirdischen
        [brown-alien] einen braunen Außerirdischen
        [cyan-alien-lawyer] einen türkisen Außerirdischen (Anwalt)
        [cyan-alien-diplomat] einen türkisen Außerirdischen (Diplomat)
        [cyan-alien-technician] einen türkisen Außerirdischen (Techniker)
        [cyan-alien-telepathic-guru] einen türkisen Außerirdischen (telepathischer Guru)
        [cyan-alien-merchant] einen türkisen Außerirdischen (Händler)
       *[cyan-alien-manager] einen türkisen Außerirdischen (Manager)
    }
insurance-none = keine Versicherung
insurance-two = die Versicherung für 2 Credits, die die Strafe auf 26 begrenzt
insurance-five = die Versicherung für 5 Credits, die die Strafe auf 19 begrenzt
insurance-eight = die Versicherung für 8 Credits, die die Strafe auf 12 begrenzt
tile-number = Bauteil { $number }
tile-starting-cabin = die Startkabine
yard-premium = { $owed-key ->
        [nothing] { yard-premium-paid }
       *[other] { yard-premium-paid } und { $owed }
    }
yard-premium-paid = { $paid ->
        [one] { $paid } Credit von { $premium } Prämie
       *[other] { $paid } Credits von { $premium } Prämie
    }
owed-nothing = schuldet nichts
owed-debt = { $credits ->
        [one] schuldet { $credits } Credit
       *[other] schuldet { $credits } Credits
    }
owed-loan = { $credits ->
        [one] nimmt einen Kredit über { $credits } Credit auf
       *[other] nimmt einen Kredit über { $credits } Credits auf
    }

## Event

yard-event-reached = { $seat } zieht ein Bauteil aus dem verdeckten Vorrat
yard-event-took = { $seat } nimmt { yard-tile } { $from }
yard-event-returned = { $seat } legt Bauteil { $tile } offen auf den Tisch zurück
yard-event-set-aside = { $seat } legt { yard-tile } beiseite
yard-event-placed = { $seat } legt { yard-tile } auf { $at }, { yard-turn }
yard-event-looked = { $seat } sieht sich Kartenstapel { $pile } an
yard-event-finished = { $seat } nimmt das Reihenfolgeplättchen { $order }
yard-event-flipped = { $to-key ->
        [the-board-of-the-player-who-calls-overtime] { $seat } dreht die Sanduhr um und ruft die Verlängerung aus
       *[other] { $seat } dreht die Sanduhr auf { $to } um
    }
yard-event-ran-out = { $at-key ->
        [the-place-beside-the-flight-board] die Sanduhr neben dem Flugplan ist abgelaufen
        [the-board-of-the-player-who-calls-overtime] die Verlängerung ist abgelaufen
       *[other] die Sanduhr auf { $at } ist abgelaufen
    }
yard-event-rolled = { $seat } würfelt
yard-event-opened = ein Würfel zeigt { $face } und öffnet die Felder mit { $mark }
yard-event-building-over = der Bau ist zu Ende
yard-event-passed = { $lost ->
        [one] das Schiff von { $seat } besteht die Prüfung, mit { $lost } Bauteil im Verluststapel
       *[other] das Schiff von { $seat } besteht die Prüfung, mit { $lost } Bauteilen im Verluststapel
    }
yard-event-removed = { $seat } verliert die Bauteile auf { $cells }
yard-event-paid-premium = { $seat } zahlt { $premium }
yard-event-welcomed = { $seat } bringt { yard-alien } auf { $at } unter
yard-event-boarded = Mannschaft und Batterien von { $seat } kommen an Bord
yard-event-insured = { $seat } wählt { $insurance }
yard-event-gave-up = das Schiff von { $seat } auf { $cells } gibt auf, weil kein Mensch an Bord ist
yard-event-started = { $behind ->
        [0] { $seat } startet in Führung
        [one] { $seat } startet { $behind } Feld hinter dem Führenden
       *[other] { $seat } startet { $behind } Felder hinter dem Führenden
    }

yard-from-face-down = aus dem verdeckten Vorrat
yard-from-face-up = von den offenen Bauteilen
yard-from-aside = von den beiseitegelegten Bauteilen
yard-from-board = von { $at } zurück

## Choice

yard-choice-take-face-down = ein Bauteil aus dem verdeckten Vorrat nehmen
yard-choice-take-face-up = das offene Bauteil { $tile } nehmen
yard-choice-take-aside = { yard-tile } von den beiseitegelegten Bauteilen nehmen
yard-choice-take-back = das zuletzt gelegte Bauteil zurücknehmen
yard-choice-return = das Bauteil in der Hand offen auf den Tisch zurücklegen
yard-choice-set-aside = das Bauteil in der Hand beiseitelegen
yard-choice-place = das Bauteil in der Hand auf { $at } legen, { yard-turn }
yard-choice-look = Kartenstapel { $pile } ansehen
yard-choice-finish = { $order ->
        [none] ein Reihenfolgeplättchen nehmen
       *[other] das Reihenfolgeplättchen { $order } nehmen
    }
yard-choice-flip = die Sanduhr umdrehen
yard-choice-roll = würfeln
yard-choice-came-up = Bauteil { $tile } kommt zum Vorschein
yard-choice-die = der Würfel zeigt { $face }
yard-choice-ran-out = die Sanduhr läuft ab
yard-choice-remove = das Bauteil auf { $at } entfernen
yard-choice-keep = das Stück mit { $at } behalten
yard-choice-repair = die Bauteile auf { $removed } entfernen
yard-choice-pass = das Schiff lassen, wie es ist
yard-choice-welcome = { yard-alien } auf { $at } unterbringen
yard-choice-board = alle anderen Kabinen mit Menschen besetzen
yard-choice-insure = { $insurance } wählen

## Refusal

yard-refusal-no-seat = { $players } spielen mit, { $seat } gibt es also nicht
yard-refusal-not-for-actor = { $actor ->
        [table] der Tisch darf das nicht wählen
       *[other] { $actor } darf das nicht wählen
    }
yard-refusal-tile-due = das von { $seat } gezogene Bauteil ist noch nicht eingegeben
yard-refusal-die-due = der Wurf ist noch nicht eingegeben
yard-refusal-no-tile-due = niemand zieht gerade aus dem verdeckten Vorrat
yard-refusal-no-die-due = niemand würfelt gerade
yard-refusal-not-face-down = Bauteil { $tile } ist nicht im verdeckten Vorrat
yard-refusal-building-over = der Bau ist zu Ende
yard-refusal-still-building = der Bau ist noch nicht zu Ende
yard-refusal-has-finished = { $seat } hat das Reihenfolgeplättchen { $order } und baut nicht mehr
yard-refusal-hand-full = { $held-key ->
        [starting-cabin] die Hand muss leer sein, darin liegt aber die Startkabine
       *[other] die Hand muss leer sein, darin liegt aber Bauteil { $held-number }
    }
yard-refusal-hand-empty = die Hand ist leer
yard-refusal-pool-empty = der verdeckte Vorrat ist leer
yard-refusal-not-face-up = Bauteil { $tile } liegt nicht offen
yard-refusal-not-aside = { yard-tile } gehört nicht zu den beiseitegelegten Bauteilen des Spielers
yard-refusal-welded = es gibt kein unverschweißtes Bauteil zum Zurücknehmen
yard-refusal-once-aside = { yard-tile } war beiseitegelegt und darf nicht auf den Tisch zurück
yard-refusal-no-place-aside = beide Plätze für Beiseitegelegtes sind belegt
yard-refusal-closed = { $cell } ist kein offenes Feld dieses Bretts
yard-refusal-taken = { $cell } ist schon belegt: { $present }
yard-refusal-unattached = { $cell } grenzt an kein Bauteil dieses Schiffs
yard-refusal-unjoined = auf { $cell } wäre es nicht mit seinem Schiff verbunden
yard-refusal-not-that-pile = Spieler dürfen die Stapel 1 bis 3 ansehen, nicht Stapel { $pile }
yard-refusal-finished-looking = { $seat } ist fertig und darf in dieser Runde keine Karten ansehen
yard-refusal-nothing-placed = wer Karten ansehen will, muss erst ein Bauteil legen
yard-refusal-ship-not-started = wer Karten ansehen will, braucht auf jedem Schiff ein Bauteil; auf dem mit { $cell } liegt keines
yard-refusal-order-not-chosen = das Reihenfolgeplättchen { $order } ist nicht wählbar: Wer fertig ist, nimmt das niedrigste freie
yard-refusal-order-not-free = das Reihenfolgeplättchen { $order } ist nicht frei
yard-refusal-has-passed = das Schiff von { $seat } hat die Prüfung schon bestanden
yard-refusal-ship-whole = das Schiff mit { $at } ist aus einem Stück
yard-refusal-launched = der Flug kann beginnen; hier ist nichts mehr zu wählen
yard-refusal-out-of-turn = { $seat } ist jetzt nicht an der Reihe, das zu wählen

yard-refusal-still-running = { $at-key ->
        [the-place-beside-the-flight-board] die Sanduhr neben dem Flugplan läuft noch
        [the-board-of-the-player-who-calls-overtime] die Verlängerung läuft noch
       *[other] die Sanduhr auf { $at } läuft noch
    }
yard-refusal-not-running = { $at-key ->
        [the-place-beside-the-flight-board] die Sanduhr neben dem Flugplan läuft nicht
        [the-board-of-the-player-who-calls-overtime] die Verlängerung läuft nicht
       *[other] die Sanduhr auf { $at } läuft nicht
    }
yard-refusal-roll-first = { $at-key ->
        [the-place-beside-the-flight-board] bevor die Sanduhr den Platz neben dem Flugplan verlässt, muss gewürfelt werden
       *[other] bevor die Sanduhr { $at } verlässt, muss gewürfelt werden
    }
yard-refusal-not-finished = { $to-key ->
        [the-board-of-the-player-who-calls-overtime] nur ein fertiger Spieler darf die Verlängerung ausrufen
       *[other] nur ein fertiger Spieler darf die Sanduhr auf { $to } umdrehen
    }
yard-refusal-no-roll-now = jetzt darf nicht gewürfelt werden
yard-refusal-no-dice = auf diesem Brett wird nicht gewürfelt

yard-setup-players = es spielen 2 bis 5, nicht { $players }
yard-setup-level = Klasse { $class } fliegt auf Stufe { $own }, nicht { $level }
yard-setup-board-level = dieses Brett fliegt auf Stufe { $expected }, nicht { $level }
yard-setup-level-iii-cards = nur ein Flug der Stufe IV nutzt Karten der Stufe III, nicht einer der Stufe { $level }
yard-setup-opened = vor dem Würfeln müssen markierte Felder geschlossen sein
yard-setup-dice-on-level = markierte Felder brauchen die Sanduhr der Stufe IV, nicht die der Stufe { $level }
yard-setup-nothing-to-build-on = das Brett hat kein offenes Feld zum Bauen
yard-setup-cabin-in-pool = Bauteil { $tile } ist eine Startkabine und gehört nicht in den Vorrat
yard-setup-tile-twice = Bauteil { $tile } ist zweimal im Vorrat
yard-setup-ships = { $ships ->
        [one] es gibt { $ships } Brett für { $players } Spieler
       *[other] es gibt { $ships } Bretter für { $players } Spieler
    }
yard-setup-other-board = das Brett von { $seat } ist nicht das der Runde
yard-setup-aside = { $seat } hat { $aside } Bauteile beiseitegelegt, es gibt aber nur zwei Plätze
yard-setup-order = { $seat } kann das Reihenfolgeplättchen { $order } nicht haben
