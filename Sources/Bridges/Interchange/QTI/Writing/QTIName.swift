// SPDX-License-Identifier: Apache-2.0

/// The names of QTI in its versions.
enum QTIName {
  /// An identifier that XML takes, made of a name for people.
  static func identifier(_ name: String) -> String {
    var written = ""
    for scalar in name.unicodeScalars {
      let properties = scalar.properties
      let isDigit = ("0"..."9").contains(scalar) || scalar == "-" || scalar == "."
      let isLetter =
        scalar.isASCII ? properties.isAlphabetic || scalar == "_" : properties.isXIDStart
      if written.isEmpty, !isLetter { written = "_" }
      if isLetter || isDigit {
        written.unicodeScalars.append(scalar)
      } else if written.last != "_" {
        written += "_"
      }
    }
    return written.isEmpty ? "_" : written
  }

  /// The words of a name in small letters with hyphens between them: `base-type` for `baseType`.
  static func hyphenated(_ name: String) -> String {
    var written = ""
    for character in name {
      if character.isUppercase { written += "-" }
      written += character.lowercased()
    }
    return written
  }
}

extension QTI {
  /// The versions of the specification that can be written.
  public enum Version: String, Hashable, Sendable, CaseIterable {
    /// QTI 2.1 of 2012, which most systems read.
    case v21 = "2.1"
    /// QTI 2.2 of 2015.
    case v22 = "2.2"
    /// QTI 3.0 of 2022.
    case v30 = "3.0"

    /// The namespace of items and tests.
    var namespace: String {
      switch self {
      case .v21: "http://www.imsglobal.org/xsd/imsqti_v2p1"
      case .v22: "http://www.imsglobal.org/xsd/imsqti_v2p2"
      case .v30: "http://www.imsglobal.org/xsd/imsqtiasi_v3p0"
      }
    }

    /// The address of rules that all programs know.
    func template(_ name: String) -> String {
      switch self {
      case .v21: "http://www.imsglobal.org/question/qti_v2p1/rptemplates/\(name)"
      case .v22: "http://www.imsglobal.org/question/qti_v2p2/rptemplates/\(name)"
      case .v30: "https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/\(name).xml"
      }
    }

    /// The end of the types of files in a manifest.
    var suffix: String { "v\(rawValue.prefix(1))p\(rawValue.suffix(1))" }

    /// The namespace of a manifest.
    var manifestNamespace: String {
      self == .v30
        ? "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1"
        : "http://www.imsglobal.org/xsd/imscp_v1p1"
    }

    /// The metadata that a manifest begins with.
    var schema: String {
      let (name, version) =
        self == .v30 ? ("QTI Package", "3.0.0") : ("QTIv\(rawValue) Package", "1.0.0")
      return "<schema>\(name)</schema><schemaversion>\(version)</schemaversion>"
    }

    /// Writes an element by its name in version 2.
    func element(
      _ name: String,
      _ attributes: KeyValuePairs<String, String?> = [:],
      _ content: String = ""
    ) -> String {
      let tag = self == .v30 ? "qti-\(QTIName.hyphenated(name))" : name
      var written = "<\(tag)"
      for (key, value) in attributes {
        guard let value else { continue }
        let isPlain = self != .v30 || key.contains(":")
        let key = isPlain ? key : QTIName.hyphenated(key)
        written += " \(key)=\"\(MoodleXMLWriter.escaped(value))\""
      }
      return content.isEmpty ? "\(written)/>" : "\(written)>\(content)</\(tag)>"
    }
  }
}
