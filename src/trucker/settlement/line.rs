//! Lines of statements.

use crate::table::message::{Argued, Argument, Arguments, Message, Row};
#[cfg(feature = "schema")]
use crate::table::wire::schema::{Definitions, Properties};
#[cfg(feature = "serde")]
use crate::table::wire::{Fields, Form, Node, Object, WireError};
use crate::trucker::rules::Rule;

/// The subject of a line, in the order of a statement (LM-R36).
///
/// JSON: `"best_looking"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Item {
    /// The reward for arriving.
    Arrival,
    /// The bonus for the best-looking ship.
    BestLooking,
    /// The sale of the goods of ships that arrived.
    Goods,
    /// The sale of the goods of ships that gave up.
    SetAside,
    /// The merchant's income.
    Merchant,
    /// The manager's income.
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
}

/// One line of a [`Statement`](super::Statement). Prints as a sentence.
///
/// In JSON only payments have `owed`.
///
/// JSON: `{"item": "penalty", "rule": "LM-END-6", "owed": 15, "credits": -14}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    item: Item,
    credits: i64,
    owed: Option<u32>,
}

impl Line {
    pub(super) fn gain(item: Item, credits: u32) -> Self {
        Self { item, credits: credits.into(), owed: None }
    }

    pub(super) fn payment(item: Item, owed: u32, paid: u32) -> Self {
        Self { item, credits: -i64::from(paid), owed: Some(owed) }
    }

    /// The subject.
    #[must_use]
    pub const fn item(self) -> Item {
        self.item
    }

    /// The rule behind it.
    #[must_use]
    pub const fn rule(self) -> Rule {
        self.item.rule()
    }

    /// The credits gained; negative if paid.
    #[must_use]
    pub const fn credits(self) -> i64 {
        self.credits
    }

    /// The amount owed, a penalty after its limit; `None` for a gain.
    #[must_use]
    pub const fn owed(self) -> Option<u32> {
        self.owed
    }

    /// The unpaid part.
    fn short(self) -> i64 {
        self.owed.map_or(0, |owed| i64::from(owed).saturating_add(self.credits))
    }
}

const fn said(tag: &'static str, template: &'static str) -> Row {
    Row { key: ("statement-line", tag), template, fields: &["moved", "owed", "short", "rule"] }
}

const ARRIVAL: Row = said("arrival", "Arrival bonus: {moved|1:1 credit|# credits} ({rule}).");
const BEST_LOOKING: Row = said("best_looking", "Best-looking ship bonus: {moved|1:1 credit|# credits} ({rule}).");
const GOODS: Row = said("goods", "Goods sold: {moved|1:1 credit|# credits} ({rule}).");
const SET_ASIDE: Row = said("set_aside", "Goods set aside, sold at half value: {moved|1:1 credit|# credits} ({rule}).");
const MERCHANT: Row = said("merchant", "Merchant: {moved|1:1 credit|# credits} ({rule}).");
const MANAGER: Row = said("manager", "Manager: {moved|1:1 credit|# credits} ({rule}).");
const DEBT_SHORT: Row =
    said("debt_short", "Debt: {moved} of {owed|1:1 credit|# credits} paid, {short} forgiven ({rule}).");
const DEBT: Row = said("debt", "Debt: {owed|1:1 credit|# credits} paid ({rule}).");
const PENALTY_SHORT: Row =
    said("penalty_short", "Loss penalty: {moved} of {owed|1:1 credit|# credits} paid, {short} forgiven ({rule}).");
const PENALTY: Row = said("penalty", "Loss penalty: {owed|1:1 credit|# credits} paid ({rule}).");

impl Message for Line {
    fn row(&self) -> Row {
        let is_short = self.short() > 0;
        match self.item {
            Item::Arrival => ARRIVAL,
            Item::BestLooking => BEST_LOOKING,
            Item::Goods => GOODS,
            Item::SetAside => SET_ASIDE,
            Item::Merchant => MERCHANT,
            Item::Manager => MANAGER,
            Item::Debt if is_short => DEBT_SHORT,
            Item::Debt => DEBT,
            Item::Penalty if is_short => PENALTY_SHORT,
            Item::Penalty => PENALTY,
        }
    }

    fn rows() -> &'static [Row] {
        &[ARRIVAL, BEST_LOOKING, GOODS, SET_ASIDE, MERCHANT, MANAGER, DEBT_SHORT, DEBT, PENALTY_SHORT, PENALTY]
    }

    fn arguments<'a>(&'a self, arguments: &mut Arguments<'a>) {
        arguments.put("moved", Argument::Number(self.credits.saturating_abs()));
        arguments.put("owed", self.owed.argument());
        arguments.put("short", Argument::Number(self.short()));
        arguments.put("rule", Argument::Text(self.rule().id()));
    }
}

messages!(@told Line);

#[cfg(feature = "serde")]
crate::table::wire::words!(Item {
    "arrival" => Arrival,
    "best_looking" => BestLooking,
    "goods" => Goods,
    "set_aside" => SetAside,
    "merchant" => Merchant,
    "manager" => Manager,
    "debt" => Debt,
    "penalty" => Penalty,
});

/// With the rule, for people: the item says it already.
#[cfg(feature = "serde")]
impl Form for Line {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        fields.only(&["item", "rule", "owed", "credits"])?;
        let _: Rule = fields.read("rule")?;
        Ok(Self { item: fields.read("item")?, credits: fields.read("credits")?, owed: fields.read_or("owed", None)? })
    }

    fn write(&self) -> Node<'static> {
        let mut object = Object::new();
        object.put("item", &self.item);
        object.put("rule", &self.rule());
        object.put_unless("owed", &self.owed, &None);
        object.put("credits", &self.credits);
        object.end()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| {
            let mut properties = Properties::default();
            properties.add("item", Item::schema(definitions));
            properties.add("rule", Rule::schema(definitions));
            properties.may("owed", Option::<u32>::schema(definitions));
            properties.add("credits", i64::schema(definitions));
            properties.end()
        })
    }
}

#[cfg(feature = "serde")]
crate::table::wire::serde_by_form!(Line);
