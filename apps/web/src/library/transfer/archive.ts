import { type Ad, adSchema } from '@adloom/domain/ad.ts'
import { type AdDesign, plainDesign } from '@adloom/domain/design/ad-design.ts'
import * as z from 'zod'

/** The file in an archive that lists its content. */
export const MANIFEST = 'library.json'
const VERSION = 1

/** An exported library: its creations, and for each address the archive's file with its bytes. */
const archiveSchema = z.object({
  format: z.literal('adloom-library'),
  version: z.literal(VERSION),
  exportedAt: z.string(),
  creations: z.array(adSchema),
  files: z.record(z.string(), z.string()),
})
export type Archive = z.output<typeof archiveSchema>

export const archiveOf = (creations: readonly Ad[], files: Readonly<Record<string, string>>, now: Date): Archive => ({
  format: 'adloom-library',
  version: VERSION,
  exportedAt: now.toISOString(),
  creations: [...creations],
  files,
})

export type ReadArchive = { readonly status: 'read'; readonly archive: Archive } | { readonly status: 'broken' | 'newer' }

/** The content of a manifest. `newer`: written by a later version, whose creations this one may not understand. */
export function readArchive(text: string): ReadArchive {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { status: 'broken' }
  }
  const head = z.object({ format: z.literal('adloom-library'), version: z.int() }).safeParse(json)
  if (!head.success) return { status: 'broken' }
  if (head.data.version > VERSION) return { status: 'newer' }
  const archive = archiveSchema.safeParse(json)
  return archive.success ? { status: 'read', archive: archive.data } : { status: 'broken' }
}

/** Every file address in a creation. */
export function addressesOf(ad: Ad): readonly string[] {
  return [...new Set(allAddressesOf(ad))].filter((address) => address !== '' && !address.startsWith('data:'))
}

function allAddressesOf(ad: Ad): readonly string[] {
  if (ad.type === 'video') return [ad.videoUrl, ad.thumbnailUrl ?? '']
  if (ad.type === 'social') return [ad.imageUrl, ad.brandLogo ?? '', ...ad.productImageVariants, ...filesOfDesign(ad.design)]
  const parts = ad.type === 'display' && ad.banners !== undefined ? ad.banners : null
  return [
    ad.imageUrl,
    ...(ad.imageVariants ?? []),
    ...(parts === null ? [] : [parts.brandLogo ?? '', ...parts.sources.map(({ image }) => image), ...filesOfDesign(parts.design)]),
  ]
}

const filesOfDesign = ({ cutout, pictures, kit }: AdDesign = plainDesign): readonly string[] => [
  cutout?.src ?? '',
  ...pictures,
  kit.logoOnDark ?? '',
]

function designAt(design: AdDesign, at: (address: string) => string): AdDesign {
  const { cutout, pictures, kit } = design
  return {
    ...design,
    cutout: cutout === null ? null : { ...cutout, src: at(cutout.src) },
    pictures: pictures.map(at),
    kit: { ...kit, logoOnDark: kit.logoOnDark === null ? null : at(kit.logoOnDark) },
  }
}

/** The creation with its files at new addresses; addresses missing from `moved` stay. */
export function withAddresses(ad: Ad, moved: ReadonlyMap<string, string>): Ad {
  const at = (address: string): string => moved.get(address) ?? address
  if (ad.type === 'video') return { ...ad, videoUrl: at(ad.videoUrl), thumbnailUrl: ad.thumbnailUrl === null ? null : at(ad.thumbnailUrl) }
  if (ad.type === 'social')
    return {
      ...ad,
      imageUrl: at(ad.imageUrl),
      brandLogo: ad.brandLogo === null ? null : at(ad.brandLogo),
      productImageVariants: ad.productImageVariants.map(at),
      ...(ad.design === undefined ? {} : { design: designAt(ad.design, at) }),
    }
  if (ad.type === 'image') return { ...ad, imageUrl: at(ad.imageUrl), imageVariants: ad.imageVariants.map(at) }
  const { imageVariants, banners } = ad
  return {
    ...ad,
    imageUrl: at(ad.imageUrl),
    ...(imageVariants === undefined ? {} : { imageVariants: imageVariants.map(at) }),
    ...(banners === undefined
      ? {}
      : {
          banners: {
            ...banners,
            brandLogo: banners.brandLogo === null ? null : at(banners.brandLogo),
            sources: banners.sources.map(({ image, content }) => ({ image: at(image), content })),
            ...(banners.design === undefined ? {} : { design: designAt(banners.design, at) }),
          },
        }),
  }
}
