// SPDX-License-Identifier: Apache-2.0

// The one place that decides which Foundation the engines build on. FoundationEssentials has no ICU
// and no file system; where it does not exist (on Apple's platforms) Foundation stands in.
#if canImport(FoundationEssentials)
@_exported public import FoundationEssentials
#else
@_exported public import Foundation
#endif
