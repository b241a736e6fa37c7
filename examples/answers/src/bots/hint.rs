//! A choice, what it does and why, in English and as data.

use serde::Serialize;
use starwright::battle::{self, Expectation};
use starwright::table::Seat;
use starwright::table::message::{Message, Names, Plain};
use starwright::trucker::flight::{self, Question};
use starwright::trucker::game::{self, Now};
use starwright::trucker::{BuildWeights, Layout, yard};

use crate::answer::Json;
use crate::bots::why::{Why, because};

pub struct Hint<C> {
    choice: C,
    layout: Option<Layout>,
    why: Option<Why>,
}

impl<C: Serialize + Message> Hint<C> {
    pub fn json(&self) -> Json {
        let names: &dyn Names = self.layout.as_ref().map_or(&Plain, |layout| layout);
        because(Json::object(&[("choice", Json::of(&self.choice))]), &self.choice, self.why.as_ref(), names)
    }
}

impl Hint<battle::Choice> {
    pub fn expecting(choice: battle::Choice, expected: Expectation) -> Self {
        Self { choice, layout: None, why: Some(Why::Expected(expected)) }
    }
}

impl Hint<yard::Choice> {
    pub fn in_yard(view: &yard::View, seat: Seat, choice: yard::Choice) -> Self {
        let layout = view.players.get(usize::from(seat.number())).map(|own| (&own.layout, own.hand));
        let why = layout.and_then(|(layout, hand)| {
            let yard::Choice::Place { at, turn } = choice else { return None };
            Why::placed(layout, at, hand?.component(seat).turned(turn), &BuildWeights::of(layout.board()))
        });
        Self { choice, layout: layout.map(|(layout, _)| layout.clone()), why }
    }
}

impl Hint<flight::Choice> {
    pub fn in_flight(view: &flight::View, seat: Seat, choice: flight::Choice) -> Self {
        let fleet = view.players.get(usize::from(seat.number())).map(|own| &own.fleet);
        let why = match (&view.asked, &choice) {
            (Some((_, Question::Defend { incoming })), flight::Choice::Defend { defence }) => {
                fleet.and_then(|fleet| Why::defended(fleet, incoming, defence))
            }
            _ => None,
        };
        Self { choice, layout: fleet.map(|fleet| fleet.layout().clone()), why }
    }
}

impl Hint<game::Choice> {
    pub fn in_game(view: &game::View, seat: Seat, choice: game::Choice) -> Self {
        match (&view.now, choice) {
            (Now::Yard(view), game::Choice::Yard(choice)) => {
                let Hint { choice, layout, why } = Hint::in_yard(view, seat, choice);
                Self { choice: game::Choice::Yard(choice), layout, why }
            }
            (Now::Flight(view), game::Choice::Flight(choice)) => {
                let Hint { choice, layout, why } = Hint::in_flight(view, seat, choice);
                Self { choice: game::Choice::Flight(choice), layout, why }
            }
            (_, choice) => Self { choice, layout: None, why: None },
        }
    }
}
