//! Why a defence is refused.

use crate::grid::{Cell, CellSet, Side};
use crate::trucker::attack::AttackKind;
use crate::trucker::attack::lines::Line;
use crate::trucker::fleet::power::PowerError;
use crate::trucker::parts::component::Kind;
use crate::trucker::rules::Rule;

messages! {
    /// The first thing in a defence that a rule refuses. The fleet is as it was.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum DefenceError refused Rule of "defence" {
        /// The lines were rolled for another board, be it of the same shape.
        OtherBoard => Rule::LmBoard3, "the attack was rolled for another board than the fleet's";
        InHyperspace { cell: Cell } => Rule::LmFleet13, "the ship of {cell} is in hyperspace and takes no part";
        NoThruster { cell: Cell, kind: Option<Kind> } => Rule::LmAttack8, "a ship moves by a thruster, and on {cell} there is {kind|none:no component|a #}";
        /// The nozzle does not point across the attack.
        IdleNozzle { thruster: Cell, nozzle: Side, from: Side } => Rule::LmAttack8,
            "the thruster on {thruster} points to the {nozzle} and does nothing against an attack from the {from}";
        SecondThruster { thruster: Cell, first: Cell } => Rule::LmAttack8,
            "the thruster on {thruster} cannot be used after the one on {first}: its ship moves once against an attack";
        NoLine { line: Line } => Rule::LmAttack2, "the attack does not come on {line}";
        NoChoice { line: Line, struck: Cell } => Rule::LmAttack2,
            "there is no choice to make on {line}, where {struck} was chosen to be struck";
        NotNearest { line: Line, struck: Cell, among: CellSet } => Rule::LmR21,
            "{struck} cannot be chosen to be struck on {line}, only one of {among}";
        ChosenTwice { line: Line } => Rule::LmR21, "what is struck on {line} is chosen twice";
        Undecided { line: Line, among: CellSet } => Rule::LmR21, "the owner must choose which of {among} is struck on {line}";
        NoCannon { cell: Cell, kind: Option<Kind> } => Rule::LmAttack4, "a meteor is shot by a cannon, and on {cell} there is {kind|none:no component|a #}";
        CannonsDoNothing { cannon: Cell, kind: AttackKind } with attacks = (kind.plural()) => stopping(*kind),
            "the cannon on {cannon} does nothing against {attacks}";
        PointsElsewhere { cannon: Cell, from: Side } => Rule::LmAttack4, "the cannon on {cannon} has no muzzle toward the {from}";
        /// The cannon points the right way but stands too far off.
        OutOfReach { cannon: Cell, line: Line } => match line { Line::Aimed(_) => Rule::LmTorus9, _ => Rule::LmAttack4 },
            "the cannon on {cannon} does not reach {line}";
        /// The cannon has shot at another line.
        CannonUsed { cannon: Cell } => Rule::LmSplice7, "the cannon on {cannon} has shot already";
        ShotTwice { line: Line, cannon: Cell, first: Cell } => Rule::LmR24,
            "the cannon on {cannon} cannot shoot on {line} after the one on {first} did";
        NothingToShoot { line: Line, cannon: Cell } => Rule::LmR24,
            "the cannon on {cannon} has nothing to shoot on {line}, which strikes no component";
        NoShield { cell: Cell, kind: Option<Kind> } => Rule::LmAttack6, "a shield is needed on {cell}, where there is {kind|none:no component|a #}";
        CoversElsewhere { shield: Cell, from: Side } => Rule::LmAttack6, "the shield on {shield} does not cover the {from}";
        /// An ordinary shield does not stop such an attack, a boosted one does.
        NeedsBoost { shield: Cell, kind: AttackKind } with attacks = (kind.plural()) => stopping(*kind),
            "the shield on {shield} stops {attacks} only with a boost";
        ShieldsDoNothing { shield: Cell, kind: AttackKind } with attacks = (kind.plural()) => stopping(*kind),
            "the shield on {shield} does nothing against {attacks}";
        SecondShield { shield: Cell, first: Cell } => Rule::LmR24,
            "the shield on {shield} is not needed after the one on {first}: one use covers the whole attack";
        /// Nothing strikes the shield's ship that is not stopped already, because: nothing is struck (LM-ATTACK-2), another ship is
        /// (LM-FLEET-12), it bounces off (LM-ATTACK-3), it was shot down (LM-SPLICE-10).
        NothingToStop { shield: Cell, because: Rule } => Rule::LmR24, "the shield on {shield} has nothing to stop, by {because}";
    } or {
        /// The tokens do not pay for it.
        Payment(PowerError),
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
