//! Ships that go into hyperspace.

use super::Asked;
use super::power::{HEAVY_SHOT, shot_at};
use crate::grid::CellSet;
use crate::trucker::cards::{Boarded, CardKind};
use crate::trucker::fleet::Fleet;
use crate::trucker::flight::{Choice, PlayerView};

impl Asked<'_> {
    /// The first ship that can go does, if the card only does harm, and more than a battery is worth (LM-FLEET-13).
    pub(super) fn hyperspace(&self) -> Option<Choice> {
        let parts = self.view.faced.as_ref()?.parts().iter();
        let harm: i64 = parts.map(|part| self.harm(part)).sum::<Option<i64>>().unwrap_or(0);
        let ships = i64::try_from(self.own.fleet.ships().count()).unwrap_or(i64::MAX).max(1);
        let jumps = harm / ships > self.prospects.token();
        let is_wanted = |choice: &&Choice| matches!(choice, Choice::Jump { .. }) == jumps;
        self.listed.iter().find(is_wanted).cloned()
    }

    /// What a card costs that has nothing to offer, roughly; `None` if it may be worth meeting.
    fn harm(&self, part: &CardKind) -> Option<i64> {
        let fleet = &self.own.fleet;
        match part {
            CardKind::MeteorSwarm { meteors } => {
                Some(meteors.attacks().iter().map(|meteor| shot_at(meteor.kind)).sum())
            }
            CardKind::Stardust => Some(self.prospects.days(fleet.exposed_connectors(CellSet::EMPTY).into())),
            CardKind::Epidemic => Some(i64::from(self.prospects.values.human) * i64::from(infected(fleet))),
            CardKind::Sabotage => Some(if self.has_fewest_crew() { HEAVY_SHOT } else { 0 }),
            CardKind::Intruders { number, boards: Boarded::Everybody, .. } => Some(HEAVY_SHOT * i64::from(*number)),
            _ => None,
        }
    }

    fn has_fewest_crew(&self) -> bool {
        let crew = |player: &PlayerView| player.fleet.crew().total();
        let flying = self.view.players.iter().filter(|player| player.fleet.ships().next().is_some());
        flying.map(crew).min() == Some(crew(self.own))
    }
}

/// How many an epidemic takes (BG-EPIDEMIC).
fn infected(fleet: &Fleet) -> u32 {
    let crewed = fleet.aboard().crewed();
    (crewed & fleet.layout().joints().neighbours(crewed)).len()
}
