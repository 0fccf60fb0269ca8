// SPDX-License-Identifier: Apache-2.0
import Crypto
import Foundation
import Hummingbird
import _CryptoExtras

/// Looks at the passphrases of those who want to come in, one after the other.
///
/// scrypt is made to be slow, so a crowd at the door must not keep the others from their pages.
actor Door {
  private let limit = 32
  private nonisolated let queue = Queue()

  /// How many wait.
  private actor Queue {
    var count = 0

    func join(limit: Int) -> Bool {
      guard count < limit else { return false }
      count += 1
      return true
    }

    func leave() { count -= 1 }
  }

  /// Whether a passphrase is the one of which a hash was stored.
  ///
  /// - Throws: 503 when too many wait already.
  nonisolated func opens(_ passphrase: String, _ stored: String) async throws -> Bool {
    guard await queue.join(limit: limit) else { throw HTTPError.overloaded }
    let isKnown = await matches(passphrase, stored)
    await queue.leave()
    return isKnown
  }

  private func matches(_ passphrase: String, _ stored: String) -> Bool {
    Secrets.matches(passphrase, stored)
  }
}

/// Random tokens and the hashes that are stored of passphrases.
enum Secrets {
  /// Bytes from the system's generator.
  static func bytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }

  /// A token that can stand in an address or a cookie, of 192 bits.
  static func token() -> String {
    Data(bytes(24)).base64EncodedString()
      .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
  }

  /// What is stored of a token.
  static func digest(of token: String) -> Data { Data(SHA256.hash(data: Data(token.utf8))) }

  /// What is stored of a passphrase: the salt and a key that scrypt derives from both.
  static func hash(of passphrase: String, salt: [UInt8] = bytes(16)) throws -> String {
    // About 16 MiB and a twentieth of a second: cheap for one sign-in, dear for a list of guesses.
    let key = try KDF.Scrypt.deriveKey(
      from: Data(passphrase.precomposedStringWithCanonicalMapping.utf8),
      salt: salt,
      outputByteCount: 32,
      rounds: 1 << 14,
      blockSize: 8,
      parallelism: 1
    )
    let bytes = key.withUnsafeBytes { Data($0) }
    return "scrypt$\(Data(salt).base64EncodedString())$\(bytes.base64EncodedString())"
  }

  /// Whether a passphrase is the one of which a hash was stored.
  ///
  /// The time it takes does not depend on the answer.
  static func matches(_ passphrase: String, _ stored: String) -> Bool {
    let parts = stored.split(separator: "$")
    guard parts.count == 3, let salt = Data(base64Encoded: String(parts[1])),
      let computed = try? hash(of: passphrase, salt: [UInt8](salt))
    else { return false }
    return isEqual(Data(computed.utf8), Data(stored.utf8))
  }

  /// The token of a form, which belongs to one sign-in.
  static func formToken(for token: String, key: Data) -> String {
    let code = HMAC<SHA256>.authenticationCode(
      for: Data(token.utf8),
      using: SymmetricKey(data: key)
    )
    return code.map { String(format: "%02x", $0) }.joined()
  }

  /// Whether two byte strings are equal, in a time that does not depend on where they differ.
  static func isEqual(_ one: Data, _ other: Data) -> Bool {
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
