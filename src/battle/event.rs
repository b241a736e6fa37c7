//! The events of a battle.

use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::pose::Pose;
use crate::battle::pieces::race::Power;
use crate::hex::{Direction, Hex};
use crate::table::seat::Seat;

messages! {
    /// Something that happened. Every player may see every event.
    ///
    /// The cause of [`Damaged`](Self::Damaged), [`Captured`](Self::Captured), [`Lost`](Self::Lost) or
    /// [`Absorbed`](Self::Absorbed) is the last of these events before it:
    ///
    /// | event before | cause |
    /// |---|---|
    /// | [`Flew`](Self::Flew) | it landed off the board, on an asteroid or on a ship, or a fighter landed on it |
    /// | [`Fired`](Self::Fired), [`Shot`](Self::Shot), [`Laser`](Self::Laser), [`SuperShot`](Self::SuperShot) | it was shot; if its owner is asked about a shield, the damage follows the answer |
    /// | [`Sailed`](Self::Sailed) | it rammed or was rammed |
    /// | [`Blast`](Self::Blast) | it blew up, or was within the blast |
    /// | [`Asteroid`](Self::Asteroid) | the asteroid moved onto it |
    ///
    /// JSON: `{"event": "captured", "piece": 39, "by": 0}`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum Event by "event" of "battle-event" {
        Placed { seat: Seat } "{seat} places a fleet";
        Revealed { seat: Seat, card: Card } "{seat} reveals movement card {card}";
        /// A fighter ended its move, on or off the board; what it met there follows.
        Flew { piece: PieceId, from: Hex, to: Hex } "fighter {piece} flies from {from} to {to}";
        Fired { by: PieceId, hit: Option<PieceId> } "fighter {by} {hit|none:fires and hits nothing|hits #}";
        Turned { piece: PieceId, facing: Direction } "fighter {piece} now faces {facing}";
        Sailed { piece: PieceId, from: Pose, to: Pose } "capital ship {piece} ends its move on {to}; it started on {from}";
        Shot { by: PieceId, at: PieceId } "capital ship {by} fires its turrets at {at}";
        /// A ship took damage and survived it.
        Damaged { piece: PieceId } "{piece} takes 1 damage";
        Captured { piece: PieceId, by: Seat } "{piece} is destroyed; {by} takes it as a trophy";
        Lost { piece: PieceId } "{piece} is lost; nobody scores it";
        Probe { at: Hex, by: Seat } "{by} collects the probe on {at}";
        /// A shield took damage for a ship (BBS-D1.1).
        Absorbed { piece: PieceId } "the shield of capital ship {piece} absorbs the damage";
        /// A power was revealed (BBS-61).
        Unveiled { seat: Seat, power: Power } "{seat} reveals power {power}";
        /// A fighter became the elite (BBS-E1.1).
        Elite { fighter: PieceId } "fighter {fighter} becomes the elite";
        /// A fighter blew up (BBS-E3.1).
        Blast { fighter: PieceId, at: Hex } "fighter {fighter} blows up on {at}";
        /// An asteroid moved, or tried to (BBS-V1.1).
        Asteroid { from: Hex, to: Hex } "the asteroid on {from} moves onto {to}";
        AsteroidLost { at: Hex } "an asteroid is destroyed on {at}";
        /// A probe was removed for good (BBS-V1.7).
        ProbeLost { at: Hex } "the probe on {at} is removed from the game";
        /// A capital ship fired its laser (BBS-K2.1).
        Laser { by: PieceId, at: PieceId } "capital ship {by} hits {at} with its laser";
        /// A capital ship fired the super shot (BBS-K3.1).
        SuperShot { by: PieceId } "capital ship {by} fires its super shot";
        /// A shield has so many tokens now (BBS-D1.3).
        Shield { ship: PieceId, tokens: u8 } "the shield of capital ship {ship} {tokens|0:is gone|1:has 1 token|has # tokens}";
        /// A lost fighter returned (BBS-D2.2).
        Returned { piece: PieceId, at: Hex } "fighter {piece} returns to the board on {at}";
        /// A player drew a movement card, which only that player sees.
        Drew { seat: Seat } "{seat} draws a movement card";
        Ended { seat: Seat } "{seat} ends the turn";
        Over "the game is over";
    }
}
