//! How each line of an attack ends.

use crate::grid::{Cell, CellSet};
use crate::table::message::{Argued, Argument, Arguments, Message, Row};
use crate::trucker::attack::lines::Line;

messages! {
    /// How one line of an attack ends.
    ///
    /// JSON: `{"shot_down": [2, 4]}`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Fate of "fate" {
        /// No component was on the line (LM-ATTACK-1, LM-ATTACK-2, LM-TORUS-7).
        Missed "misses";
        /// Ships moved, so that no component was on the line any more (LM-ATTACK-8).
        Dodged "is dodged";
        /// A small meteor met an edge that is not an exposed connector (LM-ATTACK-3).
        Bounced "bounces off";
        /// This cannon shot the large meteor (LM-ATTACK-4).
        ShotDown(cannon: Cell) "is shot down by the cannon on {cannon}";
        /// This shield stopped it (LM-ATTACK-3, LM-ATTACK-5, LM-R5).
        Shielded(shield: Cell) "is stopped by the shield on {shield}";
        /// It struck indestructible plating (LM-ATTACK-7, LM-R6).
        Withstood "does no damage to the plating";
        /// The struck component is destroyed.
        Destroyed "destroys it";
        /// The intruder met an auto-defence or armed crew, and is defeated at once (LM-ATTACK-10).
        Repelled "is repelled";
        /// The intruder boards the struck component, see [`Layout::walk`](crate::trucker::ship::layout::Layout::walk) (LM-ATTACK-10).
        Boarded "boards the ship";
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Fate by name {
    "missed" => Missed, "dodged" => Dodged, "bounced" => Bounced, "shot_down" => ShotDown(by), "shielded" =>
    Shielded(by), "withstood" => Withstood, "destroyed" => Destroyed, "repelled" => Repelled, "boarded" => Boarded
});

/// The end of one line of an attack.
///
/// JSON: `{"line": {"column": 2}, "struck": [2, 3], "fate": "destroyed"}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct LineEnd {
    /// The line that the dice selected.
    pub line: Line,
    /// The component it struck, after thrusters.
    pub struck: Option<Cell>,
    /// How it ended.
    pub fate: Fate,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(LineEnd { line, struck, fate });

macro_rules! ends {
    ($($fate:pat => $tag:literal $sentence:literal;)*) => {
        impl Message for LineEnd {
            fn row(&self) -> Row {
                match self.fate {
                    $($fate => Row { key: ("line-end", $tag), template: $sentence, fields: FIELDS },)*
                }
            }

            fn rows() -> &'static [Row] {
                &[$(Row { key: ("line-end", $tag), template: $sentence, fields: FIELDS }),*]
            }

            fn arguments<'a>(&'a self, arguments: &mut Arguments<'a>) {
                arguments.put("line", self.line.argument());
                arguments.put("struck", self.struck.map_or(Argument::None, Argument::Component));
                if let Fate::ShotDown(by) | Fate::Shielded(by) = self.fate {
                    arguments.put("by", Argument::Cell(by));
                }
            }
        }

        messages!(@told LineEnd);
    };
}

const FIELDS: &[&str] = &["line", "struck", "by"];

ends! {
    Fate::Missed => "missed" "the attack on {line} misses";
    Fate::Dodged => "dodged" "the attack on {line} is dodged";
    Fate::Bounced => "bounced" "the small meteor on {line} bounces off {struck}";
    Fate::ShotDown(_) => "shot_down" "the cannon on {by} shoots down the large meteor on {line} before it hits {struck}";
    Fate::Shielded(_) => "shielded" "the shield on {by} protects {struck} from the attack on {line}";
    Fate::Withstood => "withstood" "the attack on {line} hits {struck}, which is indestructible";
    Fate::Destroyed => "destroyed" "the attack on {line} hits {struck} and destroys it";
    Fate::Repelled => "repelled" "the intruder on {line} is repelled at {struck}";
    Fate::Boarded => "boarded" "the intruder on {line} boards the ship at {struck}";
}

/// The components that lines at their end destroy.
pub(in crate::trucker) fn destroyed(lines: &[LineEnd]) -> CellSet {
    lines.iter().filter(|end| end.fate == Fate::Destroyed).filter_map(|end| end.struck).collect()
}
