//! From the check to the first card, in the order of LM-R31: premiums, boarding, insurance, ships that give up, markers.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::grid::Cell;
use crate::table::seat::PerSeat;
use crate::table::{Actor, Awaited, Seat};
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::{Alien, Aliens, Specialisation};
use crate::trucker::parts::blueprint::LossPenalty;
use crate::trucker::settlement::penalty::{Insurance, LossCap};
use crate::trucker::yard::Terms;
use crate::trucker::yard::building::Building;
use crate::trucker::yard::choice::Choice;
use crate::trucker::yard::event::Event;
use crate::trucker::yard::premium::Premium;
use crate::trucker::yard::refusal::Refusal;
use crate::trucker::yard::settled::Settled;
use crate::trucker::yard::stage::Step;

/// All crews, in the order of the order tiles, and which of them is awaited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Launch {
    crews: Vec<Crew>,
    /// How many have chosen at this step.
    done: usize,
    step: Step,
    /// The aliens assigned by the player who is awaited.
    aliens: Aliens,
}

/// One player's fleet on its way to the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Crew {
    pub(super) seat: Seat,
    pub(super) fleet: Fleet,
    pub(super) premium: Option<Premium>,
    pub(super) cap: LossCap,
}

impl Launch {
    /// Before it begins.
    pub(super) const NOBODY: Self = Self { crews: Vec::new(), done: 0, step: Step::Boarding, aliens: Aliens::NONE };

    /// Takes over the fleets that have passed, and the premiums (LM-TORUS-4, LM-TORUS-5).
    pub(super) fn begin(
        &mut self,
        terms: &Terms,
        building: &mut Building,
        fleets: &PerSeat<Option<Fleet>>,
        events: &mut Vec<Event>,
    ) {
        let mut crews: Vec<Crew> =
            terms.seats().filter_map(|seat| Some(Crew::new(seat, fleets.get(seat).clone()?))).collect();
        crews.sort_by_key(|crew| building.bench(crew.seat).order);
        for crew in &mut crews {
            let Some(spot) = crew.fleet.weak_spot() else { continue };
            let bench = building.bench_mut(crew.seat);
            let (premium, purse) = Premium::from_purse(spot, bench.credits, terms.rulings);
            bench.credits = purse;
            crew.premium = Some(premium);
            events.push(Event::PaidPremium { seat: crew.seat, premium });
        }
        self.crews = crews;
    }

    pub(super) const fn step(&self) -> Step {
        self.step
    }

    fn current(&self) -> Option<&Crew> {
        self.crews.get(self.done)
    }

    pub(super) fn awaited(&self) -> Awaited {
        self.current().map_or(Awaited::NOBODY, |crew| crew.seat.into())
    }

    pub(super) fn choices(&self, building: &Building, actor: Actor, choices: &mut Vec<Choice>) {
        let Some(crew) = self.current().filter(|crew| actor == Actor::Seat(crew.seat)) else { return };
        if self.step == Step::Insurance {
            let insurances = building.board().insurances(building.bench(crew.seat).credits);
            choices.extend(insurances.map(|insurance| Choice::Insure { insurance }));
            return;
        }
        choices.push(Choice::Board);
        for alien in every_alien() {
            let cabins = crew.fleet.layout().alien_cabins(alien.colour());
            let free = cabins.iter().filter(|&at| crew.fleet.admit(self.aliens, at, alien).is_ok());
            choices.extend(free.map(|at| Choice::Welcome { at, alien }));
        }
    }

    /// The crew of a player who chooses at a step.
    fn at(&self, step: Step, seat: Seat) -> Result<&Crew, Refusal> {
        let crew = self.current().filter(|crew| crew.seat == seat && self.step == step);
        crew.ok_or(Refusal::OutOfTurn { seat })
    }

    pub(super) fn judge_welcome(&self, seat: Seat, at: Cell, alien: Alien) -> Result<Settled, Refusal> {
        self.at(Step::Boarding, seat)?.fleet.admit(self.aliens, at, alien)?;
        Ok(Settled::Welcomed { seat, at, alien })
    }

    pub(super) fn welcome(&mut self, seat: Seat, at: Cell, alien: Alien, events: &mut Vec<Event>) {
        self.aliens.put(at, alien);
        events.push(Event::Welcomed { seat, at, alien });
    }

    /// LM-LAUNCH-2: batteries are filled, and humans take every place that no alien has.
    pub(super) fn judge_board(&self, seat: Seat) -> Result<Settled, Refusal> {
        let mut fleet = self.at(Step::Boarding, seat)?.fleet.clone();
        let aliens: Vec<(Cell, Alien)> = self.aliens.iter().collect();
        fleet.embark(&aliens)?;
        Ok(Settled::Boarded { seat, fleet: Box::new(fleet) })
    }

    pub(super) fn board(&mut self, building: &Building, seat: Seat, fleet: Fleet, events: &mut Vec<Event>) {
        self.aliens = Aliens::NONE;
        events.push(Event::Boarded { seat });
        self.chosen(building, |crew| crew.fleet = fleet);
    }

    pub(super) fn judge_insure(
        &self,
        building: &Building,
        seat: Seat,
        insurance: Insurance,
    ) -> Result<Settled, Refusal> {
        self.at(Step::Insurance, seat)?;
        let cap = building.board().insure(insurance, building.bench(seat).credits)?;
        Ok(Settled::Insured { seat, insurance, cap })
    }

    /// LM-IVC-INSURE: the price is not refunded.
    pub(super) fn insure(
        &mut self,
        building: &mut Building,
        seat: Seat,
        insurance: Insurance,
        cap: LossCap,
        events: &mut Vec<Event>,
    ) {
        let bench = building.bench_mut(seat);
        bench.credits = bench.credits.saturating_sub(insurance.price().into());
        events.push(Event::Insured { seat, insurance });
        self.chosen(building, |crew| crew.cap = cap);
    }

    /// Changes the crew that was awaited, and goes on to the next.
    fn chosen(&mut self, building: &Building, change: impl FnOnce(&mut Crew)) {
        self.crews.get_mut(self.done).map(change);
        self.done += 1;
        if self.done == self.crews.len() {
            self.next_step(building);
        }
    }

    /// LM-R31, LM-R33: after boarding all players choose an insurance if there is any; otherwise the board sets the cap.
    fn next_step(&mut self, building: &Building) {
        let sold = building.board().blueprint().loss_penalty() == LossPenalty::ByInsurance;
        if self.step == Step::Boarding && sold {
            (self.step, self.done) = (Step::Insurance, 0);
            return;
        }
        if self.step == Step::Boarding {
            let cap = building.board().insure(Insurance::None, 0).unwrap_or(LossCap::NONE);
            self.crews.iter_mut().for_each(|crew| crew.cap = cap);
        }
        self.step = Step::Launched;
    }

    /// Hands over every crew, in the order of the order tiles.
    pub(super) fn crews(&mut self) -> Vec<Crew> {
        core::mem::take(&mut self.crews)
    }
}

impl Crew {
    const fn new(seat: Seat, fleet: Fleet) -> Self {
        Self { seat, fleet, premium: None, cap: LossCap::NONE }
    }
}

/// Every alien there is.
fn every_alien() -> impl Iterator<Item = Alien> {
    let cyan = [
        Specialisation::Lawyer,
        Specialisation::Diplomat,
        Specialisation::Technician,
        Specialisation::TelepathicGuru,
        Specialisation::Merchant,
        Specialisation::Manager,
    ];
    [Alien::Purple, Alien::Brown].into_iter().chain(cyan.map(Alien::Cyan))
}
