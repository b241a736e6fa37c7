//! The real tiles of the 2007 base game: 140 components and 4 starting cabins.
//!
//! The data are public and checked against a second source. Ids count from 1 and are stable, so that a front end can keep a
//! picture for each.
//!
//! ```
//! use starwright::trucker::{Kind, catalogue};
//!
//! let tile = catalogue::tile(88).expect("ids run from 1 to 144");
//! assert_eq!(tile.kind(), Kind::SingleCannon);
//! assert_eq!(tile.edges().to_string(), "0010");
//! ```
//!
//! | kind | ids |
//! |---|---|
//! | starting cabin | 31–34 |
//! | cabin | 35–48, 55, 109 |
//! | structural component | 49–54, 110, 111 |
//! | battery | 1–9 with 2 tokens, 10–15 with 3 |
//! | cargo hold | 16–24 for 2 blocks, 25–30 for 3 |
//! | special cargo hold | 56–60, 112 for 1 block, 61–63 for 2 |
//! | single engine | 64–80, 113, 118 |
//! | double engine | 81–87 |
//! | single cannon | 88–108, 121, 122 |
//! | double cannon | 123–130 |
//! | purple life support | 114, 136–140 |
//! | brown life support | 119, 131–135 |
//! | shield | 115–117, 120, 141–144 |

use crate::grid::{Rotation, Side};
use crate::trucker::parts::component::Capacity::{One, Three, Two};
use crate::trucker::parts::component::Colour::{Brown, Purple};
use crate::trucker::parts::component::Kind::{
    Battery, Cabin, CargoHold, DoubleCannon, DoubleEngine, LifeSupport, Shield, SingleCannon, SingleEngine,
    SpecialCargoHold, StartingCabin, Structural,
};
use crate::trucker::parts::component::{Component, Connector, Edges, Kind, TileId};
use crate::trucker::parts::unreadable::Unreadable;

impl TileId {
    /// The tile as drawn.
    #[must_use]
    pub fn component(self) -> Component {
        #[expect(clippy::indexing_slicing, reason = "an id is never above the length of the table")]
        ALL[usize::from(self.get() - 1)]
    }
}

/// The 140 tiles of the face-down pool: all except the starting cabins.
#[must_use]
pub fn pool() -> impl DoubleEndedIterator<Item = TileId> {
    TileId::ALL.into_iter().filter(|tile| tile.component().kind() != Kind::StartingCabin)
}

/// The four starting cabins, one for each player.
#[must_use]
pub fn starting_cabins() -> impl DoubleEndedIterator<Item = TileId> {
    TileId::ALL.into_iter().filter(|tile| tile.component().kind() == Kind::StartingCabin)
}

/// The tile with this number, as drawn.
///
/// # Errors
/// [`Unreadable`] unless it is 1 to 144.
pub fn tile(number: u8) -> Result<Component, Unreadable> {
    TileId::try_from(number).map(TileId::component)
}

impl Component {
    /// The rotation of a catalogue tile from its drawing; the smallest of those that look alike. `None` for other components.
    #[must_use]
    pub fn rotation(self) -> Option<Rotation> {
        let drawn = self.tile()?.component();
        Rotation::ALL.into_iter().find(|&rotation| drawn.turned(rotation) == self)
    }
}

/// A row of the table; `edges` are the four digits front, right, rear, left.
const fn tile_row(number: u8, kind: Kind, edges: u16) -> Component {
    const fn digit(edges: u16, place: u32) -> Connector {
        match Connector::from_prongs((edges >> (4 * place) & 0xF) as u8) {
            Some(connector) => connector,
            None => Connector::Smooth,
        }
    }
    let edges = Edges::new(digit(edges, 3), digit(edges, 2), digit(edges, 1), digit(edges, 0));
    Component::unchecked(kind, edges, Side::Front, TileId::new(number))
}

/// Every tile as drawn, by its id.
#[rustfmt::skip]
pub const ALL: [Component; TileId::COUNT as usize] = [
    tile_row(1, Battery(Two), 0x0003),
    tile_row(2, Battery(Two), 0x0003),
    tile_row(3, Battery(Two), 0x0013),
    tile_row(4, Battery(Two), 0x0303),
    tile_row(5, Battery(Two), 0x1113),
    tile_row(6, Battery(Two), 0x1203),
    tile_row(7, Battery(Two), 0x2003),
    tile_row(8, Battery(Two), 0x2103),
    tile_row(9, Battery(Two), 0x2223),
    tile_row(10, Battery(Three), 0x0201),
    tile_row(11, Battery(Three), 0x1001),
    tile_row(12, Battery(Three), 0x2001),
    tile_row(13, Battery(Three), 0x0002),
    tile_row(14, Battery(Three), 0x1002),
    tile_row(15, Battery(Three), 0x2102),
    tile_row(16, CargoHold(Two), 0x0003),
    tile_row(17, CargoHold(Two), 0x0003),
    tile_row(18, CargoHold(Two), 0x0103),
    tile_row(19, CargoHold(Two), 0x0123),
    tile_row(20, CargoHold(Two), 0x0203),
    tile_row(21, CargoHold(Two), 0x0213),
    tile_row(22, CargoHold(Two), 0x1213),
    tile_row(23, CargoHold(Two), 0x2123),
    tile_row(24, CargoHold(Two), 0x3003),
    tile_row(25, CargoHold(Three), 0x0001),
    tile_row(26, CargoHold(Three), 0x0101),
    tile_row(27, CargoHold(Three), 0x0002),
    tile_row(28, CargoHold(Three), 0x0102),
    tile_row(29, CargoHold(Three), 0x0102),
    tile_row(30, CargoHold(Three), 0x0202),
    tile_row(31, StartingCabin, 0x3333),
    tile_row(32, StartingCabin, 0x3333),
    tile_row(33, StartingCabin, 0x3333),
    tile_row(34, StartingCabin, 0x3333),
    tile_row(35, Cabin, 0x2121),
    tile_row(36, Cabin, 0x2121),
    tile_row(37, Cabin, 0x1202),
    tile_row(38, Cabin, 0x2122),
    tile_row(39, Cabin, 0x0013),
    tile_row(40, Cabin, 0x0103),
    tile_row(41, Cabin, 0x0113),
    tile_row(42, Cabin, 0x0123),
    tile_row(43, Cabin, 0x1013),
    tile_row(44, Cabin, 0x1023),
    tile_row(45, Cabin, 0x2003),
    tile_row(46, Cabin, 0x2023),
    tile_row(47, Cabin, 0x2203),
    tile_row(48, Cabin, 0x2101),
    tile_row(49, Structural, 0x1303),
    tile_row(50, Structural, 0x1313),
    tile_row(51, Structural, 0x1323),
    tile_row(52, Structural, 0x2303),
    tile_row(53, Structural, 0x3123),
    tile_row(54, Structural, 0x3203),
    tile_row(55, Cabin, 0x1211),
    tile_row(56, SpecialCargoHold(One), 0x0213),
    tile_row(57, SpecialCargoHold(One), 0x0303),
    tile_row(58, SpecialCargoHold(One), 0x1113),
    tile_row(59, SpecialCargoHold(One), 0x2103),
    tile_row(60, SpecialCargoHold(One), 0x2223),
    tile_row(61, SpecialCargoHold(Two), 0x0001),
    tile_row(62, SpecialCargoHold(Two), 0x0201),
    tile_row(63, SpecialCargoHold(Two), 0x0002),
    tile_row(64, SingleEngine, 0x0300),
    tile_row(65, SingleEngine, 0x0300),
    tile_row(66, SingleEngine, 0x1000),
    tile_row(67, SingleEngine, 0x1100),
    tile_row(68, SingleEngine, 0x2000),
    tile_row(69, SingleEngine, 0x2000),
    tile_row(70, SingleEngine, 0x2300),
    tile_row(71, SingleEngine, 0x3200),
    tile_row(72, SingleEngine, 0x0301),
    tile_row(73, SingleEngine, 0x3001),
    tile_row(74, SingleEngine, 0x1202),
    tile_row(75, SingleEngine, 0x2002),
    tile_row(76, SingleEngine, 0x3102),
    tile_row(77, SingleEngine, 0x0003),
    tile_row(78, SingleEngine, 0x0003),
    tile_row(79, SingleEngine, 0x0203),
    tile_row(80, SingleEngine, 0x1003),
    tile_row(81, DoubleEngine, 0x1000),
    tile_row(82, DoubleEngine, 0x1300),
    tile_row(83, DoubleEngine, 0x2000),
    tile_row(84, DoubleEngine, 0x1101),
    tile_row(85, DoubleEngine, 0x2202),
    tile_row(86, DoubleEngine, 0x0303),
    tile_row(87, DoubleEngine, 0x2003),
    tile_row(88, SingleCannon, 0x0010),
    tile_row(89, SingleCannon, 0x0010),
    tile_row(90, SingleCannon, 0x0020),
    tile_row(91, SingleCannon, 0x0020),
    tile_row(92, SingleCannon, 0x0120),
    tile_row(93, SingleCannon, 0x0210),
    tile_row(94, SingleCannon, 0x0230),
    tile_row(95, SingleCannon, 0x0300),
    tile_row(96, SingleCannon, 0x0300),
    tile_row(97, SingleCannon, 0x0310),
    tile_row(98, SingleCannon, 0x0021),
    tile_row(99, SingleCannon, 0x0031),
    tile_row(100, SingleCannon, 0x0111),
    tile_row(101, SingleCannon, 0x0201),
    tile_row(102, SingleCannon, 0x0231),
    tile_row(103, SingleCannon, 0x0012),
    tile_row(104, SingleCannon, 0x0132),
    tile_row(105, SingleCannon, 0x0222),
    tile_row(106, SingleCannon, 0x0302),
    tile_row(107, SingleCannon, 0x0003),
    tile_row(108, SingleCannon, 0x0003),
    tile_row(109, Cabin, 0x0203),
    tile_row(110, Structural, 0x3301),
    tile_row(111, Structural, 0x3223),
    tile_row(112, SpecialCargoHold(One), 0x3003),
    tile_row(113, SingleEngine, 0x2101),
    tile_row(114, LifeSupport(Purple), 0x0023),
    tile_row(115, Shield, 0x1212),
    tile_row(116, Shield, 0x0013),
    tile_row(117, Shield, 0x0223),
    tile_row(118, SingleEngine, 0x1000),
    tile_row(119, LifeSupport(Brown), 0x0003),
    tile_row(120, Shield, 0x0222),
    tile_row(121, SingleCannon, 0x0023),
    tile_row(122, SingleCannon, 0x0103),
    tile_row(123, DoubleCannon, 0x0010),
    tile_row(124, DoubleCannon, 0x0020),
    tile_row(125, DoubleCannon, 0x0130),
    tile_row(126, DoubleCannon, 0x0320),
    tile_row(127, DoubleCannon, 0x0121),
    tile_row(128, DoubleCannon, 0x0032),
    tile_row(129, DoubleCannon, 0x0212),
    tile_row(130, DoubleCannon, 0x0013),
    tile_row(131, LifeSupport(Brown), 0x1101),
    tile_row(132, LifeSupport(Brown), 0x2101),
    tile_row(133, LifeSupport(Brown), 0x0013),
    tile_row(134, LifeSupport(Brown), 0x0203),
    tile_row(135, LifeSupport(Brown), 0x1003),
    tile_row(136, LifeSupport(Purple), 0x1202),
    tile_row(137, LifeSupport(Purple), 0x2202),
    tile_row(138, LifeSupport(Purple), 0x0003),
    tile_row(139, LifeSupport(Purple), 0x0103),
    tile_row(140, LifeSupport(Purple), 0x2003),
    tile_row(141, Shield, 0x0131),
    tile_row(142, Shield, 0x1011),
    tile_row(143, Shield, 0x2121),
    tile_row(144, Shield, 0x0032),
];
