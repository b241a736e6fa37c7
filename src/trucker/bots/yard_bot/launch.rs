//! Repairs, boarding and insurance.

use crate::trucker::bots::Skill;
use crate::trucker::fleet::aboard::{Alien, Specialisation};
use crate::trucker::fleet::loss_weights::LossWeights;
use crate::trucker::settlement::penalty::Insurance;
use crate::trucker::yard::{Choice, PlayerView};

/// The cheapest repair (LM-LEGAL-11).
pub(super) fn repair(own: &PlayerView, listed: &[Choice]) -> Choice {
    let is_done = own.layout.is_legal() && listed.contains(&Choice::Pass);
    if is_done { Choice::Pass } else { Choice::Repair { removed: own.layout.repair().removed } }
}

/// Boards the aliens of the best boarding one by one, then the humans (LM-LEGAL-13).
pub(super) fn board(skill: Skill, own: &PlayerView, listed: &[Choice]) -> Choice {
    const GUESTS: [Alien; 3] = [Alien::Purple, Alien::Brown, Alien::Cyan(Specialisation::Manager)];
    let fleet = own.layout.clone().into_fleet().ok().filter(|_| skill > Skill::Low);
    let aliens = fleet.map(|fleet| fleet.best_boarding(&GUESTS, &LossWeights::DEFAULT)).unwrap_or_default();
    let mut welcome = aliens.into_iter().map(|(at, alien)| Choice::Welcome { at, alien });
    // aliens already aboard are not listed
    welcome.find(|choice| listed.contains(choice)).unwrap_or(Choice::Board)
}

/// The cheapest insurance that costs something, if it can be paid (LM-IVC-INSURE).
pub(super) fn insure(listed: &[Choice]) -> Option<Choice> {
    let none = Choice::Insure { insurance: Insurance::None };
    listed.iter().find(|&&choice| choice != none).or(listed.first()).copied()
}
