import { createHash } from 'node:crypto'
import { type Ad } from '@adloom/domain/ad.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { logoChecksOf, type LogoFrame, logoFramesOf } from '@adloom/domain/placements/logo-frame.ts'
import { advertisedBrand, type PackManifest } from '@adloom/domain/placements/pack.ts'
import { type NameValues } from '@adloom/domain/placements/pack-name.ts'
import { type UploadKind } from '@adloom/domain/placements/upload-file.ts'
import { type FramedLogo } from '../compose/frame-logo.ts'

/** A logo to be drawn: its address, or a data address, and what for. `accent` is the brand's colour. */
export interface LogoOrder {
  readonly address: string
  readonly frames: readonly LogoFrame[]
  readonly accent: string
}

/** What lacks in the upload files of an ad for want of a logo. */
export type MissingLogos = readonly { readonly kinds: readonly UploadKind[]; readonly lack: string }[]

type LogoName = (values: Pick<NameValues, 'product' | 'placement' | 'size' | 'image' | 'text'>, ending: string) => string

/** Draws the logos of brands for platforms that ask for them: each once, whatever number of ads has it. */
export function createLogoPacker(
  placements: readonly string[],
  draw: (order: LogoOrder, signal: AbortSignal) => Promise<FramedLogo | null>,
  logos: PackManifest['logos'],
) {
  const frames = logoFramesOf(placements)
  const known = new Map<string, MissingLogos>()
  /** Null also when drawing fails: an ad works without. */
  const drawn = async (order: LogoOrder, signal: AbortSignal): Promise<FramedLogo | null> => {
    try {
      return await draw(order, signal)
    } catch (cause) {
      signal.throwIfAborted()
      if (!(cause instanceof AdloomError) || cause.code === 'server.stopping') throw cause
      return null
    }
  }
  return async function* packLogos(
    ad: Ad,
    name: LogoName,
    signal: AbortSignal,
  ): AsyncGenerator<{ readonly name: string; readonly bytes: Uint8Array }, MissingLogos> {
    const brand = advertisedBrand(ad)
    if (brand === null || frames.length === 0) return []
    const key = JSON.stringify(brand)
    const before = known.get(key)
    if (before !== undefined) return before
    const title = brand.name.trim() || ad.title
    const framed = brand.logo === null ? null : await drawn({ address: brand.logo, frames, accent: brand.accent }, signal)
    const missing = frames.flatMap((frame, place) => {
      if (framed !== null && framed.files[place] !== null) return []
      const least = `${frame.least.width} × ${frame.least.height} pixels`
      const lack =
        brand.logo === null
          ? `${title}: a logo of ${frame.ratio}, at least ${least}`
          : framed === null
            ? `${title}: a logo of ${frame.ratio}; the brand's cannot be read`
            : `${title}: a larger logo for ${frame.ratio}, at least ${least}; the brand's has ${framed.size.width} × ${framed.size.height} and is not enlarged`
      return [{ kinds: frame.uploads, lack }]
    })
    known.set(key, missing)
    if (framed === null) return missing
    for (const [place, frame] of frames.entries()) {
      const file = framed.files[place]
      if (file === null) continue
      const { bytes, width, height } = file
      const path = name({ product: title, placement: frame.id, size: `${width}x${height}`, image: '1', text: '1' }, 'png')
      logos.push({
        name: path,
        logo: frame.id,
        brand: title,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        width,
        height,
        bytes: bytes.length,
        sourceType: framed.sourceType,
        checks: [...logoChecksOf(frame, { width, height, bytes: bytes.length })],
      })
      yield { name: path, bytes }
    }
    return missing
  }
}
