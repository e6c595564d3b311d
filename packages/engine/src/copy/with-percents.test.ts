import { expect, test } from 'vitest'
import { writeCopy } from './write-copy.ts'
import { withPercents } from './with-percents.ts'

test('English has no space before a percent sign, other languages keep theirs', () => {
  const option = { id: '1', headline: 'Made of 100 % cotton', description: 'Now 20\u00a0% off.', callToAction: 'Shop now' }
  expect(withPercents({ ...option, language: 'en' })).toMatchObject({
    headline: 'Made of 100% cotton',
    description: 'Now 20% off.',
    lengths: { headline: 19, description: 12 },
  })
  expect(withPercents({ ...option, language: 'de' }).headline).toBe('Made of 100 % cotton')
})

test('copy in English is written without it, whatever the page writes', () => {
  const { options } = writeCopy(
    {
      title: 'Harbour T-shirt',
      description:
        'This T-shirt is made of 100 % organic cotton and stays soft after every wash. It fits true to size and keeps its colour for years.',
      languages: ['en'],
    },
    0,
  )
  const texts = options.flatMap(({ headline, description }) => [headline, description])
  expect(texts.some((text) => text.includes('100%'))).toBe(true)
  expect(texts.filter((text) => text.includes(' %'))).toEqual([])
})
