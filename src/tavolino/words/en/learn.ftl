# The lessons and the rules pages, apart from the games' own sentences.

rules-contents = Contents
rules-clause = Clause { $clause }
rules-learn = Learn it in two minutes
rules-how = How to play
rules-exact = The exact rules
rules-more = More about the rules

learn-title = Learn { $game }
learn-step = Step { $number } of { $count }
learn-progress = How far you are
learn-back = Back
learn-next = Next
learn-show = Show me
learn-skip = Skip the lesson
learn-other = That is allowed too. For now, follow the example: { $action }.
learn-look = Here there is nothing to do yet. Go on with “Next”.
learn-done = You know how to play
learn-play = Play now, with hints
learn-dealing = Dealing …
learn-rules = All the rules
learn-again = Once more
