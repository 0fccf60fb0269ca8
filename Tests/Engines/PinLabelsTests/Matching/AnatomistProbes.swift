// SPDX-License-Identifier: Apache-2.0
import LudusCore

/// An answer for a pin with a single label, and whether an anatomist takes it.
///
/// The table was written before names of the dictionary counted, and stands as it was written: what
/// the matcher judges otherwise is counted, not taken out.
struct AnatomistProbe: Sendable, CustomStringConvertible {
  let answer: String
  let label: String
  /// The language of the label.
  let language: Language
  /// The language of the learner.
  let learner: Language
  let isRight: Bool

  var description: String {
    "\(answer) for \(label) (\(language)), \(learner), \(isRight ? "right" : "wrong")"
  }

  /// A line for each: the languages of label and learner, the label, and answers that are right and,
  /// behind a stroke, wrong.
  static let all: [AnatomistProbe] = table.split(separator: "\n").flatMap { line in
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { part in
      part.split(separator: ";").map { text in
        text.split(separator: " ").joined(separator: " ")
      }.filter { !$0.isEmpty }
    }
    guard parts.count == 4, let languages = parts[0].first?.split(separator: " "),
      languages.count == 2, let label = parts[1].first
    else { return [AnatomistProbe]() }
    return [(parts[2], true), (parts[3], false)].flatMap { answers, isRight in
      answers.map {
        AnatomistProbe(
          answer: $0,
          label: label,
          language: Language(String(languages[0])),
          learner: Language(String(languages[1])),
          isRight: isRight
        )
      }
    }
  }

  private static let table = """
    la de | Nervus opticus | Sehnerv ; N. II ; zweiter Hirnnerv | Nervus oculomotorius ; Hörnerv ; N. III
    la de | Cerebellum | Kleinhirn ; Kleinhirm | Großhirn ; Kleinhirnwurm
    la de | Nervus facialis | Gesichtsnerv ; N. VII ; N. facialis | Arteria facialis ; N. V
    la de | Clavicula | Schlüsselbein ; Klavikula | Schulterblatt ; Schambein
    la de | Scapula | Schulterblatt ; Skapula | Schlüsselbein
    la de | Os scaphoideum | Kahnbein der Hand ; Os naviculare manus | Mondbein ; Os naviculare
    la de | Musculus trapezius | Trapezmuskel ; Kapuzenmuskel | Os trapezium
    la de | Tendo calcaneus | Achillessehne | Fersenbein ; Achilles
    la de | Papilla duodeni major | Vater-Papille | Papilla duodeni minor ; Vater
    la de | Vena cava superior | obere Hohlvene ; V. cava sup. ; Superior vena cava | untere Hohlvene ; V. cava inf.
    la de | Pancreas | Bauchspeicheldrüse ; Pankreas | Ohrspeicheldrüse
    la de | Glandula parotidea | Ohrspeicheldrüse ; Parotis ; Gl. parotis | Unterzungendrüse
    la de | Musculus sternocleidomastoideus | Kopfwender ; M. sternocleidomastoideus | Kaumuskel
    la de | Musculus masseter | M. masseter ; Masseter | Schläfenmuskel
    la de | Os zygomaticum | Jochbein ; Wangenbein | Joch
    la de | Ren | Niere | Nieren ; Nebenniere
    la de | Hepar | Leber | Leder ; Lebern
    la de | Tibia | Schienbein ; Scheinbein | Wadenbein ; Fibula
    la de | Vertebra prominens | siebter Halswirbel ; C7 | C6 ; C1
    la de | Atlas | erster Halswirbel ; C1 ; Vertebra cervicalis I | Axis ; C2
    la de | Nervus ischiadicus | Ischiasnerv ; N. ischiaticus ; Hüftnerv | Nervus femoralis
    la de | Musculus quadriceps femoris | vierköpfiger Oberschenkelmuskel ; Quadrizeps | Musculus quadratus femoris ; Musculus biceps femoris
    la en | Nervus opticus | optic nerve ; CN II ; cranial nerve II ; second cranial nerve | olfactory nerve ; CN I
    la en | Nervus trigeminus | trigeminal nerve ; CN V ; fifth cranial nerve ; N. trigeminus | trochlear nerve ; CN IV
    la en | Clavicula | collarbone ; collar bone ; clavicle | scapula ; color bone
    la en | Patella | kneecap ; knee cap | knee ; paella
    la en | Scapula | shoulder blade | shoulder
    la en | Axis | C2 ; second cervical vertebra ; Vertebra cervicalis II | C1 ; axle
    la en | Tendo calcaneus | Achilles tendon ; calcaneal tendon | calcaneus
    la en | Tuba uterina | fallopian tube ; uterine tube ; Salpinx | auditory tube
    la en | Tuba auditiva | Eustachian tube ; auditory tube | uterine tube
    la en | Circulus arteriosus cerebri | circle of Willis | arterial circle of iris
    la en | Vesica biliaris | gallbladder ; gall bladder ; Vesica fellea | urinary bladder
    la en | Musculus deltoideus | deltoid ; deltoid muscle | deltoid ligament ; deltoid fascia
    la en | Os lunatum | lunate ; lunate bone | lunula ; hamate
    la en | Os metacarpi I | first metacarpal ; 1st metacarpal ; Metacarpale I ; metacarpal 1 | second metacarpal ; first metatarsal ; metacarpal 2
    la en | Costa I | first rib ; 1st rib ; Costa prima | second rib ; Costa II
    la en | Vena cava inferior | inferior vena cava | superior vena cava
    la en | Ventriculus dexter | right ventricle | left ventricle ; right atrium
    la en | Arteria femoralis | femoral artery ; A. femoralis | femoral vein ; femoral nerve
    la en | Ganglion trigeminale | trigeminal ganglion ; Gasserian ganglion ; semilunar ganglion | ciliary ganglion
    la la | Nervus opticus | N. opticus ; Nervus opticus [II] ; N. II | Nervus oticus ; N. III
    la la | Vena cava superior | Superior vena cava ; V. cava superior ; vena cava sup. | Vena cava inferior ; Inferior vena cava
    la la | Appendix vermiformis | Appendix ; Processus vermiformis | Appendix epiploica
    la la | Tuberculum majus humeri | Tuberculum majus ; Tub. majus ; Tuberculum maius humeri | Tuberculum minus ; Tuberculum minus humeri
    la la | Collum anatomicum | Collum anatomicum humeri | Collum chirurgicum ; Collum chirurgicum humeri
    la la | Epicondylus medialis humeri | Epic. med. humeri ; Epicondylus medialis | Epicondylus lateralis ; Epic. lat. humeri ; Epicondylus medialis femoris
    la la | Musculus extensor carpi radialis longus | M. ext. carpi rad. longus ; M. extensor carpi radialis longus ; Musc. extensor carpi radialis longus | M. ext. carpi rad. brevis ; M. ext. carpi ulnaris ; M. flexor carpi radialis
    la la | Caput humeri | Caput humerus | Caput femoris ; Collum humeri ; Humerus
    la la | Nervus abducens | N. VI ; Nervus abducens [VI] ; N. abducens | N. adducens ; Nervus accessorius
    la la | Ileum | Illeum | Ileus ; Ilium ; Os ilium
    la la | Arteria renalis | A. renalis | Arteria retinalis ; A. adrenalis
    la la | Nervus perinealis | N. perinealis | Nervus peronealis ; Nervus peroneus
    la la | Os hamatum | Hamatum ; Os uncinatum | Hamulus ; Os capitatum
    la la | Os cuneiforme mediale | Cuneiforme mediale ; Os cuneiforme I | Os cuneiforme laterale ; Os cuneiforme II
    la la | Musculus peroneus longus | Musculus fibularis longus ; M. peronaeus longus | Musculus fibularis brevis
    la la | Arteria dorsalis pedis | A. dorsalis pedis | Arteria plantaris ; Vena dorsalis pedis
    la la | Ligamentum cruciatum anterius | Lig. cruciatum ant. | Ligamentum cruciatum posterius ; Lig. collaterale mediale
    la la | Vena jugularis interna dextra | V. jugularis int. dext. ; V. jugularis interna dx | V. jugularis interna sinistra ; V. jugularis externa dextra
    en en | scaphoid bone | scaphoid ; the scaphoid | navicular ; sphenoid bone
    en en | deltoid muscle | deltoid | deltoid ligament
    en en | abducens nerve | abducent nerve ; abducent ; CN VI ; sixth cranial nerve | accessory nerve ; adducens nerve
    en en | annular ligament of radius | anular ligament of radius | annular ligament of trachea
    en en | ischial bone | ischium | ilium ; pubis
    en en | liver | Liver | river ; livor mortis
    en en | calf | Calf | half ; calves of leg
    en en | wrist | the wrist | waist ; wrist joint
    en en | nose | | hose ; noise ; rose
    en en | bowel | | vowel ; bowl
    en en | tympanic membrane | eardrum ; ear drum | tympanic cavity
    en en | small intestine | small bowel | large intestine
    en en | fibula | calf bone | tibia
    en en | kneecap | patella | knee joint
    en en | greater tubercle of humerus | greater tubercle | lesser tubercle ; greater trochanter
    en en | internal carotid artery | ICA ; int. carotid artery | external carotid artery ; internal jugular vein
    en en | left ventricle | left ventricel | right ventricle ; left atrium
    de de | Leber | leber | Leder ; Lieber
    de de | Milz | | Pilz ; Filz
    de de | Hand | | Wand ; Sand ; Band
    de de | Bein | | Wein ; Stein
    de de | Zahn | | Zehn ; Kahn ; Hahn
    de de | Galle | | Halle ; Falle ; Gallenblase
    de de | Nacken | | Backen ; Nicken
    de de | Speiche | Radius | Elle ; Speicher
    de de | Oberschenkelknochen | Femur ; Oberschenkelbein | Unterschenkelknochen ; Oberarmknochen
    de de | Zwerchfell | Diaphragma | Bauchfell ; Trommelfell
    de de | Trommelfell | Membrana tympanica ; Membrana tympani | Trommel ; Bauchfell
    de de | Luftröhre | Trachea ; Luftröre | Speiseröhre
    de de | Speiseröhre | Ösophagus ; Oesophagus ; Esophagus | Luftröhre
    de de | Wirbelsäule | Rückgrat ; Columna vertebralis | Wirbel ; Rückenmark
    de de | Innenknöchel | Malleolus medialis | Außenknöchel ; Malleolus lateralis
    """
}
