//! Labels of components and lines.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::grid::Side;
use crate::trucker::parts::component::Component;
use crate::trucker::parts::component::row::{Row, Size};

/// The text after the word: strength, capacity, or the corner that a shield covers.
pub(in crate::trucker::show) fn size(component: Component) -> Option<char> {
    let &Row { size, shields, .. } = component.kind().row();
    match (size, component.facing()) {
        (Size::Strength(size) | Size::Capacity(size), _) => Some(char::from(b'0' + size)),
        (Size::Only, _) if !shields => None,
        (Size::Only, Side::Front) => Some('◥'),
        (Size::Only, Side::Right) => Some('◢'),
        (Size::Only, Side::Rear) => Some('◣'),
        (Size::Only, Side::Left) => Some('◤'),
    }
}

/// The numbers of a row, `5` or `5,10`.
pub(in crate::trucker::show) fn line(numbers: impl Iterator<Item = u8>) -> String {
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(",")
}
