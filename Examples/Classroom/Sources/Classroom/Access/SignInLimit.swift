import Foundation

/// Slows down guessing: after some failures a name or an address has to wait.
actor SignInLimit {
  private struct Failures {
    var count = 0
    var last: Date
  }

  private let allowed: [String: Int] = ["name": 8, "address": 40]
  private let period: TimeInterval = 15 * 60
  private let capacity = 10_000
  private var failures: [String: Failures] = [:]

  /// Whether somebody may try now.
  func admits(name: String, address: String, at date: Date) -> Bool {
    admits("name", name, at: date) && admits("address", address, at: date)
  }

  /// Notes a failure.
  func failed(name: String, address: String, at date: Date) {
    for key in ["name:\(name)", "address:\(address)"] {
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
  }

  /// Forgets the failures of a name, which has been signed in.
  func succeeded(name: String) {
    failures["name:\(name)"] = nil
  }

  private func admits(_ kind: String, _ value: String, at date: Date) -> Bool {
    guard let noted = failures["\(kind):\(value)"] else { return true }
    return noted.count < allowed[kind, default: 8] || date.timeIntervalSince(noted.last) > period
  }
}
