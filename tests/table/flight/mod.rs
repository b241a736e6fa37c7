//! The flight in the harness: every class with 2 to 5 players, printed cards and the caller's own, from the launch and
//! from the middle.

use std::collections::BTreeMap;

use starwright::dice::{Die, RandomSource};
use starwright::grid::{Cell, CellSet, Side};
use starwright::table::{Actor, Play, Record, Seat};
use starwright::trucker::attack::{Defence, Turn};
use starwright::trucker::cards::{Boarded, Card, CardKind, Deck, Deed, Level, Mix, RoundCard};
use starwright::trucker::flight::{Ask, Choice, Event, Flight, Pilot, Question, Setup};
use starwright::trucker::{Class, ExtraCrew, Fleet, Goods, GoodsFrom, GoodsLoss, Rulings};

use crate::harness::{Dice, Moment, Tested, play};

mod audit;
pub(crate) mod fleets;
mod late;
mod progress;

harness!(Flight, listed: 48 / 6, awaited: 24, prefixes: 12, json: 24 / 60, secrets: 24 / 12, audit: 200);

impl Tested for Flight {
    /// Eight games show every class; half of them begin in the middle.
    fn setup(number: u64, dice: &mut Dice) -> Setup {
        let class = Class::ALL[usize::try_from(number % 8).unwrap()];
        let (level, board) = (RoundCard::of(class), fleets::board(class, dice));
        let level_iii_cards = level == RoundCard::IV && dice.below(4) > 0;
        let deck = deck(Mix::of(level, level_iii_cards).top(), 3 + dice.below(6), dice);
        let seen = deck.printed().iter().filter(|_| dice.below(4) == 0).collect();
        let mut setup = Setup {
            level,
            level_iii_cards,
            rulings: rulings(dice),
            deck,
            under_way: dice.below(2) == 0,
            players: positions(2 + usize::try_from(number / 8 % 4).unwrap(), dice)
                .into_iter()
                .map(|position| pilot(&fleets::fleet(&board, dice), position, dice))
                .collect(),
            board,
        };
        setup.players[0].peeked = seen;
        setup
    }

    fn universe(&self, dice: &mut Dice) -> Vec<Choice> {
        let mut all = vec![Choice::FlyOn, Choice::Take, Choice::Decline];
        all.extend((0..8).map(|planet| Choice::Land { planet }));
        all.extend(Die::ALL.map(|face| Choice::Die { face }));
        let view = self.view(None);
        let cells = view.players[0].fleet.board().blueprint().cells();
        all.extend((cells - other_words(self)).iter().flat_map(|at| [Choice::Withdraw { at }, Choice::Keep { at }]));
        let other = cells.iter().nth(dice.below(cells.len()) as usize).unwrap();
        for (at, other) in cells.iter().flat_map(|at| [(at, other), (other, at)]) {
            all.push(Choice::Wake { chamber: at, cabin: other });
            all.push(Choice::Jump { booster: at, battery: other });
        }
        all
    }

    /// Crew, batteries and goods at random; a defence put together of two that are listed.
    fn proposal(&self, actor: Actor, dice: &mut Dice) -> Option<Choice> {
        let seat = actor.seat()?;
        let (_, question) = self.question()?;
        let fleet = self.view(None).players.swap_remove(usize::from(seat.number())).fleet;
        let proposal = match question {
            Question::Engines | Question::Cannons => power(&fleet, dice),
            Question::Crew { count } => crew(&fleet, *count, dice),
            Question::Goods { count } => goods(&fleet, *count, dice),
            Question::Stow { loads } => stow(&fleet, loads, dice),
            Question::Defend { .. } => {
                let mut listed = vec![];
                self.choices(actor, &mut listed);
                joined(&listed, dice)?
            }
            _ => return None,
        };
        self.check(actor, &proposal).is_ok().then_some(proposal)
    }

    fn misproposals(&self, dice: &mut Dice) -> Vec<Choice> {
        let cell = Cell::new(u8::try_from(dice.below(9)).unwrap(), u8::try_from(dice.below(9)).unwrap()).unwrap();
        let much = Goods { red: 99, ..Goods::NONE };
        vec![
            Choice::Wake { chamber: cell, cabin: cell },
            Choice::Jump { booster: cell, battery: cell },
            Choice::Power { powered: cell.into(), tokens: vec![] },
            Choice::Power { powered: CellSet::EMPTY, tokens: vec![cell] },
            Choice::GiveCrew { from: vec![(cell, 99)] },
            Choice::GiveGoods { loss: GoodsLoss { goods: vec![(cell, much)], batteries: vec![] } },
            Choice::Stow { load: much, holds: vec![] },
            // a boost that nobody pays for
            Choice::Defend { defence: Defence { boosted_shields: cell.into(), ..Defence::default() } },
        ]
    }

    fn is_rare(&self, choice: &Choice) -> bool {
        matches!(choice, Choice::Withdraw { .. })
    }

    /// BG-PILES: no player knows the remaining cards or their order, except for cards looked at.
    fn redealt(record: &Record<Self>, viewer: Option<Seat>, dice: &mut Dice) -> Self {
        let mut setup = record.setup().clone();
        let shown = record.game().view(viewer).shown.len();
        let mut cards = setup.deck.cards().to_vec();
        dice.shuffle(&mut cards[shown..]);
        let level = Mix::of(setup.level, setup.level_iii_cards).top();
        if shown == 0
            && !setup.under_way
            && let Some(top) = cards.iter().position(|card| card.level() == level)
        {
            cards.swap(0, top);
        }
        setup.deck = Deck::new(cards).unwrap();
        Record::<Self>::replay(setup, record.log().to_vec()).unwrap().game().clone()
    }

    fn audit(&self, before: &Self, events: &[Event], dice: &mut Dice) {
        audit::audit(before, self, events, dice);
    }
}

/// Random flights come everywhere: every kind of choice, every kind of event, every family of cards.
#[test]
fn every_event_happens() {
    let (mut kinds, mut asks) = (BTreeMap::<String, u32>::new(), BTreeMap::<Ask, u32>::new());
    play::<Flight>(320, |&Moment { before, record, events }, _| {
        let name = |debug: String| debug.split([' ', '{', '(']).next().unwrap().to_owned();
        *kinds.entry(name(format!("{:?}", record.log().last().unwrap().choice))).or_default() += 1;
        for event in events {
            *kinds.entry(name(format!("{event:?}"))).or_default() += 1;
            if let Event::Shown { card, .. } = event {
                *kinds.entry(card.kind().family().to_string()).or_default() += 1;
            }
        }
        *asks.entry(before.question().unwrap().1.ask()).or_default() += 1;
    });
    assert_eq!(asks.len(), 13, "{asks:?}");
    // except for events at the launch
    assert_eq!(kinds.len(), 14 + 29 + 14, "{kinds:?}");
}

/// Other answers now and then (LM-R5, LM-R7, LM-R50, LM-R51, LM-R52).
fn rulings(dice: &mut Dice) -> Rulings {
    let rulings = Rulings::DEFAULT.with_thruster_cost(1 + u8::from(dice.below(4) == 0));
    let rulings = rulings.with_any_piece(dice.below(4) == 0).with_boosts_and_stasis(dice.below(3) == 0);
    let rulings = if dice.below(4) == 0 { rulings.with_extra_crew(ExtraCrew::Aboard) } else { rulings };
    if dice.below(4) == 0 { rulings.with_goods_from(GoodsFrom::Ship) } else { rulings }
}

/// Cells of which others are listed that mean the same: any but the first of a ship that may withdraw, or of a piece.
fn other_words(flight: &Flight) -> CellSet {
    let Some((Actor::Seat(seat), question)) = flight.question() else { return CellSet::EMPTY };
    let fleet = flight.view(None).players.swap_remove(usize::from(seat.number())).fleet;
    let named: Vec<CellSet> = match question {
        Question::Withdraw => fleet.ships().map(|ship| ship.components).collect(),
        Question::Keep { impact } => impact.broken().flat_map(|ship| ship.pieces().collect::<Vec<_>>()).collect(),
        _ => vec![],
    };
    named.into_iter().fold(CellSet::EMPTY, |all, cells| all | (cells - cells.first().unwrap().into()))
}

/// Markers near each other, so that they meet, or laps apart.
fn positions(players: usize, dice: &mut Dice) -> Vec<i32> {
    let mut spaces: Vec<i32> = (0..40).collect();
    let range = [10, 40][dice.below(2) as usize];
    dice.shuffle(&mut spaces[..range]);
    spaces.truncate(players);
    spaces.iter().map(|space| space + 40 * i32::from(dice.below(12) == 0)).collect()
}

fn pilot(fleet: &Fleet, position: i32, dice: &mut Dice) -> Pilot {
    let flies = fleet.ships().next().is_some() && dice.below(12) > 0;
    Pilot {
        fleet: flies.then(|| fleet.clone()),
        position: flies.then_some(position),
        credits: dice.below(20),
        lost: dice.below(4),
        ..Pilot::default()
    }
}

/// Random cards of at most this level, with one of the level on top; one in four is custom, one in six a sequence, and some are
/// intruders.
fn deck(level: Level, cards: u32, dice: &mut Dice) -> Deck {
    let mut printed: Vec<Card> = Card::ALL.iter().filter(|card| card.level() <= level).cloned().collect();
    dice.shuffle(&mut printed);
    let own = |card: &Card| Card::custom(card.level(), card.kind().clone()).unwrap();
    let mut deck: Vec<Card> = printed.iter().take(cards as usize).cloned().collect();
    deck.iter_mut().filter(|_| dice.below(4) == 0).for_each(|card| *card = own(card));
    for card in &mut deck {
        let kind = match dice.below(12) {
            0 | 1 => sequence(&printed, dice),
            2 => intruders(dice),
            _ => continue,
        };
        *card = Card::custom(card.level(), kind).unwrap();
    }
    let top = printed.iter().find(|card| card.level() == level).map_or(CardKind::OpenSpace, |card| card.kind().clone());
    deck.insert(0, Card::custom(level, top).unwrap());
    Deck::new(deck).unwrap()
}

/// LM-R53: up to four cards in one.
fn sequence(printed: &[Card], dice: &mut Dice) -> CardKind {
    let many = u32::try_from(printed.len()).unwrap();
    let parts = 1 + dice.below(4);
    let part = |dice: &mut Dice| match dice.below(6) {
        0 => intruders(dice),
        _ => printed[dice.below(many) as usize].kind().clone(),
    };
    CardKind::Sequence { parts: (0..parts).map(|_| part(dice)).collect() }
}

/// LM-R53.
fn intruders(dice: &mut Dice) -> CardKind {
    let mut turns = Turn::DEFAULT.to_vec();
    dice.shuffle(&mut turns);
    let number = u16::try_from(dice.below(4)).unwrap();
    CardKind::Intruders {
        from: Side::ALL[dice.below(4) as usize],
        number: 1 + number,
        boards: Boarded::ALL[dice.below(7) as usize],
        turns: turns.into(),
        deed: [Deed::Crew(number), Deed::Goods(2), Deed::Batteries(2), Deed::Charges(number)][dice.below(4) as usize],
        credits: number,
        days: number,
    }
}

fn power(fleet: &Fleet, dice: &mut Dice) -> Choice {
    let powered: CellSet = fleet.doubles().iter().filter(|_| dice.below(2) == 0).collect();
    let mut tokens = vec![];
    for ship in fleet.ships() {
        let cells = ship.components.iter().flat_map(|cell| vec![cell; fleet.aboard().batteries(cell.into()) as usize]);
        let mut cells: Vec<Cell> = cells.collect();
        dice.shuffle(&mut cells);
        tokens.extend(cells.into_iter().take((powered & ship.components).len() as usize));
    }
    Choice::Power { powered, tokens }
}

fn crew(fleet: &Fleet, count: u32, dice: &mut Dice) -> Choice {
    let cabins = fleet.aboard().crewed().iter();
    let mut crew: Vec<Cell> =
        cabins.flat_map(|cabin| vec![cabin; fleet.aboard().crew(cabin.into()).total() as usize]).collect();
    dice.shuffle(&mut crew);
    crew.truncate(count as usize);
    Choice::GiveCrew { from: crew.into_iter().map(|cabin| (cabin, 1)).collect() }
}

/// The goods due, block by block and token by token from anywhere.
fn goods(fleet: &Fleet, count: u32, dice: &mut Dice) -> Choice {
    let due = fleet.goods_due(count, CellSet::EMPTY);
    let mut cells: Vec<Cell> = fleet.aboard().cells().iter().collect();
    dice.shuffle(&mut cells);
    let (mut left, mut batteries) = (due.goods, due.batteries);
    let mut loss = GoodsLoss::default();
    for cell in cells {
        let aboard = fleet.aboard().goods(cell.into());
        let taken = Goods {
            red: left.red.min(aboard.red),
            yellow: left.yellow.min(aboard.yellow),
            green: left.green.min(aboard.green),
            blue: left.blue.min(aboard.blue),
        };
        left.red -= taken.red;
        left.yellow -= taken.yellow;
        left.green -= taken.green;
        left.blue -= taken.blue;
        loss.goods.push((cell, taken));
        for _ in 0..fleet.aboard().batteries(cell.into()).min(batteries) {
            batteries -= 1;
            loss.batteries.push((cell, 1));
        }
    }
    Choice::GiveGoods { loss }
}

/// Some of the best stowage of one of the loads.
fn stow(fleet: &Fleet, loads: &[Goods], dice: &mut Dice) -> Choice {
    let load = loads[dice.below(u32::try_from(loads.len()).unwrap()) as usize];
    let mut holds = fleet.best_stowage(load);
    holds.retain(|_| dice.below(3) > 0);
    dice.shuffle(&mut holds);
    Choice::Stow { load, holds }
}

fn joined(listed: &[Choice], dice: &mut Dice) -> Option<Choice> {
    let any = |dice: &mut Dice| match &listed[dice.below(u32::try_from(listed.len()).unwrap()) as usize] {
        Choice::Defend { defence } => Some(defence.clone()),
        _ => None,
    };
    let (mut defence, other) = (any(dice)?, any(dice)?);
    defence.thrusters |= other.thrusters;
    defence.shields |= other.shields;
    defence.boosted_shields |= other.boosted_shields;
    defence.shots.extend(other.shots);
    defence.tokens.extend(other.tokens);
    Some(Choice::Defend { defence })
}
