"""What generates and holds the documents."""
