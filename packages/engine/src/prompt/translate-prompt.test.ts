import { type LightId, type SceneId } from '@adloom/domain/scene-words.ts'
import { expect, test } from 'vitest'
import { readProductPrompt } from './read-product-prompt.ts'
import { readPrompt } from './read-prompt.ts'
import { type ProductKindId } from '@adloom/renderer/shapes.ts'
import { type ProductMaterial } from '@adloom/renderer/shapes/shape.ts'
import { inEnglish } from './translate-prompt.ts'

type Row = readonly [
  prompt: string,
  kind: ProductKindId,
  material: ProductMaterial | null,
  color: string | null,
  scene: SceneId,
  light: LightId | null,
]

const rows: Readonly<Record<string, readonly Row[]>> = {
  English: [
    ['a white ceramic mug on a wooden table in morning light', 'mug', 'ceramic', 'white', 'oak', 'morning'],
    ['green glass bottle on the beach at sunset', 'bottle', 'glass', 'green', 'sand', 'golden'],
    ['black headphones on concrete, dramatic light', 'headphones', null, 'black', 'concrete', 'dramatic'],
    ['linen cushion beside the window', 'cushion', 'fabric', null, 'window', null],
    ['a mug in blue on marble', 'mug', null, 'blue', 'marble', null],
    ['stainless steel water bottle in the forest', 'tumbler', 'metal', null, 'leaves', null],
    ['clay vase on stone steps, warm light', 'vase', 'matte', null, 'steps', 'golden'],
    ['perfume bottle on a podium before an arch', 'bottle', null, null, 'arch', null],
  ],
  Spanish: [
    ['una taza blanca de cerámica sobre una mesa de madera con luz de la mañana', 'mug', 'ceramic', 'white', 'oak', 'morning'],
    ['botella de vidrio verde en la playa al atardecer', 'bottle', 'glass', 'green', 'sand', 'golden'],
    ['auriculares negros sobre hormigón, luz dramática', 'headphones', null, 'black', 'concrete', 'dramatic'],
    ['cojín de lino junto a la ventana', 'cushion', 'fabric', null, 'window', null],
    ['velas rojas sobre mármol blanco, luz suave', 'candle', null, 'red', 'marble', 'morning'],
    ['botella de agua de acero inoxidable en el bosque', 'tumbler', 'metal', null, 'leaves', null],
    ['jarrón de barro sobre escalones de piedra, luz cálida', 'vase', 'matte', null, 'steps', 'golden'],
    ['frasco de perfume dorado sobre un podio delante de un arco', 'bottle', null, 'gold', 'arch', null],
  ],
  French: [
    ['une tasse blanche en céramique sur une table en bois, lumière du matin', 'mug', 'ceramic', 'white', 'oak', 'morning'],
    ['bouteille en verre verte sur la plage au coucher du soleil', 'bottle', 'glass', 'green', 'sand', 'golden'],
    ['casque audio noir sur du béton, lumière dramatique', 'headphones', null, 'black', 'concrete', 'dramatic'],
    ['coussin en lin près de la fenêtre', 'cushion', 'fabric', null, 'window', null],
    ['bougies rouges sur du marbre blanc, lumière douce', 'candle', null, 'red', 'marble', 'morning'],
    ['bouteille d’eau en acier inoxydable dans la forêt', 'tumbler', 'metal', null, 'leaves', null],
    ['vase en argile sur des marches en pierre, lumière chaude', 'vase', 'matte', null, 'steps', 'golden'],
    ['flacon doré sur un podium devant une arche', 'bottle', null, 'gold', 'arch', null],
  ],
  German: [
    ['Eine weiße Keramiktasse auf einem Holztisch im Morgenlicht', 'mug', 'ceramic', 'white', 'oak', 'morning'],
    ['Grüne Glasflasche am Strand bei Sonnenuntergang', 'bottle', 'glass', 'green', 'sand', 'golden'],
    ['Schwarze Kopfhörer auf Beton, dramatisches Licht', 'headphones', null, 'black', 'concrete', 'dramatic'],
    ['Kissen aus Leinen neben dem Fenster', 'cushion', 'fabric', null, 'window', null],
    ['Rote Kerzen auf einer Marmorplatte, weiches Licht', 'candle', null, 'red', 'marble', 'morning'],
    ['Edelstahl-Trinkflasche im Wald', 'tumbler', 'metal', null, 'leaves', null],
    ['Tonvase auf steinernen Stufen, warmes Licht', 'vase', 'matte', null, 'steps', 'golden'],
    ['goldene Flasche auf einem Podest vor einem Bogen', 'bottle', null, 'gold', 'arch', null],
  ],
  Dutch: [
    ['een witte keramische mok op een houten tafel in ochtendlicht', 'mug', 'ceramic', 'white', 'oak', 'morning'],
    ['groene glazen fles op het strand bij zonsondergang', 'bottle', 'glass', 'green', 'sand', 'golden'],
    ['zwarte koptelefoon op beton, dramatisch licht', 'headphones', null, 'black', 'concrete', 'dramatic'],
    ['kussen van linnen naast het raam', 'cushion', 'fabric', null, 'window', null],
    ['rode kaarsen op een marmeren blad, zacht licht', 'candle', null, 'red', 'marble', 'morning'],
    ['drinkfles van roestvrij staal in het bos', 'tumbler', 'metal', null, 'leaves', null],
    ['vaas van klei op stenen treden, warm licht', 'vase', 'matte', null, 'steps', 'golden'],
    ['keramiekmok op een eiken tafel', 'mug', 'ceramic', null, 'oak', null],
  ],
  Italian: [
    ['una tazza bianca di ceramica su un tavolo di legno, luce del mattino', 'mug', 'ceramic', 'white', 'oak', 'morning'],
    ['bottiglia di vetro verde sulla spiaggia al tramonto', 'bottle', 'glass', 'green', 'sand', 'golden'],
    ['cuffie nere su cemento, luce drammatica', 'headphones', null, 'black', 'concrete', 'dramatic'],
    ['cuscino di lino accanto alla finestra', 'cushion', 'fabric', null, 'window', null],
    ['candele rosse su marmo bianco, luce morbida', 'candle', null, 'red', 'marble', 'morning'],
    ['borraccia in acciaio inossidabile nel bosco', 'tumbler', 'metal', null, 'leaves', null],
    ['vaso di argilla su gradini di pietra, luce calda', 'vase', 'matte', null, 'steps', 'golden'],
    ['bottiglia dorata su un podio davanti a un arco', 'bottle', null, 'gold', 'arch', null],
  ],
  Portuguese: [
    ['uma caneca branca de cerâmica sobre uma mesa de madeira, luz da manhã', 'mug', 'ceramic', 'white', 'oak', 'morning'],
    ['garrafa de vidro verde na praia ao pôr do sol', 'bottle', 'glass', 'green', 'sand', 'golden'],
    ['auscultadores pretos sobre betão, luz dramática', 'headphones', null, 'black', 'concrete', 'dramatic'],
    ['almofada de linho junto à janela', 'cushion', 'fabric', null, 'window', null],
    ['velas vermelhas sobre mármore branco, luz suave', 'candle', null, 'red', 'marble', 'morning'],
    ['garrafa de água de aço inoxidável na floresta', 'tumbler', 'metal', null, 'leaves', null],
    ['jarra de barro em degraus de pedra, luz quente', 'vase', 'matte', null, 'steps', 'golden'],
    ['garrafa dourada sobre um pódio diante de um arco', 'bottle', null, 'gold', 'arch', null],
  ],
}

test.each(Object.entries(rows).flatMap(([language, list]) => list.map((row) => [language, ...row] as const)))(
  '%s: %j becomes a %s (%s, %s) in the scene %s in %s light',
  (_, prompt, kind, material, color, scene, light) => {
    const reading = readProductPrompt(prompt, 1)
    expect(reading).toMatchObject({ kind, found: 'named', material, ignored: [] })
    expect(reading.namedColors[0]).toBe(color ?? reading.namedColors[0])
    for (const seed of [1, 5]) expect(readPrompt(reading.scenery, [], seed)).toMatchObject({ scene, light })
  },
)

test.each([
  ['vela roja, fondo azul'],
  ['bougie rouge devant un fond bleu'],
  ['Rote Kerze vor blauem Hintergrund'],
  ['rode kaars, blauwe achtergrond'],
  ['candela rossa su sfondo blu'],
  ['vela vermelha em fundo azul'],
])('the background’s colour is the background’s in every language: %s', (prompt) => {
  const { colors, scenery } = readProductPrompt(prompt, 1)
  const english = readProductPrompt('red candle, blue background', 1)
  expect([colors[0], readPrompt(scenery, [], 1).wall]).toEqual([english.colors[0], readPrompt(english.scenery, [], 1).wall])
})

test.each([
  'taza, fondo transparente',
  'tasse sur fond transparent',
  'Tasse ohne Hintergrund',
  'mok zonder achtergrond',
  'tazza, sfondo trasparente',
  'caneca sem fundo',
])('%s asks for no background', (prompt) => expect(readProductPrompt(prompt, 1).isBare).toBe(true))

test.each([
  'taza, vista cenital',
  'tasse, vue de dessus',
  'Tasse, Draufsicht',
  'mok, bovenaanzicht',
  'tazza, vista dall’alto',
  'caneca, vista de cima',
])('the camera is understood: %s', (prompt) => expect(readPrompt(prompt, [], 1).camera.angle).toBe('top'))

test('a part’s colour is the part’s when the colour comes later', () => {
  const { colors } = readProductPrompt('botella blanca con tapón dorado sobre mármol', 1)
  expect([colors[0], colors[2]]).toEqual(['#f2f0ec', '#c9a050'])
})

test('English stays as it is, even when its words mean something in other languages', () => {
  for (const prompt of [
    'Casa Verde mug on a light oak table',
    'a magic wand on marble',
    'Die cut sticker pack on wood',
    'Rose gold ring box on velvet',
    'Luna Rosa, a candle on oak',
  ])
    expect(inEnglish(prompt)).toBe(prompt)
})

test('English suggestions may follow words of another language', () => {
  expect(inEnglish('Taza azul, Luxury product on marble')).toMatch(/^coffee mug blue ?, Luxury product on marble$/)
})

test('unknown words stay as written, and are reported', () => {
  expect(readProductPrompt('Eine Tasse mit Schnörkeln auf Marmor', 1).ignored).toEqual(['schnörkeln'])
})
