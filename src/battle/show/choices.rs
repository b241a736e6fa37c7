//! What may be chosen, in a sentence.

use core::fmt;

use crate::battle::game::choice::{Choice, Landing};
use crate::battle::pieces::piece::PieceId;

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reveal { card } => write!(f, "reveal the movement card {card}"),
            Self::Squadron { squadron } => write!(f, "move {squadron}"),
            Self::Land { fighter } => write!(f, "let {fighter} come down next"),
            Self::Destroy { fighter } => write!(f, "destroy {fighter}"),
            Self::Fire { fighter } => write!(f, "fire with {fighter}"),
            Self::Turn { fighter, facing } => write!(f, "turn {fighter} to face {facing}"),
            Self::Capital { ship, to } => write!(f, "move {ship} to {to}"),
            Self::Shoot { target } => write!(f, "fire at {target} of {}", target.seat()),
            Self::HoldFire => f.write_str("hold fire"),
            Self::End => f.write_str("end the turn"),
            Self::Pass => f.write_str("blow nobody up"),
            Self::Unveil => f.write_str("reveal the power"),
            Self::Elite { fighter } => write!(f, "make {fighter} the elite"),
            Self::EliteEnd { to } => write!(f, "let the elite come down on {to}"),
            Self::EliteFace { facing } => write!(f, "turn the elite to face {facing}"),
            Self::Blast { fighter } => write!(f, "blow up {fighter}"),
            Self::Asteroid { from, to } => write!(f, "move the asteroid on {from} to {to}"),
            Self::Double { squadron, fighters } => {
                write!(f, "move {squadron}, twice as far {}", Listed(fighters.fighters(*squadron)))
            }
            Self::Displace { squadron, by } => write!(f, "displace {squadron} by {by}"),
            Self::Laser { ship } => write!(f, "fire the laser of {ship}"),
            Self::SuperShot { ship } => write!(f, "fire the super shot of {ship}"),
            Self::Shield { ship } => write!(f, "shield {ship}"),
            Self::Answer { raise: true } => f.write_str("raise the shield"),
            Self::Answer { raise: false } => f.write_str("raise no shield"),
            Self::Resurrect { squadron } => write!(f, "let lost fighters of {squadron} return"),
            Self::ResurrectFallen => f.write_str("let the fallen return"),
            Self::Return { fighter, at, facing } => write!(f, "let {fighter} return to {at}, facing {facing}"),
            Self::Leave { fighter } => write!(f, "let {fighter} stay away"),
            Self::Place(_) => f.write_str("place the fleet"),
            Self::Landing(landing) => landing.fmt(f),
        }
    }
}

impl fmt::Display for Landing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.with {
            // An order within an order is refused; it is not read further.
            Choice::Landing(_) => f.write_str("move in an order of landing")?,
            with => with.fmt(f)?,
        }
        write!(f, "; in this order they come down: {}", Listed(self.order.iter().copied()))
    }
}

/// Fighters by their numbers, with commas.
struct Listed<I>(I);

impl<I: Iterator<Item = PieceId> + Clone> fmt::Display for Listed<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .clone()
            .enumerate()
            .try_for_each(|(place, fighter)| write!(f, "{}{fighter}", if place > 0 { ", " } else { "" }))
    }
}
