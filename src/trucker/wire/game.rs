//! How a game of rounds begins, and how a seat sees it.

use crate::table::wire::{Fields, Node, WireError, object};
use crate::trucker::game::{Now, Round, Setup, View};
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::settlement::Statement;
use crate::trucker::yard;

object!(Setup after few_rounds { players, rulings = Rulings::DEFAULT, rounds });

/// That there are not too many rounds, before one of them is read.
fn few_rounds(fields: &mut Fields<'_>) -> Result<(), WireError> {
    match fields.get("rounds") {
        Some(Node::List(rounds)) => {
            Setup::check_most(rounds.len()).map_err(|error| WireError::new(error).within("rounds"))
        }
        _ => Ok(()),
    }
}

object!(Round { board, level, level_iii_cards = false, start, deck });

object!(View { round, rounds, purses, loans, settlements, now } then is_whole);

/// Whether a game looks so: as many rounds were settled as are over, with a statement for everybody; purses and loans are what
/// the statements say (BG-END-5, LM-TORUS-5); and so many play in the part that is going on.
fn is_whole(view: &View) -> Result<(), WireError> {
    let wrong = |part: &str, reason: &str| Err(WireError::new(reason).within(part));
    let players = view.purses.len();
    let of_seat = |seat: usize| view.settlements.iter().filter_map(move |settled| settled.statements.get(seat));
    let purse = |seat: usize| of_seat(seat).next_back().map_or(0, Statement::after);
    let loan = |seat: usize| of_seat(seat).map(Statement::loan).fold(0, u32::saturating_add);
    if !(2..=5).contains(&players) {
        return wrong("purses", "2 to 5 play");
    }
    if crate::table::refused::count(view.settlements.len()) != view.round {
        return wrong("settlements", "every round before this one was settled, and no other");
    }
    if view.settlements.iter().any(|settled| settled.statements.len() != players) {
        return wrong("settlements", "everybody has a statement");
    }
    if !view.purses.iter().enumerate().all(|(seat, &credits)| credits == purse(seat)) {
        return wrong("purses", "a purse holds what the last statement says");
    }
    if view.loans.len() != players || !view.loans.iter().enumerate().all(|(seat, &open)| open == loan(seat)) {
        return wrong("loans", "the loans of everybody are those of the statements");
    }
    if view.rounds == 0 || view.round > view.rounds || (view.round == view.rounds) != (view.now == Now::Over) {
        return wrong("round", "a game is over after its last round, and not before");
    }
    is_of_the_round(view)
}

fn is_of_the_round(view: &View) -> Result<(), WireError> {
    let wrong = |reason: &str| Err(WireError::new(reason).within("now"));
    let players = match &view.now {
        Now::Yard(yard) => yard.players.len(),
        Now::Flight(flight) => flight.players.len(),
        Now::Over => view.purses.len(),
    };
    if players != view.purses.len() {
        return wrong("the same players play in every part");
    }
    let Now::Yard(yard) = &view.now else { return Ok(()) };
    let is_paid = |(credits, purse): (u32, &u32)| {
        if yard.step <= yard::Step::Check { credits == *purse } else { credits <= *purse }
    };
    if !yard.players.iter().map(|player| player.credits).zip(&view.purses).all(is_paid) {
        return wrong("a purse comes into the yard as it is, and pays premium and insurance there");
    }
    Ok(())
}
