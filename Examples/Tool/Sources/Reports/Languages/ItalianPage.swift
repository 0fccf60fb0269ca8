// SPDX-License-Identifier: Apache-2.0

extension PageLanguage {
  /// The sentences of the reports on a quiz and on exercises in Italian, by those in English.
  static let italianSentences: [String: String] = [
    "Quiz":
      "Quiz",
    "Alpha":
      "Alfa",
    "Omega":
      "Omega",
    "Quiz report":
      "Rapporto sul quiz",
    "How problems, options and quizzes worked. Each learner counts once for a problem, with the first answer.":
      "Come hanno funzionato gli esercizi, le opzioni e i quiz. Ogni studente conta una volta per esercizio, con la prima risposta.",
    "Learners":
      "Studenti",
    "Problems":
      "Esercizi",
    "Answers":
      "Risposte",
    "Dates (UTC)":
      "Date (UTC)",
    "Discrimination (correlation)":
      "Discriminazione (correlazione)",
    "Facility (part of the points earned)":
      "Facilità (parte dei punti ottenuti)",
    "Facility and discrimination of each problem":
      "Facilità e discriminazione di ogni esercizio",
    "Which problems are hard, and which tell learners apart?":
      "Quali esercizi sono difficili e quali distinguono gli studenti?",
    "The answers of {0} learners say little about the problems: some {1} are needed.":
      "Il numero di studenti ({0}) è troppo piccolo per giudicare gli esercizi: ne servono circa {1}.",
    "Every problem distinguishes stronger learners from weaker ones: all discriminations are 0.2 or more.":
      "Ogni esercizio distingue gli studenti più forti dai più deboli: tutte le discriminazioni sono almeno 0,2.",
    "{0} of {1} problems (squares, below the dashed line) hardly distinguish stronger learners from weaker ones: {2}.":
      "Esercizi (quadrati, sotto la linea tratteggiata) che distinguono appena gli studenti più forti dai più deboli, {0} su {1}: {2}.",
    "Problem":
      "Esercizio",
    "Omitted":
      "Senza risposta",
    "Facility":
      "Facilità",
    "95% interval":
      "Intervallo al 95 %",
    "Discrimination":
      "Discriminazione",
    "Scores in {0}":
      "Punteggi in {0}",
    "Score (points)":
      "Punteggio (punti)",
    "How are scores distributed?":
      "Come sono distribuiti i punteggi?",
    "Scores of {0} quizzes, of the learners who answered all problems.":
      "Punteggi dei quiz (numero: {0}), degli studenti che hanno risposto a tutti gli esercizi.",
    "{0} learners scored {1} of {2} points on average, with a standard deviation of {3}.":
      "In media gli studenti (numero: {0}) hanno ottenuto {1} punti su {2}, con una deviazione standard di {3}.",
    "Lowest":
      "Minimo",
    "Mean":
      "Media",
    "Highest":
      "Massimo",
    "Standard deviation":
      "Deviazione standard",
    "Cronbach's alpha with its interval":
      "Alfa di Cronbach con il suo intervallo",
    "Standard error (points)":
      "Errore standard (punti)",
    "Alpha without the problem":
      "Alfa senza l’esercizio",
    "Alpha without each problem":
      "Alfa senza ciascun esercizio",
    "Without the problem":
      "Senza l’esercizio",
    "How reliable are the scores?":
      "Quanto sono affidabili i punteggi?",
    "Alpha of {0} quizzes; the lines are where the true value may be.":
      "Alfa dei quiz (numero: {0}); le linee mostrano dove può trovarsi il valore vero.",
    "Alpha is {0} ({1}). In 95 of 100 cases a score lies within {2} points of what it would be on average. Where alpha is clearly higher without a problem, that problem may measure something else.":
      "Alfa è {0} ({1}). In 95 casi su 100 un punteggio dista al massimo {2} punti da quello che sarebbe in media. Dove alfa è nettamente più alto senza un esercizio, questo forse misura altro.",
    "Time (seconds)":
      "Tempo (secondi)",
    "Time for each problem":
      "Tempo per ogni esercizio",
    "How long do problems take?":
      "Quanto tempo richiedono gli esercizi?",
    "{0} takes longest, {1} seconds; {2} is quickest, {3} seconds (medians).":
      "Il più lungo è {0}, {1} secondi; il più veloce è {2}, {3} secondi (mediane).",
    "Interval (s)":
      "Intervallo (s)",
    "Middle half (s)":
      "Metà centrale (s)",
    "Who picks which option?":
      "Chi sceglie quale opzione?",
    " The {0} problems of the lowest discrimination are drawn; the table has all.":
      " Sono disegnati solo gli esercizi con la discriminazione più bassa (numero: {0}); la tabella li contiene tutti.",
    "Option, weakest to strongest fifth":
      "Opzione, dal quinto più debole al più forte",
    "Picked/shown":
      "Scelta/mostrata",
    "The right option should rise from left to right, wrong ones should fall. Name the problem bank with --bank to have right options marked.":
      "L’opzione giusta dovrebbe salire da sinistra a destra, quelle sbagliate scendere. Con --bank le opzioni giuste sono segnate.",
    "No wrong option is clearly picked by the stronger learners.":
      "Nessuna opzione sbagliata è scelta nettamente dagli studenti più forti.",
    "Stronger learners rather pick the wrong option {0}: look at the key and the wording.":
      "Gli studenti più forti scelgono piuttosto l’opzione sbagliata {0}: controllare la soluzione e il testo.",
    " Nobody picks {0}, though shown 20 times or more.":
      " Nessuno sceglie {0}, benché mostrata almeno 20 volte.",
    "Options of {0}":
      "Opzioni di {0}",
    "Other problems solved":
      "Altri esercizi risolti",
    "Picked by":
      "Scelta da",
    "Delta (left: harder for the focal group)":
      "Delta (a sinistra: più difficile per il gruppo focale)",
    "Difference between the groups":
      "Differenza tra i gruppi",
    "Is a problem harder for one group?":
      "Un esercizio è più difficile per un gruppo?",
    "A group has {0} learners, too few to find any but very large differences: compare again with more answers.":
      "Un gruppo ha {0} studenti, troppo pochi per trovare altro che differenze molto grandi: confrontare di nuovo con più risposte.",
    "Among equally strong learners no problem differs largely between the groups.":
      "Tra studenti di pari livello nessun esercizio differisce molto da un gruppo all’altro.",
    "Among equally strong learners these differ largely between the groups: {0}.":
      "Tra studenti di pari livello questi differiscono molto da un gruppo all’altro: {0}.",
    "Others":
      "Altri",
    "Focal":
      "Focale",
    "Category":
      "Categoria",
    "Nobody earned less than half of the points in a set.":
      "Nessuno ha ottenuto meno della metà dei punti in una parte.",
    "Some earned less than half of the points in a set, but the answers are too few to be sure.":
      "Alcuni hanno ottenuto meno della metà dei punti in una parte, ma le risposte sono troppo poche per esserne certi.",
    "Learners who clearly earn less than half of the points in a set: {0}. Begin with {1}.":
      "Studenti che ottengono nettamente meno della metà dei punti in una parte: {0}. Cominciare da {1}.",
    "Who needs help with what?":
      "Chi ha bisogno di aiuto e in che cosa?",
    "Part of the points":
      "Parte dei punti",
    "Mean of the learners in each set, with its interval":
      "Media degli studenti in ogni parte, con il suo intervallo",
    "Set":
      "Parte",
    "Clearly":
      "Nettamente",
    "Perhaps":
      "Forse",
    "Learner":
      "Studente",
    "Needs help":
      "Ha bisogno di aiuto",
    "clearly":
      "nettamente",
    "perhaps":
      "forse",
    "all problems":
      "tutti gli esercizi",
    "Which answers could not be read?":
      "Quali risposte non sono leggibili?",
    "Look at these answers yourself; until then they count as the option --unreadable says. Their number is {0}.":
      "Guardare di persona queste risposte; fino ad allora contano come dice l’opzione --unreadable. Il loro numero è {0}.",
    "Answer":
      "Risposta",
    "Reason":
      "Motivo",
    "Part who call it helpful":
      "Parte che lo trova utile",
    "Which hints help?":
      "Quali suggerimenti aiutano?",
    "Of no hint it is clear that it helps fewer than half of the learners.":
      "Di nessun suggerimento è chiaro che aiuti meno della metà degli studenti.",
    "These hints clearly help fewer than half of the learners, so mend them or leave them out: {0}.":
      "Questi suggerimenti aiutano nettamente meno della metà degli studenti; vanno migliorati o tolti: {0}.",
    "Problem and hint":
      "Esercizio e suggerimento",
    "Seen":
      "Visto",
    "Helpful":
      "Utile",
    "Not helpful":
      "Non utile",
    "{0} more":
      "altri {0}",
    "and":
      "e",
    "A learner who earned less than half of the points in a set. It is clear where the whole interval of the part is below a half, as far as problems are alike; of two answers that is never known.":
      "Uno studente che ha ottenuto meno della metà dei punti in una parte. È chiaro quando l’intero intervallo è sotto la metà, per quanto gli esercizi si somigliano; con due risposte non lo si sa mai.",
    "The mean part of the points that learners earned with their first answer: 90% is easy, 20% is hard. The interval is Wilson's, which contains the true value in 95 of 100 samples.":
      "La parte media dei punti ottenuta dagli studenti con la prima risposta: 90 % è facile, 20 % è difficile. L’intervallo è quello di Wilson, che contiene il valore vero in 95 campioni su 100.",
    "The correlation of the points in a problem with the mean in the same learner's other problems, from −1 to 1. From 0.2 on the problem separates strong learners from weak ones; below 0 the weaker ones do better, so look at its key and wording.":
      "La correlazione dei punti di un esercizio con la media degli altri esercizi dello stesso studente, da −1 a 1. Da 0,2 l’esercizio separa gli studenti forti dai deboli; sotto 0 vanno meglio i più deboli: controllare la soluzione e il testo.",
    "Option curve":
      "Curva dell’opzione",
    "How many of those who were shown an option picked it, for five groups of learners from the weakest to the strongest by their other problems. The right option should rise, a wrong one should fall.":
      "Quanti di coloro che hanno visto un’opzione l’hanno scelta, per cinque gruppi di studenti, dai più deboli ai più forti secondo gli altri esercizi. L’opzione giusta dovrebbe salire, una sbagliata scendere.",
    "Score":
      "Punteggio",
    "The sum of the points of a learner who answered all problems of the quiz. Bars count scores that are rounded to whole points.":
      "La somma dei punti di uno studente che ha risposto a tutti gli esercizi del quiz. Le barre contano somme arrotondate a punti interi.",
    "Cronbach's alpha":
      "Alfa di Cronbach",
    "How far the order of the learners would be the same with other problems of the same sort, up to 1. The first dashed line is 0.7, enough for early research; the second is 0.9, as asked for where a score decides about a person.":
      "Quanto l’ordine degli studenti sarebbe lo stesso con altri esercizi dello stesso tipo, al massimo 1. La prima linea tratteggiata è 0,7, sufficiente per una prima ricerca; la seconda è 0,9, richiesta dove un punteggio decide di una persona.",
    "Standard error of measurement":
      "Errore standard di misura",
    "In points: a learner's score lies within two of it from what it would be on average, in 95 of 100 cases. Learners who differ by less are not known to differ.":
      "In punti: in 95 casi su 100 un punteggio dista al massimo due errori da quello che sarebbe in media. Di studenti che differiscono meno non si sa se siano diversi.",
    "Time":
      "Tempo",
    "The sign is the median of the seconds for which the problem was shown until it was answered, the box the middle half of the learners, the line the interval of the median.":
      "Il segno è la mediana dei secondi in cui l’esercizio è stato mostrato fino alla risposta, il riquadro la metà centrale degli studenti, la linea l’intervallo della mediana.",
    "Difference between groups":
      "Differenza tra gruppi",
    "How much harder a problem is for one group than for equally strong learners of the other, by Mantel and Haenszel, in units of delta: below 0 it is harder for the focal group. Category A (circle) is negligible, B (square) moderate, C (triangle) large, also where the difference turns round between weak and strong learners, which delta does not show. A difference is a reason to look, not a proof.":
      "Quanto un esercizio è più difficile per un gruppo che per studenti di pari livello dell’altro, secondo Mantel e Haenszel, in unità di delta: sotto 0 è più difficile per il gruppo focale. La categoria A (cerchio) è trascurabile, B (quadrato) moderata, C (triangolo) grande, anche dove la differenza si inverte tra studenti deboli e forti, cosa che delta non mostra. Una differenza è un motivo per guardare, non una prova.",
    "Ability (logits)":
      "Abilità (logit)",
    "Expected credit by ability":
      "Parte dei punti attesa secondo l’abilità",
    "Expected credit":
      "Parte dei punti attesa",
    "Information by ability":
      "Informazione secondo l’abilità",
    "Information":
      "Informazione",
    "How does each problem work by ability?":
      "Come funziona ogni esercizio secondo l’abilità?",
    "Difficulty":
      "Difficoltà",
    "Where does the test measure exactly?":
      "Dove il test misura con precisione?",
    "Whole test":
      "Test intero",
    "Same result again":
      "Di nuovo lo stesso risultato",
    "Right result":
      "Risultato giusto",
    "How sure are scores and decisions?":
      "Quanto sono sicuri punteggi e decisioni?",
    "Size of the difference, also where it crosses":
      "Entità della differenza, anche dove si inverte",
    "Which problems work differently in the groups?":
      "Quali esercizi funzionano diversamente nei gruppi?",
    "Gap":
      "Scarto",
    // The report on exercises.
    "Spelling report":
      "Rapporto di ortografia",
    "Which kinds of spelling a class finds difficult, and how errors go down with practice.":
      "Quali aspetti dell’ortografia sono difficili per una classe e come gli errori diminuiscono con l’esercizio.",
    "Children":
      "Bambini",
    "Words":
      "Parole",
    "Wrong":
      "Sbagliate",
    "Error rate":
      "Tasso di errore",
    "Error rate of each category":
      "Tasso di errore di ogni categoria",
    "What is difficult?":
      "Che cosa è difficile?",
    "There are too few places yet to say what is the most difficult.":
      "I punti sono ancora troppo pochi per dire che cosa è più difficile.",
    "“{0}” is the most difficult: wrong at {1} of {2} places.":
      "«{0}» è la cosa più difficile: sbagliata nel {1} dei punti (numero: {2}).",
    "Places":
      "Punti",
    "Errors":
      "Errori",
    "Rate":
      "Tasso",
    "Wrong words by day":
      "Parole sbagliate per giorno",
    "Days since {0}":
      "Giorni dal {0}",
    "Wrong words":
      "Parole sbagliate",
    "Do errors go down?":
      "Gli errori diminuiscono?",
    "On the first day {0} of the words were wrong, on the last day {1}.":
      "Il primo giorno era sbagliato il {0} delle parole, l’ultimo giorno il {1}.",
    "Day (UTC)":
      "Giorno (UTC)",
    "Learning curve of {0}":
      "Curva di apprendimento: {0}",
    "Words with this category":
      "Parole di questa categoria",
    "What do children learn?":
      "Che cosa imparano i bambini?",
    "In {0} of {1} categories the second half of the words has fewer errors than the first.":
      "In {0} categorie su {1} la seconda metà delle parole ha meno errori della prima.",
    "In {0} of {1} categories the second half of the words has fewer errors than the first; not in {2}.":
      "In {0} categorie su {1} la seconda metà delle parole ha meno errori della prima; non in: {2}.",
    "First half":
      "Prima metà",
    "Second half":
      "Seconda metà",
    "Error rate of the hardest words":
      "Tasso di errore delle parole più difficili",
    "Which words go wrong?":
      "Quali parole vengono sbagliate?",
    "“{0}” goes wrong most: {1} of {2} times.":
      "«{0}» è la più sbagliata: {1} volte su {2}.",
    "Word":
      "Parola",
    "Written":
      "Scritta",
    "Misspellings":
      "Grafie sbagliate",
    "The places of a category at which children erred, as a part of all places in their words at which they could have erred. A word that was written correctly counts as well.":
      "I punti di una categoria in cui i bambini hanno sbagliato, come parte di tutti i punti delle loro parole in cui potevano sbagliare. Conta anche una parola scritta bene.",
    "Learning curve":
      "Curva di apprendimento",
    "The error rate in the first word with a place of the category that each child worked on, in the second, and so on. It should fall. Each point is the rate of an eighth of the words, as far as at least half of the children came.":
      "Il tasso di errore nella prima parola della categoria su cui ha lavorato ogni bambino, nella seconda, e così via. Dovrebbe scendere. Ogni punto è il tasso di un ottavo delle parole, fin dove è arrivata almeno la metà dei bambini.",
  ]
}
