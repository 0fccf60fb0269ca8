// SPDX-License-Identifier: Apache-2.0
import Foundation

/// e to a power, by the C library.
public func exponential(_ power: Double) -> Double { exp(power) }

/// The natural logarithm, by the C library.
public func logarithm(_ number: Double) -> Double { log(number) }
