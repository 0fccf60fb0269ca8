// SPDX-License-Identifier: Apache-2.0

// One import is enough: the content that is read and written and the diagnostics of files come with
// it.
@_exported public import FileDiagnostics
@_exported public import LudusCore
@_exported public import QuizContent
