//! Goods that a card takes, and batteries in their stead (BG-ENEMY-2, LM-FLEET-9).

use alloc::vec::Vec;

use crate::grid::{Cell, CellSet};
use crate::table::Seat;
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::fleet::goods_loss::GoodsLoss;
use crate::trucker::flight::answer::{Answer, Settled};
use crate::trucker::flight::choice::Choice;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::refusal::Refusal;

pub(super) fn only(fleet: &Fleet, count: u32) -> Option<Choice> {
    fleet.only_goods_loss(count, CellSet::EMPTY).map(|loss| Choice::GiveGoods { loss })
}

/// What is due, from the first holds and batteries on and from the last.
pub(super) fn list(fleet: &Fleet, count: u32, choices: &mut Vec<Choice>) {
    let from_first: Vec<Cell> = fleet.aboard().cells().iter().collect();
    let from_last: Vec<Cell> = from_first.iter().rev().copied().collect();
    let [first, last] = [from_first, from_last].map(|order| Choice::GiveGoods { loss: take(fleet, count, &order) });
    let differ = first != last;
    choices.push(first);
    choices.extend(differ.then_some(last));
}

fn take(fleet: &Fleet, count: u32, order: &[Cell]) -> GoodsLoss {
    let mut due = fleet.goods_due(count, CellSet::EMPTY);
    let mut loss = GoodsLoss::default();
    for &cell in order {
        let aboard = fleet.aboard().goods(cell.into());
        let goods = Goods::each(|good| aboard.of(good).min(due.goods.of(good)));
        due.goods = Goods::each(|good| due.goods.of(good) - goods.of(good));
        if !goods.is_none() {
            loss.goods.push((cell, goods));
        }
        let tokens = fleet.aboard().batteries(cell.into()).min(due.batteries);
        due.batteries -= tokens;
        if tokens > 0 {
            loss.batteries.push((cell, u8::try_from(tokens).unwrap_or(u8::MAX)));
        }
    }
    loss.goods.sort_unstable();
    loss.batteries.sort_unstable();
    loss
}

/// LM-FLEET-9: what the card says, from holds and batteries of the owner's choice.
pub(super) fn judge(fleet: &Fleet, seat: Seat, count: u32, chosen: &GoodsLoss) -> Result<Settled, Refusal> {
    let mut after = fleet.clone();
    let lost = after.lose_goods(count, CellSet::EMPTY, chosen)?;
    let event = (!lost.is_empty()).then_some(Event::Lost { seat, lost });
    Ok(Settled { fleet: Some(after), event, answer: Answer::Done })
}
