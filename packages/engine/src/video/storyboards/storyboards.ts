import { type VideoStoryboard } from '@adloom/domain/video.ts'
import { bold } from './bold.ts'
import { closeups } from './closeups.ts'
import { editorial } from './editorial.ts'
import { facts } from './facts.ts'
import { mirrorTimeline } from './mirror-timeline.ts'
import { offer } from './offer.ts'
import { quiet } from './quiet.ts'
import { reveal } from './reveal.ts'
import { spotlight } from './spotlight.ts'
import { type Storyboard, type Timeline, type TimelineParts } from '../timeline/timeline.ts'

/** THE list of storyboards, complete by type. Add yours here. */
export const storyboards: Readonly<Record<VideoStoryboard, Storyboard>> = {
  reveal,
  closeups,
  editorial,
  offer,
  spotlight,
  facts,
  bold,
  quiet,
}

/** The video of a storyboard, mirrored where its texts run from right to left. */
export const timelineOf = (id: VideoStoryboard, parts: TimelineParts): Timeline =>
  parts.type.isMirrored ? mirrorTimeline(parts, storyboards[id].timeline) : storyboards[id].timeline(parts)
