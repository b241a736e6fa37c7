//! `5`: a chance, of 36; `{"struck": [{"at": [2, 3], "chance": 5}], "miss": 31}`: a heat map.

use crate::grid::Cell;
use alloc::vec::Vec;

#[cfg(feature = "schema")]
use crate::table::wire::schema::{Definitions, number, properties};
use crate::table::wire::{Fields, Form, Node, Object, WireError, form, serde_by_form};
use crate::trucker::attack::odds::{HeatMap, Probability};

form!(
    Probability as u32,
    |throws| Self::of(throws).ok_or("a chance is 0 to 36 of 36"),
    |chance| chance.throws(),
    like | _ | number(0, 36)
);

struct Struck {
    at: Cell,
    chance: Probability,
}

form!(Struck { at, chance });

impl Form for HeatMap {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        fields.only(&["struck", "miss"])?;
        let struck: Vec<Struck> = fields.read("struck")?;
        Ok(Self::with(struck.into_iter().map(|Struck { at, chance }| (at, chance)), fields.read("miss")?))
    }

    fn write(&self) -> Node<'static> {
        let mut object = Object::new();
        object.put("struck", &self.iter().map(|(at, chance)| Struck { at, chance }).collect::<Vec<_>>());
        object.put("miss", &self.miss());
        object.end()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions
            .named::<Self>(|definitions| properties!(definitions { struck: Vec<Struck>, miss: Probability }).end())
    }
}

serde_by_form!(HeatMap);
