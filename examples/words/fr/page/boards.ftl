# What the reader makes for their own games, and their own boards, in French.

page-box = Fait maison
page-boards = Plateaux maison
page-boards-about = Dessinez votre propre plateau, par exemple un plateau imprimé dont les cases orange ou marquées diffèrent de celui d’ici. Les règles le vérifient (LM-R54). Les plateaux restent dans ce navigateur ; enregistrez-les dans un fichier pour les garder ou les partager. Vous les trouvez au chantier et avant une partie complète.
page-board-form = Plateau
page-board-name = Nom
page-board-nameless = Donnez-lui un nom.
page-board-unnamed = Il n’a pas de nom de 1 à { $most } caractères.
page-board-surface = Bords qui se touchent
page-surface-plane = aucun
page-surface-cylinder = gauche et droit
page-surface-torus = gauche et droit, avant et arrière
page-board-columns = Colonnes
page-board-rows = Lignes

## The drawing

page-board-brush = Les cases deviennent
page-board-brush-how = Touchez une case, ou glissez sur plusieurs à la souris ; la même chose une seconde fois efface. Au clavier, les flèches déplacent et Entrée peint ; # . o 1 à 6 = et H changent une case aussitôt.
page-board-plain = case
page-board-none = pas de case
page-board-marked = ouverte par { $mark }
page-board-cells = Cases du plateau
page-board-cell = Colonne { $column }, ligne { $row } : { $what }

## The numbers

page-board-numbers-columns = Numéros imprimés des colonnes
page-board-numbers-rows = Numéros imprimés des lignes
page-board-numbers-how = Plusieurs pour une ligne ou colonne : 5/11. Aucun : laissez vide.
page-board-numbers-wrong = Entrez des numéros comme 7 ou 5/11.
page-board-unaimed = Aucune attaque ne peut le viser : mettez des numéros aux colonnes et aux lignes. D’ici là, il ne sert qu’au chantier.
page-board-aimless = Aucune attaque ne peut viser { $name } : il manque des numéros aux colonnes ou aux lignes.
page-board-mend = Le corriger parmi vos plateaux

## Rules and money

page-board-special = Règles
page-board-splice = Pliure trans-dimensionnelle
page-board-splice-at = entre les colonnes { $left } et { $right }
page-board-no-splice = aucune
page-board-any-level = n’importe lequel
page-board-orange-open = les cases orange sont accessibles
page-board-overtime = prolongations
page-board-money = Argent
page-board-penalty = Pénalité pour composants perdus
page-penalty-uncapped = sans limite
page-penalty-capped-at = une limite
page-penalty-by-insurance = selon l’assurance que le joueur choisit
page-board-premium = une prime selon la plus grande chaîne de cases vides
page-board-group = { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }
page-board-group-most = { $count } ou plus

## What is wrong

page-board-wrong = Ce plateau n’est pas encore utilisable : voyez la remarque dans le formulaire.
page-board-short = Là où des bords se touchent, il faut au moins 3 colonnes, et 3 lignes sur un tore.
page-board-no-cells = Le plateau n’a pas de case.
page-board-homeless = La cabine de pilotage doit être sur une case ordinaire.
page-board-number-range = Les numéros imprimés vont de 1 à { $most }, pas { $number }.
page-board-number-twice = Le numéro { $number } est imprimé deux fois au même endroit.
page-board-splice-where = La pliure doit passer entre deux colonnes du plateau.

## Those that are kept

page-board-face = { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
  } ; bords qui se touchent : { $surface } ; { $level ->
    [any] tout niveau
   *[other] niveau { $level }
  }.
page-board-add = Ajouter à mes plateaux
page-board-new = Nouveau plateau
page-boards-count = Mes plateaux : { $count }
page-boards-none = Aucun pour l’instant. Remplissez le formulaire ou ouvrez un fichier.
page-boards-most = On garde { $most } plateaux au plus.
page-board-nth = Plateau { $number } : { $why }
page-no-boards = Il ne contient pas de liste de plateaux.
page-ask-draft-board = Le plateau du formulaire n’est pas enregistré.
page-ask-delete-board = Supprimer le plateau { $board } ?
page-ask-open-boards = Plateaux dans { $name } : { $count }. Vos plateaux : { $mine }.

## Where they are used

page-board-at-level = { $name }, niveau { $level }
page-board-of-ship = plateau de ce vaisseau
page-continue-own-ship = Votre vaisseau sur un plateau maison, { page-components }.
