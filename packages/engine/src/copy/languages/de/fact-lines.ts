import { type FactLine } from '../phrasebook.ts'

/** A fact that holds one of these as a whole word; letters may follow where the alternative leaves room for them. */
const says = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu')

const dishwasher = says('\\p{L}*spülmaschine\\p{L}*')
const washable = says('maschinenwaschbar\\p{L}*|waschbar\\p{L}*|abziehbar\\p{L}*|waschmaschine\\p{L}*')
const byHand = says('hand(?:glasiert|gemacht|gefertigt|bemalt|gedreht|gearbeitet)\\p{L}*|mundgeblasen\\p{L}*|von Hand')
const hours = '\\d{1,3} ?(?:h|Std\\.?|Stunden?)'
const warm = says(`(?:${hours}[^.]{0,12}(?:warm|heiß))|(?:warm|heiß)[^.\\d]{0,14}${hours}`)
const cold = says(`(?:${hours}[^.]{0,12}(?:kalt|kühl))|(?:kalt|kühl)[^.\\d]{0,14}${hours}`)
const battery = says(`Akku[^.\\d]{0,20}${hours}|${hours}[^.\\d]{0,20}(?:Akku\\p{L}*|Laufzeit)`)
const folding = says('\\p{L}*faltbar\\p{L}*|\\p{L}*klappbar\\p{L}*|zusammenfalten|zusammenklappen')
const dry = says('wasserdicht\\p{L}*|wasserabweisend\\p{L}*|wasserfest\\p{L}*')

/**
 * German phrases that draw a point from something the page states. The headline plays on the fact and claims nothing beyond it; the description
 * then states the fact. An empty opening leaves the description to the facts. Add yours here.
 */
export const germanFactLines: readonly FactLine[] = [
  // Care
  { fact: dishwasher, angle: 'benefit', groups: ['drinkware'], phrase: ['Ausgetrunken? Ab in die Maschine.', ''] },
  { fact: dishwasher, angle: 'problem', groups: ['drinkware'], phrase: ['Keine Lust auf Abwasch?', 'Dann lass es.'] },
  { fact: dishwasher, angle: 'benefit', groups: ['cookware', 'tableware', 'appliance'], phrase: ['Aufgegessen, Klappe zu', ''] },
  {
    fact: dishwasher,
    angle: 'problem',
    groups: ['cookware', 'tableware', 'appliance'],
    phrase: ['Du kochst. Wer spült?', 'Die Maschine hat Zeit.'],
  },
  { fact: washable, angle: 'benefit', groups: ['clothing', 'sportswear'], phrase: ['Tragen, waschen, von vorn', ''] },
  {
    fact: washable,
    angle: 'problem',
    groups: ['furniture', 'bedding', 'decor', 'pet', 'baby', 'bag', 'footwear'],
    phrase: ['Fleck? Kommt vor.', 'Waschtag auch.'],
  },
  {
    fact: says('abnehmbare[rmn]? (?:\\p{L}+ )?(?:Bezug|Bezüge|Hülle)|abziehbare[rmn]? Bezug'),
    angle: 'benefit',
    groups: ['furniture', 'decor', 'pet', 'bedding', 'baby'],
    phrase: ['Runter, rein, wieder drauf', ''],
  },
  // Drink and kitchen
  {
    fact: byHand,
    angle: 'brand',
    groups: ['drinkware', 'tableware', 'decor', 'lighting', 'cookware'],
    phrase: ['Hier waren Hände am Werk', ''],
  },
  {
    fact: says('handglasiert\\p{L}*|Glasur'),
    angle: 'question',
    groups: ['drinkware', 'tableware', 'decor'],
    phrase: ['Schon die Glasur gesehen?', ''],
  },
  { fact: warm, angle: 'benefit', groups: ['drinkware'], phrase: ['Langes Frühstück, warme Hände', ''] },
  { fact: warm, angle: 'problem', groups: ['drinkware'], phrase: ['Kaffee schon wieder kalt?', ''] },
  { fact: cold, angle: 'benefit', groups: ['drinkware', 'outdoors'], phrase: ['Eis klirrt noch am Nachmittag', ''] },
  {
    fact: says('doppelwandig\\p{L}*'),
    angle: 'problem',
    groups: ['drinkware'],
    phrase: ['Kaffee schon kalt?', 'Zwischen Getränk und Wetter stehen zwei Wände.'],
  },
  { fact: says('auslaufsicher\\p{L}*'), angle: 'problem', groups: ['drinkware', 'storage', 'bag'], phrase: ['Pfütze in der Tasche?', ''] },
  { fact: says('\\p{L}*induktion\\p{L}*'), angle: 'question', groups: ['cookware'], phrase: ['Anderer Herd, alte Pfanne?', ''] },
  { fact: says('Gusseisen|gusseisern\\p{L}*'), angle: 'benefit', groups: ['cookware'], phrase: ['Erst mal richtig heiß werden', ''] },
  { fact: says('antihaft\\p{L}*'), angle: 'problem', groups: ['cookware', 'appliance'], phrase: ['Klebt das Spiegelei?', ''] },
  {
    fact: says('\\p{L}*ofen(?:fest|geeignet)\\p{L}*'),
    angle: 'benefit',
    groups: ['cookware', 'tableware'],
    phrase: ['Vom Ofen auf den Tisch', ''],
  },
  {
    fact: says('stapelbar\\p{L}*|stapeln'),
    angle: 'problem',
    groups: ['drinkware', 'tableware', 'storage', 'furniture', 'cookware'],
    phrase: ['Kein Platz mehr im Schrank?', ''],
  },
  // Home
  { fact: says('dimmbar\\p{L}*|Dimmer'), angle: 'benefit', groups: ['lighting', 'decor'], phrase: ['Hell zum Lesen, leise zum Wein', ''] },
  { fact: says('dimmbar\\p{L}*|Dimmer'), angle: 'question', groups: ['lighting'], phrase: ['Hell oder leise heute?', ''] },
  {
    fact: says('warmes Licht|warmem Licht|warmweiß\\p{L}*'),
    angle: 'benefit',
    groups: ['lighting'],
    phrase: ['Das große Licht hat frei', ''],
  },
  { fact: says('\\p{L}*leinen(?:schirm)?'), angle: 'brand', groups: ['lighting'], phrase: ['Licht durch Leinen', ''] },
  {
    fact: says('massive[rmns]? (?:Eiche|Buche|Kiefer|Holz|Nussbaum)\\p{L}*|Massivholz|geölte[rmns]? \\p{L}+|Eiche|Nussbaum|Buchenholz'),
    angle: 'benefit',
    groups: ['furniture', 'storage', 'lighting', 'decor', 'music'],
    phrase: ['Maserung statt Muster', ''],
  },
  {
    fact: says('\\d{1,2} Sitzplätze|\\d-Sitzer|(?:zwei|drei|vier|fünf|sechs) (?:Personen|Sitzplätze)'),
    angle: 'question',
    groups: ['furniture', 'garden'],
    phrase: ['Wer kommt heute vorbei?', 'Platz nehmen, bitte.'],
  },
  {
    fact: says('tiefe[rmn]? Sitz\\p{L}*|Sitztiefe'),
    angle: 'benefit',
    groups: ['furniture'],
    phrase: ['Hinsetzen. Einsinken. Bleiben.', ''],
  },
  {
    fact: says('\\p{L}*leinen'),
    angle: 'benefit',
    groups: ['decor', 'bedding', 'bath', 'tableware', 'furniture'],
    phrase: ['Leinen und ein fauler Sonntag', ''],
  },
  {
    fact: says('Federfüllung|\\p{L}*daunen\\p{L}*|Federn'),
    angle: 'benefit',
    groups: ['decor', 'bedding'],
    phrase: ['Anlehnen und einsinken', ''],
  },
  {
    fact: says('(?:verdeckte|versteckte)[rmn]? Reißverschluss'),
    angle: 'benefit',
    groups: ['decor', 'bedding'],
    phrase: ['Reißverschluss? Wo denn?', ''],
  },
  {
    fact: says('(?:Bio-?)?Baumwolle|Perkal|\\p{L}*satin'),
    angle: 'benefit',
    groups: ['bedding', 'bath'],
    phrase: ['Baumwolle auf der Haut', ''],
  },
  { fact: says('Memory-?\\p{L}*|Gedächtnisschaum'), angle: 'benefit', groups: ['pet'], phrase: ['Zweimal im Kreis, dann Ruhe', ''] },
  { fact: says('HEPA(?:-\\p{L}+)?'), angle: 'benefit', groups: ['climate', 'cleaning'], phrase: ['Ein Filter bei der Arbeit', ''] },
  {
    fact: says('\\d{2} ?(?:dB|Dezibel)'),
    angle: 'problem',
    groups: ['climate', 'appliance', 'cleaning'],
    phrase: ['Zu laut zum Denken?', 'Lies die Dezibel.'],
  },
  {
    fact: says('mit Akku|Akku\\p{L}*|kabellos\\p{L}*'),
    angle: 'benefit',
    groups: ['cleaning'],
    phrase: ['Von Raum zu Raum, ohne Kabel', ''],
  },
  {
    fact: says('Wandhalterung|Wandmontage'),
    angle: 'how-to',
    groups: ['cleaning', 'storage', 'smartHome', 'audio'],
    phrase: ['So bleibt der Boden frei', 'Häng es an die Wand.'],
  },
  {
    fact: says('Steuerung per App|App-?Steuerung|per App'),
    angle: 'how-to',
    groups: ['climate', 'lighting', 'cleaning', 'smartHome'],
    phrase: ['So geht es vom Sofa aus', 'Handy in die Hand.'],
  },
  // Tech
  { fact: battery, angle: 'benefit', groups: ['audio'], phrase: ['Album für Album für Album', ''] },
  { fact: battery, angle: 'problem', phrase: ['Akku schon wieder leer?', ''] },
  {
    fact: folding,
    angle: 'how-to',
    groups: ['audio', 'furniture', 'cycling', 'camera', 'baby'],
    phrase: ['So packst du leicht', 'Erst mal falten.'],
  },
  { fact: folding, angle: 'audience', groups: ['audio'], phrase: ['Bereit für die Heimfahrt', ''] },
  {
    fact: says('Geräuschunterdrückung|Noise[- ]Cancell?ing|ANC'),
    angle: 'problem',
    groups: ['audio'],
    phrase: ['Zug zu laut?', 'Dreh den Zug leiser.'],
  },
  {
    fact: says('Bluetooth|kabellos\\p{L}*|drahtlos\\p{L}*'),
    angle: 'problem',
    groups: ['audio', 'computing', 'gaming'],
    phrase: ['Schon wieder Kabelsalat?', ''],
  },
  {
    fact: says('\\d{1,2} (?:USB-\\p{L}+ )?Anschlüsse|HDMI'),
    angle: 'problem',
    groups: ['computing'],
    phrase: ['Ein Anschluss, fünf Kabel?', ''],
  },
  { fact: says('Nachtsicht'), angle: 'benefit', groups: ['security', 'camera', 'outdoors'], phrase: ['Sieht auch nachts etwas', ''] },
  {
    fact: says('Gegensprech\\p{L}*|Zwei-?Wege-Audio'),
    angle: 'question',
    groups: ['security', 'pet', 'baby'],
    phrase: ['Willst du antworten?', ''],
  },
  { fact: says('Bewegungs\\p{L}+'), angle: 'problem', groups: ['security'], phrase: ['Hat sich da etwas bewegt?', ''] },
  // Wear and carry
  { fact: says('\\p{L}*taschen'), angle: 'benefit', groups: ['clothing', 'sportswear'], phrase: ['Ja, mit Taschen', ''] },
  { fact: says('\\p{L}*fächern?|Innentasche|Außentaschen'), angle: 'problem', groups: ['bag'], phrase: ['Schlüssel? Schon wieder?', ''] },
  {
    fact: says('(?:Schulter|Umhänge)(?:gurt|riemen)'),
    angle: 'how-to',
    groups: ['bag'],
    phrase: ['So kommt der Markt nach Hause', 'Über die Schulter.'],
  },
  { fact: says('Canvas|Segeltuch'), angle: 'benefit', groups: ['bag'], phrase: ['Pack ruhig voll', ''] },
  { fact: says('Laptop-?fach'), angle: 'audience', groups: ['bag'], phrase: ['Von Montag bis Homeoffice', ''] },
  { fact: says('\\p{L}*leinen'), angle: 'question', groups: ['clothing'], phrase: ['Zu warm für alles andere?', 'Leinenwetter.'] },
  {
    fact: says('Merino\\p{L}*|\\p{L}*wolle|Kaschmir'),
    angle: 'benefit',
    groups: ['clothing', 'sportswear', 'footwear'],
    phrase: ['Wolle, wenn es früh dunkelt', ''],
  },
  {
    fact: says('rutschfest\\p{L}*|Profilsohle|griffige[rn]? \\p{L}*sohlen?'),
    angle: 'problem',
    groups: ['footwear'],
    phrase: ['Nasses Pflaster voraus?', ''],
  },
  { fact: says('atmungsaktiv\\p{L}*'), angle: 'benefit', groups: ['footwear', 'sportswear', 'clothing'], phrase: ['Luft zum Laufen', ''] },
  { fact: says('Leder|\\p{L}+leder'), angle: 'benefit', groups: ['footwear', 'bag'], phrase: ['Leder, das Geschichten sammelt', ''] },
  {
    fact: dry,
    angle: 'problem',
    groups: ['clothing', 'footwear', 'bag', 'outdoors', 'sportswear', 'watch', 'car', 'audio'],
    phrase: ['Zieht es sich zu?', ''],
  },
  { fact: says('\\p{L}*gold|vergoldet\\p{L}*'), angle: 'benefit', groups: ['jewelry'], phrase: ['Jeden Tag ein bisschen Gold', ''] },
  { fact: says('\\p{L}*silber'), angle: 'benefit', groups: ['jewelry'], phrase: ['Jeden Tag ein bisschen Silber', ''] },
  // Care of oneself
  {
    fact: says('(?:ein|zwei|drei|\\d) Tropfen'),
    angle: 'how-to',
    groups: ['skincare', 'hair', 'health'],
    phrase: ['Wie viel ist genug?', ''],
  },
  {
    fact: says('ohne (?:Duftstoffe|Parf(?:ü|u)m)|parfümfrei|duftstofffrei'),
    angle: 'question',
    groups: ['skincare', 'soap', 'hair', 'cleaning', 'baby'],
    phrase: ['Lieber ohne Parfum?', ''],
  },
  {
    fact: says('duftet nach|Duft von|Duftnoten?'),
    angle: 'question',
    groups: ['soap', 'decor', 'fragrance', 'skincare'],
    phrase: ['Wonach duftet das?', ''],
  },
  { fact: says('gereift\\p{L}*|reift'), angle: 'brand', groups: ['soap', 'spirits', 'food'], phrase: ['Gut Ding will Weile haben', ''] },
  // Eat and drink
  {
    fact: says('Noten von|schmeckt nach|Aromen von'),
    angle: 'question',
    groups: ['drink', 'spirits', 'food', 'pantry'],
    phrase: ['Was schmeckst du zuerst?', ''],
  },
  {
    fact: says('(?:frisch )?geröstet\\p{L}*|Röstung|ganze Bohnen'),
    angle: 'benefit',
    groups: ['drink'],
    phrase: ['Hier duftet es nach Röstung', ''],
  },
  { fact: says('gebacken\\p{L}*|Steinofen'), angle: 'benefit', groups: ['food', 'pantry'], phrase: ['Hier duftet es nach Ofen', ''] },
  {
    fact: says('ohne Zuckerzusatz|zuckerfrei\\p{L}*'),
    angle: 'question',
    groups: ['food', 'drink', 'pantry'],
    phrase: ['Süß genug, so wie es ist?', ''],
  },
  { fact: says('\\p{L}*fass|\\p{L}*fässern'), angle: 'benefit', groups: ['spirits'], phrase: ['Endlich raus aus dem Fass', ''] },
  // Read, play, go out
  { fact: says('\\d{1,3} Rezepte'), angle: 'question', groups: ['book'], phrase: ['Was kochen wir zuerst?', ''] },
  {
    fact: says('(?:1\\.?000|500|2\\.?000|1\\.?500)[- ]?Teile\\p{L}*'),
    angle: 'benefit',
    groups: ['toy', 'party'],
    phrase: ['Räum den großen Tisch frei', ''],
  },
  { fact: says('Geschenkbox|Geschenkverpackung|Geschenkkarton'), angle: 'season', phrase: ['Fehlt nur noch die Schleife', ''] },
  { fact: says('Gepäckträger|Korb'), angle: 'benefit', groups: ['cycling'], phrase: ['Der Einkauf fährt mit', ''] },
  {
    fact: says('\\d{1,2} Gänge|\\d{1,2}-Gang\\p{L}*|Schaltung'),
    angle: 'question',
    groups: ['cycling'],
    phrase: ['Berg auf dem Heimweg?', ''],
  },
  { fact: says('LED(?:-\\p{L}+)?|Arbeitslicht'), angle: 'problem', groups: ['tools'], phrase: ['Dunkel unter der Spüle?', ''] },
  {
    fact: says('Umschlag|Briefumschlag'),
    angle: 'benefit',
    groups: ['stationery', 'party'],
    phrase: ['Schreiben, zukleben, einwerfen', ''],
  },
]
