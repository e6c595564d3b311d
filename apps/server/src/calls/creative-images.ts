import { type Creative } from '@adloom/domain/template.ts'
import { type ServerDependencies } from './dependencies.ts'

/** The note of a creative whose logo could not be read. */
export const WITHOUT_LOGO = 'The logo could not be fetched, so the finished ad shows the first letter of the brand instead.'

/** The images of a creative: bytes by address, the creative without unreadable parts, and a sentence about those or null. */
interface CreativeImages {
  readonly bytesByUrl: ReadonlyMap<string, Uint8Array>
  readonly shown: Creative
  readonly note: string | null
}

/**
 * Fetches the images of a creative. Fails when its main image cannot be read; an unreadable logo is left out with a note, because a shop's dead logo
 * link must not cost the user the ad.
 */
export async function imagesOfCreative(
  creative: Creative,
  { readImage }: Pick<ServerDependencies, 'readImage'>,
  signal: AbortSignal,
): Promise<CreativeImages> {
  const { image, brandLogo } = creative
  const [main, logo] = await Promise.allSettled([
    readImage(image, signal),
    brandLogo === null ? Promise.resolve(null) : readImage(brandLogo, signal),
  ])
  if (main.status === 'rejected') throw main.reason
  signal.throwIfAborted()
  const bytes = logo.status === 'fulfilled' ? logo.value : null
  if (brandLogo === null || bytes === null) {
    const shown = { ...creative, brandLogo: null }
    return { bytesByUrl: new Map([[image, main.value]]), shown, note: brandLogo === null ? null : WITHOUT_LOGO }
  }
  return {
    bytesByUrl: new Map([
      [image, main.value],
      [brandLogo, bytes],
    ]),
    shown: creative,
    note: null,
  }
}
