### Sentences on every page of the browser.

web-home = cityboard, start page
web-close = Close
web-put-down = Put down
web-lift = Lift up
web-confirm = Confirm
web-cancel = Cancel
web-decision = Your decision
web-final = You cannot take this back.
web-chance = Chance
web-player = Player { $number }
web-you = You
web-missing = There is nothing at this address.
web-failed = That did not work. Please try again.
web-unreachable = The server does not answer. Please try again in a moment.
web-unloaded = This part of the page could not be loaded.
web-load-again = Reload
web-language = Language
web-theme-light = Light theme
web-theme-dark = Dark theme
web-settings = Language, theme and profile
web-me = Profile
web-level-random = Random bot
web-level-greedy = Greedy bot
web-level-tourist = Tourist
web-level-puncher = Ticket Puncher
web-level-conductor = Conductor
web-level-signaller = Signaller
web-level-dispatcher = Dispatcher
web-level-chief = Chief Engineer
web-level-visitor = Visitor
web-level-clerk = Clerk
web-level-foreman = Foreman
web-level-surveyor = Surveyor
web-level-planner = City Planner
web-level-architect = Architect
# Friendly names for people who have not chosen one.
web-names = Otter, Heron, Hedgehog, Swallow, Badger, Sparrow, Hare, Robin, Squirrel, Seal, Fox, Owl, Swan, Beaver, Lark, Dolphin
web-log = Moves so far
web-log-set-up = Setup
web-log-show = See the board after move { $number }
web-input-missing = Fill this in.
web-input-short = At least { $number ->
        [one] { $number } character
       *[other] { $number } characters
    }.
web-less = One less: { $label }
web-more = One more: { $label }
