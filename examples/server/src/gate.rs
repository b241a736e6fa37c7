//! Limits for each address.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::config::Limits;

/// The client's address: that of the connection, or the one that a trusted proxy forwards. An IPv6 network (/64) counts as one
/// address, because one household has that many.
#[must_use]
pub fn asker(connected: IpAddr, forwarded: &[&str], proxies: &[IpAddr]) -> IpAddr {
    let mut named = forwarded.iter().flat_map(|line| line.split(',')).map(|name| name.trim().parse::<IpAddr>());
    let mut asker = connected.to_canonical();
    while proxies.contains(&asker) {
        // the proxy itself added the last address of the list
        let Some(Ok(before)) = named.next_back() else { break };
        asker = before.to_canonical();
    }
    match asker {
        IpAddr::V4(_) => asker,
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into(),
    }
}

/// Counts sockets and new tables for each address. It forgets addresses without any, to stay small.
#[derive(Debug)]
pub struct Gate {
    limits: Limits,
    known: Mutex<Known>,
}

#[derive(Debug)]
struct Known {
    sockets: BTreeMap<IpAddr, usize>,
    all: usize,
    made: BTreeMap<IpAddr, usize>,
    hour: Instant,
}

/// One socket in the count; dropping it uncounts the socket.
#[derive(Debug)]
pub struct Place {
    gate: Arc<Gate>,
    address: IpAddr,
}

impl Gate {
    /// No sockets and no tables.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        let known = Known { sockets: BTreeMap::new(), all: 0, made: BTreeMap::new(), hour: Instant::now() };
        Self { limits, known: Mutex::new(known) }
    }

    /// Counts one more socket, if the limits allow it.
    #[must_use]
    pub fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let own = known.sockets.get(&address).copied().unwrap_or_default();
        if known.all >= self.limits.sockets || own >= self.limits.per_address {
            return None;
        }
        known.all += 1;
        known.sockets.insert(address, own + 1);
        Some(Place { gate: Arc::clone(self), address })
    }

    /// Counts a new table; whether the limit allows it.
    #[must_use]
    pub fn may_make(&self, address: IpAddr) -> bool {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.hour.elapsed() >= Duration::from_secs(3600) || known.made.len() > 100_000 {
            (known.hour, known.made) = (Instant::now(), BTreeMap::new());
        }
        let made = known.made.entry(address).or_default();
        *made += 1;
        *made <= self.limits.per_address
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut known = self.gate.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.all -= 1;
        let left = known.sockets.get(&self.address).map_or(0, |own| own - 1);
        if left == 0 {
            known.sockets.remove(&self.address);
        } else {
            known.sockets.insert(self.address, left);
        }
    }
}

/// Limits the messages of a socket: a bucket that gains `rate` tokens a second and holds twice that.
#[derive(Debug)]
pub struct Pace {
    rate: f64,
    left: f64,
    last: Instant,
}

impl Pace {
    /// A full bucket.
    #[must_use]
    pub fn new(rate: u32) -> Self {
        let rate = f64::from(rate);
        Self { rate, left: 2.0 * rate, last: Instant::now() }
    }

    /// Takes a token; whether there was one.
    pub fn allows(&mut self) -> bool {
        let now = Instant::now();
        self.left = (self.left + (now - self.last).as_secs_f64() * self.rate).min(2.0 * self.rate);
        self.last = now;
        self.left -= 1.0;
        self.left >= 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::asker;

    #[test]
    fn only_a_known_proxy_is_believed() {
        let proxies = ["10.0.0.1", "::1"].map(|proxy| proxy.parse().expect("an address"));
        for (connected, forwarded, expected) in [
            ("192.0.2.7", &["198.51.100.1"][..], "192.0.2.7"),
            ("10.0.0.1", &["198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", &["203.0.113.9, 198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", &["203.0.113.9", "198.51.100.1, ::1"], "198.51.100.1"),
            ("10.0.0.1", &["nonsense"], "10.0.0.1"),
            ("10.0.0.1", &[], "10.0.0.1"),
            ("::ffff:192.0.2.7", &[], "192.0.2.7"),
            ("2001:db8:1:2:3:4:5:6", &[], "2001:db8:1:2::"),
        ] {
            let asked = asker(connected.parse().expect("an address"), forwarded, &proxies);
            assert_eq!(asked.to_string(), expected, "{connected} {forwarded:?}");
        }
    }
}
