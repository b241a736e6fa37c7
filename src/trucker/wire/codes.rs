//! The short forms on cards: goods are `"RYGB"`; meteors and shots `"sF"`, small or light (`s`), large or heavy (`L`), and
//! the side they come from: `F` front, `R` right, `B` rear, `L` left.

use alloc::string::String;

use serde::de::Error as _;
use serde::ser::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::grid::Side;
use crate::trucker::attack::{Attack, AttackKind};
use crate::trucker::fleet::aboard::{Good, Goods};

/// `"RYGB"`
pub(super) struct Letters(pub(super) Goods);

const LETTERS: [(char, Good); 4] = [('R', Good::Red), ('Y', Good::Yellow), ('G', Good::Green), ('B', Good::Blue)];

impl Serialize for Letters {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let repeated = |(letter, good)| core::iter::repeat_n(letter, self.0.of(good).into());
        serializer.serialize_str(&LETTERS.into_iter().flat_map(repeated).collect::<String>())
    }
}

impl<'de> Deserialize<'de> for Letters {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let is_good = |letter| LETTERS.iter().any(|&(known, _)| known == letter);
        if let Some(letter) = text.chars().find(|&letter| !is_good(letter)) {
            return Err(D::Error::custom(format_args!("goods are R, Y, G and B, not `{letter}`")));
        }
        let count = |good| {
            let blocks = text.chars().filter(|&letter| LETTERS.contains(&(letter, good))).count();
            u16::try_from(blocks).map_err(D::Error::custom)
        };
        Goods::try_each(count).map(Letters)
    }
}

/// A small or large meteor.
pub(super) struct Meteor(pub(super) Attack);

/// Light or heavy cannon fire.
pub(super) struct Shot(pub(super) Attack);

const SIDES: [(char, Side); 4] = [('F', Side::Front), ('R', Side::Right), ('B', Side::Rear), ('L', Side::Left)];

fn code<S: Serializer>(attack: Attack, sizes: [AttackKind; 2], serializer: S) -> Result<S::Ok, S::Error> {
    let weight = ['s', 'L'].into_iter().zip(sizes).find(|&(_, kind)| kind == attack.kind);
    let side = SIDES.into_iter().find(|&(_, from)| from == attack.from);
    let (Some((weight, _)), Some((letter, _))) = (weight, side) else {
        return Err(S::Error::custom(format_args!("a {attack} is neither a {} nor a {}", sizes[0], sizes[1])));
    };
    serializer.collect_str(&format_args!("{weight}{letter}"))
}

fn attack<'de, D: Deserializer<'de>>(deserializer: D, [small, large]: [AttackKind; 2]) -> Result<Attack, D::Error> {
    let text = String::deserialize(deserializer)?;
    let mut letters = text.chars();
    let kind = match letters.next() {
        Some('s') => Some(small),
        Some('L') => Some(large),
        _ => None,
    };
    let side = letters.next().and_then(|letter| SIDES.into_iter().find(|&(known, _)| known == letter));
    match (kind, side, letters.next()) {
        (Some(kind), Some((_, from)), None) => Ok(Attack { kind, from }),
        _ => Err(D::Error::custom(format_args!(
            "`{text}` is no attack: s ({small}) or L ({large}), then the side it comes from, F, R, B or L"
        ))),
    }
}

const METEORS: [AttackKind; 2] = [AttackKind::SmallMeteor, AttackKind::LargeMeteor];
const SHOTS: [AttackKind; 2] = [AttackKind::LightFire, AttackKind::HeavyFire];

impl Serialize for Meteor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        code(self.0, METEORS, serializer)
    }
}

impl<'de> Deserialize<'de> for Meteor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        attack(deserializer, METEORS).map(Self)
    }
}

impl Serialize for Shot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        code(self.0, SHOTS, serializer)
    }
}

impl<'de> Deserialize<'de> for Shot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        attack(deserializer, SHOTS).map(Self)
    }
}
