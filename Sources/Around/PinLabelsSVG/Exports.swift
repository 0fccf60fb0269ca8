// SPDX-License-Identifier: Apache-2.0

// One import is enough: the module whose sheets are drawn comes with it.
@_exported public import PinLabels
