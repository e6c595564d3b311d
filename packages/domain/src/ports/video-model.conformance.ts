import { AdloomError } from '../error.ts'
import { type Promised } from './file-store.conformance.ts'
import { type GeneratedVideo, unpaid, type VideoModel, type VideoOrder, type VideoProgress, type VideoWork } from './video-model.ts'

/** A model, and an order for a video short enough to be made often. */
interface VideoModelUnderTest {
  readonly model: VideoModel
  readonly order: VideoOrder
}

function expectThat(isTrue: boolean, sentence: string): void {
  if (!isTrue) throw new Error(sentence)
}

const never = new AbortController().signal
const quietly: VideoWork = { handle: null, saveHandle: async () => undefined, pay: unpaid, report: () => undefined }

async function making({ model, order }: VideoModelUnderTest): Promise<{ made: GeneratedVideo; reports: readonly VideoProgress[] }> {
  const reports: VideoProgress[] = []
  const work: VideoWork = { ...quietly, report: (progress) => void reports.push(progress) }
  return { made: await model.make(order, work, never), reports }
}

const firsts = new WeakMap<VideoModelUnderTest, ReturnType<typeof making>>()

/** The first video of a model under test, made once for all promises that are checked with the same object. */
function firstMade(test: VideoModelUnderTest): ReturnType<typeof making> {
  const first = firsts.get(test) ?? making(test)
  firsts.set(test, first)
  // A second try makes another one.
  first.catch(() => firsts.delete(test))
  return first
}

const textAt = (bytes: Uint8Array, start: number, end: number): string => new TextDecoder('latin1').decode(bytes.subarray(start, end))
const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((value, place) => value === other[place])

/** The promises of every video model. */
export const videoModelPromises: readonly Promised<VideoModelUnderTest>[] = [
  {
    name: 'returns an MP4 and a JPEG of it, with the ordered size, length and seed',
    check: async (test) => {
      const { made } = await firstMade(test)
      expectThat(textAt(made.bytes, 4, 8) === 'ftyp', 'the video is no MP4')
      expectThat(made.poster[0] === 0xff && made.poster[1] === 0xd8 && made.poster[2] === 0xff, 'the poster is no JPEG')
      expectThat(made.width % 2 === 0 && made.height % 2 === 0 && made.width > 0 && made.height > 0, 'the size is not even')
      expectThat(made.seconds > 0, 'it takes no time')
      expectThat(made.seed === test.order.seed, 'it has another seed')
    },
  },
  {
    name: 'reports progress that only rises, from 0 to 100, and 100 only at the end',
    check: async (test) => {
      const { reports } = await firstMade(test)
      const percents = reports.map(({ percent }) => percent)
      expectThat(
        percents.every((percent, place) => percent >= (percents[place - 1] ?? 0) && percent <= 100),
        `progress went ${percents.join(', ')}`,
      )
      expectThat(
        percents.slice(0, -1).every((percent) => percent < 100),
        '100 was reported before the end',
      )
      expectThat(
        reports.every(({ msLeft }) => msLeft === null || msLeft >= 0),
        'less than no time was left',
      )
    },
  },
  {
    name: 'makes the same video while it is watched, and its preview, if there is one, is an MP4 in parts',
    check: async (test) => {
      const parts: Uint8Array[] = []
      const made = await test.model.make(test.order, { ...quietly, preview: (part) => void parts.push(part) }, never)
      expectThat(!test.model.isDeterministic || isSame(made.bytes, (await firstMade(test)).made.bytes), 'watching changes the video')
      if (parts.length === 0) return
      expectThat(textAt(parts[0], 4, 8) === 'ftyp', 'the preview is no MP4')
      expectThat(parts.length > 2, 'the preview comes as a whole')
    },
  },
  {
    name: 'fails with request.cancelled when the signal aborts, before the start and midway',
    check: async ({ model, order }) => {
      for (const isBefore of [true, false]) {
        const leaving = new AbortController()
        if (isBefore) leaving.abort()
        const work: VideoWork = { ...quietly, report: () => leaving.abort() }
        const code = await model.make(order, work, leaving.signal).then(
          () => 'nothing: it was made',
          (error: unknown) => (error instanceof AdloomError ? error.code : String(error)),
        )
        expectThat(code === 'request.cancelled', `expected request.cancelled, found ${code}`)
      }
    },
  },
  {
    name: 'makes the same video from the same order, where it is deterministic',
    check: async (test) => {
      if (!test.model.isDeterministic) return
      const [one, other] = [(await firstMade(test)).made, (await making(test)).made]
      expectThat(isSame(one.bytes, other.bytes), 'two videos of one order differ')
      expectThat(isSame(one.poster, other.poster), 'two posters of one order differ')
    },
  },
]
