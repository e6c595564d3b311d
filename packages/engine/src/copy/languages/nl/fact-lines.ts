import { type FactLine } from '../phrasebook.ts'

/** A pattern of beginnings of words, as Dutch joins and bends them: "vaatwasser" in "vaatwasserbestendige". */
export const says = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(?:${alternatives})`, 'iu')

const dishwasher = says('(?:af)?vaatwas')
const machineWash = says('machinewas|wasmachine|(?:kan|mag|mogen) (?:gewoon )?in de was')
const removable = says('(?:afneem|afrits|uitneem)ba\\p{L}+ (?:hoes|hoezen|bekleding)')
const keepsWarm = says('\\d+ ?(?:u|uur)(?: lang)? (?:warm|heet)|(?:blijft|houdt) (?:\\S+ ){0,4}(?:warm|heet)')
const keepsCold = says('\\d+ ?(?:u|uur)(?: lang)? (?:koud|koel)|(?:blijft|houdt) (?:\\S+ ){0,4}(?:koud|koel)')
const byHand = says(
  'hand(?:gemaakt|geglazuurd|gedraaid|geschilderd|beschilderd)|met de hand (?:gemaakt|geglazuurd|gedraaid|geschilderd|beschilderd)|mondgeblazen',
)

/**
 * Dutch phrases that draw a point from something the page states. The headline plays on the fact and claims nothing beyond it; the description
 * then states the fact. An empty opening leaves the description to the facts. Add yours here.
 */
export const homeFactLines: readonly FactLine[] = [
  // Care
  { fact: dishwasher, angle: 'benefit', groups: ['drinkware'], phrase: ['Leeg? Hup, de vaatwasser in', ''] },
  { fact: dishwasher, angle: 'problem', groups: ['drinkware'], phrase: ['Hekel aan afwassen?', 'Laat het dan staan.'] },
  { fact: dishwasher, angle: 'benefit', groups: ['cookware', 'tableware', 'appliance'], phrase: ['Gegeten? De machine wast af', ''] },
  {
    fact: dishwasher,
    angle: 'problem',
    groups: ['cookware', 'tableware', 'appliance'],
    phrase: ['Jij kookt. Wie wast af?', 'De machine.'],
  },
  { fact: machineWash, angle: 'benefit', groups: ['clothing', 'sportswear'], phrase: ['Dragen, wassen, weer dragen', ''] },
  {
    fact: says('machinewas|wasmachine|wasbare? hoes|(?:kan|mag|mogen) (?:gewoon )?in de was'),
    angle: 'problem',
    groups: ['furniture', 'bedding', 'decor', 'pet', 'baby', 'bag', 'footwear'],
    phrase: ['Er gaat weleens iets mis', 'En dan is het wasdag.'],
  },
  {
    fact: removable,
    angle: 'benefit',
    groups: ['furniture', 'decor', 'pet', 'bedding', 'baby'],
    phrase: ['Hoes eraf, in de was, erom', ''],
  },
  {
    fact: removable,
    angle: 'problem',
    groups: ['furniture', 'pet', 'baby'],
    phrase: ['Vlek op de bekleding?', 'Eerst zuchten, dan de hoes eraf.'],
  },
  // Drink and kitchen
  {
    fact: byHand,
    angle: 'brand',
    groups: ['drinkware', 'tableware', 'decor', 'lighting', 'cookware'],
    phrase: ['Iemand heeft dit gemaakt', ''],
  },
  { fact: byHand, angle: 'question', groups: ['drinkware', 'tableware', 'decor'], phrase: ['Machine of mensenwerk?', ''] },
  { fact: keepsWarm, angle: 'benefit', groups: ['drinkware'], phrase: ['Lang ontbijt, warme koffie', ''] },
  { fact: keepsWarm, angle: 'problem', groups: ['drinkware'], phrase: ['Koffie alweer koud?', ''] },
  { fact: keepsCold, angle: 'benefit', groups: ['drinkware'], phrase: ['Koud moet koud zijn', ''] },
  {
    fact: says('dubbelwandig|dubbele wand'),
    angle: 'problem',
    groups: ['drinkware'],
    phrase: ['Koffie alweer koud?', 'Er staan twee wanden omheen.'],
  },
  {
    fact: says('lekvrij|lekdicht|lekproof'),
    angle: 'problem',
    groups: ['drinkware', 'storage', 'bag'],
    phrase: ['Weer een plas in je tas?', ''],
  },
  { fact: says('inductie'), angle: 'question', groups: ['cookware'], phrase: ['Nieuw fornuis, oude pan?', ''] },
  { fact: says('gietijzer'), angle: 'benefit', groups: ['cookware'], phrase: ['Laat maar goed heet worden', ''] },
  { fact: says('anti-?aanbak|anti-?kleef'), angle: 'problem', groups: ['cookware', 'appliance'], phrase: ['Ei plakt weer vast?', ''] },
  {
    fact: says('ovenvast|ovenbestendig|geschikt voor de oven'),
    angle: 'benefit',
    groups: ['cookware', 'tableware'],
    phrase: ['Van de oven zo op tafel', ''],
  },
  {
    fact: says('stapelba'),
    angle: 'problem',
    groups: ['drinkware', 'tableware', 'storage', 'furniture', 'cookware'],
    phrase: ['Kast te klein geworden?', 'Dan maar de hoogte in.'],
  },
  {
    fact: says('met deksel'),
    angle: 'how-to',
    groups: ['cookware', 'tableware', 'storage'],
    phrase: ['Zo bewaar je de helft', 'Voor morgen, als niemand kookt.'],
  },
  // Home
  {
    fact: says('dimba|dimmer|te dimmen'),
    angle: 'benefit',
    groups: ['lighting', 'decor'],
    phrase: ['Fel voor zes, zacht na acht', ''],
  },
  { fact: says('dimba|dimmer|te dimmen'), angle: 'question', groups: ['lighting'], phrase: ['Fel of gedimd vanavond?', ''] },
  {
    fact: says('warm(?:e|wit)?(?:,? \\p{L}+)? licht|warm ?wit'),
    angle: 'benefit',
    groups: ['lighting'],
    phrase: ['Grote licht uit, dit aan', ''],
  },
  { fact: says('linnen (?:lampen)?kap'), angle: 'brand', groups: ['lighting'], phrase: ['Licht door linnen', ''] },
  {
    fact: says('massief (?:eiken|hout|noten|beuken)|massieve? houten|geolied'),
    angle: 'benefit',
    groups: ['furniture', 'storage', 'lighting', 'decor', 'music'],
    phrase: ['Echt hout, echte nerf', ''],
  },
  {
    fact: says('\\d+(?:-zits| zitplaatsen)|voor \\d+ personen'),
    angle: 'question',
    groups: ['furniture', 'garden'],
    phrase: ['Wie komen er allemaal?', 'Schuif maar aan.'],
  },
  { fact: says('linnen'), angle: 'benefit', groups: ['decor', 'bedding', 'bath', 'tableware'], phrase: ['Linnen, en een luie zondag', ''] },
  { fact: says('linnen'), angle: 'question', groups: ['clothing'], phrase: ['Te warm voor al het andere?', 'Linnenweer.'] },
  {
    fact: says('verenvulling|donsvulling|ganzendons|gevuld met (?:\\p{L}+ )?\\p{L}*(?:veren|dons)'),
    angle: 'benefit',
    groups: ['decor', 'bedding'],
    phrase: ['Zak maar weg in de veren', ''],
  },
  {
    fact: says('(?:blinde|verborgen|onzichtbare) rits'),
    angle: 'benefit',
    groups: ['decor', 'bedding'],
    phrase: ['Rits? Welke rits?', ''],
  },
  { fact: says('katoen|biologisch katoen'), angle: 'benefit', groups: ['bedding', 'bath'], phrase: ['Katoen op je huid', ''] },
  { fact: says('traagschuim|memory ?foam'), angle: 'benefit', groups: ['pet'], phrase: ['Drie rondjes, liggen, zucht', ''] },
  { fact: says('hepa'), angle: 'benefit', groups: ['climate', 'cleaning'], phrase: ['Een filter met werk te doen', ''] },
  {
    fact: says('\\d+ ?dB(?!\\p{L})|\\d+ decibel'),
    angle: 'problem',
    groups: ['climate', 'appliance', 'cleaning'],
    phrase: ['Te luid om na te denken?', 'Lees de decibellen.'],
  },
  {
    fact: says('stil in gebruik|werkt stil|fluisterstil'),
    angle: 'benefit',
    groups: ['climate', 'appliance', 'cleaning'],
    phrase: ['Praat maar gewoon door', ''],
  },
  {
    fact: says('snoerlo|\\d+ minuten op één|\\d+ min'),
    angle: 'benefit',
    groups: ['cleaning'],
    phrase: ['Kamer na kamer, geen snoer', ''],
  },
]
