import { type Ad } from '@adloom/domain/ad.ts'
import { ApiError } from '@adloom/domain/calls/api-error.ts'
import { api, loadCalls } from '../browser/api.ts'
import { deletionSent, removeCreations, restoreCreations } from '../state/library/library.ts'
import { notify } from '../state/notices.ts'
import { videoDeleted, videoRestored } from '../state/videos/video-queue.ts'
import { commonText } from '../text/en.ts'
import { deleteText } from '../text/library-en.ts'

/** Maximum number of calls for a deletion while the server is too busy. */
const ATTEMPTS = 3

// A 404 is no error: an ad the server never had, or has lost, counts as deleted. What fails is sent when the library is next brought together.
async function deleteOnServer(id: string, attempt = 1): Promise<void> {
  try {
    await api.deleteAd({ id })
    await deletionSent(id)
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) return deletionSent(id)
    const wait = cause instanceof ApiError && cause.status === 429 ? cause.retryAfterSeconds : null
    if (wait !== null && attempt < ATTEMPTS) setTimeout(() => void deleteOnServer(id, attempt + 1), 1000 * wait)
    else console.warn('The server did not delete', id, cause)
  }
}

/** How long finished jobs are stored, in milliseconds (§4.4): an older video has no job to delete. */
const JOBS_STORED_MS = 24 * 60 * 60 * 1000

/** The jobs that made the videos among these. */
const generationsOf = (ads: readonly Ad[]): readonly { readonly id: string; readonly createdAt: string }[] =>
  ads.flatMap((ad) => (ad.type === 'video' && ad.generationId !== undefined ? [{ id: ad.generationId, createdAt: ad.createdAt }] : []))

async function deleteJobOnServer({ id, createdAt }: { readonly id: string; readonly createdAt: string }): Promise<void> {
  if (Date.now() - Date.parse(createdAt) > JOBS_STORED_MS) return
  try {
    await api.deleteVideoJob({ id })
  } catch (cause) {
    console.warn('The server did not delete the job', id, cause)
  }
}

/** Removes creations at once and offers one Undo for all; the server is called only when Undo has expired. */
export async function deleteWithUndo(ads: readonly Ad[]): Promise<void> {
  const removed = removeCreations(ads.map(({ id }) => id))
  // A page that is closing has no time to load them.
  void loadCalls().catch(() => undefined)
  const generations = generationsOf(ads)
  // No longer tracked, and not added again in this session (§4.4).
  for (const { id } of generations) void videoDeleted(id)
  const restore = () => {
    for (const { id } of generations) videoRestored(id)
    void restoreCreations(ads)
  }
  notify(ads.length === 1 ? deleteText.deleted(ads[0].title) : deleteText.deletedMany(ads.length), {
    action: { label: commonText.undo, run: restore },
    // All at once: when the page is closing there is no later.
    onClosed: () => {
      for (const { id } of ads) void deleteOnServer(id)
      for (const generation of generations) void deleteJobOnServer(generation)
    },
  })
  await removed
}
