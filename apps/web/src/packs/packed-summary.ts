import { type PackManifest, packManifestSchema } from '@adloom/domain/placements/pack.ts'
import { readZip } from '../browser/unzip.ts'

/** What is worth knowing of a pack once it is there. */
export interface PackedSummary extends Pick<PackManifest, 'uploadFiles' | 'leftOut'> {
  readonly pictures: number
  readonly banners: number
  readonly videos: number
  /** Checks that did not pass, each once for all files of which it says the same, the most frequent first. */
  readonly failed: readonly FoundProblem[]
  readonly warned: readonly FoundProblem[]
}

export interface FoundProblem {
  readonly placement: string
  readonly rule: string
  readonly count: number
}

/** What the manifest of a zip says; null where it cannot be read, as in one of more than 4 GB. */
export async function readPackedSummary(zip: Blob): Promise<PackedSummary | null> {
  try {
    const bytes = await (await readZip(zip)).get('manifest.json')?.()
    if (bytes === undefined) return null
    const { files, banners, videos, uploadFiles, leftOut } = packManifestSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
    const checks = [...files, ...banners].flatMap(({ placement, checks: own }) =>
      own.map(({ rule, result }) => ({ placement, rule, result })),
    )
    const problemsOf = (result: 'fail' | 'warn'): readonly FoundProblem[] =>
      [
        ...Map.groupBy(
          checks.filter((check) => check.result === result),
          ({ placement, rule }) => `${placement} ${rule}`,
        ).values(),
      ]
        .map((same) => ({ placement: same[0].placement, rule: same[0].rule, count: same.length }))
        .toSorted((one, other) => other.count - one.count)
    return {
      pictures: files.length,
      banners: banners.length,
      videos: videos.length,
      uploadFiles,
      leftOut,
      failed: problemsOf('fail'),
      warned: problemsOf('warn'),
    }
  } catch {
    // The zip is saved all the same; this only tells of it.
    return null
  }
}
