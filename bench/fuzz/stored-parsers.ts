import { adSchema } from '@adloom/domain/ad.ts'
import { brandChoiceSchema } from '@adloom/domain/brand.ts'
import { endpointNames } from '@adloom/domain/endpoints.ts'
import { parseApiReply } from '@adloom/domain/api-client.ts'
import { productSchema } from '@adloom/domain/product.ts'
import { extractProduct } from '@adloom/engine/page/extract-product.ts'
import { madeUpPages } from '@adloom/engine/copy/made-up-pages.test-data.ts'
import { writeCopy } from '@adloom/engine/copy/write-copy.ts'
import { goodRequests } from '../../apps/server/src/good-requests.test-data.ts'
import { syncRowOf } from '../../apps/web/src/browser/sync-rows.ts'
import { readZip } from '../../apps/web/src/browser/unzip.ts'
import { zipOf } from '../../apps/web/src/browser/zip.ts'
import { nameOfRun, pageTransferSchema } from '../../apps/web/src/runs/make-ad.ts'
import { readArrival, wizardAfterArrival } from '../../apps/web/src/wizard/arrival.ts'
import { addressesOf, archiveOf, readArchive, withAddresses } from '../../apps/web/src/library/transfer/archive.ts'
import {
  copyRequestOf,
  mediaOf,
  optionsOf,
  productHeadlineOf,
  promptKey,
  wordsOfPrompt,
} from '../../apps/web/src/state/wizard/wizard-answers.ts'
import { adPreviewOf } from '../../apps/web/src/state/wizard/wizard-preview.ts'
import { emptyWizard } from '../../apps/web/src/state/wizard/empty-wizard.ts'
import { wizardSchema } from '../../apps/web/src/state/wizard/wizard-state.ts'
import { schemaFlaws, unless } from './flaws.ts'
import { jsonIn } from './json-in.ts'
import { type Parser, usually } from './parser.ts'

const ad = adSchema.parse(goodRequests('https://ads.shop.example/files/a.jpg').createAd)
const archive = JSON.stringify(
  archiveOf([ad], { [ad.type === 'social' ? ad.imageUrl : '']: 'files/a.jpg' }, new Date('2026-11-23T12:00:00Z')),
)
const product = productSchema.parse(
  extractProduct(
    '<title>Red Mug</title><h1>Red Mug</h1><p>12,50 €</p><img src="/mug.jpg" width="800" height="800">',
    'https://shop.example/p',
    'https://shop.example/p',
  ),
)
const wizards = [
  emptyWizard,
  {
    ...emptyWizard,
    activeStep: 4,
    selectedTool: 'social',
    selectedMethod: 'url',
    productUrl: 'https://shop.example/p',
    scrapedData: product,
    selectedScrapedImage: 'https://shop.example/mug.jpg',
    generatedOptions: writeCopy(madeUpPages.shoes, 1).options,
    selectedGeneratedOption: ['1', '2'],
    imageCategories: {},
  },
]

/** Of errors that the browser's readers of files reject with on purpose. */
async function unlessBroken(work: Promise<unknown>): Promise<void> {
  await work.catch((cause: unknown) => {
    const isMeant =
      cause instanceof Error &&
      (cause.message.startsWith('Not a usable ZIP archive') ||
        (cause instanceof TypeError && 'code' in cause && String(cause.code).startsWith('Z_')))
    if (!isMeant) throw cause
  })
}

/** Parsers of what browsers store, and of libraries that people import. */
export const storedParsers: readonly Parser[] = [
  {
    ...usually,
    name: 'library',
    changes: 'json',
    starts: () => [archive],
    faultsOf: (text) => {
      syncRowOf(text)
      const read = readArchive(text)
      if (read.status !== 'read') return []
      return read.archive.creations.flatMap((one) => {
        const moved = withAddresses(one, new Map(addressesOf(one).map((address) => [address, '/files/b.jpg'])))
        return schemaFlaws(adSchema, moved)
      })
    },
  },
  {
    ...usually,
    name: 'library archive',
    changes: 'bytes',
    starts: async () => {
      const stored = zipOf([
        { name: 'library.json', bytes: Buffer.from(archive) },
        { name: 'files/ä.jpg', bytes: new Uint8Array(300) },
      ])
      return [new Uint8Array(await stored.arrayBuffer())]
    },
    faultsOf: async (bytes) => {
      await unlessBroken(
        (async () => {
          const files = await readZip(new Blob([Uint8Array.from(bytes)]))
          for (const read of files.values()) await unlessBroken(read())
        })(),
      )
      return []
    },
  },
  {
    ...usually,
    name: 'stored wizard',
    changes: 'json',
    starts: () => wizards.map((wizard) => JSON.stringify(wizard)),
    faultsOf: (text) => {
      const wizard = wizardSchema.safeParse(jsonIn(text)).data
      if (wizard === undefined) return []
      adPreviewOf(wizard)
      mediaOf(wizard)
      optionsOf(wizard)
      productHeadlineOf(wizard)
      promptKey(wizard.promptData)
      return unless(typeof wordsOfPrompt(wizard.promptData) === 'string' && copyRequestOf(wizard) !== null, 'no words')
    },
    share: 2,
  },
  {
    ...usually,
    name: 'stored state',
    changes: 'json',
    starts: () => [
      '{"fromTool":true,"adType":"social","info":"shop.example/red-shoes"}',
      JSON.stringify({
        mediaUrl: 'https://shop.example/mug.jpg',
        productName: 'Red Mug',
        category: null,
        drawn: { prompt: 'a mug', seed: 1, mode: 'fast' },
      }),
      JSON.stringify({ name: 'Fern & Fels', logo: null, accent: '#C0392B', usedAt: '2026-11-23T10:00:00.000Z' }),
    ],
    faultsOf: (text) => {
      const found = jsonIn(text)
      if (found === undefined) return []
      const arrival = readArrival(found)
      const wizard = arrival === null ? emptyWizard : wizardAfterArrival(emptyWizard, arrival, null)
      const run = pageTransferSchema.safeParse(found).data
      const brand = brandChoiceSchema.safeParse(found).data
      return [
        ...schemaFlaws(wizardSchema, wizard),
        ...unless(run === undefined || nameOfRun(run) !== '' || run.productName === '' || run.category === '', 'a run without a name'),
        ...(brand === undefined ? [] : schemaFlaws(brandChoiceSchema, brand)),
      ]
    },
  },
  {
    ...usually,
    name: 'reply of the server',
    changes: 'json',
    starts: () => [
      JSON.stringify({ ads: [ad], next: null }),
      JSON.stringify(product),
      '{"error":{"code":"page.unread","message":"No."}}',
      '{"url":"https://a.example/a.jpg","images":[]}',
    ],
    faultsOf: (text) => {
      for (const name of endpointNames) {
        try {
          parseApiReply(name, text)
        } catch (cause) {
          if (!(cause instanceof Error && cause.name === 'ReplyError')) throw cause
        }
      }
      return []
    },
  },
]
