//! Standings after a flight.

use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::table::Seat;
use crate::table::message::{Argued, Argument, Arguments, Message, Row};

/// A player's standing. Prints as a sentence: `seat 1 has 41 credits and owes 11 credits in loans: 30 net`.
///
/// When deserialised, a missing `loan` is 0.
///
/// JSON: `{"seat": 1, "credits": 41, "loan": 11, "won": true, "richer": 0}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Standing {
    /// The player.
    pub seat: Seat,
    /// The credits, carried from flight to flight, starting at 0.
    pub credits: u32,
    /// The open loans, in credits (LM-TORUS-5).
    pub loan: u32,
    /// Whether the player has won: all players whose [`net`](Self::net) is at least one credit win.
    pub won: bool,
    /// The number of richer players; 0 for the best winner.
    pub richer: u8,
}

impl Standing {
    /// The credits minus the loans, which decides; may be negative (LM-R49).
    #[must_use]
    pub const fn net(&self) -> i64 {
        net(self.credits, self.loan)
    }
}

/// LM-R49.
const fn net(credits: u32, loan: u32) -> i64 {
    credits as i64 - loan as i64
}

const FIELDS: &[&str] = &["seat", "credits", "loan", "net"];
const FREE: Row =
    Row { key: ("standing", "free"), template: "{seat} has {credits|1:1 credit|# credits}", fields: FIELDS };
const OWING: Row = Row {
    key: ("standing", "owing"),
    template: "{seat} has {credits|1:1 credit|# credits} and owes {loan|1:1 credit|# credits} in loans: {net} net",
    fields: FIELDS,
};

impl Message for Standing {
    fn row(&self) -> Row {
        if self.loan == 0 { FREE } else { OWING }
    }

    fn rows() -> &'static [Row] {
        &[FREE, OWING]
    }

    fn arguments<'a>(&'a self, arguments: &mut Arguments<'a>) {
        arguments.put("seat", self.seat.argument());
        arguments.put("credits", self.credits.argument());
        arguments.put("loan", self.loan.argument());
        arguments.put("net", Argument::Number(self.net()));
    }
}

messages!(@told Standing);

#[cfg(feature = "serde")]
crate::table::wire::form!(Standing { seat, credits, loan = 0, won, richer });

/// The standings for these credits and loans by seat, richest first (BG-END-5). Loans count against the credits; missing ones are
/// 0 (LM-R49). Equal players are ordered by seat and have the same number of richer ones. Entries beyond the fifth are ignored.
///
/// ```
/// use starwright::trucker::campaign::standings;
///
/// let standings = standings(&[12, 0, 30, 12], &[0, 0, 20]);
/// assert_eq!(standings.iter().map(|standing| standing.seat.number()).collect::<Vec<_>>(), [0, 3, 2, 1]);
/// assert_eq!(standings.iter().map(|standing| standing.net()).collect::<Vec<_>>(), [12, 12, 10, 0]);
/// assert_eq!(standings.iter().map(|standing| standing.richer).collect::<Vec<_>>(), [0, 0, 2, 3]);
/// assert_eq!(standings.iter().filter(|standing| standing.won).count(), 3);
/// ```
#[must_use]
pub fn standings(purses: &[u32], loans: &[u32]) -> Vec<Standing> {
    let loans = loans.iter().copied().chain(core::iter::repeat(0));
    let players: Vec<(Seat, u32, u32)> =
        Seat::ALL.into_iter().zip(purses).zip(loans).map(|((seat, &credits), loan)| (seat, credits, loan)).collect();
    let richer = |of: i64| players.iter().filter(|&&(_, credits, loan)| net(credits, loan) > of).count();
    let standing = |&(seat, credits, loan): &(Seat, u32, u32)| Standing {
        seat,
        credits,
        loan,
        won: net(credits, loan) > 0,
        richer: u8::try_from(richer(net(credits, loan))).unwrap_or(u8::MAX),
    };
    let mut standings: Vec<Standing> = players.iter().map(standing).collect();
    standings.sort_by_key(|standing| Reverse(standing.net()));
    standings
}
