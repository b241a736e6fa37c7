# The challenge of the day, in Polish.

page-daily = Wyzwanie dnia
page-daily-what = Zbuduj statek klasy { $class } z części, które { DATETIME($day, dateStyle: "long", timeZone: "UTC") } dostają wszyscy. Liczba minut: { $minutes }. Klepsydra przesypuje się co minutę i sama się odwraca, a po ostatniej budowa się kończy. Potem odeprzyj { $attacks } ataków, takich samych dla każdego, i wyślij wynik znajomym.
page-daily-begin = Zacznij budowę
page-daily-you = ty
page-daily-nobody = puste miejsce
page-daily-attack = Atak { $number } z { $all }: { $kind } z { $side }.
page-daily-best = Broń się najlepiej, jak się da
page-daily-ship = Twój statek
page-daily-score = Wyzwanie z dnia { DATETIME($day, dateStyle: "medium", timeZone: "UTC") }: ataki bez szkód: { $unharmed } z { $attacks }, ocalałe części: { $left } z { $built }.
page-daily-share = Udostępnij wynik
page-daily-tomorrow = Jutro będzie następne.
page-daily-false = Ten wynik nie zgadza się z wyzwaniem tego dnia.
page-daily-friend = Sprawdzony wynik znajomego: { $score }
page-daily-friend-ship = Statek znajomego
page-daily-today = Te same części i ataki dla wszystkich, codziennie nowe.
