// SPDX-License-Identifier: Apache-2.0
import Interchange

/// Items of QTI 1.2 as programs write them, in words of our own.
enum QTI12Sample {
  /// A file with one quiz.
  static func quiz(_ items: String, title: String = "Rivers", section: String = "root_section")
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a1" title="\(title)">
    <qtimetadata><qtimetadatafield><fieldlabel>cc_maxattempts</fieldlabel><fieldentry>1</fieldentry></qtimetadatafield></qtimetadata>
    <section ident="\(section)">\(items)</section></assessment></questestinterop>
    """
  }

  /// An item with metadata as Canvas has it.
  static func item(
    _ type: String?,
    points: String? = nil,
    ident: String = "i1",
    title: String = "Q",
    presentation: String,
    rules: String,
    rest: String = ""
  ) -> String {
    func field(_ name: String, _ value: String?) -> String {
      value.map {
        "<qtimetadatafield><fieldlabel>\(name)</fieldlabel><fieldentry>\($0)</fieldentry></qtimetadatafield>"
      } ?? ""
    }
    return """
      <item ident="\(ident)" title="\(title)"><itemmetadata><qtimetadata>\(field("question_type", type))\
      \(field("points_possible", points))</qtimetadata></itemmetadata><presentation>\(presentation)</presentation>\
      <resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>\(rules)\
      </resprocessing>\(rest)</item>
      """
  }

  static func html(_ text: String) -> String {
    "<material><mattext texttype=\"text/html\">&lt;p&gt;\(text)&lt;/p&gt;</mattext></material>"
  }

  static func plain(_ text: String) -> String {
    "<material><mattext texttype=\"text/plain\">\(text)</mattext></material>"
  }

  static func choices(
    _ labels: [(id: String, text: String)],
    name: String = "response1",
    cardinality: String = "Single",
    stem: String = "",
    attributes: String = ""
  ) -> String {
    let labels = labels.map {
      "<response_label ident=\"\($0.id)\" \(attributes)>\(plain($0.text))</response_label>"
    }.joined()
    return """
      <response_lid ident="\(name)" rcardinality="\(cardinality)">\(stem)<render_choice>\(labels)</render_choice></response_lid>
      """
  }

  static func entry(_ type: String = "String", name: String = "response1") -> String {
    """
    <response_str ident="\(name)" rcardinality="Single"><render_fib fibtype="\(type)"><response_label ident="x"/></render_fib></response_str>
    """
  }

  static func equal(_ value: String, name: String = "response1") -> String {
    "<varequal respident=\"\(name)\">\(value)</varequal>"
  }

  static func rule(
    _ test: String,
    _ points: String? = nil,
    _ action: String = "Set",
    shows feedback: String? = nil,
    continues: Bool? = nil
  ) -> String {
    let set = points.map { "<setvar action=\"\(action)\" varname=\"SCORE\">\($0)</setvar>" } ?? ""
    let link =
      feedback.map {
        "<displayfeedback feedbacktype=\"Response\" linkrefid=\"\($0)\"/>"
      } ?? ""
    let goesOn = continues.map { " continue=\"\($0 ? "Yes" : "No")\"" } ?? ""
    return
      "<respcondition\(goesOn)><conditionvar>\(test)</conditionvar>\(set)\(link)</respcondition>"
  }

  static func feedback(_ ident: String, _ text: String, title: String? = nil) -> String {
    let title = title.map { " title=\"\($0)\"" } ?? ""
    return
      "<itemfeedback ident=\"\(ident)\"\(title)><flow_mat>\(html(text))</flow_mat></itemfeedback>"
  }

  static func read(_ text: String, also files: [String: String] = [:]) -> ImportedPackage {
    var bytes = files.mapValues { Array($0.utf8) }
    bytes["quiz.xml"] = Array(text.utf8)
    return QTI.read(package: bytes)
  }

  // MARK: Blackboard

  private static func formatted(_ text: String) -> String {
    """
    <flow class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">\(text)</mat_formattedtext>\
    </mat_extension></material></flow><flow class="FILE_BLOCK"><material/></flow>\
    <flow class="LINK_BLOCK"><material><mattext texttype="text/plain" uri=""/></material></flow>
    """
  }

  /// An item of a pool, with its response and its rules.
  static func blackboard(
    _ type: String,
    _ text: String,
    points: String = "2.0",
    response: String,
    rights: [String] = [],
    rules: String
  ) -> String {
    let block =
      rights.isEmpty
      ? ""
      : "<flow class=\"RIGHT_MATCH_BLOCK\">\(rights.map { "<flow class=\"Block\">\(formatted($0))</flow>" }.joined())</flow>"
    return """
      <item maxattempts="0"><itemmetadata><bbmd_asi_object_id>_17_1</bbmd_asi_object_id><bbmd_questiontype>\(type)</bbmd_questiontype>\
      <qmd_absolutescore_max>\(points)</qmd_absolutescore_max></itemmetadata><presentation><flow class="Block">\
      <flow class="QUESTION_BLOCK">\(formatted(text))</flow><flow class="RESPONSE_BLOCK">\(response)</flow>\(block)</flow></presentation>\
      <resprocessing scoremodel="SumOfScores"><outcomes><decvar defaultval="0.0" maxvalue="\(points)" minvalue="0.0" varname="SCORE"/></outcomes>\
      \(rules)<respcondition title="incorrect"><conditionvar><other/></conditionvar><setvar action="Set" variablename="SCORE">0.0</setvar>\
      <displayfeedback feedbacktype="Response" linkrefid="incorrect"/></respcondition></resprocessing>\
      <itemfeedback ident="correct" view="All"><flow_mat class="Block">\(formatted("Well found."))</flow_mat></itemfeedback>\
      <itemfeedback ident="incorrect" view="All"><flow_mat class="Block">\(formatted("Look again."))</flow_mat></itemfeedback></item>
      """
  }

  static func blackboardKey(_ test: String) -> String {
    """
    <respcondition title="correct"><conditionvar>\(test)</conditionvar><setvar action="Set" variablename="SCORE">SCORE.max</setvar>\
    <displayfeedback feedbacktype="Response" linkrefid="correct"/></respcondition>
    """
  }

  static func blackboardLabels(_ ids: [String], texts: [String]? = nil) -> String {
    ids.enumerated().map { index, id in
      let text = texts.map { "<flow_mat class=\"Block\">\(formatted($0[index]))</flow_mat>" } ?? ""
      return
        "<flow_label class=\"Block\"><response_label ident=\"\(id)\">\(text)</response_label></flow_label>"
    }.joined()
  }
}
