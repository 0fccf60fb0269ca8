// SPDX-License-Identifier: Apache-2.0
extension Portuguese {
  /// The sentences of the workshop of authors.
  package static let authoring: [String: String] = [
    "workshop.unknownProblem": "Não existe nenhuma questão com esse nome.",
    "workshop.notAuthor": "Só quem criou uma questão pode alterá-la.",
    "workshop.ownProblem": "Você não pode revisar a sua própria questão.",
    "workshop.otherProblem": "Esse é o texto de outra questão.",
    "workshop.alreadySubmitted": "Esta versão já foi enviada.",
    "workshop.laterRevision": "Existe uma versão mais recente.",
    "workshop.faulty": "A questão ainda não está completa.",
    "workshop.notWaiting": "Esta versão não está aguardando revisão.",
    "workshop.reasonMissing": "Diga por que você está recusando a questão.",
    "workshop.alreadyWithdrawn": "Esta questão já foi retirada.",
    "workshop.alreadyReported": "Você já reportou isso.",
    "workshop.noReport": "Ninguém está aguardando uma resposta sobre esta questão.",
    "workshop.countOutOfRange": "O número de votos não pode estar certo.",
  ]
}
