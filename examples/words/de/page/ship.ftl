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
page-cell-fits-now = passt hier
page-cell-fits-loose = berührt dein Schiff, aber kein Anschluss verbindet es
page-cell-fits-turned = passt hier gedreht
page-plan-view = Planansicht
page-ship-of = Schiff von { $who }
page-enlarge = Vergrößern
page-close = Schließen

## The yard

page-hand-free = Nichts in der Hand
page-yard-asked = Was zu tun ist
page-yard-waits = Warten auf { $who }.
page-yard-begin = Zieh ein Bauteil oder nimm ein offenes. Baue von deiner Startkabine aus.
page-yard-take = Zieh das nächste Bauteil oder nimm ein offenes.
page-yard-place = Lege das Bauteil an. ✓: Es passt. ↻: Es passt gedreht. –: Es berührt dein Schiff, aber kein Verbinder hält es.
page-yard-turned = So gedreht, dass es passt. Wähle das Feld noch einmal, um es zu legen.
page-yard-again = Wähle das Feld noch einmal, um es trotzdem zu legen.
page-yard-finished = Dein Schiff ist gebaut: Du startest auf Platz { $order }.
page-yard-builders = { $count ->
    [1] { $who } baut noch.
   *[other] Noch am Bauen: { $who }.
  }
page-yard-flip-now = Der Sand ist abgelaufen: Dreh die Sanduhr um, dann endet der Bau früher.
page-yard-hurried = Die Zeit läuft so lange schneller.
page-yard-time-out = Die Zeit ist um. Beende deinen Bau.
page-yard-check = Dein Schiff hat Fehler. Klicke ein markiertes Bauteil an, um es zu entfernen, oder entferne möglichst wenige.
page-yard-keep = Dein Schiff ist in Stücken. Wähle das Stück, das fliegt.
page-yard-boarding = Wer wohnt wo? Klicke eine markierte Kabine für einen Außerirdischen an. Menschen füllen die anderen.
page-yard-boarding-humans = Kein Außerirdischer kann einsteigen: Menschen besetzen die Kabinen.
page-yard-insurance = Wähle eine Versicherung.
page-yard-repair = { $count ->
    [one] { $count } Bauteil entfernen
   *[other] { $count } Bauteile entfernen
  }
page-yard-is-legal = Es hat keine Fehler.
page-yard-is-not-legal = { $count ->
    [one] Es hat { $count } Fehler: Bauteile gehen verloren.
   *[other] Es hat { $count } Fehler: Bauteile gehen verloren.
  }
page-yard-finish-sure = Dein Schiff: { page-components }. { $is } Danach kannst du nicht mehr weiterbauen.
page-lacks-crew = Es kann niemand an Bord sein, darum ist es sofort aus dem Flug.
page-lacks-start = Die Startkabine fehlt.
page-lacks-engine = Es hat kein Triebwerk, darum muss es im offenen Raum aufgeben.
page-lacks-cannon = Es hat keine Kanone, darum kann es nicht schießen.
page-lacks-engine-battery = Seine Doppeltriebwerke brauchen Batterien: Ohne sie muss es im offenen Raum aufgeben.
page-lacks-cannon-battery = Seine Doppelkanonen brauchen Batterien: Ohne sie kann es nicht schießen.
page-yard-finish = Bau beenden
page-yard-finish-with = Bau beenden, Startplatz { $order }
page-yard-order = startet auf Platz { $order }
page-plain-finished = { $seat } beendet den Bau und hat Startplatz { $order }
page-plain-finish = { $order ->
    [none] den Bau beenden
   *[other] den Bau beenden, Startplatz { $order }
  }
page-plain-has-finished = { $seat } hat den Bau beendet
page-plain-order-not-chosen = Startplatz { $order } ist nicht wählbar: Wer fertig ist, nimmt den ersten freien
page-plain-order-not-free = Startplatz { $order } ist vergeben
page-plain-order-tile = (Die Zahl auf einem Reihenfolgeplättchen ist ein Platz beim Start.)
page-yard-return = Zurücklegen
page-yard-draw = Ziehen: noch { $count }
page-yard-face-up = { $count ->
    [one] { $count } offenes Bauteil
   *[other] { $count } offene Bauteile
  }
page-yard-none-up = Hier liegen zurückgelegte Bauteile offen aus.
page-yard-aside = Beiseite
page-yard-set-aside = Das Bauteil in der Hand beiseitelegen
page-yard-take-back = zuletzt gelegt: wählen, um es zurückzunehmen
page-yard-hourglass = Sanduhr
page-yard-sand-means = Der letzte Lauf beendet den Bau.
page-yard-flip = Sanduhr umdrehen
page-yard-flip-finished = Jetzt darf sie nur umdrehen, wer fertig ist.
page-yard-roll = Würfeln
page-yard-dice = Würfel: { $dice }
page-yard-piles = Karten des Flugs
page-yard-pile = Stapel { $pile }
page-yard-all-choices = Alle Wahlmöglichkeiten
page-yard-keys = Tasten: N zieht ein Bauteil, F geht zum nächsten Feld, auf das es passt, und dreht es, R dreht, die Pfeile gehen über das Brett, Enter legt, S legt beiseite, B legt zurück.
page-yard-turn = Drehen
page-yard-wrong = Fehler bisher: { $count }

## The shipyard

page-shipyard-begin = Neues Brett
page-shipyard-more = Mehr
page-shipyard-ask = { $count ->
    [one] Auf deinem Brett liegt { $count } Bauteil.
   *[other] Auf deinem Brett liegen { $count } Bauteile.
  } { $kept ->
    [0] Keins davon hat auf dem neuen ein Feld.
    [one] { $kept } davon hat auf dem neuen ein Feld.
   *[other] { $kept } davon haben auf dem neuen ein Feld.
  } Rückgängig bringt dein Schiff zurück.
page-shipyard-new-class = Klasse des neuen Bretts
page-shipyard-begin-empty = Leer anfangen
page-shipyard-carry = Mein Schiff mitnehmen
page-shipyard-left = { $count ->
    [one] { $count } Bauteil hat hier kein Feld und ist von deinem Schiff entfernt. Rückgängig bringt es zurück.
   *[other] { $count } Bauteile haben hier kein Feld und sind von deinem Schiff entfernt. Rückgängig bringt sie zurück.
  }
page-shipyard-cleared = { $count ->
    [one] { $count } Bauteil ist abgeräumt. Rückgängig bringt es zurück.
   *[other] { $count } Bauteile sind abgeräumt. Rückgängig bringt sie zurück.
  }
page-shipyard-before = Zurück zu meinem Schiff
page-shipyard-board = Brett
page-shipyard-draw = Ziehen
page-shipyard-draw-kind = Davon ziehen
page-shipyard-none-left = Davon ist keins mehr übrig.
page-shipyard-gone = Das liegt schon auf deinem Brett.
page-undo-none = Es gibt nichts rückgängig zu machen.
page-redo-none = Es gibt nichts zu wiederholen.
page-shipyard-empty = Noch ist nichts gebaut.
page-shipyard-put-down = Zurücklegen
page-shipyard-premium = Prämie zu zahlen
page-shipyard-premium-none = keine: Diese Versicherung gibt es nur in Klasse IIIC
page-shipyard-once-legal = sobald das Schiff erlaubt ist
page-shipyard-verdict = Urteil
page-shipyard-keys = Tasten: N zieht, F geht zum nächsten Feld, auf das das Bauteil passt und wo es verbunden ist, und dreht es, R dreht, die Pfeile gehen über das Brett, Enter legt oder nimmt auf, Entf entfernt, Esc legt zurück, Strg+Z macht rückgängig, Strg+Umschalt+Z stellt wieder her.
page-shipyard-joins = Lege es auf { $cell }: Dort verbindet es ein Anschluss.
page-shipyard-loose = Es passt, aber nirgends verbindet es ein Anschluss: Lege es zurück.
page-shipyard-put-loose = Dort berührt es dein Schiff nur: Kein Anschluss verbindet es.
page-yard-loose = Es passt hier, berührt dein Schiff aber nur: Kein Anschluss verbindet es.
page-yard-not-now = Das geht jetzt nicht.
