//! `{"class": "IIIC", "tiles": [...], "boarded": true, "aboard": [{"at": [0, 1], "humans": 2}]}`: a layout, and what is
//! aboard by cell.

#[cfg(feature = "schema")]
use crate::table::wire::schema::Definitions;
use crate::table::wire::{Fields, Form, Node, Object, WireError, serde_by_form};
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::Aboard;
use crate::trucker::wire::aboard::contents;
#[cfg(feature = "schema")]
use crate::trucker::wire::board;
use crate::trucker::wire::layout;

impl Form for Fleet {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        fields.only(&["class", "board", "opened", "tiles", "boarded", "aboard"])?;
        let (layout, boarded) = (layout::read(&mut fields)?, fields.read("boarded")?);
        let aboard = fields.get("aboard").map_or_else(|| Ok(alloc::vec![]), contents);
        Self::restore(layout, boarded, aboard.map_err(|error| error.within("aboard"))?).map_err(WireError::new)
    }

    fn write(&self) -> Node<'static> {
        let mut object = Object::new();
        layout::write(&mut object, self.layout());
        object.put("boarded", &self.has_boarded());
        object.put_unless("aboard", self.aboard(), &Aboard::EMPTY);
        object.end()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| {
            board::schema(definitions, |properties, definitions| {
                layout::schema(properties, definitions);
                properties.field::<bool>("boarded", definitions);
                properties.may("aboard", Aboard::schema(definitions));
            })
        })
    }
}

serde_by_form!(Fleet);
