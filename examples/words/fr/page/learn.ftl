# The lessons, in French.

page-learn-coach = Leçon
page-learn-read = Compris
page-learn-stop = Terminer la leçon
page-learn-sand = Le sable attend que vous ayez lu.
page-learn-wait = Rien de nouveau à apprendre ici. Continuez à jouer.
page-learn-count = { $read } sur { $all }
page-learn-begins = Voici la leçon : commencez comme vous voulez. Au-dessus de la table, chaque étape est expliquée quand elle se présente.
page-learn-ended = La leçon est terminée. Vous jouez désormais sans explications ; vous la retrouverez sur la page d’accueil.
page-learn-battle = Apprendre la bataille en jouant
page-learn-game = Apprendre le jeu en jouant
page-learn-what = Commencez une partie ; chaque étape est expliquée quand elle se présente.
page-learn-kept = Une partie est conservée ici. La leçon doit-elle en commencer une nouvelle ? L’ancienne sera alors perdue.
page-learn-anew = En commencer une nouvelle
page-learn-go-on = Continuer l’ancienne

## A battle

page-learn-battle-goal = Chacun joue neuf tours ; le plus grand nombre de points l’emporte. Un chasseur ennemi rapporte 1 point, un destroyer ennemi 4, une sonde 1. À la fin, chaque hexagone de l’anneau central tenu par vos vaisseaux en rapporte 2.
page-learn-battle-place = Placez vos trois escadrons de six chasseurs et vos deux destroyers dans votre zone. Les chasseurs d’un escadron doivent se toucher. Ils volent tout droit : orientez-les vers où vous voulez aller. Pour une première bataille, laissez le jeu placer votre flotte.
page-learn-battle-reveal = Votre carte de déplacement porte trois nombres : la distance que parcourt un escadron, de combien de côtés ses chasseurs peuvent ensuite pivoter, et les points d’action d’un destroyer.
page-learn-battle-squadron = Choisissez un escadron. Tous ses chasseurs volent exactement de cette distance, tout droit, par-dessus tout. Seule l’arrivée compte : une sonde est récupérée, un ennemi est détruit avec votre chasseur, et un astéroïde ou le bord du plateau coûte le chasseur.
page-learn-battle-collide = Deux vaisseaux finissent sur le même hexagone. Choisissez ce qui se passe d’abord ; le plateau montre lesquels.
page-learn-battle-fire = Chaque chasseur qui a volé tire tout droit, à cinq hexagones au plus. Il touche le premier obstacle : un ennemi subit 1 dégât ; un astéroïde ou un vaisseau allié arrête seulement le tir. Vous choisissez l’ordre : dégagez d’abord la voie.
page-learn-battle-turn = Ces chasseurs pivotent maintenant, au plus autant que la carte l’indique. La prochaine fois, ils voleront et tireront dans cette direction.
page-learn-battle-capital = Un de vos destroyers se déplace. Un point d’action l’avance d’un hexagone ou le fait pivoter d’un côté. Il peut foncer sur des chasseurs ennemis, au prix de 1 dégât chacun.
page-learn-battle-shoot = Le destroyer déplacé peut tirer sur un ennemi, dans n’importe quelle direction : juste à côté, ou à deux hexagones si rien ne se trouve entre les deux. Un destroyer est détruit au deuxième dégât.
page-learn-battle-end = Votre tour est fini. Vous piochez la carte de votre prochain tour, et vous seul la voyez : prévoyez où seront les autres.
page-learn-battle-others = Pendant que les autres jouent, regardez l’orientation de leurs chasseurs : ils volent et tirent tout droit, le danger est là. Touchez un vaisseau pour voir sa ligne de tir.
page-learn-battle-ring = Il ne reste qu’un ou deux tours. Chaque hexagone de l’anneau central occupé à la fin par un de vos vaisseaux rapporte 2 points.
page-learn-battle-over = C’était une bataille entière, et la fin de la leçon. Regardez plus haut qui a gagné et pourquoi ; puis rejouez, peut-être avec les pouvoirs : chacun en a un, secret.

## A whole game

page-learn-game-goal = Construisez un vaisseau, volez et rapportez de l’argent. À la fin de la partie, chacun de ceux qui ont au moins 1 crédit a gagné, et le plus riche plus que les autres.
page-learn-game-take = Tous construisent en même temps, contre le sablier. Prenez un composant dans la réserve face cachée, ou un de ceux qui sont face visible.
page-learn-game-place = Tournez le composant et posez-le contre votre vaisseau. Un connecteur simple rejoint un simple, un double rejoint un double, un universel rejoint tous les connecteurs. Un côté lisse ne doit pas toucher un connecteur.
page-learn-game-weld = Vous pouvez encore déplacer le dernier composant tant que vous n’en prenez pas un autre. Ensuite il est soudé. Un composant peut aussi être mis de côté ; ce qui reste de côté à la fin compte comme perdu.
page-learn-game-outlets = Les moteurs sont tournés vers l’arrière et rien ne doit se trouver derrière eux. Rien ne doit non plus se trouver devant la bouche d’un canon.
page-learn-game-parts = Un bon vaisseau a des moteurs pour suivre, des canons contre les ennemis, des cabines pour l’équipage et des batteries pour les boucliers et tout ce qui est double. Les connecteurs qui ne mènent à rien attirent les petites météorites.
page-learn-game-look = Vous pouvez regarder une partie des cartes que vous rencontrerez. Le sablier coule pendant ce temps.
page-learn-game-flip = Le sable est écoulé. Cela ne coûte encore rien : le sablier coule plusieurs fois, et qui le veut peut le retourner. Après le dernier sablier, la construction est finie.
page-learn-game-finish = Votre vaisseau est prêt ? Finissez la construction. Qui finit le premier part en tête. Après cela, vous ne construisez plus.
page-learn-game-check = Le vaisseau ne respecte pas une règle de construction. Retirez des composants jusqu’à ce qu’il soit correct ; chacun est perdu et coûtera un crédit.
page-learn-game-boarding = L’équipage embarque. Chaque cabine accueille deux humains ou, à côté d’un module de survie, un extraterrestre de sa couleur : le mauve renforce les canons, le marron les moteurs.
page-learn-game-flight = Vous volez. Les cartes arrivent une par une, et le vaisseau de tête agit en général le premier. Les pions sur le plateau de vol montrent l’ordre ; perdre des jours fait reculer.
page-learn-game-withdraw = Vous pouvez abandonner avant une carte à laquelle votre vaisseau ne survivrait pas. Vous gardez ce que vous avez, sans récompense, et vos marchandises ne valent que la moitié.
page-learn-game-engines = Vous avancez d’autant de cases que la puissance de vos moteurs. Chaque moteur double coûte une cellule d’énergie et ajoute 2.
page-learn-game-cannons = Comparez vos canons à l’ennemi. Un canon simple vers l’avant compte 1, vers un autre côté un demi ; un canon double compte le double mais coûte une cellule d’énergie.
page-learn-game-land = Vous pouvez vous poser sur une planète libre, charger ses marchandises et perdre les jours indiqués.
page-learn-game-reward = Vous pouvez prendre cette récompense, en la payant en jours ou en équipage, ou la laisser au suivant.
page-learn-game-stow = Chargez les marchandises. Le rouge vaut 4, le jaune 3, le vert 2, le bleu 1. Le rouge ne va que dans les soutes spéciales, qui acceptent aussi les autres couleurs.
page-learn-game-crew = Vous perdez des membres d’équipage. Choisissez lesquels : sans humain à bord, votre vol est fini, et un extraterrestre n’aide que tant qu’il est là.
page-learn-game-goods = Vous perdez d’abord les marchandises les plus chères, puis des cellules d’énergie.
page-learn-game-defend = Quelque chose arrive sur cette trajectoire. Une petite météorite rebondit, sauf sur un connecteur exposé ; une grosse doit être abattue par un canon de sa trajectoire ; un bouclier arrête les petites météorites et les tirs légers sur ses côtés, pour une cellule d’énergie.
page-learn-game-keep = Votre vaisseau se brise. Gardez un morceau ; les autres sont perdus. Un morceau sans équipage ne peut pas voler.
page-learn-game-over = C’était une partie entière, et la fin de la leçon. Essayez ensuite une autre classe : certains plateaux courbent l’espace.
