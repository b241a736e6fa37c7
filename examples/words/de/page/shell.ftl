# The page of examples/web, in German: the frame and the start.

## The frame

page-start = Start
page-skip = Zum Inhalt
page-menu = Menü
page-dismiss = Meldung schließen
page-why-rule = Warum: die Regel
page-loading = Wird geladen …
page-loading-slow = Es lädt noch. Der erste Besuch braucht etwa ein Megabyte, spätere brauchen kein Netz.
page-load-failed = Dieser Teil ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
page-no-wasm = Dieser Browser blockiert WebAssembly, in dem die Regeln stecken. Erlaube es für diese Seite oder nimm einen anderen Browser.
page-try-again = Noch einmal versuchen

## The start page

page-start-title = Bauen. Fliegen. Teile verlieren.
page-start-what = Baue um die Wette ein Raumschiff aus Ersatzteilen und fliege es an Meteoren, Piraten und Planeten vorbei. Oder führe Jäger und große Schiffe in die Schlacht.
page-start-easy = Spiele gegen Bots oder Freunde. Du brauchst keine Anleitung: Die Seite zeigt, was möglich ist, und sagt, warum etwas nicht erlaubt ist.
page-start-battle-what = 3 oder 4 Flotten, 20 Minuten. Ziehen, feuern, für Punkte Schiffe erbeuten.
page-start-game-what = 2 bis 5 Spieler. Gegen die Sanduhr bauen, dann ein bis drei Runden fliegen, jede etwa 20 Minuten.
page-start-ship-what = In Ruhe bauen, jeden Fehler sehen, das Schiff an Freunde schicken.
page-start-together-what = Mit Leuten anderswo spielen, jeder am eigenen Bildschirm.
page-start-play = Spielen
page-start-build = Bauen
page-start-fire-what = Angriffe auf ein Schiff auswürfeln und sehen, was bleibt.
page-start-cards-what = Eigene Karten und Bretter eingeben und damit spielen.
page-continue = Weiterspielen
page-continue-with = Mit { $players }. Bisher { $count ->
    [one] { $count } Zug.
   *[other] { $count } Züge.
  }
page-finished = Beendet
page-finished-with = Mit { $players }. Sieh dir das Ergebnis oder die Wiederholung an.
page-continue-ship = Dein Schiff auf dem Brett der Klasse { $class }, { page-components }.
page-continue-table = Begonnen am { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
page-continue-at-table = { $game } an einem Tisch
page-also = Außerdem
page-unofficial = Von Spielern für Spieler. Diese Seite ist inoffiziell: Sie enthält weder Bilder noch Texte der Spiele und hat nichts mit ihren Verlagen zu tun.

## Before a game

page-setup-battle = Eine Schlacht
page-setup-battle-goal = Jedes Schiff, das du einem anderen abnimmst, bringt Punkte. Die meisten Punkte gewinnen.
page-setup-game = Bauen und fliegen
page-setup-game-goal = Baue ein Schiff, bevor der letzte Sand durchläuft, verdiene unterwegs Credits, bring es heim. Wer mindestens 1 Credit hat, hat gewonnen, die Reichsten am meisten.
page-setup-how-many = Wie viele spielen mit?
page-setup-who = Wer spielt mit?
page-setup-plays = Wer { $name } spielt
page-setup-person = ein Mensch hier
page-setup-powers = Jedes Volk hat eigene Fähigkeiten (besser nach der ersten Schlacht)
page-setup-rounds = Was wird geflogen?
page-setup-round = Runde { $round }
page-setup-no-round = keine weitere Runde
page-setup-board = { $class }: { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
  }
page-setup-begin-battle = Schlacht beginnen
page-setup-begin-game = Mit dem Bau beginnen
page-setup-open = Gespeichertes Spiel öffnen
page-setup-replaces = Es gibt ein Spiel, das noch nicht zu Ende ist. Trotzdem ein neues beginnen? Das alte ist dann weg.
page-setup-save-old = Altes speichern, dann beginnen
page-setup-start-anyway = Neues beginnen
page-replay-replaces = Du spielst von hier an weiter, anstelle des Spiels, das dieser Browser behält.
page-replay-save-old = Das andere erst speichern
page-replay-start-anyway = Von hier weiterspielen
page-setup-one-device = Mehrere teilen sich dieses Gerät: Es wird weitergegeben und ist dabei verdeckt.
page-setup-own-sand = Jeder baut mit eigenem Sand: Er läuft nur, solange man das Gerät hat.
page-setup-learn = Jeden Schritt beim Spielen erklären

## Together

page-state-away = nicht verbunden
page-send-link = Senden

## Under fire

page-fire-title = Was kommt?
page-fire-roll = Angriff würfeln
page-fire-asked = Was tust du? Klicke ein markiertes Bauteil an oder wähle unten.
page-fire-nothing = Nichts an Bord kann es aufhalten.
page-fire-nothing-more = Mehr geht nicht: Der Rest trifft.
page-fire-stopped = Das hält ihn auf:
page-fire-harmless = Der Angriff richtet keinen Schaden an.
page-fire-batteries = { $count ->
    [one] Das kostet 1 Batterie.
   *[other] Das kostet { $count } Batterien.
  }
page-fire-let = Keine Abwehr ist ihre Batterien wert: Lass ihn kommen.
page-fire-sample = Das ist ein Beispielschiff. Baue in der Werft ein eigenes und komm wieder:
page-fire-illegal = Dein Schiff kann noch nicht fliegen, darum ein Beispiel. Bessere deines in der Werft aus:
page-fire-sample-ship = Beispielschiff
page-fire-own-ship = Dein Schiff
