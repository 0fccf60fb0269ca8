// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension Verdict.DateMismatch {
  func sentence(in phrasebook: Phrasebook) -> String {
    switch self {
    case .otherDate: phrasebook.say("date.otherDate")
    case .otherPart(let part): phrasebook.say("date.otherPart.\(part.rawValue)")
    case .partMissing(let part): phrasebook.say("date.partMissing.\(part.rawValue)")
    case .dayAndMonthExchanged: phrasebook.say("date.dayAndMonthExchanged")
    case .eraMissing: phrasebook.say("date.eraMissing")
    case .otherEra: phrasebook.say("date.otherEra")
    case .endsExchanged: phrasebook.say("date.endsExchanged")
    case .otherEnd: phrasebook.say("date.otherEnd")
    case .periodExpected: phrasebook.say("date.periodExpected")
    case .singleDateExpected: phrasebook.say("date.singleDateExpected")
    }
  }
}

extension Verdict.DateFault: CustomStringConvertible {
  /// Returns what to do as a sentence for the learner.
  package func sentence(in phrasebook: Phrasebook) -> String {
    switch self {
    case .empty: phrasebook.say("date.empty")
    case .notADate: phrasebook.say("date.notADate")
    case .unexpected(let text): phrasebook.say("date.unexpected", ["text": "\(text)"])
    case .unclearMonth(let text): phrasebook.say("date.unclearMonth", ["text": "\(text)"])
    case .unknownDay: phrasebook.say("date.unknownDay")
    case .otherWeekday(let text): phrasebook.say("date.otherWeekday", ["text": "\(text)"])
    case .shortYear: phrasebook.say("date.shortYear")
    case .ambiguousOrder: phrasebook.say("date.ambiguousOrder")
    case .ambiguous: phrasebook.say("date.ambiguous")
    }
  }

  package var description: String { sentence(in: .english) }
}
