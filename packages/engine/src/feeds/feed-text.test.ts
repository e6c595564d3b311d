import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { startOfBytes } from './feed-bytes.ts'
import { cutInParts } from './feed-samples.test-data.ts'
import { textOfFeed } from './feed-text.ts'

async function textOf(bytes: Uint8Array, length = 5): Promise<string> {
  let text = ''
  for await (const part of textOfFeed(await startOfBytes(cutInParts(bytes, length)))) text += part
  return text
}

test('UTF-8 and UTF-16 are read as they were written, with a mark or without, wherever they are cut', async () => {
  const texts = fc
    .string({ unit: 'binary', maxLength: 60 })
    .map((text) => `id;title\n${text.replaceAll(/[\0\ufffd\ufeff]/g, '').toWellFormed()}`)
  await fc.assert(
    fc.asyncProperty(texts, fc.integer({ min: 1, max: 30 }), async (text, length) => {
      expect(await textOf(Buffer.from(`\ufeff${text}`), length)).toBe(text)
      expect(await textOf(Buffer.from(text), length)).toBe(text)
      const wide = Buffer.from(`\ufeff${text}`, 'utf16le')
      expect(await textOf(wide, length)).toBe(text)
      expect(await textOf(Buffer.from(wide).swap16(), length)).toBe(text)
    }),
    { numRuns: 60 },
  )
})

test('Windows-1252 is read where it is no UTF-8, and XML as it declares', async () => {
  expect(await textOf(Buffer.from('id;price\n1;Schüssel \x80 5', 'latin1'))).toBe('id;price\n1;Schüssel € 5')
  const declared = Buffer.concat([
    Buffer.from('<?xml version="1.0" encoding="windows-1251"?><a>'),
    Buffer.of(0xca, 0xf0, 0xe0, 0xf1),
    Buffer.from('</a>'),
  ])
  expect(await textOf(declared)).toContain('<a>Крас</a>')
  expect(await textOf(Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Größe</a>', 'latin1'))).toContain('<a>Größe</a>')
  expect(await textOf(Buffer.from('<?xml version="1.0" encoding="x-unknown"?><a>Größe</a>'))).toContain('<a>Größe</a>')
})
