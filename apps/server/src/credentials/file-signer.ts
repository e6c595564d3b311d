import { createC2paProcess } from '@adloom/engine/provenance/c2pa-process.ts'
import { claimSignerOf } from '@adloom/engine/provenance/cose-signature.ts'
import { type SigningIdentity } from '@adloom/engine/provenance/own-certificate.ts'
import { signFile } from '@adloom/engine/provenance/sign-file.ts'
import { type Config } from '../config/config.ts'
import { signingIdentityOf } from './signing-identity.ts'

/** Signs the files that leave this installation. */
export interface FileSigner {
  /** A file that was made here with a C2PA manifest. Any other file, and every one where signing is off or fails, as it is: a download never fails of it. */
  readonly sign: (bytes: Uint8Array) => Promise<Uint8Array>
  /** Bytes that a manifest takes at most: for files that may not become too heavy. 0 where nothing is signed. */
  readonly manifestBytes: () => Promise<number>
  readonly close: () => void
}

interface FileSignerParts {
  readonly config: Pick<Config, 'c2pa' | 'dataFolder'>
  readonly version: string
  readonly now: () => number
  readonly warn: (message: string, problem: unknown) => void
}

/** Of a manifest without its signature; they have 1300 (2026-11-28). */
const CLAIM_BYTES = 2000

export function createFileSigner({ config, version, now, warn }: FileSignerParts): FileSigner {
  const process = createC2paProcess()
  let identity: Promise<SigningIdentity> | null = null
  const identityOnce = (): Promise<SigningIdentity> => {
    const found = (identity ??= signingIdentityOf(config, now()))
    // A full disk may have room later.
    found.catch(() => (identity = null))
    return found
  }
  return {
    sign: async (bytes) => {
      if (!config.c2pa.isOn) return bytes
      try {
        const signed = await signFile(bytes, { process, identity: await identityOnce(), version })
        if (signed.problem !== null) warn('a file has no C2PA manifest', signed.problem)
        return signed.bytes
      } catch (cause) {
        warn('files have no C2PA manifest', cause)
        return bytes
      }
    },
    manifestBytes: async () => {
      if (!config.c2pa.isOn) return 0
      try {
        return (claimSignerOf(await identityOnce())?.size ?? 0) + CLAIM_BYTES
      } catch {
        // Nothing can be signed then; `sign` says so.
        return 0
      }
    },
    close: process.close,
  }
}
