// SPDX-License-Identifier: Apache-2.0
extension Czech {
  /// The sentences of the workshop of authors.
  package static let authoring: [String: String] = [
    "workshop.unknownProblem": "Úloha s tímto názvem neexistuje.",
    "workshop.notAuthor": "Úlohu může změnit jen ten, kdo ji napsal.",
    "workshop.ownProblem": "Vlastní úlohu posuzovat nemůžeš.",
    "workshop.otherProblem": "To je text jiné úlohy.",
    "workshop.alreadySubmitted": "Tato verze už byla odevzdána.",
    "workshop.laterRevision": "Existuje novější verze.",
    "workshop.faulty": "Úloha ještě není úplná.",
    "workshop.notWaiting": "Tato verze nečeká na posouzení.",
    "workshop.reasonMissing": "Uveď, proč úlohu odmítáš.",
    "workshop.alreadyWithdrawn": "Tato úloha už je stažená.",
    "workshop.alreadyReported": "To už máš nahlášené.",
    "workshop.noReport": "Na odpověď k této úloze nikdo nečeká.",
    "workshop.countOutOfRange": "Počet hlasů nemůže být správný.",
  ]
}
