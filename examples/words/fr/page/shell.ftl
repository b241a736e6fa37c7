# The page of examples/web, in French: the frame and the start.

## The frame

page-start = Accueil
page-skip = Aller au contenu
page-menu = Menu
page-dismiss = Fermer ce message
page-why-rule = Pourquoi : la règle
page-loading = Chargement…
page-loading-slow = Chargement en cours. La première visite télécharge environ un mégaoctet ; les suivantes se passent de réseau.
page-load-failed = Cette partie n’a pas pu être chargée. Vérifiez votre connexion et réessayez.
page-no-wasm = Ce navigateur bloque WebAssembly, qui contient les règles. Autorisez-le pour cette page ou utilisez un autre navigateur.
page-try-again = Réessayer

## The start page

page-start-title = Construisez. Décollez. Perdez des morceaux.
page-start-what = Construisez à toute vitesse un vaisseau avec des pièces de récupération, puis menez-le entre météorites, pirates et planètes. Ou lancez chasseurs et gros vaisseaux dans la bataille.
page-start-easy = Jouez contre des bots ou des amis. Inutile de connaître les règles : la page montre ce qui est possible et dit pourquoi quelque chose est interdit.
page-start-battle-what = 3 ou 4 flottes, 20 minutes. Déplacez, tirez, prenez des vaisseaux pour marquer.
page-start-game-what = 2 à 5 joueurs. Construisez contre le sablier, puis volez une à trois manches d’environ 20 minutes.
page-start-ship-what = Construisez sans hâte, voyez chaque erreur, envoyez le vaisseau à vos amis.
page-start-together-what = Jouez avec des gens ailleurs, chacun sur son écran.
page-start-play = Jouer
page-start-build = Construire
page-start-fire-what = Lancez des attaques sur un vaisseau et voyez ce qui survit.
page-start-cards-what = Saisissez vos propres cartes et plateaux, et jouez avec eux.
page-continue = Reprendre
page-continue-with = Avec { $players }. { $count ->
    [one] { $count } choix jusqu’ici.
   *[other] { $count } choix jusqu’ici.
  }
page-finished = Terminées
page-finished-with = Avec { $players }. Voyez le résultat, ou revoyez la partie.
page-continue-ship = Votre vaisseau sur le plateau de classe { $class }, { page-components }.
page-continue-table = Commencée le { DATETIME($at, dateStyle: "medium", timeStyle: "short") }.
page-continue-at-table = { $game } à une table
page-also = Aussi ici
page-unofficial = Fait par des joueurs pour des joueurs. Cette page n’est pas officielle : elle ne reprend ni les illustrations ni les textes des jeux et n’a aucun lien avec leurs éditeurs.

## Before a game

page-setup-battle = Une bataille
page-setup-battle-goal = Chaque vaisseau pris à un autre joueur rapporte des points. Le plus de points gagne.
page-setup-game = Une partie : construire et voler
page-setup-game-goal = Construisez un vaisseau avant la fin du dernier sablier, gagnez des crédits en route, ramenez-le. Qui a au moins 1 crédit a gagné, le plus riche plus que les autres.
page-setup-how-many = Combien de joueurs ?
page-setup-who = Qui joue ?
page-setup-plays = Qui joue { $name }
page-setup-person = une personne ici
page-setup-powers = Chaque peuple a ses pouvoirs (plutôt après une première bataille)
page-setup-rounds = Que vole-t-on ?
page-setup-round = Manche { $round }
page-setup-no-round = plus de manche
page-setup-board = { $class } : { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
  }
page-setup-begin-battle = Commencer la bataille
page-setup-begin-game = Commencer à construire
page-setup-open = Ouvrir une partie enregistrée
page-setup-replaces = Une partie n’est pas terminée. En commencer une autre ? L’ancienne sera perdue.
page-setup-save-old = Enregistrer l’ancienne, puis commencer
page-setup-start-anyway = En commencer une nouvelle
page-replay-replaces = Vous continuez à partir d’ici, à la place de la partie que ce navigateur garde.
page-replay-save-old = Enregistrer d’abord cette partie
page-replay-start-anyway = Continuer d’ici
page-setup-one-device = Plusieurs personnes partagent cet appareil : il passe de main en main, écran masqué entre-temps.
page-setup-own-sand = Chacun construit avec son propre sable : il ne s’écoule que pendant qu’on a l’appareil.
page-setup-learn = Expliquer chaque étape pendant la partie

## Together

page-state-away = non connecté
page-send-link = Envoyer

## Under fire

page-fire-title = Qu’est-ce qui arrive ?
page-fire-roll = Lancer l’attaque
page-fire-asked = Que faites-vous ? Cliquez sur un composant marqué ou choisissez ci-dessous.
page-fire-nothing = Rien à bord ne peut l’arrêter.
page-fire-nothing-more = Rien de plus n’est possible : le reste touche.
page-fire-stopped = Ceci l’arrête :
page-fire-harmless = L’attaque ne cause aucun dégât.
page-fire-batteries = { $count ->
    [one] { $count } cellule d’énergie est utilisée.
   *[other] { $count } cellules d’énergie sont utilisées.
  }
page-fire-let = Aucune défense ne vaut ses cellules d’énergie : laissez venir.
page-fire-sample = C’est un vaisseau d’exemple. Construisez le vôtre au chantier, puis revenez :
page-fire-illegal = Votre vaisseau ne peut pas encore voler ; voici un exemple. Réparez le vôtre au chantier :
page-fire-sample-ship = Vaisseau d’exemple
page-fire-own-ship = Votre vaisseau
