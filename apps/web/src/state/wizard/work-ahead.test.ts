import { createApi } from '@adloom/domain/api-client.ts'
import { expect, test } from 'vitest'
import { createCallsAhead } from './calls-ahead.ts'
import { aProduct, aWizard, keys } from './sample-wizard.test-data.ts'
import { contentChosen, mediumChosen, readingStarted, urlTyped } from './wizard-changes.ts'
import { type WorkDependencies } from './run-work.ts'
import { type Change, type Wizard } from './wizard-state.ts'
import { startWorkAhead } from './work-ahead.ts'
import { startWorkLoop } from './work-loop.ts'

const LINK = 'https://shop.example/mug'
const mug = 'https://shop.example/mug.jpg'
const side = 'https://shop.example/side.jpg'

const replies: Readonly<Record<string, unknown>> = {
  '/api/parser/parse': aProduct(),
  '/api/generate-copy/generate': {
    copy: [{ headline: 'First', subline: 'First.', button: 'Shop now' }],
    imagePrompts: ['one', 'two', 'three', 'four', 'five'],
    engine: 'studio',
  },
  '/api/preprocess-image/process': {
    processedUrls: ['https://here.example/files/cut.png'],
    results: [{ cutOut: true, confidence: 1 }],
    engine: 'studio',
  },
  '/api/change-background-flux-kontext/generate': {
    url: 'https://here.example/files/1.jpg',
    prompt: 'one',
    engine: 'studio',
    metadata: { provider: 'studio', model: 'studio', width: 1024, height: 1024, contentType: 'image/jpeg' },
  },
}

/** A wizard with its work and the work ahead; `answer` lets the server answer what it was asked. */
function open(first: Wizard, { link = null as string | null, free = true } = {}) {
  const sent: { readonly path: string; readonly key: string | null; isAborted: boolean }[] = []
  const waiting: (() => void)[] = []
  const api = createApi('/api', (url, init) => {
    const one = { path: url, key: new Headers(init?.headers).get('idempotency-key'), isAborted: false }
    sent.push(one)
    return new Promise((resolve, reject) => {
      waiting.push(() => resolve(Response.json(replies[url] ?? {})))
      init?.signal?.addEventListener('abort', () => {
        one.isAborted = true
        reject(new DOMException('Aborted', 'AbortError'))
      })
    })
  })
  let wizard = first
  const listeners = new Set<() => void>()
  const change = (next: Change) => {
    wizard = next(wizard)
    for (const listener of listeners) listener()
  }
  const store = {
    read: () => wizard,
    change,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const counted: string[] = []
  const calls = createCallsAhead(api, api, (name) => counted.push(name))
  const work: WorkDependencies = {
    api: calls.api,
    upload: () => Promise.reject(new Error('No upload')),
    file: () => Promise.resolve(null),
    onUploadProgress: () => undefined,
    onImageProgress: () => undefined,
    wait: () => Promise.resolve(),
    newKey: keys('later'),
    brandToApply: () => Promise.resolve(null),
    withLock: (_name, _signal, run) => run(),
  }
  const stops = [
    startWorkLoop(store, work),
    startWorkAhead(store, { work: { ...work, api: calls.ahead }, pastedLink: () => link, isFree: () => free }),
  ]
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return {
    change,
    counted,
    wizard: () => wizard,
    settle,
    answer: async () => {
      for (const reply of waiting.splice(0)) reply()
      await settle()
    },
    asked: (part: string) => sent.filter(({ path }) => path.includes(part)),
    stop: () => stops.map((stop) => stop()),
  }
}

const atContent = (): Wizard =>
  aWizard({
    activeStep: 2,
    selectedTool: 'social',
    selectedMethod: 'url',
    scrapedData: aProduct({ logos: [], productImages: [mug, side].map((src) => ({ src, width: 800, height: 800 })) }),
    selectedScrapedImage: mug,
    imageCategories: { [mug]: { status: 'unknown' }, [side]: { status: 'unknown' } },
  })

test('a pasted link is read at once, and the click on Next takes what was read', async () => {
  const app = open(aWizard({ activeStep: 1, selectedTool: 'social', selectedMethod: 'url' }), { link: LINK })
  app.change((wizard) => urlTyped(wizard, LINK))
  await app.settle()
  expect(app.asked('parse')).toHaveLength(1)
  await app.answer()
  expect(app.wizard().activeStep).toBe(1)
  app.change((wizard) => readingStarted(wizard, keys()))
  await app.settle()
  expect(app.wizard()).toMatchObject({ activeStep: 2, scrapedData: { title: 'Tideline Mug' } })
  expect(app.asked('parse')).toMatchObject([{ isAborted: false }])
  app.stop()
})

test('a typed link is not read before it is asked for, and another one aborts what was read ahead', async () => {
  const app = open(aWizard({ activeStep: 1, selectedTool: 'social', selectedMethod: 'url' }), { link: LINK })
  app.change((wizard) => urlTyped(wizard, 'https://shop.example/lamp'))
  await app.settle()
  expect(app.asked('parse')).toEqual([])
  app.change((wizard) => urlTyped(wizard, LINK))
  await app.settle()
  app.change((wizard) => urlTyped(wizard, `${LINK}s`))
  expect(app.asked('parse')).toMatchObject([{ isAborted: true }])
  app.stop()
})

test('while pictures are looked at, copy is written, the product cut out and the first image drawn; the ad takes all three', async () => {
  const app = open(atContent())
  await app.settle()
  expect(app.asked('generate-copy')).toMatchObject([{ key: null }])
  expect(app.asked('preprocess')).toMatchObject([{ key: null }])
  await app.answer()
  await app.answer()
  expect(app.asked('change-background')).toMatchObject([{ key: null }])
  expect(app.counted).toEqual([])
  app.change((wizard) => contentChosen(wizard, keys()))
  await app.settle()
  await app.settle()
  expect(app.asked('generate-copy')).toHaveLength(1)
  expect(app.asked('preprocess')).toHaveLength(1)
  expect(app.asked('change-background')).toHaveLength(5)
  expect(app.wizard().generatedImages.map(({ status }) => status)).toEqual(['done', 'running', 'running', 'running', 'running'])
  expect(app.counted.toSorted()).toEqual(['changeBackground', 'generateCopy', 'preprocessImages'])
  app.stop()
})

test('what was begun for another picture is aborted', async () => {
  const app = open(atContent())
  await app.settle()
  app.change((wizard) => mediumChosen(wizard, side))
  await app.settle()
  expect(app.asked('preprocess')).toMatchObject([{ isAborted: true }, { isAborted: false }])
  app.stop()
  expect(app.asked('generate-copy').every(({ isAborted }) => isAborted)).toBe(true)
})

test('nothing that costs money is made ahead', async () => {
  const app = open(atContent(), { free: false })
  await app.settle()
  expect(app.asked('generate')).toEqual([])
  app.stop()
})
