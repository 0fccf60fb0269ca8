// SPDX-License-Identifier: Apache-2.0
extension French {
  /// The sentences of the workshop of authors.
  package static let authoring: [String: String] = [
    "workshop.unknownProblem": "Il n’y a pas de question de ce nom.",
    "workshop.notAuthor": "Seul son auteur peut modifier une question.",
    "workshop.ownProblem": "Tu ne peux pas relire ta propre question.",
    "workshop.otherProblem": "C’est le texte d’une autre question.",
    "workshop.alreadySubmitted": "Cette version a déjà été remise.",
    "workshop.laterRevision": "Il existe une version plus récente.",
    "workshop.faulty": "La question n’est pas encore complète.",
    "workshop.notWaiting": "Cette version n’attend pas de relecture.",
    "workshop.reasonMissing": "Dis pourquoi tu refuses la question.",
    "workshop.alreadyWithdrawn": "Cette question est déjà retirée.",
    "workshop.alreadyReported": "Tu as déjà signalé cela.",
    "workshop.noReport": "Personne n’attend de réponse à propos de cette question.",
    "workshop.countOutOfRange": "Le nombre de votes ne peut pas être juste.",
  ]
}
