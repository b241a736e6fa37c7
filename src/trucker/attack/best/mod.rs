//! The best defence.

mod search;
mod spared;
mod toll;

pub(in crate::trucker) use spared::Kept;
pub use spared::{Forgone, Spared};

use alloc::vec::Vec;

use crate::grid::{Cell, CellSet};
use crate::trucker::attack::defence::{Course, Defence, DefenceError};
use crate::trucker::attack::fate::{LineEnd, destroyed};
use crate::trucker::attack::incoming::Incoming;
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::loss_weights::LossWeights;
use search::Search;
use toll::{Scales, Toll};

/// The defence with the least loss, and its result. [`Fleet::spared`] explains it.
///
/// JSON:
/// ```json
/// {"defence": {"thrusters": [], "choices": [], "shots": [], "shields": [[2, 2]], "boosted_shields": [], "tokens": [[3, 2]]},
///  "lines": [{"line": {"column": 2}, "struck": [2, 2], "fate": {"shielded": [2, 2]}}], "keep": [], "lost": [], "loss": 6,
///  "nodes": 1, "is_proven": true}
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BestDefence {
    /// What to do, with tokens: first those that are lost anyway, then in reading order.
    pub defence: Defence,
    /// How every line then ends.
    pub lines: Vec<LineEnd>,
    /// A cell of the piece to keep, for each ship that breaks, in board order (LM-LEGAL-12).
    pub keep: Vec<Cell>,
    /// The components lost, destroyed or cut off.
    pub lost: CellSet,
    /// The loss by the given weights: components and what goes with them (LM-ATTACK-9), tokens spent or lost, ships without a
    /// human (LM-END-2), intruders that board.
    pub loss: u64,
    /// The number of complete defences compared, at most [`NODES`](Self::NODES).
    pub nodes: u32,
    /// Whether no defence loses less: all were compared, except those that differ only in which of several equivalent components
    /// acts.
    pub is_proven: bool,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(BestDefence { defence, lines, keep, lost, loss, nodes, is_proven });

impl BestDefence {
    /// The most defences compared. On built-in boards at most 2,000 differ; on a custom board with many ships under fire the
    /// search may stop early, and then is not proven.
    pub const NODES: u32 = 20_000;
}

/// # Advice
impl Fleet {
    /// The defence with the least loss by these weights, including tokens and the pieces to keep.
    ///
    /// Ties go to the fewest tokens, then the fewest reactions (thrusters, shots, shields), then the fewest boosts, then the
    /// first in the order of [`Defence`], with choices and shots in the order of the lines.
    ///
    /// The search covers the thrusters of each ship (LM-ATTACK-8, LM-FLEET-14), the choice of what is struck (LM-R21), the shots
    /// (LM-SPLICE-7), and for each ship its shield (LM-SPLICE-8, LM-FLEET-12) and the piece it keeps (LM-LEGAL-12). It uses
    /// constant memory.
    ///
    /// # Errors
    /// [`DefenceError::OtherBoard`] if the lines are for another board.
    ///
    /// ```
    /// use starwright::dice::Die;
    /// use starwright::grid::{Cell, Side};
    /// use starwright::trucker::{Board, Capacity, Class, Component, Kind, Layout, LossWeights};
    /// use starwright::trucker::attack::{AttackKind, Incoming};
    ///
    /// let mut layout = Layout::new(Board::new(Class::IIIC));
    /// let (shield, battery) = (Cell::new(2, 2)?, Cell::new(3, 2)?);
    /// layout.place(shield, Component::new(Kind::Shield, "3333".parse()?, Side::Front)?)?;
    /// layout.place(battery, Component::new(Kind::Battery(Capacity::Two), "3333".parse()?, Side::Front)?)?;
    /// let mut fleet = layout.into_fleet()?;
    /// fleet.embark(&[])?;
    ///
    /// let lines = fleet.board().aim(Side::Front)?.read([Die::Three, Die::One])?;
    /// let fire = Incoming::new(AttackKind::LightFire, lines);
    /// let best = fleet.best_defence(&fire, &LossWeights::DEFAULT)?;
    /// assert_eq!((best.defence.tokens, best.loss, best.is_proven), (vec![battery], 6, true));
    ///
    /// // With tokens worth that much, the shield is not worth using.
    /// let miser = LossWeights { token: 1_000, ..LossWeights::DEFAULT };
    /// let best = fleet.best_defence(&fire, &miser)?;
    /// assert_eq!((best.defence.tokens.len(), best.loss), (0, miser.of(Kind::Shield)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn best_defence(&self, incoming: &Incoming, values: &LossWeights) -> Result<BestDefence, DefenceError> {
        let incoming = Course::begun(self, incoming, &Defence::default())?.incoming;
        let scales = Scales::new(self, values, incoming.rulings().any_piece);
        let found = Search::new(self, incoming, values, scales).run();
        let lines = Course::complete(self, &incoming, &found.defence)?.ends();
        let hit = destroyed(&lines);
        let mut best = BestDefence {
            defence: found.defence,
            lines,
            keep: Vec::new(),
            lost: CellSet::EMPTY,
            loss: found.loss,
            nodes: found.nodes,
            is_proven: found.is_proven,
        };
        for ship in self.ships() {
            let paid = best.defence.cost(self, ship, incoming.rulings());
            let Toll { lost, keep, .. } = scales.toll(ship.components, hit & ship.components, paid);
            best.defence.tokens.extend(self.tokens_of(ship.components, lost).take(paid as usize));
            best.keep.extend(keep);
            best.lost |= lost;
        }
        Ok(best)
    }
}
