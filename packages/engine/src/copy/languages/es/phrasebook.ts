import { spanishAudience } from './audience-phrases.ts'
import { spanishClaims } from './claims.ts'
import { spanishFactLines } from './fact-lines.ts'
import { spanishFacts } from './facts.ts'
import { spanishGrammar } from './grammar.ts'
import { homePhrases } from './home-phrases.ts'
import { livingPhrases } from './living-phrases.ts'
import { spanishNouns } from './nouns.ts'
import { spanishReading } from './reading.ts'
import { techPhrases } from './tech-phrases.ts'
import { spanishTones } from './tones.ts'
import { wornPhrases } from './worn-phrases.ts'
import { type Phrasebook } from '../phrasebook.ts'

const names = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** Spanish as Spain writes it, spoken to a "tú", in words that the Americas read without stumbling. */
export const spanish: Phrasebook = {
  language: 'es',
  grammar: spanishGrammar,
  groups: { ...homePhrases, ...techPhrases, ...wornPhrases, ...livingPhrases },
  feature: [
    ['{headFact}', ''],
    ['{headFact}. {fact2}.', '{Own}.'],
    ['{ownName}', ''],
  ],
  look: [
    ['Lo que ves', 'Es lo que hay: {the}.'],
    ['Con una línea basta', '{Own}. Esa era la línea.'],
    ['Hoy, sin adjetivos', 'Solo {the}.'],
  ],
  offer: [
    ['{percent} menos: {ownName}', 'Ahora {price} en lugar de {before}.'],
    ['Ahora {price}, antes {before}', 'Son {saving} menos por {the}.'],
    ['{saving} menos: {ownName}', 'Antes {before}, ahora {price}.'],
    ['Antes {before}, ahora {price}', 'En el bolsillo, {saving}. En casa, {the}.'],
    ['{ownName}, {price}', ''],
    ['{aKind} por {price}', 'Con nombre propio: {own}.'],
    ['{aKind} por {price}', 'Y con apellido: {own}.'],
    ['{price} en la etiqueta', 'Y en casa, {the}.'],
    ['{headFact}, {price}', ''],
    ['{price} y a casa', 'Con {the}.'],
    ['{price} por {own}', ''],
  ],
  reduction: (percent, saving) =>
    `${percent} menos, ${percent} de descuento, -${percent}, ahorra ${saving}, ahorras ${saving}, ahorre ${saving}, rebaja, rebajado, rebajada, descuento, oferta`,
  proof: [
    ['{count} personas opinan', 'Hablan {ofThe}: un {rating} sobre 5.'],
    ['{rating} sobre 5', '{count} opiniones sobre {the}.'],
    ['{count} opiniones, un {rating}', 'La nota es sobre 5. El motivo: {the}.'],
    ['Un {rating} sobre 5', 'Lo dicen {count} personas. Y hablan {ofThe}.'],
  ],
  brand: [
    ['{ownName}, de {house}', ''],
    ['¿Primera vez con {brand}?', 'Un buen sitio donde empezar: {the}.'],
    ['¿Aún no conoces {brand}?', 'Empieza con {the}.'],
    ['Saluda a {brand}', 'Y lleva a casa {the}.'],
    ['Visto en {seller}', 'Entras por una cosa y sales con {the}.'],
    ['Desde {seller}', 'Alguien ha elegido con buen ojo: {the}.'],
  ],
  voice: [
    ['Sin discursos', '{Own}. No hace falta otra cosa.'],
    ['Poco que añadir', '{Own}. Lo demás lo pones tú.'],
    ['Ni fuegos ni confeti', 'Solo {the}, a plena luz.'],
    ['Dos segundos de calma', 'Respira y mira otra vez: {the}.'],
    ['En voz baja', 'Nos gusta presentar así {the}.'],
    ['Sin grandes palabras', 'Solo {the}. Lo demás es cosa tuya.'],
    ['Tú sabes lo que te gusta', 'Así que seremos breves: {the}.'],
  ],
  season: [
    ['{season} a la vista', 'Apunta en la lista {the}.'],
    ['Se acerca {season}', 'La fecha está en la nevera. Al lado, {the}.'],
    ['¿Planes para {season}?', 'Haz sitio para {the}.'],
  ],
  occasion: [
    ['¿Cumpleaños a la vista?', 'Lazo, tarjeta y ya está. Envuelve {the}.'],
    ['Para un sábado lento', 'Sin planes hasta el mediodía. Solo {the}.'],
    ['Un regalo para ti', 'No hace falta tarjeta. Abre cuando quieras {the}.'],
  ],
  pain: [
    ['Basta de {pain}', 'Toca probar otra cosa: {the}.'],
    ['¿Otra vez {pain}?', 'Hasta aquí. Prueba con {the}.'],
    ['¿Te suena?', '{Pain}: nos ha pasado a todos. Prueba con {the}.'],
    ['{painQuestion}', 'Prueba con {the}.'],
    ['¿Te suena?', '{painSentence} Prueba con {the}.'],
    ['Hay otra manera', '{painSentence} Prueba con {the}.'],
  ],
  worryQuote: [
    ['¿Te suena?', '«{worry}» Prueba con {the}.'],
    ['¿Lo has oído antes?', '«{worry}» Contesta con {the}.'],
    ['«{worry}»', 'Si alguna vez lo has dicho, prueba con {the}.'],
  ],
  praiseQuote: [
    ['«{praise}»', 'Así se habla {ofThe}.'],
    ['Con sus palabras', '«{praise}» Se habla {ofThe}.'],
    ['Lo dicen así', '«{praise}» El motivo: {the}.'],
  ],
  audience: spanishAudience,
  factLines: spanishFactLines,
  callWords: {
    SHOP_NOW: 'Comprar',
    LEARN_MORE: 'Más información',
    BUY_NOW: 'Comprar ahora',
    ORDER_NOW: 'Pedir ahora',
    GET_OFFER: 'Ver oferta',
    SEE_MORE: 'Ver más',
    SIGN_UP: 'Registrarte',
    SUBSCRIBE: 'Suscribirte',
    BOOK_NOW: 'Reservar',
    CONTACT_US: 'Contactar',
  },
  standIns: {
    clothing: { text: 'prenda', form: 'f' },
    footwear: { text: 'par', form: 'm' },
    jewelry: { text: 'pieza', form: 'f' },
    furniture: { text: 'mueble', form: 'm' },
    decor: { text: 'pieza', form: 'f' },
    food: { text: 'bocado', form: 'm' },
    drink: { text: 'bebida', form: 'f' },
    spirits: { text: 'botella', form: 'f' },
    book: { text: 'libro', form: 'm' },
    bag: { text: 'bolso', form: 'm' },
    watch: { text: 'reloj', form: 'm' },
    skincare: { text: 'producto', form: 'm' },
    fragrance: { text: 'perfume', form: 'm' },
    toy: { text: 'juguete', form: 'm' },
    service: { text: 'servicio', form: 'm' },
    lighting: { text: 'lámpara', form: 'f' },
    general: { text: 'producto', form: 'm' },
  },
  nouns: spanishNouns,
  facts: spanishFacts,
  // "Sin" is a fact where it says what is left out on purpose; elsewhere it takes something away.
  negation: names(
    'no|nunca|jamás|(?<!sin [^.]{0,30})ni|tampoco|excepto|salvo|opcional(?:es|mente)?|(?:se )?venden? por separado|no incluid[oa]s?|evit(?:a|ar|e|es)|en (?:lugar|vez) de|a diferencia de|sin(?! (?:perfumes?|fragancias?|aroma|parabenos|alcohol|siliconas?|azúcar(?:es)?|gluten|lactosa|BPA|cables?|hilos|bolsa|herramientas|sulfatos|costuras|prisa))',
  ),
  seasons: {
    christmas: { says: names('navidad(?:es|eñ[oa]s?)?|calendario de adviento|reyes magos|papá noel'), words: 'la Navidad' },
    halloween: { says: names('halloween'), words: 'Halloween' },
    fathersDay: { says: names('día del padre'), words: 'el Día del Padre' },
    mothersDay: { says: names('día de la madre|día de las madres'), words: 'el Día de la Madre' },
    valentines: { says: names('san valentín'), words: 'San Valentín' },
    easter: { says: names('pascua|semana santa'), words: 'la Pascua' },
    thanksgiving: { says: names('acción de gracias|thanksgiving'), words: 'el Día de Acción de Gracias' },
    backToSchool: { says: names('vuelta al cole(?:gio)?|regreso a clases|vuelta a clases'), words: 'la vuelta a clase' },
    newYear: { says: names('nochevieja|fin de año'), words: 'la Nochevieja' },
    wedding: {
      says: names('(?:vestido|invitación|invitaciones|regalo|invitada|invitado) (?:de|para) (?:la |una )?boda'),
      words: 'la boda',
    },
    birthday: { says: names('(?:tarjeta|regalo|fiesta|vela|velas) (?:de|para) (?:un )?cumpleaños'), words: 'el cumpleaños' },
    summer: { says: names('verano'), words: 'el verano' },
    winter: { says: names('invierno|esquí'), words: 'el invierno' },
    spring: { says: names('primavera'), words: 'la primavera' },
    autumn: { says: names('otoño'), words: 'el otoño' },
  },
  reading: spanishReading,
  claims: spanishClaims,
  tones: spanishTones,
  worn: /(?<!\p{L})(?:empieza (?:con|por)|ten (?:cerca|a mano)|prueba con|haz (?:sitio|un hueco)|busca sitio|guarda sitio|deja a (?:la vista|mano)|por ejemplo|imagina ahí|pon ahí|el resto|lo demás|al lado|encima|y a mano|llévate|ponte|saca|abre|enciende|sin prisa|otra vez)(?!\p{L})/giu,
  worry:
    /(?<!\p{L})(?:odi[oa]n?|nunca|jamás|hart[oa]s?|siempre|demasiad[oa]s?|difícil(?:es)?|ojalá|cuesta|molest\p{L}*|problemas?|no|nada|por qué|complicad[oa]s?|pierdo|perd\p{L}+|cans\p{L}+|preocup\p{L}+|estrés|agobi\p{L}+|aburrid[oa]s?|falta|sin tiempo|hates?|never|can'?t|cannot|tired|always|too|don'?t|not|nothing|why)(?!\p{L})/iu,
  clause:
    /(?<!\p{L})(?:yo|nosotr[oa]s|ell[oa]s|me|se|nos|l[eo]s?|es|son|está|están|era|fue|ha|han|he|hay|tengo|tiene|tienen|puedo|puede|pueden|quiero|quiere|no|nunca|necesito|necesita|falta|faltan|hace|hacen|queda|quedan|cuesta|cuestan|duele|duelen|is|are|have|can'?t|don'?t|never)(?!\p{L})/iu,
}
