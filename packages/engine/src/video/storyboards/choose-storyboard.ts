import { type VideoStoryboard, videoStoryboards } from '@adloom/domain/video.ts'
import { type VideoOrder } from '@adloom/domain/ports/video-model.ts'
import { storyboards } from './storyboards.ts'
import { type VideoSubject } from '../timeline/timeline.ts'
import { videoWords } from './video-words.ts'
import { promptWords, weigh } from './word-weights.ts'

/** A storyboard that the product or a reduced price suggests has this many chances, another one has one. */
const SUGGESTED_CHANCES = 3
/** A list of fewer captions is none. */
const LIST_CAPTIONS_LEAST = 2

/**
 * The storyboard when the user chose none: what most of the prompt's words ask for, the first named of equals; else one that suits the duration and
 * the content, by the seed, preferably one its product suggests. Skips those that need more time or content than there is, or are refused in the
 * prompt.
 */
export function chooseStoryboard(
  { prompt, seconds, script, seed }: Pick<VideoOrder, 'prompt' | 'seconds' | 'script' | 'seed'>,
  subject: VideoSubject,
): VideoStoryboard {
  const hasWords = script.hook !== null || script.captions.length > 0
  const isPossible = (id: VideoStoryboard): boolean =>
    storyboards[id].leastSeconds <= seconds &&
    (id !== 'offer' || script.offer !== null) &&
    (id !== 'facts' || script.captions.length >= LIST_CAPTIONS_LEAST) &&
    (id !== 'bold' || hasWords) &&
    (id !== 'spotlight' || subject === 'staged')
  const words = promptWords(prompt)
  // The record's keys are the ids.
  const ids = (Object.keys(videoStoryboards) as VideoStoryboard[]).filter(isPossible)
  const weighed = ids.map((id) => ({ id, ...weigh(words, videoWords.storyboards[id]) }))
  const named = weighed.filter((each) => each.requests > 0)
  named.sort((a, b) => b.requests - a.requests || Number(b.isSuggested) - Number(a.isSuggested) || a.first - b.first)
  if (named.length > 0) return named[0].id
  const isReduced = script.offer !== null && script.offer.before !== null
  const chances = weighed.flatMap(({ id, requests, isSuggested }) => {
    const [from, to] = videoWords.storyboards[id].seconds
    if (requests < 0 || seconds < from || seconds > to) return []
    if ((id === 'offer' && !isReduced) || (id === 'spotlight' && !isSuggested)) return []
    const isLikely = isSuggested || (id === 'offer' && isReduced)
    return Array.from({ length: isLikely ? SUGGESTED_CHANCES : 1 }, () => id)
  })
  return chances.length === 0 ? 'reveal' : chances[seed % chances.length]
}
