//! Options and limits.

use std::ffi::OsString;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use lexopt::prelude::{Long, Short, ValueExt};
use starwright::trucker::yard::Hourglass;

/// What `--help` prints.
pub const HELP: &str = "\
starwright-server: play online at shared tables

Options, with their defaults. The environment variables STARWRIGHT_DATABASE and STARWRIGHT_LISTEN set the first two.
  --database WHERE   an SQLite file, for one server at a time                    [starwright.db]
                     or postgres://USER:PASSWORD@HOST/DATABASE, for several servers
  --listen ADDRESS   address to listen on; port 0 takes any free port            [127.0.0.1:8080]
  --page FOLDER      page to serve, such as examples/web/dist/page               [none]
  --origin ORIGIN    other origin whose pages may connect, such as https://games.example; may be repeated
  --proxy ADDRESS    proxy whose X-Forwarded-For header is trusted; may be repeated
  --sand SECONDS     time of the hourglass                                       [90]
  --think SECONDS    least time before a bot moves                               [0.5]
  --thinkers N       most bots that think at once                                [2]
  --tables N         most tables in the database                                 [100000]
  --sockets N        most open sockets                                           [4096]
  --per-address N    most sockets, and new tables an hour, from one address      [64]
  --rate N           most messages a second from one socket; bursts: twice that  [20]
  --log N            most rows in the log of one table                           [20000]
  --disk MIB         largest size of the SQLite file                             [no limit]
  --idle SECONDS     time until a table with nobody connected leaves memory      [300]
  --silence SECONDS  time until a socket that answers no ping is closed          [90]
  -h, --help         print this help

SIGTERM and Ctrl-C stop it. RUST_LOG sets what is logged, by default RUST_LOG=info; secrets are never logged.
";

/// Limits on what clients may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Most tables in the database.
    pub tables: u64,
    /// Most open sockets.
    pub sockets: usize,
    /// Most sockets of one address, and most tables that it makes an hour.
    pub per_address: usize,
    /// Most messages a second from a socket.
    pub rate: u32,
    /// Most rows in the log of a table.
    pub log: usize,
    /// A socket that answers no ping is closed after this time.
    pub silence: Duration,
    /// A table with nobody connected leaves memory after this time.
    pub idle: Duration,
    /// Most sockets of one seat.
    pub devices: usize,
    /// Most sockets of spectators at a table.
    pub watchers: usize,
    /// Most messages that wait for a slow socket.
    pub backlog: usize,
    /// Most bytes in a message.
    pub message: usize,
    /// Most bytes in a request that makes a table.
    pub body: usize,
    /// How long a socket may take to send its first message, and to read a message.
    pub patience: Duration,
}

impl Limits {
    const DEFAULT: Self = Self {
        tables: 100_000,
        sockets: 4096,
        per_address: 64,
        rate: 20,
        log: 20_000,
        idle: Duration::from_secs(300),
        silence: Duration::from_secs(90),
        devices: 4,
        watchers: 32,
        backlog: 64,
        message: 64 * 1024,
        body: 1024 * 1024,
        patience: Duration::from_secs(10),
    };
}

/// Where the log is stored.
#[derive(Clone)]
pub enum Database {
    /// In an SQLite file.
    File {
        /// Its path.
        path: PathBuf,
        /// Its largest size in MiB.
        mebibytes: Option<u32>,
    },
    /// In PostgreSQL.
    Postgres {
        /// Its URL, which may hold a password.
        url: String,
    },
}

impl Database {
    fn of(text: OsString) -> Self {
        match text.to_str().filter(|text| text.starts_with("postgres://") || text.starts_with("postgresql://")) {
            Some(url) => Self::Postgres { url: url.into() },
            None => Self::File { path: text.into(), mebibytes: None },
        }
    }
}

impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Shows no password.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { path, .. } => path.display().fmt(f),
            Self::Postgres { .. } => f.write_str("PostgreSQL"),
        }
    }
}

/// The server's options.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where the log is stored.
    pub database: Database,
    /// The largest size of an SQLite file, in MiB.
    pub disk: Option<u32>,
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The folder of the page to serve.
    pub page: Option<PathBuf>,
    /// Other origins whose pages may connect.
    pub origins: Vec<String>,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub proxies: Vec<IpAddr>,
    /// Time of the hourglass.
    pub sand: Duration,
    /// Least time before a bot moves.
    pub think: Duration,
    /// Most bots that think at once.
    pub thinkers: usize,
    /// Limits on what clients may use.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            database: Database::of("starwright.db".into()),
            disk: None,
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            page: None,
            origins: Vec::new(),
            proxies: Vec::new(),
            sand: Hourglass::SAND,
            think: Duration::from_millis(500),
            thinkers: 2,
            limits: Limits::DEFAULT,
        }
    }
}

impl Config {
    /// Reads the arguments and the environment; `None` for `--help`.
    ///
    /// # Errors
    /// An unknown option or a value that cannot be read.
    pub fn read() -> Result<Option<Self>, lexopt::Error> {
        let mut config = Self::default();
        if let Some(database) = std::env::var_os("STARWRIGHT_DATABASE") {
            config.database = Database::of(database);
        }
        if let Ok(listen) = std::env::var("STARWRIGHT_LISTEN") {
            config.listen = listen.parse().map_err(|_| "STARWRIGHT_LISTEN is not an address")?;
        }
        let mut arguments = lexopt::Parser::from_env();
        while let Some(argument) = arguments.next()? {
            let Long(name) = argument else {
                return if argument == Short('h') { Ok(None) } else { Err(argument.unexpected()) };
            };
            if name == "help" {
                return Ok(None);
            }
            let name = name.to_owned();
            config.set(&name, &mut arguments)?;
        }
        if let Database::File { mebibytes, .. } = &mut config.database {
            *mebibytes = config.disk;
        } else if config.disk.is_some() {
            return Err("`--disk` needs an SQLite file".into());
        }
        Ok(Some(config))
    }

    fn set(&mut self, name: &str, arguments: &mut lexopt::Parser) -> Result<(), lexopt::Error> {
        let limits = &mut self.limits;
        match name {
            "database" => self.database = Database::of(arguments.value()?),
            "listen" => self.listen = arguments.value()?.parse()?,
            "proxy" => self.proxies.push(arguments.value()?.parse()?),
            "page" => self.page = Some(arguments.value()?.into()),
            "origin" => self.origins.push(arguments.value()?.string()?),
            "sand" => self.sand = seconds(arguments)?,
            "think" => self.think = seconds(arguments)?,
            "thinkers" => self.thinkers = arguments.value()?.parse::<u16>()?.max(1).into(),
            "tables" => limits.tables = arguments.value()?.parse()?,
            "sockets" => limits.sockets = arguments.value()?.parse()?,
            "per-address" => limits.per_address = arguments.value()?.parse()?,
            "rate" => limits.rate = arguments.value()?.parse::<u32>()?.max(1),
            "log" => limits.log = arguments.value()?.parse()?,
            "disk" => self.disk = Some(arguments.value()?.parse::<u32>()?.max(1)),
            "silence" => limits.silence = seconds(arguments)?.max(Duration::from_millis(10)),
            "idle" => limits.idle = seconds(arguments)?,
            other => return Err(format!("unknown option `--{other}`; see --help").into()),
        }
        Ok(())
    }
}

fn seconds(arguments: &mut lexopt::Parser) -> Result<Duration, lexopt::Error> {
    arguments.value()?.parse_with(|text| {
        let seconds: f64 = text.parse().map_err(|_| "not a number of seconds")?;
        Duration::try_from_secs_f64(seconds).map_err(|_| "not a number of seconds")
    })
}

/// Whether the text can be a name or an identifier: 1 to 40 printable characters.
#[must_use]
pub fn is_name(name: &str) -> bool {
    (1..=40).contains(&name.chars().count()) && name.chars().all(|each| !each.is_control())
}
