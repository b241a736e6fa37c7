# What the reader makes for their own games, and their own boards, in German.

page-box = Selbstgemacht
page-boards = Eigene Bretter
page-boards-about = Zeichne ein eigenes Brett, etwa ein gedrucktes, dessen orange oder markierte Felder anders liegen als hier. Die Regeln prüfen es (LM-R54). Die Bretter bleiben in diesem Browser; speichere sie als Datei, um sie aufzuheben oder weiterzugeben. Du findest sie in der Werft und vor einem ganzen Spiel.
page-board-form = Brett
page-board-name = Name
page-board-nameless = Gib ihm einen Namen.
page-board-unnamed = Es hat keinen Namen aus 1 bis { $most } Zeichen.
page-board-surface = Ränder, die aneinanderstoßen
page-surface-plane = keine
page-surface-cylinder = links und rechts
page-surface-torus = links und rechts, vorn und hinten
page-board-columns = Spalten
page-board-rows = Reihen

## The drawing

page-board-brush = Felder werden
page-board-brush-how = Tippe auf ein Feld oder zieh mit der Maus über mehrere; dasselbe noch einmal entfernt. Mit Tasten: die Pfeile bewegen, Enter malt; # . o 1 bis 6 = und H ändern ein Feld sofort.
page-board-plain = Feld
page-board-none = kein Feld
page-board-marked = öffnet bei { $mark }
page-board-cells = Felder des Bretts
page-board-cell = Spalte { $column }, Reihe { $row }: { $what }

## The numbers

page-board-numbers-columns = Gedruckte Nummern der Spalten
page-board-numbers-rows = Gedruckte Nummern der Reihen
page-board-numbers-how = Mehrere an einer Linie: 5/11. Keine: leer lassen.
page-board-numbers-wrong = Gib Nummern wie 7 oder 5/11 ein.
page-board-unaimed = Kein Angriff kann darauf zielen: Trage Zahlen an Spalten und Reihen ein. Bis dahin taugt es nur für die Werft.
page-board-aimless = Auf { $name } kann kein Angriff zielen: An den Spalten oder Reihen fehlen Zahlen.
page-board-mend = Bei deinen Brettern ändern

## Rules and money

page-board-special = Regeln
page-board-splice = Transdimensionale Naht
page-board-splice-at = zwischen den Spalten { $left } und { $right }
page-board-no-splice = keine
page-board-any-level = jede
page-board-orange-open = orange Felder sind offen
page-board-overtime = Verlängerung
page-board-money = Geld
page-board-penalty = Strafe für verlorene Bauteile
page-penalty-uncapped = ohne Grenze
page-penalty-capped-at = eine Grenze
page-penalty-by-insurance = nach der Versicherung, die ein Spieler wählt
page-board-premium = eine Prämie nach der größten Gruppe leerer Felder
page-board-group = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
  }
page-board-group-most = { $count } oder mehr

## What is wrong

page-board-wrong = Dieses Brett ist noch nicht brauchbar: siehe den Hinweis im Formular.
page-board-short = Wo Ränder aneinanderstoßen, braucht ein Brett mindestens 3 Spalten, als Torus auch 3 Reihen.
page-board-no-cells = Das Brett hat keine Felder.
page-board-homeless = Die Startkabine muss auf einem gewöhnlichen Feld liegen.
page-board-number-range = Gedruckte Nummern sind 1 bis { $most }, nicht { $number }.
page-board-number-twice = Die Nummer { $number } steht zweimal an dieser Linie.
page-board-splice-where = Die Naht muss zwischen zwei Spalten des Bretts verlaufen.

## Those that are kept

page-board-face = { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
  }; Ränder, die aneinanderstoßen: { $surface }; { $level ->
    [any] jede Stufe
   *[other] Stufe { $level }
  }.
page-board-add = Zu meinen Brettern
page-board-new = Neues Brett
page-boards-count = Meine Bretter: { $count }
page-boards-none = Noch keine. Fülle das Formular aus oder öffne eine Datei.
page-boards-most = Höchstens { $most } Bretter werden aufgehoben.
page-board-nth = Brett { $number }: { $why }
page-no-boards = Es ist keine Liste von Brettern.
page-ask-draft-board = Das Brett im Formular ist nicht gespeichert.
page-ask-delete-board = Das Brett { $board } löschen?
page-ask-open-boards = Bretter in { $name }: { $count }. Deine Bretter: { $mine }.

## Where they are used

page-board-at-level = { $name }, Stufe { $level }
page-board-of-ship = Brett dieses Schiffs
page-continue-own-ship = Dein Schiff auf einem eigenen Brett, { page-components }.
