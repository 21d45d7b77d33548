rules-ids = Numéros de règles, par exemple B11-001.
rules-search = Seulement les règles qui contiennent tous ces mots.

rules-none = Aucune règle ne contient tous ces mots : { $words }. Essayez des mots moins nombreux ou plus courts.
