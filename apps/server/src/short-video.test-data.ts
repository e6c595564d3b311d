import { unpaid } from '@adloom/domain/ports/video-model.ts'
import { studioVideoModel } from '@adloom/engine/video/process/render-process.ts'
import { plainOrder } from './jobs/video-model.test-data.ts'

/** A film of one second, 720 × 720, as a provider of the tests hands it out. Made by the studio: it takes seconds. */
export async function shortFilm(): Promise<Uint8Array> {
  const studio = studioVideoModel({ threads: 1, now: () => performance.now() })
  try {
    const { bytes } = await studio.make(
      {
        ...plainOrder,
        source: { kind: 'picture', bytes: new Uint8Array(), staging: { kind: 'words', prompt: 'a red mug', seed: 1 } },
        prompt: 'a red mug',
        sound: 'none',
        storyboard: 'quiet',
      },
      { handle: null, keepHandle: async () => undefined, pay: unpaid, report: () => undefined },
      new AbortController().signal,
    )
    return bytes
  } finally {
    studio.close()
  }
}
