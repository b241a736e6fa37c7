//! The default policy: how all players move in simulations.

use alloc::vec::Vec;

use crate::battle::bots::outlook::Outlook;
use crate::battle::bots::prospect::{Gunner, POINT, hit};
use crate::battle::bots::sailor::Sailor;
use crate::battle::field::Field;
use crate::battle::game::Game;
use crate::battle::game::choice::Choice;
use crate::battle::game::step::Step;
use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::ship::Ship;
use crate::hex::Direction;
use crate::table::seat::Seat;

/// The awaited player's move by habit: the squadron that gains most, the most promising facings, the best pose for the capital
/// ship, the best target; otherwise the first listed choice. `few` is a buffer for the list.
pub(super) fn habit(game: &Game, outlook: &Outlook, few: &mut Vec<Choice>) -> Option<Choice> {
    let seat = game.awaited_seat()?;
    few.clear();
    match game.step() {
        Step::Squadron => Some(Choice::Squadron { squadron: best_squadron(game, seat)? }),
        Step::Turn { fighter } => {
            let facing = best_facing(game, outlook, fighter, game.field().ship(fighter)?);
            Some(Choice::Turn { fighter, facing })
        }
        Step::End => Some(Choice::End),
        Step::Capital => {
            game.choices(seat, few);
            Sailor::of(game, seat).best(few).cloned()
        }
        Step::Shoot { .. } => {
            game.choices(seat, few);
            few.iter().max_by_key(|choice| prize(game.field(), choice)).cloned()
        }
        Step::Answer { .. } => {
            game.choices(seat, few);
            few.pop() // raise the shield, if possible
        }
        _ => {
            game.choices(seat, few);
            few.first().cloned()
        }
    }
}

fn best_squadron(game: &Game, seat: Seat) -> Option<Squadron> {
    let distance = game.card()?.distance();
    let gunner = Gunner::of(game, seat, 0);
    let gains =
        Squadron::all(seat).filter_map(|squadron| Some((gunner.reap(game.field(), squadron, distance)?, squadron)));
    gains.max().map(|(_, squadron)| squadron)
}

/// The extra weight of losing a fighter.
const FEAR: i32 = POINT / 4;

fn best_facing(game: &Game, outlook: &Outlook, fighter: PieceId, ship: Ship) -> Direction {
    let (field, seat) = (game.field(), fighter.seat());
    let most = game.card().map_or(0, Card::turn);
    let gunner = Gunner::of(game, seat, FEAR);
    let facings = Direction::ALL.into_iter().filter(|&facing| ship.facing.apart(facing) <= most);
    let hope = |facing: &Direction| gunner.hope(field, outlook, fighter, Ship { facing: *facing, ..ship });
    facings.max_by_key(hope).unwrap_or(ship.facing)
}

/// The worth of a capital ship's shot, a little more if the target is at the probe ring; 0 for holding fire; powers are not used.
fn prize(field: &Field, choice: &Choice) -> i32 {
    match *choice {
        Choice::Shoot { target } => field.ship(target).map_or(0, |ship| {
            let held = ship.at.distance(field.centre()) == 1;
            hit(target, ship) + i32::from(held)
        }),
        Choice::HoldFire => 0,
        _ => -1,
    }
}
