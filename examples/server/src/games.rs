//! The games served, and what differs between them: how they are dealt, and their bots.

use serde::Deserialize;
use starwright::battle::{self, Bot, Deck, Layout, Race};
use starwright::dice::RandomSource;
use starwright::table::message::{Names, Plain};
use starwright::table::{Seat, Served};
use starwright::trucker::bots::{FlightBot, Skill, Trucker, YardBot};
use starwright::trucker::flight::{self, Flight};
use starwright::trucker::yard::{self, Yard};
use starwright::trucker::{self, Class, game};

use crate::chance::dice;

/// A game that can be played at a table of this server.
pub trait Game: Served {
    /// Its name in the database and in messages.
    const NAME: &'static str;

    /// The number of players.
    fn players(setup: &Self::Setup) -> usize;

    /// The names of the pieces in play, for messages.
    fn names(&self) -> &dyn Names;

    /// A bot's choice; `None` if the bot waits.
    fn bot(seat: Seat, view: &Self::View, listed: &[Self::Choice]) -> Option<Self::Choice>;
}

impl Game for battle::Game {
    const NAME: &'static str = "battle";

    fn players(setup: &battle::Setup) -> usize {
        setup.players.len()
    }

    fn names(&self) -> &dyn Names {
        &Plain
    }

    fn bot(_: Seat, view: &battle::View, _: &[battle::Choice]) -> Option<battle::Choice> {
        Bot::Greedy.advise(view, &[], &mut dice()).map(|advice| advice.choice)
    }
}

impl Game for Yard {
    const NAME: &'static str = "yard";

    fn players(setup: &yard::Setup) -> usize {
        setup.players().into()
    }

    fn names(&self) -> &dyn Names {
        self.board()
    }

    fn bot(seat: Seat, view: &yard::View, listed: &[yard::Choice]) -> Option<yard::Choice> {
        YardBot::new(seat, Skill::Middle).choose(view, listed)
    }
}

impl Game for Flight {
    const NAME: &'static str = "flight";

    fn players(setup: &flight::Setup) -> usize {
        setup.players.len()
    }

    fn names(&self) -> &dyn Names {
        self.board()
    }

    fn bot(seat: Seat, view: &flight::View, listed: &[flight::Choice]) -> Option<flight::Choice> {
        FlightBot::new(seat, Skill::Middle).choose(view, listed)
    }
}

impl Game for trucker::Game {
    const NAME: &'static str = "game";

    fn players(setup: &game::Setup) -> usize {
        setup.players.into()
    }

    fn names(&self) -> &dyn Names {
        self.board()
    }

    fn bot(seat: Seat, view: &game::View, listed: &[game::Choice]) -> Option<game::Choice> {
        Trucker::new(seat, Skill::Middle).choose(view, listed)
    }
}

/// A game for the server to deal.
#[derive(Debug, Deserialize)]
#[serde(tag = "play", rename_all = "snake_case", deny_unknown_fields)]
pub enum Deal {
    /// A battle, with the races in random order.
    Battle {
        /// Three or four.
        players: u8,
        /// Whether each race has a power.
        #[serde(default)]
        powers: bool,
    },
    /// The building of ships without a flight.
    Yard {
        /// Two to five.
        players: u8,
        /// The class of the ships.
        class: Class,
    },
    /// A whole game with one round for each class.
    Game {
        /// Two to five.
        players: u8,
        /// The classes of the rounds, in order.
        classes: Vec<Class>,
    },
}

/// A battle with the races in random order.
#[must_use]
pub fn battle(players: u8, powers: bool) -> battle::Setup {
    let mut races = Race::ALL;
    dice().shuffle(&mut races);
    let layout = if players == 3 { Layout::three_players() } else { Layout::four_players() };
    let players: Vec<_> = races.into_iter().cycle().take(players.into()).map(|race| (race, Deck::HOUSE)).collect();
    let setup = battle::Setup::shuffled(layout, &players, &mut dice());
    if powers { setup.with_powers(&mut dice()) } else { setup }
}
