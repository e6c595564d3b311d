import { type Product } from '@adloom/domain/product.ts'
import * as z from 'zod'

/** The expected result for a hostile file. A missing field is not checked; null means the reader must not find one. */
const expectedSchema = z.object({
  title: z.string().nullish(),
  price: z.number().nullish(),
  currency: z.string().nullish(),
  brand: z.string().nullish(),
  brandNot: z.string().optional(),
  lang: z.string().optional(),
  image: z.string().nullish(),
  imageHas: z.string().optional(),
  imageNot: z.string().optional(),
  imageNot2: z.string().optional(),
  imagesDistinct: z.number().optional(),
  logo: z.string().optional(),
  logoInlineSvg: z.boolean().optional(),
  descriptionHas: z.string().optional(),
  descriptionNot: z.string().optional(),
  noPollution: z.boolean().optional(),
  isProduct: z.boolean().optional(),
})

/** `cases.json`: the hostile files of a folder. */
export const casesSchema = z.array(
  z.object({ id: z.string(), url: z.string(), file: z.string(), note: z.string(), expect: expectedSchema }),
)
export type HostileCase = z.infer<typeof casesSchema>[number]

const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFKC')
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\ufeff\0]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The wrong fields of a result; empty when it is right. */
export function wrongFields({ expect }: HostileCase, product: Product): string[] {
  const wrong: string[] = []
  const check = (field: string, isRight: boolean): void => void (isRight || wrong.push(field))
  const text = (field: string, wanted: string | null | undefined, got: string | null | undefined): void => {
    if (wanted !== undefined) check(field, plain(got) === plain(wanted))
  }
  const [image] = product.productImages
  const images = product.productImages.map(({ src }) => src).join(' ')
  text('title', expect.title, product.title)
  text('currency', expect.currency, product.price?.currency)
  text('brand', expect.brand, product.brand)
  text('image', expect.image, image?.src)
  text('logo', expect.logo, product.logos[0])
  text('lang', expect.lang, product.language)
  if (expect.price === null) check('price', product.price === null)
  else if (expect.price !== undefined) check('price', Math.abs((product.price?.amount ?? Number.NaN) - expect.price) < 0.006)
  if (expect.imageHas !== undefined) check('image', (image?.src ?? '').includes(expect.imageHas))
  for (const never of [expect.imageNot, expect.imageNot2]) if (never !== undefined) check('image', !images.includes(never))
  if (expect.imagesDistinct !== undefined) check('images', product.productImages.length === expect.imagesDistinct)
  if (expect.logoInlineSvg === true)
    check(
      'logo',
      product.logos.some((logo) => logo.startsWith('data:image/svg+xml')),
    )
  if (expect.brandNot !== undefined) check('brand', product.brand !== expect.brandNot)
  if (expect.descriptionHas !== undefined) check('description', product.description?.includes(expect.descriptionHas) === true)
  if (expect.descriptionNot !== undefined) check('description', product.description?.includes(expect.descriptionNot) !== true)
  if (expect.isProduct === false) check('kind', product.kind !== 'product')
  if (expect.noPollution === true) check('pollution', !('polluted' in {}))
  return wrong
}
