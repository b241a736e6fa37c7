//! What the sets of this module have in common: their operators, from their bits and their methods `from_bits` and `iter`.

use core::fmt;

/// Gives a set of bits its operators and conversions. `!` is everything that there is and the set has not, `-` the difference.
macro_rules! set_operators {
    ($set:ident of $item:ident, iterated by $iter:ident) => {
        set_operators!(@binary $set, BitOr bitor BitOrAssign bitor_assign, |a, b| a | b);
        set_operators!(@binary $set, BitAnd bitand BitAndAssign bitand_assign, |a, b| a & b);
        set_operators!(@binary $set, BitXor bitxor BitXorAssign bitxor_assign, |a, b| a ^ b);
        set_operators!(@binary $set, Sub sub SubAssign sub_assign, |a, b| a & !b);

        impl core::ops::Not for $set {
            type Output = Self;
            #[inline]
            fn not(self) -> Self {
                Self::from_bits(!self.bits())
            }
        }

        impl From<$item> for $set {
            #[inline]
            fn from(item: $item) -> Self {
                Self::of(item)
            }
        }

        impl<const N: usize> From<[$item; N]> for $set {
            fn from(items: [$item; N]) -> Self {
                items.into_iter().collect()
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                set.extend(items);
                set
            }
        }

        impl Extend<$item> for $set {
            fn extend<I: IntoIterator<Item = $item>>(&mut self, items: I) {
                items.into_iter().for_each(|item| self.insert(item));
            }
        }

        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $iter;
            #[inline]
            fn into_iter(self) -> $iter {
                self.iter()
            }
        }

        impl IntoIterator for &$set {
            type Item = $item;
            type IntoIter = $iter;
            #[inline]
            fn into_iter(self) -> $iter {
                self.iter()
            }
        }
    };
    (@binary $set:ident, $op:ident $method:ident $assign:ident $in_place:ident, |$a:ident, $b:ident| $result:expr) => {
        impl core::ops::$op for $set {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self($result)
            }
        }

        impl core::ops::$assign for $set {
            #[inline]
            fn $in_place(&mut self, other: Self) {
                *self = core::ops::$op::$method(*self, other);
            }
        }
    };
}

pub(super) use set_operators;

/// Writes items separated by commas, or `none` if there are none.
pub(super) fn listed(
    f: &mut fmt::Formatter<'_>,
    items: impl Iterator<Item = impl fmt::Display>,
    none: &str,
) -> fmt::Result {
    let mut is_first = true;
    for item in items {
        write!(f, "{}{item}", if is_first { "" } else { ", " })?;
        is_first = false;
    }
    if is_first { f.write_str(none) } else { Ok(()) }
}
