// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The muscles of the trunk.
  static let trunkMuscles = """
    Musculi dorsi | muscles of back | Rückenmuskeln
    Musculi dorsi proprii | muscles of back proper ; intrinsic muscles of back | eigentliche Rückenmuskeln ; autochthone Rückenmuskulatur
    Musculus trapezius | trapezius ; trapezius muscle | Trapezmuskel ; Kapuzenmuskel
    Pars descendens musculi trapezii | descending part of trapezius | absteigender Teil des Trapezmuskels
    Pars transversa musculi trapezii | transverse part of trapezius | querer Teil des Trapezmuskels
    Pars ascendens musculi trapezii | ascending part of trapezius | aufsteigender Teil des Trapezmuskels
    Musculus latissimus dorsi | latissimus dorsi ; latissimus dorsi muscle | breiter Rückenmuskel
    Musculus rhomboideus major | rhomboid major | großer Rautenmuskel
    Musculus rhomboideus minor | rhomboid minor | kleiner Rautenmuskel
    Musculus levator scapulae | levator scapulae | Schulterblattheber
    Musculus serratus posterior superior | serratus posterior superior | hinterer oberer Sägemuskel
    Musculus serratus posterior inferior | serratus posterior inferior | hinterer unterer Sägemuskel
    Musculus erector spinae | erector spinae ; erector spinae muscle | Rückenstrecker ; Wirbelsäulenaufrichter
    Musculus iliocostalis | iliocostalis ; iliocostalis muscle | Darmbein-Rippen-Muskel
    Musculus iliocostalis lumborum | iliocostalis lumborum | Darmbein-Rippen-Muskel der Lende
    Musculus iliocostalis thoracis | iliocostalis thoracis | Darmbein-Rippen-Muskel der Brust
    Musculus iliocostalis cervicis ; Musculus iliocostalis colli | iliocostalis cervicis ; iliocostalis colli | Darmbein-Rippen-Muskel des Halses
    Musculus longissimus | longissimus ; longissimus muscle | längster Rückenmuskel
    Musculus longissimus thoracis | longissimus thoracis | längster Brustmuskel
    Musculus longissimus cervicis ; Musculus longissimus colli | longissimus cervicis ; longissimus colli | längster Halsmuskel
    Musculus longissimus capitis | longissimus capitis | längster Kopfmuskel
    Musculus spinalis | spinalis ; spinalis muscle | Dornmuskel
    Musculus spinalis thoracis | spinalis thoracis | Dornmuskel der Brust
    Musculus spinalis cervicis ; Musculus spinalis colli | spinalis cervicis ; spinalis colli | Dornmuskel des Halses
    Musculus spinalis capitis | spinalis capitis | Dornmuskel des Kopfes
    Musculus splenius | splenius ; splenius muscle | Riemenmuskel
    Musculus splenius capitis | splenius capitis | Riemenmuskel des Kopfes
    Musculus splenius cervicis ; Musculus splenius colli | splenius cervicis ; splenius colli | Riemenmuskel des Halses
    Musculi transversospinales | transversospinales ; transversospinal muscles
    Musculi multifidi | multifidus ; multifidus muscle | vielgefiederter Muskel
    Musculus semispinalis | semispinalis ; semispinalis muscle | Halbdornmuskel
    Musculus semispinalis thoracis | semispinalis thoracis | Halbdornmuskel der Brust
    Musculus semispinalis cervicis ; Musculus semispinalis colli | semispinalis cervicis ; semispinalis colli | Halbdornmuskel des Halses
    Musculus semispinalis capitis | semispinalis capitis | Halbdornmuskel des Kopfes
    Musculi rotatores | rotatores ; rotator muscles of back | Drehmuskeln der Wirbelsäule
    Musculi rotatores cervicis | rotatores cervicis
    Musculi rotatores thoracis | rotatores thoracis
    Musculi rotatores lumborum | rotatores lumborum
    Musculi interspinales | interspinales ; interspinal muscles | Zwischendornmuskeln
    Musculi interspinales cervicis | interspinales cervicis
    Musculi interspinales lumborum | interspinales lumborum
    Musculi intertransversarii | intertransversarii ; intertransverse muscles | Zwischenquerfortsatzmuskeln
    Fascia thoracolumbalis | thoracolumbar fascia | Brust-Lenden-Faszie
    Fascia nuchae | nuchal fascia | Nackenfaszie
    Musculi thoracis | muscles of thorax | Brustmuskeln
    Musculus pectoralis major | pectoralis major ; pectoralis major muscle | großer Brustmuskel
    Pars clavicularis musculi pectoralis majoris | clavicular head of pectoralis major ; clavicular part of pectoralis major
    Pars sternocostalis musculi pectoralis majoris | sternocostal head of pectoralis major ; sternocostal part of pectoralis major
    Pars abdominalis musculi pectoralis majoris | abdominal part of pectoralis major
    Musculus pectoralis minor | pectoralis minor ; pectoralis minor muscle | kleiner Brustmuskel
    Musculus subclavius | subclavius ; subclavius muscle | Unterschlüsselbeinmuskel
    Musculus serratus anterior | serratus anterior ; serratus anterior muscle | vorderer Sägemuskel
    Musculus sternalis | sternalis ; sternalis muscle | Brustbeinmuskel
    Musculi levatores costarum | levatores costarum ; levator muscles of ribs | Rippenheber
    Musculi intercostales | intercostal muscles | Zwischenrippenmuskeln
    Musculi intercostales externi | external intercostal muscles | äußere Zwischenrippenmuskeln
    Musculi intercostales interni | internal intercostal muscles | innere Zwischenrippenmuskeln
    Musculi intercostales intimi | innermost intercostal muscles | innerste Zwischenrippenmuskeln
    Musculi subcostales | subcostales ; subcostal muscles | Unterrippenmuskeln
    Musculus transversus thoracis | transversus thoracis | querer Brustmuskel
    Fascia pectoralis | pectoral fascia | Brustfaszie
    Fascia clavipectoralis | clavipectoral fascia
    Fascia thoracica | thoracic fascia
    Fascia endothoracica | endothoracic fascia | innere Brustfaszie
    Diaphragma | diaphragm | Zwerchfell
    Pars lumbalis diaphragmatis | lumbar part of diaphragm | Lendenteil des Zwerchfells
    Pars costalis diaphragmatis | costal part of diaphragm | Rippenteil des Zwerchfells
    Pars sternalis diaphragmatis | sternal part of diaphragm | Brustbeinteil des Zwerchfells
    Crus dextrum diaphragmatis | right crus of diaphragm | rechter Zwerchfellschenkel
    Crus sinistrum diaphragmatis | left crus of diaphragm | linker Zwerchfellschenkel
    Centrum tendineum diaphragmatis | central tendon of diaphragm | Zwerchfellsehne
    Hiatus aorticus | aortic hiatus | Aortenschlitz
    Hiatus oesophageus | esophageal hiatus ; oesophageal hiatus | Speiseröhrenschlitz
    Foramen venae cavae | caval opening ; vena caval foramen | Hohlvenenloch
    Trigonum sternocostale | sternocostal triangle
    Trigonum lumbocostale | lumbocostal triangle | Bochdalek-Dreieck
    Ligamentum arcuatum medianum | median arcuate ligament
    Ligamentum arcuatum mediale | medial arcuate ligament | Psoasarkade
    Ligamentum arcuatum laterale | lateral arcuate ligament | Quadratusarkade
    Musculi abdominis | muscles of abdomen | Bauchmuskeln
    Musculus rectus abdominis | rectus abdominis ; rectus abdominis muscle | gerader Bauchmuskel
    Intersectiones tendineae musculi recti abdominis | tendinous intersections of rectus abdominis
    Vagina musculi recti abdominis | rectus sheath | Rektusscheide
    Lamina anterior vaginae musculi recti abdominis | anterior layer of rectus sheath | vorderes Blatt der Rektusscheide
    Lamina posterior vaginae musculi recti abdominis | posterior layer of rectus sheath | hinteres Blatt der Rektusscheide
    Linea arcuata vaginae musculi recti abdominis | arcuate line of rectus sheath
    Musculus pyramidalis | pyramidalis ; pyramidalis muscle | Pyramidenmuskel
    Musculus obliquus externus abdominis | external oblique ; external oblique muscle of abdomen | äußerer schräger Bauchmuskel
    Musculus obliquus internus abdominis | internal oblique ; internal oblique muscle of abdomen | innerer schräger Bauchmuskel
    Musculus transversus abdominis | transversus abdominis ; transverse abdominal muscle | querer Bauchmuskel
    Musculus quadratus lumborum | quadratus lumborum ; quadratus lumborum muscle | quadratischer Lendenmuskel ; viereckiger Lendenmuskel
    Musculus cremaster | cremaster ; cremaster muscle | Hodenheber
    Ligamentum inguinale ; Arcus inguinalis | inguinal ligament | Leistenband
    Ligamentum lacunare | lacunar ligament
    Ligamentum pectineum | pectineal ligament | Cooper-Band
    Ligamentum reflexum | reflected ligament
    Ligamentum interfoveolare | interfoveolar ligament
    Canalis inguinalis | inguinal canal | Leistenkanal
    Anulus inguinalis superficialis | superficial inguinal ring | äußerer Leistenring
    Anulus inguinalis profundus | deep inguinal ring | innerer Leistenring
    Crus mediale anuli inguinalis superficialis | medial crus of superficial inguinal ring
    Crus laterale anuli inguinalis superficialis | lateral crus of superficial inguinal ring
    Falx inguinalis ; Tendo conjunctivus | inguinal falx ; conjoint tendon | Leistensichel
    Trigonum inguinale | inguinal triangle ; Hesselbach triangle | Hesselbach-Dreieck
    Linea alba | linea alba ; white line | weiße Linie
    Linea semilunaris | linea semilunaris ; semilunar line
    Anulus umbilicalis | umbilical ring | Nabelring
    Fascia transversalis | transversalis fascia | innere Bauchfaszie
    Fascia abdominis | abdominal fascia | Bauchfaszie
    Fascia iliopsoas ; Fascia iliaca | iliopsoas fascia ; iliac fascia
    Diaphragma pelvis | pelvic diaphragm ; pelvic floor | Beckenboden ; Beckenbodendiaphragma
    Musculus levator ani | levator ani ; levator ani muscle | Afterheber ; Anusheber
    Musculus pubococcygeus | pubococcygeus ; pubococcygeus muscle | Schambein-Steißbein-Muskel
    Musculus puborectalis | puborectalis ; puborectalis muscle | Schambein-Mastdarm-Muskel
    Musculus iliococcygeus | iliococcygeus ; iliococcygeus muscle | Darmbein-Steißbein-Muskel
    Musculus puboanalis | pubo-analis ; puboanalis muscle
    Arcus tendineus musculi levatoris ani | tendinous arch of levator ani
    Hiatus urogenitalis | urogenital hiatus | Levatorspalt ; Urogenitalspalt
    Musculus ischiococcygeus ; Musculus coccygeus | ischiococcygeus ; coccygeus | Steißbeinmuskel
    Musculus sphincter ani externus | external anal sphincter | äußerer Afterschließmuskel
    Musculus sphincter ani internus | internal anal sphincter | innerer Afterschließmuskel
    Corpus anococcygeum ; Ligamentum anococcygeum | anococcygeal body ; anococcygeal ligament
    Membrana perinei | perineal membrane
    Spatium superficiale perinei | superficial perineal pouch ; superficial perineal space
    Spatium profundum perinei | deep perineal pouch ; deep perineal space
    Musculus transversus perinei superficialis | superficial transverse perineal muscle | oberflächlicher querer Dammmuskel
    Musculus transversus perinei profundus | deep transverse perineal muscle | tiefer querer Dammmuskel
    Musculus ischiocavernosus | ischiocavernosus ; ischiocavernosus muscle | Sitzbein-Schwellkörper-Muskel
    Musculus bulbospongiosus | bulbospongiosus ; bulbospongiosus muscle | Schwellkörpermuskel
    Musculus sphincter urethrae externus | external urethral sphincter | äußerer Harnröhrenschließmuskel
    Musculus sphincter urethrae internus | internal urethral sphincter | innerer Harnröhrenschließmuskel
    Fossa ischioanalis | ischio-anal fossa ; ischiorectal fossa
    Corpus adiposum fossae ischioanalis | fat body of ischio-anal fossa
    Canalis pudendalis | pudendal canal ; Alcock canal | Alcock-Kanal
    Fascia pelvis | pelvic fascia | Beckenfaszie
    Fascia obturatoria | obturator fascia
    """
}
