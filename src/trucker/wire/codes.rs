//! The short forms on cards: goods are `"RYGB"`; meteors and shots `"sF"`, small or light (`s`), large or heavy (`L`), and
//! the side they come from: `F` front, `R` right, `B` rear, `L` left.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::grid::Side;
#[cfg(feature = "schema")]
use crate::table::wire::schema;
use crate::table::wire::{Node, WireError, word};
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::attack::{Attack, AttackKind};
use crate::trucker::fleet::aboard::{Good, Goods};

const LETTERS: [(char, Good); 4] = [('R', Good::Red), ('Y', Good::Yellow), ('G', Good::Green), ('B', Good::Blue)];

/// Reads goods from `"RYGB"`.
pub(in crate::trucker) fn letters(node: &Node<'_>) -> Result<Goods, WireError> {
    let text = word(node)?;
    let is_good = |letter| LETTERS.iter().any(|&(known, _)| known == letter);
    if let Some(letter) = text.chars().find(|&letter| !is_good(letter)) {
        return Err(WireError::new(format_args!("goods are R, Y, G and B, not `{letter}`")));
    }
    Goods::try_each(|good| {
        let blocks = text.chars().filter(|&letter| LETTERS.contains(&(letter, good))).count();
        u16::try_from(blocks).map_err(WireError::new)
    })
}

/// Writes goods as `"RYGB"`.
pub(in crate::trucker) fn lettered(goods: Goods) -> Node<'static> {
    let repeated = |(letter, good)| core::iter::repeat_n(letter, goods.of(good).into());
    Node::Text(LETTERS.into_iter().flat_map(repeated).collect::<String>().into())
}

/// The codes of the small and large attacks of one sort.
pub(in crate::trucker) struct Codes([AttackKind; 2]);

/// Meteors.
pub(in crate::trucker) const METEORS: Codes = Codes([AttackKind::SmallMeteor, AttackKind::LargeMeteor]);
/// Cannon fire.
pub(in crate::trucker) const SHOTS: Codes = Codes([AttackKind::LightFire, AttackKind::HeavyFire]);

const WEIGHTS: [char; 2] = ['s', 'L'];
const SIDES: [(char, Side); 4] = [('F', Side::Front), ('R', Side::Right), ('B', Side::Rear), ('L', Side::Left)];

impl Codes {
    pub(in crate::trucker) fn read(&self, node: &Node<'_>) -> Result<Salvo, WireError> {
        let Node::List(codes) = node else {
            return Err(serde::de::Error::invalid_type(node.kind(), &"a sequence"));
        };
        let attacks = codes.iter().enumerate().map(|(place, code)| self.attack(code).map_err(|error| error.at(place)));
        attacks.collect::<Result<Vec<_>, _>>().map(Salvo::from_iter)
    }

    fn attack(&self, node: &Node<'_>) -> Result<Attack, WireError> {
        let text = word(node)?;
        let mut letters = text.chars();
        let weight = letters.next();
        let sort = WEIGHTS.into_iter().zip(self.0).find(|&(known, _)| Some(known) == weight);
        let side = letters.next().and_then(|letter| SIDES.into_iter().find(|&(known, _)| known == letter));
        if let (Some((_, kind)), Some((_, from)), None) = (sort, side, letters.next()) {
            return Ok(Attack { kind, from });
        }
        let [small, large] = self.0;
        Err(WireError::new(format_args!(
            "`{text}` is no attack: s ({small}) or L ({large}), then the side it comes from, F, R, B or L"
        )))
    }

    /// Attacks of another sort are written in words, and cannot be read.
    pub(in crate::trucker) fn write(&self, salvo: &Salvo) -> Node<'static> {
        Node::List(salvo.attacks().iter().map(|&attack| Node::Text(self.code(attack).into())).collect())
    }

    /// The JSON Schema of one of them.
    #[cfg(feature = "schema")]
    #[expect(clippy::unused_self, reason = "all sorts have the same codes")]
    pub(in crate::trucker) fn schema(&self) -> Node<'static> {
        let codes = WEIGHTS.into_iter().flat_map(|weight| SIDES.map(|(side, _)| String::from_iter([weight, side])));
        schema::words(codes)
    }

    fn code(&self, attack: Attack) -> String {
        let weight = WEIGHTS.into_iter().zip(self.0).find(|&(_, kind)| kind == attack.kind);
        let side = SIDES.into_iter().find(|&(_, from)| from == attack.from);
        match (weight, side) {
            (Some((weight, _)), Some((letter, _))) => [weight, letter].into_iter().collect(),
            _ => attack.to_string(),
        }
    }
}
