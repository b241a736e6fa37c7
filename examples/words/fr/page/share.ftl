# Sharing, in French.

page-share-replay = Partager la partie
page-share-picture = Partager une image
page-picture-saved = Enregistrée sous { $name }.
page-not-shared = Le partage a échoué.
page-bad-replay = Ce lien ne contient aucune partie à revoir.
page-replay-address = « { $address } » n’est pas l’adresse d’un fichier.
page-replay-unreached = Impossible de lire { $address } : pas de connexion, ou ce site n’autorise pas les autres pages à lire ses fichiers (CORS).
page-replay-status = Impossible de lire { $address } : le site répond { $status }.
page-replay-large = { $address } est trop gros pour une partie enregistrée.
page-replay-no-game = Ce n’est ni une bataille ni une partie complète enregistrée.
page-replay-not-over = La partie de cette table n’est pas terminée. Vous pourrez la revoir ensuite.
page-replay-end = Aller à la fin
page-replay-first = C’est le début.
page-replay-last = C’est la fin.
