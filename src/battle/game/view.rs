//! What one player may know, or somebody who stands by. A view is built from what is known, not filtered from the game, so a secret cannot slip in.

use alloc::vec::Vec;

use crate::battle::board::Layout;
use crate::battle::game::Game;
use crate::battle::game::holding::Holding;
use crate::battle::game::position::{Under, Waiting};
use crate::battle::game::step::Step;
use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::race::Race;
use crate::battle::pieces::ship::Ship;
use crate::hex::Hex;
use crate::table::seat::Seat;

/// The table as one player sees it, or somebody who stands by (BBS-6, BBS-7, BBS-17).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct View {
    /// Which player looks; nobody who plays, if nothing.
    pub viewer: Option<Seat>,
    /// The board.
    pub layout: Layout,
    /// The hexes that hold an asteroid.
    pub asteroids: Vec<Hex>,
    /// The centre of the probe ring.
    pub centre: Hex,
    /// Whether the central asteroid exists.
    pub central_asteroid: bool,
    /// The hexes that hold a probe.
    pub probes: Vec<Hex>,
    /// The ships on the board.
    pub pieces: Vec<Standing>,
    /// The pieces that nobody scores.
    pub lost: Vec<PieceId>,
    /// What lies before each player, by seat.
    pub players: Vec<PlayerView>,
    /// The viewer's own movement cards in hand, in the order they were drawn.
    pub hand: Vec<Card>,
    /// The viewer's own power.
    pub power: Option<Holding>,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The round, 1 to 9.
    pub round: u8,
    /// The revealed card of this turn.
    pub card: Option<Card>,
    /// What has to be decided next.
    pub step: Step,
    /// The squadron's move under way.
    pub under_way: Under,
    /// The damage by shots that waits for an answer.
    pub hits: Vec<Waiting>,
}

/// What everybody sees of a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct PlayerView {
    /// The race.
    pub race: Option<Race>,
    /// The power, once it is revealed.
    pub power: Option<Holding>,
    /// The trophies.
    pub trophies: Vec<PieceId>,
    /// The probes collected.
    pub probes: u8,
    /// The asteroids rammed by a shielded ship.
    pub asteroids: u8,
    /// The cards revealed so far, the first one first.
    pub played: Vec<Card>,
    /// How many cards are in hand.
    pub hand: u8,
    /// How many cards are in the deck.
    pub deck: u8,
}

/// A ship where it stands. Serialised like a [`Piece`](crate::battle::game::position::Piece).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// Its number.
    pub id: PieceId,
    /// The ship.
    pub ship: Ship,
}

#[cfg(feature = "serde")]
impl serde::Serialize for Standing {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        crate::battle::game::position::Piece::of(self.id, self.ship).serialize(serializer)
    }
}

impl Game {
    /// What `viewer` may know: everything on the table, and the own hand and power. Whoever does not play sees the table only.
    #[must_use]
    pub fn view(&self, viewer: impl Into<Option<Seat>>) -> View {
        let field = self.field();
        let viewer = viewer.into().filter(|&seat| self.race(seat).is_some());
        let mut players = Vec::with_capacity(usize::from(field.players()));
        players.extend(Seat::of(field.players()).map(|seat| self.player_view(seat)));
        let (pieces, asteroids) = (field.ships().map(|(id, ship)| Standing { id, ship }), field.asteroids());
        View {
            viewer,
            layout: field.layout().clone(),
            asteroids: listed(field.layout().asteroids().len(), asteroids),
            centre: field.centre(),
            central_asteroid: field.has_central_asteroid(),
            probes: field.probes().collect(),
            pieces: listed(field.aboard().len(), pieces),
            lost: field.lost().collect(),
            players,
            hand: viewer.map_or_else(Vec::new, |seat| self.hand(seat)),
            power: viewer.and_then(|seat| self.power(seat)),
            first: self.first(),
            active: self.active(),
            round: self.round(),
            card: self.card(),
            step: self.step(),
            under_way: Under::of(&self.sortie),
            hits: Waiting::of(self),
        }
    }

    /// The movement cards that a player holds, in the order they were drawn: for that player's eyes (BBS-17).
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Vec<Card> {
        self.cards.get(seat).hand.iter().collect()
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let cards = self.cards.get(seat);
        PlayerView {
            race: self.race(seat),
            power: self.power(seat).filter(|holding| holding.revealed),
            trophies: self.field().trophies(seat).collect(),
            probes: self.field().probes_held(seat),
            asteroids: self.field().asteroids_rammed(seat),
            played: cards.played.iter().collect(),
            hand: cards.hand.len().to_le_bytes()[0],
            deck: cards.deck.len().to_le_bytes()[0],
        }
    }
}

/// Collects items of which about so many are expected.
fn listed<T>(expected: usize, items: impl Iterator<Item = T>) -> Vec<T> {
    let mut list = Vec::with_capacity(expected);
    list.extend(items);
    list
}
