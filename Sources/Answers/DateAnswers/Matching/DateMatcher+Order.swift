// SPDX-License-Identifier: Apache-2.0
internal import KnownLanguages
internal import LanguageFacts
public import LudusCore

extension DateMatcher {
  /// In which order the numbers of a date such as 3/10/1990 stand.
  ///
  /// In JSON it is `"dmy"` or `"mdy"`. Dates that begin with the year need no order.
  public enum Order: String, CaseIterable, Hashable, Sendable, JSONName {
    /// Day, month, year: 3/10/1990 is 3 October.
    case dayFirst = "dmy"
    /// Month, day, year, as in the United States: 3/10/1990 is 10 March.
    case monthFirst = "mdy"
  }
}

extension DateMatcher.Order {
  /// The order that is usual in a language or region; nil when it is unknown or differs.
  init?(in language: Language) {
    guard let dates = language.facts?.dates else { return nil }
    let subtags: [Substring] = (language.canonical ?? language).rawValue.split(separator: "-")
    let region = subtags.dropFirst().first { $0.count == 2 }
    guard let name = dates.order ?? region.flatMap({ dates.ordersByRegion[String($0)] }) else {
      return nil
    }
    self.init(rawValue: name)
  }
}
