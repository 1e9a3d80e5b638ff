"""A little game with two rules versions, for tests of upgrades: take matches from a heap; who takes the last one loses.

Under the first rules (`little.v1`) a seat takes one or two, under the second (`little.v2`) up to three. `little.v3` has
other rules again, and has forgotten the first.
"""
