# The page of examples/web, in German.

## The frame

page-shipyard = Werft
page-fire = Unter Beschuss
page-battle = Schlacht
page-game = Ganzes Spiel
page-theme = Farben
page-theme-auto = wie das Gerät
page-theme-light = hell
page-theme-dark = dunkel
page-theme-safe = für Farbenblinde
page-language = Sprache
page-no-language = Diese Sprache ließ sich nicht laden.
page-undo = Zurück
page-nothing-chosen = Noch wurde nichts gewählt.
page-no-undo-replay = In einer Wiederholung wird nichts zurückgenommen: Geh erst zum Spiel zurück.
page-redo = Wieder vor
page-open = Datei öffnen
page-save = Datei speichern
page-download = Herunterladen
page-delete = Löschen
page-log = Verlauf
page-bad-link = Dieser Link enthält kein Schiff: { $why }
page-bad-file = { $name } ist nicht lesbar: { $why }
page-bad-save = Der Spielstand „{ $name }“ ist nicht lesbar: { $why } Er bleibt erhalten und wird nicht überschrieben.
page-damaged = Nicht lesbare Spielstände
page-no-bots = Bots und Tipps ließen sich nicht laden. Alle paar Sekunden folgt ein neuer Versuch.

## Words

page-side-front = vorn
page-side-right = rechts
page-side-rear = hinten
page-side-left = links
page-attack-small-meteor = kleiner Meteor
page-attack-large-meteor = großer Meteor
page-attack-light-cannon-fire = leichter Beschuss
page-attack-heavy-cannon-fire = schwerer Beschuss
page-component = { $kind } ({ $cell })
page-components = { $count ->
    [one] { $count } Bauteil
   *[other] { $count } Bauteile
  }
page-credits = { $credits ->
    [one] { $credits } Credit
   *[other] { $credits } Credits
  }

## Shipyard

page-class = Klasse
page-clear = Leeren
page-share = Link kopieren
page-shared = Link kopiert.
page-repair = Reparaturtipp
page-repaired-fewest = Keine kleinere Reparatur genügt.
page-repaired-unproven = Vielleicht genügt eine kleinere Reparatur.
page-apply = Entfernen
page-heat = Treffer von
page-heat-off = aus
page-pool = Bauteile
page-filter = Art
page-filter-all = alle Arten
page-hand = In der Hand
page-turn = Drehen (R)
page-legal = Dieses Schiff ist erlaubt.
page-legal-unmanned = Keine Fehler, aber dieses Schiff kann noch nicht fliegen.
page-not-legal = { $count ->
    [one] Dieses Schiff ist nicht erlaubt: { $count } Fehler.
   *[other] Dieses Schiff ist nicht erlaubt: { $count } Fehler.
  }
page-premium = Prämie
page-premium-of = { page-credits } (Schwachstelle, die größte Gruppe leerer Felder: { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
  })
page-exposed = Offene Anschlüsse
page-engines = Triebwerke
page-cannons = Kanonen
page-range = { $least } bis { $most }
page-crew = Mannschaft
page-batteries = Batteriemarker
page-keys = Tasten: Die Pfeile wandern über das Brett, Enter legt das Bauteil aus der Hand ab oder nimmt das auf, das dort liegt, R dreht, Entf entfernt, N zieht, Strg+Z macht rückgängig.
page-board = Brett. { page-keys }
page-random = Zufälliges Schiff

## Under fire

page-illegal = Nur ein erlaubtes Schiff fliegt. Bessere es erst in der Werft aus.
page-attack = Angriff
page-from = Von
page-die = Würfel { $number }
page-rolled = zufällig
page-attacked = { $kind } von { $side }: { $dice }
page-misses = Die Würfel treffen keine Spalte und keine Reihe: vorbei.
page-swarm = Schwarm von sechs
page-swarm-left = Es kommen noch: { $count }
page-reset = Schiff erneuern
page-options = Reaktionen
page-shoot = Schießen: { $component }
page-shield = Schild aktivieren: { $component }
page-boosted = Verstärkten Schild aktivieren: { $component }
page-thruster = Ausweichen: { $component }
page-struck = Treffen lassen: { $component }
page-take-back = Zurücknehmen
page-resolve = Angriff abwickeln
page-daily-unopposed = Treffen lassen
page-daily-last = { $count ->
    [0] Der letzte Angriff hat nichts beschädigt.
    [one] Der letzte Angriff hat dich { $count } Bauteil gekostet.
   *[other] Der letzte Angriff hat dich { $count } Bauteile gekostet.
  }
page-keep = Das Schiff zerbricht. Wähle das Stück, das du behältst.
page-piece = Stück { $number } behalten ({ page-components })
page-flying = Das Schiff fliegt noch mit { $count ->
    [one] { $count } Bauteil
   *[other] { $count } Bauteilen
  }.
page-destroyed = Vom Schiff ist nichts übrig.

## Tables

page-players = Spieler
page-player = Spieler { $number }
page-name = Name von Spieler { $number }
page-table = den Tisch
page-powers = Mit Fähigkeiten
page-bot-low = leichter Bot
page-bot-middle = mittlerer Bot
page-bot-high = schwerer Bot
page-over = Das Spiel ist aus.
page-awaits = Warten auf { $who }.
page-place-fleet = Den Bot alles aufstellen lassen und beginnen
page-bot-move = Den Bot wählen lassen
page-pass-device = Gerät weitergeben an { $who }
page-since-turn = Was geschah, seit { $who } zuletzt gewählt hat
page-ready = Ich bin { $who }
page-you-are = Du bist { $who }.

## Battle

page-viewer = Ansicht
page-viewer-asked = wer wählt
page-spectator = Zuschauer
page-points = Punkte
page-score = { $player } ({ $race })
page-fire-of = Feuer von { $piece }
page-no-fire = Ein Klick auf ein Schiff zeigt, was es treffen kann.
page-replay = Wiederholung
page-replay-at = Zug { $at } von { $all }
page-replayed = Zug { $at } von { $all }. { $who }: { $choice }
page-go-on = Von hier weiterspielen
page-to-end = Zurück zum Spiel

## Together

page-together = Gemeinsam
page-together-what = Spielt von verschiedenen Orten aus: Lege einen Tisch an und schicke allen einen Link. Jeder spielt im eigenen Browser.
page-together-game = Spiel
page-no-server = Diese Seite kommt nicht von einem Tischserver, deshalb kann niemand von anderswo mitspielen. Alles andere geht. Wie man einen Server startet, steht im Ordner examples/server.
page-create-table = Neuer Tisch
page-create = Tisch anlegen
page-own-name = Dein Name
page-seat-own = du
page-seat-person = Person mit Link
page-join = Mitspielen
page-join-how = Öffne den Link, den du bekommen hast, oder füge ihn hier ein. Er ist dein Schlüssel: Wer ihn hat, spielt auf deinem Platz, auch an einem anderen Gerät.
page-link = Link
page-no-table = Das ist kein Link zu einem Tisch.
page-your-tables = Deine Tische
page-your-table = { $game }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
page-forget = Vergessen
page-too-many-tables = Von deiner Adresse wurden zu viele Tische angelegt. Versuche es in einer Stunde wieder.
page-not-created = Der Server konnte den Tisch nicht anlegen. Versuche es noch einmal.
page-invite = Spieler und Links
page-watch-link = Zum Zuschauen
# The title of a link to a table, as a chat shows it.
page-invited-battle = Spiel mit mir eine Raumschlacht
page-invited-game = Bau mit mir ein Raumschiff
page-state-own = du
page-state-bot = Bot
page-state-here = ist dabei
page-state-free = noch ohne Namen
page-state-resigned = aufgegeben, ein Bot spielt
page-watching = Du schaust zu.
page-named = { $who }
page-named-bot = { $who } (Bot)
page-your-turn = Du bist dran.
page-your-choice = Du kannst wählen, andere auch.
page-sending = Deine Wahl wird gesendet.
page-let-bot-play = Einen Bot für mich spielen lassen
page-play-myself = Wieder selbst spielen
page-bot-plays = Ein Bot spielt für dich.
page-resign = Aufgeben
page-resign-sure = Ein Bot spielt für dich zu Ende. Das lässt sich nicht zurücknehmen.
page-resigned = Du hast aufgegeben.
page-asks-undo = { $who } möchte { $count ->
    [one] den letzten Zug
   *[other] die letzten { $count } Züge
  } zurücknehmen.{ $since ->
    [chance] {" "}Seitdem haben alle Würfel oder Bauteile gesehen.
    [revealed] {" "}Seitdem wurde etwas Verdecktes gezeigt.
   *[none] {""}
  }
page-agree = Einverstanden
page-disagree = Ablehnen
page-withdraw = Bitte zurückziehen
page-taken-back = Alle sind einverstanden: Die letzten Züge sind zurückgenommen.
page-nothing-to-undo = Du hast noch nichts gewählt, was man zurücknehmen könnte.
page-bad-name = Ein Name hat 1 bis 40 Zeichen.
page-log-full = Das Protokoll dieses Tisches ist voll: Das Spiel endet hier.
page-sorry = Der Server hat das abgelehnt.
page-refused-bot = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
page-no-view = Diese Seite zeigt nur Schlachten und ganze Spiele.
page-reconnecting = Keine Verbindung zum Tisch. Es wird neu versucht. Was du jetzt wählst, wird danach gesendet.
page-connecting = Verbindung zum Tisch …
page-try-now = Jetzt versuchen
page-no-line = Gerade gibt es keine Verbindung zum Tisch.
page-unknown-table = Der Server kennt keinen Tisch mit diesem Link. Lass ihn dir noch einmal schicken.
page-full-table = An diesem Platz sind zu viele Geräte, oder zu viele schauen zu.
page-ended-table = Der Server hat die Verbindung beendet.

## Whole game

page-hourglass = { $running ->
    [1] { page-hourglass-left }, { page-hourglass-runs }
   *[0] Der Sand ist abgelaufen, { page-hourglass-runs }
  }
page-hourglass-runs = { $place ->
    [beside] danach noch 4 Läufe
    [III] danach noch 3 Läufe
    [II] danach noch 2 Läufe
    [I] danach noch 1 Lauf
    [overtime] der letzte Lauf
   *[Start] { $running ->
      [1] der letzte Lauf
     *[0] jetzt kommt höchstens noch die Verlängerung
    }
  }
page-hourglass-left = { $seconds ->
    [none] Der Sand läuft
   *[other] { $seconds } s
  }

## Own cards

page-cards = Eigene Karten
page-cards-about = Erstelle eigene Karten, etwa die der zweiten Erweiterung. Die Regeln prüfen jede. Die Karten bleiben in diesem Browser; speichere sie als Datei, um sie aufzuheben oder weiterzugeben. Zum Fliegen wähle „Mit eigenen Karten“, bevor du ein Spiel beginnst.
page-card-form = Karte
page-of-level = Stufe { $level }
page-field-level = Stufe
page-field-kind = Art
page-field-strength = Stärke
page-field-days = Tage
page-field-crew = Mannschaft
page-field-credits = Credits
page-field-goods = Waren
page-field-lose-crew = Mannschaft, die Verlierer abgeben
page-field-lose-goods = Waren, die Verlierer abgeben
page-field-meteors = Meteore, der Reihe nach
page-field-shots = Beschuss, der Reihe nach
page-field-planets = Planeten
page-field-lines = Zeilen, der Reihe nach
page-field-worst = Es trifft
page-field-penalty = Strafe
page-field-amount = Wie viele
page-field-from = Seite
page-field-number = Wie viele
page-field-boards = Wen sie entern
page-field-turns = Richtungen, in dieser Reihenfolge
page-field-deed = Jeder Eindringling
page-field-does = Was er tut
page-field-parts = Teile, der Reihe nach
page-deed-crew = nimmt Mannschaft
page-deed-goods = nimmt Waren
page-deed-batteries = nimmt Batterien
page-deed-charges = legt Ladungen
page-penalty-days = verliert Tage
page-penalty-crew = verliert Mannschaft
page-penalty-goods = verliert Waren
page-penalty-shots = wird beschossen
page-attack-from = { $kind } von { $side }
page-nth-meteors = Meteor { $number }
page-nth-shots = Schuss { $number }
page-nth-planets = Planet { $number }
page-nth-lines = Zeile { $number }
page-nth-turns = Richtung { $number }
page-nth-parts = Teil { $number }
page-add-meteors = Meteor hinzufügen
page-add-shots = Schuss hinzufügen
page-add-planets = Planet hinzufügen
page-add-lines = Zeile hinzufügen
page-add-turns = Richtung hinzufügen
page-add-parts = Teil hinzufügen
page-remove = Entfernen
page-earlier = Nach oben
page-number-range = Gib eine ganze Zahl von 0 bis 65.535 ein.
page-card-wrong = Diese Karte ist noch nicht brauchbar: siehe den Hinweis im Formular.
page-box-unready = Füll erst das Formular aus.
page-card-add = Zu meinen Karten
page-card-change = Änderungen speichern
page-card-new = Neue Karte
page-card-beyond = { $field } { $number } ist erlaubt, aber weit mehr als auf den gedruckten Karten: höchstens { $most }.
page-card-edit = Bearbeiten
page-deck = Meine Karten: { $count }
page-deck-none = Noch keine. Fülle das Formular aus oder öffne eine Datei.
page-deck-most = Höchstens { $most } Karten werden aufgehoben.
page-card-nth = Karte { $number }: { $why }
page-no-cards = Es ist keine Kartenliste.
page-not-kept = Dieser Browser kann sie nicht aufheben. Speichere sie als Datei.
page-ask-draft = Die Karte im Formular ist nicht gespeichert.
page-discard = Verwerfen
page-ask-delete = Karte { $card } löschen?
page-ask-open = Karten in { $name }: { $count }. Deine Karten: { $mine }.
page-open-add = Zu meinen hinzufügen
page-open-replace = Meine ersetzen
page-cancel = Abbrechen
page-with-own = Mit eigenen Karten ({ $count })
page-own-dealt = Eigene Karten in diesem Spiel: { $count } von { $all }; für die anderen ist kein Platz.
page-four = Karten für Flüge der Stufe IV
page-four-three = Stufe III
page-four-own = eigene der Stufe IV
page-in-pile = Stufe { $level }, je Stapel

## Hints

page-hint = Tipp
page-do-it = Ausführen
page-nowhere = Es passt nirgends.
