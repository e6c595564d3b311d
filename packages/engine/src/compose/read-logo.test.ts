import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readLogo } from './read-logo.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 120 40"'): Uint8Array =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)
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

test('an SVG in UTF-16 is drawn; one in another encoding, with entities or with a script is not', async () => {
  const text = new TextDecoder().decode(svg(mark))
  expect(await readLogo(Buffer.from(`\ufeff${text}`, 'utf16le'))).toMatchObject({ width: 640 })
  const entity = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${text}`
  expect(await readLogo(new TextEncoder().encode(entity))).toBeNull()
  expect(await readLogo(Buffer.from(`\ufeff${entity}`, 'utf16le'))).toBeNull()
  expect(await readLogo(Uint8Array.from([...svg(mark).subarray(0, -6), 0xff, 0x80, ...svg(mark).subarray(-6)]))).toBeNull()
  expect(await readLogo(svg(`${mark}<script>1</script>`))).toBeNull()
})

test('an SVG that would be drawn for minutes is rejected at once', async () => {
  const start = performance.now()
  expect(await readLogo(svg(`<text>${'a'.repeat(20_000)}</text>`))).toBeNull()
  const groups = Array.from({ length: 20 }, (_, place) => `<g id="a${place}">${`<use href="#a${place + 1}"/>`.repeat(10)}</g>`)
  expect(await readLogo(svg(`${groups.join('')}<g id="a20">${mark}</g>`))).toBeNull()
  expect(performance.now() - start).toBeLessThan(2000)
})

test('a logo that takes too long to draw is none, holds up nothing else, and the next one is drawn', async () => {
  // 3,000 lines in dashes of a hundredth of a pixel: forty kilobytes.
  const endless = svg(`<path d="M0 0${'h120v1h-120v1'.repeat(3000)}" stroke="#000" stroke-dasharray=".01"/>`)
  const drawings = Promise.all([endless, svg(mark)].map((logo) => readLogo(logo)))
  // Native work that cannot be cancelled would hold the threads that read files.
  const start = performance.now()
  for (let time = 0; time < 10; time++) await readFile(import.meta.filename)
  expect(performance.now() - start).toBeLessThan(2000)
  expect((await drawings).map((logo) => logo?.width ?? null)).toEqual([null, 640])
}, 60_000)
