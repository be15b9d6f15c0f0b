"""The pictures of How to play a city of Metro; a file named like its city is all that a new one needs."""
