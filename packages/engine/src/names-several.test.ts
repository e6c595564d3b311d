import { expect, test } from 'vitest'
import { namesSeveral } from './names-several.ts'

test.each([
  'Set of 4 Stoneware Mugs',
  'Leather Boots',
  'Salt & Pepper Mill',
  'Teapot with Two Cups',
  'Kaffeebecher 6er Pack',
  'Geschirrset Nordic',
  'Kanne mit Deckel',
  'Lot de 3 coussins',
  'Vasos de vidrio x6',
  'Tazza e piattino',
  'Bread knife 2-pack',
  'Servies 12-delig',
])('"%s" is several things', (name) => {
  expect(namesSeveral(name)).toBe(true)
})

test.each([
  'Stoneware Mug',
  'Jarra de barro',
  'Vase en verre bleu',
  'Kaffeebecher Nordic 350 ml',
  'Ceramic Vase 20 x 30 cm',
  'Omega 3000 Lamp',
])('"%s" is one thing', (name) => {
  expect(namesSeveral(name)).toBe(false)
})
