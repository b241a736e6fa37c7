//! What is settled, chosen, seen and happens in the yard: enums by their tag, structs by their fields.

use crate::table::wire::{Fields, Node, WireError, few_players, object, tagged};
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::wire::yard_view::is_of_a_table;
use crate::trucker::yard::{Built, Choice, Event, PlayerView, Setup, View};

object!(Setup after few_ships { board, level, level_iii_cards = false, rulings = Rulings::DEFAULT, purses, start });

object!(Built { layout, aside, order });

object!(View after few_players { step, players, face_down, face_up, hourglass, dice, piles } then is_of_a_table);

object!(PlayerView { seat, layout, aside, hand, last, order, credits, lost });

/// Ships built elsewhere are one for each player.
fn few_ships(fields: &mut Fields<'_>) -> Result<(), WireError> {
    match fields.get("start") {
        Some(start @ Node::Object(_)) => Fields::of(start)?.few("built").map_err(|error| error.within("start")),
        _ => Ok(()),
    }
}

tagged!(Choice by "do" {
    "take_face_down" => TakeFaceDown,
    "take_face_up" => TakeFaceUp { tile },
    "take_aside" => TakeAside { tile },
    "take_back" => TakeBack,
    "return" => Return,
    "set_aside" => SetAside,
    "place" => Place { at, turn },
    "look" => Look { pile },
    "finish" => Finish { order },
    "flip" => Flip,
    "roll" => Roll,
    "came_up" => CameUp { tile },
    "die" => Die { face },
    "ran_out" => RanOut,
    "remove" => Remove { at },
    "keep" => Keep { at },
    "repair" => Repair { removed },
    "pass" => Pass,
    "welcome" => Welcome { at, alien },
    "board" => Board,
    "insure" => Insure { insurance },
});

tagged!(Event by "event" {
    "reached" => Reached { seat },
    "took" => Took { seat, tile, from },
    "returned" => Returned { seat, tile },
    "set_aside" => SetAside { seat, tile },
    "placed" => Placed { seat, tile, at, turn },
    "looked" => Looked { seat, pile },
    "finished" => Finished { seat, order },
    "flipped" => Flipped { seat, to },
    "ran_out" => RanOut { at },
    "rolled" => Rolled { seat },
    "opened" => Opened { face, mark },
    "building_over" => BuildingOver,
    "passed" => Passed { seat, lost },
    "removed" => Removed { seat, cells },
    "paid_premium" => PaidPremium { seat, premium },
    "welcomed" => Welcomed { seat, at, alien },
    "boarded" => Boarded { seat },
    "insured" => Insured { seat, insurance },
    "gave_up" => GaveUp { seat, cells },
    "started" => Started { seat, behind },
});
