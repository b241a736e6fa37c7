//! Where something may be chosen.

use alloc::vec::Vec;
use core::fmt;

use super::{Picture, board};
use crate::battle::game::choice::Choice;
use crate::battle::game::view::View;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::ship::hexes;
use crate::hex::Hex;
use crate::hex::chart::HexSet;

pub(super) fn draw(f: &mut fmt::Formatter<'_>, picture: &Picture<'_>) -> fmt::Result {
    let view = picture.view;
    let all = picture.choices.iter().flat_map(|choice| about(view, choice));
    let hexes: HexSet = all.filter(|&hex| view.layout.contains(hex)).collect();
    for hex in hexes.iter() {
        f.write_str(r#"<path class="may over" d=""#)?;
        board::outline(f, hex)?;
        f.write_str("\"/>\n")?;
    }
    Ok(())
}

/// The hexes that a choice is about.
fn about(view: &View, choice: &Choice) -> Vec<Hex> {
    match *choice {
        Choice::Land { fighter }
        | Choice::Destroy { fighter }
        | Choice::Fire { fighter }
        | Choice::Turn { fighter, .. }
        | Choice::Elite { fighter }
        | Choice::Blast { fighter } => covered(view, [fighter]),
        Choice::Shoot { target: ship }
        | Choice::Laser { ship }
        | Choice::SuperShot { ship }
        | Choice::Shield { ship } => covered(view, [ship]),
        Choice::Squadron { squadron } | Choice::Displace { squadron, .. } => covered(view, squadron.fighters()),
        Choice::Double { squadron, fighters } => covered(view, fighters.fighters(squadron)),
        Choice::Capital { to, .. } => to.hexes().to_vec(),
        Choice::EliteEnd { to } | Choice::Asteroid { to, .. } | Choice::Return { at: to, .. } => alloc::vec![to],
        Choice::Landing(ref landing) => about_move(view, &landing.with),
        Choice::Reveal { .. }
        | Choice::HoldFire
        | Choice::End
        | Choice::Pass
        | Choice::Unveil
        | Choice::EliteFace { .. }
        | Choice::Answer { .. }
        | Choice::Resurrect { .. }
        | Choice::ResurrectFallen
        | Choice::Leave { .. }
        | Choice::Place(_) => Vec::new(),
    }
}

/// An order of landing within another is refused; it is not read further.
fn about_move(view: &View, choice: &Choice) -> Vec<Hex> {
    if matches!(choice, Choice::Landing(_)) { Vec::new() } else { about(view, choice) }
}

/// The hexes that these pieces stand on.
fn covered(view: &View, pieces: impl IntoIterator<Item = PieceId>) -> Vec<Hex> {
    let standing = |piece| view.pieces.iter().find(move |standing| standing.id == piece);
    pieces.into_iter().filter_map(standing).flat_map(|standing| hexes(standing.id, standing.ship)).collect()
}
