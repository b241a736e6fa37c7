# Sharing, in Polish.

page-share-replay = Udostępnij powtórkę
page-share-picture = Udostępnij obraz
page-picture-saved = Zapisano jako { $name }.
page-not-shared = Nie udało się tego udostępnić.
page-bad-replay = Ten link nie zawiera powtórki.
page-replay-address = „{ $address }” nie jest adresem pliku.
page-replay-unreached = Nie udało się odczytać { $address }: brak połączenia albo ta witryna nie pozwala innym stronom czytać swoich plików (CORS).
page-replay-status = Nie udało się odczytać { $address }: witryna odpowiada { $status }.
page-replay-large = { $address } jest za duży jak na zapis gry.
page-replay-no-game = To nie jest zapisana bitwa ani cała gra.
page-replay-not-over = Gra przy tym stole jeszcze trwa. Będzie można ją obejrzeć, gdy się skończy.
page-replay-end = Na koniec
page-replay-first = To początek.
page-replay-last = To koniec.
