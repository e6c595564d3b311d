import { type FaceId, faces } from '@adloom/creatives/faces.ts'
import { pairings } from '@adloom/creatives/pairings.ts'
import { type PairingId } from '@adloom/domain/design/ad-style.ts'
import { videoPlacements, videoScriptSchema, videoSizes, videoAspectRatios } from '@adloom/domain/video.ts'
import { describe, expect, test } from 'vitest'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { endCardLayout, endPartNames } from '../shots/end-card.ts'
import { videoColors } from '../process/video-colors.ts'
import { type FrameRegion } from '../timeline/frame.ts'
import { safeArea } from '../timeline/safe-area.ts'
import { type VideoColors, type VideoText, type TimelineParts, type TypeBlock } from '../timeline/timeline.ts'
import { wordsByLanguage } from '../../compose/languages.test-data.ts'
import { baselineOf, drawWords, measureWords } from './draw-words.ts'
import { plainVideoDesign, type SetType, typeset } from './typeset.ts'

const colors = videoColors(['#0F5C4A'], null)

/** A short script, and one with every part at its maximum length. */
const scripts = {
  short: {
    brandName: 'Tideline',
    productName: 'Wool beanie',
    hook: 'Warm ears, cold sea',
    captions: ['One thread of merino', 'Dries overnight'],
    offer: { now: '€24', before: '€32' },
    callToAction: 'Shop now',
    site: 'tideline.example',
  },
  long: {
    brandName: 'Gesellschaft für außergewöhnliche Kosmetik am Chiemsee',
    productName: 'Feuchtigkeitsspendende Tagespflege für empfindliche Gesichtshaut mit Hyaluronsäure, Vitamin E und Ringelblumen',
    hook: 'Feuchtigkeitsversorgung, die bis zum Abend hält: Gesichtspflegeprodukte aus Oberbayern',
    captions: [
      'Hyaluronsäure in drei Größen zieht tief in die oberste Hautschicht ein und hält dort die Feuchtigkeit einen ganzen Arbeitstag fest',
    ],
    offer: { now: '1.249.000,00 Kč / Monat', before: '1.499.000,00 Kč / Monat' },
    callToAction: 'Jetzt unverbindlich ansehen',
    site: 'kosmetik-am-see.example',
  },
}

const blocksOf = (type: VideoText): TypeBlock[] =>
  [
    ...[type, type.panel, type.poster].flatMap((spoken) => [spoken.hook, ...spoken.captions, spoken.offer]),
    ...endPartNames.map((name) => type[name]),
  ].filter((block) => block !== null)

const framed = (ratio: (typeof videoAspectRatios)[number], placement: keyof typeof videoPlacements = 'feed') => {
  const size = videoSizes[ratio]['720p']
  return { ...size, safe: safeArea(ratio, placement, size), colors }
}

const parts = (
  place: { width: number; height: number; safe: FrameRegion; colors: VideoColors },
  set: SetType,
  hasCutOut: boolean,
): TimelineParts => ({
  ...place,
  subject: hasCutOut ? 'staged' : 'photograph',
  frames: 150,
  fps: 30,
  product: { left: 0, top: 0, width: 200, height: 310 },
  focus: { left: 0, top: 0, width: 1, height: 1 },
  hasCutOut,
  type: set.type,
  beat: 15,
  seed: 1,
})

describe.each(Object.entries(scripts))('a %s script', (_, script) => {
  describe.each([
    ['16:9', 'feed'],
    ['1:1', 'feed'],
    ['4:5', 'feed'],
    ['9:16', 'reels'],
    ['9:16', 'tiktok'],
  ] as const)('in %s for %s', (ratio, placement) => {
    const place = framed(ratio, placement)
    const set = typeset(videoScriptSchema.parse(script), null, place, 'staged')

    test('is set in blocks no larger than the safe zone, in words no smaller than readable', async () => {
      const { type, sprites } = await set
      const blocks = blocksOf(type)
      expect(blocks.length).toBeGreaterThanOrEqual(12)
      for (const { width, height, pieces, lines } of blocks) {
        expect(width).toBeLessThanOrEqual(place.safe.width)
        expect(height).toBeLessThanOrEqual(place.safe.height)
        expect(lines).toBeLessThanOrEqual(4)
        for (const piece of pieces) {
          const sprite = sprites.get(piece.sprite)
          expect(sprite).toMatchObject({ width: piece.width + 2 * piece.margin, height: piece.height + 2 * piece.margin })
        }
      }
      expect(Math.min(...blocks.map(({ lineHeight }) => lineHeight))).toBeGreaterThanOrEqual(0.032 * Math.min(place.width, place.height))
      expect(type.hook?.lines).toBeLessThanOrEqual(3)
    })

    test.each([true, false])('has an end card inside the safe zone without overlaps; with a cutout: %s', async (hasCutOut) => {
      const card = endCardLayout(parts(place, await set, hasCutOut))
      const boxes = endPartNames.flatMap((name) => {
        const part = card.parts[name]
        return part === null ? [] : [{ left: part.x, top: part.y, right: part.x + part.block.width, bottom: part.y + part.block.height }]
      })
      expect(boxes.length).toBeGreaterThanOrEqual(4)
      for (const box of boxes) {
        expect(box.left).toBeGreaterThanOrEqual(place.safe.left - 1)
        expect(box.top).toBeGreaterThanOrEqual(place.safe.top - 1)
        expect(box.right).toBeLessThanOrEqual(place.safe.left + place.safe.width + 1)
        expect(box.bottom).toBeLessThanOrEqual(place.safe.top + place.safe.height + 1)
      }
      const { product } = card
      const all =
        product === null
          ? boxes
          : [
              ...boxes,
              {
                left: product.x - product.width / 2,
                right: product.x + product.width / 2,
                top: product.y - product.height / 2,
                bottom: product.y + product.height / 2,
              },
            ]
      for (const [index, one] of all.entries()) {
        for (const other of all.slice(index + 1)) {
          expect(one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom).toBe(false)
        }
      }
    })
  })
})

/** Share of covered pixels of a sprite. */
const inkOf = ({ data }: Pixels): number => data.filter((value, at) => at % 4 === 3 && value > 128).length / (data.length / 4)

describe('typeset', () => {
  const place = framed('1:1')
  const setWith = (script: object, logo: Pixels | null = null) => typeset(videoScriptSchema.parse(script), logo, place, 'staged')

  test('every word is a sprite of its own with ink in it, in reading order', async () => {
    const { type, sprites } = await setWith({ hook: 'Vier kleine Worte hier' })
    expect(type.hook?.pieces.map(({ line }) => line)).toEqual([0, 0, 1, 1])
    for (const { sprite } of type.hook?.pieces ?? []) {
      const pixels = sprites.get(sprite)
      expect(pixels === undefined ? 0 : inkOf(pixels)).toBeGreaterThan(0.05)
    }
  })

  test('the same script gives the same pixels', async () => {
    const [one, other] = [await setWith(scripts.short), await setWith(scripts.short)]
    expect(one.type).toEqual(other.type)
    for (const [name, { data }] of one.sprites)
      expect(Buffer.compare(Buffer.from(other.sprites.get(name)?.data ?? []), Buffer.from(data))).toBe(0)
  })

  test('an emoji keeps its colours beside letters in the colour of the text', async () => {
    const { type, sprites } = await setWith({ hook: 'Warm ears🎉', brandName: 'Nord' })
    const colorsOf = (sprite: string | undefined): number => {
      const { data } = sprites.get(sprite ?? '') ?? { data: new Uint8ClampedArray() }
      let colored = 0
      for (let at = 0; at < data.length; at += 4)
        if (data[at + 3] > 200 && Math.max(data[at], data[at + 1], data[at + 2]) - Math.min(data[at], data[at + 1], data[at + 2]) > 80)
          colored++
      return colored
    }
    const pieces = type.panel.hook?.pieces ?? []
    expect(pieces).toHaveLength(2)
    expect(colorsOf(pieces[0].sprite)).toBe(0)
    expect(colorsOf(pieces[1].sprite)).toBeGreaterThan(100)
  })

  test.each(Object.entries(wordsByLanguage).filter((_, index) => index % 3 === 0))(
    'every text is set in %s, and has ink',
    async (_, { headline, description, callToAction, brandName }) => {
      const { type, sprites, leftOut } = await setWith({ hook: headline, captions: [description], callToAction, brandName })
      expect(leftOut).toEqual([])
      for (const { pieces } of blocksOf(type))
        for (const { sprite } of pieces) {
          const pixels = sprites.get(sprite)
          expect(pixels === undefined ? 0 : inkOf(pixels)).toBeGreaterThan(0.02)
        }
    },
  )

  test('lines from right to left begin at the right, with words of the other direction in their own order', async () => {
    const { type } = await setWith({ captions: ['قبعة Blue Tide دافئة'] })
    const { pieces } = type.captions[0]
    expect(pieces).toHaveLength(3)
    const [first, name, last] = pieces
    expect(first.x).toBeGreaterThan(name.x)
    expect(name.x).toBeGreaterThan(last.x)
  })

  test('Greek and Cyrillic are set', async () => {
    const { type, leftOut } = await setWith({ hook: 'Тёплая шапка', captions: ['Ζεστός σκούφος'] })
    expect([type.hook?.pieces.length, type.captions[0].pieces.length, leftOut]).toEqual([2, 2, []])
  })

  test('an old price is struck through by a sprite of its own; without an old price there is none', async () => {
    const both = await setWith({ offer: { now: '24,00 €', before: '32,00 €' } })
    expect(both.type.offer?.pieces.map(({ sprite }) => sprite)).toEqual(['picture/offer/0', 'picture/offer/1', 'picture/offer/1-stroke'])
    const alone = await setWith({ offer: { now: '24,00 €', before: null } })
    expect(alone.type.offer?.pieces).toHaveLength(1)
  })

  test('an old price stands after the new one as the texts run', async () => {
    const offer = { now: '24 €', before: '32 €' }
    const sides = async (hook: string): Promise<number[]> => {
      const { type } = await setWith({ hook, offer })
      return [type.offer, type.endOffer].map((block) => Math.sign((block?.pieces[1].x ?? 0) - (block?.pieces[0].x ?? 0)))
    }
    expect(await sides('Warm ears')).toEqual([1, 1])
    expect(await sides('قبعة دافئة')).toEqual([-1, -1])
  })

  test('an empty script gives no sprites', async () => {
    expect(blocksOf((await setWith({})).type)).toEqual([])
  })
})

describe('the logo', () => {
  const drawn = (width: number, height: number, colorAt: (x: number, y: number) => readonly number[]): Pixels => {
    const data = new Uint8ClampedArray(width * height * 4)
    for (let at = 0; at < width * height; at++) data.set(colorAt(at % width, Math.floor(at / width)), at * 4)
    return { width, height, data }
  }
  const inMiddle = (x: number, y: number): boolean => Math.hypot(x - 50, y - 50) < 36
  const spriteOf = async (logo: Pixels): Promise<Pixels> => {
    const { sprites } = await typeset(videoScriptSchema.parse({ brandName: 'Tideline' }), logo, framed('1:1'), 'staged')
    const sprite = sprites.get('logo')
    if (sprite === undefined) throw new Error('no logo')
    return sprite
  }
  const middle = ({ width, height, data }: Pixels): number[] => [...data.slice(((height >> 1) * width + (width >> 1)) * 4).subarray(0, 4)]

  test('is shown in the text colour when the brand’s colour hides it', async () => {
    const dark = drawn(100, 100, (x, y) => (inMiddle(x, y) ? [10, 50, 40, 255] : [0, 0, 0, 0]))
    expect(middle(await spriteOf(dark))).toEqual([255, 255, 255, 255])
  })

  test('is unchanged when it is visible there', async () => {
    const light = drawn(100, 100, (x, y) => (inMiddle(x, y) ? [255, 214, 90, 255] : [0, 0, 0, 0]))
    expect(middle(await spriteOf(light))).toEqual([255, 214, 90, 255])
  })

  test('gets a white plate and keeps its colours when it has several and is hidden', async () => {
    const both = drawn(100, 100, (x, y) => (inMiddle(x, y) ? (y < 30 ? [200, 30, 30, 255] : [10, 50, 40, 255]) : [0, 0, 0, 0]))
    const sprite = await spriteOf(both)
    expect(middle(sprite)).toEqual([10, 50, 40, 255])
    expect(inkOf(sprite)).toBeGreaterThan(0.45)
  })

  test('a wide logo replaces the brand name, a symbol has the name below', async () => {
    const named = async (width: number) => {
      const logo = drawn(width, 100, (x) => (x > 10 ? [255, 214, 90, 255] : [0, 0, 0, 0]))
      return (await typeset(videoScriptSchema.parse({ brandName: 'Tideline' }), logo, framed('1:1'), 'staged')).type.name
    }
    expect(await named(400)).toBeNull()
    expect(await named(100)).not.toBeNull()
  })
})

test('a placement without such a ratio leaves the same margin as the feed', () => {
  const size = { width: 1280, height: 720 }
  expect(safeArea('16:9', 'reels', size)).toEqual(safeArea('16:9', 'feed', size))
  const { left, top, width, height } = safeArea('9:16', 'tiktok', { width: 1080, height: 1920 })
  expect([left, top, left + width, top + height]).toEqual([121, 240, 779, 1259])
})

// Safe: its keys are the ids.
describe.each(Object.keys(pairings) as PairingId[])('in the pairing %s', (pairing) => {
  test('every text is set inside the safe zone, however long its words are', async () => {
    const place = framed('9:16', 'reels')
    const script = videoScriptSchema.parse(scripts.long)
    const { type, sprites, leftOut } = await typeset(script, null, place, 'staged', { ...plainVideoDesign, pairing })
    expect(leftOut).toEqual([])
    for (const { width, height, lineHeight } of blocksOf(type)) {
      expect(width).toBeLessThanOrEqual(place.safe.width)
      expect(height).toBeLessThanOrEqual(place.safe.height)
      expect(lineHeight).toBeGreaterThanOrEqual(0.032 * Math.min(place.width, place.height))
    }
    for (const { pieces } of blocksOf(type)) for (const { sprite } of pieces) expect(sprites.has(sprite)).toBe(true)
  })

  test('a text with a letter that its typeface lacks is set in Inter as a whole', async () => {
    const place = framed('1:1')
    const script = videoScriptSchema.parse({ hook: 'حذاء Hill Walker', offer: { now: '٢٤ ر.س', before: null } })
    const [own, inter] = await Promise.all([
      typeset(script, null, place, 'staged', { ...plainVideoDesign, pairing }),
      typeset(script, null, place, 'staged'),
    ])
    expect(own.type.hook?.pieces.length).toBe(inter.type.hook?.pieces.length)
    expect(own.leftOut).toEqual([])
  })
})

test('letters of every typeface stand on the baseline', async () => {
  // Written letters stand less exactly.
  for (const face of Object.keys(faces) as FaceId[]) {
    const order = { text: 'm', face, size: 100, weight: 600, tracking: 0, shift: 0 }
    const [{ width, height, cover }] = await drawWords([order], await measureWords([order]))
    const rows = Array.from({ length: height }, (_, y) => cover.subarray(y * width, (y + 1) * width).some((value) => value > 128))
    expect(Math.abs(rows.lastIndexOf(true) + 1 - baselineOf(100))).toBeLessThanOrEqual(4)
  }
})
