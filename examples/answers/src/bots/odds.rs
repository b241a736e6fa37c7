//! What a card may cost.

use starwright::table::Seat;
use starwright::table::message::Plain;
use starwright::trucker::cards::{Card, Deck};
use starwright::trucker::flight::{Habit, Odds, View};

use crate::answer::{Answer, Json, Question, refused, unreadable};

/// The odds of a card for one player, who does nothing about it, or spends what helps.
pub fn answer(question: &Question) -> Answer {
    let view: View = question.field("view")?;
    let seat: Seat = question.field("seat")?;
    let deck = Deck::new(vec![question.field::<Card>("card")?]).map_err(unreadable)?;
    let setup = view.setup(deck).ok_or_else(|| unreadable("nobody flies"))?;
    let of =
        |habit| Odds::of(&setup, seat, &habit).map(|odds| Json::of(&odds)).map_err(|error| refused(&error, &Plain));
    Ok(Json::object(&[("nothing", of(Habit::DoNothing)?), ("helped", of(Habit::SpendWhatHelps)?)]))
}
