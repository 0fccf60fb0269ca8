// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension Verdict.DateMismatch {
  func sentence(in language: Language) -> String {
    switch self {
    case .otherDate: language.say("date.otherDate")
    case .otherPart(let part): language.say("date.otherPart.\(part.rawValue)")
    case .partMissing(let part): language.say("date.partMissing.\(part.rawValue)")
    case .dayAndMonthExchanged: language.say("date.dayAndMonthExchanged")
    case .eraMissing: language.say("date.eraMissing")
    case .otherEra: language.say("date.otherEra")
    case .endsExchanged: language.say("date.endsExchanged")
    case .otherEnd: language.say("date.otherEnd")
    case .periodExpected: language.say("date.periodExpected")
    case .singleDateExpected: language.say("date.singleDateExpected")
    }
  }
}

extension Verdict.DateFault: CustomStringConvertible {
  /// Returns what to do as a sentence for the learner.
  package func sentence(in language: Language) -> String {
    switch self {
    case .empty: language.say("date.empty")
    case .notADate: language.say("date.notADate")
    case .unexpected(let text): language.say("date.unexpected", ["text": "\(text)"])
    case .unclearMonth(let text): language.say("date.unclearMonth", ["text": "\(text)"])
    case .unknownDay: language.say("date.unknownDay")
    case .otherWeekday(let text): language.say("date.otherWeekday", ["text": "\(text)"])
    case .shortYear: language.say("date.shortYear")
    case .ambiguousOrder: language.say("date.ambiguousOrder")
    case .ambiguous: language.say("date.ambiguous")
    }
  }

  package var description: String { sentence(in: .english) }
}
