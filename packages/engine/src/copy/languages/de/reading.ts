import { type Reading } from '../reading.ts'
import { doingVerbs } from './grammar.ts'

/** One of these as a whole word; letters may stand beside it where the alternative leaves room for them. */
const word = (alternatives: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu')

/** Endings of adjectives. */
const e = '(?:e[mnrs]?)?'

const doing = doingVerbs.join('|')

/** Nouns that look like adjectives or participles. */
const noAdjective =
  '(?!(?:\\p{L}*(?:tisch|gewicht|gerät|gesicht|gestell|geschirr|gewebe|geflecht|fleisch|honig|essig|käfig|soundbar|minibar|gebäck|getränk\\p{L}*|geschmack|geschenk\\p{L}*|gelenk\\p{L}*))$)'

/** The words by which German product texts are read. */
export const germanReading: Reading = {
  business: new RegExp(
    `${
      word(
        'versand\\p{L}*|liefer\\p{L}*|geliefert|zustellung|rückgabe\\p{L}*|retoure\\p{L}*|erstattung|umtausch|\\p{L}*garantie\\p{L}*|gewährleistung|kostenlos\\p{L}*|gratis|kaufen|kauf|einkauf\\p{L}*|shop\\p{L}*|bestell\\p{L}*|\\p{L}*preise?[ns]?|klick\\p{L}*|besuch\\p{L}*|lager\\p{L}*|warenkorb|kasse|anmelden|newsletter|cookies?|javascript|kundenservice|kundendienst|kontakt\\p{L}*|bewertung\\p{L}*|rezension\\p{L}*|asin|sku|upc|ean|gtin|mpn|modell-?(?:nr|nummer)|artikel-?(?:nr|nummer|nummern)?|lieferumfang|abmessung\\p{L}*|maße|siehe|mehr erfahren|weiterlesen|größentabelle|größenberater|bitte|copyright|agb|impressum|datenschutz|login|sale|\\p{L}*rabatt\\p{L}*|gutschein\\p{L}*|code|spar\\p{L}+|angebot\\p{L}*|hinweise?|achtung|warnung|hersteller\\p{L}*|importeur|verkäufer|verkauft|e-?mail|herkunft\\p{L}*|ursprungsland|technische daten|fragen|übersicht|charge|muss|müssen|sollte[n]?|vermeiden|nicht bleichen|bleichen|chemisch\\p{L}* reinig\\p{L}*|trockner|bügeln|ebay|amazon|otto|zalando|etsy|http|https|www|monatlich\\p{L}*|rate[n]?|ratenzahlung|finanzierung|klarna|paypal|trustpilot|uvp|mwst|inkl|zzgl|filiale\\p{L}*|online|download|pdf|anleitung\\p{L}*|gebrauchsanweisung|zahlung\\p{L}*|testsieger|stiftung',
      ).source
    }|@|[{}<>|\\\\]|\\.{3}|…|\\d{6,}`,
    'iu',
  ),
  praise: word(
    `(?:aller)?best${e}|perfekt${e}|ideal${e}|optimal${e}|großartig${e}|unglaublich${e}|ultimativ${e}|unschlagbar${e}|größte[mnrs]?|schönste[mnrs]?|höchste[mnrs]?|premium\\p{L}*|hochwertig${e}|erstklassig${e}|hervorragend${e}|herausragend${e}|exzellent${e}|weltklasse|revolutionär${e}|wunderschön${e}|traumhaft${e}|atemberaubend${e}|einzigartig${e}|lieblings\\p{L}*|beliebt${e}|führend${e}|meist\\p{L}*|überlegen${e}|ausgezeichnet${e}|preisgekrönt${e}|nr\\. ?1|nummer eins|legendär${e}|immer|nie|heilt|klinisch\\p{L}*|anti-?aging|detox|letzte chance|limitiert${e}|exklusiv${e}|neu${e}|neueste[mnrs]?|brandneu${e}|must-?have|absolut${e}|garantiert|höchster|genial${e}|toll${e}`,
  ),
  clause: word(
    `ist|sind|war|waren|wird|werden|wurden?|kann|können|hat|haben|hatte|darf|dürfen|muss|will|du|dein\\p{L}*|dich|dir|ihr\\p{L}*|sie|wir|uns|unser\\p{L}*|er|es|ich|man|sein\\p{L}*|dies\\p{L}*|welche\\p{L}*|sorgt|sorgen|bietet|bieten|macht|machen|lassen|besteht|bestehen|verfügt|verfügen|eignet|eignen|liegt|liegen|kommt|kommen|bleiben|halten|passen|schützen|stehen|schließt|öffnet|ermöglicht|verleiht|verleihen|überzeugt|überzeugen|begleitet|enthält|enthalten|besitzt|zeigt|bringt|bringen|hilft|helfen|verhindert|reduziert|pflegt|pflegen|schmiegt|fühlt|sieht|zaubert|vereint|verbindet|punktet|lädt|schaltet|sammelt|geht|gehen|braucht|weiß|genügt|genügen|reicht|reichen|verläuft|wirkt|wirken|riecht|entsteht|entstehen|stammt|stammen|wächst|reift|greift|greifen|tragen|dient|dienen|fängt|nehmen|hängt|hängen|${doing}`,
  ),
  clauseInLabel: /^(?:hergestellt|gefertigt|gewebt|gestrickt) (?:aus|in) /iu,
  doing: new RegExp(`^(?:${doing}) `, 'iu'),
  pointing: word('es|ihn|ihm|ihr\\p{L}*|sein\\p{L}*|dich|dir|dein\\p{L}*|sie|sich'),
  condition: word(
    'außer|ausgenommen|ohne (?!duftstoffe|parf(?:ü|u)m|parabene|alkohol|silikon|zuckerzusatz|zugesetzten|gluten|laktose|bpa|kabel)|nicht|kein\\p{L}*|nur|wenn|falls|sofern|aber|jedoch|bis zu|optional\\p{L}*|separat|erforderlich|benötigt|evtl|eventuell|könnte[n]?|kompatibel|empfohlen\\p{L}*|je nach',
  ),
  concrete: new RegExp(
    `\\d|${word(`\\p{L}*(?:baumwoll|leinen|woll|merino|kaschmir|seide|leder|denim|eiche|nussbaum|buche|kiefer|bambus|holz|stahl|eisen|alu|messing|kupfer|keramik|steinzeug|porzellan|glas|marmor|stein|rattan|samt|fleece|daunen|feder|nylon|polyester|lyocell|gummi|silikon|kristall|gold|silber|wachs|kork|perkal)\\p{L}*|spülmaschine\\p{L}*|maschinen\\p{L}*|wasser\\p{L}+|kabellos${e}|bluetooth|wiederaufladbar${e}|\\p{L}*(?:verstellbar|faltbar|klappbar|stapelbar|dimmbar|ausziehbar|wendbar|abnehmbar)${e}|antihaft\\p{L}*|\\p{L}*isoliert${e}|doppelwandig${e}|hand\\p{L}+|reißverschluss|\\p{L}*taschen?|\\p{L}*griffe?n?|\\p{L}*deckel|akku\\p{L}*|usb(?:-c)?|hepa\\p{L}*|led|nachtsicht|bio\\p{L}*|vegan${e}|duft\\p{L}*|induktion\\p{L}*|ofenfest${e}|rutschfest${e}|atmungsaktiv${e}|geröstet${e}`).source}`,
    'iu',
  ),
  plainHead:
    /^(?:material(?:ien)?|obermaterial|stoff|fassungsvermögen|volumen|oberfläche|akku(?:laufzeit)?|zusammensetzung|füllung|sohle|futter|duft|geschmack|verbindung|wasserschutz|technik|technologie|auflösung|verschluss|passform|bezug|gestell)$/iu,
  tableHead:
    /^(?:(?:gesamt|sitz|produkt|netto|brutto|schuh|absatz|stapel)-?)?(?:höhe|breite|länge|tiefe|gewicht|maße|abmessungen|größen?|details|merkmale|eigenschaften|beschreibung|vorteile|inhaltsstoffe|zutaten|material(?:ien)?|farben?|stil|typ|art|marke|modell|inhalt|hinweise?|pflege|pflegehinweise|anwendung|anleitung|warnhinweise|passform|obermaterial|sohle|futter|lieferumfang|kompatibilität)(?: und \p{L}+)?$/iu,
  leaning:
    /^(?:und|aber|oder|so|auch|dazu|zudem|außerdem|darüber|dann|denn|sie|er|es|ihre?|sein|seine|dabei|damit|dadurch|daher|deshalb|darum|daraus|davon|dort|hier|beide|jedes|nicht|nie|welche|jedoch|zum beispiel|was|wie|warum|wenn|ob|egal|ebenso|sowohl|einfach|dies|das (?:macht|sorgt|ist|gibt|bedeutet|heißt)|diese (?:sorgen|machen)|mit (?:ihm|ihr|ihnen|dies\p{L}+)|entdecke?n?|erlebe?n?|lerne?n?|gönne?n?|hole?n?|probiere?n?|mach(?:en)?|genie(?:ß|ss)e?n?|verwandle?n?|finde?n?|wähle?n?|füge?n?|schenke?n?|verwöhne?n?|bring|trag|stell|nimm|schau|setz)(?!\p{L})|(?<!\p{L})(?:ist|sind|wird|werden|kann|können|hat|haben|lässt|lassen|hält|halten) (?:er|sie|es|ihn|ihm)(?!\p{L})/iu,
  ownVoice: word('wir|uns|unser\\p{L}*|ich|mein\\p{L}*|außer|ausgenommen|allerdings|jedoch|leider|nicht|kein\\p{L}*'),
  cutOff:
    /(?<!\p{L})(?:und|oder|mit|für|zu|zum|zur|in|im|an|am|auf|von|vom|aus|der|die|das|den|dem|des|ein|eine|einen|einem|sowie|als|wie)\.?$/iu,
  notLabel:
    /^(?:und|oder|zu|im|am|an|der|die|das|den|dem|des|dein\p{L}*|ihr\p{L}*|größe|farbe|gewicht|breite|höhe|länge|tiefe|waschen|reinigen)(?!\p{L})|(?<!\p{L})(?:und|oder|mit|für|zu|in|auf|von|aus|der|die|das|den|dem|ein|eine|sowie)$/iu,
  sizeOnly:
    /^\d[\d.,]*(?: ?[x×] ?\d[\d.,]*)* ?(?:cm|mm|m|Zoll|Zentimeter|Meter)$|^\d+er[- ]?(?:Set|Pack)$|^(?:Set|Pack) (?:aus|mit|von) \d+$|^\d+ Stück$/iu,
  // A pack out of a title is written in small letters, which is wrong for German nouns.
  packs: /(?!)/gu,
  lastSaid: /^(?:maschinenwaschbar|handwäsche|bei \d+|waschbar|pflege|pflegeleicht|geschlossen|gefüllt|set)/iu,
  // Behind a colon a whole sentence keeps its capital: only labels stand there.
  pointingStart: /\.$|^(?:der|die|das|diese[rs]?|er|sie|es)(?!\p{L})/iu,
  article: /^Eine? (?=\p{L})/u,
  plainStart: new RegExp(
    `^${noAdjective}(?:\\p{L}{2,}(?:ig|lich|isch|bar|los|frei|fest|dicht|sam|haft|iert|bereit|tauglich|geeignet|sicher|schonend|abweisend|aktiv|weich|leicht|warm|wandig|trocknend|abwaschbar)${e}|\\p{L}*ge\\p{L}{2,}(?:t|en)${e}|be(?:malt|druckt|schichtet|stickt)${e}|ver(?:stellbar|goldet|silbert|steckt|deckt|schließbar)${e}|(?:massiv|weich|warm|leicht|breit|schmal|tief|lang|kurz|dick|dünn|fein|klein|groß|rund|flach|echt|rein|klar|matt|glänzend|leise|schnell|stark|kräftig|zart|mild|frisch|handlich|robust|elastisch|stabil|dezent|schlicht|vegan|schwer|dicht|hoch|niedrig|kühl|extra|natürlich|pflegend)${e}|mit|aus|für|ohne|in|von|auf|bis|bei|per|zum|zur|ganze|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|innen|außen|vorne|hinten|oben|unten|frei|duftet|schmeckt|${doing})$`,
    'iu',
  ),
  nounStart: new RegExp(
    `^\\p{L}*(?:ung|ungen|heit|keit|schaft|tion|tät|stoff|holz|leder|stahl|eisen|glas|zeug|wolle|leinen|seide|samt|silber|gold|messing|marmor|porzellan|keramik|kork|bambus|eiche|buche|kiefer|nussbaum|rattan|filz|gummi|silikon|kautschuk|griffe?|deckel|henkel|bezug|hülle|kissen|sohlen?|riemen|gurte?|fach|fächer|taschen?|verschluss|akkus?|display|filter|motor|timer|licht|lampe|schirm|fuß|füße|rahmen|gestell|platte|bohnen|öl|wachs|duft|noten|rand|boden|körper|kabel|anschluss|anschlüsse|stunden|minuten|teile|seiten|rezepte|gänge|rollen|schubladen|sitz|sitze|lehne|knöpfe?|kragen|ärmel|bund|futter|kapuze|träger|band|bänder|klingen?|messer|schneide|schutz|sensor|melder|laden|fernbedienung|bluetooth|app|sicht|design|form|optik|muster|druck|naht|nähte|hand|box|karton|umschlag|papier|dochte?|säure|butter|extrakt|vitamin|haut|aroma|röstung|kakao|nüsse|salz|schaltung|bremsen?|sattel|reifen|gepäckträger|heringe|stangen?|saiten|decke|korpus)$`,
    'iu',
  ),
  oneWord: new RegExp(
    `^${noAdjective}(?:\\p{L}{3,}(?:fest|dicht|bar|frei|los|tauglich|geeignet|sicher|abweisend|aktiv|wandig|glasiert|isoliert|gefertigt|gemacht|gewebt|gestrickt|bemalt|geblasen|schutz)|vegan|vergoldet|\\p{L}*(?:holz|stahl|leder|baumwolle|wolle|leinen|porzellan|steinzeug|füllung|filter|sensor|steuerung|bezug|verschluss|tasche|gurt))$`,
    'iu',
  ),
  parts: () => [],
}
