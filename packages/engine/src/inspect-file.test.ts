import { inspectedFileSchema } from '@adloom/domain/inspected-file.ts'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { xmpOf } from './image/xmp-source.ts'
import { inspectFile } from './inspect-file.ts'
import { createC2paProcess } from './provenance/c2pa-process.ts'
import { describeFile } from './provenance/describe-file.ts'
import { newSigningIdentity } from './provenance/own-certificate.ts'
import { signFile } from './provenance/sign-file.ts'
import { madeFiles } from './provenance/signed-file.test-data.ts'

const c2pa = createC2paProcess()
afterAll(() => c2pa.close())
const [identity, foreign] = [newSigningIdentity(Date.now()), newSigningIdentity(Date.now())]
const signed = async (bytes: Uint8Array, by = identity): Promise<Uint8Array> =>
  (await signFile(bytes, { process: c2pa, identity: by, version: '0.1.0' })).bytes
const inspect = (name: string, bytes: Uint8Array, certificates: string | null = identity.certificates) =>
  inspectFile(name, bytes, { process: c2pa, certificates })
const sentencesOf = async (name: string, bytes: Uint8Array) => describeFile(await inspect(name, bytes))

describe.each([
  ['image/jpeg', 'ad.jpg', 'JPEG, 32 × 24 pixels'],
  ['image/png', 'ad.png', 'PNG, 32 × 24 pixels'],
  ['video/mp4', 'ad.mp4', 'MP4'],
] as const)('a %s of ours', (type, name, facts) => {
  test('says what made it, signed and unsigned', async () => {
    const made = await madeFiles[type]('composite')
    const [head, ...rest] = await sentencesOf(name, made)
    expect(head).toMatch(new RegExp(`^${name}: ${facts}, `))
    const xmp = 'Its XMP says: composed of several elements (composite); made with Adloom.'
    expect(rest).toEqual([xmp, 'It has no C2PA manifest.'])
    expect((await sentencesOf(name, await signed(made))).slice(1)).toEqual([
      xmp,
      'Its C2PA manifest holds: the signature is good, and the file is as it was when it was signed.',
      'This installation signed it.',
      'Created with Adloom 0.1.0: composed of several elements (composite). Composed of pictures, drawings and words; nothing of it is known to be by a trained model.',
    ])
  })

  test('is reported as changed when a byte was changed after it was signed', async () => {
    const bytes = await signed(await madeFiles[type]('composite'))
    const at = type === 'video/mp4' ? Buffer.from(bytes).indexOf('mdat') + 50 : bytes.length - 30
    const sentences = await sentencesOf(name, bytes.with(at, bytes[at] ^ 1))
    expect(sentences).toContain('Its C2PA manifest does not hold: the file was changed after it was signed.')
    expect(sentences).toContain('What it says was done cannot be relied on:')
  })
})

test('the manifest of another installation holds, and is not taken for ours', async () => {
  const bytes = await signed(await madeFiles['image/jpeg']('trainedAlgorithmicMedia'), foreign)
  for (const certificates of [identity.certificates, null]) {
    const { manifest } = await inspect('ad.jpg', bytes, certificates)
    expect(manifest).toMatchObject({ state: 'holds', signer: { name: 'Adloom installation', isOwn: false }, problems: [], ingredients: 0 })
  }
  expect(await sentencesOf('ad.jpg', bytes)).toContain(
    'Its certificate names Adloom installation, Adloom; whether that is true was not asked of anybody.',
  )
})

test('a certificate that was not valid when it signed is named', async () => {
  const old = newSigningIdentity(Date.UTC(1990, 0, 1))
  const sentences = await sentencesOf('ad.jpg', await signed(await madeFiles['image/jpeg']('composite'), old))
  expect(sentences.join(' ')).toMatch(/does not hold: .*certificate is not valid any more/)
})

test('a photograph and other files say what there is to say', async () => {
  const photo = sharp({ create: { width: 30, height: 20, channels: 3, background: '#369' } })
  expect(await sentencesOf('a.webp', await photo.clone().webp().withXmp(xmpOf('algorithmicMedia')).toBuffer())).toEqual([
    expect.stringMatching(/^a\.webp: WebP, 30 × 20 pixels, \d+ bytes\.$/),
    'Its XMP says: drawn by rules alone, nothing of it by a trained model (algorithmicMedia); made with Adloom.',
    'It has no C2PA manifest.',
  ])
  const element =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/newKind</Iptc4xmpExt:DigitalSourceType><xmp:CreatorTool>A &amp; B</xmp:CreatorTool></x:xmpmeta>'
  expect((await sentencesOf('a.jpg', await photo.clone().jpeg().withXmp(element).toBuffer()))[1]).toBe(
    'Its XMP says: newKind; made with A & B.',
  )
  expect((await sentencesOf('a.jpg', await photo.clone().jpeg().toBuffer())).slice(1)).toEqual([
    'It has no XMP.',
    'It has no C2PA manifest.',
  ])
  expect(await sentencesOf('a.txt', Buffer.from('hello'))).toEqual(['a.txt: neither JPEG, PNG, WebP nor MP4, 5 bytes.'])
})

test('texts of foreign files cannot steer a terminal or fill it', async () => {
  const xmp = `<x:xmpmeta xmp:CreatorTool="\u001b[31mred\u0007${'long '.repeat(500)}"/>`
  const file = Buffer.concat([Buffer.from('\0\0\0\x10ftypisom\0\0\0\0', 'latin1')])
  const { xmpBox } = await import('./image/embed-xmp.ts')
  const found = await inspect('\u001b[2Jname.mp4', Buffer.concat([file, xmpBox(xmp)]))
  const text = describeFile(found).join('\n')
  expect([/\p{Cc}/u.test(text.replaceAll('\n', '')), text.length < 900]).toEqual([false, true])
})

test('whatever is cut off or changed in a signed file, the answer has its form', async () => {
  const files = await Promise.all(
    (['image/jpeg', 'image/png', 'video/mp4'] as const).map(async (type) => signed(await madeFiles[type]('composite'))),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }),
      async (whole, share, changes) => {
        const bytes = whole.slice(0, Math.ceil(whole.length * share))
        for (const [at, value] of changes) if (bytes.length > 0) bytes[at % bytes.length] = value
        const found = await inspect('ad', bytes)
        expect(inspectedFileSchema.parse(found)).toEqual(found)
        expect(describeFile(found).length).toBeGreaterThan(0)
      },
    ),
    { numRuns: 150 },
  )
}, 60_000)

test('where the library does not start, the file is described all the same', async () => {
  const bytes = await signed(await madeFiles['image/jpeg']('composite'))
  const found = await inspectFile('ad.jpg', bytes, {
    process: { ask: async () => ({ problem: 'it ended while it started (1)' }) },
    certificates: null,
  })
  expect(describeFile(found).at(-1)).toBe('Its C2PA manifest cannot be read: it ended while it started (1) (unread).')
})
