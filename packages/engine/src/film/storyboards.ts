import { type FilmStoryboard } from '@adloom/domain/film.ts'
import { bold } from './storyboards/bold.ts'
import { closeups } from './storyboards/closeups.ts'
import { editorial } from './storyboards/editorial.ts'
import { facts } from './storyboards/facts.ts'
import { offer } from './storyboards/offer.ts'
import { quiet } from './storyboards/quiet.ts'
import { reveal } from './storyboards/reveal.ts'
import { spotlight } from './storyboards/spotlight.ts'
import { type Storyboard } from './timeline.ts'

/** THE list of storyboards, complete by type. Add yours here. */
export const storyboards: Readonly<Record<FilmStoryboard, Storyboard>> = {
  reveal,
  closeups,
  editorial,
  offer,
  spotlight,
  facts,
  bold,
  quiet,
}
