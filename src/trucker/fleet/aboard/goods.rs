//! Blocks of goods.

use core::fmt;

use crate::table::message::{Argued, Argument, Plain, Several, write_argument};

/// The colour of a block of goods (BG-GOODS-1), the most valuable first.
///
/// JSON: `"red"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Good {
    /// Only special holds carry it.
    Red,
    /// Any hold takes it.
    Yellow,
    /// Any hold takes it.
    Green,
    /// Any hold takes it.
    Blue,
}

#[cfg(feature = "serde")]
crate::table::wire::words!(Good { "red" => Red, "yellow" => Yellow, "green" => Green, "blue" => Blue });

impl Good {
    /// The four colours, the most valuable first.
    pub const ALL: [Self; 4] = [Self::Red, Self::Yellow, Self::Green, Self::Blue];

    /// The price of a block, in credits: 4, 3, 2, 1 (BG-GOODS-1).
    #[must_use]
    pub const fn value(self) -> u8 {
        match self {
            Self::Red => 4,
            Self::Yellow => 3,
            Self::Green => 2,
            Self::Blue => 1,
        }
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Red => "red",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
        })
    }
}

crate::table::message::words!(Good);

/// Numbers of blocks by colour.
///
/// ```
/// use starwright::trucker::{Good, Goods};
///
/// let goods = Goods { red: 1, blue: 2, ..Goods::default() };
/// assert_eq!((goods.blocks(), goods.value(), goods.of(Good::Blue)), (3, 6, 2));
/// ```
///
/// When deserialised, a missing colour is 0.
///
/// JSON: `{"red": 1, "blue": 2}`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Goods {
    /// Red blocks.
    pub red: u16,
    /// Yellow blocks.
    pub yellow: u16,
    /// Green blocks.
    pub green: u16,
    /// Blue blocks.
    pub blue: u16,
}

impl Goods {
    /// No block.
    pub const NONE: Self = Self { red: 0, yellow: 0, green: 0, blue: 0 };

    /// As many blocks of each colour as `count` returns, from the most valuable colour on.
    pub(crate) fn each(mut count: impl FnMut(Good) -> u16) -> Self {
        let [red, yellow, green, blue] = Good::ALL.map(&mut count);
        Self { red, yellow, green, blue }
    }

    /// As many blocks of each colour as `count` returns, unless it fails.
    pub(crate) fn try_each<E>(mut count: impl FnMut(Good) -> Result<u16, E>) -> Result<Self, E> {
        let mut count = |good| count(good);
        Ok(Self {
            red: count(Good::Red)?,
            yellow: count(Good::Yellow)?,
            green: count(Good::Green)?,
            blue: count(Good::Blue)?,
        })
    }

    /// The number of blocks of one colour.
    #[must_use]
    pub const fn of(self, good: Good) -> u16 {
        match good {
            Good::Red => self.red,
            Good::Yellow => self.yellow,
            Good::Green => self.green,
            Good::Blue => self.blue,
        }
    }

    /// The number of blocks.
    #[must_use]
    pub fn blocks(self) -> u32 {
        Good::ALL.into_iter().map(|good| u32::from(self.of(good))).sum()
    }

    /// The price of all blocks, in credits (BG-GOODS-1).
    #[must_use]
    pub fn value(self) -> u32 {
        Good::ALL.into_iter().map(|good| u32::from(self.of(good)) * u32::from(good.value())).sum()
    }

    /// Whether there are no blocks.
    #[must_use]
    pub fn is_none(self) -> bool {
        self == Self::NONE
    }
}

/// `2 red, 1 blue`, or `no goods`.
/// Blocks of one colour.
pub(in crate::trucker) struct Blocks {
    number: u16,
    good: Good,
}

messages!(Blocks of "blocks" { number, good } "{number} {good}");

impl Several for Goods {
    fn each(&self, visit: &mut dyn FnMut(Argument<'_>)) {
        let blocks = Good::ALL.map(|good| Blocks { number: self.of(good), good });
        blocks.iter().filter(|blocks| blocks.number > 0).for_each(|blocks| visit(blocks.argument()));
    }

    fn none(&self) -> &'static str {
        "no goods"
    }
}

impl Argued for Goods {
    fn argument(&self) -> Argument<'_> {
        Argument::Several(self)
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_argument(self.argument(), &Plain, f)
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Goods { red unless = 0, yellow unless = 0, green unless = 0, blue unless = 0 });
