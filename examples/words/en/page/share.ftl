# Sharing, in English.

page-share-replay = Share a replay
page-share-picture = Share a picture
page-not-shared = This could not be shared.
page-bad-replay = This link holds no replay.
