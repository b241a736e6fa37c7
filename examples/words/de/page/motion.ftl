## How fast things move

page-speed = Bewegung
page-speed-off = aus
page-speed-slow = langsam
page-speed-normal = normal
page-speed-fast = schnell
page-skip-motion = Überspringen
page-skip-nothing = Gerade bewegt sich nichts.
page-sound = Ton
