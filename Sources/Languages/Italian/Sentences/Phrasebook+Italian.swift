// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Phrasebook {
  /// The sentences in Italian.
  public static let italian = Phrasebook("it", plurals: .one, sections: texts)
}

// A section for each module, with its name in brackets. A line is a key and its text, which the
// module has in English; `Phrasebook.Sections` describes the notation, and `PhrasebooksTests` find
// what is missing. A text may be as long as it needs, in one line.
private let texts = Phrasebook.Sections(
  #"""
  [quotes]
  quoted = «{text}»

  [kernel]
  date = La data non può essere giusta.
  cannotBeStored = Non si può salvare.
  reportedTooLate = È passato troppo tempo. Si poteva inserire fino a questa data: {day}.
  actorMissing = Non si sa chi l’abbia fatto.
  unknownEvent = Questo non è avvenuto.
  alreadyVoid = È già stato annullato.
  eventOfOthers = Può annullarlo solo chi l’ha fatto.
  othersWentOn = Altri sono già andati avanti da qui, quindi non si può annullare.

  day = {day, plural, =1 {1º} one {#} other {#}} {month} {year}
  month.1 = gennaio
  month.2 = febbraio
  month.3 = marzo
  month.4 = aprile
  month.5 = maggio
  month.6 = giugno
  month.7 = luglio
  month.8 = agosto
  month.9 = settembre
  month.10 = ottobre
  month.11 = novembre
  month.12 = dicembre

  [answers]
  list.and = {others} e {last}
  list.or = " o "
  letters.missing = manca «{expected}»
  letters.needless = «{written}» è di troppo
  letters.replaced = «{written}» invece di «{expected}»
  slip.joined = due parole sono scritte attaccate
  slip.split = una parola è scritta divisa in due

  match.exact = È proprio la risposta attesa: «{answer}».
  match.normalized = È la risposta attesa, «{answer}», a parte questo: {steps}.
  match.inflected = È un’altra forma di «{answer}»: {difference}.
  match.misspelled = È «{answer}», ma attenzione all’ortografia: {slips}.
  match.equivalent = Ha lo stesso valore della risposta attesa, «{answer}».
  match.otherNotation = È proprio la risposta attesa: «{answer}».
  match.withinTolerance = Corrisponde alla risposta attesa, «{answer}».
  match.equivalentWhereDefined = Ha lo stesso valore della risposta attesa, «{answer}», dove entrambe sono definite. {example}

  match.remarked = {reason} {remark}

  step.spacing = gli spazi
  step.compatibility = le forme speciali dei caratteri
  step.umlauts = la scrittura delle vocali con l’umlaut
  step.sharpS = la scrittura di ß
  step.diacritics = gli accenti e gli altri segni sulle lettere
  step.caseFolding = le maiuscole e le minuscole
  step.quotes = la forma delle virgolette
  step.dashes = la forma delle lineette
  step.punctuation = la punteggiatura
  step.hyphens = i trattini
  step.englishArticles = un articolo inglese
  step.germanArticles = un articolo tedesco
  step.frenchArticles = un articolo francese
  step.spanishArticles = un articolo spagnolo
  step.italianArticles = un articolo italiano
  step.portugueseArticles = un articolo portoghese
  step.dutchArticles = un articolo olandese
  step.articles = un articolo
  step.conjunctions = il segno per «e»
  step.numerals = la scrittura dei numeri

  mismatch = La risposta attesa è «{answer}».
  mismatch.because = {reason} La risposta attesa è «{answer}».
  mismatch.misspelledTooBadly = È troppo diverso dalla risposta attesa.
  mismatch.negation = Così dici il contrario.
  mismatch.otherAffix = È un’altra parola: {difference}.
  mismatch.inflection = È un’altra forma della parola: {difference}.
  mismatch.letterCase = Qui le maiuscole e le minuscole contano.
  mismatch.isAnotherTerm = «{term}» è un’altra cosa.
  mismatch.isAsNearTo = Potrebbe voler dire anche «{term}».
  mismatch.isAnotherWord = «{word}» è un’altra parola.
  mismatch.difference = C’è una differenza: {difference}.
  mismatch.otherOrder = Le parole sono giuste, ma in un altro ordine.
  mismatch.differentWords = Mancano parole, ce ne sono di troppo o sono in un altro ordine.
  exemption.number = I numeri e i segni devono essere esatti.
  exemption.formula = Le formule devono essere esatte.
  exemption.romanNumeral = I numeri romani devono essere esatti.
  exemption.acronym = Le sigle e le abbreviazioni devono essere esatte.
  exemption.shortWord = Una parola così corta deve essere esatta.
  exemption.fixedWord = Questa parola deve essere esatta.
  exemption.syllables = Le parole in questa scrittura devono essere esatte.
  exemption.tooLong = Una risposta così lunga deve essere esatta.
  witness = La tua risposta dà {answer}, ma il valore atteso è {expected}.
  witness.at = Per {place} la tua risposta dà {answer}, ma il valore atteso è {expected}.

  tooLong = Questa risposta è troppo lunga per essere letta. Scrivine una più corta.
  undecided = Non è stato possibile stabilire se sia uguale a «{answer}»: deve controllare una persona.

  [math]
  malformed = Non si può leggere: {reason}.
  unreadable = La risposta attesa «{answer}» non si può leggere. {reason}
  toleranceOutOfRange = La tolleranza {tolerance} è impossibile.
  requirementOutOfRange = Nessun numero si può scrivere {form}.
  unitMissing = Alla risposta attesa «{answer}» serve un’unità di misura.
  unitNotExpected = La risposta attesa «{answer}» non deve avere un’unità di misura.
  remark.decimalMark = «{written}» è stato letto come separatore decimale; qui si scrive «{usual}».
  remark.uncertainty = L’incertezza di {uncertainty} non è stata valutata.
  otherKind = Qui serve {kind}.
  kind.expression = un’espressione
  kind.equation = un’equazione
  kind.inequality = una disequazione
  kind.list = un elenco di risposte
  kind.pair = un punto o un intervallo
  algebra.constantMissing = Manca la costante di integrazione.
  algebra.constantNotAdded = Aggiungi una sola costante di integrazione, con una lettera tutta sua, come + C.
  algebra.logarithmWithoutAbsoluteValue = L’argomento di un logaritmo non può essere negativo: scrivi ln|x|, e fai lo stesso per tutti gli altri logaritmi.
  algebra.derivedInstead = Questa è la derivata, ma è richiesta una primitiva.
  algebra.integratedInstead = Questa è una primitiva, ma è richiesta la derivata.
  algebra.otherDerivative = Deriva la tua risposta: non si ottiene la funzione da integrare.
  algebra.otherLetters = La risposta attesa non contiene {letters}.
  algebra.chainRuleFactorMissing = Manca il fattore dovuto alla derivata della funzione composta: la derivata della funzione interna.
  algebra.notPartialFractions = Il valore è giusto, ma una frazione si può ancora scomporre.
  algebra.rounded = Questo è un valore arrotondato, ma è richiesto il valore esatto.
  algebra.brokenChain = Nella tua catena di uguaglianze due membri non sono uguali.
  algebra.endOfInterval = Un estremo è compreso anche se non dovrebbe, oppure è escluso anche se dovrebbe essere compreso.
  algebra.transposed = Le righe e le colonne sono scambiate.
  algebra.noSolution = {point} non è una soluzione.
  algebra.missingSolution = Manca la soluzione {point}.
  algebra.removablePoints = Le equazioni sono uguali, tranne dove un denominatore è 0.
  algebra.otherPoint = È richiesto il punto {name}.
  algebra.solutionMissing = Manca una soluzione.
  algebra.solutionTooMany = C’è una soluzione di troppo.
  algebra.orForAnd = «o» significa che ne basta uno: scrivi «e», perché vale tutto insieme.
  algebra.andForOr = «e» significa che vale tutto insieme: scrivi «o», perché ne basta uno.
  algebra.otherCase = «{written}» e «{expected}» indicano qui cose diverse: attenzione alle maiuscole.
  algebra.notSolved = È vero, ma non è risolto rispetto a {name}.
  algebra.word = «{word}» è una parola: scrivi numeri, lettere e segni.
  algebra.entry = Il primo elemento diverso è il numero {place}.
  algebra.truth = Le due espressioni danno valori diversi per {row}.
  algebra.slip.sign = Il segno è sbagliato.
  algebra.slip.reciprocal = È il reciproco della risposta attesa.
  algebra.slip.factorTwo = Il risultato differisce per un fattore 2.
  algebra.slip.powerOfTen = Il risultato differisce per una potenza di dieci.
  algebra.slip.bracket = Un fattore deve moltiplicare ogni termine della parentesi.
  algebra.slip.binomial = Il quadrato di una somma contiene il doppio prodotto: (a + b)² = a² + 2ab + b².
  algebra.slip.termSign = Il segno di un termine è sbagliato.
  algebra.slip.degrees = Hai confuso radianti e gradi.
  form.expanded = Il valore è giusto, ma bisogna sviluppare i prodotti.
  form.factored = Il valore è giusto, ma bisogna scomporre del tutto in fattori.
  form.simplified = Il valore è giusto, ma si può semplificare.
  form.lowestTerms = Il valore è giusto, ma una frazione si può ridurre ai minimi termini.
  form.singleFraction = Il valore è giusto, ma serve un’unica frazione.
  form.completedSquare = Il valore è giusto, ma bisogna completare il quadrato in {variable}.
  form.noDecimals = Il valore è giusto, ma va scritto senza numeri decimali.
  form.likeAccepted = Il valore è giusto, ma va scritto in un’altra forma.
  number.otherDimension = «{written}» non misura la stessa grandezza di «{expected}».
  number.otherUnit = L’unità di misura deve essere «{expected}», non «{written}».
  number.noUnit = Manca l’unità di misura «{expected}».
  number.form = Il valore è giusto, ma scrivilo {form}.
  requirement.significantFigures = con {count, plural, one {# cifra significativa} other {# cifre significative}}
  requirement.minimumSignificantFigures = con almeno {count, plural, one {# cifra significativa} other {# cifre significative}}
  requirement.decimalPlaces = con {count, plural, one {# cifra decimale} other {# cifre decimali}}
  requirement.lowestTerms = come frazione ridotta ai minimi termini
  requirement.fraction = come frazione
  requirement.noFraction = senza frazioni
  requirement.percent = come percentuale
  number.empty = Scrivi un numero.
  number.notANumber = Questo non è un numero: scrivi per esempio 3,14.
  number.unexpected = «{text}», al carattere {place}, non si può leggere: scrivi un numero come 3,14.
  number.incomplete = Alla fine manca qualcosa.
  number.separator = «{mark}» separa i gruppi di tre cifre: prima dei decimali scrivi «{decimalMark}», come in 3{decimalMark}14.
  number.outOfRange = Questo numero ha troppe cifre, o un esponente troppo grande, per essere letto.
  number.divisionByZero = Non si può dividere per 0: controlla il numero sotto la linea di frazione.
  number.tooComplicated = È troppo complicato: scrivi un solo numero.
  number.calculation = Fai il calcolo e scrivi il risultato come un solo numero.
  number.ambiguous = È ambiguo, si può leggere come {readings}: scrivi un numero intero senza separatori, e un numero decimale con uno zero alla fine.
  number.ambiguousUnit = «ms⁻¹» può voler dire m/s o 1/ms: scrivi l’unità di misura con una barra.
  number.bracketsNeeded = Metti tra parentesi ciò per cui dividi, come in J/(mol K).
  number.unknownUnit = L’unità di misura «{unit}» non esiste: scrivi il suo simbolo, come in 5 kg.
  number.unknownUnit.suggestion = L’unità di misura «{unit}» non esiste: volevi dire «{suggestion}»?
  number.otherUnitMeant = «{unit}» indica un’altra unità di misura: volevi dire «{suggestion}»?
  number.unitMissing = Manca l’unità di misura: scrivila dopo il numero, come in 5 kg.
  number.unitNotExpected = Scrivi il numero senza «{unit}».
  number.percentSignMissing = Scrivi il segno % se intendi una percentuale.
  number.unlikeUnits = Queste unità di misura non si possono sommare: scrivi un solo numero con la sua unità.
  expression.empty = Non c’è niente da leggere: scrivi un’espressione.
  expression.unexpected = «{found}», al carattere {place}, non va bene: lì dovrebbe esserci {expected}.
  expression.unexpectedEnd = L’espressione finisce al carattere {place}, ma lì dovrebbe esserci {expected}.
  expression.missingOperator = Tra i numeri, al carattere {place}, scrivi * per la moltiplicazione.
  expression.unclosed = «{bracket}», al carattere {place}, è rimasto aperto: chiudilo o toglilo.
  expression.numberOrProduct = «{text}» può essere una potenza di dieci o un prodotto con e: scrivi * per la moltiplicazione, oppure il numero senza e.
  expression.unknownVariable = «{name}», al carattere {place}, è una variabile sconosciuta: usa solo quelle della domanda.
  expression.unknownCommand = «{name}», al carattere {place}, qui non è conosciuto: scrivilo in un altro modo.
  expression.sumNotWrittenOut = «{name}», al carattere {place}, qui si può leggere solo da un numero intero a un altro, per esempio da k = 1 a 10.
  expression.nestedTooDeeply = Ci sono troppi livelli: usa al massimo {limit} parentesi una dentro l’altra.
  expression.tooComplex = È troppo lungo per essere letto: scrivi al massimo {limit} termini.
  expected.operand = un numero, una variabile o una parentesi
  expected.operation = un segno di operazione come +
  expected.end = la fine

  [chemistry]
  malformed = Non si può leggere: {reason}.
  unreadable = La risposta attesa «{answer}» non si può leggere. {reason}
  unbalanced = La risposta attesa «{answer}» non può essere giusta. {reason}
  tooManyElectrons = La risposta attesa «{answer}» ha in un sottolivello più elettroni di quanti ce ne possano stare.
  stateMissing = Alla risposta attesa «{answer}» serve il simbolo dello stato per «{part}».
  answer.count = Atomi di {element}: {written} invece di {expected}.
  answer.charge = La carica di {part} è {expected}, non {written}.
  answer.structure = Gli atomi sono giusti, ma la formula deve mostrare come sono legati tra loro.
  answer.capitals = Attenzione alle maiuscole e alle minuscole: nelle formule indicano di quale elemento si tratta.
  answer.zeroForOxygen = C’è uno zero al posto della lettera O dell’ossigeno.
  answer.massNumber = Il numero di massa è {expected}, non {written}.
  answer.noMassNumber = Manca il numero di massa {expected}.
  answer.needlessMassNumber = Il numero di massa {written} è di troppo.
  answer.atomicNumber = Il numero atomico di {element} è {expected}, non {written}.
  answer.missing = Manca {part}.
  answer.needless = {part} è di troppo.
  answer.replaced = C’è {written} al posto di {expected}.
  answer.unbalanced = L’equazione non è bilanciata. Atomi di {element}: {left} a sinistra, {right} a destra.
  answer.unbalancedCharge = L’equazione non è bilanciata: la carica è {left} a sinistra e {right} a destra.
  answer.unbalancedNuclides = L’equazione non è bilanciata: la somma dei nuclidi dà {left} a sinistra e {right} a destra.
  answer.multiple = L’equazione è bilanciata, ma sono richiesti altri coefficienti.
  answer.coefficient = Il coefficiente di {part} è {expected}, non {written}.
  answer.sidesExchanged = I reagenti si scrivono a sinistra e i prodotti a destra.
  answer.arrow.bothWays = Questa reazione avviene in un solo verso: scrivi →.
  answer.arrow.oneWay = Questa reazione avviene in entrambi i versi: scrivi ⇌.
  answer.state = Lo stato di {part} è {expected}, non {written}.
  answer.noState = Manca lo stato di {part}: {expected}.
  answer.electrons = In {subshell} {written, plural, one {c’è # elettrone} other {ci sono # elettroni}} invece di {expected}.
  answer.empty = Non c’è niente da leggere: scrivi una formula.
  answer.unexpected = «{sign}», al carattere {place}, non si può leggere in una formula.
  answer.unexpectedEnd = Alla fine manca qualcosa.
  answer.unknownElement = L’elemento «{symbol}» non esiste (carattere {place}): attenzione alle maiuscole e alle minuscole.
  answer.unpaired = La parentesi «{bracket}», al carattere {place}, non è chiusa o non è stata aperta.
  answer.numberOutOfRange = Il numero al carattere {place} è 0 o troppo grande.
  answer.tooComplex = È troppo lungo per essere letto: il limite è {limit}.
  answer.name = Serve una formula, non un nome.
  answer.otherForm = Qui serve {form}.
  answer.form.formula = una sola formula
  answer.form.equation = un’equazione con una freccia
  answer.form.configuration = una configurazione elettronica come 1s2 2s1
  answer.form.nuclide = un nuclide come C-14
  answer.ions = Qui ci sono ioni scritti uno accanto all’altro: scrivi una sola formula.
  answer.ambiguousCharge = L’ultima cifra può contare atomi o cariche: scrivi la carica dopo ^, come in SO4^2-.
  answer.order = Gli atomi sono giusti: scrivili nell’ordine abituale.
  answer.detailed = Scrivi ogni elemento una volta sola, senza mostrare la struttura.
  answer.otherNotation = Gli atomi sono giusti: scrivi la formula nella notazione abituale.

  [dates]
  malformed = Non si può leggere: {reason}.
  unreadable = La risposta attesa «{answer}» non si può leggere. {reason}
  toleranceOutOfRange = Una tolleranza va da 0 a {maximum} giorni o anni.
  notAsExact = La risposta attesa «{answer}» è meno precisa di quanto debbano esserlo le risposte.
  answer.otherDate = È un’altra data.
  answer.otherPart.day = Il mese e l’anno sono giusti, ma il giorno no.
  answer.otherPart.month = Solo il mese non è giusto.
  answer.otherPart.year = Solo l’anno non è giusto.
  answer.partMissing.day = Fin qui è giusto, ma manca il giorno.
  answer.partMissing.month = Fin qui è giusto, ma manca il mese.
  answer.partMissing.year = Fin qui è giusto, ma manca l’anno.
  answer.partMissing.decade = Fin qui è giusto, ma manca il decennio.
  answer.dayAndMonthExchanged = Il giorno e il mese sono scambiati.
  answer.eraMissing = Così è un anno dopo Cristo: manca «a.C.».
  answer.otherEra = Il numero è giusto, ma l’era no.
  answer.endsExchanged = L’inizio e la fine sono scambiati.
  answer.otherEnd = Un estremo del periodo è giusto, l’altro no.
  answer.periodExpected = Serve un periodo, con l’inizio e la fine.
  answer.singleDateExpected = Serve una sola data, non un periodo.
  answer.empty = Scrivi una data.
  answer.notADate = Questa non è una data: scrivi per esempio 5 giugno 1234, 1234 o 123 a.C.
  answer.unexpected = «{text}» non si può leggere in una data: scrivi per esempio 5 giugno 1234.
  answer.unclearMonth = «{text}» potrebbe indicare più di un mese: controlla l’ortografia.
  answer.unknownDay = Questa data non esiste nel calendario: controlla il giorno, il mese e l’anno.
  answer.otherWeekday = «{text}» non corrisponde a questa data: controlla, oppure non scriverlo.
  answer.shortYear = Non si capisce di quale secolo si tratti: scrivi l’anno per intero, come 1234.
  answer.ambiguousOrder = Non si capisce quale numero sia il giorno: scrivi il mese in lettere, come in 5 giugno 1234.
  answer.ambiguous = Si può leggere in due modi: scrivilo a parole, come in giugno 1234.

  [spelling]
  category.case = Maiuscole e minuscole
  category.boundary = Una parola o due
  category.das-dass = das o dass
  category.doubling = Consonanti doppie
  category.long-i = La i lunga
  category.length-mark = Segni di allungamento
  category.sharp-s = s, ss o ß
  category.umlaut-derivation = ä e äu per derivazione
  category.umlaut-dots = Puntini su ä, ö, ü
  category.f-v-w = f, v o w
  category.final-devoicing = Suoni forti in fine di parola
  category.voicing = Consonanti forti e dolci
  category.schwa-r = e non accentata e r vocalica
  category.special-grapheme = Gruppi di lettere
  category.morpheme = Parti di parola
  category.phoneme = Suono per suono
  category.punctuation = Segni

  hint.case.word = Puoi mettere «der», «die» o «das» davanti alla parola? Qui comincia una frase?
  hint.case.inside = Guarda dentro la parola: le lettere maiuscole e minuscole sono al loro posto?
  hint.boundary.missing = È davvero una parola sola? Di’ le parti una dopo l’altra.
  hint.boundary.needless = Queste parti vanno insieme e indicano una cosa sola?
  hint.das-dass = Prova a mettere «dieses» o «welches» al suo posto. La frase ha ancora senso?
  hint.doubling.missing = Ascolta la vocale che viene prima: è breve o lunga? Che cosa si scrive dopo una vocale così?
  hint.doubling.needless = Ascolta la vocale che viene prima e guarda che cosa segue. Quante consonanti senti?
  hint.doubling.letters = Alcune lettere si raddoppiano in un modo tutto loro. Te lo ricordi?
  hint.long-i = La i è lunga o breve? Pensa a come si scrive di solito e alle parole da ricordare.
  hint.length.missing = La vocale è lunga. È una parola da ricordare? Pensa a parole della stessa famiglia.
  hint.length.needless = Qui la vocale ha bisogno di un segno di allungamento? Molte vocali lunghe non ce l’hanno.
  hint.length.between-vowels = Di’ la parola lentamente, sillaba per sillaba. Che cosa c’è all’inizio della seconda?
  hint.sharp-s = La s ronza come un’ape o sibila come un serpente? E la vocale che viene prima è lunga o breve?
  hint.umlaut-derivation = C’è una parola della stessa famiglia con a o au?
  hint.umlaut-dots = Di’ la parola ad alta voce. La vocale ha bisogno dei puntini?
  hint.f-v-w = Più lettere hanno questo suono. È una parola da ricordare?
  hint.f-v-w.prefix = La parola comincia con una piccola parte con cui cominciano molte parole. Come si scrive questa parte?
  hint.final.stem = Allunga la parola: dilla al plurale o in un’altra forma. Che cosa senti adesso?
  hint.final.ig = Allunga la parola con una e alla fine. Che cosa senti adesso?
  hint.voicing = Metti la mano davanti alla bocca: il suono è forte o dolce?
  hint.schwa.e = Batti le mani a ogni sillaba. Ogni sillaba ha bisogno di una vocale.
  hint.schwa.r = Ascolta bene e parla molto chiaramente: c’è una r nascosta?
  hint.grapheme.sp-st = All’inizio di una parola non tutto si scrive come si sente. Quali lettere conosci per questo suono?
  hint.grapheme.ch-sch = Qui più lettere formano un solo suono. Dillo lentamente: che suono è, e con quali lettere si scrive?
  hint.grapheme.ng-nk = Il suono esce dal naso. Allunga la parola: con quali lettere si scrive questo suono?
  hint.grapheme.qu = C’è una lettera che non sta mai da sola. Conosci la coppia?
  hint.grapheme.pf = Stringi le labbra all’inizio e parla chiaramente. C’è un suono in più?
  hint.grapheme.x-chs = Questo suono si può scrivere in più modi. C’è una parola della stessa famiglia che ti aiuta?
  hint.grapheme.s-z = Dillo lentamente. La lingua tocca il palato prima di sibilare?
  hint.grapheme.diphthong = Qui due vocali formano un solo suono. Come si scrive di solito?
  hint.grapheme.dt = Poche parole finiscono così. È una delle parole da ricordare?
  hint.grapheme.foreign = Questa parola viene da un’altra lingua. Guarda come si scrive in quella lingua e cerca di ricordarlo.
  hint.morpheme.double = Scomponi la parola. Scrivi ogni parte per intero, poi uniscile.
  hint.morpheme.single = Scomponi la parola. Come comincia e come finisce ogni parte?
  hint.morpheme.prefix = La parola comincia con una piccola parte con cui cominciano molte parole. È completa?
  hint.morpheme.linking-s = Scomponi la parola, poi ridilla tutta d’un fiato. Che cosa unisce le due parti?
  hint.phoneme.missing = Di’ la parola lentamente, suono per suono. Hai scritto tutti i suoni?
  hint.phoneme.added = Leggi lentamente quello che hai scritto. C’è una lettera di troppo?
  hint.phoneme.replaced = Di’ la parola lentamente e confronta: ogni lettera corrisponde a quello che senti?
  hint.phoneme.order = Di’ la parola lentamente. In che ordine si sentono i suoni?
  hint.punctuation.apostrophe = Qui cade una lettera? Solo in questo caso serve l’apostrofo.
  hint.punctuation.mark = Guarda i segni: ne manca uno, ce n’è uno di troppo o ne serve un altro?

  [content]
  template.noVariant = Per una delle domande non è stato trovato nessun numero.

  [quizzes]
  reason.correctChoice = È l’opzione giusta.
  reason.wrongChoice = L’opzione {option} non è giusta.
  reason.partlyCorrectChoice = L’opzione {option} non è quella giusta, ma vale {weight}.
  reason.allCorrectPicked = Tutte le opzioni giuste sono selezionate.
  reason.correctSoFar = Opzioni giuste selezionate: {found} su {all}.
  reason.wrongPick = L’opzione {option} non è tra quelle giuste.
  reason.expectedAnswer = La risposta non è del tutto giusta, ma vale {credit}.
  reason.awaitsGrade = Questa risposta sarà letta e valutata da una persona.
  reason.rubric = Punti ottenuti: {points} su {all}.
  reason.graded = Una persona ha valutato questa risposta.
  reason.amended = Il valore di questa risposta è stato deciso dopo il quiz.
  reason.doesNotCount = Questa domanda non conta.
  reason.recorded = Questa risposta mantiene il punteggio che ha ricevuto.
  reason.incorrect = La risposta non è giusta.
  reason.awaitsSubmission = La risposta è conservata fino alla consegna del quiz.
  reason.revealed = La risposta giusta è stata mostrata.
  reason.timeOver = Il tempo era scaduto.
  reason.unanswered = Non c’è nessuna risposta.

  picks.all = Tutte le opzioni giuste sono selezionate, e nessuna sbagliata.
  picks.some = Opzioni giuste selezionate: {hits} su {correct}{wrong, plural, =0 {} one {, più # sbagliata} other {, più # sbagliate}}.
  picks.netCorrect = Opzioni giuste selezionate: {hits} su {correct}{wrong, plural, =0 {} one {, più # sbagliata} other {, più # sbagliate}}; ogni opzione sbagliata ne annulla una giusta.
  picks.eachOption = Opzioni giudicate bene: {judged} su {options}.
  picks.coverage = Opzioni giuste selezionate: {hits} su {correct}{wrong, plural, =0 {} one {, più # sbagliata} other {, più # sbagliate}}; quindi scelte giuste: {hits} su {picked}.
  picks.halves = Opzioni giudicate male: {errors} su {options}; ognuna dimezza la valutazione.
  picks.guess = Opzioni giudicate male: {errors} su {options}; non è meglio che tirare a indovinare.
  picks.weights = Opzioni giuste selezionate: {hits} su {correct}{wrong, plural, =0 {} one {, più # sbagliata} other {, più # sbagliate}}; la somma dei loro pesi è {sum}.
  picks.negativeWeights = Opzioni giuste selezionate: {hits} su {correct}{wrong, plural, =0 {} one {, più # sbagliata} other {, più # sbagliate}}; la somma dei loro pesi è {sum}, perciò non vale niente.

  order.all = Tutto è nell’ordine giusto.
  order.allOrNothing = L’ordine non è giusto, e conta solo quello giusto.
  order.exactPosition = Elementi al loro posto: {found} su {all}.
  order.relativeNext = Elementi seguiti da quello giusto: {found} su {all}.
  order.allPreviousAndNext = Casi in cui un elemento è dal lato giusto di un altro: {found} su {all}.
  order.longestSubsequence = Elementi nell’ordine giusto tra loro: {found} su {all}.
  order.longestRun = Elementi che si susseguono come devono: {found} su {all}.
  order.kendall = Coppie nell’ordine giusto: {found} su {all}; ognuna delle altre ne annulla una.
  order.dependencyGraph = Casi in cui un elemento è prima di quello che deve precedere: {found} su {all}.

  parts.perPart = Parti giuste: {found} su {all}.
  parts.all = Tutte le parti sono giuste: {all} su {all}.
  parts.allOrNothing = Parti giuste: {found} su {all}; conta solo l’insieme.
  part.place = Questo elemento è al suo posto.
  part.notPlace = Questo elemento non è al suo posto.
  part.next = Questo elemento è seguito da quello giusto.
  part.notNext = Questo elemento non è seguito da quello giusto.
  part.sides = Altri elementi dal lato giusto di questo: {found} su {all}.
  part.predecessors = Elementi che devono precedere questo e lo precedono: {found} su {all}.
  part.pair = Questa coppia è giusta.
  part.notPair = Questa coppia non è giusta.

  response.unknown = Non fa parte della domanda.
  response.doesNotFit = Questa domanda richiede un altro tipo di risposta.
  response.empty = Non c’è ancora nessuna risposta.
  response.repeatedItem = Qualcosa è usato più di una volta.
  response.missingItems = Nell’ordine manca ancora qualcosa.
  response.tooFewWords = Il testo ha {count, plural, one {# parola} other {# parole}}, ma {limit, plural, one {ne serve almeno #} other {ne servono almeno #}}.
  response.tooManyWords = Il testo ha {count, plural, one {# parola} other {# parole}}, ma il massimo è {limit}.

  session.unknownProblem = Questa domanda non è nel quiz.
  session.noHintLeft = Non ci sono altri suggerimenti.
  session.hintWasNotTaken = Non hai visto questo suggerimento.
  session.doesNotAwaitGrade = In questo momento non c’è nessuna risposta da valutare.
  session.finished = Il quiz è finito.
  session.notFinished = Il quiz non è ancora finito.
  session.notPresented = In questo momento è visibile un’altra domanda.
  session.alreadyDecided = L’esito di questa domanda è già deciso.
  session.notDecided = Prima rispondi a questa domanda o saltala.
  session.onlyProblemLeft = È l’unica domanda rimasta.
  session.alreadyPresented = Questa domanda è già visibile.
  session.notAnswered = Prima rispondi a questa domanda o saltala.
  session.noProblemPresented = Le domande sono finite: consegna il quiz, oppure torna a una domanda.
  session.scoreOverflow = Questi punti non si possono sommare.
  session.timeIsUp = Il tempo è scaduto.

  rule.certaintyIsMissing = Indica il grado di sicurezza della tua risposta.
  rule.certaintyIsNotAsked = Questo quiz non chiede il grado di sicurezza della risposta.
  rule.notPossible = Non è possibile in questo quiz.
  rule.skippingIsNotAllowed = In questo quiz non si possono saltare le domande.
  rule.returningIsNotAllowed = In questo quiz non puoi tornare a una domanda.
  rule.notStarted = Prima comincia il quiz.
  rule.alreadyStarted = Hai già cominciato il quiz.
  rule.timeIsNotUp = Il tempo non è scaduto.

  grade.creditOutOfRange = Una valutazione va da zero al totale dei punti.
  grade.noRubric = Questa domanda non ha una griglia di valutazione.
  grade.otherRubric = La griglia di valutazione di questa domanda è un’altra.
  grade.missingCriteria = Scegli un livello per ogni criterio.

  amendment.unknownLearner = Questa persona non ha svolto il quiz.
  amendment.answersAreMissing = Indica quali altre risposte sono giuste.
  amendment.answerDoesNotFit = Questa non può essere una risposta giusta alla domanda.
  amendment.alreadyTakenOut = Questa domanda è già stata tolta.
  amendment.unknownAmendment = Questa correzione non esiste.
  amendment.cannotBeWithdrawn = Questa correzione non può essere annullata.
  amendment.duplicateAmendment = C’è già un’altra correzione con questo nome.
  amendment.authorIsMissing = Indica chi l’ha deciso.
  amendment.reasonIsMissing = Indica perché.

  record.creditOutOfRange = Il punteggio non può essere giusto.
  record.secondsOutOfRange = Il tempo non può essere giusto.

  study.unknownProblem = Questa carta non esiste.
  study.notToday = Questa carta non è prevista per oggi.
  study.nothingToShow = Al momento non ci sono carte da mostrare.
  study.nothingToUndo = Non c’è nulla da annullare.

  report.wrongKey = La risposta considerata giusta è sbagliata.
  report.missingAnswer = Una risposta giusta non viene accettata.
  report.unclear = Non si capisce che cosa venga chiesto.
  report.typo = C’è un errore nel testo.
  report.notShown = Qualcosa non viene visualizzato.
  report.inappropriate = Il contenuto è inappropriato.
  report.other = C’è un altro problema.

  generation.unknownSet = Uno degli argomenti scelti non esiste.
  generation.noProblems = Negli argomenti scelti non ci sono domande.
  generation.stratumTooSmall = Uno degli argomenti ha solo {count, plural, one {# domanda} other {# domande}}.
  generation.noFittingProblems = Nessuna domanda corrisponde a quanto richiesto.
  generation.nothingDue = Non c’è ancora niente da ripassare.
  generation.calendarIsMissing = Indica il fuso orario di chi fa il quiz.
  generation.learnerIsMissing = Indica per chi è il quiz.
  generation.dateIsMissing = Indica quando viene estratto il quiz.
  generation.dateOutOfRange = Questa data è fuori dai limiti.

  key.or = " o "
  key.significantFigures = arrotondato a {count, plural, one {# cifra significativa} other {# cifre significative}}
  key.decimalPlaces = arrotondato a {count, plural, one {# cifra decimale} other {# cifre decimali}}
  key.days = ± {count, plural, one {# giorno} other {# giorni}}
  key.years = ± {count, plural, one {# anno} other {# anni}}
  key.spelling = sono ammessi piccoli errori di ortografia
  key.wildcards = * sta per un testo qualsiasi
  key.form = in questa forma
  key.otherOrders = anche altri ordini possono essere giusti
  key.sample = una risposta possibile
  key.person = questa risposta è valutata da una persona

  [exercises]
  alreadyFound = Hai già trovato questa parola.
  alreadyStarted = L’esercizio è già cominciato.
  checklistIsOpen = Prima di’ perché la parola è sbagliata.
  date.beforeLastEvent = L’orologio è stato messo indietro.
  date.outOfRange = L’orologio mostra una data che non può essere giusta.
  errorsRemain = {count, plural, one {Resta # parola} other {Restano # parole}} da trovare.
  finished = L’esercizio è finito.
  gapIsLocked = Questa lacuna è già giusta.
  gapsAreEmpty = Prima completa tutte le lacune.
  inNoCategory = Prima metti la parola in una categoria.
  judgmentDoesNotFit = I dati salvati non appartengono a questo esercizio.
  lettersAreNotMarked = In questo esercizio non si possono segnare le lettere.
  noChecklistIsOpen = Prima trova una parola sbagliata.
  notReading = In questo momento le parole non sono visibili.
  notStarted = L’esercizio non è ancora cominciato.
  notWriting = In questo momento non puoi scrivere.
  nothingMarked = Prima segna almeno una lettera difficile per te.
  nothingToProceedFrom = Non c’è niente da cui continuare.
  nothingWritten = Prima scrivi la parola.
  otherWay.drag = Trascina la parola nella sua categoria.
  otherWay.write = Scrivi la parola sotto la sua categoria.
  timeIsNotUp = C’è ancora tempo.
  timeIsUp = Il tempo è scaduto.
  unknownCategory = La categoria «{category}» non esiste.
  unknownGap = Questa lacuna non esiste.
  unknownLetter = Questa lettera non esiste.
  unknownReason = Questo motivo non è nell’elenco.
  unknownWord = Questa parola non esiste.
  wordIsNotDone = Prima scrivi questa parola.
  wordIsNotShown = La parola «{word}» non è visibile.

  mistake.correctWordTapped = «{input}» è già giusto così.
  mistake.missedCategory = Appartiene a «{target}».
  mistake.missedReason = Anche questo è un motivo: «{target}»
  mistake.missedWord = Hai saltato «{target}».
  mistake.missedWord.secret = Manca una parola.
  mistake.misplacedWord = «{input}» va in un altro posto.
  mistake.surplusWord = «{input}» è una parola di troppo.
  mistake.wrongCategory = Non appartiene a «{input}».
  mistake.wrongGap = «{input}» non va lì.
  mistake.wrongGap.empty = Lì manca qualcosa.
  mistake.wrongReason = Questo non è un motivo: «{input}»
  mistake.wrongSpelling = «{input}»: si scrive «{target}».
  mistake.wrongSpelling.secret = «{input}» è sbagliato.

  category.case = maiuscola o minuscola
  category.boundary = una parola o due
  category.das-dass = das o dass
  category.doubling = una lettera o due, come l – ll, k – ck o z – tz
  category.long-i = i, ie o ih
  category.length-mark = con la h, doppia o semplice, come a – ah – aa
  category.sharp-s = s, ss o ß
  category.umlaut-derivation = ä o e, äu o eu
  category.umlaut-dots = con o senza puntini, come a – ä, o – ö o u – ü
  category.f-v-w = f, v o w
  category.final-devoicing = b o p, d o t, g o k alla fine
  category.voicing = forte o dolce, come b – p, d – t o g – k
  category.schwa-r = una e o una r che si sente appena, come in -en o -er
  category.special-grapheme = lettere particolari, come sp, st, qu, x o chs
  category.morpheme = parti della parola, come ver-, vor- o -lich
  category.phoneme = una lettera manca, è di troppo o è sbagliata
  category.punctuation = punto, virgola e altri segni

  recommendation = Qui ti alleni su «{category}» (errori: circa {percent} su 100). Casi di questo tipo nell’esercizio: {places}.
  recommendation.unseen = Qui ti alleni su «{category}», dove finora non risultano tuoi errori. Casi di questo tipo nell’esercizio: {places}.
  recommendation.unknown = Qui ti alleni su «{category}»: non sappiamo ancora come te la cavi. Casi di questo tipo nell’esercizio: {places}.
  summary.solved = Ottimo, hai risolto tutto senza errori.
  summary.tryAgain = Riprova: andrà ancora meglio.

  help.errorRate = Parole sbagliate su 100: {percent}; media della classe: {mean}.
  help.slow = Secondi per compito: {seconds}; media della classe: {mean}.
  help.weakCategory = «{category}» è un punto debole (errori: circa {percent} su 100).

  check.ambiguousGap = altre lettere nella lacuna danno «{word}»
  check.duplicateWord = «{word}» compare due volte
  check.helpGivesAway = l’aiuto svela «{word}»
  check.longGap = numero di lettere nella lacuna: {count}; di solito il massimo è {usual}
  check.misspellingExists = «{word}» è una parola che esiste
  check.noErrors = nessuna frase contiene una parola scritta male
  check.noReason = nessun motivo spiega perché «{word}» è sbagliato
  check.noTasks = non c’è nessun compito
  check.splitWord = la parola successiva sembra far parte di «{word}»
  check.unusedCategory = nessuna parola appartiene a «{category}»
  check.wordCount = parole presenti: {count}; parole indicate nell’esercizio: {expected}

  [pins]
  session.unknownPin = Questo segnaposto non è richiesto.
  session.alreadySubmitted = Hai già consegnato.
  session.notSubmitted = Non hai ancora consegnato.
  session.noInterim = Prima della consegna non viene mostrato niente.
  session.notPlaced = Per questo nome non c’è nessun segnaposto.
  session.pointOutOfRange = È fuori dall’immagine.
  session.creditOverflow = Il punteggio non si può calcolare.
  session.timeIsUp = Il tuo tempo è scaduto.

  label.unanswered = Non c’è nessuna risposta.
  label.correct = Giusto, {how}.
  layer.exact = alla lettera
  layer.normalized = a parte maiuscole, accenti o punteggiatura
  layer.variant = con un’altra grafia
  layer.abbreviation = con un’abbreviazione
  layer.synonym = con un altro nome
  layer.otherLanguage = in un’altra lingua
  layer.wordOrder = con le parole in un altro ordine
  layer.nearSpelling = con {count, plural, one {# lettera sbagliata} other {# lettere sbagliate}}
  label.different = Non è un nome di questa struttura.
  label.anotherTerm = È il nome di un’altra struttura.
  label.anotherPin = Questo nome appartiene a {pins}.
  label.otherLanguage = È un nome della struttura in una lingua che qui non conta.
  label.ambiguous = È scritto male, e un altro nome è altrettanto simile.
  label.anotherWord = Una delle parole è diversa.
  label.contrary = Una delle parole è il contrario di quella giusta.
  label.tooLong = È più lungo di qualunque nome.

  diagnosis.swapped = L’hai scambiato con {pins}.
  diagnosis.cycle = Hai scambiato tra loro questi nomi: {pins}.
  diagnosis.labelOf = È {pins}.
  diagnosis.wrongSide = È l’altro lato.
  diagnosis.partForWhole = Ne è solo una parte: {pins}.
  diagnosis.wholeForPart = È l’intero di cui fa parte: {pins}.
  diagnosis.pluralForSingular = È un plurale, ma qui l’elemento è uno solo.
  diagnosis.singularForPlural = È un singolare, ma qui gli elementi sono più di uno.
  diagnosis.duplicate = Hai scritto la stessa cosa per {pins}.
  diagnosis.empty = Non c’è nessuna risposta.

  edit.unknownObject = Non esiste, o è stato eliminato.
  edit.duplicateIdentifier = L’identificativo è già in uso.
  edit.fieldDoesNotFit = Questo oggetto non ha questa proprietà.
  edit.lastOne = A un segnaposto deve restare un’etichetta, e a un esercizio una vista.
  edit.cannotBeDeleted = La scheda stessa non si può eliminare.
  edit.cannotBeRestored = Non è stato eliminato, o non c’è più ciò che lo conteneva.
  edit.indexOutOfRange = Questa posizione non esiste.
  edit.imageNotRenamed = Un’immagine di dimensioni diverse ha bisogno di un altro nome o di un’altra versione.
  edit.arrowTooShort = La freccia è troppo corta.
  edit.invalid = Così la scheda non sarebbe più valida.
  merge.otherSheet = Appartiene a un’altra scheda.
  merge.missingParent = Ciò a cui appartiene qui non è conosciuto.
  merge.invalid = Così la scheda non sarebbe più valida.

  check.pinOutsideImage = Il segnaposto è fuori dall’immagine.
  check.partlyOutsideImage = Sporge dall’immagine.
  check.pinOutsideItsRegions = Il segnaposto non è in nessuna delle sue aree.
  check.duplicateLabel = Un’altra etichetta del segnaposto è identica.
  check.ambiguousLabel = Il segnaposto {pins} ha la stessa etichetta.
  check.overlapsRegionOfSameLabel = Si sovrappone a un’area il cui segnaposto ha un’etichetta in comune.
  check.unreachable = Non si può toccare, perché altre aree la coprono.
  check.missingLanguage = Il segnaposto non ha un’etichetta nella lingua «{language}».
  check.missingAlternativeText = L’immagine non ha un testo alternativo.
  check.noPins = L’esercizio non ha segnaposto.

  conflict.field = Le due parti l’hanno modificato in modo diverso.
  conflict.deletedByUs = Noi l’abbiamo eliminato, e l’altra parte l’ha modificato.
  conflict.deletedByThem = L’altra parte l’ha eliminato, e noi l’abbiamo modificato.
  conflict.lastOnesDeleted = Entrambe le parti ne hanno eliminato dei pezzi, e non resterebbe niente.
  conflict.imageReplacedByUs = Noi abbiamo sostituito l’immagine, e l’altra parte ha messo qualcosa su quella precedente.
  conflict.imageReplacedByThem = L’altra parte ha sostituito l’immagine, e noi abbiamo messo qualcosa su quella precedente.

  [progress]
  wallet.unknownItem = Questo articolo non c’è nel negozio.
  wallet.notEnoughCoins = {missing, plural, one {Manca ancora # moneta.} other {Mancano ancora # monete.}}
  wallet.levelNotReached = Disponibile dal livello {level}.
  wallet.alreadyBought = Ce l’hai già.
  wallet.tooManyCoins = In questo portamonete non entrano altre monete.
  log.noDailyGoal = Non c’è nessun obiettivo giornaliero da scegliere.
  log.targetOutOfRange = Un obiettivo giornaliero deve essere di almeno {minimum}.
  log.noShop = Non c’è niente da comprare.
  log.tooManyFreezes = Puoi avere al massimo {most} salva-serie.
  log.noTitle = Questo titolo non si può usare.
  log.notReached = Non hai ancora ottenuto questo titolo.
  log.cannotBeRecorded = Non si può registrare.
  change.points = {member} aveva {before} punti e ora ne ha {after}.
  change.level = {member} era al livello {before} e ora è al livello {after}.
  change.reached = {member} ha {count, plural, one {# obiettivo} other {# obiettivi}} in più.
  change.lost = {member} ha {count, plural, one {# obiettivo} other {# obiettivi}} in meno.
  level.number = Livello {level}
  log.unknownKind = Qui non c’è niente di questo tipo.
  log.negativeAmount = Qui una quantità negativa non conta.
  log.awardOutOfRange = A mano si possono dare o togliere da 1 a {most} punti.
  log.nothingToRepair = Non c’è nessuna serie interrotta da riparare.
  log.tooManyMissed = {most, plural, one {Si può riparare solo # giorno saltato} other {Si possono riparare solo # giorni saltati}}.
  log.restOutOfRange = {most, plural, one {Puoi prenderti # giorno libero di seguito, a partire da oggi} other {Puoi prenderti # giorni liberi di seguito, a partire da oggi}}.
  log.unknownZone = Questo fuso orario non è conosciuto.
  log.unknownPlayer = Questa persona non partecipa qui.
  log.duplicateTerm = Esiste già un periodo con questo nome.

  [games]
  member.notFounded = Il gruppo non esiste ancora.
  member.alreadyFounded = Il gruppo esiste già.
  member.notMember = Possono farlo solo i membri del gruppo.
  member.alreadyMember = Questa persona è già nel gruppo.
  member.alreadyInvited = Questa persona ha già ricevuto un invito.
  member.notInvited = Per entrare ti serve un invito.
  member.erased = Questa persona è stata cancellata dal gruppo. Non si può tornare indietro.
  member.notAdministrator = Possono farlo solo gli amministratori.
  member.alreadyAdministrator = Questo membro è già amministratore.
  member.lastAdministrator = Il gruppo ha bisogno di un amministratore. Prima scegline un altro.
  member.alreadyOptedIn = Partecipi già.
  member.alreadyOptedOut = Non partecipi già più.
  member.alreadyCheered = Hai già applaudito.
  member.oneself = Non si può giocare contro se stessi.

  todo.unknown = Questa attività non esiste.
  todo.duplicate = Questa attività esiste già.
  todo.scheduled = Questa attività non è ancora in bacheca.
  todo.open = Nessuno si sta occupando di questa attività.
  todo.claimed = Qualcuno si sta già occupando di questa attività.
  todo.completed = Questa attività è già stata svolta.
  todo.withdrawn = Questa attività è stata tolta dalla bacheca.
  todo.reserved = Questa attività è prevista per un’altra persona.
  todo.alreadyClaimed = Ti stai già occupando di questa attività.
  todo.fullyClaimed = Di questa attività si stanno già occupando altri.
  todo.claimLimit = Ti stai già occupando di {limit} attività.
  todo.notClaimed = Non ti stai occupando di questa attività.
  todo.stealingNotAllowed = In questo gruppo non si possono prendere le attività degli altri.
  todo.stealingTooEarly = Questa attività non può ancora passare ad altri.
  todo.completedTooSoon = Questa attività è troppo recente per essere già stata svolta.
  todo.cannotConfirm = Questa attività deve essere confermata da un’altra persona.
  todo.nothingToConfirm = Questa attività non ha bisogno di conferma.
  todo.notCreator = Può farlo solo chi ha creato questa attività o un amministratore.
  todo.voteRunning = C’è già una votazione su questa attività.
  todo.noVote = Non c’è nessuna votazione su questa attività.
  todo.nothingToPenalize = Non c’è niente da revocare per questa attività.
  todo.invalidPlan = Questa attività non può avere una ripetizione, un turno o una scadenza di questo tipo.

  season.unknown = Questa stagione non esiste.
  season.duplicate = C’è già una stagione con questo nome.
  season.overlaps = In quel periodo c’è un’altra stagione.
  season.notOpen = Questa stagione non è in corso.
  season.invalidLength = Una stagione non può avere questa durata.
  season.startInThePast = Una stagione non può cominciare nel passato.

  group.duplicateChallenge = Questa sfida esiste già.
  group.tooFewPoints = I punti non possono essere meno di {minimum}.
  group.pointsOutOfRange = Qui sono possibili solo punteggi da {minimum} a {maximum}.
  group.blankText = Ci deve essere qualcosa da leggere.
  group.longText = Il testo supera il limite di caratteri: {maximum}.
  group.countOutOfRange = Ce ne vuole almeno uno.
  group.tooManyPoints = Sono troppi punti.
  group.titleNotEarned = Non hai ancora ottenuto questo titolo.
  group.foundingCannotBeVoid = La fondazione non si può annullare.

  change.claimed = {member} ora lavora a «{todo}».
  change.unclaimed = {member} non lavora più a «{todo}».

  moment = {day}/{month}/{year} alle {time}
  member.slipTimePassed = Potevi annullarlo fino al {date}. Ora possono farlo solo gli amministratori.
  member.takesFromOthers = Altri hanno ottenuto punti grazie a questo, quindi possono annullarlo solo gli amministratori.
  todo.stealingTooEarly.from = Questa attività potrà passare ad altri dal {date}.
  todo.completedTooSoon.from = Questa attività è nuova. Si potrà completare dal {date}.
  todo.levelNotReached = Questa attività è riservata a chi ha almeno il livello {level}.
  challenge.unknown = Questa sfida non esiste.
  challenge.notAsked = Questa sfida non aspetta una tua risposta.
  group.deadlinePassed = Il termine è scaduto: {date}.
  note.void = «{todo}» del {date} non conta: {member} lo ha dichiarato nullo il {known}.
  note.void.other = Una voce del {date} non conta: {member} l’ha dichiarata nulla il {known}.
  note.takenBack = «{todo}» del {date} non conta: è stato annullato il {known}.
  note.takenBack.other = Una voce del {date} non conta: è stata annullata il {known}.
  note.refused = «{todo}» del {date} non ha effetto: {reason}
  note.refused.other = Una voce del {date} non ha effetto: {reason}
  note.late = «{todo}» del {date} è stato segnalato il {known} e conta per il giorno in cui è stato fatto.
  note.late.other = Una voce del {date} è stata segnalata il {known} e conta per il giorno precedente.
  reminder.turn = Tocca a te: «{todo}».
  reminder.dueSoon = «{todo}» scade il {date}.
  reminder.overdue = «{todo}» è in ritardo dal {date}.

  suggestion.assigned = È prevista per {member}.
  suggestion.fewestPoints = {member} ha meno punti di tutti: {points}.
  suggestion.fewestTodos = {member} si sta occupando di meno attività di tutti: {claimed}.
  suggestion.laterInOrder = Altri hanno meno punti di {member} o si stanno occupando di meno attività.

  catchUp.joinDate = Hai cominciato più tardi: fino a {line} punti, il punteggio mediano degli altri, i tuoi contano {factor} volte. Ora ne hai {points}.
  catchUp.gap = Sotto i {line} punti i tuoi contano {factor} volte, così puoi raggiungere gli altri. Ora ne hai {points}.
  catchUp.limit = In questo modo puoi ottenerne ancora {remaining} al massimo.

  board.unknownMember = Questa persona non è in classifica.
  board.duplicateMember = Questa persona è già in classifica.
  board.date = Il punteggio non può essere di quel giorno.
  board.pageSize = Una pagina ha almeno una riga.
  board.unknownDivision = Questa divisione non esiste.
  board.tooManyPoints = Un punteggio non può essere così grande.
  board.periodEnded = Quel periodo è finito e il suo risultato resta com’è.
  achievement.todos.title = Mano amica
  achievement.todos.text = Completa attività.
  achievement.todos.worn.2 = Ape operosa
  achievement.todos.worn.3 = Energia infinita
  achievement.ideas.title = Buon occhio
  achievement.ideas.text = Aggiungi attività alla bacheca.
  achievement.ideas.worn.1 = Occhio di lince
  achievement.together.title = Insieme
  achievement.together.text = Contribuisci alle sfide che il gruppo supera.
  achievement.together.worn.1 = Colonna del gruppo
  achievement.seasons.title = Albo d’oro
  achievement.seasons.text = Vinci una stagione.
  achievement.seasons.worn.0 = Gloria della stagione

  [diary]
  kind.event = Evento
  kind.goal = Obiettivo
  kind.note = Nota
  kind.course = Nuovo corso
  kind.reflection = Riflessione

  notification.eventDue = In programma: «{title}», {date}.
  notification.eventReminder = Ricordati di «{title}», in programma: {date}.
  notification.goalDue = Scadenza del tuo obiettivo «{title}»: {date}.
  notification.goalReminder = Ricordati del tuo obiettivo «{title}», con scadenza {date}.
  notification.undatedReminder = Ricordati di «{title}».
  notification.courseStarts = Inizio del corso «{title}»: {date}.
  notification.courseIsOpen = Puoi cominciare il corso «{title}» quando vuoi.

  list.outstanding = Da fare
  list.completed = Fatto
  list.all = Tutto
  list.notes = Note

  prompt.clear = Che cosa era chiaro?
  prompt.unclear = Che cosa non era chiaro?
  prompt.next = Che cosa viene dopo?
  audience.nobody = Puoi leggerlo solo tu.
  audience.people = Condiviso con persone scelte da te: {count}.
  audience.course = Condiviso con tutto il corso.
  audience.everyone = Condiviso con tutti.

  plan.feasible = Puoi fare tutto in tempo.
  plan.notFeasible = Non si può fare in tempo: mancano {hours} h {minutes} min (scadenza: {date}).

  date = {day, plural, =1 {1º} one {#} other {#}} {month} {year}
  month.1 = gennaio
  month.2 = febbraio
  month.3 = marzo
  month.4 = aprile
  month.5 = maggio
  month.6 = giugno
  month.7 = luglio
  month.8 = agosto
  month.9 = settembre
  month.10 = ottobre
  month.11 = novembre
  month.12 = dicembre

  field.title = titolo
  field.due = data
  field.course = corso
  field.time = ora
  field.reminder = promemoria
  field.links = link
  field.attachments = allegati
  field.recurrence = ripetizione
  field.requirements = requisiti

  item.missing = Da compilare: {fields}.
  item.malformed = Questa voce non si può leggere.
  item.notAllowed = Questa voce non può avere questo campo: {field}.
  item.emptyIdentifier = La voce non ha un nome.
  item.unknownGoal = Un obiettivo richiesto non esiste.
  item.requiresItself = L’obiettivo richiede sé stesso.
  item.progressOutOfRange = Il progresso deve essere compreso tra 0 e 100%.
  item.impossibleRecurrence = Non si può ripetere così.
  item.recurrenceEndsBeforeItBegins = La ripetizione finisce prima di cominciare.
  item.tooManyOccurrences = La ripetizione è troppo frequente.
  item.duplicate = Questa voce esiste già.
  item.unknown = Questa voce non esiste.
  item.isPlatforms = Viene dal corso. Puoi solo aggiungere un promemoria.
  item.isNote = Una nota si può solo creare ed eliminare.
  item.otherKind = Un evento non può diventare un obiettivo, né un obiettivo un evento.
  item.unknownOccurrence = In quel giorno non c’è niente da fare.
  item.alreadyCompleted = È già stato fatto.
  item.notCompleted = Non è ancora stato fatto.
  item.ratingOutOfRange = Scegli un numero da {least} a {most}.
  item.requiredGoalsOutstanding = {count, plural, one {Prima va raggiunto un altro obiettivo.} other {Prima vanno raggiunti altri # obiettivi.}}
  item.tooLittleProgress = Prima devi completare una parte maggiore del corso (almeno {percent}%).
  item.tooLittleDone = Prima devi completare il {percent}% di «{title}».
  item.tooLittleStudied = Prima devi studiare ancora {hours} h {minutes} min.

  course.unknown = Questo corso non esiste.
  course.duplicate = Non si può registrare. Controlla la data e il nome.
  course.alreadySubscribed = Partecipi già a questo corso.
  course.notSubscribed = Non partecipi a questo corso.
  course.alreadyRequested = Hai già fatto questa richiesta. Sarà eseguita presto.
  course.noRequest = Non c’è niente da annullare.
  notification.unknown = Questa notifica non c’è più.
  reflection.duplicate = Questa voce esiste già.
  reflection.unknown = Questa voce non esiste.
  reflection.noAudience = Indica chi può leggerla.
  reflection.notShared = Questa voce è privata.
  reflection.notReader = Non puoi leggere questa voce.
  readers.notAdmitted = Questa persona non può vedere il diario.
  readers.isOwner = Il tuo diario lo vedi comunque.
  reflection.nothingWritten = Prima scrivi qualcosa.
  reflection.duplicateAnswer = Rispondi una volta sola a ogni domanda.
  award.alreadyGiven = Lo hai già ricevuto.
  award.notGiven = Non c’è niente da revocare.
  award.xpOutOfRange = Gli XP devono essere da {least} a {most}.
  noShop = Non c’è niente da comprare.
  ledger.full = Non puoi più guadagnare XP.
  notOwner = Può farlo solo la persona a cui appartiene il diario.
  erasureIsFinal = Ciò che è stato cancellato per sempre non può tornare.

  import.isJournal = In una voce di diario non c’è niente da fare.
  import.isCancelled = È stato annullato.
  import.replacesOccurrence = Sostituisce una data di una serie che non è nel diario.
  import.isOlder = Nel diario c’è una versione più recente.
  import.wasDeleted = Lo hai eliminato nel diario.
  loss.length = La durata va persa.
  loss.recurrence = Viene riportato una volta sola, senza la ripetizione.
  loss.endlessRecurrence = La ripetizione non è senza fine, ma si ferma a questa data: {date}.
  loss.singleTimes = {count, plural, one {Una data diversa della serie va persa.} other {# date diverse della serie vanno perse.}}
  loss.reminders = {count, plural, one {Un altro promemoria va perso.} other {Altri # promemoria vanno persi.}}
  loss.completion = Il completamento va segnato nel diario.
  loss.undated = Senza data non è qualcosa da fare e diventa una nota.
  loss.zone = Il fuso orario {zone} non è conosciuto, perciò l’ora può essere sbagliata.
  loss.properties = Il diario non conserva questo: {names}.
  fault.syntax = La riga {line} del file non è leggibile: «{text}».
  fault.notUTF8 = La riga {line} del file non è in UTF-8; alcune lettere possono essere sbagliate.
  fault.structure = Nella riga {line} del file qualcosa comincia o finisce nel posto sbagliato.
  fault.missing = Nella riga {line} del file a {name} manca {property}.
  fault.badValue = Nella riga {line} del file «{text}» non è un valore di {name}.
  fault.unknownZone = Nella riga {line} del file il fuso orario {zone} non è noto; l’ora può essere sbagliata.

  level.1.title = Prima pagina
  level.1.text = Il tuo diario è aperto
  level.2.title = Esplorazione
  level.2.text = Ormai sai come muoverti
  level.3.title = Costanza
  level.3.text = Un passo dopo l’altro
  level.4.title = Pianificazione
  level.4.text = Raggiungi quello che ti proponi
  level.5.title = Padronanza
  level.5.text = Imparare è diventato un’abitudine

  [analytics]
  estimation.unknownProblem = Di questa domanda non si sa ancora niente.
  estimation.alreadyAnswered = Questa domanda ha già ricevuto una risposta.
  estimation.stepsOutOfRange = Una stima ha bisogno di almeno un passaggio.
  estimation.priorOutOfRange = Una stima parte da un numero impossibile.
  estimation.tooManyProblems = Si possono confrontare al massimo {maximum, plural, one {# domanda} other {# domande}}.

  [community]
  contact.oneself = Non puoi aggiungerti ai tuoi contatti.
  contact.alreadyContacts = Siete già in contatto.
  contact.notContacts = Non siete in contatto.
  contact.alreadyRequested = La tua richiesta è in attesa di risposta.
  contact.declinedBefore = La tua richiesta è stata rifiutata.
  contact.noRequest = Non c’è nessuna richiesta a cui rispondere.
  contact.noStranger = In questo momento non c’è nessuno contro cui giocare.

  challenge.notPlayer = Non hai ricevuto un invito a questa sfida.
  challenge.notOpen = Questa sfida non è ancora cominciata.
  challenge.deadlinePassed = Il termine di questa sfida è scaduto.
  challenge.notAccepted = Prima di giocare, accetta la sfida.
  challenge.alreadyAccepted = Hai già accettato questa sfida.
  challenge.alreadyDeclined = Hai rifiutato questa sfida.
  challenge.notStarted = Prima comincia il quiz.
  challenge.alreadyStarted = Hai già cominciato il quiz.
  challenge.alreadyOut = Hai già finito questa sfida.
  challenge.otherQuiz = Questo non è il quiz della sfida.
  challenge.notFinished = Non hai ancora finito il quiz.
  challenge.notCounted = Queste risposte non si possono conteggiare.
  challenge.stays = Ciò che è successo in una sfida non si può annullare.

  live.notHost = Può farlo solo chi conduce la partita.
  live.hostCannotPlay = Chi conduce la partita non risponde alle domande.
  live.notPlayer = Prima entra nella partita.
  live.alreadyJoined = Partecipi già.
  live.wasRemoved = Chi conduce la partita non ti fa più giocare.
  live.unknownPlayer = Questa persona non partecipa.
  live.unknownTeam = Questa squadra non esiste.
  live.teamIsMissing = Scegli una squadra.
  live.unknownProblem = Non c’è nessuna domanda con questo nome.
  live.alreadyOpened = Questa domanda è già stata posta.
  live.questionIsOpen = Un’altra domanda è ancora aperta.
  live.questionIsNotOpen = Questa domanda non è aperta.
  live.timeIsUp = Il tempo per questa domanda è scaduto.
  live.alreadyAnswered = Hai già risposto a questa domanda.
  live.finished = La partita è finita.

  [authoring]
  workshop.unknownProblem = Non c’è nessuna domanda con questo nome.
  workshop.notAuthor = Una domanda può essere modificata solo da chi l’ha scritta.
  workshop.ownProblem = Non puoi revisionare una domanda scritta da te.
  workshop.otherProblem = È il testo di un’altra domanda.
  workshop.alreadySubmitted = Questa versione è già stata consegnata.
  workshop.laterRevision = C’è una versione più recente.
  workshop.faulty = La domanda non è ancora completa.
  workshop.notWaiting = Questa versione non è in attesa di revisione.
  workshop.reasonMissing = Indica perché rifiuti la domanda.
  workshop.alreadyWithdrawn = Questa domanda è già stata ritirata.
  workshop.alreadyReported = L’hai già segnalato.
  workshop.noReport = Nessuno aspetta una risposta su questa domanda.
  workshop.countOutOfRange = Il numero di voti non può essere giusto.

  [papers]
  error.countOutOfRange = Possono essere da {first} a {last}, e questi sarebbero {count}.
  error.dependsOnLearner = I compiti di una classe non possono dipendere da ciò che ha fatto una sola persona.
  error.duplicateCandidate = Qualcuno è due volte nell’elenco dei nomi.
  error.malformedAnswer = Una risposta ha bisogno del codice di un compito, di un numero e dei due punti, come B3: C.
  error.unknownPaper = Non c’è nessun compito {code}.
  error.unknownProblem = Non c’è nessuna domanda {number}, l’ultima è la {last}.
  error.unknownLetter = La domanda {problem} non ha {letter}, le sue lettere arrivano a {last}.
  error.severalLetters = La domanda {problem} vuole una sola lettera, e ce ne sono diverse.
  error.repeatedLetter = Nella domanda {problem} la lettera {letter} compare due volte.
  error.unknownPart = La domanda {problem} non ha una parte {number}, l’ultima è la {last}.
  error.otherCount = La domanda {problem} ha {expected} parti, e ci sono {count} risposte. Numerale.

  draw.fewerProblems = Ogni compito ha {count} domande e non {wanted}, perché non ce ne sono altre.
  draw.stratumTooSmall = Di «{stratum}» ci sono solo {count} domande, e ne servono {wanted}.
  draw.points = I compiti valgono {points} punti, perché nessuna scelta di domande ne vale {wanted}.
  draw.simplified = Tanti punteggi diversi non lasciano il tempo di usare le domande nel modo più uniforme possibile.
  draw.unevenUse = Ogni domanda è usata da {fewest} a {most} volte, il che non è uniforme.
  draw.unknownDifficulty = Domande di difficoltà sconosciuta: {count}. Contano come medie.
  draw.difficulty = I compiti differiscono per difficoltà: ci si aspetta dal {lowest} al {highest} % dei punti.

  page.name = Nome
  page.date = Data
  page.points = Punti
  page.mark = Voto
  page.code = Compito
  page.number = N.
  page.letters = Lettere
  page.answer = Risposta giusta
  page.total = Totale
  page.paper = Compito {code}
  page.key = Soluzioni del compito {code}
  page.answers = Foglio delle risposte del compito {code}
  page.solutions = Foglio delle soluzioni del compito {code}
  page.list = Chi ha quale compito
  page.cross = Segna la casella giusta. Nelle righe di caselle quadrate possono essere giuste più caselle.
  page.several = Possono essere giuste più risposte.
  page.minimumWords = almeno {count, plural, one {# parola} other {# parole}}
  page.maximumWords = al massimo {count, plural, one {# parola} other {# parole}}
  page.wordRange = da {minimum} a {maximum} parole
  page.order = Scrivi le lettere nell’ordine giusto:
  page.match = Scrivi una lettera accanto a ogni numero.
  page.shared = Una lettera può essere usata più volte.

  [overlay]
  pin = Segnaposto {name}
  arrow = Freccia
  highlight = Parte evidenziata
  verdict.correct = giusto
  verdict.wrong = sbagliato
  verdict.partial = giusto in parte
  verdict.unanswered = senza risposta

  [interchange]
  not-utf-8 = Questo byte non è UTF-8 e si legge come in Windows-1252, «{sign}»: controlla che sia giusto.
  encoding-guessed = Il file è letto come {encoding}, come suggeriscono i suoi byte: guarda le lettere accentate, oppure salvalo in UTF-8.
  unreadable-byte = Un byte di questa riga non corrisponde a nessun carattere e viene omesso.
  brace-without-partner = Questa parentesi graffa è spaiata, perciò la domanda viene omessa: chiudila, oppure mettici davanti una barra rovesciata se intendi il segno.
  second-answer-block = La domanda ha un secondo blocco di risposte, che viene letto come testo: chiedi una cosa sola, oppure usa Cloze.
  line-break-in-formula = Qui \n indica un a capo e spezza {command} in due: scrivi \{command}.
  weight-on-right-answer = Il peso {weight} si trova dopo =, perciò non conta come peso: scrivi ~{weight} per una parte del punteggio.
  truth-as-text = Qui «{text}» è un testo da scrivere: usa TRUE o FALSE per un’affermazione vera o falsa.
  zero-line = Per Moodle una domanda termina con una riga che contiene solo uno 0: metti lo 0 in un’altra riga.
  question-in-category = Questa riga fa parte della categoria, perciò la domanda che contiene va persa: metti una riga vuota prima.
  zero-answer = Moodle considera assente una prima risposta 0: scrivi =0.
  unescaped-sign = «{sign}» ha un significato in GIFT: scrivi \{sign}, così ogni programma legge il segno.
  malformed-weight = «{weight}» non è un peso e viene letto come testo: scrivi {better}.
  unknown-text-format = «{format}» non è un formato di testo e viene letto come testo.
  malformed-number = «{text}» non è un numero, e Moodle accetterebbe qualunque risposta: scrivi {better}.
  weight-out-of-range = Un peso va da -100 a 100 per cento, e questo è {weight}.
  weight-not-on-list = Moodle non conosce il peso {weight} e rifiuta la domanda: usa {better}.
  no-right-answer = Nessuna risposta è giusta: metti = davanti a quella giusta, oppure usa pesi la cui somma sia 100.
  too-few-answers = La domanda ha bisogno di almeno {needed, plural, one {# risposta} other {# risposte}}, perciò viene omessa.
  pair-without-arrow = Questa coppia non ha la freccia, perciò la domanda viene omessa: scrivi =elemento -> risposta.
  pair-without-answer = Questa coppia non ha una risposta dopo la freccia, perciò Moodle la omette: scrivi =elemento -> risposta.
  malformed-xml = Questo non è XML valido: il segno < inteso come tale si scrive &lt;, e ogni elemento termina con il proprio tag.
  unknown-reference = In XML il segno & inteso come tale si scrive &amp;, e solo &lt; &gt; &amp; &quot; &apos; e i codici numerici stanno per un segno.
  nested-too-deeply = Qui ci sono troppi elementi uno dentro l’altro, e quelli più interni vengono omessi.
  tags-in-text = Il testo contiene tag, che Moodle rifiuta: mettilo tra <![CDATA[ e ]]>.
  unknown-element = «{name}» non fa parte di una banca di domande e viene ignorato.
  unknown-type = Le domande di tipo «{type}» restano nel file, ma non si possono usare.
  duplicate-file = Il testo ha un altro file con il nome «{name}», perciò questo viene omesso: dagli un nome tutto suo.
  nothing-found = Il file non contiene nessuna domanda: forse è in un altro formato?
  no-gap = Il testo non contiene nessuna lacuna leggibile, come {example}.
  gap-without-end = A questa lacuna manca la parentesi graffa di chiusura.
  unknown-gap-type = «{type}» non è un tipo di lacuna, perciò viene letto come testo: i tipi sono SHORTANSWER, MULTICHOICE e NUMERICAL.
  unfinished-question = In Aiken una domanda è formata da una riga, da almeno due risposte come «A) Parigi» e da «ANSWER: A»; questa viene omessa.
  unknown-letter = Nessuna risposta ha questa lettera, perciò la domanda viene omessa.
  quote-without-partner = Queste virgolette sono spaiate e vengono lette come un segno: dentro altre virgolette, raddoppiale.
  columns-without-names = Nessuna riga nomina colonne conosciute ({names}): chiamale domanda e risposta, oppure indica quali sono, come in {example}.
  row-above-names = «{name}» sta sopra i nomi delle colonne, perciò questa riga viene omessa.
  fields-without-names = I campi non hanno nomi, perciò il primo chiede il secondo.
  column-left-out = Il contenuto della colonna «{name}» non appartiene a nessun problema, perciò viene omesso.
  column-misspelled = Nessuna colonna si chiama «{name}», perciò il suo contenuto viene omesso: intendevi «{meant}»?
  unreadable-cell = «{value}» non va bene per la colonna {name} e viene omesso: scrivilo come in {example}.
  unknown-option = «{value}» non indica nessuna delle risposte, perciò la riga viene omessa: scrivi la lettera, il numero o il testo di una risposta.
  ambiguous-key = «{value}» è il numero di una risposta e il testo di un’altra e si legge come numero: scrivi la lettera.
  passed-over = «{name}» non appartiene a nessun problema e viene tralasciato.
  no-identifiers = Nessuna colonna ha identificatori, perciò ognuno deriva dal testo della domanda: con una colonna id le risposte restano alla loro domanda anche se il testo cambia.
  media-left-out = Il file «{name}» non è in un file di testo, perciò viene omesso.
  gap-within-gap = Ci sono lacune dentro una lacuna, e si chiedono solo quelle interne.
  sheet-left-out = «{name}» non viene letto; si leggono solo le celle di un foglio.
  several-answers = «{answer}» qui è una sola risposta: scrivi le altre risposte giuste in una colonna alternatives, con | in mezzo.
  incomplete-row = Nella riga manca la domanda o la risposta, perciò la riga viene omessa.
  malformed-json = La riga non è un oggetto JSON e viene omessa.
  unusable-question = La domanda non si può usare: {reason}.
  unusable-type = In una banca di domande il tipo «{type}» non esiste, perciò questa domanda viene omessa.
  mark-rounded = I punti vanno a passi di 1/600, perciò il punteggio {mark} diventa {points}.
  description-left-out = Nell’insieme nessuna domanda segue questo testo, perciò la raccolta non ha posto per esso: mettilo prima di una domanda.
  text-simplified = Il testo ha perso parte della sua formattazione: {what}.
  content-left-out = Il testo ha perso qualcosa che gli studenti vedrebbero o sentirebbero: {what}.
  gap-left-out = Una raccolta non ha spazi vuoti in cui si scelgono più risposte, quindi manca lo spazio {number} con le sue risposte: {answers}.
  fields-left-out = Una raccolta non ha posto per queste parti della domanda: {names}.
  settings-left-out = Un quiz ha impostazioni proprie, quindi queste non hanno effetto: {names}.
  hidden-question = La domanda è nascosta agli studenti, quindi viene tralasciata.
  broken-json = Questo non è JSON corretto. Qui serve: {expected}
  missing-member = In «{owner}» manca «{name}»: aggiungilo.
  wrong-kind = «{name}» è {value}, ma il formato richiede {expected}.
  malformed-value = «{value}» non va bene per «{name}»: scrivilo come {example}.
  unknown-member = Il formato non conosce «{name}» in «{owner}» e lì non ammette altro: mettilo in «extensions».
  duplicate-member = «{name}» compare qui per la seconda volta: tienine uno solo.
  misplaced-member = «{name}» non va insieme a «{other}»: togline uno.
  useless-member = «{name}» qui non significa nulla, perché «{owner}» è «{other}».
  not-looked-up = «{name}» si trova all’indirizzo {address}, che non viene consultato.
  proof-not-checked = La firma viene conservata ma non verificata: accerta altrove se il badge è autentico.
  never-valid = Il badge scade il {end}, che non è successivo al suo inizio: non è mai valido.
  no-badge = Nel file non c’è alcun badge leggibile.
  unusable-region = «{name}» non indica nulla che si possa toccare su un’immagine, quindi è omesso.
  region-without-label = L’area non ha alcun testo che possa farle da etichetta, quindi è omessa.
  image-without-size = L’immagine «{name}» non ha larghezza né altezza, quindi i suoi segnaposto non si possono collocare.
  parts-left-out = In una scheda con segnaposto non c’è posto per {parts}.
  not-scored = Le risposte a questo item non si possono valutare, perché «{name}» non è supportato.
  scoring-approximated = Le regole di questo item valutano alcune risposte diversamente da come può fare qui una domanda: controlla quanto valgono le risposte.
  usual-rules = L’item non ha regole di valutazione, quindi la risposta giusta vale tutti i punti.
  no-key = Nessuna risposta a questo item vale punti, quindi non può essere una domanda: dichiara la risposta giusta.
  feedback-left-out = Nessuna condizione nota a una domanda dice chi vede questo testo, che quindi è tralasciato: «{text}».
  undeclared-outcome = Le regole impostano «{name}», che l’esercizio non dichiara: è preso per un numero.
  missing-file = Nel pacchetto manca qui un file «{name}» del tipo atteso.
  address-left-out = Un’immagine o una registrazione ha l’indirizzo «{address}», che non è del web, quindi è tralasciata.
  rubric-left-out = Una raccolta non ha note per chi corregge, quindi queste mancano.
  units-left-out = Qui le risposte non hanno unità, quindi queste mancano: {units}. Scrivi nel testo che è richiesto solo il numero.
  total.more = e altri {count} [{code}]
  total.lines = {count, plural, one {# riga} other {# righe}}
  total.files = {count, plural, one {# file} other {# file}}
  total.questions = {count, plural, one {# domanda} other {# domande}}
  total.pins = {count, plural, one {# segnaposto} other {# segnaposto}}
  total.entries = {count, plural, one {# voce} other {# voci}}
  total.statements = {count, plural, one {# dichiarazione} other {# dichiarazioni}}
  total.badges = {count, plural, one {# badge} other {# badge}}
  total.errors = {count, plural, one {# errore} other {# errori}}
  total.warnings = {count, plural, one {# avviso} other {# avvisi}}
  total.hints = {count, plural, one {# nota} other {# note}}
  total.none = nessun errore
  lost.type = La domanda viene omessa: il formato non ha domande di tipo {type}.
  lost.category = La categoria va persa.
  lost.category-details = La descrizione e il numero della categoria vanno persi.
  lost.set-title = Il titolo dell’insieme va perso; lo sostituisce il suo identificatore.
  lost.name = Il nome va perso.
  lost.labels = Il numero ID e i tag vanno persi.
  lost.mark = Il punteggio della domanda va perso.
  lost.hints = I suggerimenti vanno persi.
  lost.general-feedback = Il feedback per tutti va perso.
  lost.answer-feedback = Il feedback sulle risposte va perso.
  lost.response-feedback = Il feedback sulla risposta intera va perso.
  lost.files = I file contenuti nei testi vanno persi.
  lost.remainder = I dettagli che conosce solo il formato del file vanno persi.
  lost.weights = Le risposte che valgono una parte del punteggio la perdono.
  lost.refused-weights = Moodle non conosce un peso delle risposte e rifiuterà la domanda.
  lost.other-answers = Tutte le risposte tranne la prima vanno perse.
  lost.separator = Una barra verticale in una risposta la dividerà in due.
  lost.arrow = Una freccia -> in un testo diventa →.
  lost.signs = Alcuni segni di un testo lì significano altro: uno spazio vuoto, un suono o una lettura.
  lost.letter-case = Le maiuscole e le minuscole non saranno più distinte.
  lost.single-choice = Senza una risposta giusta se ne potrà scegliere più di una.
  lost.judgment = Le risposte saranno confrontate lettera per lettera invece che in base al significato.
  lost.unit = L’unità del numero va persa.
  lost.markup = Formule, immagini, tabelle ed evidenziazioni diventano testo semplice.
  lost.grading = Ogni scelta varrà la propria quota, invece di quanto stabilisce la domanda.
  lost.other-orders = Tutti gli ordini giusti tranne uno vanno persi.
  lost.rubric = La griglia di valutazione, la risposta modello e i limiti del testo vanno persi.
  lost.instruction = Le istruzioni sopra il testo con le lacune vanno perse.
  lost.source = La fonte della domanda va persa.
  lost.notes = Il titolo, la nota, il segno e la grandezza del segnaposto vanno persi.
  lost.other-labels = Le etichette in altre lingue e i sinonimi vanno persi.
  lost.round-shapes = I bordi curvi diventano tratti dritti e i fori possono andare persi.
  lost.drawings = Le frecce e le evidenziazioni sull’immagine vanno perse.
  lost.titles = I titoli di sezioni, esercizi e viste e le descrizioni delle immagini vanno persi.
  lost.other-images = Le immagini dopo la prima vanno perse con i loro segnaposto.
  lost.templates = I modelli della raccolta vanno persi.

  [lab]
  coverage.leftOut = Non c’è niente per questo tipo di giocatori: {players}.
  coverage.favored = Per questo tipo di giocatori c’è molto di più che per gli altri: {players}.
  players.achiever = realizzatori
  players.competitor = competitori
  players.explorer = esploratori
  players.socializer = socializzatori
  report.mean = media
  report.interval = 95%
  report.difference = differenza
  report.chance = p (Holm)
  report.least = minimo con seme
  report.most = massimo con seme
  report.same = uguale in ogni mondo
  report.none = nessun valore
  report.unmeasured = Con {variant} non c’era nulla da misurare in nessun mondo, per esempio perché nessuno ha ottenuto un punto.
  report.worlds = Mondi: {count}, semi da {first} a {last}. Ogni intervallo vale per sé; p è corretto per tutti i confronti (Holm).
  """#
)
