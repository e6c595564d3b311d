import { generateKeyPairSync, X509Certificate } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { storedUpload } from '../image/upload-metadata.ts'
import { sourceTypes } from '../image/xmp-source.ts'
import { createC2paProcess } from './c2pa-process.ts'
import { claimSignerOf } from './cose-signature.ts'
import { newSigningIdentity } from './own-certificate.ts'
import { signFile } from './sign-file.ts'
import { madeFiles } from './signed-file.test-data.ts'

const c2pa = createC2paProcess()
afterAll(() => c2pa.close())
const identity = newSigningIdentity(Date.UTC(2026, 10, 28))
const sign = (bytes: Uint8Array) => signFile(bytes, { process: c2pa, identity, version: '0.1.0' })

const storeSchema = z.object({
  active_manifest: z.string(),
  manifests: z.record(
    z.string(),
    z.object({
      claim_generator_info: z.array(z.object({ name: z.string(), version: z.string() })),
      assertions: z.array(z.object({ label: z.string(), data: z.object({ actions: z.array(z.unknown()).optional() }) })),
      ingredients: z.array(z.unknown()).optional(),
      signature_info: z.object({ alg: z.string(), issuer: z.string(), time: z.string().optional() }),
    }),
  ),
  validation_state: z.string(),
  validation_status: z.array(z.object({ code: z.string() })).optional(),
})

/** What the library’s own reader says. */
async function readBack(type: keyof typeof madeFiles, bytes: Uint8Array) {
  const reply = await c2pa.ask({ kind: 'read', type, bytes, anchors: null })
  if (!('json' in reply) || reply.json === null) throw new Error(JSON.stringify(reply))
  return storeSchema.parse(JSON.parse(reply.json))
}

describe.each(Object.keys(madeFiles) as (keyof typeof madeFiles)[])('a signed %s', (type) => {
  test('passes the library’s own reader, which finds tool and source, and no person, time or place', async () => {
    const made = await madeFiles[type]('composite')
    const { bytes, problem } = await sign(made)
    expect([problem, bytes.length > made.length, bytes.length - made.length < 4000]).toEqual([null, true, true])
    const found = await readBack(type, bytes)
    expect([found.validation_state, found.validation_status]).toEqual(['Valid', undefined])
    const { claim_generator_info, assertions, ingredients, signature_info } = found.manifests[found.active_manifest]
    expect([claim_generator_info[0].name, claim_generator_info[0].version, ingredients]).toEqual(['Adloom', '0.1.0', undefined])
    expect([signature_info.alg, signature_info.issuer, signature_info.time]).toEqual(['Es256', 'Adloom', undefined])
    const [actions, ...others] = assertions.filter(({ label }) => !label.startsWith('c2pa.hash.'))
    expect([actions.label, others]).toEqual(['c2pa.actions.v2', []])
    expect(actions.data.actions).toEqual([
      {
        action: 'c2pa.created',
        softwareAgent: { name: 'Adloom', version: '0.1.0' },
        digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/composite',
        description: expect.stringContaining('Composed'),
      },
    ])
  })

  test('is reported when a byte of its content was changed', async () => {
    const { bytes } = await sign(await madeFiles[type]('composite'))
    const changed = Uint8Array.from(bytes)
    // Before the end of pixels or frames.
    const at = type === 'video/mp4' ? Buffer.from(bytes).indexOf('mdat') + 50 : bytes.length - 30
    changed[at] ^= 1
    const found = await readBack(type, changed)
    expect(found.validation_state).toBe('Invalid')
    expect(found.validation_status?.map(({ code }) => code)).toContain(
      type === 'video/mp4' ? 'assertion.bmffHash.mismatch' : 'assertion.dataHash.mismatch',
    )
  })

  test('is not signed twice, and keeps its manifest as an upload', async () => {
    const { bytes } = await sign(await madeFiles[type]('composite'))
    expect((await sign(bytes)).bytes).toBe(bytes)
    const stored = storedUpload(Uint8Array.from(bytes))
    expect((await readBack(type, stored)).validation_state).toBe('Valid')
    expect((await sign(stored)).bytes).toBe(stored)
  })

  test('says every kind of source', async () => {
    for (const source of sourceTypes) {
      const found = await readBack(type, (await sign(await madeFiles[type](source))).bytes)
      expect(JSON.stringify(found)).toContain(`digitalsourcetype/${source}"`)
    }
  })
})

test('a video that the library reads in parts is signed, too', async () => {
  const made = await madeFiles['video/mp4']('composite', 60_000_000)
  const { bytes, problem } = await sign(made)
  expect([problem, bytes.length - made.length < 4000]).toEqual([null, true])
  expect((await readBack('video/mp4', bytes)).validation_state).toBe('Valid')
}, 30_000)

test('only files that were made here are signed', async () => {
  const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
  const forged = storedUpload(Uint8Array.from(await madeFiles['image/jpeg']('composite')))
  for (const bytes of [
    new Uint8Array(await photo.jpeg().toBuffer()),
    new Uint8Array(await photo.avif().toBuffer()),
    forged,
    new Uint8Array(9),
  ]) {
    expect(await sign(bytes)).toEqual({ bytes, problem: null })
  }
})

test('a process that cannot start leaves files as they are, with the reason', async () => {
  const bytes = await madeFiles['image/jpeg']('composite')
  const broken = { ask: async () => ({ problem: 'it did not start within 30000 ms' }) }
  expect(await signFile(bytes, { process: broken, identity, version: '0.1.0' })).toEqual({
    bytes,
    problem: 'it did not start within 30000 ms',
  })
})

describe('the identity made here', () => {
  const [own, authority] = (identity.certificates.match(/-----BEGIN[^]+?END CERTIFICATE-----/g) ?? []).map(
    (one) => new X509Certificate(one),
  )

  test('is a chain of two that names nobody, for twenty years', () => {
    expect([own.checkIssued(authority), own.verify(authority.publicKey), authority.ca, own.ca, own.keyUsage]).toEqual([
      true,
      true,
      true,
      false,
      ['1.3.6.1.5.5.7.3.4'],
    ])
    expect([own.subject, own.subjectAltName]).toEqual(['O=Adloom\nCN=Adloom installation', undefined])
    expect([new Date(own.validFrom).toISOString(), new Date(own.validTo).getUTCFullYear()]).toEqual(['2026-11-27T00:00:00.000Z', 2046])
  })

  test('is another one each time', () => expect(newSigningIdentity(0).certificates).not.toBe(identity.certificates))

  test('signs with no other key, and with no kind of key that C2PA does not allow', () => {
    const pem = (key: { export: (options: { type: 'pkcs8'; format: 'pem' }) => string | Buffer }) =>
      key.export({ type: 'pkcs8', format: 'pem' }).toString()
    const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    const old = generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).privateKey
    expect([foreign, old].map((key) => claimSignerOf({ ...identity, privateKey: pem(key) }))).toEqual([null, null])
    expect(claimSignerOf(identity)?.alg).toBe('es256')
  })
})
