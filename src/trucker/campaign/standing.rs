//! Who has won after the last flight.

use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::table::Seat;
use crate::table::message::{Argued, Argument, Arguments, Message, Row};

/// Where a player stands. Prints as a sentence: `seat 1 has 41 credits and owes 11 credits in loans: 30 net`.
///
/// Read without `loan` it is of a player without one.
///
/// JSON: `{"seat": 1, "credits": 41, "loan": 11, "won": true, "richer": 0}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Standing {
    /// The player.
    pub seat: Seat,
    /// What is in the purse, in credits: carried over from flight to flight, from 0 at the start.
    pub credits: u32,
    /// What is still owed on loans, in credits (LM-TORUS-5).
    pub loan: u32,
    /// Whether the player is among the winners: everybody whose [`net`](Self::net) is at least one credit.
    pub won: bool,
    /// How many are richer; whoever has 0 here and has won, has won most.
    pub richer: u8,
}

impl Standing {
    /// The purse less the loans, which is what counts; below 0 if more is owed than there is (LM-R49).
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

/// The standings of the players with these credits and loans, by seat, after any flight or the last, the richest first
/// (BG-END-5). A loan counts against its purse, and there is none where none is given (LM-R49). Equals stand by seat and have
/// equally many before them. Purses beyond the fifth have no seat and are passed over.
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
