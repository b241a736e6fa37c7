//! The numbers and lists on cards: checks, sentences, forms, and changes at level IV.

use super::error::CardError;
use super::intruders::{Boarded, Deed};
use super::kind::{CardKind, CombatLine, Family, Penalty};
use crate::grid::Side;
use crate::table::SharedSlice;
use crate::table::message::{Argued, Argument, Arguments};
use crate::table::refused::count;
#[cfg(feature = "schema")]
use crate::table::wire::schema::{self, Definitions};
#[cfg(feature = "serde")]
use crate::table::wire::{Form, Node, WireError};
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::attack::{AttackKind, Turn};
use crate::trucker::fleet::aboard::Goods;

/// The maximum length of a list on a card, and the maximum number of blocks in a load.
const LONGEST: u32 = 20;

/// A kind of field of a card.
pub(super) trait Figure {
    /// The type of its value.
    type Value: Clone;

    /// Checks the length of a list and its items.
    fn check(_value: &Self::Value, _card: Family, _field: &'static str) -> Result<(), CardError> {
        Ok(())
    }

    /// The value in a class IV flight with level III cards, given whether the first attack of the card [was doubled](doubled).
    fn raised(value: &Self::Value, _is_doubled: &mut bool) -> Self::Value {
        value.clone()
    }

    /// Fills the holes of a sentence.
    fn put<'a>(value: &'a Self::Value, field: &'static str, arguments: &mut Arguments<'a>);

    /// Its form.
    #[cfg(feature = "serde")]
    fn read(node: &Node<'_>) -> Result<Self::Value, WireError>;

    /// Its form.
    #[cfg(feature = "serde")]
    fn write(value: &Self::Value) -> Node<'static>;

    /// The JSON Schema of its form.
    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static>;
}

/// A value with its kind.
#[cfg(feature = "serde")]
pub(super) struct As<F: Figure>(pub(super) F::Value);

#[cfg(feature = "serde")]
impl<F: Figure> Form for As<F> {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        F::read(node).map(Self)
    }

    fn write(&self) -> Node<'static> {
        F::write(&self.0)
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        F::schema(definitions)
    }
}

macro_rules! figures {
    ($($(#[$about:meta])* $figure:ident($value:ident: $type:ty) $(counts $count:expr,)? => $raised:expr;)*) => {
        $(
            $(#[$about])*
            pub(super) struct $figure;

            impl Figure for $figure {
                type Value = $type;

                $(fn check($value: &$type, card: Family, field: &'static str) -> Result<(), CardError> {
                    check_count($count, card, field)
                })?

                fn raised($value: &$type, _is_doubled: &mut bool) -> $type {
                    $raised
                }

                fn put<'a>(value: &'a $type, field: &'static str, arguments: &mut Arguments<'a>) {
                    arguments.put(field, value.argument());
                }

                #[cfg(feature = "serde")]
                fn read(node: &Node<'_>) -> Result<$type, WireError> {
                    Form::read(node)
                }

                #[cfg(feature = "serde")]
                fn write(value: &$type) -> Node<'static> {
                    value.write()
                }

                #[cfg(feature = "schema")]
                fn schema(definitions: &mut Definitions) -> Node<'static> {
                    <$type>::schema(definitions)
                }
            }
        )*
    };
}

figures! {
    /// LM-IV3-2: enemies are stronger.
    Strength(number: u16) => number.saturating_add(1);
    /// LM-IV3-3: abandoned ships and stations ask for more crew, and a ship takes them all away (LM-R50).
    Crew(number: u16) => number.saturating_add(1);
    /// LM-IV3-4: more crew and goods are lost.
    Losses(number: u16) => number.saturating_add(1);
    /// LM-IV3-5: more credits are gained, but not where there are none (LM-R53).
    Credits(number: u16) => if *number == 0 { 0 } else { number.saturating_add(1) };
    /// LM-IV3-7: as many days as ever.
    Days(number: u16) => *number;
    /// The side that intruders come from.
    From(side: Side) => *side;
    /// How many come together.
    Party(number: u16) counts u32::from(*number), => *number;
    /// Whom they board.
    Boards(boarded: Boarded) => *boarded;
    /// How they walk.
    Turns(turns: SharedSlice<Turn>) counts count(turns.len()), => turns.clone();
    /// LM-IV3-4: more crew and goods are lost.
    Deeds(deed: Deed) => match deed {
        Deed::Crew(number) => Deed::Crew(number.saturating_add(1)),
        Deed::Goods(number) => Deed::Goods(number.saturating_add(1)),
        Deed::Batteries(_) | Deed::Charges(_) => *deed,
    };
}

/// Small and large meteors.
pub(super) struct Meteors;

/// Light and heavy cannon fire.
pub(super) struct Shots;

/// Goods.
pub(super) struct Load;

/// The goods of each planet.
pub(super) struct Loads;

/// The lines of a combat zone.
pub(super) struct Lines;

/// The parts of a sequence.
pub(super) struct Parts;

impl Figure for Meteors {
    type Value = Salvo;

    fn check(meteors: &Salvo, card: Family, field: &'static str) -> Result<(), CardError> {
        check_count(count(meteors.attacks().len()), card, field)?;
        let is_meteor = |kind| matches!(kind, AttackKind::SmallMeteor | AttackKind::LargeMeteor);
        match (0..).zip(meteors.attacks()).find(|(_, attack)| !is_meteor(attack.kind)) {
            Some((place, &attack)) => Err(CardError::NoMeteor { place, attack }),
            None => Ok(()),
        }
    }

    fn raised(meteors: &Salvo, is_doubled: &mut bool) -> Salvo {
        doubled(meteors, is_doubled)
    }

    fn put<'a>(meteors: &'a Salvo, field: &'static str, arguments: &mut Arguments<'a>) {
        arguments.put(field, Argument::Several(meteors));
    }

    #[cfg(feature = "serde")]
    fn read(node: &Node<'_>) -> Result<Salvo, WireError> {
        crate::trucker::wire::METEORS.read(node)
    }

    #[cfg(feature = "serde")]
    fn write(meteors: &Salvo) -> Node<'static> {
        crate::trucker::wire::METEORS.write(meteors)
    }

    #[cfg(feature = "schema")]
    fn schema(_: &mut Definitions) -> Node<'static> {
        schema::list(crate::trucker::wire::METEORS.schema())
    }
}

impl Figure for Shots {
    type Value = Salvo;

    fn check(shots: &Salvo, card: Family, field: &'static str) -> Result<(), CardError> {
        check_count(count(shots.attacks().len()), card, field)?;
        let is_fire = |kind| matches!(kind, AttackKind::LightFire | AttackKind::HeavyFire);
        match (0..).zip(shots.attacks()).find(|(_, attack)| !is_fire(attack.kind)) {
            Some((place, &attack)) => Err(CardError::NoShot { card, place, attack }),
            None => Ok(()),
        }
    }

    fn raised(shots: &Salvo, is_doubled: &mut bool) -> Salvo {
        doubled(shots, is_doubled)
    }

    fn put<'a>(shots: &'a Salvo, field: &'static str, arguments: &mut Arguments<'a>) {
        arguments.put(field, Argument::Several(shots));
    }

    #[cfg(feature = "serde")]
    fn read(node: &Node<'_>) -> Result<Salvo, WireError> {
        crate::trucker::wire::SHOTS.read(node)
    }

    #[cfg(feature = "serde")]
    fn write(shots: &Salvo) -> Node<'static> {
        crate::trucker::wire::SHOTS.write(shots)
    }

    #[cfg(feature = "schema")]
    fn schema(_: &mut Definitions) -> Node<'static> {
        schema::list(crate::trucker::wire::SHOTS.schema())
    }
}

impl Figure for Load {
    type Value = Goods;

    fn check(goods: &Goods, card: Family, field: &'static str) -> Result<(), CardError> {
        check_count(goods.blocks(), card, field)
    }

    fn put<'a>(goods: &'a Goods, field: &'static str, arguments: &mut Arguments<'a>) {
        arguments.put(field, Argument::Several(goods));
    }

    #[cfg(feature = "serde")]
    fn read(node: &Node<'_>) -> Result<Goods, WireError> {
        crate::trucker::wire::letters(node)
    }

    #[cfg(feature = "serde")]
    fn write(goods: &Goods) -> Node<'static> {
        crate::trucker::wire::lettered(*goods)
    }

    #[cfg(feature = "schema")]
    fn schema(_: &mut Definitions) -> Node<'static> {
        schema::like("^[RYGB]*$")
    }
}

impl Figure for Loads {
    type Value = SharedSlice<Goods>;

    fn check(planets: &SharedSlice<Goods>, card: Family, field: &'static str) -> Result<(), CardError> {
        check_count(count(planets.len()), card, field)?;
        (0..).zip(&**planets).try_for_each(|(planet, goods)| match goods.blocks() {
            1..=LONGEST => Ok(()),
            blocks => Err(CardError::Planet { planet, blocks, most: LONGEST }),
        })
    }

    fn put<'a>(planets: &'a SharedSlice<Goods>, field: &'static str, arguments: &mut Arguments<'a>) {
        arguments.put(field, Argument::Several(planets));
    }

    #[cfg(feature = "serde")]
    fn read(node: &Node<'_>) -> Result<SharedSlice<Goods>, WireError> {
        let loads: alloc::vec::Vec<As<Load>> = Form::read(node)?;
        Ok(loads.into_iter().map(|As(goods)| goods).collect())
    }

    #[cfg(feature = "serde")]
    fn write(planets: &SharedSlice<Goods>) -> Node<'static> {
        Node::List(planets.iter().map(Load::write).collect())
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        schema::list(Load::schema(definitions))
    }
}

impl Figure for Lines {
    type Value = SharedSlice<CombatLine>;

    fn check(lines: &SharedSlice<CombatLine>, card: Family, field: &'static str) -> Result<(), CardError> {
        check_count(count(lines.len()), card, field)?;
        lines.iter().try_for_each(|line| match &line.penalty {
            Penalty::Shots(shots) => Shots::check(shots, card, "shots"),
            Penalty::Days(_) | Penalty::Crew(_) | Penalty::Goods(_) => Ok(()),
        })
    }

    /// LM-IV3-4 for every line.
    fn raised(lines: &SharedSlice<CombatLine>, is_doubled: &mut bool) -> SharedSlice<CombatLine> {
        let raised = lines.iter().map(|CombatLine { worst, penalty }| CombatLine {
            worst: *worst,
            penalty: match penalty {
                Penalty::Days(days) => Penalty::Days(*days),
                Penalty::Crew(crew) => Penalty::Crew(Losses::raised(crew, is_doubled)),
                Penalty::Goods(blocks) => Penalty::Goods(Losses::raised(blocks, is_doubled)),
                Penalty::Shots(shots) => Penalty::Shots(Shots::raised(shots, is_doubled)),
            },
        });
        raised.collect()
    }

    fn put<'a>(lines: &'a SharedSlice<CombatLine>, field: &'static str, arguments: &mut Arguments<'a>) {
        arguments.put(field, Argument::Several(lines));
    }

    #[cfg(feature = "serde")]
    fn read(node: &Node<'_>) -> Result<SharedSlice<CombatLine>, WireError> {
        Form::read(node)
    }

    #[cfg(feature = "serde")]
    fn write(lines: &SharedSlice<CombatLine>) -> Node<'static> {
        lines.write()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        <SharedSlice<CombatLine>>::schema(definitions)
    }
}

impl Figure for Parts {
    type Value = SharedSlice<CardKind>;

    fn check(parts: &SharedSlice<CardKind>, card: Family, field: &'static str) -> Result<(), CardError> {
        check_count(count(parts.len()), card, field)?;
        none_nested(parts)?;
        parts.iter().try_for_each(CardKind::check)
    }

    /// LM-R53: each part, but LM-IV3-6 only once.
    fn raised(parts: &SharedSlice<CardKind>, is_doubled: &mut bool) -> SharedSlice<CardKind> {
        parts.iter().map(|part| part.raised(is_doubled)).collect()
    }

    fn put<'a>(parts: &'a SharedSlice<CardKind>, field: &'static str, arguments: &mut Arguments<'a>) {
        arguments.put(field, Argument::Several(parts));
    }

    #[cfg(feature = "serde")]
    fn read(node: &Node<'_>) -> Result<SharedSlice<CardKind>, WireError> {
        let parts: SharedSlice<CardKind> = Form::read(node)?;
        none_nested(&parts).map_err(WireError::new)?;
        Ok(parts)
    }

    #[cfg(feature = "serde")]
    fn write(parts: &SharedSlice<CardKind>) -> Node<'static> {
        parts.write()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        schema::list(CardKind::part_schema(definitions))
    }
}

#[cfg(feature = "schema")]
impl CardKind {
    /// The schema of any card: of what may be part of a sequence, or of a sequence.
    pub(super) fn whole_schema(definitions: &mut Definitions) -> Node<'static> {
        let part = Self::part_schema(definitions);
        let whole = Self::schemas_where(definitions, |family| family == Family::Sequence);
        schema::any_of(core::iter::once(part).chain(whole).collect())
    }

    /// LM-R53: no sequence in a sequence.
    fn part_schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named_as::<Parts>("card_part", |definitions| {
            schema::any_of(Self::schemas_where(definitions, |family| family != Family::Sequence))
        })
    }

    fn schemas_where(definitions: &mut Definitions, is_wanted: fn(Family) -> bool) -> alloc::vec::Vec<Node<'static>> {
        let all = Family::ALL.into_iter().zip(Self::schemas(definitions, |_, _| {}));
        all.filter(|&(family, _)| is_wanted(family)).map(|(_, schema)| schema).collect()
    }
}

/// LM-R53: no sequence in a sequence.
fn none_nested(parts: &[CardKind]) -> Result<(), CardError> {
    match (0..).zip(parts).find(|(_, part)| part.family() == Family::Sequence) {
        Some((part, _)) => Err(CardError::Nested { part }),
        None => Ok(()),
    }
}

/// LM-IV3-6: the first attack of a card is doubled, and no other (LM-R53).
fn doubled(salvo: &Salvo, is_doubled: &mut bool) -> Salvo {
    if core::mem::replace(is_doubled, true) { salvo.clone() } else { salvo.repeating_first() }
}

fn check_count(count: u32, card: Family, field: &'static str) -> Result<(), CardError> {
    if (1..=LONGEST).contains(&count) { Ok(()) } else { Err(CardError::Count { card, field, count, most: LONGEST }) }
}
