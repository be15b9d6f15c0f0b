### Who one is: nickname, account, notices, data.

web-me-welcome = Welcome
web-me-hello = Hello, { $name }!
web-me-save = Save
web-me-add = Add
web-me-nickname = Nickname
web-me-nickname-note = This is how the others see you. You can change it at any time.

## Account

web-me-account = Account
web-me-account-note = Not needed for playing. With a login and a password of at least 8 characters you find your games again from another device.
web-me-account-there = You can log in anywhere as “{ $login }”. Here you change login and password.
web-me-account-kept = Your games now follow you to other devices.
web-me-login = Log in
web-me-login-note = Come back to an account that you made on another device.
web-me-login-name = Login
web-me-password = Password

## Notices

web-me-notices = Notices
web-me-notices-note = Be told when it is your turn and you are not looking.
web-me-push = Notices in this browser
web-me-push-impossible = This browser cannot receive notices here. On some phones it can once the page is on the home screen.
web-me-push-denied = The browser does not allow notices for this page. You can change that in its settings.
web-me-this-browser = this browser
web-me-browser = another browser ({ $host })
web-me-remove = No more notices: { $name }
web-me-webhook = To an address of your own (webhook)
web-me-webhook-address = Address
web-me-webhook-added = Notices go there from now on.
web-me-webhook-secret = Every notice is signed with this secret, which is shown only now:
web-me-notice-turn = It is your turn.
web-me-notice-reminder = It is still your turn.
web-me-notice-over = The game is over.

## Data

web-me-data = My data
web-me-data-note = What is stored about you is yours: take it with you, or have it deleted.
web-me-export = Download everything
web-me-logout = Log out
web-me-logout-everywhere = Log out everywhere
web-me-logout-sure = You can come back with your login and password.
web-me-logout-warning = You have no account, so nobody can find the way back to your games: not even you. Make an account first, or log out for good.
web-me-delete = Delete me
web-me-delete-warning = Your name, your account, your notices and your chat are deleted. Bots take over your seats, and your moves stay without a name. This cannot be undone.
