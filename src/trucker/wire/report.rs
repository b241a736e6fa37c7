//! `{"legal": true, "violations": [], "pieces": [...], "exposed": 3, "ships": [...]}`: what the ship check says.

#[cfg(feature = "schema")]
use alloc::vec::Vec;

#[cfg(feature = "schema")]
use crate::table::wire::schema::{Definitions, properties};
use crate::table::wire::{Fields, Form, Node, Object, WireError, serde_by_form};
use crate::trucker::ship::check::{Report, ShipReport};
#[cfg(feature = "schema")]
use crate::{grid::CellSet, trucker::ship::violation::Violation};

impl Form for Report {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        fields.only(&["legal", "violations", "pieces", "exposed", "ships"])?;
        let report = Self {
            violations: fields.read("violations")?,
            pieces: fields.read("pieces")?,
            exposed: fields.read("exposed")?,
            ships: fields.read("ships")?,
        };
        follows(&mut fields, report.is_legal()).map(|()| report)
    }

    fn write(&self) -> Node<'static> {
        let mut object = Object::new();
        object.put("legal", &self.is_legal());
        object.put("violations", &self.violations);
        object.put("pieces", &self.pieces);
        object.put("exposed", &self.exposed);
        object.put("ships", &self.ships);
        object.end()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| {
            let fields = properties!(definitions {
                legal: bool, violations: Vec<Violation>, pieces: Vec<CellSet>, exposed: u32, ships: Vec<ShipReport>
            });
            fields.end()
        })
    }
}

impl Form for ShipReport {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        fields.only(&["legal", "cells", "components", "pieces", "faulty"])?;
        let ship = Self {
            cells: fields.read("cells")?,
            components: fields.read("components")?,
            pieces: fields.read("pieces")?,
            faulty: fields.read("faulty")?,
        };
        follows(&mut fields, ship.is_legal()).map(|()| ship)
    }

    fn write(&self) -> Node<'static> {
        let mut object = Object::new();
        object.put("legal", &self.is_legal());
        object.put("cells", &self.cells);
        object.put("components", &self.components);
        object.put("pieces", &self.pieces);
        object.put("faulty", &self.faulty);
        object.end()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| {
            let fields = properties!(definitions {
                legal: bool,
                cells: CellSet,
                components: CellSet,
                pieces: u32,
                faulty: CellSet
            });
            fields.end()
        })
    }
}

serde_by_form!(Report, ShipReport);

/// Checks that `legal`, which is not stored, agrees with the other fields.
fn follows(fields: &mut Fields<'_>, legal: bool) -> Result<(), WireError> {
    if fields.read::<bool>("legal")? == legal {
        Ok(())
    } else {
        Err(WireError::new("it contradicts the other fields").within("legal"))
    }
}
