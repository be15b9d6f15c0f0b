### The profile: nickname, account, notifications, data.

web-me-welcome = Welcome
web-me-hello = Hello, { $name }!
web-me-save = Save
web-me-add = Add
web-me-nickname = Nickname
web-me-nickname-note = This is how the others see you. You can change it at any time.

## Account

web-me-account = Account
web-me-account-note = You don’t need one to play. With a login and a password of at least 8 characters, you can get to your games from another device.
web-me-account-there = You can log in anywhere as “{ $login }”. Change your login and password here.
web-me-account-kept = Your games now follow you to other devices.
web-me-account-changed = Use these to log in from now on. All other devices have been logged out.
web-me-login = Log in
web-me-login-note = Log in to an account that you created on another device.
web-me-login-name = Login
web-me-password = Password
web-me-old-password = Old password
web-me-new-password = New password

## Notifications

web-me-notices = Notifications
web-me-notices-note = Get a notification when it’s your turn and you’re away.
web-me-push = Notifications in this browser
web-me-push-impossible = This browser cannot receive notifications here. On some phones it can once you add the page to the home screen.
web-me-push-denied = The browser does not allow notifications for this page. You can change that in its settings.
web-me-this-browser = this browser
web-me-browser = another browser ({ $host })
web-me-remove = Turn notifications off: { $name }
web-me-webhook = Send to your own address (webhook)
web-me-webhook-address = Address
web-me-webhook-added = Notifications will be sent there from now on.
web-me-webhook-secret = Every notification is signed with this secret, which is only shown now:
web-me-notice-turn = It is your turn.
web-me-notice-reminder = It is still your turn.
web-me-notice-over = The game is over.
web-me-notice-knock = Someone is asking for a seat.

## Data

web-me-data = My data
web-me-data-note = Your data is yours: download it, or delete it.
web-me-export = Download everything
web-me-logout = Log out
web-me-logout-everywhere = Log out everywhere
web-me-logout-sure = You can come back with your login and password.
web-me-logout-warning = You have no account, so nobody can get back to your games, not even you. Create an account first, or log out for good.
web-me-delete = Delete my profile
web-me-delete-warning = Your name, account, notifications and chat will be deleted. Bots will take over your seats, and your moves will stay without a name. You cannot undo this.
web-me-login-spaces = A login name contains no spaces.

## Boxes

web-me-boxes = My boxes
web-me-boxes-note = If your box differs from ours, correct it here and play with your own.
web-me-box-of = My box: { $title }
