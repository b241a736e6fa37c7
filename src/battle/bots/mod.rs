//! Bots for the battle, of three strengths. They stand above the game and see a [`View`], what their seat may know; what it may
//! not know they deal at random.
//!
//! | file | what |
//! |---|---|
//! | `greedy` | what is best at once |
//! | `search` | what follows a choice, in how many games, and which choices are looked at longer |
//! | `world` | games that a view may be of |
//! | `habit`, `sailor` | what everybody is taken to do in such a game |
//! | `outlook`, `prospect`, `standing` | what a game is taken to be worth where the search ends |
//! | `fleet` | fleets to place |
//! | `advice` | the choice, and what the bot expects of it |

pub(crate) mod advice;
mod fleet;
mod greedy;
mod habit;
mod outlook;
mod prospect;
mod sailor;
mod search;
mod standing;
mod world;

use crate::battle::bots::advice::Advice;
use crate::battle::bots::search::Search;
use crate::battle::bots::world::Table;
use crate::battle::game::step::Step;
use crate::battle::game::view::View;
use crate::battle::pieces::card::Deck;
use crate::dice::RandomSource;

/// A bot for the battle. It sees what its player sees, a [`View`], and chooses as well as it can; the same view, decks and
/// chance always give the same choice.
///
/// A node is a choice applied to a game that is thought of. A search holds one such game, a second to go on in, and a few
/// words for each listed choice, however many nodes it may use. Powers of the races are choices like all others to a bot that
/// looks for its own choice; where it looks ahead, nobody uses a power but the shield (BBS-D1.2) against the first shot. A bot
/// names no order of landing (BBS-R5).
///
/// ```
/// use starwright::battle::{Bot, Deck, Game, Layout, Race, Setup};
/// use starwright::dice::Random;
/// use starwright::rand_core::SeedableRng;
///
/// let mut dice = Random::new(rand_pcg::Pcg32::seed_from_u64(1));
/// let decks = [Deck::HOUSE; 4];
/// let players = Race::ALL.map(|race| (race, Deck::HOUSE));
/// let mut game = Game::new(&Setup::shuffled(Layout::four_players(), &players, &mut dice).with_powers(&mut dice))?;
/// let mut events = Vec::new();
/// while let Some(seat) = game.awaited_seat() {
///     let advice = Bot::Turn { nodes: 100 }.advise(&game.view(seat), &decks, &mut dice).ok_or("nobody is asked")?;
///     assert!(advice.nodes <= 100);
///     println!("{advice}"); // move squadron d2: it expects 1.0 points for itself, …
///     game.apply(seat, &advice.choice, &mut events)?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// JSON: `{"bot": "monte_carlo", "nodes": 4000}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Bot {
    /// Takes the choice after which the game looks best at once, of equals any. It goes through each listed choice once, in one
    /// game, and weighs: three times its own points less those of all others; four times its ships on the board, of which a
    /// capital ship counts 4, or 2 if it is damaged; less half the distance to the centre, of a capital ship that has moved,
    /// of a fighter that has turned from four hexes ahead of it.
    Greedy,
    /// Looks to the end of the turn, in a few games with different hidden cards, and weighs how it stands there: points (those
    /// of the probe ring the less, the farther the end is), ships, a power not used up, and what the fighters of every player
    /// may hit in their next move, over the cards that may come.
    Turn {
        /// How many nodes it uses at most for a choice; a thousand are plenty.
        nodes: u32,
    },
    /// Looks so, and then from the best choices on to its own next turn, in as many games with other hidden cards as the budget
    /// allows, half of the choices each time for twice as long.
    MonteCarlo {
        /// How many nodes it uses at most for a choice.
        nodes: u32,
    },
}

impl Bot {
    /// The three strengths with their usual budgets, the weakest first. The example `battle_bots` measures them: in 400 games
    /// against three greedy bots the last was first and alone in 77.5 % (73.2 to 81.3 by Wilson for 95 %) and ahead of
    /// 89.2 % of its rivals; against three that choose at random it was first in 399 of 400.
    pub const ALL: [Self; 3] = [Self::Greedy, Self::Turn { nodes: 2_000 }, Self::MonteCarlo { nodes: 4_000 }];

    /// What the viewer should choose, with what the bot expects of it; nothing if the viewer is not awaited.
    ///
    /// `decks` are the cards that the players play with, by seat, in any order; whoever has none stated is taken to play with
    /// [`Deck::HOUSE`]. A card not seen yet is as likely to come next as there are more of it left, and of the powers of a race
    /// each is as likely to lie face down.
    pub fn advise(self, view: &View, decks: &[Deck], chance: &mut impl RandomSource) -> Option<Advice> {
        let seat = view.viewer.filter(|&seat| view.awaited.seats.contains(seat))?;
        let table = Table::of(view, decks);
        match self {
            _ if view.turn.step == Step::Place => fleet::advise(&table, seat, self != Self::Greedy, chance),
            Self::Greedy => greedy::advise(&table, seat, chance),
            Self::Turn { nodes } => Search::new(&table, seat, nodes, chance).turn(),
            Self::MonteCarlo { nodes } => Search::new(&table, seat, nodes, chance).monte_carlo(),
        }
    }
}

#[cfg(test)]
mod tests;
