# What the reader makes for their own games, and their own boards, in English.

page-box = Home-made
page-boards = Own boards
page-boards-about = Draw a board of your own, such as a printed one whose orange or marked cells differ from the board here. The rules check it (LM-R54). Boards stay in this browser; save them as a file to keep or share them. You find them in the shipyard, and before a whole game.
page-board-form = Board
page-board-name = Name
page-board-nameless = Give it a name.
page-board-unnamed = It has no name of 1 to { $most } characters.
page-board-surface = Edges that meet
page-surface-plane = none
page-surface-cylinder = left and right
page-surface-torus = left and right, front and rear
page-board-columns = Columns
page-board-rows = Rows

## The drawing

page-board-brush = Paint cells as
page-board-brush-how = Tap a cell, or drag over several by mouse; the same again removes. By keys, the arrows move and Enter paints; # . o 1 to 6 = and H change a cell at once.
page-board-plain = cell
page-board-none = no cell
page-board-marked = opened by { $mark }
page-board-cells = Cells of the board
page-board-cell = Column { $column }, row { $row }: { $what }

## The numbers

page-board-numbers-columns = Numbers printed at the columns
page-board-numbers-rows = Numbers printed at the rows
page-board-numbers-how = Several at one line: 5/11. None: leave it empty.
page-board-numbers-wrong = Enter numbers such as 7 or 5/11.
page-board-unaimed = No attack can be aimed at it: print numbers at columns and rows. Until then it is for the shipyard only.
page-board-aimless = No attack can be aimed at { $name }: it has no numbers at its columns or rows.
page-board-mend = Mend it in your boards

## Rules and money

page-board-special = Rules
page-board-splice = Trans-dimensional splice
page-board-splice-at = between columns { $left } and { $right }
page-board-no-splice = none
page-board-any-level = any
page-board-orange-open = orange cells are open
page-board-overtime = overtime
page-board-money = Money
page-board-penalty = Penalty for lost components
page-penalty-uncapped = no limit
page-penalty-capped-at = a limit
page-penalty-by-insurance = by the insurance that a player chooses
page-board-premium = a premium by the largest group of empty cells
page-board-group = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
  }
page-board-group-most = { $count } or more

## What is wrong

page-board-wrong = This board cannot be used yet: see the note in the form.
page-board-short = Where edges meet, a board needs at least 3 columns, and on a torus 3 rows.
page-board-no-cells = The board has no cells.
page-board-homeless = The starting cabin must be on a plain cell.
page-board-number-range = Printed numbers are 1 to { $most }, not { $number }.
page-board-number-twice = The number { $number } is printed twice at this line.
page-board-splice-where = The splice must run between two columns of the board.

## Those that are kept

page-board-face = { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
  }; edges that meet: { $surface }; { $level ->
    [any] any level
   *[other] level { $level }
  }.
page-board-add = Add to my boards
page-board-new = New board
page-boards-count = My boards: { $count }
page-boards-none = None yet. Fill in the form, or open a file.
page-boards-most = At most { $most } boards are kept.
page-board-nth = Board { $number }: { $why }
page-no-boards = It holds no list of boards.
page-ask-draft-board = The board in the form is not saved.
page-ask-delete-board = Delete the board { $board }?
page-ask-open-boards = Boards in { $name }: { $count }. Boards you have: { $mine }.

## Where they are used

page-board-at-level = { $name }, level { $level }
page-board-of-ship = board of this ship
page-continue-own-ship = Your ship on a board of your own, { page-components }.
