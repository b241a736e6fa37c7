//! A meteor swarm (BG-METEOR).

use alloc::vec::Vec;

use super::Asked;
use super::barrage::Barrage;
use crate::table::Seat;
use crate::trucker::attack::Incoming;
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::progress::Progress;
use crate::trucker::flight::question::Answer;
use crate::trucker::flight::table::Table;

/// Each meteor is rolled once for all players, who resolve it leader first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::trucker::flight) struct MeteorSwarm(Barrage);

impl MeteorSwarm {
    pub(super) fn new(meteors: &Salvo, table: &Table) -> Self {
        Self(Barrage::new(meteors, table.flying()))
    }

    /// In the midst of it, with a meteor that this player is to meet.
    pub(super) fn resumed(meteors: &Salvo, current: Seat, incoming: Incoming, progress: &Progress) -> Option<Self> {
        Barrage::resumed(meteors, current, incoming, progress).map(Self)
    }

    pub(super) fn next(&mut self, table: &mut Table, events: &mut Vec<Event>) -> Option<Asked> {
        self.0.next(table, events)
    }

    pub(super) fn progress(&self, table: &Table) -> Progress {
        self.0.progress(table)
    }

    pub(super) fn hear(&mut self, answer: Answer, table: &Table, events: &mut Vec<Event>) {
        self.0.hear(answer, table, events);
    }

    /// The meteor that is being rolled, after each of its outcomes, with the throws that bring it.
    pub(super) fn rolls(&self, table: &Table) -> Vec<(Self, u32)> {
        self.0.rolls(table).into_iter().map(|(barrage, ways)| (Self(barrage), ways)).collect()
    }
}
