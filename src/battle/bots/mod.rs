//! Bots for the battle, at three strengths. They see only their seat's [`View`], and deal what it hides at random.
//!
//! | file | what |
//! |---|---|
//! | `greedy` | the best immediate result |
//! | `search` | simulation of choices, and which choices get more games |
//! | `world` | random games consistent with a view |
//! | `habit`, `sailor` | the default policy of all players in simulations |
//! | `outlook`, `prospect`, `standing` | the evaluation where a simulation ends |
//! | `fleet` | placements |
//! | `advice` | the choice, and its expected result |

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

/// A bot for the battle. It sees only its player's [`View`]; the same view, decks and random numbers always give the same choice.
///
/// A node is a choice applied to a simulated game. A search holds two games and a few words per listed choice, whatever its
/// budget. A bot considers its own powers like other choices; in simulations the only power used is the shield against the first
/// shot (BBS-D1.2). A bot never proposes a landing order (BBS-R5).
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
///     println!("{advice}"); // move squadron d2: on average over 1 simulated game: 1 point, …
///     game.apply(seat, &advice.choice, &mut events)?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// JSON: `{"bot": "monte_carlo", "nodes": 4000}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Bot {
    /// Takes the choice with the best immediate result, a random one of equals. It applies each listed choice once, in one game,
    /// and adds: three times its own points minus those of all others; four times its ships on the board, where a capital ship
    /// counts 4, or 2 if damaged; minus half the distance to the centre, of a capital ship that has moved, or from four hexes
    /// ahead of a fighter that has turned.
    Greedy,
    /// Simulates to the end of the turn, in a few games with different hidden cards, and evaluates points (the probe ring counts
    /// less the farther the end is), ships, an unspent power, and what each player's fighters may hit in their next move, over
    /// the possible cards.
    Turn {
        /// The most nodes per choice; a thousand are plenty.
        nodes: u32,
    },
    /// As [`Turn`](Self::Turn), then simulates the best choices to its own next turn, in as many games with other hidden cards as
    /// the budget allows, by successive halving.
    MonteCarlo {
        /// The most nodes per choice.
        nodes: u32,
    },
}

impl Bot {
    /// The three strengths with their usual budgets, the weakest first. The example `battle_bots` measures them: in 400 games
    /// against three greedy bots the strongest won alone in 77.5 % (95 % Wilson interval 73.2 to 81.3) and beat 89.2 % of its
    /// rivals; against three random movers it won 399 of 400.
    pub const ALL: [Self; 3] = [Self::Greedy, Self::Turn { nodes: 2_000 }, Self::MonteCarlo { nodes: 4_000 }];

    /// The bot's choice for the viewer, with its expected result; `None` if the viewer is not awaited.
    ///
    /// `decks` are the players' cards, by seat, in any order; missing ones are taken to be [`Deck::HOUSE`]. All unseen cards are
    /// equally likely to come next, and all powers of a race equally likely to be the hidden one.
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
