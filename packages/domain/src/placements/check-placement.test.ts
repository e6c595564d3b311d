import { expect, test } from 'vitest'
import { callsToAction } from '../copy.ts'
import { type CheckedTexts, checksOf, type MeasuredCreative, type PlacementCheck } from './check-placement.ts'
import { videoChecksOf } from './check-video.ts'
import { textsFor } from './fitting-texts.ts'
import { measuredSample } from './measured-creative.test-data.ts'
import { placementsOf, videoRules } from './placement.ts'

const [square] = placementsOf(['meta-feed-square'])
const [reels] = placementsOf(['meta-reels'])
const [banner] = placementsOf(['iab-rectangle'])
const [display] = placementsOf(['google-display-square'])

const texts: CheckedTexts = {
  option: {
    headline: 'Shoes that walk all day',
    description: 'Leather uppers, knit lining.',
    callToAction: 'Shop now',
    compact: { headline: 'Shoes for all day', description: 'Leather and knit.' },
  },
  brandName: 'Northfield',
  call: 'SHOP_NOW',
  concerns: [],
}

const video = { width: 1080, height: 1920, seconds: 12, bytes: 4_000_000, contentType: 'video/mp4', codec: 'avc1' }

function check(
  rule: PlacementCheck['rule'],
  measured: Partial<MeasuredCreative> = {},
  placement = square,
  said: Partial<CheckedTexts> = {},
): PlacementCheck | undefined {
  return checksOf(placement, { ...measuredSample, ...measured }, { ...texts, ...said }).find((each) => each.rule === rule)
}

const headlineOf = (headline: string, compact?: string): Partial<CheckedTexts> => ({
  option: { ...texts.option, headline, compact: compact === undefined ? undefined : { headline: compact, description: '' } },
})

test('an ad that keeps every rule passes all of them', () => {
  expect(checksOf(square, measuredSample, texts).filter(({ result }) => result !== 'pass')).toEqual([])
})

test('every check says what was found, what is allowed, and where the rule comes from', () => {
  for (const { rule, found, allowed, source } of checksOf(square, measuredSample, texts)) {
    expect([found, allowed]).not.toContain('')
    expect(source === null).toBe(rule === 'claims')
  }
})

test('a picture of another size fails where only one is accepted, and one of another ratio anywhere else', () => {
  expect(check('size', { width: 336, height: 280 }, banner)).toMatchObject({
    result: 'fail',
    found: '336 × 280',
    allowed: 'exactly 300 × 250',
  })
  expect(check('size', { width: 500, height: 500 })?.result).toBe('fail')
  expect(check('ratio', { width: 1080, height: 1350 })?.result).toBe('fail')
  expect(check('ratio', { width: 1080, height: 1100 })?.result).toBe('pass')
})

test('a file that is too heavy fails, and a lower quality mends it while there is one', () => {
  expect(check('weight', { bytes: 150_001 }, banner)).toMatchObject({ result: 'fail', mend: { kind: 'lower quality' } })
  expect(check('weight', { bytes: 150_001, quality: 60 }, banner)?.mend).toBeNull()
  expect(check('weight', { bytes: 150_000 }, banner)?.result).toBe('pass')
})

test('text in the safe zone is a warning, text outside of it none', () => {
  expect(check('safe zone', { free: { top: 0.2, right: 0.1, bottom: 0.2, left: 0.1 } }, reels)?.result).toBe('warn')
  expect(check('safe zone', { free: { top: 0.2, right: 0.1, bottom: 0.36, left: 0.1 } }, reels)?.result).toBe('pass')
})

test('type below the smallest of its format and too little contrast fail', () => {
  expect(check('smallest text', { smallestText: { size: 23, text: 'Free returns' } })).toMatchObject({
    result: 'fail',
    found: '23 px ("Free returns")',
  })
  expect(check('contrast', { contrast: 4.49 })?.result).toBe('fail')
  expect(check('contrast', { contrast: 4.5 })?.result).toBe('pass')
  expect(check('text share', { textShare: 0.3 })?.result).toBe('warn')
})

test('what fails does not read as what is allowed', () => {
  expect(check('contrast', { contrast: 4.49 })).toMatchObject({ found: '4.4', allowed: 'at least 4.5' })
  expect(check('text share', { textShare: 0.204 })).toMatchObject({ result: 'warn', found: '20.4 %', allowed: 'at most 20 %' })
  const free = { top: 0.2, right: 0.1, bottom: 0.346, left: 0.1 }
  expect(check('safe zone', { free }, reels)).toMatchObject({ result: 'warn', found: expect.stringContaining('bottom 34.6 %') })
  expect(check('weight', { bytes: 150_001 }, banner)).toMatchObject({ found: '150.1 kB', allowed: 'at most 150 kB' })
})

test('weights and lengths are in the units that platforms write', () => {
  expect(check('weight', { bytes: 400_000 })).toMatchObject({ found: '400 kB', allowed: 'at most 30 MB' })
  const allowed = videoRules.flatMap((rules) => videoChecksOf(rules, video).map((each) => each.allowed))
  expect(allowed).toEqual(expect.arrayContaining(['at most 256 GB', 'at most 4 GB', 'at most 900 s', 'MP4, MOV']))
  expect(allowed.filter((words) => words.includes('∞'))).toEqual([])
})

test('what is not there is not judged', () => {
  const without = { contrast: null, smallestText: null, free: null }
  expect([check('contrast', without), check('smallest text', without), check('safe zone', without, reels)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a text that is cut when it is shown is a warning, one that is refused fails, and a written short form mends both', () => {
  expect(check('headline', {}, square, headlineOf('Shoes that walk on the longest days', 'Shoes for all day'))).toMatchObject({
    result: 'warn',
    mend: { kind: 'text', field: 'headline', text: 'Shoes for all day' },
  })
  expect(check('headline', {}, display, headlineOf('Shoes that walk on the longest days'))).toMatchObject({ result: 'fail', mend: null })
  expect(check('headline', {}, square, headlineOf(''))?.result).toBe('fail')
})

test('what is sent is judged where it was chosen already', () => {
  const said = headlineOf('Shoes that walk on the longest days of the year', 'Shoes for all day')
  const sent = textsFor(square, { option: said.option ?? texts.option, brandName: '' })
  expect(check('headline', {}, square, { ...said, sent })).toMatchObject({ result: 'pass', found: '17 characters' })
})

test('a wide letter counts twice where the platform says so', () => {
  const [tiktok] = placementsOf(['tiktok-in-feed'])
  const said = { option: { ...texts.option, description: '灯'.repeat(51), compact: undefined } }
  expect(check('text', {}, tiktok, said)?.result).toBe('fail')
  expect(check('text', {}, square, said)?.result).toBe('pass')
})

test('a call to action that the platform lacks is a warning with the nearest one', () => {
  expect(check('call to action', {}, display, { call: 'GET_OFFER' })).toMatchObject({ result: 'warn', mend: { value: 'SHOP_NOW' } })
  expect(check('call to action', {}, square, { call: null })).toMatchObject({ result: 'warn', mend: { value: 'LEARN_MORE' } })
  expect(check('call to action', {}, banner)).toBeUndefined()
})

test('the nearest call to action comes with what the ad says in its language, if it is one of ours', () => {
  const said = { call: 'GET_OFFER', callLabels: { ...callsToAction, SHOP_NOW: 'Jetzt kaufen' } } as const
  expect(check('call to action', {}, display, said)?.mend).toMatchObject({ value: 'SHOP_NOW', label: 'Jetzt kaufen' })
  const [linkedin, tiktok] = placementsOf(['linkedin-square', 'tiktok-in-feed'])
  expect(check('call to action', {}, linkedin)?.mend).toMatchObject({ value: 'Learn More', label: 'Learn more' })
  expect(check('call to action', {}, tiktok, { call: 'SEE_MORE' })?.mend).toMatchObject({ value: 'VIEW_NOW', label: null })
})

test('what the page does not bear out is named', () => {
  const concerns = [{ field: 'headline', passage: 'best', reason: 'The page does not say "best".' }] as const
  expect(check('claims', {}, square, { concerns })).toMatchObject({ result: 'warn', found: '“best”: The page does not say "best".' })
  expect(check('claims', {}, square, { concerns: null })).toBeUndefined()
})

test('texts are given in the form that a placement shows whole, else in one that it accepts', () => {
  const option = {
    headline: 'Shoes that walk on the longest days',
    description: 'Leather.',
    compact: { headline: 'Shoes for all day', description: 'Knit.' },
  }
  expect(textsFor(square, { option, brandName: 'Northfield' })).toEqual({
    headline: 'Shoes for all day',
    longHeadline: null,
    body: 'Leather.',
    businessName: null,
  })
  expect(textsFor(display, { option, brandName: 'Northfield' }).longHeadline).toBe(option.headline)
  const plain = { ...option, compact: undefined }
  expect(textsFor(square, { option: plain, brandName: '' }).headline).toBe(option.headline)
})

test('a video is judged by length, ratio, weight, type and codec', () => {
  const [feed, stories] = videoRules
  const failed = (rules: (typeof videoRules)[number], change: object): readonly string[] =>
    videoChecksOf(rules, { ...video, ...change }).flatMap(({ rule, result }) => (result === 'fail' ? [rule] : []))
  expect(failed(stories, {})).toEqual([])
  expect(failed(feed, {})).toEqual(['ratio'])
  expect(failed(stories, { seconds: 61, contentType: 'video/webm', codec: 'vp09', bytes: 5 * 1024 ** 3 })).toEqual([
    'file type',
    'length',
    'weight',
    'codec',
  ])
  expect(failed(stories, { seconds: null, width: null, codec: null })).toEqual([])
})
