# What is said of ships and fleets of Galaxy Trucker, in German: building, mistakes, repairs, crew, goods, batteries and advice.
# Ids and variables are those of the README of this package.

## Components

component-known = { $kind-key ->
        [starting-cabin] die Startkabine auf { $cell }
        [cabin] die Kabine auf { $cell }
        [luxury-cabin] die Luxuskabine auf { $cell }
        [stasis-chamber] die Stasiskammer auf { $cell }
        [single-engine] das einfache Triebwerk auf { $cell }
        [double-engine] das doppelte Triebwerk auf { $cell }
        [single-cannon] die einfache Kanone auf { $cell }
        [double-cannon] die doppelte Kanone auf { $cell }
        [bi-directional-cannon] die Zweirichtungskanone auf { $cell }
        [cannon-engine] das Kanonentriebwerk auf { $cell }
        [battery] die Batterie auf { $cell }
        [cargo-hold] der Laderaum auf { $cell }
        [special-cargo-hold] der Spezialladeraum auf { $cell }
        [purple-life-support] die lila Lebenserhaltung auf { $cell }
        [brown-life-support] die braune Lebenserhaltung auf { $cell }
        [cyan-life-support] die türkise Lebenserhaltung auf { $cell }
        [shield] der Schild auf { $cell }
        [thruster] die Steuerdüse auf { $cell }
        [structural-component] das Strukturteil auf { $cell }
        [plating] die unzerstörbare Panzerung auf { $cell }
        [auto-defence] die Abwehranlage auf { $cell }
        [crew-armament] die Bewaffnung auf { $cell }
        [router] der Verteiler auf { $cell }
        [solar-panel] das Solarpanel auf { $cell }
        [reactor] der Reaktor auf { $cell }
        [booster] der Beschleuniger auf { $cell }
       *[other] das Bauteil auf { $cell }
    }
component-unknown = das Bauteil auf { $cell }
ships-a-kind = { $kind-key ->
        [starting-cabin] eine Startkabine
        [cabin] eine Kabine
        [luxury-cabin] eine Luxuskabine
        [stasis-chamber] eine Stasiskammer
        [single-engine] ein einfaches Triebwerk
        [double-engine] ein doppeltes Triebwerk
        [single-cannon] eine einfache Kanone
        [double-cannon] eine doppelte Kanone
        [bi-directional-cannon] eine Zweirichtungskanone
        [cannon-engine] ein Kanonentriebwerk
        [battery] eine Batterie
        [cargo-hold] ein Laderaum
        [special-cargo-hold] ein Spezialladeraum
        [purple-life-support] eine lila Lebenserhaltung
        [brown-life-support] eine braune Lebenserhaltung
        [cyan-life-support] eine türkise Lebenserhaltung
        [shield] ein Schild
        [thruster] eine Steuerdüse
        [structural-component] ein Strukturteil
        [plating] eine unzerstörbare Panzerung
        [auto-defence] eine Abwehranlage
        [crew-armament] eine Bewaffnung
        [router] ein Verteiler
        [solar-panel] ein Solarpanel
        [reactor] ein Reaktor
        [booster] ein Beschleuniger
       *[other] { $kind }
    }

## Building and checking

build-connector-on-outlet = { $kind }: { $side } darf { $connector-key ->
        [smooth-edge] keine glatte Kante
        [single-connector] kein einfacher Anschluss
        [double-connector] kein doppelter Anschluss
       *[universal-connector] kein universeller Anschluss
    } sein, denn dorthin zeigt { ships-outlet }
build-no-such-mark = auf diesem Brett gibt es keine Felder mit { $mark }
build-no-cell = { $cell } ist kein Feld dieses Bretts
build-occupied = { $cell } ist schon belegt: { $present }

ships-outlet = { $outlet-key ->
        [exhaust] der Auspuff
        [muzzle] die Mündung
       *[nozzle] die Düse
    }
violation-mismatch = die Bauteile auf { $first } und { $second } passen nicht aneinander, { $near } trifft auf { $far-key ->
        [smooth-edge] glatte Kante
        [single-connector] einfachen Anschluss
        [double-connector] doppelten Anschluss
       *[universal-connector] universellen Anschluss
    }: { $why }
violation-exhaust-direction = der Auspuff des Triebwerks auf { $cell } zeigt nach { $points }, nicht nach hinten
violation-blocked = { ships-outlet } auf { $cell } ({ $kind }) zeigt auf { $by }, und dieses Feld muss leer sein
violation-closed-cell = { $cell } ist geschlossen und nimmt kein Bauteil auf
violation-cut-off = { $piece-count ->
        [one] das Bauteil auf { $piece } hängt nicht mit dem Rest von Schiff { $nth } zusammen
       *[other] die Bauteile auf { $piece } hängen nicht mit dem Rest von Schiff { $nth } zusammen
    }
clash-smooth = ein Anschluss darf nicht an eine glatte Kante stoßen
clash-splice = an der Naht müssen beide Kanten gleich sein
clash-single-double = ein einfacher Anschluss darf nicht an einen doppelten stoßen
report-legal = die Prüfung findet keinen Fehler
report-broken = { $rule }: { $violation }
misfit-unattached = { $cell } grenzt an kein Bauteil dieses Schiffs
misfit-unjoined = auf { $cell } wäre es nicht mit seinem Schiff verbunden
rejected =
    das Schiff besteht die Prüfung nicht:
    { $report }

## Repairs

repair-removed = { $component } wird entfernt: { $mistake } ({ $rule })
repair-cut-off = { $component } geht mit dem abgetrennten Stück verloren ({ $rule })
repair-no-component = auf { $cell } liegt kein Bauteil, das man entfernen kann
repair-in-no-mistake = das Bauteil auf { $cell } ({ $present }) zu entfernen behebt keinen Fehler
repair-no-piece = es gibt kein Stück mit { $cell }, das man behalten kann
repair-mistakes-left = { $number ->
        [one] zuerst muss { $number } Fehler behoben werden
       *[other] zuerst müssen { $number } Fehler behoben werden
    }
proposal-no-component = auf { $cell } liegt kein Bauteil, das man entfernen kann
proposal-mistakes-left = { $number ->
        [one] es bleibt { $number } Fehler
       *[other] es bleiben { $number } Fehler
    }
proposal-several-pieces = Schiff { $nth } besteht aus { $number } Stücken, und nur eines davon darf bleiben
proposal-too-much = { $cells-count ->
        [one] das Bauteil auf { $cells } ist an keinem Fehler beteiligt und muss bleiben
       *[other] eines der Bauteile auf { $cells } muss bleiben: Das letzte ist an keinem Fehler mehr beteiligt
    }

## Aboard

ships-good = { $good-key ->
        [red] rote
        [yellow] gelbe
        [green] grüne
       *[blue] blaue
    }
blocks = { $number } { ships-good }
contents-nothing = nichts
contents-humans = { $number ->
        [one] { $number } Mensch
       *[other] { $number } Menschen
    }
contents-sleepers = { $number } Schläfer
contents-batteries = { $number ->
        [one] { $number } Batterie
       *[other] { $number } Batterien
    }

ships-alien = { $alien-key ->
        [purple-alien] der lila Außerirdische
        [brown-alien] der braune Außerirdische
        [cyan-alien-lawyer] der türkise Außerirdische (Anwalt)
        [cyan-alien-diplomat] der türkise Außerirdische (Diplomat)
        [cyan-alien-technician] der türkise Außerirdische (Techniker)
        [cyan-alien-telepathic-guru] der türkise Außerirdische (telepathischer Guru)
        [cyan-alien-merchant] der türkise Außerirdische (Händler)
       *[cyan-alien-manager] der türkise Außerirdische (Manager)
    }
boarding-already-aboard = Mannschaft und Batterien sind schon an Bord
boarding-no-cabin = { $kind ->
        [none] { ships-alien } kann nicht auf { $cell } wohnen: Dort ist keine Kabine
       *[other] { ships-alien } kann nicht auf { $cell } wohnen: Dort liegt { ships-a-kind }, und das ist kein Platz für Außerirdische
    }
boarding-no-life-support = { ships-alien } braucht eine Lebenserhaltung seiner Farbe, die mit der Kabine auf { $cell } verbunden ist
boarding-second-of-colour = { ships-alien } kann nicht auf { $cell } wohnen: Die Flotte hat schon einen { $colour-key ->
        [purple] lila
        [brown] braunen
       *[cyan] türkisen
    } Außerirdischen, auf { $first }
boarding-cabin-taken = { ships-alien } kann nicht auf { $cell } wohnen: In dieser Kabine ist schon ein { $by }
boarding-not-boarded = bevor Mannschaft und Batterien an Bord sind, kommt nichts hinzu
boarding-no-room = auf { $cell }{ $kind ->
        [none] { "" }
       *[other] { "" } ({ $kind })
    } ist kein Platz für { $gain-key ->
        [human] einen weiteren Menschen
       *[battery-token] einen weiteren Batteriemarker
    }
boarding-too-few-sleepers = { $wanted ->
        [one] auf { $chamber } kann kein Schläfer geweckt werden: { ships-sleepers }
       *[other] auf { $chamber } können nicht { $wanted } Schläfer geweckt werden: { ships-sleepers }
    }
ships-sleepers = { $aboard ->
        [0] Dort ist keiner
        [one] Dort ist nur { $aboard }
       *[other] Dort sind nur { $aboard }
    }
boarding-nobody-to-wake = auf dem Schiff mit der Stasiskammer auf { $chamber } ist kein Mensch an Bord, der die Schläfer wecken kann
boarding-other-ship = Schläfer, die auf { $chamber } geweckt werden, können nicht auf { $cell } wohnen: Das ist ein anderes Schiff

stowing-not-boarded = bevor Mannschaft und Batterien an Bord sind, kommen keine Waren hinzu
stowing-nothing-gained = Waren darf man nur umladen oder wegwerfen, wenn man Waren bekommt
stowing-no-hold = auf { $hold } liegt kein Laderaum{ $kind ->
        [none] { "" }
       *[other] , nur { ships-a-kind }
    }
stowing-red-goods = rote Waren brauchen einen Spezialladeraum, und der Laderaum auf { $hold } ist keiner
stowing-too-many = { $slots ->
        [one] der Laderaum auf { $hold } fasst { $slots } Ware, nicht { $blocks }
       *[other] der Laderaum auf { $hold } fasst { $slots } Waren, nicht { $blocks }
    }
stowing-named-twice = der Laderaum auf { $hold } ist zweimal angegeben
ships-available = { $available ->
        [0] Es gibt keine
       *[other] Es gibt nur { $available }
    }
stowing-not-there = { $wanted ->
        [one] { $wanted } { ships-good } Ware kann nicht geladen werden: { ships-available }
       *[other] { $wanted } { ships-good } Waren können nicht geladen werden: { ships-available }
    }
stowing-too-many-left = auf einmal kann man höchstens 65535 { ships-good } Waren wegwerfen, nicht { $left }

lost-crew = von der Mannschaft
lost-goods = von den { $good-key ->
        [red] roten
        [yellow] gelben
        [green] grünen
       *[blue] blauen
    } Waren
lost-blocks = von den Waren
lost-battery = von den Batteriemarkern
ships-aboard = { $aboard ->
        [0] Dort ist nichts davon
        [one] Dort ist nur { $aboard }
       *[other] Dort sind nur { $aboard }
    }
loss-out-of-reach = das Schiff mit { $cell } ist im Hyperraum und verliert nichts
loss-too-few = { $named ->
        [one] von { $cell } kann nicht { $named } { $what } genommen werden: { ships-aboard }
       *[other] von { $cell } können nicht { $named } { $what } genommen werden: { ships-aboard }
    }
loss-amount = { $due ->
        [one] { $due } { $what } muss abgegeben werden, nicht { $named }
       *[other] { $due } { $what } müssen abgegeben werden, nicht { $named }
    }
loss-second-ship = Schiff { $second_nth } gibt erst Waren ab, wenn Schiff { $first_nth } keine mehr hat
loss-not-flying = Schiff { $nth } fliegt nicht und kann nicht aufgeben

## Batteries

ships-tokens = { $aboard ->
        [0] hat keinen
       *[other] hat nur { $aboard }
    }
power-not-a-double = { $kind ->
        [none] auf { $cell } liegt kein Bauteil, das eine Batterie nutzen kann
       *[other] auf { $cell } liegt { ships-a-kind }, dafür wird keine Batterie ausgegeben
    }
power-too-few-batteries = Schiff { $nth } braucht { $needed } Batteriemarker und { ships-tokens }
power-no-token = auf { $cell } liegt kein Batteriemarker mehr
power-too-few = Schiff { $nth } muss { $cost } Batteriemarker zahlen und { ships-tokens }
power-amount = Schiff { $nth } muss { $cost } Batteriemarker zahlen, nicht { $paid }
goal-engines = Triebwerksstärke { $points }
goal-cannons = Kanonenstärke { $strength }
power-out-of-reach = { $goal } ist nicht zu erreichen, höchstens { $most }

## What a change of a ship changes

change-component = { $size ->
        [one] { $sign }{ $size } Bauteil
       *[other] { $sign }{ $size } Bauteile
    }
change-loose = { $size ->
        [one] { $sign }{ $size } loses Bauteil
       *[other] { $sign }{ $size } lose Bauteile
    }
change-exposed = { $size ->
        [one] { $sign }{ $size } offener Anschluss
       *[other] { $sign }{ $size } offene Anschlüsse
    }
change-premium = { $size ->
        [one] { $sign }{ $size } Credit Prämie
       *[other] { $sign }{ $size } Credits Prämie
    }
change-gap = { $size ->
        [one] { $sign }{ $size } Feld der Schwachstelle
       *[other] { $sign }{ $size } Felder der Schwachstelle
    }
change-engines = { $sign }{ $size } Triebwerksstärke
change-cannons = { $sign }{ $size } Kanonenstärke
change-crew = { $size ->
        [one] { $sign }{ $size } Platz für einen Menschen
       *[other] { $sign }{ $size } Plätze für Menschen
    }
change-tokens = { $sign }{ $size } Batteriemarker
change-goods = { $size ->
        [one] { $sign }{ $size } Platz für Waren
       *[other] { $sign }{ $size } Plätze für Waren
    }
change-special = { $size ->
        [one] { $sign }{ $size } Platz für rote Waren
       *[other] { $sign }{ $size } Plätze für rote Waren
    }
change-sides = { $size ->
        [one] { $sign }{ $size } gedeckte Seite
       *[other] { $sign }{ $size } gedeckte Seiten
    }
change-aliens = { $size ->
        [one] { $sign }{ $size } Farbe für Außerirdische
       *[other] { $sign }{ $size } Farben für Außerirdische
    }
change-ways = { $size ->
        [one] { $sign }{ $size } Feld zum Weiterbauen
       *[other] { $sign }{ $size } Felder zum Weiterbauen
    }
change-shared-component = Bauteile anders auf die Schiffe verteilt
change-shared-loose = lose Bauteile anders auf die Schiffe verteilt
change-shared-exposed = offene Anschlüsse anders auf die Schiffe verteilt
change-shared-premium = Prämie anders auf die Schiffe verteilt
change-shared-gap = Schwachstelle anders auf die Schiffe verteilt
change-shared-engines = Triebwerksstärke anders auf die Schiffe verteilt
change-shared-cannons = Kanonenstärke anders auf die Schiffe verteilt
change-shared-crew = Plätze für Menschen anders auf die Schiffe verteilt
change-shared-tokens = Batteriemarker anders auf die Schiffe verteilt
change-shared-goods = Plätze für Waren anders auf die Schiffe verteilt
change-shared-special = Plätze für rote Waren anders auf die Schiffe verteilt
change-shared-sides = gedeckte Seiten anders auf die Schiffe verteilt
change-shared-aliens = Farben für Außerirdische anders auf die Schiffe verteilt
change-shared-ways = Felder zum Weiterbauen anders auf die Schiffe verteilt
