"""The terms of both games in four languages. Written by tools/write_glossary.py; not by hand.

>>> from starwright import glossary
>>> [term.de for term in glossary.find("weak spot")]
['Schwachstelle']
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from starwright.given import shown
from starwright.refusal import Unreadable

Language = Literal["en", "fr", "pl", "de"]


class Term(NamedTuple):
    """A term of a game.

    Attributes:
        game: The game.
        topic: The chapter of the glossary.
        here: Its name in the Rust crate, or its rule.
        meaning: What it is, in English.
        en: The English term.
        fr: The French term.
        pl: The Polish term.
        de: The German term.
        printed: The languages whose rulebook has the term. The others are plain words.
    """

    game: Literal["Galaxy Trucker", "Battle Beyond Space"]
    topic: str
    here: str
    meaning: str
    en: str
    fr: str
    pl: str
    de: str
    printed: tuple[Language, ...]


def find(word: str) -> tuple[Term, ...]:
    """The terms in which a word occurs, in any language and in either case. Raises `Unreadable` if it is not a string."""
    if not isinstance(word, str):
        raise Unreadable(f"expected a word, got {shown(word)}")
    wanted = word.casefold()
    return tuple(term for term in GLOSSARY if any(wanted in text.casefold() for text in term[2:8]))


GLOSSARY: tuple[Term, ...] = (
    Term("Galaxy Trucker", "Components", "Component", "a part of a ship", "component, tile", "composant", "część", "Bauteil", ("fr", "pl")),
    Term("Galaxy Trucker", "Components", "Connector", "where an edge joins another", "connector", "connecteur", "połączenie", "Anschluss", ("fr", "pl")),
    Term("Galaxy Trucker", "Components", "Connector::Single", "joins single and universal", "single connector", "connecteur simple", "pojedyncze połączenie", "einfacher Anschluss", ("fr", "pl")),
    Term("Galaxy Trucker", "Components", "Connector::Double", "joins double and universal", "double connector", "connecteur double", "podwójne połączenie", "doppelter Anschluss", ("fr", "pl")),
    Term("Galaxy Trucker", "Components", "Connector::Universal", "joins any connector", "universal connector", "connecteur universel", "uniwersalne połączenie", "universeller Anschluss", ("fr", "pl")),
    Term("Galaxy Trucker", "Components", "Connector::Smooth", "joins nothing", "smooth edge", "côté lisse", "gładka strona", "glatte Kante", ("fr", "pl")),
    Term("Galaxy Trucker", "Components", "Kind::StartingCabin", "each player's own cabin, two humans", "starting cabin", "cabine de pilotage", "początkowa kabina pilotów", "Startkabine", ("fr", "pl")),
    Term("Galaxy Trucker", "Components", "Kind::Cabin", "houses two humans or one alien", "cabin", "cabine", "kabina", "Kabine", ()),
    Term("Galaxy Trucker", "Components", "Kind::LuxuryCabin", "houses one human, no alien", "luxury cabin", "cabine de luxe", "kabina luksusowa", "Luxuskabine", ()),
    Term("Galaxy Trucker", "Components", "Kind::StasisChamber", "holds sleepers", "stasis chamber", "chambre de stase", "komora hibernacyjna", "Stasiskammer", ("fr", "pl")),
    Term("Galaxy Trucker", "Components", "Kind::SingleEngine", "engine strength 1", "single engine", "moteur simple", "pojedynczy silnik", "einfaches Triebwerk", ()),
    Term("Galaxy Trucker", "Components", "Kind::DoubleEngine", "engine strength 2 for a battery", "double engine", "moteur double", "podwójny silnik", "doppeltes Triebwerk", ()),
    Term("Galaxy Trucker", "Components", "Kind::SingleCannon", "cannon strength 1 to the front", "single cannon", "canon simple", "pojedyncze działo", "einfache Kanone", ()),
    Term("Galaxy Trucker", "Components", "Kind::DoubleCannon", "twice as much for a battery", "double cannon", "canon double", "podwójne działo", "doppelte Kanone", ()),
    Term("Galaxy Trucker", "Components", "Kind::BidirectionalCannon", "two muzzles on adjacent sides", "bi-directional cannon", "canon bidirectionnel", "działo dwukierunkowe", "Zweirichtungskanone", ()),
    Term("Galaxy Trucker", "Components", "Kind::CannonEngine", "a cannon and an engine in one", "cannon-engine", "canon-moteur", "działo z silnikiem", "Kanonentriebwerk", ()),
    Term("Galaxy Trucker", "Components", "Kind::Battery", "holds battery tokens", "battery component", "module d'énergie", "bateria", "Batterie", ("pl",)),
    Term("Galaxy Trucker", "Components", "Contents::Batteries", "powers one use of a component", "battery token", "cellule d'énergie", "żeton baterii", "Batteriemarker", ("fr", "pl")),
    Term("Galaxy Trucker", "Components", "Kind::CargoHold", "carries goods, but no red ones", "cargo hold", "soute", "ładownia", "Laderaum", ("pl",)),
    Term("Galaxy Trucker", "Components", "Kind::SpecialCargoHold", "carries goods of every colour", "special cargo hold", "soute spéciale", "specjalna ładownia", "Spezialladeraum", ()),
    Term("Galaxy Trucker", "Components", "Kind::LifeSupport", "lets an alien live next to it", "life support", "module de survie", "system podtrzymywania życia", "Lebenserhaltung", ()),
    Term("Galaxy Trucker", "Components", "Kind::Shield", "covers two adjacent sides", "shield", "bouclier", "generator osłon", "Schild", ("fr", "pl")),
    Term("Galaxy Trucker", "Components", "Defence::boosted_shields", "also stops large meteors and heavy fire", "boosted shield", "bouclier amplifié", "wzmocniony generator osłon", "verstärkter Schild", ("fr", "pl")),
    Term("Galaxy Trucker", "Components", "Kind::Thruster", "shifts an attack one step", "manoeuvring thruster", "propulseur", "silnik manewrowy", "Steuerdüse", ("fr", "pl")),
    Term("Galaxy Trucker", "Components", "Kind::Structural", "connectors and nothing else", "structural component", "composant structurel", "część konstrukcyjna", "Strukturteil", ()),
    Term("Galaxy Trucker", "Components", "Kind::Plating", "survives every attack", "indestructible plating", "blindage indestructible", "niezniszczalne poszycie", "unzerstörbare Panzerung", ()),
    Term("Galaxy Trucker", "Components", "Kind::AutoDefence", "stops intruders", "auto-defence", "système d'auto-défense", "zautomatyzowany system obronny", "Abwehranlage", ("fr", "pl")),
    Term("Galaxy Trucker", "Components", "Kind::CrewArmament", "arms the crew of a cabin", "crew armament", "armement", "zbrojownia", "Bewaffnung", ()),
    Term("Galaxy Trucker", "Components", "Kind::Booster", "sends its ship into hyperspace", "booster", "accélérateur", "wzmacniacz silników", "Beschleuniger", ("fr", "pl")),
    Term("Galaxy Trucker", "Components", "Kind::Router", "has only its edges here", "router", "routeur", "rozdzielacz", "Verteiler", ()),
    Term("Galaxy Trucker", "Components", "Kind::SolarPanel", "has only its edges here", "solar panel", "panneau solaire", "panel słoneczny", "Solarpanel", ()),
    Term("Galaxy Trucker", "Components", "Kind::Reactor", "has only its edges here", "reactor", "réacteur", "reaktor", "Reaktor", ()),
    Term("Galaxy Trucker", "Components", "Outlet::Muzzle", "where a cannon fires", "muzzle", "bouche", "lufa", "Mündung", ()),
    Term("Galaxy Trucker", "Components", "Outlet::Exhaust", "where an engine fires", "exhaust", "sortie", "dysza", "Auspuff", ()),
    Term("Galaxy Trucker", "Components", "Outlet::Nozzle", "where a thruster fires", "nozzle", "orifice", "dysza", "Düse", ()),
    Term("Galaxy Trucker", "Ships and boards", "Blueprint, Board", "what a ship is built on", "board", "plateau", "plansza statku", "Brett", ("fr", "pl")),
    Term("Galaxy Trucker", "Ships and boards", "Class", "IC, IIC, IIIC, IVC and older ones", "class", "Classe", "klasa", "Klasse", ("fr", "pl")),
    Term("Galaxy Trucker", "Ships and boards", "Cell", "space for one component", "cell", "case", "pole", "Feld", ("fr", "pl")),
    Term("Galaxy Trucker", "Ships and boards", "Line::Column", "a line from front to rear", "column", "colonne", "kolumna", "Spalte", ("fr", "pl")),
    Term("Galaxy Trucker", "Ships and boards", "Line::Row", "a line from side to side", "row", "ligne", "rząd", "Reihe", ("fr", "pl")),
    Term("Galaxy Trucker", "Ships and boards", "Ship", "one region of a board, built", "ship", "vaisseau", "statek", "Schiff", ("fr", "pl")),
    Term("Galaxy Trucker", "Ships and boards", "Fleet", "all ships of one player", "fleet", "flotte", "flotylla", "Flotte", ("fr", "pl")),
    Term("Galaxy Trucker", "Ships and boards", "Joints", "two connectors that join", "joint", "connexion", "złączenie", "Verbindung", ()),
    Term("Galaxy Trucker", "Ships and boards", "Layout::exposed", "faces an empty cell or the outside", "exposed connector", "connecteur exposé", "odsłonięte połączenie", "offener Anschluss", ("fr", "pl")),
    Term("Galaxy Trucker", "Ships and boards", "Violation", "a broken building rule", "mistake", "erreur de construction", "błąd konstrukcyjny", "Baufehler", ("fr", "pl")),
    Term("Galaxy Trucker", "Ships and boards", "LM-SPLICE-2", "runs through IC and IIC", "trans-dimensional splice", "pliure trans-dimensionnelle", "transwymiarowa granica", "transdimensionale Naht", ("fr", "pl")),
    Term("Galaxy Trucker", "Ships and boards", "LM-SPLICE-1", "open on IIC only", "orange cell", "case orange", "pomarańczowe pole", "oranges Feld", ("fr", "pl")),
    Term("Galaxy Trucker", "Ships and boards", "Mark", "opened by a die on IVC", "marked cell", "case marquée", "oznaczone pole", "markiertes Feld", ("fr", "pl")),
    Term("Galaxy Trucker", "Ships and boards", "WeakSpot", "largest group of empty cells", "weak spot", "point faible", "słaby punkt", "Schwachstelle", ("fr", "pl")),
    Term("Galaxy Trucker", "Ships and boards", "largest_group", "empty cells that touch", "group of empty cells", "chaîne de cases vides", "skupisko pustych pól", "Gruppe leerer Felder", ("fr", "pl")),
    Term("Galaxy Trucker", "Ships and boards", "Impact::pieces", "what stays connected after a break-up", "piece", "morceau", "fragment", "Stück", ("fr", "pl")),
    Term("Galaxy Trucker", "Building", "Yard", "where ships are built", "yard, building", "construction", "budowa", "Bau", ("fr", "pl")),
    Term("Galaxy Trucker", "Building", "Choice::TakeFaceDown", "components not taken yet", "face-down pool", "réserve", "stos", "Vorrat", ("pl",)),
    Term("Galaxy Trucker", "Building", "Choice::SetAside", "keep a component for later", "set aside", "mettre de côté", "odłożyć na później", "beiseitelegen", ("fr", "pl")),
    Term("Galaxy Trucker", "Building", "Hourglass", "times the building", "hourglass", "sablier", "klepsydra", "Sanduhr", ("fr", "pl")),
    Term("Galaxy Trucker", "Building", "Choice::Flip", "start the hourglass again", "flip", "retourner", "odwrócić", "umdrehen", ("fr", "pl")),
    Term("Galaxy Trucker", "Building", "Event::RanOut", "one turn of the hourglass", "run", "tour de sablier", "obrócenie klepsydry", "Lauf", ("fr", "pl")),
    Term("Galaxy Trucker", "Building", "TimerPlace::Start", "place of the last ordinary run", "Start", "Start", "Start", "Start", ("fr", "pl")),
    Term("Galaxy Trucker", "Building", "TimerPlace::Overtime", "one more run on IIIC", "overtime", "prolongations", "dodatkowy czas", "Verlängerung", ("fr", "pl")),
    Term("Galaxy Trucker", "Building", "Choice::Finish", "gives the starting order", "order tile", "tuile numéro", "znacznik kolejności", "Reihenfolgeplättchen", ("fr", "pl")),
    Term("Galaxy Trucker", "Building", "Choice::Look", "see one pile while building", "look at cards", "regarder les cartes", "podglądać karty", "Karten ansehen", ("fr", "pl")),
    Term("Galaxy Trucker", "Building", "LM-R25", "fixed once the next component is taken", "welded", "soudé", "przyspawany", "verschweißt", ()),
    Term("Galaxy Trucker", "Building", "LM-LEGAL-11", "components a player has lost", "lost pile", "défausse", "stos utraconych części", "Verluststapel", ("fr", "pl")),
    Term("Galaxy Trucker", "Building", "Layout::check", "finds every mistake of a ship", "check", "vérification des vaisseaux", "kontrola konstrukcji", "Prüfung", ("fr", "pl")),
    Term("Galaxy Trucker", "Building", "Premium", "compulsory payment on IIIC", "premium", "prime d'assurance", "koszt ubezpieczenia", "Prämie", ("fr", "pl")),
    Term("Galaxy Trucker", "Building", "Insurance", "voluntary limit of the penalty on IVC", "insurance", "assurance", "ubezpieczenie", "Versicherung", ("fr", "pl")),
    Term("Galaxy Trucker", "Building", "Owed::Debt", "premium not yet paid", "debt", "dette", "dług", "Schuld", ("fr", "pl")),
    Term("Galaxy Trucker", "Building", "Owed::Loan", "token of the first expansion", "loan", "jeton de prêt", "żeton pożyczki", "Kredit", ("fr", "pl")),
    Term("Galaxy Trucker", "Crew and goods", "Crew", "humans and aliens aboard", "crew", "équipage", "załoga", "Mannschaft", ("fr", "pl")),
    Term("Galaxy Trucker", "Crew and goods", "Contents::Humans", "flies the ship", "human", "humain", "człowiek", "Mensch", ("fr", "pl")),
    Term("Galaxy Trucker", "Crew and goods", "Alien", "helps its ship", "alien", "extraterrestre", "kosmita", "Außerirdischer", ("fr", "pl")),
    Term("Galaxy Trucker", "Crew and goods", "Colour::Purple", "adds 2 to cannons", "purple", "mauve", "fioletowy", "lila", ("fr", "pl")),
    Term("Galaxy Trucker", "Crew and goods", "Colour::Brown", "adds 2 to engines", "brown", "marron", "brązowy", "braun", ("fr", "pl")),
    Term("Galaxy Trucker", "Crew and goods", "Colour::Cyan", "one of six specialists", "cyan", "cyan", "niebieski", "türkis", ("fr", "pl")),
    Term("Galaxy Trucker", "Crew and goods", "Specialisation::Lawyer", "serves the whole fleet", "lawyer", "Avocat", "prawnik", "Anwalt", ("fr", "pl")),
    Term("Galaxy Trucker", "Crew and goods", "Specialisation::Diplomat", "serves the whole fleet", "diplomat", "Diplomate", "dyplomata", "Diplomat", ("fr", "pl")),
    Term("Galaxy Trucker", "Crew and goods", "Specialisation::Technician", "serves its own ship", "technician", "Technicien", "technik", "Techniker", ("fr", "pl")),
    Term("Galaxy Trucker", "Crew and goods", "Specialisation::TelepathicGuru", "serves its own ship", "telepathic guru", "Gourou Télépathe", "telepatyczny guru", "telepathischer Guru", ("fr", "pl")),
    Term("Galaxy Trucker", "Crew and goods", "Specialisation::Merchant", "improves sales at the end", "merchant", "Marchand", "handlowiec", "Händler", ("fr", "pl")),
    Term("Galaxy Trucker", "Crew and goods", "Specialisation::Manager", "helps aliens, pays at the end", "manager", "Manager", "menedżer", "Manager", ("fr", "pl")),
    Term("Galaxy Trucker", "Crew and goods", "Contents::Sleepers", "crew only once woken", "sleepers", "astronautes", "kosmonauci", "Schläfer", ("fr", "pl")),
    Term("Galaxy Trucker", "Crew and goods", "LM-ATTACK-10", "defeats intruders", "armed crew", "membre d'équipage armé", "uzbrojony członek załogi", "bewaffnete Mannschaft", ("fr", "pl")),
    Term("Galaxy Trucker", "Crew and goods", "Goods", "red, yellow, green and blue blocks", "goods", "marchandises", "towary", "Waren", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "Flight", "one journey with its cards", "flight", "vol", "lot", "Flug", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "Level", "which cards are flown", "level", "Niveau", "poziom", "Stufe", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "Seat", "a player's place at the table, from 0", "seat", "place", "miejsce", "Platz", ()),
    Term("Galaxy Trucker", "Flight", "LM-BOARD-3", "one building and one flight", "round", "manche", "runda", "Runde", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "RoundCard", "starting gap and rewards", "round card", "carte de règles", "płytka rundy", "Rundenkarte", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "Card", "what happens on the way", "adventure card", "carte Aventure", "karta przygody", "Abenteuerkarte", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "Track", "a circle of 40 spaces", "flight board", "plateau de vol", "plansza lotu", "Flugplan", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "Track", "where a player is on it", "marker", "pion", "znacznik statku", "Marker", ("pl",)),
    Term("Galaxy Trucker", "Flight", "BG-TRACK-2", "the player in front", "leader", "leader", "lider", "Führender", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "BG-TRACK-1", "one space, gained or lost", "day", "jour de vol", "dzień lotu", "Tag", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "LM-END-2", "more than a lap behind", "lapped", "un tour de retard", "zdublowany", "überrundet", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "LM-END-2", "leave the flight", "give up", "abandonner", "zrezygnować z lotu", "aufgeben", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "LM-END-1", "take a ship out by choice", "withdraw", "retirer du vol", "wycofać z lotu", "zurückziehen", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "Strengths", "the fleet's weakest ship counts", "engine strength", "puissance des moteurs", "moc silników", "Triebwerksstärke", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "Strengths", "all ships together", "cannon strength", "puissance des canons", "siła ognia", "Kanonenstärke", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "LM-FLEET-13", "out of reach until the card ends", "hyperspace", "hyperespace", "nadprzestrzeń", "Hyperraum", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "Incoming", "a meteor, shot or intruder", "attack", "attaque", "atak", "Angriff", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "Line", "the column or row of an attack", "line", "trajectoire", "trajektoria", "Linie", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "LM-SPLICE-4", "comes along two rows at once", "duplicated attack", "attaque dupliquée", "zduplikowany atak", "verdoppelter Angriff", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "Fate::Destroyed", "what nothing stops", "hit", "impact", "trafienie", "Treffer", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "AttackKind::SmallMeteor", "harms exposed connectors only", "small meteor", "petite météorite", "mały meteor", "kleiner Meteor", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "AttackKind::LargeMeteor", "must be shot", "large meteor", "large météorite", "duży meteor", "großer Meteor", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "AttackKind::LightFire", "a shield stops it", "light cannon fire", "tir de canon léger", "lekki ostrzał", "leichter Beschuss", ()),
    Term("Galaxy Trucker", "Flight", "AttackKind::HeavyFire", "only a boosted shield stops it", "heavy cannon fire", "tir de canon lourd", "ciężki ostrzał", "schwerer Beschuss", ()),
    Term("Galaxy Trucker", "Flight", "AttackKind::Intruder", "boards and walks through a ship", "intruder", "intrus", "najeźdźca", "Eindringling", ("fr", "pl")),
    Term("Galaxy Trucker", "Flight", "LM-SPLICE-11", "what commandos lay", "charge", "charge", "ładunek wybuchowy", "Ladung", ("fr", "pl")),
    Term("Galaxy Trucker", "Cards", "CardKind::OpenSpace", "fly by engine strength", "open space", "Espace Intersidéral", "wolna przestrzeń", "offener Raum", ("fr", "pl")),
    Term("Galaxy Trucker", "Cards", "CardKind::Stardust", "a day per exposed connector", "stardust", "poussière d'étoiles", "gwiezdny pył", "Sternenstaub", ()),
    Term("Galaxy Trucker", "Cards", "CardKind::Epidemic", "joined cabins lose crew", "epidemic", "épidémie", "epidemia", "Epidemie", ()),
    Term("Galaxy Trucker", "Cards", "CardKind::Sabotage", "fewest crew loses a component", "sabotage", "sabotage", "sabotaż", "Sabotage", ()),
    Term("Galaxy Trucker", "Cards", "CardKind::MeteorSwarm", "meteors for everyone", "meteor swarm", "pluie de météorites", "skupisko meteorów", "Meteorschwarm", ("pl",)),
    Term("Galaxy Trucker", "Cards", "CardKind::Planets", "land and load goods", "planets", "planètes", "planety", "Planeten", ()),
    Term("Galaxy Trucker", "Cards", "CardKind::AbandonedShip", "crew for credits", "abandoned ship", "vaisseau abandonné", "porzucony statek", "verlassenes Schiff", ("fr", "pl")),
    Term("Galaxy Trucker", "Cards", "CardKind::AbandonedStation", "goods for a large crew", "abandoned station", "station abandonnée", "opuszczona stacja kosmiczna", "verlassene Station", ("fr", "pl")),
    Term("Galaxy Trucker", "Cards", "CardKind::Slavers", "an enemy that takes crew", "slavers", "esclavagistes", "łowcy niewolników", "Sklavenhändler", ()),
    Term("Galaxy Trucker", "Cards", "CardKind::Smugglers", "an enemy that takes goods", "smugglers", "contrebandiers", "przemytnicy", "Schmuggler", ()),
    Term("Galaxy Trucker", "Cards", "CardKind::Pirates", "an enemy that shoots", "pirates", "pirates", "piraci", "Piraten", ()),
    Term("Galaxy Trucker", "Cards", "CardKind::CombatZone", "the worst in each line suffers", "combat zone", "zone de combat", "strefa walk", "Kampfzone", ("fr", "pl")),
    Term("Galaxy Trucker", "Cards", "CardKind::Intruders", "they board, walk and rob", "intruders", "intrus", "najeźdźcy", "Eindringlinge", ("fr", "pl")),
    Term("Galaxy Trucker", "Cards", "CardKind::Sequence", "several parts as one card", "sequence", "suite de cartes", "ciąg kart", "Kartenfolge", ()),
    Term("Galaxy Trucker", "Cards", "LM-IV3-7", "special card of a flight", "special event", "événement spécial", "specjalne wydarzenie", "besonderes Ereignis", ("fr", "pl")),
    Term("Galaxy Trucker", "Cards", "LM-IV3-7", "cards of the first expansion", "machinations", "Manigances", "nieczyste zagrania", "Intrigen", ("fr", "pl")),
    Term("Galaxy Trucker", "Settlement", "Statement", "what a flight pays and costs", "settlement", "décompte", "rozliczenie", "Abrechnung", ()),
    Term("Galaxy Trucker", "Settlement", "LM-R36", "the money", "credit", "crédit", "kredyt", "Credit", ("fr", "pl")),
    Term("Galaxy Trucker", "Settlement", "Item::Arrival", "reward by order of arrival", "arrival bonus", "bonus d'arrivée", "premia na koniec lotu", "Ankunftsbonus", ("fr", "pl")),
    Term("Galaxy Trucker", "Settlement", "Item::BestLooking", "fewest exposed connectors", "best-looking ship bonus", "bonus du plus beau vaisseau", "premia za najbardziej hermetyczny kadłub", "Bonus für das schönste Schiff", ("fr", "pl")),
    Term("Galaxy Trucker", "Settlement", "Item::Penalty", "a credit per lost component", "loss penalty", "pénalité", "kara", "Verluststrafe", ("fr", "pl")),
    Term("Galaxy Trucker", "Settlement", "LossCap", "most that the penalty can be", "limit", "pénalité maximale", "maksymalna kara", "Obergrenze", ("fr", "pl")),
    Term("Galaxy Trucker", "Settlement", "Item::SetAside", "price of goods that did not arrive", "half value", "moitié de leur valeur", "połowa kredytów", "halber Wert", ("fr", "pl")),
    Term("Battle Beyond Space", "Ships and squadrons", "fighter", "small ship of one hex", "fighter", "chasseur", "myśliwiec", "Jäger", ("en", "fr")),
    Term("Battle Beyond Space", "Ships and squadrons", "capital ship", "large ship of two hexes", "capital ship", "destroyer", "okręt liniowy", "Großkampfschiff", ("en", "fr")),
    Term("Battle Beyond Space", "Ships and squadrons", "squadron", "six fighters that move together", "squadron", "escadron", "eskadra", "Staffel", ("fr",)),
    Term("Battle Beyond Space", "Ships and squadrons", "fleet", "all ships of a player", "fleet", "flotte", "flota", "Flotte", ()),
    Term("Battle Beyond Space", "Ships and squadrons", "elite", "the Earthers’ special fighter", "elite", "chasseur d’élite", "elitarny myśliwiec", "Elitejäger", ("fr",)),
    Term("Battle Beyond Space", "Ships and squadrons", "bow", "front hex of a capital ship", "front", "avant, proue", "dziób", "Bug", ()),
    Term("Battle Beyond Space", "Ships and squadrons", "stern", "rear hex of a capital ship", "rear", "arrière, poupe", "rufa", "Heck", ()),
    Term("Battle Beyond Space", "Ships and squadrons", "facing", "the hexside a ship points to", "facing", "orientation", "kierunek", "Ausrichtung", ("fr",)),
    Term("Battle Beyond Space", "Ships and squadrons", "pose", "both hexes of a capital ship", "position", "position", "pozycja", "Position", ()),
    Term("Battle Beyond Space", "Ships and squadrons", "friendly", "of the same player", "friendly", "allié", "własny", "eigen", ("fr",)),
    Term("Battle Beyond Space", "Ships and squadrons", "enemy", "of another player", "enemy", "ennemi", "wrogi", "feindlich", ("fr",)),
    Term("Battle Beyond Space", "Ships and squadrons", "race", "Earthers, Vonyan, Valkyries or Dreckach", "race", "race", "rasa", "Rasse", ("fr",)),
    Term("Battle Beyond Space", "Ships and squadrons", "Earthers", "race of pilots", "Earthers", "Terriens", "Ziemianie", "Erdlinge", ("fr",)),
    Term("Battle Beyond Space", "Ships and squadrons", "Vonyan", "race of drives and asteroids", "Vonyan", "Vonyan", "Vonyan", "Vonyan", ("fr",)),
    Term("Battle Beyond Space", "Ships and squadrons", "Valkyries", "race of capital ships", "Valkyries", "Valkyries", "Walkirie", "Walküren", ("fr",)),
    Term("Battle Beyond Space", "Ships and squadrons", "Dreckach", "race of strange powers", "Dreckach", "Dreckach", "Dreckach", "Dreckach", ("fr",)),
    Term("Battle Beyond Space", "Board", "layout", "board, asteroids and start zones", "layout", "plateau de jeu", "plansza", "Spielplan", ("fr",)),
    Term("Battle Beyond Space", "Board", "hex", "a space of the board", "hex", "hexagone", "pole", "Feld", ("fr",)),
    Term("Battle Beyond Space", "Board", "start zone", "23 hexes where a fleet begins", "start zone", "zone de départ", "strefa startowa", "Startzone", ("fr",)),
    Term("Battle Beyond Space", "Board", "asteroid", "obstacle for shots and landings", "asteroid", "astéroïde", "asteroida", "Asteroid", ("fr",)),
    Term("Battle Beyond Space", "Board", "central asteroid", "middle of the ring", "centre", "astéroïde central", "asteroida centralna", "zentraler Asteroid", ("fr",)),
    Term("Battle Beyond Space", "Board", "obstacle", "what stops a shot", "obstacle", "obstacle", "przeszkoda", "Hindernis", ("fr",)),
    Term("Battle Beyond Space", "Board", "probe", "1 point for the player who lands there", "sensor probe", "sonde de détection", "sonda", "Sonde", ("en", "fr")),
    Term("Battle Beyond Space", "Board", "probe ring", "hexes around the centre, 2 points each", "ring", "anneau", "pierścień sond", "Sondenring", ("fr",)),
    Term("Battle Beyond Space", "Cards and turns", "movement card", "three numbers: move, rotate, act", "movement card", "carte de déplacement", "karta ruchu", "Bewegungskarte", ("fr",)),
    Term("Battle Beyond Space", "Cards and turns", "deck", "a player’s face-down movement cards", "deck", "pioche", "talia", "Stapel", ("fr",)),
    Term("Battle Beyond Space", "Cards and turns", "hand", "cards drawn and not yet revealed", "hand", "main", "ręka", "Hand", ("fr",)),
    Term("Battle Beyond Space", "Cards and turns", "reveal", "to turn a card or power up", "reveal", "révéler", "odkryć", "aufdecken", ("fr",)),
    Term("Battle Beyond Space", "Cards and turns", "placement", "putting a fleet into its zone", "setup", "mise en place", "rozmieszczenie", "Aufstellung", ("fr",)),
    Term("Battle Beyond Space", "Cards and turns", "turn", "what one player does", "turn", "tour", "tura", "Zug", ("fr",)),
    Term("Battle Beyond Space", "Cards and turns", "round", "one turn of every player", "round", "tour, manche", "runda", "Runde", ()),
    Term("Battle Beyond Space", "Cards and turns", "rotate, rotation", "fighters turn after they fired", "rotation", "rotation", "obrót", "Drehung", ("fr",)),
    Term("Battle Beyond Space", "Cards and turns", "action point (AP)", "buys an advance or a pivot", "action point", "point d’action", "punkt akcji", "Aktionspunkt", ("fr",)),
    Term("Battle Beyond Space", "Cards and turns", "advance", "capital ship moves one hex ahead", "advance", "avancer", "ruch naprzód", "Vorrücken", ()),
    Term("Battle Beyond Space", "Cards and turns", "pivot", "capital ship turns about one hex", "pivot", "pivoter", "obrót o 60°", "Schwenken", ("fr",)),
    Term("Battle Beyond Space", "Cards and turns", "landing order", "who comes down when", "landing order", "ordre d’atterrissage", "kolejność lądowania", "Landereihenfolge", ()),
    Term("Battle Beyond Space", "Combat and score", "shot", "fire of one ship at one", "shot", "tir", "strzał", "Schuss", ("fr",)),
    Term("Battle Beyond Space", "Combat and score", "volley", "all shots of a squadron", "volley", "salve", "salwa", "Salve", ()),
    Term("Battle Beyond Space", "Combat and score", "range", "how far a shot goes", "range", "portée", "zasięg", "Reichweite", ("fr",)),
    Term("Battle Beyond Space", "Combat and score", "turret", "normal gun of a capital ship", "turret", "tourelle", "wieżyczka", "Geschützturm", ("fr",)),
    Term("Battle Beyond Space", "Combat and score", "damage", "capital ships survive one, fighters none", "damage", "dégât", "obrażenie", "Schaden", ("fr",)),
    Term("Battle Beyond Space", "Combat and score", "collision", "a move ends where something is", "collision", "collision", "zderzenie", "Kollision", ("fr",)),
    Term("Battle Beyond Space", "Combat and score", "ram", "capital ship ends on fighters", "ram", "foncer sur", "taranować", "rammen", ("fr",)),
    Term("Battle Beyond Space", "Combat and score", "hold fire", "capital ship does not fire", "hold fire", "ne pas tirer", "nie strzelać", "nicht feuern", ()),
    Term("Battle Beyond Space", "Combat and score", "trophy", "destroyed enemy ship that scores", "trophy", "point de victoire", "trofeum", "Trophäe", ("fr",)),
    Term("Battle Beyond Space", "Combat and score", "lost", "destroyed, scores for no player", "lost", "perdu", "stracony", "verloren", ("fr",)),
    Term("Battle Beyond Space", "Combat and score", "score", "points at the end", "score", "comptage des points", "punktacja", "Wertung", ("fr",)),
    Term("Battle Beyond Space", "Combat and score", "ranking", "groups of seats, best first", "ranking", "classement", "klasyfikacja", "Rangfolge", ()),
    Term("Battle Beyond Space", "Powers", "power", "a secret ability, one a player", "special power", "pouvoir spécial", "moc", "Fähigkeit", ("fr",)),
    Term("Battle Beyond Space", "Powers", "blast (E3)", "a fighter blows up", "self-destruction", "s'autodétruire", "wybuch", "Sprengung", ("fr",)),
    Term("Battle Beyond Space", "Powers", "double (V2)", "fighters move twice as far", "double move", "doubler le déplacement", "podwojony ruch", "doppelte Bewegung", ("fr",)),
    Term("Battle Beyond Space", "Powers", "displace (V3)", "a squadron jumps as one", "teleport", "se téléporter", "teleportować", "teleportieren", ("fr",)),
    Term("Battle Beyond Space", "Powers", "laser (K2)", "straight shot from the bow", "laser", "laser de combat", "laser", "Laser", ("fr",)),
    Term("Battle Beyond Space", "Powers", "super shot (K3)", "hits nine hexes ahead", "super shot", "super tir", "superstrzał", "Superschuss", ("fr",)),
    Term("Battle Beyond Space", "Powers", "shield (D1)", "protects one capital ship", "shield", "bouclier, blindage", "tarcza", "Schild", ("fr",)),
    Term("Battle Beyond Space", "Powers", "shield token", "turns a shield still lasts", "shield token", "jeton de blindage", "żeton tarczy", "Schildmarker", ("fr",)),
    Term("Battle Beyond Space", "Powers", "return (D2)", "lost fighters come back", "resurrect", "ressusciter", "przywrócić", "zurückholen", ("fr",)),
    Term("Battle Beyond Space", "Powers", "ruling", "answer to what is left open", "ruling", "décision", "rozstrzygnięcie", "Regelauslegung", ()),
)
"""All terms, in the order of the guide."""
