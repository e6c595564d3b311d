import { type FactLine } from '../phrasebook.ts'

/** Whole words: `\b` knows only ASCII letters. */
const says = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

const dishwasher = says('lavavajillas|lavaplatos')
const byHand = says(
  '(?:hech|esmaltad|tornead|pintad|soplad|elaborad|acabad)[oa]s? (?:a|en el|con la) (?:mano|torno|boca)|(?:elaboración|pintura) a mano|vidrio soplado',
)
const warm = says('(?:mantiene|conserva)n? .{0,24}(?:calor|caliente|calientes)|calor durante \\d+ horas|calientes? \\d+ horas')
const battery = says('(?:batería|autonomía) .{0,14}\\d+ ?(?:h|horas)|\\d+ ?(?:h|horas) .{0,6}(?:batería|autonomía)')
const washable = says('(?:lavad?o|lavables?|lava|lavan) (?:a máquina|en (?:la )?lavadora)')
const cover = says('fundas? (?:extraíbles?|desmontables?|desenfundables?|lavables?)')
const folds = says('plegables?|se pliegan?')
const rain = says('impermeables?|a prueba de agua|(?:resistentes?|resistencia) al agua')

/**
 * Spanish phrases that draw a point from something the page states. The headline plays on the fact and claims nothing beyond it; the description
 * then states the fact. An empty opening leaves the description to the facts. Add yours here.
 */
export const spanishFactLines: readonly FactLine[] = [
  // Care
  { fact: dishwasher, angle: 'benefit', groups: ['drinkware'], phrase: ['Desayuno y al lavavajillas', ''] },
  { fact: dishwasher, angle: 'problem', groups: ['drinkware'], phrase: ['¿Fregar a mano otra vez?', 'Déjalo.'] },
  { fact: dishwasher, angle: 'benefit', groups: ['cookware', 'tableware', 'appliance'], phrase: ['Cena y al lavavajillas', ''] },
  {
    fact: dishwasher,
    angle: 'problem',
    groups: ['cookware', 'tableware', 'appliance'],
    phrase: ['Tú cocinas. ¿Quién friega?', 'La máquina.'],
  },
  { fact: washable, angle: 'benefit', groups: ['clothing', 'sportswear'], phrase: ['Usar, lavar, repetir', ''] },
  {
    fact: washable,
    angle: 'problem',
    groups: ['furniture', 'bedding', 'decor', 'pet', 'baby', 'bag', 'footwear'],
    phrase: ['¿Otra mancha?', 'Para eso está el día de colada.'],
  },
  { fact: cover, angle: 'benefit', groups: ['furniture', 'decor', 'pet', 'bedding', 'baby'], phrase: ['Quitar, lavar, poner', ''] },
  // Drink and kitchen
  {
    fact: byHand,
    angle: 'brand',
    groups: ['drinkware', 'tableware', 'decor', 'lighting', 'cookware'],
    phrase: ['Aquí hubo unas manos', ''],
  },
  { fact: warm, angle: 'benefit', groups: ['drinkware'], phrase: ['Desayuno sin reloj', ''] },
  { fact: warm, angle: 'problem', groups: ['drinkware'], phrase: ['¿Ya está frío el café?', ''] },
  { fact: says('frí[oa]s? .{0,16}\\d+ ?(?:h|horas)'), angle: 'benefit', groups: ['drinkware'], phrase: ['Frío cuando toca frío', ''] },
  {
    fact: says('doble pared|pared doble'),
    angle: 'problem',
    groups: ['drinkware'],
    phrase: ['¿Ya está frío el café?', 'Entre la bebida y el mundo hay dos paredes.'],
  },
  {
    fact: says('a prueba de (?:fugas|derrames)|antigoteo|antifugas|hermétic[oa]s?'),
    angle: 'problem',
    groups: ['drinkware', 'storage', 'bag'],
    phrase: ['¿Un charco en la mochila?', ''],
  },
  { fact: says('inducción'), angle: 'question', groups: ['cookware'], phrase: ['¿Placa nueva, sartén vieja?', ''] },
  { fact: says('hierro (?:fundido|colado)'), angle: 'benefit', groups: ['cookware'], phrase: ['Deja que se caliente', ''] },
  { fact: says('antiadherentes?'), angle: 'problem', groups: ['cookware', 'appliance'], phrase: ['¿El huevo no se despega?', ''] },
  { fact: says('horno'), angle: 'benefit', groups: ['cookware', 'tableware'], phrase: ['Del horno a la mesa', ''] },
  {
    fact: says('apilables?|se apilan?'),
    angle: 'problem',
    groups: ['drinkware', 'tableware', 'storage', 'furniture', 'cookware'],
    phrase: ['¿No cabe en el armario?', ''],
  },
  // Home
  {
    fact: says('(?:intensidad|luz|brillo) (?:regulable|ajustable)|regulables?|atenuables?'),
    angle: 'benefit',
    groups: ['lighting', 'decor'],
    phrase: ['Alta al leer, baja al cenar', ''],
  },
  {
    fact: says('intensidad (?:regulable|ajustable)|regulables?'),
    angle: 'question',
    groups: ['lighting'],
    phrase: ['¿Cuánta luz esta noche?', ''],
  },
  { fact: says('luz cálida|blanco cálido'), angle: 'benefit', groups: ['lighting'], phrase: ['Luz de última hora', ''] },
  { fact: says('pantalla de lino'), angle: 'brand', groups: ['lighting'], phrase: ['La luz pasa por el lino', ''] },
  {
    fact: says('(?:roble|nogal|haya|pino|fresno) macizo|madera maciza|madera de (?:nogal|haya|pino)'),
    angle: 'benefit',
    groups: ['furniture', 'storage', 'lighting', 'decor', 'music'],
    phrase: ['Madera con sus vetas', ''],
  },
  {
    fact: says('\\d+ plazas|para \\d+ (?:personas|comensales)'),
    angle: 'question',
    groups: ['furniture', 'garden'],
    phrase: ['¿Quién viene a casa?', 'Que se siente.'],
  },
  { fact: says('lino'), angle: 'benefit', groups: ['decor', 'bedding', 'bath', 'tableware'], phrase: ['Lino y un domingo lento', ''] },
  { fact: says('plumas?|plumón'), angle: 'benefit', groups: ['decor', 'bedding'], phrase: ['La cabeza, entre plumas', ''] },
  { fact: says('cremallera (?:oculta|invisible)'), angle: 'benefit', groups: ['decor', 'bedding'], phrase: ['¿Qué cremallera?', ''] },
  { fact: says('algodón'), angle: 'benefit', groups: ['bedding', 'bath'], phrase: ['Algodón contra la piel', ''] },
  { fact: says('viscoelástic[oa]'), angle: 'benefit', groups: ['pet'], phrase: ['Dos vueltas y a dormir', ''] },
  { fact: says('HEPA'), angle: 'benefit', groups: ['climate', 'cleaning'], phrase: ['Un filtro con trabajo', ''] },
  {
    fact: says('\\d+ ?(?:dB|decibelios)'),
    angle: 'problem',
    groups: ['climate', 'appliance', 'cleaning'],
    phrase: ['¿No te oyes pensar?', 'Mira los decibelios.'],
  },
  {
    fact: says('sin cables?|minutos (?:de autonomía|por carga)'),
    angle: 'benefit',
    groups: ['cleaning'],
    phrase: ['De cuarto en cuarto', ''],
  },
  // Tech
  { fact: battery, angle: 'benefit', groups: ['audio'], phrase: ['Un disco detrás de otro', ''] },
  { fact: battery, angle: 'problem', phrase: ['¿Otra vez sin batería?', ''] },
  {
    fact: folds,
    angle: 'how-to',
    groups: ['audio', 'furniture', 'cycling', 'camera', 'baby'],
    phrase: ['Cómo ocupar menos', 'Primero, plegar.'],
  },
  { fact: folds, angle: 'audience', groups: ['audio'], phrase: ['El tren de vuelta a casa', ''] },
  {
    fact: says('cancelación(?: activa)? (?:de|del) ruido'),
    angle: 'problem',
    groups: ['audio'],
    phrase: ['¿El tren hace ruido?', 'Bájale el volumen.'],
  },
  {
    fact: says('bluetooth|inalámbric[oa]s?'),
    angle: 'problem',
    groups: ['audio', 'computing', 'gaming'],
    phrase: ['¿Otro nudo en el cable?', ''],
  },
  { fact: says('\\d+ puertos|usb(?:-c)?|hdmi'), angle: 'problem', groups: ['computing'], phrase: ['¿Un puerto y cinco cables?', ''] },
  {
    fact: says('app|aplicación'),
    angle: 'question',
    groups: ['climate', 'smartHome', 'lighting', 'cleaning'],
    phrase: ['¿Y desde el sofá?', ''],
  },
  { fact: says('temporizador'), angle: 'how-to', groups: ['climate', 'lighting', 'appliance'], phrase: ['Cómo irse a dormir antes', ''] },
  { fact: says('visión nocturna'), angle: 'benefit', groups: ['security', 'camera', 'outdoors'], phrase: ['También mira a oscuras', ''] },
  { fact: says('audio bidireccional'), angle: 'question', groups: ['security', 'pet', 'baby'], phrase: ['¿Y si quieres contestar?', ''] },
  { fact: says('movimientos?'), angle: 'problem', groups: ['security'], phrase: ['¿Se ha movido algo?', ''] },
  // Wear and carry
  { fact: says('bolsillos?'), angle: 'benefit', groups: ['clothing', 'sportswear'], phrase: ['Sí, con bolsillos', ''] },
  { fact: says('bolsillos?'), angle: 'problem', groups: ['bag'], phrase: ['¿Dónde están las llaves?', ''] },
  { fact: says('portátil'), angle: 'question', groups: ['bag'], phrase: ['¿Y dónde va el portátil?', ''] },
  {
    fact: says('asas largas|correa (?:para|de) (?:el )?hombro|bandolera'),
    angle: 'how-to',
    groups: ['bag'],
    phrase: ['Cómo llevar el mercado', 'Al hombro.'],
  },
  { fact: says('lona'), angle: 'benefit', groups: ['bag'], phrase: ['Carga sin miedo', ''] },
  { fact: says('lino'), angle: 'question', groups: ['clothing'], phrase: ['¿Calor para otra cosa?', 'Tiempo de lino.'] },
  {
    fact: says('merino|merina|lana'),
    angle: 'benefit',
    groups: ['clothing', 'sportswear', 'footwear'],
    phrase: ['Lana, cerca de la piel', ''],
  },
  { fact: says('antideslizantes?'), angle: 'problem', groups: ['footwear'], phrase: ['¿Acera mojada?', ''] },
  { fact: says('cuero|piel'), angle: 'benefit', groups: ['footwear', 'bag'], phrase: ['El cuero guarda recuerdos', ''] },
  { fact: says('transpirables?'), angle: 'benefit', groups: ['footwear', 'sportswear', 'clothing'], phrase: ['Que corra el aire', ''] },
  {
    fact: rain,
    angle: 'problem',
    groups: ['clothing', 'footwear', 'bag', 'outdoors', 'sportswear', 'watch', 'car', 'audio'],
    phrase: ['¿Vienen nubes?', ''],
  },
  { fact: says('oro'), angle: 'benefit', groups: ['jewelry'], phrase: ['Un poco de oro, cada día', ''] },
  { fact: says('plata'), angle: 'benefit', groups: ['jewelry'], phrase: ['Un poco de plata, cada día', ''] },
  // Care of oneself
  {
    fact: says('(?:un par de|dos|tres|\\d) gotas'),
    angle: 'how-to',
    groups: ['skincare', 'hair', 'health'],
    phrase: ['¿Cuánto es bastante?', ''],
  },
  {
    fact: says('sin (?:perfumes?|fragancias?)'),
    angle: 'question',
    groups: ['skincare', 'soap', 'hair', 'cleaning', 'baby'],
    phrase: ['¿Nada de perfume?', ''],
  },
  { fact: says('vitamina C'), angle: 'benefit', groups: ['skincare'], phrase: ['Buenos días, espejo', ''] },
  {
    fact: says('(?:huele|aroma|notas|olor) (?:a|de)'),
    angle: 'question',
    groups: ['soap', 'decor', 'fragrance', 'skincare'],
    phrase: ['¿A qué huele?', ''],
  },
  // Eat and drink
  {
    fact: says('notas (?:a|de)|sabor a|sabe a'),
    angle: 'question',
    groups: ['drink', 'spirits', 'food', 'pantry'],
    phrase: ['¿Qué notas primero?', ''],
  },
  { fact: says('tostad[oa]s?|tueste'), angle: 'benefit', groups: ['drink'], phrase: ['Huele a café tostado', ''] },
  {
    fact: says('en grano|granos enteros'),
    angle: 'how-to',
    groups: ['drink'],
    phrase: ['Primero, el molinillo', 'Ruido corto, aroma largo.'],
  },
  { fact: says('hornead[oa]s?|al horno'), angle: 'benefit', groups: ['food', 'pantry'], phrase: ['Huele a horno', ''] },
  {
    fact: says('sin azúcar(?:es)?(?: añadid[oa]s?)?'),
    angle: 'question',
    groups: ['food', 'drink', 'pantry'],
    phrase: ['¿Ya es dulce de por sí?', ''],
  },
  { fact: says('barricas?|roble'), angle: 'benefit', groups: ['spirits'], phrase: ['Sale de la barrica', ''] },
  // Read, play, go out
  { fact: says('\\d+ recetas'), angle: 'question', groups: ['book'], phrase: ['¿Qué cocinamos primero?', ''] },
  {
    fact: says('(?:1\\.?000|500|2\\.?000|1\\.?500|mil) piezas'),
    angle: 'benefit',
    groups: ['toy', 'party'],
    phrase: ['Despeja la mesa grande', ''],
  },
  { fact: says('(?:para|hasta) \\d+ personas'), angle: 'question', groups: ['outdoors'], phrase: ['¿Quién se apunta?', ''] },
  { fact: says('cesta|portaequipajes|transportín'), angle: 'benefit', groups: ['cycling'], phrase: ['La compra va en bici', ''] },
  { fact: says('\\d+ (?:velocidades|marchas)|marchas'), angle: 'question', groups: ['cycling'], phrase: ['¿Cuesta al volver a casa?', ''] },
  { fact: says('luz led|luces led|led'), angle: 'problem', groups: ['tools'], phrase: ['¿A oscuras bajo la pila?', ''] },
  {
    fact: says('(?:dos|2) baterías'),
    angle: 'how-to',
    groups: ['tools', 'garden'],
    phrase: ['Cómo no parar', 'Una trabaja, otra se carga.'],
  },
  {
    fact: says('(?:con|y) sobres?|sobres? (?:incluidos?|a juego|kraft)'),
    angle: 'benefit',
    groups: ['stationery', 'party'],
    phrase: ['Escribe, cierra, envía', ''],
  },
  { fact: says('caja de regalo|estuche de regalo|caja para regalo'), angle: 'season', phrase: ['El papel, para otro día', ''] },
]
