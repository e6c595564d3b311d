import { mediaTypeOf, metadataPartsOf, type MediaType } from '../image/metadata-parts.ts'
import { ownSourceOf, type SourceType } from '../image/xmp-source.ts'
import { type C2paProcess } from './c2pa-process.ts'
import { manifestDefinitionOf } from './manifest-definition.ts'
import { type SigningIdentity } from './own-certificate.ts'

/** The library works in memory. Our longest videos have 70 MB. */
export const SIGNED_BYTES_MAX = 128 * 1024 ** 2

/**
 * What a file was made of here; null for one from elsewhere, for one that was signed before and for other types. `storedUpload` sees to it that no
 * upload looks like one of ours.
 */
function madeHere(bytes: Uint8Array): { readonly type: MediaType; readonly source: SourceType } | null {
  const type = mediaTypeOf(bytes)
  const { xmp, manifest } = metadataPartsOf(bytes)
  if (type === null || xmp.length !== 1 || manifest.length > 0 || bytes.length > SIGNED_BYTES_MAX) return null
  const source = xmp[0].isPacked ? null : ownSourceOf(Buffer.from(xmp[0].text).toString('utf8'))
  return source === null ? null : { type, source }
}

interface SigningParts {
  readonly process: Pick<C2paProcess, 'ask'>
  readonly identity: SigningIdentity
  readonly version: string
}

/** A file that was made here with a manifest; any other as it is. `problem` says why one of ours has none. */
export async function signFile(
  bytes: Uint8Array,
  { process, identity, version }: SigningParts,
): Promise<{ readonly bytes: Uint8Array; readonly problem: string | null }> {
  const made = madeHere(bytes)
  if (made === null) return { bytes, problem: null }
  const definition = JSON.stringify(manifestDefinitionOf(made.source, made.type, version))
  const reply = await process.ask({ kind: 'sign', type: made.type, bytes, definition, identity })
  if ('signed' in reply) return { bytes: reply.signed, problem: null }
  return { bytes, problem: 'problem' in reply ? reply.problem : 'no signed file' }
}
