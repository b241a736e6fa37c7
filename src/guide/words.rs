//! Glossary: the crate's terms in the languages of the rulebooks.
//!
//! The names of the API and the sentences of messages use the English terms below. Programs that show other languages should use the
//! terms that players know from their edition; the French and Polish ones are from the rulebooks of The Latest Models. A term marked
//! `*` is not: it is a plain word. English and German have no mark, as no rulebook in these languages was at hand. `Kind`,
//! `Connector` and most other types are in [`trucker`](crate::trucker), the rest in its modules; where there is no name in the API, the
//! first column gives the rule.
//!
//! `examples/words` has all rules and messages in French, Polish and German, as [Fluent](https://projectfluent.org) files.
//!
//! # Galaxy Trucker
//!
//! ## Components
//!
//! | here | English | what it is | French | Polish | German |
//! |---|---|---|---|---|---|
//! | `Component` | component, tile | a part of a ship | composant | część | Bauteil |
//! | `Connector` | connector | where an edge joins another | connecteur | połączenie | Anschluss |
//! | `Connector::Single` | single connector | joins single and universal | connecteur simple | pojedyncze połączenie | einfacher Anschluss |
//! | `Connector::Double` | double connector | joins double and universal | connecteur double | podwójne połączenie | doppelter Anschluss |
//! | `Connector::Universal` | universal connector | joins any connector | connecteur universel | uniwersalne połączenie | universeller Anschluss |
//! | `Connector::Smooth` | smooth edge | joins nothing | côté lisse | gładka strona | glatte Kante |
//! | `Kind::StartingCabin` | starting cabin | each player's own cabin, two humans | cabine de pilotage | początkowa kabina pilotów | Startkabine |
//! | `Kind::Cabin` | cabin | houses two humans or one alien | cabine\* | kabina\* | Kabine |
//! | `Kind::LuxuryCabin` | luxury cabin | houses one human, no alien | cabine de luxe\* | kabina luksusowa\* | Luxuskabine |
//! | `Kind::StasisChamber` | stasis chamber | holds sleepers | chambre de stase | komora hibernacyjna | Stasiskammer |
//! | `Kind::SingleEngine` | single engine | engine strength 1 | moteur simple\* | pojedynczy silnik\* | einfaches Triebwerk |
//! | `Kind::DoubleEngine` | double engine | engine strength 2 for a battery | moteur double\* | podwójny silnik\* | doppeltes Triebwerk |
//! | `Kind::SingleCannon` | single cannon | cannon strength 1 to the front | canon simple\* | pojedyncze działo\* | einfache Kanone |
//! | `Kind::DoubleCannon` | double cannon | twice as much for a battery | canon double\* | podwójne działo\* | doppelte Kanone |
//! | `Kind::BidirectionalCannon` | bi-directional cannon | two muzzles on adjacent sides | canon bidirectionnel\* | działo dwukierunkowe\* | Zweirichtungskanone |
//! | `Kind::CannonEngine` | cannon-engine | a cannon and an engine in one | canon-moteur\* | działo z silnikiem\* | Kanonentriebwerk |
//! | `Kind::Battery` | battery component | holds battery tokens | module d'énergie\* | bateria | Batterie |
//! | `Contents::Batteries` | battery token | powers one use of a component | cellule d'énergie | żeton baterii | Batteriemarker |
//! | `Kind::CargoHold` | cargo hold | carries goods, but no red ones | soute\* | ładownia | Laderaum |
//! | `Kind::SpecialCargoHold` | special cargo hold | carries goods of every colour | soute spéciale\* | specjalna ładownia\* | Spezialladeraum |
//! | `Kind::LifeSupport` | life support | lets an alien live next to it | module de survie\* | system podtrzymywania życia\* | Lebenserhaltung |
//! | `Kind::Shield` | shield | covers two adjacent sides | bouclier | generator osłon | Schild |
//! | `Defence::boosted_shields` | boosted shield | also stops large meteors and heavy fire | bouclier amplifié | wzmocniony generator osłon | verstärkter Schild |
//! | `Kind::Thruster` | manoeuvring thruster | shifts an attack one step | propulseur | silnik manewrowy | Steuerdüse |
//! | `Kind::Structural` | structural component | connectors and nothing else | composant structurel\* | część konstrukcyjna\* | Strukturteil |
//! | `Kind::Plating` | indestructible plating | survives every attack | blindage indestructible\* | niezniszczalne poszycie\* | unzerstörbare Panzerung |
//! | `Kind::AutoDefence` | auto-defence | stops intruders | système d'auto-défense | zautomatyzowany system obronny | Abwehranlage |
//! | `Kind::CrewArmament` | crew armament | arms the crew of a cabin | armement\* | zbrojownia\* | Bewaffnung |
//! | `Kind::Booster` | booster | sends its ship into hyperspace | accélérateur | wzmacniacz silników | Beschleuniger |
//! | `Kind::Router` | router | has only its edges here | routeur\* | rozdzielacz\* | Verteiler |
//! | `Kind::SolarPanel` | solar panel | has only its edges here | panneau solaire\* | panel słoneczny\* | Solarpanel |
//! | `Kind::Reactor` | reactor | has only its edges here | réacteur\* | reaktor\* | Reaktor |
//! | `Outlet::Muzzle` | muzzle | where a cannon fires | bouche\* | lufa\* | Mündung |
//! | `Outlet::Exhaust` | exhaust | where an engine fires | sortie\* | dysza\* | Auspuff |
//! | `Outlet::Nozzle` | nozzle | where a thruster fires | orifice\* | dysza\* | Düse |
//!
//! ## Ships and boards
//!
//! | here | English | what it is | French | Polish | German |
//! |---|---|---|---|---|---|
//! | `Blueprint`, `Board` | board | what a ship is built on | plateau | plansza statku | Brett |
//! | `Class` | class | IC, IIC, IIIC, IVC and older ones | Classe | klasa | Klasse |
//! | `Cell` | cell | space for one component | case | pole | Feld |
//! | `Line::Column` | column | a line from front to rear | colonne | kolumna | Spalte |
//! | `Line::Row` | row | a line from side to side | ligne | rząd | Reihe |
//! | `Ship` | ship | one region of a board, built | vaisseau | statek | Schiff |
//! | `Fleet` | fleet | all ships of one player | flotte | flotylla | Flotte |
//! | `Joints` | joint | two connectors that join | connexion\* | złączenie\* | Verbindung |
//! | `Layout::exposed` | exposed connector | faces an empty cell or the outside | connecteur exposé | odsłonięte połączenie | offener Anschluss |
//! | `Violation` | mistake | a broken building rule | erreur de construction | błąd konstrukcyjny | Baufehler |
//! | LM-SPLICE-2 | trans-dimensional splice | runs through IC and IIC | pliure trans-dimensionnelle | transwymiarowa granica | transdimensionale Naht |
//! | LM-SPLICE-1 | orange cell | open on IIC only | case orange | pomarańczowe pole | oranges Feld |
//! | `Mark` | marked cell | opened by a die on IVC | case marquée | oznaczone pole | markiertes Feld |
//! | `WeakSpot` | weak spot | largest group of empty cells | point faible | słaby punkt | Schwachstelle |
//! | `largest_group` | group of empty cells | empty cells that touch | chaîne de cases vides | skupisko pustych pól | Gruppe leerer Felder |
//! | `Impact::pieces` | piece | what stays connected after a break-up | morceau | fragment | Stück |
//!
//! ## Building
//!
//! | here | English | what it is | French | Polish | German |
//! |---|---|---|---|---|---|
//! | `Yard` | yard, building | where ships are built | construction | budowa | Bau |
//! | `Choice::TakeFaceDown` | face-down pool | components not taken yet | réserve\* | stos | Vorrat |
//! | `Choice::SetAside` | set aside | keep a component for later | mettre de côté | odłożyć na później | beiseitelegen |
//! | `Hourglass` | hourglass | times the building | sablier | klepsydra | Sanduhr |
//! | `Choice::Flip` | flip | start the hourglass again | retourner | odwrócić | umdrehen |
//! | `Event::RanOut` | run | one turn of the hourglass | tour de sablier | obrócenie klepsydry | Lauf |
//! | `TimerPlace::Start` | Start | place of the last ordinary run | Start | Start | Start |
//! | `TimerPlace::Overtime` | overtime | one more run on IIIC | prolongations | dodatkowy czas | Verlängerung |
//! | `Choice::Finish` | order tile | gives the starting order | tuile numéro | znacznik kolejności | Reihenfolgeplättchen |
//! | `Choice::Look` | look at cards | see one pile while building | regarder les cartes | podglądać karty | Karten ansehen |
//! | LM-R25 | welded | fixed once the next component is taken | soudé\* | przyspawany\* | verschweißt |
//! | LM-LEGAL-11 | lost pile | components a player has lost | défausse | stos utraconych części | Verluststapel |
//! | `Layout::check` | check | finds every mistake of a ship | vérification des vaisseaux | kontrola konstrukcji | Prüfung |
//! | `Premium` | premium | compulsory payment on IIIC | prime d'assurance | koszt ubezpieczenia | Prämie |
//! | `Insurance` | insurance | voluntary limit of the penalty on IVC | assurance | ubezpieczenie | Versicherung |
//! | `Owed::Debt` | debt | premium not yet paid | dette | dług | Schuld |
//! | `Owed::Loan` | loan | token of the first expansion | jeton de prêt | żeton pożyczki | Kredit |
//!
//! ## Crew and goods
//!
//! | here | English | what it is | French | Polish | German |
//! |---|---|---|---|---|---|
//! | `Crew` | crew | humans and aliens aboard | équipage | załoga | Mannschaft |
//! | `Contents::Humans` | human | flies the ship | humain | człowiek | Mensch |
//! | `Alien` | alien | helps its ship | extraterrestre | kosmita | Außerirdischer |
//! | `Colour::Purple` | purple | adds 2 to cannons | mauve | fioletowy | lila |
//! | `Colour::Brown` | brown | adds 2 to engines | marron | brązowy | braun |
//! | `Colour::Cyan` | cyan | one of six specialists | cyan | niebieski | türkis |
//! | `Specialisation::Lawyer` | lawyer | serves the whole fleet | Avocat | prawnik | Anwalt |
//! | `Specialisation::Diplomat` | diplomat | serves the whole fleet | Diplomate | dyplomata | Diplomat |
//! | `Specialisation::Technician` | technician | serves its own ship | Technicien | technik | Techniker |
//! | `Specialisation::TelepathicGuru` | telepathic guru | serves its own ship | Gourou Télépathe | telepatyczny guru | telepathischer Guru |
//! | `Specialisation::Merchant` | merchant | improves sales at the end | Marchand | handlowiec | Händler |
//! | `Specialisation::Manager` | manager | helps aliens, pays at the end | Manager | menedżer | Manager |
//! | `Contents::Sleepers` | sleepers | crew only once woken | astronautes | kosmonauci | Schläfer |
//! | LM-ATTACK-10 | armed crew | defeats intruders | membre d'équipage armé | uzbrojony członek załogi | bewaffnete Mannschaft |
//! | `Goods` | goods | red, yellow, green and blue blocks | marchandises | towary | Waren |
//!
//! ## Flight
//!
//! | here | English | what it is | French | Polish | German |
//! |---|---|---|---|---|---|
//! | `Flight` | flight | one journey with its cards | vol | lot | Flug |
//! | `Level` | level | which cards are flown | Niveau | poziom | Stufe |
//! | `Seat` | seat | a player's place at the table, from 0 | place\* | miejsce\* | Platz |
//! | LM-BOARD-3 | round | one building and one flight | manche | runda | Runde |
//! | `RoundCard` | round card | starting gap and rewards | carte de règles | płytka rundy | Rundenkarte |
//! | `Card` | adventure card | what happens on the way | carte Aventure | karta przygody | Abenteuerkarte |
//! | `Track` | flight board | a circle of 40 spaces | plateau de vol | plansza lotu | Flugplan |
//! | `Track` | marker | where a player is on it | pion\* | znacznik statku | Marker |
//! | BG-TRACK-2 | leader | the player in front | leader | lider | Führender |
//! | BG-TRACK-1 | day | one space, gained or lost | jour de vol | dzień lotu | Tag |
//! | LM-END-2 | lapped | more than a lap behind | un tour de retard | zdublowany | überrundet |
//! | LM-END-2 | give up | leave the flight | abandonner | zrezygnować z lotu | aufgeben |
//! | LM-END-1 | withdraw | take a ship out by choice | retirer du vol | wycofać z lotu | zurückziehen |
//! | `Strengths` | engine strength | the fleet's weakest ship counts | puissance des moteurs | moc silników | Triebwerksstärke |
//! | `Strengths` | cannon strength | all ships together | puissance des canons | siła ognia | Kanonenstärke |
//! | LM-FLEET-13 | hyperspace | out of reach until the card ends | hyperespace | nadprzestrzeń | Hyperraum |
//! | `Incoming` | attack | a meteor, shot or intruder | attaque | atak | Angriff |
//! | `Line` | line | the column or row of an attack | trajectoire | trajektoria | Linie |
//! | LM-SPLICE-4 | duplicated attack | comes along two rows at once | attaque dupliquée | zduplikowany atak | verdoppelter Angriff |
//! | `Fate::Destroyed` | hit | what nothing stops | impact | trafienie | Treffer |
//! | `AttackKind::SmallMeteor` | small meteor | harms exposed connectors only | petite météorite | mały meteor | kleiner Meteor |
//! | `AttackKind::LargeMeteor` | large meteor | must be shot | large météorite | duży meteor | großer Meteor |
//! | `AttackKind::LightFire` | light cannon fire | a shield stops it | tir de canon léger\* | lekki ostrzał\* | leichter Beschuss |
//! | `AttackKind::HeavyFire` | heavy cannon fire | only a boosted shield stops it | tir de canon lourd\* | ciężki ostrzał\* | schwerer Beschuss |
//! | `AttackKind::Intruder` | intruder | boards and walks through a ship | intrus | najeźdźca | Eindringling |
//! | LM-SPLICE-11 | charge | what commandos lay | charge | ładunek wybuchowy | Ladung |
//!
//! ## Cards
//!
//! | here | English | what it is | French | Polish | German |
//! |---|---|---|---|---|---|
//! | `CardKind::OpenSpace` | open space | fly by engine strength | Espace Intersidéral | wolna przestrzeń | offener Raum |
//! | `CardKind::Stardust` | stardust | a day per exposed connector | poussière d'étoiles\* | gwiezdny pył\* | Sternenstaub |
//! | `CardKind::Epidemic` | epidemic | joined cabins lose crew | épidémie\* | epidemia\* | Epidemie |
//! | `CardKind::Sabotage` | sabotage | fewest crew loses a component | sabotage\* | sabotaż\* | Sabotage |
//! | `CardKind::MeteorSwarm` | meteor swarm | meteors for everyone | pluie de météorites\* | skupisko meteorów | Meteorschwarm |
//! | `CardKind::Planets` | planets | land and load goods | planètes\* | planety\* | Planeten |
//! | `CardKind::AbandonedShip` | abandoned ship | crew for credits | vaisseau abandonné | porzucony statek | verlassenes Schiff |
//! | `CardKind::AbandonedStation` | abandoned station | goods for a large crew | station abandonnée | opuszczona stacja kosmiczna | verlassene Station |
//! | `CardKind::Slavers` | slavers | an enemy that takes crew | esclavagistes\* | łowcy niewolników\* | Sklavenhändler |
//! | `CardKind::Smugglers` | smugglers | an enemy that takes goods | contrebandiers\* | przemytnicy\* | Schmuggler |
//! | `CardKind::Pirates` | pirates | an enemy that shoots | pirates\* | piraci\* | Piraten |
//! | `CardKind::CombatZone` | combat zone | the worst in each line suffers | zone de combat | strefa walk | Kampfzone |
//! | `CardKind::Intruders` | intruders | they board, walk and rob | intrus | najeźdźcy | Eindringlinge |
//! | `CardKind::Sequence` | sequence | several parts as one card | suite de cartes\* | ciąg kart\* | Kartenfolge |
//! | LM-IV3-7 | special event | special card of a flight | événement spécial | specjalne wydarzenie | besonderes Ereignis |
//! | LM-IV3-7 | machinations | cards of the first expansion | Manigances | nieczyste zagrania | Intrigen |
//!
//! ## Settlement
//!
//! | here | English | what it is | French | Polish | German |
//! |---|---|---|---|---|---|
//! | `Statement` | settlement | what a flight pays and costs | décompte\* | rozliczenie\* | Abrechnung |
//! | LM-R36 | credit | the money | crédit | kredyt | Credit |
//! | `Item::Arrival` | arrival bonus | reward by order of arrival | bonus d'arrivée | premia na koniec lotu | Ankunftsbonus |
//! | `Item::BestLooking` | best-looking ship bonus | fewest exposed connectors | bonus du plus beau vaisseau | premia za najbardziej hermetyczny kadłub | Bonus für das schönste Schiff |
//! | `Item::Penalty` | loss penalty | a credit per lost component | pénalité | kara | Verluststrafe |
//! | `LossCap` | limit | most that the penalty can be | pénalité maximale | maksymalna kara | Obergrenze |
//! | `Item::SetAside` | half value | price of goods that did not arrive | moitié de leur valeur | połowa kredytów | halber Wert |
//!
//! # Battle Beyond Space
//!
//! See [`words_battle`](crate::guide::words_battle).
