// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// A file that came with a form.
struct UploadedFile: Sendable {
  let name: String
  let bytes: [UInt8]
}

/// A form with files, in parts (RFC 7578).
struct MultipartForm: Sendable {
  private(set) var fields: [(name: String, value: String)] = []
  private(set) var files: [String: UploadedFile] = [:]

  /// More parts than any form of the site has fields.
  private static let partLimit = 200

  /// Reads a body; nil for one that is not in parts, or breaks off.
  init?(_ body: Data, contentType: String) {
    guard let boundary = Self.parameter("boundary", of: contentType), !boundary.isEmpty else {
      return nil
    }
    let delimiter = Data("\r\n--\(boundary)".utf8)
    let end = Data("\r\n\r\n".utf8)
    // The first one has no end of a line before it.
    var rest = (Data("\r\n".utf8) + body)[...]
    guard let first = rest.range(of: delimiter) else { return nil }
    rest = rest[first.upperBound...]
    for _ in 0..<Self.partLimit {
      if rest.starts(with: Data("--".utf8)) { return }
      guard rest.starts(with: Data("\r\n".utf8)), let head = rest.range(of: end),
        let next = rest[head.lowerBound...].range(of: delimiter)
      else { return nil }
      let headers = String(decoding: rest[..<head.lowerBound], as: UTF8.self)
      // A part without content has its delimiter right behind its headers.
      let content = rest[min(head.upperBound, next.lowerBound)..<next.lowerBound]
      take(headers, content)
      rest = rest[next.upperBound...]
    }
    return nil
  }

  private mutating func take(_ headers: String, _ content: Data) {
    let disposition = headers.split(separator: "\r\n")
      .first { $0.lowercased().hasPrefix("content-disposition:") }.map(String.init)
    guard let disposition, let name = Self.parameter("name", of: disposition) else { return }
    if let file = Self.parameter("filename", of: disposition) {
      // A form without a chosen file sends one without a name.
      if !file.isEmpty { files[name] = UploadedFile(name: file, bytes: Array(content)) }
    } else {
      fields.append((name, String(decoding: content, as: UTF8.self)))
    }
  }

  /// The value of a parameter of a header, without its quotes.
  private static func parameter(_ name: String, of header: String) -> String? {
    for part in header.split(separator: ";").dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, pair[0].trimmingCharacters(in: .whitespaces).lowercased() == name
      else { continue }
      return pair[1].trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: "\"")))
    }
    return nil
  }

  /// The fields as an address would have them, which decoders know.
  var encoded: String {
    fields.map { "\($0.name.escapedForAddress)=\($0.value.escapedForAddress)" }
      .joined(separator: "&")
  }
}

/// Reads forms with files and without.
struct FormDecoder: RequestDecoder {
  func decode<T: Decodable>(
    _ type: T.Type,
    from request: Request,
    context: some RequestContext
  ) async throws -> T {
    if let form = try await request.multipart(upTo: context.maxUploadSize) {
      return try URLEncodedFormDecoder().decode(type, from: form.encoded)
    }
    return try await URLEncodedFormDecoder().decode(type, from: request, context: context)
  }
}

extension Request {
  /// The form in parts; nil for one that is not.
  ///
  /// - Throws: 400 for one that cannot be read.
  func multipart(upTo limit: Int) async throws -> MultipartForm? {
    guard let type = headers[.contentType], type.lowercased().hasPrefix("multipart/form-data")
    else { return nil }
    let body = Data(try await body.collect(upTo: limit).readableBytesView)
    guard let form = MultipartForm(body, contentType: type) else { throw HTTPError(.badRequest) }
    return form
  }
}
