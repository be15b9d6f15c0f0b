"""The server: tables that never lose a move and never show a secret."""
