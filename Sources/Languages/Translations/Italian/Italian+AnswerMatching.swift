// SPDX-License-Identifier: Apache-2.0
extension Italian {
  /// The sentences of verdicts.
  package static let answers: [String: String] = [
    "quoted": "«{text}»",
    "list.and": "{others} e {last}",
    "list.or": " o ",
    "letters.missing": "manca «{expected}»",
    "letters.needless": "«{written}» è di troppo",
    "letters.replaced": "«{written}» invece di «{expected}»",
    "slip.joined": "due parole sono scritte attaccate",
    "slip.split": "una parola è scritta divisa in due",

    "match.exact": "È proprio la risposta attesa: «{answer}».",
    "match.normalized": "È la risposta attesa, «{answer}», a parte questo: {steps}.",
    "match.inflected": "È un’altra forma di «{answer}»: {difference}.",
    "match.misspelled": "È «{answer}», ma attenzione all’ortografia: {slips}.",
    "match.equivalent": "Ha lo stesso valore della risposta attesa, «{answer}».",
    "match.otherNotation": "È proprio la risposta attesa: «{answer}».",
    "match.withinTolerance": "Corrisponde alla risposta attesa, «{answer}».",
    "match.equivalentWhereDefined":
      "Ha lo stesso valore della risposta attesa, «{answer}», dove entrambe sono definite. {example}",

    "match.remarked": "{reason} {remark}",
    "remark.decimalMark":
      "«{written}» è stato letto come separatore decimale; qui si scrive «{usual}».",
    "remark.uncertainty": "L’incertezza di {uncertainty} non è stata valutata.",

    "step.spacing": "gli spazi",
    "step.compatibility": "le forme speciali dei caratteri",
    "step.umlauts": "la scrittura delle vocali con l’umlaut",
    "step.sharpS": "la scrittura di ß",
    "step.diacritics": "gli accenti e gli altri segni sulle lettere",
    "step.caseFolding": "le maiuscole e le minuscole",
    "step.quotes": "la forma delle virgolette",
    "step.dashes": "la forma delle lineette",
    "step.punctuation": "la punteggiatura",
    "step.hyphens": "i trattini",
    "step.englishArticles": "un articolo inglese",
    "step.germanArticles": "un articolo tedesco",
    "step.frenchArticles": "un articolo francese",
    "step.spanishArticles": "un articolo spagnolo",
    "step.italianArticles": "un articolo italiano",
    "step.portugueseArticles": "un articolo portoghese",
    "step.dutchArticles": "un articolo olandese",
    "step.articles": "un articolo",
    "step.conjunctions": "il segno per «e»",
    "step.numerals": "la scrittura dei numeri",

    "mismatch": "La risposta attesa è «{answer}».",
    "mismatch.because": "{reason} La risposta attesa è «{answer}».",
    "mismatch.misspelledTooBadly": "È troppo diverso dalla risposta attesa.",
    "mismatch.negation": "Così dici il contrario.",
    "mismatch.otherAffix": "È un’altra parola: {difference}.",
    "mismatch.inflection": "È un’altra forma della parola: {difference}.",
    "mismatch.letterCase": "Qui le maiuscole e le minuscole contano.",
    "mismatch.isAnotherTerm": "«{term}» è un’altra cosa.",
    "mismatch.isAsNearTo": "Potrebbe voler dire anche «{term}».",
    "mismatch.isAnotherWord": "«{word}» è un’altra parola.",
    "mismatch.difference": "C’è una differenza: {difference}.",
    "mismatch.otherOrder": "Le parole sono giuste, ma in un altro ordine.",
    "mismatch.differentWords": "Mancano parole, ce ne sono di troppo o sono in un altro ordine.",
    "mismatch.otherKind": "Qui serve {kind}.",
    "exemption.number": "I numeri e i segni devono essere esatti.",
    "exemption.formula": "Le formule devono essere esatte.",
    "exemption.romanNumeral": "I numeri romani devono essere esatti.",
    "exemption.acronym": "Le sigle e le abbreviazioni devono essere esatte.",
    "exemption.shortWord": "Una parola così corta deve essere esatta.",
    "exemption.fixedWord": "Questa parola deve essere esatta.",
    "exemption.syllables": "Le parole in questa scrittura devono essere esatte.",
    "exemption.tooLong": "Una risposta così lunga deve essere esatta.",
    "kind.expression": "un’espressione",
    "kind.equation": "un’equazione",
    "kind.inequality": "una disequazione",
    "kind.list": "un elenco di risposte",
    "kind.pair": "un punto o un intervallo",
    "algebra.constantMissing": "Manca la costante di integrazione.",
    "algebra.constantNotAdded":
      "Aggiungi una sola costante di integrazione, con una lettera tutta sua, come + C.",
    "algebra.logarithmWithoutAbsoluteValue":
      "L’argomento di un logaritmo non può essere negativo: scrivi ln|x|, e fai lo stesso per tutti gli altri logaritmi.",
    "algebra.derivedInstead": "Questa è la derivata, ma è richiesta una primitiva.",
    "algebra.integratedInstead": "Questa è una primitiva, ma è richiesta la derivata.",
    "algebra.otherDerivative":
      "Deriva la tua risposta: non si ottiene la funzione da integrare.",
    "algebra.otherLetters": "La risposta attesa non contiene {letters}.",
    "algebra.chainRuleFactorMissing":
      "Manca il fattore dovuto alla derivata della funzione composta: la derivata della funzione interna.",
    "algebra.notPartialFractions": "Il valore è giusto, ma una frazione si può ancora scomporre.",
    "algebra.rounded": "Questo è un valore arrotondato, ma è richiesto il valore esatto.",
    "algebra.brokenChain": "Nella tua catena di uguaglianze due membri non sono uguali.",
    "algebra.endOfInterval":
      "Un estremo è compreso anche se non dovrebbe, oppure è escluso anche se dovrebbe essere compreso.",
    "algebra.transposed": "Le righe e le colonne sono scambiate.",
    "algebra.noSolution": "{point} non è una soluzione.",
    "algebra.missingSolution": "Manca la soluzione {point}.",
    "algebra.removablePoints":
      "Le equazioni sono uguali, tranne dove un denominatore è 0.",
    "algebra.otherPoint": "È richiesto il punto {name}.",
    "algebra.solutionMissing": "Manca una soluzione.",
    "algebra.solutionTooMany": "C’è una soluzione di troppo.",
    "algebra.entry": "Il primo elemento diverso è il numero {place}.",
    "algebra.truth": "Le due espressioni danno valori diversi per {row}.",
    "algebra.slip.sign": "Il segno è sbagliato.",
    "algebra.slip.reciprocal": "È il reciproco della risposta attesa.",
    "algebra.slip.factorTwo": "Il risultato differisce per un fattore 2.",
    "algebra.slip.powerOfTen": "Il risultato differisce per una potenza di dieci.",
    "algebra.slip.bracket": "Un fattore deve moltiplicare ogni termine della parentesi.",
    "algebra.slip.binomial":
      "Il quadrato di una somma contiene il doppio prodotto: (a + b)² = a² + 2ab + b².",
    "algebra.slip.termSign": "Il segno di un termine è sbagliato.",
    "algebra.slip.degrees": "Hai confuso radianti e gradi.",
    "form.expanded": "Il valore è giusto, ma bisogna sviluppare i prodotti.",
    "form.factored": "Il valore è giusto, ma bisogna scomporre del tutto in fattori.",
    "form.simplified": "Il valore è giusto, ma si può semplificare.",
    "form.lowestTerms": "Il valore è giusto, ma una frazione si può ridurre ai minimi termini.",
    "form.singleFraction": "Il valore è giusto, ma serve un’unica frazione.",
    "form.completedSquare": "Il valore è giusto, ma bisogna completare il quadrato in {variable}.",
    "form.noDecimals": "Il valore è giusto, ma va scritto senza numeri decimali.",
    "form.likeAccepted": "Il valore è giusto, ma va scritto in un’altra forma.",
    "witness": "La tua risposta dà {answer}, ma il valore atteso è {expected}.",
    "witness.at": "Per {place} la tua risposta dà {answer}, ma il valore atteso è {expected}.",
    "number.otherDimension": "«{written}» non misura la stessa grandezza di «{expected}».",
    "number.otherUnit": "L’unità di misura deve essere «{expected}», non «{written}».",
    "number.noUnit": "Manca l’unità di misura «{expected}».",
    "number.form": "Il valore è giusto, ma scrivilo {form}.",
    "requirement.significantFigures":
      "con {count, plural, one {# cifra significativa} other {# cifre significative}}",
    "requirement.minimumSignificantFigures":
      "con almeno {count, plural, one {# cifra significativa} other {# cifre significative}}",
    "requirement.decimalPlaces":
      "con {count, plural, one {# cifra decimale} other {# cifre decimali}}",
    "requirement.lowestTerms": "come frazione ridotta ai minimi termini",
    "requirement.fraction": "come frazione",
    "requirement.noFraction": "senza frazioni",
    "requirement.percent": "come percentuale",

    "tooLong": "Questa risposta è troppo lunga per essere letta. Scrivine una più corta.",
    "undecided":
      "Non è stato possibile stabilire se sia uguale a «{answer}»: deve controllare una persona.",
    "number.empty": "Scrivi un numero.",
    "number.notANumber": "Questo non è un numero: scrivi per esempio 3,14.",
    "number.unexpected":
      "«{text}», al carattere {place}, non si può leggere: scrivi un numero come 3,14.",
    "number.incomplete": "Alla fine manca qualcosa.",
    "number.separator":
      "«{mark}» separa i gruppi di tre cifre: prima dei decimali scrivi «{decimalMark}», come in 3{decimalMark}14.",
    "number.outOfRange":
      "Questo numero ha troppe cifre, o un esponente troppo grande, per essere letto.",
    "number.divisionByZero":
      "Non si può dividere per 0: controlla il numero sotto la linea di frazione.",
    "number.tooComplicated": "È troppo complicato: scrivi un solo numero.",
    "number.calculation": "Fai il calcolo e scrivi il risultato come un solo numero.",
    "number.ambiguous":
      "È ambiguo, si può leggere come {readings}: scrivi un numero intero senza separatori, e un numero decimale con uno zero alla fine.",
    "number.ambiguousUnit":
      "«ms⁻¹» può voler dire m/s o 1/ms: scrivi l’unità di misura con una barra.",
    "number.bracketsNeeded": "Metti tra parentesi ciò per cui dividi, come in J/(mol K).",
    "number.unknownUnit":
      "L’unità di misura «{unit}» non esiste: scrivi il suo simbolo, come in 5 kg.",
    "number.unknownUnit.suggestion":
      "L’unità di misura «{unit}» non esiste: volevi dire «{suggestion}»?",
    "number.otherUnitMeant":
      "«{unit}» indica un’altra unità di misura: volevi dire «{suggestion}»?",
    "number.unitMissing": "Manca l’unità di misura: scrivila dopo il numero, come in 5 kg.",
    "number.unitNotExpected": "Scrivi il numero senza «{unit}».",
    "number.percentSignMissing": "Scrivi il segno % se intendi una percentuale.",
    "number.unlikeUnits":
      "Queste unità di misura non si possono sommare: scrivi un solo numero con la sua unità.",
    "expression.empty": "Non c’è niente da leggere: scrivi un’espressione.",
    "expression.unexpected":
      "«{found}», al carattere {place}, non va bene: lì dovrebbe esserci {expected}.",
    "expression.unexpectedEnd":
      "L’espressione finisce al carattere {place}, ma lì dovrebbe esserci {expected}.",
    "expression.missingOperator":
      "Tra i numeri, al carattere {place}, scrivi * per la moltiplicazione.",
    "expression.unclosed":
      "«{bracket}», al carattere {place}, è rimasto aperto: chiudilo o toglilo.",
    "expression.numberOrProduct":
      "«{text}» può essere una potenza di dieci o un prodotto con e: scrivi * per la moltiplicazione, oppure il numero senza e.",
    "expression.unknownVariable":
      "«{name}», al carattere {place}, è una variabile sconosciuta: usa solo quelle della domanda.",
    "expression.unknownCommand":
      "«{name}», al carattere {place}, qui non è conosciuto: scrivilo in un altro modo.",
    "expression.sumNotWrittenOut":
      "«{name}», al carattere {place}, qui si può leggere solo da un numero intero a un "
      + "altro, per esempio da k = 1 a 10.",
    "expression.nestedTooDeeply":
      "Ci sono troppi livelli: usa al massimo {limit} parentesi una dentro l’altra.",
    "expression.tooComplex": "È troppo lungo per essere letto: scrivi al massimo {limit} termini.",
    "expected.operand": "un numero, una variabile o una parentesi",
    "expected.operation": "un segno di operazione come +",
    "expected.end": "la fine",

    "chemistry.count": "Atomi di {element}: {written} invece di {expected}.",
    "chemistry.charge": "La carica di {part} è {expected}, non {written}.",
    "chemistry.structure":
      "Gli atomi sono giusti, ma la formula deve mostrare come sono legati tra loro.",
    "chemistry.capitals":
      "Attenzione alle maiuscole e alle minuscole: nelle formule indicano di quale elemento si tratta.",
    "chemistry.zeroForOxygen": "C’è uno zero al posto della lettera O dell’ossigeno.",
    "chemistry.massNumber": "Il numero di massa è {expected}, non {written}.",
    "chemistry.noMassNumber": "Manca il numero di massa {expected}.",
    "chemistry.needlessMassNumber": "Il numero di massa {written} è di troppo.",
    "chemistry.atomicNumber": "Il numero atomico di {element} è {expected}, non {written}.",
    "chemistry.missing": "Manca {part}.",
    "chemistry.needless": "{part} è di troppo.",
    "chemistry.replaced": "C’è {written} al posto di {expected}.",
    "chemistry.unbalanced":
      "L’equazione non è bilanciata. Atomi di {element}: {left} a sinistra, {right} a destra.",
    "chemistry.unbalancedCharge":
      "L’equazione non è bilanciata: la carica è {left} a sinistra e {right} a destra.",
    "chemistry.unbalancedNuclides":
      "L’equazione non è bilanciata: la somma dei nuclidi dà {left} a sinistra e {right} a destra.",
    "chemistry.multiple": "L’equazione è bilanciata, ma sono richiesti altri coefficienti.",
    "chemistry.coefficient": "Il coefficiente di {part} è {expected}, non {written}.",
    "chemistry.sidesExchanged": "I reagenti si scrivono a sinistra e i prodotti a destra.",
    "chemistry.arrow.bothWays": "Questa reazione avviene in un solo verso: scrivi →.",
    "chemistry.arrow.oneWay": "Questa reazione avviene in entrambi i versi: scrivi ⇌.",
    "chemistry.state": "Lo stato di {part} è {expected}, non {written}.",
    "chemistry.noState": "Manca lo stato di {part}: {expected}.",
    "chemistry.electrons":
      "In {subshell} {written, plural, one {c’è # elettrone} other {ci sono # elettroni}} invece di {expected}.",
    "chemistry.empty": "Non c’è niente da leggere: scrivi una formula.",
    "chemistry.unexpected": "«{sign}», al carattere {place}, non si può leggere in una formula.",
    "chemistry.unexpectedEnd": "Alla fine manca qualcosa.",
    "chemistry.unknownElement":
      "L’elemento «{symbol}» non esiste (carattere {place}): attenzione alle maiuscole e alle minuscole.",
    "chemistry.unpaired":
      "La parentesi «{bracket}», al carattere {place}, non è chiusa o non è stata aperta.",
    "chemistry.numberOutOfRange": "Il numero al carattere {place} è 0 o troppo grande.",
    "chemistry.tooComplex": "È troppo lungo per essere letto: il limite è {limit}.",
    "chemistry.name": "Serve una formula, non un nome.",
    "chemistry.otherForm": "Qui serve {form}.",
    "chemistry.form.formula": "una sola formula",
    "chemistry.form.equation": "un’equazione con una freccia",
    "chemistry.form.configuration": "una configurazione elettronica come 1s2 2s1",
    "chemistry.form.nuclide": "un nuclide come C-14",
    "chemistry.ions": "Qui ci sono ioni scritti uno accanto all’altro: scrivi una sola formula.",
    "chemistry.ambiguousCharge":
      "L’ultima cifra può contare atomi o cariche: scrivi la carica dopo ^, come in SO4^2-.",
    "chemistry.order": "Gli atomi sono giusti: scrivili nell’ordine abituale.",
    "chemistry.detailed": "Scrivi ogni elemento una volta sola, senza mostrare la struttura.",
    "chemistry.otherNotation": "Gli atomi sono giusti: scrivi la formula nella notazione abituale.",

    "date.otherDate": "È un’altra data.",
    "date.otherPart.day": "Il mese e l’anno sono giusti, ma il giorno no.",
    "date.otherPart.month": "Solo il mese non è giusto.",
    "date.otherPart.year": "Solo l’anno non è giusto.",
    "date.partMissing.day": "Fin qui è giusto, ma manca il giorno.",
    "date.partMissing.month": "Fin qui è giusto, ma manca il mese.",
    "date.partMissing.year": "Fin qui è giusto, ma manca l’anno.",
    "date.partMissing.decade": "Fin qui è giusto, ma manca il decennio.",
    "date.dayAndMonthExchanged": "Il giorno e il mese sono scambiati.",
    "date.eraMissing": "Così è un anno dopo Cristo: manca «a.C.».",
    "date.otherEra": "Il numero è giusto, ma l’era no.",
    "date.endsExchanged": "L’inizio e la fine sono scambiati.",
    "date.otherEnd": "Un estremo del periodo è giusto, l’altro no.",
    "date.periodExpected": "Serve un periodo, con l’inizio e la fine.",
    "date.singleDateExpected": "Serve una sola data, non un periodo.",
    "date.empty": "Scrivi una data.",
    "date.notADate": "Questa non è una data: scrivi per esempio 5 giugno 1234, 1234 o 123 a.C.",
    "date.unexpected": "«{text}» non si può leggere in una data: scrivi per esempio 5 giugno 1234.",
    "date.unclearMonth": "«{text}» potrebbe indicare più di un mese: controlla l’ortografia.",
    "date.unknownDay":
      "Questa data non esiste nel calendario: controlla il giorno, il mese e l’anno.",
    "date.otherWeekday": "«{text}» non corrisponde a questa data: controlla, oppure non scriverlo.",
    "date.shortYear":
      "Non si capisce di quale secolo si tratti: scrivi l’anno per intero, come 1234.",
    "date.ambiguousOrder":
      "Non si capisce quale numero sia il giorno: scrivi il mese in lettere, come in 5 giugno 1234.",
    "date.ambiguous": "Si può leggere in due modi: scrivilo a parole, come in giugno 1234.",
  ]
}
