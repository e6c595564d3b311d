import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodePage, isHtml } from './decode-page.ts'

const ascii = (text: string): number[] => [...Buffer.from(text, 'latin1')]
/** A page that declares a charset, with the title's bytes as given. */
const named = (charset: string, title: readonly number[], before = ''): Uint8Array =>
  Uint8Array.from([...ascii(`<!doctype html>${before}<meta charset="${charset}"><title>`), ...title, ...ascii('</title>')])
const utf16 = (text: string, order: 'le' | 'be', mark = false): Uint8Array => {
  const bytes = Buffer.from(mark ? `\ufeff${text}` : text, 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}
const titleOf = (text: string): string | undefined => /<title>(.*?)<\/title>/s.exec(text)?.[1]

const RED_MUG = '<!doctype html><title>Красная кружка</title>'
/** One word in the charsets that shops still use. */
const words: readonly (readonly [charset: string, bytes: readonly number[], text: string])[] = [
  ['shift_jis', [0x90, 0xd4, 0x82, 0xa2], '赤い'],
  ['euc-jp', [0xc0, 0xd6, 0xa4, 0xa4], '赤い'],
  ['gb2312', [0xba, 0xec, 0xc9, 0xab], '红色'],
  ['gb18030', [0xba, 0xec, 0xc9, 0xab], '红色'],
  ['big5', [0xac, 0xf5, 0xa6, 0xe2], '紅色'],
  ['euc-kr', [0xbb, 0xa1, 0xb0, 0xad], '빨강'],
  ['windows-1250', [0x9e, 0x6c, 0x75, 0x9d], 'žluť'],
  ['windows-1251', [0xea, 0xf0, 0xf3, 0xe6], 'круж'],
  ['windows-1252', [0x74, 0xe9, 0x20, 0x80], 'té €'],
  ['iso-8859-1', [0x74, 0xe9, 0x20, 0x80], 'té €'],
  ['windows-1253', [0xea, 0xef, 0xfd], 'κού'],
  ['windows-1254', [0xfe, 0xf0], 'şğ'],
  ['windows-1256', [0xdf, 0xe6, 0xc8], 'كوب'],
  ['koi8-r', [0xcb, 0xd2, 0xd5], 'кру'],
]

describe('the text of a page', () => {
  test.each(words)('%s is decoded as the page declares', (charset, bytes, text) => {
    expect(titleOf(decodePage(named(charset, bytes), null))).toBe(text)
    expect(titleOf(decodePage(named(charset, bytes), 'text/html'))).toBe(text)
  })

  test.each(words)('%s is decoded as the content type declares, whatever the page says', (charset, bytes, text) => {
    expect(titleOf(decodePage(named('utf-8', bytes), `text/html; charset="${charset}"`))).toBe(text)
  })

  test.each(words)('%s declared after thousands of bytes is found, but not in a comment', (charset, bytes, text) => {
    const late = named(charset, bytes, `<script>${'x'.repeat(5000)}</script><!-- <meta charset="utf-8"> -->`)
    expect(titleOf(decodePage(late, null))).toBe(text)
  })

  test('UTF-16 is detected by its byte order mark or by its zeros, in either order', () => {
    for (const order of ['le', 'be'] as const) {
      expect(titleOf(decodePage(utf16(RED_MUG, order, true), 'text/html; charset=utf-8'))).toBe('Красная кружка')
      expect(titleOf(decodePage(utf16(`\n  ${RED_MUG}`, order), null))).toBe('Красная кружка')
    }
  })

  test('a page declared as UTF-16 without a single zero is not UTF-16', () => {
    expect(titleOf(decodePage(Buffer.from(RED_MUG), 'text/html; charset=utf-16'))).toBe('Красная кружка')
    expect(titleOf(decodePage(named('utf-16', ascii('Mug')), null))).toBe('Mug')
  })

  test('UTF-8 is decoded as UTF-8 whatever western or Cyrillic charset the server adds', () => {
    for (const charset of ['iso-8859-1', 'windows-1252', 'windows-1251', 'koi8-r'])
      expect(titleOf(decodePage(Buffer.from(RED_MUG), `text/html; charset=${charset}`))).toBe('Красная кружка')
  })

  test('invalid UTF-8 is decoded as the page declares, else as windows-1252', () => {
    const many = Array.from({ length: 30 }, () => [0xea, 0xf0, 0xf3]).flat()
    expect(titleOf(decodePage(named('windows-1251', many), 'text/html; charset=utf-8'))).toBe('кру'.repeat(30))
    expect(titleOf(decodePage(named('utf-8', many), null))).toBe('êðó'.repeat(30))
  })

  test('a few broken bytes affect only themselves', () => {
    const bytes = [...Buffer.from('Кружка '), 0xff, 0xc3, 0x28, ...ascii(' Mug')]
    expect(titleOf(decodePage(named('utf-8', bytes), null))).toBe('Кружка \ufffd\ufffd( Mug')
  })

  test('an unknown charset counts as not declared', () => {
    for (const charset of ['utf-9000', 'x', '"', 'hz-gb-2312'])
      expect(titleOf(decodePage(Buffer.from(RED_MUG), `text/html; charset=${charset}`))).toBe('Красная кружка')
  })

  test('any bytes with any content type give a text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.option(fc.string(), { nil: null }), (bytes, contentType) => {
        expect(typeof decodePage(bytes, contentType)).toBe('string')
        expect(typeof isHtml(bytes, contentType)).toBe('boolean')
      }),
    )
  })
})

describe('whether a response is a page', () => {
  const isPage = (text: string, type: string | null = null): boolean => isHtml(Buffer.from(text), type)

  test('markup without a type is a page, even after comments and a declaration', () => {
    expect(isPage('\ufeff <?xml version="1.0"?> <!-- a --><!-- b --> <html>')).toBe(true)
    expect(isPage('<!doctype html>', 'text/plain')).toBe(true)
  })

  test('text, JSON and images are not', () => {
    expect(isPage('Red mug <b>12</b>')).toBe(false)
    expect(isPage('{"a":"<html>"}')).toBe(false)
    expect(isPage('<html>', 'image/png')).toBe(false)
    expect(isPage('<!-- <html> -->')).toBe(false)
  })

  // A pattern that could split "<!----><!---->" in two ways needed 2^290 steps for this one.
  test('hundreds of comments take linear time', () => {
    expect(isPage(`${'<!---->'.repeat(290)}x`)).toBe(false)
    expect(isPage(`${'<!---->'.repeat(200)}<html>`)).toBe(true)
  })
})
