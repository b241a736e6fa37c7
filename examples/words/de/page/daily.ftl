# The challenge of the day, in German.

page-daily = Aufgabe des Tages
page-daily-what = Bau ein Schiff der Klasse { $class } aus den Bauteilen, die am { DATETIME($day, dateStyle: "long", timeZone: "UTC") } alle bekommen. Du hast { $minutes } Minuten: Die Sanduhr läuft { $minutes } Mal, wird für dich umgedreht, und nach dem letzten Lauf ist der Bau zu Ende. Danach bestehst du { $attacks } Angriffe, für alle dieselben, und schickst dein Ergebnis weiter.
page-daily-begin = Mit dem Bau beginnen
page-daily-you = du
page-daily-nobody = der leere Platz
page-daily-attack = Angriff { $number } von { $all }: { $kind } von { $side }.
page-daily-best = Bestmöglich verteidigen
page-daily-ship = Dein Schiff
page-daily-score = Aufgabe vom { DATETIME($day, dateStyle: "medium", timeZone: "UTC") }: { $unharmed } von { $attacks } Angriffen ohne Schaden, { $left } von { $built } Bauteilen übrig.
page-daily-share = Ergebnis teilen
page-daily-tomorrow = Morgen gibt es die nächste.
page-daily-false = Dieses Ergebnis passt nicht zur Aufgabe seines Tages.
page-daily-friend = Ergebnis eines Freundes, geprüft: { $score }
page-daily-friend-ship = Das Schiff eines Freundes
page-daily-today = Dieselben Bauteile und Angriffe für alle, jeden Tag neu.
