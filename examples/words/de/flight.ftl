# What the flight of Galaxy Trucker says, in German: questions, choices, events and refusals.
# Ids and variables are those of the README of this package.

## Phrases in lists

phrase-tokens = { $number } von { $cell }
phrase-held = Waren ({ $goods }) auf { $cell }
phrase-goods = Waren ({ $goods }) von { $cell }
phrase-batteries = { $number ->
        [one] { $number } Batterie von { $cell }
       *[other] { $number } Batterien von { $cell }
    }
phrase-aboard = { $contents-key ->
        [goods] Waren ({ $contents })
       *[other] { $contents }
    } von { $cell }
phrase-thrusters = { $cells-count ->
        [one] die Steuerdüse auf { $cells } benutzen
       *[other] die Steuerdüsen auf { $cells } benutzen
    }
phrase-struck = den Angriff auf { $line } das Bauteil auf { $struck } treffen lassen
phrase-shot = mit der Kanone auf { $cannon } auf { $line } feuern
phrase-shields = { $cells-count ->
        [one] den Schild auf { $cells } aktivieren
       *[other] die Schilde auf { $cells } aktivieren
    }
phrase-boosts = { $cells-count ->
        [one] den Schild auf { $cells } verstärken
       *[other] die Schilde auf { $cells } verstärken
    }
phrase-paid = Batterien von { $tokens } ausgeben

## What is asked

flight-ask-withdraw = Schiffe zurückziehen
flight-ask-hyperspace = Schiffe in den Hyperraum schicken
flight-ask-engines = Triebwerksstärke
flight-ask-cannons = Kanonenstärke
flight-ask-land = Landung auf einem Planeten
flight-ask-take = Antwort auf das Angebot
flight-ask-crew = Mannschaft abgeben
flight-ask-goods = Waren abgeben
flight-ask-stow = Waren verladen
flight-ask-defend = Verteidigung
flight-ask-keep = Stück behalten
flight-ask-roll = nächster Würfel eines Angriffs
flight-ask-locate = nächster Würfel einer Sabotage

## Choice

flight-choice-fly-on = weiterfliegen
flight-choice-withdraw = das Schiff auf { $at } zurückziehen
flight-choice-wake = einen Schläfer auf { $chamber } für die Kabine auf { $cabin } wecken
flight-choice-jump = das Schiff mit dem Beschleuniger auf { $booster } in den Hyperraum schicken, mit einer Batterie von { $battery }
flight-choice-power = { $powered ->
        [none] nichts aktivieren
       *[other] { $powered } aktivieren
    }{ $tokens ->
        [none] { "" }
       *[other] , mit Batterien von { $tokens }
    }
flight-choice-land = auf Planet { $number } landen
flight-choice-take = das Angebot annehmen
flight-choice-decline = verzichten
flight-choice-give-crew = { $from ->
        [none] keine Mannschaft abgeben
       *[other] Mannschaft abgeben: { $from }
    }
flight-choice-give-goods = { $loss ->
        [none] keine Waren abgeben
       *[other] { $loss } abgeben
    }
flight-load = { $load ->
        [none] nichts nehmen
       *[other] { $load } nehmen
    }
flight-choice-stow = { $holds ->
        [none] { flight-load } und alle Waren wegwerfen
       *[other] { flight-load } und { $holds } verladen
    }
flight-choice-defend = { $defence ->
        [none] nichts tun
       *[other] { $defence }
    }
flight-choice-keep = das Stück mit { $at } behalten
flight-choice-die = der Würfel zeigt { $face }

## Event

flight-event-unused = { $parts ->
        [one] { $seat } hat auf { $components } einen Beschleuniger oder eine Stasiskammer: In diesem Flug ohne Wirkung
       *[other] { $seat } hat auf { $components } Beschleuniger oder Stasiskammern: In diesem Flug ohne Wirkung
    }
flight-event-shown = { $faced ->
        [none] neue Karte: { $says }
       *[other] neue Karte, für Stufe IV erhöht: { $says }
    }
flight-event-woken = { $seat } weckt einen Schläfer der Stasiskammer auf { $chamber }, der in die Kabine auf { $cabin } zieht
flight-event-jumped = das Schiff von { $seat } auf { $cells } geht bis zum Ende der Karte in den Hyperraum, mit einer Batterie von { $battery }
flight-batteries = { $batteries ->
        [0] { "" }
        [one] , mit { $batteries } Batterie
       *[other] , mit { $batteries } Batterien
    }
flight-event-engines = { $seat } gibt Triebwerksstärke { $strength } an{ flight-batteries }
flight-event-cannons = { $seat } gibt Kanonenstärke { $strength } an{ flight-batteries }
flight-event-remain = die übrigen Schiffe von { $seat } fliegen mit Triebwerksstärke { $strength } weiter
flight-moved = { $moved ->
        [one] { $moved } Tag
       *[other] { $moved } Tage
    }
flight-event-moved = { $gained ->
        [1] { $seat } gewinnt { flight-moved } und steht jetzt auf Position { $to }
       *[other] { $seat } verliert { flight-moved } und steht jetzt auf Position { $to }
    }
flight-event-landed = { $seat } landet auf Planet { $number }
flight-event-took = { $seat } nimmt das Angebot an
flight-event-declined = { $seat } verzichtet
flight-event-paid = { $credits ->
        [one] { $seat } bekommt { $credits } Credit
       *[other] { $seat } bekommt { $credits } Credits
    }
flight-event-stowed = { $load ->
        [none] { $seat } nimmt nichts
       *[other] { $seat } nimmt Waren ({ $load })
    }{ $thrown_away ->
        [none] { "" }
       *[other] { "" } und wirft { $thrown_away } weg
    }
flight-event-lost = { $seat } verliert: { $lost }
flight-event-fought = { $seat } { $fight }
flight-fight-won = besiegt den Feind
flight-fight-drawn = ist so stark wie der Feind, der weiterzieht
flight-fight-lost = verliert gegen den Feind, der weiterzieht
flight-event-worst = { $seat } hat { $worst }
flight-event-part = Teil { $number } der Karte beginnt
flight-event-chosen = die Eindringlinge entern { $boarded }: { $seat }
flight-event-walked = ein Eindringling bei { $seat } läuft über { $visited }{ $defeated ->
        [none] {""}
       *[other] , dann wird er auf { $defeated } besiegt
    }
flight-event-skipped = { $lines ->
        [one] { $lines } Zeile der Kampfzone entfällt: Es fliegen weniger als zwei Spieler
       *[other] { $lines } Zeilen der Kampfzone entfallen: Es fliegen weniger als zwei Spieler
    }
flight-event-sabotaged = { $seat } hat die kleinste Mannschaft und wird sabotiert
flight-event-rolled = ein Würfel zeigt { $face }
flight-event-comes = { $turned_from ->
        [none] Angriff: { $attack }
       *[other] Angriff: { $attack } statt von { $turned_from }
    }{ $lines ->
        [none] , verfehlt das Brett
       *[other] , auf { $lines }
    }
flight-event-unmet = { $attacks ->
        [one] { $attacks } Angriff hat kein Ziel mehr und wird nicht gewürfelt
       *[other] { $attacks } Angriffe haben kein Ziel mehr und werden nicht gewürfelt
    }
flight-event-met = { $defence ->
        [none] { $seat } tut nichts
       *[other] { $seat } verteidigt sich: { $defence }
    }{ $ends ->
        [none] { "" }
       *[other] ; { $ends }
    }
flight-event-searched = { $found ->
        [none] die Sabotage findet kein Bauteil
       *[other] die Sabotage trifft das Bauteil auf { $found }
    }
flight-event-wrecked = { $parts ->
        [one] { $seat } verliert das Bauteil auf { $destroyed }
       *[other] { $seat } verliert die Bauteile auf { $destroyed }
    }{ $cut_off ->
        [none] { "" }
       *[other] ; abgetrennt: { $cut_off }
    }{ $aboard ->
        [none] { "" }
       *[other] ; dazu verloren: { $aboard }
    }
flight-reason-withdrawn = zurückgezogen
flight-reason-stranded = keine Triebwerksstärke im offenen Raum
flight-reason-unmanned = kein Mensch an Bord
flight-reason-lapped = überrundet
flight-event-left = das Schiff von { $seat } auf { $cells } gibt auf: { $reason }{ $set_aside ->
        [none] { "" }
       *[other] ; Waren beiseitegelegt: { $set_aside }
    }
flight-event-out-of-flight = { $seat } hat kein Schiff mehr und scheidet aus dem Flug aus
flight-event-over = der Flug ist zu Ende

## Refusal

flight-refusal-no-seat = { $players } spielen mit, { $seat } gibt es also nicht
flight-refusal-over = der Flug ist zu Ende
flight-awaited = { $awaited ->
        [table] der Tisch
       *[other] { $awaited }
    }
flight-refusal-out-of-turn = { $actor ->
        [table] der Tisch ist nicht an der Reihe, sondern { flight-awaited } ({ $ask })
       *[other] { $actor } ist nicht an der Reihe, sondern { flight-awaited } ({ $ask })
    }
flight-refusal-no-answer = das ist keine Antwort auf die Frage; an der Reihe ist { flight-awaited } ({ $ask })
flight-refusal-no-ship-there = { $seat } hat auf { $at } kein Schiff zum Zurückziehen
flight-refusal-no-waking = die Schläfer auf { $chamber } können nicht geweckt werden: Nichts in diesem Flug weckt Schläfer
flight-refusal-no-booster = auf { $at } liegt kein Beschleuniger
flight-refusal-no-help = { $cell } zu aktivieren nützt hier nichts: { $ask }
flight-refusal-no-planet = es gibt nur { $planets } Planeten, also keinen Planeten { $number }
flight-refusal-planet-taken = Planet { $number } ist belegt
flight-refusal-not-that-load = { $load ->
        [none] die Karte gibt keine leere Ladung
       *[other] diese Ladung gibt die Karte nicht: { $load }
    }
flight-refusal-no-boost = der Schild auf { $shield } kann nicht verstärkt werden: Nichts in diesem Flug verstärkt Schilde

## Setup

flight-setup-players = es spielen 2 bis 5, nicht { $players }
flight-setup-level = Klasse { $class } fliegt auf Stufe { $own }, nicht { $level }
flight-setup-board-level = dieses Brett fliegt auf Stufe { $expected }, nicht { $level }
flight-setup-level-iii-cards = nur ein Flug der Stufe IV nutzt Karten der Stufe III, nicht einer der Stufe { $level }
flight-setup-other-board = das Brett von { $seat } ist nicht das der Runde
flight-setup-no-ship = { $seat } hat einen Marker, aber kein fliegendes Schiff
flight-setup-no-marker = { $seat } hat fliegende Schiffe, aber keinen Marker
flight-setup-not-boarded = Mannschaft und Batterien von { $seat } sind noch nicht an Bord
flight-setup-unmanned = auf Schiff { $number } von { $seat } ist kein Mensch an Bord, es kann nicht fliegen
flight-setup-top-card = die oberste Karte muss Stufe { $expected } haben, nicht { $level }
flight-setup-card-level = Karte { $number } des Kartensatzes hat Stufe { $level }, aber dieser Flug nutzt nur Karten bis Stufe { $highest }
flight-setup-not-in-deck = { $seat } kann Karte { $card } nicht angesehen haben: Sie ist nicht im Kartensatz
flight-setup-sabotage = Karte { $number } des Kartensatzes ist eine Sabotage, die auf einem Brett mit Naht nicht ausgewürfelt werden kann

track-too-many-seats = es spielen höchstens 5
track-space-taken = die Marker von { $seat } und { $other } können nicht beide auf Feld { $space } stehen
track-out-of-range = der Marker von { $seat } kann nicht { $position } Felder weit geflogen sein
track-no-marker = { $seat } hat keinen Marker auf dem Flugplan
track-named-twice = { $seat } kann nicht zweimal starten
