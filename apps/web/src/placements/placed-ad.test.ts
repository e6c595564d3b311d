import { type CopyOption } from '@adloom/domain/copy.ts'
import { expect, test } from 'vitest'
import { inOrderOf, isMendable, mendedOption, orderBefore } from './placed-ad.ts'

const option: CopyOption = {
  id: '1',
  headline: 'Slow breakfast, warm cup every morning',
  description: 'Thrown by hand.',
  callToAction: 'Get offer',
  compact: { headline: 'Slow breakfast', description: 'By hand.' },
  lengths: { headline: 38, description: 15 },
}

test('a shorter headline is used, and the longer one stays as the long form', () => {
  const mended = mendedOption(option, { kind: 'text', field: 'headline', text: 'Slow breakfast' })
  expect(mended).toMatchObject({
    headline: 'Slow breakfast',
    description: 'Thrown by hand.',
    compact: option.compact,
    long: { headline: option.headline, description: option.description },
  })
  expect(mended.lengths).toBeUndefined()
  const written = { ...option, long: { headline: 'Long', description: 'Longer.' } }
  expect(mendedOption(written, { kind: 'text', field: 'body', text: 'By hand.' })).toMatchObject({
    description: 'By hand.',
    long: written.long,
  })
})

test('a long headline is mended in the long form alone, a call to action in the language of the ad', () => {
  const mended = mendedOption(option, { kind: 'text', field: 'longHeadline', text: 'Slow breakfast' })
  expect(mended).toMatchObject({ headline: option.headline, long: { headline: 'Slow breakfast' }, lengths: option.lengths })
  const called = mendedOption(option, { kind: 'call to action', value: 'SHOP_NOW', label: 'Jetzt kaufen' })
  expect(called).toMatchObject({ callToAction: 'Jetzt kaufen', headline: option.headline, lengths: option.lengths })
})

test('what no click can change is not offered', () => {
  expect(isMendable({ kind: 'lower quality' })).toBe(false)
  expect(isMendable({ kind: 'call to action', value: 'VIEW_NOW', label: null })).toBe(false)
  expect(isMendable(null)).toBe(false)
  expect(isMendable({ kind: 'call to action', value: 'SHOP_NOW', label: 'Shop now' })).toBe(true)
})

test('an order is taken back by the order before it', () => {
  const order = { images: [3, 1, 2], texts: [2, 1] }
  const back = orderBefore(order)
  expect(inOrderOf(inOrderOf(['a', 'b', 'c'], order.images), back.images)).toEqual(['a', 'b', 'c'])
  expect(inOrderOf(inOrderOf(['x', 'y'], order.texts), back.texts)).toEqual(['x', 'y'])
})
