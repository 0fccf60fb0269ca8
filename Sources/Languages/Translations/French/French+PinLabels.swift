// SPDX-License-Identifier: Apache-2.0
extension French {
  /// The sentences of pin labels.
  package static let pins: [String: String] = [
    "quoted": "« {text} »",

    "session.unknownPin": "Cette épingle n’est pas demandée.",
    "session.alreadySubmitted": "Tu as déjà rendu ton travail.",
    "session.notSubmitted": "Tu n’as pas encore rendu ton travail.",
    "session.noInterim": "Rien n’est montré avant que tu rendes ton travail.",
    "session.notPlaced": "Aucune épingle n’est placée pour ce nom.",
    "session.pointOutOfRange": "C’est en dehors de l’image.",
    "session.creditOverflow": "La note ne peut pas être calculée.",
    "session.timeIsUp": "Ton temps est écoulé.",

    "label.unanswered": "Il n’y a pas de réponse.",
    "label.correct": "Juste, {how}.",
    "layer.exact": "à la lettre près",
    "layer.normalized": "à part les majuscules, les accents ou la ponctuation",
    "layer.variant": "avec une autre orthographe",
    "layer.abbreviation": "avec une abréviation",
    "layer.synonym": "par un autre nom",
    "layer.otherLanguage": "dans une autre langue",
    "layer.wordOrder": "avec les mots dans un autre ordre",
    "layer.nearSpelling":
      "avec {count, plural, one {# lettre mal écrite} other {# lettres mal écrites}}",
    "label.different": "Ce n’est pas un nom de cette structure.",
    "label.anotherTerm": "C’est le nom d’une autre structure.",
    "label.anotherPin": "C’est le nom de {pins}.",
    "label.otherLanguage": "C’est un nom de la structure dans une langue qui ne compte pas ici.",
    "label.ambiguous": "C’est mal orthographié, et un autre nom est aussi proche.",
    "label.anotherWord": "Un des mots n’est pas le bon.",
    "label.contrary": "Un des mots dit le contraire du bon.",
    "label.tooLong": "C’est plus long que tous les noms possibles.",

    "diagnosis.swapped": "Tu l’as échangé avec {pins}.",
    "diagnosis.cycle": "Tu as interverti les noms de {pins}.",
    "diagnosis.labelOf": "C’est {pins}.",
    "diagnosis.wrongSide": "C’est l’autre côté.",
    "diagnosis.partForWhole": "Ce n’en est qu’une partie : {pins}.",
    "diagnosis.wholeForPart": "C’est le tout dont cela fait partie : {pins}.",
    "diagnosis.pluralForSingular": "Cela en désigne plusieurs, et ici il n’y en a qu’un.",
    "diagnosis.singularForPlural": "Cela n’en désigne qu’un, et ici il y en a plusieurs.",
    "diagnosis.duplicate": "Tu as écrit la même chose pour {pins}.",
    "diagnosis.empty": "Il n’y a pas de réponse.",

    "edit.unknownObject": "Cela n’existe pas, ou a été supprimé.",
    "edit.duplicateIdentifier": "L’identifiant est déjà pris.",
    "edit.fieldDoesNotFit": "Cet objet n’a pas cette propriété.",
    "edit.lastOne": "Une épingle garde une étiquette, et un exercice une vue.",
    "edit.cannotBeDeleted": "La fiche elle-même ne peut pas être supprimée.",
    "edit.cannotBeRestored": "Ce n’est pas supprimé, ou ce qui le contenait n’existe plus.",
    "edit.indexOutOfRange": "Cette position n’existe pas.",
    "edit.imageNotRenamed":
      "Une image d’une autre taille a besoin d’un autre nom ou d’une autre version.",
    "edit.arrowTooShort": "La flèche est trop courte.",
    "edit.invalid": "La fiche ne serait plus valide.",
    "merge.otherSheet": "Cela fait partie d’une autre fiche.",
    "merge.missingParent": "Ce à quoi cela se rattache n’est pas connu ici.",
    "merge.invalid": "La fiche ne serait plus valide.",

    "check.pinOutsideImage": "L’épingle est en dehors de l’image.",
    "check.partlyOutsideImage": "Cela dépasse de l’image.",
    "check.pinOutsideItsRegions": "L’épingle n’est dans aucune de ses régions.",
    "check.duplicateLabel": "Une autre étiquette de l’épingle est identique.",
    "check.ambiguousLabel": "L’épingle {pins} a la même étiquette.",
    "check.overlapsRegionOfSameLabel":
      "Cela recouvre une région dont l’épingle a une étiquette en commun.",
    "check.unreachable": "On ne peut pas l’atteindre, car d’autres régions la recouvrent.",
    "check.missingLanguage": "L’épingle n’a pas d’étiquette dans la langue « {language} ».",
    "check.missingAlternativeText": "L’image n’a pas de texte de remplacement.",
    "check.noPins": "L’exercice n’a pas d’épingles.",

    "conflict.field": "Les deux côtés ont modifié cela de façons différentes.",
    "conflict.deletedByUs": "Nous avons supprimé cela, et l’autre côté l’a modifié.",
    "conflict.deletedByThem": "L’autre côté a supprimé cela, et nous l’avons modifié.",
    "conflict.lastOnesDeleted":
      "Les deux côtés en ont supprimé des parties, et il ne resterait rien.",
    "conflict.imageReplacedByUs":
      "Nous avons remplacé l’image, et l’autre côté a placé quelque chose sur l’ancienne.",
    "conflict.imageReplacedByThem":
      "L’autre côté a remplacé l’image, et nous avons placé quelque chose sur l’ancienne.",
  ]
}

extension French {
  /// The sentences of drawings of pins.
  package static let overlay: [String: String] = [
    "pin": "Épingle {name}",
    "arrow": "Flèche",
    "highlight": "Partie mise en évidence",
    "verdict.correct": "juste",
    "verdict.wrong": "faux",
    "verdict.partial": "en partie juste",
    "verdict.unanswered": "sans réponse",
  ]
}
