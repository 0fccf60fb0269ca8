// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How far a command is: a line on standard error once it has taken two seconds.
///
/// All commands share it, so that none lacks one and no output ends up in the middle of it. It is
/// shown on a terminal only, and not where a person types.
final class ProgressLine: @unchecked Sendable {
  static let shared = ProgressLine()

  /// Guards everything below.
  private let lock = NSLock()
  private var state = State()
  private let isOnTerminal =
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"

  private struct State {
    var isSilent = true
    var isDrawn = false
    var start = ContinuousClock.now
    var step = Step()
  }

  /// What a command does at the moment.
  struct Step {
    /// The command.
    var name = ""
    /// What is counted, as one and as several.
    var unit = ("", "")
    var count = 0
    /// How many there are in all, where that is known.
    var total: Int?
    /// Whether what is counted comes from standard input, whose place then says how far it is.
    var isStream = false
    /// Whether all of it was counted.
    var isOver = false

    /// The step in words.
    ///
    /// - Parameters:
    ///   - seconds: How long it has taken.
    ///   - share: How much of it is done, or nil where nobody can know.
    /// - Returns: The words.
    func text(after seconds: Double, share: Double?) -> String {
      guard count > 0 else { return "\(name): \(Self.words(seconds))" }
      let noun = count == 1 && total == nil ? unit.0 : unit.1
      let all = total.map { " of \($0.grouped)" } ?? ""
      let counted = "\(name): \(count.grouped)\(all) \(noun)"
      guard !isOver, share.map({ $0 < 1 }) != false else {
        return "\(counted), \(Self.words(seconds))"
      }
      let rate = Double(count) / max(seconds, 0.001)
      let speed = rate < 10 ? rate.text(digits: 1) : Int(rate).grouped
      let rest = share.flatMap { $0 > 0 ? seconds / $0 * (1 - $0) : nil }
      return "\(counted), \(speed) a second" + (rest.map { ", \(Self.words($0)) left" } ?? "")
    }

    /// A time in words, to the minute where it is long.
    private static func words(_ seconds: Double) -> String {
      let whole = Int(min(seconds, 1e6).rounded(.up))
      return whole < 120 ? "\(whole) s" : "\((whole + 59) / 60) min"
    }
  }

  private static let patience = 2.0

  // MARK: Steps

  /// A command begins.
  func begin(_ name: String) {
    guard isOnTerminal else { return }
    change { state in
      state = State(isSilent: false, step: Step(name: name))
    }
    Thread.detachNewThread { [self] in
      while true {
        Thread.sleep(forTimeInterval: 0.5)
        draw()
      }
    }
  }

  /// Something is counted from now on.
  ///
  /// - Parameters:
  ///   - one: What one of it is called.
  ///   - several: What several are called.
  ///   - total: How many there are in all, where that is known.
  ///   - isStream: Whether it comes from standard input.
  func count(_ one: String, _ several: String, of total: Int? = nil, isStream: Bool = false) {
    change { state in
      let name = state.step.name
      state.step = Step(name: name, unit: (one, several), total: total, isStream: isStream)
    }
  }

  /// So many more are done.
  func advance(by count: Int = 1) {
    change { $0.step.count += count }
  }

  /// All of it was counted, and the command works with it.
  func finishCounting() {
    change { $0.step.isOver = true }
  }

  /// A person plays, who sees how far that is.
  func silence() {
    clear()
    change { $0.isSilent = true }
  }

  /// Takes the line away, before anything else is written.
  func clear() {
    change { state in
      guard state.isDrawn else { return }
      state.isDrawn = false
      write("\r\u{1B}[K")
    }
  }

  private func change(_ body: (inout State) -> Void) {
    guard isOnTerminal else { return }
    lock.lock()
    defer { lock.unlock() }
    body(&state)
  }

  // MARK: Drawing

  private func draw() {
    change { state in
      let elapsed = (ContinuousClock.now - state.start).seconds
      guard !state.isSilent, elapsed >= Self.patience else { return }
      state.isDrawn = true
      let text = state.step.text(after: elapsed, share: share(of: state.step))
      write("\r\(text)\u{1B}[K")
    }
  }

  private func share(of step: Step) -> Double? {
    if let total = step.total { return Double(step.count) / Double(max(total, 1)) }
    var status = stat()
    guard step.isStream, fstat(STDIN_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size > 0
    else { return nil }
    return Double(lseek(STDIN_FILENO, 0, SEEK_CUR)) / Double(status.st_size)
  }

  private func write(_ text: String) {
    Streams.tell(text)
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

extension Int {
  /// The number with a comma between thousands.
  fileprivate var grouped: String {
    let digits = String(magnitude)
    let groups = digits.reversed().enumerated().map { place, digit in
      place > 0 && place % 3 == 0 ? "\(digit)," : "\(digit)"
    }
    return (self < 0 ? "-" : "") + groups.reversed().joined()
  }
}
