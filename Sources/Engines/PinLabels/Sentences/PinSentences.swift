// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences of sessions, verdicts, checks and merges of pins.
package let pinSentences = SentenceCatalog(
  "pins",
  english: [
    "session.unknownPin": "This pin is not part of the task.",
    "session.alreadySubmitted": "You have already submitted.",
    "session.notSubmitted": "You have not submitted yet.",
    "session.noInterim": "Nothing is shown before you submit.",
    "session.notPlaced": "No pin is placed for this name.",
    "session.pointOutOfRange": "This is outside the image.",
    "session.creditOverflow": "The credit cannot be calculated.",
    "session.timeIsUp": "Your time is up.",

    "label.unanswered": "There is no answer.",
    "label.correct": "Right, {how}.",
    "label.alsoCalled": "{label} is also called {name}.",
    "layer.exact": "to the letter",
    "layer.normalized": "except for case, marks or punctuation",
    "layer.variant": "in another spelling",
    "layer.abbreviation": "with an abbreviation",
    "layer.synonym": "by another name",
    "layer.dictionary": "by a name from the dictionary",
    "layer.otherLanguage": "in another language",
    "layer.wordOrder": "in a different word order",
    "layer.nearSpelling":
      "with {count, plural, one {# misspelled letter} other {# misspelled letters}}",
    "label.different": "This is not a name of the structure.",
    "label.anotherTerm": "This is the name of another structure.",
    "label.anotherPin": "This is the name of {pins}.",
    "label.otherLanguage": "This is a name of the structure in a language that does not count.",
    "label.ambiguous": "This is misspelled, and another name is just as close.",
    "label.anotherWord": "One of its words is different.",
    "label.contrary": "One of its words means the opposite of the right one.",
    "label.otherName": "This is another name of the structure, but not the one asked for.",
    "label.sharedName": "This is also the name of another structure.",
    "label.shortName": "A name this short must be written exactly.",
    "label.tooLong": "This is longer than any name.",

    "diagnosis.swapped": "You swapped it with {pins}.",
    "diagnosis.cycle": "You mixed up the names of {pins}.",
    "diagnosis.labelOf": "That is {pins}.",
    "diagnosis.wrongSide": "That is the other side.",
    "diagnosis.partForWhole": "That is only a part of it: {pins}.",
    "diagnosis.wholeForPart": "That is the whole that it is part of: {pins}.",
    "diagnosis.pluralForSingular": "That means several, and this is one.",
    "diagnosis.singularForPlural": "That means one, and these are several.",
    "diagnosis.duplicate": "You wrote the same for {pins}.",
    "diagnosis.empty": "There is no answer.",

    "edit.unknownObject": "That does not exist, or it was deleted.",
    "edit.duplicateIdentifier": "The identifier is taken.",
    "edit.fieldDoesNotFit": "That has no such property.",
    "edit.lastOne": "A pin must keep a label, and an exercise a view.",
    "edit.cannotBeDeleted": "The sheet itself cannot be deleted.",
    "edit.cannotBeRestored": "That is not deleted, or what it was in is gone.",
    "edit.indexOutOfRange": "There is no such place.",
    "edit.imageNotRenamed": "An image of another size needs another name or version.",
    "edit.arrowTooShort": "The arrow is too short.",
    "edit.invalid": "That would make the sheet invalid.",
    "merge.otherSheet": "This belongs to another sheet.",
    "merge.missingParent": "What this belongs to is not known here.",
    "merge.invalid": "That would make the sheet invalid.",

    "check.pinOutsideImage": "The pin is outside the image.",
    "check.partlyOutsideImage": "It extends beyond the image.",
    "check.pinOutsideItsRegions": "The pin is in none of its regions.",
    "check.duplicateLabel": "Another label of the pin is the same.",
    "check.ambiguousLabel": "The pin {pins} has the same label.",
    "check.overlapsRegionOfSameLabel": "It overlaps the region of a pin with a label in common.",
    "check.unreachable": "It cannot be touched, because other regions cover it.",
    "check.missingLanguage": "The pin has no label in “{language}”.",
    "check.missingAlternativeText": "The image has no alternative text.",
    "check.noPins": "The exercise has no pins.",

    "conflict.field": "Both sides changed this in different ways.",
    "conflict.deletedByUs": "We deleted this, and they edited it.",
    "conflict.deletedByThem": "They deleted this, and we edited it.",
    "conflict.lastOnesDeleted": "Both sides deleted parts of this, and nothing would be left.",
    "conflict.imageReplacedByUs":
      "We replaced the image, and they placed something on the old one.",
    "conflict.imageReplacedByThem":
      "They replaced the image, and we placed something on the old one.",
  ]
)

extension SentenceCatalog {
  /// Returns a sentence in which some pins are named, by their identifiers where nobody names them
  /// otherwise.
  func callAsFunction(
    _ key: String,
    _ pins: [Pin.ID],
    in phrasebook: Phrasebook,
    naming name: (Pin.ID) -> String?
  ) -> String {
    let names = pins.map { pin in
      name(pin) ?? phrasebook.quoted(pin.rawValue)
    }.joined(separator: ", ")
    return self(Sentence(key, ["pins": .text(names)]), in: phrasebook)
  }
}
