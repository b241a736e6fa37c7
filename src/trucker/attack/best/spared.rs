//! What the best defence is for.

use alloc::vec::Vec;
use core::fmt;

use super::BestDefence;
use super::toll::Scales;
use crate::grid::{Cell, CellSet};
use crate::trucker::attack::defence::{Course, Defence, DefenceError};
use crate::trucker::attack::fate::{Fate, LineEnd, destroyed};
use crate::trucker::attack::incoming::Incoming;
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::{Aboard, Contents};
use crate::trucker::fleet::values::Values;
use crate::trucker::parts::component::Component;

/// What a defence spares its owner: what is lost if nothing is done, and not by the defence. As text it names every component.
///
/// JSON:
/// ```json
/// {"components": [{"at": [2, 3], "kind": "cabin", "capacity": 2, "edges": "3333"}], "aboard": [{"at": [2, 3], "humans": 2}],
///  "instead": [], "intruders": 0, "loss": 30}
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Spared {
    /// The components that are lost if nothing is done, and not by the defence, in reading order of their cells.
    pub components: Vec<(Cell, Component)>,
    /// What lies on those components.
    pub aboard: Aboard,
    /// The components that the defence loses, and that are not lost if nothing is done.
    pub instead: Vec<(Cell, Component)>,
    /// How many fewer intruders board (LM-ATTACK-10).
    pub intruders: u32,
    /// How much less is lost by the values given, the price of the defence taken off.
    pub loss: u64,
}

/// # Advice
impl Fleet {
    /// Why a [best defence](Fleet::best_defence) is better than doing nothing, after which the best pieces are kept too.
    ///
    /// # Errors
    /// [`DefenceError::OtherBoard`] if the lines are those of another board.
    ///
    /// ```
    /// # use starwright::dice::Die;
    /// # use starwright::grid::{Cell, Side};
    /// # use starwright::trucker::{Board, Capacity, Class, Component, Kind, Layout, Values};
    /// # use starwright::trucker::attack::{AttackKind, Incoming};
    /// # let mut layout = Layout::new(Board::new(Class::IIIC));
    /// # layout.place(Cell::new(2, 2)?, Component::new(Kind::Shield, "3333".parse()?, Side::Front)?)?;
    /// # layout.place(Cell::new(3, 2)?, Component::new(Kind::Battery(Capacity::Two), "3333".parse()?, Side::Front)?)?;
    /// # let mut fleet = layout.into_fleet()?;
    /// # fleet.embark(&[])?;
    /// # let lines = fleet.board().aim(Side::Front)?.read([Die::Three, Die::One])?;
    /// # let fire = Incoming::new(AttackKind::LightFire, lines);
    /// let best = fleet.best_defence(&fire, &Values::DEFAULT)?;
    /// let spared = fleet.spared(&fire, &best, &Values::DEFAULT)?;
    /// assert_eq!(spared.to_string(), "keeps the shield on (2, 2)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn spared(&self, incoming: &Incoming, best: &BestDefence, values: &Values) -> Result<Spared, DefenceError> {
        let lines = Course::complete(self, incoming, &Defence::default())?.ends();
        let (hit, scales) = (destroyed(&lines), Scales::new(self, values));
        let tolls = self.ships().map(|ship| scales.toll(ship.components, hit & ship.components, 0));
        let mut price = u64::from(values.intruder) * u64::from(boarders(&lines));
        let mut lost = CellSet::EMPTY;
        for toll in tolls {
            price += toll.loss;
            lost |= toll.lost;
        }
        let kept = lost - best.lost;
        Ok(Spared {
            components: self.components_on(kept),
            aboard: self.aboard().within(kept),
            instead: self.components_on(best.lost - lost),
            intruders: boarders(&lines).saturating_sub(boarders(&best.lines)),
            loss: price.saturating_sub(best.loss),
        })
    }

    fn components_on(&self, cells: CellSet) -> Vec<(Cell, Component)> {
        cells.iter().filter_map(|cell| Some((cell, self.get(cell)?))).collect()
    }
}

fn boarders(lines: &[LineEnd]) -> u32 {
    lines.iter().map(|end| u32::from(end.fate == Fate::Boarded)).sum()
}

impl fmt::Display for Spared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for &(cell, component) in &self.components {
            let start = if between.is_empty() { "keeps " } else { between };
            write!(f, "{start}the {} on {cell}", component.kind())?;
            match self.aboard.on(cell) {
                Contents::Nothing => {}
                contents => write!(f, " with {contents}")?,
            }
            between = ", ";
        }
        if self.intruders > 0 {
            let intruders = if self.intruders == 1 { "intruder" } else { "intruders" };
            write!(f, "{between}stops {} {intruders} from boarding", self.intruders)?;
            between = ", ";
        }
        if between.is_empty() {
            f.write_str("keeps nothing that is lost if nothing is done")?;
        }
        let mut between = ", but loses ";
        for (cell, component) in &self.instead {
            write!(f, "{between}the {} on {cell}", component.kind())?;
            between = ", ";
        }
        Ok(())
    }
}
