# The page of examples/web, in German: whole games, their flights and their end.

## The flight

page-fly-on = Weiterfliegen
page-stay = Bleiben
page-withdraw-sure = Ein Schiff, das den Flug verlässt, kommt nicht zurück: Es bekommt keinen Bonus und für seine Waren den halben Preis.
page-withdraw-flight = Aus dem Flug aussteigen
page-fly-past = Vorbeifliegen
page-land-on = Auf Planet { $number } landen
page-land-for = Auf Planet { $number } landen ({ $goods })
page-carries = { $count ->
    [0] kein Laderaum dafür frei
   *[other] Platz für { $count } von { $all }
  }
page-carries-red = rote Waren brauchen einen Spezialladeraum
page-take-offer = Annehmen
page-leave-offer = Verzichten
page-give-from = Von { $cell } abgeben: { $count } von { $all }
page-give-left = Noch { $count } auf deinem Schiff zu wählen.
page-give-up = { $given } von { $due } abgeben
page-give-up-goods = Abgeben
page-give-any = Für mich wählen
page-tokens = Batteriemarker
page-power-it = { $on ->
    [1] { $cell } nicht aktivieren
   *[other] { $cell } aktivieren
  }
page-spend-from = Batterien von { $cell }: { $count } von { $all }
page-strength-now = Stärke { $strength }, für { $batteries ->
    [0] keine Batterie
    [one] { $batteries } Batterie
   *[other] { $batteries } Batterien
  }.
page-batteries-now = Ausgegebene Batterien: { $batteries }
page-power-done = { $count ->
    [0] Nichts aktivieren
   *[other] { $count } aktivieren
  }
page-power-all = Alles Mögliche markieren
page-power-gives-up = Dein Schiff müsste den Flug aufgeben.
page-react-with = { $how } auf { $cell }{ $batteries ->
    [0] {""}
    [one] , für { $batteries } Batterie
   *[other] , für { $batteries } Batterien
  }
page-do-nothing = Nichts tun
page-put-cube = { $colour } auf { $cell } verladen
page-take-cube = { $colour } von { $cell } nehmen
page-take-up = { $colour } nehmen
page-stow-so = { $count ->
    [0] So verladen
   *[other] So verladen, { $count } wegwerfen
  }
page-stow-best = So gut es geht
page-stow-all-in = Alle Waren haben Platz. Klicke auf einen Frachtraum, um etwas herauszunehmen.
page-stow-loose = haben keinen Platz. Nimm eine oder klicke auf einen Frachtraum, um etwas herauszunehmen.
page-stow-where = Klicke jetzt auf den Frachtraum dafür.
page-stow-red = Rote Waren reisen nur in einem Spezialladeraum, und dort ist kein Platz frei (BG-GOODS-1).
page-stow-not-red = { $cell } ist ein gewöhnlicher Laderaum: Rote Waren brauchen einen Spezialladeraum (BG-GOODS-1).
page-stow-full = Der Laderaum auf { $cell } ist voll: Lege diese Ware zurück und nimm zuerst eine heraus.

## What is asked

page-asks-fly-on = { $who }, weiter zur nächsten Karte? Noch { $cards } Karten.
page-asks-hyperspace = Geht ein Schiff vor dieser Karte in den Hyperraum?
page-asks-engines = Welche Triebwerke aktivierst du? Klicke sie auf deinem Schiff an.
page-asks-cannons = Welche Kanonen aktivierst du? Klicke sie auf deinem Schiff an.
page-asks-land = Wo landest du? Das kostet { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
  }.
page-asks-take = Nimmst du das Angebot der Karte an?
page-asks-crew = Du verlierst Mannschaft: { $count }. Klicke auf die Kabinen.
page-asks-goods = Du verlierst { $goods }. Klicke an, woher.
page-asks-stow = { $count ->
    [one] Du bekommst { $count } Ware.
   *[other] Du bekommst { $count } Waren.
  } So passt es am besten; du darfst auch anders verladen.
page-asks-defend = { $attack } von { $side }{ $struck ->
    [none] {"."}
   *[other] {" "}trifft dein Schiff auf { $struck }.
  }
page-asks-defend-how = Klicke auf eine markierte Kanone, einen Schild oder eine Steuerdüse, um ihn abzuwehren.
page-asks-keep = Dein Schiff zerbricht. Klicke auf das Stück, das du behältst.
page-asks-nothing = Der Flug geht weiter.
page-waits = { $who } wählt.
page-all-listed = Alle Möglichkeiten ({ $count })

## Cards, dice and the track

page-cards-left = Noch { $count } Karten
page-costs-days = kostet Flugtage: { $days }
page-costs-crew = kostet Mannschaft: { $crew }
page-needs-crew = braucht Mannschaft: { $crew }
page-pays-credits = bringt Credits: { $credits }
page-enemy-strength = Feind
page-enemy-needs = Kanonenstärke { $strength }
page-enemy-won = Sieg
page-enemy-lost = Niederlage
page-loses = { $what }: { $count }
page-intruders-board = Eindringlinge
page-intruders-each = Jeder
page-intruder = Eindringling
page-side-of = von { $side }
page-die-shows = Ein Würfel zeigt { $face }
page-track = Reihenfolge im Flug: { $order }
page-behind = { $days ->
    [0] führt
   *[other] { $days } zurück
  }
page-not-flying = nicht auf der Flugtafel
page-show-ship = Schiff von { $who } vergrößern
page-purse = { page-credits }, verloren: { $lost }

## The statement and the end

page-settled-round = Abrechnung der Runde { $round }
page-arrived = angekommen auf Platz { $place }
page-not-arrived = nicht angekommen
page-left-withdrawn = Freiwillig ausgestiegen.
page-left-stranded = Im offenen Raum fehlte die Triebwerksstärke.
page-left-unmanned = Kein Mensch war mehr an Bord.
page-left-lapped = Es wurde überrundet.
page-credits-before = Credits vorher
page-credits-after = Credits jetzt
page-loan = Offener Kredit
page-item-arrival = Ankunftsbonus
page-item-best-looking = Schönstes Schiff
page-item-goods = Waren verkauft
page-item-set-aside = Beiseitegelegte Waren, zum halben Wert
page-item-merchant = Händler
page-item-manager = Manager
page-item-debt = Schuld
page-item-penalty = Verluststrafe
page-item-owed = fällig { $owed }, { $forgiven } erlassen
page-next-round = Für die nächste Runde bauen
page-won-by = { $count ->
    [one] { $who } gewinnt.
   *[other] { $who } gewinnen gemeinsam.
  }
page-won-by-nobody = Niemand hat gewonnen.
page-won-how = Wer mindestens 1 Credit hat, hat gewonnen, die Reichsten am meisten.
page-play-again = Noch einmal spielen
page-story = Was aus den Schiffen wurde
page-ship-before = Beim Start: { page-components }
page-ship-after = Am Ende: { page-components }
page-no-losses = Nichts ging verloren.
page-last-card = Was die letzte Karte bewirkt hat
page-last-card-nothing = Deinem Schiff ist nichts geschehen.
page-taken = Auf dem ganzen Flug verloren: { $what }.
page-taken-crew = Mannschaft: { $count }
page-taken-batteries = Batteriemarker: { $count }
page-taken-goods = Waren: { $count }

## The game

page-new-game = Neues Spiel
page-undo-building = Beim Bauen gibt es kein Rückgängig. Drücke auf das Bauteil, das du zuletzt gelegt hast, um es zurückzunehmen.
page-undo-nothing = Gerade gibt es keine Wahl von dir, die du zurücknehmen kannst.
page-replay-nothing = Noch ist nichts passiert.
page-no-advice = Ein Bot würde hier warten.
page-game-elsewhere = Dieses Spiel ging in einem anderen Tab weiter.
page-game-take-other = Jenes zeigen
page-game-keep-own = Dieses behalten
page-replay-building = Bauen
page-replay-take-off = Start
page-replay-statement = Abrechnung
page-replay-round = Runde { $round }: { $part }
page-replay-to = Gehe zu
page-replay-part-back = Zurück zur Karte oder zum Teil davor
page-replay-part-on = Weiter zur nächsten Karte oder zum nächsten Teil
page-replay-chose = { $who }: { $choice }
page-replay-took = { $who } nimmt ein Bauteil: { $tile }
page-replay-returned = { $who } legt ein Bauteil zurück: { $tile }
page-replay-set-aside = { $who } legt ein Bauteil beiseite: { $tile }
page-replay-placed = { $who } legt ein Bauteil: { $tile }, auf { $at }
page-step-back = Einen Zug zurück
page-step-on = Einen Zug weiter

## Was es kosten kann

page-cost = Was kann es kosten?
page-cost-rest = Was dich der Rest der Karte im Mittel kostet:
page-cost-card = Was dich diese Karte im Mittel kostet, wenn du ihr allein begegnest:
page-cost-nothing = Wenn du nichts tust:
page-cost-helped = Wenn du einsetzt, was hilft:
page-cost-none = nichts
page-cost-least = mindestens { $all }
page-cost-components = Bauteile: { $count }
page-cost-crew = Mannschaft: { $count }
page-cost-batteries = Batteriemarker: { $count }
page-cost-days = Flugtage: { $count }
page-cost-credits = Credits: { $count }
page-cost-ship = ein Schiff geht verloren: { $percent } %
page-cost-breaks = Bauteile: { $count }, und das Schiff zerbricht in Stücke: { $pieces }
