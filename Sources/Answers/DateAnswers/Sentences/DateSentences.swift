// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// The sentences of matchers of dates for authors.
package let dateSentences = SentenceCatalog(
  "dates",
  english: [
    "malformed": "This cannot be read: {reason}.",
    "unreadable": "The accepted answer “{answer}” cannot be read. {reason}",
    "toleranceOutOfRange": "A tolerance is from 0 to {maximum} days or years.",
    "notAsExact": "The accepted answer “{answer}” is not as exact as answers have to be.",
  ]
)
