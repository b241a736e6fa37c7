# The challenge of the day, in English.

page-daily = Challenge of the day
page-daily-what = Build a ship of class { $class } from the components that everybody gets on { DATETIME($day, dateStyle: "long", timeZone: "UTC") }. You have { $minutes } minutes: the hourglass runs { $minutes } times, it is flipped for you, and after the last run building ends. Then meet { $attacks } attacks, the same for all, and send your result to a friend.
page-daily-begin = Start building
page-daily-you = you
page-daily-nobody = the empty seat
page-daily-attack = Attack { $number } of { $all }: { $kind } from { $side }.
page-daily-best = Defend as well as possible
page-daily-ship = Your ship
page-daily-score = Challenge of { DATETIME($day, dateStyle: "medium", timeZone: "UTC") }: { $unharmed } of { $attacks } attacks did no damage, { $left } of { $built } components are left.
page-daily-share = Share the result
page-daily-tomorrow = There is another one tomorrow.
page-daily-false = This result does not match the challenge of its day.
page-daily-friend = A friend’s result, checked: { $score }
page-daily-friend-ship = Your friend’s ship
page-daily-today = The same ship parts and attacks for everybody, a new one each day.
