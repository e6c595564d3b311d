import { type Phrasebook } from '../phrasebook.ts'
import { frenchAudience } from './audience-phrases.ts'
import { frenchClaims } from './claims.ts'
import { frenchFactLines } from './fact-lines.ts'
import { frenchFacts } from './facts.ts'
import { frenchGrammar } from './grammar.ts'
import { homePhrases } from './home-phrases.ts'
import { livingPhrases } from './living-phrases.ts'
import { frenchNouns } from './nouns.ts'
import { frenchReading } from './reading.ts'
import { techPhrases } from './tech-phrases.ts'
import { frenchTones } from './tones.ts'
import { wornPhrases } from './worn-phrases.ts'

/** Whole words; `\b` knows only ASCII letters. */
const words = (alternatives: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu')

/** French as France writes it; vous throughout. */
export const french: Phrasebook = {
  language: 'fr',
  grammar: frenchGrammar,
  groups: { ...homePhrases, ...techPhrases, ...wornPhrases, ...livingPhrases },
  feature: [
    ['{headFact}', ''],
    ['{headFact}. {fact2}.', '{Own}.'],
    ['{ownName}', ''],
  ],
  look: [
    ['Une photo, et c’est tout', 'Ce que vous voyez, c’est {the}.'],
    ['En un mot', '{Own}. Voilà, c’était le mot.'],
    ['Sans adjectif', 'On a tout enlevé. Reste {the}.'],
  ],
  offer: [
    ['{percent} de moins', 'Pour {the} : {price} au lieu de {before}.'],
    ['{price} au lieu de {before}', 'Cela fait {saving} de moins pour {the}.'],
    ['{saving} de moins', 'Avant {before}, maintenant {price} : {the}.'],
    ['Avant {before}, ici {price}', '{saving} de moins pour {the}.'],
    ['{ownName}, {price}', ''],
    ['{aKind} pour {price}', 'À emporter : {own}.'],
    ['{headFact}, {price}', ''],
    ['{price}, c’est tout', 'Voilà le prix {ofThe}.'],
    ['{price}, et c’est à vous', 'Dites oui {toThe}.'],
  ],
  reduction: (percent, saving) =>
    `${percent} de moins, ${percent} de remise, ${percent} de réduction, -${percent}, ${saving} de moins, ${saving} d'économie, économisez ${saving}, prix réduit, remise, réduction, promo, promotion, soldes, rabais`,
  proof: [
    ['{rating} sur 5', '{count} avis sur {the}.'],
    ['{count} avis, une note', '{rating} sur 5 pour {the}.'],
    ['Lisez les {count} avis', 'Ils donnent {rating} sur 5 {toThe}.'],
    ['Note : {rating} sur 5', '{count} avis parlent {ofThe}.'],
  ],
  brand: [
    ['{ownName}, par {house}', ''],
    ['Premier pas chez {brand} ?', 'Commencez par {the}.'],
    ['Vous découvrez {brand} ?', 'Faites connaissance avec {the}.'],
    ['Bonjour, {brand}', 'Et bienvenue chez vous {toThe}.'],
    ['Chez {seller}', 'On venait pour autre chose, on repart avec {the}.'],
    ['Repéré chez {seller}', 'Quelqu’un là-bas a l’œil. La preuve : {the}.'],
  ],
  voice: [
    ['Sans grand discours', '{Own}. Rien à ajouter.'],
    ['Pas de grands mots', 'Juste {the}. La suite vous appartient.'],
    ['On fait court', 'Une photo, un nom : {the}.'],
    ['À vous de juger', 'On se tait, on vous laisse avec {the}.'],
    ['Le reste se voit', 'Approchez, prenez votre temps. Voici {the}.'],
  ],
  season: [
    ['Une idée pour {season} ?', 'Notez {the} avant d’oublier.'],
    ['À glisser sur la liste', 'La date approche. Pour {season} : {the}.'],
    ['Bientôt {season}', 'Vous aviez une liste quelque part. Ajoutez {the}.'],
  ],
  occasion: [
    ['Un anniversaire en vue ?', 'Un ruban, un mot, c’est prêt. Offrez {the}.'],
    ['Pour un samedi lent', 'Rien de prévu avant midi. Seulement {the}.'],
    ['Un cadeau, de vous à vous', 'Pas besoin de carte. Déballez {the}.'],
  ],
  pain: [
    ['{Pain}, encore ?', 'Ça suffit comme ça. Essayez {the}.'],
    ['{Pain} : stop', 'Passez à autre chose. Passez {toThe}.'],
    ['Vous en avez assez ?', '{Pain} : on connaît tous ça. Essayez {the}.'],
    ['{painQuestion}', 'Essayez {the}.'],
    ['Ça vous parle ?', '{painSentence} Essayez {the}.'],
    ['Autrement, peut-être ?', '{painSentence} Essayez {the}.'],
  ],
  worryQuote: [
    ['Ça vous parle ?', '« {worry} » Essayez {the}.'],
    ['Déjà entendu quelque part ?', '« {worry} » Voici {the}.'],
    ['« {worry} »', 'Si vous l’avez déjà dit, essayez {the}.'],
  ],
  praiseQuote: [
    ['« {praise} »', 'On parlait {ofThe}.'],
    ['Ce qu’on nous en dit', '« {praise} » On parlait {ofThe}.'],
    ['Entendu, et noté', '« {praise} » Au sujet {ofThe}.'],
  ],
  audience: frenchAudience,
  factLines: frenchFactLines,
  callWords: {
    SHOP_NOW: 'Acheter',
    LEARN_MORE: 'En savoir plus',
    BUY_NOW: 'Acheter maintenant',
    ORDER_NOW: 'Commander',
    GET_OFFER: 'Obtenir l’offre',
    SEE_MORE: 'Voir plus',
    SIGN_UP: 'S’inscrire',
    SUBSCRIBE: 'S’abonner',
    BOOK_NOW: 'Réserver',
    CONTACT_US: 'Nous contacter',
  },
  standIns: {
    clothing: { text: 'pièce', form: 'f' },
    footwear: { text: 'paire', form: 'f' },
    jewelry: { text: 'bijou', form: 'm' },
    furniture: { text: 'meuble', form: 'm' },
    decor: { text: 'objet', form: 'm' },
    food: { text: 'gourmandise', form: 'f' },
    drink: { text: 'boisson', form: 'f' },
    spirits: { text: 'bouteille', form: 'f' },
    book: { text: 'livre', form: 'm' },
    bag: { text: 'sac', form: 'm' },
    watch: { text: 'montre', form: 'f' },
    skincare: { text: 'soin', form: 'm' },
    fragrance: { text: 'parfum', form: 'm' },
    toy: { text: 'jouet', form: 'm' },
    service: { text: 'service', form: 'm' },
    general: { text: 'trouvaille', form: 'f' },
  },
  nouns: frenchNouns,
  facts: frenchFacts,
  // "sans" is no negation here: "sans fil" is a fact.
  negation: words(
    "ne|n'\\p{L}+|pas|non|jamais|sauf|hormis|excepté|ni|aucune?|en option|optionnel(?:le)?s?|vendue?s? séparément|non (?:inclus|fourni)\\p{L}*|évitez|éviter|au lieu d\\p{L}*|à la place|contrairement|déconseillée?s?",
  ),
  seasons: {
    christmas: { says: /(?<!\p{L})noël(?!\p{L})|calendrier de l'avent/iu, words: 'Noël' },
    halloween: { says: /(?<!\p{L})halloween(?!\p{L})/iu, words: 'Halloween' },
    fathersDay: { says: /fêtes? des pères/iu, words: 'la fête des Pères' },
    mothersDay: { says: /fêtes? des mères/iu, words: 'la fête des Mères' },
    valentines: { says: /saint[- ]valentin/iu, words: 'la Saint-Valentin' },
    easter: { says: /(?<!\p{L})pâques(?!\p{L})/iu, words: 'Pâques' },
    thanksgiving: { says: /(?<!\p{L})thanksgiving(?!\p{L})/iu, words: 'Thanksgiving' },
    backToSchool: { says: /rentrée (?:scolaire|des classes)|la rentrée(?!\p{L})/iu, words: 'la rentrée' },
    newYear: { says: /nouvel an(?!\p{L})|saint[- ]sylvestre|jour de l'an/iu, words: 'le Nouvel An' },
    wedding: { says: /(?:robe|faire-part|cadeau|invité\p{L}*|jour) (?:de|du) mariage/iu, words: 'le mariage' },
    birthday: { says: /(?:carte|cadeau|fête|bougies?) d'anniversaire/iu, words: 'l’anniversaire' },
    // Without an article "été" is the participle.
    summer: { says: /(?<!\p{L})(?:d'|l'|cet )été(?!\p{L})/iu, words: 'l’été' },
    winter: { says: /(?<!\p{L})(?:d'|l')?hiver(?!\p{L})|(?<!\p{L})skis?(?!\p{L})/iu, words: 'l’hiver' },
    spring: { says: /(?<!\p{L})printemps(?!\p{L})/iu, words: 'le printemps' },
    autumn: { says: /(?<!\p{L})automne(?!\p{L})/iu, words: 'l’automne' },
  },
  reading: frenchReading,
  claims: frenchClaims,
  tones: frenchTones,
  worn: /(?<!\p{L})(?:commence(?:z|r) par|essaye[zr]|sort(?:ez|ir)|emport(?:ez|er)|pren(?:ez|dre)|ouvr(?:ez|ir)|pos(?:ez|er)|allum(?:ez|er)|ajout(?:ez|er)|retrouv(?:ez|er)|enfil(?:ez|er)|mett(?:ez|re)|gard(?:ez|er)|voici|place|à portée|sous la main|partez|choisir)(?!\p{L})|(?<=[.,] )(?:et|avec)(?= (?:le |la |les |l’|ce |cet |cette |ces ))/giu,
  worry: words(
    "déteste\\p{L}*|jamais|marre|ras-le-bol|assez|toujours|trop|dur|difficile|galère|pas le temps|dommage|agac\\p{L}*|énerv\\p{L}*|problèmes?|ne|n'\\p{L}+|pas|rien|pourquoi|impossible|perd\\p{L}*|inquiet|inquiète|stress\\p{L}*|fatigu\\p{L}*|plus moyen|hate\\p{L}*|never|can't|tired|not|always",
  ),
  clause: words(
    "je|j'\\p{L}+|nous|on|ils|elles|il|elle|c'est|est|sont|était|a|ont|ne|n'\\p{L}+|jamais|faut|veut|veulent|peut|peuvent|prend|prennent|tombe|tombent|fait|font|i|we|they|it|is|are|don't|can't",
  ),
}
