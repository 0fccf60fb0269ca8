// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// Something that the author of a file should know about it: a fault, a loss or a trap.
///
/// ```swift
/// let imported = GIFT.read(Array("Is it so? {True}".utf8))
/// let diagnostic = imported.diagnostics[0]
/// diagnostic.code          // .truthAsText
/// diagnostic.line          // 1
/// diagnostic.column        // 12
/// diagnostic.outcome       // .kept
/// ```
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Sendable {
    /// Something is not as its author wants it: it cannot be used, or any answer would be right.
    case error
    /// It is probably not what its author means.
    case warning
    /// It is fine here and may not be fine elsewhere, or only style and settings without effect are
    /// gone.
    case hint
  }

  /// The fate of the thing that a diagnostic is about.
  public enum Outcome: String, Hashable, Sendable {
    /// It was taken as it stands.
    case kept
    /// Something near to it was taken.
    case approximated
    /// It was left out, and the rest of its item was taken.
    case dropped
    /// Its whole item was left out.
    case refused
  }

  /// The stable name of the reason.
  public let code: Code
  /// The path of the file within its package; nil for a file that stands alone.
  public package(set) var path: String?
  /// The bytes of the file that it is about.
  public let range: Range<Int>
  /// The line where they begin, counted from 1.
  public let line: Int
  /// The column where they begin, counted from 1 in Unicode scalars.
  public let column: Int
  /// The values of the placeholders in the sentence.
  package let values: [String: Sentence.Value]

  /// Its severity.
  public var severity: Severity { code.nature.severity }
  /// The fate of the thing that it is about.
  public var outcome: Outcome { code.nature.outcome }
  /// Whether something of the file is not in what was made of it, or not as it was: an error, or a
  /// warning about what was left out or approximated.
  ///
  /// Programs end with a status for failure when there is one.
  public var isLoss: Bool {
    switch (severity, outcome) {
    case (.error, _), (.warning, .approximated), (.warning, .dropped): true
    case (.warning, _), (.hint, _): false
    }
  }

  /// The reason and the remedy as a sentence.
  ///
  /// - Parameter phrasebook: The language of the reader.
  /// - Returns: The sentence.
  public func sentence(in phrasebook: Phrasebook) -> String {
    interchangeSentences(Sentence(code.rawValue, values), in: phrasebook)
  }
}

extension Diagnostic {
  /// A diagnostic about a place that people find otherwise than by counting lines, as a row of a
  /// sheet.
  package init(_ remark: Remark, path: String?, line: Int, column: Int) {
    self.init(
      code: remark.code,
      path: path,
      range: remark.range,
      line: line,
      column: column,
      values: remark.values
    )
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as editors understand it behind the name of a file:
  /// `3:14: warning: ... [code]`.
  public var description: String {
    "\(path.map { $0.isEmpty ? "" : "\($0):" } ?? "")\(line):\(column): \(severity.rawValue): \(sentence(in: .english)) [\(code.rawValue)]"
  }
}

/// A diagnostic before its line and column are known.
package struct Remark: Hashable, Sendable {
  package let code: Diagnostic.Code
  package let range: Range<Int>
  package let values: [String: Sentence.Value]

  package init(
    _ code: Diagnostic.Code,
    at range: Range<Int>,
    _ values: [String: Sentence.Value] = [:]
  ) {
    self.code = code
    self.range = range
    self.values = values
  }

  /// The same remark at another place, for a text within a file.
  package init(_ remark: Remark, at range: Range<Int>) {
    self.init(remark.code, at: range, remark.values)
  }
}

extension Diagnostic {
  /// The stable name of a reason, shown in brackets after its sentence.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    // MARK: Text

    /// A byte of a file in UTF-8 is none.
    case notUTF8 = "not-utf-8"
    /// The encoding of the file was recognized by its bytes.
    case encodingGuessed = "encoding-guessed"
    /// The file looks as those of a format do that is not read.
    case otherFormat = "other-format"
    /// A byte stands for no character.
    case unreadableByte = "unreadable-byte"

    // MARK: GIFT

    /// A brace has no partner.
    case braceWithoutPartner = "brace-without-partner"
    /// A question has a second block of answers.
    case secondAnswerBlock = "second-answer-block"
    /// A backslash and an n break a formula in two.
    case lineBreakInFormula = "line-break-in-formula"
    /// A right answer of single choice begins with a weight.
    case weightOnRightAnswer = "weight-on-right-answer"
    /// True or False stand for a text, not for the truth of a statement.
    case truthAsText = "truth-as-text"
    /// A line with only a 0 ends a question in Moodle.
    case zeroLine = "zero-line"
    /// A category and a question have no blank line between them.
    case questionInCategory = "question-in-category"
    /// An answer of 0 has no sign before it.
    case zeroAnswer = "zero-answer"
    /// A sign with a meaning in the format stands in a text without a backslash.
    case unescapedSign = "unescaped-sign"
    /// A weight cannot be read.
    case malformedWeight = "malformed-weight"
    /// The format of a text is unknown.
    case unknownTextFormat = "unknown-text-format"

    // MARK: XML

    /// A tag is not as XML wants it.
    case malformedXML = "malformed-xml"
    /// An entity is none of the five of XML.
    case unknownReference = "unknown-reference"
    /// Elements are too deep within each other.
    case nestedTooDeeply = "nested-too-deeply"
    /// A text has tags that are not escaped.
    case tagsInText = "tags-in-text"
    /// An element between questions is unknown.
    case unknownElement = "unknown-element"
    /// A type of questions is that of a plug-in.
    case unknownType = "unknown-type"
    /// A text has two files of one name.
    case duplicateFile = "duplicate-file"
    /// The file has no question.
    case nothingFound = "nothing-found"

    // MARK: Cloze

    /// A text with embedded answers has no gap.
    case noGap = "no-gap"
    /// A gap has no closing brace.
    case gapWithoutEnd = "gap-without-end"
    /// The type of a gap is unknown.
    case unknownGapType = "unknown-gap-type"

    // MARK: Lines and tables

    /// A question in Aiken has no line with the right answer, or no question stands before that
    /// line.
    case unfinishedQuestion = "unfinished-question"
    /// The right letter in Aiken is that of no answer.
    case unknownLetter = "unknown-letter"
    /// A quote in a table has no partner.
    case quoteWithoutPartner = "quote-without-partner"
    /// The columns of a table have no names that are known.
    case columnsWithoutNames = "columns-without-names"
    /// A row of several cells stands above the names of the columns.
    case rowAboveNames = "row-above-names"
    /// The fields of cards have no names, so that the first asks for the second.
    case fieldsWithoutNames = "fields-without-names"
    /// The column of a table has content that is no part of a question.
    case columnLeftOut = "column-left-out"
    /// The name of a column with content is not known and near to one that is.
    case columnMisspelled = "column-misspelled"
    /// A cell is not written as its column wants it.
    case unreadableCell = "unreadable-cell"
    /// The key of a row names no option.
    case unknownOption = "unknown-option"
    /// The key of a row is the letter or number of one option and the text of another, and no other
    /// row shows which is meant.
    case ambiguousKey = "ambiguous-key"
    /// Something stands in the file and is no part of a question.
    case passedOver = "passed-over"
    /// A table has no column of identifiers.
    case noIdentifiers = "no-identifiers"
    /// A file that a text names is not with it.
    case mediaLeftOut = "media-left-out"
    /// A gap stands within another one.
    case gapWithinGap = "gap-within-gap"
    /// A part of a spreadsheet is not read.
    case sheetLeftOut = "sheet-left-out"
    /// An answer in a table without alternatives looks like several.
    case severalAnswers = "several-answers"
    /// A row lacks a question or an answer.
    case incompleteRow = "incomplete-row"
    /// A line is no object of JSON.
    case malformedJSON = "malformed-json"

    // MARK: JSON

    /// Something is not as JSON wants it.
    case brokenJSON = "broken-json"
    /// An object lacks a member, or a table a column.
    case missingMember = "missing-member"
    /// A value is of another kind than the format wants.
    case wrongKind = "wrong-kind"
    /// A value is not written as the format wants it.
    case malformedValue = "malformed-value"
    /// The format does not know a member and allows no others.
    case unknownMember = "unknown-member"
    /// An object has a member twice.
    case duplicateMember = "duplicate-member"
    /// A member cannot stand where it does.
    case misplacedMember = "misplaced-member"

    // MARK: Records and badges

    /// A member is of no use to others where it stands.
    case uselessMember = "useless-member"
    /// Something stands at another address and is not looked up.
    case notLookedUp = "not-looked-up"
    /// A proof is kept and not checked.
    case proofNotChecked = "proof-not-checked"
    /// A badge ends before it begins.
    case neverValid = "never-valid"
    /// A file has no badge in it, or none that can be read.
    case noBadge = "no-badge"

    // MARK: Images

    /// A region cannot be used on an image.
    case unusableRegion = "unusable-region"
    /// A region has no text that could be its label.
    case regionWithoutLabel = "region-without-label"
    /// A list of annotations stands elsewhere, and is not looked up.
    case annotationsElsewhere = "annotations-elsewhere"
    /// An image has no size.
    case imageWithoutSize = "image-without-size"
    /// A pin sheet has no place for parts of a question with markers, or for a further point of an
    /// annotation.
    case partsLeftOut = "parts-left-out"

    // MARK: Banks

    /// A question cannot be a problem of a bank.
    case unusableQuestion = "unusable-question"
    /// A bank has no problems of this type.
    case unusableType = "unusable-type"
    /// A mark is no number of points that a problem can be worth.
    case markRounded = "mark-rounded"
    /// A text has no problem behind it in its set.
    case descriptionLeftOut = "description-left-out"
    /// A text has lost something of its form.
    case textSimplified = "text-simplified"
    /// A text has lost something that learners would see or hear.
    case contentLeftOut = "content-left-out"
    /// A gap in which several answers are picked has no place next to others.
    case gapLeftOut = "gap-left-out"
    /// Parts of a question have no place in a bank.
    case fieldsLeftOut = "fields-left-out"
    /// Settings of a question have no effect in a bank.
    case settingsLeftOut = "settings-left-out"
    /// A question is hidden from learners.
    case hiddenQuestion = "hidden-question"

    // MARK: QTI

    /// Responses to an item cannot be scored, because a part of it is not known here.
    case notScored = "not-scored"

    /// An item scores otherwise than a question can.
    case scoringApproximated = "scoring-approximated"
    /// An item has no rules of scoring.
    case usualRules = "usual-rules"
    /// No response to an item earns anything.
    case noKey = "no-key"
    /// A text that an item shows for some responses has no place in a question.
    case feedbackLeftOut = "feedback-left-out"
    /// The rules of an item set an outcome that it does not declare.
    case undeclaredOutcome = "undeclared-outcome"

    // MARK: Packages

    /// A package has no file that it names or needs.
    case missingFile = "missing-file"
    /// A picture or recording has an address that a text cannot have.
    case addressLeftOut = "address-left-out"
    /// The notes for graders are not in the bank.
    case rubricLeftOut = "rubric-left-out"
    /// The key has units, and its problem is a number without one.
    case unitsLeftOut = "units-left-out"

    // MARK: Questions

    /// A number cannot be read.
    case malformedNumber = "malformed-number"
    /// A weight is above 100 or below -100 percent.
    case weightOutOfRange = "weight-out-of-range"
    /// Moodle does not know the weight.
    case weightNotOnList = "weight-not-on-list"
    /// No answer is right.
    case noRightAnswer = "no-right-answer"
    /// There are fewer answers than the type needs.
    case tooFewAnswers = "too-few-answers"
    /// A pair has no arrow.
    case pairWithoutArrow = "pair-without-arrow"
    /// A pair has no answer behind its arrow.
    case pairWithoutAnswer = "pair-without-answer"

    package var nature: (severity: Severity, outcome: Outcome) {
      switch self {
      case .notUTF8: (.warning, .approximated)
      case .braceWithoutPartner, .tooFewAnswers, .pairWithoutArrow: (.error, .refused)
      case .unfinishedQuestion, .unknownLetter, .incompleteRow, .malformedJSON: (.error, .refused)
      case .encodingGuessed, .passedOver, .noIdentifiers, .fieldsWithoutNames: (.hint, .kept)
      case .unreadableByte, .columnLeftOut, .columnMisspelled, .rowAboveNames, .unreadableCell,
        .mediaLeftOut,
        .sheetLeftOut:
        (.warning, .dropped)
      case .unknownOption, .columnsWithoutNames: (.error, .refused)
      case .gapWithinGap, .otherFormat, .ambiguousKey: (.warning, .approximated)
      case .quoteWithoutPartner: (.warning, .kept)
      case .brokenJSON: (.error, .approximated)
      case .missingMember, .wrongKind, .malformedValue, .unknownMember, .duplicateMember,
        .misplacedMember, .noBadge, .imageWithoutSize:
        (.error, .refused)
      case .uselessMember, .neverValid: (.warning, .kept)
      case .notLookedUp, .proofNotChecked: (.hint, .kept)
      case .unusableRegion, .regionWithoutLabel, .annotationsElsewhere: (.warning, .dropped)
      case .severalAnswers: (.hint, .kept)
      case .unusableQuestion: (.error, .refused)
      case .unusableType: (.error, .refused)
      case .notScored, .noKey: (.warning, .kept)
      case .scoringApproximated, .markRounded: (.warning, .approximated)
      case .usualRules: (.hint, .approximated)
      case .feedbackLeftOut, .addressLeftOut: (.warning, .dropped)
      case .undeclaredOutcome: (.hint, .kept)
      case .missingFile: (.error, .dropped)
      case .rubricLeftOut, .partsLeftOut, .contentLeftOut, .gapLeftOut, .fieldsLeftOut,
        .hiddenQuestion:
        (.warning, .dropped)
      case .settingsLeftOut: (.hint, .kept)
      case .descriptionLeftOut, .unitsLeftOut: (.warning, .dropped)
      case .textSimplified: (.hint, .approximated)
      case .nothingFound, .noGap, .gapWithoutEnd: (.error, .refused)
      case .nestedTooDeeply: (.error, .dropped)
      case .malformedXML: (.error, .approximated)
      case .duplicateFile: (.warning, .dropped)
      case .tagsInText: (.warning, .approximated)
      case .unknownReference, .unknownType, .unknownGapType: (.warning, .kept)
      case .unknownElement: (.hint, .kept)
      case .secondAnswerBlock, .malformedNumber, .noRightAnswer: (.error, .kept)
      case .weightOutOfRange: (.warning, .kept)
      case .lineBreakInFormula, .weightOnRightAnswer, .truthAsText, .malformedWeight,
        .unknownTextFormat, .weightNotOnList:
        (.warning, .kept)
      case .questionInCategory: (.error, .dropped)
      case .zeroAnswer, .pairWithoutAnswer: (.warning, .kept)
      case .zeroLine, .unescapedSign: (.hint, .kept)
      }
    }
  }
}
