# The lessons, in Polish.

page-learn-coach = Lekcja
page-learn-read = Rozumiem
page-learn-stop = Zakończ lekcję
page-learn-sand = Piasek czeka, aż przeczytasz.
page-learn-wait = Tu nie ma nic nowego do nauki. Graj dalej.
page-learn-count = Przeczytano { $read } z { $all }
page-learn-begins = To lekcja: zacznij, jak chcesz. Nad stołem zobaczysz objaśnienie każdego kroku, gdy przyjdzie na niego pora.
page-learn-ended = Lekcja skończona. Odtąd grasz bez objaśnień; lekcję znajdziesz w każdej chwili na stronie startowej.
page-learn-battle = Naucz się bitwy, grając
page-learn-game = Naucz się gry, grając
page-learn-what = Zacznij zwykłą grę; każdy krok zostanie wyjaśniony, gdy do niego dojdzie.
page-learn-kept = Jest tu zapisana gra. Czy lekcja ma zacząć nową? Stara wtedy zniknie.
page-learn-anew = Zacznij nową
page-learn-go-on = Kontynuuj starą

## A battle

page-learn-battle-goal = Każdy ma dziewięć tur; wygrywa, kto zdobędzie najwięcej punktów. Wrogi myśliwiec daje 1 punkt, wrogi okręt liniowy 4, sonda 1. Na koniec każde pole pierścienia wokół środka zajęte przez twoje statki daje 2 punkty.
page-learn-battle-place = Rozmieść w swojej strefie trzy eskadry po sześć myśliwców i dwa okręty liniowe. Myśliwce jednej eskadry muszą się stykać. Lecą prosto przed siebie, więc obróć je tam, dokąd chcesz lecieć. W pierwszej bitwie pozwól rozmieścić flotę za ciebie.
page-learn-battle-reveal = Karta ruchu ma trzy liczby: ile pól leci eskadra, o ile boków mogą się potem obrócić jej myśliwce i ile punktów akcji ma okręt liniowy.
page-learn-battle-squadron = Wybierz eskadrę. Wszystkie jej myśliwce lecą dokładnie tak daleko, prosto, ponad wszystkim. Liczy się tylko miejsce lądowania: sonda zostaje zebrana, wróg ginie razem z twoim myśliwcem, a na asteroidzie lub poza planszą myśliwiec jest stracony.
page-learn-battle-collide = Dwa statki kończą ruch na jednym polu. Wybierz, co stanie się najpierw; plansza pokazuje które.
page-learn-battle-fire = Każdy myśliwiec, który leciał, strzela prosto przed siebie, najwyżej na pięć pól. Trafia pierwszą przeszkodę: wróg otrzymuje 1 obrażenie, asteroida lub własny statek tylko zatrzymuje strzał. Kolejność wybierasz ty: najpierw oczyść drogę.
page-learn-battle-turn = Teraz te myśliwce się obracają, najwyżej tyle, ile pozwala karta. Następnym razem polecą i wystrzelą w tę stronę.
page-learn-battle-capital = Teraz rusza się jeden z twoich okrętów liniowych. Punkt akcji przesuwa go o pole naprzód albo obraca o jeden bok. Może taranować wrogie myśliwce, za 1 obrażenie od każdego.
page-learn-battle-shoot = Okręt liniowy, który się ruszył, może strzelić do jednego wroga w dowolnym kierunku: tuż obok albo dwa pola dalej, jeśli nic nie stoi pomiędzy. Drugie obrażenie niszczy okręt liniowy.
page-learn-battle-end = Twoja tura się skończyła. Dobierasz teraz kartę na następną turę i tylko ty ją widzisz: przewiduj, gdzie będą wtedy inni.
page-learn-battle-others = Gdy grają inni, patrz, dokąd zwrócone są ich myśliwce. Lecą i strzelają prosto, więc tam jest niebezpiecznie. Wybierz statek, aby zobaczyć jego linię strzału.
page-learn-battle-ring = Została tura lub dwie. Każde pole pierścienia wokół środka, na którym na koniec stoi twój statek, daje 2 punkty.
page-learn-battle-over = To była cała bitwa i koniec lekcji. Zobacz powyżej, kto wygrał i za co; potem zagraj jeszcze raz, może z mocami: każdy ma jedną, tajną.

## A whole game

page-learn-game-goal = Zbuduj statek, poleć nim i przywieź pieniądze. Na koniec gry wygrał każdy, kto ma co najmniej 1 kredyt, a najbogatszy wygrał najbardziej.
page-learn-game-take = Wszyscy budują jednocześnie, na czas. Weź część z zakrytego stosu albo jedną z odkrytych.
page-learn-game-place = Obróć część i dołóż ją do statku. Połączenie pojedyncze pasuje do pojedynczego, podwójne do podwójnego, uniwersalne do każdego. Gładka strona nie może stykać się z połączeniem.
page-learn-game-weld = Ostatnią część możesz jeszcze przesunąć, dopóki nie weźmiesz następnej. Potem jest przyspawana. Część, która teraz nie pasuje, możesz odłożyć na później; to, co na koniec nadal jest odłożone, liczy się jako stracone.
page-learn-game-outlets = Silniki są zwrócone do tyłu i nic nie może się za nimi znajdować. Nic nie może też stać przed lufą działa.
page-learn-game-parts = Dobry statek ma silniki, żeby nadążyć, działa przeciw wrogom, kabiny dla załogi i baterie do osłon i wszystkiego, co podwójne. Połączenia prowadzące donikąd narażają na małe meteory.
page-learn-game-look = Możesz podejrzeć część kart, które spotkasz. Piasek się tymczasem przesypuje.
page-learn-game-flip = Piasek się przesypał. To jeszcze nic nie kosztuje: klepsydra przesypuje się kilka razy i każdy może ją odwrócić. Po ostatniej klepsydrze budowa się kończy.
page-learn-game-finish = Jeśli statek jest gotowy, zakończ budowę. Kto skończy pierwszy, startuje na czele. Potem już nie budujesz.
page-learn-game-check = Statek łamie zasadę budowy. Usuwaj części, aż będzie zgodny z zasadami; każda jest stracona i będzie kosztować kredyt.
page-learn-game-boarding = Teraz wsiada załoga. Każda kabina mieści dwóch ludzi albo, obok systemu podtrzymywania życia, jednego kosmitę jego koloru: fioletowy wzmacnia działa, brązowy silniki.
page-learn-game-flight = Lecisz. Karty pojawiają się jedna po drugiej, a statek na czele zwykle działa pierwszy. Znaczniki na planszy lotu pokazują kolejność; strata dni cofa statek.
page-learn-game-withdraw = Możesz zrezygnować z lotu przed kartą, której statek by nie przetrwał. Zachowujesz to, co masz, ale bez nagrody, a towary są warte połowę.
page-learn-game-engines = Lecisz o tyle pól, ile wynosi moc silników. Każdy podwójny silnik zużywa żeton baterii i dodaje 2.
page-learn-game-cannons = Porównaj swoje działa z wrogiem. Pojedyncze działo skierowane do przodu liczy się za 1, w inną stronę za pół; podwójne liczy się podwójnie, ale zużywa żeton baterii.
page-learn-game-land = Możesz wylądować na wolnej planecie, załadować jej towary i stracić podane dni.
page-learn-game-reward = Możesz wziąć tę nagrodę i zapłacić za nią dniami lub załogą albo zostawić ją następnemu.
page-learn-game-stow = Załaduj towary. Czerwony jest wart 4, żółty 3, zielony 2, niebieski 1. Czerwony mieści się tylko w specjalnych ładowniach, które przyjmują też inne kolory.
page-learn-game-crew = Tracisz załogę. Wybierz, kto odchodzi: bez człowieka na pokładzie lot się kończy, a kosmita pomaga tylko, dopóki jest na statku.
page-learn-game-goods = Najpierw tracisz najcenniejsze towary, potem żetony baterii.
page-learn-game-defend = Coś nadlatuje po tej trajektorii. Mały meteor odbija się, chyba że trafi w odsłonięte połączenie; duży trzeba zestrzelić działem z jego trajektorii; generator osłon zatrzymuje po swoich stronach małe meteory i lekki ostrzał za żeton baterii.
page-learn-game-keep = Statek się rozpada. Zachowaj jeden fragment; pozostałe są stracone. Fragment bez załogi nie poleci.
page-learn-game-over = To była cała gra i koniec lekcji. W następnej spróbuj innej klasy: niektóre plansze zakrzywiają przestrzeń.
