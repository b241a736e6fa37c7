# Sharing, in Polish.

page-share-replay = Udostępnij powtórkę
page-share-picture = Udostępnij obraz
page-picture-saved = Zapisano jako { $name }.
page-not-shared = Nie udało się tego udostępnić.
page-bad-replay = Ten link nie zawiera powtórki.
