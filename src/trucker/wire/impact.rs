//! `{"fleet": {…}, "destroyed": [[2, 3]], "cut_off": []}`: a fleet that is hit, while its owner decides.

use alloc::vec::Vec;

use serde::{Serialize, Serializer};

use crate::grid::CellSet;
#[cfg(feature = "schema")]
use crate::table::wire::schema::{Definitions, Properties, Said, properties};
use crate::table::wire::{Fields, Form, Node, Object, WireError, serde_by_form, serialized};
use crate::trucker::attack::impact::{Impact, Undecided};
use crate::trucker::fleet::Fleet;
#[cfg(feature = "schema")]
use crate::trucker::fleet::Ship;
use crate::trucker::rules::Rule;
use crate::trucker::rules::rulings::Rulings;

impl Form for Impact {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        fields.only(&["fleet", "destroyed", "cut_off", "any_piece"])?;
        let any_piece = fields.read_or("any_piece", Rulings::DEFAULT.any_piece)?;
        hit(fields.read("fleet")?, fields.read("destroyed")?, fields.read("cut_off")?, any_piece)
    }

    fn write(&self) -> Node<'static> {
        let mut object = Object::new();
        object.put("fleet", self.before());
        object.put("destroyed", &self.destroyed());
        object.put("cut_off", &self.cut_off());
        object.put_unless("any_piece", &self.any_piece(), &Rulings::DEFAULT.any_piece);
        object.end()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| {
            properties!(definitions { fleet: Fleet, destroyed: CellSet, cut_off: CellSet; any_piece: bool }).end()
        })
    }
}

serde_by_form!(Impact);

/// The fleet is hit again and its pieces kept again (LM-LEGAL-12).
fn hit(fleet: Fleet, destroyed: CellSet, cut_off: CellSet, any_piece: bool) -> Result<Impact, WireError> {
    if let Some(cell) = (destroyed - fleet.layout().occupied()).first() {
        let error = WireError::new(format_args!("there is no component on {cell} to be destroyed"));
        return Err(error.within("destroyed"));
    }
    let mut impact = fleet.destroy(destroyed).with_rulings(Rulings::DEFAULT.with_any_piece(any_piece));
    let broken: Vec<CellSet> = impact.broken().map(|broken| broken.ship.components).collect();
    for components in broken.into_iter().filter(|components| !components.is_disjoint(cut_off)) {
        let kept = (components - cut_off).first();
        let kept = kept.ok_or_else(|| WireError::new("a ship that breaks keeps a piece").within("cut_off"))?;
        impact.keep(kept).map_err(|error| WireError::new(error).within("cut_off"))?;
    }
    if impact.cut_off() == cut_off {
        Ok(impact)
    } else {
        let rule = Rule::LmLegal12;
        Err(WireError::new(format_args!(
            "what is cut off is all but one piece of a ship, and not {cut_off:?} ({rule})"
        ))
        .within("cut_off"))
    }
}

/// A ship in pieces, without the fleet that is handed back.
impl Serialize for Undecided {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = Object::tagged("refused", "undecided");
        object.put("ship", &self.ship().ship);
        object.put("pieces", &self.ship().pieces().collect::<Vec<_>>());
        object.put("rule", &self.rule());
        serialized(&object.end(), serializer)
    }
}

#[cfg(feature = "schema")]
impl Said for Undecided {
    fn said(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| {
            let mut properties = Properties::tagged("refused", "undecided");
            properties.field::<Ship>("ship", definitions);
            properties.field::<Vec<CellSet>>("pieces", definitions);
            properties.field::<Rule>("rule", definitions);
            properties.end()
        })
    }
}
