import { expect, test } from 'vitest'
import { writeCopy } from './write-copy.ts'
import { percentIn } from './percent-in.ts'

test('English has no space before a percent sign, other languages keep theirs', () => {
  expect(percentIn('Made of 100 % cotton, 20\u00a0% off', 'en')).toBe('Made of 100% cotton, 20% off')
  expect(percentIn('Aus 100 % Baumwolle', 'de')).toBe('Aus 100 % Baumwolle')
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
