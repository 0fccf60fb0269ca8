// SPDX-License-Identifier: Apache-2.0
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
