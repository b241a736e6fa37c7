//! What happened, and what became of a piece, in a sentence.

use core::fmt;

use crate::battle::event::Event;
use crate::battle::pieces::ship::Fate;

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Placed { seat } => write!(f, "{seat} places a fleet"),
            Self::Revealed { seat, card } => write!(f, "{seat} reveals the movement card {card}"),
            Self::Flew { piece, from, to } => write!(f, "{piece} of {} flies from {from} to {to}", piece.seat()),
            Self::Fired { by, hit: Some(hit) } => write!(f, "{by} fires and hits {hit} of {}", hit.seat()),
            Self::Fired { by, hit: None } => write!(f, "{by} fires and hits nothing"),
            Self::Turned { piece, facing } => write!(f, "{piece} faces {facing}"),
            Self::Sailed { piece, from, to } if from == to => write!(f, "{piece} stays on {to}"),
            Self::Sailed { piece, from, to } => write!(f, "{piece} moves from {from} to {to}"),
            Self::Shot { by, at } => write!(f, "{by} fires at {at} of {}", at.seat()),
            Self::Damaged { piece } => write!(f, "{piece} is damaged"),
            Self::Captured { piece, by } => write!(f, "{piece} is destroyed and a trophy of {by}"),
            Self::Lost { piece } => write!(f, "{piece} is destroyed and nobody's trophy"),
            Self::Probe { at, by } => write!(f, "{by} collects the probe on {at}"),
            Self::Absorbed { piece } => write!(f, "the shield of {piece} takes the damage"),
            Self::Unveiled { seat, power } => write!(f, "{seat} reveals the power {power}"),
            Self::Elite { fighter } => write!(f, "{fighter} becomes the elite"),
            Self::Blast { fighter, at } => write!(f, "{fighter} blows up on {at}"),
            Self::Asteroid { from, to } => write!(f, "the asteroid on {from} moves to {to}"),
            Self::AsteroidLost { at } => write!(f, "an asteroid is destroyed on {at}"),
            Self::ProbeLost { at } => write!(f, "the probe on {at} is destroyed"),
            Self::Laser { by, at } => write!(f, "{by} fires its laser and hits {at} of {}", at.seat()),
            Self::SuperShot { by } => write!(f, "{by} fires the super shot"),
            Self::Shield { ship, tokens: 0 } => write!(f, "the shield of {ship} is gone"),
            Self::Shield { ship, tokens: 1 } => write!(f, "the shield of {ship} has 1 token"),
            Self::Shield { ship, tokens } => write!(f, "the shield of {ship} has {tokens} tokens"),
            Self::Returned { piece, at } => write!(f, "{piece} returns to {at}"),
            Self::Drew { seat } => write!(f, "{seat} draws a movement card"),
            Self::Ended { seat } => write!(f, "the turn of {seat} ends"),
            Self::Over => f.write_str("the game is over"),
        }
    }
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Reserve => f.write_str("still to be placed"),
            Self::Board(ship) => write!(f, "on {}, facing {}", ship.at, ship.facing),
            Self::Airborne => f.write_str("in the air"),
            Self::Captured(by) => write!(f, "a trophy of {by}"),
            Self::Lost => f.write_str("destroyed and nobody's trophy"),
        }
    }
}
