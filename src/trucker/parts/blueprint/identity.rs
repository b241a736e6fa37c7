//! Which board a board is.

use core::hash::{Hash, Hasher};

use crate::trucker::parts::blueprint::{Blueprint, Class};

/// The identity of a board: equal only for boards with equal drawing, numbers, money and all else (LM-BOARD-3). Small enough to be
/// stored with every attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::trucker) enum Identity {
    /// A built-in class.
    Class(Class),
    /// A digest of everything printed on a custom board.
    Custom(u128),
}

impl Identity {
    /// The digest as 32 hexadecimal digits, for a custom board.
    #[cfg(feature = "serde")]
    pub(in crate::trucker) fn digest(self) -> Option<alloc::string::String> {
        match self {
            Self::Class(_) => None,
            Self::Custom(digest) => Some(alloc::format!("{digest:032x}")),
        }
    }

    /// The inverse of [`digest`](Self::digest).
    #[cfg(feature = "serde")]
    pub(in crate::trucker) fn from_digest(text: &str) -> Option<Self> {
        let digest = u128::from_str_radix(text, 16).ok().map(Self::Custom)?;
        (digest.digest().as_deref() == Some(text)).then_some(digest)
    }

    /// Before anything is printed.
    pub(super) const BLANK: Self = Self::Custom(0);

    /// The identity of a board that is complete except for its identity.
    pub(super) fn of(blueprint: &Blueprint) -> Self {
        let mut digest = Digest(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d);
        blueprint.hash(&mut digest);
        Self::Custom(digest.0)
    }
}

/// FNV-1a with 128 bits.
struct Digest(u128);

impl Hasher for Digest {
    fn write(&mut self, bytes: &[u8]) {
        const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
        self.0 = bytes.iter().fold(self.0, |digest, &byte| (digest ^ u128::from(byte)).wrapping_mul(PRIME));
    }

    /// Hashed with a fixed width, so that identities are the same on every platform.
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    /// Likewise: the variants of enums are hashed so.
    fn write_isize(&mut self, number: isize) {
        self.write_i64(number as i64);
    }

    fn finish(&self) -> u64 {
        u64::try_from(self.0 >> 64).unwrap_or_default()
    }
}
