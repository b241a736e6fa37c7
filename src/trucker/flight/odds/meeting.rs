//! One fleet alone with one card, and how far that has come.

use alloc::vec::Vec;

use crate::grid::CellSet;
use crate::table::{Actor, Seat};
use crate::trucker::cards::CardKind;
use crate::trucker::flight::answer::Answer;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::leaving;
use crate::trucker::flight::odds::toll::{Standing, Toll};
use crate::trucker::flight::odds::{OddsError, Policy};
use crate::trucker::flight::question::Question;
use crate::trucker::flight::refusal::Refusal;
use crate::trucker::flight::resolve::{Asked, Page, Script};
use crate::trucker::flight::setup::Setup;
use crate::trucker::flight::table::Table;

/// A card that waits for a roll, or is resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Meeting {
    table: Table,
    seat: Seat,
    script: Script,
    /// The remaining parts of a sequence or lines of a combat zone, last first.
    pages: Vec<Page>,
    /// The roll that it waits for; none once the card is resolved.
    roll: Option<Question>,
}

impl Meeting {
    /// Up to the first roll.
    pub(super) fn begin(setup: &Setup, seat: Seat, policy: &impl Policy) -> Result<(Self, Standing), OddsError> {
        let table = alone(setup, seat)?;
        let before = Standing::of(&table, seat);
        let card = setup.deck.cards().first().filter(|_| table.has_ship(seat)).map(|card| table.faced(card));
        let parts = card.as_ref().map_or(&[][..], CardKind::parts).iter().rev();
        let mut pages: Vec<Page> = parts.flat_map(|part| pages(part, seat, policy)).collect();
        if setup.rulings.boosts_and_stasis {
            pages.extend(card.clone().map(Page::Jump));
        }
        let meeting = Self { table, seat, script: Script::of(Page::Over), pages, roll: None };
        Ok((meeting.go_on(None, policy)?, before))
    }

    pub(super) const fn accepts_unlisted(&self) -> bool {
        self.roll.is_some()
    }

    /// The cells of lost components.
    pub(super) fn lost(&self) -> CellSet {
        self.table.player(self.seat).lost
    }

    /// What it has cost.
    pub(super) fn toll(&self, before: &Standing) -> Toll {
        before.toll(&Standing::of(&self.table, self.seat))
    }

    /// The number of possible throws of the next roll.
    pub(super) fn throws(&self) -> u64 {
        self.rolls().iter().map(|&(_, ways)| u64::from(ways)).sum()
    }

    fn rolls(&self) -> Vec<(Answer, u32)> {
        self.roll.as_ref().map_or(Vec::new(), |roll| self.script.rolls(roll, &self.table))
    }

    /// The state at the next roll, or at the end of the card, after each outcome of this roll, with its number of throws.
    pub(super) fn rolled(&self, policy: &impl Policy) -> impl Iterator<Item = Result<(Self, u32), Refusal>> {
        self.rolls().into_iter().map(|(answer, ways)| {
            let mut after = self.clone();
            let (mut roll, mut answer) = (after.roll.take(), answer);
            let heard = roll.as_mut().map(|roll| (Actor::Table, roll, &mut answer));
            let asked = after.script.go_on(heard, &mut after.table, &mut Vec::new());
            Ok((after.go_on(asked, policy)?, ways))
        })
    }

    fn go_on(mut self, mut asked: Option<Asked>, policy: &impl Policy) -> Result<Self, Refusal> {
        let mut events = Vec::new();
        loop {
            events.clear();
            asked = match asked {
                Some((Actor::Table, roll)) => return Ok(Self { roll: Some(roll), ..self }),
                Some((Actor::Seat(seat), question)) => self.answered(seat, question, policy, &mut events)?,
                None => match self.pages.pop() {
                    Some(page) => {
                        self.script = Script::of(page);
                        self.script.go_on(None, &mut self.table, &mut events)
                    }
                    None => return Ok(self.resolved()),
                },
            };
        }
    }

    fn answered(
        &mut self,
        seat: Seat,
        mut question: Question,
        policy: &impl Policy,
        events: &mut Vec<Event>,
    ) -> Result<Option<Asked>, Refusal> {
        let fleet = self.table.fleet(seat);
        let rulings = self.table.terms.rulings;
        let choice = question.only(fleet, rulings).unwrap_or_else(|| {
            let mut listed = Vec::new();
            question.list(fleet, rulings, &mut listed);
            policy.answer(fleet, &question, &listed)
        });
        let settled = question.judge(&self.table, seat.into(), &choice)?;
        let mut answer = self.table.commit(Some(seat), settled, events);
        Ok(self.script.go_on(Some((seat.into(), &mut question, &mut answer)), &mut self.table, events))
    }

    /// LM-END-2: the card is resolved, and ships that must give up leave.
    pub(super) fn resolved(mut self) -> Self {
        leaving::resolved(&mut self.table, &mut Vec::new());
        self.roll = None;
        self
    }
}

/// A part of a card, or the lines of a combat zone that hit, the last first.
fn pages(part: &CardKind, seat: Seat, policy: &impl Policy) -> Vec<Page> {
    let CardKind::CombatZone { lines } = part else { return alloc::vec![Page::Card(part.clone())] };
    let hits = lines.iter().rev().filter(|line| policy.is_worst(line));
    hits.map(|line| Page::Penalty(line.penalty.clone(), seat)).collect()
}

/// The table with the marker of one player only.
fn alone(setup: &Setup, seat: Seat) -> Result<Table, OddsError> {
    let mut track = setup.check()?;
    let players = u8::try_from(setup.players.len()).unwrap_or(u8::MAX);
    if seat.number() >= players {
        return Err(Refusal::NoSeat { seat, players }.into());
    }
    for other in Seat::of(players).filter(|&other| other != seat) {
        // a player who does not fly has no marker
        let _ = track.take_off(other);
    }
    Ok(Table::new(setup, track))
}
