// SPDX-License-Identifier: Apache-2.0
extension Italian {
  /// The sentences of diagnostics of files.
  package static let interchange: [String: String] = [
    "not-utf-8":
      "Questo byte non è UTF-8; forse il file viene da un vecchio programma per Windows: leggilo come Windows-1252.",
    "brace-without-partner":
      "Questa parentesi graffa è spaiata, perciò la domanda viene omessa: chiudila, oppure mettici davanti una barra rovesciata se intendi il segno.",
    "second-answer-block":
      "La domanda ha un secondo blocco di risposte, che viene letto come testo: chiedi una cosa sola, oppure usa Cloze.",
    "line-break-in-formula":
      "Qui \\n indica un a capo e spezza {command} in due: scrivi \\{command}.",
    "weight-on-right-answer":
      "Il peso {weight} si trova dopo =, perciò non conta come peso: scrivi ~{weight} per una parte del punteggio.",
    "truth-as-text":
      "Qui «{text}» è un testo da scrivere: usa TRUE o FALSE per un’affermazione vera o falsa.",
    "zero-line":
      "Per Moodle una domanda termina con una riga che contiene solo uno 0: metti lo 0 in un’altra riga.",
    "question-in-category":
      "Questa riga fa parte della categoria, perciò la domanda che contiene va persa: metti una riga vuota prima.",
    "zero-answer":
      "Moodle considera assente una prima risposta 0: scrivi =0.",
    "unescaped-sign":
      "«{sign}» ha un significato in GIFT: scrivi \\{sign}, così ogni programma legge il segno.",
    "malformed-weight": "«{weight}» non è un peso e viene letto come testo: scrivi {better}.",
    "unknown-text-format": "«{format}» non è un formato di testo e viene letto come testo.",
    "malformed-number":
      "«{text}» non è un numero, e Moodle accetterebbe qualunque risposta: scrivi {better}.",
    "weight-out-of-range": "Un peso va da -100 a 100 per cento, e questo è {weight}.",
    "weight-not-on-list": "Moodle non conosce il peso {weight} e rifiuta la domanda: usa {better}.",
    "no-right-answer":
      "Nessuna risposta è giusta: metti = davanti a quella giusta, oppure usa pesi la cui somma sia 100.",
    "too-few-answers":
      "La domanda ha bisogno di almeno {needed, plural, one {# risposta} other {# risposte}}, perciò viene omessa.",
    "pair-without-arrow":
      "Questa coppia non ha la freccia, perciò la domanda viene omessa: scrivi =elemento -> risposta.",
    "pair-without-answer":
      "Questa coppia non ha una risposta dopo la freccia, perciò Moodle la omette: scrivi =elemento -> risposta.",
    "malformed-xml":
      "Questo non è XML valido: il segno < inteso come tale si scrive &lt;, e ogni elemento termina con il proprio tag.",
    "unknown-reference":
      "In XML il segno & inteso come tale si scrive &amp;, e solo &lt; &gt; &amp; &quot; &apos; e i codici numerici stanno per un segno.",
    "nested-too-deeply":
      "Qui ci sono troppi elementi uno dentro l’altro, e quelli più interni vengono omessi.",
    "tags-in-text": "Il testo contiene tag, che Moodle rifiuta: mettilo tra <![CDATA[ e ]]>.",
    "unknown-element": "«{name}» non fa parte di una banca di domande e viene ignorato.",
    "unknown-type": "Le domande di tipo «{type}» restano nel file, ma non si possono usare.",
    "duplicate-file":
      "Il testo ha un altro file con il nome «{name}», perciò questo viene omesso: dagli un nome tutto suo.",
    "nothing-found": "Il file non contiene nessuna domanda: forse è in un altro formato?",
    "no-gap": "Il testo non contiene nessuna lacuna leggibile, come {example}.",
    "gap-without-end": "A questa lacuna manca la parentesi graffa di chiusura.",
    "unknown-gap-type":
      "«{type}» non è un tipo di lacuna, perciò viene letto come testo: i tipi sono SHORTANSWER, MULTICHOICE e NUMERICAL.",
    "unfinished-question":
      "In Aiken una domanda è formata da una riga, da almeno due risposte come «A) Parigi» e da «ANSWER: A»; questa viene omessa.",
    "unknown-letter": "Nessuna risposta ha questa lettera, perciò la domanda viene omessa.",
    "quote-without-partner":
      "Queste virgolette sono spaiate e vengono lette come un segno: dentro altre virgolette, raddoppiale.",
    "columns-without-names":
      "Le colonne non hanno nomi conosciuti, perciò la prima chiede la seconda: chiamale question e answer.",
    "several-answers":
      "«{answer}» qui è una sola risposta: scrivi le altre risposte giuste in una colonna alternatives, con | in mezzo.",
    "incomplete-row": "Nella riga manca la domanda o la risposta, perciò la riga viene omessa.",
    "malformed-json": "La riga non è un oggetto JSON e viene omessa.",
    "unusable-question": "La domanda non si può usare: {reason}.",
    "unusable-type":
      "In una banca di domande il tipo «{type}» non esiste, perciò questa domanda viene omessa.",
    "mark-rounded":
      "Una domanda vale punti interi, perciò il punteggio {mark} diventa {points, plural, one {# punto} other {# punti}}.",
    "description-left-out":
      "Nell’insieme nessuna domanda segue questo testo, perciò la raccolta non ha posto per esso: mettilo prima di una domanda.",
    "text-simplified": "Il testo ha perso parte della sua formattazione: {what}.",
    "broken-json":
      "Questo non è JSON corretto. Qui serve: {expected}",
    "missing-member":
      "In «{owner}» manca «{name}»: aggiungilo.",
    "wrong-kind":
      "«{name}» è {value}, ma il formato richiede {expected}.",
    "malformed-value":
      "«{value}» non va bene per «{name}»: scrivilo come {example}.",
    "unknown-member":
      "Il formato non conosce «{name}» in «{owner}» e lì non ammette altro: mettilo in «extensions».",
    "duplicate-member":
      "«{name}» compare qui per la seconda volta: tienine uno solo.",
    "misplaced-member":
      "«{name}» non va insieme a «{other}»: togline uno.",
    "useless-member":
      "«{name}» qui non significa nulla, perché «{owner}» è «{other}».",
    "not-looked-up":
      "«{name}» si trova all’indirizzo {address}, che non viene consultato.",
    "proof-not-checked":
      "La firma viene conservata ma non verificata: accerta altrove se il badge è autentico.",
    "never-valid":
      "Il badge scade il {end}, che non è successivo al suo inizio: non è mai valido.",
    "no-badge":
      "Nel file non c’è alcun badge leggibile.",
    "unusable-region":
      "«{name}» non indica nulla che si possa toccare su un’immagine, quindi è omesso.",
    "region-without-label":
      "L’area non ha alcun testo che possa farle da etichetta, quindi è omessa.",
    "image-without-size":
      "L’immagine «{name}» non ha larghezza né altezza, quindi i suoi segnaposto non si possono collocare.",
    "parts-left-out":
      "In una scheda con segnaposto non c’è posto per {parts}.",
    "not-scored":
      "Le risposte a questo item non si possono valutare, perché «{name}» non è supportato.",
    "scoring-approximated":
      "Le regole di questo item valutano alcune risposte diversamente da come può fare qui una domanda: controlla quanto valgono le risposte.",
    "usual-rules":
      "L’item non ha regole di valutazione, quindi la risposta giusta vale tutti i punti.",
    "no-key":
      "Nessuna risposta a questo item vale punti, quindi non può essere una domanda: dichiara la risposta giusta.",
    "missing-file":
      "Nel pacchetto manca qui un file «{name}» del tipo atteso.",
    "rubric-left-out":
      "Una raccolta non ha note per chi corregge, quindi queste mancano.",
    "units-left-out":
      "Qui le risposte non hanno unità, quindi queste mancano: {units}. Scrivi nel testo che è richiesto solo il numero.",
    "set.questions": "Domande",
    "prompt.gaps": "Completa le lacune.",

    "lost.type": "La domanda viene omessa: il formato non ha domande di tipo {type}.",
    "lost.category": "La categoria va persa.",
    "lost.category-details": "La descrizione e il numero della categoria vanno persi.",
    "lost.set-title":
      "Il titolo dell’insieme va perso; lo sostituisce il suo identificatore.",
    "lost.name": "Il nome va perso.",
    "lost.labels": "Il numero ID e i tag vanno persi.",
    "lost.mark": "Il punteggio della domanda va perso.",
    "lost.hints": "I suggerimenti vanno persi.",
    "lost.general-feedback": "Il feedback per tutti va perso.",
    "lost.answer-feedback": "Il feedback sulle risposte va perso.",
    "lost.files": "I file contenuti nei testi vanno persi.",
    "lost.remainder": "I dettagli che conosce solo il formato del file vanno persi.",
    "lost.weights": "Le risposte che valgono una parte del punteggio la perdono.",
    "lost.refused-weights":
      "Moodle non conosce un peso delle risposte e rifiuterà la domanda.",
    "lost.other-answers": "Tutte le risposte tranne la prima vanno perse.",
    "lost.separator": "Una barra verticale in una risposta la dividerà in due.",
    "lost.arrow": "Una freccia -> in un testo diventa →.",
    "lost.letter-case": "Le maiuscole e le minuscole non saranno più distinte.",
    "lost.single-choice": "Senza una risposta giusta se ne potrà scegliere più di una.",
    "lost.judgment":
      "Le risposte saranno confrontate lettera per lettera invece che in base al significato.",
    "lost.grading": "Ogni scelta varrà la propria quota, invece di quanto stabilisce la domanda.",
    "lost.other-orders": "Tutti gli ordini giusti tranne uno vanno persi.",
    "lost.rubric":
      "La griglia di valutazione, la risposta modello e i limiti del testo vanno persi.",
    "lost.instruction": "Le istruzioni sopra il testo con le lacune vanno perse.",
    "lost.source": "La fonte della domanda va persa.",
    "lost.notes":
      "Il titolo, la nota e il segno del segnaposto vanno persi.",
    "lost.other-labels":
      "Le etichette in altre lingue e i sinonimi vanno persi.",
    "lost.round-shapes":
      "Curve, bordi ruotati e fori diventano bordi dritti o vanno persi.",
    "lost.templates": "I modelli della raccolta vanno persi.",
  ]
}
