// SPDX-License-Identifier: Apache-2.0
import LudusCore

try print(Fraction(7, 3).rounded(.down), SeededGenerator(seed: 1))
