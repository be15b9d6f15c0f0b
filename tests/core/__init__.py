"""What every game shares, proved."""
