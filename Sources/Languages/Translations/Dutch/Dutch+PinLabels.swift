// SPDX-License-Identifier: Apache-2.0
extension Dutch {
  /// The sentences of pin labels.
  package static let pins: [String: String] = [
    "quoted": "“{text}”",

    "session.unknownPin": "Naar deze speld wordt niet gevraagd.",
    "session.alreadySubmitted": "Je hebt al ingeleverd.",
    "session.notSubmitted": "Je hebt nog niet ingeleverd.",
    "session.noInterim": "Er wordt niets getoond voordat je inlevert.",
    "session.notPlaced": "Voor deze naam is geen speld geplaatst.",
    "session.pointOutOfRange": "Dit ligt buiten de afbeelding.",
    "session.creditOverflow": "De score kan niet berekend worden.",
    "session.timeIsUp": "Je tijd is om.",

    "label.unanswered": "Er is geen antwoord.",
    "label.correct": "Juist, {how}.",
    "layer.exact": "letter voor letter",
    "layer.normalized": "op hoofdletters, accenten of leestekens na",
    "layer.variant": "in een andere schrijfwijze",
    "layer.abbreviation": "met een afkorting",
    "layer.synonym": "met een andere naam",
    "layer.otherLanguage": "in een andere taal",
    "layer.wordOrder": "in een andere woordvolgorde",
    "layer.nearSpelling": "met {count, plural, one {# foute letter} other {# foute letters}}",
    "label.different": "Dit is geen naam van de structuur.",
    "label.anotherTerm": "Dit is de naam van een andere structuur.",
    "label.anotherPin": "Dit is de naam van {pins}.",
    "label.otherLanguage": "Dit is een naam van de structuur in een taal die hier niet telt.",
    "label.ambiguous": "Dit is fout gespeld, en een andere naam ligt even dichtbij.",
    "label.anotherWord": "Een van de woorden is een ander woord.",
    "label.contrary": "Een van de woorden is het tegenovergestelde van het juiste.",
    "label.tooLong": "Dit is langer dan elke mogelijke naam.",

    "diagnosis.swapped": "Je hebt het verwisseld met {pins}.",
    "diagnosis.cycle": "Je hebt de namen van {pins} doorgeschoven.",
    "diagnosis.labelOf": "Dat is {pins}.",
    "diagnosis.wrongSide": "Dat is de andere kant.",
    "diagnosis.partForWhole": "Dat is er maar een deel van: {pins}.",
    "diagnosis.wholeForPart": "Dat is het geheel waar dit een deel van is: {pins}.",
    "diagnosis.pluralForSingular": "Dat zijn er meer, en dit is er maar één.",
    "diagnosis.singularForPlural": "Dat is er maar één, en dit zijn er meer.",
    "diagnosis.duplicate": "Je hebt hetzelfde geschreven voor {pins}.",
    "diagnosis.empty": "Er is geen antwoord.",

    "edit.unknownObject": "Dat bestaat niet, of het is verwijderd.",
    "edit.duplicateIdentifier": "Dit ID is al in gebruik.",
    "edit.fieldDoesNotFit": "Dat heeft zo’n eigenschap niet.",
    "edit.lastOne": "Een speld houdt minstens één label, en een oefening minstens één weergave.",
    "edit.cannotBeDeleted": "Het blad zelf kan niet verwijderd worden.",
    "edit.cannotBeRestored": "Dat is niet verwijderd, of datgene waar het in zat, is er niet meer.",
    "edit.indexOutOfRange": "Die plaats bestaat niet.",
    "edit.imageNotRenamed":
      "Een afbeelding van een andere grootte heeft een andere naam of versie nodig.",
    "edit.arrowTooShort": "De pijl is te kort.",
    "edit.invalid": "Daardoor zou het blad ongeldig worden.",
    "merge.otherSheet": "Dit hoort bij een ander blad.",
    "merge.missingParent": "Het is hier niet bekend waar dit bij hoort.",
    "merge.invalid": "Daardoor zou het blad ongeldig worden.",

    "check.pinOutsideImage": "De speld ligt buiten de afbeelding.",
    "check.partlyOutsideImage": "Het steekt buiten de afbeelding uit.",
    "check.pinOutsideItsRegions": "De speld ligt in geen van de bijbehorende gebieden.",
    "check.duplicateLabel": "Een ander label van de speld is hetzelfde.",
    "check.ambiguousLabel": "De speld {pins} heeft hetzelfde label.",
    "check.overlapsRegionOfSameLabel":
      "Het overlapt een gebied waarvan de speld eenzelfde label heeft.",
    "check.unreachable": "Het kan niet aangeraakt worden, omdat andere gebieden het bedekken.",
    "check.missingLanguage": "De speld heeft geen label in de taal “{language}”.",
    "check.missingAlternativeText": "De afbeelding heeft geen alternatieve tekst.",
    "check.noPins": "De oefening heeft geen spelden.",

    "conflict.field": "Beide kanten hebben dit op een andere manier gewijzigd.",
    "conflict.deletedByUs": "Wij hebben dit verwijderd, en de anderen hebben het bewerkt.",
    "conflict.deletedByThem": "De anderen hebben dit verwijderd, en wij hebben het bewerkt.",
    "conflict.lastOnesDeleted":
      "Beide kanten hebben hier delen van verwijderd, en er zou niets overblijven.",
    "conflict.imageReplacedByUs":
      "Wij hebben de afbeelding vervangen, en de anderen hebben iets op de vorige geplaatst.",
    "conflict.imageReplacedByThem":
      "De anderen hebben de afbeelding vervangen, en wij hebben iets op de vorige geplaatst.",
  ]
}

extension Dutch {
  /// The sentences of drawings of pins.
  package static let overlay: [String: String] = [
    "pin": "Speld {name}",
    "arrow": "Pijl",
    "highlight": "Gemarkeerd deel",
    "verdict.correct": "juist",
    "verdict.wrong": "fout",
    "verdict.partial": "deels juist",
    "verdict.unanswered": "niet beantwoord",
  ]
}
