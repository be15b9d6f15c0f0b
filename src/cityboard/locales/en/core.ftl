### What every game says. A message without a prefix is a part of others. Codes (colours, sides) only choose a form,
### they are never shown.

## Parts

seat = { SEAT($seat) ->
        [0] Chance
       *[other] Player { SEAT($seat) }
    }
list-end = { $others } and { $last }
edition-at = { $line ->
        [0] { $file }
       *[other] { $file }, line { $line }
    }
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Colours

colour-yellow = yellow
colour-blue = blue
colour-orange = orange
colour-grey = grey
colour-red = red
colour-brown = brown
colour-green = green
colour-purple = purple
colour-letter = { $colour ->
        [yellow] Y
        [blue] B
        [orange] O
        [grey] S
        [red] R
        [brown] N
        [green] G
       *[purple] P
    }

## Options of both games

option-players = The number of players. Metro: 2 to 6, or 1 for the solo game. Helsinki: 2 to 4.
option-modules = The modules in play. Metro: companies, central-stations or central-rails, or solo alone. Helsinki: dry-roads.
option-start = The seat that starts, counted from 0 (0 is Player 1), or random.
refusal-option-value = { $option ->
        [option] There is no option “{ $value }”. Options:
       *[other] “{ $value }” is not a valid value for “{ $option }”. Use:
    } { $allowed }.

## Moves

refusal-game-over = The game is over; no more moves can be made.
refusal-move-malformed = “{ $move }” is not a well-formed move. Give each part of the move once, in order.
refusal-move-not-now = “{ $kind }” is not possible now. Possible now: { $allowed }.
refusal-chance-impossible = “{ $outcome }” is not a possible outcome of chance here.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-chance = You cannot take that back: something has been drawn since.
refusal-undo-other = You cannot take that back: someone else has moved since.

## What happened

effect-starts = { PLAYER($seat) } starts.

## Titles, languages, rules

refusal-title-unknown = There is no game called “{ $value }”. Choose from: { $allowed }.
refusal-language-unknown = The language “{ $value }” is not available. Choose from: { $allowed }.
refusal-bot-level = There is no bot level “{ $value }”. Choose from: { $allowed }.
refusal-rule-unknown = The rules of { $title } have no rule “{ $value }”. Rule numbers look like { $title ->
        [helsinki] H3.4
       *[other] M3.4
    }.

## Editions

refusal-edition-unreadable = The edition { $file } cannot be read: there is no edition with this name and no UTF-8 file at this path.
refusal-edition-not-toml = { edition-at }: this is not valid TOML ({ $error }).
refusal-edition-title = { $file } is an edition of { $value }; you need an edition of { $title }.
refusal-edition-missing = { edition-at }: “{ $place }” is missing.
refusal-edition-unknown = { edition-at }: no rule uses “{ $place }”. Is its name spelled correctly?
refusal-edition-unmarked = { edition-at }: “{ $place }” must be a table with rule, source and value.
refusal-edition-source = { edition-at }: the source of “{ $place }” must be one of { $allowed }.
refusal-edition-rule = { edition-at }: the rule of “{ $place }” must be a rule number such as M1.4.
refusal-edition-number = { edition-at }: “{ $place }” must be a whole number from { $low } to { $high }, not { $value }.
refusal-edition-flag = { edition-at }: “{ $place }” must be true or false, not { $value }.
refusal-edition-text = { edition-at }: “{ $place }” must be a visible text of at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }, not “{ $value }”.
refusal-edition-choice = { edition-at }: “{ $place }” must be one of { $allowed }, not “{ $value }”.
refusal-edition-length = { edition-at }: “{ $place }” must have exactly { $length ->
        [one] { $length } item
       *[other] { $length } items
    }.
refusal-edition-twice = { edition-at }: “{ $value }” appears twice in “{ $place }”, but may appear only once.
refusal-edition-table = { edition-at }: “{ $place }” must be a non-empty table or list.
refusal-edition-tile = { edition-at }: “{ $value }” at “{ $place }” is not a tile. A tile is four of the letters a to d, and every entrance leads to its own exit.
refusal-edition-shape = { edition-at }: “{ $value }” at “{ $place }” is not the shape of a tile. Write every row with an x for a roof and a dot for a gap, and put / between rows, as in xx/.x; no side may be longer than 7 roofs.
refusal-edition-roofs = { edition-at }: the shape “{ $value }” at “{ $place }” must have { $wanted ->
        [one] { $wanted } roof
       *[other] { $wanted } roofs
    }.
refusal-edition-sum = { edition-at }: the numbers at “{ $place }” add up to { $value }; they must add up to { $wanted }.
refusal-edition-cards = { edition-at }: the cards of a colour at “{ $place }” add up to { $value }; there may be at most { $most }.
refusal-edition-large = { edition-at }: its values are too large; written as JSON they may take { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }.

## Count sheets

refusal-sheet-length = This needs exactly { $length ->
        [one] { $length } entry
       *[other] { $length } entries
    }.
refusal-sheet-number = This must be a whole number from 0 to { $most }, not “{ $value }”.
refusal-sheet-choice = “{ $value }” is not possible here. Use one of these: { $allowed }.
refusal-sheet-twice = There is only one of these, and it is already entered elsewhere.
refusal-sheet-text = This must be a text, and not such a long one.
refusal-sheet-unknown = There is no such part with these options. The parts are: { $allowed }.
refusal-sheet-not-toml = { $file } is not valid TOML ({ $error }).
refusal-sheet-no-title = { $file } does not say which game it counts. Begin it with title = "metro" or title = "helsinki".
refusal-sheet-edition = In { $file }, edition must be a text: the name or the hash of an edition, such as edition = "default".

## Records and stored states

refusal-record-empty = The record is empty.
refusal-record-not-json = Line { $line } of the record cannot be read: every line must be a JSON object.
refusal-record-edited = Line { $line } of the record does not follow from the lines before it: something has been changed.
refusal-record-field = Line { $line } of the record: the field “{ $field }” is missing or wrong.
refusal-record-header = Line { $line } of the record describes a game that is not possible here. { $because }
refusal-record-format = Line { $line } of the record has format “{ $value }”; it must be { $format }.
refusal-record-rules = Line { $line } of the record: it was played with version { $value } of the rules; available here: { $rules }.
refusal-record-edition = Line { $line } of the record: the edition “{ $edition }” it was played with is not the one in use. Give its file with --edition.
refusal-record-wrong-seat = Line { $line } of the record: { SEAT($seat) ->
        [0] chance
       *[other] player { SEAT($seat) }
    } moves, but it is the turn of { SEAT($turn) ->
        [0] chance
       *[other] player { SEAT($turn) }
    }.
refusal-record-illegal = Line { $line } of the record: the move “{ $move }” is against the rules. { $because }
refusal-record-result = Line { $line } of the record: the result does not match the game. The correct scores are { $scores }.
refusal-record-after-end = Line { $line } of the record comes after the end of the game.
refusal-record-truncated = The record stops at line { $line } before the game is over.
refusal-record-commitment = Line { $line } of the record: the seed is not the one that was promised at the start.
refusal-record-deal = Line { $line } of the record: the seed deals “{ $dealt }”, not “{ $move }”.
refusal-state-fields = The stored state has missing or unknown fields: { $fields }.
refusal-state-value = The stored state has an impossible value in the field “{ $field }”.
