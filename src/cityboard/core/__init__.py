"""What every game shares: the surface, records, the dealer, editions and the laws."""
