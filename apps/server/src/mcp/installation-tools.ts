import { randomInt } from 'node:crypto'
import { type Ad, downloadName, type SocialAd, socialAd } from '@adloom/domain/ad.ts'
import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { type Api } from '@adloom/domain/api-client.ts'
import { copyRequestOfProduct, factsOf, fromReply } from '@adloom/domain/copy.ts'
import { creativeFor, layoutOf } from '@adloom/domain/design/ad-design.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { AD_IMAGE_VARIANTS } from '@adloom/domain/image.ts'
import { pageProductOf } from '@adloom/domain/page-product.ts'
import { isFileKey } from '@adloom/domain/ports/file-store.ts'
import { type Product } from '@adloom/domain/product.ts'
import { brandAndDesignOf } from '@adloom/domain/design/product-design.ts'
import { imagesBestFirst } from '@adloom/domain/image-rating.ts'
import { type FinishedFile } from '@adloom/domain/tools/program-tools.ts'
import { type AdTools, type ReportStep } from './ad-tools.ts'

/** Where finished files go: given the address of a stored file, tells where it is then. */
export type PutFile = (address: string, folder: string, name: string, signal: AbortSignal) => Promise<string>

/** A file of an ad before it is put anywhere. */
type Drawn = Omit<FinishedFile, 'file'> & { readonly address: string; readonly name: string }

const SEEDS = 0x1_0000_0000

/** The tools with a running installation: its engines make the ads, its library keeps them. */
export function installationTools(api: Api, putFile: PutFile): AdTools {
  const put = (drawn: readonly Drawn[], folder: string, signal: AbortSignal): Promise<FinishedFile[]> =>
    Promise.all(
      drawn.map(async ({ address, name, ...file }) => ({ ...file, file: await putFile(addressToSave(address), folder, name, signal) })),
    )

  return {
    read_product: ({ url }, _report, signal) => api.parseProduct({ url }, { signal }),

    make_ad: async ({ url, layout = null, format, seed = randomInt(SEEDS), folder }, report, signal) => {
      const steps = countedSteps(report, 4 + 2 * AD_IMAGE_VARIANTS)
      const product = await steps('The page is read', api.parseProduct({ url }, { signal }))
      const { ad, notes } = await newAd(product, { layout, seed }, { api, steps }, signal)
      const saved = await steps('The ad is saved', api.createAd(ad, { signal }))
      if (saved.type !== 'social') throw new AdloomError('internal', { detail: `saved as ${saved.type}` })
      const files = await put(await drawSocial(saved, [format], { api, steps }, signal), folder, signal)
      return { id: saved.id, product, texts: saved.contentVariations, files, seed, notes }
    },

    list_ads: async (page, _report, signal) => {
      const { ads, total, cursor } = await api.listAds(page, { signal })
      return { ads: ads.map(({ ad: { id, type, title }, updatedAt }) => ({ id, type, title, updatedAt })), total, cursor }
    },

    export_ad: async ({ id, formats, folder }, report, signal) => {
      const ad = await api.getAd({ id }, { signal })
      const drawn =
        ad.type === 'social'
          ? await drawSocial(ad, formats, { api, steps: countedSteps(report, ad.productImageVariants.length * formats.length) }, signal)
          : savedFiles(ad)
      return { id, files: await put(drawn, folder, signal) }
    },
  }
}

/** Reports each piece of work when it is done. */
type Steps = <Result>(step: string, work: Promise<Result>) => Promise<Result>

function countedSteps(report: ReportStep, total: number): Steps {
  let done = 0
  return async (step, work) => {
    const result = await work
    done += 1
    report(Math.min(done, total), total, step)
    return result
  }
}

interface Making {
  readonly api: Api
  readonly steps: Steps
}

/** A stored file with what says where it comes from (`docs/provenance.md`); an address elsewhere as it is. */
function addressToSave(address: string): string {
  const url = URL.parse(address)
  if (url === null || !isFileKey(/\/files\/([^/]+)$/.exec(url.pathname)?.[1] ?? '')) return address
  url.searchParams.set('signed', '1')
  return url.href
}

/** The ad of a product, as the wizard makes it: its texts, its pictures, a layout for each. */
async function newAd(
  product: Product,
  { layout, seed }: { readonly layout: SocialAd['layout'] | null; readonly seed: number },
  { api, steps }: Making,
  signal: AbortSignal,
) {
  const imageUrl = imagesBestFirst(product).at(0)
  if (imageUrl === undefined) throw new AdloomError('page.other', { detail: `no pictures at ${product.finalUrl}` })
  const { title, description, finalUrl: url } = product
  const request = { ...copyRequestOfProduct(product), seed }
  const onPage = pageProductOf(product, imageUrl)
  const [written, cut] = await Promise.all([
    steps('The texts are written', api.generateCopy(request, { signal })),
    steps(
      'The product is cut out',
      api.preprocessImages({ urls: [imageUrl], ...(onPage === null ? {} : { product: onPage }) }, { signal }),
    ),
  ])
  const options = written.copy.map(fromReply)
  const prompts = written.imagePrompts.slice(0, AD_IMAGE_VARIANTS)
  const colors = product.styles.colors.map(({ color }) => color).slice(0, 12)
  const pictures = await Promise.all(
    prompts.map((prompt, place) =>
      steps('A picture is made', api.changeBackground({ imageUrl, prompt, seed: (seed + place) % SEEDS, colors }, { signal })),
    ),
  )
  const place = cut.results.at(0)?.place
  const { brandName, accent, design } = brandAndDesignOf(product, {
    option: options[0],
    chosen: pictures.map(() => layout),
    cutout: place === undefined ? null : { src: cut.processedUrls[0], ...place },
  })
  const parts = {
    id: 'ad_',
    number: 1,
    brandName,
    brandLogo: product.logos.at(0) ?? null,
    productUrl: url,
    productName: title ?? brandName,
    productDescription: description ?? '',
    images: pictures.map((picture) => picture.url),
    options,
    layout: design.layouts[0],
    accent,
    design,
    facts: factsOf(product),
    engine: written.engine,
  }
  // The library numbers its ads itself.
  const { id: _id, title: _title, createdAt: _createdAt, ...ad } = socialAd(parts, new Date(0))
  return { ad, notes: written.notes ?? [] }
}

/** The finished pictures of a social ad in these formats: each image with one of the texts, in its layout. */
async function drawSocial(ad: SocialAd, formats: readonly AdFormat[], { api, steps }: Making, signal: AbortSignal): Promise<Drawn[]> {
  const { productImageVariants: images, contentVariations: options, brandLogo, brandName, accent, design } = ad
  const drawn: Drawn[] = []
  // One after the other: a batch must not crowd out those who wait for a single picture.
  for (const format of formats) {
    for (const [place, image] of images.entries()) {
      const content = place % options.length
      const option = options[content]
      const layout = layoutOf(ad, place)
      const creative = creativeFor(option, image, { brandLogo, brandName, accent, design })
      const { url: address, width, height } = await steps('An ad is finished', api.finishCreative({ creative, layout, format }, { signal }))
      const name = downloadName(`${ad.title} ${format}`, { kind: 'social', image: place + 1, content: content + 1 })
      drawn.push({ address, name, format, layout, width, height, text: option.id })
    }
  }
  return drawn
}

/** The files of an ad that is a file already. */
function savedFiles(ad: Exclude<Ad, SocialAd>): Drawn[] {
  const kind = ad.type === 'video' ? 'video' : 'image'
  const addresses = ad.type === 'video' ? [ad.videoUrl] : [...new Set([ad.imageUrl, ...(ad.imageVariants ?? [])])]
  return addresses.map((address, place) => ({
    address,
    name: downloadName(addresses.length === 1 ? ad.title : `${ad.title} ${place + 1}`, { kind }, contentTypeOf(address)),
    format: null,
    layout: null,
    width: null,
    height: null,
    text: null,
  }))
}

/** What the name of a file says it holds; '' when it says nothing. */
const contentTypeOf = (address: string): string => {
  const types: Readonly<Record<string, string>> = { png: 'image/png', webp: 'image/webp', webm: 'video/webm' }
  return types[/\.(\w+)$/.exec(URL.parse(address)?.pathname ?? '')?.[1] ?? ''] ?? ''
}
