//! What a card takes of a fleet, against plain lists of everything aboard; and the stowage that wastes least.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use starwright::grid::{Cell, CellSet, Side};
use starwright::trucker::{
    Aboard, Alien, Board, Capacity, Class, Contents, Fleet, Good, Goods, GoodsDue, GoodsLoss, Kind, Layout, LossError,
    Lost, Room, Rule,
};

use crate::support::fleets::{built, loaded, plus};
use crate::support::random::{self, Chooser};
use crate::support::{cell, component};

/// A fleet with everything aboard, often of several ships, and the cells of one that is in hyperspace, or of none.
fn any_fleet() -> impl Strategy<Value = (Fleet, CellSet)> {
    any::<u64>().prop_map(|seed| {
        let mut chooser = Chooser::new(seed);
        let board = if chooser.percent(60) { Board::new(Class::IVC) } else { random::board(&mut chooser) };
        let layout = built(&mut chooser, board);
        let fleet = loaded(&mut chooser, layout);
        let ships: Vec<CellSet> = fleet.ships().map(|ship| ship.components).collect();
        let away = if chooser.percent(30) && !ships.is_empty() { chooser.of(&ships) } else { CellSet::EMPTY };
        (fleet, away)
    })
}

/// A thing that a card may take, and the cell it lies on: `R` `Y` `G` `B` for goods, `b` for a token, `c` for crew.
type Thing = (Cell, char);

const GOODS: [(Good, char); 4] = [(Good::Red, 'R'), (Good::Yellow, 'Y'), (Good::Green, 'G'), (Good::Blue, 'B')];

/// Everything aboard, one by one.
fn things(aboard: &Aboard) -> Vec<Thing> {
    let mut things = Vec::new();
    for (at, contents) in aboard.contents() {
        match contents {
            Contents::Humans(number) => things.extend(vec![(at, 'c'); number.into()]),
            Contents::Alien(_) => things.push((at, 'c')),
            Contents::Batteries(number) => things.extend(vec![(at, 'b'); number.into()]),
            Contents::Goods(goods) => {
                for (good, letter) in GOODS {
                    things.extend(vec![(at, letter); goods.of(good).into()]);
                }
            }
            Contents::Nothing | Contents::Sleepers(_) => {}
        }
    }
    things.sort();
    things
}

fn without(mut all: Vec<Thing>, gone: &[Thing]) -> Vec<Thing> {
    for thing in gone {
        let place = all.iter().position(|other| other == thing).expect("what is gone was there");
        all.remove(place);
    }
    all
}

/// What of these letters is within reach.
fn reachable(fleet: &Fleet, away: CellSet, letters: &str) -> Vec<Thing> {
    things(fleet.aboard()).into_iter().filter(|&(at, thing)| !away.contains(at) && letters.contains(thing)).collect()
}

/// The letters a card takes: the dearest goods, then tokens; crew apart.
fn due(fleet: &Fleet, away: CellSet, count: usize) -> String {
    let mut all: Vec<char> = reachable(fleet, away, "RYGBb").into_iter().map(|(_, thing)| thing).collect();
    all.sort_by_key(|&thing| "RYGBb".find(thing));
    all.into_iter().take(count).collect()
}

fn letters(due: GoodsDue) -> String {
    let goods = GOODS.map(|(good, letter)| letter.to_string().repeat(due.goods.of(good).into()));
    goods.concat() + &"b".repeat(usize::try_from(due.batteries).unwrap())
}

fn proposal(chosen: &[Thing]) -> GoodsLoss {
    let mut loss = GoodsLoss::default();
    for &(at, thing) in chosen {
        match thing {
            'R' => loss.goods.push((at, Goods { red: 1, ..Goods::NONE })),
            'Y' => loss.goods.push((at, Goods { yellow: 1, ..Goods::NONE })),
            'G' => loss.goods.push((at, Goods { green: 1, ..Goods::NONE })),
            'B' => loss.goods.push((at, Goods { blue: 1, ..Goods::NONE })),
            _ => loss.batteries.push((at, 1)),
        }
    }
    loss
}

/// In how many ways `count` of these may go, counted by what stays behind on each cell.
fn ways(things: &[Thing], count: usize) -> usize {
    let mut by_cell: BTreeMap<Cell, usize> = BTreeMap::new();
    for &(at, _) in things {
        *by_cell.entry(at).or_default() += 1;
    }
    let mut ways = vec![0; count + 1];
    ways[0] = 1;
    for there in by_cell.into_values() {
        ways =
            (0..=count).map(|gone| (0..=there.min(gone)).map(|here| ways[gone - here]).sum::<usize>().min(2)).collect();
    }
    ways[count]
}

/// Every loss that some order of the ships gives, by a walk over all orders and all blocks: the dearest of the first ship, then
/// of the next; then any tokens (LM-R51).
fn by_ship(fleet: &Fleet, away: CellSet, count: usize) -> BTreeSet<Vec<Thing>> {
    let mut ships: Vec<CellSet> = fleet.ships().map(|ship| ship.components - away).collect();
    let mut found = BTreeSet::new();
    walk(fleet, &mut ships, count, Vec::new(), &mut found);
    found
}

fn walk(fleet: &Fleet, ships: &mut Vec<CellSet>, count: usize, lost: Vec<Thing>, found: &mut BTreeSet<Vec<Thing>>) {
    let left = without(things(fleet.aboard()), &lost);
    let reach = |cells: CellSet, letters: &str| {
        left.iter().copied().filter(|&(at, thing)| cells.contains(at) && letters.contains(thing)).collect::<Vec<_>>()
    };
    let take = |thing: Thing| {
        let mut lost = lost.clone();
        lost.push(thing);
        lost.sort();
        lost
    };
    if count == 0 {
        found.insert(lost);
        return;
    }
    let (goods, tokens): (Vec<_>, Vec<_>) = (
        ships.iter().flat_map(|&ship| reach(ship, "RYGB")).collect(),
        ships.iter().flat_map(|&ship| reach(ship, "b")).collect(),
    );
    if goods.is_empty() {
        if tokens.is_empty() {
            found.insert(lost.clone());
        }
        for token in tokens.into_iter().collect::<BTreeSet<_>>() {
            walk(fleet, ships, count - 1, take(token), found);
        }
        return;
    }
    // the ship in front gives while it has goods; any ship with goods may come to the front before it gives the first
    let begun = ships[0];
    let goes_on =
        lost.iter().any(|&(at, thing)| begun.contains(at) && thing != 'b') && !reach(begun, "RYGB").is_empty();
    for place in 0..if goes_on { 1 } else { ships.len() } {
        ships.swap(0, place);
        let of_ship = reach(ships[0], "RYGB");
        let dearest = of_ship.iter().filter_map(|&(_, thing)| "RYGB".find(thing)).min();
        let next = of_ship.into_iter().filter(|&(_, thing)| "RYGB".find(thing) == dearest).collect::<BTreeSet<_>>();
        for block in next {
            walk(fleet, ships, count - 1, take(block), found);
        }
        ships.swap(0, place);
    }
}

fn expanded(loss: &GoodsLoss) -> Vec<Thing> {
    let mut things: Vec<Thing> = Vec::new();
    for &(at, goods) in &loss.goods {
        for (good, letter) in GOODS {
            things.extend(vec![(at, letter); goods.of(good).into()]);
        }
    }
    things.extend(loss.batteries.iter().flat_map(|&(at, tokens)| vec![(at, 'b'); tokens.into()]));
    things.sort();
    things
}

fn some(chooser: &mut Chooser, mut things: Vec<Thing>, count: usize) -> Vec<Thing> {
    while things.len() > count {
        things.remove(chooser.below(things.len()));
    }
    things
}

proptest! {
    /// BG-ENEMY-2, LM-FLEET-9, LM-FLEET-13: the dearest goods of the whole fleet go first, then tokens, and no more than
    /// there is.
    #[test]
    fn the_dearest_goods_go_first((fleet, away) in any_fleet(), count in 0_u32..12) {
        let expected = due(&fleet, away, count.try_into().unwrap());
        prop_assert_eq!(letters(fleet.goods_due(count, away)), expected);
    }

    /// LM-FLEET-9: any choice of the amount due is accepted, and taken from exactly the named cells.
    #[test]
    fn the_owner_chooses_among_equals((fleet, away) in any_fleet(), count in 0_u32..12, seed: u64) {
        let chooser = &mut Chooser::new(seed);
        let due = due(&fleet, away, count.try_into().unwrap());
        let mut chosen: Vec<Thing> = Vec::new();
        for letter in "RYGBb".chars() {
            let of_letter = reachable(&fleet, away, &letter.to_string());
            chosen.extend(some(chooser, of_letter, due.matches(letter).count()));
        }
        let mut after = fleet.clone();
        let lost = after.lose_goods(count, away, &proposal(&chosen)).expect("what is due");
        chosen.sort();
        prop_assert_eq!(things(&lost), chosen.clone());
        prop_assert_eq!(things(after.aboard()), without(things(fleet.aboard()), &chosen));
        prop_assert_eq!(after.layout(), fleet.layout());
    }

    /// LM-R51: ship by ship, a loss is accepted if some order of the ships gives it; with a single way there is no question.
    #[test]
    fn ships_give_one_after_the_other((fleet, away) in any_fleet(), count in 0_usize..8, seed: u64) {
        let chooser = &mut Chooser::new(seed);
        let ways = by_ship(&fleet, away, count);
        let only = fleet.only_goods_loss_by_ship(count.try_into().unwrap(), away);
        prop_assert_eq!(only.map(|only| expanded(&only)), (ways.len() == 1).then(|| ways.first().cloned().unwrap()));
        let chosen = if chooser.percent(50) {
            ways.iter().nth(chooser.below(ways.len())).cloned().expect("some way")
        } else {
            let near = reachable(&fleet, away, "RYGBb");
            let number = chooser.below(near.len() + 1).min(count + 1);
            some(chooser, near, number)
        };
        let mut after = fleet.clone();
        let lost = after.lose_goods_by_ship(count.try_into().unwrap(), away, &proposal(&chosen));
        prop_assert_eq!(lost.as_ref().map(things).ok(), ways.contains(&chosen).then(|| chosen.clone()));
        let left = if lost.is_ok() { without(things(fleet.aboard()), &chosen) } else { things(fleet.aboard()) };
        prop_assert_eq!(things(after.aboard()), left);
    }

    /// LM-FLEET-9: a choice of something else is refused, and changes nothing.
    #[test]
    fn nothing_else_goes((fleet, away) in any_fleet(), count in 0_u32..8, seed: u64) {
        let chooser = &mut Chooser::new(seed);
        let number = chooser.below(9);
        let chosen = some(chooser, things(fleet.aboard()).into_iter().filter(|thing| thing.1 != 'c').collect(), number);
        let mut named: Vec<char> = chosen.iter().map(|&(_, thing)| thing).collect();
        named.sort_by_key(|&thing| "RYGBb".find(thing));
        let is_due = named.into_iter().collect::<String>() == due(&fleet, away, count.try_into().unwrap());
        let is_near = chosen.iter().all(|&(at, _)| !away.contains(at));
        let mut after = fleet.clone();
        match after.lose_goods(count, away, &proposal(&chosen)) {
            Ok(_) => prop_assert!(is_due && is_near),
            Err(error) => {
                prop_assert!(!is_due || !is_near);
                prop_assert_eq!(error.rule() == Rule::LmFleet13, !is_near);
                prop_assert_eq!(after, fleet);
            }
        }
    }

    /// LM-FLEET-9: if there is only one way, it is taken without a question.
    #[test]
    fn one_way_is_no_choice((fleet, away) in any_fleet(), count in 0_u32..14) {
        let due = due(&fleet, away, count.try_into().unwrap());
        let all_ways: usize = "RYGBb".chars().map(|letter| ways(&reachable(&fleet, away, &letter.to_string()), due.matches(letter).count())).product();
        let only = fleet.only_goods_loss(count, away);
        prop_assert_eq!(only.is_some(), all_ways == 1);
        if let Some(only) = only {
            prop_assert!(fleet.clone().lose_goods(count, away, &only).is_ok());
        }
        let crew = reachable(&fleet, away, "c");
        let only = fleet.only_crew_loss(count, away);
        prop_assert_eq!(only.is_some(), ways(&crew, crew.len().min(count.try_into().unwrap())) == 1);
        if let Some(only) = only {
            prop_assert!(fleet.clone().lose_crew(count, away, &only).is_ok());
        }
    }

    /// LM-FLEET-9, BG-CREW-2: just as much crew goes as is due, humans and aliens alike, from the cabins named.
    #[test]
    fn crew_goes_from_named_cabins((fleet, away) in any_fleet(), count in 0_u32..10, seed: u64) {
        let chooser = &mut Chooser::new(seed);
        let crew = reachable(&fleet, away, "c");
        let due = crew.len().min(count.try_into().unwrap());
        prop_assert_eq!(fleet.crew_due(count, away), u32::try_from(due).unwrap());
        for number in [due, chooser.below(10)] {
            let mut chosen = some(chooser, crew.clone(), number);
            let from: Vec<(Cell, u8)> = chosen.iter().map(|&(at, _)| (at, 1)).collect();
            let mut after = fleet.clone();
            let lost = after.lose_crew(count, away, &from);
            if chosen.len() == due {
                chosen.sort();
                prop_assert_eq!(things(&lost.expect("what is due")), chosen.clone());
                prop_assert_eq!(things(after.aboard()), without(things(fleet.aboard()), &chosen));
            } else {
                let named = u32::try_from(chosen.len()).unwrap();
                prop_assert_eq!(lost, Err(LossError::Amount { what: Lost::Crew, due: u32::try_from(due).unwrap(), named }));
                prop_assert_eq!(after, fleet.clone());
            }
        }
    }

    /// LM-FLEET-6, BG-GOODS-1: no stowage of all goods over all ships is worth more, and this one is accepted.
    #[test]
    fn the_best_stowage_wastes_least((fleet, _) in any_fleet(), red in 0_u16..4, yellow in 0_u16..3, green in 0_u16..3, blue in 1_u16..4) {
        let gained = Goods { red, yellow, green, blue };
        let all = fleet.aboard().goods(!CellSet::EMPTY);
        let all = Goods { red: all.red + red, yellow: all.yellow + yellow, green: all.green + green, blue: all.blue + blue };
        let slots = |special: bool| fleet.layout().components().map(|(_, component)| match component.kind().room() {
            Room::Goods(slots) if !special => u16::from(slots),
            Room::AllGoods(slots) if special => u16::from(slots),
            _ => 0,
        }).sum::<u16>();
        let (special, plain) = (slots(true), slots(false));
        let mut best = 0;
        for red in 0..=all.red.min(special) {
            for yellow in 0..=all.yellow {
                for green in 0..=all.green {
                    let taken = red + yellow + green;
                    if taken <= special + plain {
                        let blue = all.blue.min(special + plain - taken);
                        best = best.max(Goods { red, yellow, green, blue }.value());
                    }
                }
            }
        }
        let stowage = fleet.best_stowage(gained);
        let mut after = fleet.clone();
        let thrown_away = after.stow(gained, &stowage).expect("a stowage that fits");
        prop_assert_eq!(after.aboard().goods(!CellSet::EMPTY).value(), best);
        prop_assert_eq!(thrown_away.value() + best, all.value());
        prop_assert_eq!(fleet.best_stowage(gained), stowage);
    }
}

proptest! {
    /// LM-FLEET-6, BG-GOODS-2: whatever stowage is proposed, blocks of every colour are aboard or thrown away afterwards, and
    /// nothing else moves; a refused one changes nothing.
    #[test]
    fn goods_are_conserved((fleet, _) in any_fleet(), gained in proptest::array::uniform4(0_u16..4), seed: u64) {
        let of = |[red, yellow, green, blue]: [u16; 4]| Goods { red, yellow, green, blue };
        let chooser = &mut Chooser::new(seed);
        let some = |chooser: &mut Chooser| u16::try_from(chooser.of(&[0, 0, 0, 1, 1, 2])).unwrap();
        let holds = fleet.layout().components().filter(|(_, component)| {
            matches!(component.kind().room(), Room::Goods(_) | Room::AllGoods(_))
        });
        let holds: Vec<(Cell, Goods)> = holds.map(|(hold, component)| {
            let red = if matches!(component.kind().room(), Room::AllGoods(_)) { some(chooser) } else { 0 };
            (hold, of([red, some(chooser), some(chooser), some(chooser)]))
        }).collect();
        let gained = of(gained);
        let (before, mut after) = (fleet.aboard().goods(!CellSet::EMPTY), fleet.clone());
        match after.stow(gained, &holds) {
            Ok(thrown_away) => {
                let now = after.aboard().goods(!CellSet::EMPTY);
                prop_assert_eq!(plus(now, thrown_away), plus(before, gained));
                for (hold, goods) in holds {
                    prop_assert_eq!(after.aboard().goods(hold.into()), goods);
                }
                let rest = |fleet: &Fleet| things(fleet.aboard()).into_iter().filter(|(_, thing)| "bc".contains(*thing)).collect::<Vec<_>>();
                prop_assert_eq!(rest(&after), rest(&fleet));
            }
            Err(error) => {
                let stowed = holds.iter().fold(Goods::NONE, |sum, &(_, goods)| plus(sum, goods));
                let too_many = GOODS.iter().any(|&(good, _)| stowed.of(good) > before.of(good) + gained.of(good));
                let too_full = holds.iter().any(|&(hold, goods)| {
                    let slots = match fleet.get(hold).unwrap().kind().room() {
                        Room::Goods(slots) | Room::AllGoods(slots) => slots,
                        _ => 0,
                    };
                    goods.blocks() > slots.into()
                });
                prop_assert!(gained.is_none() || too_many || too_full, "{}", error);
                prop_assert_eq!(after, fleet);
            }
        }
    }
}

/// A row of holds, batteries and cabins on class IIIC.
fn row(kinds: &[Kind]) -> Fleet {
    let mut layout = Layout::new(Board::new(Class::IIIC));
    for (&kind, column) in kinds.iter().zip(0..) {
        layout.place(cell(column, 0), component(kind, "3333", Side::Front)).expect("a free cell");
    }
    let mut fleet = layout.into_fleet().expect("a legal layout");
    fleet.embark(&[]).expect("always possible once");
    fleet
}

/// LM-FLEET-9, BG-ENEMY-2: cheap goods before dear ones, batteries before goods, too much, too little: each refusal says
/// what has to go.
#[test]
fn a_wrong_loss_says_what_has_to_go() {
    let mut fleet = row(&[Kind::CargoHold(Capacity::Two), Kind::Battery(Capacity::Two), Kind::Cabin]);
    let (hold, battery, cabin) = (cell(0, 0), cell(1, 0), cell(2, 0));
    let aboard = Goods { yellow: 1, blue: 1, ..Goods::NONE };
    fleet.stow(aboard, &[(hold, aboard)]).expect("two slots");
    let before = fleet.clone();
    let mut refusal = |count, goods: Goods, batteries: u8| {
        let loss = GoodsLoss { goods: vec![(hold, goods)], batteries: vec![(battery, batteries)] };
        fleet.lose_goods(count, CellSet::EMPTY, &loss).unwrap_err().to_string()
    };
    let (blue, yellow) = (Goods { blue: 1, ..Goods::NONE }, Goods { yellow: 1, ..Goods::NONE });
    assert_eq!(refusal(1, blue, 0), "1 of the yellow blocks must be given up, not 0 (BG-ENEMY-2)");
    assert_eq!(refusal(2, yellow, 1), "1 of the blue blocks must be given up, not 0 (BG-ENEMY-2)");
    assert_eq!(refusal(3, aboard, 2), "1 of the battery tokens must be given up, not 2 (BG-ENEMY-2)");
    let two = Goods { yellow: 2, ..Goods::NONE };
    assert_eq!(refusal(2, two, 0), "2 of the yellow blocks cannot be taken from (0, 0): only 1 is there (LM-FLEET-9)");
    let crew = fleet.lose_crew(1, CellSet::EMPTY, &[(hold, 1)]).unwrap_err();
    assert_eq!(crew.to_string(), "1 of the crew cannot be taken from (0, 0): none is there (LM-FLEET-9)");
    let crew = fleet.lose_crew(1, CellSet::EMPTY, &[(cabin, 1), (cabin, 1)]).unwrap_err();
    assert_eq!(crew.to_string(), "1 of the crew must be given up, not 2 (LM-FLEET-9)");
    assert_eq!(fleet, before);
    let away = fleet.ships().next().expect("a ship").components;
    let crew = fleet.lose_crew(1, away, &[(cabin, 1)]).unwrap_err();
    assert_eq!(crew.to_string(), "the ship with (2, 0) is in hyperspace and loses nothing (LM-FLEET-13)");
    assert!(fleet.lose_crew(1, away, &[]).expect("nothing is in reach").is_empty());
}

/// LM-FLEET-9, BG-CREW-2: an alien goes like any of the crew, and a cabin named twice gives twice.
#[test]
fn an_alien_is_crew_to_lose() {
    let mut layout = Layout::new(Board::new(Class::IIIC));
    let kinds = [Kind::Cabin, Kind::LifeSupport(starwright::trucker::Colour::Brown), Kind::StartingCabin];
    for (kind, column) in kinds.into_iter().zip(0..) {
        layout.place(cell(column, 0), component(kind, "3333", Side::Front)).expect("a free cell");
    }
    let mut fleet = layout.into_fleet().expect("a legal layout");
    fleet.embark(&[(cell(0, 0), Alien::Brown)]).expect("where he may live");
    assert!(fleet.lose_crew(2, CellSet::EMPTY, &[(cell(0, 0), 2)]).is_err(), "there is one alien");
    assert!(fleet.lose_crew(2, CellSet::EMPTY, &[(cell(0, 0), 1), (cell(0, 0), 1)]).is_err(), "and he goes once");
    let lost = fleet.lose_crew(3, CellSet::EMPTY, &[(cell(2, 0), 1), (cell(0, 0), 1), (cell(2, 0), 1)]).expect("all");
    assert_eq!((lost.on(cell(0, 0)), lost.on(cell(2, 0))), (Contents::Alien(Alien::Brown), Contents::Humans(2)));
    assert!(fleet.aboard().is_empty());
}
