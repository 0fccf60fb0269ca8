// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Phrasebook {
  /// The sentences in Portuguese, as it is written in Brazil.
  public static let portuguese = Phrasebook("pt", plurals: .zeroAndOne, sections: texts)
}

// A section for each module, with its name in brackets. A line is a key and its text, which the
// module has in English; `Phrasebook.Sections` describes the notation, and `PhrasebooksTests` find
// what is missing. A text may be as long as it needs, in one line.
private let texts = Phrasebook.Sections(
  #"""
  [quotes]
  quoted = “{text}”

  [kernel]
  date = A data não pode estar certa.
  cannotBeStored = Isto não pode ser salvo.
  reportedTooLate = Já foi há demasiado tempo. Podia ser registado até {day}.
  actorMissing = Não se sabe quem fez isso.
  unknownEvent = Isso não aconteceu.
  alreadyVoid = Isso já foi desfeito.
  eventOfOthers = Só quem fez isto o pode desfazer.
  othersWentOn = Outras pessoas já continuaram a partir daqui, por isso não pode ser desfeito.

  day = {day, plural, =1 {1º} one {#} other {#}} de {month} de {year}
  month.1 = janeiro
  month.2 = fevereiro
  month.3 = março
  month.4 = abril
  month.5 = maio
  month.6 = junho
  month.7 = julho
  month.8 = agosto
  month.9 = setembro
  month.10 = outubro
  month.11 = novembro
  month.12 = dezembro

  [answers]
  list.and = {others} e {last}
  list.or = " ou "
  letters.missing = falta “{expected}”
  letters.needless = “{written}” está sobrando
  letters.replaced = “{written}” em vez de “{expected}”
  slip.joined = duas palavras estão escritas como uma só
  slip.split = uma palavra está escrita como duas

  match.exact = Essa é a resposta esperada: “{answer}”.
  match.normalized = Essa é a resposta esperada, “{answer}”; a diferença está {steps}.
  match.inflected = Essa é outra forma de “{answer}”: {difference}.
  match.misspelled = É “{answer}”, mas atenção à ortografia: {slips}.
  match.equivalent = Isso tem o mesmo valor que a resposta esperada, “{answer}”.
  match.otherNotation = Essa é a resposta esperada: “{answer}”.
  match.withinTolerance = Isso corresponde à resposta esperada, “{answer}”.
  match.equivalentWhereDefined = Isso tem o mesmo valor que a resposta esperada, “{answer}”, onde as duas são definidas. {example}

  match.remarked = {reason} {remark}

  step.spacing = nos espaços
  step.compatibility = nas formas especiais de caracteres
  step.umlauts = na grafia dos tremas alemães
  step.sharpS = na grafia do ß
  step.diacritics = nos acentos e outros sinais das letras
  step.caseFolding = nas maiúsculas e minúsculas
  step.quotes = na forma das aspas
  step.dashes = na forma dos traços
  step.punctuation = na pontuação
  step.hyphens = nos hifens
  step.englishArticles = em um artigo inglês
  step.germanArticles = em um artigo alemão
  step.frenchArticles = em um artigo francês
  step.spanishArticles = em um artigo espanhol
  step.italianArticles = em um artigo italiano
  step.portugueseArticles = em um artigo português
  step.dutchArticles = em um artigo holandês
  step.articles = em um artigo
  step.conjunctions = no sinal usado para “e”
  step.numerals = na escrita dos números

  mismatch = A resposta esperada é “{answer}”.
  mismatch.because = {reason} A resposta esperada é “{answer}”.
  mismatch.misspelledTooBadly = Isso está longe demais do que se espera.
  mismatch.negation = Isso diz o contrário.
  mismatch.otherAffix = Essa é outra palavra: {difference}.
  mismatch.inflection = Essa é outra forma da palavra: {difference}.
  mismatch.letterCase = Aqui, maiúsculas e minúsculas fazem diferença.
  mismatch.isAnotherTerm = “{term}” é outra coisa.
  mismatch.isAsNearTo = Isso também poderia querer dizer “{term}”.
  mismatch.isAnotherWord = “{word}” é outra palavra.
  mismatch.difference = Há uma diferença: {difference}.
  mismatch.otherOrder = As palavras estão certas, mas em outra ordem.
  mismatch.differentWords = Faltam palavras, sobram palavras ou elas estão em outra ordem.
  exemption.number = Números e sinais precisam estar exatos.
  exemption.formula = Fórmulas precisam estar exatas.
  exemption.romanNumeral = Algarismos romanos precisam estar exatos.
  exemption.acronym = Siglas e abreviações precisam estar exatas.
  exemption.shortWord = Palavras tão curtas precisam estar exatas.
  exemption.fixedWord = Essa palavra precisa estar exata.
  exemption.syllables = Palavras nessa escrita precisam estar exatas.
  exemption.tooLong = Respostas tão longas precisam estar exatas.
  witness = A sua resposta dá {answer}, mas o esperado é {expected}.
  witness.at = Para {place}, a sua resposta dá {answer}, mas o esperado é {expected}.

  tooLong = Essa resposta é longa demais para ser lida. Escreva uma mais curta.
  undecided = Não foi possível decidir se isso é igual a “{answer}”: uma pessoa precisa conferir.

  [math]
  malformed = Não dá para ler isso: {reason}.
  unreadable = Não dá para ler a resposta esperada “{answer}”. {reason}
  toleranceOutOfRange = A tolerância {tolerance} é impossível.
  requirementOutOfRange = Nenhum número pode ser escrito {form}.
  unitMissing = A resposta esperada “{answer}” precisa de uma unidade.
  unitNotExpected = A resposta esperada “{answer}” não deve ter unidade.
  remark.decimalMark = “{written}” foi lido como separador decimal; aqui se usa “{usual}”.
  remark.uncertainty = A incerteza de {uncertainty} não foi avaliada.
  otherKind = Aqui se espera {kind}.
  kind.expression = uma expressão
  kind.equation = uma equação
  kind.inequality = uma inequação
  kind.list = uma lista de respostas
  kind.pair = um ponto ou um intervalo
  algebra.constantMissing = Falta a constante de integração.
  algebra.constantNotAdded = Acrescente uma única constante de integração, com uma letra só dela, como em + C.
  algebra.logarithmWithoutAbsoluteValue = O argumento de um logaritmo não pode ser negativo: escreva ln|x|, e faça o mesmo nos outros logaritmos.
  algebra.derivedInstead = Essa é a derivada, mas o que se pede é uma primitiva.
  algebra.integratedInstead = Essa é uma primitiva, mas o que se pede é a derivada.
  algebra.otherDerivative = Derive a sua resposta: não se obtém a função a integrar.
  algebra.otherLetters = A resposta esperada não contém {letters}.
  algebra.chainRuleFactorMissing = Falta o fator da regra da cadeia: a derivada da função interna.
  algebra.notPartialFractions = O valor está certo, mas ainda dá para decompor uma das frações.
  algebra.rounded = Esse valor está arredondado, mas o que se pede é o valor exato.
  algebra.brokenChain = Na sua sequência de igualdades, dois membros não são iguais.
  algebra.endOfInterval = Uma extremidade foi incluída quando não deveria, ou ficou de fora quando deveria ter sido incluída.
  algebra.transposed = As linhas e as colunas estão trocadas.
  algebra.noSolution = {point} não é solução.
  algebra.missingSolution = Falta a solução {point}.
  algebra.removablePoints = As equações são iguais, exceto onde um denominador é 0.
  algebra.otherPoint = O que se pede é o ponto {name}.
  algebra.solutionMissing = Falta uma solução.
  algebra.solutionTooMany = Há uma solução a mais.
  algebra.orForAnd = “ou” significa que basta um: escreva “e”, porque tudo vale ao mesmo tempo.
  algebra.andForOr = “e” significa que tudo vale ao mesmo tempo: escreva “ou”, porque basta um.
  algebra.otherCase = “{written}” e “{expected}” significam aqui coisas diferentes: cuidado com as maiúsculas.
  algebra.notSolved = É verdade, mas não está resolvido para {name}.
  algebra.word = “{word}” é uma palavra: escreva números, letras e sinais.
  algebra.entry = O primeiro elemento diferente é o de número {place}.
  algebra.truth = As duas expressões diferem para {row}.
  algebra.slip.sign = O sinal está errado.
  algebra.slip.reciprocal = Esse é o inverso do que se espera.
  algebra.slip.factorTwo = O seu resultado difere do esperado por um fator 2.
  algebra.slip.powerOfTen = O seu resultado difere do esperado por uma potência de dez.
  algebra.slip.bracket = Um fator precisa multiplicar todos os termos dentro dos parênteses.
  algebra.slip.binomial = O quadrado de uma soma tem um termo do meio: (a + b)² = a² + 2ab + b².
  algebra.slip.termSign = O sinal de um dos termos está errado.
  algebra.slip.degrees = Você confundiu radianos com graus.
  form.expanded = O valor está certo, mas é preciso desenvolver a expressão.
  form.factored = O valor está certo, mas é preciso fatorar completamente.
  form.simplified = O valor está certo, mas dá para simplificar.
  form.lowestTerms = O valor está certo, mas dá para simplificar uma das frações.
  form.singleFraction = O valor está certo, mas é preciso escrever uma única fração.
  form.completedSquare = O valor está certo, mas é preciso completar o quadrado em {variable}.
  form.noDecimals = O valor está certo, mas é preciso escrevê-lo sem números decimais.
  form.likeAccepted = O valor está certo, mas é preciso escrevê-lo de outra forma.
  number.otherDimension = “{written}” não mede a mesma grandeza que “{expected}”.
  number.otherUnit = A unidade deve ser “{expected}”, e não “{written}”.
  number.noUnit = Falta a unidade “{expected}”.
  number.form = O valor está certo, mas escreva-o {form}.
  requirement.significantFigures = com {count, plural, one {# algarismo significativo} other {# algarismos significativos}}
  requirement.minimumSignificantFigures = com pelo menos {count, plural, one {# algarismo significativo} other {# algarismos significativos}}
  requirement.decimalPlaces = com {count, plural, one {# casa decimal} other {# casas decimais}}
  requirement.lowestTerms = como fração irredutível
  requirement.fraction = como fração
  requirement.noFraction = sem fração
  requirement.percent = em porcentagem
  number.empty = Escreva um número.
  number.notANumber = Isso não é um número: escreva, por exemplo, 3,14.
  number.unexpected = Não dá para ler “{text}”, no caractere {place}: escreva um número como 3,14.
  number.incomplete = Falta alguma coisa no final.
  number.separator = “{mark}” separa grupos de três algarismos: antes das casas decimais, escreva “{decimalMark}”, como em 3{decimalMark}14.
  number.outOfRange = Esse número tem algarismos demais ou um expoente grande demais para ser lido.
  number.divisionByZero = Não existe divisão por 0: confira o número embaixo do traço de fração.
  number.tooComplicated = Isso é complicado demais: escreva um único número.
  number.calculation = Faça a conta e escreva o resultado como um único número.
  number.ambiguous = Isso é ambíguo, pode ser {readings}: escreva um número inteiro sem separadores, e um número decimal com um zero no final.
  number.ambiguousUnit = “ms⁻¹” pode querer dizer m/s ou 1/ms: escreva a unidade com uma barra de fração.
  number.bracketsNeeded = Coloque entre parênteses o divisor, como em J/(mol K).
  number.unknownUnit = A unidade “{unit}” não existe: escreva o símbolo dela, como em 5 kg.
  number.unknownUnit.suggestion = A unidade “{unit}” não existe: você quis dizer “{suggestion}”?
  number.otherUnitMeant = “{unit}” indica outra unidade: você quis dizer “{suggestion}”?
  number.unitMissing = Falta uma unidade: escreva-a depois do número, como em 5 kg.
  number.unitNotExpected = Escreva o número sem “{unit}”.
  number.percentSignMissing = Escreva o sinal % se você quis dizer uma porcentagem.
  number.unlikeUnits = Não dá para somar essas unidades: escreva um único número com a sua unidade.
  expression.empty = Não há nada para ler: escreva uma expressão.
  expression.unexpected = “{found}”, no caractere {place}, não serve: o que deve vir ali é {expected}.
  expression.unexpectedEnd = A resposta termina cedo demais, no caractere {place}: o que deve vir ali é {expected}.
  expression.missingOperator = Escreva * para “vezes” entre os números, no caractere {place}.
  expression.unclosed = “{bracket}”, no caractere {place}, não foi fechado: feche-o ou retire-o.
  expression.numberOrProduct = “{text}” pode ser uma potência de dez ou um produto com e: escreve * para multiplicar, ou o número sem e.
  expression.unknownVariable = “{name}”, no caractere {place}, é uma variável desconhecida: use somente as do enunciado.
  expression.unknownCommand = “{name}”, no caractere {place}, não é conhecido aqui: escreva de outra maneira.
  expression.sumNotWrittenOut = “{name}”, no caractere {place}, só pode ser lido aqui de um número inteiro até outro, por exemplo de k = 1 a 10.
  expression.nestedTooDeeply = Há parênteses demais uns dentro dos outros: o limite é {limit}.
  expression.tooComplex = Isso é longo demais para ser lido: o limite de termos é {limit}.
  expected.operand = um número, uma variável ou um parêntese
  expected.operation = um sinal de operação como +
  expected.end = o final

  [chemistry]
  malformed = Não dá para ler isso: {reason}.
  unreadable = Não dá para ler a resposta esperada “{answer}”. {reason}
  unbalanced = A resposta esperada “{answer}” não pode estar certa. {reason}
  tooManyElectrons = A resposta esperada “{answer}” tem mais elétrons em um subnível do que cabem nele.
  stateMissing = A resposta esperada “{answer}” precisa de um símbolo de estado em “{part}”.
  answer.count = Átomos de {element}: há {written} em vez de {expected}.
  answer.charge = A carga de {part} é {expected}, e não {written}.
  answer.structure = Os átomos estão certos, mas a fórmula precisa mostrar como eles estão ligados.
  answer.capitals = Atenção às maiúsculas e minúsculas: nas fórmulas, elas indicam de que elemento se trata.
  answer.zeroForOxygen = Há um zero no lugar da letra O do oxigênio.
  answer.massNumber = O número de massa é {expected}, e não {written}.
  answer.noMassNumber = Falta o número de massa {expected}.
  answer.needlessMassNumber = O número de massa {written} está sobrando.
  answer.atomicNumber = O número atômico de {element} é {expected}, e não {written}.
  answer.missing = Falta {part}.
  answer.needless = {part} está sobrando.
  answer.replaced = Há {written} no lugar de {expected}.
  answer.unbalanced = Isso não está balanceado. Átomos de {element}: {left} à esquerda, {right} à direita.
  answer.unbalancedCharge = Isso não está balanceado: a carga é {left} à esquerda e {right} à direita.
  answer.unbalancedNuclides = Isso não está balanceado: a soma dos nuclídeos dá {left} à esquerda e {right} à direita.
  answer.multiple = A equação está balanceada, mas os coeficientes pedidos são outros.
  answer.coefficient = O coeficiente de {part} é {expected}, e não {written}.
  answer.sidesExchanged = Os reagentes ficam à esquerda, e os produtos, à direita.
  answer.arrow.bothWays = Essa reação ocorre em um só sentido: escreva →.
  answer.arrow.oneWay = Essa reação ocorre nos dois sentidos: escreva ⇌.
  answer.state = O estado de {part} é {expected}, e não {written}.
  answer.noState = Falta o estado de {part}: {expected}.
  answer.electrons = Em {subshell}, há {written, plural, one {# elétron} other {# elétrons}} em vez de {expected}.
  answer.empty = Não há nada para ler: escreva uma fórmula.
  answer.unexpected = Não dá para ler “{sign}”, no caractere {place}, em uma fórmula.
  answer.unexpectedEnd = Falta alguma coisa no final.
  answer.unknownElement = O elemento “{symbol}” não existe (caractere {place}): atenção às maiúsculas e minúsculas.
  answer.unpaired = “{bracket}”, no caractere {place}, não foi fechado ou não foi aberto.
  answer.numberOutOfRange = O número no caractere {place} é 0 ou grande demais.
  answer.tooComplex = Isso é longo demais para ser lido: o limite é {limit}.
  answer.name = Aqui se espera uma fórmula, não um nome.
  answer.otherForm = Aqui se espera {form}.
  answer.form.formula = uma única fórmula
  answer.form.equation = uma equação com uma seta
  answer.form.configuration = uma configuração eletrônica como 1s2 2s1
  answer.form.nuclide = um nuclídeo como C-14
  answer.ions = Há íons escritos lado a lado: escreva uma única fórmula.
  answer.ambiguousCharge = O último algarismo pode contar átomos ou cargas: escreva a carga depois de ^, como em SO4^2-.
  answer.order = Os átomos estão certos: escreva-os na ordem usual.
  answer.detailed = Escreva cada elemento uma única vez, sem mostrar a estrutura.
  answer.otherNotation = Os átomos estão certos: escreva a fórmula na notação usual.

  [dates]
  malformed = Não dá para ler isso: {reason}.
  unreadable = Não dá para ler a resposta esperada “{answer}”. {reason}
  toleranceOutOfRange = Uma tolerância vai de 0 a {maximum} dias ou anos.
  notAsExact = A resposta esperada “{answer}” é menos precisa do que as respostas precisam ser.
  answer.otherDate = Essa é outra data.
  answer.otherPart.day = O mês e o ano estão certos, mas o dia é outro.
  answer.otherPart.month = Só o mês é outro.
  answer.otherPart.year = Só o ano é outro.
  answer.partMissing.day = Até aí está certo, mas falta o dia.
  answer.partMissing.month = Até aí está certo, mas falta o mês.
  answer.partMissing.year = Até aí está certo, mas falta o ano.
  answer.partMissing.decade = Até aí está certo, mas falta a década.
  answer.dayAndMonthExchanged = O dia e o mês estão trocados.
  answer.eraMissing = Esse é um ano da nossa era: falta “a.C.”.
  answer.otherEra = O número está certo, mas a era é a outra.
  answer.endsExchanged = O início e o fim estão trocados.
  answer.otherEnd = Um dos limites do período está certo, o outro não.
  answer.periodExpected = Aqui se espera um período, com início e fim.
  answer.singleDateExpected = Aqui se espera uma única data, não um período.
  answer.empty = Escreva uma data.
  answer.notADate = Isso não é uma data: escreva, por exemplo, 5 de junho de 1234, 1234 ou 123 a.C.
  answer.unexpected = Não dá para ler “{text}” em uma data: escreva, por exemplo, 5 de junho de 1234.
  answer.unclearMonth = “{text}” pode ser mais de um mês: confira a ortografia.
  answer.unknownDay = Essa data não existe no calendário: confira o dia, o mês e o ano.
  answer.otherWeekday = “{text}” não combina com essa data: confira ou deixe de fora.
  answer.shortYear = Não dá para saber de que século se trata: escreva o ano completo, como 1234.
  answer.ambiguousOrder = Não dá para saber qual número é o dia: escreva o mês por extenso, como em 5 de junho de 1234.
  answer.ambiguous = Isso pode ser lido de duas maneiras: escreva por extenso, como em junho de 1234.

  [spelling]
  category.case = Maiúsculas e minúsculas
  category.boundary = Uma palavra ou duas
  category.das-dass = das ou dass
  category.doubling = Consoantes duplas
  category.long-i = O i longo
  category.length-mark = Sinais de vogal longa
  category.sharp-s = s, ss ou ß
  category.umlaut-derivation = ä e äu por derivação
  category.umlaut-dots = Pontinhos em ä, ö, ü
  category.f-v-w = f, v ou w
  category.final-devoicing = Sons fortes no final
  category.voicing = Consoantes fortes e fracas
  category.schwa-r = e átono e r vocálico
  category.special-grapheme = Grupos de letras
  category.morpheme = Partes da palavra
  category.phoneme = Som por som
  category.punctuation = Sinais

  hint.case.word = Dá para colocar “der”, “die” ou “das” antes da palavra? É aqui que começa uma frase?
  hint.case.inside = Olhe dentro da palavra: as letras maiúsculas e minúsculas estão no lugar certo?
  hint.boundary.missing = Isso é mesmo uma palavra só? Diga as partes, uma depois da outra.
  hint.boundary.needless = Essas partes andam juntas e indicam uma coisa só?
  hint.das-dass = Experimente “dieses” ou “welches” no lugar. A frase continua fazendo sentido?
  hint.doubling.missing = Escute a vogal anterior: ela é curta ou longa? O que se escreve depois de uma vogal assim?
  hint.doubling.needless = Escute a vogal anterior e olhe o que vem depois. Quantas consoantes você ouve?
  hint.doubling.letters = Algumas letras são dobradas de um jeito próprio. Você se lembra?
  hint.long-i = O i é longo ou curto? Pense em como ele é escrito na maioria das palavras e nas palavras para decorar.
  hint.length.missing = A vogal é longa. Essa é uma palavra para decorar? Pense em palavras da mesma família.
  hint.length.needless = Aqui a vogal precisa de um sinal que mostre que ela é longa? Muitas vogais longas não têm nenhum.
  hint.length.between-vowels = Diga a palavra devagar, sílaba por sílaba. O que há no começo da segunda?
  hint.sharp-s = O s zumbe como uma abelha ou chia como uma cobra? E a vogal anterior é longa ou curta?
  hint.umlaut-derivation = Existe uma palavra da mesma família com a ou au?
  hint.umlaut-dots = Diga a palavra em voz alta. A vogal precisa de pontinhos?
  hint.f-v-w = Várias letras têm esse som. Essa é uma palavra para decorar?
  hint.f-v-w.prefix = A palavra começa com uma parte pequena que aparece no início de muitas palavras. Como se escreve essa parte?
  hint.final.stem = Alongue a palavra: diga-a no plural ou em outra forma. O que você ouve agora?
  hint.final.ig = Alongue a palavra com um e no final. O que você ouve agora?
  hint.voicing = Coloque a mão na frente da boca: o som é forte ou fraco?
  hint.schwa.e = Bata palmas a cada sílaba. Toda sílaba precisa de uma vogal.
  hint.schwa.r = Escute bem e fale com muita clareza: há um r escondido?
  hint.grapheme.sp-st = No começo da palavra, nem tudo se escreve como se ouve. Que letras você conhece para esse som?
  hint.grapheme.ch-sch = Aqui várias letras formam um som só. Diga-o devagar: que som é esse e que letras o formam?
  hint.grapheme.ng-nk = O som sai pelo nariz. Alongue a palavra: que letras formam esse som?
  hint.grapheme.qu = Há uma letra que nunca aparece sozinha. Você conhece o par?
  hint.grapheme.pf = Aperte os lábios no começo e fale com clareza. Há mais um som?
  hint.grapheme.x-chs = Há várias maneiras de escrever esse som. Existe uma palavra da mesma família que ajude?
  hint.grapheme.s-z = Diga devagar. A língua encosta no céu da boca antes do chiado?
  hint.grapheme.diphthong = Aqui duas vogais formam um som só. Como ele é escrito na maioria das palavras?
  hint.grapheme.dt = Poucas palavras terminam assim. Essa é uma das palavras para decorar?
  hint.grapheme.foreign = Essa palavra vem de outra língua. Veja como ela é escrita nessa língua e guarde na memória.
  hint.morpheme.double = Separe a palavra em partes. Escreva cada parte inteira e depois junte todas.
  hint.morpheme.single = Separe a palavra em partes. Como cada parte começa e como termina?
  hint.morpheme.prefix = A palavra começa com uma parte pequena que aparece no início de muitas palavras. Essa parte está completa?
  hint.morpheme.linking-s = Separe a palavra em partes e depois diga tudo de uma vez. O que une as duas partes?
  hint.phoneme.missing = Diga a palavra devagar, som por som. Você escreveu todos os sons?
  hint.phoneme.added = Leia devagar o que você escreveu. Há uma letra a mais?
  hint.phoneme.replaced = Diga a palavra devagar e compare: cada letra combina com o que você ouve?
  hint.phoneme.order = Diga a palavra devagar. Em que ordem vêm os sons?
  hint.punctuation.apostrophe = Alguma letra desaparece aqui? Só nesse caso é preciso um apóstrofo.
  hint.punctuation.mark = Olhe os sinais: falta um, há um a mais ou o certo é outro?

  [content]
  template.noVariant = Não foram encontrados números para uma das questões.

  [quizzes]
  reason.correctChoice = Essa é a alternativa certa.
  reason.wrongChoice = A alternativa {option} não está certa.
  reason.partlyCorrectChoice = A alternativa {option} não é a certa, mas vale {weight}.
  reason.allCorrectPicked = Todas as alternativas certas estão marcadas.
  reason.correctSoFar = Alternativas certas marcadas: {found} de {all}.
  reason.wrongPick = A alternativa {option} não é uma das certas.
  reason.expectedAnswer = Isso não está totalmente certo, mas vale {credit}.
  reason.awaitsGrade = Uma pessoa vai ler e avaliar esta resposta.
  reason.rubric = Pontos obtidos: {points} de {all}.
  reason.graded = Uma pessoa avaliou esta resposta.
  reason.amended = O valor desta resposta foi decidido depois do quiz.
  reason.doesNotCount = Esta questão não conta.
  reason.recorded = Esta resposta mantém a nota que recebeu.
  reason.incorrect = Isso não está certo.
  reason.awaitsSubmission = A resposta fica guardada até a entrega do quiz.
  reason.revealed = A resposta certa foi mostrada.
  reason.timeOver = O tempo já tinha acabado.
  reason.unanswered = Não há resposta.

  picks.all = Todas as alternativas certas estão marcadas, e nenhuma errada.
  picks.some = Alternativas certas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, e # errada} other {, e # erradas}}.
  picks.netCorrect = Alternativas certas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, e # errada} other {, e # erradas}}; cada errada anula uma certa.
  picks.eachOption = Alternativas julgadas corretamente: {judged} de {options}.
  picks.coverage = Alternativas certas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, e # errada} other {, e # erradas}}; portanto, marcações certas: {hits} de {picked}.
  picks.halves = Alternativas julgadas incorretamente: {errors} de {options}; cada uma reduz a nota à metade.
  picks.guess = Alternativas julgadas incorretamente: {errors} de {options}, o que não é melhor do que chutar.
  picks.weights = Alternativas certas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, e # errada} other {, e # erradas}}; os pesos somam {sum}.
  picks.negativeWeights = Alternativas certas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, e # errada} other {, e # erradas}}; os pesos somam {sum}, o que não vale nenhum ponto.

  order.all = Tudo está na ordem certa.
  order.allOrNothing = A ordem não está certa, e só a ordem certa conta.
  order.exactPosition = Itens no lugar certo: {found} de {all}.
  order.relativeNext = Itens seguidos pelo item certo: {found} de {all}.
  order.allPreviousAndNext = Casos em que um item está do lado certo de outro: {found} de {all}.
  order.longestSubsequence = Itens na ordem certa entre si: {found} de {all}.
  order.longestRun = Itens que vêm um logo após o outro, como devem: {found} de {all}.
  order.kendall = Pares na ordem certa: {found} de {all}; cada um dos outros anula um certo.
  order.dependencyGraph = Casos em que um item está antes daquele que deve vir depois: {found} de {all}.

  parts.perPart = Partes certas: {found} de {all}.
  parts.all = {all, plural, one {A única parte está certa.} other {Todas as # partes estão certas.}}
  parts.allOrNothing = Partes certas: {found} de {all}; só o conjunto completo conta.
  part.place = Este item está no lugar certo.
  part.notPlace = Este item não está no lugar certo.
  part.next = Este item é seguido pelo item certo.
  part.notNext = Este item não é seguido pelo item certo.
  part.sides = Outros itens do lado certo deste: {found} de {all}.
  part.predecessors = Itens que devem vir antes deste e vêm: {found} de {all}.
  part.pair = Este par está certo.
  part.notPair = Este par não está certo.

  response.unknown = Isso não faz parte da questão.
  response.doesNotFit = Esta questão pede outro tipo de resposta.
  response.empty = Ainda não há resposta.
  response.repeatedItem = Alguma coisa foi usada mais de uma vez.
  response.missingItems = Ainda falta alguma coisa na ordem.
  response.tooFewWords = O texto tem {count, plural, one {# palavra} other {# palavras}}, mas o mínimo é {limit}.
  response.tooManyWords = O texto tem {count, plural, one {# palavra} other {# palavras}}, mas o máximo é {limit}.

  session.unknownProblem = Esta questão não está no quiz.
  session.noHintLeft = Não há mais dicas.
  session.hintWasNotTaken = Você não viu esta dica.
  session.doesNotAwaitGrade = Não há nenhuma resposta para avaliar agora.
  session.finished = O quiz terminou.
  session.notFinished = O quiz ainda não terminou.
  session.notPresented = Outra questão está sendo mostrada agora.
  session.alreadyDecided = Esta questão já está decidida.
  session.notDecided = Primeiro responda a esta questão ou pule-a.
  session.onlyProblemLeft = Esta é a única questão que resta.
  session.alreadyPresented = Esta questão já está sendo mostrada.
  session.notAnswered = Primeiro responda a esta questão ou pule-a.
  session.noProblemPresented = Todas as questões estão feitas: entregue o quiz ou volte a uma delas.
  session.scoreOverflow = Não é possível somar estes pontos.
  session.timeIsUp = O tempo acabou.

  rule.certaintyIsMissing = Diga quanta certeza você tem.
  rule.certaintyIsNotAsked = Este quiz não pergunta quanta certeza você tem.
  rule.notPossible = Isso não é possível neste quiz.
  rule.skippingIsNotAllowed = Neste quiz, não é possível pular questões.
  rule.returningIsNotAllowed = Neste quiz, não é possível voltar a uma questão.
  rule.notStarted = Primeiro comece o quiz.
  rule.alreadyStarted = Você já começou o quiz.
  rule.timeIsNotUp = O tempo ainda não acabou.

  grade.creditOutOfRange = Uma nota fica entre zero e o total de pontos.
  grade.noRubric = Esta questão não tem rubrica.
  grade.otherRubric = A rubrica desta questão é outra.
  grade.missingCriteria = Escolha um nível para cada critério.

  amendment.unknownLearner = Esta pessoa não fez o quiz.
  amendment.answersAreMissing = Informe quais outras respostas estão certas.
  amendment.answerDoesNotFit = Isto não pode ser uma resposta certa para a questão.
  amendment.alreadyTakenOut = Esta questão já foi retirada.
  amendment.unknownAmendment = Essa correção não existe.
  amendment.cannotBeWithdrawn = Esta correção não pode ser anulada.
  amendment.duplicateAmendment = Já existe outra correção com este nome.
  amendment.authorIsMissing = Informe quem decidiu.
  amendment.reasonIsMissing = Informe por quê.

  record.creditOutOfRange = A nota não pode estar certa.
  record.secondsOutOfRange = O tempo não pode estar certo.

  study.unknownProblem = Este cartão não existe.
  study.notToday = Este cartão não está previsto para hoje.
  study.nothingToShow = Não há nenhum cartão para mostrar agora.
  study.nothingToUndo = Não há nada para desfazer.

  report.wrongKey = O que conta como certo está errado.
  report.missingAnswer = Uma resposta certa não é aceita.
  report.unclear = Não está claro o que se pergunta.
  report.typo = Há um erro no texto.
  report.notShown = Alguma coisa não aparece.
  report.inappropriate = O conteúdo é inadequado.
  report.other = Há outro problema.

  generation.unknownSet = Um dos assuntos escolhidos não existe.
  generation.noProblems = Não há questões nos assuntos escolhidos.
  generation.stratumTooSmall = Um dos assuntos tem só {count, plural, one {# questão} other {# questões}}.
  generation.noFittingProblems = Nenhuma das questões corresponde ao que se pede.
  generation.nothingDue = Ainda não há nada para revisar.
  generation.calendarIsMissing = Informe o fuso horário do estudante.
  generation.learnerIsMissing = Informe para quem é o quiz.
  generation.dateIsMissing = Informe quando as questões do quiz são sorteadas.
  generation.dateOutOfRange = Esta data está fora dos limites.

  key.or = " ou "
  key.significantFigures = arredondado para {count, plural, one {# algarismo significativo} other {# algarismos significativos}}
  key.decimalPlaces = arredondado para {count, plural, one {# casa decimal} other {# casas decimais}}
  key.days = ± {count, plural, one {# dia} other {# dias}}
  key.years = ± {count, plural, one {# ano} other {# anos}}
  key.spelling = pequenos erros de ortografia são aceitos
  key.wildcards = * representa qualquer texto
  key.form = nesta forma
  key.otherOrders = outras ordens também podem estar certas
  key.sample = uma resposta possível
  key.person = uma pessoa avalia esta resposta

  [exercises]
  alreadyFound = Você já encontrou esta palavra.
  alreadyStarted = O exercício já começou.
  checklistIsOpen = Primeiro diga por que a palavra está errada.
  date.beforeLastEvent = O relógio foi atrasado.
  date.outOfRange = O relógio mostra uma data que não pode estar certa.
  errorsRemain = Falta encontrar {count, plural, one {# palavra} other {# palavras}}.
  finished = O exercício terminou.
  gapIsLocked = Esta lacuna já está certa.
  gapsAreEmpty = Primeiro preencha todas as lacunas.
  inNoCategory = Primeiro coloque a palavra em uma categoria.
  judgmentDoesNotFit = O que está salvo não pertence a este exercício.
  lettersAreNotMarked = Neste exercício, não é possível marcar letras.
  noChecklistIsOpen = Primeiro encontre uma palavra errada.
  notReading = As palavras não estão visíveis agora.
  notStarted = O exercício ainda não começou.
  notWriting = Você não pode escrever nada agora.
  nothingMarked = Primeiro marque pelo menos uma letra que seja difícil para você.
  nothingToProceedFrom = Não há de onde continuar.
  nothingWritten = Primeiro escreva a palavra.
  otherWay.drag = Arraste a palavra para a categoria dela.
  otherWay.write = Escreva a palavra embaixo da categoria dela.
  timeIsNotUp = Ainda há tempo.
  timeIsUp = O tempo acabou.
  unknownCategory = A categoria “{category}” não existe.
  unknownGap = Esta lacuna não existe.
  unknownLetter = Esta letra não existe.
  unknownReason = Este motivo não está na lista.
  unknownWord = Esta palavra não existe.
  wordIsNotDone = Primeiro escreva esta palavra.
  wordIsNotShown = A palavra “{word}” não está visível.

  mistake.correctWordTapped = “{input}” já está certo assim.
  mistake.missedCategory = Pertence a “{target}”.
  mistake.missedReason = Também é um motivo: “{target}”
  mistake.missedWord = Ficou faltando: “{target}”.
  mistake.missedWord.secret = Ficou faltando uma palavra.
  mistake.misplacedWord = “{input}” fica em outro lugar.
  mistake.surplusWord = “{input}” é uma palavra a mais.
  mistake.wrongCategory = Não pertence a “{input}”.
  mistake.wrongGap = “{input}” não vai aí.
  mistake.wrongGap.empty = Falta alguma coisa aí.
  mistake.wrongReason = Não é um motivo: “{input}”
  mistake.wrongSpelling = “{input}”: o certo é “{target}”.
  mistake.wrongSpelling.secret = “{input}” está errado.

  category.case = maiúscula ou minúscula
  category.boundary = uma palavra ou duas
  category.das-dass = das ou dass
  category.doubling = uma letra ou duas, como l – ll, k – ck ou z – tz
  category.long-i = i, ie ou ih
  category.length-mark = com h, dupla ou simples, como a – ah – aa
  category.sharp-s = s, ss ou ß
  category.umlaut-derivation = ä ou e, äu ou eu
  category.umlaut-dots = com ou sem pontinhos, como a – ä, o – ö ou u – ü
  category.f-v-w = f, v ou w
  category.final-devoicing = b ou p, d ou t, g ou k no final
  category.voicing = som forte ou fraco, como b – p, d – t ou g – k
  category.schwa-r = um e ou um r quase mudo, como em -en ou -er
  category.special-grapheme = letras especiais, como sp, st, qu, x ou chs
  category.morpheme = partes da palavra, como ver-, vor- ou -lich
  category.phoneme = uma letra falta, sobra ou está errada
  category.punctuation = ponto, vírgula e outros sinais

  recommendation = Aqui você treina “{category}”: de cada 100 casos assim, você erra cerca de {percent}, e este exercício tem {places} desses casos.
  recommendation.unseen = Aqui você treina “{category}”: ainda não se conhece nenhum erro seu desse tipo, e este exercício tem {places, plural, one {# caso assim} other {# casos assim}}.
  recommendation.unknown = Aqui você treina “{category}”: ainda não se sabe como você se sai nisso, e este exercício tem {places, plural, one {# caso assim} other {# casos assim}}.
  summary.solved = Parabéns, você resolveu tudo sem nenhum erro!
  summary.tryAgain = Tente de novo e você vai se sair ainda melhor.

  help.errorRate = Palavras erradas em cada 100: {percent}; na turma: {mean}.
  help.slow = Tempo por tarefa: {seconds} s; na turma: {mean} s.
  help.weakCategory = “{category}” é um ponto fraco: de cada 100 casos assim, cerca de {percent, plural, one {# sai errado} other {# saem errados}}.

  check.ambiguousGap = outras letras na lacuna formam “{word}”
  check.duplicateWord = “{word}” aparece duas vezes
  check.helpGivesAway = a ajuda entrega “{word}”
  check.longGap = a lacuna tem {count, plural, one {# letra} other {# letras}}, o usual é no máximo {usual}
  check.misspellingExists = “{word}” é uma palavra que existe
  check.noErrors = nenhuma frase tem uma palavra escrita errada
  check.noReason = nenhum motivo diz por que “{word}” está errado
  check.noTasks = não há nenhuma tarefa
  check.splitWord = a palavra seguinte parece pertencer a “{word}”
  check.unusedCategory = nenhuma palavra pertence a “{category}”
  check.wordCount = há {count, plural, one {# palavra} other {# palavras}}, mas o exercício indica {expected}

  [pins]
  session.unknownPin = Este alfinete não faz parte do que se pede.
  session.alreadySubmitted = Você já entregou as respostas.
  session.notSubmitted = Você ainda não entregou as respostas.
  session.noInterim = Nada é mostrado antes da entrega.
  session.notPlaced = Nenhum alfinete foi colocado para este nome.
  session.pointOutOfRange = Isso fica fora da imagem.
  session.creditOverflow = Não é possível calcular a nota.
  session.timeIsUp = Seu tempo acabou.

  label.unanswered = Não há resposta.
  label.correct = Certo, {how}.
  layer.exact = letra por letra
  layer.normalized = a não ser por maiúsculas, acentos ou pontuação
  layer.variant = com outra grafia
  layer.abbreviation = com uma abreviação
  layer.synonym = com outro nome
  layer.otherLanguage = em outra língua
  layer.wordOrder = com as palavras em outra ordem
  layer.nearSpelling = com {count, plural, one {# letra errada} other {# letras erradas}}
  label.different = Esse não é um nome da estrutura.
  label.anotherTerm = Esse é o nome de outra estrutura.
  label.anotherPin = Esse é o nome de {pins}.
  label.otherLanguage = Esse é um nome da estrutura em uma língua que não vale aqui.
  label.ambiguous = A grafia está errada, e outro nome é igualmente parecido.
  label.anotherWord = Uma das palavras não é a certa.
  label.contrary = Uma das palavras é o contrário da certa.
  label.tooLong = Isso é mais longo do que qualquer nome.

  diagnosis.swapped = Você trocou este nome com o de {pins}.
  diagnosis.cycle = Você trocou entre si os nomes de {pins}.
  diagnosis.labelOf = Esse nome é o de {pins}.
  diagnosis.wrongSide = Esse é o outro lado.
  diagnosis.partForWhole = Essa é só uma parte: {pins}.
  diagnosis.wholeForPart = Esse é o todo, e aqui se trata de uma parte: {pins}.
  diagnosis.pluralForSingular = Isso indica várias estruturas, mas aqui há só uma.
  diagnosis.singularForPlural = Isso indica uma só estrutura, mas aqui há várias.
  diagnosis.duplicate = Você escreveu o mesmo para {pins}.
  diagnosis.empty = Não há resposta.

  edit.unknownObject = Isso não existe ou foi excluído.
  edit.duplicateIdentifier = O identificador já está em uso.
  edit.fieldDoesNotFit = Este objeto não tem essa propriedade.
  edit.lastOne = Um alfinete precisa manter um rótulo, e um exercício, uma vista.
  edit.cannotBeDeleted = A própria ficha não pode ser excluída.
  edit.cannotBeRestored = Isso não está excluído, ou o que o continha não existe mais.
  edit.indexOutOfRange = Essa posição não existe.
  edit.imageNotRenamed = Uma imagem de outro tamanho precisa de outro nome ou de outra versão.
  edit.arrowTooShort = A seta é curta demais.
  edit.invalid = Com isso, a ficha deixaria de ser válida.
  merge.otherSheet = Isso pertence a outra ficha.
  merge.missingParent = Aquilo a que isso pertence não é conhecido aqui.
  merge.invalid = Com isso, a ficha deixaria de ser válida.

  check.pinOutsideImage = O alfinete fica fora da imagem.
  check.partlyOutsideImage = Uma parte fica fora da imagem.
  check.pinOutsideItsRegions = O alfinete não está em nenhuma das suas regiões.
  check.duplicateLabel = Outro rótulo do alfinete é igual.
  check.ambiguousLabel = O alfinete {pins} tem o mesmo rótulo.
  check.overlapsRegionOfSameLabel = A região se sobrepõe a outra cujo alfinete tem um rótulo em comum.
  check.unreachable = Não dá para tocar na região, pois outras a encobrem.
  check.missingLanguage = O alfinete não tem rótulo na língua “{language}”.
  check.missingAlternativeText = A imagem não tem texto alternativo.
  check.noPins = O exercício não tem alfinetes.

  conflict.field = Os dois lados alteraram isto de maneiras diferentes.
  conflict.deletedByUs = Nós excluímos isto, e o outro lado editou.
  conflict.deletedByThem = O outro lado excluiu isto, e nós editamos.
  conflict.lastOnesDeleted = Os dois lados excluíram partes disto, e não sobraria nada.
  conflict.imageReplacedByUs = Nós substituímos a imagem, e o outro lado colocou algo na anterior.
  conflict.imageReplacedByThem = O outro lado substituiu a imagem, e nós colocamos algo na anterior.

  [progress]
  wallet.unknownItem = Esta loja não tem isso.
  wallet.notEnoughCoins = {missing, plural, one {Ainda falta # moeda.} other {Ainda faltam # moedas.}}
  wallet.levelNotReached = Disponível a partir do nível {level}.
  wallet.alreadyBought = Você já tem isso.
  wallet.tooManyCoins = Não cabem mais moedas nesta carteira.
  log.noDailyGoal = Não há meta diária para escolher.
  log.targetOutOfRange = O mínimo de uma meta diária é {minimum}.
  log.noShop = Não há nada para comprar.
  log.tooManyFreezes = {most, plural, one {Você só pode ter # congelamento de sequência.} other {Você só pode ter # congelamentos de sequência.}}
  log.noTitle = Este título não pode ser usado.
  log.notReached = Você ainda não conquistou este título.
  log.cannotBeRecorded = Isto não pode ser registrado.
  change.points = {member} tinha {before} pontos e agora tem {after}.
  change.level = {member} estava no nível {before} e agora está no nível {after}.
  change.reached = {member} tem mais {count, plural, one {# conquista} other {# conquistas}}.
  change.lost = {member} tem menos {count, plural, one {# conquista} other {# conquistas}}.
  level.number = Nível {level}
  log.unknownKind = Não há nada desse tipo aqui.
  log.negativeAmount = Uma quantidade negativa não conta aqui.
  log.awardOutOfRange = À mão, é possível dar ou tirar de 1 a {most} pontos.
  log.nothingToRepair = Não há nenhuma sequência interrompida para reparar.
  log.tooManyMissed = {most, plural, one {Só é possível reparar # dia perdido} other {Só é possível reparar # dias perdidos}}.
  log.restOutOfRange = {most, plural, one {Você pode tirar # dia de folga seguido, a partir de hoje} other {Você pode tirar # dias de folga seguidos, a partir de hoje}}.
  log.unknownZone = Este fuso horário não é conhecido.
  log.unknownPlayer = Esta pessoa não participa aqui.
  log.duplicateTerm = Já existe um período com este nome.

  [games]
  member.notFounded = O grupo ainda não existe.
  member.alreadyFounded = O grupo já existe.
  member.notMember = Só membros do grupo podem fazer isso.
  member.alreadyMember = Essa pessoa já está no grupo.
  member.alreadyInvited = Essa pessoa já foi convidada.
  member.notInvited = Você precisa de um convite para entrar.
  member.erased = Essa pessoa foi apagada do grupo. Não dá para desfazer isso.
  member.notAdministrator = Só administradores podem fazer isso.
  member.alreadyAdministrator = Esse membro já é administrador.
  member.lastAdministrator = O grupo precisa de um administrador. Primeiro escolha outro.
  member.alreadyOptedIn = Você já está participando.
  member.alreadyOptedOut = Você já não está participando.
  member.alreadyCheered = Você já aplaudiu isso.
  member.oneself = Ninguém pode jogar contra si mesmo.

  todo.unknown = Esta tarefa não existe.
  todo.duplicate = Esta tarefa já existe.
  todo.scheduled = Esta tarefa ainda não está no quadro.
  todo.open = Ninguém está fazendo esta tarefa.
  todo.claimed = Alguém está fazendo esta tarefa.
  todo.completed = Esta tarefa já está concluída.
  todo.withdrawn = Esta tarefa foi retirada do quadro.
  todo.reserved = Esta tarefa é para outra pessoa.
  todo.alreadyClaimed = Você já está fazendo esta tarefa.
  todo.fullyClaimed = Outras pessoas já estão fazendo esta tarefa.
  todo.claimLimit = Você já está fazendo {limit, plural, one {# tarefa} other {# tarefas}}.
  todo.notClaimed = Você não está fazendo esta tarefa.
  todo.stealingNotAllowed = Neste grupo, não é possível assumir tarefas de outras pessoas.
  todo.stealingTooEarly = Ainda não é possível assumir esta tarefa.
  todo.completedTooSoon = Esta tarefa é recente demais para já estar concluída.
  todo.cannotConfirm = Outra pessoa precisa confirmar esta tarefa.
  todo.nothingToConfirm = Esta tarefa não precisa de confirmação.
  todo.notCreator = Só quem criou esta tarefa ou um administrador pode fazer isso.
  todo.voteRunning = Já há uma votação sobre esta tarefa.
  todo.noVote = Não há votação sobre esta tarefa.
  todo.nothingToPenalize = Não há nada a descontar por esta tarefa.
  todo.invalidPlan = Esta tarefa não pode ter essa repetição, esse rodízio ou esse prazo.

  season.unknown = Esta temporada não existe.
  season.duplicate = Já existe uma temporada com esse nome.
  season.overlaps = Já existe outra temporada nesse período.
  season.notOpen = Esta temporada não está em andamento.
  season.invalidLength = Uma temporada não pode ter essa duração.
  season.startInThePast = Uma temporada não pode começar no passado.

  group.duplicateChallenge = Este desafio já existe.
  group.tooFewPoints = O mínimo de pontos é {minimum}.
  group.pointsOutOfRange = Aqui só são possíveis de {minimum} a {maximum} pontos.
  group.blankText = O texto não pode ficar em branco.
  group.longText = O texto passa do limite de caracteres, que é {maximum}.
  group.countOutOfRange = É preciso haver pelo menos um.
  group.tooManyPoints = São pontos demais.
  group.titleNotEarned = Você ainda não conquistou este título.
  group.foundingCannotBeVoid = A criação do grupo não pode ser desfeita.

  change.claimed = {member} trabalha agora em «{todo}».
  change.unclaimed = {member} já não trabalha em «{todo}».

  moment = {day}/{month}/{year} às {time}
  member.slipTimePassed = Você podia desfazer isto até {date}. Agora só administradores podem.
  member.takesFromOthers = Outras pessoas ganharam pontos com isto, por isso só administradores podem desfazer.
  todo.stealingTooEarly.from = Esta tarefa poderá ser assumida a partir de {date}.
  todo.completedTooSoon.from = Esta tarefa é nova. Poderá ser concluída a partir de {date}.
  todo.levelNotReached = Esta tarefa é a partir do nível {level}.
  challenge.unknown = Este desafio não existe.
  challenge.notAsked = Este desafio não espera uma resposta sua.
  group.deadlinePassed = O prazo já terminou: {date}.
  note.void = “{todo}” de {date} não conta: {member} declarou isso nulo em {known}.
  note.void.other = Um registro de {date} não conta: {member} o declarou nulo em {known}.
  note.takenBack = “{todo}” de {date} não conta: isso foi desfeito em {known}.
  note.takenBack.other = Um registro de {date} não conta: foi desfeito em {known}.
  note.refused = “{todo}” de {date} não tem efeito: {reason}
  note.refused.other = Um registro de {date} não tem efeito: {reason}
  note.late = “{todo}” de {date} foi comunicado em {known} e conta para o dia em que foi feito.
  note.late.other = Um registro de {date} foi comunicado em {known} e conta para o dia anterior.
  reminder.turn = É a sua vez: “{todo}”.
  reminder.dueSoon = “{todo}” vence em {date}.
  reminder.overdue = “{todo}” está em atraso desde {date}.

  suggestion.assigned = A tarefa é para {member}.
  suggestion.fewestPoints = {member} tem o menor número de pontos: {points}.
  suggestion.fewestTodos = {member} tem o menor número de tarefas em andamento: {claimed}.
  suggestion.laterInOrder = Outras pessoas têm menos pontos do que {member} ou menos tarefas em andamento.

  catchUp.joinDate = Você entrou mais tarde: até {line} pontos, a pontuação mediana dos outros, os seus contam {factor} vezes. Agora você tem {points}.
  catchUp.gap = Abaixo de {line} pontos, os seus contam {factor} vezes, para que você possa alcançar os outros. Agora você tem {points}.
  catchUp.limit = Assim ainda podem vir no máximo {remaining}.

  board.unknownMember = Esta pessoa não está na classificação.
  board.duplicateMember = Esta pessoa já está na classificação.
  board.date = A pontuação não pode ser desse dia.
  board.pageSize = Uma página tem pelo menos uma linha.
  board.unknownDivision = Essa divisão não existe.
  board.tooManyPoints = Uma pontuação não pode ser tão grande.
  board.periodEnded = Esse período terminou, e o resultado fica como está.
  achievement.todos.title = Mão amiga
  achievement.todos.text = Conclua tarefas.
  achievement.todos.worn.2 = Abelha operária
  achievement.todos.worn.3 = Energia sem fim
  achievement.ideas.title = Bom olho
  achievement.ideas.text = Coloque tarefas no quadro.
  achievement.ideas.worn.1 = Olhos de lince
  achievement.together.title = Juntos
  achievement.together.text = Contribua para os desafios que o grupo vence.
  achievement.together.worn.1 = Pilar do grupo
  achievement.seasons.title = No pódio
  achievement.seasons.text = Vença uma temporada.
  achievement.seasons.worn.0 = Glória da temporada

  [diary]
  kind.event = Evento
  kind.goal = Meta
  kind.note = Anotação
  kind.course = Novo curso
  kind.reflection = Reflexão

  notification.eventDue = O prazo de “{title}” é {date}.
  notification.eventReminder = Lembre-se de “{title}”: o prazo é {date}.
  notification.goalDue = O prazo da sua meta “{title}” é {date}.
  notification.goalReminder = Lembre-se da sua meta “{title}”: o prazo é {date}.
  notification.undatedReminder = Lembre-se de “{title}”.
  notification.courseStarts = O curso “{title}” começa em {date}.
  notification.courseIsOpen = Você pode começar o curso “{title}” a qualquer momento.

  list.outstanding = Pendentes
  list.completed = Concluídos
  list.all = Todos
  list.notes = Anotações

  prompt.clear = O que ficou claro?
  prompt.unclear = O que não ficou claro?
  prompt.next = O que vem a seguir?
  audience.nobody = Só você pode ler isto.
  audience.people = Compartilhado com as pessoas que você escolheu: {count}.
  audience.course = Compartilhado com todos do curso.
  audience.everyone = Compartilhado com todos.

  plan.feasible = Você consegue fazer tudo a tempo.
  plan.notFeasible = Não dá para fazer tudo a tempo: até {date}, faltam {hours} h e {minutes} min.

  date = {day, plural, =1 {1º} one {#} other {#}} de {month} de {year}
  month.1 = janeiro
  month.2 = fevereiro
  month.3 = março
  month.4 = abril
  month.5 = maio
  month.6 = junho
  month.7 = julho
  month.8 = agosto
  month.9 = setembro
  month.10 = outubro
  month.11 = novembro
  month.12 = dezembro

  field.title = título
  field.due = data
  field.course = curso
  field.time = horário
  field.reminder = lembrete
  field.links = links
  field.attachments = anexos
  field.recurrence = repetição
  field.requirements = pré-requisitos

  item.missing = Preencha: {fields}.
  item.malformed = Não dá para ler este registro.
  item.notAllowed = Este registro não pode ter isto: {field}.
  item.emptyIdentifier = O registro não tem nome.
  item.unknownGoal = Uma meta que é pré-requisito não existe.
  item.requiresItself = A meta é pré-requisito dela mesma.
  item.progressOutOfRange = O progresso precisa estar entre 0 e 100%.
  item.impossibleRecurrence = Não dá para repetir assim.
  item.recurrenceEndsBeforeItBegins = A repetição termina antes de começar.
  item.tooManyOccurrences = Há repetições demais.
  item.duplicate = Este registro já existe.
  item.unknown = Este registro não existe.
  item.isPlatforms = Isto vem do curso. Você só pode definir um lembrete.
  item.isNote = Uma anotação só pode ser criada e excluída.
  item.otherKind = Um evento não pode virar uma meta, nem uma meta virar um evento.
  item.unknownOccurrence = Não há nada para fazer nesse dia.
  item.alreadyCompleted = Isto já está concluído.
  item.notCompleted = Isto ainda não está concluído.
  item.ratingOutOfRange = Escolhe um número de {least} a {most}.
  item.requiredGoalsOutstanding = {count, plural, one {Antes é preciso alcançar outra meta.} other {Antes é preciso alcançar outras # metas.}}
  item.tooLittleProgress = Para isso, é preciso ter concluído {percent}% do curso.
  item.tooLittleDone = Para isso, é preciso ter concluído {percent}% de “{title}”.
  item.tooLittleStudied = Para isso, ainda tens de estudar {hours} h {minutes} min.

  course.unknown = Este curso não existe.
  course.duplicate = Isto não pode ser registrado. Confira a data e o nome.
  course.alreadySubscribed = Você já participa deste curso.
  course.notSubscribed = Você não participa deste curso.
  course.alreadyRequested = Você já pediu isso. O pedido será atendido em breve.
  course.noRequest = Não há nada para cancelar.
  notification.unknown = Esta notificação não existe mais.
  reflection.duplicate = Este registro já existe.
  reflection.unknown = Este registro não existe.
  reflection.noAudience = Indique quem pode ler.
  reflection.notShared = Este registro é privado.
  reflection.notReader = Você não pode ler este registro.
  readers.notAdmitted = Esta pessoa não pode ver o diário.
  readers.isOwner = O teu próprio diário já o podes ver.
  reflection.nothingWritten = Primeiro escreva alguma coisa.
  reflection.duplicateAnswer = Responda a cada pergunta uma única vez.
  award.alreadyGiven = Você já recebeu isso.
  award.notGiven = Não há nada para retirar.
  award.xpOutOfRange = O valor precisa ser de {least} a {most} XP.
  noShop = Não há nada para comprar.
  ledger.full = Você não pode ganhar mais XP.
  notOwner = Só a pessoa a quem o diário pertence pode fazer isso.
  erasureIsFinal = O que foi apagado de vez não volta.

  import.isJournal = Em um registro de diário, não há nada para fazer.
  import.isCancelled = Isto foi cancelado.
  import.replacesOccurrence = Substitui uma data de uma série que não está no diário.
  import.isOlder = O diário tem uma versão mais recente.
  import.wasDeleted = Você excluiu isto no diário.
  loss.length = A duração é perdida.
  loss.recurrence = Isto entra uma única vez, sem a repetição.
  loss.endlessRecurrence = A repetição vai até {date} em vez de não ter fim.
  loss.singleTimes = {count, plural, one {Uma data da série é diferente, e isso é perdido.} other {# datas da série são diferentes, e isso é perdido.}}
  loss.reminders = {count, plural, one {Mais um lembrete é perdido.} other {Mais # lembretes são perdidos.}}
  loss.completion = A conclusão precisa ser marcada no diário.
  loss.undated = Sem data não há nada a fazer, então vira uma nota.
  loss.zone = O fuso horário {zone} não é conhecido, por isso o horário pode estar errado.
  loss.properties = O diário não guarda isto: {names}.
  fault.syntax = Não é possível ler a linha {line} do arquivo: “{text}”.
  fault.notUTF8 = A linha {line} do arquivo não está em UTF-8; pode haver letras erradas.
  fault.structure = Na linha {line} do arquivo, algo começa ou termina onde não deve.
  fault.missing = Na linha {line} do arquivo, falta {property} em {name}.
  fault.badValue = Na linha {line} do arquivo, “{text}” não é um valor de {name}.
  fault.unknownZone = Na linha {line} do arquivo, o fuso horário {zone} não é conhecido; o horário pode estar errado.

  level.1.title = Primeira página
  level.1.text = Seu diário está aberto
  level.2.title = Exploração
  level.2.text = Você já conhece o caminho
  level.3.title = Persistência
  level.3.text = Um passo depois do outro
  level.4.title = Planejamento
  level.4.text = Você alcança o que planeja
  level.5.title = Maestria
  level.5.text = Aprender virou um hábito seu

  [analytics]
  estimation.unknownProblem = Ainda não se sabe nada sobre esta questão.
  estimation.alreadyAnswered = Esta questão já foi respondida.
  estimation.stepsOutOfRange = Uma estimativa precisa de pelo menos uma etapa.
  estimation.priorOutOfRange = Uma estimativa parte de um número impossível.
  estimation.tooManyProblems = É possível comparar no máximo {maximum, plural, one {# questão} other {# questões}}.

  [community]
  contact.oneself = Você não pode ser seu próprio contato.
  contact.alreadyContacts = Vocês já são contatos.
  contact.notContacts = Vocês não são contatos.
  contact.alreadyRequested = Sua solicitação está aguardando uma resposta.
  contact.declinedBefore = Sua solicitação foi recusada.
  contact.noRequest = Não há nenhuma solicitação para responder.
  contact.noStranger = Não há ninguém contra quem jogar agora.

  challenge.notPlayer = Você não recebeu convite para este desafio.
  challenge.notOpen = Este desafio ainda não começou.
  challenge.deadlinePassed = O prazo deste desafio já passou.
  challenge.notAccepted = Aceite o desafio antes de jogar.
  challenge.alreadyAccepted = Você já aceitou este desafio.
  challenge.alreadyDeclined = Você recusou este desafio.
  challenge.notStarted = Primeiro comece o quiz.
  challenge.alreadyStarted = Você já começou o quiz.
  challenge.alreadyOut = Você já terminou este desafio.
  challenge.otherQuiz = Este não é o quiz do desafio.
  challenge.notFinished = Você ainda não terminou o quiz.
  challenge.notCounted = Estas respostas não podem ser contadas.
  challenge.stays = O que aconteceu num desafio não pode ser desfeito.

  live.notHost = Só quem conduz a rodada pode fazer isso.
  live.hostCannotPlay = Quem conduz a rodada não responde às questões.
  live.notPlayer = Primeiro entre na rodada.
  live.alreadyJoined = Você já está participando.
  live.wasRemoved = Quem conduz a rodada removeu você.
  live.unknownPlayer = Essa pessoa não está participando.
  live.unknownTeam = Essa equipe não existe.
  live.teamIsMissing = Escolha uma equipe.
  live.unknownProblem = Não existe nenhuma questão com esse nome.
  live.alreadyOpened = Esta questão já apareceu antes.
  live.questionIsOpen = Outra questão ainda está aberta.
  live.questionIsNotOpen = Esta questão não está aberta.
  live.timeIsUp = O tempo para esta questão acabou.
  live.alreadyAnswered = Você já respondeu a esta questão.
  live.finished = A rodada terminou.

  [authoring]
  workshop.unknownProblem = Não existe nenhuma questão com esse nome.
  workshop.notAuthor = Só quem criou uma questão pode alterá-la.
  workshop.ownProblem = Você não pode revisar a sua própria questão.
  workshop.otherProblem = Esse é o texto de outra questão.
  workshop.alreadySubmitted = Esta versão já foi enviada.
  workshop.laterRevision = Existe uma versão mais recente.
  workshop.faulty = A questão ainda não está completa.
  workshop.notWaiting = Esta versão não está aguardando revisão.
  workshop.reasonMissing = Diga por que você está recusando a questão.
  workshop.alreadyWithdrawn = Esta questão já foi retirada.
  workshop.alreadyReported = Você já reportou isso.
  workshop.noReport = Ninguém está aguardando uma resposta sobre esta questão.
  workshop.countOutOfRange = O número de votos não pode estar certo.

  [papers]
  error.countOutOfRange = Pode haver de {first} a {last}, e isto seriam {count}.
  error.dependsOnLearner = As provas de uma turma não podem depender do que uma só pessoa fez.
  error.duplicateCandidate = Alguém está duas vezes na lista de nomes.
  error.malformedAnswer = Uma resposta precisa do código de uma prova, de um número e de dois-pontos, como B3: C.
  error.unknownPaper = Não há nenhuma prova {code}.
  error.unknownProblem = Não há nenhuma questão {number}, a última é a {last}.
  error.unknownLetter = A questão {problem} não tem {letter}, suas letras vão até {last}.
  error.severalLetters = A questão {problem} pede uma só letra, e há várias.
  error.repeatedLetter = Na questão {problem}, a letra {letter} aparece duas vezes.
  error.unknownPart = A questão {problem} não tem parte {number}, a última é a {last}.
  error.otherCount = A questão {problem} tem {expected} partes, e há {count} respostas. Numere-as.

  draw.fewerProblems = Cada prova tem {count} questões e não {wanted}, porque não há mais.
  draw.stratumTooSmall = De “{stratum}” só há {count} questões, e são pedidas {wanted}.
  draw.points = As provas valem {points} pontos, porque nenhuma escolha de questões vale {wanted}.
  draw.simplified = Tantas pontuações diferentes não deixam tempo para usar as questões da forma mais igual possível.
  draw.unevenUse = Cada questão é usada de {fewest} a {most} vezes, o que não é uniforme.
  draw.unknownDifficulty = Questões de dificuldade desconhecida: {count}. Contam como médias.
  draw.difficulty = As provas diferem em dificuldade: esperam-se de {lowest} a {highest} % dos pontos.

  page.name = Nome
  page.date = Data
  page.points = Pontos
  page.mark = Nota
  page.code = Prova
  page.number = N.º
  page.letters = Letras
  page.answer = Resposta certa
  page.total = Total
  page.paper = Prova {code}
  page.key = Gabarito da prova {code}
  page.answers = Folha de respostas da prova {code}
  page.solutions = Folha de soluções da prova {code}
  page.list = Quem tem qual prova
  page.cross = Marque a caixa certa. Nas linhas de caixas quadradas, várias podem estar certas.
  page.several = Várias respostas podem estar certas.
  page.minimumWords = {count, plural, one {# palavra} other {# palavras}} ou mais
  page.maximumWords = {count, plural, one {# palavra} other {# palavras}} no máximo
  page.wordRange = de {minimum} a {maximum} palavras
  page.order = Escreva as letras na ordem certa:
  page.match = Escreva uma letra ao lado de cada número.
  page.shared = Uma letra pode ser usada mais de uma vez.

  [overlay]
  pin = Alfinete {name}
  arrow = Seta
  highlight = Parte destacada
  verdict.correct = certo
  verdict.wrong = errado
  verdict.partial = parcialmente certo
  verdict.unanswered = sem resposta

  [interchange]
  not-utf-8 = Este byte não é UTF-8 e é lido como em Windows-1252, “{sign}”: veja se está certo.
  encoding-guessed = O arquivo é lido como {encoding}, como sugerem os seus bytes: veja as letras com acento ou salve-o em UTF-8.
  unreadable-byte = Um byte desta linha não corresponde a nenhum caractere e fica de fora.
  brace-without-partner = Esta chave não tem par, por isso a questão é omitida: feche-a ou coloque uma barra invertida antes dela se o que você quer é o próprio sinal.
  second-answer-block = A questão tem um segundo bloco de respostas, que é lido como texto: pergunte uma coisa só ou use Cloze.
  line-break-in-formula = \n indica aqui uma quebra de linha e parte {command} em dois: escreva \{command}.
  weight-on-right-answer = O peso {weight} vem depois de =, por isso não conta como peso: escreva ~{weight} para uma parte dos pontos.
  truth-as-text = “{text}” é aqui um texto a ser escrito: use TRUE ou FALSE para uma afirmação verdadeira ou falsa.
  zero-line = O Moodle termina uma questão em uma linha que só tem um 0: coloque o 0 em outra linha.
  question-in-category = Esta linha faz parte da categoria, por isso a questão que ela contém se perde: coloque uma linha em branco antes.
  zero-answer = O Moodle toma uma primeira resposta 0 por nenhuma: escreva =0.
  unescaped-sign = “{sign}” tem um significado em GIFT: escreva \{sign} para que todos os programas leiam o sinal.
  malformed-weight = “{weight}” não é um peso e é lido como texto: escreva {better}.
  unknown-text-format = “{format}” não é um formato de texto e é lido como texto.
  malformed-number = “{text}” não é um número, e o Moodle aceitaria qualquer resposta: escreva {better}.
  weight-out-of-range = Um peso vai de -100 a 100 por cento, e este é de {weight}.
  weight-not-on-list = O Moodle não conhece o peso {weight} e recusa a questão: use {better}.
  no-right-answer = Nenhuma resposta está certa: coloque = antes da certa ou dê pesos que somem 100.
  too-few-answers = A questão precisa de pelo menos {needed, plural, one {# resposta} other {# respostas}}, por isso é omitida.
  pair-without-arrow = Este par não tem seta, por isso a questão é omitida: escreva =item -> resposta.
  pair-without-answer = Este par não tem resposta depois da seta, por isso o Moodle o omite: escreva =item -> resposta.
  malformed-xml = Isto não é XML válido: o sinal <, quando é só um sinal, se escreve &lt;, e cada elemento termina com a sua própria tag.
  unknown-reference = Em XML, o sinal &, quando é só um sinal, se escreve &amp;, e só &lt; &gt; &amp; &quot; &apos; e números representam sinais.
  nested-too-deeply = Aqui há elementos demais uns dentro dos outros, e os mais internos são omitidos.
  tags-in-text = O texto tem tags, que o Moodle recusa: coloque-o entre <![CDATA[ e ]]>.
  unknown-element = “{name}” não faz parte de um banco de questões e é ignorado.
  unknown-type = As questões do tipo “{type}” permanecem no arquivo, mas não podem ser usadas.
  duplicate-file = O texto tem outro arquivo com o nome “{name}”, por isso este é omitido: dê a ele um nome próprio.
  nothing-found = O arquivo não contém nenhuma questão: ele está em outro formato?
  no-gap = O texto não tem nenhuma lacuna que se possa ler, como {example}.
  gap-without-end = Esta lacuna não tem a chave de fechamento.
  unknown-gap-type = “{type}” não é um tipo de lacuna, por isso é lido como texto: os tipos são SHORTANSWER, MULTICHOICE e NUMERICAL.
  unfinished-question = Uma questão em Aiken é uma linha, pelo menos duas respostas como “A) Paris” e “ANSWER: A”; esta é omitida.
  unknown-letter = Nenhuma resposta tem esta letra, por isso a questão é omitida.
  quote-without-partner = Esta aspa não tem par e é lida como um sinal: duplique-a quando estiver entre aspas.
  columns-without-names = Nenhuma linha dá nomes conhecidos às colunas ({names}): dê a elas os nomes pergunta e resposta, ou diga quais são, como em {example}.
  row-above-names = “{name}” está acima dos nomes das colunas, por isso esta linha fica de fora.
  fields-without-names = Os campos não têm nomes, por isso o primeiro pergunta pelo segundo.
  column-left-out = O conteúdo da coluna “{name}” não faz parte de nenhum problema, por isso fica de fora.
  column-misspelled = Nenhuma coluna se chama “{name}”, por isso o seu conteúdo fica de fora: você quis dizer “{meant}”?
  unreadable-cell = “{value}” não serve para a coluna {name} e fica de fora: escreva como em {example}.
  unknown-option = “{value}” não indica nenhuma das opções, por isso a linha fica de fora: escreva a letra, o número ou o texto de uma opção.
  ambiguous-key = “{value}” é o número de uma opção e o texto de outra e é lido como número: escreva a letra.
  passed-over = “{name}” não faz parte de nenhum problema e é ignorado.
  no-identifiers = Nenhuma coluna tem identificadores, por isso cada um vem do texto da sua pergunta: com uma coluna id, as respostas ficam com a sua pergunta mesmo que o texto mude.
  media-left-out = O arquivo “{name}” não está em um arquivo de texto, por isso fica de fora.
  gap-within-gap = Há lacunas dentro de uma lacuna, e só se pergunta pelas de dentro.
  sheet-left-out = “{name}” não é lido; só são lidas as células de uma folha.
  several-answers = “{answer}” é uma única resposta aqui: escreva as outras respostas certas em uma coluna alternatives, com | entre elas.
  incomplete-row = A linha não tem a questão ou a resposta, por isso é omitida.
  malformed-json = A linha não é um objeto JSON e é omitida.
  unusable-question = A questão não pode ser usada: {reason}.
  unusable-type = Um banco não tem questões do tipo “{type}”, por isso esta é omitida.
  mark-rounded = Os pontos vão em passos de 1/600, por isso a nota {mark} passa a {points}.
  description-left-out = Nenhuma questão vem depois deste texto no conjunto, por isso o banco não tem lugar para ele: coloque-o antes de uma questão.
  text-simplified = O texto perdeu parte da sua formatação: {what}.
  content-left-out = O texto perdeu algo que os alunos veriam ou ouviriam: {what}.
  gap-left-out = Um banco não tem lacunas em que se escolhem várias respostas, por isso falta a lacuna {number} com as suas respostas: {answers}.
  fields-left-out = Um banco não tem lugar para estas partes da questão: {names}.
  settings-left-out = Um quiz tem configurações próprias, por isso estas não têm efeito: {names}.
  hidden-question = A questão está oculta para os alunos, por isso fica de fora.
  broken-json = Isto não é JSON correto. Aqui é preciso: {expected}
  missing-member = Falta “{name}” em “{owner}”: acrescente-o.
  wrong-kind = “{name}” é {value}, mas o formato pede {expected}.
  malformed-value = “{value}” não serve para “{name}”: escreva-o como {example}.
  unknown-member = O formato não conhece “{name}” em “{owner}” e não admite mais nada ali: coloque-o em “extensions”.
  duplicate-member = “{name}” aparece aqui pela segunda vez: fique só com um.
  misplaced-member = “{name}” não combina com “{other}”: retire um dos dois.
  useless-member = “{name}” não significa nada aqui, porque “{owner}” é “{other}”.
  not-looked-up = “{name}” está em {address}, que não é consultado.
  proof-not-checked = A assinatura é mantida sem ser verificada: confira em outro lugar se o emblema é autêntico.
  never-valid = O emblema termina em {end}, que não vem depois do seu início: ele nunca é válido.
  no-badge = No arquivo não há nenhum emblema que se possa ler.
  unusable-region = “{name}” não marca nada em que se possa tocar em uma imagem, por isso é omitido.
  region-without-label = A região não tem nenhum texto que possa ser o seu rótulo, por isso é omitida.
  image-without-size = A imagem “{name}” não tem largura nem altura, por isso os seus alfinetes não podem ser colocados.
  parts-left-out = Uma ficha com alfinetes não tem lugar para {parts}.
  not-scored = As respostas a este item não podem ser pontuadas, pois não há suporte para “{name}”.
  scoring-approximated = As regras deste item pontuam algumas respostas de um modo que uma questão aqui não permite: confira quanto valem as respostas.
  usual-rules = O item não tem regras de pontuação, por isso a resposta certa vale todos os pontos.
  no-key = Nenhuma resposta a este item vale pontos, por isso ele não pode ser uma questão: declare a resposta certa.
  feedback-left-out = Nenhuma condição que uma pergunta conhece diz quem vê este texto, por isso ele fica de fora: “{text}”.
  undeclared-outcome = As regras definem “{name}”, que o item não declara: é tomado por um número.
  missing-file = O pacote não tem aqui um arquivo “{name}” do tipo esperado.
  address-left-out = Uma imagem ou gravação tem o endereço “{address}”, que não é um endereço da web, por isso fica de fora.
  rubric-left-out = Um banco não tem notas para quem corrige, por isso estas são omitidas.
  units-left-out = Aqui as respostas não têm unidade, por isso estas são omitidas: {units}. Diga no texto que só se pede o número.
  total.more = e mais {count} [{code}]
  total.lines = {count, plural, one {# linha} other {# linhas}}
  total.files = {count, plural, one {# arquivo} other {# arquivos}}
  total.questions = {count, plural, one {# questão} other {# questões}}
  total.pins = {count, plural, one {# alfinete} other {# alfinetes}}
  total.entries = {count, plural, one {# entrada} other {# entradas}}
  total.statements = {count, plural, one {# declaração} other {# declarações}}
  total.badges = {count, plural, one {# emblema} other {# emblemas}}
  total.errors = {count, plural, one {# erro} other {# erros}}
  total.warnings = {count, plural, one {# aviso} other {# avisos}}
  total.hints = {count, plural, one {# observação} other {# observações}}
  total.none = nenhum erro
  lost.type = A questão é omitida: o formato não tem nenhuma do tipo {type}.
  lost.category = A categoria é perdida.
  lost.category-details = A descrição e o número da categoria são perdidos.
  lost.set-title = O título do conjunto se perde; o identificador dele o substitui.
  lost.name = O nome é perdido.
  lost.labels = O número de identificação e as tags são perdidos.
  lost.mark = Os pontos que a questão vale são perdidos.
  lost.hints = As dicas são perdidas.
  lost.general-feedback = O feedback geral é perdido.
  lost.answer-feedback = O feedback das respostas é perdido.
  lost.response-feedback = O feedback sobre a resposta inteira é perdido.
  lost.files = Os arquivos nos textos são perdidos.
  lost.remainder = Detalhes que só o formato do arquivo conhece são perdidos.
  lost.weights = As respostas que valem uma parte dos pontos perdem essa parte.
  lost.refused-weights = O Moodle não conhece um peso das respostas e vai recusar a questão.
  lost.other-answers = Todas as respostas, menos a primeira, são perdidas.
  lost.separator = Uma barra vertical em uma resposta vai parti-la em duas.
  lost.arrow = Uma seta -> em um texto vira →.
  lost.signs = Sinais de um texto significam lá outra coisa: uma lacuna, um som ou uma leitura.
  lost.letter-case = Maiúsculas e minúsculas vão contar como iguais.
  lost.single-choice = Sem uma resposta certa, será possível marcar várias em vez de uma.
  lost.judgment = As respostas serão comparadas letra por letra, e não pelo significado.
  lost.unit = A unidade do número é perdida.
  lost.markup = Fórmulas, imagens, tabelas e destaques viram texto simples.
  lost.grading = Cada resposta marcada vai valer a sua parte, e não o que a questão determina.
  lost.other-orders = Todas as ordens certas, menos uma, são perdidas.
  lost.rubric = A rubrica, a resposta-modelo e os limites da dissertação são perdidos.
  lost.instruction = A instrução acima do texto com lacunas é perdida.
  lost.source = A fonte da questão é perdida.
  lost.notes = O título, a nota, o sinal e o tamanho do alfinete são perdidos.
  lost.other-labels = Os rótulos em outras línguas e os sinônimos são perdidos.
  lost.round-shapes = As bordas curvas viram segmentos retos, e os furos podem se perder.
  lost.drawings = As setas e os destaques da imagem são perdidos.
  lost.titles = Os títulos de seções, exercícios e vistas e as descrições das imagens são perdidos.
  lost.other-images = As imagens depois da primeira são perdidas, com os seus alfinetes.
  lost.templates = Os modelos do conjunto são perdidos.

  [lab]
  coverage.leftOut = Não há nada para os {players}.
  coverage.favored = Há muito mais para os {players} do que para os outros.
  players.achiever = conquistadores
  players.competitor = competidores
  players.explorer = exploradores
  players.socializer = socializadores
  report.mean = média
  report.interval = 95%
  report.difference = diferença
  report.chance = p (Holm)
  report.least = menor na semente
  report.most = maior na semente
  report.same = igual em cada mundo
  report.none = nenhum valor
  report.unmeasured = Com {variant} não houve nada a medir em nenhum mundo, por exemplo porque ninguém obteve um ponto.
  report.worlds = Mundos: {count}, sementes {first} a {last}. Cada intervalo vale por si; p está corrigido para todas as comparações (Holm).
  """#
)
