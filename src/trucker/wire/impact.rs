//! `{"fleet": {…}, "destroyed": [[2, 3]], "cut_off": []}`: a fleet that is hit, while its owner decides; and what follows.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::grid::{Cell, CellSet};
use crate::table::wire::{Written, derived, writable, write, written};
use crate::trucker::attack::fate::{Fate, LineEnd, destroyed};
use crate::trucker::attack::impact::{Aftermath, Impact, Losses, Undecided};
use crate::trucker::attack::outcome::Outcome;
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::Aboard;
use crate::trucker::rules::Rule;
use crate::trucker::wire::aboard::belongs_to;
use crate::trucker::wire::board::text;
use crate::trucker::wire::component::TileWire;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ImpactWire {
    fleet: Fleet,
    destroyed: CellSet,
    cut_off: CellSet,
}

impl ImpactWire {
    /// The fleet is hit again and its pieces kept again (LM-LEGAL-12).
    fn impact(self) -> Result<Impact, String> {
        let Self { fleet, destroyed, cut_off } = self;
        if let Some(cell) = (destroyed - fleet.layout().occupied()).first() {
            return Err(alloc::format!("there is no component on {cell} to be destroyed"));
        }
        let mut impact = fleet.destroy(destroyed);
        let broken: Vec<CellSet> = impact.broken().map(|broken| broken.ship.components).collect();
        for components in broken.into_iter().filter(|components| !components.is_disjoint(cut_off)) {
            let kept = (components - cut_off).first().ok_or_else(|| "a ship that breaks keeps a piece".to_string())?;
            impact.keep(kept).map_err(text)?;
        }
        if impact.cut_off() == cut_off {
            Ok(impact)
        } else {
            let rule = Rule::LmLegal12;
            Err(alloc::format!("what is cut off is all but one piece of a ship, and not {cut_off:?} ({rule})"))
        }
    }
}

impl Serialize for Impact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ImpactWire { fleet: self.before().clone(), destroyed: self.destroyed(), cut_off: self.cut_off() }
            .serialize(serializer)
    }
}

/// A ship in pieces, without the fleet that is handed back.
impl Written for Undecided {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let pieces: Vec<CellSet> = self.ship().pieces().collect();
        written!(serializer Undecided {
            "refused" => "undecided";
            "ship" => &self.ship().ship;
            "pieces" => &pieces;
            "rule" => &self.rule();
        })
    }
}

writable!(Undecided);

impl<'de> Deserialize<'de> for Impact {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        ImpactWire::deserialize(deserializer)?.impact().map_err(D::Error::custom)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OutcomeWire {
    lines: Vec<LineEnd>,
    impact: Impact,
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        OutcomeWire { lines: self.lines.clone(), impact: self.impact.clone() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let OutcomeWire { lines, impact } = Deserialize::deserialize(deserializer)?;
        let there = impact.before().layout().occupied();
        if let Some(end) = lines.iter().find(|end| !is_possible(end, there)) {
            return Err(D::Error::custom(format_args!("the {} cannot end so: {end:?}", end.line)));
        }
        if destroyed(&lines) != impact.destroyed() {
            return Err(D::Error::custom("what is destroyed is what the lines destroy"));
        }
        Ok(Self { lines, impact })
    }
}

/// Whether a line can end so for a fleet with components there.
fn is_possible(end: &LineEnd, there: CellSet) -> bool {
    let is_there = |cell: Cell| there.contains(cell);
    match (end.fate, end.struck) {
        (Fate::Missed | Fate::Dodged, struck) => struck.is_none(),
        (Fate::ShotDown(by) | Fate::Shielded(by), Some(struck)) => is_there(struck) && is_there(by),
        (_, struck) => struck.is_some_and(is_there),
    }
}

/// What is lost: the cells, the components as tiles with their cells, what was aboard.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LossesWire {
    destroyed: CellSet,
    cut_off: CellSet,
    components: Vec<TileWire>,
    aboard: Aboard,
}

impl Serialize for Losses {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let form = LossesWire {
            destroyed: self.destroyed,
            cut_off: self.cut_off,
            components: TileWire::list(&self.components),
            aboard: self.aboard,
        };
        write(&form, serializer)
    }
}

impl<'de> Deserialize<'de> for Losses {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let LossesWire { destroyed, cut_off, components, aboard } = derived(deserializer)?;
        let components = TileWire::read_list(&components).map_err(D::Error::custom)?;
        let cells: CellSet = components.iter().map(|&(cell, _)| cell).collect();
        if cells != destroyed | cut_off || !destroyed.is_disjoint(cut_off) {
            return Err(D::Error::custom("the components lost are those destroyed and those cut off"));
        }
        belongs_to(&aboard, &components).map_err(D::Error::custom)?;
        Ok(Self { destroyed, cut_off, components, aboard })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AftermathWire {
    fleet: Fleet,
    losses: Losses,
}

impl Serialize for Aftermath {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        AftermathWire { fleet: self.fleet.clone(), losses: self.losses.clone() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Aftermath {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let AftermathWire { fleet, losses } = Deserialize::deserialize(deserializer)?;
        let (flying, lost) = (fleet.layout().occupied(), losses.destroyed | losses.cut_off);
        if flying.is_disjoint(lost) && fleet.board().blueprint().cells().is_superset(lost) {
            Ok(Self { fleet, losses })
        } else {
            Err(D::Error::custom("what is lost was on this board and is there no more"))
        }
    }
}
