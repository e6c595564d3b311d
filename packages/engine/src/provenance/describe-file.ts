import { type FoundManifest, type InspectedFile, type ManifestAction } from '@adloom/domain/inspected-file.ts'
import { sourceMeanings } from './source-meanings.ts'

const typeNames: Readonly<Record<string, string>> = { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'image/webp': 'WebP', 'video/mp4': 'MP4' }

/** What the failures of C2PA mean for a file. */
const problemMeanings: ReadonlyMap<string, string> = new Map([
  ['assertion.dataHash.mismatch', 'the file was changed after it was signed'],
  ['assertion.bmffHash.mismatch', 'the file was changed after it was signed'],
  ['assertion.hashedURI.mismatch', 'the manifest itself was changed'],
  ['claimSignature.mismatch', 'the manifest itself was changed'],
  ['claimSignature.outsideValidity', 'its certificate is not valid any more, and no time stamp shows that it was'],
  ['signingCredential.expired', 'its certificate is not valid any more'],
  ['signingCredential.invalid', 'its certificate is of no kind that C2PA allows'],
  ['signingCredential.revoked', 'its certificate was withdrawn'],
])

const actionNames: ReadonlyMap<string, string> = new Map([
  ['c2pa.created', 'Created'],
  ['c2pa.opened', 'Opened'],
  ['c2pa.placed', 'A picture placed in it'],
  ['c2pa.edited', 'Edited'],
  ['c2pa.cropped', 'Cropped'],
  ['c2pa.resized', 'Resized'],
  ['c2pa.converted', 'Converted'],
  ['c2pa.published', 'Published'],
])

const KB = 1000
const sizeOf = (bytes: number): string =>
  bytes < KB ? `${bytes} bytes` : bytes < KB * KB ? `${Math.round(bytes / KB)} KB` : `${(bytes / KB / KB).toFixed(1)} MB`

const meaningOf = (source: string): string => {
  const meaning = sourceMeanings.get(source)
  return meaning === undefined ? source : `${meaning} (${source})`
}

function headOf({ name, type, bytes, width, height, seconds }: InspectedFile): string {
  const facts = [
    type === null ? 'neither JPEG, PNG, WebP nor MP4' : (typeNames[type] ?? type),
    ...(width === null || height === null ? [] : [`${width} × ${height} pixels`]),
    ...(seconds === null ? [] : [`${Math.round(seconds * 10) / 10} s`]),
    sizeOf(bytes),
  ]
  return `${name}: ${facts.join(', ')}.`
}

function xmpSentence(xmp: InspectedFile['xmp']): string {
  if (xmp === null) return 'It has no XMP.'
  const source = xmp.source === null ? 'does not say where the file comes from' : `says: ${meaningOf(xmp.source)}`
  return `Its XMP ${source}${xmp.tool === null ? '' : `; made with ${xmp.tool}`}.`
}

function stateSentence({ state, problems }: FoundManifest): string {
  if (state === 'holds') return 'Its C2PA manifest holds: the signature is good, and the file is as it was when it was signed.'
  const reasons = [...new Set(problems.map(({ code, explanation }) => problemMeanings.get(code) ?? `${explanation} (${code})`))].join('; ')
  return state === 'broken' ? `Its C2PA manifest does not hold: ${reasons}.` : `Its C2PA manifest cannot be read: ${reasons}.`
}

function signerSentence({ signer, state }: FoundManifest): string {
  if (signer === null) return 'Who signed cannot be read.'
  if (signer.isOwn) return 'This installation signed it.'
  const who = [signer.name, signer.organization].filter((part) => part !== '').join(', ')
  const claim = who === '' ? 'Its certificate names nobody' : `Its certificate names ${who}`
  return state === 'holds' ? `${claim}; whether that is true was not asked of anybody.` : `${claim}.`
}

function actionSentence({ action, source, tool, when, description }: ManifestAction): string {
  const name = actionNames.get(action) ?? action
  const details = [tool === null ? '' : ` with ${tool}`, when === null ? '' : ` on ${when}`].join('')
  return `${name}${details}${source === null ? '' : `: ${meaningOf(source)}`}.${description === null ? '' : ` ${description}`}`
}

function manifestSentences(manifest: FoundManifest | null): readonly string[] {
  if (manifest === null) return ['It has no C2PA manifest.']
  const { state, actions, ingredients, tool } = manifest
  if (state === 'unread') return [stateSentence(manifest)]
  return [
    stateSentence(manifest),
    signerSentence(manifest),
    ...(tool === null || actions.some((action) => action.tool === tool) ? [] : [`The manifest was made with ${tool}.`]),
    ...(state === 'broken' && actions.length > 0 ? ['What it says was done cannot be relied on:'] : []),
    ...actions.map(actionSentence),
    ...(ingredients === 0
      ? []
      : [`It names ${ingredients} other ${ingredients === 1 ? 'file' : 'files'} as parts; what they say was not checked.`]),
  ]
}

/** What a file says about where it comes from, in sentences. */
export const describeFile = (file: InspectedFile): readonly string[] =>
  file.type === null ? [headOf(file)] : [headOf(file), xmpSentence(file.xmp), ...manifestSentences(file.manifest)]
