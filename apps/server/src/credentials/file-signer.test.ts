import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manifestStoreOf } from '@adloom/engine/image/metadata-parts.ts'
import { newSigningIdentity } from '@adloom/engine/provenance/own-certificate.ts'
import { madeFiles } from '@adloom/engine/provenance/signed-file.test-data.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import { createFileSigner } from './file-signer.ts'
import { signingIdentityOf } from './signing-identity.ts'

const folder = mkdtempSync(join(tmpdir(), 'adloom-signer-'))
const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

function signerWith(env: Readonly<Record<string, string>>) {
  const warn = vi.fn<(message: string, problem: unknown) => void>()
  const signer = createFileSigner({ config: readConfig({ DATA_DIR: folder, ...env }), version: '0.1.0', now: Date.now, warn })
  opened.push(signer.close)
  return { ...signer, warn }
}

test('the key is made when it is first needed, once, and only its user may read it', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'first') })
  const all = await Promise.all(Array.from({ length: 5 }, () => signingIdentityOf(config, Date.now())))
  expect(new Set(all.map(({ privateKey }) => privateKey)).size).toBe(1)
  expect(await signingIdentityOf(config, Date.now())).toEqual(all[0])
  const place = join(folder, 'first', 'c2pa')
  expect(readdirSync(place)).toEqual(['identity.pem'])
  const rights = [place, join(place, 'identity.pem')].map((path) => statSync(path).mode & 0o077)
  // Windows has no such rights.
  expect(process.platform === 'win32' ? [0, 0] : rights).toEqual([0, 0])
})

test('a file gets a manifest; with C2PA_SIGNING=off it stays as it is, and no key is made', async () => {
  const made = await madeFiles['image/jpeg']('composite')
  const on = signerWith({})
  const signed = await on.sign(made)
  expect(manifestStoreOf(signed).length).toBeGreaterThan(1000)
  expect(signed.length - made.length).toBeLessThan(await on.manifestBytes())
  const off = signerWith({ C2PA_SIGNING: 'off', DATA_DIR: join(folder, 'off') })
  expect([await off.sign(made), await off.manifestBytes()]).toEqual([made, 0])
  expect(readdirSync(folder)).not.toContain('off')
  expect([on.warn.mock.calls, off.warn.mock.calls]).toEqual([[], []])
})

test('the owner’s own certificate signs instead', async () => {
  const own = newSigningIdentity(Date.now())
  const files = { C2PA_CERTIFICATE: join(folder, 'own.pem'), C2PA_PRIVATE_KEY: join(folder, 'own.key') }
  writeFileSync(files.C2PA_CERTIFICATE, own.certificates)
  writeFileSync(files.C2PA_PRIVATE_KEY, own.privateKey)
  expect(await signingIdentityOf(readConfig({ DATA_DIR: folder, ...files }), 0)).toEqual(own)
  const { sign } = signerWith(files)
  const raw = Buffer.from(own.certificates.split('-----')[2].replace(/\s/g, ''), 'base64')
  expect(manifestStoreOf(await sign(await madeFiles['image/png']('composite'))).includes(raw)).toBe(true)
  rmSync(files.C2PA_PRIVATE_KEY)
  expect(() => readConfig(files)).toThrow(/C2PA_CERTIFICATE: must be the path of a PEM/)
  expect(() => readConfig({ C2PA_PRIVATE_KEY: 'a.pem' })).toThrow(/C2PA_CERTIFICATE: needs C2PA_PRIVATE_KEY/)
})

test('where no key can be kept, files leave without a manifest, and the owner is told', async () => {
  writeFileSync(join(folder, 'file'), '')
  const { sign, warn } = signerWith({ DATA_DIR: join(folder, 'file') })
  const made = await madeFiles['image/jpeg']('composite')
  expect(await sign(made)).toBe(made)
  expect(warn.mock.calls[0][0]).toBe('files have no C2PA manifest')
})
