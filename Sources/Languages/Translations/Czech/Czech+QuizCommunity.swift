// SPDX-License-Identifier: Apache-2.0
extension Czech {
  /// The sentences of contacts, challenges and live rounds.
  package static let community: [String: String] = [
    "contact.oneself": "Nemůžeš být svým vlastním kontaktem.",
    "contact.alreadyContacts": "Už se navzájem máte v kontaktech.",
    "contact.notContacts": "Nemáte se navzájem v kontaktech.",
    "contact.alreadyRequested": "Tvoje žádost čeká na odpověď.",
    "contact.declinedBefore": "Tvoje žádost byla odmítnuta.",
    "contact.noRequest": "Není tu žádná žádost, na kterou by se dalo odpovědět.",
    "contact.noStranger": "Teď tu není nikdo, proti komu by se dalo hrát.",

    "challenge.notPlayer": "K této výzvě nemáš pozvánku.",
    "challenge.notOpen": "Tato výzva ještě nezačala.",
    "challenge.deadlinePassed": "Termín této výzvy už vypršel.",
    "challenge.notAccepted": "Než začneš hrát, přijmi výzvu.",
    "challenge.alreadyAccepted": "Tuto výzvu už máš přijatou.",
    "challenge.alreadyDeclined": "Tuto výzvu máš odmítnutou.",
    "challenge.notStarted": "Nejdřív spusť kvíz.",
    "challenge.alreadyStarted": "Kvíz už máš spuštěný.",
    "challenge.alreadyOut": "Tuto výzvu už máš dokončenou.",
    "challenge.otherQuiz": "To není kvíz této výzvy.",
    "challenge.notFinished": "Kvíz ještě nemáš dokončený.",
    "challenge.notCounted": "Tyto odpovědi se nedají započítat.",

    "live.notHost": "To může jen ten, kdo hru vede.",
    "live.hostCannotPlay": "Kdo hru vede, na otázky neodpovídá.",
    "live.notPlayer": "Nejdřív se připoj ke hře.",
    "live.alreadyJoined": "Už se účastníš.",
    "live.unknownProblem": "Otázka s tímto názvem neexistuje.",
    "live.alreadyOpened": "Tato otázka už byla položena.",
    "live.questionIsOpen": "Jiná otázka je ještě otevřená.",
    "live.questionIsNotOpen": "Tato otázka není otevřená.",
    "live.timeIsUp": "Čas na tuto otázku vypršel.",
    "live.alreadyAnswered": "Na tuto otázku už máš odpovězeno.",
    "live.finished": "Hra je u konce.",
  ]
}
