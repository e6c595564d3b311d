import { type FactLine } from '../phrasebook.ts'
import { says } from './fact-lines.ts'

const battery = says(
  '(?:accu|batterij)\\p{L}*(?:\\s\\S+){0,4} \\d+ ?(?:u|uur)(?!\\p{L})|\\d+ ?(?:u|uur)(?: lang)? (?:\\p{L}+ )?(?:accu|batterij|speeltijd|luister|muziek|afspeel)|accu voor \\d+',
)
const folds = says('(?:opvouw|inklap|opklap|vouw)ba|(?:vouw|klap)\\p{L}* (?:\\S+ ){0,3}(?:plat|op|in|samen)(?!\\p{L})')
const water = says('waterdicht|waterafstotend|waterbestendig|waterproof|spatwater|bestand tegen (?:spat)?water')
const scents = says('(?:ruikt|geurt) naar|geur van|geuren van|tonen van|vleug')
const tastes = says('tonen van|smaakt naar|smaken van|smaak van')

/** Such phrases for electronics and for what people wear, carry, care with, eat, read and play with. Add yours here. */
export const livingFactLines: readonly FactLine[] = [
  { fact: battery, angle: 'benefit', groups: ['audio'], phrase: ['Album na album na album', ''] },
  { fact: battery, angle: 'problem', phrase: ['Batterij alweer leeg?', ''] },
  {
    fact: says('usb-?c|snelladen|opgeladen in'),
    angle: 'question',
    groups: ['audio', 'computing', 'camera', 'gaming'],
    phrase: ['Welk snoertje was het ook?', ''],
  },
  {
    fact: folds,
    angle: 'how-to',
    groups: ['audio', 'furniture', 'cycling', 'camera', 'baby'],
    phrase: ['Zo neemt het minder plek in', 'Eerst vouwen, dan inpakken.'],
  },
  { fact: folds, angle: 'audience', groups: ['audio'], phrase: ['Klaar voor de trein terug', ''] },
  {
    fact: says('ruisonderdrukking|noise[- ]?cancel|(?:met )?geluidsonderdrukking'),
    angle: 'problem',
    groups: ['audio'],
    phrase: ['Trein te luid?', 'Zet de trein zachter.'],
  },
  {
    fact: says('(?:met )?bluetooth|draadlo'),
    angle: 'problem',
    groups: ['audio', 'computing', 'gaming'],
    phrase: ['Snoer weer in de knoop?', ''],
  },
  { fact: says('\\d+ poorten|hdmi|usb'), angle: 'problem', groups: ['computing'], phrase: ['Eén poort, vijf kabels?', ''] },
  {
    fact: says('nachtzicht|met nachtzicht'),
    angle: 'benefit',
    groups: ['security', 'camera', 'outdoors'],
    phrase: ['Ziet ook iets in het donker', ''],
  },
  { fact: says('tweeweg'), angle: 'question', groups: ['security', 'pet', 'baby'], phrase: ['Wil je iets terugzeggen?', ''] },
  { fact: says('bewegings(?:sensor|melder|detectie)'), angle: 'problem', groups: ['security'], phrase: ['Bewoog daar iets?', ''] },
  {
    fact: says('spraakbediening|stembediening'),
    angle: 'benefit',
    groups: ['smartHome', 'audio', 'lighting', 'appliance'],
    phrase: ['Handen vol? Zeg het maar', ''],
  },
  // Wear and carry
  {
    fact: says('(?:met )?\\p{L}*zakken(?!\\p{L})'),
    angle: 'benefit',
    groups: ['clothing', 'sportswear'],
    phrase: ['Ja, er zitten zakken in', ''],
  },
  {
    fact: says('(?:met )?(?:binnen|voor|zij|laptop)\\p{L}*vak'),
    angle: 'problem',
    groups: ['bag'],
    phrase: ['Waar zijn je sleutels nou?', ''],
  },
  {
    fact: says('schouder(?:band|riem)|lange hengsels'),
    angle: 'how-to',
    groups: ['bag'],
    phrase: ['Zo draag je de hele markt', 'Gewoon over je schouder.'],
  },
  { fact: says('canvas'), angle: 'benefit', groups: ['bag'], phrase: ['Gooi maar vol', ''] },
  {
    fact: says('merino|wol(?!\\p{L})|wollen|lamswol'),
    angle: 'benefit',
    groups: ['clothing', 'sportswear', 'footwear'],
    phrase: ['Wol, dicht op de huid', ''],
  },
  {
    fact: says('antislip|anti-slip|slipvast|profielzool|grip(?!\\p{L})'),
    angle: 'question',
    groups: ['footwear'],
    phrase: ['Natte stoep op komst?', ''],
  },
  { fact: says('ademend|luchtdoorlatend'), angle: 'benefit', groups: ['footwear', 'sportswear', 'clothing'], phrase: ['Even lucht', ''] },
  {
    fact: water,
    angle: 'problem',
    groups: ['clothing', 'footwear', 'bag', 'outdoors', 'sportswear', 'watch', 'car', 'audio'],
    phrase: ['Buienradar kleurt rood?', ''],
  },
  { fact: water, angle: 'audience', groups: ['clothing', 'footwear', 'bag'], phrase: ['Voor de fiets in november', ''] },
  {
    fact: says('met capuchon'),
    angle: 'how-to',
    groups: ['clothing', 'sportswear'],
    phrase: ['Zo fiets je door een bui', 'Capuchon op, hoofd omlaag.'],
  },
  { fact: says('\\d+-karaats|verguld|goud'), angle: 'benefit', groups: ['jewelry'], phrase: ['Een beetje goud, zomaar', ''] },
  { fact: says('sterling|zilver'), angle: 'benefit', groups: ['jewelry'], phrase: ['Een beetje zilver, zomaar', ''] },
  {
    fact: says('(?:volnerf|rund|runder|nappa)?(?:leer|leder)(?!\\p{L})|leren (?=\\p{L})'),
    angle: 'audience',
    groups: ['footwear', 'bag'],
    phrase: ['Mag een kras oplopen', 'Leer heeft een geheugen.'],
  },
  // Care of oneself
  {
    fact: says('zonder parfum|parfumvrij|ongeparfumeerd|geurvrij'),
    angle: 'question',
    groups: ['skincare', 'soap', 'hair', 'cleaning', 'baby'],
    phrase: ['Liever zonder luchtje?', ''],
  },
  {
    fact: says('(?:twee|drie|één|enkele|\\d) druppels?'),
    angle: 'how-to',
    groups: ['skincare', 'hair', 'health'],
    phrase: ['Hoeveel is genoeg?', ''],
  },
  { fact: scents, angle: 'question', groups: ['soap', 'decor', 'fragrance', 'skincare'], phrase: ['Waar ruikt het naar?', ''] },
  {
    fact: says('navulba|hervulba'),
    angle: 'how-to',
    groups: ['skincare', 'soap', 'hair', 'cleaning', 'fragrance'],
    phrase: ['Leeg? Bijvullen maar', 'Het potje of flesje mag blijven.'],
  },
  // Eat and drink
  { fact: tastes, angle: 'question', groups: ['drink', 'spirits', 'food', 'pantry'], phrase: ['Wat proef je als eerste?', ''] },
  { fact: says('gebrand'), angle: 'benefit', groups: ['drink'], phrase: ['Je ruikt de branderij', ''] },
  {
    fact: says('(?:hele|koffie) ?bonen'),
    angle: 'how-to',
    groups: ['drink'],
    phrase: ['Zo begint verse koffie', 'Eerst het geluid van de molen.'],
  },
  { fact: says('gebakken'), angle: 'benefit', groups: ['food', 'pantry'], phrase: ['Je ruikt de oven', ''] },
  {
    fact: says('zonder toegevoegde suiker|suikervrij|ongezoet'),
    angle: 'question',
    groups: ['food', 'drink', 'pantry'],
    phrase: ['Al zoet genoeg van jezelf?', ''],
  },
  {
    fact: says('(?:\\p{L}*vat|vaten) (?:gerijpt|rijp)|gerijpt op'),
    angle: 'benefit',
    groups: ['spirits'],
    phrase: ['Eindelijk uit het vat', ''],
  },
  // Read, play, go out
  { fact: says('\\d+ recepten'), angle: 'question', groups: ['book'], phrase: ['Wat koken we het eerst?', ''] },
  { fact: says('\\d+ pagina|\\d+ bladzij'), angle: 'benefit', groups: ['book'], phrase: ['Een regenweekend aan papier', ''] },
  {
    fact: says('(?:1[.]?000|500|2[.]?000|1[.]?500)[- ]?(?:stuk|del)|duizend stuk'),
    angle: 'benefit',
    groups: ['toy', 'party'],
    phrase: ['Ruim de grote tafel leeg', ''],
  },
  { fact: says('\\d+ versnellingen|\\d+ snelheden'), angle: 'question', groups: ['cycling'], phrase: ['Brug op, wind tegen?', ''] },
  {
    fact: says('voor- ?drager|voordrager|bagagedrager|mandje'),
    angle: 'benefit',
    groups: ['cycling'],
    phrase: ['De boodschappen rijden mee', ''],
  },
  { fact: says('koolborstelloo?z?|borstelloze'), angle: 'benefit', groups: ['tools'], phrase: ['Plank recht voor de koffie', ''] },
  {
    fact: says('led-?(?:lamp|licht|werklamp|verlichting)'),
    angle: 'problem',
    groups: ['tools'],
    phrase: ['Donker onder de gootsteen?', ''],
  },
  {
    fact: says('(?:twee|2) (?:\\p{L}+-)?accu'),
    angle: 'how-to',
    groups: ['tools', 'garden'],
    phrase: ['Zo werk je door', 'De ene accu werkt, de andere laadt.'],
  },
  { fact: says('envelop'), angle: 'benefit', groups: ['stationery', 'party'], phrase: ['Schrijven, likken, posten', ''] },
  {
    fact: says('cadeaudoos|in een cadeaudoos|geschenkdoos|geschenkverpakking'),
    angle: 'season',
    phrase: ['Er hoort al een doos omheen', ''],
  },
  { fact: says('les(?:sen)?(?!\\p{L})'), angle: 'benefit', groups: ['service', 'book', 'music'], phrase: ['Begin bij les één', ''] },
]
