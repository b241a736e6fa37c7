# The page of examples/web, in French: whole games, their flights and their end.

## The flight

page-fly-on = Continuer le vol
page-stay = Rester
page-withdraw-sure = Un vaisseau retiré du vol n’y revient pas : il n’a pas de bonus, et ses marchandises se vendent à moitié prix.
page-withdraw-flight = Se retirer du vol
page-fly-past = Passer son chemin
page-land-on = Se poser sur la planète { $number }
page-land-for = Se poser sur la planète { $number } ({ $goods })
page-carries = { $count ->
    [0] aucune place en soute
   *[other] place pour { $count } sur { $all }
  }
page-carries-red = les marchandises rouges demandent une soute spéciale
page-take-offer = Accepter
page-leave-offer = Refuser
page-give-from = Céder depuis { $cell } : { $count } sur { $all }
page-give-left = Encore { $count } à choisir sur votre vaisseau.
page-give-up = Céder { $given } sur { $due }
page-give-up-goods = Les céder
page-give-any = Choisir pour moi
page-tokens = cellules d’énergie
page-power-it = { $on ->
    [1] Ne plus alimenter { $cell }
   *[other] Alimenter { $cell }
  }
page-spend-from = Cellules d’énergie de { $cell } : { $count } sur { $all }
page-strength-now = Puissance { $strength }, pour { $batteries ->
    [0] aucune cellule d’énergie
    [one] { $batteries } cellule d’énergie
   *[other] { $batteries } cellules d’énergie
  }.
page-batteries-now = Cellules d’énergie dépensées : { $batteries }
page-power-done = { $count ->
    [0] Ne rien alimenter
   *[other] En alimenter { $count }
  }
page-power-all = Marquer tout le possible
page-power-gives-up = Votre vaisseau devrait abandonner le vol.
page-react-with = { $how } sur { $cell }{ $batteries ->
    [0] {""}
    [one] , pour { $batteries } cellule d’énergie
   *[other] , pour { $batteries } cellules d’énergie
  }
page-do-nothing = Ne rien faire
page-put-cube = Mettre une { $colour } dans { $cell }
page-take-cube = Sortir une { $colour } de { $cell }
page-take-up = Prendre { $colour }
page-stow-so = { $count ->
    [0] Ranger ainsi
   *[other] Ranger ainsi, en jeter { $count }
  }
page-stow-best = Le mieux possible
page-stow-all-in = Tout est rangé. Cliquez sur une soute pour en sortir.
page-stow-loose = ne sont pas rangées. Prenez-en une, ou cliquez sur une soute pour en sortir.
page-stow-where = Cliquez maintenant sur sa soute.
page-stow-red = Les marchandises rouges ne voyagent que dans une soute spéciale, et aucune place n’y est libre (BG-GOODS-1).
page-stow-not-red = { $cell } est une soute ordinaire : il faut une soute spéciale aux marchandises rouges (BG-GOODS-1).
page-stow-full = La soute en { $cell } est pleine : reposez cette marchandise et sortez-en d’abord une.

## What is asked

page-asks-fly-on = { $who }, continuer vers la prochaine carte ? Cartes restantes : { $cards }.
page-asks-hyperspace = Un vaisseau part-il dans l’hyperespace avant cette carte ?
page-asks-engines = Quels moteurs alimentez-vous ? Cliquez dessus sur votre vaisseau.
page-asks-cannons = Quels canons alimentez-vous ? Cliquez dessus sur votre vaisseau.
page-asks-land = Où vous posez-vous ? Cela coûte { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }.
page-asks-take = Acceptez-vous l’offre de la carte ?
page-asks-crew = Vous perdez { $count } de votre équipage. Cliquez sur leurs cabines.
page-asks-goods = Vous perdez { $goods }. Cliquez d’où cela vient.
page-asks-stow = Vous recevez { $count ->
    [one] { $count } marchandise.
   *[other] { $count } marchandises.
  } Voici le meilleur rangement ; vous pouvez ranger autrement.
page-asks-defend = { $attack } depuis { $side }{ $struck ->
    [none] {"."}
   *[other] {" "}: touche votre vaisseau en { $struck }.
  }
page-asks-defend-how = Cliquez sur un canon, un bouclier ou un propulseur marqué pour l’arrêter.
page-asks-keep = Votre vaisseau se brise. Cliquez sur le morceau à garder.
page-asks-nothing = Le vol continue.
page-waits = { $who } choisit.
page-all-listed = Tous les choix ({ $count })

## Cards, dice and the track

page-cards-left = Cartes restantes : { $count }
page-costs-days = coûte des jours de vol : { $days }
page-costs-crew = coûte de l’équipage : { $crew }
page-needs-crew = exige de l’équipage : { $crew }
page-pays-credits = rapporte des crédits : { $credits }
page-enemy-strength = Ennemi
page-enemy-needs = puissance des canons { $strength }
page-enemy-won = Victoire
page-enemy-lost = Défaite
page-loses = { $what } : { $count }
page-intruders-board = Intrus
page-intruders-each = Chacun
page-intruder = intrus
page-side-of = depuis { $side }
page-die-shows = Un dé indique { $face }
page-track = Ordre de vol : { $order }
page-behind = { $days ->
    [0] mène
   *[other] à { $days }
  }
page-not-flying = hors du plateau de vol
page-show-ship = Agrandir le vaisseau de { $who }
page-purse = { page-credits }, perdus : { $lost }

## The statement and the end

page-settled-round = Décompte de la manche { $round }
page-arrived = à l’arrivée : place { $place }
page-not-arrived = vol non terminé
page-left-withdrawn = Son propriétaire l’a retiré.
page-left-stranded = Ses moteurs étaient sans puissance dans l’Espace Intersidéral.
page-left-unmanned = Il n’y avait plus d’humain à bord.
page-left-lapped = Le vaisseau de tête lui a pris un tour.
page-credits-before = Crédits avant
page-credits-after = Crédits maintenant
page-loan = Emprunt en cours
page-item-arrival = Bonus d’arrivée
page-item-best-looking = Plus beau vaisseau
page-item-goods = Vente des marchandises
page-item-set-aside = Marchandises mises de côté, à moitié prix
page-item-merchant = Marchand
page-item-manager = Manager
page-item-debt = Dette
page-item-penalty = Pénalité
page-item-owed = dû { $owed }, { $forgiven } effacé
page-next-round = Construire pour la manche suivante
page-won-by = { $count ->
    [one] { $who } gagne.
   *[other] { $who } gagnent ensemble.
  }
page-won-by-nobody = Personne n’a gagné.
page-won-how = Qui a au moins 1 crédit a gagné, le plus riche plus que les autres.
page-play-again = Rejouer
page-story = Ce que sont devenus les vaisseaux
page-ship-before = Au départ : { page-components }
page-ship-after = À la fin : { page-components }
page-no-losses = Rien n’a été perdu.
page-last-card = Ce que la dernière carte a fait
page-last-card-nothing = Elle n’a rien fait à votre vaisseau.
page-taken = Perdu pendant tout le vol : { $what }.
page-taken-crew = équipage : { $count }
page-taken-batteries = cellules d’énergie : { $count }
page-taken-goods = marchandises : { $count }

## The game

page-new-game = Nouvelle partie
page-undo-building = La construction ne s’annule pas. Appuyez sur le composant posé en dernier pour le reprendre.
page-undo-nothing = Aucun de vos choix ne peut être annulé maintenant.
page-replay-nothing = Rien ne s’est encore passé.
page-no-advice = Un bot attendrait ici.
page-game-elsewhere = Cette partie a continué dans un autre onglet.
page-game-take-other = Afficher celle-là
page-game-keep-own = Garder celle-ci
page-replay-building = Construction
page-replay-take-off = Décollage
page-replay-statement = Décompte
page-replay-round = Manche { $round } : { $part }
page-replay-to = Aller à
page-replay-part-back = Revenir à la carte ou à la partie d’avant
page-replay-part-on = Passer à la carte ou à la partie suivante
page-replay-chose = { $who } : { $choice }
page-replay-took = { $who } prend un composant : { $tile }
page-replay-returned = { $who } repose un composant : { $tile }
page-replay-set-aside = { $who } met un composant de côté : { $tile }
page-replay-placed = { $who } place un composant : { $tile }, sur { $at }
page-step-back = Un choix en arrière
page-step-on = Un choix en avant

## Ce que cela peut coûter

page-cost = Que peut-il en coûter ?
page-cost-rest = Ce que le reste de la carte vous coûte en moyenne :
page-cost-card = Ce que cette carte vous coûte en moyenne, si vous l’affrontez sans les autres :
page-cost-nothing = Si vous ne faites rien :
page-cost-helped = Si vous dépensez ce qui aide :
page-cost-none = rien
page-cost-least = au moins { $all }
page-cost-components = composants : { $count }
page-cost-crew = équipage : { $count }
page-cost-batteries = cellules d’énergie : { $count }
page-cost-days = jours de vol : { $count }
page-cost-credits = crédits : { $count }
page-cost-ship = un vaisseau est perdu : { $percent } %
page-cost-breaks = composants : { $count }, et le vaisseau se brise en morceaux : { $pieces }
