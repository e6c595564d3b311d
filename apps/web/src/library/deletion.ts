import { type Ad } from '@adloom/domain/ad.ts'
import { ApiError } from '@adloom/domain/api-client.ts'
import { api } from '../browser/api.ts'
import { removeCreations, restoreCreations } from '../state/library.ts'
import { notify } from '../state/notices.ts'
import { videoDeleted, videoRestored } from '../state/video-queue.ts'
import { commonText } from '../text/en.ts'
import { deleteText } from '../text/library-en.ts'

/** How often a deletion the server is too busy for is asked for again. */
const ATTEMPTS = 3

// What the server keeps is its own matter: an ad it never had, or has lost, is as deleted as one it removes.
async function tellServer(id: string, attempt = 1): Promise<void> {
  try {
    await api.deleteAd({ id })
  } catch (cause) {
    const wait = cause instanceof ApiError && cause.status === 429 ? cause.retryAfterSeconds : null
    if (wait !== null && attempt < ATTEMPTS) setTimeout(() => void tellServer(id, attempt + 1), 1000 * wait)
    else console.warn('The server did not delete', id, cause)
  }
}

/** How long finished jobs are kept, in milliseconds (specification §4): of an older video there is nothing to delete. */
const JOBS_KEPT_MS = 24 * 60 * 60 * 1000

/** The jobs the videos among these were made by. */
const generationsOf = (ads: readonly Ad[]): readonly { readonly id: string; readonly createdAt: string }[] =>
  ads.flatMap((ad) => (ad.type === 'video' && ad.generationId !== undefined ? [{ id: ad.generationId, createdAt: ad.createdAt }] : []))

async function tellServerOfJob({ id, createdAt }: { readonly id: string; readonly createdAt: string }): Promise<void> {
  if (Date.now() - Date.parse(createdAt) > JOBS_KEPT_MS) return
  try {
    await api.deleteVideoJob({ id })
  } catch (cause) {
    console.warn('The server did not delete the job', id, cause)
  }
}

/** Takes creations away at once and offers one Undo for all; the server hears of it only when Undo has passed. */
export async function deleteWithUndo(ads: readonly Ad[]): Promise<void> {
  const removed = removeCreations(ads.map(({ id }) => id))
  const generations = generationsOf(ads)
  // Followed no longer, and not added again in this session (specification §4).
  for (const { id } of generations) void videoDeleted(id)
  const restore = () => {
    for (const { id } of generations) videoRestored(id)
    void restoreCreations(ads)
  }
  notify(ads.length === 1 ? deleteText.deleted(ads[0].title) : deleteText.deletedMany(ads.length), {
    action: { label: commonText.undo, run: restore },
    // All at once: when the page is being left there is no later.
    onPassed: () => {
      for (const { id } of ads) void tellServer(id)
      for (const generation of generations) void tellServerOfJob(generation)
    },
  })
  await removed
}
