import { type ImageAd } from '@adloom/domain/ad.ts'
import {
  defaultVideoPrompt,
  DURATION_DEFAULT_SECONDS,
  DURATION_MAX_SECONDS,
  DURATION_MIN_SECONDS,
  videoRequestSchema,
  type VideoRequest,
} from '@adloom/domain/video-job.ts'
import { type VideoAspectRatio } from '@adloom/domain/film.ts'
import { videoText } from '../text/library-en.ts'

/** What the dialog holds while it is filled in; the duration as it is typed. */
export interface VideoDraft {
  readonly prompt: string
  readonly duration: string
  readonly aspectRatio: VideoAspectRatio
}

/** What the dialog begins with (specification §5). */
export const firstDraft = (ad: ImageAd): VideoDraft => ({
  prompt: defaultVideoPrompt(ad),
  duration: String(DURATION_DEFAULT_SECONDS),
  aspectRatio: '1:1',
})

/** The request a draft makes, or what is wrong with it, by field. */
export function requestOf(
  draft: VideoDraft,
  imageUrl: string,
): { readonly request: VideoRequest } | { readonly refusals: Readonly<Partial<Record<'prompt' | 'duration' | 'imageUrl', string>>> } {
  // An emptied number field is no number, though it converts to 0.
  const duration = draft.duration.trim() === '' ? Number.NaN : Number(draft.duration)
  const parsed = videoRequestSchema.safeParse({ prompt: draft.prompt, imageUrl, duration, aspect_ratio: draft.aspectRatio })
  if (parsed.success) return { request: parsed.data }
  const of = (field: string) => parsed.error.issues.find(({ path }) => path[0] === field)?.message
  const isNumber = Number.isFinite(duration)
  return {
    refusals: {
      prompt: of('prompt'),
      imageUrl: of('imageUrl'),
      duration:
        of('duration') !== undefined && isNumber ? videoText.durationRange(DURATION_MIN_SECONDS, DURATION_MAX_SECONDS) : of('duration'),
    },
  }
}
