import { expect, test } from 'vitest'
import { productCategories } from '../lexicon/product-categories.ts'
import { agreed, categorise } from './categorise.ts'
import { outlineNames } from './outline-names.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'

const named = (hint: string): string => categorise(null, hint).category

/** An image of one colour on white: a rectangle of that width and height, in percent. */
function pictured(color: readonly [number, number, number], width: number, height: number): Pixels {
  const size = 100
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (Math.abs(x - 50) < width / 2 && Math.abs(y - 50) < height / 2) data.set(color, (y * size + x) * 4)
    }
  }
  return { width: size, height: size, data }
}

test.each([
  ['Handmade ceramic coffee mug with spoon, 350 ml', 'Coffee Mug'],
  ["Men's Tree Runners - Natural White | Allbirds", 'Running Shoes'],
  ['Leather phone case for iPhone 15', 'Phone Case'],
  ['Apple MacBook Pro 14-inch', 'Laptop'],
  ['Retro round sunglasses', 'Sunglasses'],
  ['Organic cotton T-shirt, white', 'T-Shirt'],
  ['Set of 4 mugs', 'Coffee Mug'],
  ['white_sneaker_side-view_02.jpg', 'Sneakers'],
  ['whiteshoe.jpg', 'Shoes'],
  ['Home > Clothing > Shirts > T-Shirts', 'T-Shirt'],
  ['Stainless steel chef knives', 'Kitchen Knife'],
  ['AirPods Pro (2nd generation)', 'Earbuds'],
  ['Sony WH-1000XM5 Wireless Headphones', 'Headphones'],
])('%s is named %s', (hint, category) => {
  expect(named(hint)).toBe(category)
})

test.each([
  ['Shoe polish, black', 'Shoe Polish'],
  ['Wooden mug rack', 'Mug Rack'],
  ['Laptop stand aluminium', 'Laptop Stand'],
  ['Watch strap 20 mm', 'Watch Strap'],
  ['Paper coffee filters', 'Coffee Filters'],
])('a noun that only starts another noun is not that noun: %s is a %s', (hint, category) => {
  expect(named(hint)).toBe(category)
})

test.each([
  ['Taza de cerámica para café', 'Coffee Mug'],
  ['Zapatillas blancas para mujer', 'Sneakers'],
  ['Funda de móvil transparente', 'Phone Case'],
  ['Gafas de sol para hombre', 'Sunglasses'],
  ['Chaussures de course pour femme', 'Running Shoes'],
  ['Sac à dos en toile', 'Backpack'],
  ['Damen Laufschuhe mit Dämpfung', 'Running Shoes'],
  ['Kaffeebecher aus Keramik', 'Coffee Mug'],
  ['Lederhandtasche für Damen', 'Handbag'],
  ['Zonnebril voor dames', 'Sunglasses'],
  ['Drinkfles met rietje', 'Water Bottle'],
  ['Borraccia termica per sport', 'Water Bottle'],
  ['Caneca de cerâmica com tampa', 'Coffee Mug'],
  ['Lampada da tavolo', 'Table Lamp'],
])('%s is understood: %s', (hint, category) => {
  expect(named(hint)).toBe(category)
})

test.each([
  ['taza-ceramica.png', 'Coffee Mug'],
  ['mesa_roble_02.jpg', 'Table'],
  ['vela.jpg', 'Candle'],
  ['vaas-blauw.jpg', 'Vase'],
  ['kopfhoerer.jpg', 'Headphones'],
  ['muetze-rot.jpg', 'Beanie'],
  ['weinflasche.jpg', 'Wine Bottle'],
  ['lattina.jpg', 'Drink Can'],
  ['caixa.jpg', 'Gift Box'],
  ['badeente.jpg', 'Rubber Duck'],
  ['red-running-shoe-01.jpg', 'Running Shoes'],
])('a file name of one or two words is enough: %s is a %s', (hint, category) => {
  expect(named(hint)).toBe(category)
})

test.each(['IMG_1234.jpg', 'dsc0001', 'PXL_20240101_120000.jpg', 'four-seasons.jpg', 'product-1.png'])('%s names no product', (hint) => {
  expect(named(hint)).toBe('Product')
})

test('a noun that only says what the product goes with gets less confidence', () => {
  const inSidePhrase = categorise(null, 'Ein schönes Geschenk mit Kaffeebecher')
  expect(inSidePhrase.confidence).toBeLessThan(categorise(null, 'Kaffeebecher').confidence)
})

test('words that name no product, and no words at all, give the fallback with its own confidence', () => {
  const image = pictured([200, 30, 30], 40, 40)
  expect(categorise(image, 'IMG_20260412.jpg')).toMatchObject({ category: 'Product', confidence: 0.8 })
  expect(categorise(image, '')).toMatchObject({ category: 'Product', confidence: 0.8 })
  expect(categorise(null, '')).toEqual({ category: 'Product', confidence: 0.9, labels: [] })
})

test('labels give the main colour and shape of the product, not of its background', () => {
  expect(categorise(pictured([20, 60, 200], 20, 70), '').labels).toEqual(['blue', 'tall'])
  expect(categorise(pictured([230, 120, 20], 80, 30), '').labels).toEqual(['orange', 'wide'])
})

test('every row of the lexicon is found by its own name', () => {
  const missed = productCategories.filter(({ name }) => named(name) !== name).map(({ name }) => `${name} → ${named(name)}`)
  expect(missed).toEqual([])
})

test('the lexicon has at least 150 kinds without duplicates', () => {
  const names = productCategories.map(({ name }) => name)
  expect(names.length).toBeGreaterThanOrEqual(150)
  expect(new Set(names).size).toBe(names.length)
})

/** A mug in front of white: a body, and a handle with a hole. */
function mugImage(): Pixels {
  const size = 300
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const isBody = Math.abs(x - 130) < 62 && Math.abs(y - 150) < 68
      const around = Math.hypot((x - 196) / 0.85, y - 148)
      if (isBody || (around < 45 && around > 31)) data.set([40, 80, 120], (y * size + x) * 4)
    }
  }
  return { width: size, height: size, data }
}

test('the outline of a product that can be cut out names it when words do not', () => {
  const { category, confidence, labels } = categorise(mugImage(), 'IMG_2041.jpg')
  expect(category).toBe('Coffee Mug')
  expect(confidence).toBeGreaterThanOrEqual(0.7)
  expect(labels).toContain('blue')
})

test('words that name a product win over the outline', () => {
  expect(categorise(mugImage(), 'Sugar jar').category).toBe('Jar')
  expect(categorise(mugImage(), 'Ein schönes Geschenk mit Kerze').category).toBe('Candle')
})

test('an agreeing outline makes words surer, and keeps their more specific name', () => {
  const shoes = { ...outlineNames.filter(({ name }) => name === 'Shoes')[0], confidence: 0.8 }
  expect(agreed({ name: 'Sneakers', confidence: 0.6 }, shoes)).toEqual({ name: 'Sneakers', confidence: expect.closeTo(0.92) as number })
  expect(agreed({ name: 'Sneakers', confidence: 0.4 }, shoes)?.name).toBe('Sneakers')
  expect(agreed({ name: 'Sneakers', confidence: 0.84 }, shoes)?.confidence).toBeLessThanOrEqual(0.97)
  expect(agreed({ name: 'Candle', confidence: 0.6 }, shoes)).toEqual({ name: 'Candle', confidence: 0.6 })
  expect(agreed({ name: 'Candle', confidence: 0.4 }, shoes)?.name).toBe('Shoes')
  expect(agreed(null, null)).toBeNull()
})

test('every name of an outline is in the lexicon', () => {
  const names = new Set(productCategories.map(({ name }) => name))
  expect(outlineNames.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled]).filter((name) => !names.has(name))).toEqual([])
})
