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
  private var hasDecadeWord = false
  private var isCentury = false

  /// No century has a higher number, so that a number alone can be a year too.
  private static let lastCentury = 40
  /// The last century of which people speak by a number alone.
  private static let presentCentury = 21

  /// Reads the items of a date.
  ///
  /// - Returns: The dates that they can stand for, the likeliest first; parts of a date where a period lends it the
  ///   others; none when they are no date.
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
    if isCentury { return decade == nil && !hasDecadeWord ? centuries : [] }
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

  private var decades: [DateParts] {
    let written = decade ?? numbers.first?.number
    guard let written, written.value % 10 == 0, written.digits > 1, date.month == nil,
      numbers.count == (decade == nil ? 1 : 0), date.weekday == nil
    else { return [] }
    var date = date
    (date.year, date.scale) = (written, .decade)
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
