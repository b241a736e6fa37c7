# Statek, stocznia i budowa, po polsku.

## Components in words

page-tile-room = { $kind } na { $count }
page-tile-points = skierowane { $side ->
    [front] do przodu
    [right] w prawo
    [rear] do tyłu
   *[left] w lewo
  }
page-tile-covers = osłania { $side ->
    [front] przód
    [right] prawą stronę
    [rear] tył
   *[left] lewą stronę
  }
page-tile-connector = { $kind ->
    [single] pojedyncze
    [double] podwójne
   *[universal] uniwersalne
  } połączenie { $side ->
    [front] z przodu
    [right] z prawej
    [rear] z tyłu
   *[left] z lewej
  }
page-tile-goods = { $colour }: { $count }
page-tile-aboard = { $of ->
    [humans] ludzie
    [sleepers] śpiący
   *[batteries] żetony baterii
  }: { $count }
page-cell-empty = puste
page-cell-closed = zamknięte
page-cell-orange = pomarańczowe
page-cell-home = miejsce początkowej kabiny pilotów
page-cell-fits-now = pasuje tutaj
page-cell-fits-loose = dotyka statku, ale nie łączy jej żadne połączenie
page-cell-fits-turned = pasuje tutaj po obróceniu
page-plan-view = Widok z planu
page-ship-of = Statek gracza { $who }
page-enlarge = Powiększ
page-close = Zamknij

## The yard

page-hand-free = Nic w ręce
page-yard-asked = O co chodzi
page-yard-waits = Czekamy na: { $who }.
page-yard-begin = Dobierz część albo weź odkrytą. Buduj od początkowej kabiny pilotów.
page-yard-take = Dobierz następną część albo weź odkrytą.
page-yard-place = Połóż część. ✓: pasuje. ↻: pasuje po obróceniu. –: dotyka statku, ale żadne złącze jej nie łączy.
page-yard-turned = Obrócono, żeby pasowała. Wybierz pole jeszcze raz, żeby ją położyć.
page-yard-again = Wybierz pole jeszcze raz, żeby mimo to ją położyć.
page-yard-finished = Twój statek jest zbudowany: startujesz z miejsca { $order }.
page-yard-builders = { $count ->
    [1] Jeszcze buduje { $who }.
   *[other] Jeszcze budują: { $who }.
  }
page-yard-flip-now = Piasek się przesypał: odwróć klepsydrę, aby budowa skończyła się wcześniej.
page-yard-hurried = Czas płynie teraz szybciej.
page-yard-time-out = Czas minął. Zakończ budowę statku.
page-yard-check = Twój statek ma błędy. Kliknij zaznaczoną część, żeby ją usunąć, albo usuń jak najmniej.
page-yard-keep = Twój statek jest w kawałkach. Wybierz ten, który poleci.
page-yard-boarding = Kto gdzie mieszka? Kliknij zaznaczoną kabinę dla kosmity. Ludzie zajmą pozostałe.
page-yard-boarding-humans = Żaden kosmita nie może wsiąść: kabiny zajmą ludzie.
page-yard-insurance = Wybierz ubezpieczenie.
page-yard-repair = { $count ->
    [one] Usuń { $count } część
    [few] Usuń { $count } części
   *[other] Usuń { $count } części
  }
page-yard-is-legal = Nie ma błędów.
page-yard-is-not-legal = { $count ->
    [one] Ma { $count } błąd: części przepadną.
    [few] Ma { $count } błędy: części przepadną.
   *[other] Ma { $count } błędów: części przepadną.
  }
page-yard-finish-sure = Twój statek: { page-components }. { $is } Potem nie można już budować.
page-lacks-crew = Nikogo nie może być na pokładzie, więc od razu wypada z lotu.
page-lacks-start = Nie ma początkowej kabiny pilotów.
page-lacks-engine = Nie ma silnika, więc w wolnej przestrzeni musi zrezygnować z lotu.
page-lacks-cannon = Nie ma działa, więc nie może strzelać.
page-lacks-engine-battery = Jego podwójne silniki potrzebują baterii: bez nich w wolnej przestrzeni musi zrezygnować z lotu.
page-lacks-cannon-battery = Jego podwójne działa potrzebują baterii: bez nich nie może strzelać.
page-yard-finish = Zakończ budowę
page-yard-finish-with = Zakończ budowę, miejsce na starcie: { $order }
page-yard-order = start z miejsca { $order }
page-plain-finished = { $seat } kończy budowę i startuje z miejsca { $order }
page-plain-finish = { $order ->
    [none] zakończ budowę
   *[other] zakończ budowę, startuj z miejsca { $order }
  }
page-plain-has-finished = { $seat } ma już zakończoną budowę
page-plain-order-not-chosen = miejsca startowego { $order } nie można wybrać: kto kończy, bierze pierwsze wolne
page-plain-order-not-free = miejsce startowe { $order } jest zajęte
page-plain-order-tile = (Numer na żetonie kolejności to miejsce na starcie.)
page-yard-return = Odłóż
page-yard-draw = Dobierz: zostało { $count }
page-yard-face-up = { $count ->
    [one] { $count } odkryta część
    [few] { $count } odkryte części
   *[other] { $count } odkrytych części
  }
page-yard-none-up = Tu leżą odkryte części, które odłożono.
page-yard-aside = Na później
page-yard-set-aside = Odłóż część z ręki na później
page-yard-take-back = położony jako ostatni: wybierz go, żeby cofnąć
page-yard-hourglass = Klepsydra
page-yard-sand-means = Ostatnia kończy budowę.
page-yard-flip = Odwróć klepsydrę
page-yard-flip-finished = Teraz może ją odwrócić tylko gracz, który skończył budowę.
page-yard-roll = Rzuć kością
page-yard-dice = Kości: { $dice }
page-yard-piles = Karty lotu
page-yard-pile = Stos { $pile }
page-yard-all-choices = Wszystkie wybory
page-yard-keys = Klawisze: N dobiera część, F przechodzi do następnego pola, na którym pasuje, i ją obraca, R obraca, strzałki poruszają po planszy, Enter kładzie, S odkłada na później, B odkłada na stół.
page-yard-turn = Obróć
page-yard-wrong = Dotychczasowe błędy: { $count }

## The shipyard

page-shipyard-begin = Nowa plansza
page-shipyard-more = Więcej
page-shipyard-ask = { $count ->
    [one] Na twojej planszy jest { $count } część.
    [few] Na twojej planszy są { $count } części.
   *[many] Na twojej planszy jest { $count } części.
  } { $kept ->
    [0] Żadna nie ma pola na nowej.
    [one] { $kept } z nich ma pole na nowej.
    [few] { $kept } z nich mają pole na nowej.
   *[many] { $kept } z nich ma pole na nowej.
  } Cofnij przywraca twój statek.
page-shipyard-new-class = Klasa nowej planszy
page-shipyard-begin-empty = Zacznij od pustej
page-shipyard-carry = Przenieś mój statek
page-shipyard-left = { $count ->
    [one] { $count } część nie ma tu pola i schodzi ze statku. Cofnij ją przywraca.
    [few] { $count } części nie mają tu pola i schodzą ze statku. Cofnij je przywraca.
   *[many] { $count } części nie ma tu pola i schodzi ze statku. Cofnij je przywraca.
  }
page-shipyard-cleared = { $count ->
    [one] { $count } część usunięto z planszy. Cofnij ją przywraca.
    [few] { $count } części usunięto z planszy. Cofnij je przywraca.
   *[many] { $count } części usunięto z planszy. Cofnij je przywraca.
  }
page-shipyard-before = Wróć do mojego statku
page-shipyard-board = Plansza
page-shipyard-draw = Dobierz
page-shipyard-draw-kind = Dobierz z tych
page-shipyard-none-left = Nie ma już czego dobrać.
page-shipyard-gone = Ta część jest już na twojej planszy.
page-undo-none = Nie ma czego cofnąć.
page-redo-none = Nie ma czego ponowić.
page-shipyard-empty = Nic jeszcze nie zbudowano.
page-shipyard-put-down = Odłóż
page-shipyard-premium = Koszt ubezpieczenia, do zapłaty
page-shipyard-premium-none = brak: to ubezpieczenie ma tylko klasa IIIC
page-shipyard-once-legal = gdy statek będzie poprawny
page-shipyard-verdict = Ocena
page-shipyard-keys = Klawisze: N dobiera, F przechodzi do następnego pola, na którym część pasuje i jest połączona, i ją obraca, R obraca, strzałki poruszają po planszy, Enter kładzie lub podnosi, Delete usuwa, Esc odkłada, Ctrl+Z cofa, Ctrl+Shift+Z ponawia.
page-shipyard-joins = Połóż ją na { $cell }: tam łączy ją połączenie.
page-shipyard-loose = Pasuje, ale nigdzie nie łączy jej żadne połączenie: odłóż ją.
page-shipyard-put-loose = Tam tylko dotyka statku: żadne złącze go nie łączy.
page-yard-loose = Pasuje tutaj, ale tylko dotyka statku: nie łączy jej żadne połączenie.
page-yard-not-now = Teraz to niemożliwe.
