# The ship, the shipyard and the yard, in English.

## Components in words

page-tile-room = { $kind } for { $count }
page-tile-points = pointing to { $side ->
    [front] the front
    [right] the right
    [rear] the rear
   *[left] the left
  }
page-tile-covers = covers { $side ->
    [front] the front
    [right] the right
    [rear] the rear
   *[left] the left
  }
page-tile-connector = { $kind ->
    [single] single
    [double] double
   *[universal] universal
  } connector to { $side ->
    [front] the front
    [right] the right
    [rear] the rear
   *[left] the left
  }
page-tile-goods = { $colour }: { $count }
page-tile-aboard = { $of ->
    [humans] humans
    [sleepers] sleepers
   *[batteries] battery tokens
  }: { $count }
page-cell-empty = empty
page-cell-closed = closed
page-cell-orange = orange
page-cell-home = place of the starting cabin
page-cell-fits = it fits here
page-cell-fits-turned = it fits here if turned
page-plan-view = Plan view
page-ship-of = Ship of { $who }
page-enlarge = Enlarge
page-close = Close
