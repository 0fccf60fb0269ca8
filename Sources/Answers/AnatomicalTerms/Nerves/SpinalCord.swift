// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The spinal cord and the meninges.
  static let spinalCord = """
    Medulla spinalis | spinal cord | Rückenmark
    Intumescentia cervicalis | cervical enlargement | Halsanschwellung
    Intumescentia lumbosacralis | lumbosacral enlargement | Lendenanschwellung
    Conus medullaris | conus medullaris ; medullary cone | Markkegel
    Filum terminale | filum terminale ; terminal filum | Endfaden
    Pars spinalis fili terminalis ; Pars pialis fili terminalis | pial part of filum terminale
    Pars duralis fili terminalis | dural part of filum terminale
    Fissura mediana anterior medullae spinalis | anterior median fissure of spinal cord
    Sulcus medianus posterior medullae spinalis | posterior median sulcus of spinal cord
    Septum medianum posterius | posterior median septum of spinal cord
    Sulcus anterolateralis medullae spinalis | anterolateral sulcus of spinal cord
    Sulcus posterolateralis medullae spinalis | posterolateral sulcus of spinal cord
    Sulcus intermedius posterior | posterior intermediate sulcus
    Pars cervicalis medullae spinalis | cervical part of spinal cord ; cervical cord | Halsmark
    Pars thoracica medullae spinalis | thoracic part of spinal cord ; thoracic cord | Brustmark
    Pars lumbalis medullae spinalis | lumbar part of spinal cord ; lumbar cord | Lendenmark
    Pars sacralis medullae spinalis | sacral part of spinal cord ; sacral cord | Sakralmark
    Canalis centralis medullae spinalis | central canal of spinal cord | Zentralkanal des Rückenmarks
    Ventriculus terminalis medullae spinalis | terminal ventricle of spinal cord
    Substantia grisea | gray matter ; grey matter ; gray substance | graue Substanz
    Substantia alba | white matter ; white substance | weiße Substanz
    Cornu anterius medullae spinalis | anterior horn of spinal cord ; ventral horn of spinal cord | Vorderhorn des Rückenmarks
    Cornu laterale medullae spinalis | lateral horn of spinal cord | Seitenhorn des Rückenmarks
    Cornu posterius medullae spinalis | posterior horn of spinal cord ; dorsal horn of spinal cord | Hinterhorn des Rückenmarks
    Substantia gelatinosa | gelatinous substance of spinal cord
    Nucleus proprius medullae spinalis | nucleus proprius of spinal cord
    Nucleus thoracicus posterior | posterior thoracic nucleus ; dorsal thoracic nucleus ; Clarke column | Clarke-Säule
    Nucleus intermediolateralis | intermediolateral nucleus
    Nucleus intermediomedialis | intermediomedial nucleus
    Nucleus nervi phrenici | nucleus of phrenic nerve
    Nuclei parasympathici sacrales | sacral parasympathetic nuclei
    Commissura grisea anterior medullae spinalis | anterior gray commissure of spinal cord
    Commissura alba anterior medullae spinalis | anterior white commissure of spinal cord
    Formatio reticularis spinalis | spinal reticular formation
    Columna anterior medullae spinalis | anterior column of spinal cord | Vordersäule des Rückenmarks
    Columna posterior medullae spinalis | posterior column of spinal cord | Hintersäule des Rückenmarks
    Columna intermedia medullae spinalis | intermediate column of spinal cord
    Funiculus anterior medullae spinalis | anterior funiculus of spinal cord | Vorderstrang des Rückenmarks
    Funiculus lateralis medullae spinalis | lateral funiculus of spinal cord | Seitenstrang des Rückenmarks
    Funiculus posterior medullae spinalis | posterior funiculus of spinal cord | Hinterstrang des Rückenmarks
    Fasciculus gracilis | gracile fasciculus | Goll-Strang
    Fasciculus cuneatus | cuneate fasciculus | Burdach-Strang
    Fasciculi proprii | fasciculi proprii of spinal cord | Grundbündel
    Tractus pyramidalis | pyramidal tract | Pyramidenbahn
    Tractus corticospinalis anterior | anterior corticospinal tract | vordere Pyramidenbahn ; Pyramidenvorderstrangbahn
    Tractus corticospinalis lateralis | lateral corticospinal tract | seitliche Pyramidenbahn ; Pyramidenseitenstrangbahn
    Tractus corticonuclearis ; Fibrae corticonucleares | corticonuclear fibers ; corticobulbar tract | kortikonukleäre Bahn
    Tractus rubrospinalis | rubrospinal tract | rubrospinale Bahn
    Tractus vestibulospinalis medialis | medial vestibulospinal tract | mediale vestibulospinale Bahn
    Tractus vestibulospinalis lateralis | lateral vestibulospinal tract | seitliche vestibulospinale Bahn
    Tractus tectospinalis | tectospinal tract | tektospinale Bahn
    Tractus reticulospinalis medialis ; Tractus pontoreticulospinalis | medial reticulospinal tract ; pontoreticulospinal tract
    Tractus reticulospinalis lateralis ; Tractus bulboreticulospinalis | lateral reticulospinal tract ; bulboreticulospinal tract
    Tractus olivospinalis | olivospinal tract
    Tractus spinothalamicus anterior | anterior spinothalamic tract | vordere Vorderseitenstrangbahn
    Tractus spinothalamicus lateralis | lateral spinothalamic tract | seitliche Vorderseitenstrangbahn
    Tractus spinocerebellaris anterior | anterior spinocerebellar tract ; ventral spinocerebellar tract | vordere Kleinhirnseitenstrangbahn
    Tractus spinocerebellaris posterior | posterior spinocerebellar tract ; dorsal spinocerebellar tract | hintere Kleinhirnseitenstrangbahn
    Tractus spinoreticularis | spinoreticular tract
    Tractus spinotectalis | spinotectal tract
    Tractus spinoolivaris | spino-olivary tract
    Tractus posterolateralis | posterolateral tract ; dorsolateral tract ; Lissauer tract | Lissauer-Randzone
    Meninges | meninges | Hirn- und Rückenmarkshäute ; Hirnhäute
    Dura mater | dura mater | harte Hirnhaut
    Dura mater cranialis | cranial dura mater
    Dura mater spinalis | spinal dura mater | harte Rückenmarkshaut
    Arachnoidea mater | arachnoid mater ; arachnoid | Spinnwebenhaut ; Spinngewebshaut
    Arachnoidea mater cranialis | cranial arachnoid mater
    Arachnoidea mater spinalis | spinal arachnoid mater
    Pia mater | pia mater | weiche Hirnhaut ; zarte Hirnhaut
    Pia mater cranialis | cranial pia mater
    Pia mater spinalis | spinal pia mater | weiche Rückenmarkshaut
    Leptomeninx | leptomeninx ; leptomeninges | weiche Hirnhäute
    Pachymeninx | pachymeninx
    Ligamentum denticulatum | denticulate ligament | Zahnband des Rückenmarks
    Spatium epidurale | epidural space | Epiduralraum
    Spatium subdurale | subdural space | Subduralraum
    Spatium subarachnoideum ; Spatium leptomeningeum | subarachnoid space ; leptomeningeal space | Subarachnoidalraum
    Liquor cerebrospinalis | cerebrospinal fluid | Hirnwasser ; Nervenwasser
    Falx cerebri | falx cerebri ; cerebral falx | Großhirnsichel ; Hirnsichel
    Tentorium cerebelli | tentorium cerebelli ; cerebellar tentorium | Kleinhirnzelt
    Incisura tentorii | tentorial notch | Tentoriumschlitz
    Falx cerebelli | falx cerebelli ; cerebellar falx | Kleinhirnsichel
    Diaphragma sellae | diaphragma sellae ; sellar diaphragm
    Cavum trigeminale | trigeminal cave ; Meckel cave | Meckel-Raum
    Granulationes arachnoideae | arachnoid granulations | Pacchioni-Granulationen
    Trabeculae arachnoideae | arachnoid trabeculae
    Cisternae subarachnoideae | subarachnoid cisterns | Liquorzisternen
    Cisterna cerebellomedullaris posterior ; Cisterna magna | posterior cerebellomedullary cistern ; cisterna magna
    Cisterna cerebellomedullaris lateralis | lateral cerebellomedullary cistern
    Cisterna ambiens | ambient cistern
    Cisterna interpeduncularis | interpeduncular cistern
    Cisterna chiasmatica | chiasmatic cistern
    Cisterna pontocerebellaris | pontocerebellar cistern
    Cisterna fossae lateralis cerebri | cistern of lateral cerebral fossa
    Cisterna lumbalis | lumbar cistern
    Cisterna quadrigeminalis ; Cisterna venae magnae cerebri | quadrigeminal cistern ; cistern of great cerebral vein
    """
}
