// SPDX-License-Identifier: Apache-2.0

// One import is enough: experiments come with the helpers that test them.
@_exported public import Experiments
