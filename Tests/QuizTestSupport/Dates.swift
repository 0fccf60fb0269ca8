public import LudusFoundation

/// The date some seconds into the tests' time.
public func date(_ seconds: Double) -> Date {
  Date(timeIntervalSince1970: 1_479_686_400 + seconds)
}
