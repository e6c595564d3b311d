import { unpaid } from '@adloom/domain/ports/video-model.ts'
import { studioVideoModel } from '@adloom/engine/film/film-process.ts'

/** A film of one second, 720 × 720, as a provider of the tests hands it out. Made by the studio: it takes seconds. */
export async function shortFilm(): Promise<Uint8Array> {
  const studio = studioVideoModel({ threads: 1, now: () => performance.now() })
  const none = { brandName: null, logo: null, productName: null, hook: null, captions: [], offer: null, callToAction: null, site: null }
  try {
    const { bytes } = await studio.make(
      {
        source: { kind: 'picture', bytes: new Uint8Array(), staging: { kind: 'words', prompt: 'a red mug', seed: 1 } },
        address: null,
        prompt: 'a red mug',
        script: none,
        logo: null,
        colors: [],
        seconds: 1,
        aspectRatio: '1:1',
        resolution: '720p',
        placement: 'feed',
        sound: 'none',
        storyboard: 'quiet',
        seed: 1,
      },
      { handle: null, keepHandle: async () => undefined, pay: unpaid, report: () => undefined },
      new AbortController().signal,
    )
    return bytes
  } finally {
    studio.close()
  }
}
