"""What the browser's lessons are made of: a prepared game of each title, and what is taught at which of its moments."""
