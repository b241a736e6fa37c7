//! The forms of the ground: dice, cells, hexes, and who sits at the table.

#[cfg(feature = "schema")]
use alloc::vec;
use alloc::vec::Vec;
use core::convert::Infallible;

use serde::de::Error as _;

use crate::dice::Die;
use crate::grid::{Cell, CellSet, Rotation, Side, SideSet, Surface, Topology};
use crate::hex::{Direction, Hex, HexSet};
#[cfg(feature = "schema")]
use crate::table::wire::schema::{Definitions, Properties, any_of, list, number, set, tuple, words};
use crate::table::wire::{Fields, Form, Node, Object, WireError};
use crate::table::{Actor, ArrayVec, Awaited, Confidence, Seat, SeatSet};

form!(Die as u8, Self::try_from, |die| die.face(), like | _ | number(1, 6));

form!(
    Cell as (u8, u8),
    |(column, row)| Self::new(column, row),
    |cell| (cell.column(), cell.row()),
    like | _ | tuple(vec![number(0, 10), number(0, 10)])
);

// In reading order.
form!(CellSet as Vec<Cell>, |cells| Ok::<_, Infallible>(cells.into_iter().collect()), |set| set.iter().collect());

words!(Side { "front" => Front, "right" => Right, "rear" => Rear, "left" => Left });

words!(Topology { "plane" => Plane, "cylinder" => Cylinder, "torus" => Torus });

impl Form for Surface {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        fields.only(&["topology", "columns", "rows"])?;
        Self::new(fields.read("topology")?, fields.read("columns")?, fields.read("rows")?).map_err(WireError::new)
    }

    fn write(&self) -> Node<'static> {
        let mut object = Object::new();
        object.put("topology", &self.topology());
        object.put("columns", &self.columns());
        object.put("rows", &self.rows());
        object.end()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| {
            let mut properties = Properties::default();
            properties.add("topology", Topology::schema(definitions));
            properties.add("columns", number(1, 11));
            properties.add("rows", number(1, 11));
            properties.end()
        })
    }
}

/// The number of a seat, or `"table"`.
impl Form for Actor {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        match node {
            Node::Text(name) if name == "table" => Some(Self::Table),
            Node::Unsigned(number) => {
                u8::try_from(*number).ok().and_then(|number| Seat::try_from(number).ok()).map(Self::Seat)
            }
            _ => None,
        }
        .ok_or_else(|| WireError::invalid_value(node.kind(), &"the number of a seat, 0 to 4, or \"table\""))
    }

    fn write(&self) -> Node<'static> {
        match self {
            Self::Seat(seat) => seat.write(),
            Self::Table => Node::Text("table".into()),
        }
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| any_of(vec![Seat::schema(definitions), words(["table"])]))
    }
}

serde_by_form!(Surface, Actor);

form!(SideSet as Vec<Side>, |sides| Ok::<_, Infallible>(sides.into_iter().collect()), |set| set.iter().collect());

form!(Rotation as u8, Self::try_from, |turn| u8::from(*turn), like | _ | number(0, 3));

form!(Direction as u8, Self::try_from, |direction| direction.number(), like | _ | number(0, 5));

form!(Hex as [i8; 2], |[q, r]| Ok::<_, Infallible>(Self::new(q, r)), |hex| [hex.q, hex.r]);

form!(Seat as u8, Self::try_from, |seat| seat.number(), like | _ | number(0, 4));

form!(
    SeatSet as Vec<Seat>,
    seated_once,
    |set| set.iter().collect(),
    like | definitions | set(Seat::schema(definitions), 5)
);

fn seated_once(seats: Vec<Seat>) -> Result<SeatSet, WireError> {
    seats.into_iter().try_fold(SeatSet::EMPTY, |mut set, seat| {
        if set.contains(seat) {
            return Err(WireError::new(format_args!("{seat} stands twice in a set of seats")));
        }
        set.insert(seat);
        Ok(set)
    })
}

form!(Awaited { seats, table });

words!(Confidence {
    "real" => Real, "likely" => Likely, "recalled" => Recalled, "invented" => Invented, "custom" => Custom
});

form!(
    HexSet as Vec<Hex>,
    each_once,
    |hexes| hexes.iter().collect(),
    like | definitions | set(Hex::schema(definitions), 625)
);

fn each_once(hexes: Vec<Hex>) -> Result<HexSet, WireError> {
    hexes.into_iter().try_fold(HexSet::EMPTY, |mut set, hex| {
        if set.insert(hex) {
            return Ok(set);
        }
        Err(WireError::new(format_args!("{hex} stands twice in a set of hexes, or is beyond every board")))
    })
}

impl<T: Form + Copy + PartialEq, const N: usize> Form for ArrayVec<T, N> {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let items = Vec::<T>::read(node)?;
        let given = items.len();
        Self::collect(items).ok_or_else(|| WireError::new(format_args!("{given} items, and there are {N} at the most")))
    }

    fn write(&self) -> Node<'static> {
        Node::List(self.iter().map(|item| item.write()).collect())
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        list(T::schema(definitions))
    }
}
