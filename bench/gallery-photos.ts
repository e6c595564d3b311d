/**
 * Renders docs/gallery/photographs.jpg: photographs in scenes, two tiles each, cut out without and with the network of the part `cutout`, four
 * photographs a row: `node bench/gallery-photos.ts <folder with *.jpg> --network <folder of the part> [--out <file>] [--side 240]`. With the folder
 * that `npm run bench:stills` writes everything in it is ours. `--singles <folder>` also writes each image, numbered, for a judge.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type SceneId, sceneWords } from '@adloom/domain/scene-words.ts'
import { changeBackground, cutPhoto } from '@adloom/engine/compose/change-background.ts'
import { createSegmenter } from '@adloom/engine/cutout/network/segmenter.ts'
import sharp from 'sharp'

const TILES_A_ROW = 8
const RENDERED_SIDE = 768
/** The scenes that photographs get in turn. */
const sceneIds: readonly SceneId[] = ['marble', 'studio', 'oak', 'window', 'concrete', 'arch', 'linen', 'kitchen', 'walnut', 'terrazzo']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    network: { type: 'string' },
    out: { type: 'string', default: 'docs/gallery/photographs.jpg' },
    side: { type: 'string', default: '240' },
    singles: { type: 'string' },
  },
})
const [folder] = positionals
const { network, singles } = values
if (folder === undefined || network === undefined) {
  console.error('Say which: node bench/gallery-photos.ts <folder with *.jpg> --network <folder of the part> [--out <file>] [--side 240]')
  process.exit(1)
}
const side = Number(values.side)
const segmenter = createSegmenter({ network: async () => network, warn: console.error })
const names = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).toSorted()
if (singles !== undefined) await mkdir(singles, { recursive: true })
await mkdir(path.dirname(values.out), { recursive: true })

const tiles: Buffer[] = []
for (const [index, name] of names.entries()) {
  const image = await readFile(path.join(folder, name))
  const seen = await segmenter.segment(image, new AbortController().signal)
  for (const mask of [null, seen]) {
    const { bytes, scene } = await changeBackground({
      cut: await cutPhoto({ key: `${name} ${mask === null}`, image, mask, others: [] }),
      companions: [],
      prompt: sceneWords[sceneIds[index % sceneIds.length]].phrase,
      colors: [],
      seed: index + 1,
      width: RENDERED_SIDE,
      height: RENDERED_SIDE,
      shape: null,
      outputFormat: 'jpeg',
      quality: 'medium',
    })
    tiles.push(await sharp(bytes).resize(side, side).toBuffer())
    if (singles !== undefined)
      await sharp(bytes)
        .png()
        .toFile(path.join(singles, `${tiles.length}.png`))
    console.log(`${name.padEnd(26)} ${mask === null ? 'without' : 'with   '}  ${scene ?? 'shown whole'}`)
  }
}
await segmenter.close()
await writeFile(
  values.out,
  await sharp({
    create: { width: side * TILES_A_ROW, height: side * Math.ceil(tiles.length / TILES_A_ROW), channels: 3, background: '#ffffff' },
  })
    .composite(tiles.map((input, place) => ({ input, left: (place % TILES_A_ROW) * side, top: Math.floor(place / TILES_A_ROW) * side })))
    .jpeg({ quality: 80 })
    .toBuffer(),
)
console.log(`${values.out}: ${names.length} photographs`)
