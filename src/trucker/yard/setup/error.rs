//! Why no yard can begin.

use crate::table::Seat;
use crate::trucker::cards::{CardError, RoundCard};
use crate::trucker::parts::blueprint::Class;
use crate::trucker::parts::component::TileId;
use crate::trucker::rules::Rule;

messages! {
    /// Why a setup is refused.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum SetupError refused Rule of "yard-setup" {
        Players { players: u32 } => Rule::LmBoard4, "2 to 5 play, not {players}";
        Level { class: Class, level: RoundCard } with own = (RoundCard::of(*class).name())
            => Rule::LmBoard2, "class {class} flies at level {own}, not {level}";
        BoardLevel { expected: RoundCard, level: RoundCard } => Rule::LmBoard2, "this board flies at level {expected}, not {level}";
        /// Only level IV may use the cards of level III.
        LevelIiiCards { level: RoundCard } => Rule::LmIv31, "only a flight of level IV uses level III cards, not one of level {level}";
        /// Marks are opened by the dice rolled while building.
        Opened => Rule::LmIvc1, "marked cells must be closed before the dice are rolled";
        DiceOnLevel { level: RoundCard } => Rule::LmIvcTimer, "marked cells need the hourglass of level IV, not of level {level}";
        NothingToBuildOn => Rule::LmBoard5, "the board has no open cell to build on";
        CabinInPool { tile: TileId } => Rule::LmCabin1, "tile {tile} is a starting cabin and does not belong in the pool";
        TileTwice { tile: TileId } => Rule::BgBuild1, "tile {tile} is in the pool twice";
        Ships { ships: u32, players: u8 } => Rule::LmBoard3, "there {ships|1:is 1 board|are # boards} for {players} players";
        OtherBoard { seat: Seat } => Rule::LmBoard3, "the board of {seat} is not that of the table";
        Aside { seat: Seat, aside: u8 } => Rule::BgBuild1, "{seat} has {aside} components set aside, but there are only two places";
        Order { seat: Seat, order: u8 } => Rule::LmR28, "{seat} cannot have order tile {order}";
    } or {
        /// The piles are not those of the flight.
        Piles(CardError),
    }
}
