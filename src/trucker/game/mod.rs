//! Games of rounds: a yard, a flight and a settlement each, with credits carried over.
//!
//! A [`Setup`] holds the tiles, piles and decks of every round; [`Setup::dealt`] shuffles one. A [`Game`] runs through its
//! [`Round`]s: choices are those of the current [yard](crate::trucker::yard) or [flight](crate::trucker::flight), and settlements
//! need none.
//!
//! ```
//! use starwright::dice::Random;
//! use starwright::rand_core::SeedableRng;
//! use starwright::table::{Actor, Record, Seat};
//! use starwright::trucker::game::{Choice, Setup};
//! use starwright::trucker::{Class, Game, yard};
//!
//! let mut chance = Random::new(rand_pcg::Pcg32::seed_from_u64(7));
//! let setup = Setup::dealt(3, &[Class::IC, Class::II, Class::IVC], &mut chance)?;
//! let mut game = Record::<Game>::begin(setup)?;
//! let mut events = Vec::new();
//! game.apply(Seat::Two, Choice::Yard(yard::Choice::TakeFaceDown), &mut events)?;
//! assert_eq!((game.game().round(), game.game().purses()), (0, vec![0; 3]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod choice;
mod error;
mod event;
mod refusal;
mod setup;
mod view;

use alloc::boxed::Box;
use alloc::vec::Vec;

pub use choice::Choice;
pub use error::SetupError;
pub use event::Event;
pub use refusal::{Part, Refusal};
pub use setup::{Round, Setup};
pub use view::{Now, View};

use crate::table::refused::count;
use crate::table::{Actor, Awaited, Outside, Play, Seat, SharedSlice};
use crate::trucker::campaign::{Standing, standings};
use crate::trucker::cards::CardSet;
use crate::trucker::flight::Flight;
use crate::trucker::parts::board::Board;
use crate::trucker::settlement::{Homecoming, Settlement, Statement, settle};
use crate::trucker::yard::Yard;

/// A game of rounds at one moment. Import the trait [`Play`] to play it, or use a [`Record`](crate::table::Record).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    setup: Setup,
    settlements: SharedSlice<Settlement>,
    stage: Stage,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Stage {
    Yard(Box<Yard>),
    Flight(Box<Flight>),
    /// With the board of the last round.
    Over(Board),
}

impl Game {
    /// The current round, from 0; after the last, the number of rounds.
    #[must_use]
    pub fn round(&self) -> u32 {
        count(self.settlements.len())
    }

    /// The settlements of the rounds so far.
    #[must_use]
    pub fn settlements(&self) -> &[Settlement] {
        &self.settlements
    }

    /// The credits after the last settlement, by seat; 0 at the start (BG-END-5).
    #[must_use]
    pub fn purses(&self) -> Vec<u32> {
        let purse = |seat| self.statements(seat).last().map_or(0, Statement::after);
        Seat::of(self.setup.players).map(purse).collect()
    }

    /// The open loans of all rounds so far, in credits by seat (LM-TORUS-5).
    #[must_use]
    pub fn loans(&self) -> Vec<u32> {
        let loan = |seat| self.statements(seat).map(Statement::loan).fold(0, u32::saturating_add);
        Seat::of(self.setup.players).map(loan).collect()
    }

    /// The printed cards of the flights so far, which later ones exclude (BG-PILES, LM-IV3-1).
    #[must_use]
    pub fn used(&self) -> CardSet {
        self.setup.used_before(self.settlements.len())
    }

    /// The standings, with the winners at the end (BG-END-5, LM-R49).
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        standings(&self.purses(), &self.loans())
    }

    /// The board of the current round, or of the last one after the game; pass it to [`told`](crate::table::message::told) to
    /// print choices, events and refusals.
    #[must_use]
    pub fn board(&self) -> &Board {
        match &self.stage {
            Stage::Yard(yard) => yard.board(),
            Stage::Flight(flight) => flight.board(),
            Stage::Over(board) => board,
        }
    }

    /// The yard, while ships are built.
    #[must_use]
    pub fn yard(&self) -> Option<&Yard> {
        match &self.stage {
            Stage::Yard(yard) => Some(yard),
            Stage::Flight(_) | Stage::Over(_) => None,
        }
    }

    /// The flight, while ships fly.
    #[must_use]
    pub fn flight(&self) -> Option<&Flight> {
        match &self.stage {
            Stage::Flight(flight) => Some(flight),
            Stage::Yard(_) | Stage::Over(_) => None,
        }
    }

    fn statements(&self, seat: Seat) -> impl Iterator<Item = &Statement> {
        self.settlements.iter().filter_map(move |settled| settled.statements.get(usize::from(seat.number())))
    }

    /// Continues until an actor has to choose.
    fn proceed(&mut self, events: &mut Vec<Event>) {
        loop {
            self.stage = match &self.stage {
                Stage::Yard(yard) if yard.is_over() => self.take_off(yard, events),
                Stage::Flight(flight) if flight.is_over() => {
                    let (homecomings, board) = (flight.homecomings(), flight.board().clone());
                    self.settle(&homecomings, board, events)
                }
                _ => return,
            };
        }
    }

    fn take_off(&self, yard: &Yard, events: &mut Vec<Event>) -> Stage {
        let setup = self.setup.flight(self.settlements.len(), yard);
        let flight = setup.and_then(|setup| within(events, |happened| Flight::begin(&setup, happened)).ok());
        // the setup was checked when the game began
        flight.map_or_else(|| over(yard.board().clone(), events), |flight| Stage::Flight(flight.into()))
    }

    fn settle(&mut self, homecomings: &[Homecoming], board: Board, events: &mut Vec<Event>) -> Stage {
        let round = self.setup.rounds.get(self.settlements.len());
        let settled = round.and_then(|round| settle(round.rewards(), homecomings).ok());
        let Some(settlement) = settled else { return over(board, events) };
        events.push(Event::Settled { round: self.round(), settlement: settlement.clone() });
        self.settlements = self.settlements.iter().cloned().chain([settlement]).collect();
        self.open_yard(board, events)
    }

    /// LM-BOARD-3: any class in any round; after the last one, whose board this is, the game is over.
    fn open_yard(&self, last: Board, events: &mut Vec<Event>) -> Stage {
        let mut happened = alloc::vec![Event::RoundBegan { round: self.round() }];
        let setup = self.setup.yard(self.settlements.len(), self.purses());
        let yard = setup.and_then(|setup| within(&mut happened, |happened| Yard::begin(&setup, happened)).ok());
        let Some(yard) = yard else { return over(last, events) };
        events.append(&mut happened);
        Stage::Yard(yard.into())
    }
}

/// Ends the game, with an event.
fn over(board: Board, events: &mut Vec<Event>) -> Stage {
    events.push(Event::Over);
    Stage::Over(board)
}

/// Plays a part of a round, and wraps its events as events of the game.
fn within<E, T>(events: &mut Vec<Event>, play: impl FnOnce(&mut Vec<E>) -> T) -> T
where
    Event: From<E>,
{
    let mut happened = Vec::new();
    let played = play(&mut happened);
    events.extend(happened.into_iter().map(Event::from));
    played
}

/// Appends the choices of a part of a round.
fn list<P: Play<Choice: Into<Choice>>>(part: &P, actor: Actor, choices: &mut Vec<Choice>) {
    let mut listed = Vec::new();
    part.choices(actor, &mut listed);
    choices.extend(listed.into_iter().map(Into::into));
}

impl Play for Game {
    type Setup = Setup;
    type SetupError = SetupError;
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn begin(setup: &Setup, events: &mut Vec<Event>) -> Result<Self, SetupError> {
        setup.check()?;
        let board = setup.rounds.first().ok_or(SetupError::NoRound)?.board.clone();
        let mut game =
            Self { setup: setup.clone(), settlements: SharedSlice::default(), stage: Stage::Over(board.clone()) };
        game.stage = game.open_yard(board, events);
        game.proceed(events);
        Ok(game)
    }

    fn awaited(&self) -> Awaited {
        match &self.stage {
            Stage::Yard(yard) => yard.awaited(),
            Stage::Flight(flight) => flight.awaited(),
            Stage::Over(_) => Awaited::NOBODY,
        }
    }

    fn outside(&self) -> Option<Outside> {
        match &self.stage {
            Stage::Yard(yard) => yard.outside(),
            Stage::Flight(flight) => flight.outside(),
            Stage::Over(_) => None,
        }
    }

    fn choices(&self, actor: Actor, choices: &mut Vec<Choice>) {
        match &self.stage {
            Stage::Yard(yard) => list(&**yard, actor, choices),
            Stage::Flight(flight) => list(&**flight, actor, choices),
            Stage::Over(_) => {}
        }
    }

    fn accepts_unlisted(&self, actor: Actor) -> bool {
        match &self.stage {
            Stage::Yard(yard) => yard.accepts_unlisted(actor),
            Stage::Flight(flight) => flight.accepts_unlisted(actor),
            Stage::Over(_) => false,
        }
    }

    fn check(&self, actor: Actor, choice: &Choice) -> Result<(), Refusal> {
        match (&self.stage, choice) {
            (Stage::Yard(yard), Choice::Yard(choice)) => Ok(yard.check(actor, choice)?),
            (Stage::Flight(flight), Choice::Flight(choice)) => Ok(flight.check(actor, choice)?),
            (stage, _) => Err(stage.refusal()),
        }
    }

    fn apply(&mut self, actor: Actor, choice: &Choice, events: &mut Vec<Event>) -> Result<(), Refusal> {
        match (&mut self.stage, choice) {
            (Stage::Yard(yard), Choice::Yard(choice)) => {
                within(events, |happened| yard.apply(actor, choice, happened))?;
            }
            (Stage::Flight(flight), Choice::Flight(choice)) => {
                within(events, |happened| flight.apply(actor, choice, happened))?;
            }
            (stage, _) => return Err(stage.refusal()),
        }
        self.proceed(events);
        Ok(())
    }

    fn reveals(event: &Event) -> bool {
        match event {
            Event::Yard(event) => Yard::reveals(event),
            Event::Flight(event) => Flight::reveals(event),
            Event::Settled { .. } | Event::RoundBegan { .. } | Event::Over => false,
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View {
            round: self.round(),
            rounds: count(self.setup.rounds.len()),
            purses: self.purses(),
            loans: self.loans(),
            settlements: self.settlements.clone(),
            now: match &self.stage {
                Stage::Yard(yard) => Now::Yard(yard.view(viewer)),
                Stage::Flight(flight) => Now::Flight(flight.view(viewer)),
                Stage::Over(_) => Now::Over,
            },
        }
    }
}

impl Stage {
    /// The refusal of a choice of another part.
    const fn refusal(&self) -> Refusal {
        match self {
            Self::Yard(_) => Refusal::OtherPart { now: Part::Yard },
            Self::Flight(_) => Refusal::OtherPart { now: Part::Flight },
            Self::Over(_) => Refusal::Over,
        }
    }
}
