import { type Ad } from '@adloom/domain/ad.ts'
import { type CopyOption } from '@adloom/domain/copy.ts'
import { type PackedFile } from '@adloom/domain/placements/pack.ts'
import { type AdPlacement } from '@adloom/domain/placements/placement.ts'
import { type UploadKind, uploadKindsOf } from '@adloom/domain/placements/upload-file.ts'
import { callOfLabel } from './call-of-label.ts'
import { type MissingLogos } from './pack-logos.ts'
import { uploadHeader, uploadRowOf } from './upload-table.ts'

/** An ad as upload files name it. */
interface ListedAd {
  readonly ad: Ad
  readonly campaign: string
  readonly productName: string
  readonly brandName: string
  readonly options: readonly CopyOption[]
  readonly missingLogos: MissingLogos
}

/** An upload file that grows with each ad. */
interface UploadTable {
  readonly name: string
  readonly lines: readonly string[]
  /** What lacks in it, each once. */
  readonly missing: readonly string[]
  readonly add: (listed: ListedAd, files: readonly PackedFile[]) => void
}

/** The upload files for the chosen placements. */
export const uploadTablesFor = (chosen: readonly AdPlacement[]): readonly UploadTable[] =>
  uploadKindsOf(chosen.map(({ id }) => id)).map(uploadTable)

function uploadTable(kind: UploadKind): UploadTable {
  const lines = [uploadHeader(kind)]
  const missing = new Set<string>()
  return {
    name: `upload/${kind}.csv`,
    lines,
    get missing() {
      return [...missing]
    },
    add: ({ ad, options, productName, missingLogos, ...names }, files) => {
      for (const { kinds, lack } of missingLogos) if (kinds.includes(kind)) missing.add(lack)
      for (const { text, imageFile } of rowsFor(kind, files)) {
        const used = text === null ? options : [options[text - 1]]
        const row = uploadRowOf(kind, {
          ...names,
          title: ad.title,
          group: productName,
          productName,
          productUrl: ad.type === 'social' || ad.type === 'display' ? (ad.productUrl ?? null) : null,
          options: used,
          call: callOfLabel(used[0].callToAction, used[0].language),
          imageFile,
        })
        lines.push(row.line)
        for (const lack of row.missing) missing.add(lack)
      }
    },
  }
}

interface WantedRow {
  /** The number of the text that it shows; null: all. */
  readonly text: number | null
  readonly imageFile?: string
}

/** Google's rows hold all texts of an ad; one of Meta's shows one picture with its text. */
function rowsFor(kind: UploadKind, files: readonly PackedFile[]): readonly WantedRow[] {
  if (kind !== 'meta') return files.length === 0 ? [] : [{ text: null }]
  return files
    .filter(({ platform }) => platform === 'meta')
    .map(({ text, name }) => ({ text, imageFile: name.slice(name.lastIndexOf('/') + 1) }))
}
