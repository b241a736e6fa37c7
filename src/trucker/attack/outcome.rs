//! The outcome of an attack.

use alloc::vec::Vec;

use crate::grid::Cell;
use crate::trucker::attack::defence::{Bill, Course, Defence, DefenceError};
use crate::trucker::attack::fate::{Fate, LineEnd, destroyed};
use crate::trucker::attack::impact::Impact;
use crate::trucker::attack::incoming::Incoming;
use crate::trucker::fleet::Fleet;

/// An attack after the defence.
///
/// JSON:
/// ```json
/// {"lines": [], "impact": {"fleet": {"class": "II", "tiles": [], "boarded": false}, "destroyed": [],
///  "cut_off": []}}
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Outcome {
    /// How each line ended, in the order of the lines.
    pub lines: Vec<LineEnd>,
    /// The effect on the fleet, after payment. If a ship breaks, its owner still has to choose a piece.
    pub impact: Impact,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Outcome { lines, impact });

impl Outcome {
    /// The cells that intruders board, in the order of the lines. They walk one after the other in any order, then all charges go
    /// off together, see [`Fleet::detonate`] (LM-SPLICE-11).
    pub fn boarded(&self) -> impl Iterator<Item = Cell> {
        self.lines.iter().filter(|end| end.fate == Fate::Boarded).filter_map(|end| end.struck)
    }
}

/// # Defence
impl Fleet {
    /// Checks a defence and resolves the attack, in the order of LM-SPLICE-10: thrusters, cannons, shields, payment, hits, and
    /// removal of everything destroyed at once. The fleet itself does not change.
    ///
    /// Useless reactions are refused (LM-R24): a nozzle along the attack, a shot at a line that strikes nothing or was shot at, a
    /// shield with nothing to stop, a second shield or step of a ship. Moving an unthreatened ship is allowed (LM-R15), and so is
    /// a shot or a shield for plating.
    ///
    /// # Errors
    /// [`DefenceError`] for the first part of the defence, in that order, that breaks a rule.
    ///
    /// ```
    /// use starwright::dice::Die;
    /// use starwright::grid::{Cell, CellSet, Side};
    /// use starwright::trucker::{Board, Class, Component, Kind, Layout, Rule};
    /// use starwright::trucker::attack::{AttackKind, Defence, DefenceError, Fate, Incoming, Shot};
    ///
    /// let mut layout = Layout::new(Board::new(Class::IC));
    /// let cannon = Cell::new(1, 3)?;
    /// layout.place(cannon, Component::new(Kind::SingleCannon, "3330".parse()?, Side::Left)?)?;
    /// for row in [2, 4] {
    ///     layout.place(Cell::new(1, row)?, Component::new(Kind::Structural, "3333".parse()?, Side::Front)?)?;
    /// }
    /// let mut fleet = layout.into_fleet()?;
    /// fleet.embark(&[])?;
    ///
    /// // Twins on both sides of the cannon: it reaches each of them, but shoots once.
    /// let lines = fleet.board().aim(Side::Left)?.read([Die::Three])?;
    /// let incoming = Incoming::new(AttackKind::LargeMeteor, lines);
    /// let shots: Vec<Shot> = lines.iter().map(|line| Shot { line, cannon }).collect();
    /// let both = fleet.defend(&incoming, &Defence { shots: shots.clone(), ..Defence::default() });
    /// assert_eq!(both.unwrap_err().rule(), Rule::LmSplice7);
    ///
    /// let one = fleet.defend(&incoming, &Defence { shots: shots[..1].to_vec(), ..Defence::default() })?;
    /// assert_eq!(one.lines.iter().map(|end| end.fate).collect::<Vec<_>>(), [Fate::ShotDown(cannon), Fate::Destroyed]);
    /// assert_eq!(one.impact.destroyed(), CellSet::of(Cell::new(1, 4)?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn defend(&self, incoming: &Incoming, defence: &Defence) -> Result<Outcome, DefenceError> {
        let lines = Course::complete(self, incoming, defence)?.ends();
        let bill = Bill::new(defence, self, incoming.rulings());
        let left = self.batteries_after(|ship| bill.of(ship), &defence.tokens)?;
        let impact = self.with_batteries(left).destroy(destroyed(&lines)).with_rulings(incoming.rulings());
        Ok(Outcome { lines, impact })
    }
}
