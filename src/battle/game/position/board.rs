//! What lies on the board besides ships, and what has been taken from it.

use crate::battle::field::Field;
use crate::battle::game::position::Position;
use crate::battle::game::step::Step;
use crate::battle::pieces::race::Power;
use crate::battle::rules::Rule;
use crate::hex::Hex;
use crate::table::seat::Seat;

use crate::battle::game::position::table::TableError;
use crate::table::refused::count;

/// How many asteroids the box holds, enough for either built-in board.
const BOX: u32 = 17;

/// Why asteroids and probes are not as a game can have them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BoardError {
    /// An asteroid is off the board.
    #[error("the asteroid on {hex} is off a board of radius {radius} ({})", self.rule())]
    AsteroidOff {
        /// The hex.
        hex: Hex,
        /// The board's radius.
        radius: u8,
    },
    /// An asteroid is listed twice.
    #[error("two asteroids are on {hex} ({})", self.rule())]
    AsteroidTwice {
        /// The hex.
        hex: Hex,
    },
    /// There are more asteroids than a table has.
    #[error("{given} asteroids are on the board or rammed, and a table has {most} ({})", self.rule())]
    Asteroids {
        /// How many are on the board or rammed.
        given: u32,
        /// How many there are, in the box or on a layout that has more.
        most: u32,
    },
    /// Somebody without a shield has rammed asteroids.
    #[error("{seat} has rammed asteroids without having had a shield ({})", self.rule())]
    Rammed {
        /// The seat.
        seat: Seat,
    },
    /// A probe is off the board.
    #[error("the probe on {hex} is off a board of radius {radius} ({})", self.rule())]
    ProbeOff {
        /// The hex.
        hex: Hex,
        /// The board's radius.
        radius: u8,
    },
    /// A probe is listed twice.
    #[error("two probes are on {hex} ({})", self.rule())]
    ProbeTwice {
        /// The hex.
        hex: Hex,
    },
    /// A probe is on an asteroid, which would have removed it.
    #[error("a probe and an asteroid are on {hex} ({})", self.rule())]
    ProbeOnAsteroid {
        /// The hex.
        hex: Hex,
    },
    /// There are more than six probes.
    #[error("{given} probes are on the board or collected, and a game has {most} ({})", self.rule())]
    Probes {
        /// How many are on the board or collected.
        given: u32,
        /// How many a game has.
        most: u32,
    },
    /// The ring's centre is off the board.
    #[error("the ring's centre {hex} is off a board of radius {radius} ({})", self.rule())]
    CentreOff {
        /// The hex.
        hex: Hex,
        /// The board's radius.
        radius: u8,
    },
    /// The central asteroid is not there.
    #[error("the central asteroid is said to exist, and no asteroid is on the ring's centre {hex} ({})", self.rule())]
    NoCentralAsteroid {
        /// The ring's centre.
        hex: Hex,
    },
    /// A start zone in which a fleet is still to be placed is not free.
    #[error("{hex} of the start zone of {seat}, who is still to place a fleet, is taken ({})", self.rule())]
    ZoneTaken {
        /// Whose zone.
        seat: Seat,
        /// The hex.
        hex: Hex,
    },
}

refused!(BoardError {
    AsteroidOff { hex, radius },
    AsteroidTwice { hex },
    Asteroids { given, most },
    Rammed { seat },
    ProbeOff { hex, radius },
    ProbeTwice { hex },
    ProbeOnAsteroid { hex },
    Probes { given, most },
    CentreOff { hex, radius },
    NoCentralAsteroid { hex },
    ZoneTaken { seat, hex },
});

impl BoardError {
    /// The rule that the parts break.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::AsteroidOff { .. } | Self::AsteroidTwice { .. } | Self::Asteroids { .. } => Rule::Bbs3,
            Self::Rammed { .. } => Rule::BbsD1_4,
            Self::ProbeOff { .. } | Self::ProbeTwice { .. } | Self::Probes { .. } => Rule::Bbs4,
            Self::ProbeOnAsteroid { .. } => Rule::BbsV1_7,
            Self::CentreOff { .. } | Self::NoCentralAsteroid { .. } => Rule::BbsR23,
            Self::ZoneTaken { .. } => Rule::Bbs12,
        }
    }
}

impl Position {
    /// Lays asteroids, probes and the ring on an empty board.
    pub(super) fn lay_out(&self, field: &mut Field) -> Result<(), BoardError> {
        let radius = self.layout.radius();
        for &hex in &self.asteroids {
            if !self.layout.contains(hex) {
                return Err(BoardError::AsteroidOff { hex, radius });
            }
            if !field.add_asteroid(hex) {
                return Err(BoardError::AsteroidTwice { hex });
            }
        }
        for &hex in &self.probes {
            if !self.layout.contains(hex) {
                return Err(BoardError::ProbeOff { hex, radius });
            }
            if self.asteroids.contains(&hex) {
                return Err(BoardError::ProbeOnAsteroid { hex });
            }
            if !field.add_probe(hex) {
                return Err(BoardError::ProbeTwice { hex });
            }
        }
        self.lay_ring(field)?;
        self.count_probes(field)?;
        self.count_asteroids(field)
    }

    /// BBS-R23: the ring, and the central asteroid if it exists.
    fn lay_ring(&self, field: &mut Field) -> Result<(), BoardError> {
        let hex = self.centre;
        if !self.layout.contains(hex) {
            return Err(BoardError::CentreOff { hex, radius: self.layout.radius() });
        }
        if self.central_asteroid && !self.asteroids.contains(&hex) {
            return Err(BoardError::NoCentralAsteroid { hex });
        }
        field.set_centre(hex, self.central_asteroid);
        Ok(())
    }

    fn count_probes(&self, field: &mut Field) -> Result<(), BoardError> {
        let held: u32 = self.probes_held.iter().map(|&probes| u32::from(probes)).sum();
        let (given, most) = (held.saturating_add(count(self.probes.len())), count(self.layout.probes().count()));
        if given > most {
            return Err(BoardError::Probes { given, most });
        }
        for (seat, &probes) in self.seats().zip(&self.probes_held) {
            field.set_probes_held(seat, probes);
        }
        Ok(())
    }

    fn count_asteroids(&self, field: &mut Field) -> Result<(), BoardError> {
        let rammed: u32 = self.asteroids_rammed.iter().map(|&asteroids| u32::from(asteroids)).sum();
        let (given, most) =
            (rammed.saturating_add(count(self.asteroids.len())), count(self.layout.asteroids().len()).max(BOX));
        if given > most {
            return Err(BoardError::Asteroids { given, most });
        }
        for (seat, &asteroids) in self.seats().zip(&self.asteroids_rammed) {
            if asteroids > 0 && !self.has_revealed(seat, Power::D1) {
                return Err(BoardError::Rammed { seat });
            }
            field.set_asteroids_rammed(seat, asteroids);
        }
        Ok(())
    }

    /// BBS-8, BBS-12: a fleet that is still to be placed finds its whole zone free.
    pub(super) fn check_zones(&self, field: &Field) -> Result<(), BoardError> {
        for seat in self.seats().filter(|&seat| !self.has_placed(seat)) {
            let taken = |&&hex: &&Hex| !field.is_clear(hex) || field.has_probe(hex);
            if let Some(&hex) = self.layout.zone(seat).into_iter().flatten().find(taken) {
                return Err(BoardError::ZoneTaken { seat, hex });
            }
        }
        Ok(())
    }

    /// BBS-13: nobody has anything yet while fleets are being placed.
    pub(super) fn check_nothing_won(&self) -> Result<(), TableError> {
        let held = |&(_, &probes): &(Seat, &u8)| probes > 0;
        match self.seats().zip(&self.probes_held).find(held) {
            Some((seat, _)) if self.step == Step::Place => Err(TableError::PlayedAlready { part: "probes_held", seat }),
            _ => Ok(()),
        }
    }
}
