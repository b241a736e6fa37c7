//! Battle Beyond Space in the harness: with three and four players, with and without powers, with other settings.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use starwright::battle::{
    CapitalPoints, Card, Cell, Choice, Deck, Event, Fate, Game, Hidden, Holding, Layout, PieceId, Placement, Pose,
    Position, Power, Race, Returning, Rulings, Setup, Squadron, Step, View, Wing, ZONE, random_placement, worth,
};
use starwright::dice::RandomSource;
use starwright::hex::{Direction, Hex};
use starwright::table::{Actor, ArrayVec, Record, Seat};

use crate::harness::{Dice, Moment, Tested, play};
use invariants::check_board;

#[path = "../battle/invariants.rs"]
mod invariants;

harness!(Game, listed: 30 / 6, awaited: 20, prefixes: 20, json: 60 / 60, secrets: 60 / 30, audit: 400);

impl Tested for Game {
    /// A table of three in every fourth game, other rulings in every third, and no powers in every fifth.
    fn setup(number: u64, dice: &mut Dice) -> Setup {
        let layout = if number.is_multiple_of(4) { Layout::three_players() } else { Layout::four_players() };
        let mut races = Race::ALL;
        dice.shuffle(&mut races);
        let decks = races.map(|race| (race, Deck::HOUSE));
        let mut setup = Setup::shuffled(layout.clone(), &decks[..usize::from(layout.players())], dice);
        if number.is_multiple_of(3) {
            let other = Rulings::DEFAULT.with_straight_displacement(true).with_rammed_asteroid_points(1);
            setup.rulings = other.with_returning(Returning::Fallen);
            if number.is_multiple_of(2) {
                let points = other.with_returning(Returning::LastTurn).with_capital_points(CapitalPoints::Both);
                setup.rulings =
                    points.with_late_asteroids(true).with_far_super_shot(true).with_blocked_super_shot(true);
            }
        }
        if number % 5 == 1 { setup } else { setup.with_powers(dice) }
    }

    fn universe(&self, dice: &mut Dice) -> Vec<Choice> {
        universe(self, dice.below(20) == 0)
    }

    fn proposal(&self, _: Actor, dice: &mut Dice) -> Option<Choice> {
        match self.step() {
            Step::Place => Some(Choice::place(placement(self, dice))),
            Step::Squadron => {
                let moves = Squadron::all(self.active()).filter(|&each| !crew(self, each).is_empty());
                let mut moves: Vec<Squadron> = moves.collect();
                dice.shuffle(&mut moves);
                let mut order = crew(self, moves[0]);
                dice.shuffle(&mut order);
                Some(Choice::landing(Choice::Squadron { squadron: moves[0] }, order))
            }
            _ => None,
        }
    }

    fn misproposals(&self, dice: &mut Dice) -> Vec<Choice> {
        let mut wrong = vec![Choice::landing(Choice::HoldFire, vec![])];
        let mut placement = placement(self, dice);
        placement.fighters[dice.below(9) as usize].at = placement.fighters[9 + dice.below(9) as usize].at;
        wrong.push(Choice::place(placement));
        for squadron in Seat::of(4).flat_map(Squadron::all) {
            let with = Choice::Squadron { squadron };
            let order = crew(self, squadron);
            let twice = [&order[..], &order[..]].concat();
            wrong.push(Choice::landing(with.clone(), twice));
            wrong.push(Choice::landing(Choice::landing(with.clone(), order.clone()), order.clone()));
            wrong.push(Choice::landing(with, order.into_iter().skip(1).collect()));
        }
        wrong
    }

    /// BBS-6, BBS-7, BBS-17: hands, decks and hidden powers of the others, and the order of one's own deck.
    fn redealt(record: &Record<Self>, viewer: Option<Seat>, dice: &mut Dice) -> Self {
        let mut position = Position::from(record.game());
        for ((seat, cards), power) in Seat::of(4).zip(&mut position.cards).zip(&mut position.powers) {
            let hand = if Some(seat) == viewer { vec![] } else { cards.hand.iter().collect() };
            let mut hidden: Vec<Card> = hand.iter().copied().chain(cards.deck.iter()).collect();
            dice.shuffle(&mut hidden);
            cards.deck = ArrayVec::collect(hidden.split_off(hand.len())).unwrap();
            if Some(seat) == viewer {
                continue;
            }
            cards.hand = ArrayVec::collect(hidden).unwrap();
            let race = record.game().race(seat).unwrap();
            if power.is_some_and(|holding| !holding.revealed) {
                *power = Some(Holding::hidden(race.powers()[dice.below(3) as usize]));
            }
        }
        Self::try_from(position).unwrap()
    }

    fn audit(&self, before: &Self, events: &[Event], dice: &mut Dice) {
        check_board(self, dice.below(16) == 0);
        check_events(before, self, events);
        assert_ne!(before, self);
        if self.is_over() || dice.below(12) == 0 {
            check_state(self);
        }
        if dice.below(40) == 0 {
            check_views(self, dice);
        }
    }
}

/// The fighters of a squadron that are on the board.
fn crew(game: &Game, squadron: Squadron) -> Vec<PieceId> {
    squadron.fighters().filter(|&fighter| game.field().ship(fighter).is_some()).collect()
}

fn placement(game: &Game, dice: &mut Dice) -> Placement {
    let zone: &[Hex; ZONE] = game.field().layout().zone(game.active()).unwrap();
    random_placement(zone, dice).unwrap()
}

/// A game goes through its parts and through JSON unchanged (H10), and equal games hash equally, whatever way led to them (H11).
fn check_state(game: &Game) {
    let copy = Game::try_from(Position::from(game)).unwrap();
    let hash = |game: &Game| {
        let mut hasher = DefaultHasher::new();
        game.hash(&mut hasher);
        hasher.finish()
    };
    assert_eq!((hash(&copy), &copy), (hash(game), game));
    let json = serde_json::to_string(game).unwrap();
    assert_eq!(&serde_json::from_str::<Game>(&json).unwrap(), game);
}

/// A view reads as written and is complete: with the true hidden parts it is the game, and with any other possible ones the viewer
/// sees and may choose the same (BBS-6, BBS-17).
fn check_views(game: &Game, dice: &mut Dice) {
    let position = Position::from(game);
    let powers = position.powers.iter().map(|holding| holding.map(|holding| holding.power));
    let truth = position.cards.iter().zip(powers);
    let truth = truth.map(|(cards, power)| Hidden { hand: cards.hand, deck: cards.deck, power });
    let truth: Vec<Hidden> = truth.collect();
    for viewer in Seat::of(4).map(Some).chain([None]) {
        let view = game.view(viewer);
        let json = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view, "{json}");
        assert_eq!(view.determinize(&truth), position);
        let guess = Game::try_from(view.determinize(&view.deal(&[Deck::HOUSE; 4], dice))).unwrap();
        assert_eq!(guess.view(viewer), view);
        if let Some(seat) = viewer {
            let (mut here, mut there) = (vec![], vec![]);
            game.choices(seat, &mut here);
            guess.choices(seat, &mut there);
            assert_eq!(here, there);
        }
        assert_eq!(view.players.iter().map(|player| player.score).collect::<Vec<_>>(), game.field().scores());
        assert_eq!(view.awaited, game.awaited());
        assert!(PieceId::of(4).all(|piece| view.fire_range(piece) == game.fire_range(piece)));
    }
}

/// Every power takes part in games in which it is used, among changing rivals.
#[test]
fn all_powers_are_used() {
    let mut used: BTreeMap<Power, u32> = BTreeMap::new();
    play::<Game>(150, |&Moment { record, .. }, _| {
        let game = record.game();
        for holding in Seat::ALL.into_iter().filter_map(|seat| game.power(seat)) {
            *used.entry(holding.power).or_default() += u32::from(game.is_over() && holding.revealed);
        }
    });
    assert!(Power::ALL.iter().all(|power| used.get(power).is_some_and(|&games| games >= 5)), "{used:?}");
}

/// Every listed choice that could make sense anywhere in the game.
fn universe(game: &Game, everywhere: bool) -> Vec<Choice> {
    let mut all = vec![Choice::HoldFire, Choice::End];
    all.extend(Seat::ALL.into_iter().flat_map(Squadron::all).map(|squadron| Choice::Squadron { squadron }));
    for distance in 0..7 {
        for turn in 0..4 {
            all.extend((0..4).map(|points| Choice::Reveal { card: Card::new(distance, turn, points).unwrap() }));
        }
    }
    for piece in PieceId::of(4) {
        all.extend([
            Choice::Land { fighter: piece },
            Choice::Destroy { fighter: piece },
            Choice::Fire { fighter: piece },
            Choice::Shoot { target: piece },
        ]);
        all.extend(Direction::ALL.map(|facing| Choice::Turn { fighter: piece, facing }));
        let ship = game.field().ship(piece).filter(|_| piece.is_capital());
        if let Some(ship) = ship {
            let (stern, reach) = (ship.at, if everywhere { 12 } else { 3 });
            let poses = stern.disc(reach).flat_map(|rear| Direction::ALL.map(|facing| Pose::new(rear, facing)));
            all.extend(poses.map(|to| Choice::Capital { ship: piece, to }));
        }
    }
    all.extend(powers(game, everywhere));
    all
}

/// Every choice of a power that could make sense anywhere in the game.
fn powers(game: &Game, everywhere: bool) -> Vec<Choice> {
    let mut all = vec![
        Choice::Pass,
        Choice::Unveil,
        Choice::ResurrectFallen,
        Choice::Answer { raise: false },
        Choice::Answer { raise: true },
    ];
    all.extend(Direction::ALL.map(|facing| Choice::EliteFace { facing }));
    for piece in PieceId::of(4) {
        all.extend([
            Choice::Elite { fighter: piece },
            Choice::Blast { fighter: piece },
            Choice::Leave { fighter: piece },
        ]);
        all.extend([Choice::Laser { ship: piece }, Choice::SuperShot { ship: piece }, Choice::Shield { ship: piece }]);
    }
    for squadron in Seat::ALL.into_iter().flat_map(Squadron::all) {
        all.push(Choice::Resurrect { squadron });
        all.extend(Hex::ORIGIN.disc(if everywhere { 8 } else { 2 }).map(|by| Choice::Displace { squadron, by }));
        for wing in 0..64_u8 {
            let chosen = (0..6).zip(squadron.fighters()).filter(|(bit, _)| wing >> bit & 1 == 1);
            let chosen: Vec<PieceId> = chosen.map(|(_, fighter)| fighter).collect();
            all.push(Choice::Double { squadron, fighters: Wing::of(squadron, &chosen).unwrap() });
        }
    }
    let asked = match game.step() {
        Step::Return { fighter } => fighter,
        _ => PieceId::fleet(game.active()).next().unwrap(),
    };
    for from in Hex::ORIGIN.disc(11) {
        all.push(Choice::EliteEnd { to: from });
        if game.field().cell(from) == Cell::Asteroid || everywhere {
            all.extend(from.disc(2).map(|to| Choice::Asteroid { from, to }));
        }
        all.extend(Direction::ALL.map(|facing| Choice::Return { fighter: asked, at: from, facing }));
    }
    all
}

/// Events must agree with the field afterwards, and the value of the trophies with the captures.
fn check_events(before: &Game, game: &Game, events: &[Event]) {
    for seat in Seat::of(game.field().players()) {
        let captured = |event: &Event| match *event {
            Event::Captured { piece, by } if by == seat => worth(piece),
            _ => 0,
        };
        let returned = |event: &Event| match *event {
            Event::Returned { piece, .. } if before.field().fate(piece) == Fate::Captured(seat) => worth(piece),
            _ => 0,
        };
        let gained: u16 = events.iter().map(captured).sum();
        let given_back: u16 = events.iter().map(returned).sum();
        let sum = |game: &Game| game.field().trophies(seat).iter().map(worth).sum::<u16>();
        assert_eq!(sum(game) + given_back, sum(before) + gained);
    }
}
