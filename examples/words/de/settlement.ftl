# What the settlement of Galaxy Trucker says, in German: statements, insurance and what is wrong with them.
# Ids and variables are those of the README of this package.

settlement-statement =
    Abrechnung für { $seat }:
    { $statement }

## Statement

statement-opening = { $before ->
        [one] { settlement-place }; { $before } Credit vor der Abrechnung.
       *[other] { settlement-place }; { $before } Credits vor der Abrechnung.
    }
settlement-place = { $place ->
        [none] Nicht angekommen
       *[other] Auf Platz { $place } angekommen
    }
settlement-after = { $after ->
        [one] Gesamt: { $after } Credit.
       *[other] Gesamt: { $after } Credits.
    }
statement-closing = { $loan ->
        [0] { settlement-after }
        [one] { settlement-after }{ "\u000A" }Ein Kredit über { $loan } Credit bleibt offen (LM-TORUS-5).
       *[other] { settlement-after }{ "\u000A" }Ein Kredit über { $loan } Credits bleibt offen (LM-TORUS-5).
    }
settlement-moved = { $moved ->
        [one] { $moved } Credit
       *[other] { $moved } Credits
    }
settlement-owed = { $owed ->
        [one] { $owed } Credit
       *[other] { $owed } Credits
    }
statement-line-arrival = Ankunftsbonus: { settlement-moved } ({ $rule }).
statement-line-best-looking = Bonus für das schönste Schiff: { settlement-moved } ({ $rule }).
statement-line-goods = Waren verkauft: { settlement-moved } ({ $rule }).
statement-line-set-aside = Beiseitegelegte Waren, zum halben Wert verkauft: { settlement-moved } ({ $rule }).
statement-line-merchant = Händler: { settlement-moved } ({ $rule }).
statement-line-manager = Manager: { settlement-moved } ({ $rule }).
statement-line-debt-short = Schuld: { $moved } von { settlement-owed } bezahlt, { $short } erlassen ({ $rule }).
statement-line-debt = Schuld: { settlement-owed } bezahlt ({ $rule }).
statement-line-penalty-short = Verluststrafe: { $moved } von { settlement-owed } bezahlt, { $short } erlassen ({ $rule }).
statement-line-penalty = Verluststrafe: { settlement-owed } bezahlt ({ $rule }).

## Insurance

insurance-no-such-insurance = eine Versicherung kostet 0, 2, 5 oder 8 Credits, nicht { $price }
insurance-not-sold = für dieses Brett gibt es keine Versicherung, auch nicht für { $price } Credits
insurance-too-dear = { $credits ->
        [one] eine Versicherung für { $price } Credits ist mit { $credits } Credit zu teuer
       *[other] eine Versicherung für { $price } Credits ist mit { $credits } Credits zu teuer
    }

## What is wrong with a settlement

settle-too-many-players = es spielen höchstens 5
settle-no-marker = ein Schiff von { $seat } ist angekommen, der Marker muss also eine Position haben
settle-nothing-arrived = von { $seat } ist kein Schiff angekommen, einen Marker kann es also nicht geben
settle-same-position = die Marker von { $seat } und { $other } können nicht auf derselben Position stehen
settle-no-such-ship = der Spezialist von { $seat } kann nicht zu Schiff { $number } gehören: Dieses Schiff gibt es nicht
