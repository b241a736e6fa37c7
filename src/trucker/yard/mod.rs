//! The yard: from the first tile to launch (BG-BUILD, BG-TIMER, LM-CABIN, LM-IVC, LM-R31).
//!
//! A [`Yard`] covers everything from the shuffled tiles to the first card: all players build at once, against an hourglass that
//! the caller runs. It has no clock and no dice: the tile that came up, the die roll and the end of the hourglass are choices of
//! [`Actor::Table`].
//!
//! It runs through the [`Step`]s of LM-R31 and ends in a [`Launched`], with which a flight begins. Ships built elsewhere start at
//! the check, see [`Start::Built`].
//!
//! ```
//! use starwright::grid::{Cell, Rotation};
//! use starwright::table::{Actor, Record, Seat};
//! use starwright::trucker::yard::{Choice, Setup, Tile, Yard};
//! use starwright::trucker::Class;
//!
//! let mut yard = Record::<Yard>::begin(Setup::new(Class::IIIC, 2))?;
//! let mut events = Vec::new();
//! let cabin = Choice::TakeAside { tile: Tile::StartingCabin };
//! yard.apply(Seat::Zero, cabin, &mut events)?;
//! yard.apply(Seat::Zero, Choice::Place { at: Cell::new(2, 2)?, turn: Rotation::None }, &mut events)?;
//! yard.apply(Actor::Table, Choice::RanOut, &mut events)?;
//! assert!(yard.apply(Actor::Table, Choice::RanOut, &mut events).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod building;
mod choice;
mod event;
mod hourglass;
mod inspection;
mod launch;
mod launched;
mod premium;
mod refusal;
mod settled;
mod setup;
mod stage;
mod tile;
mod tile_set;
mod view;

use alloc::boxed::Box;
use alloc::vec::Vec;

pub use choice::Choice;
pub use event::{Event, TileSource};
pub use hourglass::{Hourglass, TimerPlace};
pub use launched::{Launched, Starter};
pub use premium::Premium;
pub use refusal::Refusal;
pub use setup::{Built, Setup, SetupError, Start};
pub use stage::Step;
pub use tile::{Tile, from_first_expansion, starting_cabin};
pub use tile_set::TileSet;
pub use view::{PlayerView, View};

use crate::grid::CellSet;
use crate::table::{Actor, Awaited, Outside, Play, Seat};
use crate::trucker::cards::{Card, CardSet, RoundCard};
use crate::trucker::parts::board::Board;
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::ship::fits::Fits;
use crate::trucker::ship::layout::Layout;
use crate::trucker::yard::building::Building;
use crate::trucker::yard::inspection::Inspection;
use crate::trucker::yard::launch::Launch;

/// The yard at one moment. Import the trait [`Play`] to play it, or use a [`Record`](crate::table::Record).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Yard {
    terms: Terms,
    /// The state of building.
    building: Box<Building>,
    /// Who has passed the check.
    inspection: Box<Inspection>,
    /// The crews, from the check to the flight.
    launch: Launch,
    stage: Stage,
}

/// The settings of the whole yard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Terms {
    players: u8,
    level: RoundCard,
    level_iii_cards: bool,
    rulings: Rulings,
    /// LM-TORUS-3, LM-R54: as the board says.
    overtime: bool,
}

impl Terms {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::of(self.players)
    }

    /// LM-IV3-1: the round card that says the starting gap.
    const fn round_card(&self) -> RoundCard {
        if self.level_iii_cards { RoundCard::III } else { self.level }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    Building,
    Check,
    Launch,
    Launched(Box<Launched>),
}

impl Yard {
    /// The board of every player, with the marks opened so far; pass it to [`told`](crate::table::message::told) to print
    /// choices, events and refusals.
    #[must_use]
    pub fn board(&self) -> &Board {
        self.building.board()
    }

    /// The ship, or ships, of a player; `None` if there is no such seat. It costs less than a view.
    #[must_use]
    pub fn layout(&self, seat: Seat) -> Option<&Layout> {
        (seat.number() < self.terms.players).then(|| self.building.layout(seat))
    }

    /// The cells where a player may place the component in hand. Any rotation is accepted there, even illegal ones, unless the
    /// rulings require a joint (LM-R18). Empty without a component in hand.
    #[must_use]
    pub fn sites(&self, seat: Seat) -> CellSet {
        match self.stage {
            Stage::Building => self.building.sites(seat),
            _ => CellSet::EMPTY,
        }
    }

    /// Where the component in hand fits: on [`sites`](Self::sites) that touch the ship, without a new violation of the check.
    /// Empty without a component in hand.
    #[must_use]
    pub fn fits(&self, seat: Seat) -> Fits {
        match self.stage {
            Stage::Building => self.building.fits(&self.terms, seat),
            _ => Fits::default(),
        }
    }

    /// The printed cards of the piles that a player has looked at (BG-PILES).
    #[must_use]
    pub fn peeked(&self, seat: Seat) -> CardSet {
        let seen = (1..=3).filter_map(|pile| self.building.seen(Some(seat), pile));
        seen.flatten().filter_map(Card::id).collect()
    }

    /// The hourglass. A server that waits for it needs no view.
    #[must_use]
    pub const fn hourglass(&self) -> Hourglass {
        self.building.hourglass()
    }

    /// The current step.
    #[must_use]
    pub const fn step(&self) -> Step {
        match &self.stage {
            Stage::Building => self.building.step(),
            Stage::Check => Step::Check,
            Stage::Launch => self.launch.step(),
            Stage::Launched(_) => Step::Launched,
        }
    }

    /// The result, when the yard is over.
    #[must_use]
    pub fn launched(&self) -> Option<&Launched> {
        match &self.stage {
            Stage::Launched(launched) => Some(launched),
            _ => None,
        }
    }

    /// Continues until an actor has to choose (LM-R31).
    fn proceed(&mut self, events: &mut Vec<Event>) {
        let Self { terms, building, inspection, launch, stage } = self;
        if matches!(stage, Stage::Building) && building.is_complete(terms) {
            inspection.begin(terms, building, events);
            *stage = Stage::Check;
        }
        if matches!(stage, Stage::Check) && inspection.is_complete(terms) {
            launch.begin(terms, building, inspection.fleets(), events);
            *stage = Stage::Launch;
        }
        if matches!(stage, Stage::Launch) && launch.step() == Step::Launched {
            *stage = Stage::Launched(Box::new(Launched::new(terms, building, launch.crews(), events)));
        }
    }
}

impl Play for Yard {
    type Setup = Setup;
    type SetupError = SetupError;
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn begin(setup: &Setup, events: &mut Vec<Event>) -> Result<Self, SetupError> {
        setup.check()?;
        let terms = Terms {
            players: setup.players(),
            level: setup.level,
            level_iii_cards: setup.level_iii_cards,
            rulings: setup.rulings,
            overtime: setup.board.blueprint().overtime(),
        };
        let building = match &setup.start {
            Start::Building { pool, piles } => Building::new(setup, pool.iter().copied().collect(), piles.as_ref()),
            Start::Built(ships) => Building::built(setup, ships),
        };
        let mut yard = Self {
            terms,
            building: Box::new(building),
            inspection: Box::new(Inspection::NOBODY),
            launch: Launch::NOBODY,
            stage: Stage::Building,
        };
        yard.proceed(events);
        Ok(yard)
    }

    fn awaited(&self) -> Awaited {
        match &self.stage {
            Stage::Building => self.building.awaited(&self.terms),
            Stage::Check => self.inspection.awaited(&self.terms),
            Stage::Launch => self.launch.awaited(),
            Stage::Launched(_) => Awaited::NOBODY,
        }
    }

    fn outside(&self) -> Option<Outside> {
        if self.stage == Stage::Building { self.building.outside() } else { None }
    }

    fn choices(&self, actor: Actor, choices: &mut Vec<Choice>) {
        if actor.seat().is_some_and(|seat| seat.number() >= self.terms.players) {
            return;
        }
        match &self.stage {
            Stage::Building => {
                let listed = self.building.choices(&self.terms, actor);
                choices.extend(listed.filter(|choice| self.judge(actor, choice).is_ok()));
            }
            Stage::Check => self.inspection.choices(&self.terms, &self.building, actor, choices),
            Stage::Launch => self.launch.choices(&self.building, actor, choices),
            Stage::Launched(_) => {}
        }
    }

    /// A component in the hand may be [placed](Choice::Place) on any of the [`sites`](Self::sites), and a whole
    /// [repair](Choice::Repair) may be proposed at the check.
    fn accepts_unlisted(&self, actor: Actor) -> bool {
        match &self.stage {
            Stage::Building => actor.seat().is_some_and(|seat| !self.sites(seat).is_empty()),
            Stage::Check => self.awaited().contains(actor),
            Stage::Launch | Stage::Launched(_) => false,
        }
    }

    fn check(&self, actor: Actor, choice: &Choice) -> Result<(), Refusal> {
        self.judge(actor, choice).map(drop)
    }

    fn apply(&mut self, actor: Actor, choice: &Choice, events: &mut Vec<Event>) -> Result<(), Refusal> {
        let settled = self.judge(actor, choice)?;
        self.commit(settled, events);
        self.proceed(events);
        Ok(())
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Looked { .. })
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.building.view(&self.terms, viewer, self.step())
    }
}
