//! The Dreckach's two extra cards.

use super::play::{Legal, Rules, broken};

/// `[move, turn, points]`.
pub(crate) type Card = [i32; 3];

/// What the owner plays, and when the power is revealed.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) hand: Vec<Card>,
    pub(crate) deck: Vec<Card>,
    pub(crate) plays: Vec<Card>,
    pub(crate) reveal_at: Option<usize>,
}

/// BBS-D3.1, BBS-D3.2, BBS-R32: the hand before each play, and the last.
pub(crate) fn hands(plan: &Plan) -> Legal<(Vec<Vec<Card>>, Rules)> {
    let (mut hand, mut deck) = (plan.hand.clone(), plan.deck.clone());
    let mut applied = Rules::from(["BBS-16"]);
    let mut hands = Vec::new();
    for (turn, card) in plan.plays.iter().enumerate() {
        if plan.reveal_at == Some(turn) {
            applied.extend(["BBS-D3.1", if deck.len() < 2 { "BBS-R32" } else { "BBS-D3.1" }]);
            let extra = deck.len().min(2);
            hand.extend(deck.drain(..extra));
        }
        hand.sort_unstable();
        hands.push(hand.clone());
        let Some(place) = hand.iter().position(|held| held == card) else {
            return broken(&["BBS-16", "BBS-19", "BBS-D3.1", "BBS-D3.2"]);
        };
        hand.remove(place);
        if deck.is_empty() {
            applied.insert("BBS-20");
        } else {
            hand.push(deck.remove(0));
        }
    }
    if hands.iter().any(|hand| hand.len() == 3) && hand.len() < 2 {
        applied.insert("BBS-D3.2");
    }
    hand.sort_unstable();
    hands.push(hand);
    Ok((hands, applied))
}
