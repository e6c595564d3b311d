import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { derBits, derBytes, derInteger, derObject, derSequence, derSet, derTagged, derText, derTime, derTrue } from './der.ts'

/** A private key and the certificates for it, the key's own first; both in PEM. */
export interface SigningIdentity {
  readonly privateKey: string
  readonly certificates: string
}

/** Names of algorithms, attributes and extensions: RFC 5280 and RFC 5758. */
const OBJECT = {
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  commonName: '2.5.4.3',
  organization: '2.5.4.10',
  subjectKey: '2.5.29.14',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  authorityKey: '2.5.29.35',
  extendedKeyUsage: '2.5.29.37',
  /** What every reader of C2PA manifests allows for signatures; the one for documents (RFC 9336) is refused by version 0.91 of the library. */
  emailProtection: '1.3.6.1.5.5.7.3.4',
}
/** Bits of the key usage, from the first; and how many of the byte's last bits are unused. */
const USAGE = { digitalSignature: { bits: 0x80, unused: 7 }, signCertificates: { bits: 0x04, unused: 2 } }

const ORGANIZATION = 'Adloom'
const YEAR_MS = 365.25 * 86_400_000
/** Signatures have no time stamp of an authority, so they hold only as long as their certificate. */
const VALID_MS = 20 * YEAR_MS
/** The clocks of other machines may be behind. */
const EARLIER_MS = 86_400_000

const named = (name: string): Buffer =>
  derSequence(
    ...[
      [OBJECT.organization, ORGANIZATION],
      [OBJECT.commonName, name],
    ].map(([kind, text]) => derSet(derSequence(derObject(kind), derText(text)))),
  )

const keyBytes = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' })
/** A number of 160 bits for a key: its hash. */
const keyNumber = (key: KeyObject): Buffer => createHash('sha1').update(keyBytes(key)).digest()
const extension = (name: string, isCritical: boolean, content: Buffer): Buffer =>
  derSequence(derObject(name), ...(isCritical ? [derTrue()] : []), derBytes(content))
const usageOf = ({ bits, unused }: (typeof USAGE)[keyof typeof USAGE]): Buffer =>
  extension(OBJECT.keyUsage, true, derBits(Buffer.from([bits]), unused))

interface CertificateOrder {
  readonly subject: string
  readonly subjectKey: KeyObject
  readonly issuer: string
  readonly issuerKeys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject }
  readonly extensions: readonly Buffer[]
  readonly now: number
}

function certificateOf({ subject, subjectKey, issuer, issuerKeys, extensions, now }: CertificateOrder): string {
  const algorithm = derSequence(derObject(OBJECT.ecdsaWithSha256))
  // Positive, and of 20 bytes at most.
  const serial = Buffer.concat([Buffer.from([0x40]), randomBytes(15)])
  const content = derSequence(
    derTagged(0, derInteger(Buffer.from([2]))),
    derInteger(serial),
    algorithm,
    named(issuer),
    derSequence(derTime(now - EARLIER_MS), derTime(now + VALID_MS)),
    named(subject),
    keyBytes(subjectKey),
    derTagged(
      3,
      derSequence(
        ...extensions,
        extension(OBJECT.subjectKey, false, derBytes(keyNumber(subjectKey))),
        extension(OBJECT.authorityKey, false, derSequence(derTagged(0, keyNumber(issuerKeys.publicKey), true))),
      ),
    ),
  )
  const bytes = derSequence(content, algorithm, derBits(sign('sha256', content, issuerKeys.privateKey)))
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}

/**
 * A new key (ES256) with a certificate as C2PA asks for: not issued by itself, so by an authority made for it, whose key is thrown away. Names nobody.
 * `now` in milliseconds.
 */
export function newSigningIdentity(now: number): SigningIdentity {
  const authority = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const issuer = 'Adloom installation authority'
  const common = { issuer, issuerKeys: authority, now }
  const own = certificateOf({
    ...common,
    subject: 'Adloom installation',
    subjectKey: publicKey,
    extensions: [
      extension(OBJECT.basicConstraints, true, derSequence()),
      usageOf(USAGE.digitalSignature),
      extension(OBJECT.extendedKeyUsage, false, derSequence(derObject(OBJECT.emailProtection))),
    ],
  })
  const root = certificateOf({
    ...common,
    subject: issuer,
    subjectKey: authority.publicKey,
    extensions: [extension(OBJECT.basicConstraints, true, derSequence(derTrue())), usageOf(USAGE.signCertificates)],
  })
  return { privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), certificates: own + root }
}
