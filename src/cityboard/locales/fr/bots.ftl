### Ce qui parlait pour un coup d’un bot ; les arguments ne nomment jamais ce que son siège ne peut savoir.
