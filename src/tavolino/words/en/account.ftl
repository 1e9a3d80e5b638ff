# Accounts: names that are kept, ways to sign in, programs.

why-name-kept = Somebody keeps that name here. If it’s you, sign in.
why-not-merged = These matches already belong to another account.
