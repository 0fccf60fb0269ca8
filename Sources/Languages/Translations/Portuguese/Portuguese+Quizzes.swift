// SPDX-License-Identifier: Apache-2.0
extension Portuguese {
  /// The sentences of quizzes.
  package static let quizzes: [String: String] = [
    "reason.correctChoice": "Essa é a alternativa certa.",
    "reason.wrongChoice": "A alternativa {option} não está certa.",
    "reason.partlyCorrectChoice": "A alternativa {option} não é a certa, mas vale {weight}.",
    "reason.allCorrectPicked": "Todas as alternativas certas estão marcadas.",
    "reason.correctSoFar": "Alternativas certas marcadas: {found} de {all}.",
    "reason.wrongPick": "A alternativa {option} não é uma das certas.",
    "reason.expectedAnswer": "Isso não está totalmente certo, mas vale {credit}.",
    "reason.awaitsGrade": "Uma pessoa vai ler e avaliar esta resposta.",
    "reason.rubric": "Pontos obtidos: {points} de {all}.",
    "reason.graded": "Uma pessoa avaliou esta resposta.",
    "reason.recorded": "Esta resposta mantém a nota que recebeu.",
    "reason.incorrect": "Isso não está certo.",
    "reason.awaitsSubmission": "A resposta fica guardada até a entrega do quiz.",
    "reason.revealed": "A resposta certa foi mostrada.",
    "reason.timeOver": "O tempo já tinha acabado.",
    "reason.unanswered": "Não há resposta.",

    "picks.all": "Todas as alternativas certas estão marcadas, e nenhuma errada.",
    "picks.some":
      "Alternativas certas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, e # errada} other {, e # erradas}}.",
    "picks.netCorrect":
      "Alternativas certas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, e # errada} other {, e # erradas}}; cada errada anula uma certa.",
    "picks.eachOption": "Alternativas julgadas corretamente: {judged} de {options}.",
    "picks.coverage":
      "Alternativas certas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, e # errada} other {, e # erradas}}; portanto, marcações certas: {hits} de {picked}.",
    "picks.halves":
      "Alternativas julgadas incorretamente: {errors} de {options}; cada uma reduz a nota à metade.",
    "picks.guess":
      "Alternativas julgadas incorretamente: {errors} de {options}, o que não é melhor do que chutar.",
    "picks.weights":
      "Alternativas certas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, e # errada} other {, e # erradas}}; os pesos somam {sum}.",
    "picks.negativeWeights":
      "Alternativas certas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, e # errada} other {, e # erradas}}; os pesos somam {sum}, o que não vale nenhum ponto.",

    "order.all": "Tudo está na ordem certa.",
    "order.allOrNothing": "A ordem não está certa, e só a ordem certa conta.",
    "order.exactPosition": "Itens no lugar certo: {found} de {all}.",
    "order.relativeNext": "Itens seguidos pelo item certo: {found} de {all}.",
    "order.allPreviousAndNext":
      "Casos em que um item está do lado certo de outro: {found} de {all}.",
    "order.longestSubsequence": "Itens na ordem certa entre si: {found} de {all}.",
    "order.longestRun": "Itens que vêm um logo após o outro, como devem: {found} de {all}.",
    "order.kendall": "Pares na ordem certa: {found} de {all}; cada um dos outros anula um certo.",
    "order.dependencyGraph":
      "Casos em que um item está antes daquele que deve vir depois: {found} de {all}.",

    "parts.perPart": "Partes certas: {found} de {all}.",
    "parts.all":
      "{all, plural, one {A única parte está certa.} other {Todas as # partes estão certas.}}",
    "parts.allOrNothing": "Partes certas: {found} de {all}; só o conjunto completo conta.",
    "part.place": "Este item está no lugar certo.",
    "part.notPlace": "Este item não está no lugar certo.",
    "part.next": "Este item é seguido pelo item certo.",
    "part.notNext": "Este item não é seguido pelo item certo.",
    "part.sides": "Outros itens do lado certo deste: {found} de {all}.",
    "part.predecessors": "Itens que devem vir antes deste e vêm: {found} de {all}.",
    "part.pair": "Este par está certo.",
    "part.notPair": "Este par não está certo.",

    "response.unknown": "Isso não faz parte da questão.",
    "response.doesNotFit": "Esta questão pede outro tipo de resposta.",
    "response.empty": "Ainda não há resposta.",
    "response.repeatedItem": "Alguma coisa foi usada mais de uma vez.",
    "response.missingItems": "Ainda falta alguma coisa na ordem.",
    "response.tooFewWords":
      "O texto tem {count, plural, one {# palavra} other {# palavras}}, mas o mínimo é {limit}.",
    "response.tooManyWords":
      "O texto tem {count, plural, one {# palavra} other {# palavras}}, mas o máximo é {limit}.",

    "session.unknownProblem": "Esta questão não está no quiz.",
    "session.noHintLeft": "Não há mais dicas.",
    "session.hintWasNotTaken": "Você não viu esta dica.",
    "session.doesNotAwaitGrade": "Não há nenhuma resposta para avaliar agora.",
    "session.finished": "O quiz terminou.",
    "session.notFinished": "O quiz ainda não terminou.",
    "session.notPresented": "Outra questão está sendo mostrada agora.",
    "session.alreadyDecided": "Esta questão já está decidida.",
    "session.notDecided": "Primeiro responda a esta questão ou pule-a.",
    "session.onlyProblemLeft": "Esta é a única questão que resta.",
    "session.alreadyPresented": "Esta questão já está sendo mostrada.",
    "session.notAnswered": "Primeiro responda a esta questão ou pule-a.",
    "session.noProblemPresented":
      "Todas as questões estão feitas: entregue o quiz ou volte a uma delas.",
    "session.scoreOverflow": "Não é possível somar estes pontos.",
    "session.timeIsUp": "O tempo acabou.",

    "rule.certaintyIsMissing": "Diga quanta certeza você tem.",
    "rule.certaintyIsNotAsked": "Este quiz não pergunta quanta certeza você tem.",
    "rule.notPossible": "Isso não é possível neste quiz.",
    "rule.skippingIsNotAllowed": "Neste quiz, não é possível pular questões.",
    "rule.returningIsNotAllowed": "Neste quiz, não é possível voltar a uma questão.",
    "rule.notStarted": "Primeiro comece o quiz.",
    "rule.alreadyStarted": "Você já começou o quiz.",
    "rule.timeIsNotUp": "O tempo ainda não acabou.",

    "grade.creditOutOfRange": "Uma nota fica entre zero e o total de pontos.",
    "grade.noRubric": "Esta questão não tem rubrica.",
    "grade.otherRubric": "A rubrica desta questão é outra.",
    "grade.missingCriteria": "Escolha um nível para cada critério.",

    "record.creditOutOfRange": "A nota não pode estar certa.",
    "record.secondsOutOfRange": "O tempo não pode estar certo.",

    "report.wrongKey": "O que conta como certo está errado.",
    "report.missingAnswer": "Uma resposta certa não é aceita.",
    "report.unclear": "Não está claro o que se pergunta.",
    "report.typo": "Há um erro no texto.",
    "report.notShown": "Alguma coisa não aparece.",
    "report.inappropriate": "O conteúdo é inadequado.",
    "report.other": "Há outro problema.",

    "generation.unknownSet": "Um dos assuntos escolhidos não existe.",
    "generation.noProblems": "Não há questões nos assuntos escolhidos.",
    "generation.stratumTooSmall":
      "Um dos assuntos tem só {count, plural, one {# questão} other {# questões}}.",
    "generation.noFittingProblems": "Nenhuma das questões corresponde ao que se pede.",
    "generation.nothingDue": "Ainda não há nada para revisar.",
    "generation.calendarIsMissing": "Informe o fuso horário do estudante.",
    "generation.learnerIsMissing": "Informe para quem é o quiz.",
    "generation.dateIsMissing": "Informe quando as questões do quiz são sorteadas.",
    "generation.dateOutOfRange": "Esta data está fora dos limites.",
  ]
}
