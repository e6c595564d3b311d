import fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveFonts } from './fonts.ts'

test('the fonts of the files are served with the letters each has, and no other file of their packages', async () => {
  const app = fastify()
  serveFonts(app)
  const sheet = (await app.inject('/fonts/@fontsource-variable/noto-sans-arabic/font.css')).body
  expect(sheet).toContain("font-family:'Noto Sans Arabic Variable'")
  const file = /url\(([^)]+)\)/.exec(sheet)?.[1] ?? ''
  const font = await app.inject(`/fonts/@fontsource-variable/noto-sans-arabic/${file}`)
  expect(font.headers).toMatchObject({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=31536000, immutable' })
  expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2')
  const inter = (await app.inject('/fonts/@fontsource-variable/inter/font.css')).body
  expect(inter).toContain('files/inter-latin-wght-normal.woff2')
  const headlines = (await app.inject('/fonts/@fontsource-variable/playfair-display/font.css')).body
  expect(headlines).toContain("font-family:'Playfair Display Variable'")
  // Ticks are drawn in the colour of the text, by another font.
  const emoji = (await app.inject('/fonts/twemoji-colr-font/font.css')).body
  expect([emoji.includes('U+1f600,'), emoji.includes('U+2714,')]).toEqual([true, false])
  const others = [
    'twemoji-colr-font/package.json',
    'twemoji-colr-font/../react/package.json',
    'react/package.json',
    '@fontsource-variable/inter/package.json',
  ]
  for (const other of others) expect((await app.inject(`/fonts/${other}`)).statusCode).not.toBe(200)
})
