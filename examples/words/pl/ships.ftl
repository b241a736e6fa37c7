# What is said of ships and fleets of Galaxy Trucker, in Polish: building, mistakes, repair, crew, goods, losses, batteries, advice.
# Terms are those of the Polish edition, see `starwright::guide::words`.
# Ids and variables are those of the README of this package.

ships-at-side = { $side-key ->
        [front] z przodu
        [right] po prawej stronie
        [left] po lewej stronie
       *[other] z tyłu
    }
ships-good-of = { $good-key ->
        [red] czerwonych
        [yellow] żółtych
        [green] zielonych
       *[other] niebieskich
    }

## Building and mistakes

build-connector-on-outlet = { $kind }: { ships-at-side } nie może być { $connector-key ->
        [single-connector] pojedynczego połączenia
        [double-connector] podwójnego połączenia
       *[other] uniwersalnego połączenia
    }, bo jest tam { $outlet }
build-no-such-mark = na tej planszy nie ma pól oznaczonych { $mark }
build-no-cell = na tej planszy nie ma pola { $cell }
build-occupied = pole { $cell } jest już zajęte: { $present }

component-known = { $kind } na polu { $cell }
component-unknown = część na polu { $cell }

violation-mismatch = { $near } części na polu { $first } sąsiaduje z { $far-key ->
        [smooth-edge] gładką stroną
        [single-connector] pojedynczym połączeniem
        [double-connector] podwójnym połączeniem
       *[other] uniwersalnym połączeniem
    } części na polu { $second }: { $why }
violation-exhaust-direction = dysza silnika na polu { $cell } jest skierowana { $points-key ->
        [right] w prawo
        [left] w lewo
       *[other] do przodu
    }, a nie do tyłu
violation-blocked = { $kind } na polu { $cell }: { $outlet } jest skierowana na pole { $by }, które musi być puste
violation-closed-cell = pole { $cell } jest niedostępne i nie może na nim leżeć część
violation-cut-off = { $piece-count ->
        [1] część na polu { $piece } nie łączy się
       *[other] części na polach { $piece } nie łączą się
    } z resztą statku { $nth }
clash-smooth = połączenie nie może sąsiadować z gładką stroną
clash-splice = strony stykające się przez transwymiarową granicę muszą być identyczne
clash-single-double = pojedyncze połączenie nie może sąsiadować z podwójnym

report-legal = kontrola konstrukcji nie wykazuje błędów
report-broken = { $rule }: { $violation }
rejected =
    statek nie przechodzi kontroli konstrukcji:
    { $report }

misfit-unattached = pole { $cell } nie sąsiaduje z żadną częścią swojego statku
misfit-unjoined = na polu { $cell } część nie łączyłaby się ze swoim statkiem

## Repair

repair-removed = do usunięcia { $component }: { $mistake } ({ $rule })
repair-cut-off = { $component } odpada razem ze swoim fragmentem ({ $rule })
repair-no-component = na polu { $cell } nie ma części, którą można by usunąć
repair-in-no-mistake = usunięcie części na polu { $cell } ({ $present }) nie naprawia żadnego błędu
repair-no-piece = nie ma fragmentu z polem { $cell }, który można by zachować
repair-mistakes-left = najpierw trzeba naprawić { $number ->
        [one] { $number } błąd
        [few] { $number } błędy
        [many] { $number } błędów
       *[other] { $number } błędu
    }

proposal-no-component = na polu { $cell } nie ma części, którą można by usunąć
proposal-mistakes-left = { $number ->
        [one] pozostaje { $number } błąd
        [few] pozostają { $number } błędy
        [many] pozostaje { $number } błędów
       *[other] pozostaje { $number } błędu
    }
proposal-several-pieces = statek { $nth } rozpada się na { $number ->
        [one] { $number } fragment
        [few] { $number } fragmenty
        [many] { $number } fragmentów
       *[other] { $number } fragmentu
    }, a zachować można tylko jeden
proposal-too-much = { $cells-count ->
        [1] część na polu { $cells } nie jest wadliwa i musi zostać
       *[other] jedna z części na polach { $cells } musi zostać: ostatnia, która pozostanie, nie jest wadliwa
    }

## What is aboard

blocks = { $good-key ->
        [red] { $number ->
            [one] { $number } czerwony
            [few] { $number } czerwone
            [many] { $number } czerwonych
           *[other] { $number } czerwonego
        }
        [yellow] { $number ->
            [one] { $number } żółty
            [few] { $number } żółte
            [many] { $number } żółtych
           *[other] { $number } żółtego
        }
        [green] { $number ->
            [one] { $number } zielony
            [few] { $number } zielone
            [many] { $number } zielonych
           *[other] { $number } zielonego
        }
       *[other] { $number ->
            [one] { $number } niebieski
            [few] { $number } niebieskie
            [many] { $number } niebieskich
           *[other] { $number } niebieskiego
        }
    }

contents-nothing = nic
contents-humans = { $number ->
        [one] { $number } człowiek
        [few] { $number } ludzi
        [many] { $number } ludzi
       *[other] { $number } człowieka
    }
contents-sleepers = { $number ->
        [one] { $number } kosmonauta
        [few] { $number } kosmonautów
        [many] { $number } kosmonautów
       *[other] { $number } kosmonauty
    }
contents-batteries = { $number ->
        [one] { $number } bateria
        [few] { $number } baterie
        [many] { $number } baterii
       *[other] { $number } baterii
    }

boarding-already-aboard = załoga i baterie są już na pokładzie
boarding-no-cabin = { $alien } nie może zamieszkać na polu { $cell }: { $kind-key ->
        [none] nie ma tam kabiny
       *[other] { $kind } nie mieści kosmitów
    }
boarding-no-life-support = { $alien } potrzebuje systemu podtrzymywania życia w swoim kolorze, połączonego z kabiną na polu { $cell }
boarding-second-of-colour = { $alien } nie może zamieszkać na polu { $cell }: we flotylli jest już { $colour } kosmita, na polu { $first }
boarding-cabin-taken = { $alien } nie może zamieszkać w kabinie na polu { $cell }: mieszka tam już { $by }
boarding-not-boarded = niczego nie można zyskać, zanim załoga i baterie trafią na pokład
boarding-no-room = na polu { $cell }{ $kind-key ->
        [none] {""}
       *[other] {""} ({ $kind })
    } nie ma miejsca na { $gain-key ->
        [human] kolejnego człowieka
       *[other] kolejny żeton baterii
    }
boarding-too-few-sleepers = na polu { $chamber } nie można obudzić { $wanted ->
        [1] 1 kosmonauty
       *[other] { $wanted } kosmonautów
    }: { $aboard ->
        [0] nie ma tam żadnego
        [1] jest tam tylko 1
       *[other] jest ich tam tylko { $aboard }
    }
boarding-nobody-to-wake = statek z komorą hibernacyjną na polu { $chamber } nie ma na pokładzie człowieka, który obudziłby kosmonautów
boarding-other-ship = kosmonauci obudzeni na polu { $chamber } nie mogą trafić na pole { $cell }: to inny statek

stowing-not-boarded = towarów nie można otrzymać, zanim załoga i baterie trafią na pokład
stowing-nothing-gained = towary można przesuwać lub wyrzucać tylko w chwili otrzymania towarów
stowing-no-hold = na polu { $hold } nie ma ładowni{ $kind-key ->
        [none] {""}
       *[other] , jest tam tylko { $kind }
    }
stowing-red-goods = czerwone towary wymagają specjalnej ładowni, a na polu { $hold } jest zwykła
stowing-too-many = ładownia na polu { $hold } mieści { $slots ->
        [one] { $slots } towar
        [few] { $slots } towary
        [many] { $slots } towarów
       *[other] { $slots } towaru
    }, a nie { $blocks }
stowing-named-twice = ładownia na polu { $hold } jest podana dwa razy
stowing-not-there = nie można załadować { $wanted ->
        [1] 1 { $good-key ->
            [red] czerwonego
            [yellow] żółtego
            [green] zielonego
           *[other] niebieskiego
        } towaru
       *[other] { $wanted } { ships-good-of } towarów
    }: { $available ->
        [0] nie ma żadnego
        [1] jest tylko 1
       *[other] jest ich tylko { $available }
    }
stowing-too-many-left = naraz można wyrzucić najwyżej 65535 { ships-good-of } towarów, a nie { $left }

## Losses and batteries

lost-crew = członków załogi
lost-goods = { ships-good-of } towarów
lost-blocks = towarów
lost-battery = żetonów baterii
loss-out-of-reach = statek z polem { $cell } jest w nadprzestrzeni i nic nie traci
loss-too-few = z pola { $cell } nie można zabrać { $what } w liczbie { $named }: { $aboard ->
        [0] nie ma ich tam wcale
        [1] jest tam tylko 1
       *[other] jest ich tam tylko { $aboard }
    }
loss-amount = liczba oddanych { $what } musi wynosić { $due }, a nie { $named }
loss-second-ship = statek { $second_nth } oddaje towary dopiero wtedy, gdy statek { $first_nth } nie ma już żadnych
loss-not-flying = statek { $nth } nie jest w locie i nie może z niego zrezygnować

power-not-a-double = na polu { $cell } { $kind-key ->
        [none] nie ma części, którą można by zasilić
       *[other] jest { $kind }, a tej części się nie zasila
    }
power-too-few-batteries = statek { $nth } potrzebuje { $needed ->
        [1] 1 żetonu baterii
       *[other] { $needed } żetonów baterii
    }, a { $aboard ->
        [0] nie ma żadnego
       *[other] ma tylko { $aboard }
    }
power-no-token = na polu { $cell } nie ma już żetonu baterii
power-too-few = statek { $nth } musi zapłacić { $cost ->
        [one] { $cost } żeton baterii
        [few] { $cost } żetony baterii
        [many] { $cost } żetonów baterii
       *[other] { $cost } żetonu baterii
    }, a { $aboard ->
        [0] nie ma żadnego
       *[other] ma tylko { $aboard }
    }
power-amount = statek { $nth } musi zapłacić { $cost ->
        [one] { $cost } żeton baterii
        [few] { $cost } żetony baterii
        [many] { $cost } żetonów baterii
       *[other] { $cost } żetonu baterii
    }, a nie { $paid }
goal-engines = moc silników { $points }
goal-cannons = siła ognia { $strength }
power-out-of-reach = { $goal } jest poza zasięgiem: można uzyskać najwyżej { $most }

## Advice

change-component = { $sign }{ $size ->
        [one] { $size } część
        [few] { $size } części
        [many] { $size } części
       *[other] { $size } części
    }
change-loose = { $sign }{ $size ->
        [one] { $size } luźna część
        [few] { $size } luźne części
        [many] { $size } luźnych części
       *[other] { $size } luźnej części
    }
change-exposed = { $sign }{ $size ->
        [one] { $size } odsłonięte połączenie
        [few] { $size } odsłonięte połączenia
        [many] { $size } odsłoniętych połączeń
       *[other] { $size } odsłoniętego połączenia
    }
change-premium = { $sign }{ $size ->
        [one] { $size } kredyt za ubezpieczenie
        [few] { $size } kredyty za ubezpieczenie
        [many] { $size } kredytów za ubezpieczenie
       *[other] { $size } kredytu za ubezpieczenie
    }
change-gap = { $sign }{ $size ->
        [one] { $size } pole słabego punktu
        [few] { $size } pola słabego punktu
        [many] { $size } pól słabego punktu
       *[other] { $size } pola słabego punktu
    }
change-engines = { $sign }{ $size } mocy silników
change-cannons = { $sign }{ $size } siły ognia
change-crew = { $sign }{ $size ->
        [one] { $size } miejsce dla człowieka
        [few] { $size } miejsca dla ludzi
        [many] { $size } miejsc dla ludzi
       *[other] { $size } miejsca dla człowieka
    }
change-tokens = { $sign }{ $size ->
        [one] { $size } żeton baterii
        [few] { $size } żetony baterii
        [many] { $size } żetonów baterii
       *[other] { $size } żetonu baterii
    }
change-goods = { $sign }{ $size ->
        [one] { $size } miejsce na towary
        [few] { $size } miejsca na towary
        [many] { $size } miejsc na towary
       *[other] { $size } miejsca na towary
    }
change-special = { $sign }{ $size ->
        [one] { $size } miejsce na czerwone towary
        [few] { $size } miejsca na czerwone towary
        [many] { $size } miejsc na czerwone towary
       *[other] { $size } miejsca na czerwone towary
    }
change-sides = { $sign }{ $size ->
        [one] { $size } osłonięta strona
        [few] { $size } osłonięte strony
        [many] { $size } osłoniętych stron
       *[other] { $size } osłoniętej strony
    }
change-aliens = { $sign }{ $size ->
        [one] { $size } kolor kosmitów
        [few] { $size } kolory kosmitów
        [many] { $size } kolorów kosmitów
       *[other] { $size } koloru kosmitów
    }
change-ways = { $sign }{ $size ->
        [one] { $size } pole do zabudowy
        [few] { $size } pola do zabudowy
        [many] { $size } pól do zabudowy
       *[other] { $size } pola do zabudowy
    }

change-shared-component = części inaczej podzielone między statki
change-shared-loose = luźne części inaczej podzielone między statki
change-shared-exposed = odsłonięte połączenia inaczej podzielone między statki
change-shared-premium = koszt ubezpieczenia inaczej podzielony między statki
change-shared-gap = słaby punkt inaczej podzielony między statki
change-shared-engines = moc silników inaczej podzielona między statki
change-shared-cannons = siła ognia inaczej podzielona między statki
change-shared-crew = miejsca dla ludzi inaczej podzielone między statki
change-shared-tokens = żetony baterii inaczej podzielone między statki
change-shared-goods = miejsca na towary inaczej podzielone między statki
change-shared-special = miejsca na czerwone towary inaczej podzielone między statki
change-shared-sides = osłonięte strony inaczej podzielone między statki
change-shared-aliens = kolory kosmitów inaczej podzielone między statki
change-shared-ways = pola do zabudowy inaczej podzielone między statki
