//! Intruders: where they are stopped, and how they walk.

use alloc::vec::Vec;

use crate::grid::{BySide, Cell, CellSet, Side};
use crate::trucker::attack::impact::{Impact, ImpactError};
use crate::trucker::fleet::Fleet;
use crate::trucker::parts::component::Kind;
use crate::trucker::ship::joints::Joints;
use crate::trucker::ship::layout::Layout;

terms! {
    /// A turn, relative to an intruder's heading.
    ///
    /// JSON: `"straight"`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Turn of "turn" {
        Straight "straight" "straight on";
        /// A quarter turn clockwise.
        Right "right" "right";
        /// A quarter turn counter-clockwise.
        Left "left" "left";
        Back "back" "back";
    }
}

impl Turn {
    /// The order in which an intruder tries them, unless the card says otherwise (LM-R9).
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

/// The path of an intruder through a ship.
///
/// JSON: `{"visited": [[2, 3]], "end": "no_way_on"}`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Walk {
    /// The cells it enters, in order, including repeats, from the one it boards. The card says what it does there. A cell where
    /// it is stopped is not included.
    pub visited: Vec<Cell>,
    /// How the walk ends.
    pub end: WalkEnd,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Walk { visited, end });

/// How an intruder's walk ends (LM-R9).
///
/// JSON: `{"defeated": [2, 3]}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WalkEnd {
    /// It is defeated by an auto-defence or armed crew on this cell, which it would board or enter (LM-ATTACK-10).
    Defeated(Cell),
    /// None of its turns leads to a joint.
    NoWayOn,
    /// It would reach this cell again with the same heading, and walk in circles forever (LM-TORUS-10).
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
    /// Whether it is defeated, and so pays its reward once all have walked and all charges have gone off (LM-SPLICE-11).
    #[must_use]
    pub const fn is_defeated(&self) -> bool {
        matches!(self.end, WalkEnd::Defeated(_))
    }
}

/// # Intruders
impl Layout {
    /// The path of an intruder that strikes the component on `start`. Unless one of `guards` is there, it boards with `heading`,
    /// the direction of the attack, and walks over the ship's legal joints, each time by the first of its `turns` that has a
    /// joint (LM-ATTACK-10, LM-TORUS-10, LM-R9). A guard stops it, and any number after it (LM-SPLICE-11). The walk always ends.
    ///
    /// Several intruders walk one after the other; if one changes the ship or its guards, compute the next walk afterwards.
    ///
    /// # Errors
    /// [`ImpactError`] if there is no component.
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
    /// The cells that stop an intruder: auto-defences, and armed crew: crew in a cabin joined to a crew armament (LM-ATTACK-10,
    /// LM-KIND-5). No source at hand says which crew is armed; if you know better, pass your own cells.
    #[must_use]
    pub fn guards(&self) -> CellSet {
        let components = self.layout().components();
        let armaments = components.filter(|(_, component)| component.kind() == Kind::CrewArmament);
        let within_reach = self.layout().joints().neighbours(armaments.map(|(cell, _)| cell).collect());
        self.layout().planes().outputs.auto_defences | (self.aboard().crewed() & within_reach)
    }

    /// Detonates the charges on these cells together, after every intruder has walked (LM-SPLICE-11). Charges are part of an
    /// attack, so plating withstands them (LM-ATTACK-7).
    #[must_use]
    pub fn detonate(self, charges: CellSet) -> Impact {
        let destructible = self.layout().destructible(charges);
        self.destroy(destructible)
    }
}
