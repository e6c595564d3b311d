import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { adFormats } from '@adloom/domain/ad-format.ts'
import sharp from 'sharp'
import { test } from './installation.ts'
import { adsInLanguages, adsInPairings, adsInShapes, comparedLayouts } from './layouts-in-formats.ts'

/** Mean difference of a channel, 0 to 255: JPEG at quality 88 alone gives 0.3 to 1.3 (2026-11-21). */
const MEAN = 2
/** Share of channels that differ by more than 48: a line of text one pixel off gives 0.3 % and more. */
const FAR = 0.001
/**
 * In banners text fills much of the frame, and the JPEG's noise lies around it: 3.2 and 0.26 % at most, 0.6 % around the emoji of 300 × 50, 4.2 over a picture
 * there; but 1.9 and 1 % at least when all of it is one pixel off (2026-11-28).
 */
const MEAN_IN_BANNER = 4.5
const FAR_IN_SMALL = 0.007
/** A frame of fewer pixels is small. */
const SMALL = 40_000

let folder = ''
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'finished-ads-'))
  execFileSync(process.execPath, ['--import', './scripts/jsx.mjs', 'e2e/finished-ads.ts', folder])
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

for (const { id, layout, format } of [...comparedLayouts, ...adsInShapes, ...adsInLanguages, ...adsInPairings]) {
  test(`the preview of the template ${id} equals its download`, async ({ page, baseURL }) => {
    await page.setViewportSize(adFormats[format])
    // At the address of a server, which has the fonts of other scripts.
    const address = `${baseURL}/ad`
    await page.route(address, (route) => route.fulfill({ path: join(folder, `${id}.html`), contentType: 'text/html' }))
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/fonts/')) fonts.push(request.url())
    })
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    const wrapped = await page.evaluate(() =>
      [...document.querySelectorAll('div')]
        .filter((part) => part.children.length === 0 && part.textContent !== '')
        .filter((part) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          // Pieces in other fonts or directions have boxes of their own in the same line.
          const boxes = [...range.getClientRects()]
          return Math.max(...boxes.map(({ top }) => top)) >= Math.min(...boxes.map(({ bottom }) => bottom))
        })
        .map((part) => part.textContent),
    )
    expect(wrapped).toEqual([])
    // None for a Latin text; else the style sheets and the files of its letters, not those of all.
    expect(fonts.length).toBeLessThan([`${layout}-${format}`, `${layout}-${format}-shaped`].includes(id) ? 1 : 40)
    const pixelsOf = async (bytes: Buffer): Promise<Buffer> => sharp(bytes).removeAlpha().raw().toBuffer()
    const shown = await pixelsOf(await page.screenshot())
    const file = await pixelsOf(readFileSync(join(folder, `${id}.jpg`)))
    expect(shown.length).toBe(file.length)
    let sum = 0
    let far = 0
    for (let at = 0; at < file.length; at++) {
      const difference = Math.abs(file[at] - shown[at])
      sum += difference
      if (difference > 48) far++
    }
    const { group, width, height } = adFormats[format]
    const most = { mean: group === 'banner' ? MEAN_IN_BANNER : MEAN, far: width * height < SMALL ? FAR_IN_SMALL : FAR }
    expect({ mean: sum / file.length < most.mean, far: far / file.length < most.far }).toEqual({ mean: true, far: true })
  })
}
