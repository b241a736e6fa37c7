//! The penalty for lost components, limited by the board or by insurance.

use crate::trucker::parts::blueprint::LossPenalty;
use crate::trucker::parts::board::Board;
use crate::trucker::rules::Rule;

messages! {
    /// The insurances on IVC, chosen before the first card for the whole flight (LM-IVC-INSURE). The price is not refunded.
    /// Serialised as the price.
    ///
    /// JSON: `5`
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Insurance of "insurance" {
        /// No insurance, no limit (LM-R1).
        #[default]
        None "no insurance";
        /// 2 credits; the penalty is at most 26.
        Two "the insurance for 2 credits, which limits the penalty to 26";
        /// 5 credits; the penalty is at most 19.
        Five "the insurance for 5 credits, which limits the penalty to 19";
        /// 8 credits; the penalty is at most 12.
        Eight "the insurance for 8 credits, which limits the penalty to 12";
    }
}

impl Insurance {
    /// The four choices, cheapest first.
    pub const ALL: [Self; 4] = [Self::None, Self::Two, Self::Five, Self::Eight];

    /// The price, in credits.
    #[must_use]
    pub const fn price(self) -> u16 {
        match self {
            Self::None => 0,
            Self::Two => 2,
            Self::Five => 5,
            Self::Eight => 8,
        }
    }

    /// The resulting limit.
    #[must_use]
    pub const fn cap(self) -> LossCap {
        match self {
            Self::None => LossCap::NONE,
            Self::Two => LossCap::at(26),
            Self::Five => LossCap::at(19),
            Self::Eight => LossCap::at(12),
        }
    }
}

impl From<Insurance> for u16 {
    fn from(insurance: Insurance) -> Self {
        insurance.price()
    }
}

impl TryFrom<u16> for Insurance {
    type Error = InsureError;

    fn try_from(price: u16) -> Result<Self, InsureError> {
        Self::ALL.into_iter().find(|choice| choice.price() == price).ok_or(InsureError::NoSuchInsurance { price })
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(
    Insurance as u16,
    Self::try_from,
    |insurance| insurance.price(),
    like | _ | crate::table::wire::schema::one_of(Insurance::ALL.map(Insurance::price))
);

/// The limit of a player's penalty for lost components in one flight; by default none.
///
/// Serialised as the limit in credits, or null.
///
/// JSON: `15`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LossCap(Option<u16>);

#[cfg(feature = "serde")]
crate::table::wire::form!(LossCap as Option<u16>, |limit| Ok::<_, core::convert::Infallible>(Self(limit)), |cap| cap.0);

impl LossCap {
    /// No limit: not insured (LM-SPLICE-12, LM-R1).
    pub const NONE: Self = Self(None);

    /// At most this many credits.
    #[must_use]
    pub const fn at(credits: u16) -> Self {
        Self(Some(credits))
    }

    /// The limit in credits, if there is one.
    #[must_use]
    pub const fn limit(self) -> Option<u16> {
        self.0
    }

    /// The penalty in credits for this many components in the lost pile: one each, up to the limit (LM-END-6).
    ///
    /// ```
    /// use starwright::trucker::LossCap;
    ///
    /// assert_eq!([3, 15, 40].map(|lost| LossCap::at(15).penalty(lost)), [3, 15, 15]);
    /// assert_eq!(LossCap::NONE.penalty(40), 40);
    /// ```
    #[must_use]
    pub const fn penalty(self, lost: u32) -> u32 {
        match self.0 {
            Some(limit) if lost > limit as u32 => limit as u32,
            _ => lost,
        }
    }
}

impl Board {
    /// The limit of the loss penalty for a player with these credits and this choice: on most boards the printed one, and the
    /// only choice is [`Insurance::None`]; on IVC the limit that the player buys at [`price`](Insurance::price).
    ///
    /// # Errors
    /// [`InsureError`] if the board has no insurance (LM-IVC-INSURE) or the player has less than the price (LM-R22).
    ///
    /// ```
    /// use starwright::trucker::{Board, Class, Insurance};
    ///
    /// let board = Board::new(Class::IVC);
    /// assert_eq!(board.insure(Insurance::Five, 9)?.limit(), Some(19));
    /// assert_eq!(board.insure(Insurance::None, 9)?.limit(), None);
    /// assert!(board.insure(Insurance::Five, 4).is_err());
    /// assert_eq!(Board::new(Class::IIIC).insure(Insurance::None, 0)?.limit(), Some(15));
    /// # Ok::<(), starwright::trucker::InsureError>(())
    /// ```
    pub fn insure(&self, choice: Insurance, credits: u32) -> Result<LossCap, InsureError> {
        match self.blueprint().loss_penalty() {
            LossPenalty::ByInsurance if credits >= u32::from(choice.price()) => Ok(choice.cap()),
            LossPenalty::ByInsurance => Err(InsureError::TooDear { choice, credits }),
            _ if choice != Insurance::None => Err(InsureError::NotSold { choice }),
            LossPenalty::CappedAt(credits) => Ok(LossCap::at(credits)),
            LossPenalty::Uncapped => Ok(LossCap::NONE),
        }
    }

    /// The choices of a player with these credits, cheapest first; on boards without insurance only [`Insurance::None`]
    /// (LM-IVC-INSURE, LM-R22).
    pub fn insurances(&self, credits: u32) -> impl Iterator<Item = Insurance> {
        Insurance::ALL.into_iter().filter(move |&choice| self.insure(choice, credits).is_ok())
    }
}

messages! {
    /// Why an insurance is refused.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[non_exhaustive]
    pub enum InsureError refused Rule of "insurance" {
        NoSuchInsurance { price: u16 } => Rule::LmIvcInsure, "an insurance costs 0, 2, 5 or 8 credits, not {price}";
        NotSold { choice: Insurance } with price = (choice.price())
            => Rule::LmIvcInsure, "this board sells no insurance, not even for {price} credits";
        /// The player cannot afford it.
        TooDear { choice: Insurance, credits: u32 } with price = (choice.price())
            => Rule::LmR22, "an insurance for {price} credits is too expensive with {credits|1:1 credit|# credits}";
    }
}
