//! Every numbered rule of the game: its id, a summary and its source.
//!
//! Every refusal and report names the broken [`Rule`], so a front end can map rules to its own language, as in `examples/words`.
//!
//! ```
//! use starwright::trucker::Rule;
//! use starwright::table::Origin;
//!
//! let rule: Rule = "LM-LEGAL-2".parse()?;
//! assert_eq!(rule, Rule::LmLegal2);
//! assert_eq!(rule.sentence(), "A single connector may not meet a double one.");
//! assert_eq!(rule.origin(), Origin::BaseGame);
//! # Ok::<(), starwright::trucker::UnknownRule>(())
//! ```

#[macro_use]
mod base_game;
#[macro_use]
mod latest_models;
pub(crate) mod rulings;

macro_rules! rules {
    ($($rows:tt)*) => {
        numbered_rules! {
            /// One numbered rule.
            ///
            /// `LM-…` are the rules of The Latest Models, `LM-R…` rulings on what its rulebooks leave open, `BG-…` rules of the
            /// base game. Rules are ordered as in [`Rule::ALL`], and serialised as their ids.
            like "LM-LEGAL-2, LM-R8 or BG-PILES";
            $($rows)*
        }
    };
}

latest_models! { base_game! rules! }

crate::table::message::words!(Rule);
