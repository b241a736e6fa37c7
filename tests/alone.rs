//! What each part does without the others: `.ci/run` runs this with few features.

#[cfg(feature = "trucker")]
mod ships {
    use starwright::grid::{Cell, Side};
    use starwright::trucker::attack::{AttackKind, Defence, Incoming};
    use starwright::trucker::{Board, Class, Component, Kind, Layout};

    fn cell(column: u8, row: u8) -> Cell {
        Cell::new(column, row).expect("on the grid")
    }

    fn struts() -> Layout {
        let strut =
            Component::new(Kind::Structural, "0303".parse().expect("four digits"), Side::Front).expect("a strut");
        let mut layout = Layout::new(Board::new(Class::II));
        for column in 1..6 {
            layout.place(cell(column, 3), strut).expect("a free cell");
        }
        layout
    }

    #[test]
    fn are_judged_and_drawn() {
        let mut layout = struts();
        assert!(layout.check().violations.is_empty());
        let smooth = Component::new(Kind::Shield, "0000".parse().expect("four digits"), Side::Front).expect("a shield");
        layout.place(cell(3, 2), smooth).expect("a free cell");
        let report = layout.check();
        assert!(!report.violations.is_empty());
        assert!(layout.drawing().with_report(&report).to_string().contains("LM-"));
        assert!(layout.into_fleet().is_err());
    }

    #[test]
    fn are_hit() {
        let fleet = struts().into_fleet().expect("it is legal");
        let all = fleet.board().aim(Side::Front).expect("it is numbered").odds();
        let hits = all.into_iter().filter(|(lines, _)| {
            let incoming = Incoming::new(AttackKind::LargeMeteor, *lines);
            let outcome = fleet.defend(&incoming, &Defence::default()).expect("no defence is one");
            !outcome.impact.destroyed().is_empty()
        });
        assert!(hits.count() > 0);
    }

    #[cfg(feature = "svg")]
    #[test]
    fn are_pictures() {
        assert!(struts().svg().to_string().starts_with("<svg"));
    }

    #[cfg(feature = "serde")]
    #[test]
    fn are_json() {
        let text = serde_json::to_string(&struts()).expect("JSON writes it");
        assert_eq!(serde_json::from_str::<Layout>(&text).expect("JSON reads it"), struts());
    }

    #[cfg(feature = "play")]
    #[test]
    fn are_built() {
        use starwright::table::Record;
        use starwright::trucker::yard::{Setup, Yard};

        assert!(Record::<Yard>::begin(Setup::new(Class::IVC, 2)).is_ok());
    }
}

#[cfg(feature = "battle")]
mod battles {
    use starwright::battle::Layout;
    use starwright::table::Seat;

    #[test]
    fn have_a_board() {
        assert!(Layout::four_players().zone(Seat::Three).is_some());
    }

    #[cfg(feature = "serde")]
    #[test]
    fn are_json() {
        assert_eq!(serde_json::to_string(&Layout::four_players()).expect("JSON writes it"), "\"four_players\"");
    }
}
