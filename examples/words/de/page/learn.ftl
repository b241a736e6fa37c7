# The lessons, in German.

page-learn-coach = Lektion
page-learn-read = Verstanden
page-learn-stop = Lektion beenden
page-learn-sand = Der Sand wartet, bis du gelesen hast.
page-learn-wait = Hier gibt es nichts Neues zu lernen. Spiel weiter.
page-learn-count = { $read } von { $all } gelesen
page-learn-begins = Das ist die Lektion: Fang an, wie du magst. Über dem Tisch wird jeder Schritt erklärt, wenn er dran ist.
page-learn-ended = Die Lektion ist vorbei. Ab jetzt spielst du ohne Erklärungen; auf der Startseite findest du die Lektion jederzeit wieder.
page-learn-battle = Die Schlacht beim Spielen lernen
page-learn-game = Das Spiel beim Spielen lernen
page-learn-what = Beginne ein Spiel; jeder Schritt wird erklärt, wenn er ansteht.
page-learn-kept = Hier liegt noch ein Spiel. Soll die Lektion ein neues beginnen? Das alte ist dann weg.
page-learn-anew = Neues beginnen
page-learn-go-on = Altes fortsetzen

## A battle

page-learn-battle-goal = Jeder hat neun Züge; die meisten Punkte gewinnen. Ein feindlicher Jäger zählt 1, ein feindliches Großkampfschiff 4, eine Sonde 1. Am Ende zählt jedes Feld des Rings um die Mitte, auf dem deine Schiffe stehen, 2.
page-learn-battle-place = Stelle deine drei Staffeln zu sechs Jägern und deine zwei Großkampfschiffe in deiner Zone auf. Die Jäger einer Staffel müssen sich berühren. Sie fliegen geradeaus: Richte sie dorthin, wohin du willst. Lass die Flotte in der ersten Schlacht für dich aufstellen.
page-learn-battle-reveal = Deine Bewegungskarte hat drei Zahlen: wie weit eine Staffel fliegt, um wie viele Seiten sich ihre Jäger danach drehen dürfen und wie viele Aktionspunkte ein Großkampfschiff hat.
page-learn-battle-squadron = Wähle eine Staffel. Alle ihre Jäger fliegen genau so weit geradeaus, über alles hinweg. Nur das Ziel zählt: Eine Sonde sammeln sie ein, mit einem Feind werden beide zerstört, auf einem Asteroiden oder außerhalb des Spielplans sind sie verloren.
page-learn-battle-collide = Zwei Schiffe enden auf einem Feld. Wähle, was zuerst geschieht; der Spielplan zeigt, um wen es geht.
page-learn-battle-fire = Jeder Jäger, der geflogen ist, schießt geradeaus, höchstens fünf Felder weit. Er trifft das Erste in der Bahn: Ein Feind nimmt 1 Schaden, ein Asteroid oder ein eigenes Schiff hält den Schuss nur auf. Die Reihenfolge bestimmst du: Räume zuerst den Weg frei.
page-learn-battle-turn = Jetzt drehen sich diese Jäger, höchstens so weit, wie die Karte sagt. Beim nächsten Mal fliegen und schießen sie in diese Richtung.
page-learn-battle-capital = Jetzt bewegt sich eines deiner Großkampfschiffe. Ein Aktionspunkt bringt es ein Feld nach vorn oder dreht es um eine Seite. Es kann feindliche Jäger rammen; jeder kostet es 1 Schaden.
page-learn-battle-shoot = Das bewegte Großkampfschiff darf auf einen Feind schießen, in jede Richtung: auf einen direkt daneben oder zwei Felder weiter, wenn nichts dazwischen ist. Der zweite Schaden zerstört ein Großkampfschiff.
page-learn-battle-end = Dein Zug ist zu Ende. Du ziehst jetzt die Karte für deinen nächsten Zug, und nur du siehst sie: Überlege, wo die anderen dann sein werden.
page-learn-battle-others = Sieh, während die anderen spielen, wohin deren Jäger zeigen: Sie fliegen und schießen geradeaus, dort ist die Gefahr. Wähle ein Schiff, um seine Schusslinie zu sehen.
page-learn-battle-ring = Nur noch ein oder zwei Züge. Jedes Feld des Rings um die Mitte, auf dem am Ende ein Schiff von dir steht, zählt 2.
page-learn-battle-over = Das war eine ganze Schlacht und das Ende der Lektion. Sieh dir oben an, wer warum gewonnen hat; dann spiel noch einmal, vielleicht mit Fähigkeiten: Jeder hat eine geheime.

## A whole game

page-learn-game-goal = Bau ein Raumschiff, flieg es und bring Geld heim. Am Ende hat jeder mit mindestens 1 Credit gewonnen, der Reichste am meisten.
page-learn-game-take = Alle bauen gleichzeitig, gegen die Sanduhr. Nimm ein Bauteil vom verdeckten Vorrat oder eines, das offen liegt.
page-learn-game-place = Dreh das Bauteil und leg es an dein Schiff. Ein einfacher Anschluss passt an einen einfachen, ein doppelter an einen doppelten, ein universeller an jeden. Eine glatte Kante darf keinen Anschluss berühren.
page-learn-game-weld = Das letzte Bauteil kannst du noch verschieben, bis du das nächste nimmst. Dann ist es verschweißt. Was jetzt nicht passt, kannst du beiseitelegen; was am Ende noch dort liegt, gilt als verloren.
page-learn-game-outlets = Triebwerke zeigen nach hinten, und hinter ihnen darf nichts sein. Auch vor der Mündung einer Kanone darf nichts sein.
page-learn-game-parts = Ein gutes Schiff hat Triebwerke zum Mithalten, Kanonen gegen Feinde, Kabinen für die Mannschaft und Batterien für alles Doppelte und für Schilde. Anschlüsse, die ins Leere führen, sind anfällig für kleine Meteore.
page-learn-game-look = Du darfst dir einen Teil der Karten ansehen, die kommen. Der Sand läuft dabei weiter.
page-learn-game-flip = Der Sand ist abgelaufen. Das kostet noch nichts: Die Sanduhr läuft mehrmals, und wer will, darf sie umdrehen. Nach dem letzten Lauf ist der Bau zu Ende.
page-learn-game-finish = Ist dein Schiff fertig, beende den Bau. Wer zuerst fertig ist, startet vorn. Danach baust du nicht mehr.
page-learn-game-check = Das Schiff verstößt gegen eine Bauregel. Entferne Bauteile, bis es regelgerecht ist; jedes ist verloren und wird einen Credit kosten.
page-learn-game-boarding = Jetzt geht die Mannschaft an Bord. Jede Kabine fasst zwei Menschen oder, neben einer Lebenserhaltung, einen Außerirdischen ihrer Farbe: Lila verstärkt die Kanonen, Braun die Triebwerke.
page-learn-game-flight = Du fliegst. Die Karten kommen eine nach der anderen, und das vorderste Schiff handelt meist zuerst. Die Marker auf dem Flugplan zeigen die Reihenfolge; wer Tage verliert, fällt zurück.
page-learn-game-withdraw = Du darfst vor einer Karte aufgeben, die dein Schiff nicht überstehen würde. Du behältst, was du hast, bekommst aber keine Belohnung, und deine Waren bringen nur die Hälfte.
page-learn-game-engines = Du fliegst so viele Felder weit, wie deine Triebwerke stark sind. Jedes doppelte Triebwerk kostet einen Batteriemarker und zählt 2.
page-learn-game-cannons = Vergleiche deine Kanonen mit dem Feind. Eine einfache Kanone nach vorn zählt 1, zu den anderen Seiten die Hälfte; eine doppelte zählt das Doppelte, kostet aber einen Batteriemarker.
page-learn-game-land = Du darfst auf einem freien Planeten landen, seine Waren laden und dafür die genannten Tage verlieren.
page-learn-game-reward = Du darfst diese Belohnung nehmen und mit Tagen oder Mannschaft bezahlen, oder sie dem Nächsten lassen.
page-learn-game-stow = Lade die Waren. Rot zählt 4, Gelb 3, Grün 2, Blau 1. Rot kommt nur in Spezialladeräume, die auch jede andere Farbe fassen.
page-learn-game-crew = Du verlierst Mannschaft. Wähle, wer geht: Ohne Menschen an Bord ist dein Flug zu Ende, und ein Außerirdischer hilft nur, solange er da ist.
page-learn-game-goods = Du verlierst zuerst deine wertvollsten Waren, danach Batteriemarker.
page-learn-game-defend = Auf dieser Linie kommt etwas auf dich zu. Ein kleiner Meteor prallt ab, außer an einem offenen Anschluss; ein großer muss von einer Kanone auf seiner Linie abgeschossen werden; ein Schild hält auf seinen Seiten kleine Meteore und leichten Beschuss auf und kostet einen Batteriemarker.
page-learn-game-keep = Dein Schiff bricht auseinander. Behalte ein Stück; die anderen sind verloren. Ein Stück ohne Mannschaft kann nicht fliegen.
page-learn-game-over = Das war ein ganzes Spiel und das Ende der Lektion. Nimm beim nächsten eine andere Klasse: Manche Bretter krümmen den Raum.
