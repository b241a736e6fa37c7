# The challenge of the day, in French.

page-daily = Défi du jour
page-daily-what = Construisez un vaisseau de classe { $class } avec les composants que tout le monde reçoit le { DATETIME($day, dateStyle: "long", timeZone: "UTC") }. Vous avez { $minutes } minutes : le sablier coule { $minutes } fois, on le retourne pour vous, et après le dernier la construction est finie. Affrontez ensuite { $attacks } attaques, les mêmes pour tous, et envoyez votre résultat à un ami.
page-daily-begin = Commencer à construire
page-daily-you = vous
page-daily-nobody = la place vide
page-daily-attack = Attaque { $number } sur { $all } : { $kind }, de { $side }.
page-daily-best = Se défendre au mieux
page-daily-ship = Votre vaisseau
page-daily-score = Défi du { DATETIME($day, dateStyle: "medium", timeZone: "UTC") } : { $unharmed } attaques sur { $attacks } sans dégât, { $left } composants restants sur { $built }.
page-daily-share = Partager le résultat
page-daily-tomorrow = Il y en aura un autre demain.
page-daily-false = Ce résultat ne correspond pas au défi de ce jour.
page-daily-friend = Le résultat d’un ami, vérifié : { $score }
page-daily-friend-ship = Le vaisseau de votre ami
page-daily-today = Les mêmes composants et attaques pour tous, chaque jour un nouveau défi.
