//! The game in the shape of everything that is played here.

use alloc::vec::Vec;

use crate::battle::event::Event;
use crate::battle::game::Game;
use crate::battle::game::choice::Choice;
use crate::battle::game::refusal::Refusal;
use crate::battle::game::setup::{Setup, SetupError};
use crate::battle::game::view::View;
use crate::table::{Actor, Awaited, Outside, Play, Seat};

impl Play for Game {
    type Setup = Setup;
    type SetupError = SetupError;
    type Choice = Choice;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    /// Nothing happens before the first fleet is placed.
    fn begin(setup: &Setup, _: &mut Vec<Event>) -> Result<Self, SetupError> {
        Self::new(setup)
    }

    fn awaited(&self) -> Awaited {
        self.awaited()
    }

    /// No dice, and no clock.
    fn outside(&self) -> Option<Outside> {
        None
    }

    fn choices(&self, actor: Actor, choices: &mut Vec<Choice>) {
        self.choices(actor, choices);
    }

    fn accepts_unlisted(&self, actor: Actor) -> bool {
        self.accepts_unlisted(actor)
    }

    fn check(&self, actor: Actor, choice: &Choice) -> Result<(), Refusal> {
        self.check(actor, choice)
    }

    fn apply(&mut self, actor: Actor, choice: &Choice, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.apply(actor, choice, events)
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. } | Event::Unveiled { .. } | Event::Drew { .. })
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.view(viewer)
    }
}
