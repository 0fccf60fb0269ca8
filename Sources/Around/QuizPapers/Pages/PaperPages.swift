// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import Quizzes
internal import ReportCharts

/// The pages of an exam, each kind of them one self-contained HTML file that a browser prints: no
/// script, no style sheet, no image elsewhere.
///
/// ```swift
/// let pages = PaperPages(exam, in: .english)
/// try Data(pages.namedPapers.utf8).write(to: folder.appending(path: "papers.html"))
/// try Data(pages.keys.utf8).write(to: folder.appending(path: "keys.html"))
/// ```
///
/// Whatever an author or a candidate wrote is shown and never becomes markup. A problem is not
/// split between two pages unless it is longer than one, and every page has the code of its paper
/// at the top.
public struct PaperPages: Sendable {
  /// The paper in the printer, and the size of the letters.
  public struct Format: Hashable, Sendable {
    /// A size of paper.
    public enum Size: String, Hashable, Sendable, CaseIterable {
      /// 210 by 297 mm.
      case a4
      /// 8.5 by 11 inches.
      case letter
    }

    /// The sizes that letters can have, in points.
    public static let fontSizes = 8...28

    /// The size of the paper.
    public let size: Size
    /// The size of the letters in points, one of ``fontSizes``.
    public let fontSize: Int

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - size: The size of the paper.
    ///   - fontSize: The size of the letters in points; one out of ``fontSizes`` counts as the
    ///     nearest one in it. 18 is a large print.
    public init(_ size: Size = .a4, fontSize: Int = 11) {
      self.size = size
      self.fontSize = min(max(fontSize, Self.fontSizes.lowerBound), Self.fontSizes.upperBound)
    }

    /// A4 with letters of 11 points.
    public static let standard = Format()
  }

  private let exam: PaperExam
  private let writer: PageWriter

  /// Prepares the pages of an exam.
  ///
  /// - Parameters:
  ///   - exam: The exam.
  ///   - phrasebook: The language of what the pages say of their own.
  ///   - format: The paper in the printer, and the size of the letters.
  public init(_ exam: PaperExam, in phrasebook: Phrasebook, format: Format = .standard) {
    self.exam = exam
    writer = PageWriter(exam, phrasebook, format)
  }

  /// Every paper once, with an empty line for the name: to copy, or for those who come unannounced.
  public var papers: String {
    writer.document(exam.title, exam.papers.map { ($0.id, writer.paper($0, for: nil)) })
  }

  /// The paper of each candidate with the name on it, in the order of the list; a file without
  /// pages if there are no candidates.
  public var namedPapers: String {
    let papers = Dictionary(exam.papers.map { ($0.id, $0) }) { first, _ in first }
    let pages = exam.seats.compactMap { seat in
      papers[seat.paper].map { ($0.id, writer.paper($0, for: seat.candidate.name)) }
    }
    return writer.document(exam.title, pages)
  }

  /// The key of every paper: the right answers in letters, in words and with their points.
  public var keys: String {
    writer.document(exam.title, exam.papers.map { ($0.id, writer.key(of: $0)) })
  }

  /// A sheet for the answers to every paper, with boxes to cross, to be graded by eye.
  public var answerSheets: String {
    writer.document(
      exam.title,
      exam.papers.map { ($0.id, writer.answerSheet(of: $0, showsKey: false)) }
    )
  }

  /// The same sheets with the right boxes crossed, to lay next to those that come back.
  public var solutionSheets: String {
    writer.document(
      exam.title,
      exam.papers.map { ($0.id, writer.answerSheet(of: $0, showsKey: true)) }
    )
  }

  /// The list of who has which paper, with room for points.
  public var list: String { writer.document(exam.title, [(nil, writer.list)]) }
}
