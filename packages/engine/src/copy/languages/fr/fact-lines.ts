import { type FactLine } from '../phrasebook.ts'

/** A pattern of words that begin so: `\b` knows only ASCII letters. */
const has = (alternatives: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})`, 'iu')

const byHand = has(
  '(?:tourn|émai|façonn|peint|souffl|fabri|model|cous|tiss|décor|travail)\\p{L}*(?: \\p{L}+){0,2} (?:à la (?:main|bouche)|main(?!\\p{L})|au tour)|faite?s? (?:à la )?main',
)
const dishwasher = has('lave-vaisselle')
const machine = has('(?:lava|lavé|se lave|passe)\\p{L}*(?: \\p{L}+)? (?:en|à la) machine')
const cover = has('housses?(?: \\p{L}+)? (?:amovible|lavable)|déhoussable|housses? (?:\\p{L}+ )?(?:s.enlève|se retire)')
const staysHot = has('au chaud|(?:gard|conserv|maintien|rest)\\p{L}* (?:\\S+ ){0,4}chaud')
const staysCold = has('au frais|(?:gard|conserv|maintien|rest)\\p{L}* (?:\\S+ ){0,4}(?:froid|frais|fraîche)')
const folds = has('pliable|pliant|repliable|se (?:re)?plie')
const battery = has('\\d+\\s?(?:h|heures?) d.autonomie|autonomie|\\d+\\s?(?:h|heures?) de batterie')
const light = has('intensité|variateur|dimmable')
const wet = has('imperméable|étanche|étanchéité|déperlant|à l.épreuve de l.eau|résist\\p{L}* à l.eau|hydrofuge')

/** French phrases that draw a point from something the page states; an empty opening leaves the description to the facts. Add yours here. */
export const frenchFactLines: readonly FactLine[] = [
  // Care
  { fact: dishwasher, angle: 'benefit', groups: ['drinkware'], phrase: ['Bu ? Au lave-vaisselle.', ''] },
  {
    fact: dishwasher,
    angle: 'problem',
    groups: ['drinkware', 'cookware', 'tableware', 'appliance'],
    phrase: ['Qui fait la vaisselle ?', 'La machine se porte volontaire.'],
  },
  { fact: dishwasher, angle: 'benefit', groups: ['cookware', 'tableware', 'appliance'], phrase: ['Fini ? Au lave-vaisselle.', ''] },
  { fact: machine, angle: 'benefit', groups: ['clothing', 'sportswear'], phrase: ['Porter, laver, reporter', ''] },
  {
    fact: has(`${machine.source}|${cover.source}`),
    angle: 'problem',
    groups: ['furniture', 'bedding', 'decor', 'pet', 'baby', 'bag', 'footwear'],
    phrase: ['Une tache, déjà ?', 'Ça arrive. La lessive aussi.'],
  },
  { fact: cover, angle: 'benefit', groups: ['furniture', 'decor', 'pet', 'bedding', 'baby'], phrase: ['Enlever, laver, remettre', ''] },
  // Drink and kitchen
  {
    fact: byHand,
    angle: 'brand',
    groups: ['drinkware', 'tableware', 'decor', 'lighting', 'cookware', 'furniture', 'jewelry', 'bag'],
    phrase: ['Quelqu’un y a mis les mains', ''],
  },
  { fact: staysHot, angle: 'benefit', groups: ['drinkware'], phrase: ['Matin lent, café chaud', ''] },
  { fact: staysHot, angle: 'problem', groups: ['drinkware'], phrase: ['Café déjà froid ?', ''] },
  { fact: staysCold, angle: 'benefit', groups: ['drinkware', 'outdoors'], phrase: ['Du frais, en plein soleil', ''] },
  { fact: has('double[ -]paroi'), angle: 'problem', groups: ['drinkware'], phrase: ['Café déjà froid ?', 'Deux parois montent la garde.'] },
  {
    fact: has('anti-?fuite|hermétique'),
    angle: 'problem',
    groups: ['drinkware', 'storage', 'bag'],
    phrase: ['Une flaque dans le sac ?', ''],
  },
  { fact: has('induction|tous feux'), angle: 'question', groups: ['cookware'], phrase: ['Et sur l’induction ?', ''] },
  { fact: has('fonte'), angle: 'benefit', groups: ['cookware'], phrase: ['Laissez monter le feu', ''] },
  {
    fact: has('anti-?adhési|anti-?adhérent'),
    angle: 'problem',
    groups: ['cookware', 'appliance'],
    phrase: ['L’omelette s’accroche ?', ''],
  },
  { fact: has('au four(?! à micro)'), angle: 'benefit', groups: ['cookware', 'tableware'], phrase: ['Du four à la table', ''] },
  {
    fact: has('couvercle'),
    angle: 'how-to',
    groups: ['cookware'],
    phrase: ['Mijoter à couvert', 'Poser le couvercle, baisser le feu, oublier.'],
  },
  {
    fact: has('empilable|s.empile|empile'),
    angle: 'problem',
    groups: ['drinkware', 'tableware', 'storage', 'furniture', 'cookware'],
    phrase: ['Plus de place au placard ?', ''],
  },
  {
    fact: has('minuterie|minuteur|programm'),
    angle: 'question',
    groups: ['appliance', 'climate', 'lighting'],
    phrase: ['Et si on s’endormait ?', ''],
  },
  // Home
  { fact: light, angle: 'benefit', groups: ['lighting', 'decor'], phrase: ['Plein feu, ou presque rien', ''] },
  { fact: light, angle: 'question', groups: ['lighting'], phrase: ['Clair ou clair-obscur ?', ''] },
  { fact: has('lumière (?:\\p{L}+ )?chaude|blanc chaud'), angle: 'benefit', groups: ['lighting'], phrase: ['La lumière du dîner', ''] },
  { fact: has('abat-jour[^.]{0,20} lin(?!\\p{L})'), angle: 'brand', groups: ['lighting'], phrase: ['La lumière à travers le lin', ''] },
  {
    fact: /^(?!.*(?:plaqu|mdf|effet|aggloméré|imitation|stratifié|mélaminé)).*(?:bois|chêne|noyer|hêtre|pin|frêne) massif/iu,
    angle: 'benefit',
    groups: ['furniture', 'storage', 'lighting', 'decor', 'music'],
    phrase: ['Du bois, avec ses veines', ''],
  },
  {
    fact: has('(?:deux|trois|quatre|cinq|six|huit|[2-9]|1\\d) (?:places|personnes|convives)'),
    angle: 'question',
    groups: ['furniture', 'garden'],
    phrase: ['Qui prend le milieu ?', 'Poussez-vous un peu.'],
  },
  { fact: has('assises? (?:\\p{L}+ )?profonde'), angle: 'benefit', groups: ['furniture'], phrase: ['S’asseoir. Rester.', ''] },
  {
    fact: has('lin(?!\\p{L})'),
    angle: 'benefit',
    groups: ['decor', 'bedding', 'bath', 'tableware'],
    phrase: ['Du lin et un long dimanche', ''],
  },
  { fact: has('plumes?(?!\\p{L})|duvet'), angle: 'benefit', groups: ['decor', 'bedding'], phrase: ['La tête dans les plumes', ''] },
  {
    fact: has('zip (?:invisible|caché)|fermeture (?:invisible|cachée)'),
    angle: 'question',
    groups: ['decor', 'bedding'],
    phrase: ['Un zip ? Où ça ?', ''],
  },
  { fact: has('coton'), angle: 'benefit', groups: ['bedding', 'bath'], phrase: ['Du coton contre la peau', ''] },
  { fact: has('(?:mousse )?à mémoire de forme'), angle: 'benefit', groups: ['pet'], phrase: ['Un tour, deux tours, dodo', ''] },
  { fact: has('HEPA'), angle: 'benefit', groups: ['climate', 'cleaning'], phrase: ['Un filtre qui a du travail', ''] },
  {
    fact: has('\\d+\\s?dB'),
    angle: 'problem',
    groups: ['climate', 'appliance', 'cleaning'],
    phrase: ['On ne s’entend plus ?', 'Lisez les décibels.'],
  },
  {
    fact: has('sans[ -]fil|sans cordon'),
    angle: 'benefit',
    groups: ['cleaning', 'garden', 'tools'],
    phrase: ['Sans chercher la prise', ''],
  },
  { fact: has('roulettes|roues'), angle: 'benefit', groups: ['furniture', 'storage', 'bag'], phrase: ['Poussez, ça roule', ''] },
  {
    fact: has('tiroirs'),
    angle: 'problem',
    groups: ['furniture', 'storage'],
    phrase: ['Ça traîne encore ?', 'Ouvrir, glisser, refermer.'],
  },
  // Tech
  { fact: battery, angle: 'benefit', groups: ['audio'], phrase: ['Album après album', ''] },
  { fact: battery, angle: 'problem', phrase: ['Encore à plat ?', ''] },
  {
    fact: folds,
    angle: 'how-to',
    groups: ['audio', 'furniture', 'cycling', 'camera', 'baby', 'outdoors'],
    phrase: ['Gagner de la place', 'Plier d’abord.'],
  },
  { fact: folds, angle: 'audience', groups: ['audio'], phrase: ['Dans le train du retour', ''] },
  {
    fact: has('(?:réduction|annulation|suppression) (?:\\p{L}+ )?d[eu] bruit'),
    angle: 'problem',
    groups: ['audio'],
    phrase: ['Un wagon bavard ?', 'Baissez le wagon.'],
  },
  {
    fact: has('sans[ -]fil|bluetooth'),
    angle: 'problem',
    groups: ['audio', 'computing', 'gaming'],
    phrase: ['Encore un nœud de câble ?', ''],
  },
  { fact: has('usb[- ]?c'), angle: 'question', groups: ['audio', 'computing', 'camera', 'lighting'], phrase: ['Quel câble, déjà ?', ''] },
  { fact: has('\\d+ ports|HDMI'), angle: 'problem', groups: ['computing'], phrase: ['Un port, cinq câbles ?', ''] },
  {
    fact: has('vision nocturne|vision de nuit'),
    angle: 'benefit',
    groups: ['security', 'camera', 'outdoors'],
    phrase: ['Même lumière éteinte', ''],
  },
  { fact: has('bidirectionnel'), angle: 'question', groups: ['security', 'pet', 'baby'], phrase: ['Envie de répondre ?', ''] },
  { fact: has('mouvement'), angle: 'problem', groups: ['security'], phrase: ['Ça a bougé, non ?', ''] },
  {
    fact: has('appli(?:cation)?(?!\\p{L})|smartphone'),
    angle: 'benefit',
    groups: ['climate', 'smartHome', 'lighting', 'security'],
    phrase: ['Depuis le canapé', ''],
  },
  { fact: has('télécommande'), angle: 'benefit', groups: ['climate', 'lighting', 'audio'], phrase: ['Sans quitter le plaid', ''] },
  // Wear and carry
  { fact: has('poches?(?!\\p{L})'), angle: 'benefit', groups: ['clothing', 'sportswear'], phrase: ['Oui, il y a des poches', ''] },
  { fact: has('poches?(?!\\p{L})|compartiment'), angle: 'problem', groups: ['bag'], phrase: ['Où sont passées les clés ?', ''] },
  { fact: has('bandoulière|longues? anses?'), angle: 'how-to', groups: ['bag'], phrase: ['Garder les mains libres', 'Tout sur l’épaule.'] },
  { fact: has('toile'), angle: 'benefit', groups: ['bag'], phrase: ['Le marché tient dedans', ''] },
  {
    fact: has('lin(?!\\p{L})'),
    angle: 'question',
    groups: ['clothing'],
    phrase: ['Trop chaud pour le reste ?', 'Un temps à sortir le lin.'],
  },
  {
    fact: has('laine|mérinos'),
    angle: 'benefit',
    groups: ['clothing', 'sportswear', 'footwear'],
    phrase: ['La laine, et que vente le vent', ''],
  },
  { fact: has('capuche'), angle: 'problem', groups: ['clothing', 'sportswear'], phrase: ['Parapluie oublié ?', ''] },
  { fact: has('cuir(?!\\p{L})'), angle: 'benefit', groups: ['bag', 'footwear'], phrase: ['L’odeur du cuir, le matin', ''] },
  { fact: has('crampon'), angle: 'problem', groups: ['footwear'], phrase: ['Ça glisse dans la boue ?', ''] },
  { fact: has('adhérence|anti-?glisse|anti-?dérapant'), angle: 'question', groups: ['footwear'], phrase: ['Trottoir mouillé ?', ''] },
  { fact: has('(?:à|s.)enfil'), angle: 'how-to', groups: ['footwear'], phrase: ['Sortir en un clin d’œil', 'Un pied, l’autre, la porte.'] },
  { fact: has('respirant'), angle: 'benefit', groups: ['footwear', 'sportswear', 'clothing'], phrase: ['Laissez entrer l’air', ''] },
  {
    fact: wet,
    angle: 'problem',
    groups: ['clothing', 'footwear', 'bag', 'outdoors', 'sportswear', 'watch', 'car', 'audio'],
    phrase: ['Des nuages, là-bas ?', ''],
  },
  { fact: has('or \\d+|en or(?!\\p{L})|plaqu\\p{L}* or'), angle: 'benefit', groups: ['jewelry'], phrase: ['Un peu d’or, un mardi', ''] },
  { fact: has('argent(?!\\p{L})'), angle: 'benefit', groups: ['jewelry'], phrase: ['Un reflet d’argent, un lundi', ''] },
  // Care of oneself
  {
    fact: has('(?:deux|trois|une|quelques|\\d) gouttes?'),
    angle: 'how-to',
    groups: ['skincare', 'hair', 'health'],
    phrase: ['Combien en mettre ?', ''],
  },
  {
    fact: has('sans parfum|non parfumé'),
    angle: 'question',
    groups: ['skincare', 'soap', 'hair', 'cleaning', 'baby'],
    phrase: ['Plutôt sans parfum ?', ''],
  },
  {
    fact: has('senteurs? |parfum (?:de|d.|à)|notes? d'),
    angle: 'question',
    groups: ['soap', 'decor', 'fragrance', 'skincare'],
    phrase: ['Et ça sent quoi ?', ''],
  },
  {
    fact: has('affiné|vieilli|maturation'),
    angle: 'brand',
    groups: ['soap', 'spirits', 'food'],
    phrase: ['Le temps a fait son œuvre', ''],
  },
  // Eat and drink
  {
    fact: has('notes? d|goût d|arômes? d'),
    angle: 'question',
    groups: ['drink', 'spirits', 'food', 'pantry'],
    phrase: ['Vous sentez quoi d’abord ?', ''],
  },
  { fact: has('torréfi'), angle: 'benefit', groups: ['drink'], phrase: ['Approchez le nez', ''] },
  { fact: has('en grains?(?!\\p{L})'), angle: 'how-to', groups: ['drink'], phrase: ['Moudre, verser, respirer', ''] },
  { fact: has('sans sucre'), angle: 'question', groups: ['food', 'drink', 'pantry'], phrase: ['Déjà assez de sucre ?', ''] },
  { fact: has('fûts?(?!\\p{L})|barrique'), angle: 'benefit', groups: ['spirits'], phrase: ['À l’ombre d’un fût', ''] },
  // Read, play, go out, give
  { fact: has('\\d+ recettes'), angle: 'question', groups: ['book'], phrase: ['On cuisine quoi d’abord ?', ''] },
  {
    fact: /(?<!\d)(?:[5-9]\d\d|[1-9][\s.]?\d{3}) pièces/iu,
    angle: 'benefit',
    groups: ['toy', 'party'],
    phrase: ['Libérez la grande table', ''],
  },
  { fact: has('vitesses'), angle: 'question', groups: ['cycling'], phrase: ['Une côte au retour ?', ''] },
  { fact: has('porte-bagages|panier'), angle: 'benefit', groups: ['cycling'], phrase: ['Le pain voyage aussi', ''] },
  { fact: has('LED'), angle: 'problem', groups: ['tools'], phrase: ['Noir sous l’évier ?', ''] },
  {
    fact: has('(?:deux|2) batteries'),
    angle: 'how-to',
    groups: ['tools', 'garden'],
    phrase: ['Ne pas s’arrêter', 'L’une travaille, l’autre charge.'],
  },
  { fact: has('solaire'), angle: 'benefit', groups: ['garden', 'lighting', 'outdoors'], phrase: ['Le soleil fait le plein', ''] },
  { fact: has('enveloppe'), angle: 'benefit', groups: ['stationery', 'party'], phrase: ['Écrire, cacheter, poster', ''] },
  { fact: has('leçons?(?!\\p{L})'), angle: 'benefit', groups: ['service', 'book', 'music'], phrase: ['On reprend à la leçon un', ''] },
  { fact: has('coffret cadeau|boîte cadeau|écrin'), angle: 'season', phrase: ['Il ne manque que la carte', ''] },
]
