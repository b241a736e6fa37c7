//! What one seat may know of the yard.

use alloc::vec::Vec;

use crate::dice::Die;
use crate::grid::Cell;
use crate::table::Seat;
use crate::trucker::cards::Card;
use crate::trucker::ship::layout::Layout;
use crate::trucker::yard::hourglass::Hourglass;
use crate::trucker::yard::stage::Step;
use crate::trucker::yard::tile::Tile;
use crate::trucker::yard::tile_set::TileSet;

/// The yard as a seat sees it. Everything lies open but the faces of the face-down tiles, whose order nobody knows, and the
/// cards, which only those know who looked.
///
/// With the feature `serde` no field is left out: what is not there (a hand that is empty, a pile that was not looked at) is
/// `null`, and a field that is unknown or missing is refused. A view is read as plain data: whether its parts go together is not
/// checked.
///
/// JSON:
/// ```json
/// {"step": "building", "players": [{"seat": 0, "layout": {"class": "I", "tiles": []}, "aside": [], "hand": 64,
///  "last": null, "order": null, "credits": 0, "lost": 0}], "face_down": 139, "face_up": [],
///  "hourglass": {"place": "I", "running": true}, "dice": [], "piles": [null, null, null]}
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct View {
    /// What is going on.
    pub step: Step,
    /// The players, in the order of their seats.
    pub players: Vec<PlayerView>,
    /// How many tiles lie face down.
    pub face_down: u32,
    /// The tiles that lie face up.
    pub face_up: TileSet,
    /// The hourglass.
    pub hourglass: Hourglass,
    /// The dice on the round card, in the order they were rolled (LM-IVC-TIMER).
    pub dice: Vec<Die>,
    /// The cards of piles 1 to 3 as far as the viewer has looked at them.
    pub piles: [Option<Vec<Card>>; 3],
}

/// What lies before one player.
///
/// JSON:
/// ```json
/// {"seat": 0, "layout": {"class": "I", "tiles": []}, "aside": [], "hand": 64, "last": null, "order": null,
///  "credits": 0, "lost": 0}
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// The ship, or ships.
    pub layout: Layout,
    /// What is set aside; when building is over it is in the lost pile (BG-BUILD-2).
    pub aside: Vec<Tile>,
    /// What is in the hand, for all to see.
    pub hand: Option<Tile>,
    /// The cell of the component placed last, if it may still be taken back.
    pub last: Option<Cell>,
    /// The order tile.
    pub order: Option<u8>,
    /// What is in the purse, in credits.
    pub credits: u32,
    /// How many components are in the lost pile.
    pub lost: u32,
}
