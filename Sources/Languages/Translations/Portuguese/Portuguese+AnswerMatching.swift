// SPDX-License-Identifier: Apache-2.0
extension Portuguese {
  /// The sentences of verdicts.
  package static let answers: [String: String] = [
    "quoted": "“{text}”",
    "list.and": "{others} e {last}",
    "list.or": " ou ",
    "letters.missing": "falta “{expected}”",
    "letters.needless": "“{written}” está sobrando",
    "letters.replaced": "“{written}” em vez de “{expected}”",
    "slip.joined": "duas palavras estão escritas como uma só",
    "slip.split": "uma palavra está escrita como duas",

    "match.exact": "Essa é a resposta esperada: “{answer}”.",
    "match.normalized": "Essa é a resposta esperada, “{answer}”; a diferença está {steps}.",
    "match.inflected": "Essa é outra forma de “{answer}”: {difference}.",
    "match.misspelled": "É “{answer}”, mas atenção à ortografia: {slips}.",
    "match.equivalent": "Isso tem o mesmo valor que a resposta esperada, “{answer}”.",
    "match.otherNotation": "Essa é a resposta esperada: “{answer}”.",
    "match.withinTolerance": "Isso corresponde à resposta esperada, “{answer}”.",
    "match.equivalentWhereDefined":
      "Isso tem o mesmo valor que a resposta esperada, “{answer}”, onde as duas são definidas. {example}",

    "match.remarked": "{reason} {remark}",
    "remark.decimalMark": "“{written}” foi lido como separador decimal; aqui se usa “{usual}”.",
    "remark.uncertainty": "A incerteza de {uncertainty} não foi avaliada.",

    "step.spacing": "nos espaços",
    "step.compatibility": "nas formas especiais de caracteres",
    "step.umlauts": "na grafia dos tremas alemães",
    "step.sharpS": "na grafia do ß",
    "step.diacritics": "nos acentos e outros sinais das letras",
    "step.caseFolding": "nas maiúsculas e minúsculas",
    "step.quotes": "na forma das aspas",
    "step.dashes": "na forma dos traços",
    "step.punctuation": "na pontuação",
    "step.hyphens": "nos hifens",
    "step.englishArticles": "em um artigo inglês",
    "step.germanArticles": "em um artigo alemão",
    "step.frenchArticles": "em um artigo francês",
    "step.spanishArticles": "em um artigo espanhol",
    "step.italianArticles": "em um artigo italiano",
    "step.portugueseArticles": "em um artigo português",
    "step.dutchArticles": "em um artigo holandês",
    "step.articles": "em um artigo",
    "step.conjunctions": "no sinal usado para “e”",
    "step.numerals": "na escrita dos números",

    "mismatch": "A resposta esperada é “{answer}”.",
    "mismatch.because": "{reason} A resposta esperada é “{answer}”.",
    "mismatch.misspelledTooBadly": "Isso está longe demais do que se espera.",
    "mismatch.negation": "Isso diz o contrário.",
    "mismatch.otherAffix": "Essa é outra palavra: {difference}.",
    "mismatch.inflection": "Essa é outra forma da palavra: {difference}.",
    "mismatch.letterCase": "Aqui, maiúsculas e minúsculas fazem diferença.",
    "mismatch.isAnotherTerm": "“{term}” é outra coisa.",
    "mismatch.isAsNearTo": "Isso também poderia querer dizer “{term}”.",
    "mismatch.isAnotherWord": "“{word}” é outra palavra.",
    "mismatch.difference": "Há uma diferença: {difference}.",
    "mismatch.otherOrder": "As palavras estão certas, mas em outra ordem.",
    "mismatch.differentWords": "Faltam palavras, sobram palavras ou elas estão em outra ordem.",
    "mismatch.otherKind": "Aqui se espera {kind}.",
    "exemption.number": "Números e sinais precisam estar exatos.",
    "exemption.formula": "Fórmulas precisam estar exatas.",
    "exemption.romanNumeral": "Algarismos romanos precisam estar exatos.",
    "exemption.acronym": "Siglas e abreviações precisam estar exatas.",
    "exemption.shortWord": "Palavras tão curtas precisam estar exatas.",
    "exemption.fixedWord": "Essa palavra precisa estar exata.",
    "exemption.syllables": "Palavras nessa escrita precisam estar exatas.",
    "exemption.tooLong": "Respostas tão longas precisam estar exatas.",
    "kind.expression": "uma expressão",
    "kind.equation": "uma equação",
    "kind.inequality": "uma inequação",
    "kind.list": "uma lista de respostas",
    "kind.pair": "um ponto ou um intervalo",
    "algebra.constantMissing": "Falta a constante de integração.",
    "algebra.constantNotAdded":
      "Acrescente uma única constante de integração, com uma letra só dela, como em + C.",
    "algebra.logarithmWithoutAbsoluteValue":
      "O argumento de um logaritmo não pode ser negativo: escreva ln|x|, e faça o mesmo nos outros logaritmos.",
    "algebra.derivedInstead": "Essa é a derivada, mas o que se pede é uma primitiva.",
    "algebra.integratedInstead": "Essa é uma primitiva, mas o que se pede é a derivada.",
    "algebra.otherDerivative":
      "Derive a sua resposta: não se obtém a função a integrar.",
    "algebra.otherLetters": "A resposta esperada não contém {letters}.",
    "algebra.chainRuleFactorMissing":
      "Falta o fator da regra da cadeia: a derivada da função interna.",
    "algebra.notPartialFractions":
      "O valor está certo, mas ainda dá para decompor uma das frações.",
    "algebra.rounded": "Esse valor está arredondado, mas o que se pede é o valor exato.",
    "algebra.brokenChain": "Na sua sequência de igualdades, dois membros não são iguais.",
    "algebra.endOfInterval":
      "Uma extremidade foi incluída quando não deveria, ou ficou de fora quando deveria ter sido incluída.",
    "algebra.transposed": "As linhas e as colunas estão trocadas.",
    "algebra.noSolution": "{point} não é solução.",
    "algebra.missingSolution": "Falta a solução {point}.",
    "algebra.removablePoints":
      "As equações são iguais, exceto onde um denominador é 0.",
    "algebra.otherPoint": "O que se pede é o ponto {name}.",
    "algebra.solutionMissing": "Falta uma solução.",
    "algebra.solutionTooMany": "Há uma solução a mais.",
    "algebra.entry": "O primeiro elemento diferente é o de número {place}.",
    "algebra.truth": "As duas expressões diferem para {row}.",
    "algebra.slip.sign": "O sinal está errado.",
    "algebra.slip.reciprocal": "Esse é o inverso do que se espera.",
    "algebra.slip.factorTwo": "O seu resultado difere do esperado por um fator 2.",
    "algebra.slip.powerOfTen": "O seu resultado difere do esperado por uma potência de dez.",
    "algebra.slip.bracket": "Um fator precisa multiplicar todos os termos dentro dos parênteses.",
    "algebra.slip.binomial":
      "O quadrado de uma soma tem um termo do meio: (a + b)² = a² + 2ab + b².",
    "algebra.slip.termSign": "O sinal de um dos termos está errado.",
    "algebra.slip.degrees": "Você confundiu radianos com graus.",
    "form.expanded": "O valor está certo, mas é preciso desenvolver a expressão.",
    "form.factored": "O valor está certo, mas é preciso fatorar completamente.",
    "form.simplified": "O valor está certo, mas dá para simplificar.",
    "form.lowestTerms": "O valor está certo, mas dá para simplificar uma das frações.",
    "form.singleFraction": "O valor está certo, mas é preciso escrever uma única fração.",
    "form.completedSquare": "O valor está certo, mas é preciso completar o quadrado em {variable}.",
    "form.noDecimals": "O valor está certo, mas é preciso escrevê-lo sem números decimais.",
    "form.likeAccepted": "O valor está certo, mas é preciso escrevê-lo de outra forma.",
    "witness": "A sua resposta dá {answer}, mas o esperado é {expected}.",
    "witness.at": "Para {place}, a sua resposta dá {answer}, mas o esperado é {expected}.",
    "number.otherDimension": "“{written}” não mede a mesma grandeza que “{expected}”.",
    "number.otherUnit": "A unidade deve ser “{expected}”, e não “{written}”.",
    "number.noUnit": "Falta a unidade “{expected}”.",
    "number.form": "O valor está certo, mas escreva-o {form}.",
    "requirement.significantFigures":
      "com {count, plural, one {# algarismo significativo} other {# algarismos significativos}}",
    "requirement.minimumSignificantFigures":
      "com pelo menos {count, plural, one {# algarismo significativo} other {# algarismos significativos}}",
    "requirement.decimalPlaces":
      "com {count, plural, one {# casa decimal} other {# casas decimais}}",
    "requirement.lowestTerms": "como fração irredutível",
    "requirement.fraction": "como fração",
    "requirement.noFraction": "sem fração",
    "requirement.percent": "em porcentagem",

    "tooLong": "Essa resposta é longa demais para ser lida. Escreva uma mais curta.",
    "undecided":
      "Não foi possível decidir se isso é igual a “{answer}”: uma pessoa precisa conferir.",
    "number.empty": "Escreva um número.",
    "number.notANumber": "Isso não é um número: escreva, por exemplo, 3,14.",
    "number.unexpected":
      "Não dá para ler “{text}”, no caractere {place}: escreva um número como 3,14.",
    "number.incomplete": "Falta alguma coisa no final.",
    "number.separator":
      "“{mark}” separa grupos de três algarismos: antes das casas decimais, escreva “{decimalMark}”, como em 3{decimalMark}14.",
    "number.outOfRange":
      "Esse número tem algarismos demais ou um expoente grande demais para ser lido.",
    "number.divisionByZero":
      "Não existe divisão por 0: confira o número embaixo do traço de fração.",
    "number.tooComplicated": "Isso é complicado demais: escreva um único número.",
    "number.calculation": "Faça a conta e escreva o resultado como um único número.",
    "number.ambiguous":
      "Isso é ambíguo, pode ser {readings}: escreva um número inteiro sem separadores, e um número decimal com um zero no final.",
    "number.ambiguousUnit":
      "“ms⁻¹” pode querer dizer m/s ou 1/ms: escreva a unidade com uma barra de fração.",
    "number.bracketsNeeded": "Coloque entre parênteses o divisor, como em J/(mol K).",
    "number.unknownUnit": "A unidade “{unit}” não existe: escreva o símbolo dela, como em 5 kg.",
    "number.unknownUnit.suggestion":
      "A unidade “{unit}” não existe: você quis dizer “{suggestion}”?",
    "number.otherUnitMeant": "“{unit}” indica outra unidade: você quis dizer “{suggestion}”?",
    "number.unitMissing": "Falta uma unidade: escreva-a depois do número, como em 5 kg.",
    "number.unitNotExpected": "Escreva o número sem “{unit}”.",
    "number.percentSignMissing": "Escreva o sinal % se você quis dizer uma porcentagem.",
    "number.unlikeUnits":
      "Não dá para somar essas unidades: escreva um único número com a sua unidade.",
    "expression.empty": "Não há nada para ler: escreva uma expressão.",
    "expression.unexpected":
      "“{found}”, no caractere {place}, não serve: o que deve vir ali é {expected}.",
    "expression.unexpectedEnd":
      "A resposta termina cedo demais, no caractere {place}: o que deve vir ali é {expected}.",
    "expression.missingOperator": "Escreva * para “vezes” entre os números, no caractere {place}.",
    "expression.unclosed":
      "“{bracket}”, no caractere {place}, não foi fechado: feche-o ou retire-o.",
    "expression.numberOrProduct":
      "“{text}” pode ser uma potência de dez ou um produto com e: escreve * para multiplicar, ou o número sem e.",
    "expression.unknownVariable":
      "“{name}”, no caractere {place}, é uma variável desconhecida: use somente as do enunciado.",
    "expression.unknownCommand":
      "“{name}”, no caractere {place}, não é conhecido aqui: escreva de outra maneira.",
    "expression.sumNotWrittenOut":
      "“{name}”, no caractere {place}, só pode ser lido aqui de um número inteiro até outro, "
      + "por exemplo de k = 1 a 10.",
    "expression.nestedTooDeeply": "Há parênteses demais uns dentro dos outros: o limite é {limit}.",
    "expression.tooComplex": "Isso é longo demais para ser lido: o limite de termos é {limit}.",
    "expected.operand": "um número, uma variável ou um parêntese",
    "expected.operation": "um sinal de operação como +",
    "expected.end": "o final",

    "chemistry.count": "Átomos de {element}: há {written} em vez de {expected}.",
    "chemistry.charge": "A carga de {part} é {expected}, e não {written}.",
    "chemistry.structure":
      "Os átomos estão certos, mas a fórmula precisa mostrar como eles estão ligados.",
    "chemistry.capitals":
      "Atenção às maiúsculas e minúsculas: nas fórmulas, elas indicam de que elemento se trata.",
    "chemistry.zeroForOxygen": "Há um zero no lugar da letra O do oxigênio.",
    "chemistry.massNumber": "O número de massa é {expected}, e não {written}.",
    "chemistry.noMassNumber": "Falta o número de massa {expected}.",
    "chemistry.needlessMassNumber": "O número de massa {written} está sobrando.",
    "chemistry.atomicNumber": "O número atômico de {element} é {expected}, e não {written}.",
    "chemistry.missing": "Falta {part}.",
    "chemistry.needless": "{part} está sobrando.",
    "chemistry.replaced": "Há {written} no lugar de {expected}.",
    "chemistry.unbalanced":
      "Isso não está balanceado. Átomos de {element}: {left} à esquerda, {right} à direita.",
    "chemistry.unbalancedCharge":
      "Isso não está balanceado: a carga é {left} à esquerda e {right} à direita.",
    "chemistry.unbalancedNuclides":
      "Isso não está balanceado: a soma dos nuclídeos dá {left} à esquerda e {right} à direita.",
    "chemistry.multiple": "A equação está balanceada, mas os coeficientes pedidos são outros.",
    "chemistry.coefficient": "O coeficiente de {part} é {expected}, e não {written}.",
    "chemistry.sidesExchanged": "Os reagentes ficam à esquerda, e os produtos, à direita.",
    "chemistry.arrow.bothWays": "Essa reação ocorre em um só sentido: escreva →.",
    "chemistry.arrow.oneWay": "Essa reação ocorre nos dois sentidos: escreva ⇌.",
    "chemistry.state": "O estado de {part} é {expected}, e não {written}.",
    "chemistry.noState": "Falta o estado de {part}: {expected}.",
    "chemistry.electrons":
      "Em {subshell}, há {written, plural, one {# elétron} other {# elétrons}} em vez de {expected}.",
    "chemistry.empty": "Não há nada para ler: escreva uma fórmula.",
    "chemistry.unexpected": "Não dá para ler “{sign}”, no caractere {place}, em uma fórmula.",
    "chemistry.unexpectedEnd": "Falta alguma coisa no final.",
    "chemistry.unknownElement":
      "O elemento “{symbol}” não existe (caractere {place}): atenção às maiúsculas e minúsculas.",
    "chemistry.unpaired": "“{bracket}”, no caractere {place}, não foi fechado ou não foi aberto.",
    "chemistry.numberOutOfRange": "O número no caractere {place} é 0 ou grande demais.",
    "chemistry.tooComplex": "Isso é longo demais para ser lido: o limite é {limit}.",
    "chemistry.name": "Aqui se espera uma fórmula, não um nome.",
    "chemistry.otherForm": "Aqui se espera {form}.",
    "chemistry.form.formula": "uma única fórmula",
    "chemistry.form.equation": "uma equação com uma seta",
    "chemistry.form.configuration": "uma configuração eletrônica como 1s2 2s1",
    "chemistry.form.nuclide": "um nuclídeo como C-14",
    "chemistry.ions": "Há íons escritos lado a lado: escreva uma única fórmula.",
    "chemistry.ambiguousCharge":
      "O último algarismo pode contar átomos ou cargas: escreva a carga depois de ^, como em SO4^2-.",
    "chemistry.order": "Os átomos estão certos: escreva-os na ordem usual.",
    "chemistry.detailed": "Escreva cada elemento uma única vez, sem mostrar a estrutura.",
    "chemistry.otherNotation": "Os átomos estão certos: escreva a fórmula na notação usual.",

    "date.otherDate": "Essa é outra data.",
    "date.otherPart.day": "O mês e o ano estão certos, mas o dia é outro.",
    "date.otherPart.month": "Só o mês é outro.",
    "date.otherPart.year": "Só o ano é outro.",
    "date.partMissing.day": "Até aí está certo, mas falta o dia.",
    "date.partMissing.month": "Até aí está certo, mas falta o mês.",
    "date.partMissing.year": "Até aí está certo, mas falta o ano.",
    "date.partMissing.decade": "Até aí está certo, mas falta a década.",
    "date.dayAndMonthExchanged": "O dia e o mês estão trocados.",
    "date.eraMissing": "Esse é um ano da nossa era: falta “a.C.”.",
    "date.otherEra": "O número está certo, mas a era é a outra.",
    "date.endsExchanged": "O início e o fim estão trocados.",
    "date.otherEnd": "Um dos limites do período está certo, o outro não.",
    "date.periodExpected": "Aqui se espera um período, com início e fim.",
    "date.singleDateExpected": "Aqui se espera uma única data, não um período.",
    "date.empty": "Escreva uma data.",
    "date.notADate":
      "Isso não é uma data: escreva, por exemplo, 5 de junho de 1234, 1234 ou 123 a.C.",
    "date.unexpected":
      "Não dá para ler “{text}” em uma data: escreva, por exemplo, 5 de junho de 1234.",
    "date.unclearMonth": "“{text}” pode ser mais de um mês: confira a ortografia.",
    "date.unknownDay": "Essa data não existe no calendário: confira o dia, o mês e o ano.",
    "date.otherWeekday": "“{text}” não combina com essa data: confira ou deixe de fora.",
    "date.shortYear":
      "Não dá para saber de que século se trata: escreva o ano completo, como 1234.",
    "date.ambiguousOrder":
      "Não dá para saber qual número é o dia: escreva o mês por extenso, como em 5 de junho de 1234.",
    "date.ambiguous":
      "Isso pode ser lido de duas maneiras: escreva por extenso, como em junho de 1234.",
  ]
}
