// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

// A result is stored by itself, for a central record of grades that has neither sheet nor session.

extension PinLabelResult: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let order = record.field("order", \.order)
    let pins = record.field("pins", \.pins)
    let credit = record.field("credit", \.credit)
    let mark = record.field("mark", \.mark)
    if credit.value?.isCredit == false { record.note(.creditOutOfRange) }
    return try PinLabelResult(order: order(), pins: pins(), credit: credit(), mark: mark())
  }
}

extension PinResult: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let verdict = record.field("verdict", \.verdict)
    let answer = record.field("answer", \.answer)
    let correction = record.field("correction", \.correction)
    let reason = record.field("reason", \.reason)
    let diagnoses = record.field("diagnoses", \.diagnoses, default: [])
    let credit = record.field("credit", \.credit)
    if credit.value?.isCredit == false { record.note(.creditOutOfRange) }
    return try PinResult(
      verdict: verdict(),
      answer: answer(),
      correction: correction(),
      reason: reason(),
      diagnoses: diagnoses(),
      credit: credit()
    )
  }
}

/// In JSON it is an object with its kind and the properties of that kind:
/// `{"kind":"wrong","otherPins":["p2"],"reason":"anotherTerm"}`.
extension LabelVerdict: JSONUnion {
  package static let cases: [JSONCase<Self, SheetFault>] = [
    JSONCase("correct", inline: Self.correct) {
      if case .correct(let match) = $0 { match } else { nil }
    },
    JSONCase("wrong", inline: Self.wrong) {
      if case .wrong(let mismatch) = $0 { mismatch } else { nil }
    },
    JSONCase("unanswered", .unanswered),
  ]
}

extension LabelVerdict.Accepted: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let label = record.field("label", \.label)
    let layers = record.field("layers", \.layers)
    let edits = record.field("edits", \.edits, default: 0)
    let dictionaryName = record.field("dictionaryName", \.dictionaryName)
    return try Self(
      label: label(),
      layers: layers(),
      edits: edits(),
      dictionaryName: dictionaryName()
    )
  }
}

extension LabelVerdict.Rejected: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let reason = record.field("reason", \.reason)
    let otherPins = record.field("otherPins", \.otherPins, default: [])
    let isOtherSide = record.field("isOtherSide", \.isOtherSide, default: false)
    let otherNumber = record.field("otherNumber", \.otherNumber)
    return try Self(
      reason: reason(),
      otherPins: otherPins(),
      isOtherSide: isOtherSide(),
      otherNumber: otherNumber()
    )
  }
}

/// In JSON it is an object with its kind and the pins that it names: `{"kind":"swapped","pin":"p2"}`.
extension PinDiagnosis: JSONUnion {
  package static let cases: [JSONCase<Self, SheetFault>] = [
    JSONCase("swapped", { .swapped(with: $0) }, "pin") {
      if case .swapped(let pin) = $0 { pin } else { nil }
    },
    JSONCase("cycle", Self.cycle, "pins") {
      if case .cycle(let pins) = $0 { pins } else { nil }
    },
    JSONCase("labelOf", Self.labelOf, "pin") {
      if case .labelOf(let pin) = $0 { pin } else { nil }
    },
    JSONCase("wrongSide", .wrongSide),
    JSONCase("partForWhole", Self.partForWhole, "pin") {
      if case .partForWhole(let pin) = $0 { pin } else { nil }
    },
    JSONCase("wholeForPart", Self.wholeForPart, "pin") {
      if case .wholeForPart(let pin) = $0 { pin } else { nil }
    },
    JSONCase("pluralForSingular", .pluralForSingular),
    JSONCase("singularForPlural", .singularForPlural),
    JSONCase("duplicate", { .duplicate(of: $0) }, "pin") {
      if case .duplicate(let pin) = $0 { pin } else { nil }
    },
    JSONCase("empty", .empty),
  ]
}
