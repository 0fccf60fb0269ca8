// SPDX-License-Identifier: Apache-2.0

// One import is enough: the languages of records and the diagnostics of files come with it.
@_exported public import FileDiagnostics
@_exported public import LudusCore
