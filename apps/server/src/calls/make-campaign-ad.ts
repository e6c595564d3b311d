import { type NewAd, socialAd } from '@adloom/domain/ad.ts'
import { type FeedProduct, saysEnough } from '@adloom/domain/campaign/feed-product.ts'
import { type CopyOption, copyRequestOfProduct, factsOf } from '@adloom/domain/copy.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { pageProductOf } from '@adloom/domain/page-product.ts'
import { type Product } from '@adloom/domain/product.ts'
import { brandAndDesignOf } from '@adloom/domain/design/product-design.ts'
import { imagesBestFirst } from '@adloom/domain/image-rating.ts'
import { PICTURES_SHOWN } from '@adloom/domain/template.ts'
import { changeImageBackground } from './change-image-background.ts'
import { type ServerDependencies } from './server-dependencies.ts'
import { keepImage } from './uploads.ts'
import { type CampaignAdOrder } from '../campaigns/campaign-worker.ts'

type Parts = Pick<
  ServerDependencies,
  | 'readProduct'
  | 'choose'
  | 'images'
  | 'store'
  | 'readImage'
  | 'storableImage'
  | 'drawSeed'
  | 'ledger'
  | 'imageRecipes'
  | 'ads'
  | 'checkRoom'
  | 'siteBrandOf'
  | 'readStated'
>

/** What the work on a product needs of a call. */
interface MakingCall {
  readonly signal: AbortSignal
  readonly addressOf: (key: string) => string
}

/** Images of a product, or logos, that are tried before giving up. */
const TRIED = 4

/** Makes the ad of a product of a campaign, as the wizard does with its own choices, and saves it in the library of the campaign's owner. */
export async function makeCampaignAd(order: CampaignAdOrder, parts: Parts, signal: AbortSignal): Promise<void> {
  const { choices, addressOf } = order
  const call = { signal, addressOf }
  await parts.checkRoom()
  const product = await productOf(order.product, parts, signal)
  const { copywriter, imageModels } = parts.choose({})
  const [copy, photograph, logo] = await Promise.all([
    copywriter.write(copyRequestOfProduct(product, choices.language), choices.seed + order.place, signal),
    firstKept(imagesBestFirst(product), parts, call),
    firstKept(product.logos, parts, call).catch(() => null),
  ])
  const prompts = copy.imagePrompts.slice(0, choices.images)
  const [cutout, pictures, ...images] = await Promise.all([
    cutoutOf(product, photograph, parts, call),
    otherPictures(product, photograph.src, parts, call),
    ...prompts.map((prompt, place) =>
      changeImageBackground(
        {
          imageUrl: photograph.url,
          prompt,
          seed: choices.seed + order.place * prompts.length + place,
          colors: product.styles.colors.map(({ color }) => color),
          output_format: 'jpeg',
        },
        { ...parts, imageModels },
        call,
      ),
    ),
  ])
  const options = copy.options
    .slice(0, choices.texts)
    .map((option): CopyOption => ({ ...option, callToAction: choices.callToAction ?? option.callToAction }))
  const chosen = prompts.map((_, place) => choices.layouts[place % Math.max(1, choices.layouts.length)] ?? null)
  const { accent, design, ...own } = brandAndDesignOf(product, {
    option: options[0],
    chosen,
    cutout,
    pictures,
    hiddenFacts: choices.hiddenFacts,
  })
  const brandName = own.brandName || order.campaign.name
  const ad: NewAd = {
    ...socialAd(
      {
        id: order.adId,
        number: order.place,
        brandName,
        brandLogo: logo?.url ?? null,
        productUrl: product.finalUrl === '' ? null : product.finalUrl,
        productName: product.title ?? brandName,
        productDescription: product.description ?? '',
        images: images.map(({ url }) => url),
        options,
        layout: design.layouts[0],
        accent,
        design,
        facts: factsOf(product),
        engine: images[0].engine,
      },
      new Date(),
    ),
    title: product.title ?? brandName,
    campaign: order.campaign,
  }
  await parts.ads.save(ad, order.owner)
}

/** The product as its feed states it, in the colours of its shop; its page where the feed says too little. */
async function productOf(product: FeedProduct, { readProduct, readStated, siteBrandOf }: Parts, signal: AbortSignal): Promise<Product> {
  const { link } = product
  if (!saysEnough(product)) {
    if (link === null) throw new AdloomError('feed.no-link')
    return readProduct(link, null, signal)
  }
  try {
    const { productOfFeed } = await import('@adloom/engine/feeds/product-of-feed.ts')
    const [stated, site] = await Promise.all([readStated(productOfFeed(product), signal), link === null ? null : siteBrandOf(link, signal)])
    return { ...stated, ...site }
  } catch (cause) {
    // None of its pictures can be fetched; its page may have others.
    if (link === null || !(cause instanceof AdloomError) || !cause.code.startsWith('picture.')) throw cause
    return readProduct(link, null, signal)
  }
}

interface KeptImage {
  readonly src: string
  readonly url: string
}

/** Our own copy of the first image that can be fetched and read. Fails as the first that could not, or with `page.other` where there is none. */
async function firstKept(addresses: readonly string[], parts: Parts, call: MakingCall): Promise<KeptImage> {
  let failure: unknown = null
  for (const src of addresses.slice(0, TRIED)) {
    try {
      return { src, url: (await keepImage(src, parts, call)).url }
    } catch (cause) {
      call.signal.throwIfAborted()
      failure ??= cause
    }
  }
  throw failure ?? new AdloomError('page.other')
}

/** The product without its background; null where it could not be cut out. */
async function cutoutOf(product: Product, { src, url }: KeptImage, { images, readImage, store }: Parts, { signal, addressOf }: MakingCall) {
  const onPage = pageProductOf(product, src)
  const { bytes, contentType, place } = await images.cutOutImage(
    await readImage(url, signal),
    null,
    onPage === null ? null : { ...onPage, readPicture: readImage },
    signal,
  )
  return place === null ? null : { src: addressOf((await store.write(bytes, contentType)).key), ...place }
}

/** Our own copies of further pictures of the product; one that cannot be fetched is left out. */
async function otherPictures({ productImages }: Product, shown: string, parts: Parts, call: MakingCall): Promise<string[]> {
  const others = productImages.filter(({ src }) => src !== shown).slice(0, PICTURES_SHOWN)
  const kept = await Promise.all(others.map(({ src }) => firstKept([src], parts, call).catch(() => null)))
  call.signal.throwIfAborted()
  return kept.flatMap((image) => (image === null ? [] : [image.url]))
}
