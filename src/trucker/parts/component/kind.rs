//! Kinds of components.

use core::fmt;

use crate::trucker::parts::component::room::Room;
use crate::trucker::parts::component::row::Row;

/// The tokens, blocks or crew that fit on a component: 1 to 4.
///
/// JSON: `3`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Capacity {
    /// One.
    One = 1,
    /// Two.
    Two = 2,
    /// Three.
    Three = 3,
    /// Four.
    Four = 4,
}

impl Capacity {
    /// The number, 1 to 4.
    #[must_use]
    pub const fn get(self) -> u8 {
        self as u8
    }

    /// The inverse of [`get`](Self::get).
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            3 => Some(Self::Three),
            4 => Some(Self::Four),
            _ => None,
        }
    }
}

/// The colour of an alien and of its life support.
///
/// JSON: `"purple"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Gunners.
    Purple,
    /// Engineers.
    Brown,
    /// Specialists of many professions.
    Cyan,
}

#[cfg(feature = "serde")]
crate::table::wire::words!(Colour { "purple" => Purple, "brown" => Brown, "cyan" => Cyan });

impl Colour {
    /// The three colours.
    pub const ALL: [Self; 3] = [Self::Purple, Self::Brown, Self::Cyan];
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Purple => "purple",
            Self::Brown => "brown",
            Self::Cyan => "cyan",
        })
    }
}

/// The kind of a component.
///
/// JSON: `"cannon_2"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Kind {
    /// Each player's own cabin; never houses an alien (LM-LEGAL-13).
    StartingCabin,
    /// Two humans or one alien.
    Cabin,
    /// One human, never an alien (LM-KIND-3).
    LuxuryCabin,
    /// Up to four sleepers, who are not crew until woken (LM-KIND-3).
    StasisChamber,
    /// Engine strength 1.
    SingleEngine,
    /// Engine strength 2 for a battery.
    DoubleEngine,
    /// Cannon strength 1 to the front, otherwise ½.
    SingleCannon,
    /// Twice that for a battery.
    DoubleCannon,
    /// Two muzzles on adjacent sides, one battery (LM-KIND-1).
    BidirectionalCannon,
    /// A single cannon and, across from its muzzle, a single engine (LM-KIND-2).
    CannonEngine,
    /// Battery tokens.
    Battery(Capacity),
    /// Goods, except red.
    CargoHold(Capacity),
    /// Goods of every colour.
    SpecialCargoHold(Capacity),
    /// Lets an alien of a colour live in a joined cabin.
    LifeSupport(Colour),
    /// Covers two adjacent sides (LM-ATTACK-6).
    Shield,
    /// Shifts an attack by one step (LM-ATTACK-8).
    Thruster,
    /// Edges and nothing else.
    Structural,
    /// Structural, and never destroyed by an attack (LM-KIND-4).
    Plating,
    /// Stops intruders; pairs of them add to the cannons (LM-KIND-5).
    AutoDefence,
    /// Arms the crew of a joined cabin (LM-KIND-5).
    CrewArmament,
    /// Inert: it can be drawn, welded, counted and lost, but its rules are not among our sources (LM-KIND-4).
    Router,
    /// Inert, as [`Router`](Self::Router).
    SolarPanel,
    /// Inert, as [`Router`](Self::Router).
    Reactor,
    /// Sends its ship into hyperspace (LM-FLEET-13); inert while building.
    Booster,
}

impl Kind {
    /// Every kind, with every capacity.
    pub const ALL: &[Self] = {
        use Capacity::{Four, One, Three, Two};
        &[
            Self::StartingCabin,
            Self::Cabin,
            Self::LuxuryCabin,
            Self::StasisChamber,
            Self::SingleEngine,
            Self::DoubleEngine,
            Self::SingleCannon,
            Self::DoubleCannon,
            Self::BidirectionalCannon,
            Self::CannonEngine,
            Self::Battery(One),
            Self::Battery(Two),
            Self::Battery(Three),
            Self::Battery(Four),
            Self::CargoHold(One),
            Self::CargoHold(Two),
            Self::CargoHold(Three),
            Self::CargoHold(Four),
            Self::SpecialCargoHold(One),
            Self::SpecialCargoHold(Two),
            Self::SpecialCargoHold(Three),
            Self::SpecialCargoHold(Four),
            Self::LifeSupport(Colour::Purple),
            Self::LifeSupport(Colour::Brown),
            Self::LifeSupport(Colour::Cyan),
            Self::Shield,
            Self::Thruster,
            Self::Structural,
            Self::Plating,
            Self::AutoDefence,
            Self::CrewArmament,
            Self::Router,
            Self::SolarPanel,
            Self::Reactor,
            Self::Booster,
        ]
    };

    /// The name in the case format, where sizes are separate fields (`strength`, `capacity`).
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Whether rotation matters even if all its edges are alike.
    #[must_use]
    pub const fn has_direction(self) -> bool {
        let &Row { nozzle, shields, .. } = self.row();
        self.has_muzzle() || self.has_exhaust() || nozzle || shields
    }

    /// Whether crew or sleepers live in it.
    #[must_use]
    pub const fn is_cabin(self) -> bool {
        matches!(self.row().room, Room::Humans(_) | Room::Sleepers(_))
    }

    /// Whether it is a cannon of any kind (LM-LEGAL-7).
    #[must_use]
    pub const fn has_muzzle(self) -> bool {
        self.row().muzzles > 0
    }

    /// Whether it is an engine of any kind (LM-LEGAL-5).
    #[must_use]
    pub const fn has_exhaust(self) -> bool {
        self.row().exhaust
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.row().title)
    }
}

crate::table::message::words!(Kind);
