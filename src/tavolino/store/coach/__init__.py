"""What a store keeps of the coach: judgements of matches, and the jobs to make them."""
