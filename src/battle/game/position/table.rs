//! Who plays what, whose turn it is, what the powers have come to.

use alloc::vec::Vec;

use crate::battle::game::cards::ROUNDS;
use crate::battle::game::holding::Holding;
use crate::battle::game::position::{Fault, Part, Position};
use crate::battle::game::step::Step;
use crate::battle::game::turn::Turn;
use crate::battle::pieces::race::{Power, Race};
use crate::table::refused::count;
use crate::table::seat::Seat;

impl Position {
    /// BBS-1, BBS-19: checks that all others rely on: each entry of a list has a seat, and the step is possible in the round.
    pub(super) fn check_seats(&self, faults: &mut Vec<Fault>) {
        let players = self.layout.players();
        let rammed = if self.asteroids_rammed.is_empty() { usize::from(players) } else { self.asteroids_rammed.len() };
        let lists = [
            (Part::Races, self.races.len()),
            (Part::Powers, self.powers.len()),
            (Part::Trophies, self.trophies.len()),
            (Part::ProbesHeld, self.probes_held.len()),
            (Part::Cards, self.cards.len()),
            (Part::AsteroidsRammed, rammed),
        ];
        let wrong = lists.into_iter().filter(|&(_, given)| given != usize::from(players));
        faults.extend(wrong.map(|(list, given)| Fault::Seats { list, given: count(given), players }));
        let Turn { first, active, .. } = self.turn;
        let absent = [(Part::First, first), (Part::Active, active)].into_iter().filter(|(_, s)| s.number() >= players);
        faults.extend(absent.map(|(part, seat)| Fault::NobodyThere { part, seat, players }));
        self.check_round(faults);
    }

    pub(super) fn check_table(&self, faults: &mut Vec<Fault>) {
        faults.extend(self.seats().filter_map(|seat| self.check_race(seat)));
        faults.extend(self.seats().filter_map(|seat| self.check_power(seat, self.holding(seat)?)));
    }

    /// BBS-1: each player's race is different.
    fn check_race(&self, seat: Seat) -> Option<Fault> {
        let race = self.race(seat)?;
        let other = self.seats().take_while(|&other| other < seat).find(|&other| self.race(other) == Some(race))?;
        Some(Fault::SameRace { seat, other, race })
    }

    fn check_round(&self, faults: &mut Vec<Fault>) {
        let Turn { round, step, first, active, .. } = self.turn;
        let expected = match step {
            Step::Place => 1,
            Step::Over => ROUNDS,
            _ => round,
        };
        if !(1..=ROUNDS).contains(&round) {
            faults.push(Fault::Round { round });
        } else if round != expected {
            faults.push(Fault::WrongRound { step, round, expected });
        }
        if step == Step::Over && active != first {
            faults.push(Fault::WrongEnd { first, active });
        }
    }

    fn check_power(&self, seat: Seat, holding: Holding) -> Option<Fault> {
        let Holding { power, revealed, spent } = holding;
        let (race, active) = (self.race(seat)?, self.turn.active);
        if power.race() != race {
            return Some(Fault::ForeignPower { seat, race, power });
        }
        if spent && !revealed {
            return Some(Fault::SpentHidden { seat, power });
        }
        if revealed && self.turn.step == Step::Place {
            return Some(Fault::PlayedAlready { part: Part::Powers, seat });
        }
        match power {
            Power::E1 | Power::E2 | Power::V2 | Power::K1 | Power::K2 | Power::D3 if spent => {
                Some(Fault::NeverSpent { seat, power })
            }
            Power::E3 | Power::V3 | Power::K3 | Power::D1 | Power::D2 if revealed && !spent => {
                Some(Fault::RevealedUnused { seat, power })
            }
            Power::V1 if spent && active != seat => Some(Fault::SpentUntilTurnEnds { seat, power, active }),
            _ => None,
        }
    }

    /// The seats of the layout.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::of(self.layout.players())
    }

    /// How many seats after the first player a seat is.
    pub(super) fn after_first(&self, seat: Seat) -> u8 {
        let players = self.layout.players();
        (seat.number() + players - self.turn.first.number()) % players
    }

    /// The race of a seat.
    pub(super) fn race(&self, seat: Seat) -> Option<Race> {
        self.races.get(usize::from(seat.number())).copied()
    }

    /// The power of a seat.
    pub(super) fn holding(&self, seat: Seat) -> Option<Holding> {
        self.powers.get(usize::from(seat.number())).copied().flatten()
    }

    /// Whether a seat has revealed this power.
    pub(super) fn has_revealed(&self, seat: Seat, power: Power) -> bool {
        self.holding(seat).is_some_and(|holding| holding.power == power && holding.revealed)
    }
}
