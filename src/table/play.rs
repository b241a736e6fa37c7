//! The one shape of everything that is played.

use alloc::vec::Vec;
#[cfg(feature = "serde")]
use core::fmt::Display;

#[cfg(feature = "serde")]
use crate::table::message::Message;
use crate::table::{Actor, Awaited, Refused, Seat};

/// A game at one of its moments. Whatever is played here has this shape: bots, servers, bindings and tests speak to it only.
///
/// A game knows every secret of the table and holds no dice: what chance brings is in the setup, or a choice of
/// [`Actor::Table`]. So a setup and the choices made are the whole game, see [`Record`](crate::table::Record).
pub trait Play: Clone {
    /// Everything that is settled before the first choice.
    type Setup: Clone;
    /// Why no game can begin so.
    type SetupError: Refused;
    /// What an actor may choose. As text it is one English sentence, which says cells by their places from 0 and players by
    /// their seats; [`told`](crate::table::message::told) says it with the names of a board and of people.
    type Choice: Clone + PartialEq;
    /// One thing that happened, which everybody may see: secrets stand in views. As text it is one English sentence as well,
    /// but for the settlement of a round (`trucker::game::Event::Settled`), which is a block of lines: a statement for each
    /// player.
    type Event: Clone + PartialEq;
    /// Why a choice is refused.
    type Refusal: Refused;
    /// What one seat may know.
    type View;

    /// The game at its first decision. What happened before it is appended to `events`, as by [`apply`](Self::apply).
    ///
    /// # Errors
    /// [`SetupError`](Self::SetupError) for the first thing that is wrong; no event was appended then.
    fn begin(setup: &Self::Setup, events: &mut Vec<Self::Event>) -> Result<Self, Self::SetupError>;

    /// Who may choose now; nobody when the game is over.
    fn awaited(&self) -> Awaited;

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        self.awaited().is_nobody()
    }

    /// Appends the choices that are listed for an actor: each of them is accepted, none stands twice, and their order is
    /// always the same. Nothing for an actor who is not awaited.
    fn choices(&self, actor: Actor, choices: &mut Vec<Self::Choice>);

    /// Whether an actor may propose more than is listed: choices among too many to list, which [`check`](Self::check) judges.
    fn accepts_unlisted(&self, actor: Actor) -> bool;

    /// Judges a choice without taking it.
    ///
    /// # Errors
    /// [`Refusal`](Self::Refusal) with the rule that forbids it.
    fn check(&self, actor: Actor, choice: &Self::Choice) -> Result<(), Self::Refusal>;

    /// Takes a choice and everything that follows from it without a question, and appends what happened to `events`.
    ///
    /// # Errors
    /// [`Refusal`](Self::Refusal) as [`check`](Self::check) gives it; nothing has changed then, and no event was appended.
    fn apply(
        &mut self,
        actor: Actor,
        choice: &Self::Choice,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// What a seat may know; without a seat, what a spectator may know.
    fn view(&self, viewer: Option<Seat>) -> Self::View;
}

/// What is saved, sent and read back, by whatever thread: a setup, a choice, an event, a view.
#[cfg(feature = "serde")]
pub trait Portable: serde::Serialize + serde::de::DeserializeOwned + Send + Sync + 'static {}

#[cfg(feature = "serde")]
impl<T: serde::Serialize + serde::de::DeserializeOwned + Send + Sync + 'static> Portable for T {}

/// All that a server asks of a game: its parts are [`Portable`], and what it says is text. Every game of this crate is so, and any
/// other as soon as its parts are.
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
