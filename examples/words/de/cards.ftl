# What stands on the adventure cards of Galaxy Trucker, in German, and what is wrong with cards and decks.
# Ids and variables are those of the README of this package.

## Cards

cards-days = { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
cards-crew = { $crew ->
        [one] { $crew } Mannschaftsmitglied
       *[other] { $crew } Mannschaftsmitglieder
    }
cards-credits = { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    }
cards-goods = { $goods ->
        [none] nichts
       *[other] Waren ({ $goods })
    }
cards-lose-crew = { $lose_crew ->
        [one] { $lose_crew } Mannschaftsmitglied
       *[other] { $lose_crew } Mannschaftsmitglieder
    }
cards-lose-goods = { $lose_goods ->
        [one] { $lose_goods } Ware
       *[other] { $lose_goods } Waren
    }
cards-field = { $field ->
        [meteors] Meteore
        [shots] Schüsse
        [planets] Planeten
        [lines] Zeilen
        [number] Eindringlinge
        [turns] Richtungen
        [parts] Teile
       *[other] Waren
    }
card-open-space = Offener Raum: Alle ziehen um ihre Triebwerksstärke vor; Schiffe ohne Triebwerksstärke geben auf.
card-stardust = Sternenstaub: Jeder verliert 1 Tag je offenem Anschluss.
card-epidemic = Epidemie: Jede bewohnte Kabine, die mit einer anderen bewohnten Kabine verbunden ist, verliert 1 Mannschaftsmitglied.
card-sabotage = Sabotage: Wer die kleinste Mannschaft hat, verliert ein ausgewürfeltes Bauteil.
card-meteor-swarm = Meteorschwarm: { $meteors }.
card-planets = Planeten, eine Landung kostet { cards-days }; Waren: { $planets }.
card-abandoned-ship = Verlassenes Schiff: { cards-crew } für { cards-credits } abgeben; das kostet { cards-days }.
card-abandoned-station = Verlassene Station: Wer { cards-crew } oder mehr hat, darf { cards-goods } nehmen; das kostet { cards-days }.
card-slavers = Sklavenhändler der Stärke { $strength }: Verlierer geben { cards-lose-crew } ab; der Sieger darf für { cards-days } { cards-credits } nehmen.
card-smugglers = Schmuggler der Stärke { $strength }: Verlierer geben { cards-lose-goods } ab; der Sieger darf für { cards-days } { cards-goods } nehmen.
card-pirates = Piraten der Stärke { $strength }: Verlierer werden beschossen ({ $shots }); der Sieger darf für { cards-days } { cards-credits } nehmen.
card-combat-zone = Kampfzone: { $lines }.
card-intruders = Eindringlinge von { $from }: { $number } auf einmal, sie wenden sich in dieser Reihenfolge: { $turns }; sie entern { $boards }; jeder { $deed }; jeder besiegte bringt { $credits ->
        [one] { $credits } Credit
       *[other] { $credits } Credits
    }; nicht alle zu besiegen kostet { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }.
card-sequence = In dieser Reihenfolge, als eine Karte: { $parts }

card-family-open-space = Offener Raum
card-family-stardust = Sternenstaub
card-family-epidemic = Epidemie
card-family-sabotage = Sabotage
card-family-meteor-swarm = Meteorschwarm
card-family-planets = Planeten
card-family-abandoned-ship = Verlassenes Schiff
card-family-abandoned-station = Verlassene Station
card-family-slavers = Sklavenhändler
card-family-smugglers = Schmuggler
card-family-pirates = Piraten
card-family-combat-zone = Kampfzone
card-family-intruders = Eindringlinge
card-family-sequence = Kartenfolge

combat-line = wer { $worst } hat, { $penalty }
criterion-fewest-crew = die kleinste Mannschaft
criterion-weakest-engines = die schwächsten Triebwerke
criterion-weakest-cannons = die schwächsten Kanonen
boarded-everybody = alle
boarded-fewest-crew = wer die kleinste Mannschaft hat
boarded-weakest-engines = wer die schwächsten Triebwerke hat
boarded-weakest-cannons = wer die schwächsten Kanonen hat
boarded-most-crew = wer die größte Mannschaft hat
boarded-strongest-engines = wer die stärksten Triebwerke hat
boarded-strongest-cannons = wer die stärksten Kanonen hat
deed-crew = nimmt { $number ->
        [one] { $number } Mannschaftsmitglied
       *[other] { $number } Mannschaftsmitglieder
    }
deed-goods = nimmt { $number ->
        [one] { $number } Ware
       *[other] { $number } Waren
    }
deed-batteries = nimmt { $number ->
        [one] { $number } Batterie
       *[other] { $number } Batterien
    }
deed-charges = legt { $number ->
        [one] { $number } Ladung
       *[other] { $number } Ladungen
    }
penalty-days = { $number ->
        [one] verliert { $number } Tag
       *[other] verliert { $number } Tage
    }
penalty-crew = { $number ->
        [one] verliert { $number } Mannschaftsmitglied
       *[other] verliert { $number } Mannschaftsmitglieder
    }
penalty-goods = { $number ->
        [one] verliert { $number } Ware
       *[other] verliert { $number } Waren
    }
penalty-shots = wird beschossen: { $shots }

## What is wrong with cards

card-no-such-card = gedruckte Karten sind 0 bis 59, nicht { $number }
card-nested = Kartenfolge: Teil { $number } darf nicht selbst eine Folge sein
card-count = { $card }: es müssen 1 bis { $most } { cards-field } sein, nicht { $count }
card-planet = Planeten: Planet { $number } muss 1 bis { $most } Waren haben, nicht { $blocks }
card-no-meteor = Meteorschwarm: Angriff { $number } muss ein kleiner oder großer Meteor sein, nicht: { $attack }
card-no-shot = { $card }: Angriff { $number } muss leichter oder schwerer Beschuss sein, nicht: { $attack }
cards-of-level = { $expected ->
        [one] { $expected } Karte der Stufe { $level }
       *[other] { $expected } Karten der Stufe { $level }
    }
card-piles = es muss 4 Kartenstapel geben, nicht { $piles }
card-pile = Stapel { $pile } muss { cards-of-level } haben, nicht { $cards }
card-cards = der Kartensatz muss { cards-of-level } haben, nicht { $cards }
card-no-card = es gibt keine Karten
card-top = die oberste Karte muss Stufe { $expected } haben, nicht { $level }
card-card-twice = Karte { $card } kommt zweimal vor
card-card-used = Karte { $card } wurde schon in einem früheren Flug benutzt
card-not-of-the-piles = Karte { $number } des Kartensatzes stammt nicht aus den vier Stapeln
card-missing = { $cards ->
        [one] { $cards } Karte der vier Stapel fehlt im Kartensatz
       *[other] { $cards } Karten der vier Stapel fehlen im Kartensatz
    }
card-none-printed = es gibt keine gedruckten Karten der Stufe { $level } zum Austeilen
