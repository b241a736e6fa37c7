//! Cards in the midst of what they do, made of what everybody sees.

use super::Script;
use super::combat_zone::CombatZone;
use super::meteor_swarm::MeteorSwarm;
use super::open_space::OpenSpace;
use super::turns::Turns;
use super::withdrawal::Withdrawal;
use crate::table::Seat;
use crate::trucker::cards::CardKind;
use crate::trucker::flight::progress::Progress;
use crate::trucker::flight::question::Question;
use crate::trucker::flight::table::Table;

impl Script {
    /// What goes on when that player is asked that; none where the question does not tell how the card goes on.
    pub(in crate::trucker::flight) fn resumed(
        card: Option<&CardKind>,
        (seat, question): (Seat, &Question),
        progress: &Progress,
        table: &mut Table,
    ) -> Option<Self> {
        let turns = Turns::waiting_are(progress)?;
        let Some(card) = card else { return Some(Self::Withdrawal(Withdrawal::resumed(turns, seat))) };
        Some(match (card, question) {
            (_, Question::Keep { .. }) => return None,
            (CardKind::OpenSpace, _) => Self::OpenSpace(OpenSpace::resumed(turns, seat)),
            (CardKind::MeteorSwarm { meteors }, Question::Defend { incoming }) => {
                Self::MeteorSwarm(MeteorSwarm::resumed(meteors, seat, *incoming, progress)?)
            }
            (CardKind::CombatZone { lines }, Question::Engines | Question::Cannons) => {
                Self::CombatZone(CombatZone::resumed(lines, seat, progress)?)
            }
            _ => match Self::of(card, table, &mut alloc::vec::Vec::new()) {
                Self::Planets(script) => Self::Planets(script.resumed(turns, seat, &progress.landed)?),
                Self::Abandoned(script) => {
                    Self::Abandoned(script.resumed(turns, seat, !matches!(question, Question::Take)))
                }
                Self::Enemy(script) => Self::Enemy(script.resumed(seat, question, progress)?),
                _ => return None,
            },
        })
    }
}
