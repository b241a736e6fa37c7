//! One row a kind: everything that tells it from the others. A kind without a row does not compile.

use crate::grid::Side;
use crate::trucker::parts::component::room::Room;
use crate::trucker::parts::component::{Colour, Kind, Pointing};

/// What a kind of component is and has.
#[expect(clippy::struct_excessive_bools, reason = "a row of a table, whose columns are independent")]
#[derive(Clone, Copy)]
pub(in crate::trucker) struct Row {
    /// The name in the case format and the notation.
    pub(in crate::trucker) name: &'static str,
    /// The name for people.
    pub(in crate::trucker) title: &'static str,
    /// What distinguishes it from others of its name.
    pub(in crate::trucker) size: Size,
    /// BG-CREW-1, BG-GOODS-1, LM-LAUNCH-2, LM-KIND-3.
    pub(in crate::trucker) room: Room,
    /// LM-LEGAL-13, LM-KIND-3: an alien may live in it.
    pub(in crate::trucker) houses_aliens: bool,
    /// LM-LEGAL-13: aliens of which colour it lets live in a joined cabin.
    pub(in crate::trucker) supports: Option<Colour>,
    /// LM-LEGAL-7, LM-KIND-1: how many muzzles it has, clockwise from its front.
    pub(in crate::trucker) muzzles: u8,
    /// LM-LEGAL-5: an exhaust at its rear.
    pub(in crate::trucker) exhaust: bool,
    /// LM-LEGAL-8: a nozzle at its front.
    pub(in crate::trucker) nozzle: bool,
    /// LM-ATTACK-6: it shields its front and the side clockwise of it.
    pub(in crate::trucker) shields: bool,
    /// LM-FLEET-16: engine strength in points.
    pub(in crate::trucker) engine_points: u8,
    /// LM-FLEET-16, LM-KIND-1: cannon strength in half points, with a muzzle to the front and without.
    pub(in crate::trucker) cannon_halves: [u8; 2],
    /// BG-POWER: it adds to a strength for a battery only.
    pub(in crate::trucker) powered: bool,
    /// LM-ATTACK-7: an attack can destroy it.
    pub(in crate::trucker) destructible: bool,
    /// Where its outlets and shields point, by the side that the component faces.
    pointing: [Pointing; 4],
}

/// What distinguishes a kind from others of its name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::trucker) enum Size {
    /// Nothing: there is no other.
    Only,
    /// Its strength, 1 or 2.
    Strength(u8),
    /// How much fits on it.
    Capacity(u8),
}

impl Row {
    /// Edges and nothing else.
    const fn inert(name: &'static str, title: &'static str) -> Self {
        Self {
            name,
            title,
            size: Size::Only,
            room: Room::Nothing,
            houses_aliens: false,
            supports: None,
            muzzles: 0,
            exhaust: false,
            nozzle: false,
            shields: false,
            engine_points: 0,
            cannon_halves: [0, 0],
            powered: false,
            destructible: true,
            pointing: [Pointing::NOWHERE; 4],
        }
    }

    const fn room(name: &'static str, title: &'static str, room: Room) -> Self {
        Self { room, ..Self::inert(name, title) }
    }

    const fn engine(strength: u8, title: &'static str) -> Self {
        let size = Size::Strength(strength);
        Self { size, exhaust: true, engine_points: strength, ..Self::inert("engine", title) }
    }

    const fn cannon(strength: u8, title: &'static str) -> Self {
        let size = Size::Strength(strength);
        Self { size, muzzles: 1, cannon_halves: [2 * strength, strength], ..Self::inert("cannon", title) }
    }

    /// Fills in where it points, which follows from the rest.
    const fn pointed(mut self) -> Self {
        self.pointing = [
            Pointing::of(&self, Side::Front),
            Pointing::of(&self, Side::Right),
            Pointing::of(&self, Side::Rear),
            Pointing::of(&self, Side::Left),
        ];
        self
    }

    /// Where its outlets and shields point, if it faces that side.
    #[inline]
    pub(in crate::trucker) const fn pointing(&self, facing: Side) -> Pointing {
        #[expect(clippy::indexing_slicing, reason = "an entry for every side")]
        self.pointing[facing as usize]
    }

    const fn support(name: &'static str, title: &'static str, colour: Colour) -> Self {
        Self { supports: Some(colour), ..Self::inert(name, title) }
    }
}

static ROWS: [Row; Kind::ALL.len()] = {
    let mut rows = [Row::inert("", ""); Kind::ALL.len()];
    let mut place = 0;
    #[expect(clippy::indexing_slicing, reason = "evaluated by the compiler, which refuses an index out of bounds")]
    while place < Kind::ALL.len() {
        assert!(Kind::ALL[place].number() == place, "a kind has another number than its place");
        rows[place] = Kind::ALL[place].described().pointed();
        place += 1;
    }
    rows
};

impl Kind {
    /// Everything that tells this kind from the others.
    #[inline]
    pub(in crate::trucker) const fn row(self) -> &'static Row {
        #[expect(clippy::indexing_slicing, reason = "the number of a kind is its place in the table")]
        &ROWS[self.number()]
    }

    /// Its place among [all](Self::ALL), found without a branch for each kind.
    const fn number(self) -> usize {
        let first = match self {
            Self::StartingCabin => 0,
            Self::Cabin => 1,
            Self::LuxuryCabin => 2,
            Self::StasisChamber => 3,
            Self::SingleEngine => 4,
            Self::DoubleEngine => 5,
            Self::SingleCannon => 6,
            Self::DoubleCannon => 7,
            Self::BidirectionalCannon => 8,
            Self::CannonEngine => 9,
            Self::Battery(_) => 10,
            Self::CargoHold(_) => 14,
            Self::SpecialCargoHold(_) => 18,
            Self::LifeSupport(_) => 22,
            Self::Shield => 25,
            Self::Thruster => 26,
            Self::Structural => 27,
            Self::Plating => 28,
            Self::AutoDefence => 29,
            Self::CrewArmament => 30,
            Self::Router => 31,
            Self::SolarPanel => 32,
            Self::Reactor => 33,
            Self::Booster => 34,
        };
        match self {
            Self::Battery(size) | Self::CargoHold(size) | Self::SpecialCargoHold(size) => first + size as usize - 1,
            Self::LifeSupport(colour) => first + colour as usize,
            _ => first,
        }
    }

    const fn described(self) -> Row {
        match self {
            Self::StartingCabin => Row::room("starting_cabin", "starting cabin", Room::Humans(2)),
            Self::Cabin => Row { houses_aliens: true, ..Row::room("cabin", "cabin", Room::Humans(2)) },
            Self::LuxuryCabin => Row::room("luxury_cabin", "luxury cabin", Room::Humans(1)),
            Self::StasisChamber => Row::room("stasis_chamber", "stasis chamber", Room::Sleepers(4)),
            Self::SingleEngine => Row::engine(1, "single engine"),
            Self::DoubleEngine => Row { powered: true, ..Row::engine(2, "double engine") },
            Self::SingleCannon => Row::cannon(1, "single cannon"),
            Self::DoubleCannon => Row { powered: true, ..Row::cannon(2, "double cannon") },
            Self::BidirectionalCannon => Row {
                muzzles: 2,
                cannon_halves: [3, 2],
                powered: true,
                ..Row::inert("bidirectional_cannon", "bi-directional cannon")
            },
            Self::CannonEngine => Row {
                muzzles: 1,
                exhaust: true,
                engine_points: 1,
                cannon_halves: [2, 1],
                ..Row::inert("cannon_engine", "cannon-engine")
            },
            Self::Battery(tokens) => Row {
                size: Size::Capacity(tokens.get()),
                ..Row::room("battery", "battery", Room::Batteries(tokens.get()))
            },
            Self::CargoHold(slots) => Row {
                size: Size::Capacity(slots.get()),
                ..Row::room("cargo_hold", "cargo hold", Room::Goods(slots.get()))
            },
            Self::SpecialCargoHold(slots) => Row {
                size: Size::Capacity(slots.get()),
                ..Row::room("special_cargo_hold", "special cargo hold", Room::AllGoods(slots.get()))
            },
            Self::LifeSupport(Colour::Purple) => {
                Row::support("life_support_purple", "purple life support", Colour::Purple)
            }
            Self::LifeSupport(Colour::Brown) => Row::support("life_support_brown", "brown life support", Colour::Brown),
            Self::LifeSupport(Colour::Cyan) => Row::support("life_support_cyan", "cyan life support", Colour::Cyan),
            Self::Shield => Row { shields: true, ..Row::inert("shield", "shield") },
            Self::Thruster => Row { nozzle: true, ..Row::inert("thruster", "thruster") },
            Self::Structural => Row::inert("structural", "structural component"),
            Self::Plating => Row { destructible: false, ..Row::inert("plating", "plating") },
            Self::AutoDefence => Row::inert("auto_defence", "auto-defence"),
            Self::CrewArmament => Row::inert("crew_armament", "crew armament"),
            Self::Router => Row::inert("router", "router"),
            Self::SolarPanel => Row::inert("solar_panel", "solar panel"),
            Self::Reactor => Row::inert("reactor", "reactor"),
            Self::Booster => Row::inert("booster", "booster"),
        }
    }
}
