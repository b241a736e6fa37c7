//! `{"refused": "unattached", "rule": "LM-CABIN-4", "cell": [2, 3]}`: what speaks against a component on a cell.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::grid::Cell;
use crate::table::wire::{derived, write};
use crate::trucker::parts::component::Component;
use crate::trucker::rules::Rule;
use crate::trucker::ship::fits::Misfit;
use crate::trucker::ship::layout::PlaceError;
use crate::trucker::ship::violation::Violation;

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Tag {
    NoCell,
    Occupied,
    Unattached,
    Unjoined,
    Breaks,
}

/// A refusal as it is written. Which of the fields there are depends on the tag.
#[derive(PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MisfitWire {
    refused: Tag,
    rule: Rule,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cell: Option<Cell>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    present: Option<Component>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    violation: Option<Violation>,
}

impl MisfitWire {
    fn of(misfit: &Misfit) -> Self {
        let rule = misfit.rule();
        let on = |refused, cell| Self { refused, rule, cell: Some(cell), present: None, violation: None };
        match *misfit {
            Misfit::NoRoom(PlaceError::NoCell { cell }) => on(Tag::NoCell, cell),
            Misfit::NoRoom(PlaceError::Occupied { cell, present }) => {
                Self { present: Some(present), ..on(Tag::Occupied, cell) }
            }
            Misfit::Unattached { cell, .. } => on(Tag::Unattached, cell),
            Misfit::Unjoined { cell } => on(Tag::Unjoined, cell),
            Misfit::Breaks(violation) => {
                Self { refused: Tag::Breaks, rule, cell: None, present: None, violation: Some(violation) }
            }
        }
    }

    /// The misfit, if it says all there is to say about such a one.
    fn misfit(&self) -> Option<Misfit> {
        let misfit = match self.refused {
            Tag::NoCell => Misfit::NoRoom(PlaceError::NoCell { cell: self.cell? }),
            Tag::Occupied => Misfit::NoRoom(PlaceError::Occupied { cell: self.cell?, present: self.present? }),
            Tag::Unattached if ATTACHING.contains(&self.rule) => {
                Misfit::Unattached { cell: self.cell?, rule: self.rule }
            }
            Tag::Unattached => return None,
            Tag::Unjoined => Misfit::Unjoined { cell: self.cell? },
            Tag::Breaks => Misfit::Breaks(self.violation?),
        };
        (Self::of(&misfit) == *self).then_some(misfit)
    }
}

/// The rules that a component is built onto its own ship.
const ATTACHING: [Rule; 3] = [Rule::LmCabin4, Rule::LmIvcBuild1, Rule::LmIvcBuild2];

impl Serialize for Misfit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(&MisfitWire::of(self), serializer)
    }
}

impl<'de> Deserialize<'de> for Misfit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let wire: MisfitWire = derived(deserializer)?;
        wire.misfit().ok_or_else(|| D::Error::custom(format_args!("{} refuses no component like that", wire.rule)))
    }
}
