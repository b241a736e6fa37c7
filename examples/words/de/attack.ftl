# What is said of attacks in Galaxy Trucker, in German: what comes, what is done about it, and what it is worth.
# Ids and variables are those of the README of this package.

## Attacks

attack = { $kind } von { $from }
attack-kind-small-meteor = kleiner Meteor
attack-kind-large-meteor = großer Meteor
attack-kind-light-fire = leichter Beschuss
attack-kind-heavy-fire = schwerer Beschuss
attack-kind-intruder = Eindringling
turn-straight = geradeaus
turn-right = rechts
turn-left = links
turn-back = zurück

aim-missing = { $wanted } ist noch nicht gefallen
aim-surplus = ein Würfel zu viel, eine { $die }: Der letzte war schon { $after }
aim-no-numbers = auf ein Brett ohne aufgedruckte Zahlen kann kein Angriff gewürfelt werden

met-nothing = kein Bauteil
met-choice = eines der Bauteile auf { $cells }

fate-missed = verfehlt das Schiff
fate-dodged = geht nach dem Ausweichen vorbei
fate-bounced = prallt ab
fate-shot-down = wird von der Kanone auf { $cannon } abgeschossen
fate-shielded = wird vom Schild auf { $shield } aufgehalten
fate-withstood = richtet an der Panzerung keinen Schaden an
fate-destroyed = zerstört das Bauteil
fate-repelled = wird abgewehrt
fate-boarded = entert das Schiff

# the component as an object
attack-struck = { $struck-key ->
        [known] { $struck-kind-key ->
            [cargo-hold] den Laderaum auf { $struck-cell }
            [special-cargo-hold] den Spezialladeraum auf { $struck-cell }
            [shield] den Schild auf { $struck-cell }
            [router] den Verteiler auf { $struck-cell }
            [reactor] den Reaktor auf { $struck-cell }
            [booster] den Beschleuniger auf { $struck-cell }
           *[other] { $struck }
        }
       *[unknown] { $struck }
    }
line-end-missed = der Angriff auf { $line } verfehlt das Schiff
line-end-dodged = das Schiff weicht dem Angriff auf { $line } aus
line-end-bounced = der kleine Meteor auf { $line } trifft { attack-struck } und prallt ab
line-end-shot-down = die Kanone auf { $by } schießt den großen Meteor auf { $line } ab, bevor er { attack-struck } trifft
line-end-shielded = der Schild auf { $by } schützt { attack-struck } vor dem Angriff auf { $line }
line-end-withstood = der Angriff auf { $line } trifft { attack-struck }, richtet aber keinen Schaden an
line-end-destroyed = der Angriff auf { $line } trifft und zerstört { attack-struck }
line-end-repelled = der Eindringling auf { $line } trifft { attack-struck } und wird abgewehrt
line-end-boarded = der Eindringling auf { $line } entert { attack-struck }

## Defence

attack-a-kind = { $kind-key ->
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
defence-other-board = der Angriff wurde für ein anderes Brett gewürfelt
defence-in-hyperspace = das Schiff mit { $cell } ist im Hyperraum und nicht beteiligt
defence-no-thruster = auf { $cell } liegt keine Steuerdüse{ $kind ->
        [none] { "" }
       *[other] , nur { attack-a-kind }
    }
defence-idle-nozzle = die Steuerdüse auf { $thruster } zeigt nach { $nozzle } und hilft nicht gegen einen Angriff von { $from }
defence-second-thruster = die Steuerdüse auf { $thruster } kann nicht auch noch benutzt werden: Die auf { $first } bewegt ihr Schiff schon
defence-no-line = auf { $line } kommt kein Angriff
defence-no-choice = das Bauteil auf { $struck } ist nicht wählbar: Auf { $line } hat der Besitzer keine Wahl
defence-not-nearest = das Bauteil auf { $struck } ist auf { $line } nicht wählbar, nur eines der Bauteile auf { $among }
defence-chosen-twice = das Bauteil, das der Angriff auf { $line } trifft, ist zweimal gewählt
defence-undecided = der Besitzer muss wählen, welches Bauteil der Angriff auf { $line } trifft: eines auf { $among }
defence-no-cannon = auf { $cell } liegt keine Kanone{ $kind ->
        [none] { "" }
       *[other] , nur { attack-a-kind }
    }
attack-plural = { $kind-key ->
        [small-meteor] kleine Meteore
        [large-meteor] große Meteore
        [light-fire] leichten Beschuss
        [heavy-fire] schweren Beschuss
       *[intruder] Eindringlinge
    }
defence-cannons-do-nothing = die Kanone auf { $cannon } kann { attack-plural } nicht abschießen
defence-points-elsewhere = die Kanone auf { $cannon } zeigt nicht nach { $from }
defence-out-of-reach = die Kanone auf { $cannon } reicht nicht bis { $line }
defence-cannon-used = die Kanone auf { $cannon } hat schon gefeuert
defence-shot-twice = die Kanone auf { $cannon } wird auf { $line } nicht gebraucht: Dort feuert schon die auf { $first }
defence-nothing-to-shoot = die Kanone auf { $cannon } hat auf { $line } nichts abzuschießen: Der Angriff trifft dort kein Bauteil
defence-no-shield = auf { $cell } liegt kein Schild{ $kind ->
        [none] { "" }
       *[other] , nur { attack-a-kind }
    }
defence-covers-elsewhere = der Schild auf { $shield } deckt keinen Angriff von { $from }
defence-needs-boost = der Schild auf { $shield } hält { attack-plural } nur verstärkt auf
defence-shields-do-nothing = der Schild auf { $shield } hält { attack-plural } nicht auf
defence-second-shield = der Schild auf { $shield } wird nicht gebraucht: Der auf { $first } deckt das Schiff schon
defence-nothing-to-stop = der Schild auf { $shield } hat nichts aufzuhalten: { $why }
nothing-to-stop-missed = der Angriff trifft kein Bauteil
nothing-to-stop-other-ship = der Angriff trifft ein anderes Schiff
nothing-to-stop-bounced = der Meteor prallt ab
nothing-to-stop-shot-down = der Meteor wird abgeschossen

impact-no-piece = { $cell } gehört zu keinem Schiff, das zerfallen ist
impact-nobody-aboard = auf dem Stück mit { $cell } ist kein Mensch an Bord: Behalte eines mit einem Menschen, auf { $manned }
impact-nothing-to-board = Eindringlinge können { $cell } nicht entern: Dort ist kein Bauteil

## What a defence is worth

attack-tokens = { $tokens ->
        [0] { "" }
       *[other] { "" } (für { $tokens } Batteriemarker)
    }
attack-and = { $kinds ->
        [2] { "" } und{ " " }
       *[other] { "" }
    }
spared = { $kinds ->
        [0] rettet nichts
       *[other] { "" }
    }{ $kept ->
        [none] { "" }
       *[other] rettet { $kept }
    }{ attack-and }{ $intruders ->
        [0] { "" }
        [one] wehrt { $intruders } Eindringling ab
       *[other] wehrt { $intruders } Eindringlinge ab
    }{ attack-tokens }{ $instead ->
        [none] { "" }
       *[other] , verliert aber { $instead }
    }: { $left ->
        [one] Verlust { $left } Credit
       *[other] Verlust { $left } Credits
    }{ $otherwise ->
        [none] { "" }
       *[other] , sonst { $otherwise }
    }{ $forgone ->
        [none] { "" }
       *[other] ; { $forgone }
    }
spared-forgone = { $kept ->
        [none] { "" }
       *[other] { $kept } zu retten
    }{ attack-and }{ $intruders ->
        [0] { "" }
        [one] { $intruders } Eindringling abzuwehren
       *[other] { $intruders } Eindringlinge abzuwehren
    }{ attack-tokens }{ $instead ->
        [none] { "" }
       *[other] , aber { $instead } zu verlieren,
    } wäre { $loss ->
        [one] ein Verlust von { $loss } Credit
       *[other] ein Verlust von { $loss } Credits
    }
spared-component = { $component } auf { $cell }{ $contents-key ->
        [nothing] { "" }
        [goods] { "" } (Waren: { $contents })
       *[other] { "" } ({ $contents })
    }
