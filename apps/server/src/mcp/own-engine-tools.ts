import { randomInt } from 'node:crypto'
import { join, resolve } from 'node:path'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { AD_IMAGE_VARIANTS } from '@adloom/domain/image.ts'
import { parseProductUrl } from '@adloom/domain/product.ts'
import { type AdDependencies, type MadeAd, makeAd } from '@adloom/engine/make-ad.ts'
import { readProduct } from '@adloom/engine/read-product.ts'
import { type AdMaker } from '../make/ad-maker.ts'
import { prepareFolder, writeAd } from '../make/written-ad.ts'
import { type AdTools, type ReportStep } from './ad-tools.ts'

const SEEDS = 0x1_0000_0000

/** The tools with the engine of this process, as `adloom make` has it: there is no library. */
export function ownEngineTools(parts: AdMaker): AdTools {
  const noLibrary = (): Promise<never> => Promise.reject(new AdloomError('tools.no-library'))
  return {
    read_product: ({ url }, _report, signal) => readProduct(addressOf(url), null, parts, signal),

    make_ad: async ({ url, layout = null, format, seed = randomInt(SEEDS), folder }, report, signal) => {
      const address = addressOf(url)
      const path = resolve(folder)
      const settings = { layout, format, seed }
      const takeBack = await prepareFolder(path)
      try {
        const ad = await makeAd(address, withSteps({ ...parts, ...settings }, report), signal)
        await writeAd(ad, path, settings, { url: address }, parts)
        return { ...textsOf(ad), id: null, files: filesOf(ad, path, format), seed, notes: [...ad.notes] }
      } catch (error) {
        await takeBack()
        throw error
      }
    },

    list_ads: noLibrary,
    export_ad: noLibrary,
  }
}

/** The address of a product's page. Fails with `url.invalid`. */
function addressOf(text: string): string {
  const url = parseProductUrl(text)
  if (url === null) throw new AdloomError('url.invalid', { detail: text })
  return url.href
}

const textsOf = ({ product, options }: MadeAd) => ({
  product: { title: product.title, finalUrl: product.finalUrl },
  texts: [...options],
})

/** The finished pictures, as `writeAd` names them: each shows the text of its place. */
const filesOf = ({ variants, options }: MadeAd, folder: string, format: keyof typeof adFormats) =>
  variants.map(({ layout }, place) => {
    const { width, height } = adFormats[format]
    return { file: join(folder, `creative-${place + 1}.jpg`), format, layout, width, height, text: options[place % options.length].id }
  })

/** The same parts, which report each step of an ad: its page, its texts, its pictures and what is finished. */
function withSteps(parts: AdDependencies, report: ReportStep): AdDependencies {
  const total = 2 + 2 * AD_IMAGE_VARIANTS
  let done = 0
  let pictures = 0
  const after = async <Result>(step: string, work: Promise<Result>): Promise<Result> => {
    const result = await work
    done += 1
    report(done, total, step)
    return result
  }
  return {
    ...parts,
    pages: { ...parts.pages, loadPage: (url, signal) => after('The page is read', parts.pages.loadPage(url, signal)) },
    copywriter: { ...parts.copywriter, write: (...words) => after('The texts are written', parts.copywriter.write(...words)) },
    images: {
      ...parts.images,
      changeBackground: (...words) => {
        const work = parts.images.changeBackground(...words)
        pictures += 1
        // Some layouts need a picture in a second shape.
        return pictures > AD_IMAGE_VARIANTS ? work : after('A picture is made', work)
      },
    },
    workers: {
      ...parts.workers,
      run: (name, input, signal) => {
        const work = parts.workers.run(name, input, signal)
        return name === 'finishCreative' ? after('An ad is finished', work) : work
      },
    },
  }
}
