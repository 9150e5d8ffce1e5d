# Commun à tous les jeux. Les clés ne changent jamais ; chaque langue a les mêmes.

seat-unnamed = Joueur { $number }

refuse-over = La partie est terminée.
refuse-not-your-turn = Ce n’est pas à vous : c’est à { $seat } de décider.
refuse-unknown-action = Ce jeu n’a pas d’action numéro { $action }.

error-game = Il n’y a pas de jeu « { $game } ». Disponibles : { $allowed }.
error-players = { $game } ne se joue pas à { $players }. Nombres de joueurs possibles : { $allowed }.
error-seed = { $seed } n’est pas une graine : il faut un nombre entier de 0 à { $limit }.
error-option = Il n’y a pas d’option « { $option } ». Possibles : { $allowed }.
error-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Possibles : { $allowed }.
error-option-not-now = L’option « { $option } » n’a pas de sens ici : il lui faut { $needed }.
error-option-row = L’option « { $option } » demande une valeur pour chacun des { $players } joueurs, séparées par des virgules ; « { $value } » ne convient pas.
error-option-twice = L’option « { $option } » donne « { $value } » à plusieurs joueurs.
error-position-game = Cette position est du jeu « { $game } », pas « { $expected } ».
error-position-field = Dans la position, le champ « { $field } » est faux : trouvé { $found }, attendu { $expected }.
error-content = { $file } : { $entry }, champ « { $field } » : { $problem }. Permis : { $allowed }.
error-content-entry = { $file } : { $entry } : { $problem }. Permis : { $allowed }.
error-content-file = Impossible de lire le fichier de contenu { $file } : { $problem }.
error-content-syntax = { $file } n’est pas du TOML valide : { $problem }.
error-parse-block = « { $word } » n’est pas une action. Possibles : { $allowed }.
error-parse-token = « { $word } » ne convient pas à « { $block } » ({ $parameter }). Par exemple : { $allowed }.
error-parse-count = « { $block } » s’écrit : { $form }
error-record-file = Impossible d’ouvrir l’enregistrement { $file } : { $problem }.
error-record-unreadable = Ce n’est pas un enregistrement de Tablée : { $problem }.
error-record-format = Cet enregistrement est au format { $found } ; cette version lit le format { $expected }.
error-record-game = C’est un enregistrement du jeu « { $found } », pas « { $expected } ».
error-record-rules = Cet enregistrement suit la version { $found } des règles de { $game } ; ce Tablée joue la version { $expected } et ne peut pas le vérifier.
error-record-content = Cet enregistrement a été fait avec un autre contenu (empreinte { $found }, ici { $expected }).
error-record-move = Le coup { $number } (« { $action } ») ne peut pas être rejoué.
error-record-outcome-missing = Le hasard intervient ici, mais l’enregistrement ne contient pas de résultat.
error-record-outcome-range = Le résultat enregistré { $outcome } est impossible : il doit être inférieur à { $limit }.
error-record-outcome-unused = L’enregistrement contient { $count } résultats du hasard que rien ne demande.
error-record-seed = { $number ->
    [0] La mise en place ne correspond
   *[other] Le coup { $number } ne correspond
} pas au hasard de la graine : l’enregistrement a été modifié.
error-record-unfinished = La partie est terminée, mais l’enregistrement ne contient pas de résultat.
error-record-too-short = L’enregistrement contient un résultat, mais ses coups n’atteignent pas la fin de la partie.
error-record-result = Le résultat enregistré n’est pas celui auquel mènent les coups.
