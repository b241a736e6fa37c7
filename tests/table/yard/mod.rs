//! The yard in the harness: every class with 2 to 5 players, boards of the caller's own, all settings, few tiles and many.

use std::collections::BTreeMap;

use starwright::dice::{Die, RandomSource};
use starwright::grid::{Cell, CellSet, Rotation, Topology};
use starwright::table::{Actor, Play, Record, Seat};
use starwright::trucker::cards::{Card, CardSet, Mix, Piles, RoundCard};
use starwright::trucker::yard::{self, Built, Choice, Event, Setup, Start, Step, Tile, View, Yard};
use starwright::trucker::{
    Alien, Blueprint, Board, Class, Insurance, Layout, Marks, Rulings, Specialisation, TileId, catalogue,
};

use crate::harness::{Dice, Moment, Tested, play};

mod audit;

harness!(Yard, listed: 64 / 12, awaited: 32, prefixes: 16, json: 32 / 100, secrets: 32 / 100, audit: 160);

impl Tested for Yard {
    /// Eight games show every class, thirty-two every class at tables of every size.
    fn setup(number: u64, dice: &mut Dice) -> Setup {
        let (round, class) = (usize::try_from(number).unwrap() / 8, usize::try_from(number).unwrap() % 8);
        let players = 2 + u8::try_from((round + class) % 4).unwrap();
        let mut setup = Setup::new(Class::ALL[class], players);
        if dice.below(6) == 0 {
            setup.board = board_of_their_own(dice);
            setup.level = of(&RoundCard::ALL, dice);
        }
        setup.level_iii_cards = setup.level == RoundCard::IV && dice.below(2) == 0;
        setup.rulings = Rulings::DEFAULT
            .with_strict_joints(dice.below(4) == 0)
            .with_any_free_tile(dice.below(4) == 0)
            .with_finished_may_look(dice.below(4) > 0)
            .with_free_repair(dice.below(4) == 0)
            .with_loans(dice.below(4) == 0);
        setup.purses.iter_mut().for_each(|purse| *purse = dice.below(20));
        let tiles = of(&[3, 30, 140, 140], dice);
        let dealt = piles(&setup, dice);
        if let Start::Building { pool, piles } = &mut setup.start {
            dice.shuffle(pool);
            pool.truncate(tiles);
            *piles = Some(dealt);
        }
        if dice.below(4) == 0 {
            setup.start = Start::Built(built(&mut setup.board, players, dice));
        }
        setup
    }

    fn universe(&self, dice: &mut Dice) -> Vec<Choice> {
        let view = self.view(None);
        let mut all = vec![Choice::TakeFaceDown, Choice::TakeBack, Choice::Return, Choice::SetAside];
        all.extend([Choice::Flip, Choice::Roll, Choice::RanOut, Choice::Pass, Choice::Board]);
        all.extend((0..=5).map(|pile| Choice::Look { pile }));
        all.extend(orders(self, &view).into_iter().map(|order| Choice::Finish { order }));
        all.extend(Die::ALL.map(|face| Choice::Die { face }));
        all.extend(Insurance::ALL.map(|insurance| Choice::Insure { insurance }));
        all.push(Choice::TakeAside { tile: Tile::StartingCabin });
        for tile in TileId::ALL {
            all.extend([Choice::TakeFaceUp { tile }, Choice::CameUp { tile }]);
            all.push(Choice::TakeAside { tile: tile.into() });
        }
        let cells = view.players[0].layout.board().blueprint().cells();
        all.extend(cells.iter().map(|at| Choice::Remove { at }));
        all.extend(cells.iter().filter(|&at| is_no_other_word(&view, at)).map(|at| Choice::Keep { at }));
        let alien = of(&ALIENS, dice);
        all.extend(cells.iter().map(|at| Choice::Welcome { at, alien }));
        all
    }

    /// A component anywhere it may be, mistakes included; a repair that keeps the most.
    fn proposal(&self, actor: Actor, dice: &mut Dice) -> Option<Choice> {
        let seat = actor.seat()?;
        if self.step() == Step::Check {
            let layout = &self.view(None).players[usize::from(seat.number())].layout;
            return Some(Choice::Repair { removed: layout.repair().removed });
        }
        let sites: Vec<Cell> = self.sites(seat).iter().collect();
        if sites.is_empty() {
            return None;
        }
        let choice = Choice::Place { at: of(&sites, dice), turn: of(&Rotation::ALL, dice) };
        self.check(actor, &choice).is_ok().then_some(choice)
    }

    /// A component on a cell that cannot be built on, and repairs that remove nothing or leave mistakes.
    fn misproposals(&self, dice: &mut Dice) -> Vec<Choice> {
        let view = self.view(None);
        let sites = view.players.iter().fold(CellSet::EMPTY, |all, player| all | self.sites(player.seat));
        let occupied = view.players.iter().fold(CellSet::EMPTY, |all, player| all | player.layout.occupied());
        let cells = view.players[0].layout.board().blueprint().cells();
        let closed = (cells - sites).iter().map(|at| Choice::Place { at, turn: of(&Rotation::ALL, dice) });
        let mut wrong: Vec<Choice> = closed.collect();
        wrong.extend((cells - occupied).iter().map(|at| Choice::Repair { removed: at.into() }));
        let mut layouts = view.players.iter().map(|player| &player.layout);
        if self.step() != Step::Check || !layouts.any(Layout::is_legal) {
            wrong.push(Choice::Repair { removed: CellSet::EMPTY });
        }
        wrong
    }

    fn is_rare(&self, choice: &Choice) -> bool {
        let ends = matches!(choice, Choice::Finish { .. } | Choice::RanOut);
        let stalls = matches!(choice, Choice::Look { .. } | Choice::Return | Choice::SetAside | Choice::TakeBack);
        self.step() == Step::Building && (ends || stalls)
    }

    /// BG-PILES: the cards of piles that the viewer has not looked at; no player knows the order of the face-down tiles.
    fn redealt(record: &Record<Self>, viewer: Option<Seat>, dice: &mut Dice) -> Self {
        let mut setup = record.setup().clone();
        let looked = |pile: u8| {
            let look = Choice::Look { pile };
            viewer.is_some_and(|seat| record.log().iter().any(|entry| entry.by == seat.into() && entry.choice == look))
        };
        if let Start::Building { pool, piles } = &mut setup.start {
            dice.shuffle(pool);
            *piles = piles.as_ref().map(|piles| redealt(piles, looked, dice));
        }
        Record::<Self>::replay(setup, record.log().to_vec()).unwrap().game().clone()
    }

    fn audit(&self, before: &Self, events: &[Event], dice: &mut Dice) {
        audit::audit(before, self, events, dice);
    }
}

/// Random yards reach everything: every kind of choice is made, and ships are built.
#[test]
fn every_kind_of_choice_is_taken() {
    let (mut taken, mut largest) = (BTreeMap::<String, u32>::new(), 0);
    play::<Yard>(96, |&Moment { record, .. }, _| {
        let kind = format!("{:?}", record.log().last().unwrap().choice);
        *taken.entry(kind.split([' ', '{']).next().unwrap().into()).or_default() += 1;
        let sizes = record.game().view(None).players.into_iter().map(|player| player.layout.occupied().len());
        largest = sizes.max().unwrap().max(largest);
    });
    assert_eq!(taken.len(), 21, "{taken:?}");
    assert!(largest > 12, "{largest}");
}

const ALIENS: [Alien; 8] = [
    Alien::Purple,
    Alien::Brown,
    Alien::Cyan(Specialisation::Lawyer),
    Alien::Cyan(Specialisation::Diplomat),
    Alien::Cyan(Specialisation::Technician),
    Alien::Cyan(Specialisation::TelepathicGuru),
    Alien::Cyan(Specialisation::Merchant),
    Alien::Cyan(Specialisation::Manager),
];

fn of<T: Copy>(items: &[T], dice: &mut Dice) -> T {
    items[dice.below(u32::try_from(items.len()).unwrap()) as usize]
}

fn board_of_their_own(dice: &mut Dice) -> Board {
    let drawings: [&[&str]; 3] =
        [&["##.#", "####", "#.##"], &[".###.", "#####", "#####", "##.##"], &["###", "###", "###"]];
    let topology = of(&Topology::ALL, dice);
    Board::custom(Blueprint::builder(of(&drawings, dice)).topology(topology).build().unwrap())
}

/// Ships built elsewhere of all tiles there are, mistakes and all, on a board with what two dice opened (LM-IVC-3): whole, in
/// pieces, or with nothing at all.
fn built(board: &mut Board, players: u8, dice: &mut Dice) -> Vec<Built> {
    let mut opens = Marks::rolled(of(&Die::ALL, dice), Some(of(&Die::ALL, dice)));
    if dice.below(8) == 0 {
        opens = Marks::EMPTY;
    }
    *board = board.with_opened(opens).unwrap_or_else(|_| board.clone());
    let mut pool: Vec<TileId> = catalogue::pool().collect();
    dice.shuffle(&mut pool);
    let mut orders: Vec<u8> = (1..=players).collect();
    dice.shuffle(&mut orders);
    let mut ship = |(seat, order)| {
        let mut layout = Layout::new(board.clone());
        let cabin = Some(yard::starting_cabin(seat)).filter(|_| dice.below(4) > 0);
        let size = of(&[0, 1, 4, 12, 24], dice);
        let tiles = pool.drain(..size).map(TileId::component).collect::<Vec<_>>();
        for component in cabin.into_iter().chain(tiles) {
            let beside = layout.sites();
            let cells = if dice.below(8) == 0 || beside.is_empty() { board.open() } else { beside };
            let cells: Vec<Cell> = (cells - layout.occupied()).iter().collect();
            if cells.is_empty() {
                break;
            }
            let turn = if component.kind().has_exhaust() { Rotation::None } else { of(&Rotation::ALL, dice) };
            layout.place(of(&cells, dice), component.turned(turn)).unwrap();
        }
        Built { layout, aside: of(&[0, 1, 2], dice), order }
    };
    Seat::of(players).zip(orders).map(&mut ship).collect()
}

/// Ships built elsewhere come everywhere, too: they pass, they are repaired, they fall into pieces, and they start or do not.
#[test]
fn ships_built_elsewhere_go_straight_to_the_check() {
    let (mut repaired, mut kept, mut started, mut grounded) = (0, 0, 0, 0);
    play::<Yard>(64, |&Moment { before, record, events }, _| {
        if !matches!(record.setup().start, Start::Built(_)) {
            return;
        }
        assert!(before.step() >= Step::Check, "nothing is built and no tile is taken");
        let choice = record.log().last().unwrap().choice;
        repaired += u32::from(matches!(choice, Choice::Remove { .. } | Choice::Repair { .. }));
        kept += u32::from(matches!(choice, Choice::Keep { .. }));
        started += events.iter().filter(|event| matches!(event, Event::Started { .. })).count();
        grounded += events.iter().filter(|event| matches!(event, Event::GaveUp { .. })).count();
    });
    assert!(repaired > 20 && kept > 2 && started > 20 && grounded > 5, "{repaired} {kept} {started} {grounded}");
}

/// BG-PILES, LM-IV3-1: those of the level; where no text says which, any.
fn piles(setup: &Setup, dice: &mut Dice) -> Piles {
    let mix = if setup.mix() == Mix::IV { of(&[Mix::I, Mix::III], dice) } else { setup.mix() };
    Piles::dealt(mix, CardSet::EMPTY, dice).unwrap()
}

/// The same, with the cards of each level of the piles that were not looked at dealt anew.
pub(crate) fn redealt(piles: &Piles, looked: impl Fn(u8) -> bool, dice: &mut Dice) -> Piles {
    let unseen = || (1..=4).filter(|&pile| !looked(pile)).flat_map(|pile| piles.pile(pile));
    let mut cards: Vec<Card> = unseen().cloned().collect();
    dice.shuffle(&mut cards);
    let mut card = |like: &Card| cards.remove(cards.iter().position(|card| card.level() == like.level()).unwrap());
    let dealt = |pile| {
        if looked(pile) { piles.pile(pile).to_vec() } else { piles.pile(pile).iter().map(&mut card).collect() }
    };
    Piles::new((1..=4).map(dealt).collect()).unwrap()
}

/// Orders to finish with. Left out is what says the same as something listed: no number where players choose, and the lowest
/// that is free when time is out (LM-R28).
fn orders(yard: &Yard, view: &View) -> Vec<Option<u8>> {
    let mut listed = vec![];
    yard.awaited().iter().for_each(|actor| yard.choices(actor, &mut listed));
    let chosen = listed.iter().any(|choice| matches!(choice, Choice::Finish { order: Some(_) }));
    let is_free = |order: &u8| view.players.iter().all(|player| player.order != Some(*order));
    let lowest = (1..=5).find(is_free).filter(|_| yard.step() == Step::Closing);
    let numbers = (0..=6).filter(|&order| Some(order) != lowest).map(Some);
    numbers.chain((!chosen).then_some(None)).collect()
}

/// A piece is listed by its first cell, and may be kept by any.
fn is_no_other_word(view: &View, at: Cell) -> bool {
    view.players.iter().all(|player| {
        let joints = player.layout.joints();
        player.layout.get(at).is_none() || joints.piece_at(at).first() == Some(at)
    })
}
