# Comune a tutti i giochi. Le chiavi non cambiano mai; ogni lingua ha le stesse.

labelled = { $label }: { $said }
seat-unnamed = Giocatore { $number }

refuse-not-asked = Non è il momento.
refuse-over = La partita è finita.
refuse-not-your-turn = Non tocca a te: ora decide { $seat }.
refuse-unknown-action = Questo gioco non ha un’azione numero { $action }.

error-game = Il gioco «{ $game }» non esiste. Disponibili: { $allowed }.
error-players = A { $game } non si gioca in { $players }. Numeri di giocatori possibili: { $allowed }.
error-seed = { $seed } non è un seme: serve un numero intero da 0 a { $limit }.
error-option = L’opzione «{ $option }» non esiste. Possibili: { $allowed }.
error-option-value = L’opzione «{ $option }» non può valere «{ $value }» con { $players } giocatori. Possibili: { $allowed }.
error-option-not-now = L’opzione «{ $option }» qui non si applica: richiede { $needed }.
error-option-row = L’opzione «{ $option }» richiede tanti valori quanti sono i giocatori ({ $players }), separati da virgole; «{ $value }» non va bene.
error-option-twice = L’opzione «{ $option }» assegna «{ $value }» a più di un giocatore.
error-option-list = L’opzione «{ $option }» richiede { $count } valori diversi, separati da virgole, oppure nessuno; «{ $value }» non va bene. Possibili: { $allowed }.
error-position-game = Questa posizione è del gioco «{ $found }», non di «{ $expected }».
error-position-field = Nella posizione il campo «{ $field }» è sbagliato (trovato: { $found }; atteso: { $expected }).
error-content = { $file }: { $entry }, campo «{ $field }»: { $problem } non va bene. Valori ammessi: { $allowed }.
error-content-entry = { $file }: { $entry }: { $problem } non va bene. Valori ammessi: { $allowed }.
error-content-missing-field = { $file }: in { $entry } manca il campo «{ $field }». Valori ammessi: { $allowed }.
error-content-missing-section = { $file }: manca la sezione «{ $entry }». Valori ammessi: { $allowed }.
error-content-unknown-entry = { $file }: { $entry }: nel gioco nulla ha questo id, e un pacchetto non può aggiungere nulla. Conosciuti: { $allowed }.
error-content-unknown-field = { $file }: { $entry } non ha il campo «{ $field }». Possibili: { $allowed }.
error-content-unknown-section = { $file }: la sezione «{ $entry }» non esiste. Possibili: { $allowed }.
error-content-file = Impossibile leggere il file dei contenuti { $file }: { $problem }.
error-content-syntax = { $file } non è TOML valido: { $problem }.
error-content-game = Le sezioni di { $file } non dicono a quale gioco è destinato. Indica il gioco: --game KEY. Possibili: { $allowed }.
error-parse-block = «{ $word }» non è un’azione. Possibili: { $allowed }.
error-parse-token = «{ $word }» non va bene per «{ $block }» ({ $parameter }). Per esempio: { $allowed }.
error-parse-count = «{ $block }» si scrive: { $form }
error-record-file = Impossibile aprire la registrazione { $file }: { $problem }.
error-record-unreadable = { $field ->
    [none] Questa non è una registrazione di Tablée, o è incompleta.
   *[other] In questa registrazione il campo «{ $field }» manca o non è valido.
}
error-record-format = Questa registrazione è nel formato { $found }; questa versione legge il formato { $expected }.
error-record-game = È una registrazione del gioco «{ $found }», non di «{ $expected }».
error-record-rules = Questa registrazione segue la versione { $found } delle regole di { $game }; qui si gioca la versione { $expected }: impossibile verificarla.
error-record-content = Questa registrazione è stata fatta con contenuti diversi (impronta { $found }, qui { $expected }). Indica il pacchetto usato allora (--content FILE), oppure ometti --content per i contenuti originali del gioco.
error-record-header = L’intestazione della registrazione non descrive una partita possibile.
error-record-move = La mossa { $number } («{ $action }») non può essere rigiocata.
error-record-outcome-missing = Qui interviene il caso, ma la registrazione non contiene un sorteggio.
error-record-outcome-range = Il sorteggio registrato ({ $outcome }) è impossibile: deve essere minore di { $limit }.
error-record-outcome-unused = La registrazione contiene { $count ->
    [one] { $count } sorteggio che nulla richiede.
   *[other] { $count } sorteggi che nulla richiede.
}
error-record-seed = { $number ->
    [0] La preparazione
   *[other] La mossa { $number }
} non corrisponde ai sorteggi del seme: la registrazione è stata modificata.
error-record-unfinished = La partita è finita, ma la registrazione non contiene un risultato.
error-record-too-short = La registrazione contiene un risultato, ma le mosse non arrivano alla fine della partita.
error-record-result = Il risultato registrato non è quello a cui portano le mosse.
error-game-broken = Qui non si può giocare a «{ $game }».
error-game-code = { $problem }
error-game-taken = La chiave «{ $key }» appartiene al gioco del pacchetto { $package }: un altro gioco deve averne un’altra.
error-pack = Non esiste il file «{ $pack }», né un pacchetto di carte installato con questo nome. Installati: { $allowed }.
error-pack-broken = Il pacchetto di carte «{ $pack }» non si può usare: { $problem }
error-pack-large = { $file } supera { $most } lettere: a nessun pacchetto ne servono tante.
error-pack-unknown = Qui non c’è nessun pacchetto «{ $pack }».
error-extra = Serve il pacchetto { $package }, che non è installato. Per installarlo: pip install "tablee[{ $extra }]".

seat-you = Giocatore

cli-about = Giochi da tavolo moderni al tuo tavolo: contro i bot, con gli amici, per la ricerca.
cli-usage = { $command }: { $problem }. Aiuto: { $command } --help
cli-number = «{ $typed }» non va bene: serve un numero intero, 0 o più, di al massimo 20 cifre
cli-interrupted = Interrotto: di ciò che non era finito non resta nulla.
cli-error = tablee: { $problem }
cli-lang = lingua: en, fr o it
cli-play = giocare nel terminale
cli-games = elencare i giochi, o le opzioni di un gioco
cli-rules = mostrare le regole di un gioco
cli-replay = mostrare una partita registrata, o verificarla
cli-arena = far giocare ai bot molte partite tra loro
cli-balance = dire se un gioco è equilibrato: punteggi, primo giocatore, carte
cli-solo = giocare da soli, in tutti i modi possibili, e misurare i risultati con gli obiettivi del gioco
cli-daily = mostrare la classifica della partita del giorno
cli-content = occuparsi dei tuoi pacchetti di carte
cli-content-check = elencare tutto ciò che non va in un pacchetto di carte, o ciò che cambia
cli-players = numero di giocatori
cli-players-some = numeri di giocatori; se omesso, tutti a partire da 2
cli-seed = numero che fissa tutti i sorteggi; lo stesso numero dà la stessa partita
cli-option = impostare un’opzione del gioco; si può ripetere (vedi: tablee games GIOCO)
cli-content-flag = giocare con un pacchetto di carte: un tuo file, o il nome di uno installato (vedi: tablee content)
cli-bots = bot per gli ultimi posti, per esempio greedy,search:0.5; «none» per giocare senza bot
cli-name = il tuo nome al tavolo
cli-daily-flag = giocare la partita del giorno
cli-resume = riprendere una partita salvata; senza FILE, l’ultima lasciata
cli-json = produrre JSON per i programmi
cli-verify = rigiocare ogni mossa e controllare regole, sorteggi e risultato
cli-at = mostrare la posizione dopo la mossa N
cli-count = quante partite giocare
cli-jobs = quanti processi lavorano contemporaneamente
cli-bot = il bot che gioca contro sé stesso
cli-markdown = scrivere il resoconto anche in un file Markdown
cli-game = il gioco a cui è destinato il pacchetto, se le sue sezioni non lo dicono

error-bot = Il bot «{ $bot }» non esiste. Disponibili: { $allowed }.
error-bots-many = { $bots } bot sono troppi per { $seats } posti.
error-option-form = «{ $typed }» non è un’opzione: scrivi CHIAVE=VALORE.
error-daily-fixed = La partita del giorno è uguale per tutti: non accetta numero di giocatori, seme, opzioni o contenuti.
error-no-daily = { $game } non ha una partita del giorno.
error-folder = Impossibile usare { $file }: { $problem }.
error-save = Impossibile scrivere { $file }: { $problem }.
error-file-exists = { $file } esiste già e non è una registrazione di questa partita: resta com’è. Scegli un altro nome.
error-open-elsewhere = La partita in { $file } è aperta in un altro terminale.
error-daily-book = L’elenco dei risultati del giorno in { $file } è danneggiato: riparalo o spostalo.
error-nothing-to-resume = Non c’è nessuna partita in sospeso da riprendere.
error-replay-at = La mossa { $number } non esiste: la registrazione ne ha { $most }.
error-arena-games = Bisogna giocare almeno una partita.

games-name = Nome
games-title = Gioco
games-designer = Autore
games-players = Giocatori
games-minutes = Minuti
options-option = Opzione
options-values = Valori (il primo è predefinito)
options-meaning = Significato

lobby-game = Quale gioco? (Invio: { $usual })
lobby-players = Quanti giocatori? { $allowed } (Invio: { $usual })
lobby-options = Cambia opzioni con CHIAVE=VALORE (più d’una con spazi), oppure comincia (Invio)
lobby-bots = Chi gioca contro di te? random, greedy, search; più d’uno con le virgole; «{ $none }» per giocare senza bot (Invio: { $usual })
lobby-wrong = «{ $typed }» qui non è possibile. Possibili: { $allowed }.

terminal-welcome = Ti diamo il benvenuto a { $game }. Scrivi «aiuto» quando hai un dubbio.
terminal-prompt = Scrivi un numero o delle parole («lista»: tutte le scelte, «aiuto»: i comandi).
terminal-option = { $label }: { $choice }
terminal-asked = { $seat }: { $question }
terminal-curtain = { $seat } alla tastiera; gli altri guardano altrove. Premi Invio.
terminal-window = Qualcuno può rispondere. Scrivi il numero di chi vuole guardare le proprie carte ({ $names }), o premi Invio se nessuno risponde.
terminal-window-prompt = Chi risponde?
terminal-thinks = { $seat } sta pensando…
terminal-thinking = Sto pensando…
terminal-left = Partita salvata in { $file }. Per riprendere: tablee play --resume { $file }
terminal-saved = Partita salvata in { $file }
terminal-ends-game = { $action }: con questo la partita finisce. Giocare lo stesso? (sì/no)
terminal-not-played = Non giocato.
terminal-no-fit = Nessuna azione corrisponde a tutto «{ $typed }». Parole come «{ $example }» ne indicano una.
terminal-unsaved = La partita continua, ma non viene salvata. «salva FILE» la conserva in un file a tua scelta.
terminal-back = Di nuovo a { $game }. Le ultime mosse:
terminal-yes = sì s
terminal-number = La scelta { $number } non esiste: i numeri vanno da 1 a { $most }.
terminal-several = { $count } azioni corrispondono a queste parole. Precisa meglio, per esempio con il numero:
terminal-legal = { $action }: ora è possibile.
terminal-strange = «{ $word }» qui non significa nulla. Scrivi un numero, o parole come «{ $example }», o «aiuto».
terminal-note-final = definitivo: non si può annullare
terminal-note-ends = chiude la partita
terminal-hint = Io giocherei: { $action } ({ $text })
terminal-score-hidden = A questo tavolo il punteggio resta nascosto fino alla fine.
terminal-score-none = In questo gioco non si gioca per i punti.
terminal-undone = Annullato.
terminal-undo-impossible = Non puoi annullare nulla: dopo la tua ultima azione è stato rivelato qualcosa di nuovo o ha giocato qualcun altro.
terminal-lang = Quale lingua? { $languages }; per esempio «lingua fr».
terminal-sheet = Foglio segnapunti
terminal-total = Totale
terminal-places = Classifica finale
terminal-place = { $place }. { $name }, { $result }
terminal-help = Indica un’azione con il numero o a parole, per esempio «{ $example }»; le parole si possono abbreviare e mettere in qualsiasi ordine. Oppure usa un comando:
terminal-command-help = aiuto
terminal-command-list = lista
terminal-command-try = prova
terminal-command-why = perché
terminal-command-hint = consiglio
terminal-command-undo = annulla
terminal-command-score = punti
terminal-command-board = tabellone
terminal-command-log = diario
terminal-command-rules = regole
terminal-command-lang = lingua
terminal-command-save = salva
terminal-command-quit = esci
terminal-help-help = questo aiuto
terminal-help-list = tutte le scelte con i numeri; con parole, quelle che corrispondono
terminal-help-try = con un’azione: che cosa cambierebbe, senza giocarla
terminal-help-why = con un’azione: perché non è possibile
terminal-help-hint = che cosa farebbe qui un buon bot
terminal-help-undo = annullare la tua ultima azione, se nulla di nuovo è stato rivelato
terminal-help-score = il foglio segnapunti, come se la partita finisse ora
terminal-help-board = di nuovo il tabellone e le scelte
terminal-help-log = che cosa è successo dalla tua ultima azione
terminal-help-rules = le regole del gioco
terminal-help-lang = con en, fr o it: cambiare lingua
terminal-help-save = salvare la partita, se vuoi in un file a tua scelta
terminal-help-quit = salvare e uscire; potrai riprendere più tardi

replay-verified = Verificato: { $game }, { $moves ->
    [one] { $moves } mossa.
   *[other] { $moves } mosse.
} Regole, sorteggi e risultato sono in ordine.
replay-verified-unfinished = Verificato fin qui: { $game }, { $moves ->
    [one] { $moves } mossa.
   *[other] { $moves } mosse.
} Regole e sorteggi sono in ordine; la partita non è finita.

content-good = { $file } è un buon pacchetto per { $game }. Impronta: { $fingerprint }.
content-changes = Cambia:
content-changes-nothing = Non cambia nulla.
cli-content-new = scrivere un pacchetto di carte con ogni riga che nessun regolamento stampa, da completare dalle carte
content-new = { $file } è scritto: un pacchetto per { $game } che non cambia ancora nulla, con { $lines } { $lines ->
    [one] riga
   *[other] righe
} da completare. Per vedere a che punto sei: tablee content check { $file }
content-ours = Completate: { $filled } delle { $ours } righe che nessun regolamento stampa, per sezione:
pack-form = Le tue carte di { $game }.
    Ogni riga qui sotto che comincia con «# » è un valore che nessun regolamento stampa: l’ha inventato Tablée. Scrivi al
    suo posto ciò che dice la tua carta e togli il «# ». Ciò che lasci resta nostro, e le righe «## » dicono ciò che il
    regolamento stampa.
    Per vedere a che punto sei: tablee content check FILE
    Per giocarci:               tablee play { $key } --content FILE
cli-content-list = elencare i pacchetti di carte installati
packs-name = Pacchetto
packs-game = Gioco
packs-file = File
packs-none = Nessun pacchetto di carte è installato.
games-broken = Qui non si può giocare a { $game }: { $reason }

arena-playing = Partite
arena-bot = Bot
arena-wins = Vittorie
arena-interval = Intervallo al 95%
arena-score = Punteggio medio
arena-place = Piazzamento medio
arena-speed = Tempo per decisione
arena-title = { $game }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}

balance-title = Equilibrio di { $game }: { $bot } contro sé stesso, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
balance-title-alone = { $game } in solitario: { $bot }, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
balance-basis = Versione { $rules } delle regole, contenuti { $content }, seme { $seed }.
balance-about = L’indice confronta le vittorie di chi ha preso una carta con la sua giusta parte (1/2 in due, 1/3 in tre e così via): 1.00 non è né bene né male. Mostra che cosa si accompagna alla vittoria, non che cosa la provoca. Tutti gli intervalli sono al 95%.
balance-about-alone = Gli obiettivi sono quelli delle regole. Un traguardo dice quante volte un giocatore forte dovrebbe raggiungerne uno; un bot che gioca meno bene resta al di sotto. Tutti gli intervalli sono al 95%.
balance-scores = Punteggi
balance-players = { $players } giocatori
balance-games = Partite
balance-mean = Media
balance-deviation = Deviazione standard
balance-quantile = Quantile { $percent }%
balance-least = Il più basso
balance-most = Il più alto
balance-winners = Media dei vincitori
balance-order = Vittorie secondo l’ordine del primo giro
balance-turn = { $turn ->
    [1] Comincia
    [2] Secondo
    [3] Terzo
    [4] Quarto
   *[other] { $turn }º
}
balance-seats = Vittorie secondo il posto al tavolo
balance-seat = Posto { $number }
balance-alone = Partite in solitario
balance-goal = { $goal } punti o più
balance-rank = { $rank } ({ $goal } punti o più)
balance-target = su { $target }
balance-target-note = ✓ entro un quarto dal traguardo, ▲ sopra, ▼ sotto, doppio quando vi si trova tutto l’intervallo.
balance-way = Da soli
balance-with = { $option }: { $value }
balance-sources = Provenienza dei punti in solitario
balance-card = Carta
balance-taken = Presa
balance-lift = Indice
balance-note = Indice medio { $mean }; ▲ sopra { $high }, ▼ sotto { $low } (al 25% dalla media), doppio quando vi si trova tutto l’intervallo.

daily-title = { $game }, partita del { $day }
daily-place = Posizione
daily-player = Giocatore
daily-nobody = ancora nessuno
daily-result = Risultato / punti del giocatore
daily-ranked = Questa era la tua partita di oggi valida per la classifica.
daily-practice = Partita di allenamento: per la classifica vale solo la tua prima di oggi.

error-store-late = La mossa { $number } è già stata giocata. Nulla è cambiato.
error-store-unknown = Qui non c’è una partita «{ $match }».
error-table-late = Questa pagina non è aggiornata: la prossima mossa è la numero { $expected }, non { $number }. Nulla è cambiato.
error-table-noted = La tua risposta è già annotata: avrà effetto tra un attimo.
error-table-gone = Delle mosse sono state annullate prima che la tua risposta avesse effetto. Nulla è cambiato.
error-table-seat = Il posto { $number } non è tuo.
error-table-taken = Il posto { $number } è occupato.
error-table-undo = Non si può annullare: la mossa è di un altro, o ha rivelato qualcosa.
error-table-running = La partita è in corso: la sua registrazione si apre quando è finita.

web-language = Lingua
web-play-bots = Gioca subito contro i bot
web-my-games = Le mie partite
web-over = La partita è finita
web-waiting = In attesa di { $names }
web-log = Diario
web-play = Gioca
web-cancel = Annulla
web-undo = Annulla la mossa
web-ask = Chiedere prima di ogni passo
web-touch-lit = Tocca ciò che è illuminato
web-all-actions = Tutte le azioni

# Un gioco proprio
cli-new-game = scrivere un gioco tuo, che funziona, da cui cominciare
cli-new-game-key = il nome del gioco nei comandi, per esempio mio_gioco
cli-into = la cartella in cui scriverlo; se manca, una chiamata come il gioco, qui
new-game-written = { $folder } contiene un gioco che funziona. Provalo, poi metti le tue regole al suo posto (il suo README.md dice dove):
error-new-game-key = «{ $key }» non può essere il nome di un gioco: servono due lettere minuscole, seguite da minuscole, cifre o _, e non una parola di Python. Per esempio: mio_gioco.
error-new-game-taken = Esiste già un gioco «{ $key }». Scegli un altro nome.
error-new-game-folder = { $folder } esiste già e non è vuota: non è stato scritto nulla. Indica un’altra cartella: --into FOLDER.

# The server's command
cli-serve = apri il tavolo ai browser
cli-host = l’indirizzo su cui ascoltare; 0.0.0.0 apre il tavolo a tutta la tua rete
cli-port = la porta su cui ascoltare; di norma 8000, o la prossima libera
cli-data = la cartella che conserva le partite
cli-database = la base di dati da usare invece di un file in quella cartella, per esempio postgresql+psycopg://utente:password@macchina/nome
cli-reload = riavvia il server appena un file del pacchetto viene modificato: per disegnare le pagine

# Un gioco controllato
cli-check = controllare un gioco: regole, pagine, terminale, testi, contenuto e una partita nel browser
cli-no-browser = senza la partita nel browser
check-games = { $count ->
    [one] una partita
   *[other] { $count } partite
}
check-decisions = { $count ->
    [one] una decisione cliccando
   *[other] { $count } decisioni cliccando
}
check-place = in { $place }
check-plain-core = tralasciato, perché qui il motore non è compilato
check-no-browser = tralasciato, come richiesto
check-needs-playwright = tralasciato, perché manca Playwright: pip install playwright
check-needs-chromium = tralasciato, perché manca Chromium: installa il pacchetto chromium del tuo sistema, oppure esegui playwright install chromium
check-good = { $game }: { $count } controlli su { $games } { $games ->
    [one] tipo
   *[other] tipi
} di partita, e nulla da ridire.
check-bad = { $game }: { $failed } controlli su { $count } hanno trovato qualcosa: { $names }
check-left-out = Tralasciati: { $names }
serve-ready = Tablée è pronta: { $address }  (Ctrl+C la ferma)
serve-stopped = Tablée è ferma. Tutte le partite sono conservate.
error-serve-folder = { $folder } non può conservare le partite: { $problem }. Indica una cartella in cui puoi scrivere: --data CARTELLA.
error-serve-running = Tablée è già in funzione con { $folder }: apri { $address }, o indica un’altra cartella: --data CARTELLA.
error-serve-url = «{ $url }» non indica una base di dati che Tablée possa usare. Andrebbe bene sqlite:////cartella/file.db o postgresql+psycopg://utente:password@macchina/nome.
error-serve-driver = { $url } richiede il driver di PostgreSQL. Per installarlo: pip install "psycopg[binary]".
error-serve-reload = --reload richiede il pacchetto watchfiles. Per installarlo: pip install watchfiles.
error-serve-database = La base di dati { $url } non risponde come dovrebbe: { $problem }. Controlla che sia in funzione, il suo nome e la password.
error-serve-port = { $port } non è una porta. Andrebbe bene un numero da 0 a { $most }.
error-serve-taken = Un altro programma ascolta sulla porta { $port }. Indicane un’altra: --port NUMERO.
error-serve-forbidden = Non puoi ascoltare sulla porta { $port }. Indicane una da 1024 in su: --port NUMERO.
error-serve-host = Questa macchina non può ascoltare su «{ $host }». Andrebbe bene 127.0.0.1 (solo questa macchina) o 0.0.0.0 (tutta la rete).

# The table in the browser
web-skip = Vai al contenuto
web-language-en = English
web-language-fr = Français
web-language-it = Italiano
web-theme-auto = Colori del browser
web-theme-light = Colori chiari
web-theme-dark = Colori scuri
web-board = Il tavolo
web-won = { $count ->
    [one] { $names } vince
   *[other] { $names } vincono insieme
}
web-drawn = Patta
web-join = Vuoi sederti a questo tavolo?
web-choose = Che cosa fare
web-try = Guarda prima
web-copied = Copiato
web-note-final-bots = { $reason ->
    [reveals] Questa mossa rivela qualcosa.
    [passes] Questa mossa passa il turno.
   *[both] Questa mossa rivela qualcosa e passa il turno.
} Contro i bot puoi annullarla comunque.
web-home = Inizio
web-menu = Menu
web-close = Chiudi
web-prompt = Che cosa fare ora
web-text-why = Ciò che non è proposto ora è contro le regole. Per sapere perché: sul tavolo disegnato (T), vai all’elemento con Maiusc e le frecce e premi Invio.
web-position = La posizione a parole
web-several = Più passi in una volta
web-skips = In questa pagina
web-filter = Solo ciò che contiene
web-filter-found = { $found } su { $all }
web-brings = Ora: { $changes }.
web-brings-change = { $name } { $amount }, poi { $after }
web-text-view = Tavolo a parole
web-board-view = Tavolo disegnato
web-contents = Indice
web-rules = Regole
web-your-turn = Tocca a te
web-your-turn-in = Tocca a te in { $game }
web-your-turn-name = Tocca a te, { $name }
web-thinking = { $names } sta pensando…
web-offline = Nessuna connessione. Il tavolo si aggiornerà appena torna.
web-curtain = Tocca a { $name }
web-curtain-why = C’è qui qualcosa che solo chi gioca ora può vedere. Passa lo schermo, poi apri il sipario.
web-curtain-open = Sono { $name }: apri
web-window = Qualcuno può rispondere
web-window-why = Chi vuole guarda le proprie carte mentre gli altri guardano altrove. Se nessuno risponde, la partita continua.
web-window-nobody = Nessuno: avanti
web-noted = La tua risposta è annotata: avrà effetto tra un attimo.
web-passes = Puoi solo passare: il tavolo lo fa per te tra un attimo.
web-always = Chiedimi sempre, anche se posso solo passare
web-always-off = Chiedimi solo quando posso agire
web-rematch = Rivincita
web-rematch-go = Vai alla rivincita
web-replay = Rivedi
web-download = Scarica la partita
web-waiting-people = { $count ->
    [one] Manca una persona
   *[other] Mancano { $count } persone
}
web-share = Manda questo link a chi deve unirsi. La partita comincia quando tutti i posti sono presi.
web-link = Link a questo tavolo
web-copy-link = Copia il link
web-copy-moment = Link a questo momento
web-lend = Affida a un bot
web-lend-own = Fai giocare un bot per { $name }
web-lent = Un bot gioca per { $name }.
web-return = Riprendi il posto
web-proposal = { $name } vorrebbe annullare { $moves ->
    [one] l’ultima mossa
   *[other] le ultime { $moves } mosse
}.
web-proposal-own = Hai chiesto di annullare { $moves ->
    [one] l’ultima mossa
   *[other] le ultime { $moves } mosse
}.
web-proposal-waits = Gli altri devono essere d’accordo.
web-agree = D’accordo
web-refuse = Rifiuta
web-withdraw = Rinuncia
web-restart = Ricomincia: annulla { $moves } mosse
web-propose = Chiedi di annullare la mia ultima mossa{ $moves ->
    [one] {""}
   *[other] {" "}({ $moves } mosse in tutto)
}
web-propose-bots = Torna alla mossa { $number }: annulla { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}
web-propose-sure = Sì, annulla { $moves ->
    [one] la mia ultima mossa
   *[other] la mia ultima mossa e tutto ciò che è seguito
}
web-people = Al tavolo
web-jumps = Parti del tavolo
web-standing = A che punto sono tutti
web-mine = I miei pezzi
web-players = Giocatori
web-free = libero
web-seat-free = Posto { $number }
web-you = tu
web-away = assente
web-here = presente
web-guest = Ospite
web-bot-stands-in = un bot al suo posto
web-bot-random = bot principiante
web-bot-greedy = bot medio
web-bot-search = bot forte
web-name = Il tuo nome
web-sit = Siediti qui
web-spectating = Stai guardando.
web-spectator = Pubblico
web-spectators = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
web-told-many = { $name } ha fatto { $count } cose; l’ultima: { $line }
web-told-yours = Tocca a te. { $question }
web-told-back = Una mossa è stata annullata.
web-moment = Rivedi la mossa { $number }
web-recap = Dal tuo turno
web-recap-lately = Ultimamente
web-recap-again = Rivedi
web-recap-again-turn = Rivedi il turno di { $name }
web-recap-own = Per te:
web-news = in più
web-recap-overtaken = { $thing }: { $name } ti supera, { $has } contro { $own }.
web-log-filter = Di chi il diario mostra i turni
web-log-only = Solo { $name }
web-log-wide = Il diario su tutto il tavolo
web-log-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
web-chat = Chat
web-chat-say = Scrivi qualcosa
web-send = Invia
web-notes = Le mie note
web-notes-private = Solo tu puoi leggerle.
web-note-kept = Salvato.
web-notify = Avvisami quando tocca a me
web-notify-granted = Questo browser ti avviserà quando tocca a te, finché questa pagina è aperta.
web-notify-denied = Il tuo browser non permette notifiche da questo sito. Puoi cambiarlo nelle sue impostazioni per questo sito; il titolo della pagina annuncia comunque il tuo turno.
web-notify-default = Non è stato deciso nulla: il browser lo chiederà di nuovo se scegli ancora questa voce.
web-play-final = { $act } · definitivo
web-play-ends = { $act } · fine della partita
web-note-final = Non si può annullare: { $reason ->
    [reveals] rivela qualcosa
    [passes] passa il turno
   *[both] rivela qualcosa e passa il turno
}.
web-note-ends = Questa mossa termina la partita.
web-bill-pay = Paghi
web-bill-get = Ricevi
web-bill-then = Poi
web-variants = Quanti insieme
web-note-undo = Potrai annullare questa mossa.
web-why-nothing = Ora non c’è nulla da fare con questo.
web-count = Si contano i punti
web-count-part = { $number } di { $count }
web-count-so-far = Contato finora
web-count-covered = I posti si scoprono quando tutto è contato.
web-count-pause = Mettere in pausa il conteggio
web-count-back = Un passo indietro
web-count-on = Passo successivo
web-count-end = Ai posti
web-count-result = Al risultato
web-count-again = Mostra il conteggio
web-level = Tutti pari: il primo posto è condiviso
web-tie-broken = A pari punti decide lo spareggio delle regole.
web-review = Rivedi dalla fine
web-sheet = Foglio segnapunti
web-sheet-so-far = Punti finora
web-sheet-how = Come sono nati i punti
web-sheet-empty = { $count ->
    [one] { $count } voce
   *[other] { $count } voci
} senza punti
web-sheet-entry = Per
web-place = { $place }.
result-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
result-won = vittoria
result-drawn = patta
result-lost = sconfitta
web-to-table = Al tavolo
web-replay-at = Mossa { $number } di { $last }
web-replay-look = Visto da
web-replay-first = All’inizio
web-replay-turn-back = Un turno indietro
web-replay-back = Una mossa indietro
web-replay-play = Riproduci o ferma
web-pace = Velocità con cui si mostrano le mosse degli altri
web-pace-off = No
web-pace-slow = Lento
web-pace-normal = Normale
web-pace-fast = Svelto
web-pace-pause = Pausa o avanti
web-pace-skip = Salta
web-sounds = Suoni
web-sounds-on = sì
web-sounds-off = no
web-replay-forward = Una mossa avanti
web-replay-turn-forward = Un turno avanti
web-replay-last = Alla fine
web-replay-start = Il tavolo è pronto.
web-replay-secret = Niente che questo posto potesse vedere.
web-play-on = Gioca da qui
web-play-on-as = Come
web-keys = Tastiera
web-shortcuts = I tasti singoli 1 … 9, A … Z e ? sono attivi
web-key-move = ← ↑ ↓ →
web-key-move-does = passare da un elemento illuminato all’altro
web-key-any = Maiusc ← ↑ ↓ →
web-key-any-does = andare a qualsiasi elemento, anche spento, e a ogni carta
web-key-touch = Invio
web-key-touch-does = toccarlo, o confermare; un elemento spento dice perché no
web-key-choose = 1 … 9 A … Z
web-key-choose-does = premere un pulsante della richiesta
web-key-card = I
web-key-card-does = ingrandire la carta scelta
web-key-cancel = Esc
web-key-cancel-does = ricominciare
web-key-undo = U
web-key-undo-does = annullare
web-key-text = T
web-key-text-does = tavolo a parole, o disegnato
web-key-help = ?
web-key-help-does = questi tasti
error-table-free = La partita comincia quando tutti i posti sono presi.
error-table-lend = Il posto { $number } non può essere affidato a un bot ora: può farlo solo chi lo occupa, o gli altri quando fa aspettare troppo.
error-table-proposal = Nessuno ha chiesto di annullare qualcosa, o nel frattempo è stata giocata un’altra mossa.
error-table-rematch = La rivincita è per chi era al tavolo, a partita finita.
error-table-moment = Non c’è una mossa { $number } da cui giocare: scegli da 0 a { $most }.
error-table-lost = Ciò che è stato appena fatto non ha potuto essere salvato, quindi non conta. Il tavolo viene ricaricato: riprova.
error-table-proposed = Qualcuno ha già chiesto di annullare qualcosa. Rispondi prima a questo.
error-table-thinking = Un bot può pensare al massimo { $most } secondi per decisione.
error-web-chat-full = Il pubblico ha parlato abbastanza qui; chi è al tavolo continua.
error-web-missing-field = Manca il campo { $field }.
error-web-foreign = Questo viene da un altro sito e non ha cambiato nulla. Apri la pagina qui e riprova.
error-serve-secret = { $file } è danneggiato: dovrebbe contenere 32 byte che firmano i posti. Ripristinalo da una copia; se non c’è, cancellalo: chi non ha un profilo perde allora i suoi posti.
error-table-look = Ora non puoi guardare dal posto «{ $place }»: gli altri posti si aprono a partita finita.
error-account-name = Un profilo richiede un nome di al massimo { $most } caratteri.
error-account-phrase = Una frase segreta ha da { $least } a { $most } caratteri: alcune parole che solo tu metti insieme.
error-account-have = Hai già effettuato l’accesso come { $name }.
error-account-taken = Il profilo «{ $name }» esiste già. Accedi, o scegli un altro nome.
error-account-wrong = Nome e frase segreta non corrispondono.
error-web-field = «{ $value }» non è un numero intero per { $field }.
error-web-card = Non c’è una carta «{ $name }» in questo gioco.
error-web-said = È troppo lungo: al massimo { $most } caratteri, non { $found }.
error-web-missing = Qui non c’è una pagina { $address }.
error-web-method = { $address } non si chiede in questo modo.
error-web-large = { $letters ->
    [0] È troppo grande: al massimo 2 MB.
   *[other] È troppo lungo: al massimo { $letters } caratteri.
}
error-web-form = I moduli si inviano come «{ $expected }», non come «{ $found }». Nulla è cambiato.
error-web-request = Questa richiesta non si capisce: { $problem }
error-web-failed = Qualcosa si è rotto dalla nostra parte. È annotato; nulla della tua partita è perso.

# Il tavolo di un gioco senza disegni propri
plain-board = Tabellone
plain-free = { $space }, libero
plain-held = { $space }, { $seat }
plain-newest = { $said }, ultima mossa
plain-on-board = { $number } sul tabellone
plain-over = Partita finita

# Home, and setting up a table
home-tagline = Quattro civiltà, un tavolo
home-hello = { $name }, a cosa giochiamo?
home-hello-nobody = A cosa giochiamo?
home-waiting = { $count ->
    [one] partita ti aspetta
   *[other] partite ti aspettano
}
home-games = Giochi
home-players = { $least }–{ $most } giocatori
home-players-only = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
home-minutes = { $least }–{ $most } min
home-play = Gioca contro i bot
home-new = Crea un tavolo
home-mine-none = Ancora nessuna partita. Una partita contro i bot è a un clic.
home-all = tutte ({ $count })
home-with = con { $names }
home-alone = in solitario
home-date = { DATETIME($date, dateStyle: "medium") }
home-place = Posto { $place } su { $of }
home-over = Finita
home-other-rules = iniziata con regole precedenti
home-missing = { $count ->
    [one] ancora un posto libero
   *[other] ancora { $count } posti liberi
}
home-turn = tocca a { $names }
home-thinks = { $count ->
    [one] { $names } sta pensando
   *[other] { $names } stanno pensando
}
home-open = Tavoli aperti
home-open-short = Tavoli
home-open-none = Nessun tavolo aspetta giocatori. Creane uno e annuncialo qui.
home-seats = { $taken } posti presi su { $all }
home-pace-live = dal vivo
home-pace-days = in più giorni
home-join = Unisciti
home-own-table = Il mio tavolo
home-upload = Una partita registrata
home-upload-what = Rivedi una partita finita, o continuane una in corso.
home-upload-file = Registrazione (file .json)
home-upload-open = Apri
home-account = Il mio profilo
home-account-of = Profilo di { $name }
home-show-running = In corso ({ $count })
home-show-finished = Finite ({ $count })
home-show-all = Tutte ({ $count })
home-show-none = Ancora niente qui.
home-page = Pagina { $page } di { $pages }
home-page-newer = Più recenti
home-page-older = Meno recenti
home-career = Raccolta
daily-challenge = Sfida del giorno
daily-challenge-short = Sfida
daily-day = { DATETIME($day, dateStyle: "long") }
daily-same = Oggi uguale per tutti. Vale la prima partita.
daily-take = Accetta la sfida
daily-train = Rigioca per allenarti
daily-first = Nessuno l’ha ancora finita: apri tu la classifica.
daily-entered = { $count ->
    [one] una partita in classifica
   *[other] { $count } partite in classifica
}
cards-title = Le tue carte
cards-of = Carte per { $game }
cards-fill = 1. Inserisci le tue carte
cards-fill-what = I regolamenti non stampano tutto ciò che sta sulle carte: ciò che manca l’ha inventato Tablée. Se possiedi il gioco, scarica il modulo e inserisci ciò che dicono le tue carte, quante ne vuoi.
cards-form = Scarica il modulo
cards-bring = 2. Guardale e gioca
cards-bring-what = Ogni carta cambiata è disegnata come starà sul tavolo. Chiunque abbia il link può giocarci.
cards-file = Il tuo file (.toml)
cards-look = Mostra le carte
cards-mine = Le carte che hai portato
cards-wrong = { $count ->
    [one] Non ancora: una cosa in questo file non va. Non è stato conservato nulla.
   *[other] Non ancora: { $count } cose in questo file non vanno. Non è stato conservato nulla.
}
cards-count = { $count ->
    [0] Non cambia ancora nulla.
    [one] Cambia una cosa.
   *[other] Cambia { $count } cose.
}
cards-filled = Delle { $ours } righe che nessun regolamento stampa, { $filled } sono completate.
cards-play = Apri un tavolo con queste carte
cards-download = Scarica il file
cards-share = Chiunque abbia questo link può guardare queste carte e giocarci. Non cambiano mai: un altro file riceve un altro link.
cards-changed = Che cosa cambia
new-pack = Carte
new-pack-own = Quelle del gioco
new-pack-look = Guarda queste carte
new-pack-bring = Gioca con le tue carte
error-pack-unfit = { $count ->
    [one] Una cosa in questo pacchetto non va:
   *[other] { $count } cose in questo pacchetto non vanno:
}
error-pack-many = Non si possono conservare altri pacchetti: ciascuno può portarne { $most }.
error-pack-often = Troppi pacchetti in poco tempo. Aspetta { $seconds } secondi, per favore.
new-title = Un nuovo tavolo
new-players = Numero di giocatori
new-options = Come si gioca
new-option-seat = { $option }, posto { $number }
new-ticks = Spuntane { $count }. Nessuna spunta: la scelta abituale del gioco.
new-seats = Chi siede dove
new-seat = Posto { $number }
new-kind-me = io
new-kind-here = un’altra persona qui
new-kind-random = bot, principiante
new-kind-greedy = bot, medio
new-kind-search = bot, forte
new-kind-open = libero: chi ha il link
new-seat-name = Nome al posto { $number }
new-me = Il mio nome
new-pace = Ritmo
new-pace-live = Dal vivo: ci siamo tutti
new-pace-days = In più giorni: ognuno gioca quando può
new-listed = Annuncialo tra i tavoli aperti
new-listed-what = Allora chiunque può prendere un posto libero. Altrimenti solo chi ha il link.
new-show = Mostra ciò che vale ora
new-create = Apri il tavolo
new-wrong = Non ancora: qualcosa qui sotto non va. Non è stato creato nulla.
error-new-seat = «{ $value }» non può sedersi qui.
error-new-twice = «{ $name }» è già a questo tavolo: un altro nome, per favore.
error-new-ticks = «{ $option }»: spuntane { $count }, oppure nulla. Spuntato per ora: { $value }.
error-new-pace = «{ $value }» non è un ritmo: dal vivo, o in più giorni.
account-title = Il mio nome e il mio profilo
account-name = Il mio nome al tavolo
account-name-what = Basta per giocare.
account-name-label = Nome
account-save = Salva
account-make = Crea un profilo
account-make-what = Le tue partite, su ogni dispositivo. Non si chiede l’e-mail; una frase segreta dimenticata non si recupera.
account-phrase = Frase segreta
account-phrase-what = Almeno { $least } caratteri: alcune parole che solo tu metti insieme.
account-log-in = Accedi
account-log-in-what = Le partite di questo browser vengono con te.
account-log-out = Esci
account-is = Hai effettuato l’accesso come { $name }. Le tue partite sono su ogni dispositivo.
error-account-tries = Troppi tentativi sbagliati per questo nome. Aspetta { $seconds } secondi, per favore.
home-broken = Qui non si può giocare
home-broken-match = qui non si può aprire
web-undrawn = La mossa è conservata, ma dopo di essa il tavolo non si può disegnare. L’errore è annotato.
preview-change = { $own ->
    [true] { $thing }
   *[false] { $seat }: { $thing }
} { $before } → { $after }{ $changes ->
    [0] {""}
   *[other] {" "}({ $parts })
}
preview-certain = Di certo: { $own ->
    [true] { $thing }
   *[false] { $seat }: { $thing }
} { $parts }
preview-more = +{ $amount } { $source }
preview-less = −{ $amount } { $source }
origin-printed = stampato nel regolamento
origin-legend = { $sign } stampato nel regolamento; tutto il resto è nostro.
origin-ours = Ideato per Tablée; il regolamento non ne stampa nulla.
