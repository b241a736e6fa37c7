//! What lies on the board besides ships, and what has been taken from it.

use alloc::vec::Vec;

use crate::battle::field::Field;
use crate::battle::game::position::{Fault, Position, Thing};
use crate::battle::pieces::race::Power;
use crate::table::refused::count;

/// How many asteroids the box holds, enough for either built-in board.
const BOX: u32 = 17;

impl Position {
    /// BBS-3, BBS-4, BBS-R23, BBS-V1.7: asteroids, probes and the ring.
    pub(super) fn check_board(&self, field: &mut Field, faults: &mut Vec<Fault>) {
        let (terrain, radius) = (&self.terrain, self.layout.radius());
        let (asteroids, probes, centre) = (terrain.asteroids.iter(), terrain.probes.iter(), terrain.centre);
        let asteroids = asteroids.map(|hex| (Thing::Asteroid, hex));
        let things = asteroids.chain(probes.map(|hex| (Thing::Probe, hex))).chain([(Thing::Centre, centre)]);
        let off = things.filter(|&(_, hex)| !self.layout.contains(hex));
        faults.extend(off.map(|(what, hex)| Fault::OffBoard { what, hex, radius }));
        let covered = terrain.probes.iter().filter(|&hex| terrain.asteroids.contains(hex));
        faults.extend(covered.map(|hex| Fault::ProbeOnAsteroid { hex }));
        if terrain.central_asteroid && !terrain.asteroids.contains(centre) {
            faults.push(Fault::NoCentralAsteroid { hex: centre });
        }
        self.count_probes(field, faults);
        self.count_asteroids(field, faults);
    }

    fn count_probes(&self, field: &mut Field, faults: &mut Vec<Fault>) {
        let held: u32 = self.probes_held.iter().map(|&probes| u32::from(probes)).sum();
        let (given, most) =
            (held.saturating_add(count(self.terrain.probes.len())), count(self.layout.probes().count()));
        if given > most {
            faults.push(Fault::Probes { given, most });
        }
        for (seat, &probes) in self.seats().zip(&self.probes_held) {
            field.set_probes_held(seat, probes);
        }
    }

    fn count_asteroids(&self, field: &mut Field, faults: &mut Vec<Fault>) {
        let rammed: u32 = self.asteroids_rammed.iter().map(|&asteroids| u32::from(asteroids)).sum();
        let given = rammed.saturating_add(count(self.terrain.asteroids.len()));
        let most = count(self.layout.asteroids().len()).max(BOX);
        if given > most {
            faults.push(Fault::Asteroids { given, most });
        }
        for (seat, &asteroids) in self.seats().zip(&self.asteroids_rammed) {
            if asteroids > 0 && !self.has_revealed(seat, Power::D1) {
                faults.push(Fault::Rammed { seat });
            }
            field.set_asteroids_rammed(seat, asteroids);
        }
    }
}
