## How fast things move

page-speed = Motion
page-speed-off = off
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-skip-motion = Skip
page-skip-nothing = Nothing moves now.
page-sound = Sound
