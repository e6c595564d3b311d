/**
 * Where the processor time of a stage goes: `npm run bench:profile -- scenes | cutouts | words | ads [folder]`. Runs the stage on this thread alone, prints its
 * costliest functions, and writes `.cache/<stage>.cpuprofile` for the flame graph of a browser's developer tools. `cutouts` takes a folder of photographs.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { type Profiler, Session } from 'node:inspector/promises'
import path from 'node:path'
import { localCopywriter } from '@adloom/engine/copywriters.ts'
import { drawingTasks } from '@adloom/engine/drawing-tasks.ts'
import { sampleProduct } from '@adloom/engine/image/sample-product.test-data.ts'
import { localImageModel } from '@adloom/engine/local-image-model.ts'
import { makeAd } from '@adloom/engine/make-ad.ts'
import { guardedPageLoader } from '@adloom/engine/page/fetch/load-page.ts'
import { guardedStyleLoader } from '@adloom/engine/page/fetch/load-styles.ts'
import { readPrompt } from '@adloom/engine/prompt/read-prompt.ts'
import { renderVariant, stageProduct } from '@adloom/engine/compose/render-variant.ts'
import { tasks } from '@adloom/engine/tasks.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { scenes } from '@adloom/renderer/scenes.ts'
import { openShop, shopProducts } from '../e2e/shop/shop.ts'
import { percentile, textTable } from './figures.ts'

const SIZE = { width: 1024, height: 1024 }
const ROUNDS = 4
const FUNCTIONS_SHOWN = 40

/** What a stage does once, by what it is called in the table of times. */
type Work = readonly (readonly [string, () => unknown])[]

/** Each scene with a product in it. */
function scenesWork(): Work {
  const { cutOut } = sampleProduct(900)
  const choice = readPrompt('', [], 1)
  return (Object.keys(scenes) as (keyof typeof scenes)[]).map((scene) => [
    scene,
    () => renderVariant(stageProduct({ cutOut }, { ...choice, scene }, SIZE, 1)),
  ])
}

async function cutoutsWork(folder: string | undefined): Promise<Work> {
  if (folder === undefined) throw new Error('Say where the photographs are: npm run bench:profile -- cutouts <folder>')
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(jpe?g|png|webp)$/i.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const image = await readFile(path.join(folder, name))
      return [name, () => drawingTasks.cutPhoto({ key: name, image, mask: null, others: [] })] as const
    }),
  )
}

const PROMPTS = [
  'An amber glass dropper bottle of face serum "Saltmarsh" on a white marble surface, soft morning light',
  'A coral stoneware mug on oak in a kitchen',
  'White running shoes on a concrete floor, dramatic light',
]

const wordsWork = (): Work =>
  PROMPTS.map((prompt) => [
    prompt.slice(0, 40),
    () => drawingTasks.renderPrompt({ prompt, seed: 1, quality: 'medium', shape: null, ...SIZE, shared: null }),
  ])

/** Runs each task at once, on this thread: what threads cost and hide is left out. */
const noThreads: Workers = {
  // The task of this name takes this input and gives this output.
  run: (name, input) => (tasks[name] as (input: unknown) => never)(input),
  tryRun: () => null,
  checkAlive: async () => undefined,
  close: async () => undefined,
}

async function adsWork(): Promise<Work> {
  const shop = await openShop()
  const copywriter = localCopywriter(noThreads)
  const allowHosts = [shop.host]
  return Object.keys(shopProducts).map((name, seed) => [
    name,
    () => {
      const images = localImageModel(noThreads)
      const { cutOutImage, prepareCutOut } = images
      const ports = {
        pages: guardedPageLoader({ allowHosts }),
        styles: guardedStyleLoader({ allowHosts }),
        renderer: null,
        workers: noThreads,
      }
      const wanted = { layout: 'card', format: 'social', seed, allowHosts, now: () => performance.now() } as const
      return makeAd(
        `${shop.address}/products/${name}`,
        { ...ports, ...wanted, copywriter, images, cutOutImage, prepareCutOut },
        new AbortController().signal,
      )
    },
  ])
}

/** Does the work once to compile it, then `ROUNDS` times under the profiler. Returns the profile and the times of each part, in ms. */
async function profileOf(work: Work) {
  for (const [, part] of work) await part()
  const times = new Map<string, number[]>(work.map(([name]) => [name, []]))
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 500 })
  await session.post('Profiler.start')
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, part] of work) {
      const before = process.cpuUsage()
      await part()
      const { user, system } = process.cpuUsage(before)
      times.get(name)?.push((user + system) / 1000)
    }
  }
  const { profile } = await session.post('Profiler.stop')
  return { profile, times }
}

/** Milliseconds in each function itself, the costliest first. */
function timesOfFunctions({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): [string, number][] {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      `${functionName || '(anonymous)'} ${path.basename(url)}:${lineNumber + 1}`,
    ]),
  )
  const spent = new Map<string, number>()
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? ''
    spent.set(name, (spent.get(name) ?? 0) + timeDeltas[index] / 1000)
  }
  return [...spent].sort(([, one], [, other]) => other - one)
}

const [stage = '', folder] = process.argv.slice(2)
const stages: Readonly<Record<string, () => Work | Promise<Work>>> = {
  scenes: scenesWork,
  cutouts: () => cutoutsWork(folder),
  words: wordsWork,
  ads: adsWork,
}
if (!(stage in stages)) {
  console.error(`Say which stage: npm run bench:profile -- ${Object.keys(stages).join(' | ')} [folder]`)
  process.exit(1)
}
const { profile, times } = await profileOf(await stages[stage]())
const functions = timesOfFunctions(profile)
const all = functions.reduce((sum, [, spent]) => sum + spent, 0)
const medians = [...times].map(([name, spent]) => [name, percentile(spent, 0.5)] as const)
console.log(textTable([['part', 'processor time'], ...medians.map(([name, spent]) => [name, `${spent.toFixed(0)} ms`])]))
console.log(`mean ${(medians.reduce((sum, [, spent]) => sum + spent, 0) / medians.length).toFixed(1)} ms\n`)
console.log(
  textTable([
    ['function', 'ms', 'share'],
    ...functions.slice(0, FUNCTIONS_SHOWN).map(([name, spent]) => [name, spent.toFixed(0), `${((100 * spent) / all).toFixed(1)} %`]),
  ]),
)
mkdirSync('.cache', { recursive: true })
writeFileSync(path.join('.cache', `${stage}.cpuprofile`), JSON.stringify(profile))
process.exit(0)
