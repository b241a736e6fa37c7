//! Everything that may be chosen, listed.

use alloc::vec::Vec;

use crate::battle::game::Game;
use crate::battle::game::action::Action;
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::Squadron;
use crate::battle::pieces::pose::Pose;
use crate::battle::pieces::set::Pieces;
use crate::hex::Direction;
use crate::table::few::Few;

impl Game {
    /// Replaces the content of `actions` by everything that [`Game::apply`] accepts now: each action once, ordered by piece,
    /// then end poses cheapest first and facings by number; what a power
    /// allows comes last. The list is empty when a fleet has to be placed, which is a
    /// proposal, and when the game is over.
    pub fn actions(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match self.step {
            Step::Place | Step::Over => {}
            Step::Reveal => self.list_cards(actions),
            Step::Squadron => {
                let squadrons = Squadron::all(self.active).into_iter();
                let able = squadrons.filter(|&squadron| self.fighters(squadron).next().is_some());
                actions.extend(able.map(|squadron| Action::Squadron { squadron }));
            }
            Step::Land => {
                let contenders: Pieces = self.sortie.contenders().map(|flier| flier.piece).collect();
                actions.extend(contenders.iter().map(|fighter| Action::Land { fighter }));
            }
            Step::Collide { mover, other } => {
                let pair: Pieces = [mover, other].into_iter().collect();
                actions.extend(pair.iter().map(|fighter| Action::Destroy { fighter }));
            }
            Step::EliteEnd { .. } => self.list_elite_ends(actions),
            Step::EliteFace { .. } => actions.extend(Direction::ALL.map(|facing| Action::EliteFace { facing })),
            Step::Fire if self.sortie.ready.is_empty() => actions.push(Action::Pass),
            Step::Fire => actions.extend(self.sortie.ready.iter().map(|fighter| Action::Fire { fighter })),
            Step::Turn { fighter } => {
                let facings =
                    Direction::ALL.into_iter().filter(|&facing| self.may_turn(fighter, facing, fighter).is_ok());
                actions.extend(facings.map(|facing| Action::Turn { fighter, facing }));
            }
            Step::Capital => {
                for ship in self.capitals() {
                    if let Some(at) = self.field.ship(ship) {
                        let poses = self.field.sailings(ship, at, self.points());
                        actions.extend(poses.map(|to: Pose| Action::Capital { ship, to }));
                    }
                }
            }
            Step::Shoot { ship } => {
                if let Some(at) = self.field.ship(ship) {
                    let targets = self.field.turret_targets(ship, at);
                    actions.extend(targets.iter().map(|target| Action::Shoot { target }));
                }
                actions.push(Action::HoldFire);
            }
            Step::Answer { .. } => self.list_answers(actions),
            Step::End => actions.push(Action::End),
            Step::Return { fighter } => self.list_returns(fighter, actions),
        }
        self.list_powers(actions);
    }

    fn list_cards(&self, actions: &mut Vec<Action>) {
        let mut listed: Few<_, 3> = Few::new();
        for card in self.cards.get(self.active).hand.iter() {
            if !listed.contains(card) && listed.push(card).is_ok() {
                actions.push(Action::Reveal { card });
            }
        }
    }
}
