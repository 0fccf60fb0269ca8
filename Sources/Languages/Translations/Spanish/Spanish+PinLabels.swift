// SPDX-License-Identifier: Apache-2.0
extension Spanish {
  /// The sentences of pin labels.
  package static let pins: [String: String] = [
    "quoted": "«{text}»",

    "session.unknownPin": "No se pregunta por este marcador.",
    "session.alreadySubmitted": "Ya has entregado tu trabajo.",
    "session.notSubmitted": "Todavía no has entregado tu trabajo.",
    "session.noInterim": "No se muestra nada antes de que entregues tu trabajo.",
    "session.notPlaced": "No hay ningún marcador colocado para este nombre.",
    "session.pointOutOfRange": "Está fuera de la imagen.",
    "session.creditOverflow": "La puntuación no se puede calcular.",
    "session.timeIsUp": "Se ha acabado tu tiempo.",

    "label.unanswered": "No hay respuesta.",
    "label.correct": "Correcto, {how}.",
    "layer.exact": "letra por letra",
    "layer.normalized": "salvo por las mayúsculas, las tildes o la puntuación",
    "layer.variant": "con otra grafía",
    "layer.abbreviation": "con una abreviatura",
    "layer.synonym": "con otro nombre",
    "layer.otherLanguage": "en otro idioma",
    "layer.wordOrder": "con las palabras en otro orden",
    "layer.nearSpelling":
      "con {count, plural, one {# letra equivocada} other {# letras equivocadas}}",
    "label.different": "No es un nombre de esta estructura.",
    "label.anotherTerm": "Es el nombre de otra estructura.",
    "label.anotherPin": "Es el nombre de {pins}.",
    "label.otherLanguage": "Es un nombre de la estructura en un idioma que aquí no cuenta.",
    "label.ambiguous": "Está mal escrito, y hay otro nombre igual de parecido.",
    "label.anotherWord": "Una de las palabras es otra.",
    "label.contrary": "Una de las palabras dice lo contrario de la correcta.",
    "label.tooLong": "Es más largo que todos los nombres posibles.",

    "diagnosis.swapped": "Lo has intercambiado con {pins}.",
    "diagnosis.cycle": "Has cambiado de sitio los nombres de {pins}.",
    "diagnosis.labelOf": "Eso es {pins}.",
    "diagnosis.wrongSide": "Ese es el otro lado.",
    "diagnosis.partForWhole": "Eso es solo una parte: {pins}.",
    "diagnosis.wholeForPart": "Eso es el todo del que forma parte: {pins}.",
    "diagnosis.pluralForSingular": "Eso designa varias estructuras, y aquí hay una sola.",
    "diagnosis.singularForPlural": "Eso designa una sola estructura, y aquí hay varias.",
    "diagnosis.duplicate": "Has escrito lo mismo para {pins}.",
    "diagnosis.empty": "No hay respuesta.",

    "edit.unknownObject": "Eso no existe o se ha eliminado.",
    "edit.duplicateIdentifier": "El identificador ya está en uso.",
    "edit.fieldDoesNotFit": "Este objeto no tiene esa propiedad.",
    "edit.lastOne": "Un marcador conserva una etiqueta, y un ejercicio, una vista.",
    "edit.cannotBeDeleted": "La propia ficha no se puede eliminar.",
    "edit.cannotBeRestored": "Eso no está eliminado, o ya no existe lo que lo contenía.",
    "edit.indexOutOfRange": "Esa posición no existe.",
    "edit.imageNotRenamed": "Una imagen de otro tamaño necesita otro nombre u otra versión.",
    "edit.arrowTooShort": "La flecha es demasiado corta.",
    "edit.invalid": "La ficha dejaría de ser válida.",
    "merge.otherSheet": "Esto pertenece a otra ficha.",
    "merge.missingParent": "Aquí no se conoce el elemento al que esto pertenece.",
    "merge.invalid": "La ficha dejaría de ser válida.",

    "check.pinOutsideImage": "El marcador está fuera de la imagen.",
    "check.partlyOutsideImage": "Se sale de la imagen.",
    "check.pinOutsideItsRegions": "El marcador no está en ninguna de sus regiones.",
    "check.duplicateLabel": "Otra etiqueta del marcador es igual.",
    "check.ambiguousLabel": "El marcador {pins} tiene la misma etiqueta.",
    "check.overlapsRegionOfSameLabel":
      "Se superpone a una región cuyo marcador tiene una etiqueta en común.",
    "check.unreachable": "No se puede tocar: hay otras regiones encima.",
    "check.missingLanguage": "El marcador no tiene etiqueta en el idioma «{language}».",
    "check.missingAlternativeText": "La imagen no tiene texto alternativo.",
    "check.noPins": "El ejercicio no tiene marcadores.",

    "conflict.field": "Las dos partes han modificado esto de maneras distintas.",
    "conflict.deletedByUs": "Hemos eliminado esto, y la otra parte lo ha modificado.",
    "conflict.deletedByThem": "La otra parte ha eliminado esto, y aquí lo hemos modificado.",
    "conflict.lastOnesDeleted": "Las dos partes han eliminado cosas de aquí, y no quedaría nada.",
    "conflict.imageReplacedByUs":
      "Hemos cambiado la imagen, y la otra parte ha colocado algo en la anterior.",
    "conflict.imageReplacedByThem":
      "La otra parte ha cambiado la imagen, y aquí hemos colocado algo en la anterior.",
  ]
}

extension Spanish {
  /// The sentences of drawings of pins.
  package static let overlay: [String: String] = [
    "pin": "Marcador {name}",
    "arrow": "Flecha",
    "highlight": "Parte resaltada",
    "verdict.correct": "correcto",
    "verdict.wrong": "incorrecto",
    "verdict.partial": "parcialmente correcto",
    "verdict.unanswered": "sin respuesta",
  ]
}
