//! One component: a plate with prongs, and a sign for what it is.

use core::fmt;

use super::caption::Caption;
use super::{Picture, aboard, corner, ground};
use crate::grid::{Cell, Side};
use crate::trucker::fleet::aboard::Contents;
use crate::trucker::parts::component::{Component, Connector, Kind};
use crate::trucker::show::scene::ground::printed;
use crate::trucker::show::scene::sign::sign;

/// The prongs of an edge: how far each is from its middle.
pub(super) const fn prongs(connector: Connector) -> &'static [i32] {
    match connector {
        Connector::Smooth => &[],
        Connector::Single => &[0],
        Connector::Double => &[-18, 18],
        Connector::Universal => &[-18, 0, 18],
    }
}

pub(super) fn draw(f: &mut fmt::Formatter<'_>, picture: &Picture<'_>, cell: Cell, component: Component) -> fmt::Result {
    let board = picture.layout.board();
    let [x, y] = corner(cell);
    let contents = picture.aboard.map(|aboard| aboard.on(cell));
    let is_closed = !board.open().contains(cell);
    write!(f, r#"<g class="tile{}{}"#, Classes(component.kind()), if is_closed { " closed" } else { "" })?;
    ground::place(f, picture, cell)?;
    let title = Caption::of(component, Some(cell), contents);
    write!(f, r#"<title>{}</title><g transform="translate({x} {y})">"#, picture.say(&title))?;
    face(f, component, contents)?;
    if let Some(letter) = printed(board, cell) {
        write!(f, r#"<text class="mark" x="19" y="27">{letter}</text>"#)?;
    }
    f.write_str("</g></g>\n")
}

/// The component at the origin.
pub(super) fn face(f: &mut fmt::Formatter<'_>, component: Component, contents: Option<Contents>) -> fmt::Result {
    f.write_str(r#"<path class="prongs" d=""#)?;
    for side in Side::ALL {
        for place in prongs(component.edge(side)).iter().map(|prong| 50 + prong) {
            match side {
                Side::Front => write!(f, "M{} 0h12v9h-12z", place - 6)?,
                Side::Right => write!(f, "M91 {}h9v12h-9z", place - 6)?,
                Side::Rear => write!(f, "M{} 91h12v9h-12z", place - 6)?,
                Side::Left => write!(f, "M0 {}h9v12h-9z", place - 6)?,
            }
        }
    }
    f.write_str(r#""/><rect class="plate" x="8" y="8" width="84" height="84" rx="12"/>"#)?;
    let quarters = Side::ALL.into_iter().position(|side| side == component.facing()).unwrap_or(0);
    let is_turned = component.kind().has_direction() && quarters > 0;
    if is_turned {
        write!(f, r#"<g transform="rotate({} 50 50)">"#, 90 * quarters)?;
    }
    f.write_str(sign(component.kind()).icon)?;
    if is_turned {
        f.write_str("</g>")?;
    }
    aboard::draw(f, component.kind(), contents)
}

/// The classes of a component of a kind: its family and its name.
pub(super) struct Classes(pub(super) Kind);

impl fmt::Display for Classes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " {}", sign(self.0).family)?;
        // the name of the shield is its family
        if self.0 == Kind::Shield { Ok(()) } else { write!(f, " {}", self.0.name()) }
    }
}
