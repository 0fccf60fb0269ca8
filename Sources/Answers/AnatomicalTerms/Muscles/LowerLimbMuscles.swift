// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The muscles of the lower limb.
  static let lowerLimbMuscles = """
    Musculi membri inferioris | muscles of lower limb | Muskeln der unteren Extremität
    Musculus iliopsoas | iliopsoas ; iliopsoas muscle | Lenden-Darmbein-Muskel
    Musculus iliacus | iliacus ; iliacus muscle | Darmbeinmuskel
    Musculus psoas major | psoas major ; psoas major muscle | großer Lendenmuskel
    Musculus psoas minor | psoas minor ; psoas minor muscle | kleiner Lendenmuskel
    Musculus gluteus maximus | gluteus maximus ; gluteus maximus muscle | großer Gesäßmuskel
    Musculus gluteus medius | gluteus medius ; gluteus medius muscle | mittlerer Gesäßmuskel
    Musculus gluteus minimus | gluteus minimus ; gluteus minimus muscle | kleiner Gesäßmuskel
    Musculus tensor fasciae latae | tensor fasciae latae ; tensor of fascia lata | Schenkelbindenspanner ; Oberschenkelbindenspanner
    Musculus piriformis | piriformis ; piriformis muscle | birnenförmiger Muskel
    Musculus obturatorius internus | obturator internus ; obturator internus muscle | innerer Hüftlochmuskel
    Musculus obturatorius externus | obturator externus ; obturator externus muscle | äußerer Hüftlochmuskel
    Musculus gemellus superior | gemellus superior ; superior gemellus | oberer Zwillingsmuskel
    Musculus gemellus inferior | gemellus inferior ; inferior gemellus | unterer Zwillingsmuskel
    Musculus quadratus femoris | quadratus femoris ; quadratus femoris muscle | viereckiger Schenkelmuskel
    Musculus sartorius | sartorius ; sartorius muscle | Schneidermuskel
    Musculus quadriceps femoris | quadriceps femoris ; quadriceps femoris muscle | vierköpfiger Oberschenkelmuskel ; vierköpfiger Schenkelstrecker
    Musculus rectus femoris | rectus femoris ; rectus femoris muscle | gerader Schenkelmuskel ; gerader Oberschenkelmuskel
    Caput rectum musculi recti femoris | straight head of rectus femoris
    Caput reflexum musculi recti femoris | reflected head of rectus femoris
    Musculus vastus lateralis | vastus lateralis ; vastus lateralis muscle | äußerer Schenkelmuskel ; seitlicher breiter Schenkelmuskel
    Musculus vastus intermedius | vastus intermedius ; vastus intermedius muscle | mittlerer Schenkelmuskel
    Musculus vastus medialis | vastus medialis ; vastus medialis muscle | innerer Schenkelmuskel
    Musculus articularis genus | articularis genus ; articular muscle of knee | Kniegelenkmuskel
    Tendo musculi quadricipitis femoris | quadriceps tendon | Quadrizepssehne
    Musculus pectineus | pectineus ; pectineus muscle | Kammmuskel
    Musculus adductor longus | adductor longus ; adductor longus muscle | langer Schenkelanzieher ; langer Oberschenkelanzieher
    Musculus adductor brevis | adductor brevis ; adductor brevis muscle | kurzer Schenkelanzieher ; kurzer Oberschenkelanzieher
    Musculus adductor magnus | adductor magnus ; adductor magnus muscle | großer Schenkelanzieher ; großer Oberschenkelanzieher
    Musculus adductor minimus | adductor minimus ; adductor minimus muscle | kleinster Schenkelanzieher
    Musculus gracilis | gracilis ; gracilis muscle | schlanker Muskel
    Musculi ischiocrurales | hamstrings ; hamstring muscles | ischiokrurale Muskeln
    Musculus biceps femoris | biceps femoris ; biceps femoris muscle | zweiköpfiger Oberschenkelmuskel ; zweiköpfiger Schenkelmuskel
    Caput longum musculi bicipitis femoris | long head of biceps femoris
    Caput breve musculi bicipitis femoris | short head of biceps femoris
    Musculus semitendinosus | semitendinosus ; semitendinosus muscle | Halbsehnenmuskel
    Musculus semimembranosus | semimembranosus ; semimembranosus muscle | Plattsehnenmuskel
    Pes anserinus | pes anserinus ; goose foot | Gänsefuß
    Musculus tibialis anterior | tibialis anterior ; tibialis anterior muscle | vorderer Schienbeinmuskel
    Musculus extensor digitorum longus | extensor digitorum longus | langer Zehenstrecker
    Musculus fibularis tertius ; Musculus peroneus tertius | fibularis tertius ; peroneus tertius | dritter Wadenbeinmuskel
    Musculus extensor hallucis longus | extensor hallucis longus | langer Großzehenstrecker
    Musculus fibularis longus ; Musculus peroneus longus | fibularis longus ; peroneus longus | langer Wadenbeinmuskel
    Musculus fibularis brevis ; Musculus peroneus brevis | fibularis brevis ; peroneus brevis | kurzer Wadenbeinmuskel
    Musculus triceps surae | triceps surae ; triceps surae muscle | dreiköpfiger Wadenmuskel
    Musculus gastrocnemius | gastrocnemius ; gastrocnemius muscle | zweiköpfiger Wadenmuskel ; Zwillingswadenmuskel
    Caput laterale musculi gastrocnemii | lateral head of gastrocnemius
    Caput mediale musculi gastrocnemii | medial head of gastrocnemius
    Musculus soleus | soleus ; soleus muscle | Schollenmuskel
    Arcus tendineus musculi solei | tendinous arch of soleus
    Tendo calcaneus | calcaneal tendon ; Achilles tendon | Achillessehne
    Musculus plantaris | plantaris ; plantaris muscle | Sohlenspanner
    Musculus popliteus | popliteus ; popliteus muscle | Kniekehlenmuskel
    Musculus tibialis posterior | tibialis posterior ; tibialis posterior muscle | hinterer Schienbeinmuskel
    Musculus flexor digitorum longus | flexor digitorum longus | langer Zehenbeuger
    Musculus flexor hallucis longus | flexor hallucis longus | langer Großzehenbeuger
    Musculi pedis | muscles of foot | Fußmuskeln
    Musculus extensor hallucis brevis | extensor hallucis brevis | kurzer Großzehenstrecker
    Musculus extensor digitorum brevis | extensor digitorum brevis | kurzer Zehenstrecker
    Musculus abductor hallucis | abductor hallucis | Großzehenabspreizer
    Musculus flexor hallucis brevis | flexor hallucis brevis | kurzer Großzehenbeuger
    Caput mediale musculi flexoris hallucis brevis | medial head of flexor hallucis brevis
    Caput laterale musculi flexoris hallucis brevis | lateral head of flexor hallucis brevis
    Musculus adductor hallucis | adductor hallucis | Großzehenanzieher
    Caput obliquum musculi adductoris hallucis | oblique head of adductor hallucis
    Caput transversum musculi adductoris hallucis | transverse head of adductor hallucis
    Musculus abductor digiti minimi pedis | abductor digiti minimi of foot | Kleinzehenabspreizer
    Musculus flexor digiti minimi brevis pedis | flexor digiti minimi brevis of foot | kurzer Kleinzehenbeuger
    Musculus opponens digiti minimi pedis | opponens digiti minimi of foot | Kleinzehengegensteller
    Musculus flexor digitorum brevis | flexor digitorum brevis | kurzer Zehenbeuger
    Musculus quadratus plantae ; Musculus flexor accessorius | quadratus plantae ; flexor accessorius | viereckiger Sohlenmuskel ; Sohlenviereckmuskel
    Musculi lumbricales pedis | lumbricals of foot ; lumbrical muscles of foot | Regenwurmmuskeln des Fußes
    Musculi interossei dorsales pedis | dorsal interossei of foot | dorsale Zwischenknochenmuskeln des Fußes
    Musculi interossei plantares | plantar interossei | plantare Zwischenknochenmuskeln
    Fascia lata | fascia lata | Oberschenkelfaszie
    Tractus iliotibialis | iliotibial tract ; iliotibial band | Maissiat-Streifen
    Septum intermusculare femoris laterale | lateral femoral intermuscular septum
    Septum intermusculare femoris mediale | medial femoral intermuscular septum
    Canalis adductorius | adductor canal ; Hunter canal | Adduktorenkanal
    Hiatus adductorius | adductor hiatus | Adduktorenschlitz
    Septum intermusculare vastoadductorium | anteromedial intermuscular septum ; subsartorial fascia
    Hiatus saphenus | saphenous opening
    Fascia cribrosa | cribriform fascia | Siebfaszie
    Trigonum femorale ; Trigonum femoris | femoral triangle | Schenkeldreieck
    Canalis femoralis | femoral canal | Schenkelkanal
    Anulus femoralis | femoral ring | Schenkelring
    Septum femorale | femoral septum
    Lacuna musculorum | muscular space ; lacuna musculorum | Muskelpforte
    Lacuna vasorum | vascular space ; lacuna vasorum | Gefäßpforte
    Arcus iliopectineus | iliopectineal arch
    Foramen suprapiriforme | suprapiriform foramen
    Foramen infrapiriforme | infrapiriform foramen
    Fascia cruris | deep fascia of leg ; crural fascia | Unterschenkelfaszie
    Septum intermusculare cruris anterius | anterior intermuscular septum of leg
    Septum intermusculare cruris posterius | posterior intermuscular septum of leg
    Retinaculum musculorum extensorum superius pedis | superior extensor retinaculum of foot
    Retinaculum musculorum extensorum inferius pedis | inferior extensor retinaculum of foot
    Retinaculum musculorum flexorum pedis | flexor retinaculum of foot
    Retinaculum musculorum fibularium superius | superior fibular retinaculum ; superior peroneal retinaculum
    Retinaculum musculorum fibularium inferius | inferior fibular retinaculum ; inferior peroneal retinaculum
    Canalis malleolaris ; Canalis tarsi | tarsal tunnel | Tarsaltunnel
    Aponeurosis plantaris | plantar aponeurosis ; plantar fascia | Plantaraponeurose ; Fußsohlensehnenplatte
    Fasciculi transversi aponeurosis plantaris | transverse fascicles of plantar aponeurosis
    Fascia dorsalis pedis | dorsal fascia of foot | Fußrückenfaszie
    Bursa trochanterica | trochanteric bursa | Schleimbeutel am großen Rollhügel
    Bursa ischiadica musculi glutei maximi | sciatic bursa of gluteus maximus
    Bursa iliopectinea | iliopectineal bursa
    Bursa suprapatellaris | suprapatellar bursa
    Bursa prepatellaris subcutanea | subcutaneous prepatellar bursa | Schleimbeutel vor der Kniescheibe
    Bursa infrapatellaris profunda | deep infrapatellar bursa
    Bursa subcutanea infrapatellaris | subcutaneous infrapatellar bursa
    Bursa anserina | anserine bursa
    Recessus subpopliteus | subpopliteal recess
    Bursa tendinis calcanei | bursa of calcaneal tendon ; retrocalcaneal bursa
    Bursa subcutanea calcanea | subcutaneous calcaneal bursa
    """
}
