// SPDX-License-Identifier: Apache-2.0
import Interchange

/// Items of QTI that the tests write themselves.
enum QTISample {
  /// An item with one choice of many and its table of points.
  static let item = """
    <?xml version="1.0"?><!-- a comment -->
    <assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="Planets &amp; moons" adaptive="false">
    <responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="identifier">
    <correctResponse><value>A</value><value> B </value></correctResponse>
    <mapping lowerBound="-1" upperBound="2" defaultValue="-0.5"><mapEntry mapKey="A" mappedValue="1"/>
    <mapEntry mapKey="B" mappedValue="1.5"/></mapping></responseDeclaration>
    <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
    <itemBody><choiceInteraction responseIdentifier="RESPONSE"><prompt>Which?</prompt>
    <simpleChoice identifier="A">Mars</simpleChoice><simpleChoice identifier="B">Venus</simpleChoice>
    <simpleChoice identifier="C">Moon</simpleChoice></choiceInteraction></itemBody>
    <responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/>
    <modalFeedback outcomeIdentifier="SCORE" identifier="x" showHide="show">Well</modalFeedback></assessmentItem>
    """

  /// The same item in the spelling of version 3.
  static let itemOfVersion3 = """
    <qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i1" title="Planets &amp; moons" adaptive="false">
    <qti-response-declaration identifier="RESPONSE" cardinality="multiple" base-type="identifier">
    <qti-correct-response><qti-value>A</qti-value><qti-value>B</qti-value></qti-correct-response>
    <qti-mapping lower-bound="-1" upper-bound="2" default-value="-0.5"><qti-map-entry map-key="A" mapped-value="1"/>
    <qti-map-entry map-key="B" mapped-value="1.5"/></qti-mapping></qti-response-declaration>
    <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>
    <qti-item-body><qti-choice-interaction response-identifier="RESPONSE"><qti-prompt>Which?</qti-prompt>
    <qti-simple-choice identifier="A">Mars</qti-simple-choice><qti-simple-choice identifier="B">Venus</qti-simple-choice>
    <qti-simple-choice identifier="C">Moon</qti-simple-choice></qti-choice-interaction></qti-item-body>
    <qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/map_response.xml"/>
    <qti-modal-feedback outcome-identifier="SCORE" identifier="x" show-hide="show">Well</qti-modal-feedback></qti-assessment-item>
    """

  /// An item whose rules stand in it.
  static func item(declaring declarations: String, rules: String, body: String = "") -> String {
    """
    <assessmentItem identifier="i" title="t">\(declarations)<itemBody>\(body)</itemBody>\
    <responseProcessing>\(rules)</responseProcessing></assessmentItem>
    """
  }

  /// An item that sets the outcome OUT to the value of an expression.
  static func item(of expression: String, declaring declarations: String) -> String {
    item(
      declaring: declarations,
      rules: "<setOutcomeValue identifier=\"OUT\">\(expression)</setOutcomeValue>"
    )
  }

  static func response(
    _ name: String,
    _ cardinality: String,
    _ type: String,
    inside: String = ""
  ) -> String {
    "<responseDeclaration identifier=\"\(name)\" cardinality=\"\(cardinality)\" baseType=\"\(type)\">\(inside)</responseDeclaration>"
  }

  static func outcome(_ cardinality: String = "single", _ type: String = "float") -> String {
    "<outcomeDeclaration identifier=\"OUT\" cardinality=\"\(cardinality)\" baseType=\"\(type)\"/>"
  }

  static func read(_ text: String) -> QTI.Document { QTI.read(Array(text.utf8)) }
}

extension QTI.Document {
  var item: QTI.Item? {
    if case .item(let item) = content { item } else { nil }
  }
}
