### What every page of the browser says.

web-home = cityboard, start page
web-close = Close
web-confirm = Confirm
web-cancel = Cancel
web-decision = Your decision
web-final = This cannot be taken back.
web-chance = Chance
web-player = Player { $number }
web-missing = There is nothing at this address.
web-failed = That did not work. Please try again.
