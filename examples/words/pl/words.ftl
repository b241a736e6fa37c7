# Words of the crate in Polish: lines of a board, kinds of components, cards, races.
# An id is `word-` and the English word.

## Players without names

word-seat = miejsce

## Between lists in a list

word-semicolon = ;

## Lines

word-column = kolumna
word-left-column = lewa kolumna
word-right-column = prawa kolumna
word-row = rząd
word-upper-row = górny rząd
word-lower-row = dolny rząd
word-upper = górny
word-lower = dolny
word-cell = pole

## Components

word-starting-cabin = początkowa kabina pilotów
word-cabin = kabina
word-luxury-cabin = kabina luksusowa
word-stasis-chamber = komora hibernacyjna
word-single-engine = pojedynczy silnik
word-double-engine = podwójny silnik
word-single-cannon = pojedyncze działo
word-double-cannon = podwójne działo
word-bi-directional-cannon = działo dwukierunkowe
word-cannon-engine = działo z silnikiem
word-battery = bateria
word-cargo-hold = ładownia
word-special-cargo-hold = specjalna ładownia
word-purple-life-support = fioletowy system podtrzymywania życia
word-brown-life-support = brązowy system podtrzymywania życia
word-cyan-life-support = niebieski system podtrzymywania życia
word-shield = generator osłon
word-thruster = silnik manewrowy
word-structural-component = część konstrukcyjna
word-plating = niezniszczalne poszycie
word-auto-defence = zautomatyzowany system obronny
word-crew-armament = zbrojownia
word-router = rozdzielacz
word-solar-panel = panel słoneczny
word-reactor = reaktor
word-booster = wzmacniacz silników

## Cards

word-open-space = wolna przestrzeń
word-stardust = gwiezdny pył
word-epidemic = epidemia
word-sabotage = sabotaż
word-meteor-swarm = skupisko meteorów
word-planets = planety
word-abandoned-ship = porzucony statek
word-abandoned-station = opuszczona stacja kosmiczna
word-slavers = łowcy niewolników
word-smugglers = przemytnicy
word-pirates = piraci
word-combat-zone = strefa walk

## Races

word-earthers = Ziemianie
word-vonyan = Vonyan
word-valkyries = Walkirie
word-dreckach = Dreckach

## Sides and turns

word-front = przód
word-right = prawa strona
word-rear = tył
word-left = lewa strona
word-not-turned = bez obrotu
word-a-quarter-turn-clockwise = ćwierć obrotu zgodnie z ruchem wskazówek zegara
word-half-a-turn = pół obrotu
word-a-quarter-turn-counter-clockwise = ćwierć obrotu przeciwnie do ruchu wskazówek zegara
word-north = północ
word-north-east = północny wschód
word-south-east = południowy wschód
word-south = południe
word-south-west = południowy zachód
word-north-west = północny zachód

## Edges

word-smooth-edge = gładka strona
word-single-connector = pojedyncze połączenie
word-double-connector = podwójne połączenie
word-universal-connector = uniwersalne połączenie
word-exhaust = dysza
word-muzzle = lufa
word-nozzle = dysza

## Aboard

word-purple = fioletowy
word-brown = brązowy
word-cyan = niebieski
word-purple-alien = fioletowy kosmita
word-brown-alien = brązowy kosmita
word-cyan-alien-lawyer = niebieski kosmita (prawnik)
word-cyan-alien-diplomat = niebieski kosmita (dyplomata)
word-cyan-alien-technician = niebieski kosmita (technik)
word-cyan-alien-telepathic-guru = niebieski kosmita (telepatyczny guru)
word-cyan-alien-merchant = niebieski kosmita (handlowiec)
word-cyan-alien-manager = niebieski kosmita (menedżer)
word-red = czerwony
word-yellow = żółty
word-green = zielony
word-blue = niebieski
word-human = człowiek
word-battery-token = żeton baterii

## Dice and the hourglass

word-the-first-of-two-dice = pierwsza z dwóch kości
word-the-second-of-two-dice = druga z dwóch kości
word-the-die-for-the-column-or-side = kość na kolumnę lub stronę
word-the-die-for-the-row = kość na rząd
word-the-die-for-the-aimed-column = kość na wskazaną kolumnę
word-the-die-for-the-aimed-row = kość na wskazany rząd
word-the-place-beside-the-flight-board = miejsce obok planszy lotu
word-the-board-of-the-player-who-calls-overtime = plansza gracza, który ogłasza dodatkowy czas

## Steps of the yard

word-building = budowa
word-the-end-of-building = koniec budowy
word-the-ship-check = kontrola konstrukcji
word-boarding = zajęcie kabin
word-insurance = ubezpieczenie
word-the-launch = start

## How sure

word-real = oryginalne
word-likely = prawdopodobne
word-recalled = z pamięci
word-invented = wymyślone
word-custom = własne

## Positions of Battle Beyond Space

word-an-asteroid = asteroida
word-a-probe = sonda
word-the-ring-s-centre = środek pierścienia
word-the-elite = elitarny
word-shielded = osłonięty tarczą
word-hit-by-a-shot = trafiony strzałem
word-there-is-no-board = poza planszą
word-an-asteroid-is = asteroida
word-it-is-not-a-capital-ship = to nie jest okręt liniowy
word-it-is-not-on-the-board = nie ma go na planszy
word-it-is-its-owner-s-turn = trwa tura jego właściciela
word-it-has-been-hit-by-a-shot-before = został już wcześniej trafiony strzałem
word-its-owner-has-no-hidden-power-of-the-dreckach = jego właściciel nie ma ukrytej mocy Dreckach
word-is-not-of-the-player-whose-turn-it-is = nie należy do gracza, którego jest tura
word-is-not-a-capital-ship = nie jest okrętem liniowym
word-is-not-in-the-air = nie jest w powietrzu
word-is-not-on-the-hex-where-the-other-comes-down = nie jest na polu, na którym ląduje drugi
word-collides-like-a-capital-ship-so-there-is-no-choice = zderza się jak okręt liniowy, więc nie ma wyboru
word-does-not-come-down-next = nie ląduje następny
word-is-not-the-elite-that-has-yet-to-act = nie jest elitarnym myśliwcem, który ma jeszcze działać
word-is-not-the-next-to-turn = nie obraca się następny
word-has-an-owner-who-has-not-used-the-power-d2 = należy do gracza, który nie użył mocy D2
word-is-not-a-lost-fighter-that-may-return = nie jest straconym myśliwcem, który może wrócić
word-has-a-start-zone-without-an-empty-hex = nie ma pustego pola w swojej strefie startowej
