//! Goods that a card takes, and batteries in their stead (BG-ENEMY-2, LM-FLEET-9, LM-R51).

use alloc::vec::Vec;

use crate::grid::{Cell, CellSet};
use crate::table::Seat;
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::fleet::goods_loss::{GoodsDue, GoodsLoss};
use crate::trucker::flight::answer::{Answer, Settled};
use crate::trucker::flight::choice::Choice;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::refusal::Refusal;
use crate::trucker::rules::rulings::GoodsFrom;

pub(super) fn only(fleet: &Fleet, count: u32, from: GoodsFrom) -> Option<Choice> {
    let only = match from {
        GoodsFrom::Fleet => fleet.only_goods_loss(count, CellSet::EMPTY),
        GoodsFrom::Ship => fleet.only_goods_loss_by_ship(count, CellSet::EMPTY),
    };
    only.map(|loss| Choice::GiveGoods { loss })
}

/// The goods due, from the first holds and batteries on and from the last; if ships give one by one, with each ship first.
pub(super) fn list(fleet: &Fleet, count: u32, from: GoodsFrom, choices: &mut Vec<Choice>) {
    let begun = choices.len();
    for shares in shares(fleet, count, from) {
        for from_last in [false, true] {
            let choice = Choice::GiveGoods { loss: take(fleet, &shares, from_last) };
            if !choices.iter().skip(begun).any(|listed| *listed == choice) {
                choices.push(choice);
            }
        }
    }
}

/// Ways to share what is due among parts of the fleet.
fn shares(fleet: &Fleet, count: u32, from: GoodsFrom) -> Vec<Vec<(CellSet, GoodsDue)>> {
    match from {
        GoodsFrom::Fleet => alloc::vec![alloc::vec![(!CellSet::EMPTY, fleet.goods_due(count, CellSet::EMPTY))]],
        GoodsFrom::Ship => fleet.ships().map(|first| fleet.goods_due_by_ship(count, first)).collect(),
    }
}

fn take(fleet: &Fleet, shares: &[(CellSet, GoodsDue)], from_last: bool) -> GoodsLoss {
    let mut loss = GoodsLoss::default();
    for &(cells, due) in shares {
        let mut order: Vec<Cell> = (fleet.aboard().cells() & cells).iter().collect();
        if from_last {
            order.reverse();
        }
        take_from(fleet, &order, due, &mut loss);
    }
    loss.goods.sort_unstable();
    loss.batteries.sort_unstable();
    loss
}

fn take_from(fleet: &Fleet, order: &[Cell], mut due: GoodsDue, loss: &mut GoodsLoss) {
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
}

/// LM-FLEET-9: what the card says, from holds and batteries of the owner's choice.
pub(super) fn judge(
    fleet: &Fleet,
    seat: Seat,
    count: u32,
    from: GoodsFrom,
    chosen: &GoodsLoss,
) -> Result<Settled, Refusal> {
    let mut after = fleet.clone();
    let lost = match from {
        GoodsFrom::Fleet => after.lose_goods(count, CellSet::EMPTY, chosen)?,
        GoodsFrom::Ship => after.lose_goods_by_ship(count, CellSet::EMPTY, chosen)?,
    };
    let event = (!lost.is_empty()).then_some(Event::Lost { seat, lost });
    Ok(Settled { fleet: Some(after.into()), event, answer: Answer::Done })
}
