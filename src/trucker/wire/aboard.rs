//! `[{"at": [0, 1], "humans": 2}, …]`: what lies on cells; `{"humans": 2}`: on one of them.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::grid::Cell;
use crate::table::wire::{WireError, by_serde, derived, form, write};
use crate::trucker::fleet::aboard::{Aboard, Alien, Contents};
use crate::trucker::parts::component::room::Room;
use crate::trucker::parts::component::{Component, Kind};
use crate::trucker::wire::fleet::ContentsWire;

/// Whether such a component has room for that (BG-CREW-1, BG-GOODS-1, LM-LAUNCH-2, LM-KIND-3).
fn holds(kind: Kind, contents: Contents) -> bool {
    match (contents, kind.room()) {
        (Contents::Nothing, _) => true,
        (Contents::Alien(_), _) => kind.houses_aliens(),
        (Contents::Humans(number), Room::Humans(places))
        | (Contents::Sleepers(number), Room::Sleepers(places))
        | (Contents::Batteries(number), Room::Batteries(places)) => (1..=places).contains(&number),
        (Contents::Goods(goods), Room::AllGoods(places)) => (1..=places.into()).contains(&goods.blocks()),
        (Contents::Goods(goods), Room::Goods(places)) => {
            goods.red == 0 && (1..=places.into()).contains(&goods.blocks())
        }
        _ => false,
    }
}

fn is_held_anywhere(contents: Contents) -> bool {
    Kind::ALL.iter().any(|&kind| holds(kind, contents))
}

/// Whether all that lay on these components, or was an alien who left his cabin (BG-CREW-1).
pub(super) fn belongs_to(aboard: &Aboard, components: &[(Cell, Component)]) -> Result<(), String> {
    for (cell, contents) in aboard.contents() {
        let on = components.iter().find(|&&(other, _)| other == cell).map(|(_, component)| component.kind());
        if !on.map_or(matches!(contents, Contents::Alien(_)), |kind| holds(kind, contents)) {
            return Err(format!("there cannot have been {contents} on {cell}"));
        }
    }
    Ok(())
}

impl Serialize for Aboard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let entries: Vec<_> = self.contents().map(|(cell, contents)| ContentsWire::of(cell, contents)).collect();
        write(&entries, serializer)
    }
}

impl<'de> Deserialize<'de> for Aboard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut aboard = Self::EMPTY;
        for entry in derived::<Vec<ContentsWire>, D>(deserializer)? {
            let (cell, contents) = entry.read().map_err(D::Error::custom)?;
            let is_new = matches!(aboard.on(cell), Contents::Nothing);
            if !(is_new && is_held_anywhere(contents) && aboard.put(cell, contents)) {
                return Err(D::Error::custom(format_args!("there cannot be {contents} on {cell}")));
            }
        }
        Ok(aboard)
    }
}

by_serde!(Alien);

form!(Contents by name {
    "nothing" => Nothing,
    "humans" => Humans(number),
    "alien" => Alien(alien),
    "sleepers" => Sleepers(number),
    "batteries" => Batteries(number),
    "goods" => Goods(goods)
} then fits_somewhere);

fn fits_somewhere(contents: &Contents) -> Result<(), WireError> {
    let nowhere = || WireError::new(format_args!("no component has room for {contents}"));
    is_held_anywhere(*contents).then_some(()).ok_or_else(nowhere)
}
