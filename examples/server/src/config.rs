//! What may be set, and what nobody may exceed.

use std::ffi::OsString;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use lexopt::prelude::{Long, Short, ValueExt};
use starwright::trucker::yard::Hourglass;

/// What `--help` says.
pub const HELP: &str = "\
starwright-server: tables for people in many places

Options, each with its default; STARWRIGHT_DATABASE and STARWRIGHT_LISTEN of the environment stand for the first two:
  --database WHERE   a file of SQLite, for one server at a time            [starwright.db]
                     or postgres://USER:PASSWORD@HOST/DATABASE, for several servers
  --listen ADDRESS   where it answers; port 0 is any free one              [127.0.0.1:8080]
  --page FOLDER      the page to serve, such as examples/web/dist/page     [none]
  --origin ORIGIN    another origin whose pages may connect, such as https://games.example; may be repeated
  --proxy ADDRESS    a proxy whose X-Forwarded-For says who asks; may be repeated
  --sand SECONDS     how long the hourglass runs                           [90]
  --think SECONDS    how long a bot waits before it moves                  [0.5]
  --thinkers N       how many bots think at once                           [2]
  --tables N         tables in the database                                [100000]
  --sockets N        sockets in all                                        [4096]
  --per-address N    sockets of one address, and tables it makes an hour   [64]
  --rate N           messages a second of a socket, twice as many at once  [20]
  --log N            rows of the log of a table                            [20000]
  --disk MIB         size of the file of SQLite                            [no limit]
  --idle SECONDS     after which a table where nobody is leaves memory     [300]
  --silence SECONDS  after which a socket that answers no ping is closed   [90]
  -h, --help         this

Ends on SIGTERM and Ctrl-C. RUST_LOG=info says what is logged; secrets never are.
";

/// What nobody may exceed.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Tables in the database.
    pub tables: u64,
    /// Sockets in all.
    pub sockets: usize,
    /// Sockets of one address, and tables it makes an hour.
    pub per_address: usize,
    /// Messages a second of a socket.
    pub rate: u32,
    /// Rows of a table.
    pub log: usize,
    /// After which a socket that answers no ping is closed.
    pub silence: Duration,
    /// After which an empty table leaves memory.
    pub idle: Duration,
    /// Sockets of one seat.
    pub devices: usize,
    /// Sockets of those who watch a table.
    pub watchers: usize,
    /// Messages that wait for a slow socket.
    pub backlog: usize,
    /// Bytes of a message.
    pub message: usize,
    /// Bytes of a request that makes a table.
    pub body: usize,
    /// How long a socket may take for its first message, and for reading one.
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

/// Where the log is.
#[derive(Clone)]
pub enum Database {
    /// In a file of SQLite.
    File {
        /// Its path.
        path: PathBuf,
        /// How large it may get.
        mebibytes: Option<u32>,
    },
    /// In PostgreSQL.
    Postgres {
        /// Its address, which may hold a password.
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

/// Without a password.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { path, .. } => path.display().fmt(f),
            Self::Postgres { .. } => f.write_str("PostgreSQL"),
        }
    }
}

/// How the server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The log.
    pub database: Database,
    /// How large a file may get, in MiB.
    pub disk: Option<u32>,
    /// The address.
    pub listen: SocketAddr,
    /// The folder of the page.
    pub page: Option<PathBuf>,
    /// Other origins.
    pub origins: Vec<String>,
    /// Proxies that are believed.
    pub proxies: Vec<IpAddr>,
    /// The hourglass.
    pub sand: Duration,
    /// The bots' manners.
    pub think: Duration,
    /// How many think at once.
    pub thinkers: usize,
    /// What nobody may exceed.
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
    /// Of arguments and environment; `None` if help is wanted.
    ///
    /// # Errors
    /// What cannot be understood.
    pub fn read() -> Result<Option<Self>, lexopt::Error> {
        let mut config = Self::default();
        if let Some(database) = std::env::var_os("STARWRIGHT_DATABASE") {
            config.database = Database::of(database);
        }
        if let Ok(listen) = std::env::var("STARWRIGHT_LISTEN") {
            config.listen = listen.parse().map_err(|_| "STARWRIGHT_LISTEN is no address")?;
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
            return Err("`--disk` is for a file".into());
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
            other => return Err(format!("`--{other}` is no option; see --help").into()),
        }
        Ok(())
    }
}

fn seconds(arguments: &mut lexopt::Parser) -> Result<Duration, lexopt::Error> {
    arguments.value()?.parse_with(|text| {
        let seconds: f64 = text.parse().map_err(|_| "no number of seconds")?;
        Duration::try_from_secs_f64(seconds).map_err(|_| "no number of seconds")
    })
}

/// Whether it may be a name or an identifier: 1 to 40 characters that print.
#[must_use]
pub fn is_name(name: &str) -> bool {
    (1..=40).contains(&name.chars().count()) && name.chars().all(|each| !each.is_control())
}
