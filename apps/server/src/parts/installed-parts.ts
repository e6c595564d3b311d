import { type Segmenter } from '@adloom/domain/ports/segmenter.ts'
import { createSegmenter } from '@adloom/engine/cutout/network/segmenter.ts'
import { type Config } from '../config/config.ts'
import { freeBytes } from '../storage/free-space.ts'
import { partList } from './part-list.ts'
import { createParts, type Parts } from './parts.ts'

/** The part that holds the segmentation network. */
export const CUTOUT = 'cutout'

/** How long after one failed try a part that fetches itself is not tried again. */
const TRY_AGAIN_MS = 3_600_000

type Warn = (message: string, detail: string) => void

/** The parts of this installation. */
export const installedParts = ({ parts: { folder, cutout, source, npmScript } }: Config, warn: Warn): Parts =>
  createParts({
    list: partList,
    folder,
    isUsed: cutout !== 'off',
    source,
    npmScript,
    freeBytes,
    warn: (error, message) => warn(message, String(error)),
  })

/** The parts of an installation, and the network that one of them holds. `close` ends what they began. */
export interface OptionalParts {
  readonly parts: Parts
  readonly segmenter: Segmenter
  readonly close: () => Promise<void>
}

export function openParts(config: Config, warn: Warn): OptionalParts {
  const parts = installedParts(config, warn)
  const segmenter = segmenterOf(config, parts, warn)
  return {
    parts,
    segmenter,
    close: async () => {
      await Promise.all([parts.close(), segmenter.close()])
    },
  }
}

/**
 * The segmenter of this installation; with `CUTOUT_MODEL=auto` its network is fetched beside the work that needs it first. Null masks until it is
 * there.
 */
function segmenterOf({ parts: { cutout } }: Pick<Config, 'parts'>, parts: Parts, warn: Warn): Segmenter {
  let triedAt = Number.NEGATIVE_INFINITY
  return createSegmenter({
    network: async () => {
      if (cutout === 'off') return null
      const folder = parts.folderOf(CUTOUT)
      if (folder === null && cutout === 'auto' && performance.now() - triedAt > TRY_AGAIN_MS) {
        triedAt = performance.now()
        parts.begin(CUTOUT)
      }
      return folder
    },
    warn: (problem) => warn('the segmentation network gave no mask', problem),
  })
}
