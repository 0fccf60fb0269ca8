// SPDX-License-Identifier: Apache-2.0
import Crypto
import Foundation
import Hummingbird
import _CryptoExtras

/// Work that is slow, done one after the other on a thread of its own, so that it keeps nobody from
/// their pages: scrypt, and reading files that were brought in.
final class Workbench: Sendable {
  private actor Queue {
    private let limit: Int
    private var count = 0

    init(_ limit: Int) { self.limit = limit }

    func join() -> Bool {
      guard count < limit else { return false }
      count += 1
      return true
    }

    func leave() { count -= 1 }
  }

  private let thread: DispatchQueue
  private let waiting: Queue

  /// Makes one for which at most so many wait.
  init(_ name: String, limit: Int) {
    // Values that are deep take a deep stack only where they are read, which has bounds of its own.
    thread = DispatchQueue(label: "classroom.\(name)", qos: .utility)
    waiting = Queue(limit)
  }

  /// Does something there.
  ///
  /// - Throws: 503 when too many wait already, and what the work throws.
  func perform<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    guard await waiting.join() else { throw HTTPError.overloaded }
    let result: Swift.Result<Result, any Error> = await withCheckedContinuation { done in
      thread.async { done.resume(returning: Swift.Result(catching: work)) }
    }
    await waiting.leave()
    return try result.get()
  }
}

/// Looks at the passphrases of those who want to come in, one after the other.
///
/// scrypt is made to be slow, so a crowd at the door must not keep the others from their pages.
struct Door: Sendable {
  private let bench = Workbench("door", limit: 32)

  /// Whether a passphrase is the one of which a hash was stored.
  ///
  /// - Throws: 503 when too many wait already.
  func opens(_ passphrase: String, _ stored: String) async throws -> Bool {
    try await bench.perform { Secrets.matches(passphrase, stored) }
  }

  /// What is stored of a passphrase.
  ///
  /// - Throws: 503 when too many wait already.
  func hash(of passphrase: String) async throws -> String {
    try await bench.perform { try Secrets.hash(of: passphrase) }
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

  /// A passphrase to be written on paper and used once: syllables, easy to read and to type.
  static func passphraseForOnce() -> String {
    let (consonants, vowels) = (Array("bdfgklmnprstvz"), Array("aeiou"))
    var generator = SystemRandomNumberGenerator()
    func pick(_ letters: [Character]) -> Character {
      letters[Int.random(in: 0..<letters.count, using: &generator)]
    }
    // Seven of 70 syllables: 42 bits, for a passphrase whose guesses are counted.
    let syllables = (0..<7).map { _ in "\(pick(consonants))\(pick(vowels))" }
    return [syllables[..<2], syllables[2..<4], syllables[4...]].map { $0.joined() }
      .joined(separator: "-")
  }

  /// A code for a wall, without signs that look like others.
  static func code() -> String {
    let signs = Array("23456789ABCDEFGHJKMNPQRSTUVWXYZ")
    var generator = SystemRandomNumberGenerator()
    return String((0..<8).map { _ in signs[Int.random(in: 0..<signs.count, using: &generator)] })
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
