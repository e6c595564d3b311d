import { wordsOfGuidedPrompt } from '@adloom/domain/guided-prompt.ts'
import { expect, test } from 'vitest'
import { readProductPrompt } from './read-product-prompt.ts'
import { readPrompt } from './read-prompt.ts'

const read = (prompt: string, seed = 1) => readProductPrompt(prompt, seed)

test.each([
  ['A coffee mug on a wooden table', 'mug'],
  ['two red candles on marble', 'candle'],
  ['stainless steel water bottle in the desert', 'tumbler'],
  ['Amber glass dropper bottle of face serum', 'bottle'],
  ['a plant pot beside a lamp', 'plant'],
  ['a bag of coffee', 'pouch'],
  ['wireless headphones, studio light', 'headphones'],
  ['rubber duck in a bath', 'duck'],
])('%s shows a %s', (prompt, kind) => {
  expect(read(prompt)).toMatchObject({ kind, found: 'named' })
})

test.each([
  ['una taza de café blanca sobre una mesa', 'mug', 'taza'],
  ['Kerze aus Bienenwachs', 'candle', 'kerze'],
  ['un cuscino per il divano', 'cushion', 'cuscino'],
])('a noun of another language is drawn like its English one: %s', (prompt, kind, noun) => {
  const reading = read(prompt)
  expect(reading).toMatchObject({ kind, found: 'named', missing: null })
  expect(reading.ignored).not.toContain(noun)
})

test('words for the content mean its container', () => {
  expect(read('lavender shampoo on marble')).toMatchObject({ kind: 'bottle', found: 'contents', contents: 'shampoo' })
})

test.each([
  ['a mug in navy blue on a podium', '#1d2c4f'],
  ['a mug in red', '#b3202a'],
  ['a mug in white ceramic on oak', '#f2f0ec'],
])('a container has its own colour: %s', (prompt, main) => expect(read(prompt).colors[0]).toBe(main))

test('light and places after "in" are not a colour of the product', () => {
  expect(read('a mug in blue light').scenery).toContain('blue')
  expect(read('a mug in marble halls').material).toBeNull()
})

test('what a product is named after is not printed on it', () => {
  expect(read('a coffee mug').contents).toBeNull()
  expect(read('eine Tasse').contents).toBeNull()
  expect(read('a coffee bag').contents).toBe('coffee')
})

test('a colour before the product is the product’s, a colour of the background is the scene’s', () => {
  const { colors, scenery, namedColors } = read('A red mug on a blue background')
  expect(colors[0]).toBe('#b3202a')
  expect(scenery).not.toContain('red')
  expect(readPrompt(scenery, [], 1)).toMatchObject({ wall: '#3f74bd' })
  expect(namedColors).toEqual(['red', 'blue'])
})

test('a colour of a part belongs to the part', () => {
  const { colors } = read('a white bottle with a gold cap on marble')
  expect([colors[0], colors[2]]).toEqual(['#f2f0ec', '#c9a050'])
})

test('the material of the product does not choose its table', () => {
  const { material, scenery } = read('wooden toy blocks on marble')
  expect(material).toBe('wood')
  expect(readPrompt(scenery, [], 1).scene).toBe('marble')
})

test('quoted words are printed on the product and have no other effect', () => {
  expect(read('a mug “Marble Sea” on oak')).toMatchObject({ title: 'Marble Sea', kind: 'mug' })
  expect(readPrompt(read('a mug "Marble" on a light oak table').scenery, [], 1).scene).toBe('oak')
})

test('the guided form gives name, product and background', () => {
  const words = wordsOfGuidedPrompt({
    productName: 'Tideline Mug',
    category: 'Home & Garden',
    style: 'Luxury',
    mood: 'Calm',
    backgroundColor: 'Pink',
    customDetails: 'Studio lighting',
  })
  const reading = read(words)
  expect(reading).toMatchObject({ kind: 'mug', title: 'Tideline', ignored: [] })
  expect(readPrompt(reading.scenery, [], 1).wall).toBe('#eaa3b4')
})

test('a meaningless name becomes the stand-in for its category', () => {
  expect(read('Glow Up, Beauty, modern style')).toMatchObject({ kind: 'bottle', found: 'category', title: 'Glow Up' })
})

test('a product that cannot be drawn is reported, and a box stands in for it', () => {
  expect(read('a frying pan on a gas stove')).toMatchObject({ kind: 'box', found: 'stand-in', missing: 'Frying Pan' })
  expect(read('Vibrant lifestyle shot')).toMatchObject({ kind: 'box', found: 'stand-in', missing: null })
})

test.each([
  ['a gold ring box on black marble', ['gold'], ['black marble']],
  ['a mug on a white marble table', [], []],
  ['frasco dorado sobre mármol negro', ['gold'], ['black marble']],
])('a surface keeps its own colour, and another one is reported as ignored: %s', (prompt, namedColors, ignored) => {
  const reading = read(prompt)
  expect(reading.namedColors).toEqual(namedColors)
  expect(reading.ignored.filter((word) => word !== 'ring')).toEqual(ignored)
})

test('words without effect are reported', () => {
  expect(read('A blue mug with unicorns on a light oak table').ignored).toEqual(['unicorns'])
})

test('the seed decides what the words leave open', () => {
  const mains = new Set([1, 2, 3, 4].map((seed) => read('a mug', seed).colors[0]))
  expect(mains.size).toBe(4)
})

test.each([
  ['sofa', ['sofa', 'sofá gris', 'canapé', 'Samtsofa', 'zitbank', 'divano in velluto', 'sofá cinza']],
  [
    'chair',
    ['dining chair', 'silla de madera', 'chaise en bois', 'Holzstuhl', 'stoel', 'sedia', 'cadeira', 'sillón', 'fauteuil', 'Ledersessel'],
  ],
  ['table', ['coffee table', 'mesa de madera', 'table basse', 'Couchtisch', 'salontafel', 'tavolino', 'mesa de centro', 'Schreibtisch']],
  ['tube', ['hand cream tube', 'tubo de crema', 'tube de crème', 'Handcreme', 'handcrème', 'crema mani', 'creme para as mãos']],
  ['glass', ['a glass of water', 'copa de vino', 'verre à vin', 'Weinglas', 'wijnglas', 'bicchiere', 'taça de vinho']],
  [
    'wine',
    ['wine bottle', 'botella de vino', 'bouteille de vin', 'Weinflasche', 'wijnfles', 'bottiglia di vino', 'garrafa de vinho', 'azeite'],
  ],
  ['phone', ['smartphone', 'móvil', 'téléphone', 'Handy', 'telefoon', 'cellulare', 'telemóvel']],
  ['laptop', ['laptop', 'portátil', 'ordinateur portable', 'Laptop aus Aluminium', 'computer portatile']],
  ['camera', ['film camera', 'cámara', 'appareil photo', 'Kamera', 'fotocamera', 'câmera']],
  ['clock', ['wall clock', 'reloj de pared', 'horloge', 'Wanduhr', 'wandklok', 'orologio da parete', 'relógio de parede']],
  ['picture', ['framed print', 'marco de fotos', 'cadre photo', 'Bilderrahmen', 'fotolijst', 'cornice', 'affiche']],
])('a %s is drawn from its word in every language', (kind, nouns) => {
  expect(nouns.filter((noun) => read(noun).kind !== kind || read(noun).found !== 'named')).toEqual([])
})

test('a table or sofa that something stands on is its place, not the product', () => {
  expect(read('On a round wooden table, a candle').kind).toBe('candle')
  expect(read('Minimal photo on a table with serum').kind).toBe('bottle')
  expect(read('A dining table in a bright room').kind).toBe('table')
  expect(read('In a living room, a sofa').kind).toBe('sofa')
})

test('what only goes with a product is not drawn as the product', () => {
  expect(read('A phone case on marble')).toMatchObject({ kind: 'box', found: 'stand-in', missing: 'Phone Case' })
  expect(read('a laptop stand')).toMatchObject({ found: 'stand-in', missing: 'Laptop Stand' })
  expect(read('a camera strap')).toMatchObject({ found: 'stand-in', missing: 'Camera Strap' })
})

test('the colour of a wine is not its bottle’s', () => {
  expect(read('a bottle of red wine').namedColors).toEqual([])
  expect(read('a glass of white wine on a blue background').namedColors).toEqual(['blue'])
})

test('the English name of a foreign noun says which chair it is', () => {
  expect(read('Ledersessel').words).toContain('armchair')
  expect(read('Beistelltisch aus Eiche').words).toContain('side table')
})

test('a colour before a cap to wear is the cap’s: there it is no part of a bottle', () => {
  expect(read('A navy cap on oak').colors[0]).toBe('#1d2c4f')
  expect(read('a white bottle with a gold cap').colors[2]).toBe('#c9a050')
})

test('the material of a bottle is not its content', () => {
  expect(read('An amber glass bottle of face serum')).toMatchObject({ kind: 'bottle', contents: 'serum', material: 'glass', ignored: [] })
})

test("a colour before a noun that begins like a place is the product's: a blue table lamp, not a lamp on a blue table", () => {
  expect(readProductPrompt('A blue table lamp on oak', 1)).toMatchObject({ kind: 'lamp', namedColors: ['blue'] })
  expect(readProductPrompt('A blue table lamp on oak', 1).colors[0]).toBe(readProductPrompt('A blue lamp on oak', 1).colors[0])
})

test('a word that JavaScript objects know is no colour and no material', () => {
  const { colors } = read('a toy set on oak')
  expect(read('a constructor toy set on oak')).toMatchObject({ colors, namedColors: [], material: null, ignored: ['constructor'] })
})
