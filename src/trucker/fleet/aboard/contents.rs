//! The contents of components.

use crate::trucker::fleet::aboard::{Alien, Goods};

messages! {
    /// The contents of one component, all of one sort.
    ///
    /// JSON: `{"humans": 2}`
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Contents of "contents" {
        /// Nothing.
        #[default]
        Nothing "nothing";
        /// One or two humans.
        Humans(number: u8) "{number|1:1 human|# humans}";
        /// An alien.
        Alien(alien: Alien) "{alien}";
        /// Sleepers, 1 to 4.
        Sleepers(number: u8) "{number|1:1 sleeper|# sleepers}";
        /// Battery tokens, 1 to 4.
        Batteries(number: u8) "{number|1:1 battery|# batteries}";
        /// Blocks of goods.
        Goods(goods: Goods) "{goods}";
    }
}
