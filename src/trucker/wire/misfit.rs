//! `{"refused": "unattached", "rule": "LM-CABIN-4", "cell": [2, 3]}`: what speaks against a component on a cell. Which fields there
//! are depends on the tag.

use crate::table::wire::{Fields, Form, Node, Object, WireError, serde_by_form};
use crate::trucker::ship::fits::Misfit;
use crate::trucker::ship::layout::PlaceError;

impl Form for Misfit {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        let tags: &[(_, &[_])] = &[
            ("no_cell", &["rule", "cell"]),
            ("occupied", &["rule", "cell", "present"]),
            ("unattached", &["rule", "cell"]),
            ("unjoined", &["rule", "cell"]),
            ("breaks", &["rule", "violation"]),
        ];
        let rule = fields.read("rule")?;
        let misfit = match fields.variant("refused", tags)? {
            0 => Self::NoRoom(PlaceError::NoCell { cell: fields.read("cell")? }),
            1 => Self::NoRoom(PlaceError::Occupied { cell: fields.read("cell")?, present: fields.read("present")? }),
            2 => Self::Unattached { cell: fields.read("cell")?, rule },
            3 => Self::Unjoined { cell: fields.read("cell")? },
            _ => Self::Breaks(fields.read("violation")?),
        };
        let not_so = || WireError::new(format_args!("{rule} refuses no component like that"));
        if misfit.rule() == rule { Ok(misfit) } else { Err(not_so()) }
    }

    fn write(&self) -> Node<'static> {
        let refused = |tag| {
            let mut object = Object::tagged("refused", tag);
            object.put("rule", &self.rule());
            object
        };
        let on = |tag, cell| {
            let mut object = refused(tag);
            object.put("cell", cell);
            object
        };
        match self {
            Self::NoRoom(PlaceError::NoCell { cell }) => on("no_cell", cell),
            Self::NoRoom(PlaceError::Occupied { cell, present }) => {
                let mut object = on("occupied", cell);
                object.put("present", present);
                object
            }
            Self::Unattached { cell, .. } => on("unattached", cell),
            Self::Unjoined { cell } => on("unjoined", cell),
            Self::Breaks(violation) => {
                let mut object = refused("breaks");
                object.put("violation", violation);
                object
            }
        }
        .end()
    }
}

serde_by_form!(Misfit);
