//! One fleet alone with one card, and how far that has come.

use alloc::vec::Vec;

use crate::grid::CellSet;
use crate::table::{Actor, Seat};
use crate::trucker::cards::{CardKind, Penalty};
use crate::trucker::flight::leaving;
use crate::trucker::flight::odds::toll::{Standing, Toll};
use crate::trucker::flight::odds::{OddsError, Policy};
use crate::trucker::flight::refusal::Refusal;
use crate::trucker::flight::resolve::Script;
use crate::trucker::flight::setup::Setup;
use crate::trucker::flight::table::Table;

/// A card on its way, waiting for a roll or resolved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Meeting {
    table: Table,
    seat: Seat,
    script: Script,
    /// What lines of a combat zone are still to do, the last first.
    penalties: Vec<Penalty>,
    is_open: bool,
}

impl Meeting {
    /// Up to the first roll.
    pub(super) fn begin(setup: &Setup, seat: Seat, policy: &impl Policy) -> Result<(Self, Standing), OddsError> {
        let table = alone(setup, seat)?;
        let before = Standing::of(&table, seat);
        let mut meeting = Self { table, seat, script: Script::Done, penalties: Vec::new(), is_open: true };
        let card = setup.deck.cards().first().filter(|_| meeting.table.has_ship(seat));
        match card.map(|card| meeting.table.faced(card)) {
            Some(CardKind::CombatZone { lines }) => {
                let hits = lines.iter().rev().filter(|line| policy.is_worst(line));
                meeting.penalties = hits.map(|line| line.penalty.clone()).collect();
            }
            Some(card) => meeting.script = Script::of(&card, &mut meeting.table, &mut Vec::new()),
            None => {}
        }
        Ok((meeting.go_on(policy)?, before))
    }

    pub(super) const fn is_open(&self) -> bool {
        self.is_open
    }

    /// Where components were that are lost.
    pub(super) fn lost(&self) -> CellSet {
        self.table.player(self.seat).lost
    }

    /// What it has cost.
    pub(super) fn toll(&self, before: &Standing) -> Toll {
        before.toll(&Standing::of(&self.table, self.seat))
    }

    /// Of how many throws the next roll is one.
    pub(super) fn throws(&self) -> u64 {
        self.script.rolls(&self.table).iter().map(|&(_, ways)| u64::from(ways)).sum()
    }

    /// After each of the outcomes of the next roll, with the throws that bring it.
    pub(super) fn rolled(&self) -> impl Iterator<Item = (Self, u32)> {
        let rolls = self.script.rolls(&self.table).into_iter();
        rolls.map(|(script, ways)| (Self { script, ..self.clone() }, ways))
    }

    /// On to the next roll, or to the end of the card.
    pub(super) fn go_on(mut self, policy: &impl Policy) -> Result<Self, Refusal> {
        let mut events = Vec::new();
        loop {
            events.clear();
            match self.script.next(&mut self.table, &mut events) {
                Some((Actor::Table, _)) => return Ok(self),
                Some((Actor::Seat(seat), question)) => {
                    let fleet = self.table.fleet(seat);
                    let choice = question.only(fleet).unwrap_or_else(|| {
                        let mut listed = Vec::new();
                        question.list(fleet, &mut listed);
                        policy.answer(fleet, &question, &listed)
                    });
                    let settled = question.judge(&self.table, seat.into(), &choice)?;
                    let answer = self.table.commit(Some(seat), settled, &mut events);
                    self.script.hear(answer, &mut self.table, &mut events);
                }
                None => match self.penalties.pop() {
                    Some(penalty) => self.script = Script::penalty(&penalty, self.seat, &mut self.table, &mut events),
                    None => return Ok(self.resolved()),
                },
            }
        }
    }

    /// LM-END-2: the card is resolved, and whoever must gives up.
    pub(super) fn resolved(mut self) -> Self {
        leaving::resolved(&mut self.table, &mut Vec::new());
        self.is_open = false;
        self
    }
}

/// The table with the marker of one player only.
fn alone(setup: &Setup, seat: Seat) -> Result<Table, OddsError> {
    let mut track = setup.check()?;
    let players = u8::try_from(setup.players.len()).unwrap_or(u8::MAX);
    if seat.number() >= players {
        return Err(Refusal::NoSeat { seat, players }.into());
    }
    for other in Seat::of(players).filter(|&other| other != seat) {
        // who does not fly has no marker to take off
        let _ = track.take_off(other);
    }
    Ok(Table::new(setup, track))
}
