//! Ships that give up.

use alloc::vec::Vec;

use crate::grid::{Cell, CellSet};
use crate::trucker::fleet::aboard::{Aboard, Alien, Goods, Specialisation};
use crate::trucker::fleet::loss_error::LossError;
use crate::trucker::fleet::power::PowerError;
use crate::trucker::fleet::{Fleet, Ship};
use crate::trucker::parts::component::{Colour, Component};

impl Fleet {
    /// The ships without a human aboard, which give up before the first card (LM-LAUNCH-1) or when a card is resolved (LM-END-2).
    pub fn unmanned(&self) -> impl Iterator<Item = Ship> {
        self.ships().filter(|&ship| self.ship_crew(ship).humans == 0)
    }

    /// The ships with engine strength 0 when exactly these doubles are powered: in open space they must give up, and the fleet
    /// flies as far as the weakest of the others (LM-FLEET-3).
    ///
    /// # Errors
    /// As [`strengths_with`](Fleet::strengths_with).
    ///
    /// ```
    /// use starwright::grid::{Cell, CellSet, Side};
    /// use starwright::trucker::{Board, Class, Component, Kind, Layout};
    ///
    /// let mut layout = Layout::new(Board::new(Class::I));
    /// layout.place(Cell::new(2, 2)?, Component::new(Kind::StartingCabin, "3333".parse()?, Side::Front)?)?;
    /// let fleet = layout.into_fleet()?;
    /// assert_eq!(fleet.stranded(CellSet::EMPTY)?.len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn stranded(&self, powered: CellSet) -> Result<Vec<Ship>, PowerError> {
        let mut stranded = Vec::new();
        for ship in self.ships() {
            if self.ship_strengths_with(ship, powered)?.engines == 0 {
                stranded.push(ship);
            }
        }
        Ok(stranded)
    }

    /// Takes a ship out of the flight, by choice before a new card (LM-END-1) or because it must leave (LM-END-2). Its
    /// components, crew and batteries return to the supply, not to the lost pile; its goods are set aside (LM-END-3). The other
    /// ships fly on.
    ///
    /// # Errors
    /// [`LossError`] if the fleet has no such ship; the fleet does not change.
    ///
    /// ```
    /// use starwright::grid::{Cell, Side};
    /// use starwright::trucker::{Board, Class, Component, Kind, Layout};
    ///
    /// let mut layout = Layout::new(Board::new(Class::IVC));
    /// for (column, row) in [(1, 3), (7, 3)] {
    ///     layout.place(Cell::new(column, row)?, Component::new(Kind::Cabin, "3333".parse()?, Side::Front)?)?;
    /// }
    /// let mut fleet = layout.into_fleet()?;
    /// fleet.embark(&[])?;
    /// let ship = fleet.ships().next().ok_or("two ships")?;
    /// let departure = fleet.give_up(ship)?;
    /// assert_eq!(departure.components.len(), 1);
    /// assert_eq!(fleet.crew().total(), 2);
    /// assert!(fleet.give_up(ship).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn give_up(&mut self, ship: Ship) -> Result<Departure, LossError> {
        let flying = self.ships().find(|flying| flying.number == ship.number);
        let ship = flying.ok_or(LossError::NotFlying { ship })?;
        let components = ship.components.iter().filter_map(|cell| Some((cell, self.get(cell)?))).collect();
        let aboard = self.remove(ship.components);
        Ok(Departure { ship, components, aboard })
    }

    /// Takes all ships out of the flight, as when the owner is lapped (LM-END-2).
    pub fn give_up_all(&mut self) -> Vec<Departure> {
        let ships: Vec<Ship> = self.ships().collect();
        ships.into_iter().filter_map(|ship| self.give_up(ship).ok()).collect()
    }
}

/// A ship that gave up.
///
/// JSON:
/// ```json
/// {"ship": {"number": 0, "components": [[2, 3]]}, "components": [{"at": [2, 3], "kind": "structural",
///  "edges": "3333"}], "aboard": []}
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Departure {
    /// The ship before it left.
    pub ship: Ship,
    /// Its components, in reading order: they return to the supply.
    pub components: Vec<(Cell, Component)>,
    /// What was aboard, by cell: everything but the goods returns to the supply.
    pub aboard: Aboard,
}

impl Departure {
    /// Its goods, set aside to be sold at half value (LM-END-3).
    #[must_use]
    pub fn set_aside(&self) -> Goods {
        self.aboard.goods(self.ship.components)
    }

    /// Its cyan alien: a merchant still serves its goods (LM-R37).
    #[must_use]
    pub fn remembered(&self) -> Option<Specialisation> {
        match self.aboard.alien(Colour::Cyan) {
            Some((_, Alien::Cyan(specialisation))) => Some(specialisation),
            _ => None,
        }
    }
}
