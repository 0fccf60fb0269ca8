// SPDX-License-Identifier: Apache-2.0
extension AnatomicalTerm {
  /// The liver, the gallbladder, the pancreas and the endocrine glands.
  static let liverAndPancreas = """
    Hepar | liver | Leber
    Facies diaphragmatica hepatis | diaphragmatic surface of liver | Zwerchfellfläche der Leber
    Facies visceralis hepatis | visceral surface of liver | Eingeweidefläche der Leber
    Margo inferior hepatis | inferior border of liver | unterer Leberrand
    Area nuda hepatis | bare area of liver
    Impressio cardiaca hepatis | cardiac impression of liver
    Impressio oesophagea hepatis | esophageal impression of liver ; oesophageal impression of liver
    Impressio gastrica hepatis | gastric impression of liver
    Impressio duodenalis hepatis | duodenal impression of liver
    Impressio colica hepatis | colic impression of liver
    Impressio renalis hepatis | renal impression of liver
    Impressio suprarenalis hepatis | suprarenal impression of liver
    Fossa vesicae biliaris | fossa for gallbladder | Gallenblasengrube ; Gallenblasenbett
    Sulcus venae cavae hepatis | groove for vena cava of liver
    Fissura ligamenti teretis | fissure for ligamentum teres ; fissure for round ligament
    Fissura ligamenti venosi | fissure for ligamentum venosum
    Ligamentum teres hepatis | round ligament of liver | rundes Leberband
    Porta hepatis | porta hepatis ; hilum of liver | Leberpforte
    Tuber omentale hepatis | omental tuberosity of liver
    Appendix fibrosa hepatis | fibrous appendix of liver
    Lobus hepatis dexter | right lobe of liver | rechter Leberlappen
    Lobus hepatis sinister | left lobe of liver | linker Leberlappen
    Lobus quadratus hepatis | quadrate lobe of liver | quadratischer Leberlappen
    Lobus caudatus hepatis | caudate lobe of liver | geschwänzter Leberlappen
    Processus papillaris hepatis | papillary process of liver
    Processus caudatus hepatis | caudate process of liver
    Segmentum hepatis posterius ; Segmentum hepatis I | posterior hepatic segment ; hepatic segment I ; caudate segment | Lebersegment I
    Segmentum hepatis posterius laterale sinistrum ; Segmentum hepatis II | left posterior lateral segment of liver ; hepatic segment II | Lebersegment II
    Segmentum hepatis anterius laterale sinistrum ; Segmentum hepatis III | left anterior lateral segment of liver ; hepatic segment III | Lebersegment III
    Segmentum hepatis mediale sinistrum ; Segmentum hepatis IV | left medial segment of liver ; hepatic segment IV | Lebersegment IV
    Segmentum hepatis anterius mediale dextrum ; Segmentum hepatis V | anterior medial segment of liver ; hepatic segment V | Lebersegment V
    Segmentum hepatis anterius laterale dextrum ; Segmentum hepatis VI | anterior lateral segment of liver ; hepatic segment VI | Lebersegment VI
    Segmentum hepatis posterius laterale dextrum ; Segmentum hepatis VII | posterior lateral segment of liver ; hepatic segment VII | Lebersegment VII
    Segmentum hepatis posterius mediale dextrum ; Segmentum hepatis VIII | posterior medial segment of liver ; hepatic segment VIII | Lebersegment VIII
    Lobuli hepatis | lobules of liver ; hepatic lobules | Leberläppchen
    Capsula fibrosa perivascularis hepatis | perivascular fibrous capsule of liver ; Glisson capsule | Glisson-Kapsel
    Trias hepatica | portal triad ; hepatic triad | Glisson-Trias
    Venae centrales hepatis | central veins of liver | Zentralvenen der Leber
    Venae interlobulares hepatis | interlobular veins of liver
    Ductuli interlobulares biliferi | interlobular bile ducts
    Hepatocytus | hepatocyte ; liver cell | Leberzelle
    Vas sinusoideum hepatis | hepatic sinusoid | Lebersinusoid
    Spatium perisinusoideum | perisinusoidal space ; space of Disse | Disse-Raum
    Macrophagocytus stellatus | stellate macrophage ; Kupffer cell | Kupffer-Zelle
    Canaliculus bilifer | bile canaliculus | Gallenkanälchen ; Gallenkapillare
    Ductus hepaticus communis | common hepatic duct | gemeinsamer Lebergang ; gemeinsamer Lebergallengang
    Ductus hepaticus dexter | right hepatic duct | rechter Lebergang ; rechter Lebergallengang
    Ductus hepaticus sinister | left hepatic duct | linker Lebergang ; linker Lebergallengang
    Vesica biliaris ; Vesica fellea | gallbladder | Gallenblase
    Fundus vesicae biliaris | fundus of gallbladder | Gallenblasengrund
    Corpus vesicae biliaris | body of gallbladder | Gallenblasenkörper
    Infundibulum vesicae biliaris | infundibulum of gallbladder
    Collum vesicae biliaris | neck of gallbladder | Gallenblasenhals
    Plicae mucosae vesicae biliaris ; Plicae tunicae mucosae vesicae biliaris | mucosal folds of gallbladder ; rugae of gallbladder
    Ductus cysticus | cystic duct | Gallenblasengang
    Plica spiralis ductus cystici | spiral fold of cystic duct | Heister-Klappe
    Ductus choledochus ; Ductus biliaris | bile duct ; common bile duct | Hauptgallengang ; Gallengang
    Musculus sphincter ductus choledochi | sphincter of bile duct
    Ampulla hepatopancreatica ; Ampulla biliaropancreatica | hepatopancreatic ampulla ; biliaropancreatic ampulla ; ampulla of Vater | Vater-Ampulle
    Musculus sphincter ampullae | sphincter of ampulla ; sphincter of Oddi | Oddi-Schließmuskel ; Oddi-Sphinkter
    Fel ; Bilis | bile | Galle
    Trigonum cystohepaticum | cystohepatic triangle ; Calot triangle | Calot-Dreieck
    Pancreas | pancreas | Bauchspeicheldrüse ; Pankreas
    Caput pancreatis | head of pancreas | Bauchspeicheldrüsenkopf ; Pankreaskopf
    Processus uncinatus pancreatis | uncinate process of pancreas
    Incisura pancreatis | pancreatic notch
    Collum pancreatis | neck of pancreas
    Corpus pancreatis | body of pancreas | Bauchspeicheldrüsenkörper ; Pankreaskörper
    Tuber omentale pancreatis | omental eminence of pancreas
    Cauda pancreatis | tail of pancreas | Bauchspeicheldrüsenschwanz ; Pankreasschwanz
    Ductus pancreaticus | pancreatic duct ; duct of Wirsung | Bauchspeicheldrüsengang ; Wirsung-Gang
    Ductus pancreaticus accessorius | accessory pancreatic duct ; duct of Santorini | Santorini-Gang
    Pancreas accessorium | accessory pancreas
    Insulae pancreaticae | pancreatic islets ; islets of Langerhans | Langerhans-Inseln
    Acinus pancreaticus | pancreatic acinus
    Glandulae endocrinae ; Systema endocrinum | endocrine glands ; endocrine system | Hormondrüsen ; innersekretorische Drüsen
    Hypophysis ; Glandula pituitaria | pituitary gland ; hypophysis | Hirnanhangdrüse ; Hirnanhangsdrüse ; Hypophyse
    Adenohypophysis ; Lobus anterior hypophysis | adenohypophysis ; anterior lobe of pituitary gland | Hypophysenvorderlappen
    Pars tuberalis adenohypophysis | pars tuberalis of adenohypophysis
    Pars intermedia adenohypophysis | pars intermedia of adenohypophysis | Hypophysenzwischenlappen
    Pars distalis adenohypophysis | pars distalis of adenohypophysis
    Neurohypophysis ; Lobus posterior hypophysis | neurohypophysis ; posterior lobe of pituitary gland | Hypophysenhinterlappen
    Pars nervosa neurohypophysis ; Lobus nervosus | pars nervosa of neurohypophysis ; neural lobe
    Glandula thyroidea | thyroid gland | Schilddrüse
    Lobus glandulae thyroideae | lobe of thyroid gland | Schilddrüsenlappen
    Isthmus glandulae thyroideae | isthmus of thyroid gland | Schilddrüsenenge
    Lobus pyramidalis glandulae thyroideae | pyramidal lobe of thyroid gland
    Glandulae thyroideae accessoriae | accessory thyroid glands
    Capsula fibrosa glandulae thyroideae | fibrous capsule of thyroid gland | Schilddrüsenkapsel
    Folliculi glandulae thyroideae | thyroid follicles | Schilddrüsenfollikel
    Glandula parathyroidea | parathyroid gland | Nebenschilddrüse ; Epithelkörperchen
    Glandula parathyroidea superior | superior parathyroid gland | obere Nebenschilddrüse
    Glandula parathyroidea inferior | inferior parathyroid gland | untere Nebenschilddrüse
    Glandula suprarenalis ; Glandula adrenalis | suprarenal gland ; adrenal gland | Nebenniere
    Cortex glandulae suprarenalis | cortex of suprarenal gland ; adrenal cortex | Nebennierenrinde
    Medulla glandulae suprarenalis | medulla of suprarenal gland ; adrenal medulla | Nebennierenmark
    Zona glomerulosa | zona glomerulosa | Knäuelzone der Nebennierenrinde
    Zona fasciculata | zona fasciculata | Bündelzone der Nebennierenrinde
    Zona reticularis | zona reticularis | Netzzone der Nebennierenrinde
    Hilum glandulae suprarenalis | hilum of suprarenal gland
    Vena centralis glandulae suprarenalis | central vein of suprarenal gland
    Paraganglia | paraganglia
    """
}
