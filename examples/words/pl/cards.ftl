# What stands on the cards of Galaxy Trucker, and what is wrong with cards and decks, in Polish.
# Terms are those of the Polish edition, see `starwright::guide::words`.
# Ids and variables are those of the README of this package.

cards-goods = { $goods-count ->
        [0] 0 towarów
       *[other] towary: { $goods }
    }

cards-field = { $field ->
        [meteors] meteorów
        [shots] strzałów
        [planets] planet
        [lines] linii
        [number] najeźdźców
        [turns] kierunków
        [parts] kart
       *[other] towarów
    }

card-open-space = Wolna przestrzeń: każdy leci do przodu o tyle pól, ile wynosi jego moc silników; statki o mocy 0 rezygnują z lotu.
card-stardust = Gwiezdny pył: każdy traci 1 dzień lotu za każde odsłonięte połączenie.
card-epidemic = Epidemia: każda zajęta kabina połączona z inną zajętą kabiną traci 1 członka załogi.
card-sabotage = Sabotaż: kto ma najmniej załogi, traci część wylosowaną kośćmi.
card-meteor-swarm = Skupisko meteorów: { $meteors }.
card-planets = Planety (lądowanie kosztuje { $days ->
        [one] { $days } dzień lotu
        [few] { $days } dni lotu
        [many] { $days } dni lotu
       *[other] { $days } dnia lotu
    }): { $planets }.
card-abandoned-ship = Porzucony statek: można oddać { $crew ->
        [one] { $crew } członka załogi
        [few] { $crew } członków załogi
        [many] { $crew } członków załogi
       *[other] { $crew } członka załogi
    } i otrzymać { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }; kosztuje to { $days ->
        [one] { $days } dzień lotu
        [few] { $days } dni lotu
        [many] { $days } dni lotu
       *[other] { $days } dnia lotu
    }.
card-abandoned-station = Opuszczona stacja kosmiczna: kto ma co najmniej { $crew ->
        [one] { $crew } członka załogi
        [few] { $crew } członków załogi
        [many] { $crew } członków załogi
       *[other] { $crew } członka załogi
    }, może wziąć { cards-goods }; kosztuje to { $days ->
        [one] { $days } dzień lotu
        [few] { $days } dni lotu
        [many] { $days } dni lotu
       *[other] { $days } dnia lotu
    }.
card-slavers = Łowcy niewolników (siła ognia { $strength }): pokonani oddają { $lose_crew ->
        [one] { $lose_crew } członka załogi
        [few] { $lose_crew } członków załogi
        [many] { $lose_crew } członków załogi
       *[other] { $lose_crew } członka załogi
    }; zwycięzca może za { $days ->
        [one] { $days } dzień lotu
        [few] { $days } dni lotu
        [many] { $days } dni lotu
       *[other] { $days } dnia lotu
    } wziąć { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }.
card-smugglers = Przemytnicy (siła ognia { $strength }): pokonani oddają { $lose_goods ->
        [one] { $lose_goods } towar
        [few] { $lose_goods } towary
        [many] { $lose_goods } towarów
       *[other] { $lose_goods } towaru
    }; zwycięzca może za { $days ->
        [one] { $days } dzień lotu
        [few] { $days } dni lotu
        [many] { $days } dni lotu
       *[other] { $days } dnia lotu
    } wziąć { cards-goods }.
card-pirates = Piraci (siła ognia { $strength }): pokonanych czeka { $shots }; zwycięzca może za { $days ->
        [one] { $days } dzień lotu
        [few] { $days } dni lotu
        [many] { $days } dni lotu
       *[other] { $days } dnia lotu
    } wziąć { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }.
card-combat-zone = Strefa walk: { $lines }.
card-intruders = Najeźdźcy { $from-key ->
        [front] od przodu
        [rear] od tyłu
        [right] od prawej
       *[other] od lewej
    }: { $number } naraz, skręcają w tej kolejności: { $turns }; wchodzą na pokład: { $boards }; każdy { $deed }; każdy pokonany daje { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
        [many] { $credits } kredytów
       *[other] { $credits } kredytu
    }; niepokonanie wszystkich kosztuje { $days ->
        [one] { $days } dzień lotu
        [few] { $days } dni lotu
        [many] { $days } dni lotu
       *[other] { $days } dnia lotu
    }.
card-sequence = Po kolei, jako jedna karta: { $parts }

card-family-open-space = wolna przestrzeń
card-family-stardust = gwiezdny pył
card-family-epidemic = epidemia
card-family-sabotage = sabotaż
card-family-meteor-swarm = skupisko meteorów
card-family-planets = planety
card-family-abandoned-ship = porzucony statek
card-family-abandoned-station = opuszczona stacja kosmiczna
card-family-slavers = łowcy niewolników
card-family-smugglers = przemytnicy
card-family-pirates = piraci
card-family-combat-zone = strefa walk
card-family-intruders = najeźdźcy
card-family-sequence = ciąg kart

combat-line = { $penalty-key ->
        [shots] tego, kto ma { $worst }, czeka { $penalty-shots }
       *[other] kto ma { $worst }, { $penalty }
    }
criterion-fewest-crew = najmniej załogi
criterion-weakest-engines = najsłabsze silniki
criterion-weakest-cannons = najsłabsze działa
boarded-everybody = wszyscy
boarded-fewest-crew = kto ma najmniej załogi
boarded-weakest-engines = kto ma najsłabsze silniki
boarded-weakest-cannons = kto ma najsłabsze działa
boarded-most-crew = kto ma najwięcej załogi
boarded-strongest-engines = kto ma najsilniejsze silniki
boarded-strongest-cannons = kto ma najsilniejsze działa
deed-crew = zabiera { $number ->
        [one] { $number } członka załogi
        [few] { $number } członków załogi
        [many] { $number } członków załogi
       *[other] { $number } członka załogi
    }
deed-goods = zabiera { $number ->
        [one] { $number } towar
        [few] { $number } towary
        [many] { $number } towarów
       *[other] { $number } towaru
    }
deed-batteries = zabiera { $number ->
        [one] { $number } baterię
        [few] { $number } baterie
        [many] { $number } baterii
       *[other] { $number } baterii
    }
deed-charges = podkłada { $number ->
        [one] { $number } ładunek
        [few] { $number } ładunki
        [many] { $number } ładunków
       *[other] { $number } ładunku
    }
penalty-days = traci { $number ->
        [one] { $number } dzień lotu
        [few] { $number } dni lotu
        [many] { $number } dni lotu
       *[other] { $number } dnia lotu
    }
penalty-crew = traci { $number ->
        [one] { $number } członka załogi
        [few] { $number } członków załogi
        [many] { $number } członków załogi
       *[other] { $number } członka załogi
    }
penalty-goods = traci { $number ->
        [one] { $number } towar
        [few] { $number } towary
        [many] { $number } towarów
       *[other] { $number } towaru
    }
penalty-shots = przyjmuje { $shots }

## What is wrong

card-no-such-card = nadrukowane karty mają numery od 0 do 59, a nie { $number }
card-nested = ciąg kart: część { $number } nie może sama być ciągiem
card-count = { $card }: musi być od 1 do { $most } { cards-field }, a nie { $count }
card-planet = planety: na planecie { $number } musi być od 1 do { $most } towarów, a nie { $blocks }
card-no-meteor = skupisko meteorów: atakiem { $number } musi być mały lub duży meteor, a nie { $attack }
card-no-shot = { $card }: atakiem { $number } musi być lekki lub ciężki ostrzał, a nie { $attack }
card-piles = muszą być 4 stosy kart, a nie { $piles }
card-pile = stos { $pile } musi mieć { $expected ->
        [one] { $expected } kartę
        [few] { $expected } karty
        [many] { $expected } kart
       *[other] { $expected } karty
    } poziomu { $level }, a nie { $cards }
card-cards = talia musi mieć { $expected ->
        [one] { $expected } kartę
        [few] { $expected } karty
        [many] { $expected } kart
       *[other] { $expected } karty
    } poziomu { $level }, a nie { $cards }
card-no-card = nie ma żadnych kart
card-top = wierzchnia karta musi być poziomu { $expected }, a nie { $level }
card-card-twice = karta { $card } występuje dwa razy
card-card-used = karty { $card } użyto już we wcześniejszym locie
card-not-of-the-piles = karta { $number } w talii nie pochodzi z czterech stosów
card-missing = w talii brakuje { $cards ->
        [1] 1 karty
       *[other] { $cards } kart
    } z czterech stosów
card-none-printed = nie ma nadrukowanych kart poziomu { $level }, które można by rozdać
