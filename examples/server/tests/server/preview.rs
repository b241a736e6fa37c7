//! Previews of links: what a chat reads of the page before anybody opens it.

use crate::support::{QUICK, Server, folder};

#[tokio::test]
async fn a_link_has_the_preview_that_it_asks_for() {
    let page = folder();
    std::fs::write(page.join("index.html"), "<html><head><title>starwright</title></head></html>").expect("written");
    let all = r#"{"start.en": {"title": "Build & fly", "description": "Play"}, "battle.fr": {"title": "Une bataille", "description": "3 \"flottes\""}}"#;
    std::fs::write(page.join("previews.json"), all).expect("written");
    let server = Server::start(&[&QUICK[..], &["--page", page.to_str().expect("a path")]].concat());
    let (status, plain) = server.get("/").await;
    assert_eq!(status, 200);
    assert!(plain.contains(r#"<meta property="og:title" content="Build &amp; fly" />"#), "{plain}");
    let invited = server.get("/?invite=battle.fr").await.1;
    assert!(invited.contains(r#"content="Une bataille""#) && invited.contains("3 &quot;flottes&quot;"), "{invited}");
    let picture = format!("http://{}/preview.png", server.url().split('/').nth(2).expect("an address"));
    assert!(invited.contains(&picture), "{invited}");
    for unknown in ["/?invite=chess.en", "/?invite=%22%3E%3Cscript%3E", "/?invite="] {
        assert_eq!(server.get(unknown).await.1, plain, "{unknown}");
    }
    let hostile = server.get_from("/", "evil\"><script>").await;
    assert!(!hostile.contains("<script>"), "{hostile}");
    std::fs::remove_file(page.join("previews.json")).expect("removed");
    assert!(!server.get("/").await.1.contains("og:title"), "a page without previews is served as it is");
    std::fs::remove_file(page.join("index.html")).expect("removed");
    assert_eq!(server.get("/").await.0, 404);
}
