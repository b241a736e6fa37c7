//! How much one address may have.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::config::Limits;

/// Who asks: the address of the connection, or what a proxy that is believed says of it. A whole network of 64 bits counts as one
/// address, because one household has as many.
#[must_use]
pub fn asker(connected: IpAddr, forwarded: &[&str], proxies: &[IpAddr]) -> IpAddr {
    let mut named = forwarded.iter().flat_map(|line| line.split(',')).map(|name| name.trim().parse::<IpAddr>());
    let mut asker = connected.to_canonical();
    while proxies.contains(&asker) {
        // the last of the list was added by the proxy itself
        let Some(Ok(before)) = named.next_back() else { break };
        asker = before.to_canonical();
    }
    match asker {
        IpAddr::V4(_) => asker,
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into(),
    }
}

/// Counts sockets and new tables by address. It forgets addresses that have nothing, so that it stays small.
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

/// A socket's place, given back when it is dropped.
#[derive(Debug)]
pub struct Place {
    gate: Arc<Gate>,
    address: IpAddr,
}

impl Gate {
    /// Nobody is there.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        let known = Known { sockets: BTreeMap::new(), all: 0, made: BTreeMap::new(), hour: Instant::now() };
        Self { limits, known: Mutex::new(known) }
    }

    /// A place for one more socket, if there is one.
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

    /// Whether this address may make a table.
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

/// How quickly a socket may speak: a bucket that a second fills with `rate`, and that holds twice as much.
#[derive(Debug)]
pub struct Pace {
    rate: f64,
    left: f64,
    last: Instant,
}

impl Pace {
    /// A full one.
    #[must_use]
    pub fn new(rate: u32) -> Self {
        let rate = f64::from(rate);
        Self { rate, left: 2.0 * rate, last: Instant::now() }
    }

    /// Whether one more message is not too quick.
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
