// SPDX-License-Identifier: Apache-2.0
extension Spanish {
  /// The sentences of quizzes.
  package static let quizzes: [String: String] = [
    "reason.correctChoice": "Es la opción correcta.",
    "reason.wrongChoice": "La opción {option} no es correcta.",
    "reason.partlyCorrectChoice": "La opción {option} no es la correcta, pero vale {weight}.",
    "reason.allCorrectPicked": "Están marcadas todas las opciones correctas.",
    "reason.correctSoFar": "Opciones correctas marcadas: {found} de {all}.",
    "reason.wrongPick": "La opción {option} no es una de las correctas.",
    "reason.expectedAnswer": "No es del todo correcto, pero vale {credit}.",
    "reason.awaitsGrade": "Esta respuesta la lee y la califica una persona.",
    "reason.rubric": "Puntos obtenidos: {points} de {all}.",
    "reason.graded": "Una persona ha calificado esta respuesta.",
    "reason.recorded": "Esta respuesta conserva la puntuación que recibió.",
    "reason.incorrect": "No es correcto.",
    "reason.awaitsSubmission": "La respuesta se guarda hasta que se entregue el cuestionario.",
    "reason.revealed": "Se ha mostrado la respuesta correcta.",
    "reason.timeOver": "Se había acabado el tiempo.",
    "reason.unanswered": "No hay respuesta.",

    "picks.all": "Están marcadas todas las opciones correctas y ninguna incorrecta.",
    "picks.some":
      "Opciones correctas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, además de # incorrecta} other {, además de # incorrectas}}.",
    "picks.netCorrect":
      "Opciones correctas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, además de # incorrecta} other {, además de # incorrectas}}; cada incorrecta anula una correcta.",
    "picks.eachOption": "Opciones valoradas correctamente: {judged} de {options}.",
    "picks.coverage":
      "Opciones correctas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, además de # incorrecta} other {, además de # incorrectas}}; aciertos entre las marcadas: {hits} de {picked}.",
    "picks.halves":
      "Opciones valoradas incorrectamente: {errors} de {options}; cada una reduce la nota a la mitad.",
    "picks.guess":
      "Opciones valoradas incorrectamente: {errors} de {options}; no es mejor que responder al azar.",
    "picks.weights":
      "Opciones correctas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, además de # incorrecta} other {, además de # incorrectas}}; sus pesos suman {sum}.",
    "picks.negativeWeights":
      "Opciones correctas marcadas: {hits} de {correct}{wrong, plural, =0 {} one {, además de # incorrecta} other {, además de # incorrectas}}; sus pesos suman {sum}, lo que no da puntos.",

    "order.all": "Todo está en el orden correcto.",
    "order.allOrNothing": "El orden no es correcto, y solo cuenta el correcto.",
    "order.exactPosition": "Elementos en su sitio: {found} de {all}.",
    "order.relativeNext": "Elementos seguidos del que les corresponde: {found} de {all}.",
    "order.allPreviousAndNext":
      "Casos en que un elemento está en el lado correcto de otro: {found} de {all}.",
    "order.longestSubsequence": "Elementos en el orden correcto entre sí: {found} de {all}.",
    "order.longestRun": "Elementos consecutivos en el orden correcto: {found} de {all}.",
    "order.kendall":
      "Parejas en el orden correcto: {found} de {all}; cada una de las demás anula una.",
    "order.dependencyGraph":
      "Casos en que un elemento va antes del que debe seguirle: {found} de {all}.",

    "parts.perPart": "Partes correctas: {found} de {all}.",
    "parts.all": "Todas las partes son correctas: {all} de {all}.",
    "parts.allOrNothing": "Partes correctas: {found} de {all}; solo cuenta si lo son todas.",
    "part.place": "Este elemento está en su sitio.",
    "part.notPlace": "Este elemento no está en su sitio.",
    "part.next": "A este elemento le sigue el correcto.",
    "part.notNext": "A este elemento no le sigue el correcto.",
    "part.sides": "Otros elementos en el lado correcto de este: {found} de {all}.",
    "part.predecessors": "Elementos que deben preceder a este y lo preceden: {found} de {all}.",
    "part.pair": "Esta pareja es correcta.",
    "part.notPair": "Esta pareja no es correcta.",

    "response.unknown": "Esto no pertenece a la pregunta.",
    "response.doesNotFit": "Esta pregunta pide otro tipo de respuesta.",
    "response.empty": "Todavía no hay respuesta.",
    "response.repeatedItem": "Algo se usa más de una vez.",
    "response.missingItems": "Todavía falta algo en el orden.",
    "response.tooFewWords":
      "El texto tiene {count, plural, one {# palabra} other {# palabras}}, y debe tener al menos {limit, plural, one {#} other {#}}.",
    "response.tooManyWords":
      "El texto tiene {count, plural, one {# palabra} other {# palabras}}, y debe tener como máximo {limit, plural, one {#} other {#}}.",

    "session.unknownProblem": "Esta pregunta no está en el cuestionario.",
    "session.noHintLeft": "No hay más pistas.",
    "session.hintWasNotTaken": "No has visto esta pista.",
    "session.doesNotAwaitGrade": "Ahora no hay ninguna respuesta por calificar.",
    "session.finished": "El cuestionario ha terminado.",
    "session.notFinished": "El cuestionario todavía no ha terminado.",
    "session.notPresented": "Ahora se está mostrando otra pregunta.",
    "session.alreadyDecided": "Esta pregunta ya está resuelta.",
    "session.notDecided": "Primero responde a esta pregunta o sáltala.",
    "session.onlyProblemLeft": "Es la única pregunta que queda.",
    "session.alreadyPresented": "Ya se está mostrando esta pregunta.",
    "session.notAnswered": "Primero responde a esta pregunta o sáltala.",
    "session.noProblemPresented":
      "Has terminado todas las preguntas: entrega el cuestionario o vuelve a una de ellas.",
    "session.scoreOverflow": "Estos puntos no se pueden sumar.",
    "session.timeIsUp": "Se ha acabado el tiempo.",

    "rule.certaintyIsMissing": "Indica con cuánta seguridad respondes.",
    "rule.certaintyIsNotAsked": "Este cuestionario no pregunta con cuánta seguridad respondes.",
    "rule.notPossible": "Eso no es posible en este cuestionario.",
    "rule.skippingIsNotAllowed": "En este cuestionario no se pueden saltar preguntas.",
    "rule.returningIsNotAllowed": "En este cuestionario no se puede volver a una pregunta.",
    "rule.notStarted": "Primero empieza el cuestionario.",
    "rule.alreadyStarted": "Ya has empezado el cuestionario.",
    "rule.timeIsNotUp": "Todavía no se ha acabado el tiempo.",

    "grade.creditOutOfRange": "Una calificación va de cero al total de puntos.",
    "grade.noRubric": "Esta pregunta no tiene rúbrica.",
    "grade.otherRubric": "La rúbrica de esta pregunta es otra.",
    "grade.missingCriteria": "Elige un nivel para cada criterio.",

    "record.creditOutOfRange": "La puntuación no puede ser correcta.",
    "record.secondsOutOfRange": "El tiempo no puede ser correcto.",

    "report.wrongKey": "Lo que se da por correcto es incorrecto.",
    "report.missingAnswer": "No se acepta una respuesta correcta.",
    "report.unclear": "No queda claro qué se pregunta.",
    "report.typo": "Hay un error en el texto.",
    "report.notShown": "Algo no se muestra.",
    "report.inappropriate": "El contenido es inapropiado.",
    "report.other": "Hay otro problema.",

    "generation.unknownSet": "Uno de los temas elegidos no existe.",
    "generation.noProblems": "No hay preguntas en los temas elegidos.",
    "generation.stratumTooSmall":
      "Uno de los temas solo tiene {count, plural, one {# pregunta} other {# preguntas}}.",
    "generation.noFittingProblems": "Ninguna pregunta se ajusta a lo que se pide.",
    "generation.nothingDue": "Todavía no hay nada que repasar.",
    "generation.calendarIsMissing": "Indica en qué zona horaria está quien aprende.",
    "generation.learnerIsMissing": "Indica para quién es el cuestionario.",
    "generation.dateIsMissing": "Indica cuándo se genera el cuestionario.",
    "generation.dateOutOfRange": "Esta fecha está fuera de los límites.",
  ]
}
