import { constants, createPrivateKey, type KeyObject, sign, X509Certificate } from 'node:crypto'
import { type SigningIdentity } from './own-certificate.ts'

/** Signs the bytes of a claim for a C2PA manifest. */
interface ClaimSigner {
  /** The library's name of the algorithm. */
  readonly alg: string
  /** Length of every signature, in bytes. */
  readonly size: number
  readonly sign: (claim: Uint8Array) => Uint8Array
}

interface Algorithm {
  readonly alg: string
  /** Its number: RFC 9053. */
  readonly number: number
  readonly hash: string | null
}

/** What C2PA's specification 2.4 (13.2) allows, by kind of key. */
const algorithms: Readonly<Record<string, Algorithm>> = {
  prime256v1: { alg: 'es256', number: -7, hash: 'sha256' },
  secp384r1: { alg: 'es384', number: -35, hash: 'sha384' },
  secp521r1: { alg: 'es512', number: -36, hash: 'sha512' },
  ed25519: { alg: 'ed25519', number: -8, hash: null },
  rsa: { alg: 'ps256', number: -37, hash: 'sha256' },
  'rsa-pss': { alg: 'ps256', number: -37, hash: 'sha256' },
}

const algorithmOf = (key: KeyObject): Algorithm | null =>
  algorithms[key.asymmetricKeyDetails?.namedCurve ?? key.asymmetricKeyType ?? ''] ?? null

const certificatesIn = (pem: string): readonly X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map((one) => new X509Certificate(one))

// CBOR, as far as a COSE_Sign1 needs it: RFC 8949 and RFC 9052.
const MAJOR = { number: 0, negative: 1, bytes: 2, text: 3, list: 4, map: 5, tag: 6 }
const COSE_SIGN1 = 18
const CONTEXT = 'Signature1'
const EMPTY_MAP = Buffer.from([MAJOR.map << 5])
const NULL = Buffer.from([0xf6])
const HEADER = { algorithm: 1, certificates: 33 }

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 0x100) return Buffer.from([(major << 5) | 24, value])
  const bytes = Buffer.from([(major << 5) | 25, 0, 0])
  bytes.writeUInt16BE(value, 1)
  return value < 0x1_0000 ? bytes : longHead(major, value)
}

function longHead(major: number, value: number): Buffer {
  const bytes = Buffer.from([(major << 5) | 26, 0, 0, 0, 0])
  bytes.writeUInt32BE(value, 1)
  return bytes
}

const byteString = (bytes: Uint8Array): Buffer => Buffer.concat([head(MAJOR.bytes, bytes.length), bytes])

/**
 * The signer of an identity, with its whole chain of certificates in every signature (RFC 9360). Null where the key is of a kind that C2PA does not
 * allow, or is not the first certificate's. Throws on what is no PEM.
 */
export function claimSignerOf({ privateKey, certificates }: SigningIdentity): ClaimSigner | null {
  const key = createPrivateKey(privateKey)
  const chain = certificatesIn(certificates)
  const algorithm = algorithmOf(key)
  if (algorithm === null || chain.length === 0 || !chain[0].checkPrivateKey(key)) return null
  const ders = chain.map(({ raw }) => byteString(raw))
  const protectedHeader = Buffer.concat([
    head(MAJOR.map, 2),
    head(MAJOR.number, HEADER.algorithm),
    head(MAJOR.negative, -1 - algorithm.number),
    head(MAJOR.number, HEADER.certificates),
    ...(ders.length === 1 ? ders : [head(MAJOR.list, ders.length), ...ders]),
  ])
  const signatureOf = (content: Uint8Array): Buffer =>
    sign(algorithm.hash, content, {
      key,
      dsaEncoding: 'ieee-p1363',
      ...(algorithm.alg === 'ps256' ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 } : {}),
    })
  const signed = (claim: Uint8Array): Buffer => {
    const context = Buffer.from(CONTEXT)
    const content = [
      head(MAJOR.list, 4),
      head(MAJOR.text, context.length),
      context,
      byteString(protectedHeader),
      byteString(Buffer.alloc(0)),
    ]
    const signature = byteString(signatureOf(Buffer.concat([...content, byteString(claim)])))
    return Buffer.concat([head(MAJOR.tag, COSE_SIGN1), head(MAJOR.list, 4), byteString(protectedHeader), EMPTY_MAP, NULL, signature])
  }
  return { alg: algorithm.alg, size: signed(Buffer.alloc(0)).length, sign: signed }
}
