//! What one player is paid and pays, line by line.

use alloc::vec::Vec;
use core::fmt;

use crate::trucker::cards::Rewards;
#[cfg(feature = "serde")]
use crate::trucker::rules::Rule;
use crate::trucker::settlement::homecoming::Homecoming;
use crate::trucker::settlement::line::{Credits, Item, Line};

/// What one player is paid and pays at the end of a flight, in the order of LM-R36. Prints as a sentence a line.
///
/// The lines make up the difference of the purse: it never falls below zero (BG-END-3), and holds 4 294 967 295 credits at
/// most.
///
/// JSON: `{"place": 1, "before": 3, "lines": [], "after": 3, "loan": 0}`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields, try_from = "StatementWire"))]
pub struct Statement {
    place: Option<u8>,
    before: u32,
    lines: Vec<Line>,
    after: u32,
    loan: u32,
}

impl Statement {
    /// LM-R36: in this order, each payment as far as the purse goes.
    pub(super) fn of(player: &Homecoming, rewards: Rewards, place: Option<u8>, looks_best: bool) -> Self {
        let mut till = Till { purse: player.purse, lines: Vec::new() };
        till.gain(Item::Arrival, place.map_or(0, |place| rewards.arrival(place).into()));
        till.gain(Item::BestLooking, if looks_best { rewards.best_looking().into() } else { 0 });
        till.gain(Item::Goods, player.full_sale());
        till.gain(Item::SetAside, player.half_sale());
        if let Some(specialist) = player.specialist {
            till.gain(specialist.kind.item(), player.reward(specialist));
        }
        till.pay(Item::Debt, player.owed.debt());
        till.pay(Item::Penalty, player.cap.penalty(player.lost));
        Self { place, before: player.purse, lines: till.lines, after: till.purse, loan: player.owed.loan() }
    }

    /// The place in the order of arrival, counted from 1; none if no ship arrived.
    #[must_use]
    pub const fn place(&self) -> Option<u8> {
        self.place
    }

    /// The credits before.
    #[must_use]
    pub const fn before(&self) -> u32 {
        self.before
    }

    /// The lines in order. One of nothing is left out, but a payment is there if anything is owed.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The credits after.
    #[must_use]
    pub const fn after(&self) -> u32 {
        self.after
    }

    /// The loan that stays open (LM-TORUS-5).
    #[must_use]
    pub const fn loan(&self) -> u32 {
        self.loan
    }
}

/// A purse, and what went in and out.
struct Till {
    purse: u32,
    lines: Vec<Line>,
}

impl Till {
    fn gain(&mut self, item: Item, credits: u32) {
        let credits = credits.min(u32::MAX - self.purse);
        if credits > 0 {
            self.purse += credits;
            self.lines.push(Line::gain(item, credits));
        }
    }

    /// BG-END-3: who cannot pay gives all he has.
    fn pay(&mut self, item: Item, owed: u32) {
        let paid = owed.min(self.purse);
        if owed > 0 {
            self.purse -= paid;
            self.lines.push(Line::payment(item, owed, paid));
        }
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let before = Credits(self.before);
        match self.place {
            Some(place) => writeln!(f, "Arrived in place {place}, with {before} in the purse.")?,
            None => writeln!(f, "Did not arrive, with {before} in the purse.")?,
        }
        for line in &self.lines {
            writeln!(f, "{line}")?;
        }
        write!(f, "The purse now holds {}.", Credits(self.after))?;
        if self.loan > 0 {
            let rule = Item::Debt.rule();
            write!(f, "\nA loan of {} stays open ({rule}).", Credits(self.loan))?;
        }
        Ok(())
    }
}

#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct StatementWire {
    place: Option<u8>,
    before: u32,
    lines: Vec<Line>,
    after: u32,
    loan: u32,
}

#[cfg(feature = "serde")]
impl TryFrom<StatementWire> for Statement {
    type Error = alloc::string::String;

    fn try_from(wire: StatementWire) -> Result<Self, Self::Error> {
        let StatementWire { place, before, lines, after, loan } = wire;
        let moved: i64 = lines.iter().map(|line| line.credits()).fold(0, i64::saturating_add);
        if !lines.is_sorted_by_key(|line| line.item()) {
            return Err(alloc::format!("the lines of a statement stand in their order ({})", Rule::LmR36));
        }
        if i64::from(before).saturating_add(moved) != i64::from(after) {
            return Err(alloc::string::String::from("the lines of a statement add up to the difference of the purse"));
        }
        Ok(Self { place, before, lines, after, loan })
    }
}
