import { type FilmStoryboard, filmStoryboards } from '@adloom/domain/film.ts'
import { type VideoOrder } from '@adloom/domain/ports/video-model.ts'
import { storyboards } from './storyboards.ts'
import { type FilmSubject } from './timeline.ts'

/** Words that ask for a way to tell, in the prompt. */
const words: Partial<Readonly<Record<FilmStoryboard, RegExp>>> = {
  spotlight: /\b(spotlight|dark|dramatic|mysterious|night|reveal\w*|light sweep)\b/i,
  offer: /\b(sale|offer|deal|discount|price|save|black friday)\b/i,
  quiet: /\b(quiet|calm|slow|minimal\w*|elegant|luxur\w*|serene)\b/i,
  closeups: /\b(close[- ]?ups?|details?|texture|macro|zoom)\b/i,
  bold: /\b(bold|loud|fast|energ\w*|dynamic|vibrant|playful|fun)\b/i,
  facts: /\b(facts?|features?|benefits?|how it works|steps?|specs?)\b/i,
  editorial: /\b(editorial|magazine|story|lifestyle|professional)\b/i,
}

/**
 * The storyboard of a film nobody chose one for: what the prompt's words ask for, else one that suits what there is to say, by the seed. One that
 * needs more time than there is, or says what there is nothing of, is passed over.
 */
export function chooseStoryboard(
  { prompt, seconds, script, seed }: Pick<VideoOrder, 'prompt' | 'seconds' | 'script' | 'seed'>,
  subject: FilmSubject,
): FilmStoryboard {
  const hasWords = script.hook !== null || script.captions.length > 0
  const suits = (id: FilmStoryboard): boolean =>
    storyboards[id].leastSeconds <= seconds &&
    (id !== 'offer' || script.offer !== null) &&
    (id !== 'facts' || script.captions.length >= 2) &&
    (id !== 'bold' || hasWords) &&
    (id !== 'spotlight' || subject === 'staged')
  // The record's keys are the ids.
  const ids = Object.keys(filmStoryboards) as FilmStoryboard[]
  const asked = ids.find((id) => words[id]?.test(prompt) === true && suits(id))
  if (asked !== undefined) return asked
  const fitting = ids.filter((id) => suits(id) && id !== 'offer' && id !== 'spotlight')
  return fitting[seed % fitting.length] ?? 'reveal'
}
