### What every page of the browser says.

web-home = cityboard, start page
web-close = Close
web-confirm = Confirm
web-cancel = Cancel
web-decision = Your decision
web-final = This cannot be taken back.
web-chance = Chance
web-player = Player { $number }
web-bot = Bot { $number }
web-you = You
web-missing = There is nothing at this address.
web-failed = That did not work. Please try again.
web-unreachable = The server does not answer. Please try again in a moment.
web-unloaded = This part of the page could not be loaded.
web-load-again = Load it again
web-language = Language
web-theme-light = Light colours
web-theme-dark = Dark colours
web-settings = Language, colours and you
web-me = Me
web-level-random = Random bot
web-level-greedy = Greedy bot
# Friendly names for people who have not chosen one.
web-names = Otter, Heron, Hedgehog, Swallow, Badger, Sparrow, Hare, Robin, Squirrel, Seal, Fox, Owl, Swan, Beaver, Lark, Dolphin
web-log = Moves so far
web-log-set-up = Set-up
web-log-show = See the board after move { $number }
