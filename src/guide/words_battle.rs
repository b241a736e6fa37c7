//! Glossary of Battle Beyond Space: the crate's terms in four languages.
//!
//! French and some English terms are from the French rulebook. Terms marked `*` are our own; so are all Polish and German terms,
//! as no rulebook in these languages was at hand. `examples/words` has every rule, event, choice and refusal in these languages.
//!
//! # Ships and squadrons
//!
//! | here | what it is | English | French | Polish\* | German\* |
//! |---|---|---|---|---|---|
//! | fighter | small ship of one hex | fighter | chasseur | myśliwiec | Jäger |
//! | capital ship | large ship of two hexes | capital ship | destroyer | okręt liniowy | Großkampfschiff |
//! | squadron | six fighters that move together | squadron\* | escadron | eskadra | Staffel |
//! | fleet | all ships of a player | fleet\* | flotte\* | flota | Flotte |
//! | elite | the Earthers’ special fighter | elite\* | chasseur d’élite | elitarny myśliwiec | Elitejäger |
//! | bow | front hex of a capital ship | front\* | avant, proue\* | dziób | Bug |
//! | stern | rear hex of a capital ship | rear\* | arrière, poupe\* | rufa | Heck |
//! | facing | the hexside a ship points to | facing\* | orientation | kierunek | Ausrichtung |
//! | pose | both hexes of a capital ship | position\* | position\* | pozycja | Position |
//! | friendly | of the same player | friendly\* | allié | własny | eigen |
//! | enemy | of another player | enemy\* | ennemi | wrogi | feindlich |
//! | race | Earthers, Vonyan, Valkyries or Dreckach | race\* | race | rasa | Rasse |
//! | Earthers | race of pilots | Earthers\* | Terriens | Ziemianie | Erdlinge |
//! | Vonyan | race of drives and asteroids | Vonyan\* | Vonyan | Vonyan | Vonyan |
//! | Valkyries | race of capital ships | Valkyries\* | Valkyries | Walkirie | Walküren |
//! | Dreckach | race of strange powers | Dreckach\* | Dreckach | Dreckach | Dreckach |
//!
//! # Board
//!
//! | here | what it is | English | French | Polish\* | German\* |
//! |---|---|---|---|---|---|
//! | layout | board, asteroids and start zones | layout\* | plateau de jeu | plansza | Spielplan |
//! | hex | a space of the board | hex\* | hexagone | pole | Feld |
//! | start zone | 23 hexes where a fleet begins | start zone\* | zone de départ | strefa startowa | Startzone |
//! | asteroid | obstacle for shots and landings | asteroid\* | astéroïde | asteroida | Asteroid |
//! | central asteroid | middle of the ring | centre\* | astéroïde central | asteroida centralna | zentraler Asteroid |
//! | obstacle | what stops a shot | obstacle\* | obstacle | przeszkoda | Hindernis |
//! | probe | 1 point for the player who lands there | sensor probe | sonde de détection | sonda | Sonde |
//! | probe ring | hexes around the centre, 2 points each | ring\* | anneau | pierścień sond | Sondenring |
//!
//! # Cards and turns
//!
//! | here | what it is | English | French | Polish\* | German\* |
//! |---|---|---|---|---|---|
//! | movement card | three numbers: move, rotate, act | movement card\* | carte de déplacement | karta ruchu | Bewegungskarte |
//! | deck | a player’s face-down movement cards | deck\* | pioche | talia | Stapel |
//! | hand | cards drawn and not yet revealed | hand\* | main | ręka | Hand |
//! | reveal | to turn a card or power up | reveal\* | révéler | odkryć | aufdecken |
//! | placement | putting a fleet into its zone | setup\* | mise en place | rozmieszczenie | Aufstellung |
//! | turn | what one player does | turn\* | tour | tura | Zug |
//! | round | one turn of every player | round\* | tour, manche\* | runda | Runde |
//! | rotate, rotation | fighters turn after they fired | rotation\* | rotation | obrót | Drehung |
//! | action point (AP) | buys an advance or a pivot | action point\* | point d’action | punkt akcji | Aktionspunkt |
//! | advance | capital ship moves one hex ahead | advance\* | avancer\* | ruch naprzód | Vorrücken |
//! | pivot | capital ship turns about one hex | pivot\* | pivoter | obrót o 60° | Schwenken |
//! | landing order | who comes down when | landing order\* | ordre d’atterrissage\* | kolejność lądowania | Landereihenfolge |
//!
//! # Combat and score
//!
//! | here | what it is | English | French | Polish\* | German\* |
//! |---|---|---|---|---|---|
//! | shot | fire of one ship at one | shot\* | tir | strzał | Schuss |
//! | volley | all shots of a squadron | volley\* | salve\* | salwa | Salve |
//! | range | how far a shot goes | range\* | portée | zasięg | Reichweite |
//! | turret | normal gun of a capital ship | turret\* | tourelle | wieżyczka | Geschützturm |
//! | damage | capital ships survive one, fighters none | damage\* | dégât | obrażenie | Schaden |
//! | collision | a move ends where something is | collision\* | collision | zderzenie | Kollision |
//! | ram | capital ship ends on fighters | ram\* | foncer sur | taranować | rammen |
//! | hold fire | capital ship does not fire | hold fire\* | ne pas tirer\* | nie strzelać | nicht feuern |
//! | trophy | destroyed enemy ship that scores | trophy\* | point de victoire | trofeum | Trophäe |
//! | lost | destroyed, scores for no player | lost\* | perdu | stracony | verloren |
//! | score | points at the end | score\* | comptage des points | punktacja | Wertung |
//! | ranking | groups of seats, best first | ranking\* | classement\* | klasyfikacja | Rangfolge |
//!
//! # Powers
//!
//! | here | what it is | English | French | Polish\* | German\* |
//! |---|---|---|---|---|---|
//! | power | a secret ability, one a player | special power\* | pouvoir spécial | moc | Fähigkeit |
//! | blast (E3) | a fighter blows up | self-destruction\* | s'autodétruire | wybuch | Sprengung |
//! | double (V2) | fighters move twice as far | double move\* | doubler le déplacement | podwojony ruch | doppelte Bewegung |
//! | displace (V3) | a squadron jumps as one | teleport\* | se téléporter | teleportować | teleportieren |
//! | laser (K2) | straight shot from the bow | laser\* | laser de combat | laser | Laser |
//! | super shot (K3) | hits nine hexes ahead | super shot\* | super tir | superstrzał | Superschuss |
//! | shield (D1) | protects one capital ship | shield\* | bouclier, blindage | tarcza | Schild |
//! | shield token | turns a shield still lasts | shield token\* | jeton de blindage | żeton tarczy | Schildmarker |
//! | return (D2) | lost fighters come back | resurrect\* | ressusciter | przywrócić | zurückholen |
//! | ruling | answer to what is left open | ruling\* | décision\* | rozstrzygnięcie | Regelauslegung |
