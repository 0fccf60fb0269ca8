// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The instant that is a number of seconds after the tests' sessions begin.
func second(_ seconds: Double) -> Date {
  Date(timeIntervalSince1970: 1_560_709_957 + seconds)
}
