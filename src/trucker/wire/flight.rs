//! What is settled, chosen, seen and happens in a flight: enums by their tag, structs by their fields.

use crate::table::wire::{WireError, few_players, object, tagged};
use crate::trucker::cards::CardSet;
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::flight::{Choice, Event, Odds, Pilot, PlayerView, Progress, Question, Setup, View};
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::settlement::Owed;
use crate::trucker::settlement::penalty::LossCap;

object!(Setup after few_players {
    board,
    level,
    level_iii_cards = false,
    rulings = Rulings::DEFAULT,
    deck,
    under_way = false,
    players,
});

object!(Pilot {
    fleet unless = None,
    position unless = None,
    credits unless = 0,
    lost unless = 0,
    cap unless = LossCap::NONE,
    owed unless = Owed::Nothing,
    set_aside unless = Goods::NONE,
    peeked unless = CardSet::EMPTY,
});

object!(View after few_players { level, level_iii_cards, rulings, card, faced, shown, cards_left, asked, progress, players, peeked } then View::is_whole);

object!(PlayerView { seat, fleet, position, credits, lost, lost_pile, cap, owed, gone, set_aside });

object!(Progress { waiting, landed, line, declared, losers, winner, targets, attacks, tries });

object!(Odds { of, exact, outcomes } then judge_odds);

/// The weights add up to all throws, and the tolls are each there once, in their order.
fn judge_odds(odds: &Odds) -> Result<(), WireError> {
    let sum = odds.outcomes().iter().try_fold(0_u64, |sum, outcome| sum.checked_add(outcome.weight));
    let in_order = odds.outcomes().is_sorted_by(|one, next| one.toll < next.toll);
    if sum == Some(odds.of_all()) && in_order {
        Ok(())
    } else {
        Err(WireError::new("the weights of all outcomes, each once and in order, add up to all throws"))
    }
}

tagged!(Choice by "do" {
    "fly_on" => FlyOn,
    "withdraw" => Withdraw { at },
    "power" => Power { powered, tokens },
    "land" => Land { planet },
    "take" => Take,
    "decline" => Decline,
    "give_crew" => GiveCrew { from },
    "give_goods" => GiveGoods { loss },
    "stow" => Stow { load, holds },
    "defend" => Defend { defence },
    "keep" => Keep { at },
    "die" => Die { face },
});

tagged!(Question by "ask" {
    "withdraw" => Withdraw,
    "engines" => Engines,
    "cannons" => Cannons,
    "land" => Land { free, planets },
    "take" => Take,
    "crew" => Crew { count },
    "goods" => Goods { count },
    "stow" => Stow { loads },
    "defend" => Defend { incoming },
    "keep" => Keep { impact },
    "roll" => Roll { attack, wanted },
    "locate" => Locate { rolled },
});

tagged!(Event by "event" {
    "shown" => Shown { card, faced unless = None },
    "engines" => Engines { seat, powered, tokens, strength },
    "cannons" => Cannons { seat, powered, tokens, strength },
    "remain" => Remain { seat, strength },
    "moved" => Moved { seat, days, to },
    "landed" => Landed { seat, planet },
    "took" => Took { seat },
    "declined" => Declined { seat },
    "paid" => Paid { seat, credits },
    "stowed" => Stowed { seat, load, thrown_away, holds },
    "lost" => Lost { seat, lost },
    "fought" => Fought { seat, fight },
    "worst" => Worst { seat, worst },
    "skipped" => Skipped { lines },
    "sabotaged" => Sabotaged { seat },
    "rolled" => Rolled { face },
    "comes" => Comes { attack, turned_from unless = None, lines },
    "unmet" => Unmet { attacks },
    "met" => Met { seat, defence, ends },
    "searched" => Searched { found },
    "wrecked" => Wrecked { seat, destroyed, cut_off, aboard },
    "left" => Left { seat, cells, set_aside, reason },
    "out_of_flight" => OutOfFlight { seat },
    "over" => Over,
});
