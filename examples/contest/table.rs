//! One round of a game, from the first tile to the settlement.

use std::error::Error;
use std::fmt;

use rand_pcg::Pcg32;
use starwright::dice::{Random, RandomSource};
use starwright::rand_core::SeedableRng;
use starwright::table::{Actor, Play, Seat};
use starwright::trucker::bots::{FlightBot, Skill, YardBot};
use starwright::trucker::game::{Choice, Setup};
use starwright::trucker::{Class, Game, Layout, flight, yard};

use super::baseline;

type Dice = Random<Pcg32>;

/// Who flies.
#[derive(Clone, Copy)]
pub enum Flier {
    /// The baseline pilot.
    Simple,
    Bot(Skill),
}

impl fmt::Display for Flier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Simple => f.write_str("simple"),
            Self::Bot(skill) => write!(f, "{skill}"),
        }
    }
}

#[derive(Clone, Copy)]
pub struct Player {
    pub building: Skill,
    pub flying: Flier,
}

/// Sums over ships as they started.
#[derive(Clone, Copy, Default)]
pub struct Ship {
    count: u32,
    components: u32,
    exposed: u32,
    premium: u32,
    engines: u32,
    cannon_halves: u32,
}

impl Ship {
    fn of(layout: &Layout) -> Self {
        let reach = layout.strengths().at_most;
        Self {
            count: 1,
            components: layout.occupied().len(),
            exposed: layout.exposed_connectors(),
            premium: layout.weak_spot().map_or(0, |spot| spot.premium.into()),
            engines: reach.engines,
            cannon_halves: reach.cannons.halves(),
        }
    }

    pub fn add(&mut self, other: Self) {
        self.count += other.count;
        self.components += other.components;
        self.exposed += other.exposed;
        self.premium += other.premium;
        self.engines += other.engines;
        self.cannon_halves += other.cannon_halves;
    }
}

/// Means.
impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mean = |sum: u32| f64::from(sum) / f64::from(self.count);
        write!(
            f,
            "{:.1} components, {:.1} exposed connectors, premium {:.1}, engines {:.1}, cannons {:.1}",
            mean(self.components),
            mean(self.exposed),
            mean(self.premium),
            mean(self.engines),
            mean(self.cannon_halves) / 2.0
        )
    }
}

/// The purses at the end and the ships at the start, by seat.
pub fn play(class: Class, players: &[Player], seed: u64) -> Result<Vec<(u32, Ship)>, Box<dyn Error>> {
    let mut dice = Random::new(Pcg32::seed_from_u64(seed));
    let setup = Setup::dealt(u8::try_from(players.len())?, &[class], &mut dice)?;
    let mut game = Game::begin(&setup, &mut Vec::new())?;
    let mut ships = vec![Ship::default(); players.len()];
    let (mut turn, mut events) = (0, Vec::new());
    while !game.is_over() {
        // separate dice for the flight, so that it does not depend on how long building took
        if game.flight().is_none()
            && let Some(yard) = game.yard().filter(|yard| yard.step() > yard::Step::Check)
        {
            dice = Random::new(Pcg32::seed_from_u64(!seed));
            ships = yard.view(None).players.iter().map(|player| Ship::of(&player.layout)).collect();
        }
        let (actor, choice) = next(&game, players, turn, &mut dice)?;
        turn += 1;
        events.clear();
        game.apply(actor, &choice, &mut events)?;
    }
    Ok(game.purses().into_iter().zip(ships).collect())
}

/// The choice of the next player that wants to act, otherwise a random event; the sand runs out when no player acts.
fn next(game: &Game, players: &[Player], turn: usize, dice: &mut Dice) -> Result<(Actor, Choice), Box<dyn Error>> {
    let awaited = game.awaited();
    let seats: Vec<Seat> = awaited.seats.iter().collect();
    for place in 0..seats.len() {
        let seat = seats[(turn + place) % seats.len()];
        if let Some(choice) = choose(game, seat, players[usize::from(seat.number())])? {
            return Ok((seat.into(), choice));
        }
    }
    let mut listed = Vec::new();
    game.choices(Actor::Table, &mut listed);
    let any = dice.below(u32::try_from(listed.len())?) as usize;
    Ok((Actor::Table, listed.get(any).ok_or("an actor is awaited")?.clone()))
}

fn choose(game: &Game, seat: Seat, player: Player) -> Result<Option<Choice>, Box<dyn Error>> {
    if let Some(yard) = game.yard() {
        let mut listed: Vec<yard::Choice> = Vec::new();
        yard.choices(seat.into(), &mut listed);
        let bot = YardBot::new(seat, player.building);
        return Ok(bot.choose(&yard.view(Some(seat)), &listed).map(Choice::Yard));
    }
    let flight = game.flight().ok_or("a yard or a flight")?;
    let mut listed: Vec<flight::Choice> = Vec::new();
    flight.choices(seat.into(), &mut listed);
    let view = flight.view(Some(seat));
    Ok(match player.flying {
        Flier::Simple => Some(baseline::choose(&view, seat, &listed)?),
        Flier::Bot(skill) => FlightBot::new(seat, skill).choose(&view, &listed),
    }
    .map(Choice::Flight))
}
