"""The games, one package each; they know the core and nobody else."""
