//! Components: four edges, a kind, and what of it points somewhere.

use core::fmt;

use super::catalogue::TileId;
use super::rule::Rule;
use crate::grid::{Rotation, Side, SideSet};

/// What an edge of a component bears.
///
/// | facing | smooth | single | double | universal |
/// |---|---|---|---|---|
/// | **smooth** | allowed | error | error | error |
/// | **single** | error | joins | error | joins |
/// | **double** | error | error | joins | joins |
/// | **universal** | error | joins | joins | joins |
///
/// (LM-LEGAL-1 to -3; across a splice a universal joins only a universal, LM-SPLICE-2.)
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Connector {
    /// No connector: a smooth edge.
    #[default]
    Smooth = 0,
    /// One prong.
    Single = 1,
    /// Two prongs.
    Double = 2,
    /// Three prongs: joins any connector.
    Universal = 3,
}

impl Connector {
    /// The four of them, by their prongs.
    pub const ALL: [Self; 4] = [Self::Smooth, Self::Single, Self::Double, Self::Universal];

    /// 0 for smooth, else the number of prongs, 1 to 3; the digit of the case format.
    #[must_use]
    pub const fn prongs(self) -> u8 {
        self as u8
    }

    /// The inverse of [`prongs`](Self::prongs).
    #[must_use]
    pub const fn from_prongs(prongs: u8) -> Option<Self> {
        match prongs {
            0 => Some(Self::Smooth),
            1 => Some(Self::Single),
            2 => Some(Self::Double),
            3 => Some(Self::Universal),
            _ => None,
        }
    }

    /// Whether the two may face each other and hold together (LM-LEGAL-1).
    #[must_use]
    pub const fn joins(self, other: Self) -> bool {
        // a single fits bit 0, a double bit 1, a universal both
        self as u8 & other as u8 != 0
    }
}

impl fmt::Display for Connector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Smooth => "smooth edge",
            Self::Single => "single connector",
            Self::Double => "double connector",
            Self::Universal => "universal connector",
        })
    }
}

/// The four edges of a component.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edges(u8);

impl Edges {
    /// From front, right, rear, left.
    #[must_use]
    pub const fn new(front: Connector, right: Connector, rear: Connector, left: Connector) -> Self {
        Self(front as u8 | (right as u8) << 2 | (rear as u8) << 4 | (left as u8) << 6)
    }

    /// The edge on `side`.
    #[must_use]
    pub const fn on(self, side: Side) -> Connector {
        match self.0 >> (2 * side as u8) & 3 {
            0 => Connector::Smooth,
            1 => Connector::Single,
            2 => Connector::Double,
            _ => Connector::Universal,
        }
    }

    /// The edges after a turn.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self(self.0.rotate_left(2 * rotation.quarters() as u32))
    }
}

/// The four digits of the case format: prongs front, right, rear, left.
impl fmt::Display for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Side::ALL.into_iter().try_for_each(|side| write!(f, "{}", self.on(side).prongs()))
    }
}

impl fmt::Debug for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::str::FromStr for Edges {
    type Err = BadEdges;

    fn from_str(digits: &str) -> Result<Self, BadEdges> {
        let connector = |byte: &u8| byte.checked_sub(b'0').and_then(Connector::from_prongs).ok_or(BadEdges);
        match digits.as_bytes() {
            [front, right, rear, left] => {
                Ok(Self::new(connector(front)?, connector(right)?, connector(rear)?, connector(left)?))
            }
            _ => Err(BadEdges),
        }
    }
}

/// A text that is not four edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("edges are four digits 0 to 3: front, right, rear, left")]
pub struct BadEdges;

/// How many tokens, blocks or crew fit on a component: 1 to 4.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Colour {
    /// Gunners.
    Purple,
    /// Engineers.
    Brown,
    /// Specialists of many professions.
    Cyan,
}

impl Colour {
    /// The three colours.
    pub const ALL: [Self; 3] = [Self::Purple, Self::Brown, Self::Cyan];
}

/// What a component is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The cabin every player owns; never houses an alien (LM-LEGAL-13).
    StartingCabin,
    /// Two humans or one alien.
    Cabin,
    /// One human, never an alien (LM-KIND-3).
    LuxuryCabin,
    /// Up to four sleepers, no crew until woken (LM-KIND-3).
    StasisChamber,
    /// Engine strength 1.
    SingleEngine,
    /// Engine strength 2 for a battery.
    DoubleEngine,
    /// Cannon strength 1 to the front, else a half.
    SingleCannon,
    /// Twice that for a battery.
    DoubleCannon,
    /// Two muzzles on adjacent sides, one battery (LM-KIND-1).
    BidirectionalCannon,
    /// A single cannon and, across from its muzzle, a single engine (LM-KIND-2).
    CannonEngine,
    /// Battery tokens.
    Battery(Capacity),
    /// Goods, but no red ones.
    CargoHold(Capacity),
    /// Goods of every colour.
    SpecialCargoHold(Capacity),
    /// Lets an alien of a colour live in a joined cabin.
    LifeSupport(Colour),
    /// Covers two adjacent sides (LM-ATTACK-6).
    Shield,
    /// Shifts an attack a step (LM-ATTACK-8).
    Thruster,
    /// Edges and nothing else.
    Structural,
    /// Structural, and never destroyed by an attack (LM-KIND-4).
    Plating,
    /// Stops intruders; pairs of them add to the cannons (LM-KIND-5).
    AutoDefence,
    /// Arms the crew of a joined cabin (LM-KIND-5).
    CrewArmament,
    /// Inert here: drawn, welded, counted, lost. Its rules are not among our sources (LM-KIND-4).
    Router,
    /// Inert here, as [`Router`](Self::Router).
    SolarPanel,
    /// Inert here, as [`Router`](Self::Router).
    Reactor,
    /// Inert on the table; in flight it sends its ship into hyperspace (LM-FLEET-13).
    Booster,
}

impl Kind {
    /// Every kind, with every capacity.
    pub const ALL: [Self; 35] = {
        use Capacity::{Four, One, Three, Two};
        [
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

    /// The name of the case format; sizes stand beside it there (`strength`, `capacity`).
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::StartingCabin => "starting_cabin",
            Self::Cabin => "cabin",
            Self::LuxuryCabin => "luxury_cabin",
            Self::StasisChamber => "stasis_chamber",
            Self::SingleEngine | Self::DoubleEngine => "engine",
            Self::SingleCannon | Self::DoubleCannon => "cannon",
            Self::BidirectionalCannon => "bidirectional_cannon",
            Self::CannonEngine => "cannon_engine",
            Self::Battery(_) => "battery",
            Self::CargoHold(_) => "cargo_hold",
            Self::SpecialCargoHold(_) => "special_cargo_hold",
            Self::LifeSupport(Colour::Purple) => "life_support_purple",
            Self::LifeSupport(Colour::Brown) => "life_support_brown",
            Self::LifeSupport(Colour::Cyan) => "life_support_cyan",
            Self::Shield => "shield",
            Self::Thruster => "thruster",
            Self::Structural => "structural",
            Self::Plating => "plating",
            Self::AutoDefence => "auto_defence",
            Self::CrewArmament => "crew_armament",
            Self::Router => "router",
            Self::SolarPanel => "solar_panel",
            Self::Reactor => "reactor",
            Self::Booster => "booster",
        }
    }

    /// Whether the component looks different when turned even if all its edges are alike.
    #[must_use]
    pub const fn has_direction(self) -> bool {
        self.has_muzzle() || self.has_exhaust() || matches!(self, Self::Shield | Self::Thruster)
    }

    /// Whether crew or sleepers live in it.
    #[must_use]
    pub const fn is_cabin(self) -> bool {
        matches!(self, Self::StartingCabin | Self::Cabin | Self::LuxuryCabin | Self::StasisChamber)
    }

    /// Whether it is a cannon of any kind (LM-LEGAL-7).
    #[must_use]
    pub const fn has_muzzle(self) -> bool {
        matches!(self, Self::SingleCannon | Self::DoubleCannon | Self::BidirectionalCannon | Self::CannonEngine)
    }

    /// Whether it is an engine of any kind (LM-LEGAL-5).
    #[must_use]
    pub const fn has_exhaust(self) -> bool {
        matches!(self, Self::SingleEngine | Self::DoubleEngine | Self::CannonEngine)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::StartingCabin => "starting cabin",
            Self::Cabin => "cabin",
            Self::LuxuryCabin => "luxury cabin",
            Self::StasisChamber => "stasis chamber",
            Self::SingleEngine => "single engine",
            Self::DoubleEngine => "double engine",
            Self::SingleCannon => "single cannon",
            Self::DoubleCannon => "double cannon",
            Self::BidirectionalCannon => "bi-directional cannon",
            Self::CannonEngine => "cannon-engine",
            Self::Battery(_) => "battery",
            Self::CargoHold(_) => "cargo hold",
            Self::SpecialCargoHold(_) => "special cargo hold",
            Self::LifeSupport(Colour::Purple) => "purple life support",
            Self::LifeSupport(Colour::Brown) => "brown life support",
            Self::LifeSupport(Colour::Cyan) => "cyan life support",
            Self::Shield => "shield",
            Self::Thruster => "thruster",
            Self::Structural => "structural component",
            Self::Plating => "plating",
            Self::AutoDefence => "auto-defence",
            Self::CrewArmament => "crew armament",
            Self::Router => "router",
            Self::SolarPanel => "solar panel",
            Self::Reactor => "reactor",
            Self::Booster => "booster",
        })
    }
}

/// A component as it lies: its kind, its edges and where it points.
///
/// As drawn, every component faces the front: a cannon's muzzle and a thruster's nozzle point there, an engine's exhaust
/// points to the rear, a shield covers front and right, a bi-directional cannon has its muzzles there.
/// A component without a direction always faces the front.
///
/// ```
/// use starwright::grid::{Rotation, Side};
/// use starwright::trucker::component::{Component, Kind};
///
/// let cannon = Component::new(Kind::SingleCannon, "0021".parse()?, Side::Front)?;
/// let turned = cannon.turned(Rotation::Quarter);
/// assert_eq!(turned.edges().to_string(), "1002");
/// assert!(turned.muzzles().contains(Side::Right));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Component {
    kind: Kind,
    edges: Edges,
    facing: Side,
    tile: Option<TileId>,
}

impl Component {
    /// A component with `edges` as they lie, facing `facing` (ignored for kinds without a direction).
    ///
    /// # Errors
    /// [`ConnectorOnOutlet`] if a connector stands where a muzzle, an exhaust or a nozzle points (LM-LEGAL-6, -7, -8).
    pub const fn new(kind: Kind, edges: Edges, facing: Side) -> Result<Self, ConnectorOnOutlet> {
        let component = Self::unchecked(kind, edges, facing, None);
        let mut quarters = 0;
        while quarters < 4 {
            let side = Side::Front.turned(Rotation::from_quarters(quarters));
            if component.outlets().contains(side) && !matches!(edges.on(side), Connector::Smooth) {
                return Err(ConnectorOnOutlet { kind, side, connector: edges.on(side) });
            }
            quarters += 1;
        }
        Ok(component)
    }

    /// For the catalogue, whose tiles a test passes through [`new`](Self::new).
    pub(super) const fn unchecked(kind: Kind, edges: Edges, facing: Side, tile: Option<TileId>) -> Self {
        let facing = if kind.has_direction() { facing } else { Side::Front };
        Self { kind, edges, facing, tile }
    }

    /// What it is.
    #[must_use]
    pub const fn kind(self) -> Kind {
        self.kind
    }

    /// Its edges as they lie.
    #[must_use]
    pub const fn edges(self) -> Edges {
        self.edges
    }

    /// The edge on `side`.
    #[must_use]
    pub const fn edge(self, side: Side) -> Connector {
        self.edges.on(side)
    }

    /// Where its drawn front lies; always the front for kinds without a direction.
    #[must_use]
    pub const fn facing(self) -> Side {
        self.facing
    }

    /// The tile of the real set it is, if it was taken from the [catalogue](super::catalogue).
    #[must_use]
    pub const fn tile(self) -> Option<TileId> {
        self.tile
    }

    /// The same component turned clockwise.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Self {
        Self::unchecked(self.kind, self.edges.turned(rotation), self.facing.turned(rotation), self.tile)
    }

    /// The sides its muzzles point to (LM-LEGAL-7, LM-KIND-1, LM-KIND-2).
    #[must_use]
    pub const fn muzzles(self) -> SideSet {
        match self.kind {
            Kind::SingleCannon | Kind::DoubleCannon | Kind::CannonEngine => SideSet::of(self.facing),
            Kind::BidirectionalCannon => SideSet::of(self.facing).with(self.facing.clockwise()),
            _ => SideSet::EMPTY,
        }
    }

    /// The side its exhaust points to (LM-LEGAL-5, LM-LEGAL-6).
    #[must_use]
    pub const fn exhaust(self) -> Option<Side> {
        if self.kind.has_exhaust() { Some(self.facing.opposite()) } else { None }
    }

    /// The side its nozzle points to (LM-LEGAL-8).
    #[must_use]
    pub const fn nozzle(self) -> Option<Side> {
        if matches!(self.kind, Kind::Thruster) { Some(self.facing) } else { None }
    }

    /// The sides it shields: two adjacent ones or none (LM-ATTACK-6).
    #[must_use]
    pub const fn covers(self) -> SideSet {
        if matches!(self.kind, Kind::Shield) {
            SideSet::of(self.facing).with(self.facing.clockwise())
        } else {
            SideSet::EMPTY
        }
    }

    /// The sides whose neighbouring cell must be empty: muzzles, exhaust and nozzle.
    #[must_use]
    pub const fn outlets(self) -> SideSet {
        let mut outlets = self.muzzles();
        if let Some(exhaust) = self.exhaust() {
            outlets = outlets.with(exhaust);
        }
        if let Some(nozzle) = self.nozzle() {
            outlets = outlets.with(nozzle);
        }
        outlets
    }
}

/// A connector stands where a muzzle, an exhaust or a nozzle points: there is no such component.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a {kind} cannot have a {connector} on its {side} side: its outlet points there ({})", self.rule())]
#[non_exhaustive]
pub struct ConnectorOnOutlet {
    /// What was to be made.
    pub kind: Kind,
    /// The side where the outlet points.
    pub side: Side,
    /// What was to stand there.
    pub connector: Connector,
}

impl ConnectorOnOutlet {
    /// The rule about that outlet: LM-LEGAL-6, -7 or -8.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self.kind {
            Kind::Thruster => Rule::LmLegal8,
            Kind::SingleEngine | Kind::DoubleEngine => Rule::LmLegal6,
            _ => Rule::LmLegal7,
        }
    }
}
