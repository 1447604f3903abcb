"""Plants faults in the program, one at a time, and sees whether a test notices: script/mutants."""
