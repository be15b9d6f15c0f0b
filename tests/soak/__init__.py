"""The long forms of the attacks and crashes that the tests try in short."""
