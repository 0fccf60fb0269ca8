// SPDX-License-Identifier: Apache-2.0

// One import is enough: the module whose types stand in this module's signatures comes with it.
@_exported public import LudusCore
