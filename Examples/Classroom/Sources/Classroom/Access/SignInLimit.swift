// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Slows down guessing: after some failures a name or an address has to wait.
///
/// A try counts as a failure until it succeeds, so that many at once are not more than one after
/// the other.
actor SignInLimit {
  private struct Failures {
    var count = 0
    var last: Date
  }

  private let nameLimit = 8
  /// A class comes from one address, and each of them may have forgotten a passphrase.
  private let addressLimit = 200
  private let period: TimeInterval = 15 * 60
  private let capacity = 10_000
  private var failures: [String: Failures] = [:]

  /// Notes a try, unless there were too many.
  ///
  /// - Returns: Whether the passphrase may be looked at.
  func admits(name: String, address: String, at date: Date) -> Bool {
    let keys = Self.keys(name, address)
    guard isFree(keys[0], limit: nameLimit, at: date),
      isFree(keys[1], limit: addressLimit, at: date)
    else { return false }
    for key in keys {
      var noted = failures[key] ?? Failures(last: date)
      if date.timeIntervalSince(noted.last) > period { noted.count = 0 }
      noted.count += 1
      noted.last = date
      failures[key] = noted
    }
    // What is forgotten first is what is over; a flood of names costs no more memory than this.
    if failures.count > capacity {
      failures = failures.filter { date.timeIntervalSince($0.value.last) <= period }
    }
    if failures.count > capacity {
      let kept = failures.sorted { $0.value.last > $1.value.last }.prefix(capacity / 2)
      failures = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
    }
    return true
  }

  /// Forgets the failures of a name, which has been signed in, and the try of its address.
  func succeeded(name: String, address: String) {
    let keys = Self.keys(name, address)
    failures[keys[0]] = nil
    failures[keys[1]]?.count -= 1
  }

  private static func keys(_ name: String, _ address: String) -> [String] {
    ["name:\(name)", "address:\(address)"]
  }

  private func isFree(_ key: String, limit: Int, at date: Date) -> Bool {
    guard let noted = failures[key] else { return true }
    return noted.count < limit || date.timeIntervalSince(noted.last) > period
  }
}
