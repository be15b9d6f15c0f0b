### Was für einen Zug eines Bots sprach; die Argumente nennen nie, was sein Platz nicht wissen darf.
