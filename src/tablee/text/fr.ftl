# Commun à tous les jeux. Les clés ne changent jamais ; chaque langue a les mêmes.

labelled = { $label } : { $said }
seat-unnamed = Joueur { $number }

refuse-not-asked = Ce n’est pas le moment.
refuse-over = La partie est terminée.
refuse-not-your-turn = Ce n’est pas votre tour : c’est à { $seat } de décider.
refuse-unknown-action = Ce jeu n’a pas d’action numéro { $action }.

error-game = Il n’y a pas de jeu « { $game } ». Disponibles : { $allowed }.
error-players = { $game } ne se joue pas à { $players }. Nombres de joueurs possibles : { $allowed }.
error-seed = { $seed } n’est pas une graine : il faut un nombre entier de 0 à { $limit }.
error-option = Il n’y a pas d’option « { $option } ». Possibles : { $allowed }.
error-option-value = L’option « { $option } » ne peut pas valoir « { $value } » à { $players } joueurs. Possibles : { $allowed }.
error-option-not-now = L’option « { $option } » ne s’applique pas ici : il lui faut { $needed }.
error-option-row = L’option « { $option } » demande autant de valeurs que de joueurs ({ $players }), séparées par des virgules ; « { $value } » ne convient pas.
error-option-twice = L’option « { $option } » attribue « { $value } » à plusieurs joueurs.
error-option-list = L’option « { $option } » demande { $count } valeurs différentes, séparées par des virgules, ou aucune ; « { $value } » ne convient pas. Possibles : { $allowed }.
error-position-game = Cette position vient du jeu « { $found } », et non de « { $expected } ».
error-position-field = Dans la position, le champ « { $field } » est incorrect (trouvé : { $found } ; attendu : { $expected }).
error-content = { $file } : { $entry }, champ « { $field } » : { $problem } ne convient pas. Valeurs admises : { $allowed }.
error-content-entry = { $file } : { $entry } : { $problem } ne convient pas. Valeurs admises : { $allowed }.
error-content-missing-field = { $file } : dans { $entry }, il manque le champ « { $field } ». Valeurs admises : { $allowed }.
error-content-missing-section = { $file } : il manque la section « { $entry } ». Valeurs admises : { $allowed }.
error-content-unknown-entry = { $file } : { $entry } : rien dans le jeu ne porte cet id, et un paquet ne peut rien y ajouter. Connus : { $allowed }.
error-content-unknown-field = { $file } : { $entry } n’a pas de champ « { $field } ». Possibles : { $allowed }.
error-content-unknown-section = { $file } : il n’y a pas de section « { $entry } ». Possibles : { $allowed }.
error-content-file = Impossible de lire le fichier de contenu { $file } : { $problem }.
error-content-syntax = { $file } n’est pas du TOML valide : { $problem }.
error-content-game = Les sections de { $file } ne disent pas à quel jeu il est destiné. Indiquez le jeu : --game KEY. Possibles : { $allowed }.
error-parse-block = « { $word } » n’est pas une action. Possibles : { $allowed }.
error-parse-token = « { $word } » ne convient pas à « { $block } » ({ $parameter }). Par exemple : { $allowed }.
error-parse-count = « { $block } » s’écrit : { $form }
error-record-file = Impossible d’ouvrir l’enregistrement { $file } : { $problem }.
error-record-unreadable = { $field ->
    [none] Ceci n’est pas un enregistrement de Tablée, ou il est incomplet.
   *[other] Dans cet enregistrement, le champ « { $field } » manque ou n’est pas valable.
}
error-record-format = Cet enregistrement est au format { $found } ; cette version lit le format { $expected }.
error-record-game = C’est un enregistrement du jeu « { $found } », et non de « { $expected } ».
error-record-rules = Cet enregistrement suit la version { $found } des règles de { $game } ; ici, on joue la version { $expected } : impossible de le vérifier.
error-record-content = Cet enregistrement a été fait avec un autre contenu (empreinte { $found }, ici { $expected }). Indiquez le paquet utilisé alors (--content FILE), ou omettez --content pour le contenu d’origine du jeu.
error-record-header = L’en-tête de l’enregistrement ne décrit aucune partie possible.
error-record-move = Le coup { $number } (« { $action } ») ne peut pas être rejoué.
error-record-outcome-missing = Le hasard intervient ici, mais l’enregistrement ne contient pas de tirage.
error-record-outcome-range = Le tirage enregistré ({ $outcome }) est impossible : il doit être inférieur à { $limit }.
error-record-outcome-unused = L’enregistrement contient { $count ->
    [one] { $count } tirage dont rien n’a besoin.
   *[other] { $count } tirages dont rien n’a besoin.
}
error-record-seed = { $number ->
    [0] La mise en place
   *[other] Le coup { $number }
} ne correspond pas aux tirages de la graine : l’enregistrement a été modifié.
error-record-unfinished = La partie est terminée, mais l’enregistrement ne contient pas de résultat.
error-record-too-short = L’enregistrement contient un résultat, mais ses coups n’atteignent pas la fin de la partie.
error-record-result = Le résultat enregistré n’est pas celui auquel mènent les coups.
error-game-broken = Le jeu « { $game } » ne peut pas être joué ici.
error-game-code = { $problem }
error-game-taken = La clé « { $key } » appartient au jeu du paquet { $package } : un autre jeu doit avoir une autre clé.
error-pack = Il n’y a ni fichier « { $pack } », ni paquet de cartes installé de ce nom. Installés : { $allowed }.
error-pack-broken = Le paquet de cartes « { $pack } » est inutilisable : { $problem }
error-pack-large = { $file } dépasse { $most } lettres : aucun paquet n’en demande autant.
error-pack-unknown = Il n’y a pas de paquet « { $pack } » ici.
error-extra = Il faut pour cela le paquet { $package }, qui n’est pas installé. Pour l’installer : pip install "tablee[{ $extra }]".

seat-you = Joueur

cli-about = Des jeux de société modernes à votre table : contre des robots, entre amis, pour la recherche.
cli-usage = { $command } : { $problem }. Aide : { $command } --help
cli-number = « { $typed } » ne convient pas : il faut un nombre entier, 0 ou plus, de 20 chiffres au plus
cli-interrupted = Interrompu : rien n’est gardé de ce qui n’était pas fini.
cli-error = tablee : { $problem }
cli-lang = langue : en, fr ou it
cli-play = jouer dans le terminal
cli-games = lister les jeux, ou les options d’un jeu
cli-rules = montrer les règles d’un jeu
cli-replay = montrer une partie enregistrée, ou la vérifier
cli-arena = faire jouer de nombreuses parties à des robots
cli-balance = dire si un jeu est équilibré : scores, premier joueur, cartes
cli-solo = jouer seul, de toutes les façons possibles, et mesurer les résultats aux objectifs du jeu
cli-daily = montrer le classement de la partie du jour
cli-content = s’occuper de vos propres paquets de cartes
cli-content-check = lister tout ce qui ne va pas dans un paquet de cartes, ou ce qu’il change
cli-players = nombre de joueurs
cli-players-some = nombres de joueurs ; par défaut, tous à partir de 2
cli-seed = nombre qui fixe tous les tirages ; le même nombre donne la même partie
cli-option = régler une option du jeu ; peut être répété (voir : tablee games JEU)
cli-content-flag = jouer avec un paquet de cartes : un fichier à vous, ou le nom d’un paquet installé (voir : tablee content)
cli-bots = robots pour les dernières places, par exemple greedy,search:0.5 ; « none » pour jouer sans robots
cli-name = votre nom à la table
cli-daily-flag = jouer la partie du jour
cli-resume = reprendre une partie sauvegardée ; sans FILE, la dernière quittée
cli-json = produire du JSON destiné aux programmes
cli-verify = rejouer chaque coup et contrôler les règles, les tirages et le résultat
cli-at = montrer la position après le coup N
cli-count = nombre de parties à jouer
cli-jobs = nombre de processus travaillant en même temps
cli-bot = le robot qui joue contre lui-même
cli-markdown = écrire aussi le rapport dans un fichier Markdown
cli-game = le jeu auquel le paquet est destiné, si ses sections ne le disent pas

error-bot = Il n’y a pas de robot « { $bot } ». Disponibles : { $allowed }.
error-bots-many = { $bots } robots, c’est trop pour { $seats } places.
error-option-form = « { $typed } » n’est pas une option : écrivez CLÉ=VALEUR.
error-daily-fixed = La partie du jour est la même pour tous : elle n’accepte ni nombre de joueurs, ni graine, ni option, ni contenu.
error-no-daily = { $game } n’a pas de partie du jour.
error-folder = Impossible d’utiliser { $file } : { $problem }.
error-save = Impossible d’écrire { $file } : { $problem }.
error-file-exists = { $file } existe déjà et n’est pas un enregistrement de cette partie : il reste tel quel. Choisissez un autre nom.
error-open-elsewhere = La partie de { $file } est ouverte dans un autre terminal.
error-daily-book = La liste des résultats du jour dans { $file } est abîmée : réparez-la ou déplacez-la.
error-nothing-to-resume = Il n’y a pas de partie inachevée à reprendre.
error-replay-at = Il n’y a pas de coup { $number } : l’enregistrement en compte { $most }.
error-arena-games = Il faut jouer au moins une partie.

games-name = Nom
games-title = Jeu
games-designer = Auteur
games-players = Joueurs
games-minutes = Minutes
options-option = Option
options-values = Valeurs (la première par défaut)
options-meaning = Signification

lobby-game = Quel jeu ? (Entrée : { $usual })
lobby-players = Combien de joueurs ? { $allowed } (Entrée : { $usual })
lobby-options = Changez des options avec CLÉ=VALEUR (plusieurs avec des espaces), ou commencez (Entrée)
lobby-bots = Qui joue contre vous ? random, greedy, search ; plusieurs avec des virgules ; « { $none } » pour jouer sans robots (Entrée : { $usual })
lobby-wrong = « { $typed } » n’est pas possible ici. Possibles : { $allowed }.

terminal-welcome = Bienvenue dans { $game }. Tapez « aide » en cas de doute.
terminal-prompt = Tapez un numéro ou des mots (« liste » : tous les choix, « aide » : commandes).
terminal-option = { $label } : { $choice }
terminal-asked = { $seat } : { $question }
terminal-curtain = { $seat } au clavier ; les autres détournent les yeux. Appuyez sur Entrée.
terminal-window = Quelqu’un peut répondre. Tapez le numéro de qui veut regarder ses cartes ({ $names }), ou appuyez sur Entrée si personne ne répond.
terminal-window-prompt = Qui répond ?
terminal-thinks = { $seat } réfléchit…
terminal-thinking = Réflexion…
terminal-left = Partie sauvegardée dans { $file }. Pour reprendre : tablee play --resume { $file }
terminal-saved = Partie sauvegardée dans { $file }
terminal-ends-game = { $action } : cela met fin à la partie. Jouer quand même ? (oui/non)
terminal-not-played = Pas joué.
terminal-no-fit = Aucune action ne correspond à tout « { $typed } ». Des mots comme « { $example } » en désignent une.
terminal-unsaved = La partie continue, mais elle n’est pas sauvegardée. « sauvegarder FICHIER » la garde dans un fichier de votre choix.
terminal-back = Vous revoilà à { $game }. Les derniers coups :
terminal-yes = oui o
terminal-number = Il n’y a pas de choix { $number } : les numéros vont de 1 à { $most }.
terminal-several = { $count } actions correspondent à ces mots. Précisez, par exemple avec le numéro :
terminal-legal = { $action } : c’est possible maintenant.
terminal-strange = « { $word } » ne veut rien dire ici. Tapez un numéro, ou des mots comme « { $example } », ou « aide ».
terminal-note-final = définitif : ne peut pas être annulé
terminal-note-ends = met fin à la partie
terminal-hint = Je jouerais : { $action } ({ $text })
terminal-score-hidden = À cette table, le score reste caché jusqu’à la fin.
terminal-score-none = On ne joue pas pour des points à ce jeu.
terminal-undone = Annulé.
terminal-undo-impossible = Vous ne pouvez rien annuler : depuis votre dernière action, du nouveau a été révélé ou quelqu’un d’autre a joué.
terminal-lang = Quelle langue ? { $languages } ; par exemple « langue it ».
terminal-sheet = Feuille de score
terminal-total = Total
terminal-places = Classement final
terminal-place = { $place }. { $name }, { $result }
terminal-help = Désignez une action par son numéro ou par des mots, par exemple « { $example } » ; les mots peuvent être abrégés et donnés dans n’importe quel ordre. Ou tapez une commande :
terminal-command-help = aide
terminal-command-list = liste
terminal-command-try = essayer
terminal-command-why = pourquoi
terminal-command-hint = conseil
terminal-command-undo = annuler
terminal-command-score = score
terminal-command-board = plateau
terminal-command-log = journal
terminal-command-rules = règles
terminal-command-lang = langue
terminal-command-save = sauvegarder
terminal-command-quit = quitter
terminal-help-help = cette aide
terminal-help-list = tous les choix numérotés ; avec des mots, ceux qui correspondent
terminal-help-try = avec une action : ce qu’elle changerait, sans la jouer
terminal-help-why = avec une action : pourquoi elle est impossible
terminal-help-hint = ce que ferait ici un bon robot
terminal-help-undo = annuler votre dernière action, si rien de nouveau n’a été révélé
terminal-help-score = la feuille de score, comme si la partie finissait maintenant
terminal-help-board = revoir le plateau et les choix
terminal-help-log = ce qui s’est passé depuis votre dernière action
terminal-help-rules = les règles du jeu
terminal-help-lang = avec en, fr ou it : changer de langue
terminal-help-save = sauvegarder la partie, au besoin dans le fichier de votre choix
terminal-help-quit = sauvegarder et quitter ; vous pourrez reprendre plus tard

replay-verified = Vérifié : { $game }, { $moves ->
    [one] { $moves } coup.
   *[other] { $moves } coups.
} Règles, tirages et résultat sont conformes.
replay-verified-unfinished = Vérifié jusqu’ici : { $game }, { $moves ->
    [one] { $moves } coup.
   *[other] { $moves } coups.
} Règles et tirages sont conformes ; la partie n’est pas finie.

content-good = { $file } est un bon paquet pour { $game }. Empreinte : { $fingerprint }.
content-changes = Il change :
content-changes-nothing = Il ne change rien.
cli-content-new = écrire un paquet de cartes avec chaque ligne qu’aucun livret n’imprime, à remplir d’après les cartes
content-new = { $file } est écrit : un paquet pour { $game } qui ne change encore rien, avec { $lines } { $lines ->
    [one] ligne
   *[other] lignes
} à remplir. Pour voir où vous en êtes : tablee content check { $file }
content-ours = Remplies : { $filled } lignes sur les { $ours } qu’aucun livret n’imprime, par section :
pack-form = Vos propres cartes de { $game }.
    Chaque ligne ci-dessous qui commence par « # » est une valeur qu’aucun livret n’imprime : Tablée l’a inventée. Mettez
    à sa place ce que dit votre carte et ôtez le « # ». Ce que vous laissez reste à nous, et les lignes « ## » disent ce
    que le livret imprime.
    Pour voir où vous en êtes : tablee content check FILE
    Pour jouer avec :           tablee play { $key } --content FILE
cli-content-list = lister les paquets de cartes installés
packs-name = Paquet
packs-game = Jeu
packs-file = Fichier
packs-none = Aucun paquet de cartes n’est installé.
games-broken = { $game } ne peut pas être joué ici : { $reason }

arena-playing = Parties
arena-bot = Robot
arena-wins = Victoires
arena-interval = Intervalle à 95 %
arena-score = Score moyen
arena-place = Rang moyen
arena-speed = Temps par décision
arena-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}

balance-title = Équilibre de { $game } : { $bot } contre lui-même, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
balance-title-alone = { $game } en solitaire : { $bot }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
balance-basis = Règles version { $rules }, contenu { $content }, graine { $seed }.
balance-about = L’indice compare les victoires de ceux qui ont pris une carte à leur juste part (1/2 à deux joueurs, 1/3 à trois, etc.) : 1.00 n’est ni bon ni mauvais. Il montre ce qui accompagne la victoire, non ce qui la cause. Tous les intervalles sont à 95 %.
balance-about-alone = Les objectifs sont ceux des règles. Une cible dit combien de fois un joueur fort devrait en atteindre un ; un bot qui joue moins bien reste au-dessous. Tous les intervalles sont à 95 %.
balance-scores = Scores
balance-players = { $players } joueurs
balance-games = Parties
balance-mean = Moyenne
balance-deviation = Écart type
balance-quantile = Quantile à { $percent } %
balance-least = Le plus bas
balance-most = Le plus haut
balance-winners = Moyenne des vainqueurs
balance-order = Victoires selon l’ordre du premier tour de table
balance-turn = { $turn ->
    [1] Commence
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
   *[other] { $turn }ᵉ
}
balance-seats = Victoires selon la place à table
balance-seat = Place { $number }
balance-alone = Parties en solitaire
balance-goal = { $goal } points ou plus
balance-rank = { $rank } ({ $goal } points ou plus)
balance-target = sur { $target }
balance-target-note = ✓ à moins d’un quart de la cible, ▲ au-dessus, ▼ au-dessous, doublé quand tout l’intervalle s’y trouve.
balance-way = Seul
balance-with = { $option } : { $value }
balance-sources = Origine des points en solitaire
balance-card = Carte
balance-taken = Prise
balance-lift = Indice
balance-note = Indice moyen { $mean } ; ▲ au-dessus de { $high }, ▼ au-dessous de { $low } (à 25 % de la moyenne), doublé quand tout l’intervalle s’y trouve.

daily-title = { $game }, partie du { $day }
daily-place = Place
daily-player = Joueur
daily-nobody = personne pour l’instant
daily-result = Résultat / points du joueur
daily-ranked = C’était votre partie classée du jour.
daily-practice = Partie d’entraînement : seule votre première partie du jour est classée.

error-store-late = Le coup { $number } a déjà été joué. Rien n’a été changé.
error-store-unknown = Il n’y a pas de partie « { $match } » ici.
error-table-late = Cette page n’est pas à jour : le prochain coup est le numéro { $expected }, pas { $number }. Rien n’a été changé.
error-table-noted = Votre réponse est déjà notée : elle prend effet dans un instant.
error-table-gone = Des coups ont été repris avant que votre réponse ne prenne effet. Rien n’a été changé.
error-table-seat = La place { $number } n’est pas la vôtre.
error-table-taken = La place { $number } est prise.
error-table-undo = Ce coup ne peut pas être annulé : il est d’un autre joueur, ou il a révélé quelque chose.
error-table-running = La partie est en cours : son enregistrement s’ouvre quand elle est finie.

web-language = Langue
web-play-bots = Jouer maintenant contre des robots
web-my-games = Mes parties
web-over = La partie est finie
web-waiting = On attend { $names }
web-log = Journal
web-play = Jouer
web-cancel = Annuler
web-undo = Annuler le coup
web-ask = Demander avant chaque étape
web-touch-lit = Touchez ce qui est éclairé
web-all-actions = Toutes les actions

# Un jeu à soi
cli-new-game = écrire un jeu à vous, qui tourne, pour commencer
cli-new-game-key = le nom du jeu dans les commandes, par exemple mon_jeu
cli-into = le dossier où l’écrire ; par défaut un dossier nommé comme le jeu, ici
new-game-written = { $folder } contient un jeu qui tourne. Essayez-le, puis mettez vos règles à la place (son README.md dit où) :
error-new-game-key = « { $key } » ne peut pas nommer un jeu : il faut deux lettres minuscules, suivies de minuscules, de chiffres ou de _, et pas un mot de Python. Par exemple : mon_jeu.
error-new-game-taken = Il y a déjà un jeu « { $key } ». Choisissez un autre nom.
error-new-game-folder = { $folder } existe déjà et n’est pas vide : rien n’a été écrit. Indiquez un autre dossier : --into FOLDER.

# The server's command
cli-serve = ouvrir la table aux navigateurs
cli-host = l’adresse d’écoute ; 0.0.0.0 ouvre la table à tout votre réseau
cli-port = le port d’écoute ; par défaut 8000, ou le prochain qui est libre
cli-data = le dossier qui garde les parties
cli-database = la base de données à utiliser au lieu d’un fichier de ce dossier, par exemple postgresql+psycopg://utilisateur:motdepasse@machine/nom
cli-reload = redémarrer le serveur dès qu’un fichier du paquet est modifié : pour dessiner les pages

# Un jeu vérifié
cli-check = vérifier un jeu : règles, pages, terminal, textes, contenu et une partie dans le navigateur
cli-no-browser = sans la partie dans le navigateur
check-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
check-decisions = { $count ->
    [one] une décision en cliquant
   *[other] { $count } décisions en cliquant
}
check-place = dans { $place }
check-plain-core = laissé de côté, le moteur n’étant pas compilé ici
check-no-browser = laissé de côté, comme demandé
check-needs-playwright = laissé de côté, faute de Playwright : pip install playwright
check-needs-chromium = laissé de côté, faute de Chromium : installez le paquet chromium de votre système, ou lancez playwright install chromium
check-good = { $game } : { $count } vérifications sur { $games } { $games ->
    [one] sorte
   *[other] sortes
} de partie, et rien à redire.
check-bad = { $game } : { $failed } vérifications sur { $count } ont trouvé quelque chose : { $names }
check-left-out = Laissé de côté : { $names }
serve-ready = Tablée est prête : { $address }  (Ctrl+C l’arrête)
serve-stopped = Tablée est arrêtée. Toutes les parties sont gardées.
error-serve-folder = { $folder } ne peut pas garder les parties : { $problem }. Indiquez un dossier où vous pouvez écrire : --data DOSSIER.
error-serve-running = Tablée tourne déjà avec { $folder } : ouvrez { $address }, ou indiquez un autre dossier : --data DOSSIER.
error-serve-url = « { $url } » ne désigne aucune base de données utilisable par Tablée. Il faudrait sqlite:////dossier/fichier.db ou postgresql+psycopg://utilisateur:motdepasse@machine/nom.
error-serve-driver = { $url } demande le pilote de PostgreSQL. Pour l’installer : pip install "psycopg[binary]".
error-serve-reload = --reload demande le paquet watchfiles. Pour l’installer : pip install watchfiles.
error-serve-database = La base de données { $url } ne répond pas comme il faut : { $problem }. Vérifiez qu’elle tourne, son nom et le mot de passe.
error-serve-port = { $port } n’est pas un port. Il faudrait un nombre de 0 à { $most }.
error-serve-taken = Un autre programme écoute sur le port { $port }. Indiquez-en un autre : --port NOMBRE.
error-serve-forbidden = Vous n’avez pas le droit d’écouter sur le port { $port }. Indiquez-en un à partir de 1024 : --port NOMBRE.
error-serve-host = Cette machine ne peut pas écouter sur « { $host } ». Il faudrait 127.0.0.1 (cette machine seule) ou 0.0.0.0 (tout le réseau).

# The table in the browser
web-skip = Aller au contenu
web-language-en = English
web-language-fr = Français
web-language-it = Italiano
web-theme-auto = Couleurs du navigateur
web-theme-light = Couleurs claires
web-theme-dark = Couleurs sombres
web-board = La table
web-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
web-drawn = Partie nulle
web-join = Prendre place à cette table ?
web-choose = Que faire
web-try = Voir d’abord
web-copied = Copié
web-note-final-bots = { $reason ->
    [reveals] Ce coup révèle quelque chose.
    [passes] Ce coup passe la main.
   *[both] Ce coup révèle quelque chose et passe la main.
} Contre des robots, vous pouvez quand même le reprendre.
web-home = Accueil
web-menu = Menu
web-close = Fermer
web-prompt = Que faire maintenant
web-text-why = Ce qui n’est pas proposé est contraire aux règles en ce moment. Pour savoir pourquoi : sur la table dessinée (T), allez à l’élément avec Maj et les flèches, puis pressez Entrée.
web-position = La position en mots
web-several = Plusieurs pas d’un coup
web-skips = Sur cette page
web-filter = Seulement ce qui contient
web-filter-found = { $found } sur { $all }
web-brings = En ce moment : { $changes }.
web-brings-change = { $name } { $amount }, alors { $after }
web-text-view = Table en mots
web-board-view = Table dessinée
web-contents = Sommaire
web-rules = Règles
web-your-turn = À vous
web-your-turn-in = C’est à vous de jouer à { $game }
web-your-turn-name = À vous, { $name }
web-thinking = { $names } réfléchit…
web-offline = Pas de connexion. La table se remettra à jour dès son retour.
web-curtain = À { $name } de jouer
web-curtain-why = Il y a ici quelque chose que seule la personne suivante peut voir. Passez-lui l’écran, puis ouvrez le rideau.
web-curtain-open = Je suis { $name } : ouvrir
web-window = Quelqu’un peut répondre
web-window-why = Qui le souhaite regarde ses cartes pendant que les autres détournent les yeux. Si personne ne répond, la partie continue.
web-window-nobody = Personne : continuer
web-noted = Votre réponse est notée : elle prend effet dans un instant.
web-passes = Vous ne pouvez que passer : la table le fait pour vous dans un instant.
web-always = Toujours me demander, même si je ne peux que passer
web-always-off = Me demander seulement si je peux agir
web-rematch = Revanche
web-rematch-go = Aller à la revanche
web-replay = Revoir
web-download = Télécharger la partie
web-waiting-people = { $count ->
    [one] Il manque une personne
   *[other] Il manque { $count } personnes
}
web-share = Envoyez ce lien à qui doit vous rejoindre. La partie commence quand toutes les places sont prises.
web-link = Lien vers cette table
web-copy-link = Copier le lien
web-copy-moment = Lien vers ce moment
web-lend = Confier à un robot
web-lend-own = Laisser un robot jouer pour { $name }
web-lent = Un robot joue pour { $name }.
web-return = Reprendre la place
web-proposal = { $name } voudrait reprendre { $moves ->
    [one] le dernier coup
   *[other] les { $moves } derniers coups
}.
web-proposal-own = Vous avez demandé à reprendre { $moves ->
    [one] le dernier coup
   *[other] les { $moves } derniers coups
}.
web-proposal-waits = Les autres doivent être d’accord.
web-agree = D’accord
web-refuse = Refuser
web-withdraw = Renoncer
web-restart = Recommencer : reprendre { $moves } coups
web-propose = Demander à reprendre mon dernier coup{ $moves ->
    [one] {""}
   *[other] {" "}({ $moves } coups en tout)
}
web-propose-bots = Revenir au coup { $number } : reprendre { $moves ->
    [one] un coup
   *[other] { $moves } coups
}
web-propose-sure = Oui, reprendre { $moves ->
    [one] mon dernier coup
   *[other] mon dernier coup et tout ce qui a suivi
}
web-people = À la table
web-jumps = Zones de la table
web-standing = Où en est chacun
web-mine = Devant moi
web-players = Joueurs
web-free = libre
web-seat-free = Place { $number }
web-you = vous
web-away = pas là
web-here = ici
web-guest = Invité
web-bot-stands-in = un robot à sa place
web-bot-random = robot débutant
web-bot-greedy = robot moyen
web-bot-search = robot fort
web-name = Votre nom
web-sit = S’asseoir ici
web-spectating = Vous regardez la partie.
web-spectator = Public
web-spectators = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
web-told-many = { $name } a fait { $count } choses ; la dernière : { $line }
web-told-yours = À vous. { $question }
web-told-back = Un coup a été repris.
web-moment = Revoir le coup { $number }
web-recap = Depuis votre tour
web-recap-lately = Ces derniers temps
web-recap-again = Revoir
web-recap-again-turn = Revoir le tour de { $name }
web-recap-own = Pour vous :
web-news = de plus
web-recap-overtaken = { $thing } : { $name } vous dépasse, { $has } contre { $own }.
web-log-filter = De qui le journal montre les tours
web-log-only = { $name } seulement
web-log-wide = Le journal sur toute la table
web-log-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
web-chat = Discussion
web-chat-say = Dire quelque chose
web-send = Envoyer
web-notes = Mes notes
web-notes-private = Personne d’autre ne peut les lire.
web-note-kept = Gardé.
web-notify = Me prévenir quand c’est à moi
web-notify-granted = Ce navigateur vous préviendra quand ce sera à vous, tant que cette page est ouverte.
web-notify-denied = Votre navigateur n’autorise pas les notifications de ce site. Vous pouvez changer cela dans ses réglages pour ce site ; le titre de la page annonce votre tour de toute façon.
web-notify-default = Rien n’a été décidé : votre navigateur vous le redemandera si vous choisissez cela à nouveau.
web-play-final = { $act } · définitif
web-play-ends = { $act } · fin de partie
web-note-final = Ce coup ne se reprend pas : { $reason ->
    [reveals] il révèle quelque chose
    [passes] il passe la main
   *[both] il révèle quelque chose et passe la main
}.
web-note-ends = Ce coup finit la partie.
web-bill-pay = Vous payez
web-bill-get = Vous recevez
web-bill-then = Ensuite
web-variants = Combien ensemble
web-note-undo = Vous pourrez reprendre ce coup.
web-why-nothing = Il n’y a rien à faire avec cela maintenant.
web-count = On compte les points
web-count-part = { $number } sur { $count }
web-count-so-far = Compté jusqu’ici
web-count-covered = Les places sont dévoilées quand tout est compté.
web-count-pause = Mettre le décompte en pause
web-count-back = Une étape en arrière
web-count-on = Étape suivante
web-count-end = Voir les places
web-count-result = Voir le résultat
web-count-again = Montrer le décompte
web-level = Égalité générale : la première place est partagée
web-tie-broken = À égalité de points : le départage prévu par les règles décide.
web-review = Remonter depuis la fin
web-sheet = Feuille de score
web-sheet-so-far = Score actuel
web-sheet-how = D’où viennent les points
web-sheet-empty = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} sans points
web-sheet-entry = Pour
web-place = { $place }.
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-won = gagné
result-drawn = partie nulle
result-lost = perdu
web-to-table = À la table
web-replay-at = Coup { $number } sur { $last }
web-replay-look = Vu par
web-replay-first = Au début
web-replay-turn-back = Un tour en arrière
web-replay-back = Un coup en arrière
web-replay-play = Lecture ou pause
web-pace = Vitesse à laquelle les coups des autres sont montrés
web-pace-off = Non
web-pace-slow = Lent
web-pace-normal = Normal
web-pace-fast = Vite
web-pace-pause = Pause ou suite
web-pace-skip = Passer
web-sounds = Sons
web-sounds-on = oui
web-sounds-off = non
web-replay-forward = Un coup en avant
web-replay-turn-forward = Un tour en avant
web-replay-last = À la fin
web-replay-start = La table est prête.
web-replay-secret = Rien que cette place ait pu voir.
web-play-on = Jouer à partir d’ici
web-play-on-as = En tant que
web-keys = Clavier
web-shortcuts = Les touches seules 1 … 9, A … Z et ? sont actives
web-key-move = ← ↑ ↓ →
web-key-move-does = aller d’un élément éclairé au suivant
web-key-any = Maj ← ↑ ↓ →
web-key-any-does = aller à n’importe quel élément, même éteint, et à toute carte
web-key-touch = Entrée
web-key-touch-does = le toucher, ou confirmer ; un élément éteint dit pourquoi
web-key-choose = 1 … 9 A … Z
web-key-choose-does = presser un bouton de la consigne
web-key-card = I
web-key-card-does = agrandir la carte choisie
web-key-cancel = Échap
web-key-cancel-does = recommencer
web-key-undo = U
web-key-undo-does = annuler
web-key-text = T
web-key-text-does = table en mots, ou dessinée
web-key-help = ?
web-key-help-does = ces touches
error-table-free = La partie commence quand toutes les places sont prises.
error-table-lend = La place { $number } ne peut pas être confiée à un robot maintenant : seule la personne assise peut le faire, ou les autres quand elle les fait trop attendre.
error-table-proposal = Personne n’a demandé à reprendre un coup, ou un autre a été joué entre-temps.
error-table-rematch = La revanche est pour celles et ceux qui étaient à la table, une fois la partie finie.
error-table-moment = Il n’y a pas de coup { $number } à partir duquel jouer : choisissez de 0 à { $most }.
error-table-lost = Ce qui vient d’être fait n’a pas pu être enregistré et ne compte donc pas. La table est rechargée : veuillez réessayer.
error-table-proposed = Quelqu’un a déjà demandé à reprendre un coup. Répondez d’abord à cela.
error-table-thinking = Un robot peut réfléchir au plus { $most } secondes par décision.
error-web-chat-full = Le public a assez parlé ici ; celles et ceux de la table continuent.
error-web-missing-field = Le champ { $field } manque.
error-web-foreign = Ceci vient d’un autre site et n’a rien changé. Ouvrez la page ici et réessayez.
error-serve-secret = { $file } est abîmé : il devrait contenir 32 octets qui signent les places. Restaurez-le d’une copie ; s’il n’y en a pas, supprimez-le : qui n’a pas de compte perd alors ses places.
error-table-look = Vous ne pouvez pas regarder depuis la place « { $place } » maintenant : les autres places s’ouvrent quand la partie est finie.
error-account-name = Un compte demande un nom de { $most } caractères au plus.
error-account-phrase = Une phrase secrète a de { $least } à { $most } caractères : quelques mots que personne d’autre ne réunirait.
error-account-have = Vous êtes déjà connecté comme { $name }.
error-account-taken = Le compte « { $name } » existe déjà. Connectez-vous, ou choisissez un autre nom.
error-account-wrong = Le nom et la phrase secrète ne vont pas ensemble.
error-web-field = « { $value } » n’est pas un nombre entier pour { $field }.
error-web-card = Il n’y a pas de carte « { $name } » dans ce jeu.
error-web-said = C’est trop long : { $most } caractères au plus, pas { $found }.
error-web-missing = Il n’y a pas de page { $address } ici.
error-web-method = On ne s’adresse pas ainsi à { $address }.
error-web-large = { $letters ->
    [0] C’est trop gros : 2 Mo au plus.
   *[other] C’est trop long : { $letters } caractères au plus.
}
error-web-form = Les formulaires s’envoient en « { $expected } », pas en « { $found } ». Rien n’a changé.
error-web-request = Cette demande est incompréhensible : { $problem }
error-web-failed = Quelque chose s’est cassé de notre côté. C’est noté ; rien de votre partie n’est perdu.

# La table d’un jeu qui n’a pas ses propres dessins
plain-board = Plateau
plain-free = { $space }, libre
plain-held = { $space }, { $seat }
plain-newest = { $said }, dernier coup
plain-on-board = { $number } sur le plateau
plain-over = Partie finie

# Home, and setting up a table
home-tagline = Quatre civilisations, une table
home-hello = { $name }, à quoi joue-t-on ?
home-hello-nobody = À quoi joue-t-on ?
home-waiting = { $count ->
    [one] partie vous attend
   *[other] parties vous attendent
}
home-games = Jeux
home-players = { $least }–{ $most } joueurs
home-players-only = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
home-minutes = { $least }–{ $most } min
home-play = Jouer contre les robots
home-new = Créer une table
home-mine-none = Aucune partie pour l’instant. Une partie contre les robots est à un clic.
home-all = toutes ({ $count })
home-with = avec { $names }
home-alone = en solo
home-date = { DATETIME($date, dateStyle: "medium") }
home-place = { $place ->
    [1] 1ᵉʳ sur { $of }
   *[other] { $place }ᵉ sur { $of }
}
home-over = Terminée
home-other-rules = commencée avec d’anciennes règles
home-missing = { $count ->
    [one] encore une place libre
   *[other] encore { $count } places libres
}
home-turn = à { $names } de jouer
home-thinks = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
home-open = Tables ouvertes
home-open-short = Tables
home-open-none = Aucune table n’attend de joueurs. Créez-en une et annoncez-la ici.
home-seats = { $taken } places prises sur { $all }
home-pace-live = en direct
home-pace-days = sur plusieurs jours
home-join = Rejoindre
home-own-table = Ma table
home-upload = Une partie enregistrée
home-upload-what = Revoyez une partie finie, ou continuez celle qui ne l’est pas.
home-upload-file = Enregistrement (fichier .json)
home-upload-open = Ouvrir
home-account = Mon compte
home-account-of = Compte : { $name }
home-show-running = En cours ({ $count })
home-show-finished = Terminées ({ $count })
home-show-all = Toutes ({ $count })
home-show-none = Rien ici pour l’instant.
home-page = Page { $page } sur { $pages }
home-page-newer = Plus récentes
home-page-older = Plus anciennes
home-career = Palmarès
daily-challenge = Défi du jour
daily-challenge-short = Défi
daily-day = { DATETIME($day, dateStyle: "long") }
daily-same = La même partie pour tout le monde aujourd’hui. Votre première compte.
daily-take = Relever le défi
daily-train = Rejouer pour s’entraîner
daily-first = Personne ne l’a encore fini : à vous d’ouvrir le classement.
daily-entered = { $count ->
    [one] une partie classée
   *[other] { $count } parties classées
}
cards-title = Vos propres cartes
cards-of = Cartes pour { $game }
cards-fill = 1. Saisissez vos cartes
cards-fill-what = Les livrets n’impriment pas tout ce qui figure sur les cartes : ce qui manque, Tablée l’a inventé. Si vous possédez le jeu, téléchargez le formulaire et saisissez ce que disent vos cartes, autant que vous voulez.
cards-form = Télécharger le formulaire
cards-bring = 2. Regardez-les et jouez
cards-bring-what = Chaque carte modifiée est dessinée comme elle sera sur la table. Quiconque a leur lien peut jouer avec.
cards-file = Votre fichier (.toml)
cards-look = Montrer les cartes
cards-mine = Vos cartes déjà apportées
cards-wrong = { $count ->
    [one] Pas encore : une chose ne va pas dans ce fichier. Rien n’a été gardé.
   *[other] Pas encore : { $count } choses ne vont pas dans ce fichier. Rien n’a été gardé.
}
cards-count = { $count ->
    [0] Rien n’est encore changé.
    [one] Une chose est changée.
   *[other] { $count } choses sont changées.
}
cards-filled = Sur { $ours } lignes qu’aucun livret n’imprime, { $filled } sont remplies.
cards-play = Ouvrir une table avec ces cartes
cards-download = Télécharger le fichier
cards-share = Quiconque a ce lien peut regarder ces cartes et jouer avec. Elles ne changent jamais : un autre fichier reçoit un autre lien.
cards-changed = Ce qui change
new-pack = Cartes
new-pack-own = Celles du jeu
new-pack-look = Regarder ces cartes
new-pack-bring = Jouer avec vos propres cartes
error-pack-unfit = { $count ->
    [one] Une chose ne va pas dans ce paquet :
   *[other] { $count } choses ne vont pas dans ce paquet :
}
error-pack-many = Plus aucun paquet ne peut être gardé : chacun peut en apporter { $most }.
error-pack-often = Trop de paquets en peu de temps. Attendez { $seconds } secondes, s’il vous plaît.
new-title = Une nouvelle table
new-players = Nombre de joueurs
new-options = Comment on joue
new-option-seat = { $option }, place { $number }
new-ticks = Cochez-en { $count }. Rien de coché : le choix habituel du jeu.
new-seats = Qui s’assied où
new-seat = Place { $number }
new-kind-me = moi
new-kind-here = une autre personne ici
new-kind-random = robot, débutant
new-kind-greedy = robot, moyen
new-kind-search = robot, fort
new-kind-open = libre : qui a le lien
new-seat-name = Nom à la place { $number }
new-me = Mon nom
new-pace = Rythme
new-pace-live = En direct : tout le monde est là
new-pace-days = Sur plusieurs jours : chacun joue quand il peut
new-listed = L’annoncer parmi les tables ouvertes
new-listed-what = N’importe qui peut alors prendre une place libre. Sinon, seulement qui a le lien.
new-show = Montrer ce qui s’applique
new-create = Ouvrir la table
new-wrong = Pas encore : quelque chose ne va pas ci-dessous. Rien n’a été créé.
error-new-seat = « { $value } » ne peut pas s’asseoir ici.
error-new-twice = « { $name } » est déjà à cette table : un autre nom, s’il vous plaît.
error-new-ticks = « { $option } » : cochez-en { $count }, ou rien du tout. Coché pour l’instant : { $value }.
error-new-pace = « { $value } » n’est pas un rythme : en direct, ou sur plusieurs jours.
account-title = Mon nom et mon compte
account-name = Mon nom à la table
account-name-what = Il suffit pour jouer.
account-name-label = Nom
account-save = Enregistrer
account-make = Créer un compte
account-make-what = Vos parties, retrouvées sur tous vos appareils. Aucun e-mail n’est demandé ; une phrase secrète oubliée ne se remplace pas.
account-phrase = Phrase secrète
account-phrase-what = Au moins { $least } caractères : quelques mots que personne d’autre ne réunirait.
account-log-in = Se connecter
account-log-in-what = Les parties de ce navigateur vous suivent.
account-log-out = Se déconnecter
account-is = Compte { $name } : vos parties se retrouvent sur tous vos appareils.
error-account-tries = Trop d’essais manqués pour ce nom. Attendez { $seconds } secondes, s’il vous plaît.
home-broken = Ne peut pas être joué ici
home-broken-match = ne peut pas être ouverte ici
web-undrawn = Ce coup est gardé, mais la table ne peut plus être dessinée ensuite. L’erreur est notée.
preview-change = { $own ->
    [true] { $thing }
   *[false] { $seat } : { $thing }
} { $before } → { $after }{ $changes ->
    [0] {""}
   *[other] {" "}({ $parts })
}
preview-certain = À coup sûr : { $own ->
    [true] { $thing }
   *[false] { $seat } : { $thing }
} { $parts }
preview-more = +{ $amount } { $source }
preview-less = −{ $amount } { $source }
origin-printed = imprimé dans le livret de règles
origin-legend = { $sign } imprimé dans le livret de règles ; tout le reste est de notre cru.
origin-ours = Conçu pour Tablée ; le livret de règles n’en imprime rien.
