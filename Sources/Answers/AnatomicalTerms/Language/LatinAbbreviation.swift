// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// An abbreviation of anatomical Latin and its meanings.
package struct LatinAbbreviation: Sendable {
  /// The words for it at the start of a name, the likeliest first.
  package let atStart: [String]
  /// The words for it behind other words, where nouns are mostly in the genitive; the likeliest first.
  package let later: [String]

  /// All known abbreviations, in lower case and without the full stop.
  package static let all: [String: LatinAbbreviation] = {
    var table: [String: LatinAbbreviation] = [:]
    func add(_ short: Substring, atStart: [String], later: [String]) {
      let before = table[String(short)]
      table[String(short)] = LatinAbbreviation(
        atStart: (before?.atStart ?? []) + atStart,
        later: (before?.later ?? []) + later
      )
    }
    for noun in LatinNoun.all {
      for short in noun.shortSingular {
        add(short, atStart: [noun.singular], later: [noun.genitive, noun.singular].unrepeated)
      }
      for short in noun.shortPlural {
        add(short, atStart: [noun.plural], later: [noun.pluralGenitive, noun.plural].unrepeated)
      }
    }
    for (short, forms) in adjectives {
      for short in short.split(separator: " ") {
        let forms = forms.split(separator: " ").map(String.init)
        add(short, atStart: forms, later: forms)
      }
    }
    return table
  }()

  private static let adjectives: KeyValuePairs<String, String> = [
    "ant": "anterior anterius anterioris anteriores anteriora anteriorum",
    "post": "posterior posterius posterioris posteriores posteriora posteriorum",
    "sup": "superior superius superioris superiores superiora superiorum",
    "inf": "inferior inferius inferioris inferiores inferiora inferiorum",
    "maj": "major majus majoris majores majora majorum",
    "lat": "lateralis laterale laterales lateralia lateralium",
    "med": "medialis mediale mediales medialia medialium",
    "dex dext dx": "dexter dextra dextrum dextri dextrae dextrorum dextrarum",
    "sin sinist": "sinister sinistra sinistrum sinistri sinistrae sinistrorum sinistrarum",
    "ext": "externus externa externum externi externae externorum externarum",
    "int": "internus interna internum interni internae internorum internarum",
    "prof": "profundus profunda profundum profundi profundae profundorum profundarum",
    "superf": "superficialis superficiale superficiales superficialia superficialium",
    "max": "maximus maxima maximum maximi maximae",
    "transv": "transversus transversa transversum transversi transversae",
    "prox": "proximalis proximale proximales proximalia",
    "dist": "distalis distale distales distalia",
    "dors": "dorsalis dorsale dorsales dorsalia",
    "ventr": "ventralis ventrale ventrales ventralia",
    "comm": "communis commune communes communia",
  ]
}
