import { type Claims, wholeWords } from '../claims.ts'

/** Endings of adjectives. */
const e = '(?:e[mnrs]?)?'

/** People an ad must not tell that they are such. */
const people =
  'übergewichtig|dick|fettleibig|depressiv|einsam|single|Single|geschieden|pleite|arm|verschuldet|alt|behindert|schwul|lesbisch|bisexuell|trans|christlich|Christ(?:in)?|muslimisch|Muslima?|jüdisch|schwarz|weiß|arbeitslos|schwanger|krank|Diabetiker(?:in)?|ängstlich|Student(?:in)?|Rentner(?:in)?|Mutter|Vater|Hausbesitzer(?:in)?'

/** What German says when it claims. */
export const germanClaims: Claims = {
  superlative: wholeWords(
    [
      '(?:aller)?(?:best|größt|schnellst|günstigst|billigst|stärkst|leichtest|sichersten?|klügst|robustest|weichst|leisest|dünnst|kleinst|schönst|höchst|niedrigst|modernst|hochwertigst|beliebtest|edelst|feinst)(?:e[mnrs]?)',
      'Nummer (?:eins|1)|Nr\\. ?1|die Nummer 1|Platz (?:eins|1)',
      `perfekt${e}|ideal${e}|optimal${e}|makellos${e}|einzigartig${e}|unschlagbar${e}|unübertroffen${e}|unvergleichlich${e}|unerreicht${e}`,
      `weltklasse|erstklassig${e}|hochwertig${e}|hervorragend${e}|herausragend${e}|exzellent${e}|überragend${e}|sensationell${e}|revolutionär${e}|legendär${e}|fantastisch${e}|phänomenal${e}|atemberaubend${e}|unglaublich${e}|ultimativ${e}`,
      `Premium(?:-?\\p{L}+)?|Spitzen(?:qualität|klasse|reiter|produkt)|Top-?(?:Qualität|Seller|Produkt)|(?:Best|Top)seller|marktführend${e}|Marktführer|führend${e}|meistverkauft${e}|beliebt${e}|angesagt${e}|im Trend|Kultobjekt|Lieblings(?:produkt|stück|marke)|wie kein ander\\p{L}+|sucht seinesgleichen|das einzige|der einzige|die einzige|höchste[rn]? Qualität|beste[rn]? Qualität`,
    ].join('|'),
  ),
  guarantee: wholeWords(
    `(?:\\p{L}+)?garantie(?:rt${e}|ren)?|Gewährleistung|Geld[- ]zurück(?:-\\p{L}+)?|ohne Risiko|risikofrei${e}|lebenslang${e}|hält (?:ewig|ein Leben lang|jahrelang|für immer)|ein Leben lang|für die Ewigkeit|unzerstörbar${e}|unkaputtbar${e}|bruchsicher${e}|bewiesen|nachgewiesen${e}|geprüft${e}|zertifiziert${e}|TÜV(?:-\\p{L}+)?|Zufriedenheit|100 ?% (?:sicher|zufrieden|wirksam)`,
  ),
  comparison: wholeWords(
    `(?:besser|schneller|günstiger|billiger|stärker|leichter|leiser|schöner|weicher|länger|sicherer|kleiner|größer|mehr|weniger \\p{L}+) als(?! (?:eins?|ein paar|genug|gedacht|jede Anzeige)(?!\\p{L}))|im Vergleich (?:zu|mit)|im Gegensatz zu|(?:doppelt|dreimal|zweimal|halb) so \\p{L}+|anders als (?:andere|alle)|schlägt alle|übertrifft|stellt (?:alle|alles) in den Schatten`,
  ),
  health: wholeWords(
    `heilt|heilen(?:d${e})?|Heilung|gesund${e}|gesünder${e}|Gesundheit|gesundheitsfördernd${e}|therap\\p{L}+|klinisch\\p{L}*|medizinisch${e}|dermatolog\\p{L}*|Arzt|Ärzte[n]?|Anti[- ]?(?:Aging|Falten|Pickel)(?:-\\p{L}+)?|antibakteriell${e}|entzündungshemmend${e}|hypoallergen${e}|Detox\\p{L}*|entgift\\p{L}*|Immunsystem|Abwehrkräfte|abnehmen|Gewichtsverlust|Fett ?verbrenn\\p{L}*|schlank(?:er|machend${e})|Schmerz(?:en|frei|linderung|lindernd)?|lindert|Linderung|beruhigt die (?:Haut|Nerven)|Stress(?:abbau|lösend)|besser(?:er)? (?:Schlaf|schlafen)|schläfst besser|Schlaflosigkeit|gegen (?:Akne|Pickel|Falten|Cellulite|Haarausfall|Ekzeme?|Migräne|Verspannungen)|stärkt (?:das|die|dein) \\p{L}+|Stoffwechsel|schadstofffrei${e}|ungiftig${e}|Wirkung bestätigt`,
  ),
  delivery: wholeWords(
    `(?:gratis|kostenlos${e}|kostenfrei${e}|umsonst(?! (?:ist|war))|versandkostenfrei${e}|portofrei${e}|frei Haus)|Gratis-?\\p{L}+|(?:schnell|express|sofort|blitz)-?(?:versand|lieferung)|schneller Versand|schnelle Lieferung|Expressversand|Lieferung (?:am nächsten Tag|morgen|heute|über Nacht)|(?:morgen|heute) (?:da|bei dir|geliefert)|sofort lieferbar|auf Lager|vorrätig|versandfertig|kostenlose Rückgabe|Rückgaberecht|einfache Rückgabe`,
  ),
  discount: wholeWords(
    `\\p{L}*rabatt\\p{L}*|reduziert${e}|Ausverkauf|Schlussverkauf|Sale|Sonderangebot\\p{L}*|Sonderpreis\\p{L}*|Angebotspreis\\p{L}*|Schnäppchen\\p{L}*|Gutschein(?:code)?|Aktionspreis\\p{L}*|Tiefpreis\\p{L}*|Tiefstpreis\\p{L}*|Bestpreis\\p{L}*|zum halben Preis|halber Preis|Spar(?:preis|angebot)|spar(?:e|en)? (?:bis zu )?[€$£\\d]\\S*(?: ?[€%])?|gespart|günstiger|Preissturz|(?:\\d+\\s?%) (?:günstiger|billiger|auf|weniger)|herabgesetzt${e}`,
  ),
  novelty: wholeWords(
    `brand-?neu${e}|nagelneu${e}|ganz neu${e}|völlig neu${e}|neuest${e}|neuartig${e}|Neuheit(?:en)?|Weltneuheit|Neu im (?:Sortiment|Shop|Programm)|neue (?:Kollektion|Saison|Generation)|gerade eingetroffen|soeben erschienen|frisch eingetroffen|jetzt neu|zum ersten Mal|exklusiv${e}|limitiert${e}|limitierte Auflage|Sonderedition|Limited Edition|nur bei uns`,
  ),
  award: wholeWords(
    `(?:preis|test)gekrönt${e}|Testsieger\\p{L}*|Stiftung Warentest|preisgekrönt${e}|ausgezeichnet${e}|Auszeichnung(?:en)?|bekannt aus|empfohlen von|von \\p{L}+ empfohlen|(?:tausende|hunderte|millionen|zehntausende)(?:r|n)? (?:\\p{L}+ )?(?:Kund|Mensch|Fans|Nutzer|Käufer)\\p{L}*|\\d[\\d.]* (?:zufriedene |begeisterte )?Kund(?:en|innen)|alle (?:lieben|reden von)|jeder liebt`,
  ),
  sustainability: wholeWords(
    `nachhaltig\\p{L}*|umweltfreundlich${e}|umweltschonend${e}|ökologisch${e}|Öko-?\\p{L}*|klimaneutral${e}|CO2-neutral${e}|biologisch (?:abbaubar${e}|angebaut${e})|Bio(?:-\\p{L}+)?|vegan${e}|tierversuchsfrei${e}|recycel\\p{L}*|recycelbar${e}|Fair ?trade|fair gehandelt${e}|fair produziert${e}|plastikfrei${e}|rein natürlich${e}|100 ?% natürlich${e}|Naturprodukt|ohne Chemie|frei von Schadstoffen|hand(?:gemacht|gefertigt|gearbeitet)${e}|(?:hergestellt|gefertigt|gemacht) in \\p{Lu}\\p{L}+|Made in \\p{L}+|regional${e}|aus der Region|wasserdicht${e}|unzerbrechlich${e}|(?:geschirr)?spülmaschinenfest${e}|maschinenwaschbar${e}`,
  ),
  urgency: wholeWords(
    'letzte Chance|jetzt zugreifen|schnell zugreifen|sofort zuschlagen|(?<!(?:keine|ohne|statt) )(?:beeil dich|Beeilung)|schnell sein|nur solange der Vorrat reicht|solange (?:der )?Vorrat reicht|fast ausverkauft|bald ausverkauft|nicht verpassen|verpasse? (?:nicht|nichts|es nicht)|nur für kurze Zeit|nur kurze Zeit|nur noch \\d+(?: Stück)?|nur (?:noch )?(?:heute|bis morgen|bis Sonntag|bis Mitternacht)|endet (?:bald|heute|in Kürze)|bevor es zu spät ist|letzte Stunden|jetzt oder nie',
  ),
  'click-bait': new RegExp(
    `${wholeWords('du wirst (?:es )?nicht glauben|das glaubst du nicht|(?:hier|jetzt) klicken|klicke? hier|dieser eine Trick|schockierend|was dann (?:geschah|passiert)e?|Ärzte hassen|das Geheimnis, das|geht gerade viral|Wunder(?:mittel|waffe)').source}|[!?]{2,}|€{3,}`,
    'giu',
  ),
  personal: wholeWords(
    [
      `bist du (?:ein |eine |auch |zu )*(?:${people})`,
      `sind Sie (?:ein |eine |auch |zu )*(?:${people})`,
      '(?:Frauen|Männer|Menschen|Leute|Mütter|Väter|Senioren|Studenten|Studierende|Singles|Eltern|Mamas|Papas|Hausbesitzer)(?: so)? wie (?:du|dich|Sie)',
      '(?:dein|deine|deinem|deinen|deiner|Ihr|Ihre|Ihrem|Ihren|Ihrer) (?:Gewicht|Übergewicht|Depression(?:en)?|Angst|Ängste|Behinderung|Schulden|Akne|Falten|Bauchfett|Diabetes|Krankheit|Religion|Herkunft|Sexualität|Alter|Einkommen|Hautprobleme)',
      'als (?:Frau|Mann|Student(?:in)?|Mutter|Vater|Mama|Papa|Senior(?:in)?|Rentner(?:in)?|Hausbesitzer(?:in)?|Christ(?:in)?|Muslim)',
      '(?:andere|triff) (?:Christen|Muslime|Juden|Senioren|Singles|Schwule)',
      'für (?:Frauen|Männer|Senioren|Singles|Mütter|Väter) über \\d+',
    ].join('|'),
  ),
}
