//! What the crate trusts, what it bounds, and how to report a fault. What 0.2 promises until 0.3 is at the [end](#stability).
//!
//! # What is trusted
//!
//! | input | trusted? | what the crate does |
//! |---|---|---|
//! | text and bytes that are read: saves, setups, positions, layouts, fleets, choices, notation, cases | no | a typed error with the place, or a legal value; never a panic |
//! | a choice of a seat | no | judged by the rules; a refusal changes nothing |
//! | who makes a choice | **yes** | the crate does not know who sent a message: check that the sender holds the seat |
//! | choices of [`Actor::Table`](crate::table::Actor::Table): dice, drawn tiles, the sand | **yes** | legal ones are taken: take them from your server only, never from a client |
//! | the generator of `rand_core` | **yes** | who can predict it knows the dice; seed it from the operating system |
//! | views, reports and hints that a client reads | as its server is | read as plain data; contradictions in them are not found, and do not panic |
//!
//! # Who may see what
//!
//! [`Play::view`](crate::table::Play::view) is what a seat may know: no hidden cards, no drawn tile of others, no deck. A
//! [`Record`](crate::table::Record) holds everything, so never send a save to a player before the end. Everybody may see every event.
//! Bots and advice read views only.
//!
//! # Limits
//!
//! No input makes a loop that does not end, or memory that grows without bound:
//! [`table_server`](crate::guide::table_server#limits) lists the largest sizes, and what a server must limit itself: the bytes of a
//! message, the length of a log, how often somebody asks for advice. Reading is the expensive part of an attack, since a record is
//! replayed: limit it before you read.
//!
//! There is no unsafe code in this crate. `examples/c` has some at its border, where each block says why it is sound; Miri,
//! valgrind and a fuzzer run it.
//!
//! # Reporting a fault
//!
//! A panic, a loop without end, a leak of hidden information, or an illegal value that was read as a legal one is a security fault.
//! Report it privately to the maintainers named in the history of the repository, with the input that shows it, and allow some weeks
//! before you publish it. A wrong answer to a rule is an ordinary fault: open an issue, best with a case that
//! `cargo run --example judge` reads.
//!
//! # Stability
//!
//! Until 0.3, versions 0.2.x promise:
//!
//! * what they write, every later version reads, and it means the same (`tests/compat` in the repository);
//! * ids of rules, tiles and cards, notation, the order of lists of choices, and what a dice sampler draws from a generator do not
//!   change, so the same seed and the same log give the same game;
//! * no form loses a field or changes its meaning; new ones may come, and readers of answers should ignore fields they do not know;
//! * no public item goes or changes, but `#[non_exhaustive]` enums may gain variants.
//!
//! Sentences, drawings, pictures and what bots choose may change at any time.
