// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// Reads what is written of a single date, in every way that is possible.
struct DatePartsReader {
  /// The order of three numbers, or nil when it is open.
  let order: DateMatcher.Order?

  private struct Number {
    var number: DateNumber
    var isRoman = false
    /// Whether the name of the month stands before it.
    var isAfterMonth: Bool
    /// The sign before it.
    var sign: DateSign?

    var value: Int { number.value }
    var canBeDay: Bool { !isRoman && number.digits < 3 && 1...31 ~= value && !number.isAbbreviated }
    var canBeMonth: Bool { number.digits < 3 && 1...12 ~= value && !number.isAbbreviated }
    var isFullYear: Bool { !isRoman && number.isFullYear }
  }

  private var date = DateParts()
  private var numbers: [Number] = []
  private var decade: DateNumber?
  /// Whether the decade is known by its name alone: the sixties.
  private var isNamedDecade = false
  private var hasDecadeWord = false
  private var isCentury = false

  /// No century has a higher number, so that a number alone can be a year too.
  private static let lastCentury = 40
  /// The last century of which people speak by a number alone.
  private static let presentCentury = 21

  /// Reads the items of a date.
  ///
  /// - Returns: The dates that they can stand for, the likeliest first; parts of a date where a
  ///   period lends it the others; none when they are no date.
  static func dates(of items: some BidirectionalCollection<DateItem>, order: DateMatcher.Order?)
    -> [DateParts]
  {
    var reader = DatePartsReader(order: order)
    guard reader.gather(items) else { return [] }
    return reader.dates
  }

  private init(order: DateMatcher.Order?) {
    self.order = order
  }

  /// Sorts the items; returns false when there are two of what there can be one of.
  private mutating func gather(_ items: some Collection<DateItem>) -> Bool {
    var sign: DateSign?
    for (index, item) in items.enumerated() {
      switch item {
      case .sign(let next):
        if index == 0 {
          // A minus sign before the year, as ISO 8601 has it; with a blank it is that of a list.
          guard case .dash(let isSpaced, _) = next else { return false }
          if !isSpaced { date.isBeforeOurEra = true }
          continue
        }
        if sign != nil, next != .comma, next != .dot { return false }
        sign = next == .comma && sign != nil ? sign : next
        continue
      case .number(let number):
        numbers.append(Number(number: number, isAfterMonth: date.month != nil, sign: sign))
      case .roman(let value):
        let number = DateNumber(value: value, digits: 2, isOrdinal: true)
        numbers.append(
          Number(number: number, isRoman: true, isAfterMonth: date.month != nil, sign: sign)
        )
      case .month(let month):
        guard date.month == nil else { return false }
        date.month = month
      case .weekday(let day, let word):
        guard date.weekday == nil else { return false }
        date.weekday = DateParts.Weekday(day: day, word: word)
      case .decade(let number):
        guard decade == nil else { return false }
        decade = number
      case .decadeName(let years):
        guard decade == nil else { return false }
        decade = DateNumber(value: years, digits: 2)
        isNamedDecade = true
      case .decadeWord: hasDecadeWord = true
      case .century:
        guard !isCentury else { return false }
        isCentury = true
      case .era(let isBeforeOurs):
        guard date.isBeforeOurEra == nil else { return false }
        date.isBeforeOurEra = isBeforeOurs
      case .until, .untilOrOn, .from, .between, .and: return false
      }
      sign = nil
    }
    // "1914–" is open at its end.
    return sign == nil || sign == .comma || sign == .dot
  }

  private var dates: [DateParts] {
    if isCentury { return decade == nil && !hasDecadeWord ? centuries : decadeOfCentury }
    if decade != nil || hasDecadeWord { return decades }
    guard date.month == nil else { return datesWithMonth }
    switch numbers.count {
    case 1: return datesOfOneNumber
    case 2: return datesOfTwoNumbers
    case 3: return datesOfThreeNumbers
    default: return []
    }
  }

  // MARK: - Centuries and decades

  private func century(_ number: DateNumber, isUnlikely: Bool = false) -> DateParts {
    var date = date
    (date.year, date.scale, date.isUnlikely) = (number, .century, isUnlikely)
    return date
  }

  private var centuries: [DateParts] {
    guard numbers.count == 1, date.month == nil, date.weekday == nil,
      1...Self.lastCentury ~= numbers[0].value
    else { return [] }
    return [century(numbers[0].number)]
  }

  /// A decade with its century: "the sixties of the 19th century".
  private var decadeOfCentury: [DateParts] {
    var rest = numbers
    let written = decade ?? (rest.isEmpty ? nil : rest.removeFirst().number)
    guard let written, written.value % 10 == 0, written.digits == 2, rest.count == 1,
      1...Self.lastCentury ~= rest[0].value, date.month == nil, date.weekday == nil
    else { return [] }
    var date = date
    let year = (rest[0].value - 1) * 100 + written.value
    (date.year, date.scale) = (DateNumber(value: year, digits: 4), .decade)
    return [date]
  }

  private var decades: [DateParts] {
    let written = decade ?? numbers.first?.number
    guard let written, written.value % 10 == 0, written.digits > 1, date.month == nil,
      numbers.count == (decade == nil ? 1 : 0), date.weekday == nil
    else { return [] }
    var date = date
    (date.year, date.scale) = (written, .decade)
    if isNamedDecade {
      // "The sixties" are those of the last century to most who say so.
      var usual = date
      usual.year = DateNumber(value: 1900 + written.value, digits: 4)
      date.isUnlikely = true
      return [usual, date]
    }
    // The 1800s are the century too.
    guard written.value % 100 == 0, written.isFullYear else { return [date] }
    let number = DateNumber(value: written.value / 100 + 1, digits: 2)
    return [century(number), date]
  }

  // MARK: - With the name of a month

  private var datesWithMonth: [DateParts] {
    var date = date
    guard !numbers.contains(where: \.isRoman) else { return [] }
    switch numbers.count {
    case 0: return date.isBeforeOurEra == nil ? [date] : []
    case 1:
      let number = numbers[0]
      guard number.canBeDay, date.isBeforeOurEra == nil else {
        date.year = number.number
        return [date]
      }
      var day = date
      day.day = number.value
      guard !number.number.isOrdinal, number.isAfterMonth, number.number.digits == 2 else {
        return [day]
      }
      // "July 14" may be short for July 1914.
      date.year = number.number
      return [day, date]
    case 2:
      // The year comes first only where it stands in full.
      let (first, second) = (numbers[0], numbers[1])
      let (day, year) = first.isFullYear ? (second, first) : (first, second)
      guard day.canBeDay, !year.number.isOrdinal else { return [] }
      (date.day, date.year) = (day.value, year.number)
      return [date]
    default: return []
    }
  }

  // MARK: - With numbers only

  private var datesOfOneNumber: [DateParts] {
    let number = numbers[0].number
    var year = date
    year.year = number
    if number.isFullYear || number.isAbbreviated || date.isBeforeOurEra != nil, !numbers[0].isRoman
    {
      return number.isOrdinal ? [] : [year]
    }
    let isCentury = 1...Self.lastCentury ~= number.value
    var day = date
    day.day = number.value
    let days = numbers[0].canBeDay ? [day] : []
    guard !number.isOrdinal else { return (isCentury ? [century(number)] : []) + days }
    let mayBeCentury = 1...Self.presentCentury ~= number.value
    return [year] + (mayBeCentury ? [century(number, isUnlikely: true)] : []) + days
  }

  private var datesOfTwoNumbers: [DateParts] {
    let (first, second) = (numbers[0], numbers[1])
    guard let sign = second.sign else { return [] }
    var date = date
    // The end of "October 3–5, 1990".
    if sign == .comma {
      guard first.canBeDay, second.isFullYear else { return [] }
      (date.day, date.year) = (first.value, second.number)
      return [date]
    }
    guard !second.isRoman || first.isFullYear else { return [] }
    if first.isFullYear || second.isFullYear {
      let (month, year) = first.isFullYear ? (second, first) : (first, second)
      guard month.number.digits < 3, !year.isRoman else { return [] }
      (date.month, date.year) = (month.value, year.number)
      return [date]
    }
    guard date.isBeforeOurEra == nil else { return [] }
    // Day and month, or month and short year.
    var dates = days(first, second)
    if first.canBeMonth, second.number.digits == 2, !second.isRoman {
      (date.month, date.year) = (first.value, second.number)
      dates.append(date)
    }
    return dates
  }

  private var datesOfThreeNumbers: [DateParts] {
    let (first, second, third) = (numbers[0], numbers[1], numbers[2])
    guard second.sign == third.sign || second.sign == .dot || third.sign == .dot,
      second.sign != .comma, third.sign != .comma, !first.isRoman || order != .dayFirst
    else { return [] }
    func dated(_ dates: [DateParts], _ year: Number) -> [DateParts] {
      guard !year.isRoman, !year.number.isOrdinal else { return [] }
      return dates.map { date in
        var date = date
        date.year = year.number
        return date
      }
    }
    if first.isFullYear { return dated([day(third, second)].compactMap(\.self), first) }
    return dated(days(first, second), third)
  }

  /// Returns the days of a month that two numbers can stand for.
  private func days(_ first: Number, _ second: Number) -> [DateParts] {
    let isDotted = second.sign == .dot
    let orders: [DateMatcher.Order] =
      switch order {
      case .dayFirst: [.dayFirst]
      // Full stops are of countries where the day comes first.
      case .monthFirst: isDotted ? [.monthFirst, .dayFirst] : [.monthFirst]
      case nil: isDotted ? [.dayFirst] : [.dayFirst, .monthFirst]
      }
    let readings = DateMatcher.Order.allCases.compactMap { order in
      (order == .dayFirst ? day(first, second) : day(second, first)).map { (order, $0) }
    }
    let usual = readings.filter { orders.contains($0.0) && $0.1.exists }
    let possible = usual.isEmpty ? readings.filter { $0.1.exists } : usual
    // What the calendar does not have is told by the first.
    return (possible.isEmpty ? Array(readings.prefix(1)) : possible).map(\.1)
  }

  private func day(_ day: Number, _ month: Number) -> DateParts? {
    guard day.number.digits < 3, month.number.digits < 3, !day.isRoman else { return nil }
    var date = date
    (date.day, date.month) = (day.value, month.value)
    return date
  }
}

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
    // "en 1789" begins with what joins two ends elsewhere, "a 14 de julho" with what separates
    // them.
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

  /// Whether a slash stands behind a year, as in 1914/18, behind a date of ISO 8601, or between
  /// centuries.
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
