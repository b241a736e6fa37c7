//! Random setups from a seed.

use serde::Serialize;
use starwright::battle::{self, Deck, Layout, Race};
use starwright::dice::RandomSource;
use starwright::table::message::{Message, Plain};
use starwright::table::{Play, Seat};
use starwright::trucker::flight::{self, Flight, Pilot, Track};
use starwright::trucker::game::{self, Round};
use starwright::trucker::{self, Class, Fleet, Rulings, yard};

use crate::answer::{Answer, Json, Question, refused, unreadable};
use crate::dice::dice;
use crate::own::Own;

/// The setup of a battle, a yard, a flight or a whole game: `{"play": "battle", "players": 3, "seed": 7, "powers": true}`,
/// `{"play": "yard", "players": 3, "seed": 7, "class": "IIIC"}`, `{"play": "game", "players": 3, "seed": 7, "classes": ["II"]}`.
/// `{"play": "flight", "fleets": […], "seed": 7, "class": "II"}`. Games and flights may have `cards` and `in_pile` (see [`Own`]). A
/// setup that cannot begin is refused as `begin` would refuse it.
///
/// # Errors
/// Why no such game can begin.
pub fn deal(wanted: &Question) -> Answer {
    let players = || wanted.field::<u8>("players");
    let seed = wanted.field("seed")?;
    match wanted.field::<String>("play")?.as_str() {
        "battle" => playable::<battle::Game>(&battle(players()?, seed, wanted.optional("powers")?)),
        "yard" => {
            let mut setup = yard::Setup::new(wanted.field::<Class>("class")?, players()?);
            if let yard::Start::Building { pool, .. } = &mut setup.start {
                dice(seed).shuffle(pool);
            }
            playable::<yard::Yard>(&setup)
        }
        "flight" => {
            let round = Own::of(wanted)?.round(wanted.field("class")?, &mut dice(seed))?;
            flight(&wanted.field::<Vec<Fleet>>("fleets")?, round)
        }
        "game" => {
            let (mut own, mut dice) = (Own::of(wanted)?, dice(seed));
            let classes: Vec<Class> = wanted.field("classes")?;
            let rounds = classes.into_iter().map(|class| own.round(class, &mut dice)).collect::<Result<_, _>>()?;
            playable::<trucker::Game>(&game::Setup { players: players()?, rulings: Rulings::DEFAULT, rounds })
        }
        _ => Err(unreadable("unknown `play`; expected battle, yard, flight or game")),
    }
}

/// A flight of these ships with the cards of a round; the first seat leads, the others follow in order.
fn flight(fleets: &[Fleet], Round { board, level, level_iii_cards, deck, .. }: Round) -> Answer {
    let seats: Vec<Seat> = Seat::ALL.into_iter().take(fleets.len()).collect();
    let players = u8::try_from(fleets.len()).unwrap_or(u8::MAX);
    let track = Track::start(players, &seats, level).map_err(|error| refused(&error, &Plain))?;
    let pilots = fleets.iter().zip(track.positions());
    playable::<Flight>(&flight::Setup {
        board: fleets.first().map_or(board, |fleet| fleet.board().clone()),
        level,
        level_iii_cards,
        rulings: Rulings::DEFAULT,
        deck,
        under_way: false,
        players: pilots
            .map(|(fleet, &position)| Pilot { fleet: Some(fleet.clone()), position, ..Pilot::default() })
            .collect(),
    })
}

/// The setup, if a game can begin with it.
fn playable<G: Play<Setup: Serialize, SetupError: Serialize + Message>>(setup: &G::Setup) -> Answer {
    G::begin(setup, &mut Vec::new()).map(|_| Json::of(setup)).map_err(|error| refused(&error, &Plain))
}

/// A shuffled battle with the races in random order. With more players than races, races repeat, and the battle refuses them.
fn battle(players: u8, seed: u64, powers: bool) -> battle::Setup {
    let mut dice = dice(seed);
    let mut races = Race::ALL;
    dice.shuffle(&mut races);
    let layout = if players == 3 { Layout::three_players() } else { Layout::four_players() };
    let players: Vec<_> = races.into_iter().cycle().take(players.into()).map(|race| (race, Deck::HOUSE)).collect();
    let setup = battle::Setup::shuffled(layout, &players, &mut dice);
    if powers { setup.with_powers(&mut dice) } else { setup }
}
