//! What a card may cost.

use starwright::table::Seat;
use starwright::table::message::Plain;
use starwright::trucker::cards::{Card, Deck};
use starwright::trucker::flight::{Habit, Odds, Pilot, PlayerView, Setup, View};

use crate::answer::{Answer, Json, Question, refused, unreadable};

/// The odds of a card for one player, who does nothing about it, or spends what helps.
pub fn answer(question: &Question) -> Answer {
    let view: View = question.field("view")?;
    let seat: Seat = question.field("seat")?;
    let board = view.players.first().ok_or_else(|| unreadable("nobody flies"))?.fleet.board().clone();
    let setup = Setup {
        board,
        level: view.level,
        level_iii_cards: view.level_iii_cards,
        rulings: view.rulings,
        deck: Deck::new(vec![question.field::<Card>("card")?]).map_err(unreadable)?,
        under_way: true,
        players: view.players.iter().map(pilot).collect(),
    };
    let of =
        |habit| Odds::of(&setup, seat, &habit).map(|odds| Json::of(&odds)).map_err(|error| refused(&error, &Plain));
    Ok(Json::object(&[("nothing", of(Habit::DoNothing)?), ("helped", of(Habit::SpendWhatHelps)?)]))
}

fn pilot(player: &PlayerView) -> Pilot {
    Pilot {
        fleet: Some(player.fleet.clone()).filter(|_| player.position.is_some()),
        position: player.position,
        credits: player.credits,
        lost: player.lost_pile,
        cap: player.cap,
        owed: player.owed,
        set_aside: player.set_aside,
        ..Pilot::default()
    }
}
