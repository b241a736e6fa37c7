# What is said of attacks and defences of Galaxy Trucker, in Polish.
# Terms are those of the Polish edition, see `starwright::guide::words`.
# Ids and variables are those of the README of this package.

attack-from = { $from-key ->
        [front] od przodu
        [rear] od tyłu
        [right] od prawej
       *[other] od lewej
    }
attack-struck = { $struck-cell }{ $struck-key ->
        [known] {""} ({ $struck-kind })
       *[other] {""}
    }
attack-kinds-of = { $kind-key ->
        [small-meteor] małych meteorów
        [large-meteor] dużych meteorów
        [light-fire] lekkiego ostrzału
        [heavy-fire] ciężkiego ostrzału
       *[other] najeźdźców
    }
attack-only = { $kind-key ->
        [none] {""}
       *[other] , jest tam tylko { $kind }
    }

attack-kind-small-meteor = mały meteor
attack-kind-large-meteor = duży meteor
attack-kind-light-fire = lekki ostrzał
attack-kind-heavy-fire = ciężki ostrzał
attack-kind-intruder = najeźdźca
turn-straight = prosto
turn-right = w prawo
turn-left = w lewo
turn-back = z powrotem
attack = { $kind } { attack-from }

aim-missing = brakuje rzutu: { $wanted }
aim-surplus = o jeden rzut za dużo: { $die }; ostatnią potrzebną kością była { $after }
aim-no-numbers = ataku nie można wymierzyć w planszę bez nadrukowanych numerów

## What becomes of it

met-nothing = żadna część
met-choice = jedna z części na polach { $cells }

fate-missed = chybia
fate-dodged = zostaje ominięty
fate-bounced = odbija się
fate-shot-down = zostaje zestrzelony przez działo na polu { $cannon }
fate-shielded = zostaje powstrzymany przez generator osłon na polu { $shield }
fate-withstood = nie uszkadza poszycia
fate-destroyed = niszczy część
fate-repelled = zostaje odparty
fate-boarded = dostaje się na pokład

line-end-missed = atak ({ $line }) chybia
line-end-dodged = statek unika ataku ({ $line })
line-end-bounced = mały meteor ({ $line }) odbija się od części na polu { attack-struck }
line-end-shot-down = działo na polu { $by } zestrzeliwuje duży meteor ({ $line }), zanim trafi on w część na polu { attack-struck }
line-end-shielded = generator osłon na polu { $by } chroni część na polu { attack-struck } przed atakiem ({ $line })
line-end-withstood = atak ({ $line }) trafia w niezniszczalną część na polu { attack-struck }
line-end-destroyed = atak ({ $line }) niszczy część na polu { attack-struck }
line-end-repelled = najeźdźca ({ $line }) zostaje odparty na polu { attack-struck }
line-end-boarded = najeźdźca ({ $line }) dostaje się na pokład przez część na polu { attack-struck }

## Defence

defence-other-board = atak wylosowano dla innej planszy
defence-in-hyperspace = statek z polem { $cell } jest w nadprzestrzeni i nie bierze w tym udziału
defence-no-thruster = na polu { $cell } nie ma silnika manewrowego{ attack-only }
defence-idle-nozzle = silnik manewrowy na polu { $thruster }, skierowany { $nozzle-key ->
        [front] do przodu
        [rear] do tyłu
        [right] w prawo
       *[other] w lewo
    }, nie pozwala uniknąć ataku { attack-from }
defence-second-thruster = nie można użyć także silnika manewrowego na polu { $thruster }: ten statek przesuwa już silnik na polu { $first }
defence-no-line = na tej linii ({ $line }) nie ma ataku
defence-no-choice = nie można wybrać części na polu { $struck }: na tej linii ({ $line }) właściciel nie ma wyboru
defence-not-nearest = na tej linii ({ $line }) nie można wybrać części na polu { $struck }, tylko na jednym z pól: { $among }
defence-chosen-twice = część trafioną na tej linii ({ $line }) wybrano dwa razy
defence-undecided = właściciel musi wybrać część trafioną na tej linii ({ $line }), na jednym z pól: { $among }
defence-no-cannon = na polu { $cell } nie ma działa{ attack-only }
defence-cannons-do-nothing = działo na polu { $cannon } nie zestrzeliwuje { attack-kinds-of }
defence-points-elsewhere = działo na polu { $cannon } nie jest skierowane { $from-key ->
        [front] do przodu
        [rear] do tyłu
        [right] w prawo
       *[other] w lewo
    }
defence-out-of-reach = działo na polu { $cannon } nie sięga tej linii ({ $line })
defence-cannon-used = działo na polu { $cannon } już strzelało
defence-shot-twice = działo na polu { $cannon } nie jest potrzebne na tej linii ({ $line }): strzela tam już działo na polu { $first }
defence-nothing-to-shoot = działo na polu { $cannon } nie ma do czego strzelać na tej linii ({ $line }): atak nie trafia tam w żadną część
defence-no-shield = na polu { $cell } nie ma generatora osłon{ attack-only }
defence-covers-elsewhere = generator osłon na polu { $shield } nie osłania { $from-key ->
        [front] przodu
        [rear] tyłu
        [right] prawej strony
       *[other] lewej strony
    }
defence-needs-boost = generator osłon na polu { $shield } powstrzymuje { $kind-key ->
        [small-meteor] małe meteory
        [large-meteor] duże meteory
       *[other] { $kind }
    } tylko po wzmocnieniu
defence-shields-do-nothing = generator osłon na polu { $shield } nie powstrzymuje { attack-kinds-of }
defence-second-shield = generator osłon na polu { $shield } nie jest potrzebny: statek osłania już generator na polu { $first }
defence-nothing-to-stop = generator osłon na polu { $shield } nie ma czego powstrzymywać: { $why }

nothing-to-stop-missed = atak nie trafia w żadną część
nothing-to-stop-other-ship = atak trafia w inny statek
nothing-to-stop-bounced = meteor się odbija
nothing-to-stop-shot-down = meteor zostaje zestrzelony

impact-no-piece = pole { $cell } nie należy do statku, który się rozpadł
impact-nobody-aboard = fragment z polem { $cell } nie ma człowieka na pokładzie: trzeba zachować fragment z człowiekiem ({ $manned-count ->
        [1] pole
       *[other] pola
    } { $manned })
impact-nothing-to-board = najeźdźca nie może dostać się na pokład przez pole { $cell }: nie ma tam części

## What a defence spares

spared = { $kinds ->
        [0] niczego nie ratuje
       *[other] {""}
    }{ $kept-count ->
        [0] {""}
       *[other] ratuje: { $kept }
    }{ $kinds ->
        [2] {""} i {""}
       *[other] {""}
    }{ $intruders ->
        [0] {""}
       *[other] zatrzymuje { $intruders ->
            [one] { $intruders } najeźdźcę
            [few] { $intruders } najeźdźców
            [many] { $intruders } najeźdźców
           *[other] { $intruders } najeźdźcy
        }
    }{ $tokens ->
        [0] {""}
       *[other] {""} za { $tokens ->
            [one] { $tokens } żeton baterii
            [few] { $tokens } żetony baterii
            [many] { $tokens } żetonów baterii
           *[other] { $tokens } żetonu baterii
        }
    }{ $instead-count ->
        [0] {""}
       *[other] , ale przepada: { $instead }
    }; strata: { $left ->
        [one] { $left } kredyt
        [few] { $left } kredyty
        [many] { $left } kredytów
       *[other] { $left } kredytu
    }{ $otherwise ->
        [none] {""}
       *[other] , a nie { $otherwise }
    }{ $forgone-key ->
        [none] {""}
       *[other] ; { $forgone }
    }
spared-forgone = gdyby { $kept-count ->
        [0] {""}
       *[other] uratować: { $kept }
    }{ $kinds ->
        [2] {""} i {""}
       *[other] {""}
    }{ $intruders ->
        [0] {""}
       *[other] zatrzymać { $intruders ->
            [one] { $intruders } najeźdźcę
            [few] { $intruders } najeźdźców
            [many] { $intruders } najeźdźców
           *[other] { $intruders } najeźdźcy
        }
    }{ $tokens ->
        [0] {""}
       *[other] {""} za { $tokens ->
            [one] { $tokens } żeton baterii
            [few] { $tokens } żetony baterii
            [many] { $tokens } żetonów baterii
           *[other] { $tokens } żetonu baterii
        }
    }{ $instead-count ->
        [0] {""}
       *[other] , ale stracić: { $instead }
    }, strata wyniosłaby { $loss ->
        [one] { $loss } kredyt
        [few] { $loss } kredyty
        [many] { $loss } kredytów
       *[other] { $loss } kredytu
    }
spared-component = { $component } na polu { $cell }{ $contents-key ->
        [nothing] {""}
        [goods] {""} (towary: { $contents })
       *[other] {""} ({ $contents })
    }
