//! Why no flight can begin.

use crate::table::Seat;
use crate::trucker::attack::AimError;
use crate::trucker::cards::{CardId, Level, RoundCard};
use crate::trucker::parts::blueprint::Class;
use crate::trucker::rules::Rule;
use crate::trucker::track::TrackError;

messages! {
    /// Why a setup is refused.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum SetupError refused Rule of "flight-setup" {
        Players { players: u32 } => Rule::LmBoard4, "2 to 5 play, not {players}";
        Level { class: Class, level: RoundCard } with own = (RoundCard::of(*class).name())
            => Rule::LmBoard2, "class {class} flies at level {own}, not {level}";
        BoardLevel { expected: RoundCard, level: RoundCard } => Rule::LmBoard2, "this board flies at level {expected}, not {level}";
        /// Only level IV may use the cards of level III.
        LevelIiiCards { level: RoundCard } => Rule::LmIv31, "only a flight of level IV uses level III cards, not one of level {level}";
        OtherBoard { seat: Seat } => Rule::LmBoard3, "the board of {seat} is not that of the table";
        NoShip { seat: Seat } => Rule::LmR32, "{seat} has a marker but no flying ship";
        NoMarker { seat: Seat } => Rule::LmR32, "{seat} has flying ships but no marker";
        NotBoarded { seat: Seat } => Rule::LmLaunch2, "the crew and batteries of {seat} are not aboard yet";
        /// Ships are counted from 0.
        Unmanned { seat: Seat, ship: u8 } with number = (u32::from(*ship) + 1) => Rule::LmLaunch1, "ship {number} of {seat} has no human aboard and cannot fly";
        TopCard { level: Level, expected: Level } => Rule::BgPiles, "the top card must be of level {expected}, not {level}";
        /// Cards are counted from 0.
        CardLevel { place: u32, level: Level, highest: Level } with number = (i64::from(*place) + 1)
            => Rule::BgPiles, "card {number} of the deck is of level {level}, but this flight uses cards up to level {highest}";
        /// Before the first card, the cards that a player has looked at must be in the deck.
        NotInDeck { seat: Seat, card: CardId } => Rule::BgPiles, "{seat} cannot have looked at card {card}: it is not in the deck";
        /// A sabotage on a board with a splice, where dice cannot select a cell; cards are counted from 0.
        Sabotage { place: u32 } with number = (i64::from(*place) + 1)
            => Rule::BgSabotage, "card {number} of the deck is a sabotage, which cannot be rolled on a board with a splice";
    } or {
        /// The positions of the markers are impossible.
        Track(TrackError),
        /// A card attacks, and the board has no numbers.
        NoNumbers(AimError),
    }
}
