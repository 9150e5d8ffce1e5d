# Comune a tutti i giochi. Le chiavi non cambiano mai; ogni lingua ha le stesse.

seat-unnamed = Giocatore { $number }

refuse-over = La partita è finita.
refuse-not-your-turn = Non tocca a te: ora decide { $seat }.
refuse-unknown-action = Questo gioco non ha un’azione numero { $action }.

error-game = Non c’è un gioco «{ $game }». Disponibili: { $allowed }.
error-players = A { $game } non si gioca in { $players }. Numeri di giocatori possibili: { $allowed }.
error-seed = { $seed } non è un seme: serve un numero intero da 0 a { $limit }.
error-option = Non c’è un’opzione «{ $option }». Possibili: { $allowed }.
error-option-value = L’opzione «{ $option }» non può valere «{ $value }». Possibili: { $allowed }.
error-option-not-now = L’opzione «{ $option }» qui non ha senso: richiede { $needed }.
error-option-row = L’opzione «{ $option }» richiede un valore per ciascuno dei { $players } giocatori, separati da virgole; «{ $value }» non va bene.
error-option-twice = L’opzione «{ $option }» dà «{ $value }» a più di un giocatore.
error-position-game = Questa posizione è del gioco «{ $game }», non «{ $expected }».
error-position-field = Nella posizione il campo «{ $field }» è sbagliato: trovato { $found }, atteso { $expected }.
error-content = { $file }: { $entry }, campo «{ $field }»: { $problem }. Ammessi: { $allowed }.
error-content-entry = { $file }: { $entry }: { $problem }. Ammessi: { $allowed }.
error-content-file = Impossibile leggere il file dei contenuti { $file }: { $problem }.
error-content-syntax = { $file } non è TOML valido: { $problem }.
error-parse-block = «{ $word }» non è un’azione. Possibili: { $allowed }.
error-parse-token = «{ $word }» non va bene per «{ $block }» ({ $parameter }). Per esempio: { $allowed }.
error-parse-count = «{ $block }» si scrive: { $form }
error-record-file = Impossibile aprire la registrazione { $file }: { $problem }.
error-record-unreadable = Questa non è una registrazione di Tablée: { $problem }.
error-record-format = Questa registrazione è nel formato { $found }; questa versione legge il formato { $expected }.
error-record-game = È una registrazione del gioco «{ $found }», non «{ $expected }».
error-record-rules = Questa registrazione segue la versione { $found } delle regole di { $game }; questo Tablée gioca la versione { $expected } e non può verificarla.
error-record-content = Questa registrazione è stata fatta con altri contenuti (impronta { $found }, qui { $expected }).
error-record-move = La mossa { $number } («{ $action }») non può essere rigiocata.
error-record-outcome-missing = Qui interviene il caso, ma la registrazione non contiene un esito.
error-record-outcome-range = L’esito registrato { $outcome } è impossibile: deve essere minore di { $limit }.
error-record-outcome-unused = La registrazione contiene { $count } esiti del caso che nulla richiede.
error-record-seed = { $number ->
    [0] La preparazione non corrisponde
   *[other] La mossa { $number } non corrisponde
} al caso del seme: la registrazione è stata modificata.
error-record-unfinished = La partita è finita, ma la registrazione non contiene un risultato.
error-record-too-short = La registrazione contiene un risultato, ma le mosse non arrivano alla fine della partita.
error-record-result = Il risultato registrato non è quello a cui portano le mosse.
