//! The real ship classes, as data.

use core::fmt;
use core::str::FromStr;

use crate::grid::{Cell, Surface, Topology};
use crate::table::Confidence;
use crate::trucker::parts::blueprint::{
    Blueprint, Identity, LossPenalty, Numbers, PremiumTable, Provenance, Round, art,
};
use crate::trucker::parts::round_card::RoundCard;
use crate::trucker::parts::unreadable::Unreadable;

/// A ship class of the real game (LM-BOARD-1).
///
/// The four of The Latest Models, and the older I, II, III and IIIA.
///
/// JSON: `"IIIC"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Class {
    /// Base game.
    I,
    /// Base game.
    II,
    /// Base game.
    III,
    /// Base game, the other class III.
    IIIA,
    /// The Latest Models: the spliced ship without its orange cells.
    IC,
    /// The Latest Models: the spliced ship, whole.
    IIC,
    /// The Latest Models: the torus.
    IIIC,
    /// The Latest Models: four ships, some joined by dice.
    IVC,
}

#[cfg(feature = "serde")]
crate::table::wire::words!(Class {
    "I" => I, "II" => II, "III" => III, "IIIA" => IIIA, "IC" => IC, "IIC" => IIC, "IIIC" => IIIC, "IVC" => IVC
});

impl Class {
    /// All built-in classes.
    pub const ALL: &[Self] = &[Self::I, Self::II, Self::III, Self::IIIA, Self::IC, Self::IIC, Self::IIIC, Self::IVC];

    /// The name as printed, `IIIC`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::I => "I",
            Self::II => "II",
            Self::III => "III",
            Self::IIIA => "IIIA",
            Self::IC => "IC",
            Self::IIC => "IIC",
            Self::IIIC => "IIIC",
            Self::IVC => "IVC",
        }
    }

    /// Its board.
    #[must_use]
    pub const fn blueprint(self) -> &'static Blueprint {
        match self {
            Self::I => &I,
            Self::II => &II,
            Self::III => &III,
            Self::IIIA => &IIIA,
            Self::IC => &IC,
            Self::IIC => &IIC,
            Self::IIIC => &IIIC,
            Self::IVC => &IVC,
        }
    }
}

impl RoundCard {
    /// The round card of the level that the class flies at, in any round (LM-BOARD-2).
    #[must_use]
    pub const fn of(class: Class) -> Self {
        match class {
            Class::I | Class::IC => Self::I,
            Class::II | Class::IIC => Self::II,
            Class::III | Class::IIIA | Class::IIIC => Self::III,
            Class::IVC => Self::IV,
        }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

crate::table::message::words!(Class);

impl FromStr for Class {
    type Err = Unreadable;

    fn from_str(name: &str) -> Result<Self, Unreadable> {
        Self::ALL.iter().copied().find(|class| class.name() == name).ok_or(Unreadable::Class)
    }
}

/// A printed board without anything special; evaluated when the crate is compiled.
#[expect(clippy::panic, reason = "only statics call it: a wrong drawing stops the build")]
const fn printed(class: Class, drawing: &[&str], topology: Topology, columns: &[u8], rows: &[u8]) -> Blueprint {
    let Ok(art) = art::parse(drawing) else { panic!("the drawing of a class is wrong") };
    let Ok(surface) = Surface::new(topology, art.columns, art.rows) else { panic!("the surface of a class is wrong") };
    Blueprint {
        identity: Identity::of_class(class),
        surface,
        plain: art.plain,
        orange: art.orange,
        orange_open: false,
        marked: art.marked,
        columns: Numbers::new(columns),
        rows: Numbers::new(rows),
        splice: None,
        starting_cabin: None,
        loss_penalty: LossPenalty::Uncapped,
        premium: None,
        provenance: Provenance::all(Confidence::Real),
        round: Round { level: Some(RoundCard::of(class)), overtime: false },
    }
}

/// The cell of column 7, row 7 on the older boards.
#[expect(clippy::panic, reason = "only statics call it: a wrong place stops the build")]
const fn cabin(column: u8, row: u8) -> Cell {
    match Cell::new(column, row) {
        Ok(cell) => cell,
        Err(_) => panic!("the starting cabin of a class is off its board"),
    }
}

static I: Blueprint = Blueprint {
    starting_cabin: Some(cabin(2, 2)),
    loss_penalty: LossPenalty::CappedAt(5),
    ..printed(
        Class::I,
        &[
            "..#..", //
            ".###.", //
            "#####", //
            "#####", //
            "##.##",
        ],
        Topology::Plane,
        &[5, 6, 7, 8, 9],
        &[5, 6, 7, 8, 9],
    )
};

static II: Blueprint = Blueprint {
    starting_cabin: Some(cabin(3, 3)),
    loss_penalty: LossPenalty::CappedAt(8),
    ..printed(
        Class::II,
        &[
            "...#...", //
            "..###..", //
            ".#####.", //
            ".#####.", //
            "#######", //
            "###.###",
        ],
        Topology::Plane,
        &[4, 5, 6, 7, 8, 9, 10],
        &[4, 5, 6, 7, 8, 9],
    )
};

static III: Blueprint = Blueprint {
    starting_cabin: Some(cabin(4, 3)),
    loss_penalty: LossPenalty::CappedAt(11),
    ..printed(
        Class::III,
        &[
            "....#....", //
            "...###...", //
            "#.#####.#", //
            "#########", //
            "#########", //
            "##.###.##",
        ],
        Topology::Plane,
        &[3, 4, 5, 6, 7, 8, 9, 10, 11],
        &[4, 5, 6, 7, 8, 9],
    )
};

static IIIA: Blueprint = Blueprint {
    starting_cabin: Some(cabin(2, 4)),
    loss_penalty: LossPenalty::CappedAt(11),
    provenance: Provenance { money: Confidence::Likely, ..Provenance::all(Confidence::Real) },
    ..printed(
        Class::IIIA,
        &[
            ".###.", //
            "#####", //
            "##.##", //
            "#####", //
            ".###.", //
            "#.#.#", //
            "#####", //
            "#####", //
            "#.#.#",
        ],
        Topology::Plane,
        &[5, 6, 7, 8, 9],
        &[11, 10, 9, 8, 7, 6, 5, 4, 3],
    )
};

/// LM-SPLICE-1, -2, -12: one board for two classes; which cells are orange is invented (LM-R13).
const fn spliced(class: Class, orange_open: bool) -> Blueprint {
    Blueprint {
        orange_open,
        splice: Some(1),
        provenance: Provenance {
            cells: Confidence::Likely,
            special_cells: Confidence::Invented,
            ..Provenance::all(Confidence::Real)
        },
        ..printed(
            class,
            &[
                ".oo.", //
                "o##o", //
                "####", //
                "o##o", //
                ".##.", //
                "####", //
                "####", //
                "o..o",
            ],
            Topology::Plane,
            &[2, 3, 4, 5],
            &[1, 2, 3, 4, 3, 4, 5, 6],
        )
    }
}

static IC: Blueprint = spliced(Class::IC, false);

static IIC: Blueprint = spliced(Class::IIC, true);

/// LM-TORUS-1, -3, -4, -6.
static IIIC: Blueprint = Blueprint {
    loss_penalty: LossPenalty::CappedAt(15),
    premium: Some(PremiumTable::IIIC),
    round: Round { level: Some(RoundCard::of(Class::IIIC)), overtime: true },
    ..printed(
        Class::IIIC,
        &["######", "######", "######", "######", "######", "######"],
        Topology::Torus,
        &[1, 2, 3, 4, 5, 6],
        &[1, 2, 3, 4, 5, 6],
    )
};

/// LM-IVC-1; the places of the marked cells are invented (LM-R13).
static IVC: Blueprint = Blueprint {
    loss_penalty: LossPenalty::ByInsurance,
    provenance: Provenance {
        cells: Confidence::Likely,
        special_cells: Confidence::Invented,
        numbers: Confidence::Likely,
        money: Confidence::Real,
    },
    ..printed(
        Class::IVC,
        &[
            "...#.#...", //
            "..##3##..", //
            ".###=###.", //
            ".###3###.", //
            ".#16.52#.", //
            ".61#4#25.", //
            ".###=###.", //
            "####4####", //
            "##.#.#.##",
        ],
        Topology::Plane,
        &[3, 4, 5, 6, 7, 8, 9, 10, 11],
        &[3, 4, 5, 6, 7, 8, 9, 10, 11],
    )
};
