import { access, constants, mkdir, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import { CUTOUT_FILE, type MadeAd } from '@adloom/engine/make-ad.ts'
import { VERSION } from '../http/version.ts'
import { type AdMaker, type AdSettings } from './ad-maker.ts'

/** The file that describes an ad; written last, so that its presence means the ad is complete. */
export const AD_FILE = 'ad.json'

/**
 * Creates the folder, so that a wrong one is reported before the work; returns a function that removes it again while it is empty. Fails with
 * `output.unusable`.
 */
export async function prepareFolder(folder: string): Promise<() => Promise<void>> {
  let topmost: string | undefined
  try {
    topmost = await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (cause) {
    throw new AdloomError('output.unusable', { cause, values: { folder } })
  }
  return async () => {
    if (topmost === undefined) return
    try {
      for (let path = folder; path.length >= topmost.length; path = dirname(path)) await rmdir(path)
    } catch {
      // Another program wrote into it meanwhile: it stays.
    }
  }
}

/** The error of a file that could not be written into the folder: `storage.full` or `output.unusable`. */
export function asWritingFailure(cause: unknown, folder: string): AdloomError {
  const isFull = cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')
  return new AdloomError(isFull ? 'storage.full' : 'output.unusable', { cause, values: { folder } })
}

/** Writes a file of the ad. Fails with `storage.full` or `output.unusable`. */
async function writeInto(folder: string, name: string, content: Uint8Array | string): Promise<void> {
  try {
    await writeFile(join(folder, name), content)
  } catch (cause) {
    throw asWritingFailure(cause, folder)
  }
}

/** Writes an ad into its folder, its finished pictures signed, with what else `ad.json` says of it, and returns the names of its files. */
export async function writeAd(
  ad: MadeAd,
  folder: string,
  { format, seed }: AdSettings,
  said: Readonly<Record<string, unknown>>,
  { sign }: Pick<AdMaker, 'sign'>,
): Promise<readonly string[]> {
  const variants = await Promise.all(
    ad.variants.map(async ({ prompt, image, creative, layout, finished }, place) => {
      const { bytes, ...details } = image
      const file = `creative-${place + 1}.jpg`
      await Promise.all([writeInto(folder, creative.image, bytes), writeInto(folder, file, await sign(finished))])
      return { file, layout, creative, prompt, picture: { file: creative.image, ...details } }
    }),
  )
  if (ad.cutout !== null) await writeInto(folder, CUTOUT_FILE, ad.cutout)
  const { product, options, imagePrompts, notes, engines, timings } = ad
  const written = { ...said, product, copy: options, imagePrompts, notes, variants, format, seed, engines, timings, version: VERSION }
  await writeInto(folder, AD_FILE, `${JSON.stringify(written, null, 2)}\n`)
  return [AD_FILE, ...variants.flatMap(({ file, picture }) => [file, picture.file]), ...(ad.cutout === null ? [] : [CUTOUT_FILE])]
}
