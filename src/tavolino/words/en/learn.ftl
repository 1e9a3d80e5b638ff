# The lessons and the rules pages, apart from the games' own sentences.

rules-contents = Contents
rules-clause = Rule { $clause }
rules-learn = Learn it in two minutes
rules-how = How to play
rules-exact = The exact rules
rules-more = More about the rules

learn-title = Learn { $game }
learn-step = Step { $number } of { $count }
learn-progress = Progress
learn-back = Back
learn-next = Next
learn-show = Show me
learn-skip = Skip the lesson
learn-other = That’s allowed too. For now, follow the example: { $action }.
learn-look = Nothing to do here yet. Press “Next”.
learn-done = You know how to play
learn-play = Play now, with hints
learn-dealing = Dealing…
learn-rules = All the rules
learn-again = Start over
