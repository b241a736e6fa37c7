//! Views: what one player or a spectator may know. A view is built from public parts, not filtered from the game, so no secret
//! can slip in.

use alloc::vec::Vec;

use crate::battle::board::Layout;
use crate::battle::field::Field;
use crate::battle::field::terrain::Terrain;
use crate::battle::game::Game;
use crate::battle::game::holding::Holding;
use crate::battle::game::powers::gun_of;
use crate::battle::game::turn::Turn;
use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::race::Race;
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::ship::{Ship, Standing, hexes};
use crate::battle::rules::rulings::Rulings;
use crate::hex::Hex;
use crate::table::Awaited;
use crate::table::array_vec::ArrayVec;
use crate::table::seat::Seat;

/// The game as one player or a spectator sees it (BBS-6, BBS-7, BBS-17): everything a client needs to show the game and what it
/// waits for, and, with a [guess](View::determinize) at the rest, to search ahead.
///
/// With the feature `serde` it can be written and read. The fields of `terrain` and `turn` are inlined; empty `under_way`, `hits`
/// and `fallen` are omitted. Also optional when reading are `viewer`, `hand`, `power` and `card`, default `rulings`, a player's
/// `power`, `hides_power` and `asteroids`, and absent marks of ships. Reading does not check consistency; a game made by a
/// [guess](View::determinize), is checked like every position.
///
/// ```
/// # use starwright::battle::{Deck, Game, Layout, Race, Setup, View};
/// # use starwright::dice::Random;
/// # use starwright::rand_core::SeedableRng;
/// # use starwright::table::Seat;
/// # let mut dice = Random::new(rand_pcg::Pcg32::seed_from_u64(1));
/// # let players = Race::ALL.map(|race| (race, Deck::HOUSE));
/// # let game = Game::new(&Setup::shuffled(Layout::four_players(), &players, &mut dice))?;
/// let mine = game.view(Seat::Two);
/// assert_eq!(mine.hand.len(), 1);
/// assert!(game.view(None).hand.is_empty());
/// # #[cfg(feature = "serde")] {
/// let sent = serde_json::to_string(&mine)?;
/// assert_eq!(serde_json::from_str::<View>(&sent)?, mine);
/// # }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// JSON:
/// ```json
/// {"viewer": 0, "layout": "three_players", "rulings": {"straight_displacement": false,
///  "rammed_asteroid_points": 0, "returning": "own_squadron"}, "asteroids": [[-7, 0], [-6, 2], [-4, -1], [-3, 1],
///  [-2, 3], [-1, -2], [-1, 5], [0, 0], [0, 7], [1, 2], [2, -3], [2, 4], [3, -1], [4, -6], [5, -4], [7, -7]],
///  "centre": [0, 0], "central_asteroid": true, "probes": [[-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0]],
///  "pieces": [], "lost": [], "players": [{"race": "earthers", "power": null, "hides_power": false, "trophies": [],
///  "probes": 0, "asteroids": 0, "played": [], "hand": 1, "deck": 8, "score": 0}, {"race": "vonyan", "power": null,
///  "hides_power": false, "trophies": [], "probes": 0, "asteroids": 0, "played": [], "hand": 1, "deck": 8,
///  "score": 0}, {"race": "valkyries", "power": null, "hides_power": false, "trophies": [], "probes": 0,
///  "asteroids": 0, "played": [], "hand": 1, "deck": 8, "score": 0}], "hand": [[3, 1, 2]], "power": null,
///  "awaited": {"seats": [0], "table": false}, "first": 0, "active": 0, "round": 1, "card": null,
///  "step": {"step": "place"}}
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct View {
    /// The viewing player; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// The board.
    pub layout: Layout,
    /// The answers to what the rulebook leaves open.
    pub rulings: Rulings,
    /// What lies on the board besides ships.
    pub terrain: Terrain,
    /// The ships on the board.
    pub pieces: Vec<Standing>,
    /// The lost pieces, which no player scores.
    pub lost: Pieces,
    /// The public state of each player, by seat.
    pub players: Vec<PlayerView>,
    /// The viewer's own movement cards in hand, in the order they were drawn.
    pub hand: ArrayVec<Card, 3>,
    /// The viewer's own power.
    pub power: Option<Holding>,
    /// Who may choose now: one player; none when the game is over.
    pub awaited: Awaited,
    /// Whose turn it is, and its progress.
    pub turn: Turn,
}

impl View {
    /// The hexes that a ship's fire reaches now, as [`Game::fire_range`] says, for clients that have no game.
    ///
    /// ```
    /// # use starwright::battle::{Deck, Game, Layout, PieceId, Race, Setup};
    /// # use starwright::dice::Random;
    /// # use starwright::rand_core::SeedableRng;
    /// # let mut dice = Random::new(rand_pcg::Pcg32::seed_from_u64(1));
    /// # let players = Race::ALL.map(|race| (race, Deck::HOUSE));
    /// # let game = Game::new(&Setup::shuffled(Layout::four_players(), &players, &mut dice))?;
    /// let view = game.view(None);
    /// assert!(PieceId::of(4).all(|piece| view.fire_range(piece) == game.fire_range(piece)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn fire_range(&self, piece: PieceId) -> Vec<Hex> {
        let on_board = |ship: Ship| hexes(piece, ship).all(|hex| self.layout.contains(hex));
        let mut standing = self.pieces.iter().filter(|standing| standing.id == piece);
        let Some(ship) = standing.next().map(|standing| standing.ship).filter(|&ship| on_board(ship)) else {
            return Vec::new();
        };
        let mut field = Field::new(self.layout.clone(), self.rulings, self.terrain);
        for &Standing { id, ship } in &self.pieces {
            field.put(id, ship);
        }
        let player = self.players.get(usize::from(piece.seat().number()));
        field.reached(piece, ship, gun_of(player.and_then(|player| player.power))).iter().collect()
    }
}

/// The public state of a player.
///
/// JSON:
/// ```json
/// {"race": "vonyan", "power": null, "hides_power": true, "trophies": [3], "probes": 1, "asteroids": 0,
///  "played": [], "hand": 1, "deck": 8, "score": 4}
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PlayerView {
    /// The race.
    pub race: Race,
    /// The power, once it is revealed.
    pub power: Option<Holding>,
    /// Whether the player has a hidden power.
    pub hides_power: bool,
    /// The trophies.
    pub trophies: Pieces,
    /// The probes collected.
    pub probes: u8,
    /// The asteroids rammed by a shielded ship.
    pub asteroids: u8,
    /// The cards revealed so far, the first one first.
    pub played: ArrayVec<Card, 9>,
    /// The number of cards in hand.
    pub hand: u8,
    /// The number of cards in the deck.
    pub deck: u8,
    /// The points if the game were over now (BBS-58).
    pub score: u16,
}

impl Game {
    /// What `viewer` may know: everything public, and the viewer's own hand and power. A spectator (`None`) sees only public
    /// information.
    #[must_use]
    pub fn view(&self, viewer: impl Into<Option<Seat>>) -> View {
        let field = self.field();
        let viewer = viewer.into().filter(|&seat| self.race(seat).is_some());
        let scores = field.points();
        let player = |seat| self.player_view(seat, *scores.get(seat));
        let players = Seat::of(field.players()).filter_map(player);
        View {
            viewer,
            layout: field.layout().clone(),
            rulings: field.rulings(),
            terrain: *field.terrain(),
            pieces: listed(field.aboard().len(), field.ships().map(|(id, ship)| Standing { id, ship })),
            lost: field.lost(),
            players: listed(field.players().into(), players),
            hand: viewer.map(|seat| self.cards.get(seat).hand).unwrap_or_default(),
            power: viewer.and_then(|seat| self.power(seat)),
            awaited: self.awaited(),
            turn: self.turn,
        }
    }

    /// The public state of a player with this score.
    fn player_view(&self, seat: Seat, score: u16) -> Option<PlayerView> {
        let (cards, power) = (self.cards.get(seat), self.power(seat));
        Some(PlayerView {
            race: self.race(seat)?,
            power: power.filter(|holding| holding.revealed),
            hides_power: power.is_some_and(|holding| !holding.revealed),
            trophies: self.field().trophies(seat),
            probes: self.field().probes_held(seat),
            asteroids: self.field().asteroids_rammed(seat),
            played: cards.played,
            hand: cards.hand.len().to_le_bytes()[0],
            deck: cards.deck.len().to_le_bytes()[0],
            score,
        })
    }
}

/// Collects items, with an estimate of their number.
fn listed<T>(expected: usize, items: impl Iterator<Item = T>) -> Vec<T> {
    let mut list = Vec::with_capacity(expected);
    list.extend(items);
    list
}
