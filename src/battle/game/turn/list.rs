//! Everything that may be chosen, listed.

use alloc::vec::Vec;

use crate::battle::game::Game;
use crate::battle::game::choice::Choice;
use crate::battle::game::step::Step;
use crate::battle::game::turn::judge::collided;
use crate::battle::pieces::pose::Pose;
use crate::hex::Direction;
use crate::table::Actor;
use crate::table::array_vec::ArrayVec;

impl Game {
    /// Appends the choices listed for an actor: legal, without duplicates, by piece, end poses cheapest first, facings by number,
    /// powers last. None if the actor is not awaited, or when a fleet has to be placed: see [`Game::accepts_unlisted`].
    pub fn choices(&self, actor: impl Into<Actor>, choices: &mut Vec<Choice>) {
        if self.awaited().contains(actor.into()) {
            self.list(choices);
        }
    }

    /// Whether an actor may propose choices that are not listed: a placement (BBS-R1), a landing order (BBS-R5).
    #[must_use]
    pub fn accepts_unlisted(&self, actor: impl Into<Actor>) -> bool {
        self.turn.step.accepts_unlisted() && self.awaited().contains(actor.into())
    }

    pub(super) fn list(&self, choices: &mut Vec<Choice>) {
        match self.turn.step {
            Step::Place | Step::Over => {}
            Step::Reveal => self.list_cards(choices),
            Step::Squadron => self.list_squadrons(choices),
            Step::Land => {
                choices.extend(self.able_to_land().iter().map(|fighter| Choice::Land { fighter }));
            }
            Step::Collide { mover, other } => {
                choices.extend(collided(mover, other).iter().map(|fighter| Choice::Destroy { fighter }));
            }
            Step::EliteEnd { .. } => self.list_elite_ends(choices),
            Step::EliteFace { .. } => choices.extend(Direction::ALL.map(|facing| Choice::EliteFace { facing })),
            Step::Fire if self.turn.under_way.ready.is_empty() => choices.push(Choice::Pass),
            Step::Fire => choices.extend(self.turn.under_way.ready.iter().map(|fighter| Choice::Fire { fighter })),
            Step::Turn { fighter } => {
                choices.extend(self.facings(fighter).map(|facing| Choice::Turn { fighter, facing }));
            }
            Step::Capital => {
                for ship in self.capitals() {
                    if let Some(at) = self.field.ship(ship) {
                        let poses = self.field.sailings(ship, at, self.points());
                        choices.extend(poses.map(|to: Pose| Choice::Capital { ship, to }));
                    }
                }
            }
            Step::Shoot { ship } => {
                if let Some(at) = self.field.ship(ship) {
                    let targets = self.field.turret_targets(ship, at);
                    choices.extend(targets.iter().map(|target| Choice::Shoot { target }));
                }
                choices.push(Choice::HoldFire);
            }
            Step::Answer { .. } => self.list_answers(choices),
            Step::End => choices.push(Choice::End),
            Step::Return { fighter } => self.list_returns(fighter, choices),
        }
        self.list_powers(choices);
    }

    pub(super) fn list_squadrons(&self, choices: &mut Vec<Choice>) {
        choices.extend(self.able_to_fly().map(|squadron| Choice::Squadron { squadron }));
    }

    fn list_cards(&self, choices: &mut Vec<Choice>) {
        let mut listed: ArrayVec<_, 3> = ArrayVec::new();
        for card in self.cards.get(self.turn.active).hand.iter() {
            if !listed.contains(card) && listed.push(card).is_ok() {
                choices.push(Choice::Reveal { card });
            }
        }
    }
}
