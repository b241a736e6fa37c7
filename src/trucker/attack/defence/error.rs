//! Why a defence is refused.

use crate::grid::{Cell, CellSet, Side};
use crate::table::message::Message;
use crate::trucker::attack::AttackKind;
use crate::trucker::attack::lines::Line;
use crate::trucker::fleet::power::PowerError;
use crate::trucker::parts::component::Kind;
use crate::trucker::rules::Rule;

messages! {
    /// Why a defence is refused: the first broken rule. The fleet does not change.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum DefenceError refused Rule of "defence" {
        /// The lines were rolled for another board, even if it has the same shape.
        OtherBoard => Rule::LmBoard3, "the attack was rolled for a different board";
        InHyperspace { cell: Cell } => Rule::LmFleet13, "the ship with {cell} is in hyperspace and takes no part";
        NoThruster { cell: Cell, kind: Option<Kind> } => Rule::LmAttack8, "there is no thruster on {cell}{kind|none:|, only the #}";
        /// The nozzle does not point across the attack.
        IdleNozzle { thruster: Cell, nozzle: Side, from: Side } => Rule::LmAttack8,
            "the thruster on {thruster}, which points to the {nozzle}, cannot dodge an attack from the {from}";
        SecondThruster { thruster: Cell, first: Cell } => Rule::LmAttack8,
            "the thruster on {thruster} cannot be used too: the one on {first} moves its ship already";
        NoLine { line: Line } => Rule::LmAttack2, "no attack comes on {line}";
        NoChoice { line: Line, struck: Cell } => Rule::LmAttack2,
            "{struck} cannot be chosen: the owner has no choice on {line}";
        NotNearest { line: Line, struck: Cell, among: CellSet } => Rule::LmR21,
            "{struck} cannot be chosen on {line}, only one of {among}";
        ChosenTwice { line: Line } => Rule::LmR21, "the component struck on {line} is chosen twice";
        Undecided { line: Line, among: CellSet } => Rule::LmR21,
            "the owner must choose which component is struck on {line}: one of {among}";
        NoCannon { cell: Cell, kind: Option<Kind> } => Rule::LmAttack4, "there is no cannon on {cell}{kind|none:|, only the #}";
        CannonsDoNothing { cannon: Cell, kind: AttackKind } => stopping(*kind),
            "the cannon on {cannon} cannot shoot down {kind|small_meteor:small meteors|intruder:intruders|#}";
        PointsElsewhere { cannon: Cell, from: Side } => Rule::LmAttack4, "the cannon on {cannon} does not point to the {from}";
        /// The cannon points the right way but is too far from the line.
        OutOfReach { cannon: Cell, line: Line } => match line { Line::Aimed(_) => Rule::LmTorus9, _ => Rule::LmAttack4 },
            "the cannon on {cannon} does not reach {line}";
        /// The cannon has already shot at another line.
        CannonUsed { cannon: Cell } => Rule::LmSplice7, "the cannon on {cannon} has already fired";
        ShotTwice { line: Line, cannon: Cell, first: Cell } => Rule::LmR24,
            "the cannon on {cannon} is not needed on {line}: the one on {first} shoots there";
        NothingToShoot { line: Line, cannon: Cell } => Rule::LmR24,
            "the cannon on {cannon} has nothing to shoot on {line}: the attack strikes no component there";
        NoShield { cell: Cell, kind: Option<Kind> } => Rule::LmAttack6, "there is no shield on {cell}{kind|none:|, only the #}";
        CoversElsewhere { shield: Cell, from: Side } => Rule::LmAttack6, "the shield on {shield} does not cover the {from}";
        /// Only a boosted shield stops such an attack.
        NeedsBoost { shield: Cell, kind: AttackKind } => stopping(*kind),
            "the shield on {shield} stops {kind|large_meteor:large meteors|#} only when boosted";
        ShieldsDoNothing { shield: Cell, kind: AttackKind } => stopping(*kind),
            "the shield on {shield} does not stop {kind|intruder:intruders|#}";
        SecondShield { shield: Cell, first: Cell } => Rule::LmR24,
            "the shield on {shield} is not needed: the one on {first} already covers the ship";
        /// The shield has nothing to stop, because nothing is struck (LM-ATTACK-2), another ship is struck (LM-FLEET-12), the
        /// attack bounces off (LM-ATTACK-3), or it was shot down (LM-SPLICE-10).
        NothingToStop { shield: Cell, because: Rule } with why = (nothing_to_stop(*because)) => Rule::LmR24,
            "the shield on {shield} has nothing to stop: {why}";
    } or {
        /// The tokens do not pay for the defence.
        Payment(PowerError),
    }
}

messages! {
    /// Why a shield has nothing to stop.
    #[expect(unreachable_pub, reason = "a part of a sentence only")]
    pub enum NothingToStop of "nothing-to-stop" {
        Missed "the attack strikes no component";
        OtherShip "the attack strikes another ship";
        Bounced "the meteor bounces off";
        ShotDown "the meteor is shot down";
    }
}

fn nothing_to_stop(rule: Rule) -> &'static dyn Message {
    match rule {
        Rule::LmFleet12 => &NothingToStop::OtherShip,
        Rule::LmAttack3 => &NothingToStop::Bounced,
        Rule::LmSplice10 => &NothingToStop::ShotDown,
        _ => &NothingToStop::Missed,
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
