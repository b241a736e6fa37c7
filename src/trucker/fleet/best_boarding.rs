//! The best boarding of aliens.

use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::grid::{Cell, CellSet};
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::{Alien, Specialisation};
use crate::trucker::fleet::loss_weights::LossWeights;
use crate::trucker::parts::component::Colour;

const MANAGER: Alien = Alien::Cyan(Specialisation::Manager);

impl Fleet {
    /// The aliens to board and their cabins, so that the most ships start (LM-LAUNCH-1) and then the crew is worth most; pass it
    /// to [`embark`](Fleet::embark). Empty if crew is aboard already.
    ///
    /// Humans and aliens count by the weights, and each point of the fleet's greatest [strengths](Fleet::strengths) as a point of
    /// an engine or a cannon. An alien displaces the humans of its cabin (LM-LEGAL-13), and adds strength only to a ship that has
    /// some without it (LM-FLEET-2, LM-FLEET-4).
    ///
    /// The search is exact; it treats as equal the cabins of a ship where the same aliens may live, and cyan aliens other than
    /// the manager (LM-FLEET-15). Ties go to the fewest aliens, then to the first by the cells of the purple, the brown and the
    /// cyan one, then by the order of `guests`.
    ///
    /// ```
    /// use starwright::grid::{Cell, Side};
    /// use starwright::trucker::{Alien, Board, Class, Colour, Component, Kind, Layout, LossWeights};
    ///
    /// let mut layout = Layout::new(Board::new(Class::IIIC));
    /// let kinds = [Kind::Cabin, Kind::LifeSupport(Colour::Purple), Kind::Cabin];
    /// for (kind, column) in kinds.into_iter().zip(0..) {
    ///     layout.place(Cell::new(column, 2)?, Component::new(kind, "0303".parse()?, Side::Front)?)?;
    /// }
    /// let unarmed = layout.clone().into_fleet()?;
    /// assert_eq!(unarmed.best_boarding(&[Alien::Purple], &LossWeights::DEFAULT), []);
    ///
    /// layout.place(Cell::new(3, 2)?, Component::new(Kind::SingleCannon, "0003".parse()?, Side::Front)?)?;
    /// let armed = layout.into_fleet()?;
    /// assert_eq!(armed.best_boarding(&[Alien::Purple], &LossWeights::DEFAULT), [(Cell::new(0, 2)?, Alien::Purple)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn best_boarding(&self, guests: &[Alien], values: &LossWeights) -> Vec<(Cell, Alien)> {
        if self.boarded {
            return Vec::new();
        }
        let mut best = Boarding { fleet: self, values, guests: &sorts(guests), best: None };
        best.seat(&Colour::ALL, &mut Vec::new());
        best.best.map_or_else(Vec::new, |(_, aliens)| aliens)
    }
}

/// The ships that start, the value of the crew, and the fewest aliens; more is better.
type Worth = (usize, u64, Reverse<usize>);

struct Boarding<'a> {
    fleet: &'a Fleet,
    values: &'a LossWeights,
    /// One of each sort.
    guests: &'a [Alien],
    best: Option<(Worth, Vec<(Cell, Alien)>)>,
}

impl Boarding<'_> {
    /// Tries all different cabins for aliens of these colours, then none.
    fn seat(&mut self, colours: &[Colour], aboard: &mut Vec<(Cell, Alien)>) {
        let Some((&colour, others)) = colours.split_first() else { return self.compare(aboard) };
        let taken: CellSet = aboard.iter().map(|&(cell, _)| cell).collect();
        let mut left = self.fleet.layout().alien_cabins(colour) - taken;
        while let Some(cell) = left.first() {
            left -= self.alike(cell);
            for &guest in self.guests.iter().filter(|guest| guest.colour() == colour) {
                aboard.push((cell, guest));
                self.seat(others, aboard);
                aboard.pop();
            }
        }
        self.seat(others, aboard);
    }

    /// The cabins of the ship where the same colours may live.
    fn alike(&self, cell: Cell) -> CellSet {
        let layout = self.fleet.layout();
        let cabins = Colour::ALL.into_iter().map(|colour| layout.alien_cabins(colour));
        cabins.fold(layout.board().ship_around(cell), |alike, cabins| {
            alike & if cabins.contains(cell) { cabins } else { !cabins }
        })
    }

    fn compare(&mut self, aliens: &[(Cell, Alien)]) {
        let mut fleet = self.fleet.clone();
        if fleet.embark(aliens).is_err() {
            return;
        }
        let worth = self.worth(&fleet, aliens.len());
        if self.best.as_ref().is_none_or(|(best, _)| worth > *best) {
            self.best = Some((worth, aliens.to_vec()));
        }
    }

    fn worth(&self, fleet: &Fleet, aliens: usize) -> Worth {
        let starting = fleet.ships().filter(|&ship| fleet.ship_crew(ship).humans > 0).count();
        let (crew, strengths) = (fleet.crew(), fleet.strengths().at_most);
        let times = |value: u32, number: u32| u64::from(value) * u64::from(number);
        // in half points, as cannons are
        let halves = 2 * times(self.values.human, crew.humans)
            + 2 * times(self.values.alien, crew.aliens)
            + 2 * times(self.values.engine, strengths.engines)
            + times(self.values.cannon, strengths.cannons.halves());
        (starting, halves, Reverse(aliens))
    }
}

/// The first guest of each sort.
fn sorts(guests: &[Alien]) -> Vec<Alien> {
    let is_alike = |one: Alien, other: Alien| one.colour() == other.colour() && (one == MANAGER) == (other == MANAGER);
    let mut sorts: Vec<Alien> = Vec::new();
    for &guest in guests {
        if !sorts.iter().any(|&other| is_alike(other, guest)) {
            sorts.push(guest);
        }
    }
    sorts
}
