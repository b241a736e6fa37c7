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
page-cell-fits = pasuje tutaj
page-cell-fits-turned = pasuje tutaj po obróceniu
page-plan-view = Widok z planu
page-ship-of = Statek gracza { $who }
page-enlarge = Powiększ
page-close = Zamknij
