import { expect, test } from 'vitest'
import { seededRandom } from '@adloom/renderer/noise.ts'
import { nounsOfKind } from '../lexicon/english-nouns.ts'
import { readProductPrompt } from '../prompt/read-product-prompt.ts'
import { productKinds } from '@adloom/renderer/shapes.ts'
import { type ProductMaterial, type Shape } from '@adloom/renderer/shapes/shape.ts'
import { wornKinds } from '@adloom/renderer/shapes/worn/worn-kinds.ts'

type Kind = keyof typeof wornKinds | 'headphones'

// Object.keys loses the key type.
const kinds = Object.keys(wornKinds) as (keyof typeof wornKinds)[]

test.each(kinds)('each of its words draws a %s', (kind) => {
  const missed = nounsOfKind(kind).filter((word) => {
    const { kind: read, found } = readProductPrompt(`A black ${word} on marble`, 1)
    return read !== kind || found !== 'named'
  })
  expect(missed).toEqual([])
})

test.each([
  ['sneaker', 'Zapatillas blancas, baskets blanches, Laufschuhe auf Beton, witte sneakers, scarpe da ginnastica, tênis branco'],
  ['loafer', 'mocasines de cuero, mocassins en cuir, schwarze Mokassins, mocassins van leer, mocassini neri, mocassim de couro'],
  ['ballet flat', 'bailarinas rosas, ballerines noires, rosa Ballerinas, ballerina van leer, ballerine rosse'],
  ['high heel', 'tacones rojos, escarpins noirs, rote Pumps, zwarte pumps, décolleté rosse, salto alto vermelho'],
  ['sandal', 'sandalias de cuero, sandales en cuir, Sandalen aus Leder, leren sandalen, sandali di pelle, sandália de couro'],
  ['boot', 'botines marrones, bottines noires, braune Stiefel aus Leder, bruine laarzen, stivaletti neri, botas pretas'],
  ['watch', 'reloj de pulsera, une montre en acier, eine Armbanduhr, horloge met leren band, orologio da uomo, relógio de pulso'],
  ['ring', 'anillo de oro, bague en or, Verlobungsring aus Gold, trouwring, anello con diamante, anel de ouro'],
  ['handbag', 'bolso de cuero, sac à main rouge, Handtasche aus Leder, handtas, borsetta da donna, bolsa de couro'],
  ['backpack', 'mochila amarilla, sac à dos, ein Rucksack, rugzak, zaino verde, mochila azul'],
  ['sunglasses', 'gafas de sol, lunettes de soleil, Sonnenbrille, zonnebril, occhiali da sole, óculos de sol'],
  ['cap', 'gorra azul, casquette noire, eine Kappe, een pet, cappellino, boné preto'],
  ['earbuds', 'auriculares inalámbricos, écouteurs, In-Ear-Kopfhörer, oordopjes, auricolari, auriculares sem fio'],
  ['hoodie', 'sudadera con capucha, sweat à capuche, Kapuzenpullover, een hoodie, felpa con cappuccio, moletom'],
  ['sweater', 'un jersey de punto, un pull noir, ein Pullover, een trui, maglione, uma camisola'],
  ['toy car', 'coche de juguete, petite voiture, Spielzeugauto, een speelgoedauto, macchinina, carrinho de brinquedo'],
  ['pet bowl', 'comedero, gamelle pour chien, Futternapf, voerbak, ciotola per cani, comedouro'],
  ['t-shirt', 'camiseta blanca, t-shirt noir, T-Shirt aus Baumwolle, wit t-shirt, maglietta bianca, camiseta branca'],
])('%s is understood in Spanish, French, German, Dutch, Italian and Portuguese', (kind, phrases) => {
  const missed = phrases.split(', ').filter((phrase) => readProductPrompt(phrase, 1).kind !== kind)
  expect(missed).toEqual([])
})

test('a word that only sounds similar is reported, not drawn as something near', () => {
  for (const other of ['A straw hat', 'Reading glasses', 'Flip-flops', 'A wallet']) {
    expect(readProductPrompt(other, 1)).toMatchObject({ found: 'stand-in' })
  }
})

const grey = [0.5, 0.5, 0.5] as const
const made: readonly (readonly [title: string, kind: Kind, words: readonly string[], material: ProductMaterial | null])[] = [
  ['sneaker', 'sneaker', [], null],
  ['running shoe', 'sneaker', ['running'], null],
  ['boot', 'boot', [], null],
  ['loafer', 'loafer', [], null],
  ['ballet flat', 'ballet flat', [], null],
  ['high heel', 'high heel', [], null],
  ['sandal', 'sandal', [], null],
  ['slide sandal', 'sandal', ['slide'], null],
  ['leather watch', 'watch', [], 'leather'],
  ['steel watch', 'watch', [], 'metal'],
  ['smartwatch', 'watch', ['smartwatch'], null],
  ['diamond ring', 'ring', ['diamond'], null],
  ['wedding band', 'ring', ['wedding'], null],
  ['handbag', 'handbag', [], null],
  ['backpack', 'backpack', [], null],
  ['sunglasses', 'sunglasses', ['square'], null],
  ['round sunglasses', 'sunglasses', ['round'], null],
  ['aviators', 'sunglasses', ['aviator', 'square'], null],
  ['cap', 'cap', [], null],
  ['earbuds', 'earbuds', [], null],
  ['t-shirt', 't-shirt', [], null],
  ['sweater', 'sweater', [], null],
  ['hoodie', 'hoodie', [], null],
  ['toy car', 'toy car', [], null],
  ['pet bowl', 'pet bowl', [], null],
  ['headphones on their stand', 'headphones', [], null],
]

test.each(made)('%s never overestimates a distance, stands on the ground and stays inside its bounds', (_, kind, words, material) => {
  for (const variation of [
    [0.1, 0.15, 0.9],
    [0.9, 0.85, 0.1],
  ] as const) {
    const shape = productKinds[kind].make({
      colors: { main: grey, second: grey, accent: grey },
      material,
      label: null,
      variation,
      words: new Set(words),
    })
    const surface = surfaceOf(shape)
    expect(surface.length).toBe(180)
    const lowest = Math.min(...surface.map(([, y]) => y))
    expect(Math.abs(lowest)).toBeLessThan(0.03)
    const { height, radius } = shape.bounds
    expect(Math.max(...surface.map(([x, y, z]) => Math.hypot(x, y - height, z)))).toBeLessThan(radius)
    expect(furthestClaim(shape, surface)).toBeLessThan(1.05)
  }
})

type Point = readonly [x: number, y: number, z: number]

/** Points of the surface, found by walking in steps much shorter than the distances allow. */
function surfaceOf({ distance, bounds: { height, radius } }: Shape): Point[] {
  const random = seededRandom(7)
  const across = (): number => (random() * 2 - 1) * radius
  const points: Point[] = []
  for (let ray = 0; ray < 4000 && points.length < 180; ray++) {
    const [x, y, z] = [across() * 2, height + across() * 2, across() * 2]
    const [dx, dy, dz] = [across() * 0.8 - x, height + across() * 0.8 - y, across() * 0.8 - z]
    const scale = 1 / Math.hypot(dx, dy, dz)
    for (let t = 0; t < radius * 5;) {
      const at: Point = [x + dx * scale * t, y + dy * scale * t, z + dz * scale * t]
      const gap = distance(...at)
      if (gap < 0.002) {
        points.push(at)
        break
      }
      t += Math.max(0.002, Math.min(gap * 0.4, 0.06))
    }
  }
  return points
}

/** The largest overestimate of the distance at any point, as a share of the way to the nearest known point of the surface. */
function furthestClaim({ distance, bounds: { height, radius } }: Shape, surface: readonly Point[]): number {
  const random = seededRandom(11)
  let most = 0
  for (let trial = 0; trial < 1500; trial++) {
    const [x, y, z] = [(random() * 2 - 1) * radius, height + (random() * 2 - 1) * radius, (random() * 2 - 1) * radius]
    const stated = distance(x, y, z)
    if (stated < 0.03) continue
    const nearest = Math.min(...surface.map(([sx, sy, sz]) => Math.hypot(sx - x, sy - y, sz - z)))
    most = Math.max(most, stated / (nearest + 0.003))
  }
  return most
}
