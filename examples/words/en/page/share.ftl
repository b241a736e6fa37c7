# Sharing, in English.

page-share-replay = Share a replay
page-share-picture = Share a picture
page-picture-saved = Saved as { $name }.
page-not-shared = This could not be shared.
page-bad-replay = This link holds no replay.
