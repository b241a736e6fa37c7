//! A bot for the battle, small enough for a page: it tries its choices in the game itself.

use starwright::battle;
use starwright::dice::Chance;
use starwright::table::Seat;

use crate::deal::Dice;

/// The choice after which a player is furthest ahead of the best other; of equals any.
pub fn battle(game: &battle::Game, seat: Seat, dice: &mut Dice) -> Option<battle::Choice> {
    if game.decider() != Some(seat) {
        return None;
    }
    let mut listed = Vec::new();
    game.choices(seat, &mut listed);
    if listed.is_empty() {
        let zone = game.field().layout().zone(seat)?;
        return battle::random_placement(zone, dice).map(battle::Choice::place);
    }
    dice.shuffle(&mut listed);
    listed.into_iter().max_by_key(|choice| lead(game, seat, choice))
}

fn lead(game: &battle::Game, seat: Seat, choice: &battle::Choice) -> i32 {
    let mut after = game.clone();
    if after.apply(seat, choice, &mut Vec::new()).is_err() {
        return i32::MIN;
    }
    let scores = after.field().scores();
    let own = scores.get(usize::from(seat.number())).copied().map_or(0, i32::from);
    let others =
        scores.iter().zip(0..).filter(|&(_, other)| other != seat.number()).map(|(&score, _)| i32::from(score));
    2 * own - others.sum::<i32>()
}
