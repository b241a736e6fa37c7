# Sharing, in German.

page-share-replay = Wiederholung teilen
page-share-picture = Bild teilen
page-picture-saved = Gespeichert als { $name }.
page-not-shared = Das ließ sich nicht teilen.
page-bad-replay = Dieser Link enthält keine Wiederholung.
page-replay-address = „{ $address }“ ist keine Adresse einer Datei.
page-replay-unreached = { $address } ließ sich nicht lesen: Es gibt keine Verbindung, oder die Seite erlaubt anderen nicht, ihre Dateien zu lesen (CORS).
page-replay-status = { $address } ließ sich nicht lesen: Die Seite antwortet { $status }.
page-replay-large = { $address } ist zu groß für ein gespeichertes Spiel.
page-replay-no-game = Das ist keine gespeicherte Schlacht und kein gespeichertes ganzes Spiel.
page-replay-not-over = Das Spiel an diesem Tisch läuft noch. Du kannst es ansehen, sobald es vorbei ist.
page-replay-end = Zum Ende
page-replay-first = Das ist der Anfang.
page-replay-last = Das ist das Ende.
