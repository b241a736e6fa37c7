//! `{"kind": "cannon", "strength": 1, "edges": "0030", "points": "front"}`, edges and direction as they lie.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use crate::grid::{Rotation, Side, SideSet};
#[cfg(feature = "schema")]
use crate::table::wire::schema::{Definitions, Properties, any_of, keywords, one_of, or_null, text, tuple};
use crate::table::wire::{Fields, Form, Node, Object, WireError, serde_by_form};
use crate::trucker::parts::catalogue;
#[cfg(feature = "schema")]
use crate::trucker::parts::component::Edges;
use crate::trucker::parts::component::room::Room;
use crate::trucker::parts::component::row::Size;
use crate::trucker::parts::component::{Component, Kind, TileId};

impl Form for Component {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        fields.only(&["kind", "strength", "capacity", "edges", "points", "covers", "tile"])?;
        read(&mut fields)
    }

    fn write(&self) -> Node<'static> {
        let mut object = Object::new();
        write(&mut object, *self);
        object.end()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| schema(definitions, |_| Properties::default()))
    }
}

serde_by_form!(Component);

/// Reads a component from its fields; a tile also has its cell.
pub(super) fn read(fields: &mut Fields<'_>) -> Result<Component, WireError> {
    let name = fields.word("kind")?;
    let kind = kind(name, fields.read_or("strength", None)?, fields.read_or("capacity", None)?)?;
    let component = Component::new(kind, fields.read("edges")?, facing(fields, kind)?).map_err(WireError::new)?;
    fields.read_or("tile", None)?.map_or(Ok(component), |id| catalogued(component, id))
}

pub(super) fn write(object: &mut Object, component: Component) {
    let kind = component.kind();
    object.push("kind", Node::Text(kind.name().into()));
    object.put_unless("strength", &strength(kind), &None);
    object.put_unless("capacity", &capacity(kind), &None);
    object.put("edges", &component.edges());
    object.put_unless("points", &points(component), &None);
    let covers: Vec<Side> = component.covers().iter().collect();
    object.put_unless("covers", &covers, &Vec::new());
    object.put_unless("tile", &component.tile(), &None);
}

/// One side, or a list of them.
#[derive(PartialEq)]
struct Sides(Vec<Side>);

impl Form for Sides {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        if matches!(node, Node::List(_)) {
            Form::read(node).map(Self)
        } else {
            Side::read(node).map(|side| Self(vec![side]))
        }
    }

    fn write(&self) -> Node<'static> {
        if let [side] = self.0.as_slice() { side.write() } else { self.0.write() }
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        any_of(vec![Side::schema(definitions), Vec::<Side>::schema(definitions)])
    }
}

/// Where it points: a cannon-engine with its muzzle first.
fn points(component: Component) -> Option<Sides> {
    let sides: Vec<Side> = component.muzzles().iter().chain(component.exhaust()).chain(component.nozzle()).collect();
    (!sides.is_empty()).then_some(Sides(sides))
}

/// Where the drawn front lies, from `points` or `covers`.
fn facing(fields: &mut Fields<'_>, kind: Kind) -> Result<Side, WireError> {
    let (field, other) = if kind.row().shields { ("covers", "points") } else { ("points", "covers") };
    let none = |field| WireError::new(format_args!("a {} has no `{field}`", kind.name()));
    if fields.read_or(other, None::<Sides>)?.is_some() {
        return Err(none(other));
    }
    let Sides(given) = fields.read_or(field, None)?.unwrap_or(Sides(Vec::new()));
    if !kind.has_direction() {
        return if given.is_empty() { Ok(Side::Front) } else { Err(none(field)) };
    }
    let misfit = || WireError::new(format_args!("`{field}` does not fit a {}", kind.name()));
    facing_of(kind, &given).ok_or_else(misfit)
}

/// The facing in which a component of `kind` points to, or covers, just these sides.
fn facing_of(kind: Kind, given: &[Side]) -> Option<Side> {
    if kind == Kind::CannonEngine {
        return match given {
            [muzzle, exhaust] if muzzle.opposite() == *exhaust => Some(*muzzle),
            _ => None,
        };
    }
    let wanted: SideSet = given.iter().copied().collect();
    let is_meant = |facing: &Side| {
        let pointing = kind.row().pointing(*facing);
        pointing.outlets | pointing.covers == wanted
    };
    Side::ALL.into_iter().filter(|_| given.len() == wanted.iter().count()).find(is_meant)
}

/// The kind with this name and these sizes; cabins may omit theirs.
pub(super) fn kind(name: &str, strength_given: Option<u8>, capacity_given: Option<u8>) -> Result<Kind, WireError> {
    let mut named = Kind::ALL.iter().copied().filter(|kind| kind.name() == name).peekable();
    if named.peek().is_none() {
        return Err(WireError::new(format_args!("`{name}` is no kind of component")).within("kind"));
    }
    let has_capacity = |kind: Kind| capacity(kind) == capacity_given || capacity_given.is_none() && kind.is_cabin();
    named
        .find(|&kind| strength(kind) == strength_given && has_capacity(kind))
        .ok_or_else(|| WireError::new(format!("there is no {name} of that `strength` or `capacity`")))
}

/// The component as that tile of the catalogue, if it is that tile in some rotation.
fn catalogued(component: Component, id: TileId) -> Result<Component, WireError> {
    let tile = catalogue::tile(id.get()).map_err(|error| WireError::new(error).within("tile"))?;
    let looks_like = |turned: &Component| {
        (turned.kind(), turned.edges(), turned.facing()) == (component.kind(), component.edges(), component.facing())
    };
    Rotation::ALL
        .into_iter()
        .map(|rotation| tile.turned(rotation))
        .find(looks_like)
        .ok_or_else(|| WireError::new(format_args!("tile {id} is not such a component")).within("tile"))
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

/// A component by its kind, after other fields: one object a name, with all sizes that are of it.
#[cfg(feature = "schema")]
pub(super) fn schema(definitions: &mut Definitions, first: fn(&mut Definitions) -> Properties) -> Node<'static> {
    let mut kinds: Vec<Vec<Kind>> = Vec::new();
    for &kind in Kind::ALL {
        match kinds.iter_mut().find(|alike| alike.iter().any(|other| other.name() == kind.name())) {
            Some(alike) => alike.push(kind),
            None => kinds.push(vec![kind]),
        }
    }
    any_of(kinds.iter().map(|alike| of_name(alike, first(definitions), definitions)).collect())
}

/// The kinds of one name, which differ in their sizes.
#[cfg(feature = "schema")]
fn of_name(kinds: &[Kind], mut properties: Properties, definitions: &mut Definitions) -> Node<'static> {
    let Some(&kind) = kinds.first() else { return Node::Bool(false) };
    properties.add("kind", keywords([("const", text(kind.name()))]));
    for (name, size) in [("strength", strength as fn(Kind) -> _), ("capacity", capacity)] {
        let sizes: Vec<u8> = kinds.iter().filter_map(|&kind| size(kind)).collect();
        match sizes.is_empty() {
            true => {}
            false if kind.is_cabin() => properties.may(name, or_null(one_of(sizes))),
            false => properties.add(name, one_of(sizes)),
        }
    }
    properties.field::<Edges>("edges", definitions);
    if kind.has_direction() {
        let count = Component::new(kind, Edges::default(), Side::Front)
            .map_or(0, |component| (component.outlets() | component.covers()).iter().count());
        let sides = tuple((0..count).map(|_| Side::schema(definitions)).collect());
        let either = if count == 1 { any_of(vec![Side::schema(definitions), sides]) } else { sides };
        properties.add(if kind.row().shields { "covers" } else { "points" }, either);
    }
    properties.may("tile", Option::<TileId>::schema(definitions));
    properties.end()
}
