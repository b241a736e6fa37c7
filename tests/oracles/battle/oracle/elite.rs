//! The elite fighter of the Earthers.

use std::collections::BTreeSet;

use super::harm::Cause;
use super::hex::{Hex, distance, within};
use super::play::{Legal, Play, Rules, broken};
use super::state::{Piece, State, is_capital, owner};

/// BBS-E1.6: why the elite may not come down on a hex of this board, if it may not.
fn forbidden(state: &State, id: usize, damage: i32, hex: Hex) -> Rules {
    let mut rules = Rules::new();
    let ship = state.ship_on(hex);
    if !state.on_board(hex) || state.asteroids.contains(&hex) || ship.is_some_and(is_capital) {
        rules.extend(["BBS-E1.6", "BBS-R20"]);
    }
    if damage > 0 && ship.is_some_and(|ship| !is_capital(ship) && owner(ship) != owner(id)) {
        rules.extend(["BBS-E1.6", "BBS-R12", "BBS-R20", "BBS-52"]);
    }
    rules
}

/// BBS-E1.2: whether exactly so many steps with free turns can end that far away.
fn far_enough(steps: i32, away: i32) -> bool {
    if steps == 1 { away == 1 } else { away <= steps }
}

/// Every hex where the elite may end, judged as it lands; it is not on this board.
pub(crate) fn ends(state: &State, id: usize, elite: &Piece, steps: i32) -> BTreeSet<Hex> {
    let from = elite.at[0];
    let near = within(from, steps).into_iter().filter(|&hex| far_enough(steps, distance(from, hex)));
    let legal: BTreeSet<Hex> = near.filter(|&hex| forbidden(state, id, elite.damage, hex).is_empty()).collect();
    if legal.is_empty() { BTreeSet::from([from]) } else { legal }
}

impl Play {
    /// The elite, which was lifted, comes down.
    pub(crate) fn land_elite(&mut self, id: usize, mut elite: Piece, steps: i32, to: Hex, facing: usize) -> Legal<()> {
        let legal = ends(&self.state, id, &elite, steps);
        if !legal.contains(&to) {
            let mut rules = forbidden(&self.state, id, elite.damage, to);
            if !far_enough(steps, distance(elite.at[0], to)) {
                rules.extend(["BBS-E1.2", "BBS-R20"]);
            }
            return Err(rules);
        }
        self.note("BBS-E1.2");
        if elite.facing != facing {
            self.note("BBS-E1.3");
        }
        if !far_enough(steps, distance(elite.at[0], to)) {
            self.note("BBS-R20");
        }
        elite.at = vec![to];
        elite.facing = facing;
        let met = self.state.ship_on(to);
        if let Some(own) = met.filter(|&ship| owner(ship) == owner(id)) {
            self.note("BBS-E1.6");
            self.lose(own);
        } else if let Some(enemy) = met {
            self.note("BBS-E1.6");
            self.destroy(enemy, owner(id));
            self.state.pieces.insert(id, elite);
            self.harm(id, owner(enemy), Cause::Other);
            return Ok(());
        }
        self.state.pieces.insert(id, elite);
        self.collect_probe(owner(id), to);
        Ok(())
    }

    /// BBS-E1.1: one own fighter on the board becomes the elite.
    pub(crate) fn choose_elite(&mut self, player: usize, id: usize) -> Legal<()> {
        let Some(piece) = self.state.pieces.get_mut(&id).filter(|_| owner(id) == player && !is_capital(id)) else {
            return broken(&["BBS-E1.1"]);
        };
        piece.elite = true;
        self.note("BBS-E1.1");
        Ok(())
    }
}
