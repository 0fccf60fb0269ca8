// SPDX-License-Identifier: Apache-2.0

// One import is enough: languages and places in content stand in this module's signatures.
@_exported public import LudusCore
