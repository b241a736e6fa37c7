//! How goods are stowed by chance.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::battle::generate::chooser::Chooser;
use crate::flight::player::sorted;
use crate::flight::table::Place;
use crate::flight::visits::fits;
use crate::trucker::side::Cell;
use crate::trucker::tile::Tile;

/// Old blocks and new ones in holds with room; wrong, in holds without, or blocks and loads that are not there.
pub(crate) fn stow(chooser: &mut Chooser, place: &Place, loads: &[String], wrong: bool) -> Value {
    let player = place.player;
    let is_load_wrong = wrong && place.level_four && chooser.percent(40);
    let load = if is_load_wrong { chooser.of(&["RR", "GG", "YB", "RYGB", "B"]).to_owned() } else { chooser.of(loads) };
    let mut blocks = player.all_goods() + &load;
    if wrong && chooser.percent(30) {
        blocks.push(chooser.of(&['R', 'Y', 'G', 'B']));
    }
    let careless = wrong && chooser.percent(40);
    let keen = chooser.of(&[100, 90, 50]);
    let holds: Vec<&Tile> = player.tiles.iter().filter(|tile| tile.kind.ends_with("cargo_hold")).collect();
    let mut stowed: BTreeMap<Cell, String> = BTreeMap::new();
    for block in chooser.shuffled(blocks.chars()) {
        let has_room = |hold: &&&Tile| {
            let used = stowed.get(&hold.at).map_or(0, String::len);
            careless || fits(block, hold) && used < usize::try_from(hold.capacity).expect("a capacity")
        };
        let fitting: Vec<&Tile> = holds.iter().filter(has_room).copied().collect();
        if let Some(hold) = chooser.any(fitting).filter(|_| chooser.percent(keen)) {
            stowed.entry(hold.at).or_default().push(block);
        }
    }
    let holds: Vec<(Cell, String)> = stowed.into_iter().map(|(hold, goods)| (hold, sorted(&goods))).collect();
    let mut answer = json!({"ask": "stow", "holds": holds});
    if place.level_four {
        answer["load"] = json!(load);
    }
    answer
}
