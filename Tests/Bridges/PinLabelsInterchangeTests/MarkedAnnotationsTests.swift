// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusTestSupport
import PinLabels
import PinLabelsInterchange
import Testing

/// A file with a marker in every member with words that its format has; a marker is a word that
/// begins with “mk”.
private struct MarkedFile: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  /// The number of its markers.
  let count: Int

  static let all = [
    MarkedFile(
      testDescription: "IIIF 3",
      text: #"""
        {"@context":"http://iiif.io/api/presentation/3/context.json","id":"https://e.example/m","type":"Manifest",
         "label":{"en":["mktitle","mkline"],"de":["mktitel"]},"summary":{"en":["mksummary"]},
         "metadata":[{"label":{"en":["mkfield"]},"value":{"en":["mkvalue"]}}],
         "requiredStatement":{"label":{"en":["mkowner"]},"value":{"en":["mkcredit"]}},
         "rights":"https://e.example/mkrights","provider":[{"id":"https://e.example/mkhouse","type":"Agent"}],
         "homepage":[{"id":"https://e.example/mkhome","type":"Text"}],"seeAlso":[{"id":"https://e.example/mkalso"}],
         "rendering":[{"id":"https://e.example/mkprint","type":"Text"}],"navDate":"2020-01-01T00:00:00Z mkdate",
         "thumbnail":[{"id":"https://e.example/mkthumb","type":"Image"}],"accompanyingCanvas":{"id":"https://e.example/mkcover"},
         "structures":[{"id":"https://e.example/r","type":"Range","label":{"en":["mkrange"]},"summary":{"en":["mkabout"]},
           "items":[{"id":"https://e.example/c","type":"Canvas"}]}],
         "items":[{"id":"https://e.example/c","type":"Canvas","width":100,"height":50,
           "label":{"en":["mkside"]},"summary":{"en":["mkalternative"]},"metadata":[{"label":{"en":["mkx"]},"value":{"en":["mky"]}}],
           "items":[{"id":"https://e.example/p","type":"AnnotationPage","items":[{"id":"https://e.example/i","type":"Annotation",
             "motivation":"painting","body":{"id":"https://e.example/mkimage.png","type":"Image"},"target":"https://e.example/c"}]}],
           "annotations":[{"id":"https://e.example/q","type":"AnnotationPage","label":{"en":["mklist"]},"items":[
             {"id":"https://e.example/a","type":"Annotation","motivation":"tagging","creator":{"name":"mkauthor"},"rights":"https://e.example/mkterms",
              "label":{"en":["mkheading"]},"created":"2020-01-01T00:00:00Z","body":[{"type":"TextualBody","value":"mklabel","language":"en",
                "creator":{"name":"mkwriter"}},{"type":"TextualBody","value":"mkwort","language":"de"}],
              "target":{"source":"https://e.example/c","selector":{"type":"FragmentSelector","value":"xywh=1,2,3,4"}}}]}]}]}
        """#,
      count: 30
    ),
    MarkedFile(
      testDescription: "IIIF 2",
      text: #"""
        {"@context":"http://iiif.io/api/presentation/2/context.json","@id":"https://e.example/m","@type":"sc:Manifest",
         "label":[{"@value":"mktitle","@language":"en"},{"@value":"mktitel","@language":"de"}],"description":"mksummary",
         "attribution":"mkcredit","license":"https://e.example/mkrights","logo":"https://e.example/mklogo",
         "metadata":[{"label":"mkfield","value":"mkvalue"}],"related":"https://e.example/mkrelated",
         "sequences":[{"@type":"sc:Sequence","canvases":[
           {"@id":"https://e.example/c","@type":"sc:Canvas","label":"mkside","description":"mkalternative","width":100,"height":50,
            "images":[{"@type":"oa:Annotation","motivation":"sc:painting","resource":{"@id":"https://e.example/mkimage.png","@type":"dctypes:Image"},
              "on":"https://e.example/c"}],
            "otherContent":[{"@id":"https://e.example/l","@type":"sc:AnnotationList","resources":[
              {"@id":"https://e.example/a","@type":"oa:Annotation","motivation":"oa:commenting","annotatedBy":{"name":"mkauthor"},
               "resource":{"@type":"cnt:ContentAsText","chars":"mklabel"},"on":"https://e.example/c#xywh=1,2,3,4"}]}]}]}]}
        """#,
      count: 14
    ),
    MarkedFile(
      testDescription: "Web Annotation",
      text: #"""
        {"@context":"http://www.w3.org/ns/anno.jsonld","id":"https://e.example/p","type":"AnnotationPage","items":[
          {"id":"https://e.example/a","type":"Annotation","creator":"https://e.example/mkauthor","generator":{"name":"mkprogram"},
           "created":"2020-01-01T00:00:00Z","rights":"https://e.example/mkrights","via":"https://e.example/mkvia","audience":{"schema:audienceRole":"mkpupils"},
           "canonical":"urn:uuid:mkname","stylesheet":"https://e.example/mkstyle",
           "body":{"type":"TextualBody","value":"mklabel","purpose":"tagging","rights":"https://e.example/mkbody"},
           "target":{"source":"https://e.example/mkimage.png","styleClass":"mkred","selector":{"type":"FragmentSelector","value":"xywh=1,2,3,4",
             "refinedBy":{"type":"mkselector"}}}},
          {"id":"https://e.example/b","type":"Annotation","bodyValue":"mkshort","target":"https://e.example/mkimage.png#xywh=1,2,3,4"}]}
        """#,
      count: 13
    ),
    MarkedFile(
      testDescription: "COCO",
      text: #"""
        {"info":{"title":"mktitle","description":"mkabout","contributor":"mkauthor","url":"https://e.example/mkurl","version":"mk1","year":2020},
         "licenses":[{"id":1,"name":"mkrights"}],
         "images":[{"id":1,"width":100,"height":50,"file_name":"mkimage.png","license":1,"coco_url":"https://e.example/mkaddress",
           "date_captured":"mkdate","plane":"mkplane","alternative_text":"mkalternative",
           "section":{"id":"s","title":"mksection"},"exercise":{"id":"e","title":"mkexercise"}}],
         "categories":[{"id":1,"name":"mklabel","supercategory":"mkanimal"},
           {"id":2,"name":"horse","keypoints":["mkeye","mknose"],"skeleton":[[1,2]]}],
         "annotations":[{"id":1,"image_id":1,"category_id":1,"bbox":[1,2,3,4],"caption":"mkcaption","attributes":{"rotation":0,"color":"mkred","occluded":false}},
           {"id":2,"image_id":1,"category_id":2,"keypoints":[1,1,2,3,3,2],"num_keypoints":2}]}
        """#,
      count: 19
    ),
    MarkedFile(
      testDescription: "labelme",
      text: #"""
        {"version":"5.0","flags":{"mkblurred":true},"imagePath":"mkimage.png","imageData":null,"imageHeight":50,"imageWidth":100,"author":"mkauthor",
         "shapes":[{"label":"mklabel","points":[[1,2],[4,6]],"group_id":null,"description":"mknote","shape_type":"rectangle",
           "flags":{"mkdifficult":true},"other_data":{"mkother":1}}]}
        """#,
      count: 7
    ),
  ]
}

@Suite struct MarkedAnnotationsTests {
  /// The members that hold markers, from the outermost one to the marker itself.
  private static func markers(
    in value: Any,
    _ path: [String] = []
  ) -> [(marker: String, path: [String])] {
    func found(_ text: String, _ path: [String]) -> [(marker: String, path: [String])] {
      text.firstMatch(of: /mk[a-z0-9]+/).map { [(String($0.output), path)] } ?? []
    }
    switch value {
    case let object as [String: Any]:
      return object.flatMap { key, value in
        found(key, path + [key]) + markers(in: value, path + [key])
      }
    case let list as [Any]: return list.flatMap { markers(in: $0, path) }
    case let text as String: return found(text, path)
    default: return []
    }
  }

  @Test(arguments: MarkedFile.all)
  private func whateverIsInAMemberIsOnTheSheetOrNamed(file: MarkedFile) throws {
    let bytes = Array(file.text.utf8)
    let read = ImageAnnotations.read(bytes)
    let made = read.sheet(
      id: "s",
      title: "S",
      language: "en",
      size: PixelSize(width: 100, height: 50)
    )
    let sheet = try String(decoding: #require(made.sheet).json(), as: UTF8.self)
    let told = (read.diagnostics + made.diagnostics).map { $0.sentence(in: .english) }
      .joined(separator: "\n")
    let names = told.split(whereSeparator: \.isNewline).flatMap { line -> [String] in
      let parts = line.components(separatedBy: "no place for ").dropFirst().first ?? ""
      return parts.dropLast().components(separatedBy: ", ")
    }
    func isNamed(_ key: String) -> Bool {
      names.contains { $0 == key || $0.hasSuffix(".\(key)") || $0.hasPrefix("\(key) (") }
    }
    let markers = Self.markers(in: try JSONSerialization.jsonObject(with: Data(bytes)))
    #expect(Set(markers.map(\.marker)).count == file.count)
    for (marker, path) in markers {
      let arrives = sheet.contains(marker) || told.contains(marker) || path.contains(where: isNamed)
      #expect(arrives, "\(marker): \(told)")
    }
  }

  @Test func theMembersAreNamedOnceInOneRemark() throws {
    let file = try #require(MarkedFile.all.first { $0.testDescription == "COCO" })
    let made = ImageAnnotations.read(Array(file.text.utf8))
      .sheet(id: "s", title: "S", language: "en")
    #expect(
      made.diagnostics.map(\.description) == [
        "1:28: warning: A pin sheet has no place for licenses, info.description, info.contributor, "
          + "info.url, info.version, info.year, license, coco_url, date_captured, supercategory, "
          + "skeleton, caption, attributes.color. [parts-left-out]"
      ]
    )
  }
}
