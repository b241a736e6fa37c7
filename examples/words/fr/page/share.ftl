# Sharing, in French.

page-share-replay = Partager la partie
page-share-picture = Partager une image
page-link-copied = Le lien est copié.
page-not-shared = Le partage a échoué.
