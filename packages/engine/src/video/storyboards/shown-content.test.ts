import { type VideoStoryboard, videoAspectRatios } from '@adloom/domain/video.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { shownContent } from './shown-content.test-data.ts'
import { storyboards } from './storyboards.ts'
import { partsOf, piecesOf, setTypeOfCases, subjects, texts } from './storyboards.test-data.ts'

beforeAll(() => setTypeOfCases())

/** Frames between two that are measured, and the least share of a frame that must be image, product or text. */
const STEP = 8
const CONTENT_LEAST = 0.01
/** Frames of the longest stretch without content: a wipe may cover a frame for a moment. */
const EMPTY_FRAMES_MOST = 16

/** The longest stretch of frames without content. */
function longestEmpty(frames: number, contentAt: (at: number) => number): number {
  let [longest, since] = [0, 0]
  for (let at = 0; at < frames; at += STEP) {
    since = contentAt(at) < CONTENT_LEAST ? since + STEP : 0
    longest = Math.max(longest, since)
  }
  return longest
}

// The record's keys are the ids.
describe.each(Object.keys(storyboards) as VideoStoryboard[])('%s', (id) => {
  test('shows image, product or text all the time: in every ratio, at every length, with and without texts, logo and cutout', () => {
    const faults = videoAspectRatios.flatMap((ratio) =>
      subjects.flatMap((subject) =>
        texts.flatMap((text) =>
          Array.from({ length: 15 }, (_, index) => index + 1).flatMap((seconds) => {
            const one = { ratio, subject, seconds, text, seed: seconds }
            const [parts, pieces] = [partsOf(one), piecesOf(one)]
            const timeline = storyboards[id].timeline(parts)
            const empty = longestEmpty(parts.frames, (at) => shownContent(timeline.frameAt(at), parts, pieces))
            return empty > EMPTY_FRAMES_MOST ? [`${ratio} ${subject} ${seconds} s ${text}: ${empty} frames show nothing`] : []
          }),
        ),
      ),
    )
    expect(faults).toEqual([])
  })
})
