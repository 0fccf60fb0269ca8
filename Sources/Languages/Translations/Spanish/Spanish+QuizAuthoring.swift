// SPDX-License-Identifier: Apache-2.0
extension Spanish {
  /// The sentences of the workshop of authors.
  package static let authoring: [String: String] = [
    "workshop.unknownProblem": "No hay ninguna pregunta con ese nombre.",
    "workshop.notAuthor": "Solo quien ha escrito una pregunta puede modificarla.",
    "workshop.ownProblem": "No puedes revisar tu propia pregunta.",
    "workshop.otherProblem": "Es el texto de otra pregunta.",
    "workshop.alreadySubmitted": "Esta versión ya se ha entregado.",
    "workshop.laterRevision": "Hay una versión más reciente.",
    "workshop.faulty": "La pregunta todavía no está completa.",
    "workshop.notWaiting": "Esta versión no está pendiente de revisión.",
    "workshop.reasonMissing": "Indica por qué rechazas la pregunta.",
    "workshop.alreadyWithdrawn": "Esta pregunta ya se ha retirado.",
    "workshop.alreadyReported": "Ya has avisado de esto.",
    "workshop.noReport": "Nadie espera una respuesta sobre esta pregunta.",
    "workshop.countOutOfRange": "El número de votos no puede ser correcto.",
  ]
}
