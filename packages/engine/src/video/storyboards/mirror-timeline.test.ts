import { type VideoStoryboard, videoAspectRatios } from '@adloom/domain/video.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { productSeen } from '../camera/views.ts'
import { type Frame, type FrameRegion } from '../timeline/frame.ts'
import { type TimelineParts } from '../timeline/timeline.ts'
import { storyboards, timelineOf } from './storyboards.ts'
import { colors, partsOf, piecesOf, setTypeOfCases, subjects, typeShown, videoFaultsOf } from './storyboards.test-data.ts'

beforeAll(() => setTypeOfCases('arabic'))

// The record's keys are the ids.
const ids = Object.keys(storyboards) as VideoStoryboard[]
const cases = videoAspectRatios.flatMap((ratio) =>
  subjects.flatMap((subject) => [1, 2].map((seed) => ({ ratio, subject, seconds: 8, text: 'full' as const, seed }))),
)
type Case = (typeof cases)[number]

/** Pixels for rounding, and for type that drifts in size about its own middle; new prices beat, a share of their width. */
const SLACK = 3
const BEAT_SHARE = 0.03

const turned = ({ left, width }: FrameRegion, whole: number): number => whole - left - width
/** Whether all words of a text have entered. */
function isComplete(name: string, { layers }: Frame, all: ReadonlyMap<string, unknown>): boolean {
  const isOf = (sprite: string): boolean => sprite === name || sprite.startsWith(`${name}/`)
  const entered = layers.filter(
    (layer) => layer.kind === 'sprite' && isOf(layer.sprite) && layer.alpha === 1 && layer.scale <= 1 && layer.clip === undefined,
  )
  return entered.length === [...all.keys()].filter(isOf).length
}

/** The places, from left to right, of the product and of each complete text. */
function placesIn(frame: Frame, parts: TimelineParts, one: Case): ReadonlyMap<string, FrameRegion> {
  const all = piecesOf(one)
  const places = new Map([['scene', productSeen(parts, frame.camera)]])
  for (const layer of frame.layers)
    if (layer.kind === 'product') places.set('product', { left: layer.x, top: layer.y, width: 0, height: 0 })
  for (const [name, box] of typeShown(frame, `${one.ratio} ${one.subject === 'staged' ? 'staged' : 'photograph'}`))
    if (isComplete(name, frame, all)) places.set(name, box)
  return places
}

/** Where a video from right to left is not the mirror image of the same video from left to right. */
function unmirroredIn(id: VideoStoryboard, one: Case): string[] {
  const parts = partsOf(one)
  const plain: TimelineParts = {
    ...parts,
    safe: { ...parts.safe, left: turned(parts.safe, parts.width) },
    type: { ...parts.type, isMirrored: false },
  }
  const [fromRight, fromLeft] = [timelineOf(id, parts), timelineOf(id, plain)]
  const faults = new Set<string>()
  for (let at = 0; at < parts.frames; at += 3) {
    const [here, there] = [placesIn(fromRight.frameAt(at), parts, one), placesIn(fromLeft.frameAt(at), plain, one)]
    for (const [name, box] of here) {
      const other = there.get(name)
      const slack = SLACK + (/offer/i.test(name) ? box.width * BEAT_SHARE : 0)
      if (other !== undefined && Math.abs(turned(other, parts.width) - box.left) > slack) faults.add(`${one.ratio} ${one.subject}: ${name}`)
    }
  }
  return [...faults]
}

describe.each(ids)('%s', (id) => {
  test('from right to left is the mirror image of itself from left to right: texts, product and camera, in every ratio', () => {
    expect(cases.flatMap((one) => unmirroredIn(id, one))).toEqual([])
  })

  test('from right to left keeps what every video keeps: type inside the safe zone, no overlaps, time to read, a button', () => {
    expect(cases.flatMap((one) => videoFaultsOf(id, one))).toEqual([])
  })

  test('the lines of an Arabic text end at the same right edge in a wide video', () => {
    const one = { ratio: '16:9', subject: 'staged', seconds: 8, text: 'full', seed: 2 } as const
    const pieces = piecesOf(one)
    const { frameAt } = timelineOf(id, partsOf(one))
    const ragged = Array.from({ length: 240 }, (_, at) => frameAt(at)).flatMap((frame) =>
      [...typeShown(frame, '16:9 staged').keys()]
        .filter((name) => !/offer|poster/i.test(name) && isComplete(name, frame, pieces))
        .flatMap((name) => {
          const edges = new Map<number, number>()
          for (const layer of frame.layers) {
            const piece = layer.kind === 'sprite' && layer.sprite.startsWith(`${name}/`) ? pieces.get(layer.sprite) : undefined
            if (layer.kind !== 'sprite' || piece === undefined || layer.scale > 1 || layer.clip !== undefined || layer.alpha < 1) continue
            const right = layer.x + piece.margin + piece.width / 2 + (piece.width / 2) * layer.scale
            edges.set(piece.line, Math.max(edges.get(piece.line) ?? 0, right))
          }
          return Math.max(...edges.values()) - Math.min(...edges.values()) > SLACK * 2 ? [name] : []
        }),
    )
    expect(new Set(ragged)).toEqual(new Set())
  })
})

test('a hook beside the product is at the right of it where a Latin one is at the left', () => {
  let beside = 0
  for (const id of ids) {
    const one = { ratio: '16:9', subject: 'staged', seconds: 8, text: 'full', seed: 2 } as const
    const [parts, pieces] = [partsOf(one), piecesOf(one)]
    const { frameAt } = timelineOf(id, parts)
    for (let at = 0; at < 90; at += 3) {
      const frame = frameAt(at)
      const hook = [...typeShown(frame, '16:9 staged')].find(
        ([name]) => /^(picture|panel)\/hook/.test(name) && isComplete(name, frame, pieces),
      )?.[1]
      const product = productSeen(parts, frame.camera)
      if (hook === undefined || hook.width > parts.width / 2) continue
      beside += 1
      expect([id, hook.left > product.left + product.width / 2]).toEqual([id, true])
    }
  }
  expect(beside).toBeGreaterThan(5)
})

test('ticks are not mirrored', () => {
  const { frameAt } = timelineOf('facts', partsOf({ ratio: '16:9', subject: 'staged', seconds: 8, text: 'full', seed: 2 }))
  const ticks = Array.from({ length: 240 }, (_, at) => frameAt(at)).flatMap(({ layers }) =>
    layers.flatMap((layer, index) => {
      const [short, long] = layers.slice(index + 1)
      const isDisc = layer.kind === 'panel' && layer.color === colors.onBrand && short?.kind === 'panel' && long?.kind === 'panel'
      return isDisc ? [{ short: short.slant, long: long.slant }] : []
    }),
  )
  expect(ticks.length).toBeGreaterThan(30)
  for (const { short = 0, long = 0 } of ticks) expect([short <= 0, long >= 0]).toEqual([true, true])
})
