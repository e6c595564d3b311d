import { type FilmStoryboard } from '@adloom/domain/film.ts'
import { reveal } from './storyboards/reveal.ts'
import { type Storyboard } from './timeline.ts'

/** THE list of storyboards, complete by type. Add yours here. */
export const storyboards: Readonly<Record<FilmStoryboard, Storyboard>> = {
  reveal,
  closeups: reveal,
  editorial: reveal,
  offer: reveal,
  spotlight: reveal,
  facts: reveal,
  bold: reveal,
  quiet: reveal,
}
