import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { claimSignerOf } from '@adloom/engine/provenance/cose-signature.ts'

interface SigningVariables {
  readonly C2PA_CERTIFICATE?: string
  readonly C2PA_PRIVATE_KEY?: string
}

/** Paths of the owner's own certificates and of the key for the first of them; null without. */
export const signingFilesOf = ({ C2PA_CERTIFICATE: certificate, C2PA_PRIVATE_KEY: privateKey }: SigningVariables) =>
  certificate === undefined || privateKey === undefined ? null : { certificate: resolve(certificate), privateKey: resolve(privateKey) }

/** Why the owner's own certificate cannot sign; null when it can, or when there is none. */
export function signingProblem(variables: SigningVariables): string | null {
  const files = signingFilesOf(variables)
  if (files === null) {
    const isHalf = variables.C2PA_CERTIFICATE !== undefined || variables.C2PA_PRIVATE_KEY !== undefined
    return isHalf ? 'needs C2PA_PRIVATE_KEY beside it, and the other way round' : null
  }
  try {
    const [certificates, privateKey] = [readFileSync(files.certificate, 'utf8'), readFileSync(files.privateKey, 'utf8')]
    if (claimSignerOf({ certificates, privateKey }) !== null) return null
  } catch {
    return 'must be the path of a PEM with the certificate and its chain, and C2PA_PRIVATE_KEY that of a PEM with its key, without a password'
  }
  return 'must begin with the certificate of C2PA_PRIVATE_KEY, whose key is one for ES256, ES384, ES512, Ed25519 or RSA'
}
