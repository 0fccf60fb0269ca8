// SPDX-License-Identifier: Apache-2.0
extension Spanish {
  /// The sentences of contacts, challenges and live rounds.
  package static let community: [String: String] = [
    "contact.oneself": "No puedes ser tu propio contacto.",
    "contact.alreadyContacts": "Esa persona ya es tu contacto.",
    "contact.notContacts": "Esa persona no es tu contacto.",
    "contact.alreadyRequested": "Tu solicitud espera una respuesta.",
    "contact.declinedBefore": "Tu solicitud fue rechazada.",
    "contact.noRequest": "No hay ninguna solicitud que responder.",
    "contact.noStranger": "Ahora no hay nadie contra quien jugar.",

    "challenge.notPlayer": "No tienes invitación a este desafío.",
    "challenge.notOpen": "Este desafío todavía no ha empezado.",
    "challenge.deadlinePassed": "El plazo de este desafío ha terminado.",
    "challenge.notAccepted": "Acepta el desafío antes de jugar.",
    "challenge.alreadyAccepted": "Ya has aceptado este desafío.",
    "challenge.alreadyDeclined": "Has rechazado este desafío.",
    "challenge.notStarted": "Primero empieza el cuestionario.",
    "challenge.alreadyStarted": "Ya has empezado el cuestionario.",
    "challenge.alreadyOut": "Ya has terminado este desafío.",
    "challenge.otherQuiz": "Este no es el cuestionario del desafío.",
    "challenge.notFinished": "Todavía no has terminado el cuestionario.",
    "challenge.notCounted": "Estas respuestas no se pueden contar.",

    "live.notHost": "Solo quien dirige la partida puede hacer esto.",
    "live.hostCannotPlay": "Quien dirige la partida no responde a las preguntas.",
    "live.notPlayer": "Primero únete a la partida.",
    "live.alreadyJoined": "Ya participas.",
    "live.unknownProblem": "No hay ninguna pregunta con ese nombre.",
    "live.alreadyOpened": "Esta pregunta ya se ha hecho.",
    "live.questionIsOpen": "Otra pregunta sigue abierta.",
    "live.questionIsNotOpen": "Esta pregunta no está abierta.",
    "live.timeIsUp": "Se ha acabado el tiempo para esta pregunta.",
    "live.alreadyAnswered": "Ya has respondido a esta pregunta.",
    "live.finished": "La partida ha terminado.",
  ]
}
