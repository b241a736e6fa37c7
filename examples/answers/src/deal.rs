//! Random setups from a seed.

use serde::Serialize;
use starwright::battle::{self, Deck, Layout, Race};
use starwright::dice::RandomSource;
use starwright::table::message::{Message, Plain};
use starwright::table::{Play, Seat};
use starwright::trucker::flight::{self, Flight, Pilot, Track, TrackError};
use starwright::trucker::game::{self, Round};
use starwright::trucker::yard::{self, Yard};
use starwright::trucker::{self, Class, Fleet, Rulings};

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
        "yard" => playable::<Yard>(&yard(wanted.field("class")?, players()?, seed)),
        "flight" => {
            let round = Own::of(wanted)?.round(wanted.field("class")?, &mut dice(seed))?;
            let setup = flight(wanted.field("fleets")?, round).map_err(|error| refused(&error, &Plain))?;
            playable::<Flight>(&setup)
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

/// The setup, if a game can begin with it.
fn playable<G: Play<Setup: Serialize, SetupError: Serialize + Message>>(setup: &G::Setup) -> Answer {
    G::begin(setup, &mut Vec::new()).map(|_| Json::of(setup)).map_err(|error| refused(&error, &Plain))
}

/// A shuffled battle with the races in random order. With more players than races, races repeat, and the battle refuses them.
#[must_use]
pub fn battle(players: u8, seed: u64, powers: bool) -> battle::Setup {
    let mut dice = dice(seed);
    let mut races = Race::ALL;
    dice.shuffle(&mut races);
    let setup = battle_of(races.into_iter().cycle().take(players.into()), &mut dice);
    if powers { setup.with_powers(&mut dice) } else { setup }
}

/// A shuffled battle of these races, by seat.
pub fn battle_of(races: impl Iterator<Item = Race>, dice: &mut impl RandomSource) -> battle::Setup {
    let players: Vec<_> = races.map(|race| (race, Deck::HOUSE)).collect();
    let layout = if players.len() == 3 { Layout::three_players() } else { Layout::four_players() };
    battle::Setup::shuffled(layout, &players, dice)
}

/// A yard with a shuffled pool.
#[must_use]
pub fn yard(class: Class, players: u8, seed: u64) -> yard::Setup {
    let mut setup = yard::Setup::new(class, players);
    if let yard::Start::Building { pool, .. } = &mut setup.start {
        dice(seed).shuffle(pool);
    }
    setup
}

/// A flight of these ships with the cards of a round; the first seat leads, the others follow in order.
///
/// # Errors
/// If there are too many ships for the track.
pub fn flight(fleets: Vec<Fleet>, round: Round) -> Result<flight::Setup, TrackError> {
    let seats: Vec<Seat> = Seat::ALL.into_iter().take(fleets.len()).collect();
    let players = u8::try_from(fleets.len()).unwrap_or(u8::MAX);
    let track = Track::start(players, &seats, round.level)?;
    let board = fleets.first().map_or(round.board, |fleet| fleet.board().clone());
    let pilots = fleets.into_iter().zip(track.positions());
    Ok(flight::Setup {
        board,
        level: round.level,
        level_iii_cards: round.level_iii_cards,
        rulings: Rulings::DEFAULT,
        deck: round.deck,
        under_way: false,
        players: pilots.map(|(fleet, &position)| Pilot { fleet: Some(fleet), position, ..Pilot::default() }).collect(),
    })
}
