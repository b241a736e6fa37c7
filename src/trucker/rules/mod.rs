//! Every numbered rule of the game, once: its id, its sentence in our words and where it comes from.
//!
//! A [`Rule`] is the only identifier of a refusal: whatever the crate refuses or reports names the broken rule. A front end in another
//! language has its own sentence for each rule, as in `examples/words`.
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
            /// `LM-…` are the rules of The Latest Models, `LM-R…` the rulings on what its rulebooks leave open, `BG-…` the
            /// rules of the base game underneath. Rules are ordered as in [`Rule::ALL`]. With the feature `serde` a rule is
            /// the string of its id.
            like "LM-LEGAL-2, LM-R8 or BG-PILES";
            $($rows)*
        }
    };
}

latest_models! { base_game! rules! }

crate::table::message::words!(Rule);
