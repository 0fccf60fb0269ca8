// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The spinal nerves, their plexuses and the autonomic nerves.
  static let spinalNerves = """
    Nervi spinales | spinal nerves | Rückenmarksnerven ; Spinalnerven
    Fila radicularia nervi spinalis | rootlets of spinal nerve
    Radix anterior nervi spinalis ; Radix motoria nervi spinalis | anterior root of spinal nerve ; ventral root of spinal nerve ; motor root of spinal nerve | Vorderwurzel des Spinalnervs ; vordere Wurzel
    Radix posterior nervi spinalis ; Radix sensoria nervi spinalis | posterior root of spinal nerve ; dorsal root of spinal nerve ; sensory root of spinal nerve | Hinterwurzel des Spinalnervs ; hintere Wurzel
    Ganglion sensorium nervi spinalis ; Ganglion spinale | spinal ganglion ; dorsal root ganglion | Spinalganglion
    Truncus nervi spinalis | trunk of spinal nerve
    Ramus anterior nervi spinalis | anterior ramus of spinal nerve ; ventral ramus of spinal nerve | vorderer Ast des Spinalnervs
    Ramus posterior nervi spinalis | posterior ramus of spinal nerve ; dorsal ramus of spinal nerve | hinterer Ast des Spinalnervs
    Rami communicantes | rami communicantes ; communicating branches
    Ramus communicans albus | white ramus communicans
    Ramus communicans griseus | gray ramus communicans ; grey ramus communicans
    Ramus meningeus nervi spinalis | meningeal branch of spinal nerve ; recurrent branch of spinal nerve
    Cauda equina | cauda equina | Pferdeschweif
    Nervi cervicales | cervical nerves | Halsnerven
    Nervus suboccipitalis | suboccipital nerve | Unterhinterhauptsnerv
    Nervus occipitalis major | greater occipital nerve | großer Hinterhauptsnerv
    Nervus occipitalis tertius | third occipital nerve | dritter Hinterhauptsnerv
    Plexus cervicalis | cervical plexus | Halsgeflecht ; Halsnervengeflecht
    Ansa cervicalis | ansa cervicalis | Halsnervenschlinge
    Radix superior ansae cervicalis | superior root of ansa cervicalis ; superior limb of ansa cervicalis
    Radix inferior ansae cervicalis | inferior root of ansa cervicalis ; inferior limb of ansa cervicalis
    Nervus occipitalis minor | lesser occipital nerve | kleiner Hinterhauptsnerv
    Nervus auricularis magnus | great auricular nerve | großer Ohrnerv
    Nervus transversus colli | transverse cervical nerve | querer Halsnerv
    Punctum nervosum | nerve point of neck ; Erb point of neck | Erb-Punkt
    Nervi supraclaviculares | supraclavicular nerves | Oberschlüsselbeinnerven
    Nervi supraclaviculares mediales | medial supraclavicular nerves
    Nervi supraclaviculares intermedii | intermediate supraclavicular nerves
    Nervi supraclaviculares laterales | lateral supraclavicular nerves
    Nervus phrenicus | phrenic nerve | Zwerchfellnerv
    Nervi phrenici accessorii | accessory phrenic nerves | Nebenzwerchfellnerven
    Plexus brachialis | brachial plexus | Armgeflecht ; Armnervengeflecht ; Armplexus
    Truncus superior plexus brachialis | upper trunk of brachial plexus ; superior trunk of brachial plexus
    Truncus medius plexus brachialis | middle trunk of brachial plexus
    Truncus inferior plexus brachialis | lower trunk of brachial plexus ; inferior trunk of brachial plexus
    Divisiones anteriores plexus brachialis | anterior divisions of brachial plexus
    Divisiones posteriores plexus brachialis | posterior divisions of brachial plexus
    Fasciculus lateralis plexus brachialis | lateral cord of brachial plexus
    Fasciculus medialis plexus brachialis | medial cord of brachial plexus
    Fasciculus posterior plexus brachialis | posterior cord of brachial plexus
    Nervus dorsalis scapulae | dorsal scapular nerve | hinterer Schulterblattnerv
    Nervus thoracicus longus | long thoracic nerve | langer Brustkorbnerv
    Nervus subclavius | subclavian nerve ; nerve to subclavius | Unterschlüsselbeinnerv
    Nervus suprascapularis | suprascapular nerve | Oberschulterblattnerv
    Nervi subscapulares | subscapular nerves | Unterschulterblattnerven
    Nervus thoracodorsalis | thoracodorsal nerve | Brust-Rücken-Nerv
    Nervus pectoralis medialis | medial pectoral nerve | innerer Brustmuskelnerv
    Nervus pectoralis lateralis | lateral pectoral nerve | äußerer Brustmuskelnerv
    Nervus musculocutaneus | musculocutaneous nerve | Muskel-Haut-Nerv
    Nervus cutaneus antebrachii lateralis ; Nervus cutaneus lateralis antebrachii | lateral cutaneous nerve of forearm ; lateral antebrachial cutaneous nerve | seitlicher Unterarmhautnerv
    Nervus cutaneus brachii medialis ; Nervus cutaneus medialis brachii | medial cutaneous nerve of arm ; medial brachial cutaneous nerve | innerer Oberarmhautnerv
    Nervus cutaneus antebrachii medialis ; Nervus cutaneus medialis antebrachii | medial cutaneous nerve of forearm ; medial antebrachial cutaneous nerve | innerer Unterarmhautnerv
    Nervus medianus | median nerve | Mittelarmnerv ; Mediannerv
    Radix medialis nervi mediani | medial root of median nerve
    Radix lateralis nervi mediani | lateral root of median nerve
    Nervus interosseus antebrachii anterior | anterior interosseous nerve | vorderer Zwischenknochennerv
    Ramus palmaris nervi mediani | palmar branch of median nerve
    Nervi digitales palmares communes nervi mediani | common palmar digital nerves of median nerve
    Nervi digitales palmares proprii nervi mediani | proper palmar digital nerves of median nerve
    Ramus thenaris nervi mediani | recurrent branch of median nerve ; thenar branch of median nerve
    Nervus ulnaris | ulnar nerve | Ellennerv
    Ramus dorsalis nervi ulnaris | dorsal branch of ulnar nerve
    Ramus palmaris nervi ulnaris | palmar branch of ulnar nerve
    Ramus superficialis nervi ulnaris | superficial branch of ulnar nerve
    Ramus profundus nervi ulnaris | deep branch of ulnar nerve
    Nervus radialis | radial nerve | Speichennerv
    Nervus cutaneus brachii posterior ; Nervus cutaneus posterior brachii | posterior cutaneous nerve of arm ; posterior brachial cutaneous nerve | hinterer Oberarmhautnerv
    Nervus cutaneus brachii lateralis inferior ; Nervus cutaneus lateralis inferior brachii | inferior lateral cutaneous nerve of arm ; inferior lateral brachial cutaneous nerve
    Nervus cutaneus antebrachii posterior ; Nervus cutaneus posterior antebrachii | posterior cutaneous nerve of forearm ; posterior antebrachial cutaneous nerve | hinterer Unterarmhautnerv
    Ramus profundus nervi radialis | deep branch of radial nerve
    Nervus interosseus antebrachii posterior | posterior interosseous nerve | hinterer Zwischenknochennerv
    Ramus superficialis nervi radialis | superficial branch of radial nerve
    Nervi digitales dorsales nervi radialis | dorsal digital branches of radial nerve
    Nervus axillaris | axillary nerve | Achselnerv
    Nervus cutaneus brachii lateralis superior ; Nervus cutaneus lateralis superior brachii | superior lateral cutaneous nerve of arm ; superior lateral brachial cutaneous nerve
    Nervi thoracici | thoracic nerves | Brustnerven
    Nervi intercostales | intercostal nerves | Zwischenrippennerven
    Nervi intercostobrachiales | intercostobrachial nerves
    Ramus cutaneus lateralis nervi intercostalis | lateral cutaneous branch of intercostal nerve
    Ramus cutaneus anterior nervi intercostalis | anterior cutaneous branch of intercostal nerve
    Nervus subcostalis | subcostal nerve | Unterrippennerv
    Nervi lumbales | lumbar nerves | Lendennerven
    Nervi clunium superiores | superior clunial nerves ; superior cluneal nerves | obere Gesäßnerven der Haut
    Nervi clunium medii | medial clunial nerves ; middle cluneal nerves
    Nervi clunium inferiores | inferior clunial nerves ; inferior cluneal nerves
    Nervi sacrales | sacral nerves | Kreuzbeinnerven ; Sakralnerven
    Nervus coccygeus | coccygeal nerve | Steißbeinnerv
    Plexus lumbosacralis | lumbosacral plexus | Lenden-Kreuz-Geflecht
    Plexus lumbalis | lumbar plexus | Lendengeflecht
    Nervus iliohypogastricus | iliohypogastric nerve ; iliopubic nerve | Darmbein-Unterbauch-Nerv
    Nervus ilioinguinalis | ilio-inguinal nerve | Darmbein-Leisten-Nerv
    Nervus genitofemoralis | genitofemoral nerve | Scham-Schenkel-Nerv
    Ramus genitalis nervi genitofemoralis | genital branch of genitofemoral nerve
    Ramus femoralis nervi genitofemoralis | femoral branch of genitofemoral nerve
    Nervus cutaneus femoris lateralis ; Nervus cutaneus lateralis femoris | lateral cutaneous nerve of thigh ; lateral femoral cutaneous nerve | seitlicher Oberschenkelhautnerv
    Nervus obturatorius | obturator nerve | Hüftlochnerv
    Ramus anterior nervi obturatorii | anterior branch of obturator nerve
    Ramus posterior nervi obturatorii | posterior branch of obturator nerve
    Nervus obturatorius accessorius | accessory obturator nerve
    Nervus femoralis | femoral nerve | Schenkelnerv ; Oberschenkelnerv
    Rami cutanei anteriores nervi femoralis | anterior cutaneous branches of femoral nerve
    Nervus saphenus | saphenous nerve | Rosennerv
    Ramus infrapatellaris nervi sapheni | infrapatellar branch of saphenous nerve
    Truncus lumbosacralis | lumbosacral trunk
    Plexus sacralis | sacral plexus | Kreuzgeflecht ; Kreuzbeingeflecht
    Nervus musculi obturatorii interni | nerve to obturator internus
    Nervus musculi piriformis | nerve to piriformis
    Nervus musculi quadrati femoris | nerve to quadratus femoris
    Nervus gluteus superior | superior gluteal nerve | oberer Gesäßnerv
    Nervus gluteus inferior | inferior gluteal nerve | unterer Gesäßnerv
    Nervus cutaneus femoris posterior ; Nervus cutaneus posterior femoris | posterior cutaneous nerve of thigh ; posterior femoral cutaneous nerve | hinterer Oberschenkelhautnerv
    Nervus pudendus | pudendal nerve | Schamnerv
    Nervi rectales inferiores ; Nervi anales inferiores | inferior rectal nerves ; inferior anal nerves | untere Mastdarmnerven
    Nervi perineales | perineal nerves | Dammnerven
    Nervus dorsalis penis | dorsal nerve of penis | Penisrückennerv
    Nervus dorsalis clitoridis | dorsal nerve of clitoris
    Nervi scrotales posteriores | posterior scrotal nerves
    Nervi labiales posteriores | posterior labial nerves
    Nervus ischiadicus | sciatic nerve | Ischiasnerv ; Hüftnerv
    Nervus fibularis communis ; Nervus peroneus communis | common fibular nerve ; common peroneal nerve | gemeinsamer Wadenbeinnerv
    Nervus cutaneus surae lateralis ; Nervus cutaneus lateralis surae | lateral sural cutaneous nerve
    Nervus fibularis superficialis ; Nervus peroneus superficialis | superficial fibular nerve ; superficial peroneal nerve | oberflächlicher Wadenbeinnerv
    Nervus cutaneus dorsalis medialis | medial dorsal cutaneous nerve
    Nervus cutaneus dorsalis intermedius | intermediate dorsal cutaneous nerve
    Nervus cutaneus dorsalis lateralis | lateral dorsal cutaneous nerve
    Nervus fibularis profundus ; Nervus peroneus profundus | deep fibular nerve ; deep peroneal nerve | tiefer Wadenbeinnerv
    Nervus tibialis | tibial nerve | Schienbeinnerv
    Nervus interosseus cruris | interosseous nerve of leg
    Nervus cutaneus surae medialis ; Nervus cutaneus medialis surae | medial sural cutaneous nerve
    Nervus suralis | sural nerve | Wadennerv
    Rami calcanei mediales | medial calcaneal branches
    Rami calcanei laterales | lateral calcaneal branches
    Nervus plantaris medialis | medial plantar nerve | innerer Fußsohlennerv
    Nervus plantaris lateralis | lateral plantar nerve | äußerer Fußsohlennerv
    Nervi digitales plantares communes | common plantar digital nerves
    Nervi digitales plantares proprii | proper plantar digital nerves
    Plexus coccygeus | coccygeal plexus | Steißgeflecht
    Nervus anococcygeus ; Nervi anococcygei | anococcygeal nerve ; anococcygeal nerves
    Systema nervosum | nervous system | Nervensystem
    Systema nervosum centrale ; Pars centralis systematis nervosi | central nervous system | zentrales Nervensystem ; Zentralnervensystem
    Systema nervosum periphericum ; Pars peripherica systematis nervosi | peripheral nervous system | peripheres Nervensystem
    Divisio autonomica systematis nervosi peripherici ; Systema nervosum autonomicum | autonomic nervous system ; autonomic division of peripheral nervous system | autonomes Nervensystem ; vegetatives Nervensystem
    Pars sympathica divisionis autonomicae | sympathetic part of autonomic nervous system ; sympathetic nervous system | sympathisches Nervensystem ; Sympathikus
    Pars parasympathica divisionis autonomicae | parasympathetic part of autonomic nervous system ; parasympathetic nervous system | parasympathisches Nervensystem ; Parasympathikus
    Truncus sympathicus | sympathetic trunk | Grenzstrang ; Grenzstrang des Sympathikus
    Ganglia trunci sympathici | ganglia of sympathetic trunk | Grenzstrangganglien
    Ganglion cervicale superius | superior cervical ganglion | oberes Halsganglion
    Ganglion cervicale medium | middle cervical ganglion | mittleres Halsganglion
    Ganglion cervicale inferius | inferior cervical ganglion | unteres Halsganglion
    Ganglion cervicothoracicum ; Ganglion stellatum | cervicothoracic ganglion ; stellate ganglion | Sternganglion
    Ansa subclavia | ansa subclavia
    Nervus vertebralis | vertebral nerve
    Nervus caroticus internus | internal carotid nerve | innerer Karotisnerv
    Plexus caroticus internus | internal carotid plexus
    Plexus caroticus externus | external carotid plexus
    Plexus caroticus communis | common carotid plexus
    Nervus cardiacus cervicalis superior | superior cervical cardiac nerve
    Nervus cardiacus cervicalis medius | middle cervical cardiac nerve
    Nervus cardiacus cervicalis inferior | inferior cervical cardiac nerve
    Plexus cardiacus | cardiac plexus | Herzgeflecht
    Ganglia cardiaca | cardiac ganglia
    Ganglia thoracica | thoracic ganglia
    Nervus splanchnicus major | greater splanchnic nerve | großer Eingeweidenerv
    Nervus splanchnicus minor | lesser splanchnic nerve | kleiner Eingeweidenerv
    Nervus splanchnicus imus | least splanchnic nerve ; lowest splanchnic nerve
    Nervi splanchnici lumbales | lumbar splanchnic nerves
    Nervi splanchnici sacrales | sacral splanchnic nerves
    Nervi splanchnici pelvici | pelvic splanchnic nerves
    Ganglia lumbalia | lumbar ganglia
    Ganglia sacralia | sacral ganglia
    Ganglion impar | ganglion impar
    Plexus aorticus abdominalis | abdominal aortic plexus
    Plexus coeliacus | celiac plexus ; coeliac plexus ; solar plexus | Sonnengeflecht
    Ganglia coeliaca | celiac ganglia ; coeliac ganglia
    Ganglion mesentericum superius | superior mesenteric ganglion | oberes Gekröseganglion
    Ganglion mesentericum inferius | inferior mesenteric ganglion | unteres Gekröseganglion
    Ganglia aorticorenalia | aorticorenal ganglia
    Plexus mesentericus superior | superior mesenteric plexus
    Plexus mesentericus inferior | inferior mesenteric plexus
    Plexus intermesentericus | intermesenteric plexus
    Plexus renalis | renal plexus | Nierengeflecht
    Plexus hypogastricus superior | superior hypogastric plexus
    Nervus hypogastricus | hypogastric nerve
    Plexus hypogastricus inferior ; Plexus pelvicus | inferior hypogastric plexus ; pelvic plexus | Beckengeflecht
    Plexus entericus | enteric plexus | Darmnervengeflecht
    Plexus submucosus | submucous plexus ; Meissner plexus | Meissner-Plexus
    Plexus myentericus | myenteric plexus ; Auerbach plexus | Auerbach-Plexus
    Ganglion | ganglion | Nervenknoten
    Ganglion autonomicum | autonomic ganglion | vegetatives Ganglion
    Ganglion sympathicum | sympathetic ganglion | sympathisches Ganglion
    Ganglion parasympathicum | parasympathetic ganglion | parasympathisches Ganglion
    Epineurium | epineurium
    Perineurium | perineurium
    Endoneurium | endoneurium
    """
}
