// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The single teeth.
  static let teethAndJaws = """
    Dens incisivus medialis maxillaris dexter | upper right central incisor ; tooth 11 | oberer rechter mittlerer Schneidezahn ; Zahn 11
    Dens incisivus lateralis maxillaris dexter | upper right lateral incisor ; tooth 12 | oberer rechter seitlicher Schneidezahn ; Zahn 12
    Dens caninus maxillaris dexter | upper right canine ; tooth 13 | oberer rechter Eckzahn ; Zahn 13
    Dens premolaris primus maxillaris dexter | upper right first premolar ; tooth 14 | oberer rechter erster Prämolar ; Zahn 14
    Dens premolaris secundus maxillaris dexter | upper right second premolar ; tooth 15 | oberer rechter zweiter Prämolar ; Zahn 15
    Dens molaris primus maxillaris dexter | upper right first molar ; tooth 16 | oberer rechter erster Molar ; Zahn 16
    Dens molaris secundus maxillaris dexter | upper right second molar ; tooth 17 | oberer rechter zweiter Molar ; Zahn 17
    Dens molaris tertius maxillaris dexter | upper right third molar ; tooth 18 | oberer rechter Weisheitszahn ; Zahn 18
    Dens incisivus medialis maxillaris sinister | upper left central incisor ; tooth 21 | oberer linker mittlerer Schneidezahn ; Zahn 21
    Dens incisivus lateralis maxillaris sinister | upper left lateral incisor ; tooth 22 | oberer linker seitlicher Schneidezahn ; Zahn 22
    Dens caninus maxillaris sinister | upper left canine ; tooth 23 | oberer linker Eckzahn ; Zahn 23
    Dens premolaris primus maxillaris sinister | upper left first premolar ; tooth 24 | oberer linker erster Prämolar ; Zahn 24
    Dens premolaris secundus maxillaris sinister | upper left second premolar ; tooth 25 | oberer linker zweiter Prämolar ; Zahn 25
    Dens molaris primus maxillaris sinister | upper left first molar ; tooth 26 | oberer linker erster Molar ; Zahn 26
    Dens molaris secundus maxillaris sinister | upper left second molar ; tooth 27 | oberer linker zweiter Molar ; Zahn 27
    Dens molaris tertius maxillaris sinister | upper left third molar ; tooth 28 | oberer linker Weisheitszahn ; Zahn 28
    Dens incisivus medialis mandibularis sinister | lower left central incisor ; tooth 31 | unterer linker mittlerer Schneidezahn ; Zahn 31
    Dens incisivus lateralis mandibularis sinister | lower left lateral incisor ; tooth 32 | unterer linker seitlicher Schneidezahn ; Zahn 32
    Dens caninus mandibularis sinister | lower left canine ; tooth 33 | unterer linker Eckzahn ; Zahn 33
    Dens premolaris primus mandibularis sinister | lower left first premolar ; tooth 34 | unterer linker erster Prämolar ; Zahn 34
    Dens premolaris secundus mandibularis sinister | lower left second premolar ; tooth 35 | unterer linker zweiter Prämolar ; Zahn 35
    Dens molaris primus mandibularis sinister | lower left first molar ; tooth 36 | unterer linker erster Molar ; Zahn 36
    Dens molaris secundus mandibularis sinister | lower left second molar ; tooth 37 | unterer linker zweiter Molar ; Zahn 37
    Dens molaris tertius mandibularis sinister | lower left third molar ; tooth 38 | unterer linker Weisheitszahn ; Zahn 38
    Dens incisivus medialis mandibularis dexter | lower right central incisor ; tooth 41 | unterer rechter mittlerer Schneidezahn ; Zahn 41
    Dens incisivus lateralis mandibularis dexter | lower right lateral incisor ; tooth 42 | unterer rechter seitlicher Schneidezahn ; Zahn 42
    Dens caninus mandibularis dexter | lower right canine ; tooth 43 | unterer rechter Eckzahn ; Zahn 43
    Dens premolaris primus mandibularis dexter | lower right first premolar ; tooth 44 | unterer rechter erster Prämolar ; Zahn 44
    Dens premolaris secundus mandibularis dexter | lower right second premolar ; tooth 45 | unterer rechter zweiter Prämolar ; Zahn 45
    Dens molaris primus mandibularis dexter | lower right first molar ; tooth 46 | unterer rechter erster Molar ; Zahn 46
    Dens molaris secundus mandibularis dexter | lower right second molar ; tooth 47 | unterer rechter zweiter Molar ; Zahn 47
    Dens molaris tertius mandibularis dexter | lower right third molar ; tooth 48 | unterer rechter Weisheitszahn ; Zahn 48
    Tuberculum dentis ; Tuberculum dentale | tubercle of tooth ; dental tubercle
    Cingulum dentis | cingulum of tooth
    Crista transversalis dentis | transverse ridge of tooth
    Crista triangularis dentis | triangular ridge of tooth
    Crista obliqua dentis | oblique ridge of tooth
    Crista marginalis dentis | marginal ridge of tooth
    Fossa mesialis dentis | mesial fossa of tooth
    Fossa centralis dentis | central fossa of tooth
    Fossa distalis dentis | distal fossa of tooth
    Fovea mesialis dentis | mesial pit of tooth
    Cuspis buccalis | buccal cusp
    Cuspis palatinalis | palatal cusp
    Cuspis lingualis | lingual cusp
    Cuspis mesiobuccalis | mesiobuccal cusp
    Cuspis mesiopalatalis ; Cuspis mesiopalatinalis | mesiopalatal cusp
    Cuspis mesiolingualis | mesiolingual cusp
    Cuspis distobuccalis | distobuccal cusp
    Cuspis distopalatalis ; Cuspis distopalatinalis | distopalatal cusp
    Cuspis distolingualis | distolingual cusp
    Cuspis distalis dentis | distal cusp of tooth
    Radix buccalis dentis | buccal root of tooth
    Radix palatinalis dentis | palatal root of tooth
    Radix mesialis dentis | mesial root of tooth
    Radix distalis dentis | distal root of tooth
    Radix mesiobuccalis dentis | mesiobuccal root of tooth
    Radix accessoria dentis | accessory root of tooth
    Facies approximalis dentis | approximal surface of tooth
    Area contingens dentis | contact zone of tooth ; contact point of tooth | Kontaktpunkt der Zähne
    Pulpa coronalis | crown pulp | Kronenpulpa
    Pulpa radicularis | root pulp | Wurzelpulpa
    Tubuli dentinales | dentinal tubules | Dentinkanälchen
    Processus odontoblasti | odontoblast process ; Tomes fiber | Tomes-Faser
    Prismata enameli | enamel prisms | Schmelzprismen
    Ameloblastus | ameloblast | Schmelzbildner
    Cementocytus | cementocyte | Zementzelle
    Fibrae cementoalveolares | cemento-alveolar fibers ; Sharpey fibers of periodontium | Sharpey-Fasern
    Desmodontium | desmodontium ; periodontal membrane
    Curvatura occlusalis | occlusal curve ; occlusal curvature
    Organum enamelum | enamel organ | Schmelzorgan
    Lamina dentalis | dental lamina | Zahnleiste
    Gemma dentis | tooth bud | Zahnknospe
    Saccus dentis | dental sac ; dental follicle | Zahnsäckchen
    Dens incisivus deciduus | deciduous incisor ; milk incisor | Milchschneidezahn
    Dens caninus deciduus | deciduous canine ; milk canine | Milcheckzahn
    Dens molaris deciduus | deciduous molar ; milk molar | Milchmolar ; Milchbackenzahn
    """
}
