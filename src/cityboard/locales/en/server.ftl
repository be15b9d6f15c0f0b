### What the server says.

## Addresses of notices

refusal-webhook-address = “{ $value }” is not an address that notices can be sent to. It must begin with { $allowed } and name a host, without a user name or a password.
refusal-webhook-host = Notices cannot be sent: there is no host called “{ $value }”.
refusal-webhook-private = Notices cannot be sent to “{ $value }”: this server sends them only to hosts that the whole internet can reach.
refusal-push-subscription = The browser gave keys that notices cannot be encrypted with. Turn notices off and on again in the browser.
