// SPDX-License-Identifier: Apache-2.0
extension Czech {
  /// The sentences of pin labels.
  package static let pins: [String: String] = [
    "quoted": "„{text}“",

    "session.unknownPin": "Na tento špendlík se cvičení neptá.",
    "session.alreadySubmitted": "Práci už máš odevzdanou.",
    "session.notSubmitted": "Práci ještě nemáš odevzdanou.",
    "session.noInterim": "Před odevzdáním se nic neukazuje.",
    "session.notPlaced": "Pro tento název není umístěný žádný špendlík.",
    "session.pointOutOfRange": "To je mimo obrázek.",
    "session.creditOverflow": "Hodnocení se nedá spočítat.",
    "session.timeIsUp": "Tvůj čas vypršel.",

    "label.unanswered": "Odpověď chybí.",
    "label.correct": "Správně, {how}.",
    "layer.exact": "přesně do písmene",
    "layer.normalized": "až na velká a malá písmena, diakritiku nebo interpunkci",
    "layer.variant": "jen v jiném pravopisu",
    "layer.abbreviation": "se zkratkou",
    "layer.synonym": "jiným názvem",
    "layer.otherLanguage": "v jiném jazyce",
    "layer.wordOrder": "jen v jiném pořadí slov",
    "layer.nearSpelling":
      "až na {count, plural, one {# chybné písmeno} few {# chybná písmena} other {# chybných písmen}}",
    "label.different": "To není název této struktury.",
    "label.anotherTerm": "To je název jiné struktury.",
    "label.anotherPin": "Tak se jmenuje {pins}.",
    "label.otherLanguage": "To je název struktury v jazyce, který se tu nepočítá.",
    "label.ambiguous": "Je v tom pravopisná chyba a stejně podobný je i jiný název.",
    "label.anotherWord": "Jedno ze slov je jiné.",
    "label.contrary": "Jedno ze slov je opak toho správného.",
    "label.tooLong": "To je delší než kterýkoli název.",

    "diagnosis.swapped": "Je to prohozené s tímto: {pins}.",
    "diagnosis.cycle": "Tyto názvy jsou navzájem zpřeházené: {pins}.",
    "diagnosis.labelOf": "To je {pins}.",
    "diagnosis.wrongSide": "To je druhá strana.",
    "diagnosis.partForWhole": "To je jen část celku: {pins}.",
    "diagnosis.wholeForPart": "To je celek, do kterého to patří: {pins}.",
    "diagnosis.pluralForSingular": "To je označení pro víc struktur, ale tady je jen jedna.",
    "diagnosis.singularForPlural": "To je označení pro jednu strukturu, ale tady jich je víc.",
    "diagnosis.duplicate": "Stejnou odpověď máš i tady: {pins}.",
    "diagnosis.empty": "Odpověď chybí.",

    "edit.unknownObject": "To neexistuje, nebo to bylo smazáno.",
    "edit.duplicateIdentifier": "Tento identifikátor už je obsazený.",
    "edit.fieldDoesNotFit": "Tento objekt takovou vlastnost nemá.",
    "edit.lastOne": "Špendlíku musí zůstat alespoň jeden popisek a cvičení alespoň jeden pohled.",
    "edit.cannotBeDeleted": "Samotný list se smazat nedá.",
    "edit.cannotBeRestored": "Není to smazané, nebo už neexistuje to, v čem to bylo.",
    "edit.indexOutOfRange": "Takové místo tu není.",
    "edit.imageNotRenamed": "Obrázek jiné velikosti potřebuje jiný název nebo jinou verzi.",
    "edit.arrowTooShort": "Šipka je příliš krátká.",
    "edit.invalid": "List by pak nebyl platný.",
    "merge.otherSheet": "To patří k jinému listu.",
    "merge.missingParent": "Není tu známo, k čemu to patří.",
    "merge.invalid": "List by pak nebyl platný.",

    "check.pinOutsideImage": "Špendlík je mimo obrázek.",
    "check.partlyOutsideImage": "Přesahuje to okraj obrázku.",
    "check.pinOutsideItsRegions": "Špendlík není v žádné ze svých oblastí.",
    "check.duplicateLabel": "Jiný popisek špendlíku je stejný.",
    "check.ambiguousLabel": "Stejný popisek má i špendlík {pins}.",
    "check.overlapsRegionOfSameLabel":
      "Oblast se překrývá s jinou, jejíž špendlík má některý popisek stejný.",
    "check.unreachable": "Oblasti se nedá dotknout, protože ji zakrývají jiné oblasti.",
    "check.missingLanguage": "Špendlík nemá popisek v jazyce „{language}“.",
    "check.missingAlternativeText": "Obrázek nemá alternativní text.",
    "check.noPins": "Cvičení nemá žádné špendlíky.",

    "conflict.field": "Obě strany to změnily, každá jinak.",
    "conflict.deletedByUs": "Naše strana to smazala a druhá to upravila.",
    "conflict.deletedByThem": "Druhá strana to smazala a naše to upravila.",
    "conflict.lastOnesDeleted": "Obě strany z toho něco smazaly a nic by nezbylo.",
    "conflict.imageReplacedByUs":
      "Naše strana nahradila obrázek a druhá umístila něco na ten předchozí.",
    "conflict.imageReplacedByThem":
      "Druhá strana nahradila obrázek a naše umístila něco na ten předchozí.",
  ]
}

extension Czech {
  /// The sentences of drawings of pins.
  package static let overlay: [String: String] = [
    "pin": "Špendlík {name}",
    "arrow": "Šipka",
    "highlight": "Zvýrazněná část",
    "verdict.correct": "správně",
    "verdict.wrong": "špatně",
    "verdict.partial": "částečně správně",
    "verdict.unanswered": "bez odpovědi",
  ]
}
