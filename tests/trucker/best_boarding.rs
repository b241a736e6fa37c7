//! The boarding that is worth most, against every boarding there is.

use std::cmp::Reverse;

use proptest::prelude::*;
use starwright::grid::{Cell, Side};
use starwright::trucker::{Alien, Board, Class, Colour, Fleet, Kind, Layout, LossWeights, Specialisation};

use crate::support::fleets::built;
use crate::support::random::{self, Chooser};
use crate::support::{cases, component, layout};

const GUESTS: [Alien; 5] = [
    Alien::Purple,
    Alien::Brown,
    Alien::Cyan(Specialisation::Lawyer),
    Alien::Cyan(Specialisation::Manager),
    Alien::Cyan(Specialisation::Merchant),
];

type Aliens = Vec<(Cell, Alien)>;

/// Every boarding, by the cells of the purple, the brown and the cyan alien; none comes last.
fn every_boarding(layout: &Layout, guests: &[Alien]) -> Vec<Aliens> {
    let mut boardings: Vec<Aliens> = vec![vec![]];
    for colour in Colour::ALL {
        let cabins = layout.alien_cabins(colour);
        let of_colour: Vec<Alien> = guests.iter().copied().filter(|guest| guest.colour() == colour).collect();
        boardings = boardings
            .into_iter()
            .flat_map(|aboard| {
                let free = cabins.iter().filter(|&cell| aboard.iter().all(|&(taken, _)| taken != cell));
                let housed = free.flat_map(|cell| of_colour.iter().map(move |&guest| (cell, guest)));
                let with = housed.map(|alien| [&aboard[..], &[alien]].concat()).collect::<Vec<_>>();
                with.into_iter().chain([aboard])
            })
            .collect();
    }
    boardings
}

/// Starting ships, twice the worth of the crew, few aliens.
fn worth(fleet: &Fleet, values: &LossWeights) -> (usize, u64, Reverse<u32>) {
    let starting = fleet.ships().filter(|&ship| fleet.ship_crew(ship).humans > 0).count();
    let (crew, reach) = (fleet.crew(), fleet.strengths().at_most);
    let worth = values.human * crew.humans + values.alien * crew.aliens + values.engine * reach.engines;
    (starting, u64::from(2 * worth + values.cannon * reach.cannons.halves()), Reverse(crew.aliens))
}

fn any_asked() -> impl Strategy<Value = (Layout, Vec<Alien>, LossWeights)> {
    any::<u64>().prop_map(|seed| {
        let mut chooser = Chooser::new(seed);
        let board = random::board(&mut chooser);
        let layout = built(&mut chooser, board);
        let guests = GUESTS.into_iter().filter(|_| chooser.percent(75)).collect();
        let mut some = || chooser.of(&[0, 1, 2, 8, 30]);
        let values =
            LossWeights { human: some(), alien: some(), engine: some(), cannon: some(), ..LossWeights::DEFAULT };
        (layout, guests, values)
    })
}

proptest! {
    #![proptest_config(cases(600))]

    /// LM-LEGAL-13, LM-LAUNCH-1, LM-FLEET-2, LM-FLEET-4, LM-FLEET-15: no boarding is worth more; of equals it is the first.
    #[test]
    fn no_boarding_is_worth_more((layout, guests, values) in any_asked()) {
        let boardings = every_boarding(&layout, &guests);
        prop_assume!(boardings.len() < 4_000);
        let fleet = layout.into_fleet().expect("a legal layout");
        let embarked = |aliens: &Aliens| {
            let mut fleet = fleet.clone();
            fleet.embark(aliens).map(|()| fleet)
        };
        let worths = boardings.iter().map(|aliens| worth(&embarked(aliens).expect("where they may live"), &values));
        let worths: Vec<_> = worths.collect();
        let most = worths.iter().max().expect("nobody is a boarding");
        let first = worths.iter().position(|worth| worth == most).expect("it is one of them");
        let best = fleet.best_boarding(&guests, &values);
        prop_assert_eq!(&best, &boardings[first]);
        let crewed = embarked(&best).expect("a boarding that no rule refuses");
        prop_assert!(crewed.best_boarding(&guests, &values).is_empty(), "everybody is aboard");
    }
}

/// LM-LEGAL-13: an alien counts by his own value, against the two humans that he displaces.
#[test]
fn an_alien_takes_the_place_of_two_humans() {
    let kinds = [Kind::Cabin, Kind::LifeSupport(Colour::Brown), Kind::Cabin];
    let parts: Vec<_> =
        (0..).zip(kinds).map(|(column, kind)| (column, 2, component(kind, "3333", Side::Front))).collect();
    let fleet = layout(Board::new(Class::IIIC), &parts).into_fleet().expect("a legal layout");
    let boards = |alien| {
        let values = LossWeights { human: 10, alien, ..LossWeights::DEFAULT };
        !fleet.best_boarding(&[Alien::Brown], &values).is_empty()
    };
    assert_eq!((boards(20), boards(21)), (false, true));
}
