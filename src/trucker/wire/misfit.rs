//! `{"refused": "unattached", "rule": "LM-CABIN-4", "cell": [2, 3]}`: what speaks against a component on a cell. Which fields there
//! are depends on the tag.

use crate::table::message::Message;
#[cfg(feature = "schema")]
use crate::table::wire::schema::{Definitions, Properties, Said, any_of, keywords, properties, text};
use crate::table::wire::{Fields, Form, Node, Object, WireError, serde_by_form};
use crate::trucker::parts::build_error::BuildError;
use crate::trucker::ship::fits::Misfit;
#[cfg(feature = "schema")]
use crate::{
    grid::Cell,
    trucker::{parts::component::Component, rules::Rule, ship::violation::Violation},
};

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
            0 => Self::NoRoom(BuildError::NoCell { cell: fields.read("cell")? }),
            1 => Self::NoRoom(BuildError::Occupied { cell: fields.read("cell")?, present: fields.read("present")? }),
            2 => Self::Unattached { cell: fields.read("cell")?, rule },
            3 => Self::Unjoined { cell: fields.read("cell")? },
            _ => Self::Breaks(fields.read("violation")?),
        };
        let not_so = || WireError::new(format_args!("{rule} refuses no component like that"));
        if misfit.rule() == rule { Ok(misfit) } else { Err(not_so()) }
    }

    fn write(&self) -> Node<'static> {
        let tag = match self {
            Self::NoRoom(error) => error.row().key.1,
            Self::Unattached { .. } => "unattached",
            Self::Unjoined { .. } => "unjoined",
            Self::Breaks(_) => "breaks",
        };
        let mut object = Object::tagged("refused", tag);
        object.put("rule", &self.rule());
        match self {
            Self::Unattached { cell, .. } | Self::Unjoined { cell } | Self::NoRoom(BuildError::NoCell { cell }) => {
                object.put("cell", cell);
            }
            Self::NoRoom(BuildError::Occupied { cell, present }) => {
                object.put("cell", cell);
                object.put("present", present);
            }
            Self::NoRoom(BuildError::NoSuchMark { .. } | BuildError::ConnectorOnOutlet { .. }) => {}
            Self::Breaks(violation) => object.put("violation", violation),
        }
        object.end()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| {
            let variant = |tag: &'static str, mut fields: Properties| {
                fields.add("refused", keywords([("const", text(tag))]));
                fields.end()
            };
            any_of(alloc::vec![
                variant("no_cell", properties!(definitions { rule: Rule, cell: Cell })),
                variant("occupied", properties!(definitions { rule: Rule, cell: Cell, present: Component })),
                variant("unattached", properties!(definitions { rule: Rule, cell: Cell })),
                variant("unjoined", properties!(definitions { rule: Rule, cell: Cell })),
                variant("breaks", properties!(definitions { rule: Rule, violation: Violation })),
            ])
        })
    }
}

serde_by_form!(Misfit);

#[cfg(feature = "schema")]
impl Said for Misfit {
    fn said(definitions: &mut Definitions) -> Node<'static> {
        Self::schema(definitions)
    }
}
