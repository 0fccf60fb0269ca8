// SPDX-License-Identifier: Apache-2.0
package import LudusCore
internal import Translations

/// The sentences of diagnostics; the key of each is its code.
package let interchangeSentences = SentenceCatalog(
  english: englishSentences,
  german: germanSentences,
  french: French.interchange,
  spanish: Spanish.interchange,
  italian: Italian.interchange,
  portuguese: Portuguese.interchange,
  dutch: Dutch.interchange,
  czech: Czech.interchange,
  russian: Russian.interchange
)
