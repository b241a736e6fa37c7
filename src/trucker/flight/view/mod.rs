//! Views of flights.

mod setup;

use alloc::vec::Vec;

use crate::grid::CellSet;
#[cfg(feature = "serde")]
use crate::table::wire::{few_players, form};
use crate::table::{Actor, Seat};
use crate::trucker::cards::{Card, CardKind, CardSet, RoundCard};
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::{Good, Goods};
use crate::trucker::fleet::leaving::Departure;
use crate::trucker::flight::Flight;
use crate::trucker::flight::progress::Progress;
use crate::trucker::flight::question::Question;
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::settlement::Owed;
use crate::trucker::settlement::penalty::LossCap;

/// The flight as a seat sees it. Everything is public except the deck, of which a seat knows the number of cards and those it
/// looked at while building (BG-PILES). A late joiner needs nothing else.
///
/// With the feature `serde` all fields are required, some of them nullable; unknown or missing fields are refused. Reading does
/// not check consistency.
///
/// JSON:
/// ```json
/// {"level": "I", "level_iii_cards": false, "rulings": {"side_cannons_wrap": true, "rear_meteors": "same_or_adjacent",
///  "boosted_shield_cost": 2, "thruster_cost": 1, "torus_thrusters": "across_travel", "strict_joints": false,
///  "any_free_tile": false, "finished_may_look": true, "free_repair": false, "loans": false}, "card": null,
///  "faced": null, "shown": [{"level": "I", "kind": "stardust"}], "cards_left": 3, "asked": [0, {"ask": "withdraw"}],
///  "progress": {"waiting": [], "landed": [], "line": 0, "declared": [], "losers": [], "winner": null, "targets": [],
///  "attacks": 0, "tries": 0}, "players": [{"seat": 0, "fleet": {"class": "I", "tiles": [{"at": [2, 2],
///  "kind": "cabin", "capacity": 2, "edges": "3333"}], "boarded": true, "aboard": [{"at": [2, 2], "humans": 2}]},
///  "position": -4, "credits": 3, "lost": [], "lost_pile": 0, "cap": null, "owed": "nothing", "gone": [],
///  "set_aside": {}}, {"seat": 1, "fleet": {"class": "I", "tiles": [], "boarded": true}, "position": null,
///  "credits": 0, "lost": [[2, 2]], "lost_pile": 1, "cap": 26, "owed": {"debt": 3}, "gone": [], "set_aside": {}}],
///  "peeked": [7]}
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct View {
    /// The level of the flight (LM-BOARD-2).
    pub level: RoundCard,
    /// Whether it uses the cards of level III, which it changes (LM-IV3).
    pub level_iii_cards: bool,
    /// The answers to what the rulebooks leave open.
    pub rulings: Rulings,
    /// The card being resolved, as printed.
    pub card: Option<Card>,
    /// The card as this flight applies it (LM-IV3).
    pub faced: Option<CardKind>,
    /// The cards shown so far, this one included.
    pub shown: Vec<Card>,
    /// The number of cards still to come.
    pub cards_left: u32,
    /// The actor asked, and the question.
    pub asked: Option<(Actor, Question)>,
    /// The progress of the card, or of the withdrawals before it.
    pub progress: Progress,
    /// The players, in the order of their seats.
    pub players: Vec<PlayerView>,
    /// The cards that the viewer has looked at.
    pub peeked: CardSet,
}

/// The public state of a player.
///
/// JSON:
/// ```json
/// {"seat": 0, "fleet": {"class": "I", "tiles": [], "boarded": true}, "position": null, "credits": 3,
///  "lost": [[2, 2]], "lost_pile": 1, "cap": null, "owed": "nothing", "gone": [], "set_aside": {"red": 1}}
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// The fleet; without components if no ship flies. Ships in hyperspace are not part of it.
    pub fleet: Fleet,
    /// The ships in hyperspace until the card is over (LM-FLEET-13); in JSON left out if there is none.
    pub hyperspace: Vec<Departure>,
    /// The position of the marker.
    pub position: Option<i32>,
    /// The credits.
    pub credits: u32,
    /// The former cells of the components lost in this flight.
    pub lost: CellSet,
    /// The number of components in the lost pile.
    pub lost_pile: u32,
    /// The limit of the penalty for them (LM-END-6).
    pub cap: LossCap,
    /// The amount owed for the premium (LM-TORUS-5).
    pub owed: Owed,
    /// The ships that left in this flight.
    pub gone: Vec<Departure>,
    /// All goods set aside, of these ships and of those that left before (LM-END-3).
    pub set_aside: Goods,
}

#[cfg(feature = "serde")]
form!(View after few_players {
    level, level_iii_cards, rulings, card, faced, shown, cards_left, asked, progress, players, peeked
});

#[cfg(feature = "serde")]
form!(PlayerView {
    seat, fleet, hyperspace unless = Vec::new(), position, credits, lost, lost_pile, cap, owed, gone, set_aside
});

impl View {
    /// The card as this flight applies it, or the part of it that is being resolved, if it is a sequence (LM-R53).
    #[must_use]
    pub fn part(&self) -> Option<&CardKind> {
        self.faced.as_ref().and_then(|card| self.progress.part_of(card))
    }
}

impl Flight {
    /// The public state of a player.
    pub(super) fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.table.player(seat);
        let set_aside = |good: Good| {
            let gone = player.gone.iter().map(|ship| ship.set_aside().of(good));
            gone.fold(player.before.set_aside.of(good), u16::saturating_add)
        };
        PlayerView {
            seat,
            fleet: Fleet::clone(&player.fleet),
            hyperspace: player.away.clone(),
            position: self.table.track.position(seat),
            credits: player.credits,
            lost: player.lost,
            lost_pile: player.before.lost.saturating_add(player.lost.len()),
            cap: player.before.cap,
            owed: player.before.owed,
            gone: player.gone.clone(),
            set_aside: Goods::each(set_aside),
        }
    }
}
