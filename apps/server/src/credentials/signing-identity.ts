import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newSigningIdentity, type SigningIdentity } from '@adloom/engine/provenance/own-certificate.ts'
import { type Config } from '../config/config.ts'
import { SIGNING_FOLDER } from '../storage/data-folder.ts'

/** Key and certificates of this installation. */
const FILE = 'identity.pem'

/** A key stands before its certificates. */
function identityIn(pem: string): SigningIdentity {
  const start = pem.indexOf('-----BEGIN CERTIFICATE-----')
  return { privateKey: pem.slice(0, start), certificates: pem.slice(start) }
}

const fileIn = async (path: string): Promise<string | null> => {
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null
    throw cause
  }
}

/** The certificates that sign here, in PEM; null where none was made yet. Fails with the errors of the file system. */
export async function knownCertificates({ c2pa: { own }, dataFolder }: Pick<Config, 'c2pa' | 'dataFolder'>): Promise<string | null> {
  if (own !== null) return readFile(own.certificate, 'utf8')
  const known = await fileIn(join(dataFolder, SIGNING_FOLDER, FILE))
  return known === null ? null : identityIn(known).certificates
}

/**
 * The identity that signs files: the owner's own, else that of this installation, which is made when it is first needed and which only this user may
 * read. Processes that share a folder share it. Fails with the errors of the file system. `now` in milliseconds.
 */
export async function signingIdentityOf(
  { c2pa: { own }, dataFolder }: Pick<Config, 'c2pa' | 'dataFolder'>,
  now: number,
): Promise<SigningIdentity> {
  if (own !== null) {
    const [certificates, privateKey] = await Promise.all([readFile(own.certificate, 'utf8'), readFile(own.privateKey, 'utf8')])
    return { privateKey, certificates }
  }
  const path = join(dataFolder, SIGNING_FOLDER, FILE)
  const known = await fileIn(path)
  if (known !== null) return identityIn(known)
  await mkdir(join(dataFolder, SIGNING_FOLDER), { recursive: true, mode: 0o700 })
  const { privateKey, certificates } = newSigningIdentity(now)
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, privateKey + certificates, { flag: 'wx', mode: 0o600 })
    // Whole or not at all, and never over one that another process made meanwhile.
    await link(draft, path)
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
  } finally {
    await rm(draft, { force: true })
  }
  return identityIn(await readFile(path, 'utf8'))
}
