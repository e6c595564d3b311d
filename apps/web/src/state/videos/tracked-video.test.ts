import { type VideoJob } from '@adloom/domain/video-job.ts'
import { describe, expect, test } from 'vitest'
import {
  askAtMs,
  isForced,
  isLate,
  isOutdated,
  latestOf,
  minutesAndSeconds,
  msLeftOf,
  percentOf,
  shownStatus,
  type TrackedVideo,
  videoAnswered,
  videoUnanswered,
} from './tracked-video.ts'
import { aVideoJob } from './video-job.test-data.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const followed = (parts: Partial<VideoJob> = {}, times: Partial<TrackedVideo> = {}): TrackedVideo => ({
  job: aVideoJob({ status: 'processing', queuePosition: null, ...parts }),
  title: 'Mug',
  category: null,
  productName: null,
  startedAtMs: 0,
  askedAtMs: null,
  answeredAtMs: null,
  silentSinceMs: null,
  shown: { percent: 0, msLeft: null },
  adId: null,
  ...times,
})
const result = { status: 'completed', progress: 100, resultUrl: 'https://here.example/v.mp4' } as const

describe('the progress of a video', () => {
  test('is the server’s, advanced by its own estimate between two answers, and never 100 before the result', () => {
    const video = followed({ progress: 40, estimatedTimeRemaining: 10 * SECOND }, { answeredAtMs: 0 })
    expect([0, 1.25 * SECOND, 20 * SECOND].map((now) => percentOf(video, now))).toEqual([40, 47, 55])
    expect(percentOf(followed({ progress: 97 }, { answeredAtMs: 0 }), SECOND)).toBe(97)
    expect(percentOf(followed({ progress: 100 }, { answeredAtMs: 0 }), SECOND)).toBe(99)
    expect(percentOf(followed(result), SECOND)).toBe(100)
  })

  test('is the fraction of five and a half minutes, at most 95, when the server does not answer', () => {
    expect([0, 33 * SECOND, 165 * SECOND, 5.9 * MINUTE].map((now) => percentOf(followed(), now))).toEqual([0, 10, 50, 95])
    // An old answer is still the minimum.
    expect(percentOf(followed({ progress: 60 }, { answeredAtMs: 0, silentSinceMs: 1 }), MINUTE)).toBe(60)
  })
})

test('the remaining time is the server’s minus the time since, else 5.5 minutes minus the time since, as minutes and seconds', () => {
  expect(minutesAndSeconds(msLeftOf(followed(), 30 * SECOND))).toBe('5:00')
  expect(minutesAndSeconds(msLeftOf(followed({ estimatedTimeRemaining: 65 * SECOND }, { answeredAtMs: 10 * SECOND }), 11 * SECOND))).toBe(
    '1:04',
  )
  expect(minutesAndSeconds(msLeftOf(followed(), 10 * MINUTE))).toBe('0:00')
  expect(minutesAndSeconds(8300)).toBe('0:09')
})

describe('what is displayed over several answers', () => {
  /** Percent and whole seconds left every half second, while the server answers once a second as given. */
  const displayed = (answers: readonly (Partial<VideoJob> | null)[]) => {
    let video = followed({ status: 'pending', estimatedTimeRemaining: 4 * SECOND })
    return answers.flatMap((answer, second) => {
      const now = second * SECOND
      video = answer === null ? videoUnanswered(video, now) : videoAnswered(video, { ...video.job, ...answer }, now)
      return [now, now + 500].map((ms) => ({ percent: percentOf(video, ms), seconds: Math.ceil(msLeftOf(video, ms) / SECOND) }))
    })
  }
  const processing = (progress: number, estimatedTimeRemaining: number): Partial<VideoJob> => ({
    status: 'processing',
    progress,
    estimatedTimeRemaining,
  })
  const neverBack = (values: readonly number[]) => values.every((value, place) => place === 0 || value >= values[place - 1])

  test.each([
    [
      'estimates that are too short, and progress in steps',
      [0, 0, 0, 0, 0, 4, 11, 11, 13, 40, 70, 97].map((progress) => processing(progress, SECOND)),
    ],
    ['an estimate that is corrected upwards', [4, 3, 2, 20, 19, 18].map((left) => processing(15, left * SECOND))],
    [
      'an attempt that starts over, and a server that falls silent',
      [processing(60, 3 * SECOND), { status: 'pending', progress: 60 }, null, null, { estimatedTimeRemaining: null }],
    ],
  ] as const)('neither progress nor time left goes back with %s', (_, answers) => {
    const steps = displayed(answers)
    expect(steps.map(({ percent }) => percent)).toSatisfy(neverBack)
    expect(steps.map(({ seconds }) => -seconds)).toSatisfy(neverBack)
  })

  test('the display is never far ahead of what the server reports', () => {
    const answers = Array.from({ length: 30 }, () => processing(13, SECOND))
    expect(displayed(answers).at(-1)?.percent).toBe(28)
  })
})

describe('a video that does not arrive', () => {
  test('is shown as completed after six minutes when the server does not answer, and checked once a minute', () => {
    const late = videoUnanswered(followed({}, { answeredAtMs: MINUTE, askedAtMs: 6 * MINUTE }), 6 * MINUTE)
    expect([shownStatus(late, 6 * MINUTE - 1), shownStatus(late, 6 * MINUTE)]).toEqual(['processing', 'completed'])
    expect(percentOf(late, 6 * MINUTE)).toBe(100)
    expect(askAtMs(late)).toBe(7 * MINUTE)
    expect([isOutdated(late, 23 * 60 * MINUTE), isOutdated(late, 24 * 60 * MINUTE)]).toEqual([false, true])
  })

  test('is shown as the server reports it as long as the server answers', () => {
    const slow = videoAnswered(
      followed({ progress: 20 }, { answeredAtMs: MINUTE }),
      aVideoJob({ status: 'processing', progress: 40 }),
      7 * MINUTE,
    )
    expect([isForced(slow, 7 * MINUTE), percentOf(slow, 7 * MINUTE), isLate(slow, 7 * MINUTE)]).toEqual([false, 40, true])
  })

  test('is not timed while it is queued', () => {
    const waiting = followed({ status: 'pending', queuePosition: 3 }, { answeredAtMs: 7 * MINUTE, silentSinceMs: 7 * MINUTE })
    expect(isForced(waiting, 7 * MINUTE)).toBe(false)
    expect(isForced(waiting, 10 * MINUTE)).toBe(true)
  })

  test('keeps its real status when that is failed or completed', () => {
    expect(shownStatus(followed({ status: 'failed' }), 9 * MINUTE)).toBe('failed')
    expect(isForced(followed(result), 9 * MINUTE)).toBe(false)
    expect(isForced(followed({ status: 'completed' }), 0)).toBe(true)
  })
})

test('a video is checked every second for twenty seconds, then every ten, and never again once it is over', () => {
  expect(askAtMs(followed())).toBe(0)
  const after = (askedAtMs: number) => (askAtMs(followed({}, { askedAtMs })) ?? 0) - askedAtMs
  expect([0, 19 * SECOND, 20 * SECOND, 5 * MINUTE].map(after)).toEqual([SECOND, SECOND, 10 * SECOND, 10 * SECOND])
  expect([askAtMs(followed(result)), askAtMs(followed({ status: 'failed' }))]).toEqual([null, null])
  expect(askAtMs(followed({ status: 'completed' }, { askedAtMs: 0 }))).toBe(SECOND)
})

test('an image shows the latest of its videos', () => {
  const [old, young, other] = [
    followed({ id: 'gen_old' }, { startedAtMs: 1 }),
    followed({ id: 'gen_young' }, { startedAtMs: 2 }),
    followed({ imageId: 'img_2' }, { startedAtMs: 3 }),
  ]
  expect(latestOf([old, young, other], 'img_1')).toBe(young)
  expect(latestOf([other], 'img_1')).toBeNull()
})
