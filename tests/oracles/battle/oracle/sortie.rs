//! Steps 2 to 4 of a turn: one squadron moves, fires and turns.

use std::collections::{BTreeMap, BTreeSet};

use super::fire::Shot;
use super::hex::{Hex, ahead, distance, moved, turns_between};
use super::landing::Landing;
use super::play::{Legal, Play, broken};
use super::state::{Piece, is_capital, owner};

/// What the owner of the squadron decides on the way.
pub(crate) trait Owner {
    /// BBS-27: which of two own fighters goes.
    fn destroyed(&mut self, mover: usize, other: usize) -> usize;
    /// BBS-R8: who of these fires next.
    fn shooter(&mut self, ready: &BTreeSet<usize>) -> usize;
    /// BBS-E3.1: which fighter blows up after how many shots.
    fn blast(&mut self, shots: usize, able: &BTreeSet<usize>) -> Option<usize>;
    /// BBS-40: the facing at the end.
    fn facing(&mut self, id: usize, now: usize) -> usize;
}

/// BBS-V3.1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Teleport {
    pub(crate) vector: Hex,
    pub(crate) round: usize,
}

/// BBS-E1.2, BBS-E1.3.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EliteMove {
    pub(crate) id: usize,
    pub(crate) to: Hex,
    pub(crate) facing: usize,
}

/// What is given beforehand.
#[derive(Clone, Debug)]
pub(crate) struct Sortie {
    pub(crate) squadron: (usize, usize),
    pub(crate) steps: i32,
    pub(crate) turn: usize,
    pub(crate) landing: Vec<usize>,
    pub(crate) doubled: BTreeSet<usize>,
    pub(crate) teleport: Option<Teleport>,
    pub(crate) elite: Option<EliteMove>,
    pub(crate) shot: Shot,
    /// Whether the one use of the power is spent.
    pub(crate) used: bool,
}

impl Sortie {
    /// BBS-21, BBS-V2.1, BBS-V3.1: where a fighter ends, on the board or not.
    fn end_of(&self, id: usize, piece: &Piece) -> Hex {
        if let Some(teleport) = self.teleport {
            return moved(piece.at[0], teleport.vector);
        }
        let steps = if self.doubled.contains(&id) { 2 * self.steps } else { self.steps };
        ahead(piece.at[0], piece.facing, steps)
    }
}

impl Play {
    pub(crate) fn fly(&mut self, sortie: &Sortie, choices: &mut dyn Owner) -> Legal<()> {
        let squadron = self.state.fighters(sortie.squadron);
        assert!(sortie.landing.iter().copied().collect::<BTreeSet<_>>() == squadron, "all land");
        assert!(sortie.landing.len() == squadron.len(), "each lands once");
        self.check_powers(sortie, &squadron)?;
        let collided = self.come_down(sortie, choices)?;
        if !collided.is_empty() {
            self.note("BBS-32");
        }
        self.cleared.clear();
        self.volley(sortie, collided, choices)?;
        self.turn_about(sortie, choices)
    }

    /// BBS-V2.1, BBS-V3.1, BBS-V3.2, BBS-R24.
    fn check_powers(&mut self, sortie: &Sortie, squadron: &BTreeSet<usize>) -> Legal<()> {
        if !sortie.doubled.is_subset(squadron) {
            return broken(&["BBS-V2.1"]);
        }
        if !sortie.doubled.is_empty() {
            self.note("BBS-V2.1");
            self.note("BBS-V2.2");
        }
        let Some(teleport) = sortie.teleport else { return Ok(()) };
        let mut rules = BTreeSet::new();
        if sortie.used {
            rules.insert("BBS-V3.1");
        }
        if teleport.round < 2 {
            rules.insert("BBS-V3.2");
        }
        if !(1..=6).contains(&distance((0, 0), teleport.vector)) {
            rules.extend(["BBS-V3.1", "BBS-R24"]);
        }
        self.note("BBS-V3.1");
        if rules.is_empty() { Ok(()) } else { Err(rules) }
    }

    /// BBS-R4, BBS-R5: all lift off together and come down one by one; those that collided, with their last hex.
    fn come_down(&mut self, sortie: &Sortie, choices: &mut dyn Owner) -> Legal<BTreeMap<usize, Hex>> {
        if sortie.steps == 0 && sortie.teleport.is_none() {
            return self.stay(sortie);
        }
        let mut air = BTreeMap::new();
        for &id in &sortie.landing {
            let piece = self.state.pieces.remove(&id).expect("a fighter that is there");
            air.insert(id, piece);
        }
        self.note_flight(sortie, &air);
        let mut collided = BTreeMap::new();
        for &id in &sortie.landing {
            let piece = air[&id].clone();
            if let Some(elite) = sortie.elite.filter(|elite| elite.id == id) {
                self.land_elite(id, piece, sortie.steps, elite.to, elite.facing)?;
                continue;
            }
            let end = sortie.end_of(id, &piece);
            if self.land(id, piece, end, choices) == Landing::Collided {
                collided.insert(id, end);
            } else if sortie.teleport.is_some() {
                self.note("BBS-V3.3");
            }
        }
        Ok(collided)
    }

    /// BBS-R30: nobody moves, and no collision is checked.
    fn stay(&mut self, sortie: &Sortie) -> Legal<BTreeMap<usize, Hex>> {
        self.note("BBS-R30");
        if let Some(elite) = sortie.elite {
            let piece = self.state.pieces.get_mut(&elite.id).expect("a fighter that is there");
            if piece.at[0] != elite.to {
                return broken(&["BBS-E1.2", "BBS-R20", "BBS-R30"]);
            }
            piece.facing = elite.facing;
        }
        Ok(BTreeMap::new())
    }

    fn note_flight(&mut self, sortie: &Sortie, air: &BTreeMap<usize, Piece>) {
        self.note("BBS-21");
        for (&id, piece) in air.iter().filter(|_| sortie.teleport.is_none()) {
            self.note_passed(piece.at[0], piece.facing, distance(piece.at[0], sortie.end_of(id, piece)));
        }
        let ends: Vec<Hex> = air.iter().map(|(&id, piece)| sortie.end_of(id, piece)).collect();
        if ends.iter().any(|&end| air.values().any(|mate| mate.at[0] == end)) {
            self.note("BBS-R4");
        }
        if ends.iter().copied().collect::<BTreeSet<Hex>>().len() < ends.len() {
            self.note("BBS-R5");
        }
        let ends: BTreeSet<Hex> = ends.into_iter().collect();
        let ships: Vec<usize> = ends.iter().filter_map(|&end| self.state.ship_on(end)).collect();
        let each: BTreeSet<usize> = ships.iter().copied().collect();
        if each.len() < ships.len() {
            self.note("on both hexes of one ship");
        }
    }

    /// BBS-23, BBS-56: what is on the way does not matter.
    fn note_passed(&mut self, from: Hex, facing: usize, steps: i32) {
        for hex in (1..steps).map(|steps| ahead(from, facing, steps)) {
            if self.state.probes.contains(&hex) {
                self.note("BBS-56");
            }
            if self.state.asteroids.contains(&hex) || self.state.ship_on(hex).is_some() {
                self.note("BBS-23");
            }
        }
    }

    /// BBS-33, BBS-39: one shot at a time; BBS-E3.1: a blast before, between or after them.
    fn volley(&mut self, sortie: &Sortie, collided: BTreeMap<usize, Hex>, choices: &mut dyn Owner) -> Legal<()> {
        let mut dead = collided;
        let mut fired = BTreeSet::new();
        for shots in 0.. {
            self.detonate(sortie, &dead, shots, choices)?;
            dead.clear();
            let ready = self
                .state
                .fighters(sortie.squadron)
                .into_iter()
                .filter(|id| sortie.landing.contains(id) && !sortie.doubled.contains(id));
            let ready: BTreeSet<usize> = ready.filter(|id| !fired.contains(id)).collect();
            if ready.is_empty() {
                break;
            }
            let shooter = choices.shooter(&ready);
            assert!(ready.contains(&shooter), "{shooter} is to fire, not one of {ready:?}");
            self.note("BBS-33");
            self.fire(shooter, sortie.shot);
            fired.insert(shooter);
        }
        Ok(())
    }

    /// BBS-E3.1, BBS-E3.4, BBS-R21: those on the board, and before the first shot those that collided.
    fn detonate(
        &mut self,
        sortie: &Sortie,
        collided: &BTreeMap<usize, Hex>,
        shots: usize,
        choices: &mut dyn Owner,
    ) -> Legal<()> {
        let player = sortie.squadron.0;
        let on_board = self.state.pieces.keys().copied().filter(|&id| owner(id) == player && !is_capital(id));
        let able: BTreeSet<usize> = on_board.chain(collided.keys().copied()).collect();
        let Some(id) = choices.blast(shots, &able) else { return Ok(()) };
        if sortie.used {
            return broken(&["BBS-E3.1"]);
        }
        if !able.contains(&id) {
            return broken(&["BBS-E3.1", "BBS-E3.4", "BBS-R21"]);
        }
        if let Some(&centre) = collided.get(&id) {
            self.note("BBS-E3.4");
            self.note("BBS-R21");
            self.blast(player, centre);
        } else {
            self.blow_up(player, id)?;
        }
        self.cleared.clear();
        Ok(())
    }

    /// BBS-40, BBS-41: those that are still there turn; the elite does not.
    fn turn_about(&mut self, sortie: &Sortie, choices: &mut dyn Owner) -> Legal<()> {
        for id in self.state.fighters(sortie.squadron) {
            if self.state.is_elite(id) || !sortie.landing.contains(&id) {
                continue;
            }
            let now = self.state.pieces[&id].facing;
            let then = choices.facing(id, now);
            if turns_between(now, then) > sortie.turn {
                return broken(&["BBS-40", "BBS-41"]);
            }
            if now != then {
                self.note("BBS-40");
            }
            if sortie.turn == 0 || turns_between(now, then) == 3 {
                self.note("BBS-41");
            }
            self.state.pieces.get_mut(&id).expect("a fighter that is there").facing = then;
        }
        Ok(())
    }
}
