//! Advice and bots. They see only what their seat may know.

mod asked;
mod hint;
mod odds;
mod why;

use starwright::battle;
use starwright::table::Served;
use starwright::trucker::attack::{AttackKind, Incoming};
use starwright::trucker::flight::{self, Flight};
use starwright::trucker::yard::{self, Yard};
use starwright::trucker::{BuildWeights, Component, Fleet, Game, Layout, LossWeights, Rulings};

use crate::answer::{Answer, Json, Problem, Question, refused, unreadable};
pub use asked::{Advised, Asked};
use why::{Why, because};

/// One question to a bot: `{"ask": …}` with what the bot may know.
///
/// # Errors
/// Why there is no advice.
pub fn advise(question: &Question) -> Answer {
    match question.field::<String>("ask")?.as_str() {
        "battle" => {
            let bot = Asked::of(question)?;
            Ok(bot.advice::<battle::Game>(&question.field("view")?, &[]))
        }
        "yard" => asked::<Yard>(question),
        "flight" => asked::<Flight>(question),
        "game" => asked::<Game>(question),
        "defence" => defence(question),
        "place" => place(question),
        "odds" => odds::answer(question),
        other => Err(unreadable(format_args!("unknown question `{other}`"))),
    }
}

/// The advice of a bot that has the view of its seat and the choices that are listed there.
fn asked<G: Advised + Served>(question: &Question) -> Answer {
    let bot = Asked::of(question)?;
    Ok(bot.advice::<G>(&question.field("view")?, &question.field::<Vec<_>>("listed")?))
}

/// The defence that loses least, and what it saves.
fn defence(question: &Question) -> Answer {
    let fleet: Fleet = question.field("fleet")?;
    let incoming = if question.has("incoming") {
        question.field("incoming")?
    } else {
        Incoming::new(question.field::<AttackKind>("kind")?, question.field("lines")?)
    };
    let values: LossWeights = question.optional("values")?;
    let best = fleet.best_defence(&incoming, &values).map_err(|error| problem(&fleet, &error))?;
    let spared = fleet.spared(&incoming, &best, &values).map_err(|error| problem(&fleet, &error))?;
    let does = flight::Choice::Defend { defence: best.defence.clone() };
    let why = Why::Spared(Box::new(spared));
    Ok(because(Json::object(&[("best", Json::of(&best))]), &does, Some(&why), fleet.layout()))
}

fn problem(fleet: &Fleet, error: &starwright::trucker::attack::DefenceError) -> Problem {
    refused(error, fleet.layout())
}

/// The best place for a component, and what it changes.
fn place(question: &Question) -> Answer {
    let (layout, component): (Layout, Component) = (question.field("layout")?, question.field("component")?);
    let aims = if question.has("aims") { question.field("aims")? } else { BuildWeights::of(layout.board()) };
    Ok(layout.best_place(component, &aims, Rulings::DEFAULT).map_or_else(Json::null, |best| {
        let why = Why::placed(&layout, best.at, component.turned(best.turn), &aims);
        let does = yard::Choice::Place { at: best.at, turn: best.turn };
        because(Json::object(&[("placing", Json::of(&best))]), &does, why.as_ref(), layout.board())
    }))
}
