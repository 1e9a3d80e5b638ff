# The lessons and the rules pages, apart from the games' own sentences.

rules-contents = Contents
rules-clause = Clause { $clause }
rules-learn = Learn it in two minutes
