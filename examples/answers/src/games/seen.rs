//! What a client of a server shows: it has views, choices and events, but no game.

use starwright::battle;
use starwright::table::Served;
use starwright::table::message::{Called, Names, Plain};
use starwright::trucker::flight::Flight;
use starwright::trucker::yard::Yard;
use starwright::trucker::{Game, Layout};

use super::kinds::{Looks, battle_picture};
use crate::answer::{Answer, Json, Question, unreadable};

/// The choices and events of a game with their sentences: `{"play", "layout", "people", "choices", "events"}`; cells have the names
/// of the board of `layout`, if it is there.
///
/// # Errors
/// If they are of no game.
pub fn tell(question: &Question) -> Answer {
    match question.field::<String>("play")?.as_str() {
        "battle" => told::<battle::Game>(question),
        "yard" => told::<Yard>(question),
        "flight" => told::<Flight>(question),
        "game" => told::<Game>(question),
        other => Err(unreadable(format_args!("no game is called `{other}`"))),
    }
}

fn told<G: Served>(question: &Question) -> Answer {
    let (people, layout) =
        (question.optional::<Vec<String>>("people")?, question.optional::<Option<Layout>>("layout")?);
    let board: &dyn Names = layout.as_ref().map_or(&Plain, |layout| layout.board());
    let names = Called::new(&people).at(board);
    let choices = question.optional::<Vec<G::Choice>>("choices")?;
    let events = question.optional::<Vec<G::Event>>("events")?;
    let choices = choices.iter().map(|choice| Json::object(&[("choice", Json::of(choice))]).telling(choice, &names));
    let events = events.iter().map(|event| Json::object(&[("event", Json::of(event))]).telling(event, &names));
    Ok(Json::object(&[("choices", Json::list(choices)), ("events", Json::list(events))]))
}

/// A picture of a view of a battle, as of a game: `{"view", "choices", "piece", "theme", "people", "told"}`.
///
/// # Errors
/// If the view cannot be read.
pub fn picture(question: &Question) -> Answer {
    let (view, choices): (battle::View, Vec<_>) = (question.field("view")?, question.field("choices")?);
    let (people, theme): (Vec<_>, String) = (question.field("people")?, question.field("theme")?);
    let (piece, told) = (question.field("piece")?, question.field("told")?);
    let looks = Looks { piece, theme: Some(&theme), people: &people, told, styled: false };
    battle_picture(&view, &choices, &looks).map(|picture| Json::of(&picture))
}
