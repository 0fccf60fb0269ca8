// SPDX-License-Identifier: Apache-2.0
internal import FileDiagnostics
internal import LudusCore
internal import QuizContent

/// The elements of a question that no task is made of: what becomes of each in a bank.
enum MoodleXMLFields {
  /// The elements without effect on what is asked and earned, with the values that are the usual
  /// ones and need no word.
  private static let settings: [String: Set<String>] = [
    "answernumbering": ["", "abc"], "showstandardinstruction": ["", "0"], "shownumcorrect": [""],
    "correctresponsesfeedback": ["", "0", "1"], "shuffleanswers": ["", "1", "true"],
    "responseformat": ["", "editor"], "responserequired": ["", "1"],
    "responsefieldlines": ["", "10", "15"], "attachments": ["", "0"],
    "attachmentsrequired": ["", "0"], "filetypeslist": [""], "maxbytes": ["", "0"],
    "layouttype": ["", "0", "VERTICAL"], "showgrading": ["", "1", "SHOW"],
    "numberingstyle": ["", "none", "abc"], "selecttype": ["", "0", "ALL"],
    "selectcount": ["", "0"], "showunits": ["", "0", "3"], "unitsleft": ["", "0"],
    "unitpenalty": [""], "unitgradingtype": ["", "0", "1", "2"], "hidden": ["", "0"],
    "gapsettings": [""], "fixedgapsize": ["", "0"], "noduplicates": ["", "0"],
    "letterhints": ["", "0"], "optionsaftertext": ["", "0"], "singleuse": ["", "0"],
    "showmisplaced": ["", "0"], "idnumber": [""], "penalty": [""], "qtype": [""],
    "synchronize": ["", "0"],
  ]
  /// Those of them that change the task where they are not as usual.
  private static let conditions: Set<String> = [
    "attachments", "attachmentsrequired", "selecttype", "selectcount", "unitpenalty",
    "unitgradingtype", "noduplicates", "singleuse",
  ]
  /// The elements of numbers with units, of which a bank says what it has.
  private static let units: Set<String> = ["units"]
  /// The elements of calculated questions that become variables, or the shuffling of options.
  private static let calculated: Set<String> = ["dataset_definitions", "shuffleanswers"]

  /// The names of the elements that a bank has not, and those that have no effect in it.
  static func left(in question: Question) -> (unplaced: [String], settings: [String]) {
    var unplaced: [String] = []
    var left: [String] = []
    if let penalty = question.penalty, !isUsual(penalty) { left.append("penalty") }
    guard case .elements(let sources) = question.remainder else { return (unplaced, left) }
    let elements = sources.compactMap { XMLElement(source: $0) }
    let selectsAll =
      elements.first { $0.name == "selecttype" }
      .map { settings["selecttype"]?.contains($0.allText) == true } ?? true
    let isCalculated = Question.calculatedTypes.contains(question.type)
    for element in elements where !units.contains(element.name) && !isEmpty(element) {
      if isCalculated, calculated.contains(element.name) { continue }
      let name = element.name
      let value = element.allText
      switch name {
      case "selectcount" where selectsAll: continue
      // A wrong unit costs everything here.
      case "unitpenalty" where !question.needsUnit || Fraction(decimal: value) == 1: continue
      case "gradingtype" where OrderGrading(name: value) != nil: continue
      default: break
      }
      guard let usual = settings[name] else {
        unplaced.append(name)
        continue
      }
      guard !usual.contains(value) else { continue }
      if conditions.contains(name) { unplaced.append(name) } else { left.append(name) }
    }
    return (unplaced, left)
  }

  /// The penalties that Moodle has for questions by itself.
  private static func isUsual(_ penalty: Fraction) -> Bool {
    let value = Double(penalty)
    return value == 0 || value == 0.1 || value == 1 || (value - 0.3333333).magnitude < 0.005
  }

  /// Whether an element has no text and no attribute with one.
  private static func isEmpty(_ element: XMLElement) -> Bool {
    element.allText.isEmpty
      && element.attributes.allSatisfy { ["format", "encoding"].contains($0.name) }
      && element.all("file").isEmpty
  }
}

extension XMLElement {
  /// The text of the element and of all in it, without white space at its ends.
  var allText: String {
    (text + children.map(\.allText).joined(separator: " ")).trimmingPHPSpaces
  }

  /// Reads an element from its bytes, or returns nil where they do not begin with one.
  init?(source: [UInt8]) {
    var tokens = XMLTokenizer(SourceText(source))
    guard let first = tokens.next(),
      case .start(let name, let attributes, let isEmpty) = first.kind
    else { return nil }
    guard !isEmpty else {
      let end = first.range.upperBound
      self.init(name: name, attributes: attributes, range: first.range, inside: end..<end)
      return
    }
    self = XMLElement.read(name, attributes, at: first.range, from: &tokens)
  }
}

/// Moodle's grading of an order, by the name that its files use or by its number.
struct OrderGrading {
  /// The formula that is the same here, or the nearest.
  let formula: OrderingTask.Formula
  /// Whether it is the same.
  let isExact: Bool

  private static let all: [(name: String, number: String, formula: OrderingTask.Formula, Bool)] = [
    ("ALL_OR_NOTHING", "-1", .allOrNothing, true),
    ("ABSOLUTE_POSITION", "0", .exactPosition, true),
    ("RELATIVE_NEXT_EXCLUDE_LAST", "1", .relativeNext, true),
    ("RELATIVE_NEXT_INCLUDE_LAST", "2", .relativeNext, false),
    ("RELATIVE_ONE_PREVIOUS_AND_NEXT", "3", .relativeNext, false),
    ("RELATIVE_ALL_PREVIOUS_AND_NEXT", "4", .allPreviousAndNext, true),
    ("LONGEST_ORDERED_SUBSET", "5", .longestSubsequence, true),
    ("LONGEST_CONTIGUOUS_SUBSET", "6", .longestRun, false),
    ("RELATIVE_TO_CORRECT", "7", .allPreviousAndNext, false),
  ]

  /// The grading with a name or number, or nil for another one.
  init?(name: String) {
    guard let found = Self.all.first(where: { $0.name == name || $0.number == name }) else {
      return nil
    }
    formula = found.formula
    isExact = found.3
  }

  /// The name of the formula in Moodle's files, and whether it is the same there.
  static func written(_ formula: OrderingTask.Formula) -> (name: String, isExact: Bool) {
    let exact = all.first { $0.formula == formula && $0.3 }
    let near = exact ?? all.first { $0.formula == formula }
    return (near?.name ?? "RELATIVE_ALL_PREVIOUS_AND_NEXT", exact != nil)
  }
}
