# Sharing, in English.

page-share-replay = Share a replay
page-share-picture = Share a picture
page-picture-saved = Saved as { $name }.
page-not-shared = This could not be shared.
page-bad-replay = This link holds no replay.
page-replay-address = “{ $address }” is no address of a file.
page-replay-unreached = { $address } could not be read: there is no connection, or that site does not let other pages read its files (CORS).
page-replay-status = { $address } could not be read: the site answers { $status }.
page-replay-large = { $address } is too large for a saved game.
page-replay-no-game = This is no saved battle or whole game.
page-replay-not-over = The game at this table is not over yet. It can be watched again when it is.
page-replay-end = To the end
page-replay-first = This is the beginning.
page-replay-last = This is the end.
