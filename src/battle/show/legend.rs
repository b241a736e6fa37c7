//! What a drawing's signs mean, and what lies beside the board.

use core::fmt;

use crate::battle::game::cards::ROUNDS;
use crate::battle::game::view::{PlayerView, View};
use crate::battle::pieces::piece::letter;
use crate::table::many::Many;
use crate::table::refused::count;
use crate::table::seat::Seat;

const SIGNS: &str = "\
a3 fighter facing 3 (0 is north, then clockwise)   A3 A= bow and stern of a capital ship
## asteroid   o probe   ' damaged   ! elite   + shielded";

/// Writes the legend: signs, players, what has to be decided.
pub(super) fn write(view: &View, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(f, "{SIGNS}")?;
    for (seat, player) in Seat::ALL.into_iter().zip(&view.players) {
        writeln!(f, "{} {seat}, the {}: {}", letter(seat), player.race, Lying { seat, player, view })?;
    }
    writeln!(f, "Board: {}", view.layout.provenance())?;
    write!(f, "Round {} of {ROUNDS}", view.turn.round)?;
    match view.awaited.seats.first() {
        Some(seat) => writeln!(f, ": {seat} has to {}", view.turn.step),
        None => writeln!(f, ": the game is over"),
    }
}

/// What lies before a player, as far as the viewer sees it.
struct Lying<'a> {
    seat: Seat,
    player: &'a PlayerView,
    view: &'a View,
}

impl fmt::Display for Lying<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seat, player, view } = *self;
        let own = view.viewer == Some(seat);
        write!(
            f,
            "{}, {}",
            Many(player.score.into(), "point", "points"),
            Many(count(player.trophies.len()), "trophy", "trophies")
        )?;
        write!(f, ", {}", Many(player.probes.into(), "probe", "probes"))?;
        write!(f, ", {} in hand", Many(player.hand.into(), "card", "cards"))?;
        if own {
            f.write_str(" (")?;
            view.hand
                .iter()
                .enumerate()
                .try_for_each(|(place, card)| write!(f, "{}{card}", if place > 0 { ", " } else { "" }))?;
            f.write_str(")")?;
        }
        write!(f, ", {} in the deck", player.deck)?;
        match player.power.or(view.power.filter(|_| own)) {
            Some(holding) if holding.revealed => write!(f, ", power {}", holding.power),
            Some(holding) => write!(f, ", hidden power {}", holding.power),
            None if player.hides_power => f.write_str(", a hidden power"),
            None => f.write_str(", no power"),
        }
    }
}
