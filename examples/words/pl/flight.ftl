# What is said in a flight of Galaxy Trucker, in Polish: events, choices, what is asked and refused.
# Terms are those of the Polish edition, see `starwright::guide::words`.
# Ids and variables are those of the README of this package. Names of players are not inflected.

flight-load = { $load-count ->
        [0] nie bierze towarów
       *[other] bierze towary: { $load }
    }
flight-awaited = { $awaited ->
        [table] stół
       *[other] { $awaited }
    }

## Phrases

phrase-tokens = { $number } z pola { $cell }
phrase-held = { $goods-count ->
        [0] nic
       *[other] { $goods }
    } na polu { $cell }
phrase-goods = { $goods-count ->
        [0] nic
       *[other] towary ({ $goods })
    } z pola { $cell }
phrase-batteries = { $number ->
        [one] { $number } bateria
        [few] { $number } baterie
        [many] { $number } baterii
       *[other] { $number } baterii
    } z pola { $cell }
phrase-aboard = { $contents-key ->
        [goods] towary ({ $contents })
       *[other] { $contents }
    } z pola { $cell }
phrase-thrusters = { $cells-count ->
        [1] użyć silnika manewrowego na polu { $cells }
       *[other] użyć silników manewrowych na polach { $cells }
    }
phrase-struck = wybrać, że atak ({ $line }) trafi w część na polu { $struck }
phrase-shot = strzelić ({ $line }) z działa na polu { $cannon }
phrase-shields = { $cells-count ->
        [1] zasilić generator osłon na polu { $cells }
       *[other] zasilić generatory osłon na polach { $cells }
    }
phrase-boosts = { $cells-count ->
        [1] wzmocnić generator osłon na polu { $cells }
       *[other] wzmocnić generatory osłon na polach { $cells }
    }
phrase-paid = { $tokens-count ->
        [1] zużyć baterię z pola { $tokens }
       *[other] zużyć baterie z pól { $tokens }
    }

## What is asked

flight-ask-withdraw = statki do wycofania
flight-ask-hyperspace = statki do wysłania w nadprzestrzeń
flight-ask-engines = moc silników
flight-ask-cannons = siła ognia
flight-ask-land = planeta do lądowania
flight-ask-take = odpowiedź na ofertę
flight-ask-crew = załoga do oddania
flight-ask-goods = towary do oddania
flight-ask-stow = towary do załadowania
flight-ask-defend = reakcja na atak
flight-ask-keep = fragment do zachowania
flight-ask-roll = następny rzut za atak
flight-ask-locate = następny rzut za sabotaż

## Choice

flight-choice-fly-on = lecieć dalej
flight-choice-withdraw = wycofać z lotu statek z polem { $at }
flight-choice-wake = obudzić kosmonautę na polu { $chamber } do kabiny na polu { $cabin }
flight-choice-jump = wysłać w nadprzestrzeń statek ze wzmacniaczem silników na polu { $booster }, zużywając baterię z pola { $battery }
flight-choice-power = { $powered-count ->
        [0] niczego nie zasilać
        [1] zasilić część na polu { $powered }
       *[other] zasilić części na polach { $powered }
    }{ $tokens-count ->
        [0] {""}
        [1] , zużywając baterię z pola { $tokens }
       *[other] , zużywając baterie z pól { $tokens }
    }
flight-choice-land = wylądować na planecie { $number }
flight-choice-take = przyjąć ofertę
flight-choice-decline = odrzucić ofertę
flight-choice-give-crew = { $from-count ->
        [0] nie oddawać załogi
       *[other] oddać załogę: { $from }
    }
flight-choice-give-goods = { $loss-count ->
        [0] nie oddawać towarów
       *[other] oddać: { $loss }
    }
flight-choice-stow = { $load-count ->
        [0] nie brać towarów
       *[other] wziąć towary: { $load }
    }; { $holds-count ->
        [0] wyrzucić wszystkie towary
       *[other] rozmieścić: { $holds }
    }
flight-choice-defend = { $defence-count ->
        [0] nie reagować
       *[other] { $defence }
    }
flight-choice-keep = zachować fragment z polem { $at }
flight-choice-die = na kości wypada { $face }

## Event

flight-event-unused = { $parts ->
        [one] { $seat } ma wzmacniacz silników lub komorę hibernacyjną na polu { $components }: w tym locie nie działa
        [few] { $seat } ma wzmacniacze silników lub komory hibernacyjne na polach { $components }: w tym locie nie działają
        [many] { $seat } ma wzmacniacze silników lub komory hibernacyjne na polach { $components }: w tym locie nie działają
       *[other] { $seat } ma wzmacniacze silników lub komory hibernacyjne na polach { $components }: w tym locie nie działają
    }
flight-event-shown = nowa karta{ $faced-key ->
        [none] {""}
       *[other] , podwyższona do poziomu IV
    }: { $says }
flight-event-woken = { $seat } budzi kosmonautę z komory hibernacyjnej na polu { $chamber }, który przechodzi do kabiny na polu { $cabin }
flight-event-jumped = statek gracza { $seat } na polach { $cells } wchodzi w nadprzestrzeń do końca karty, zużywając baterię z pola { $battery }
flight-event-engines = { $seat } deklaruje moc silników { $strength }{ $batteries ->
        [0] {""}
       *[other] {""} i zużywa { $batteries ->
            [one] { $batteries } baterię
            [few] { $batteries } baterie
            [many] { $batteries } baterii
           *[other] { $batteries } baterii
        }
    }
flight-event-cannons = { $seat } deklaruje siłę ognia { $strength }{ $batteries ->
        [0] {""}
       *[other] {""} i zużywa { $batteries ->
            [one] { $batteries } baterię
            [few] { $batteries } baterie
            [many] { $batteries } baterii
           *[other] { $batteries } baterii
        }
    }
flight-event-remain = pozostałe statki gracza { $seat } lecą dalej z mocą silników { $strength }
flight-event-moved = { $seat } { $gained ->
        [1] zyskuje
       *[other] traci
    } { $moved ->
        [one] { $moved } dzień lotu
        [few] { $moved } dni lotu
        [many] { $moved } dni lotu
       *[other] { $moved } dnia lotu
    } i jest teraz na pozycji { $to }
flight-event-landed = { $seat } ląduje na planecie { $number }
flight-event-took = { $seat } przyjmuje ofertę
flight-event-declined = { $seat } odrzuca ofertę
flight-event-paid = { $seat } otrzymuje { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }
flight-event-stowed = { $seat } { flight-load }{ $thrown_away-count ->
        [0] {""}
       *[other] ; wyrzucone: { $thrown_away }
    }
flight-event-lost = { $seat } { $lost-count ->
        [0] nic nie traci
       *[other] ponosi straty: { $lost }
    }
flight-event-fought = { $seat } { $fight }
flight-event-worst = { $seat } ma { $worst }
flight-event-part = zaczyna się część { $number } karty
flight-event-chosen = najeźdźcy wchodzą na pokład: { $boarded } ({ $seat })
flight-event-walked = najeźdźca na pokładzie ({ $seat }) przechodzi przez: { $visited }{ $defeated ->
        [none] {""}
       *[other] , po czym zostaje pokonany na { $defeated }
    }
flight-event-skipped = pominięto { $lines ->
        [one] { $lines } linię
        [few] { $lines } linie
        [many] { $lines } linii
       *[other] { $lines } linii
    } strefy walk: leci mniej niż dwóch graczy
flight-event-sabotaged = { $seat } ma najmniej załogi i pada ofiarą sabotażu
flight-event-rolled = na kości wypada { $face }
flight-event-comes = nadchodzi { $attack }{ $turned_from-key ->
        [none] {""}
        [front] {""} (pierwotnie od przodu)
        [rear] {""} (pierwotnie od tyłu)
        [right] {""} (pierwotnie od prawej)
       *[other] {""} (pierwotnie od lewej)
    }: { $lines-count ->
        [0] mija planszę
       *[other] { $lines }
    }
flight-event-unmet = { $attacks ->
        [one] { $attacks } atak nie ma już celu, więc nie rzuca się za niego kośćmi
        [few] { $attacks } ataki nie mają już celu, więc nie rzuca się za nie kośćmi
        [many] { $attacks } ataków nie ma już celu, więc nie rzuca się za nie kośćmi
       *[other] { $attacks } ataku nie ma już celu, więc nie rzuca się za nie kośćmi
    }
flight-event-met = { $seat } { $defence-count ->
        [0] nie reaguje
       *[other] postanawia { $defence }
    }{ $ends-count ->
        [0] {""}
       *[other] ; { $ends }
    }
flight-event-searched = sabotaż { $found ->
        [none] nie trafia w żadną część
       *[other] trafia w część na polu { $found }
    }
flight-event-wrecked = { $seat } traci { $parts ->
        [1] część na polu
       *[other] części na polach
    } { $destroyed }{ $cut_off-count ->
        [0] {""}
        [1] ; odpada część na polu { $cut_off }
       *[other] ; odpadają części na polach { $cut_off }
    }{ $aboard-count ->
        [0] {""}
       *[other] ; przepada też: { $aboard }
    }
flight-event-left = statek gracza { $seat }{ $cells-count ->
        [0] {""}
        [1] {""} (pole { $cells })
       *[other] {""} (pola { $cells })
    } rezygnuje z lotu: { $reason }{ $set_aside-count ->
        [0] {""}
       *[other] ; odłożone towary: { $set_aside }
    }
flight-event-out-of-flight = { $seat } nie ma już żadnego statku i odpada z lotu
flight-event-over = koniec lotu

flight-fight-won = pokonuje wroga
flight-fight-drawn = remisuje z wrogiem, który rusza dalej
flight-fight-lost = przegrywa z wrogiem, który rusza dalej
flight-reason-withdrawn = właściciel go wycofuje
flight-reason-stranded = brak mocy silników w wolnej przestrzeni
flight-reason-unmanned = na pokładzie nie ma człowieka
flight-reason-lapped = właściciel został zdublowany

## Refusal

flight-refusal-no-seat = liczba graczy to { $players }, więc nie ma gracza { $seat }
flight-refusal-over = lot już się skończył
flight-refusal-out-of-turn = { $actor ->
        [table] to nie kolej stołu
       *[other] to nie kolej gracza { $actor }
    }; kolej na: { flight-awaited } ({ $ask })
flight-refusal-no-answer = to nie jest odpowiedź na pytanie; odpowiada { flight-awaited } ({ $ask })
flight-refusal-no-ship-there = { $seat } nie ma na polu { $at } statku, który można by wycofać
flight-refusal-no-waking = kosmonautów na polu { $chamber } nie można obudzić: w tym locie nic nie budzi kosmonautów
flight-refusal-no-booster = na polu { $at } nie ma wzmacniacza silników
flight-refusal-no-help = zasilenie części na polu { $cell } nie zwiększa { $ask-key ->
        [engines] mocy silników
       *[other] siły ognia
    }
flight-refusal-no-planet = { $planets ->
        [one] jest tylko { $planets } planeta
        [few] są tylko { $planets } planety
        [many] jest tylko { $planets } planet
       *[other] jest tylko { $planets } planety
    }, więc nie ma planety { $number }
flight-refusal-planet-taken = planeta { $number } jest zajęta
flight-refusal-not-that-load = karta nie daje { $load-count ->
        [0] pustego ładunku
       *[other] takich towarów: { $load }
    }
flight-refusal-no-boost = generatora osłon na polu { $shield } nie można wzmocnić: w tym locie nic nie wzmacnia osłon

## Setup

flight-setup-players = w grze bierze udział od 2 do 5 graczy, a nie { $players }
flight-setup-level = statek klasy { $class } leci w locie poziomu { $own }, a nie { $level }
flight-setup-board-level = ta plansza jest na lot poziomu { $expected }, a nie { $level }
flight-setup-level-iii-cards = z kart III poziomu korzysta tylko lot IV poziomu, a nie lot poziomu { $level }
flight-setup-other-board = plansza gracza { $seat } jest inna niż plansza stołu
flight-setup-no-ship = { $seat } ma znacznik statku, ale nie ma statku w locie
flight-setup-no-marker = { $seat } ma statek w locie, ale nie ma znacznika statku
flight-setup-not-boarded = załoga i baterie gracza { $seat } nie są jeszcze na pokładzie
flight-setup-unmanned = statek { $number } gracza { $seat } nie ma na pokładzie człowieka i nie może lecieć
flight-setup-top-card = wierzchnia karta musi być poziomu { $expected }, a nie { $level }
flight-setup-card-level = karta { $number } w talii jest poziomu { $level }, a w tym locie są karty najwyżej poziomu { $highest }
flight-setup-not-in-deck = { $seat } nie może znać karty { $card }: nie ma jej w talii
flight-setup-sabotage = karta { $number } w talii to sabotaż, a jego miejsca nie można wylosować na planszy z transwymiarową granicą

track-too-many-seats = graczy może być najwyżej 5
track-space-taken = znaczniki graczy { $seat } i { $other } nie mogą stać na tym samym polu { $space }
track-out-of-range = znacznik gracza { $seat } nie może mieć za sobą { $position ->
        [one] { $position } pola
        [few] { $position } pól
        [many] { $position } pól
       *[other] { $position } pola
    } lotu
track-no-marker = { $seat } nie ma znacznika na planszy lotu
track-named-twice = { $seat } nie może startować dwa razy
