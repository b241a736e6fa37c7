//! The hand and the deck with D3: a game without ships, in which only cards are played.

use serde_json::{Value, json};
use starwright::battle::{Card, Choice, Game, Refusal, Step};
use starwright::table::Seat;

use super::table::{act, field, illegal, listed, maybe};

/// The player whose cards they are.
const OWNER: Seat = Seat::Zero;

/// The hand before every play, and the one after the last draw.
pub(crate) fn answer(case: &Value) -> Result<Value, String> {
    let plays: Vec<Card> = field(case, "plays")?;
    let reveal_at: Option<usize> = field(case, "reveal_at")?;
    let late = match maybe::<String>(case, "timing")?.as_deref() {
        None => false,
        Some("after_step_1") => true,
        Some(timing) => return Err(format!("unknown timing {timing:?}")),
    };
    let mut game = game(case)?;
    let mut hands = Vec::new();
    for (number, &card) in plays.iter().enumerate() {
        let unveil = (reveal_at == Some(number)).then_some(Choice::Unveil);
        // a power revealed too late is refused whatever card lies open, also one that only the power would have drawn
        let too_late = late && unveil.is_some();
        let held = game.hand(OWNER);
        let card = if too_late && !held.contains(&card) { held.first().copied().unwrap_or(card) } else { card };
        let reveal = Some(Choice::Reveal { card });
        let (before, after) = if late { (reveal, unveil) } else { (unveil, reveal) };
        let mut play = |action: Option<Choice>| -> Result<(), Refusal> {
            if matches!(action, Some(Choice::Reveal { .. })) {
                hands.push(hand(&game));
            }
            action.map_or(Ok(()), |action| act(&mut game, &action))
        };
        if let Err(refusal) = play(before).and_then(|()| play(after)) {
            return Ok(illegal(refusal));
        }
        finish_round(&mut game)?;
    }
    hands.push(hand(&game));
    Ok(json!({ "hands": hands }))
}

fn hand(game: &Game) -> Vec<Card> {
    let mut hand = game.hand(OWNER);
    hand.sort_unstable();
    hand
}

/// Ends the owner's turn and plays those of the others.
fn finish_round(game: &mut Game) -> Result<(), String> {
    while game.active() != OWNER || game.step() == Step::End {
        let choice = listed(game).into_iter().next().ok_or("the game is stuck")?;
        act(game, &choice).map_err(|refusal| refusal.to_string())?;
    }
    Ok(())
}

/// A game of three without ships, in the round that fits the number of cards left.
fn game(case: &Value) -> Result<Game, String> {
    let (hand, deck): (Vec<Card>, Vec<Card>) = (field(case, "hand")?, field(case, "deck")?);
    let left = hand.len() + deck.len();
    let played = 9_usize.checked_sub(left).ok_or("more than nine cards")?;
    let filler = |count: usize| vec![[0, 0, 0]; count];
    let mut cards = vec![json!({ "hand": hand, "deck": deck, "played": filler(played) })];
    cards.resize(3, json!({ "hand": filler(1), "deck": filler(left.saturating_sub(1)), "played": filler(played) }));
    let revealed = hand.len() > 1;
    let position = json!({
        "v": 1, "layout": "three_players", "races": ["dreckach", "earthers", "vonyan"],
        "powers": [{ "power": "D3", "revealed": revealed }, null, null],
        "asteroids": [], "centre": [0, 0], "central_asteroid": false, "probes": [], "pieces": [],
        "trophies": [[], [], []], "lost": (0..60).collect::<Vec<u8>>(), "probes_held": [0, 0, 0], "cards": cards,
        "first": OWNER, "active": OWNER, "round": played + 1, "card": null, "step": { "step": "reveal" },
    });
    serde_json::from_value(position).map_err(|error| format!("cards: {error}"))
}
