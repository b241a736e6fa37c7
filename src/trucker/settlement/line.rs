//! One line of a statement.

use core::fmt;

use crate::trucker::rules::Rule;

/// What a line is about, in the order of a statement (LM-R36).
///
/// JSON: `"best_looking"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Item {
    /// The reward for arriving.
    Arrival,
    /// The bonus for the best-looking ship.
    BestLooking,
    /// The sale of the goods of ships that arrived.
    Goods,
    /// The sale of the goods of ships that gave up.
    SetAside,
    /// What the merchant brings.
    Merchant,
    /// What the manager brings.
    Manager,
    /// The debt for the premium.
    Debt,
    /// The penalty for lost components.
    Penalty,
}

impl Item {
    /// Every item, in order.
    pub const ALL: [Self; 8] = [
        Self::Arrival,
        Self::BestLooking,
        Self::Goods,
        Self::SetAside,
        Self::Merchant,
        Self::Manager,
        Self::Debt,
        Self::Penalty,
    ];

    /// The rule behind it.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            Self::Arrival => Rule::BgEnd1,
            Self::BestLooking => Rule::LmEnd5,
            Self::Goods => Rule::BgEnd2,
            Self::SetAside => Rule::LmEnd3,
            Self::Merchant | Self::Manager => Rule::LmFleet15,
            Self::Debt => Rule::LmTorus5,
            Self::Penalty => Rule::LmEnd6,
        }
    }

    /// Whether it is paid, and not gained.
    #[must_use]
    pub const fn is_payment(self) -> bool {
        matches!(self, Self::Debt | Self::Penalty)
    }
}

/// One line of a [`Statement`](super::Statement). Prints as a sentence.
///
/// With the feature `serde`: `{"item": "penalty", "rule": "LM-END-6", "owed": 15, "credits": -14}`; what is gained has no
/// `owed`.
///
/// JSON: `{"item": "penalty", "rule": "LM-END-6", "owed": 15, "credits": -14}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    item: Item,
    moved: u32,
    /// As much as is moved, but for payments.
    owed: u32,
}

impl Line {
    pub(super) const fn gain(item: Item, credits: u32) -> Self {
        Self { item, moved: credits, owed: credits }
    }

    pub(super) const fn payment(item: Item, owed: u32, paid: u32) -> Self {
        Self { item, moved: paid, owed }
    }

    /// What it is about.
    #[must_use]
    pub const fn item(self) -> Item {
        self.item
    }

    /// The rule behind it.
    #[must_use]
    pub const fn rule(self) -> Rule {
        self.item.rule()
    }

    /// The credits gained, or below 0, paid.
    #[must_use]
    pub fn credits(self) -> i64 {
        let moved = i64::from(self.moved);
        if self.item.is_payment() { -moved } else { moved }
    }

    /// What was to be paid, a penalty after its limit; none for a gain.
    #[must_use]
    pub const fn owed(self) -> Option<u32> {
        if self.item.is_payment() { Some(self.owed) } else { None }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (moved, owed, rule) = (Credits(self.moved), Credits(self.owed), self.rule());
        let short = self.owed.saturating_sub(self.moved);
        match self.item {
            Item::Arrival => write!(f, "Arriving pays {moved} ({rule})."),
            Item::BestLooking => write!(f, "The best-looking ship pays {moved} ({rule})."),
            Item::Goods => write!(f, "The goods sell for {moved} ({rule})."),
            Item::SetAside => write!(f, "The goods set aside sell for {moved}, half their value ({rule})."),
            Item::Merchant => write!(f, "The merchant brings {moved} ({rule})."),
            Item::Manager => write!(f, "The manager brings {moved} ({rule})."),
            Item::Debt if short == 0 => write!(f, "A debt of {owed} is paid ({rule})."),
            Item::Debt => {
                write!(f, "Of a debt of {owed} {} can be paid, and {short} forgiven ({rule}).", self.moved)
            }
            Item::Penalty if short == 0 => write!(f, "Lost components cost {owed} ({rule})."),
            Item::Penalty => {
                write!(f, "Lost components cost {owed}, of which {} can be paid ({rule}).", self.moved)
            }
        }
    }
}

/// `1 credit`, `2 credits`.
pub(super) struct Credits(pub(super) u32);

impl fmt::Display for Credits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, if self.0 == 1 { "credit" } else { "credits" })
    }
}

#[cfg(feature = "serde")]
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct LineWire {
    item: Item,
    rule: Rule,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    owed: Option<u32>,
    credits: i64,
}

#[cfg(feature = "serde")]
impl From<Line> for LineWire {
    fn from(line: Line) -> Self {
        Self { item: line.item(), rule: line.rule(), owed: line.owed(), credits: line.credits() }
    }
}

#[cfg(feature = "serde")]
impl TryFrom<LineWire> for Line {
    type Error = alloc::string::String;

    fn try_from(wire: LineWire) -> Result<Self, Self::Error> {
        let LineWire { item, rule, owed, credits } = wire;
        let moved =
            u32::try_from(credits.unsigned_abs()).map_err(|_| alloc::format!("{credits} credits are too many"))?;
        let line = Self { item, moved, owed: owed.unwrap_or(moved) };
        let is_sound = rule == line.rule() && credits == line.credits() && owed == line.owed() && moved <= line.owed;
        if is_sound {
            Ok(line)
        } else {
            Err(alloc::format!("{rule} is of no line of {credits} credits like that; it would be {line}"))
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Line {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        crate::table::wire::write(&LineWire::from(*self), serializer)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Line {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        crate::table::wire::derived::<LineWire, D>(deserializer)?.try_into().map_err(serde::de::Error::custom)
    }
}
