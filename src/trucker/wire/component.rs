//! `{"kind": "cannon", "strength": 1, "edges": "0030", "points": "front"}`, edges and direction as they lie.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::grid::{Cell, Rotation, Side, SideSet};
use crate::table::wire::{Node, Wire, WireError, derived, readable, write};
use crate::trucker::parts::catalogue;
use crate::trucker::parts::component::room::Room;
use crate::trucker::parts::component::row::Size;
use crate::trucker::parts::component::{Component, Edges, Kind, TileId};
use crate::trucker::wire::board::text;

/// A component, and its cell where it lies on a layout.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileWire {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) at: Option<Cell>,
    kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    strength: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    capacity: Option<u8>,
    edges: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<Sides>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    covers: Option<Sides>,
    /// The number of the real tile, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tile: Option<u8>,
}

/// One side, or a list of them.
#[derive(Serialize)]
#[serde(untagged)]
enum Sides {
    One(Side),
    Many(Vec<Side>),
}

impl Wire for Sides {
    fn of(node: &Node) -> Result<Self, WireError> {
        if matches!(node, Node::List(_)) {
            Vec::deserialize(node).map(Self::Many)
        } else {
            Side::deserialize(node).map(Self::One)
        }
    }
}

readable!(Sides);

impl Sides {
    fn list(&self) -> &[Side] {
        match self {
            Self::One(side) => core::slice::from_ref(side),
            Self::Many(sides) => sides,
        }
    }
}

impl TileWire {
    /// Components with their cells.
    pub(super) fn list(components: &[(Cell, Component)]) -> Vec<Self> {
        components.iter().map(|&(cell, component)| Self::of(Some(cell), component)).collect()
    }

    /// The inverse of [`list`](Self::list), which is in reading order of different cells.
    pub(super) fn read_list(tiles: &[Self]) -> Result<Vec<(Cell, Component)>, String> {
        let mut components: Vec<(Cell, Component)> = Vec::new();
        for tile in tiles {
            let at = tile.at.ok_or_else(|| String::from("a component that lay somewhere has an `at`"))?;
            if components.last().is_some_and(|&(before, _)| before.index() >= at.index()) {
                return Err(format!("{at} does not stand in reading order"));
            }
            components.push((at, tile.component()?));
        }
        Ok(components)
    }

    pub(super) fn of(at: Option<Cell>, component: Component) -> Self {
        let kind = component.kind();
        let points = match (component.muzzles().iter().collect::<Vec<_>>(), component.exhaust(), component.nozzle()) {
            (muzzles, Some(exhaust), _) if !muzzles.is_empty() => Some(Sides::Many([muzzles, vec![exhaust]].concat())),
            (muzzles, ..) if muzzles.len() > 1 => Some(Sides::Many(muzzles)),
            (_, exhaust, nozzle) => component.muzzles().iter().next().or(exhaust).or(nozzle).map(Sides::One),
        };
        let covers: Vec<Side> = component.covers().iter().collect();
        Self {
            at,
            kind: kind.name().to_owned(),
            strength: strength(kind),
            capacity: capacity(kind),
            edges: component.edges().to_string(),
            points,
            covers: (!covers.is_empty()).then_some(Sides::Many(covers)),
            tile: component.tile().map(TileId::get),
        }
    }

    pub(super) fn component(&self) -> Result<Component, String> {
        let kind = kind(&self.kind, self.strength, self.capacity)?;
        let edges = self.edges.parse().map_err(text)?;
        let component = Component::new(kind, edges, self.read_facing(kind)?).map_err(text)?;
        match self.tile {
            None => Ok(component),
            Some(number) => catalogued(component, number),
        }
    }

    /// Where the drawn front lies, from `points` or `covers`.
    fn read_facing(&self, kind: Kind) -> Result<Side, String> {
        let (field, expected, given) =
            if kind.row().shields { ("covers", "points", &self.covers) } else { ("points", "covers", &self.points) };
        let other = if kind.row().shields { &self.points } else { &self.covers };
        if other.is_some() {
            return Err(format!("a {} has no `{expected}`", self.kind));
        }
        let given = given.as_ref().map_or(&[][..], Sides::list);
        if !kind.has_direction() {
            return if given.is_empty() { Ok(Side::Front) } else { Err(format!("a {} has no `{field}`", self.kind)) };
        }
        facing(kind, given).ok_or_else(|| format!("`{field}` does not fit a {}", self.kind))
    }
}

/// The kind with this name and these sizes; cabins need not say theirs.
pub(super) fn kind(name: &str, strength_given: Option<u8>, capacity_given: Option<u8>) -> Result<Kind, String> {
    let mut named = Kind::ALL.iter().copied().filter(|kind| kind.name() == name).peekable();
    if named.peek().is_none() {
        return Err(format!("`{name}` is no kind of component"));
    }
    let has_capacity = |kind: Kind| capacity(kind) == capacity_given || capacity_given.is_none() && kind.is_cabin();
    named
        .find(|&kind| strength(kind) == strength_given && has_capacity(kind))
        .ok_or_else(|| format!("there is no {name} of that `strength` or `capacity`"))
}

/// The facing in which a component of `kind` points to, or covers, just these sides.
fn facing(kind: Kind, given: &[Side]) -> Option<Side> {
    if kind == Kind::CannonEngine {
        return match given {
            [muzzle, exhaust] if muzzle.opposite() == *exhaust => Some(*muzzle),
            _ => None,
        };
    }
    let wanted: SideSet = given.iter().copied().collect();
    Side::ALL.into_iter().find(|&facing| {
        Component::new(kind, Edges::default(), facing)
            .is_ok_and(|component| given.len() == wanted.iter().count() && directions(component) == wanted)
    })
}

fn directions(component: Component) -> SideSet {
    component.outlets() | component.covers()
}

/// The component as tile `number` of the catalogue, if it is that tile in some rotation.
fn catalogued(component: Component, number: u8) -> Result<Component, String> {
    let tile = catalogue::tile(number).map_err(|error| error.to_string())?;
    let looks_like = |turned: &Component| {
        (turned.kind(), turned.edges(), turned.facing()) == (component.kind(), component.edges(), component.facing())
    };
    Rotation::ALL
        .into_iter()
        .map(|rotation| tile.turned(rotation))
        .find(looks_like)
        .ok_or_else(|| format!("tile {number} is not such a component"))
}

pub(super) const fn strength(kind: Kind) -> Option<u8> {
    match kind.row().size {
        Size::Strength(strength) => Some(strength),
        Size::Only | Size::Capacity(_) => None,
    }
}

const fn capacity(kind: Kind) -> Option<u8> {
    match (kind.row().size, kind.room()) {
        (Size::Capacity(capacity), _) | (_, Room::Humans(capacity) | Room::Sleepers(capacity)) => Some(capacity),
        _ => None,
    }
}

impl Serialize for Component {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(&TileWire::of(None, *self), serializer)
    }
}

impl<'de> Deserialize<'de> for Component {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let wire: TileWire = derived(deserializer)?;
        if wire.at.is_some() {
            return Err(D::Error::custom("a component that lies nowhere has no `at`"));
        }
        wire.component().map_err(D::Error::custom)
    }
}
