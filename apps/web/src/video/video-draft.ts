import {
  CAPTIONS_MAX,
  type VideoPlacement,
  videoPlacements,
  videoPlacementSchema,
  type VideoResolution,
  type VideoSound,
  videoSoundSchema,
  type VideoStoryboard,
  type ScriptInput,
  placementOf,
  type VideoAspectRatio,
} from '@adloom/domain/video.ts'
import { isVideo } from '@adloom/domain/upload.ts'
import {
  DURATION_DEFAULT_SECONDS,
  DURATION_MAX_SECONDS,
  DURATION_MIN_SECONDS,
  videoRequestSchema,
  type VideoRequest,
} from '@adloom/domain/video-job.ts'
import { definedFields } from '../state/videos/video-texts.ts'
import { videoText } from '../text/library-en.ts'

/** State of the dialog; the duration as typed, captions one per line. Null: the server chooses. */
export interface VideoDraft {
  readonly prompt: string
  readonly duration: string
  readonly aspectRatio: VideoAspectRatio
  readonly resolution: VideoResolution
  readonly placement: VideoPlacement | null
  readonly sound: VideoSound | null
  readonly storyboard: VideoStoryboard | null
  readonly hook: string
  readonly captions: string
  readonly callToAction: string
}

/** Parts of a request outside the draft: the known facts of the product and its brand, and how its ad looks. */
export type KnownOfVideo = Pick<VideoRequest, 'about' | 'script' | 'colors' | 'layout' | 'style'>

/** Initial values of the dialog (§5.7), with the known texts. */
export const firstDraft = (prompt: string, script: ScriptInput = {}): VideoDraft => ({
  prompt,
  duration: String(DURATION_DEFAULT_SECONDS),
  aspectRatio: '1:1',
  resolution: '720p',
  placement: null,
  sound: null,
  storyboard: null,
  hook: script.hook ?? '',
  captions: (script.captions ?? []).join('\n'),
  callToAction: script.callToAction ?? '',
})

/** The draft that makes this request again. */
export const draftOf = (request: VideoRequest): VideoDraft => ({
  ...firstDraft(request.prompt, request.script),
  duration: String(request.duration),
  aspectRatio: request.aspect_ratio,
  resolution: request.resolution ?? '720p',
  placement: request.placement ?? null,
  sound: request.sound ?? null,
  storyboard: request.storyboard ?? null,
})

/** Placements that take a video of this aspect ratio. */
export const placementsFor = (ratio: VideoAspectRatio): readonly VideoPlacement[] =>
  videoPlacementSchema.options.filter((place) => videoPlacements[place].ratios.some((fitting) => fitting === ratio))

/** The placement of a draft: the chosen one, if it still fits the aspect ratio. */
export function draftPlacementOf({ placement, aspectRatio }: VideoDraft): VideoPlacement {
  return placement !== null && placementsFor(aspectRatio).includes(placement) ? placement : placementOf(aspectRatio)
}

/** Sound choices for a video of this source: only a video has a sound of its own. */
export const soundsFor = (imageUrl: string): readonly VideoSound[] =>
  videoSoundSchema.options.filter((sound) => sound !== 'own' || isVideo(imageUrl))

const captionsOf = (draft: VideoDraft): string[] =>
  draft.captions
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The texts of the video. A known one that the user cleared is left out of the video; an unknown one is left to the server. */
function scriptOf(draft: VideoDraft, known: ScriptInput): ScriptInput | undefined {
  const text = (words: string, before: string | null | undefined) =>
    words.trim() === '' ? (before === undefined ? undefined : null) : words.trim()
  const captions = captionsOf(draft)
  const script: ScriptInput = {
    ...known,
    hook: text(draft.hook, known.hook),
    captions: captions.length === 0 && known.captions === undefined ? undefined : captions,
    callToAction: text(draft.callToAction, known.callToAction),
  }
  const texts = definedFields(script)
  return Object.keys(texts).length === 0 ? undefined : texts
}

/** Why a draft is no request yet: a sentence for each field with an error. */
export type DraftErrors = Readonly<Partial<Record<'prompt' | 'duration' | 'imageUrl' | 'hook' | 'captions' | 'callToAction', string>>>

/** The request of a draft, or its errors by field. Default values are left out. */
export function requestOf(
  draft: VideoDraft,
  imageUrl: string,
  { about, script, colors, layout, style }: KnownOfVideo = {},
): { readonly request: VideoRequest } | { readonly errors: DraftErrors } {
  // An empty number field is no number, though it converts to 0.
  const duration = draft.duration.trim() === '' ? Number.NaN : Number(draft.duration)
  const texts = scriptOf(draft, script ?? {})
  const place = draftPlacementOf(draft)
  const parsed = videoRequestSchema.safeParse({
    prompt: draft.prompt,
    imageUrl,
    duration,
    aspect_ratio: draft.aspectRatio,
    ...(draft.resolution === '720p' ? {} : { resolution: draft.resolution }),
    ...(place === placementOf(draft.aspectRatio) ? {} : { placement: place }),
    ...(draft.sound === null ? {} : { sound: draft.sound }),
    ...(draft.storyboard === null ? {} : { storyboard: draft.storyboard }),
    ...(texts === undefined ? {} : { script: texts }),
    ...(about === undefined ? {} : { about }),
    ...(colors === undefined || colors.length === 0 ? {} : { colors }),
    ...definedFields({ layout, style }),
  })
  if (parsed.success) return { request: parsed.data }
  const of = (...path: readonly string[]) =>
    parsed.error.issues.find((issue) => path.every((part, place) => issue.path[place] === part))?.message
  const isNumber = Number.isFinite(duration)
  const tooLong = (field: string) => (of('script', field) === undefined ? undefined : videoText.tooLong)
  const tooMany = captionsOf(draft).length > CAPTIONS_MAX
  return {
    errors: {
      prompt: of('prompt'),
      imageUrl: of('imageUrl'),
      duration:
        of('duration') !== undefined && isNumber ? videoText.durationRange(DURATION_MIN_SECONDS, DURATION_MAX_SECONDS) : of('duration'),
      hook: tooLong('hook'),
      captions: tooMany ? videoText.tooManyCaptions(CAPTIONS_MAX) : tooLong('captions'),
      callToAction: tooLong('callToAction'),
    },
  }
}
