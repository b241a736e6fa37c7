## How fast things move

page-speed = Animacje
page-speed-off = wyłączone
page-speed-slow = wolne
page-speed-normal = zwykłe
page-speed-fast = szybkie
page-skip-motion = Pomiń
page-skip-nothing = Teraz nic się nie porusza.
page-sound = Dźwięk
