//! Statements of single players.

use alloc::vec::Vec;

use crate::table::message::{Argued, Argument, Arguments, Message, Row, Several};
use crate::trucker::cards::Rewards;
use crate::trucker::settlement::homecoming::Homecoming;
use crate::trucker::settlement::line::{Item, Line};

/// One player's income and payments at the end of a flight, in the order of LM-R36. Prints one sentence per line.
///
/// The lines add up to the change of the purse, which never falls below zero (BG-END-3) and holds at most 4 294 967 295 credits.
///
/// JSON: `{"place": 1, "before": 3, "lines": [], "after": 3, "loan": 0}`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Statement {
    place: Option<u8>,
    before: u32,
    lines: Vec<Line>,
    after: u32,
    loan: u32,
}

impl Statement {
    /// LM-R36: in this order, each payment limited by the purse.
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

    /// The place in the order of arrival, counted from 1; `None` if no ship arrived.
    #[must_use]
    pub const fn place(&self) -> Option<u8> {
        self.place
    }

    /// The credits before.
    #[must_use]
    pub const fn before(&self) -> u32 {
        self.before
    }

    /// The lines in order. Lines of 0 credits are omitted, except payments with something owed.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The credits after.
    #[must_use]
    pub const fn after(&self) -> u32 {
        self.after
    }

    /// The open loan (LM-TORUS-5).
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

    /// BG-END-3: a player who cannot pay gives everything.
    fn pay(&mut self, item: Item, owed: u32) {
        let paid = owed.min(self.purse);
        if owed > 0 {
            self.purse -= paid;
            self.lines.push(Line::payment(item, owed, paid));
        }
    }
}

impl Message for Statement {
    fn row(&self) -> Row {
        Row { key: ("statement", ""), template: "", fields: &[] }
    }

    fn rows() -> &'static [Row] {
        Frame::rows()
    }

    fn arguments<'a>(&'a self, _: &mut Arguments<'a>) {}

    /// A sentence a line.
    fn parts(&self) -> Option<&dyn Several> {
        Some(self)
    }
}

impl Several for Statement {
    fn each(&self, visit: &mut dyn FnMut(Argument<'_>)) {
        visit(Frame::Opening { place: self.place, before: self.before }.argument());
        self.lines.iter().for_each(|line| visit(line.argument()));
        visit(Frame::Closing { after: self.after, loan: self.loan }.argument());
    }

    fn between(&self) -> &'static str {
        "\n"
    }
}

messages!(@told Statement);

messages! {
    /// The first and last lines of a statement.
    #[expect(unreachable_pub, reason = "only its sentences leave this file")]
    pub enum Frame of "statement" {
        Opening { place: Option<u8>, before: u32 }
            "{place|none:Did not arrive|1:Finished 1st|2:Finished 2nd|3:Finished 3rd|Finished #th}; {before|1:1 credit|# credits} before the settlement.";
        /// What is left, and the loan that stays open (LM-TORUS-5).
        Closing { after: u32, loan: u32 }
            "Total: {after|1:1 credit|# credits}.{loan|0:|1:\nA loan of 1 credit stays open (LM-TORUS-5).|\nA loan of # credits stays open (LM-TORUS-5).}";
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Statement { place, before, lines, after, loan });
