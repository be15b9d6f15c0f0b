### What spoke for a move of a bot; the arguments never name what its seat may not know.
