# Schiff, Werft und Bau, auf Deutsch.

## Components in words

page-tile-room = { $kind } für { $count }
page-tile-points = zeigt nach { $side ->
    [front] vorn
    [right] rechts
    [rear] hinten
   *[left] links
  }
page-tile-covers = schützt { $side ->
    [front] vorn
    [right] rechts
    [rear] hinten
   *[left] links
  }
page-tile-connector = { $kind ->
    [single] einfacher
    [double] doppelter
   *[universal] universeller
  } Anschluss { $side ->
    [front] vorn
    [right] rechts
    [rear] hinten
   *[left] links
  }
page-tile-goods = { $colour }: { $count }
page-tile-aboard = { $of ->
    [humans] Menschen
    [sleepers] Schlafende
   *[batteries] Batteriemarker
  }: { $count }
page-cell-empty = leer
page-cell-closed = geschlossen
page-cell-orange = orange
page-cell-home = Platz der Startkabine
page-cell-fits = passt hier
page-cell-fits-turned = passt hier gedreht
page-plan-view = Planansicht
page-ship-of = Schiff von { $who }
page-enlarge = Vergrößern
page-close = Schließen
