// SPDX-License-Identifier: Apache-2.0

// One import is enough: the module whose rules are tried comes with it.
@_exported public import Gamification
