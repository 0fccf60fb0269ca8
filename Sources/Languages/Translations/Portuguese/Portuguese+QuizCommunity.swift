// SPDX-License-Identifier: Apache-2.0
extension Portuguese {
  /// The sentences of contacts, challenges and live rounds.
  package static let community: [String: String] = [
    "contact.oneself": "Você não pode ser seu próprio contato.",
    "contact.alreadyContacts": "Vocês já são contatos.",
    "contact.notContacts": "Vocês não são contatos.",
    "contact.alreadyRequested": "Sua solicitação está aguardando uma resposta.",
    "contact.declinedBefore": "Sua solicitação foi recusada.",
    "contact.noRequest": "Não há nenhuma solicitação para responder.",
    "contact.noStranger": "Não há ninguém contra quem jogar agora.",

    "challenge.notPlayer": "Você não recebeu convite para este desafio.",
    "challenge.notOpen": "Este desafio ainda não começou.",
    "challenge.deadlinePassed": "O prazo deste desafio já passou.",
    "challenge.notAccepted": "Aceite o desafio antes de jogar.",
    "challenge.alreadyAccepted": "Você já aceitou este desafio.",
    "challenge.alreadyDeclined": "Você recusou este desafio.",
    "challenge.notStarted": "Primeiro comece o quiz.",
    "challenge.alreadyStarted": "Você já começou o quiz.",
    "challenge.alreadyOut": "Você já terminou este desafio.",
    "challenge.otherQuiz": "Este não é o quiz do desafio.",
    "challenge.notFinished": "Você ainda não terminou o quiz.",
    "challenge.notCounted": "Estas respostas não podem ser contadas.",

    "live.notHost": "Só quem conduz a rodada pode fazer isso.",
    "live.hostCannotPlay": "Quem conduz a rodada não responde às questões.",
    "live.notPlayer": "Primeiro entre na rodada.",
    "live.alreadyJoined": "Você já está participando.",
    "live.unknownProblem": "Não existe nenhuma questão com esse nome.",
    "live.alreadyOpened": "Esta questão já apareceu antes.",
    "live.questionIsOpen": "Outra questão ainda está aberta.",
    "live.questionIsNotOpen": "Esta questão não está aberta.",
    "live.timeIsUp": "O tempo para esta questão acabou.",
    "live.alreadyAnswered": "Você já respondeu a esta questão.",
    "live.finished": "A rodada terminou.",
  ]
}
