### My box: what is printed in the box of a game, and how it is corrected.

web-box-heading = My box: { $title }
web-box-titles = Games
web-box-intro = Everything that is printed in the box. If yours differs, click or tap the value and correct it; then play with your own box.
web-box-signs = Where each value comes from
web-box-source-published = stands in the published rules of this edition
web-box-source-earlier = known from an earlier edition and from public sources
web-box-source-reconstructed = worked out by us, because it is only printed in the box
web-box-source-owner = read by an owner from their own box

## The boxes

web-box-kept = Boxes
web-box-default = Default edition
web-box-this = This box
web-box-name = Name of the box
web-box-play = Play with it
web-box-share = Copy the link
web-box-copied = Link copied
web-box-link = Anyone with this link can look at the box, play with it and keep it.
web-box-export = Save as a file
web-box-import = Open a file
web-box-other-title = This file describes a box of another game: { $title }.
web-box-file-faults = Some values in the file cannot be right. The default edition’s values stand in their place:
web-box-save-another = Save as another box
web-box-delete = Delete this box
web-box-delete-sure = You will not find it here any more, and its link leads nowhere unless someone else has kept it. Games that are played with it go on.
web-box-discard = Discard the changes

## While it is corrected

web-box-undo = Undo
web-box-redo = Redo
web-box-save = Save
web-box-take-over = Keep as my box
web-box-untouched = This is the default edition.
web-box-shared = Someone has shared this box with you.
web-box-saved = Saved
web-box-unsaved = { $count ->
        [0] Not saved yet
        [one] Not saved yet: { $count } value differs from the default edition
       *[other] Not saved yet: { $count } values differ from the default edition
    }
web-box-faults = { $count ->
        [one] { $count } value cannot be right
       *[other] { $count } values cannot be right
    }
web-box-views = View
web-box-values = All values
web-box-changes = What differs
web-box-no-difference = Nothing differs from the default edition.
web-box-contents = Contents
web-box-changed = { $count } changed
web-box-rule = Read rule { $rule }
web-box-as-default = As in the default edition
web-box-each = Different for each colour
web-box-yes = yes
web-box-no = no
web-box-absent = not stated
web-box-add = Add: { $label }
web-box-remove = Remove: { $label }

## What cannot be right

web-box-fault = { $where }: { $what }
web-box-fault-edition-number = the number must be from { $low } to { $high }.
web-box-fault-edition-flag = this must be yes or no.
web-box-fault-edition-text = this must be a text of at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }.
web-box-fault-edition-choice = this cannot stand here.
web-box-fault-edition-length = the number here must be exactly { $length }.
web-box-fault-edition-twice = the same thing comes twice.
web-box-fault-edition-table = nothing is chosen here.
web-box-fault-edition-missing = something is missing.
web-box-fault-edition-unknown = no rule needs this.
web-box-fault-edition-sum = { $wanted } are needed in all; now it is { $value }.
web-box-fault-edition-cards = cards of one colour: at most { $most } in all; now it is { $value }.
web-box-fault-edition-large = the box says too much to be kept.
web-box-fault-edition-tile = there is no such tile.
web-box-fault-edition-shape = all its roofs must touch edge to edge.
web-box-fault-edition-roofs = it must have { $wanted ->
        [one] { $wanted } roof
       *[other] { $wanted } roofs
    }.
