//! What of a card takes more than a row to say.

use core::fmt;

use super::Card;
use crate::table::SharedSlice;
use crate::table::message::{Argued, Argument, Names, Several};
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::fleet::aboard::Goods;

/// Prints what stands on it.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)
    }
}

impl Argued for Card {
    fn argument(&self) -> Argument<'_> {
        Argument::Message(&self.kind)
    }
}

/// Prints what comes, in order: `light cannon fire from the front, heavy cannon fire from the rear`.
impl fmt::Display for Salvo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        parted(f, ", ", self.attacks())
    }
}

/// Prints what each planet has: `1 red; or 2 blue`.
impl fmt::Display for SharedSlice<Goods> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        parted(f, "; or ", self)
    }
}

fn parted<T: fmt::Display>(f: &mut fmt::Formatter<'_>, between: &str, items: &[T]) -> fmt::Result {
    items.iter().enumerate().try_for_each(|(place, item)| {
        f.write_str(if place == 0 { "" } else { between })?;
        item.fmt(f)
    })
}

impl Argued for Goods {
    fn argument(&self) -> Argument<'_> {
        Argument::Several(self)
    }
}

impl Several for Goods {
    fn count(&self) -> usize {
        usize::try_from(self.blocks()).unwrap_or(usize::MAX)
    }

    fn tell(&self, _names: &dyn Names, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

crate::table::message::words!(Salvo);
