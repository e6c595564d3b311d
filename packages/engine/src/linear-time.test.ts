import { fitText } from '@adloom/creatives/text-fit.ts'
import { expect, test } from 'vitest'
import { cleanTitle } from './copy/clean-title.ts'
import { sentencesIn } from './copy/sentences/split-sentences.ts'
import { leadingSizes } from './copy/title-patterns.ts'
import { titleParts } from './copy/title-parts.ts'
import { cssColor } from './page/css/css-color.ts'
import { safeSvg } from './image/safe-svg.ts'
import { cssRules, declarationsOf } from './page/css/css-rules.ts'
import { imageAddress, srcsetOf } from './page/document/image-url.ts'

const setText = (text: string): unknown =>
  fitText(text, { face: 'inter', weight: 700, tracking: 0, leading: 1.2 }, { width: 400, height: 120, sizes: [40, 32, 24] })

/** Texts that took an earlier reader exponential or quadratic time. `tests/patterns/` looks for the like in every pattern. */
const readings: Readonly<Record<string, () => unknown>> = {
  'a title of open tags': () => cleanTitle('<'.repeat(100_000)),
  'a title of blanks': () => titleParts(`a${' '.repeat(100_000)}b`),
  'sizes without a name': () => leadingSizes.test(`${'1 x '.repeat(40)}!`),
  'an address of options': () => imageAddress(`https://cdn.example/a_${',a_'.repeat(120)}`, 'https://cdn.example/'),
  'an address of options before an ending': () => imageAddress(`https://cdn.example/a${',a_b'.repeat(900)}.`, 'https://cdn.example/'),
  'a set of images without a comma': () => srcsetOf('a'.repeat(50_000) + ' '.repeat(50_000)),
  'a colour of many digits': () => cssColor(`rgb(${'10'.repeat(100_000)}`),
  'a rule of errors': () => cssRules(`body{${'co-serif;'.repeat(25_000)}}`),
  'rules of errors': () => cssRules('body{co-serif;}'.repeat(15_000)),
  'style attributes of errors': () => Array.from({ length: 100 }, () => declarationsOf('oops; '.repeat(1300))),
  'the sheet of a drawing, of errors': () => safeSvg(`<svg><style>.b{${'oops; '.repeat(40_000)}}</style></svg>`, 'xml'),
  'the style of a shape, of errors': () => safeSvg(`<svg><path style="${'oops; '.repeat(40_000)}"/></svg>`, 'xml'),
  'the style of a shape, of errors in lines': () => safeSvg(`<svg><path style="${'a;\n'.repeat(60_000)}"/></svg>`, 'xml'),
  'the styles of many shapes, of errors': () => safeSvg(`<svg>${`<path style="${'a;'.repeat(40)}"/>`.repeat(4000)}</svg>`, 'xml'),
  'a sheet of open comments': () => cssRules('/*'.repeat(100_000)),
  // As long as a description may be.
  'an ad of emoji': () => setText('👍 '.repeat(3333)),
  'an ad of one word': () => setText('Fel'.repeat(10_000)),
  'a text of blanks': () => sentencesIn(`a${' '.repeat(50_000)}b`, 'en'),
}

test.each(Object.keys(readings))('%s is read in linear time', (name) => {
  const start = performance.now()
  readings[name]()
  expect(performance.now() - start).toBeLessThan(1500)
})
