# The page of examples/web, in French.

## The frame

page-shipyard = Chantier
page-fire = Sous le feu
page-battle = Bataille
page-game = Partie complète
page-theme = Couleurs
page-theme-auto = comme l’appareil
page-theme-light = claires
page-theme-dark = sombres
page-theme-safe = pour daltoniens
page-language = Langue
page-no-language = Cette langue n’a pas pu être chargée.
page-undo = Annuler
page-nothing-chosen = Rien n’a encore été choisi.
page-no-undo-replay = On n’annule rien pendant une rediffusion : revenez d’abord au jeu.
page-redo = Rétablir
page-open = Ouvrir un fichier
page-save = Enregistrer
page-download = Télécharger
page-delete = Supprimer
page-log = Journal
page-bad-link = Ce lien ne contient aucun vaisseau : { $why }
page-bad-file = Impossible de lire { $name } : { $why }
page-bad-save = Impossible de lire la sauvegarde « { $name } » : { $why } Elle est conservée et rien ne l’écrasera.
page-damaged = Sauvegardes illisibles
page-no-bots = Les bots et les conseils n’ont pas pu être chargés. Nouvel essai toutes les quelques secondes.

## Words

page-side-front = l’avant
page-side-right = la droite
page-side-rear = l’arrière
page-side-left = la gauche
page-attack-small-meteor = petite météorite
page-attack-large-meteor = large météorite
page-attack-light-cannon-fire = tir de canon léger
page-attack-heavy-cannon-fire = tir de canon lourd
page-component = { $kind } ({ $cell })
page-components = { $count ->
    [one] { $count } composant
   *[other] { $count } composants
  }
page-credits = { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
  }

## Shipyard

page-class = Classe
page-clear = Vider
page-share = Copier le lien
page-shared = Lien copié.
page-repair = Conseil de réparation
page-repaired-fewest = Aucune réparation plus petite ne suffit.
page-repaired-unproven = Une réparation plus petite suffit peut-être.
page-apply = Retirer
page-heat = Impacts depuis
page-heat-off = aucun côté
page-pool = Composants
page-filter = Type
page-filter-all = tous les types
page-hand = En main
page-turn = Tourner (R)
page-legal = Ce vaisseau est en règle.
page-legal-unmanned = Aucune erreur, mais ce vaisseau ne peut pas encore voler.
page-not-legal = { $count ->
    [one] Ce vaisseau n’est pas en règle : { $count } erreur.
   *[other] Ce vaisseau n’est pas en règle : { $count } erreurs.
  }
page-premium = Prime d’assurance
page-premium-of = { page-credits } (point faible, le plus grand groupe de cases vides : { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
  })
page-exposed = Connecteurs exposés
page-engines = Moteurs
page-cannons = Canons
page-range = de { $least } à { $most }
page-crew = Équipage
page-batteries = Cellules d’énergie
page-keys = Touches : les flèches parcourent le plateau, Entrée y place le composant en main ou reprend celui qui s’y trouve, R tourne, Suppr retire, N pioche, Ctrl+Z annule.
page-board = Plateau. { page-keys }
page-random = Vaisseau aléatoire

## Under fire

page-illegal = Seul un vaisseau en règle peut voler. Corrigez-le d’abord au chantier.
page-attack = Attaque
page-from = Depuis
page-die = Dé { $number }
page-rolled = au hasard
page-attacked = { $kind } depuis { $side } : { $dice }
page-misses = Les dés ne désignent ni colonne ni ligne : manqué.
page-swarm = Pluie de six
page-swarm-left = Encore à venir : { $count }
page-reset = Remettre le vaisseau à neuf
page-options = Réactions
page-shoot = Tirer : { $component }
page-shield = Activer le bouclier : { $component }
page-boosted = Activer le bouclier amplifié : { $component }
page-thruster = Esquiver : { $component }
page-struck = Laisser toucher : { $component }
page-take-back = Revenir en arrière
page-resolve = Résoudre l’attaque
page-daily-unopposed = Laisser frapper
page-daily-last = { $count ->
    [0] La dernière attaque n’a rien détruit.
    [one] La dernière attaque vous a coûté { $count } composant.
   *[other] La dernière attaque vous a coûté { $count } composants.
  }
page-keep = Le vaisseau se disloque. Choisissez le morceau à garder.
page-piece = Garder le morceau { $number } ({ page-components })
page-flying = Le vaisseau vole encore avec { page-components }.
page-destroyed = Il ne reste rien du vaisseau.

## Tables

page-players = Joueurs
page-player = Joueur { $number }
page-name = Nom du joueur { $number }
page-table = la table
page-powers = Avec les pouvoirs
page-bot-low = bot facile
page-bot-middle = bot moyen
page-bot-high = bot difficile
page-over = La partie est terminée.
page-awaits = On attend { $who }.
page-place-fleet = Laisser le bot tout placer et commencer
page-bot-move = Laisser le bot choisir
page-pass-device = Passer l’appareil à { $who }
page-since-turn = Ce qui s’est passé depuis le dernier choix de { $who }
page-ready = Je suis { $who }
page-you-are = Vous êtes { $who }.

## Battle

page-viewer = Vu par
page-viewer-asked = le joueur qui choisit
page-spectator = un spectateur
page-points = Points
page-score = { $player } ({ $race })
page-fire-of = Portée de { $piece }
page-no-fire = Cliquez sur un vaisseau pour voir sa portée.
page-replay = Revoir
page-replay-at = Choix { $at } sur { $all }
page-replayed = Choix { $at } sur { $all }. { $who } : { $choice }
page-go-on = Reprendre d’ici
page-to-end = Revenir à la partie

## Together

page-together = Ensemble
page-together-what = Jouez avec des gens qui sont ailleurs : créez une table et envoyez un lien à chaque joueur. Chacun joue dans son navigateur.
page-together-game = Jeu
page-no-server = Cette page ne vient pas d’un serveur de tables : personne ne peut jouer à distance. Tout le reste fonctionne. Le dossier examples/server explique comment lancer un serveur.
page-create-table = Nouvelle table
page-create = Créer la table
page-own-name = Votre nom
page-seat-own = vous
page-seat-person = personne avec un lien
page-join = Rejoindre
page-join-how = Ouvrez le lien reçu ou collez-le ici. C’est votre clé : qui l’a joue à votre place, même sur un autre appareil.
page-link = Lien
page-no-table = Ce lien ne mène à aucune table.
page-your-tables = Vos tables
page-your-table = { $game }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
page-forget = Oublier
page-too-many-tables = Trop de tables ont été créées depuis votre adresse. Réessayez dans une heure.
page-not-created = Le serveur n’a pas pu créer la table. Réessayez.
page-invite = Joueurs et liens
page-watch-link = Pour regarder
# The title of a link to a table, as a chat shows it.
page-invited-battle = Une bataille spatiale, ça vous dit ?
page-invited-game = Un vaisseau à construire, ça vous dit ?
page-state-own = vous
page-state-bot = bot
page-state-here = a rejoint la table
page-state-free = sans nom pour l’instant
page-state-resigned = abandon, un bot joue
page-watching = Vous regardez la partie.
page-named = { $who }
page-named-bot = { $who } (bot)
page-your-turn = À vous de jouer.
page-your-choice = Vous pouvez choisir, les autres aussi.
page-sending = Votre choix est en cours d’envoi.
page-let-bot-play = Laisser un bot jouer pour moi
page-play-myself = Rejouer moi-même
page-bot-plays = Un bot joue pour vous.
page-resign = Abandonner
page-resign-sure = Un bot jouera à votre place jusqu’à la fin, sans retour possible.
page-resigned = Vous avez abandonné.
page-asks-undo = { $who } demande d’annuler { $count ->
    [one] le dernier choix.
   *[other] les { $count } derniers choix.
  }{ $since ->
    [chance] {" "}Depuis, tous ont vu des dés ou des composants.
    [revealed] {" "}Depuis, quelque chose de caché a été montré.
   *[none] {""}
  }
page-agree = D’accord
page-disagree = Refuser
page-withdraw = Retirer la demande
page-taken-back = Tous sont d’accord : les derniers choix sont annulés.
page-nothing-to-undo = Vous n’avez rien choisi que l’on puisse annuler.
page-bad-name = Un nom a de 1 à 40 caractères.
page-log-full = Le journal de cette table est plein : la partie s’arrête ici.
page-sorry = Le serveur a refusé.
page-refused-bot = Un bot joue pour vous. Reprenez d’abord votre place.
page-no-view = Cette page ne montre que des batailles et des parties complètes.
page-reconnecting = Plus de connexion à la table. Nouvel essai en cours. Un choix fait maintenant sera envoyé ensuite.
page-connecting = Connexion à la table…
page-try-now = Réessayer maintenant
page-no-line = Pas de connexion à la table pour le moment.
page-unknown-table = Le serveur ne connaît aucune table avec ce lien. Redemandez le lien.
page-full-table = Trop d’appareils à cette place, ou trop de spectateurs.
page-ended-table = Le serveur a mis fin à la connexion.

## Whole game

page-hourglass = { $running ->
    [1] { page-hourglass-left }, { page-hourglass-runs }
   *[0] Le sable est écoulé, { page-hourglass-runs }
  }
page-hourglass-runs = { $place ->
    [beside] puis encore 4 sabliers
    [III] puis encore 3 sabliers
    [II] puis encore 2 sabliers
    [I] puis encore 1 sablier
    [overtime] le dernier sablier
   *[Start] { $running ->
      [1] le dernier sablier
     *[0] seules des prolongations peuvent suivre
    }
  }
page-hourglass-left = { $seconds ->
    [none] Le sable coule
   *[other] { $seconds } s
  }

## Own cards

page-cards = Cartes maison
page-cards-about = Créez vos propres cartes, par exemple celles de la seconde extension. Les règles vérifient chacune. Elles restent dans ce navigateur ; enregistrez-les dans un fichier pour les garder ou les partager. Pour voler avec elles, cochez « Avec les cartes maison » avant de commencer une partie.
page-card-form = Carte
page-of-level = Niveau { $level }
page-field-level = Niveau
page-field-kind = Type
page-field-strength = Force
page-field-days = Jours de vol
page-field-crew = Équipage
page-field-credits = Crédits
page-field-goods = Marchandises
page-field-lose-crew = Équipage cédé par un perdant
page-field-lose-goods = Marchandises cédées par un perdant
page-field-meteors = Météorites, dans l’ordre
page-field-shots = Tirs, dans l’ordre
page-field-planets = Planètes
page-field-lines = Lignes, dans l’ordre
page-field-worst = Qui a
page-field-penalty = Pénalité
page-field-amount = Combien
page-field-from = Côté
page-field-number = Combien
page-field-boards = Qui ils abordent
page-field-turns = Directions essayées, dans l’ordre
page-field-deed = Chaque intrus
page-field-does = Ce qu’il fait
page-field-parts = Parties, dans l’ordre
page-deed-crew = prend de l’équipage
page-deed-goods = prend des marchandises
page-deed-batteries = prend des cellules d’énergie
page-deed-charges = pose des charges
page-penalty-days = perd des jours de vol
page-penalty-crew = perd de l’équipage
page-penalty-goods = perd des marchandises
page-penalty-shots = essuie des tirs
page-attack-from = { $kind } depuis { $side }
page-nth-meteors = Météorite { $number }
page-nth-shots = Tir { $number }
page-nth-planets = Planète { $number }
page-nth-lines = Ligne { $number }
page-nth-turns = Direction { $number }
page-nth-parts = Partie { $number }
page-add-meteors = Ajouter une météorite
page-add-shots = Ajouter un tir
page-add-planets = Ajouter une planète
page-add-lines = Ajouter une ligne
page-add-turns = Ajouter une direction
page-add-parts = Ajouter une partie
page-remove = Retirer
page-earlier = Monter
page-number-range = Entrez un nombre entier de 0 à 65 535.
page-card-wrong = Cette carte n’est pas encore utilisable : voyez la remarque dans le formulaire.
page-box-unready = Remplissez d’abord le formulaire.
page-card-add = Ajouter à mes cartes
page-card-change = Enregistrer les changements
page-card-new = Nouvelle carte
page-card-beyond = { $field } { $number } est permis, mais dépasse de loin les cartes imprimées, qui ont au plus { $most }.
page-card-edit = Modifier
page-deck = Mes cartes : { $count }
page-deck-none = Aucune pour l’instant. Remplissez le formulaire ou ouvrez un fichier.
page-deck-most = On garde { $most } cartes au plus.
page-card-nth = Carte { $number } : { $why }
page-no-cards = Il ne contient pas de liste de cartes.
page-not-kept = Ce navigateur ne peut pas les garder. Enregistrez-les dans un fichier.
page-ask-draft = La carte du formulaire n’est pas enregistrée.
page-discard = L’abandonner
page-ask-delete = Supprimer la carte { $card } ?
page-ask-open = Cartes dans { $name } : { $count }. Vos cartes : { $mine }.
page-open-add = Les ajouter aux miennes
page-open-replace = Remplacer les miennes
page-cancel = Annuler
page-with-own = Avec les cartes maison ({ $count })
page-own-dealt = Cartes maison dans cette partie : { $count } sur { $all } ; les autres n’y ont pas de place.
page-four = Cartes des vols de niveau IV
page-four-three = niveau III
page-four-own = niveau IV maison
page-in-pile = Niveau { $level }, par pile

## Hints

page-hint = Conseil
page-do-it = Appliquer
page-nowhere = Il ne va nulle part.
