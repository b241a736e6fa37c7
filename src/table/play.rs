//! The trait of all games.

use alloc::vec::Vec;
#[cfg(feature = "serde")]
use core::fmt::Display;

#[cfg(feature = "serde")]
use crate::table::message::Message;
use crate::table::{Actor, Awaited, Outside, Refused, Seat};

/// A game at one moment. All games implement this trait, and bots, servers, bindings and tests rely only on it.
///
/// A game holds all secrets and rolls no dice: randomness is in the setup, or a choice of [`Actor::Table`]. So a setup and a list
/// of choices determine a game, see [`Record`](crate::table::Record).
pub trait Play: Clone {
    /// Everything decided before the first choice.
    type Setup: Clone;
    /// Why a setup is refused.
    type SetupError: Refused;
    /// A choice of an actor. It prints as an English phrase with cells and seats by number; [`told`](crate::table::message::told)
    /// prints it with the names of a board and of players.
    type Choice: Clone + PartialEq;
    /// Something that happened, public to all players; secrets are in views. It prints as an English sentence, except
    /// `trucker::game::Event::Settled`, which prints several lines: a statement for each player.
    type Event: Clone + PartialEq;
    /// Why a choice is refused.
    type Refusal: Refused;
    /// What one seat may know.
    type View;

    /// The game at its first decision. Events before it are appended to `events`.
    ///
    /// # Errors
    /// [`SetupError`](Self::SetupError) for the first fault; no event is appended.
    fn begin(setup: &Self::Setup, events: &mut Vec<Self::Event>) -> Result<Self, Self::SetupError>;

    /// Who may choose now; empty when the game is over.
    fn awaited(&self) -> Awaited;

    /// What the table is awaited for; `None` if it is not awaited.
    fn outside(&self) -> Option<Outside>;

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        self.awaited().is_nobody()
    }

    /// Appends the choices listed for an actor: legal, without duplicates, in a fixed order. None if the actor is not awaited.
    fn choices(&self, actor: Actor, choices: &mut Vec<Self::Choice>);

    /// Whether an actor may also propose choices that are too many to list; [`check`](Self::check) validates them.
    fn accepts_unlisted(&self, actor: Actor) -> bool;

    /// Checks a choice without applying it.
    ///
    /// # Errors
    /// [`Refusal`](Self::Refusal) with the rule that forbids it.
    fn check(&self, actor: Actor, choice: &Self::Choice) -> Result<(), Self::Refusal>;

    /// Applies a choice and everything that follows without a further decision, and appends the events.
    ///
    /// # Errors
    /// [`Refusal`](Self::Refusal) as from [`check`](Self::check); nothing changes, and no event is appended.
    fn apply(
        &mut self,
        actor: Actor,
        choice: &Self::Choice,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Whether something that was hidden before the event is known after it, to one player or to all: a card, a power. What chance
    /// brings is not hidden before; the choices of [`Actor::Table`] tell of it.
    fn reveals(event: &Self::Event) -> bool;

    /// What a seat may know; without a seat, what a spectator may know.
    fn view(&self, viewer: Option<Seat>) -> Self::View;
}

/// Data that can be saved, sent and read back on any thread: a setup, a choice, an event, a view.
#[cfg(feature = "serde")]
pub trait Portable: serde::Serialize + serde::de::DeserializeOwned + Send + Sync + 'static {}

#[cfg(feature = "serde")]
impl<T: serde::Serialize + serde::de::DeserializeOwned + Send + Sync + 'static> Portable for T {}

/// What a server needs of a game: its parts are [`Portable`], and its messages print. Implemented for every game with such parts.
///
/// ```
/// use std::sync::Mutex;
/// use starwright::table::{Record, Served};
/// use starwright::{battle, trucker};
///
/// struct Room<G: Served>(Mutex<Record<G>>);
///
/// fn has_rooms<G: Served>() -> Vec<Room<G>> {
///     Vec::new()
/// }
///
/// assert!(has_rooms::<battle::Game>().is_empty() && has_rooms::<trucker::Game>().is_empty());
/// assert!(has_rooms::<trucker::yard::Yard>().is_empty() && has_rooms::<trucker::flight::Flight>().is_empty());
/// ```
#[cfg(feature = "serde")]
pub trait Served:
    Play<
        Setup: Portable,
        SetupError: serde::Serialize + Send + Sync + 'static,
        Choice: Portable + Message + Display,
        Event: Portable + Message + Display,
        Refusal: serde::Serialize + Message + Send + Sync + 'static,
        View: Portable,
    > + Send
    + Sync
    + 'static
{
}

#[cfg(feature = "serde")]
impl<G> Served for G where
    G: Play<
            Setup: Portable,
            SetupError: serde::Serialize + Send + Sync + 'static,
            Choice: Portable + Message + Display,
            Event: Portable + Message + Display,
            Refusal: serde::Serialize + Message + Send + Sync + 'static,
            View: Portable,
        > + Send
        + Sync
        + 'static
{
}
