"""A second model of what a ruling moves, written from chapter 8 of the rulebooks alone."""
