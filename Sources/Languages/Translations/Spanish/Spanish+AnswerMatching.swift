// SPDX-License-Identifier: Apache-2.0
extension Spanish {
  /// The sentences of verdicts.
  package static let answers: [String: String] = [
    "quoted": "«{text}»",
    "list.and": "{others} y {last}",
    "list.or": " o ",
    "letters.missing": "falta «{expected}»",
    "letters.needless": "sobra «{written}»",
    "letters.replaced": "«{written}» en lugar de «{expected}»",
    "slip.joined": "dos palabras están escritas como una sola",
    "slip.split": "una palabra está escrita como dos",

    "match.exact": "Es la respuesta esperada: «{answer}».",
    "match.normalized": "Es la respuesta esperada, «{answer}», salvo por {steps}.",
    "match.inflected": "Es otra forma de «{answer}»: {difference}.",
    "match.misspelled": "Es «{answer}», pero cuidado con la ortografía: {slips}.",
    "match.equivalent": "Tiene el mismo valor que la respuesta esperada, «{answer}».",
    "match.otherNotation": "Es la respuesta esperada: «{answer}».",
    "match.withinTolerance": "Concuerda con la respuesta esperada, «{answer}».",
    "match.equivalentWhereDefined":
      "Tiene el mismo valor que la respuesta esperada, «{answer}», allí donde ambas están definidas. {example}",

    "match.remarked": "{reason} {remark}",
    "remark.decimalMark": "«{written}» se ha leído como separador decimal; aquí se usa «{usual}».",
    "remark.uncertainty": "La incertidumbre de {uncertainty} no se ha evaluado.",

    "step.spacing": "los espacios",
    "step.compatibility": "las formas especiales de los caracteres",
    "step.umlauts": "la escritura de las diéresis alemanas",
    "step.sharpS": "la escritura de la ß",
    "step.diacritics": "las tildes y otros signos sobre las letras",
    "step.caseFolding": "las mayúsculas y minúsculas",
    "step.quotes": "la forma de las comillas",
    "step.dashes": "la forma de las rayas",
    "step.punctuation": "la puntuación",
    "step.hyphens": "los guiones",
    "step.englishArticles": "un artículo inglés",
    "step.germanArticles": "un artículo alemán",
    "step.frenchArticles": "un artículo francés",
    "step.spanishArticles": "un artículo español",
    "step.italianArticles": "un artículo italiano",
    "step.portugueseArticles": "un artículo portugués",
    "step.dutchArticles": "un artículo neerlandés",
    "step.articles": "un artículo",
    "step.conjunctions": "el signo que sustituye a «y»",
    "step.numerals": "la escritura de los números",

    "mismatch": "La respuesta esperada es «{answer}».",
    "mismatch.because": "{reason} La respuesta esperada es «{answer}».",
    "mismatch.misspelledTooBadly": "Se aleja demasiado de lo que se espera.",
    "mismatch.negation": "Dice lo contrario.",
    "mismatch.otherAffix": "Es otra palabra: {difference}.",
    "mismatch.inflection": "Es otra forma de la palabra: {difference}.",
    "mismatch.letterCase": "Aquí importan las mayúsculas y las minúsculas.",
    "mismatch.isAnotherTerm": "«{term}» es otra cosa.",
    "mismatch.isAsNearTo": "También podría querer decir «{term}».",
    "mismatch.isAnotherWord": "«{word}» es otra palabra.",
    "mismatch.difference": "Hay una diferencia: {difference}.",
    "mismatch.otherOrder": "Las palabras son correctas, pero están en otro orden.",
    "mismatch.differentWords": "Faltan palabras, sobran o están en otro orden.",
    "mismatch.otherKind": "Aquí se espera {kind}.",
    "exemption.number": "Los números y los signos deben ser exactos.",
    "exemption.formula": "Las fórmulas deben ser exactas.",
    "exemption.romanNumeral": "Los números romanos deben ser exactos.",
    "exemption.acronym": "Las siglas y abreviaturas deben ser exactas.",
    "exemption.shortWord": "Una palabra tan corta debe ser exacta.",
    "exemption.fixedWord": "Esta palabra debe ser exacta.",
    "exemption.syllables": "Las palabras en esta escritura deben ser exactas.",
    "exemption.tooLong": "Una respuesta tan larga debe ser exacta.",
    "kind.expression": "una expresión",
    "kind.equation": "una ecuación",
    "kind.inequality": "una inecuación",
    "kind.list": "una lista de respuestas",
    "kind.pair": "un punto o un intervalo",
    "algebra.constantMissing": "Falta la constante de integración.",
    "algebra.constantNotAdded":
      "Suma una sola constante de integración, con una letra propia, como + C.",
    "algebra.logarithmWithoutAbsoluteValue":
      "El argumento de un logaritmo no puede ser negativo: escribe ln|x|, y haz lo mismo en los demás logaritmos.",
    "algebra.derivedInstead": "Esta es la derivada, pero se pide una primitiva.",
    "algebra.integratedInstead": "Esta es una primitiva, pero se pide la derivada.",
    "algebra.otherDerivative":
      "Deriva tu respuesta: no sale la función que hay que integrar.",
    "algebra.otherLetters": "La respuesta esperada no contiene {letters}.",
    "algebra.chainRuleFactorMissing":
      "Falta el factor de la regla de la cadena: la derivada de la función interior.",
    "algebra.notPartialFractions":
      "El valor es correcto, pero todavía se puede descomponer una fracción.",
    "algebra.rounded": "Es un valor redondeado, pero se pide el valor exacto.",
    "algebra.brokenChain": "En tu cadena de igualdades hay dos miembros que no son iguales.",
    "algebra.endOfInterval":
      "Un extremo está incluido cuando no debería, o excluido cuando debería estar incluido.",
    "algebra.transposed": "Las filas y las columnas están intercambiadas.",
    "algebra.noSolution": "{point} no es solución.",
    "algebra.missingSolution": "Falta la solución {point}.",
    "algebra.removablePoints":
      "Las ecuaciones son iguales, salvo donde un denominador es 0.",
    "algebra.otherPoint": "Se pide el punto {name}.",
    "algebra.solutionMissing": "Falta una solución.",
    "algebra.solutionTooMany": "Sobra una solución.",
    "algebra.entry": "El primer elemento que difiere es el número {place}.",
    "algebra.truth": "Las dos expresiones difieren para {row}.",
    "algebra.slip.sign": "El signo no es correcto.",
    "algebra.slip.reciprocal": "Es el inverso de lo que se espera.",
    "algebra.slip.factorTwo": "Hay un factor 2 de diferencia.",
    "algebra.slip.powerOfTen": "Hay una potencia de diez de diferencia.",
    "algebra.slip.bracket": "Un factor debe multiplicar cada término del paréntesis.",
    "algebra.slip.binomial":
      "El cuadrado de una suma contiene un doble producto: (a + b)² = a² + 2ab + b².",
    "algebra.slip.termSign": "El signo de uno de los términos no es correcto.",
    "algebra.slip.degrees": "Has confundido radianes y grados.",
    "form.expanded": "El valor es correcto, pero hay que desarrollar la expresión.",
    "form.factored": "El valor es correcto, pero hay que factorizar por completo.",
    "form.simplified": "El valor es correcto, pero la expresión se puede simplificar.",
    "form.lowestTerms": "El valor es correcto, pero queda una fracción por simplificar.",
    "form.singleFraction": "El valor es correcto, pero debe ser una sola fracción.",
    "form.completedSquare":
      "El valor es correcto, pero hay que completar el cuadrado en {variable}.",
    "form.noDecimals": "El valor es correcto, pero hay que escribirlo sin decimales.",
    "form.likeAccepted": "El valor es correcto, pero hay que escribirlo de otra forma.",
    "witness": "Tu respuesta da {answer}, pero se espera {expected}.",
    "witness.at": "Para {place}, tu respuesta da {answer}, pero se espera {expected}.",
    "number.otherDimension": "«{written}» no mide la misma magnitud que «{expected}».",
    "number.otherUnit": "La unidad debe ser «{expected}», no «{written}».",
    "number.noUnit": "Falta la unidad «{expected}».",
    "number.form": "El valor es correcto, pero escríbelo {form}.",
    "requirement.significantFigures":
      "con {count, plural, one {# cifra significativa} other {# cifras significativas}}",
    "requirement.minimumSignificantFigures":
      "con al menos {count, plural, one {# cifra significativa} other {# cifras significativas}}",
    "requirement.decimalPlaces": "con {count, plural, one {# decimal} other {# decimales}}",
    "requirement.lowestTerms": "como fracción irreducible",
    "requirement.fraction": "como fracción",
    "requirement.noFraction": "sin fracciones",
    "requirement.percent": "como porcentaje",

    "tooLong": "Esta respuesta es demasiado larga y no se puede leer. Escribe una más corta.",
    "undecided":
      "No se ha podido decidir si esto es igual a «{answer}»: tiene que comprobarlo una persona.",
    "number.empty": "Escribe un número.",
    "number.notANumber": "Esto no es un número: escribe, por ejemplo, 3,14.",
    "number.unexpected":
      "«{text}», en el carácter {place}, no se puede leer: escribe un número como 3,14.",
    "number.incomplete": "Falta algo al final.",
    "number.separator":
      "«{mark}» separa los grupos de tres cifras: delante de los decimales, escribe «{decimalMark}», como en 3{decimalMark}14.",
    "number.outOfRange":
      "Este número tiene demasiadas cifras o un exponente demasiado grande, y no se puede leer.",
    "number.divisionByZero": "No se puede dividir entre 0: revisa el denominador.",
    "number.tooComplicated": "Es demasiado complicado: escribe un solo número.",
    "number.calculation": "Haz el cálculo y escribe el resultado como un solo número.",
    "number.ambiguous":
      "Es ambiguo, podría ser {readings}: escribe los números enteros sin separadores y los decimales con un cero al final.",
    "number.ambiguousUnit": "«ms⁻¹» puede significar m/s o 1/ms: escribe la unidad con una barra.",
    "number.bracketsNeeded":
      "Escribe entre paréntesis aquello entre lo que divides, como en J/(mol K).",
    "number.unknownUnit": "La unidad «{unit}» no existe: escribe su símbolo, como en 5 kg.",
    "number.unknownUnit.suggestion": "La unidad «{unit}» no existe: ¿querías decir «{suggestion}»?",
    "number.otherUnitMeant": "«{unit}» designa otra unidad: ¿querías decir «{suggestion}»?",
    "number.unitMissing": "Falta la unidad: escríbela detrás del número, como en 5 kg.",
    "number.unitNotExpected": "Escribe el número sin «{unit}».",
    "number.percentSignMissing": "Escribe el signo % si te refieres a un porcentaje.",
    "number.unlikeUnits":
      "Estas unidades no se pueden sumar: escribe un solo número con su unidad.",
    "expression.empty": "No hay nada que leer: escribe una expresión.",
    "expression.unexpected":
      "«{found}», en el carácter {place}, no encaja: ahí debe ir {expected}.",
    "expression.unexpectedEnd":
      "El final, en el carácter {place}, no encaja: ahí debe ir {expected}.",
    "expression.missingOperator":
      "Escribe * como signo de multiplicar entre los números, en el carácter {place}.",
    "expression.unclosed":
      "«{bracket}», en el carácter {place}, no está cerrado: ciérralo o quítalo.",
    "expression.numberOrProduct":
      "«{text}» puede ser una potencia de diez o un producto con e: escribe * para multiplicar, o el número sin e.",
    "expression.unknownVariable":
      "«{name}», en el carácter {place}, es una variable desconocida: usa solo las del enunciado.",
    "expression.unknownCommand":
      "«{name}», en el carácter {place}, no se conoce aquí: escríbelo de otra forma.",
    "expression.sumNotWrittenOut":
      "«{name}», en el carácter {place}, aquí solo se puede leer de un número entero a otro, "
      + "por ejemplo de k = 1 a 10.",
    "expression.nestedTooDeeply":
      "Hay demasiados paréntesis unos dentro de otros: usa como máximo {limit}.",
    "expression.tooComplex":
      "Es demasiado largo y no se puede leer: escribe como máximo {limit} términos.",
    "expected.operand": "un número, una variable o un paréntesis",
    "expected.operation": "un signo de operación como +",
    "expected.end": "el final",

    "chemistry.count": "Átomos de {element}: hay {written} en lugar de {expected}.",
    "chemistry.charge": "La carga de {part} es {expected}, no {written}.",
    "chemistry.structure":
      "Los átomos son correctos, pero la fórmula debe mostrar cómo están unidos.",
    "chemistry.capitals":
      "Cuidado con las mayúsculas y las minúsculas: en las fórmulas indican de qué elemento se trata.",
    "chemistry.zeroForOxygen": "Hay un cero en lugar de la letra O del oxígeno.",
    "chemistry.massNumber": "El número másico es {expected}, no {written}.",
    "chemistry.noMassNumber": "Falta el número másico {expected}.",
    "chemistry.needlessMassNumber": "Sobra el número másico {written}.",
    "chemistry.atomicNumber": "El número atómico de {element} es {expected}, no {written}.",
    "chemistry.missing": "Falta {part}.",
    "chemistry.needless": "Sobra {part}.",
    "chemistry.replaced": "Has puesto {written} en lugar de {expected}.",
    "chemistry.unbalanced":
      "La ecuación no está ajustada. Átomos de {element}: {left} a la izquierda, {right} a la derecha.",
    "chemistry.unbalancedCharge":
      "La ecuación no está ajustada: la carga es {left} a la izquierda y {right} a la derecha.",
    "chemistry.unbalancedNuclides":
      "La ecuación no está ajustada: los nucleidos suman {left} a la izquierda y {right} a la derecha.",
    "chemistry.multiple": "La ecuación está ajustada, pero se piden otros coeficientes.",
    "chemistry.coefficient": "El coeficiente de {part} es {expected}, no {written}.",
    "chemistry.sidesExchanged": "Los reactivos van a la izquierda y los productos, a la derecha.",
    "chemistry.arrow.bothWays": "Esta reacción solo va en un sentido: escribe →.",
    "chemistry.arrow.oneWay": "Esta reacción va en los dos sentidos: escribe ⇌.",
    "chemistry.state": "El estado de {part} es {expected}, no {written}.",
    "chemistry.noState": "Falta el estado de {part}: {expected}.",
    "chemistry.electrons":
      "En {subshell} hay {written, plural, one {# electrón} other {# electrones}} en lugar de {expected}.",
    "chemistry.empty": "No hay nada que leer: escribe una fórmula.",
    "chemistry.unexpected": "«{sign}», en el carácter {place}, no se puede leer en una fórmula.",
    "chemistry.unexpectedEnd": "Falta algo al final.",
    "chemistry.unknownElement":
      "El elemento «{symbol}» no existe (carácter {place}): cuidado con las mayúsculas y las minúsculas.",
    "chemistry.unpaired":
      "«{bracket}», en el carácter {place}, no está cerrado o no se ha abierto.",
    "chemistry.numberOutOfRange": "El número, en el carácter {place}, es 0 o demasiado grande.",
    "chemistry.tooComplex": "Es demasiado largo y no se puede leer: el límite es {limit}.",
    "chemistry.name": "Se espera una fórmula, no un nombre.",
    "chemistry.otherForm": "Aquí se espera {form}.",
    "chemistry.form.formula": "una sola fórmula",
    "chemistry.form.equation": "una ecuación con flecha",
    "chemistry.form.configuration": "una configuración electrónica como 1s2 2s1",
    "chemistry.form.nuclide": "un nucleido como C-14",
    "chemistry.ions": "Hay iones escritos uno junto a otro: escribe una sola fórmula.",
    "chemistry.ambiguousCharge":
      "La última cifra puede contar átomos o cargas: escribe la carga detrás de ^, como en SO4^2-.",
    "chemistry.order": "Los átomos son correctos: escríbelos en el orden habitual.",
    "chemistry.detailed": "Escribe cada elemento una sola vez, sin mostrar la estructura.",
    "chemistry.otherNotation":
      "Los átomos son correctos: escribe la fórmula en la notación habitual.",

    "date.otherDate": "Es otra fecha.",
    "date.otherPart.day": "El mes y el año son correctos, pero el día es otro.",
    "date.otherPart.month": "Solo el mes es otro.",
    "date.otherPart.year": "Solo el año es otro.",
    "date.partMissing.day": "Hasta ahí es correcto, pero falta el día.",
    "date.partMissing.month": "Hasta ahí es correcto, pero falta el mes.",
    "date.partMissing.year": "Hasta ahí es correcto, pero falta el año.",
    "date.partMissing.decade": "Hasta ahí es correcto, pero falta la década.",
    "date.dayAndMonthExchanged": "El día y el mes están intercambiados.",
    "date.eraMissing": "Es un año de nuestra era: falta «a. C.».",
    "date.otherEra": "El número es correcto, pero la era es la otra.",
    "date.endsExchanged": "El principio y el final están intercambiados.",
    "date.otherEnd": "Un extremo del periodo es correcto; el otro, no.",
    "date.periodExpected": "Se espera un periodo, con su principio y su final.",
    "date.singleDateExpected": "Se espera una sola fecha, no un periodo.",
    "date.empty": "Escribe una fecha.",
    "date.notADate":
      "Esto no es una fecha: escribe, por ejemplo, 5 de junio de 1234, 1234 o 123 a. C.",
    "date.unexpected":
      "«{text}» no se puede leer en una fecha: escribe, por ejemplo, 5 de junio de 1234.",
    "date.unclearMonth": "«{text}» podría ser más de un mes: revisa la ortografía.",
    "date.unknownDay": "Esa fecha no existe en el calendario: revisa el día, el mes y el año.",
    "date.otherWeekday": "«{text}» no corresponde a esta fecha: revísalo o no lo escribas.",
    "date.shortYear": "No se sabe de qué siglo se trata: escribe el año completo, como 1234.",
    "date.ambiguousOrder":
      "No se sabe qué número es el día: escribe el mes con letras, como en 5 de junio de 1234.",
    "date.ambiguous": "Se puede leer de dos maneras: escríbelo con palabras, como junio de 1234.",
  ]
}
