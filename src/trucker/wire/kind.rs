//! `"shield"`, `"cannon_2"`, `"battery_3"`: a kind by its name, with its size where there are several of that name;
//! `3`: a capacity; `"0030"`: edges.

use alloc::string::{String, ToString};

#[cfg(feature = "schema")]
use crate::table::wire::schema::{like, number, words};
use crate::table::wire::{WireError, form};
use crate::trucker::parts::component::row::Size;
use crate::trucker::parts::component::{Capacity, Edges, Kind};

form!(Kind as String, |text| named(&text), |kind| name(*kind), like | _ | words(Kind::ALL.iter().copied().map(name)));

fn named(text: &str) -> Result<Kind, WireError> {
    let kind = Kind::ALL.iter().copied().find(|&kind| name(kind) == text);
    kind.ok_or_else(|| WireError::new(format_args!("`{text}` is no kind of component")))
}

fn name(kind: Kind) -> String {
    match kind.row().size {
        Size::Only => kind.name().into(),
        Size::Strength(size) | Size::Capacity(size) => alloc::format!("{}_{size}", kind.name()),
    }
}

form!(
    Capacity as u8,
    |number| Self::new(number).ok_or("a capacity is 1 to 4"),
    |capacity| capacity.get(),
    like | _ | number(1, 4)
);

form!(Edges as String, |digits| digits.parse::<Self>(), ToString::to_string, like | _ | like("^[0-3]{4}$"));
