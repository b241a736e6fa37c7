//! Traits that every public type implements.

use starwright::trucker::attack::{
    Aftermath, Aim, Approach, Defence, HeatMap, Impact, Incoming, Lines, Outcome, Threat,
};
use starwright::trucker::{
    Aboard, Blueprint, Board, Component, Fits, Fleet, Joints, Layout, Rejected, Report, Rule, Rulings, Strengths,
    Violation,
};

const fn goes_anywhere<T: Send + Sync + Unpin + 'static>() {}

/// Layouts, fleets and the results of attacks can be sent to threads, shared, moved and stored.
#[test]
fn values_go_anywhere() {
    goes_anywhere::<(Blueprint, Board, Component, Layout, Fits, Joints, Report, Violation, Rejected)>();
    goes_anywhere::<(Fleet, Aboard, Strengths, Rule, Rulings)>();
    goes_anywhere::<(Aim, Lines, Approach, Incoming, Threat, Defence, Outcome, Impact, Aftermath, HeatMap)>();
}

/// A layout and a fleet take one line in a debugger, a rejected layout its report.
#[test]
fn debugging_takes_one_line() {
    let layout = Layout::from_notation("I 2,t94v,2/5/5/5/5").unwrap();
    assert_eq!(format!("{layout:?}"), "Layout(I 2,t94v,2/5/5/5/5)");
    let fleet = layout.clone().into_fleet().unwrap();
    assert!(format!("{fleet:#?}").starts_with("Fleet(Layout(I 2,t94v,2/5/5/5/5), "));
    assert_eq!(format!("{fleet:?}").lines().count(), 1);
    let rejected = Layout::from_notation("I 2,t94>,2/5/5/5/5").map(Layout::into_fleet);
    assert!(rejected.is_ok_and(|fleet| fleet.is_ok()), "a cannon may point anywhere");
    let apart = Layout::from_notation("I 2,t94,2/5/2,t94,2/5/5").unwrap().into_fleet().unwrap_err();
    assert!(format!("{apart:?}").starts_with("Rejected(LM-LEGAL-9: "));
}
