//! The sale of goods.

use crate::trucker::settlement::homecoming::Homecoming;

impl Homecoming {
    /// BG-END-2: the goods of the ships that arrived, at full value.
    pub(in crate::trucker) fn full_sale(&self) -> u32 {
        self.value(true)
    }

    /// LM-END-3: the goods of all the player's ships that gave up, together at half value, rounded up once.
    pub(in crate::trucker) fn half_sale(&self) -> u32 {
        self.value(false).div_ceil(2)
    }

    fn value(&self, arrived: bool) -> u32 {
        let ships = self.ships.iter().filter(|ship| ship.has_arrived() == arrived);
        ships.map(|ship| ship.goods.value()).fold(0, u32::saturating_add)
    }
}
