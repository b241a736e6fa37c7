## How fast things move

page-speed = Animations
page-speed-off = aucune
page-speed-slow = lentes
page-speed-normal = normales
page-speed-fast = rapides
page-skip-motion = Passer
page-skip-nothing = Rien ne bouge pour le moment.
page-sound = Son
