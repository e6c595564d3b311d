import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { networkFiles } from './open-network.ts'
import { type ModelDescription } from './model-description.ts'

export const brightnessDescription: ModelDescription = {
  width: 32,
  height: 16,
  fit: 'fill',
  mean: [0, 0, 0],
  deviation: [255, 255, 255],
  channels: 'rgb',
  output: null,
  values: 'alpha',
}

/** A runtime in which every network gives the mean of the channels, and whose file `does.txt` says how it fails. */
const madeUpRuntime = `
const { readFileSync, appendFileSync } = require('node:fs')
const { join } = require('node:path')
const folder = join(__dirname, '..', '..', '..')
const does = () => readFileSync(join(folder, 'does.txt'), 'utf8')
const note = (line) => appendFileSync(join(folder, 'notes.txt'), line + ' ' + process.pid + '\\n')
if (does() === 'not load') throw new Error('no such library on this machine')
exports.env = {}
exports.Tensor = class { constructor(type, data, dims) { Object.assign(this, { type, data, dims }) } }
exports.InferenceSession = {
  create: async () => {
    note('start')
    if (does() === 'crash at start') process.abort()
    if (does() === 'hang at start') await new Promise(() => setInterval(() => {}, 1000))
    return { inputNames: ['image'], outputNames: ['mask'], run: async ({ image }) => {
      note('run')
      if (does() === 'crash') process.abort()
      if (does() === 'fail') throw new Error('out of memory')
      if (does() === 'hang') for (;;) {}
      while (does() === 'wait') await new Promise((resolve) => setTimeout(resolve, 20))
      const [, , rows, columns] = image.dims
      const count = rows * columns
      const data = Float32Array.from({ length: count }, (_, at) => (image.data[at] + image.data[count + at] + image.data[2 * count + at]) / 3)
      return { mask: { data, dims: [1, 1, rows, columns] } }
    } }
  },
}
`

/** What the made-up runtime does. */
type Behaviour = 'work' | 'not load' | 'crash at start' | 'hang at start' | 'crash' | 'fail' | 'hang' | 'wait'

/** The folder of an installed network with a made-up runtime in place of both. `notes` gives what the runtime did, a line each: `start` or `run`, and the process. */
export async function madeUpNetwork(description = brightnessDescription) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'adloom-network-')))
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const does = (behaviour: Behaviour): Promise<void> => write('does.txt', behaviour)
  await does('work')
  await write('notes.txt', '')
  await write(networkFiles.model, 'no network at all')
  await write(networkFiles.description, JSON.stringify(description))
  await write(join(networkFiles.packages, 'onnxruntime-node', 'index.js'), madeUpRuntime)
  const web = madeUpRuntime.replaceAll('exports.', 'made.').replace("if (does() === 'not load')", 'if (false)')
  await write(
    join(networkFiles.packages, 'onnxruntime-web', 'dist', 'ort.node.min.mjs'),
    `import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const __dirname = require('node:path').join(import.meta.dirname, '..')
const made = {}
${web}
export const { env, Tensor, InferenceSession } = made
`,
  )
  return {
    folder,
    does,
    notes: async () => (await readFile(join(folder, 'notes.txt'), 'utf8')).split('\n').filter((line) => line !== ''),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
