"""The browser's lessons: a prepared game of each title, and what is taught at which of its moments."""
