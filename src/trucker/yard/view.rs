//! Views of the yard.

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

/// The yard as a seat sees it. Everything is public except the order of the face-down tiles and the cards, which are shown only
/// to players who looked.
///
/// With the feature `serde` all fields are required: an empty hand or an unseen pile is `null`, and unknown or missing fields are
/// refused. Reading does not check consistency.
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
    /// The current step.
    pub step: Step,
    /// The players, in the order of their seats.
    pub players: Vec<PlayerView>,
    /// The number of face-down tiles.
    pub face_down: u32,
    /// The face-up tiles.
    pub face_up: TileSet,
    /// The hourglass.
    pub hourglass: Hourglass,
    /// The dice on the round card, in the order they were rolled (LM-IVC-TIMER).
    pub dice: Vec<Die>,
    /// The cards of those piles 1 to 3 that the viewer has looked at.
    pub piles: [Option<Vec<Card>>; 3],
}

/// The public state of a player.
///
/// JSON:
/// ```json
/// {"seat": 0, "layout": {"class": "I", "tiles": []}, "aside": [], "hand": 64, "last": null, "order": null,
///  "credits": 0, "lost": 0}
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The ship, or ships.
    pub layout: Layout,
    /// The components set aside; after building they are in the lost pile (BG-BUILD-2).
    pub aside: Vec<Tile>,
    /// The component in hand, which is public.
    pub hand: Option<Tile>,
    /// The cell of the component placed last, if it may still be taken back.
    pub last: Option<Cell>,
    /// The order tile.
    pub order: Option<u8>,
    /// The credits.
    pub credits: u32,
    /// The number of components in the lost pile.
    pub lost: u32,
}
