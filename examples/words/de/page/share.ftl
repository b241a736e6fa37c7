# Sharing, in German.

page-share-replay = Wiederholung teilen
page-share-picture = Bild teilen
page-picture-saved = Gespeichert als { $name }.
page-not-shared = Das ließ sich nicht teilen.
page-bad-replay = Dieser Link enthält keine Wiederholung.
