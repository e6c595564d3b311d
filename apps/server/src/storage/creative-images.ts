import { type Creative } from '@adloom/domain/template.ts'

/** The note of a creative whose logo could not be read. */
export const WITHOUT_LOGO = 'The logo could not be fetched, so the finished ad shows the first letter of the brand instead.'

/** The images of a creative: bytes by address, the creative without unreadable parts, and a sentence about those or null. */
interface CreativeImages {
  readonly bytesByUrl: ReadonlyMap<string, Uint8Array>
  readonly shown: Creative
  readonly note: string | null
}

/**
 * Fetches the images of a creative. Fails when its main image cannot be read; another one that is unreadable is left out, a logo with a note, because
 * a shop's dead link must not cost the user the ad.
 */
export async function imagesOfCreative(
  creative: Creative,
  { readImage }: { readonly readImage: (address: string, signal: AbortSignal) => Promise<Uint8Array> },
  signal: AbortSignal,
): Promise<CreativeImages> {
  const { image, brandLogo, cutout, pictures, style } = creative
  const { logoOnDark } = style
  const addresses = [...new Set([image, brandLogo, logoOnDark, cutout?.src ?? null, ...pictures])].filter((address) => address !== null)
  const fetched = await Promise.allSettled(addresses.map((address) => readImage(address, signal)))
  const [main] = fetched
  if (main.status === 'rejected') throw main.reason
  signal.throwIfAborted()
  const bytesByUrl = new Map(
    addresses.flatMap((address, index) => {
      const one = fetched[index]
      return one.status === 'fulfilled' && one.value !== null ? [[address, one.value] as const] : []
    }),
  )
  const isThere = (address: string | null): boolean => address !== null && bytesByUrl.has(address)
  return {
    bytesByUrl,
    shown: {
      ...creative,
      brandLogo: isThere(brandLogo) ? brandLogo : null,
      cutout: cutout !== null && isThere(cutout.src) ? cutout : null,
      pictures: pictures.filter(isThere),
      style: { ...style, logoOnDark: isThere(logoOnDark) ? logoOnDark : null },
    },
    note: brandLogo === null || isThere(brandLogo) ? null : WITHOUT_LOGO,
  }
}
