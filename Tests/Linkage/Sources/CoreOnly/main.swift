// SPDX-License-Identifier: Apache-2.0
import LudusCore

print(SampleSummary([2, 4, 4, 4, 5, 5, 7, 9]).standardDeviation)
