# Sharing, in French.

page-share-replay = Partager la partie
page-share-picture = Partager une image
page-picture-saved = Enregistrée sous { $name }.
page-not-shared = Le partage a échoué.
page-bad-replay = Ce lien ne contient aucune partie à revoir.
