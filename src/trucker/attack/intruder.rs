//! Intruders: where they are stopped and how they walk.

use alloc::vec::Vec;

use crate::grid::{BySide, Cell, CellSet, Side};
use crate::trucker::attack::impact::{Impact, ImpactError};
use crate::trucker::fleet::Fleet;
use crate::trucker::parts::component::Kind;
use crate::trucker::ship::joints::Joints;
use crate::trucker::ship::layout::Layout;

/// A turn, seen from the way an intruder came.
///
/// JSON: `"straight"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Turn {
    /// On as before.
    Straight,
    /// A quarter turn clockwise.
    Right,
    /// A quarter turn counter-clockwise.
    Left,
    /// Where he came from.
    Back,
}

#[cfg(feature = "serde")]
crate::table::wire::words!(Turn { "straight" => Straight, "right" => Right, "left" => Left, "back" => Back });

impl Turn {
    /// The order in which an intruder tries them unless his card says otherwise (LM-R9).
    pub const DEFAULT: [Self; 4] = [Self::Straight, Self::Right, Self::Left, Self::Back];

    /// The heading after this turn.
    #[must_use]
    pub const fn from(self, heading: Side) -> Side {
        match self {
            Self::Straight => heading,
            Self::Right => heading.clockwise(),
            Self::Left => heading.counter_clockwise(),
            Self::Back => heading.opposite(),
        }
    }
}

/// The way of an intruder through a ship.
///
/// JSON: `{"visited": [[2, 3]], "end": "no_way_on"}`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Walk {
    /// The cells he enters, in order, the one he boards first, each as often as he enters it. What he does there is on his
    /// card. A cell where he is stopped is not among them.
    pub visited: Vec<Cell>,
    /// How it ends.
    pub end: WalkEnd,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Walk { visited, end });

/// How an intruder's way ends (LM-R9).
///
/// JSON: `{"defeated": [2, 3]}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WalkEnd {
    /// He is defeated by an auto-defence or armed crew on this cell, which he would board or enter (LM-ATTACK-10).
    Defeated(Cell),
    /// No joint leads on by any turn he would take.
    NoWayOn,
    /// He would come to this cell for the second time with the same heading, and so on for ever (LM-TORUS-10).
    Circle {
        /// The cell.
        cell: Cell,
        /// The heading.
        heading: Side,
    },
}

#[cfg(feature = "serde")]
crate::table::wire::form!(WalkEnd by name {
    "defeated" => Defeated(cell), "no_way_on" => NoWayOn, "circle" => Circle { cell, heading }
});

impl Walk {
    /// Whether he is defeated, and so pays his reward when all have walked and all charges have gone off (LM-SPLICE-11).
    #[must_use]
    pub const fn is_defeated(&self) -> bool {
        matches!(self.end, WalkEnd::Defeated(_))
    }
}

/// # Intruders
impl Layout {
    /// The way of an intruder who strikes the component on `start`: unless one of `guards` is there he boards, faces
    /// `heading`, the side the attack travels toward, and goes from component to component over legal joints of that ship,
    /// each time by the first of his `turns` that has a joint (LM-ATTACK-10, LM-TORUS-10, LM-R9). A guard stops him, and
    /// any number after him (LM-SPLICE-11). The way always ends.
    ///
    /// Several go one after the other; if what one did changes the ship or its guards, ask again for the next.
    ///
    /// # Errors
    /// [`ImpactError`] if no component is there.
    ///
    /// ```
    /// use starwright::grid::{Cell, CellSet, Side};
    /// use starwright::trucker::{Board, Class, Component, Kind, Layout};
    /// use starwright::trucker::attack::{Turn, WalkEnd};
    ///
    /// let strut = Component::new(Kind::Structural, "0303".parse()?, Side::Front)?;
    /// let mut layout = Layout::new(Board::new(Class::IIIC));
    /// for column in 0..6 {
    ///     layout.place(Cell::new(column, 2)?, strut)?;
    /// }
    /// let walk = layout.walk(Cell::new(4, 2)?, Side::Right, &Turn::DEFAULT, CellSet::EMPTY)?;
    /// assert_eq!(walk.visited.len(), 6);
    /// assert_eq!(walk.end, WalkEnd::Circle { cell: Cell::new(4, 2)?, heading: Side::Right });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn walk(&self, start: Cell, heading: Side, turns: &[Turn], guards: CellSet) -> Result<Walk, ImpactError> {
        if !self.occupied().contains(start) {
            return Err(ImpactError::NothingToBoard { cell: start });
        }
        let (mut visited, mut entered) = (Vec::new(), BySide::<CellSet>::default());
        let joints = self.joints();
        let mut next = Some((start, heading));
        let end = loop {
            let Some((cell, heading)) = next else { break WalkEnd::NoWayOn };
            if guards.contains(cell) {
                break WalkEnd::Defeated(cell);
            }
            let before = entered.on_mut(heading);
            if before.contains(cell) {
                break WalkEnd::Circle { cell, heading };
            }
            before.insert(cell);
            visited.push(cell);
            next = self.way_on(&joints, cell, heading, turns);
        };
        Ok(Walk { visited, end })
    }

    fn way_on(&self, joints: &Joints, cell: Cell, heading: Side, turns: &[Turn]) -> Option<(Cell, Side)> {
        let ways = turns.iter().map(|turn| turn.from(heading));
        let heading = ways.into_iter().find(|&side| joints.joined(cell, side))?;
        Some((self.board().surface().step(cell, heading)?, heading))
    }
}

/// # Intruders
impl Fleet {
    /// The cells that stop an intruder: auto-defences, and armed crew, that is crew in a cabin joined to a crew armament
    /// (LM-ATTACK-10, LM-KIND-5). Whom an armament arms stands in no text at hand; a table that knows better names the
    /// cells itself.
    #[must_use]
    pub fn guards(&self) -> CellSet {
        let components = self.layout().components();
        let armaments = components.filter(|(_, component)| component.kind() == Kind::CrewArmament);
        let within_reach = self.layout().joints().neighbours(armaments.map(|(cell, _)| cell).collect());
        self.layout().planes().outputs.auto_defences | (self.aboard().crewed() & within_reach)
    }

    /// Lets the charges on these cells go off, all together, after every intruder has walked (LM-SPLICE-11). Charges are
    /// part of an attack, so plating withstands them (LM-ATTACK-7).
    #[must_use]
    pub fn detonate(self, charges: CellSet) -> Impact {
        let destructible = self.layout().destructible(charges);
        self.destroy(destructible)
    }
}
