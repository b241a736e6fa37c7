//! What may be chosen and what happens in a flight, in sentences.

use core::fmt;

use crate::grid::{Cell, Side};
use crate::table::many::{Many, agree};
use crate::table::refused::count;
use crate::trucker::attack::Defence;
use crate::trucker::fleet::aboard::{Aboard, Goods};
use crate::trucker::fleet::goods_loss::GoodsLoss;
use crate::trucker::flight::choice::Choice;
use crate::trucker::flight::event::{Event, Fight, Reason};

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FlyOn => f.write_str("fly on"),
            Self::Withdraw { at } => write!(f, "withdraw the ship on {at}"),
            Self::Power { powered, .. } if powered.is_empty() => f.write_str("power nothing"),
            Self::Power { powered, tokens } => write!(f, "power {powered}, with batteries from {}", Listed(tokens)),
            Self::Land { planet } => write!(f, "land on planet {}", planet.saturating_add(1)),
            Self::Take => f.write_str("take what is offered"),
            Self::Decline => f.write_str("decline"),
            Self::GiveCrew { from } if from.is_empty() => f.write_str("give up no crew"),
            Self::GiveCrew { from } => write!(f, "give up crew: {}", Counted(from)),
            Self::GiveGoods { loss } => write!(f, "give up {}", Given(loss)),
            Self::Stow { load, holds } if holds.is_empty() => write!(f, "take {load} and throw all goods away"),
            Self::Stow { load, holds } => write!(f, "take {load} and stow {}", Held(holds)),
            Self::Defend { defence } => Done(defence).fmt(f),
            Self::Keep { at } => write!(f, "keep the piece of the ship with {at}"),
            Self::Die { face } => write!(f, "the die shows {face}"),
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shown { card, faced: None } => write!(f, "a card is shown: {card}"),
            Self::Shown { faced: Some(faced), .. } => write!(f, "a card is shown, raised for level IV: {faced}"),
            Self::Engines { seat, tokens, strength, .. } => {
                write!(f, "{seat} declares engine strength {strength}{}", Spent(tokens))
            }
            Self::Cannons { seat, tokens, strength, .. } => {
                write!(f, "{seat} declares cannon strength {strength}{}", Spent(tokens))
            }
            Self::Remain { seat, strength } => {
                write!(f, "the rest of the fleet of {seat} flies on with engine strength {strength}")
            }
            Self::Moved { seat, days, to } if *days > 0 => {
                write!(f, "{seat} gains {} and stands on {to}", days_of(*days))
            }
            Self::Moved { seat, days, to } => write!(f, "{seat} loses {} and stands on {to}", days_of(*days)),
            Self::Landed { seat, planet } => write!(f, "{seat} lands on planet {}", planet.saturating_add(1)),
            Self::Took { seat } => write!(f, "{seat} takes what is offered"),
            Self::Declined { seat } => write!(f, "{seat} declines"),
            Self::Paid { seat, credits } => write!(f, "{seat} gains {}", Many(*credits, "credit", "credits")),
            Self::Stowed { seat, load, thrown_away, .. } if thrown_away.is_none() => {
                write!(f, "{seat} gains {load} and throws nothing away")
            }
            Self::Stowed { seat, load, thrown_away, .. } => {
                write!(f, "{seat} gains {load} and throws away {thrown_away}")
            }
            Self::Lost { seat, lost } => write!(f, "{seat} loses {}", Contained(lost)),
            Self::Fought { seat, fight } => write!(f, "{seat} {fight}"),
            Self::Worst { seat, worst } => write!(f, "{seat} has {worst}"),
            Self::Skipped { lines } => {
                let verb = agree((*lines).into(), "is", "are");
                let lines = Many((*lines).into(), "line", "lines");
                write!(f, "{lines} of the combat zone {verb} skipped: fewer than two players fly")
            }
            Self::Sabotaged { seat } => write!(f, "{seat} has the fewest crew and is sabotaged"),
            Self::Rolled { face } => write!(f, "a die shows {face}"),
            Self::Comes { attack, turned_from, lines } if lines.is_empty() => {
                write!(f, "the {attack}{} misses every ship", Turned(*turned_from))
            }
            Self::Comes { attack, turned_from, lines } => {
                write!(f, "the {attack}{} comes along {}", Turned(*turned_from), Listed(lines))
            }
            Self::Unmet { attacks } => {
                let verbs = agree(*attacks, "meets nobody and is", "meet nobody and are");
                write!(f, "{} {verbs} not rolled", Many(*attacks, "attack", "attacks"))
            }
            Self::Met { seat, defence, ends } => {
                write!(f, "{seat} decides to {}", Done(defence))?;
                ends.iter().try_for_each(|end| write!(f, "; {end}"))
            }
            Self::Searched { found: Some(cell) } => write!(f, "the sabotage finds the component on {cell}"),
            Self::Searched { found: None } => f.write_str("the sabotage finds no component"),
            Self::Wrecked { seat, destroyed, cut_off, aboard } => {
                write!(f, "{seat} loses the components on {destroyed}")?;
                if !cut_off.is_empty() {
                    write!(f, ", which cuts off those on {cut_off}")?;
                }
                if aboard.is_empty() { Ok(()) } else { write!(f, "; also lost: {}", Contained(aboard)) }
            }
            Self::Left { seat, cells, set_aside, reason } => {
                write!(f, "the ship of {seat} on {cells} leaves: {reason}")?;
                if set_aside.is_none() { Ok(()) } else { write!(f, "; set aside: {set_aside}") }
            }
            Self::OutOfFlight { seat } => write!(f, "{seat} has no ship any more and is out of the flight"),
            Self::Over => f.write_str("the flight is over"),
        }
    }
}

impl fmt::Display for Fight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Won => "beats the enemy",
            Self::Drawn => "is as strong as the enemy, which goes on",
            Self::Lost => "loses to the enemy, which goes on",
        })
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Withdrawn => "its owner withdraws it",
            Self::Stranded => "its engines have no strength in open space",
            Self::Unmanned => "no human is aboard",
            Self::Lapped => "its owner is lapped",
        })
    }
}

/// So many days, gained or lost.
fn days_of(days: i16) -> Many {
    Many(days.unsigned_abs().into(), "day", "days")
}

/// Where an attack came from before the dice turned it.
struct Turned(Option<Side>);

impl fmt::Display for Turned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |side| write!(f, ", turned from the {side},"))
    }
}

/// Tokens that were spent.
struct Spent<'a>(&'a [Cell]);

impl fmt::Display for Spent<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            [] => Ok(()),
            tokens => write!(f, ", for {}", Many(count(tokens.len()), "battery", "batteries")),
        }
    }
}

/// A list, parted by commas.
struct Listed<'a, T>(&'a [T]);

impl<T: fmt::Display> fmt::Display for Listed<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        parted(f, self.0, |f, item| item.fmt(f))
    }
}

fn parted<T>(
    f: &mut fmt::Formatter<'_>,
    items: impl IntoIterator<Item = T>,
    each: impl Fn(&mut fmt::Formatter<'_>, T) -> fmt::Result,
) -> fmt::Result {
    items.into_iter().enumerate().try_for_each(|(place, item)| {
        f.write_str(if place == 0 { "" } else { ", " })?;
        each(f, item)
    })
}

/// So many from each cell.
struct Counted<'a>(&'a [(Cell, u8)]);

impl fmt::Display for Counted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        parted(f, self.0, |f, (cell, number)| write!(f, "{number} from {cell}"))
    }
}

/// Goods on cells.
struct Held<'a>(&'a [(Cell, Goods)]);

impl fmt::Display for Held<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        parted(f, self.0, |f, (cell, goods)| write!(f, "{goods} on {cell}"))
    }
}

/// Goods and batteries that go.
struct Given<'a>(&'a GoodsLoss);

impl fmt::Display for Given<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let GoodsLoss { goods, batteries } = self.0;
        if goods.is_empty() && batteries.is_empty() {
            return f.write_str("no goods");
        }
        parted(f, goods, |f, (cell, goods)| write!(f, "{goods} from {cell}"))?;
        let between = if goods.is_empty() || batteries.is_empty() { "" } else { ", " };
        f.write_str(between)?;
        parted(f, batteries, |f, (cell, tokens)| write!(f, "{tokens} of the batteries on {cell}"))
    }
}

/// What lay on cells.
struct Contained<'a>(&'a Aboard);

impl fmt::Display for Contained<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        parted(f, self.0.contents(), |f, (cell, contents)| write!(f, "{contents} from {cell}"))
    }
}

/// What is done about an attack.
struct Done<'a>(&'a Defence);

impl fmt::Display for Done<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Defence { thrusters, choices, shots, shields, boosted_shields, tokens } = self.0;
        if *self.0 == Defence::default() {
            return f.write_str("do nothing");
        }
        let mut between = "";
        let mut part = |f: &mut fmt::Formatter<'_>, text: fmt::Arguments<'_>| {
            write!(f, "{between}{text}")?;
            between = ", ";
            Ok(())
        };
        if !thrusters.is_empty() {
            part(f, format_args!("use the thrusters on {thrusters}"))?;
        }
        for choice in choices {
            part(f, format_args!("let {} be struck on {}", choice.struck, choice.line))?;
        }
        for shot in shots {
            part(f, format_args!("shoot from {} at {}", shot.cannon, shot.line))?;
        }
        if !shields.is_empty() {
            part(f, format_args!("raise the shields on {shields}"))?;
        }
        if !boosted_shields.is_empty() {
            part(f, format_args!("boost the shields on {boosted_shields}"))?;
        }
        if !tokens.is_empty() {
            part(f, format_args!("with batteries from {}", Listed(tokens)))?;
        }
        Ok(())
    }
}
