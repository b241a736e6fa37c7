//! Crew, aliens and batteries coming aboard before the first card.

use crate::grid::{Cell, CellSet};
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::{Aboard, Alien, Aliens};
use crate::trucker::parts::component::{Colour, Kind};
use crate::trucker::rules::Rule;
use crate::trucker::ship::layout::Layout;

/// # Where aliens may live
impl Layout {
    /// The cabins where an alien of this colour may live: joined to a life support of the colour, and of a kind that
    /// houses aliens (LM-LEGAL-13, BG-CREW-1, LM-KIND-3).
    #[must_use]
    pub fn alien_cabins(&self, colour: Colour) -> CellSet {
        let rooms = &self.planes().rooms;
        let support = rooms.life_support(colour);
        if support.is_empty() || rooms.aliens.is_empty() {
            return CellSet::EMPTY;
        }
        rooms.aliens & self.joints().neighbours(support)
    }
}

/// # Boarding
impl Fleet {
    /// Fills the fleet before the first card: every battery, a human in every place of every cabin, sleepers in every
    /// stasis chamber, and these aliens in their cabins in place of humans (LM-LAUNCH-2, LM-LEGAL-13).
    ///
    /// Without aliens, `&[]`, it always succeeds once. Ships without a human do not start then, see
    /// [`ship_crew`](Fleet::ship_crew) (LM-LAUNCH-1).
    ///
    /// # Errors
    /// [`BoardingError`] names the first alien who cannot live where he is put; the fleet is unchanged then.
    ///
    /// ```
    /// use starwright::grid::{Cell, Side};
    /// use starwright::trucker::{Alien, Board, Class, Colour, Component, Contents, Kind, Layout};
    ///
    /// let mut layout = Layout::new(Board::new(Class::IIIC));
    /// let (cabin, support) = (Cell::new(2, 2)?, Cell::new(3, 2)?);
    /// layout.place(cabin, Component::new(Kind::Cabin, "3333".parse()?, Side::Front)?)?;
    /// layout.place(support, Component::new(Kind::LifeSupport(Colour::Purple), "0003".parse()?, Side::Front)?)?;
    /// let mut fleet = layout.into_fleet()?;
    ///
    /// assert!(fleet.embark(&[(cabin, Alien::Brown)]).is_err());
    /// fleet.embark(&[(cabin, Alien::Purple)])?;
    /// assert_eq!(fleet.aboard().on(cabin), Contents::Alien(Alien::Purple));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn embark(&mut self, aliens: &[(Cell, Alien)]) -> Result<(), BoardingError> {
        if self.boarded {
            return Err(BoardingError::AlreadyAboard);
        }
        let mut housed = Aliens::NONE;
        for &(cell, alien) in aliens {
            self.admit(housed, cell, alien)?;
            housed.put(cell, alien);
        }
        let rooms = &self.layout.planes().rooms;
        self.aboard = Aboard {
            humans: rooms.humans.within(!housed.cells()),
            sleepers: rooms.sleepers,
            batteries: rooms.batteries,
            aliens: housed,
            ..Aboard::EMPTY
        };
        self.boarded = true;
        Ok(())
    }

    /// LM-LEGAL-13: whether one more alien may live there beside those already housed.
    pub(in crate::trucker) fn admit(&self, housed: Aliens, cell: Cell, alien: Alien) -> Result<(), BoardingError> {
        let colour = alien.colour();
        let kind = self.get(cell).map(crate::trucker::parts::component::Component::kind);
        if !kind.is_some_and(Kind::houses_aliens) {
            return Err(BoardingError::NoCabin { cell, alien, kind });
        }
        if !self.layout.alien_cabins(colour).contains(cell) {
            return Err(BoardingError::NoLifeSupport { cell, alien });
        }
        if let Some((first, _)) = housed.of(colour) {
            return Err(BoardingError::SecondOfColour { cell, alien, first });
        }
        match housed.iter().find(|&(home, _)| home == cell) {
            Some((_, by)) => Err(BoardingError::CabinTaken { cell, alien, by }),
            None => Ok(()),
        }
    }
}

/// Why crew cannot board so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BoardingError {
    /// Crew and batteries come aboard once.
    #[error("crew and batteries are aboard already ({})", self.rule())]
    AlreadyAboard,
    /// The cell has no cabin that houses aliens.
    #[error("the {alien} needs a cabin for aliens on {cell}, where there is {} ({})", Present(*.kind), self.rule())]
    NoCabin {
        /// Where he was to live.
        cell: Cell,
        /// Who.
        alien: Alien,
        /// What lies there.
        kind: Option<Kind>,
    },
    /// No life support of his colour is joined to the cabin.
    #[error("the {alien} needs a life support of his colour joined to the cabin on {cell} ({})", self.rule())]
    NoLifeSupport {
        /// Where he was to live.
        cell: Cell,
        /// Who.
        alien: Alien,
    },
    /// Another alien of the colour is in the fleet.
    #[error("the {alien} for {cell} would be the second of his colour in the fleet, after the one on {first} ({})", self.rule())]
    SecondOfColour {
        /// Where he was to live.
        cell: Cell,
        /// Who.
        alien: Alien,
        /// Where the first one lives.
        first: Cell,
    },
    /// An alien of another colour lives in the cabin.
    #[error("the {alien} cannot share the cabin on {cell} with the {by} ({})", self.rule())]
    CabinTaken {
        /// Where he was to live.
        cell: Cell,
        /// Who.
        alien: Alien,
        /// Who lives there.
        by: Alien,
    },
}

refused!(BoardingError {
    AlreadyAboard,
    NoCabin { cell, alien, kind },
    NoLifeSupport { cell, alien },
    SecondOfColour { cell, alien, first },
    CabinTaken { cell, alien, by },
});

impl BoardingError {
    /// The rule that refuses it.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::AlreadyAboard => Rule::LmLaunch2,
            Self::NoCabin { kind: Some(Kind::LuxuryCabin | Kind::StasisChamber), .. } => Rule::LmKind3,
            Self::NoCabin { .. } | Self::NoLifeSupport { .. } | Self::SecondOfColour { .. } => Rule::LmLegal13,
            Self::CabinTaken { .. } => Rule::BgCrew1,
        }
    }
}

/// What lies on a cell, in a sentence.
pub(in crate::trucker) struct Present(pub(in crate::trucker) Option<Kind>);

impl core::fmt::Display for Present {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.0 {
            Some(kind) => write!(f, "a {kind}"),
            None => f.write_str("no component"),
        }
    }
}
