//! A fleet brought back with what it had aboard.

use core::fmt;

use crate::grid::Cell;
#[cfg(feature = "serde")]
use crate::trucker::fleet::aboard::Aboard;
use crate::trucker::fleet::aboard::Contents;
use crate::trucker::fleet::boarding::BoardingError;
use crate::trucker::fleet::stowing::StowError;
use crate::trucker::fleet::{Fleet, Rejected};
use crate::trucker::parts::component::room::Room;
use crate::trucker::parts::component::{Component, Kind};
use crate::trucker::rules::Rule;
use crate::trucker::ship::layout::Layout;

impl Fleet {
    /// A fleet from a layout and its contents by cell, if it is possible.
    pub(in crate::trucker) fn restore(
        layout: Layout,
        boarded: bool,
        aboard: impl IntoIterator<Item = (Cell, Contents)>,
    ) -> Result<Self, RestoreError> {
        let mut fleet = layout.into_fleet()?;
        fleet.boarded = boarded;
        for (cell, contents) in aboard {
            if !boarded {
                return Err(RestoreError::NotBoarded { cell, contents });
            }
            fleet.put(cell, contents)?;
        }
        Ok(fleet)
    }

    fn put(&mut self, cell: Cell, contents: Contents) -> Result<(), RestoreError> {
        let kind = self.get(cell).map(Component::kind);
        match self.aboard.on(cell) {
            Contents::Nothing => {}
            by => return Err(RestoreError::Taken { cell, contents, kind, by }),
        }
        match contents {
            Contents::Alien(alien) => {
                self.admit(self.aboard.aliens, cell, alien)?;
                self.aboard.aliens.put(cell, alien);
                Ok(())
            }
            Contents::Goods(goods) => {
                self.fits(cell, goods)?;
                self.aboard.put_goods(cell, goods);
                Ok(())
            }
            _ => self.put_tokens(cell, contents, kind),
        }
    }

    /// BG-CREW-1, LM-LAUNCH-2, LM-KIND-3: humans, sleepers and batteries, no more than there is room for.
    fn put_tokens(&mut self, cell: Cell, contents: Contents, kind: Option<Kind>) -> Result<(), RestoreError> {
        let aboard = &mut self.aboard;
        let (tokens, number, places) = match (contents, kind.map_or(Room::Nothing, Kind::room)) {
            (Contents::Humans(number), Room::Humans(places)) => (&mut aboard.humans, number, places),
            (Contents::Sleepers(number), Room::Sleepers(places)) => (&mut aboard.sleepers, number, places),
            (Contents::Batteries(number), Room::Batteries(places)) => (&mut aboard.batteries, number, places),
            _ => return Err(RestoreError::NoRoom { cell, contents, kind }),
        };
        if number > places {
            return Err(RestoreError::TooMany { cell, contents, kind, places });
        }
        tokens.set(cell, number);
        Ok(())
    }
}

#[cfg(feature = "serde")]
impl Aboard {
    /// Puts contents on an empty cell. Returns false if an alien of the colour is already aboard (LM-LEGAL-13).
    pub(in crate::trucker) fn put(&mut self, cell: Cell, contents: Contents) -> bool {
        match contents {
            Contents::Nothing => {}
            Contents::Humans(number) => self.humans.set(cell, number),
            Contents::Sleepers(number) => self.sleepers.set(cell, number),
            Contents::Batteries(number) => self.batteries.set(cell, number),
            Contents::Goods(goods) => self.put_goods(cell, goods),
            Contents::Alien(alien) => {
                let is_first = self.alien(alien.colour()).is_none();
                self.aliens.put(cell, alien);
                return is_first;
            }
        }
        true
    }
}

/// Why the fleet is impossible.
#[derive(Debug, thiserror::Error)]
pub(in crate::trucker) enum RestoreError {
    /// The layout does not pass the gate.
    #[error(transparent)]
    Rejected(#[from] Rejected),
    /// Nothing comes aboard before crew and batteries do.
    #[error("{cell} cannot hold {contents} before crew and batteries are aboard ({})", Rule::LmLaunch2)]
    NotBoarded { cell: Cell, contents: Contents },
    /// An alien cannot live there.
    #[error(transparent)]
    Alien(#[from] BoardingError),
    /// Goods do not fit there.
    #[error(transparent)]
    Goods(#[from] StowError),
    /// The component has no room for anything of that sort.
    #[error("there is no room for {contents} {} {cell} ({})", Present(*.kind), rule(*.contents, *.kind))]
    NoRoom { cell: Cell, contents: Contents, kind: Option<Kind> },
    /// The component has room for fewer.
    #[error("{cell} has room for {places}, not for {contents} ({})", rule(*.contents, *.kind))]
    TooMany { cell: Cell, contents: Contents, kind: Option<Kind>, places: u8 },
    /// The cell is not empty.
    #[error("{cell} is given twice, with {by} and with {contents} ({})", rule(*.contents, *.kind))]
    Taken { cell: Cell, contents: Contents, kind: Option<Kind>, by: Contents },
}

/// The rule for how much of the contents fits on the component.
const fn rule(contents: Contents, kind: Option<Kind>) -> Rule {
    match (contents, kind) {
        (Contents::Batteries(_), _) => Rule::LmLaunch2,
        (Contents::Goods(_), _) => Rule::BgGoods1,
        (Contents::Sleepers(_), _) | (_, Some(Kind::LuxuryCabin | Kind::StasisChamber)) => Rule::LmKind3,
        (Contents::Nothing | Contents::Humans(_) | Contents::Alien(_), _) => Rule::BgCrew1,
    }
}

/// The component in a sentence.
struct Present(Option<Kind>);

impl fmt::Display for Present {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(kind) => write!(f, "in the {kind} on"),
            None => f.write_str("on"),
        }
    }
}
