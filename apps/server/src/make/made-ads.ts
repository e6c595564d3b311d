import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SocialAd, socialAd } from '@adloom/domain/ad.ts'
import { copyOptionSchema, factsOf } from '@adloom/domain/copy.ts'
import { plainDesign } from '@adloom/domain/design/ad-design.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { productSchema } from '@adloom/domain/product.ts'
import { engineNameSchema } from '@adloom/domain/provenance.ts'
import { adLayoutSchema, creativeSchema } from '@adloom/domain/template.ts'
import * as z from 'zod'
import { AD_FILE } from './written-ad.ts'

/** What is read of the `ad.json` of a made ad. */
const madeAdSchema = z.object({
  url: z.string().nullable().default(null),
  product: productSchema.pick({
    title: true,
    description: true,
    brand: true,
    siteName: true,
    price: true,
    features: true,
    rating: true,
    availability: true,
    category: true,
    categoryPath: true,
    styles: true,
    passages: true,
    language: true,
  }),
  copy: z.array(copyOptionSchema).min(1),
  variants: z.array(z.object({ layout: adLayoutSchema, creative: creativeSchema })).min(1),
  engines: z.object({ images: engineNameSchema }),
})

/** The ads that `make` or `make-all` wrote into a folder, its pictures by their paths. Fails with `pack.unreadable` for none and for a damaged one. */
export async function* madeAdsIn(folder: string): AsyncGenerator<SocialAd> {
  let number = 0
  for (const place of await foldersIn(folder)) {
    const file = join(place, AD_FILE)
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text === null) continue
    number += 1
    yield adOf(text, place, number)
  }
  if (number === 0) throw new AdloomError('pack.unreadable', { values: { file: join(folder, AD_FILE) } })
}

/** The folder itself, then those in it. */
async function foldersIn(folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    const inside = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name))
    return [folder, ...inside.toSorted()]
  } catch (cause) {
    throw new AdloomError('pack.unreadable', { cause, values: { file: folder } })
  }
}

function adOf(text: string, folder: string, number: number): SocialAd {
  const file = join(folder, AD_FILE)
  const read = madeAdSchema.safeParse(parsed(text))
  if (!read.success) throw new AdloomError('pack.unreadable', { cause: read.error, values: { file } })
  const { url, product, copy, variants, engines } = read.data
  const [{ creative }] = variants
  const { brandName, brandLogo, accent, cutout, style } = creative
  const made = socialAd(
    {
      id: `ad_${number}`,
      number,
      brandName,
      brandLogo,
      productUrl: url,
      productName: product.title ?? brandName,
      productDescription: product.description ?? '',
      images: variants.map((variant) => join(folder, variant.creative.image)),
      options: copy,
      accent,
      design: {
        ...plainDesign,
        layouts: variants.map(({ layout }) => layout),
        cutout: cutout === null ? null : { ...cutout, src: join(folder, cutout.src) },
        style,
      },
      facts: factsOf(product),
      engine: engines.images,
    },
    new Date(0),
  )
  return { ...made, title: product.title ?? made.title }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
