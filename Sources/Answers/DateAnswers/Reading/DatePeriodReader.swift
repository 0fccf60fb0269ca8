// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// Reads a date or a period, in every way that is possible.
struct DatePeriodReader {
  private let items: ArraySlice<DateItem>
  private let order: DateMatcher.Order?
  /// Whether the text begins like a period, so that it is none without a second end.
  private let isPeriod: Bool
  private let isBetween: Bool

  init(_ items: [DateItem], order: DateMatcher.Order?) throws(Verdict.DateFault) {
    self.order = order
    isBetween = items.first == .between
    isPeriod = isBetween || items.first == .from
    // "en 1789" begins with what joins two ends elsewhere, "a 14 de julho" with what separates them.
    var rest = items[...].drop {
      [.from, .between, .and, .untilOrOn, .sign(.comma), .sign(.dot)].contains($0)
    }
    while let last = rest.last, [.sign(.comma), .sign(.dot)].contains(last) { rest.removeLast() }
    guard !rest.isEmpty else { throw .notADate }
    self.items = rest
  }

  var readings: [DateReading] {
    let inner = items.indices.dropFirst().dropLast()
    let strong = inner.filter {
      items[$0] == .until || items[$0] == .sign(.dots) || isBetween && items[$0] == .and
    }
    guard strong.count < 2 else { return [] }
    if let index = strong.first { return periods(splitAt: index) }
    let weak = inner.filter { items[$0] == .untilOrOn }
    if weak.count == 1 {
      let periods = periods(splitAt: weak[0])
      guard periods.isEmpty else { return periods }
    }
    let rest = items.filter { $0 != .untilOrOn }
    let single = isPeriod ? [] : DatePartsReader.dates(of: rest, order: order)
    let dates = single.filter(\.isComplete)
    let existing = dates.filter(\.exists)
    let cuts = separators(in: inner)
    // A dash or a blank around a hyphen is not what joins the numbers of one date.
    let isCut = cuts.contains(where: isWide)
    let periods = cuts.flatMap(periods(splitAt:))
    let forward = periods.filter { !$0.isReversed }
    if isCut, !forward.isEmpty { return forward }
    if !existing.isEmpty || !forward.isEmpty {
      return existing.map { DateReading(first: $0) } + forward
    }
    return isCut || dates.isEmpty ? periods : dates.map { DateReading(first: $0) }
  }

  private func isWide(_ index: Int) -> Bool {
    if case .sign(let sign) = items[index] { sign.isWideDash } else { false }
  }

  /// The signs at which the text may be cut in two ends.
  private func separators(in inner: some Collection<Int>) -> [Int] {
    let dashes = inner.filter { if case .sign(.dash) = items[$0] { true } else { false } }
    let wide = dashes.filter(isWide)
    let slashes = inner.filter { items[$0] == .sign(.slash) }
    return (dashes.count == 1 ? dashes : wide.count == 1 ? wide : [])
      + (slashes.count == 1 ? slashes.filter(mayCut) : [])
  }

  /// Whether a slash stands behind a year, as in 1914/18, behind a date of ISO 8601, or between centuries.
  private func mayCut(at index: Int) -> Bool {
    if items.contains(.century) { return true }
    guard case .number(let number) = items[index - 1] else { return false }
    if number.isFullYear { return true }
    let before = items[..<index]
    let hasYear = before.contains {
      if case .number(let year) = $0 { year.isFullYear } else { false }
    }
    let hasDash = before.contains { if case .sign(let sign) = $0 { sign.isDash } else { false } }
    return hasYear && hasDash
  }

  private func periods(splitAt index: Int) -> [DateReading] {
    let firsts = DatePartsReader.dates(of: items[..<index], order: order)
    let lasts = DatePartsReader.dates(of: items[(index + 1)...], order: order)
    return firsts.flatMap { first in
      lasts.flatMap { last in DateReading.periods(from: first, to: last) }
    }
  }
}

extension DateReading {
  /// Whether the end is before the beginning, as far as the years say.
  var isReversed: Bool {
    guard let last, let from = first.years, let to = last.years else { return false }
    return to.upperBound < from.lowerBound
  }

  /// Returns the periods between two ends, each of which may have left out what the other has.
  static func periods(from first: DateParts, to last: DateParts) -> [DateReading] {
    var (first, last) = (first, last)
    // "19–20. Jahrhundert", where the first number alone could be much else.
    if first.scale == .century, first.isUnlikely, last.scale == .century, !last.isUnlikely {
      first.isUnlikely = false
    }
    guard first.scale == last.scale, first.isUnlikely == last.isUnlikely else { return [] }
    // "44–30 BC" is before our era altogether.
    if first.isBeforeOurEra == nil, last.isBeforeOurEra == true { first.isBeforeOurEra = true }
    // In "June 16–18, 1815" the 16 is a day, in "July 14" it may be a year.
    if first.hasShortYear, first.day == nil, last.day != nil, last.month == nil { return [] }
    let haveOwnYears = first.year != nil && last.year != nil
    if last.month == nil, last.day != nil { last.month = first.month }
    if first.year == nil {
      first.year = last.year
      if first.month == nil { first.month = last.month }
      if first.year != nil { first.isBeforeOurEra = last.isBeforeOurEra }
    } else if last.year == nil {
      (last.year, last.isBeforeOurEra) = (first.year, first.isBeforeOurEra)
    }
    guard first.isComplete, last.isComplete, first.year != nil || first.day != nil,
      haveOwnYears || first.precision == last.precision
    else { return [] }
    return completed(first, last)
  }

  /// Returns the periods with the centuries of their short years, as far as one of the ends has it.
  private static func completed(
    _ first: DateParts,
    _ last: DateParts
  ) -> [DateReading] {
    let plain = DateReading(first: first, last: last)
    guard let from = first.year, let to = last.year, first.scale != .century else { return [plain] }
    guard from.isFullYear else {
      // A day and a year, as in 10-1990.
      if to.isFullYear, first.month == nil, first.isBeforeOurEra == nil { return [] }
      return [plain]
    }
    guard !to.isFullYear, !from.isAbbreviated else { return [plain] }
    // "1914–18", "1914–8", "1999/00".
    let unit = to.digits == 2 ? 100 : 10
    var value = from.value / unit * unit + to.value
    if value < from.value, last.isBeforeOurEra != true, value + unit - from.value <= 10 {
      value += unit
    }
    guard value != from.value else { return [] }
    var end = last
    end.year = DateNumber(value: value, digits: max(from.digits, 3))
    let completed = DateReading(first: first, last: end)
    // "264–41 BC" is until 241, or in fact until 41.
    return last.isBeforeOurEra == true ? [completed, plain].filter { !$0.isReversed } : [completed]
  }
}

extension DateParts {
  /// The years of the date, as far as they stand in full.
  fileprivate var years: ClosedRange<Int>? {
    guard let year, !hasShortYear else { return nil }
    return value(year.value)?.years
  }
}
