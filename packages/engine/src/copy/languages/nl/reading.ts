import { type Reading } from '../reading.ts'

/** A pattern of whole words: `\b` knows only ASCII letters. */
const words = (alternatives: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?!\\p{L})`, 'iu')

const verbs =
  'houdt|houden|past|passen|blijft|blijven|staat|staan|ligt|liggen|hangt|werkt|werken|laadt|laden|speelt|biedt|bieden|beschermt|beschermen|zorgt|zorgen|geeft|geven|maakt|maken|laat|laten|helpt|helpen|bevat|bevatten|heeft|hebben|reinigt|reinigen|filtert|vangt|droogt|drogen|snijdt|verwarmt|koelt|meet|weegt|vouwt|klapt|schuift|sluit|sluiten|opent|voelt|voelen|ruikt|smaakt|zit|zitten|komt|komen|gaat|gaan|draagt|dragen|vult|vullen|verdeelt|schakelt|schakelen|verbindt|ondersteunt|ondersteunen|neemt|nemen|brengt|brengen|loopt|lopen|rijdt|rijden|ademt|kreukt|krijgt|krijgen|voert|hydrateert|verzorgt|verzorgen|trekt|trekken|dimt|brandt|draait|zuigt|dempt|blokkeert|herkent|streamt|past|combineert|dekt|rolt|leent|telt|vraagt|bestaat|bestaan|duurt|steekt|weert|tovert|wordt|worden|doet|doen|biedt'

/** The words by which Dutch product texts are read. */
export const dutchReading: Reading = {
  business:
    /(?<![\p{L}\p{N}])(?:verzend\p{L}*|verzonden|bezorg\p{L}*|lever(?:ing|tijd|baar|bare|en|t|d)|geleverd|retour\p{L}*|terugstu\p{L}*|ruilen|omruil\p{L}*|garantie\p{L}*|gegarandeerd\p{L}*|gratis|koop|kopen|koopt|gekocht|bestel\p{L}*|prijs|prijzen|korting\p{L}*|aanbieding\p{L}*|actie|klik\p{L}*|bezoek|winkel\p{L}*|webshop|voorraad|afreken\p{L}*|betaal\p{L}*|betaling\p{L}*|winkelwagen|nieuwsbrief|aanmeld\p{L}*|cookies?|javascript|klantenservice|contact|beoordeling\p{L}*|reviews?|recensies?|ean|sku|isbn|artikelnummer|modelnummer|artikelcode|productcode|afmeting\p{L}*|zie (?:hieronder|ook|foto)|lees (?:meer|verder)|meer (?:info|informatie|weten)|maattabel|maatadvies|gebruiksaanwijzing|handleiding|let op|waarschuwing|disclaimer|houd buiten bereik|fabrikant|importeur|specificaties|kenmerken|vragen|outlet|sale|solden|cadeaubon|afhalen|bol\.com|amazon|marktplaats|klarna|afterpay|riverty|ideal|maandelijks|per maand|abonnement|download|pdf|niet (?:bleken|strijken|geschikt)|stomerij|droogtrommel|chemisch|wasvoorschrift\p{L}*|wassen op|www|http|@)(?!\p{L})|[{}<>|\\]|\.{3}|…|\d{6,}/iu,
  praise: words(
    'beste|perfect|perfecte|geweldige?|ongelooflijke?|fantastische?|prachtige?|schitterende?|ultieme|ultiem|onverslaanbare?|hoogwaardige?|hoge kwaliteit|topkwaliteit|hoogste kwaliteit|premium|wereldklasse|revolutionaire?|uniek|unieke|favoriete?|meest|mooiste|zachtste|lekkerste|superieure?|uitzonderlijke?|bekroond|bekroonde|award\\p{L}*|nummer 1|nummer één|toonaangevende?|ideaal|ideale|populaire?|iconische?|professionele kwaliteit|nooit|altijd|geneest|klinisch|anti-?aging|detox|laatste kans|exclusief|exclusieve|nieuw|nieuwe|nieuwste|gloednieuw|onmisbare?|must-?have|luxe|luxueuze?|duurzame?|duurzaam|milieuvriendelijke?',
  ),
  clause: words(
    `valt|vallen|is|zijn|was|waren|wordt|worden|kan|kun|kunt|kunnen|zal|zult|zullen|zou|mag|mogen|moet|moeten|heb|hebt|ben|bent|je|jij|jouw|jou|u|uw|we|wij|ons|onze|ze|zij|hun|hij|hem|het is|ik|mijn|deze|dit|die|dat|wie|wat|waarin|waarmee|waardoor|waarop|zodat|omdat|terwijl|${verbs}`,
  ),
  clauseInLabel: /^(?:gemaakt|vervaardigd|ontworpen) (?:van|uit|in|met|voor) /iu,
  doing: new RegExp(`^(?:${verbs})(?!\\p{L})`, 'iu'),
  pointing: words('het|ze|hem|hij|je|jij|jouw|u|uw|deze|dit'),
  condition: words(
    'behalve|uitgezonderd|exclusief|excl\\.?|zonder (?!parfum|parabenen|alcohol|siliconen|toegevoegde|gluten|lactose|bpa|snoer|gereedschap)|niet|geen (?!toegevoegde)|alleen|slechts|tenzij|maar|indien|wanneer|als|tot wel|optioneel|optionele|los verkrijgbaar|apart verkrijgbaar|afzonderlijk verkrijgbaar|vereist|mogelijk|compatibel|aanbevolen|geadviseerd|naar keuze|kan afwijken|circa',
  ),
  concrete:
    /\d|(?<!\p{L})(?:\p{L}*katoen|katoenen|linnen|\p{L}*wol|wollen|merino|kasjmier|zijden|zijde|\p{L}*leer|leren|leder|suède|denim|\p{L}*eiken|\p{L}*hout|houten|notenhouten|bamboe|rvs|roestvrij\p{L}*|\p{L}*staal|stalen|gietijzer\p{L}*|aluminium|messing|koper\p{L}*|keramiek|keramische?|aardewerk|steengoed|porselein\p{L}*|\p{L}*glas|glazen|marmer\p{L}*|natuursteen|rotan|fluweel|fluwelen|fleece|\p{L}*dons|veren|nylon|polyester|lyocell|tencel|\p{L}*rubber\p{L}*|siliconen|goud|gouden|zilver\p{L}*|soja\p{L}*|bijenwas|vaatwasser\p{L}*|machinewas\p{L}*|waterdicht\p{L}*|water(?:afstotend|bestendig)\p{L}*|draadlo\p{L}*|bluetooth|snoerlo\p{L}*|oplaadba\p{L}*|verstelba\p{L}*|inklapba\p{L}*|opvouwba\p{L}*|antiaanbak\p{L}*|geïsoleerd\p{L}*|dubbel\p{L}*|hand\p{L}*|\p{L}*rits\p{L}*|\p{L}*zakken|\p{L}*vak(?:ken)?|handvat\p{L}*|hengsels?|deksel|accu\p{L}*|batterij\p{L}*|usb|hepa|led|\p{L}*sensor|nachtzicht|4k|biologisch\p{L}*|vegan|geur\p{L}*|parfumvrij|afneemba\p{L}*|uitneemba\p{L}*|omkeerba\p{L}*|stapelba\p{L}*|inductie|oven\p{L}*|hyaluron\p{L}*|vitamine)(?!\p{L})/iu,
  plainHead:
    /^(?:materia(?:al|len)|stof|gemaakt (?:van|uit)|inhoud|capaciteit|volume|afwerking|accu(?:duur)?|batterij(?:duur)?|samenstelling|vulling|bovenwerk|zool|voering|geur|smaak|verbinding|waterdichtheid|onderhoud|techniek|resolutie|sluiting|pasvorm|bekleding)$/iu,
  tableHead:
    /^(?:(?:zit|totale?|product|artikel|netto|belangrijkste|hak|overige|technische|extra) ?)?(?:hoogte|breedte|lengte|diepte|gewicht|afmetingen|maat|maten|details?|kenmerken|eigenschappen|beschrijving|omschrijving|voordelen|ingrediënten|materia(?:al|len)|kleur(?:en)?|stijl|type|merk|model|code|nummer|inhoud|opmerkingen?|verzorging|onderhoud|instructies|gebruik|waarschuwingen?|over|pasvorm|bovenwerk|zool|voering|inclusief|geschikt voor|compatibiliteit|specificaties)(?!\p{L})(?: (?:&|en) \p{L}+)?$/iu,
  leaning:
    /^(?:en|maar|dus|ook|plus|of|dan|daarna|daarom|daarmee|daardoor|daarbij|bovendien|hierdoor|hiermee|zo|ze|zij|hun|die|dat|er|daar|hier|beide|elk|hij|zij|niet|met|door|wat|hoe|waarom|als|indien|of je nu|want|zodat|doordat|om|voor wie|verder|tevens|kortom|uit onze|over dit|gewoon|deze (?:functie|eigenschap)|dit (?:zorgt|maakt|betekent|geeft|helpt)|ontdek|bekijk|maak kennis|ervaar|probeer|geniet|haal|geef|voeg|upgrade|verwen|kies|introductie|welkom|laat)(?!\p{L})/iu,
  ownVoice: words('we|wij|ons|onze|ik|mijn|me|mij|behalve|uitgezonderd|tenzij|niet'),
  cutOff: /(?<!\p{L})(?:voor|met|van|en|of|de|het|een|naar|in|op|door|bij)[.!]$/iu,
  notLabel:
    /^(?:\p{L}+ (?:de|het|een|je|jouw|uw) |(?:en|of|met je|met uw|voor je|voor uw|naar|in de|in het|op de|op het|bij|van|uit|de|het|maat|kleur|gewicht|breedte|hoogte|lengte|diepte)(?!\p{L}))|(?<!\p{L})(?:en|of|met|voor|naar|in|op|bij|van|uit|de|het|een|door|aan)$/iu,
  sizeOnly: /^\d[\d.,]*(?: (?:bij|x) \d[\d.,]*)* (?:cm|mm|m|centimeter|meter|inch)$|^(?:set|pak) van \d+$|^\d+[- ](?:pak|stuks|delig)$/iu,
  packs: /(?<!\p{L})(?:set|pak) van \d+(?!\p{L})|(?<![\d.,])\d+[- ](?:delig|stuks|pack)(?!\p{L})/giu,
  lastSaid: /^(?:machinewasbaar|kan in de wasmachine|wasbaar)|^(?:gesloten|gevuld|ingesteld)(?!\p{L})/iu,
  pointingStart: /^(?:de|het|deze|dit|die|dat|hij|ze|zij)(?!\p{L})/iu,
  article: /^Een (?!\p{L}+ (?:en|of)(?!\p{L}))/u,
  plainStart:
    /^(?:\d.*|\p{L}+(?:end|ende|baar|bare|vrij|vrije|vast|vaste|dicht|dichte|loos|loze|bestendig|bestendige|wandig|wandige|isch|ische|eerd|eerde)|ge\p{L}{3,}|hand\p{L}+|anti\p{L}+|met|zonder|voor|van|uit|in|op|binnen|buiten|zacht|zachte|stevig|stevige|diep|diepe|zwaar|zware|lang|lange|licht|lichte|warm|warme|koel|koele|dik|dikke|dun|dunne|fijn|fijne|vol|volle|half|halve|breed|brede|smal|smalle|extra|dubbel|dubbele|enkel|enkele|twee|drie|vier|vijf|zes|zeven|acht|tien|los|losse|rond|ronde|recht|rechte|plat|platte|groot|grote|klein|kleine|hoog|hoge|laag|lage|mat|matte|massief|massieve|puur|pure|natuurlijk|natuurlijke|rijk|rijke|makkelijk|makkelijke|eenvoudig|eenvoudige|snel|snelle|stil|stille|volledig|eiken\p{L}*|noten\p{L}*|beuken\p{L}*|grenen\p{L}*|hout|houten|linnen|katoen|katoenen|wol|wollen|zijden|leer|leren|suède|stalen|staal|rvs|messing|koperen|gietijzer\p{L}*|keramiek|keramische|aardewerk|steengoed|porselein\p{L}*|steen|marmer\p{L}*|bamboe|rotan|rubber\p{L}*|kurk\p{L}*|papier\p{L}*|canvas|schuim\p{L}*|traagschuim|veren\p{L}*|dons\p{L}*|olijf\p{L}*|haver\p{L}*|verborgen|blinde|geur|tonen|fluwelen|fluweel|vegan|rits\p{L}*|accu\p{L}*|batterij\p{L}*|ledlicht|slim|slimme|ademend|verguld|deksel|hengsels?|wieltjes|afneembare|uitneembare|verstelbare|glas|glazen|inhoud|voering|binnenvak\p{L}*|schouder\p{L}*|hele|biologisch\p{L}*|vulling)$/iu,
  parts: () => [],
}
