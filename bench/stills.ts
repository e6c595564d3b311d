/**
 * Renders still lifes as shops photograph them, for `bench:photos`: `npm run bench:stills -- <folder> [--count 60] [--size 1024] [--only 7,22]`. Writes
 * `<name>.jpg` and the true alpha of the product, `<name>.alpha.png`. Names of even numbers begin with `t` (to tune with), those of odd ones with `r`
 * (to report). The same arguments give the same images; everything in them, alpha included, is traced.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { encodeJpeg } from '@adloom/engine/image/pixels.ts'
import { seededRandom } from '@adloom/renderer/noise.ts'
import sharp from 'sharp'
import { composeStill } from './stills/compose-still.ts'
import { photographed } from './stills/photograph.ts'
import { recipes } from './stills/recipes.ts'
import { traceStill } from './stills/trace-still.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '60' }, size: { type: 'string', default: '1024' }, only: { type: 'string' } },
})
const [folder] = positionals
if (folder === undefined) {
  console.error('Say where to: npm run bench:stills -- <folder> [--count 60] [--size 1024] [--only 7,22]')
  process.exit(1)
}
await mkdir(folder, { recursive: true })
const size = Number(values.size)
const { families } = recipes
const all = Array.from({ length: Number(values.count) }, (_, index) => index + 1)
const numbers = values.only === undefined ? all : values.only.split(',').map(Number)

for (const number of numbers) {
  const family = families[(number - 1) % families.length]
  const before = performance.now()
  const { scene, faults, quality } = await composeStill(family, Math.floor((number - 1) / families.length), number, size)
  const { image, alpha } = traceStill(scene)
  const { width, height } = image
  const name = `${number % 2 === 0 ? 't' : 'r'}-${String(number).padStart(2, '0')}-${family.id}`
  const photo = photographed(image, faults, seededRandom(number * 7919))
  await writeFile(path.join(folder, `${name}.jpg`), await encodeJpeg(photo, quality))
  await sharp(Buffer.from(alpha.map((share) => Math.round(share * 255))), { raw: { width, height, channels: 1 } })
    .png()
    .toFile(path.join(folder, `${name}.alpha.png`))
  console.log(`${name.padEnd(26)} ${width} × ${height}  ${((performance.now() - before) / 1000).toFixed(1)} s`)
}
