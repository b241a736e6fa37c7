//! The HTTP routes.

use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, DefaultBodyLimit, State as Of, WebSocketUpgrade};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Json, Router, middleware};
use serde_json::json;
use tokio::sync::Semaphore;

use crate::clock::Clock;
use crate::config::Config;
use crate::gate::{self, Gate};
use crate::hall::{Hall, HallError, Wanted};
use crate::metrics::Metrics;
use crate::page::with_page;
use crate::socket::{self, End};
use crate::store::Store;
use crate::table::Services;

/// State that all requests share.
#[derive(Clone, Debug)]
pub struct State {
    /// The tables.
    pub hall: Arc<Hall>,
    /// The store, the metrics, the limits.
    pub services: Arc<Services>,
    /// Limits for each address.
    pub gate: Arc<Gate>,
    /// Allowed origins besides the server's own.
    pub origins: Arc<[String]>,
    /// Trusted proxies.
    pub proxies: Arc<[IpAddr]>,
    /// The folder of the page.
    pub page: Option<Arc<Path>>,
    /// Signals that the server stops.
    pub end: End,
}

impl State {
    /// The state of a server that has just started.
    #[must_use]
    pub fn new(config: &Config, store: Store, clock: Clock, end: End) -> Self {
        let services = Arc::new(Services {
            store,
            clock,
            metrics: Metrics::default(),
            limits: config.limits,
            think: config.think,
            thinkers: Arc::new(Semaphore::new(config.thinkers)),
        });
        Self {
            hall: Arc::new(Hall::new(Arc::clone(&services), config.sand)),
            services,
            gate: Arc::new(Gate::new(config.limits)),
            origins: config.origins.as_slice().into(),
            proxies: config.proxies.as_slice().into(),
            page: config.page.as_deref().map(Arc::from),
            end,
        }
    }
}

/// All routes.
pub fn router(state: State) -> Router {
    let body = DefaultBodyLimit::max(state.services.limits.body);
    let router = Router::new()
        .route("/tables", post(make))
        .route("/socket", get(connect))
        .route("/schemas/messages.schema.json", described(include_str!("../schemas/messages.schema.json")))
        .route("/schemas/asyncapi.json", described(include_str!("../schemas/asyncapi.json")))
        .route("/schemas/openapi.json", described(include_str!("../schemas/openapi.json")))
        .route("/healthz", get(health))
        .route("/metrics", get(async |Of(state): Of<State>| state.services.metrics.text()));
    let router = with_page(router, state.page.as_deref());
    router.layer(body).layer(middleware::map_response(strict)).with_state(state)
}

fn described(text: &'static str) -> MethodRouter<State> {
    get(async move || ([(CONTENT_TYPE, "application/json")], text))
}

/// Stops pages of this server from loading anything from elsewhere but files of replays, and from being framed. No cookie is ever set.
async fn strict(mut response: Response) -> Response {
    let policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; \
                  font-src 'self'; media-src 'self' data:; worker-src 'self'; manifest-src 'self'; connect-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

async fn health(Of(state): Of<State>) -> Response {
    match state.services.store.is_well().await {
        Ok(()) => "ok\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response(),
    }
}

async fn make(
    Of(state): Of<State>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    if !is_ours(&headers, &state.origins) {
        return said(StatusCode::FORBIDDEN, "this origin is not allowed");
    }
    if !state.gate.may_make(asker(address, &headers, &state)) {
        return said(StatusCode::TOO_MANY_REQUESTS, "too many tables this hour");
    }
    let wanted: Wanted = match serde_json::from_slice(&body) {
        Ok(wanted) => wanted,
        Err(error) => return said(StatusCode::BAD_REQUEST, &error.to_string()),
    };
    match state.hall.make(wanted).await {
        Ok(made) => (StatusCode::CREATED, Json(made)).into_response(),
        Err(HallError::Wanted(why)) => said(StatusCode::BAD_REQUEST, &why),
        Err(HallError::Full) => said(StatusCode::SERVICE_UNAVAILABLE, "there are too many tables"),
        Err(error) => {
            tracing::error!(%error, "cannot make a table");
            said(StatusCode::SERVICE_UNAVAILABLE, "cannot make a table now; try again later")
        }
    }
}

async fn connect(
    Of(state): Of<State>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !is_ours(&headers, &state.origins) {
        return said(StatusCode::FORBIDDEN, "this origin is not allowed");
    }
    let Some(place) = state.gate.enter(asker(address, &headers, &state)) else {
        return said(StatusCode::TOO_MANY_REQUESTS, "too many sockets");
    };
    let most = state.services.limits.message;
    // 256 KiB a socket by default
    let upgrade = upgrade.read_buffer_size(4096).write_buffer_size(4096);
    let upgrade = upgrade.max_message_size(most).max_frame_size(most);
    upgrade.on_upgrade(move |socket| socket::serve(socket, state, place))
}

fn asker(connected: SocketAddr, headers: &HeaderMap, state: &State) -> IpAddr {
    let forwarded: Vec<&str> =
        headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok()).collect();
    gate::asker(connected.ip(), &forwarded, &state.proxies)
}

/// Whether the request has an allowed origin, or none, as from a program.
fn is_ours(headers: &HeaderMap, origins: &[String]) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let own = origin.split_once("://").map(|(_, own)| own);
    (own.is_some() && own == host) || origins.iter().any(|allowed| allowed == origin)
}

fn said(status: StatusCode, error: &str) -> Response {
    (status, Json(json!({ "error": error }))).into_response()
}
