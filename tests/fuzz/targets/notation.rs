//! A layout from a line of text or JSON: round-trips, is drawn, checked, flown and attacked.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde::Serialize;
use serde::de::DeserializeOwned;
use starwright::dice::Die;
use starwright::grid::Side;
use starwright::trucker::attack::{AttackKind, Defence, Incoming};
use starwright::trucker::{Fleet, Layout, Rulings, catalogue};

fn read_again<T: Serialize + DeserializeOwned>(value: &T) -> T {
    serde_json::from_str(&serde_json::to_string(value).expect("a form")).expect("what was written is read")
}

fn show(layout: &Layout) {
    assert_eq!(Layout::from_notation(&layout.notation()).as_ref(), Ok(layout));
    assert_eq!(&read_again(layout), layout);
    let report = layout.check();
    assert_eq!(report.is_legal(), layout.is_legal());
    assert!(!layout.drawing().with_report(&report).with_weak_spot().to_string().is_empty());
    let fits = layout.fits(catalogue::ALL[layout.occupied().len() as usize], Rulings::DEFAULT);
    assert!(layout.svg().with_report(&report).with_fits(fits).with_weak_spot().to_string().ends_with("</svg>\n"));
    if let Ok(fleet) = layout.clone().into_fleet() {
        fly(&fleet);
        let mut crewed = fleet;
        crewed.embark(&[]).expect("nobody is aboard yet");
        fly(&crewed);
    } else if layout.occupied().len() < 30 {
        let mut left = layout.clone();
        left.remove_all(layout.repair().removed);
        assert!(!report.is_legal());
    }
}

fn fly(fleet: &Fleet) {
    assert_eq!(&read_again(fleet), fleet);
    for side in Side::ALL {
        let Ok(aim) = fleet.board().aim(side) else { continue };
        let Ok(lines) = aim.read([Die::Three, Die::Four]).or_else(|_| aim.read([Die::Three])) else { continue };
        for kind in [AttackKind::SmallMeteor, AttackKind::LargeMeteor, AttackKind::HeavyFire] {
            let incoming = Incoming::new(kind, lines);
            fleet.threat(&incoming, &Defence::default()).expect("no defence is one");
            let outcome = fleet.defend(&incoming, &Defence::default()).expect("no defence is one");
            assert!((outcome.impact.destroyed() - fleet.layout().occupied()).is_empty());
        }
    }
}

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    if let Ok(layout) = text.parse::<Layout>() {
        show(&layout);
    }
    if let Ok(layout) = serde_json::from_str::<Layout>(text) {
        show(&layout);
    }
    if let Ok(fleet) = serde_json::from_str::<Fleet>(text) {
        assert!(!fleet.svg().to_string().is_empty());
        fly(&fleet);
    }
});
