//! The outcome of an attack after the answer: the hits, what is lost with them, the pieces, and the fleet the owner keeps.

use std::collections::{BTreeMap, BTreeSet};

use super::check::pieces;
use super::defence::Refusal;
use super::loaded::{Contents, Loaded};
use super::side::Cell;
use super::stand::Stand;
use super::tile::tile_at;

/// How one line ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fate {
    /// Nothing was ever on the line.
    Missed,
    /// Something would have been struck, had no ship moved; now nothing is.
    Dodged,
    Bounced,
    /// By the cannon on this cell.
    ShotDown(Cell),
    /// By the shield on this cell.
    Shielded(Cell),
    Indestructible,
    Destroyed,
}

/// One line: the component it strikes, if any, and how it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct LineEnd {
    pub(crate) met: Option<Cell>,
    pub(crate) fate: Fate,
}

/// A group of components that still holds together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) cells: BTreeSet<Cell>,
    pub(crate) aboard: Contents,
    /// LM-LEGAL-12: whether the owner may keep it.
    pub(crate) may_be_kept: bool,
}

/// What an attack leaves, before the owner says which pieces to keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// In order of the lines.
    pub(crate) lines: Vec<LineEnd>,
    /// The tokens paid, by battery component.
    pub(crate) spent: BTreeMap<Cell, i32>,
    /// LM-SPLICE-9: what is removed together.
    pub(crate) destroyed: BTreeSet<Cell>,
    /// LM-ATTACK-9: what was on the destroyed components after everything was paid; cells with nothing are not named.
    pub(crate) lost: BTreeMap<Cell, Contents>,
    /// Everything that is still there, all pieces of it.
    pub(crate) left: Loaded,
    /// The pieces of each ship, by its number, in order of their first cells; none for a ship without components.
    pub(crate) pieces: Vec<Vec<Piece>>,
}

/// What the owner has in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Kept {
    pub(crate) fleet: Loaded,
    /// All components that go to the lost pile, destroyed or cut off.
    pub(crate) lost_pile: BTreeSet<Cell>,
    /// LM-ATTACK-9: what was on them.
    pub(crate) lost: BTreeMap<Cell, Contents>,
    /// BG-CREW-1: cells of the fleet whose alien leaves, because its life support is gone.
    pub(crate) aliens_left: BTreeSet<Cell>,
}

impl Stand<'_> {
    /// LM-SPLICE-9, LM-SPLICE-10, LM-LEGAL-12: hits, removal of all that is hit at once, break-up.
    pub(crate) fn outcome(&self) -> Outcome {
        let lines: Vec<LineEnd> =
            (0..self.met.len()).map(|line| LineEnd { met: self.met[line], fate: self.fate(line) }).collect();
        let destroyed: BTreeSet<Cell> =
            lines.iter().filter(|end| end.fate == Fate::Destroyed).filter_map(|end| end.met).collect();
        let paid = paid(self.fleet, &self.spent);
        let left = paid.without(&destroyed);
        let pieces = (0..left.ships.len()).map(|ship| pieces_of(&left, ship, self.house.any_piece)).collect();
        Outcome { lines, spent: self.spent.clone(), lost: contents(&paid, &destroyed), destroyed, left, pieces }
    }

    /// LM-ATTACK-3, -4, -5, -7, LM-SPLICE-8, LM-SPLICE-9, LM-FLEET-12, rulings 6 and 11: how one line ends.
    fn fate(&self, line: usize) -> Fate {
        let Some(cell) = self.met[line] else {
            let unmoved = Stand::new(self.fleet, self.attack, self.house);
            let was_met = !unmoved.first_on(self.attack.aim.lines[line]).is_empty();
            return if was_met { Fate::Dodged } else { Fate::Missed };
        };
        if self.bounces(cell) {
            return Fate::Bounced;
        }
        if let Some(&cannon) = self.shot.get(&line) {
            return Fate::ShotDown(cannon);
        }
        let ship = self.fleet.ship_of(cell).expect("a component of a ship");
        if let Some(&shield) = self.covered.get(&ship) {
            return Fate::Shielded(shield);
        }
        if tile_at(&self.fleet.tiles, cell).expect("a struck component").indestructible() {
            return Fate::Indestructible;
        }
        Fate::Destroyed
    }
}

/// The fleet after these tokens are paid.
fn paid(fleet: &Loaded, spent: &BTreeMap<Cell, i32>) -> Loaded {
    let mut paid = fleet.clone();
    for (cell, tokens) in spent {
        paid.aboard.get_mut(cell).expect("a battery that paid").batteries -= tokens;
    }
    paid
}

/// What is on each of these cells, where there is anything.
fn contents(fleet: &Loaded, cells: &BTreeSet<Cell>) -> BTreeMap<Cell, Contents> {
    cells.iter().map(|&cell| (cell, fleet.at(cell))).filter(|(_, contents)| !contents.is_empty()).collect()
}

/// LM-LEGAL-12, ruling 52: the pieces of one ship; where any has a human aboard, only such a piece may be kept, or any.
fn pieces_of(fleet: &Loaded, ship: usize, any_piece: bool) -> Vec<Piece> {
    let groups = pieces(&fleet.board, &fleet.tiles_of(ship));
    let manned = groups.iter().any(|cells| fleet.on(cells).humans > 0);
    let piece = |cells: BTreeSet<Cell>| {
        let aboard = fleet.on(&cells);
        Piece { may_be_kept: any_piece || !manned || aboard.humans > 0, cells, aboard }
    };
    groups.into_iter().map(piece).collect()
}

/// LM-LEGAL-12: the fleet with one piece of each ship. A ship in several pieces needs a choice, by any cell of the piece; the
/// others keep what they have.
pub(crate) fn keep(outcome: &Outcome, chosen: &BTreeMap<usize, Cell>) -> Result<Kept, Refusal> {
    let mut cut_off = BTreeSet::new();
    for (ship, pieces) in outcome.pieces.iter().enumerate() {
        let kept = match (chosen.get(&ship), pieces.as_slice()) {
            (None, []) => continue,
            (None, [only]) => only,
            (None, _) => return Err(Refusal { rule: "LM-LEGAL-12", why: "a piece must be chosen" }),
            (Some(cell), _) => match pieces.iter().find(|piece| piece.cells.contains(cell)) {
                Some(piece) => piece,
                None => return Err(Refusal { rule: "LM-LEGAL-12", why: "no piece of that ship there" }),
            },
        };
        if !kept.may_be_kept {
            return Err(Refusal { rule: "LM-LEGAL-12", why: "a piece with a human aboard must be kept" });
        }
        cut_off.extend(pieces.iter().filter(|piece| *piece != kept).flat_map(|piece| piece.cells.iter().copied()));
    }
    if chosen.keys().any(|&ship| ship >= outcome.pieces.len()) {
        return Err(Refusal { rule: "LM-LEGAL-12", why: "no such ship" });
    }
    let mut lost = outcome.lost.clone();
    lost.extend(contents(&outcome.left, &cut_off));
    let mut fleet = outcome.left.without(&cut_off);
    let aliens_left = fleet.stranded_aliens();
    for cell in &aliens_left {
        fleet.aboard.get_mut(cell).expect("a cabin with an alien").aliens.clear();
    }
    Ok(Kept { fleet, lost_pile: outcome.destroyed.union(&cut_off).copied().collect(), lost, aliens_left })
}
