"""The pictures of the page's How to play: positions that the engine has made, counted and judged."""
