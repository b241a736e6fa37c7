//! What a view of the yard can tell of itself: its parts go together.

use alloc::format;
use alloc::string::String;

use crate::table::Seat;
use crate::table::wire::WireError;
use crate::trucker::cards::{Card, CardSet, DeckError};
use crate::trucker::parts::catalogue;
use crate::trucker::rules::Rule;
use crate::trucker::yard::{PlayerView, Step, Tile, TileSet, View};

pub(super) fn is_of_a_table(view: &View) -> Result<(), WireError> {
    for (seat, player) in (0..).zip(&view.players) {
        if let Some((part, reason, rule)) = odd(view, player).or_else(|| misplaced(view, player, seat)) {
            let by = rule.map_or_else(String::new, |rule| format!(" ({rule})"));
            return Err(WireError::new(format!("{reason}{by}")).within(part).at(seat).within("players"));
        }
    }
    if !each_once(view) {
        return Err(WireError::new("a component lies in two places, or more lie on the table than there are"));
    }
    let is_rolled = view.players.first().is_some_and(|player| !player.layout.board().blueprint().marks().is_empty());
    if view.dice.len() > if is_rolled { 2 } else { 0 } {
        let reason = "two dice are rolled, and none on a board without marks";
        return Err(WireError::new(format!("{reason} ({})", Rule::LmIvcTimer)).within("dice"));
    }
    let mut seen = CardSet::EMPTY;
    for card in view.piles.iter().flatten().flatten().filter_map(Card::id) {
        if !seen.insert(card) {
            return Err(WireError::new(DeckError::CardTwice { card }).within("piles"));
        }
    }
    Ok(())
}

/// The field that is wrong, what is, and by which rule if one speaks.
type Reason = (&'static str, &'static str, Option<Rule>);

/// What cannot be before a player at this step.
fn odd(view: &View, player: &PlayerView) -> Option<Reason> {
    let is_building = view.step == Step::Building;
    let is_empty = |cell| player.layout.get(cell).is_none();
    match (player.hand, player.last) {
        (Some(_), _) if !is_building => {
            Some(("hand", "nobody holds a component when building is over", Some(Rule::BgBuild3)))
        }
        (Some(_), _) if player.order.is_some() => {
            Some(("hand", "whoever has finished holds no component", Some(Rule::BgBuild3)))
        }
        (Some(_), Some(_)) => Some(("last", "what was placed last is welded when another is taken", Some(Rule::LmR25))),
        (_, Some(_)) if !is_building => {
            Some(("last", "what was placed last is welded when building is over", Some(Rule::LmR34)))
        }
        (_, Some(cell)) if is_empty(cell) => Some(("last", "no component was placed there", None)),
        _ => None,
    }
}

/// What does not go with the other players.
fn misplaced(view: &View, player: &PlayerView, seat: usize) -> Option<Reason> {
    let is_other = |other: &&PlayerView| other.seat != player.seat;
    let board = view.players.first().map(|first| first.layout.board());
    let count = view.players.len();
    if usize::from(player.seat.number()) != seat {
        Some(("seat", "the players stand in the order of their seats", None))
    } else if board != Some(player.layout.board()) {
        Some(("layout", "all build on the same board", Some(Rule::LmBoard3)))
    } else if player.order.is_some_and(|order| order == 0 || usize::from(order) > count) {
        Some(("order", "there are as many order tiles as players", Some(Rule::BgBuild3)))
    } else if player.order.is_some() && view.players.iter().filter(is_other).any(|other| other.order == player.order) {
        Some(("order", "each order tile is taken once", Some(Rule::BgBuild3)))
    } else {
        None
    }
}

/// Whether no tile of the pool is in two places, as long as all come from one pool.
fn each_once(view: &View) -> bool {
    if !matches!(view.step, Step::Building | Step::Closing) {
        return true;
    }
    let mut seen: TileSet = view.face_up;
    let before = view.players.iter().flat_map(|player| {
        let placed = player.layout.components().map(|(_, component)| Tile::of(component));
        placed.chain(player.aside.iter().copied()).chain(player.hand)
    });
    let numbers = before.filter_map(|tile| if let Tile::Number(number) = tile { Some(number) } else { None });
    let mut all_new = true;
    for number in numbers {
        all_new &= seen.insert(number);
    }
    let all = u32::try_from(catalogue::pool().count()).unwrap_or(u32::MAX);
    all_new && seen.len().saturating_add(view.face_down) <= all && view.players.len() <= Seat::ALL.len()
}
