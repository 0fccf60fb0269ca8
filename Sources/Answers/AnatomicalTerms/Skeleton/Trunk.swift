// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The bones of the trunk.
  static let trunk = """
    Columna vertebralis | vertebral column ; spine ; backbone | Wirbelsäule
    Vertebra | vertebra | Wirbel
    Corpus vertebrae | vertebral body ; body of vertebra | Wirbelkörper
    Facies intervertebralis | intervertebral surface | Deckplatte
    Epiphysis anularis | anular epiphysis ; ring apophysis | Randleiste
    Arcus vertebrae | vertebral arch ; neural arch | Wirbelbogen
    Pediculus arcus vertebrae | pedicle of vertebral arch | Wirbelbogenfuß ; Bogenfuß
    Lamina arcus vertebrae | lamina of vertebral arch | Wirbelbogenplatte ; Bogenplatte
    Foramen intervertebrale | intervertebral foramen | Zwischenwirbelloch
    Incisura vertebralis superior | superior vertebral notch | oberer Wirbeleinschnitt
    Incisura vertebralis inferior | inferior vertebral notch | unterer Wirbeleinschnitt
    Foramen vertebrale | vertebral foramen | Wirbelloch
    Canalis vertebralis | vertebral canal ; spinal canal | Wirbelkanal ; Spinalkanal
    Processus spinosus | spinous process | Dornfortsatz
    Processus transversus | transverse process | Querfortsatz
    Processus articularis superior vertebrae | superior articular process of vertebra | oberer Gelenkfortsatz
    Processus articularis inferior vertebrae | inferior articular process of vertebra | unterer Gelenkfortsatz
    Facies articularis superior vertebrae | superior articular facet of vertebra | obere Gelenkfläche des Wirbels
    Facies articularis inferior vertebrae | inferior articular facet of vertebra | untere Gelenkfläche des Wirbels
    Vertebrae cervicales | cervical vertebrae | Halswirbel
    Uncus corporis vertebrae cervicalis ; Processus uncinatus vertebrae cervicalis | uncus of body of cervical vertebra ; uncinate process of cervical vertebra | Hakenfortsatz des Halswirbels
    Foramen transversarium | foramen transversarium ; transverse foramen | Querfortsatzloch
    Tuberculum anterius vertebrae cervicalis | anterior tubercle of cervical vertebra
    Tuberculum posterius vertebrae cervicalis | posterior tubercle of cervical vertebra
    Tuberculum caroticum | carotid tubercle
    Sulcus nervi spinalis | groove for spinal nerve
    Vertebra cervicalis I ; Atlas | first cervical vertebra ; atlas ; C1 | erster Halswirbel
    Massa lateralis atlantis | lateral mass of atlas | Seitenmasse des Atlas
    Arcus anterior atlantis | anterior arch of atlas | vorderer Atlasbogen
    Arcus posterior atlantis | posterior arch of atlas | hinterer Atlasbogen
    Fovea dentis | facet for dens
    Tuberculum anterius atlantis | anterior tubercle of atlas
    Tuberculum posterius atlantis | posterior tubercle of atlas
    Sulcus arteriae vertebralis | groove for vertebral artery
    Facies articularis superior atlantis | superior articular surface of atlas
    Facies articularis inferior atlantis | inferior articular surface of atlas
    Vertebra cervicalis II ; Axis | second cervical vertebra ; axis ; C2 | zweiter Halswirbel
    Dens axis | dens of axis ; odontoid process | Zahn des Axis ; Axiszahn
    Apex dentis axis | apex of dens
    Facies articularis anterior dentis | anterior articular facet of dens
    Facies articularis posterior dentis | posterior articular facet of dens
    Vertebra cervicalis III | third cervical vertebra ; C3 | dritter Halswirbel
    Vertebra cervicalis IV | fourth cervical vertebra ; C4 | vierter Halswirbel
    Vertebra cervicalis V | fifth cervical vertebra ; C5 | fünfter Halswirbel
    Vertebra cervicalis VI | sixth cervical vertebra ; C6 | sechster Halswirbel
    Vertebra cervicalis VII ; Vertebra prominens | seventh cervical vertebra ; vertebra prominens ; C7 | siebter Halswirbel
    Vertebrae thoracicae | thoracic vertebrae | Brustwirbel
    Vertebra thoracica I | first thoracic vertebra ; T1 | erster Brustwirbel
    Vertebra thoracica II | second thoracic vertebra ; T2 | zweiter Brustwirbel
    Vertebra thoracica III | third thoracic vertebra ; T3 | dritter Brustwirbel
    Vertebra thoracica IV | fourth thoracic vertebra ; T4 | vierter Brustwirbel
    Vertebra thoracica V | fifth thoracic vertebra ; T5 | fünfter Brustwirbel
    Vertebra thoracica VI | sixth thoracic vertebra ; T6 | sechster Brustwirbel
    Vertebra thoracica VII | seventh thoracic vertebra ; T7 | siebter Brustwirbel
    Vertebra thoracica VIII | eighth thoracic vertebra ; T8 | achter Brustwirbel
    Vertebra thoracica IX | ninth thoracic vertebra ; T9 | neunter Brustwirbel
    Vertebra thoracica X | tenth thoracic vertebra ; T10 | zehnter Brustwirbel
    Vertebra thoracica XI | eleventh thoracic vertebra ; T11 | elfter Brustwirbel
    Vertebra thoracica XII | twelfth thoracic vertebra ; T12 | zwölfter Brustwirbel
    Fovea costalis superior | superior costal facet | obere Rippengelenkfläche
    Fovea costalis inferior | inferior costal facet | untere Rippengelenkfläche
    Fovea costalis processus transversi | transverse costal facet
    Vertebrae lumbales | lumbar vertebrae | Lendenwirbel
    Vertebra lumbalis I | first lumbar vertebra ; L1 | erster Lendenwirbel
    Vertebra lumbalis II | second lumbar vertebra ; L2 | zweiter Lendenwirbel
    Vertebra lumbalis III | third lumbar vertebra ; L3 | dritter Lendenwirbel
    Vertebra lumbalis IV | fourth lumbar vertebra ; L4 | vierter Lendenwirbel
    Vertebra lumbalis V | fifth lumbar vertebra ; L5 | fünfter Lendenwirbel
    Processus accessorius vertebrae lumbalis | accessory process of lumbar vertebra
    Processus costiformis ; Processus costalis vertebrae lumbalis | costal process of lumbar vertebra | Rippenfortsatz des Lendenwirbels
    Processus mammillaris | mammillary process | Zitzenfortsatz
    Os sacrum | sacrum | Kreuzbein ; Sakrum
    Basis ossis sacri | base of sacrum | Kreuzbeinbasis
    Promontorium ossis sacri | promontory of sacrum ; sacral promontory | Kreuzbeinvorsprung
    Pars lateralis ossis sacri ; Ala ossis sacri | lateral part of sacrum ; ala of sacrum | Kreuzbeinflügel
    Facies auricularis ossis sacri | auricular surface of sacrum
    Tuberositas ossis sacri | sacral tuberosity
    Facies pelvica ossis sacri | pelvic surface of sacrum | Beckenfläche des Kreuzbeins
    Facies dorsalis ossis sacri | dorsal surface of sacrum
    Lineae transversae ossis sacri | transverse ridges of sacrum
    Foramina sacralia anteriora | anterior sacral foramina | vordere Kreuzbeinlöcher
    Foramina sacralia posteriora | posterior sacral foramina | hintere Kreuzbeinlöcher
    Crista sacralis mediana | median sacral crest | mittlerer Kreuzbeinkamm
    Crista sacralis medialis | medial sacral crest ; intermediate sacral crest
    Crista sacralis lateralis | lateral sacral crest
    Cornu sacrale | sacral horn ; sacral cornu | Kreuzbeinhorn
    Canalis sacralis | sacral canal | Kreuzbeinkanal
    Hiatus sacralis | sacral hiatus | Kreuzbeinspalt
    Apex ossis sacri | apex of sacrum | Kreuzbeinspitze
    Os coccygis ; Coccyx | coccyx ; tailbone | Steißbein
    Vertebrae sacrales | sacral vertebrae | Kreuzbeinwirbel ; Sakralwirbel
    Vertebrae coccygeae | coccygeal vertebrae | Steißwirbel
    Cornu coccygeum | coccygeal cornu | Steißbeinhorn
    Lordosis cervicis | cervical lordosis | Halslordose
    Kyphosis thoracica | thoracic kyphosis | Brustkyphose
    Lordosis lumbalis | lumbar lordosis | Lendenlordose
    Kyphosis sacralis | sacral kyphosis | Sakralkyphose
    Thorax | thorax ; chest | Brustkorb
    Skeleton thoracis ; Cavea thoracis | thoracic skeleton ; thoracic cage ; rib cage | knöcherner Brustkorb
    Cavitas thoracis | thoracic cavity | Brusthöhle
    Apertura thoracis superior | superior thoracic aperture ; thoracic inlet | obere Brustkorböffnung
    Apertura thoracis inferior | inferior thoracic aperture ; thoracic outlet | untere Brustkorböffnung
    Arcus costalis | costal arch ; costal margin | Rippenbogen
    Angulus infrasternalis | infrasternal angle ; subcostal angle
    Spatium intercostale | intercostal space | Zwischenrippenraum
    Sulcus pulmonalis | pulmonary groove
    Costae | ribs | Rippen
    Costae verae | true ribs | echte Rippen
    Costae spuriae | false ribs | falsche Rippen
    Costae fluctuantes | floating ribs | freie Rippen
    Costa I ; Costa prima | first rib | erste Rippe
    Costa II ; Costa secunda | second rib | zweite Rippe
    Costa III ; Costa tertia | third rib | dritte Rippe
    Costa IV ; Costa quarta | fourth rib | vierte Rippe
    Costa V ; Costa quinta | fifth rib | fünfte Rippe
    Costa VI ; Costa sexta | sixth rib | sechste Rippe
    Costa VII ; Costa septima | seventh rib | siebte Rippe
    Costa VIII ; Costa octava | eighth rib | achte Rippe
    Costa IX ; Costa nona | ninth rib | neunte Rippe
    Costa X ; Costa decima | tenth rib | zehnte Rippe
    Costa XI ; Costa undecima | eleventh rib | elfte Rippe
    Costa XII ; Costa duodecima | twelfth rib | zwölfte Rippe
    Costa cervicalis | cervical rib | Halsrippe
    Cartilago costalis | costal cartilage | Rippenknorpel
    Caput costae | head of rib | Rippenkopf ; Rippenköpfchen
    Facies articularis capitis costae | articular facet of head of rib
    Crista capitis costae | crest of head of rib
    Collum costae | neck of rib | Rippenhals
    Crista colli costae | crest of neck of rib
    Corpus costae | body of rib ; shaft of rib | Rippenkörper ; Rippenschaft
    Tuberculum costae | tubercle of rib | Rippenhöcker
    Facies articularis tuberculi costae | articular facet of tubercle of rib
    Angulus costae | angle of rib | Rippenwinkel
    Sulcus costae | costal groove | Rippenfurche
    Tuberculum musculi scaleni anterioris | scalene tubercle
    Sulcus arteriae subclaviae | groove for subclavian artery
    Sulcus venae subclaviae | groove for subclavian vein
    Tuberositas musculi serrati anterioris | tuberosity for serratus anterior
    Sternum | sternum ; breast bone | Brustbein
    Manubrium sterni | manubrium of sternum | Brustbeinhandgriff ; Handgriff des Brustbeins
    Incisura clavicularis sterni | clavicular notch of sternum | Schlüsselbeineinschnitt
    Incisura jugularis sterni ; Incisura suprasternalis | jugular notch of sternum ; suprasternal notch | Drosseleinschnitt
    Angulus sterni | sternal angle ; angle of Louis | Brustbeinwinkel ; Louis-Winkel
    Corpus sterni | body of sternum | Brustbeinkörper
    Incisurae costales sterni | costal notches of sternum
    Processus xiphoideus | xiphoid process | Schwertfortsatz
    Discus intervertebralis | intervertebral disc | Bandscheibe ; Zwischenwirbelscheibe
    Anulus fibrosus disci intervertebralis | anulus fibrosus of intervertebral disc | Faserring der Bandscheibe
    Nucleus pulposus | nucleus pulposus | Gallertkern
    """
}
