//! From the check to the first card, in the order of LM-R31: premiums, boarding, insurance, ships that give up, markers.

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
use crate::trucker::yard::stage::Step;

/// All crews, in the order of the order tiles, and whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Launch {
    crews: Vec<Crew>,
    turn: usize,
    step: Step,
    /// The aliens assigned by the player whose turn it is.
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
    /// Takes over the fleets that have passed, and the premiums (LM-TORUS-4, LM-TORUS-5).
    pub(super) fn begin(
        terms: &Terms,
        building: &mut Building,
        fleets: &PerSeat<Option<Fleet>>,
        events: &mut Vec<Event>,
    ) -> Self {
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
        Self { crews, turn: 0, step: Step::Boarding, aliens: Aliens::NONE }
    }

    pub(super) const fn step(&self) -> Step {
        self.step
    }

    fn current(&self) -> Option<&Crew> {
        self.crews.get(self.turn)
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

    pub(super) fn check(&self, building: &Building, actor: Actor, choice: &Choice) -> Result<(), Refusal> {
        let Actor::Seat(seat) = actor else { return Err(choice.refused_to(actor)) };
        let crew = self.current().filter(|crew| crew.seat == seat).ok_or(Refusal::OutOfTurn { seat })?;
        match (self.step, *choice) {
            (Step::Boarding, Choice::Welcome { at, alien }) => Ok(crew.fleet.admit(self.aliens, at, alien)?),
            (Step::Boarding, Choice::Board) => Ok(()),
            (Step::Insurance, Choice::Insure { insurance }) => {
                Ok(building.board().insure(insurance, building.bench(seat).credits).map(drop)?)
            }
            _ => Err(Refusal::OutOfTurn { seat }),
        }
    }

    /// Takes a choice that [`check`](Self::check) accepts.
    pub(super) fn apply(&mut self, building: &mut Building, choice: &Choice, events: &mut Vec<Event>) {
        match *choice {
            Choice::Welcome { at, alien } => self.welcome(at, alien, events),
            Choice::Board => self.board(events),
            Choice::Insure { insurance } => self.insure(building, insurance, events),
            _ => {}
        }
        if self.turn == self.crews.len() {
            self.next_step(building);
        }
    }

    fn welcome(&mut self, at: Cell, alien: Alien, events: &mut Vec<Event>) {
        self.aliens.put(at, alien);
        if let Some(crew) = self.current() {
            events.push(Event::Welcomed { seat: crew.seat, at, alien });
        }
    }

    /// LM-LAUNCH-2: batteries are filled, and humans take every place that no alien has.
    fn board(&mut self, events: &mut Vec<Event>) {
        let aliens: Vec<(Cell, Alien)> = self.aliens.iter().collect();
        self.aliens = Aliens::NONE;
        if let Some(crew) = self.crews.get_mut(self.turn)
            && crew.fleet.embark(&aliens).is_ok()
        {
            events.push(Event::Boarded { seat: crew.seat });
        }
        self.turn += 1;
    }

    /// LM-IVC-INSURE: the money is gone, whatever is lost.
    fn insure(&mut self, building: &mut Building, insurance: Insurance, events: &mut Vec<Event>) {
        if let Some(crew) = self.crews.get_mut(self.turn) {
            let bench = building.bench_mut(crew.seat);
            crew.cap = insurance.cap();
            bench.credits = bench.credits.saturating_sub(insurance.price().into());
            events.push(Event::Insured { seat: crew.seat, insurance });
        }
        self.turn += 1;
    }

    /// LM-R31, LM-R33: after boarding everybody is asked for an insurance where one is sold; elsewhere the board sets the cap.
    fn next_step(&mut self, building: &Building) {
        let sold = building.board().blueprint().loss_penalty() == LossPenalty::ByInsurance;
        if self.step == Step::Boarding && sold {
            (self.step, self.turn) = (Step::Insurance, 0);
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
