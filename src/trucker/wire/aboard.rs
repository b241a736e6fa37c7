//! `[{"at": [0, 1], "humans": 2}, …]`: what lies on cells; `{"humans": 2}`: on one of them.

use alloc::vec::Vec;

use crate::grid::Cell;
#[cfg(feature = "schema")]
use crate::table::wire::schema::{Definitions, any_of, list, number, properties};
use crate::table::wire::{Fields, Form, Node, Object, WireError, form, serde_by_form};
use crate::trucker::fleet::aboard::{Aboard, Contents};
#[cfg(feature = "schema")]
use crate::trucker::fleet::aboard::{Alien, Goods};
use crate::trucker::parts::component::Kind;
use crate::trucker::parts::component::room::Room;

form!(Contents by name {
    "nothing" => Nothing,
    "humans" => Humans(number),
    "alien" => Alien(alien),
    "sleepers" => Sleepers(number),
    "batteries" => Batteries(number),
    "goods" => Goods(goods)
});

impl Form for Aboard {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut aboard = Self::EMPTY;
        for (place, (cell, contents)) in contents(node)?.into_iter().enumerate() {
            let is_new = matches!(aboard.on(cell), Contents::Nothing);
            if !(is_new && fits_somewhere(contents) && aboard.put(cell, contents)) {
                return Err(WireError::new(format_args!("there cannot be {contents} on {cell}")).at(place));
            }
        }
        Ok(aboard)
    }

    fn write(&self) -> Node<'static> {
        Node::List(self.contents().map(|(at, contents)| Entry(at, contents).write()).collect())
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| list(Entry::schema(definitions)))
    }
}

serde_by_form!(Aboard);

/// The contents of cells, none of them empty.
pub(super) fn contents(node: &Node<'_>) -> Result<Vec<(Cell, Contents)>, WireError> {
    Ok(Vec::<Entry>::read(node)?.into_iter().map(|Entry(at, contents)| (at, contents)).collect())
}

/// The contents of a cell: one of the fields beside `at`.
struct Entry(Cell, Contents);

impl Form for Entry {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let at = Fields::of(node)?.read("at")?;
        let beside: Vec<_> = node.fields()?.iter().filter(|(name, _)| name != "at").cloned().collect();
        let contents = if beside.len() == 1 { Contents::read(&Node::Object(beside))? } else { Contents::Nothing };
        if is_something(contents) {
            return Ok(Self(at, contents));
        }
        Err(WireError::new(format_args!(
            "{at} needs one of `humans`, `alien`, `sleepers`, `batteries` and `goods`, and at least 1 of it"
        )))
    }

    fn write(&self) -> Node<'static> {
        let mut entry = Object::new();
        entry.put("at", &self.0);
        match &self.1 {
            Contents::Nothing => {}
            Contents::Humans(number) => entry.put("humans", number),
            Contents::Alien(alien) => entry.put("alien", alien),
            Contents::Sleepers(number) => entry.put("sleepers", number),
            Contents::Batteries(number) => entry.put("batteries", number),
            Contents::Goods(goods) => entry.put("goods", goods),
        }
        entry.end()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named_as::<Self>("laid", |definitions| {
            let most = |places: fn(Room) -> Option<u8>| {
                number(1, Kind::ALL.iter().filter_map(|kind| places(kind.room())).max().unwrap_or_default().into())
            };
            let humans = most(|room| if let Room::Humans(places) = room { Some(places) } else { None });
            let sleepers = most(|room| if let Room::Sleepers(places) = room { Some(places) } else { None });
            let batteries = most(|room| if let Room::Batteries(places) = room { Some(places) } else { None });
            let (alien, goods) = (Alien::schema(definitions), Goods::schema(definitions));
            let kinds = [
                ("humans", humans),
                ("alien", alien),
                ("sleepers", sleepers),
                ("batteries", batteries),
                ("goods", goods),
            ];
            let entry = |(name, schema)| {
                let mut entry = properties!(definitions { at: Cell });
                entry.add(name, schema);
                entry.end()
            };
            any_of(kinds.into_iter().map(entry).collect())
        })
    }
}

fn is_something(contents: Contents) -> bool {
    match contents {
        Contents::Nothing => false,
        Contents::Humans(number) | Contents::Sleepers(number) | Contents::Batteries(number) => number > 0,
        Contents::Alien(_) => true,
        Contents::Goods(goods) => !goods.is_none(),
    }
}

/// Whether any component has room for the contents (BG-CREW-1, BG-GOODS-1, LM-LAUNCH-2, LM-KIND-3).
fn fits_somewhere(contents: Contents) -> bool {
    Kind::ALL.iter().any(|kind| match (contents, kind.room()) {
        (Contents::Alien(_), _) => kind.houses_aliens(),
        (Contents::Humans(number), Room::Humans(places))
        | (Contents::Sleepers(number), Room::Sleepers(places))
        | (Contents::Batteries(number), Room::Batteries(places)) => number <= places,
        (Contents::Goods(goods), Room::AllGoods(places)) => goods.blocks() <= places.into(),
        (Contents::Goods(goods), Room::Goods(places)) => goods.red == 0 && goods.blocks() <= places.into(),
        _ => false,
    })
}
