//! BG-TIMER-1, BG-TIMER-2, LM-TORUS-3, LM-IVC-TIMER, LM-IV3-8: where the hourglass stands, and the dice of IVC.

/// The number of a place: the level on the flight board, and these.
pub(crate) const BESIDE: i32 = 4;
pub(crate) const START: i32 = 0;
pub(crate) const OVERTIME: i32 = -1;

pub(crate) struct Hourglass {
    pub(crate) place: i32,
    pub(crate) running: bool,
    /// Class IIIC has a run more.
    pub(crate) overtime: bool,
    /// Class IVC has dice.
    pub(crate) has_dice: bool,
    pub(crate) dice: Vec<i32>,
}

impl Hourglass {
    pub(crate) fn new(class: Option<&str>, level: i32) -> Hourglass {
        let place = level; // level 4 begins beside the board
        let (overtime, has_dice) = (class == Some("IIIC"), class == Some("IVC"));
        Hourglass { place, running: true, overtime, has_dice, dice: Vec::new() }
    }

    /// Whether a die must be rolled before the next flip.
    pub(crate) fn die_is_due(&self) -> bool {
        self.has_dice && !self.running && self.missing_here()
    }

    fn missing_here(&self) -> bool {
        (self.place == BESIDE && self.dice.is_empty()) || (self.place == 3 && self.dice.len() == 1)
    }

    /// Whether the run that is out now was the last.
    pub(crate) fn is_out(&self) -> bool {
        !self.running && self.place == if self.overtime { OVERTIME } else { START }
    }

    pub(crate) fn name(&self) -> &'static str {
        match self.place {
            BESIDE => "beside",
            3 => "III",
            2 => "II",
            1 => "I",
            START => "Start",
            OVERTIME => "overtime",
            _ => unreachable!("no such place"),
        }
    }
}
