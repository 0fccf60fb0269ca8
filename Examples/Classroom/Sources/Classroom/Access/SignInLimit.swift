// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Slows down guessing: after some failures a browser has to wait, after many more a name, and after
/// very many an address.
///
/// A whole school sits behind one address, so whoever guesses there locks out nobody else: a device
/// that has signed in as this person before is counted for itself, and so is each other browser, within
/// a limit for the name at all of them together and one for the address.
///
/// A try counts as a failure until it succeeds, so that many at once are not more than one after
/// the other.
actor SignInLimit {
  private struct Failures {
    var count = 0
    var last: Date
  }

  /// The most failures of a name in one browser.
  private let browserLimit = 8
  /// The most failures of a name at all devices that have never signed in as it; whoever guesses can
  /// begin as many browsers as they like.
  private let nameLimit = 100
  /// A school comes from one address, and everybody may have forgotten a passphrase.
  private let addressLimit = 1_000
  private let period: TimeInterval = 15 * 60
  private let capacity = 10_000
  private var failures: [String: Failures] = [:]

  /// Notes a try, unless there were too many.
  ///
  /// - Parameters:
  ///   - name: The name that somebody signs in with.
  ///   - address: Where they are.
  ///   - browser: What the browser is known by, which has signed in with no name yet.
  ///   - device: The device, if it has signed in with this name before.
  ///   - date: When.
  /// - Returns: Whether the passphrase may be looked at.
  func admits(
    name: String,
    address: String,
    browser: String,
    device: String? = nil,
    at date: Date
  ) -> Bool {
    let keys = keys(name, address, browser, device)
    guard keys.allSatisfy({ isFree($0.key, limit: $0.limit, at: date) }) else { return false }
    for (key, _) in keys {
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

  /// Forgets the failures of a browser, which has been signed in, and the try of its name and address.
  func succeeded(name: String, address: String, browser: String, device: String? = nil) {
    for (index, (key, _)) in keys(name, address, browser, device).enumerated() {
      if index == 0 { failures[key] = nil } else { failures[key]?.count -= 1 }
    }
  }

  private func keys(
    _ name: String,
    _ address: String,
    _ browser: String,
    _ device: String?
  ) -> [(key: String, limit: Int)] {
    if let device { return [("device:\(device)", browserLimit)] }
    return [
      ("browser:\(name)@\(browser)", browserLimit), ("address:\(address)", addressLimit),
      ("name:\(name)", nameLimit),
    ]
  }

  private func isFree(_ key: String, limit: Int, at date: Date) -> Bool {
    guard let noted = failures[key] else { return true }
    return noted.count < limit || date.timeIntervalSince(noted.last) > period
  }
}
