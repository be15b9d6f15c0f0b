"""What every game shares: the interface, records, the dealer, editions and the laws."""
