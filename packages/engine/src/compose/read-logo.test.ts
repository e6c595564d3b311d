import { expect, test } from 'vitest'
import { reachesOutside, readLogo } from './read-logo.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 120 40"'): Uint8Array =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  )
const mark = '<rect x="4" y="4" width="112" height="32" fill="#c2410c"/>'

test('an SVG logo is drawn large and in its own proportions, however small its stated size', async () => {
  for (const attributes of [
    'viewBox="0 0 120 40"',
    'width="12" height="4" viewBox="0 0 120 40"',
    'width="1.2e4" height="4e3" viewBox="0 0 120 40"',
  ]) {
    const logo = await readLogo(svg(mark, attributes))
    expect(logo).not.toBeNull()
    expect((logo?.width ?? 0) / (logo?.height ?? 1)).toBeCloseTo(3, 1)
    expect(logo?.width).toBe(640)
  }
})

test.each([
  ['a linked picture', '<image href="https://example.com/a.png"/>'],
  ['a linked file', '<image xlink:href="file:///etc/passwd"/>'],
  ['a link in character references', '<use href="&#104;ttps://example.com/a.svg#b"/>'],
  ['an unquoted link', '<image href=//example.com/a.png />'],
  ['a style sheet', '<style>@import "https://example.com/a.css";</style>'],
  ['a linked paint', '<rect fill="url(https://example.com/a.svg#b)"/>'],
  ['an SVG inside', '<image href="data:image/svg+xml;base64,AAAA"/>'],
  ['foreign markup', '<foreignObject/>'],
])('an SVG with %s has external references', (_, inside) => {
  expect(reachesOutside(svg(inside))).toBe(true)
})

test('entities count as external references, in UTF-16 too; internal references and embedded images do not', () => {
  const entity = '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'
  expect(reachesOutside(new TextEncoder().encode(entity))).toBe(true)
  expect(reachesOutside(Buffer.from(`\ufeff${entity}`, 'utf16le'))).toBe(true)
  expect(reachesOutside(Uint8Array.from([0x3c, 0x73, 0xff, 0x80]))).toBe(true)
  expect(reachesOutside(svg('<use href="#a"/><rect fill="url(#b)"/><image xlink:href="data:image/png;base64,AAAA"/>'))).toBe(false)
})
