//! The addresses of the server.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, DefaultBodyLimit, State as Of, WebSocketUpgrade};
use axum::http::header::{CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router, middleware};
use serde_json::json;

use crate::gate::Gate;
use crate::hall::{Hall, HallError, Wanted};
use crate::socket::{self, End};
use crate::table::Services;

/// What all requests share.
#[derive(Clone, Debug)]
pub struct State {
    /// The tables.
    pub hall: Arc<Hall>,
    /// The store, the counters, the limits.
    pub services: Arc<Services>,
    /// How much an address may have.
    pub gate: Arc<Gate>,
    /// Origins besides the server's own.
    pub origins: Arc<[String]>,
    /// When all sockets end.
    pub end: End,
}

/// Everything that is answered.
pub fn router(state: State) -> Router {
    let body = DefaultBodyLimit::max(state.services.limits.body);
    Router::new()
        .route("/", get(async || Html(include_str!("index.html"))))
        .route("/tables", post(make))
        .route("/socket", get(connect))
        .route("/healthz", get(health))
        .route("/metrics", get(async |Of(state): Of<State>| state.services.metrics.text()))
        .layer(body)
        .layer(middleware::map_response(strict))
        .with_state(state)
}

/// Pages of ours load nothing from elsewhere and are framed by nobody; no cookie is ever set.
async fn strict(mut response: Response) -> Response {
    let policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
                  connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

async fn health(Of(state): Of<State>) -> Response {
    match state.services.store.count().await {
        Ok(_) => "well\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "no database\n").into_response(),
    }
}

async fn make(
    Of(state): Of<State>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    if !is_ours(&headers, &state.origins) {
        return said(StatusCode::FORBIDDEN, "another origin");
    }
    if !state.gate.may_make(address.ip()) {
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
            tracing::error!(%error, "a table is not made");
            said(StatusCode::SERVICE_UNAVAILABLE, "not now")
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
        return said(StatusCode::FORBIDDEN, "another origin");
    }
    let Some(place) = state.gate.enter(address.ip()) else {
        return said(StatusCode::TOO_MANY_REQUESTS, "too many sockets");
    };
    let most = state.services.limits.message;
    let upgrade = upgrade.max_message_size(most).max_frame_size(most);
    upgrade.on_upgrade(move |socket| socket::serve(socket, state, place))
}

/// Whether a page of ours asks, or a program, which has no origin.
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
