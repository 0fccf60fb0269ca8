// SPDX-License-Identifier: Apache-2.0

// One import is enough: the sheets that are read and written and the diagnostics of files come with
// it.
@_exported public import Interchange
@_exported public import PinLabels
