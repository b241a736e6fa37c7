//! Features of yards and flights: one row for both, in which the part that is not played is 0.

use starwright::grid::Side;
use starwright::table::Seat;
use starwright::trucker::attack::{Attack, AttackKind};
use starwright::trucker::cards::{CardKind, Criterion, Deck, Family, Penalty};
use starwright::trucker::flight::{self, Ask, Habit, Odds, Question, Ratio, Toll};
use starwright::trucker::yard::{self, Step, Tile, TimerPlace};
use starwright::trucker::{Fleet, Good, Goods, Layout};

use crate::environment::learned::Look;
use crate::environment::ships::planes::marks;
use crate::environment::terms::Terms;

/// The steps of the yard and the questions of the flight.
const PHASES: usize = 6 + 13;
const STEPS: [Step; 6] = [Step::Building, Step::Closing, Step::Check, Step::Boarding, Step::Insurance, Step::Launched];
const ASKS: [Ask; 13] = [
    Ask::Withdraw,
    Ask::Hyperspace,
    Ask::Engines,
    Ask::Cannons,
    Ask::Land,
    Ask::Take,
    Ask::Crew,
    Ask::Goods,
    Ask::Stow,
    Ask::Defend,
    Ask::Keep,
    Ask::Roll,
    Ask::Locate,
];
const PLACES: [TimerPlace; 6] =
    [TimerPlace::Beside, TimerPlace::III, TimerPlace::II, TimerPlace::I, TimerPlace::Start, TimerPlace::Overtime];
/// The hand and up to three components set aside.
const TILES: usize = 4 * 6;
/// Face down, face up; the place of the hourglass, whether it runs, choices until the sand has run out; two dice.
const CLOCK: usize = 2 + 6 + 2 + 2;
/// The family of the card, nine numbers of it, the cards left, and the loads of up to eight planets.
const CARD: usize = Family::ALL.len() + 9 + 1 + 8 * 4;
/// The attack to be met: the kind, the side it comes from, the number of lines.
const ATTACK: usize = 5 + 4 + 1;
const PLAYER: usize = 18;
/// The chances that attacks destroy something; what the card is expected to cost, and whether that is exact.
const ODDS: usize = 4 * 4 + COSTS;
const COSTS: usize = 6 + 1;

pub fn count(terms: &Terms) -> usize {
    let odds = if terms.odds { ODDS } else { 0 };
    PHASES + TILES + CLOCK + CARD + ATTACK + PLAYER * usize::from(terms.players) + odds
}

pub fn yard(view: &yard::View, seat: Seat, Look { terms, sand, .. }: Look<'_>, row: &mut Vec<i16>) {
    one_of(row, PHASES, STEPS.iter().position(|&step| step == view.step));
    let own = &view.players[usize::from(seat.number())];
    let tiles = own.aside.iter().copied().map(Some).chain([None; 3]).take(3);
    for tile in [own.hand].into_iter().chain(tiles) {
        row.extend(tile.map_or([0; 6], |tile: Tile| marks(tile.component(seat)).map(i16::from)));
    }
    row.extend([short(view.face_down), short(view.face_up.len())]);
    one_of(row, PLACES.len(), PLACES.iter().position(|&place| place == view.hourglass.place));
    row.extend([view.hourglass.running.into(), short(sand)]);
    row.extend((0..2).map(|place| view.dice.get(place).map_or(0, |&die| u8::from(die).into())));
    row.resize(row.len() + CARD + ATTACK, 0);
    for player in around(seat, terms, &view.players) {
        let ship = ship(&player.layout);
        row.extend([player.order.unwrap_or(0).into(), short(player.credits), short(player.lost), 0, 0, 0, 0]);
        row.extend(ship);
        row.extend([0; 4]);
    }
    damage(&own.layout, terms, row);
    costs(None, seat, terms, row);
}

pub fn flight(view: &flight::View, seat: Seat, terms: &Terms, row: &mut Vec<i16>) {
    let question = view.asked.as_ref().map(|(_, question)| question);
    let ask = question.map(Question::ask).and_then(|ask| ASKS.iter().position(|&other| other == ask));
    one_of(row, PHASES, ask.map(|place| STEPS.len() + place));
    row.resize(row.len() + TILES + CLOCK, 0);
    card(view.part(), view.cards_left, row);
    attack(question, row);
    for player in around(seat, terms, &view.players) {
        let fleet = &player.fleet;
        row.extend([0, short(player.credits), short(player.lost_pile)]);
        row.extend([i16::from(player.position.is_some()), number(player.position.unwrap_or(0))]);
        row.extend([short(fleet.crew().humans), short(fleet.crew().aliens)]);
        row.extend(ship_aboard(fleet));
        let goods = fleet.aboard().goods(fleet.aboard().cells());
        row.extend(colours(goods));
    }
    let own = &view.players[usize::from(seat.number())];
    damage(own.fleet.layout(), terms, row);
    costs(Some(view), seat, terms, row);
}

/// The players, the observer first.
fn around<'a, T>(seat: Seat, terms: &Terms, players: &'a [T]) -> impl Iterator<Item = &'a T> {
    let first = usize::from(seat.number());
    (0..usize::from(terms.players)).map(move |place| &players[(first + place) % players.len()])
}

/// Batteries, cannons in half points and engines without and with power, exposed connectors, the premium.
fn ship(layout: &Layout) -> [i16; 7] {
    let reach = layout.strengths();
    let premium = layout.weak_spot().map_or(0, |spot| short(spot.premium.into()));
    let [low, high] = [reach.unpowered, reach.at_most];
    let cannons = [low, high].map(|strengths| short(strengths.cannons.halves()));
    [0, cannons[0], cannons[1], short(low.engines), short(high.engines), short(layout.exposed_connectors()), premium]
}

fn ship_aboard(fleet: &Fleet) -> [i16; 7] {
    let reach = fleet.strengths();
    let [low, high] = [reach.unpowered, reach.at_most];
    let cannons = [low, high].map(|strengths| short(strengths.cannons.halves()));
    let batteries = short(fleet.aboard().batteries(fleet.aboard().cells()));
    let exposed = short(fleet.layout().exposed_connectors());
    let premium = fleet.weak_spot().map_or(0, |spot| short(spot.premium.into()));
    [batteries, cannons[0], cannons[1], short(low.engines), short(high.engines), exposed, premium]
}

/// The family, and the numbers that it has: strength, crew, credits, days, crew lost, goods lost, and the four colours of its
/// goods or the worst three criteria of a combat zone.
fn card(card: Option<&CardKind>, left: u32, row: &mut Vec<i16>) {
    let family = card.map(CardKind::family);
    one_of(row, Family::ALL.len(), family.and_then(|family| Family::ALL.iter().position(|&other| other == family)));
    let mut numbers = [0; 9];
    let mut planets = [[0; 4]; 8];
    let set = |numbers: &mut [i16; 9], pairs: &[(usize, u16)]| {
        pairs.iter().for_each(|&(place, value)| numbers[place] = short(value.into()));
    };
    match card {
        Some(CardKind::AbandonedShip { crew, credits, days }) => {
            set(&mut numbers, &[(1, *crew), (2, *credits), (3, *days)]);
        }
        Some(CardKind::AbandonedStation { crew, goods, days }) => {
            set(&mut numbers, &[(1, *crew), (3, *days)]);
            planets[0] = colours(*goods);
        }
        Some(CardKind::Slavers { strength, lose_crew, credits, days }) => {
            set(&mut numbers, &[(0, *strength), (4, *lose_crew), (2, *credits), (3, *days)]);
        }
        Some(CardKind::Smugglers { strength, lose_goods, goods, days }) => {
            set(&mut numbers, &[(0, *strength), (5, *lose_goods), (3, *days)]);
            planets[0] = colours(*goods);
        }
        Some(CardKind::Pirates { strength, credits, days, .. }) => {
            set(&mut numbers, &[(0, *strength), (2, *credits), (3, *days)]);
        }
        Some(CardKind::Planets { planets: loads, days }) => {
            set(&mut numbers, &[(3, *days)]);
            planets.iter_mut().zip(loads.iter()).for_each(|(planet, &load)| *planet = colours(load));
        }
        Some(CardKind::CombatZone { lines }) => {
            for (place, line) in lines.iter().take(3).enumerate() {
                numbers[6 + place] = match (&line.penalty, Criterion::ALL.iter().position(|&worst| worst == line.worst))
                {
                    (Penalty::Days(_), worst) => 10 + number_of(worst),
                    (Penalty::Crew(_), worst) => 20 + number_of(worst),
                    (Penalty::Goods(_), worst) => 30 + number_of(worst),
                    (Penalty::Shots(_), worst) => 40 + number_of(worst),
                };
            }
        }
        _ => {}
    }
    row.extend(numbers);
    row.push(short(left));
    row.extend(planets.into_iter().flatten());
}

fn attack(question: Option<&Question>, row: &mut Vec<i16>) {
    let incoming = match question {
        Some(Question::Defend { incoming }) => Some(incoming),
        _ => None,
    };
    one_of(row, 5, incoming.and_then(|attack| AttackKind::ALL.iter().position(|&kind| kind == attack.kind())));
    let from = incoming.map(|attack| attack.lines().from());
    one_of(row, 4, from.and_then(|from| Side::ALL.iter().position(|&side| side == from)));
    row.push(incoming.map_or(0, |attack| short(u32::try_from(attack.lines().iter().count()).unwrap_or(0))));
}

/// The exact chance that an attack destroys something of the ship if nothing is done, in throws of 36: each kind that is not an
/// intruder, from each side.
fn damage(layout: &Layout, terms: &Terms, row: &mut Vec<i16>) {
    if !terms.odds {
        return;
    }
    for kind in &AttackKind::ALL[..4] {
        for from in Side::ALL {
            let chance = layout.damage_chance(Attack { kind: *kind, from });
            row.push(chance.map_or(0, |chance| short(chance.throws())));
        }
    }
}

/// The odds of the card under way for the fleet as it is, met alone by a captain who spends what helps: the components, ships, crew,
/// batteries, days and credits that are expected, in hundredths; whether that is exact.
fn costs(view: Option<&flight::View>, seat: Seat, terms: &Terms, row: &mut Vec<i16>) {
    if !terms.odds {
        return;
    }
    let met = view.and_then(|view| view.setup(Deck::new(vec![view.card.clone()?]).ok()?));
    let Some(odds) = met.and_then(|setup| Odds::of(&setup, seat, &Habit::SpendWhatHelps).ok()) else {
        row.resize(row.len() + COSTS, 0);
        return;
    };
    let numbers: [fn(&Toll) -> i64; 6] = [
        |toll| toll.components.into(),
        |toll| toll.ships.into(),
        |toll| toll.crew.into(),
        |toll| toll.batteries.into(),
        |toll| toll.days.into(),
        |toll| toll.credits.into(),
    ];
    row.extend(numbers.map(|number| hundredths(odds.expected(number))));
    row.push(odds.is_exact().into());
}

fn hundredths(ratio: Ratio) -> i16 {
    let whole = ratio.numerator().saturating_mul(100) / i128::from(ratio.denominator());
    i16::try_from(whole).unwrap_or(if whole < 0 { i16::MIN } else { i16::MAX })
}

fn one_of(row: &mut Vec<i16>, count: usize, which: Option<usize>) {
    row.extend((0..count).map(|place| i16::from(Some(place) == which)));
}

fn colours(goods: Goods) -> [i16; 4] {
    Good::ALL.map(|good| short(goods.of(good).into()))
}

fn number_of(place: Option<usize>) -> i16 {
    place.and_then(|place| i16::try_from(place).ok()).unwrap_or(0)
}

fn short(number: u32) -> i16 {
    i16::try_from(number).unwrap_or(i16::MAX)
}

fn number(position: i32) -> i16 {
    i16::try_from(position).unwrap_or(0)
}
