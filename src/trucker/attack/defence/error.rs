//! Why a defence is refused.

use core::fmt;

use crate::grid::{Cell, CellSet, Side};
use crate::trucker::attack::AttackKind;
use crate::trucker::attack::lines::Line;
use crate::trucker::fleet::boarding::Present;
use crate::trucker::fleet::power::PaymentError;
use crate::trucker::parts::component::Kind;
use crate::trucker::rules::Rule;

/// The first thing in a defence that a rule refuses. The fleet is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DefenceError {
    /// The lines were rolled for another board, be it of the same shape (LM-BOARD-3).
    #[error("the attack was rolled for another board than the fleet's ({})", self.rule())]
    OtherBoard,
    /// The component named takes no part.
    #[error("the ship of {cell} is in hyperspace and takes no part ({})", self.rule())]
    InHyperspace {
        /// The component named.
        cell: Cell,
    },
    /// There is no thruster.
    #[error("a ship moves by a thruster, and on {cell} there is {} ({})", Present(*.kind), self.rule())]
    NoThruster {
        /// The cell named.
        cell: Cell,
        /// What lies there.
        kind: Option<Kind>,
    },
    /// The nozzle does not point across the attack.
    #[error("the thruster on {thruster} points to the {nozzle} and does nothing against an attack from the {from} ({})", self.rule())]
    IdleNozzle {
        /// The thruster.
        thruster: Cell,
        /// Where its nozzle points.
        nozzle: Side,
        /// Where the attack comes from.
        from: Side,
    },
    /// The ship would move twice.
    #[error("the thruster on {thruster} cannot be used after the one on {first}: its ship moves once against an attack ({})", self.rule())]
    SecondThruster {
        /// The thruster refused.
        thruster: Cell,
        /// The one used before.
        first: Cell,
    },
    /// The attack does not come on that line.
    #[error("the attack does not come on {line} ({})", self.rule())]
    NoLine {
        /// The line named.
        line: Line,
    },
    /// There is nothing to choose on that line.
    #[error("there is no choice to make on {line}, where {struck} was chosen to be struck ({})", self.rule())]
    NoChoice {
        /// The line.
        line: Line,
        /// The component chosen.
        struck: Cell,
    },
    /// The component chosen is not among the nearest.
    #[error("{struck} cannot be chosen to be struck on {line}, only one of {among} ({})", self.rule())]
    NotNearest {
        /// The line.
        line: Line,
        /// The component chosen.
        struck: Cell,
        /// The components to choose from.
        among: CellSet,
    },
    /// There are two choices for one line.
    #[error("what is struck on {line} is chosen twice ({})", self.rule())]
    ChosenTwice {
        /// The line.
        line: Line,
    },
    /// A choice is missing.
    #[error("the owner must choose which of {among} is struck on {line} ({})", self.rule())]
    Undecided {
        /// The line.
        line: Line,
        /// The components to choose from.
        among: CellSet,
    },
    /// There is no cannon.
    #[error("a meteor is shot by a cannon, and on {cell} there is {} ({})", Present(*.kind), self.rule())]
    NoCannon {
        /// The cell named.
        cell: Cell,
        /// What lies there.
        kind: Option<Kind>,
    },
    /// Cannons do nothing against such an attack.
    #[error("the cannon on {cannon} does nothing against {} ({})", Many(*.kind), self.rule())]
    CannonsDoNothing {
        /// The cannon.
        cannon: Cell,
        /// What comes.
        kind: AttackKind,
    },
    /// No muzzle points to the attack.
    #[error("the cannon on {cannon} has no muzzle toward the {from} ({})", self.rule())]
    PointsElsewhere {
        /// The cannon.
        cannon: Cell,
        /// Where the attack comes from.
        from: Side,
    },
    /// The cannon points the right way but stands too far off.
    #[error("the cannon on {cannon} does not reach {line} ({})", self.rule())]
    OutOfReach {
        /// The cannon.
        cannon: Cell,
        /// The line.
        line: Line,
    },
    /// The cannon has shot at another line.
    #[error("the cannon on {cannon} has shot already ({})", self.rule())]
    CannonUsed {
        /// The cannon.
        cannon: Cell,
    },
    /// The meteor has been shot down.
    #[error("the cannon on {cannon} cannot shoot on {line} after the one on {first} did ({})", self.rule())]
    ShotTwice {
        /// The line.
        line: Line,
        /// The cannon refused.
        cannon: Cell,
        /// The cannon that shot before.
        first: Cell,
    },
    /// Nothing is struck on that line.
    #[error("the cannon on {cannon} has nothing to shoot on {line}, which strikes no component ({})", self.rule())]
    NothingToShoot {
        /// The line.
        line: Line,
        /// The cannon.
        cannon: Cell,
    },
    /// There is no shield.
    #[error("a shield is needed on {cell}, where there is {} ({})", Present(*.kind), self.rule())]
    NoShield {
        /// The cell named.
        cell: Cell,
        /// What lies there.
        kind: Option<Kind>,
    },
    /// The shield covers other sides.
    #[error("the shield on {shield} does not cover the {from} ({})", self.rule())]
    CoversElsewhere {
        /// The shield.
        shield: Cell,
        /// Where the attack comes from.
        from: Side,
    },
    /// An ordinary shield does not stop such an attack, a boosted one does.
    #[error("the shield on {shield} stops {} only with a boost ({})", Many(*.kind), self.rule())]
    NeedsBoost {
        /// The shield.
        shield: Cell,
        /// What comes.
        kind: AttackKind,
    },
    /// No shield stops such an attack.
    #[error("the shield on {shield} does nothing against {} ({})", Many(*.kind), self.rule())]
    ShieldsDoNothing {
        /// The shield.
        shield: Cell,
        /// What comes.
        kind: AttackKind,
    },
    /// The ship has a shield up already, which covers it all.
    #[error("the shield on {shield} is not needed after the one on {first}: one use covers the whole attack ({})", self.rule())]
    SecondShield {
        /// The shield refused.
        shield: Cell,
        /// The one used before.
        first: Cell,
    },
    /// Nothing strikes the shield's ship that is not stopped already.
    #[error("the shield on {shield} has nothing to stop, by {because} ({})", self.rule())]
    NothingToStop {
        /// The shield.
        shield: Cell,
        /// Why: nothing is struck (LM-ATTACK-2), another ship is (LM-FLEET-12), it bounces off (LM-ATTACK-3), it was shot
        /// down (LM-SPLICE-10).
        because: Rule,
    },
    /// The tokens do not pay for it.
    #[error(transparent)]
    Payment(#[from] PaymentError),
}

refused!(DefenceError {
    OtherBoard,
    InHyperspace { cell },
    NoThruster { cell, kind },
    IdleNozzle { thruster, nozzle, from },
    SecondThruster { thruster, first },
    NoLine { line },
    NoChoice { line, struck },
    NotNearest { line, struck, among },
    ChosenTwice { line },
    Undecided { line, among },
    NoCannon { cell, kind },
    CannonsDoNothing { cannon, kind },
    PointsElsewhere { cannon, from },
    OutOfReach { cannon, line },
    CannonUsed { cannon },
    ShotTwice { line, cannon, first },
    NothingToShoot { line, cannon },
    NoShield { cell, kind },
    CoversElsewhere { shield, from },
    NeedsBoost { shield, kind },
    ShieldsDoNothing { shield, kind },
    SecondShield { shield, first },
    NothingToStop { shield, because },
    Payment(error),
});

impl DefenceError {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::OtherBoard => Rule::LmBoard3,
            Self::InHyperspace { .. } => Rule::LmFleet13,
            Self::NoThruster { .. } | Self::IdleNozzle { .. } | Self::SecondThruster { .. } => Rule::LmAttack8,
            Self::NotNearest { .. } | Self::ChosenTwice { .. } | Self::Undecided { .. } => Rule::LmR21,
            Self::CannonsDoNothing { kind, .. }
            | Self::NeedsBoost { kind, .. }
            | Self::ShieldsDoNothing { kind, .. } => stopping(*kind),
            Self::OutOfReach { line: Line::Aimed(_), .. } => Rule::LmTorus9,
            Self::NoCannon { .. } | Self::PointsElsewhere { .. } | Self::OutOfReach { .. } => Rule::LmAttack4,
            Self::CannonUsed { .. } => Rule::LmSplice7,
            Self::NoLine { .. } | Self::NoChoice { .. } => Rule::LmAttack2,
            Self::NoShield { .. } | Self::CoversElsewhere { .. } => Rule::LmAttack6,
            Self::ShotTwice { .. }
            | Self::NothingToShoot { .. }
            | Self::SecondShield { .. }
            | Self::NothingToStop { .. } => Rule::LmR24,
            Self::Payment(error) => error.rule(),
        }
    }
}

/// The rule that says what stops such an attack.
const fn stopping(kind: AttackKind) -> Rule {
    match kind {
        AttackKind::SmallMeteor => Rule::LmAttack3,
        AttackKind::LargeMeteor => Rule::LmAttack4,
        AttackKind::LightFire | AttackKind::HeavyFire => Rule::LmAttack5,
        AttackKind::Intruder => Rule::LmAttack10,
    }
}

/// An attack of that kind and all like it, in a sentence.
struct Many(AttackKind);

impl fmt::Display for Many {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ending = match self.0 {
            AttackKind::SmallMeteor | AttackKind::LargeMeteor | AttackKind::Intruder => "s",
            AttackKind::LightFire | AttackKind::HeavyFire => "",
        };
        write!(f, "{}{ending}", self.0)
    }
}
