//! `"shield"`, `"cannon_2"`, `"battery_3"`: a kind by its name, with its size where there are several of that name;
//! `3`: a capacity; `"0030"`: edges.

use alloc::string::{String, ToString};

use serde::de::{Error as _, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::trucker::parts::component::row::Size;
use crate::trucker::parts::component::{Capacity, Edges, Kind};

fn name(kind: Kind) -> String {
    match kind.row().size {
        Size::Only => kind.name().into(),
        Size::Strength(size) | Size::Capacity(size) => alloc::format!("{}_{size}", kind.name()),
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&name(*self))
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let named = Self::ALL.iter().copied().find(|&kind| name(kind) == text);
        named.ok_or_else(|| D::Error::custom(format_args!("`{text}` is no kind of component")))
    }
}

impl Serialize for Capacity {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.get())
    }
}

impl<'de> Deserialize<'de> for Capacity {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let refused = || D::Error::invalid_value(Unexpected::Unsigned(number.into()), &"a capacity, 1 to 4");
        Self::new(number).ok_or_else(refused)
    }
}

impl Serialize for Edges {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_string())
    }
}

impl<'de> Deserialize<'de> for Edges {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
