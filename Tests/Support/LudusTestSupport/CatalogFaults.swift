// SPDX-License-Identifier: Apache-2.0
package import LudusCore
internal import Languages

extension SentenceCatalog {
  /// What is wrong with these sentences in any language; empty for a complete catalog.
  package var faults: [String] { Phrasebook.all.flatMap { faults(of: $0) } }
}
