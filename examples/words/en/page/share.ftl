# Sharing, in English.

page-share-replay = Share a replay
page-share-picture = Share a picture
page-link-copied = The link is copied.
page-not-shared = This could not be shared.
