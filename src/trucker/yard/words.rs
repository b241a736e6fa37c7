//! What may be chosen and what happens in the yard, in sentences.

use core::fmt;

use crate::table::many::Many;
use crate::trucker::settlement::Owed;
use crate::trucker::yard::choice::Choice;
use crate::trucker::yard::event::{Event, From};
use crate::trucker::yard::stage::Step;

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TakeFaceDown => f.write_str("take a component that lies face down"),
            Self::TakeFaceUp { tile } => write!(f, "take tile {tile}, which lies face up"),
            Self::TakeAside { tile } => write!(f, "take {tile}, which was set aside"),
            Self::TakeBack => f.write_str("take back the component placed last"),
            Self::Return => f.write_str("return the component in the hand to the table"),
            Self::SetAside => f.write_str("set the component in the hand aside"),
            Self::Place { at, turn } => write!(f, "place the component in the hand on {at}, {turn}"),
            Self::Look { pile } => write!(f, "look at pile {pile} of the cards"),
            Self::Finish { order: None } => f.write_str("take an order tile"),
            Self::Finish { order: Some(order) } => write!(f, "take the order tile {order}"),
            Self::Flip => f.write_str("flip the hourglass"),
            Self::Roll => f.write_str("roll a die"),
            Self::CameUp { tile } => write!(f, "tile {tile} comes up"),
            Self::Die { face } => write!(f, "the die shows {face}"),
            Self::RanOut => f.write_str("the hourglass runs out"),
            Self::Remove { at } => write!(f, "remove the component on {at}"),
            Self::Keep { at } => write!(f, "keep the piece of the ship with {at}"),
            Self::Repair { removed } => write!(f, "remove the components on {removed}"),
            Self::Pass => f.write_str("leave the ship as it is"),
            Self::Welcome { at, alien } => write!(f, "let a {alien} live on {at}"),
            Self::Board => f.write_str("fill all other cabins with humans"),
            Self::Insure { insurance } => write!(f, "choose {insurance}"),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reached { seat } => write!(f, "{seat} reaches for a component that lies face down"),
            Self::Took { seat, tile, from } => write!(f, "{seat} takes {tile} {from}"),
            Self::Returned { seat, tile } => write!(f, "{seat} returns tile {tile} to the table"),
            Self::SetAside { seat, tile } => write!(f, "{seat} sets {tile} aside"),
            Self::Placed { seat, tile, at, turn } => write!(f, "{seat} places {tile} on {at}, {turn}"),
            Self::Looked { seat, pile } => write!(f, "{seat} looks at pile {pile} of the cards"),
            Self::Finished { seat, order } => write!(f, "{seat} takes the order tile {order}"),
            Self::Flipped { seat, to } => write!(f, "{seat} flips the hourglass to {to}"),
            Self::RanOut { at } => write!(f, "the hourglass on {at} runs out"),
            Self::Rolled { seat } => write!(f, "{seat} rolls a die"),
            Self::Opened { face, mark } => write!(f, "a die shows {face} and opens the cells marked {mark}"),
            Self::BuildingOver => f.write_str("building is over"),
            Self::Passed { seat, lost } => {
                write!(
                    f,
                    "the ship of {seat} passes the check, with {} in the lost pile",
                    Many(*lost, "component", "components")
                )
            }
            Self::Removed { seat, cells } => write!(f, "{seat} loses the components on {cells}"),
            Self::PaidPremium { seat, premium } => {
                let paid = Many(premium.paid, "credit", "credits");
                write!(f, "{seat} pays {paid} of a premium of {}", premium.premium)?;
                match premium.owed {
                    Owed::Nothing => Ok(()),
                    Owed::Debt(credits) => write!(f, " and owes {credits}"),
                    Owed::Loan(credits) => write!(f, " and takes a loan of {credits}"),
                }
            }
            Self::Welcomed { seat, at, alien } => write!(f, "{seat} lets a {alien} live on {at}"),
            Self::Boarded { seat } => write!(f, "crew and batteries of {seat} come aboard"),
            Self::Insured { seat, insurance } => write!(f, "{seat} chooses {insurance}"),
            Self::GaveUp { seat, cells } => {
                write!(f, "the ship of {seat} on {cells} gives up, because no human is aboard")
            }
            Self::Started { seat, behind: 0 } => write!(f, "{seat} starts in the lead"),
            Self::Started { seat, behind: 1 } => write!(f, "{seat} starts 1 space behind the leader"),
            Self::Started { seat, behind } => write!(f, "{seat} starts {behind} spaces behind the leader"),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Building => "building",
            Self::Closing => "the end of building",
            Self::Check => "the ship check",
            Self::Boarding => "boarding",
            Self::Insurance => "insurance",
            Self::Launched => "the launch",
        })
    }
}

impl fmt::Display for From {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FaceDown => f.write_str("from those face down"),
            Self::FaceUp => f.write_str("from those face up"),
            Self::Aside => f.write_str("from those set aside"),
            Self::Board(cell) => write!(f, "from the board, where it was placed last on {cell}"),
        }
    }
}
