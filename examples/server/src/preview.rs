//! What a link shows in a chat before it is opened: title, description and picture of the page.

use std::collections::BTreeMap;
use std::path::Path;

use axum::http::header::HOST;
use axum::http::{HeaderMap, Uri};
use serde::Deserialize;

/// The preview of links without an invitation.
const PLAIN: &str = "start.en";

/// Every preview by its name, as the page's build writes them: `start.en`, `battle.fr`, …
#[derive(Debug, Default, Deserialize)]
struct Previews(BTreeMap<String, Preview>);

#[derive(Debug, Deserialize)]
struct Preview {
    title: String,
    description: String,
}

/// The page of a folder with the preview that a link asks for by `?invite=`. No word of the link itself gets into the page.
///
/// # Errors
/// The folder has no page.
pub async fn page(folder: &Path, uri: &Uri, headers: &HeaderMap) -> std::io::Result<String> {
    let page = tokio::fs::read_to_string(folder.join("index.html")).await?;
    let all = tokio::fs::read_to_string(folder.join("previews.json")).await.unwrap_or_default();
    let Previews(all) = serde_json::from_str(&all).unwrap_or_default();
    let invited = uri.query().unwrap_or_default().split('&').find_map(|part| part.strip_prefix("invite="));
    let preview = invited.and_then(|name| all.get(name)).or_else(|| all.get(PLAIN));
    Ok(match preview {
        Some(preview) => page.replacen("</head>", &format!("{}</head>", preview.tags(headers)), 1),
        None => page,
    })
}

impl Preview {
    fn tags(&self, headers: &HeaderMap) -> String {
        let Self { title, description } = self;
        let mut tags = vec![("og:type", "website"), ("og:title", title), ("og:description", description)];
        let picture = address(headers);
        if let Some(picture) = &picture {
            tags.extend([("og:image", picture.as_str()), ("twitter:card", "summary_large_image")]);
        }
        tags.iter().map(|(name, text)| format!("<meta property=\"{name}\" content=\"{}\" />", escaped(text))).collect()
    }
}

/// The address of the picture: chats want a whole one. A proxy says whether the page came by TLS.
fn address(headers: &HeaderMap) -> Option<String> {
    let host = headers.get(HOST)?.to_str().ok()?;
    let forwarded = headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
    Some(format!("{}://{host}/preview.png", if forwarded { "https" } else { "http" }))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}
