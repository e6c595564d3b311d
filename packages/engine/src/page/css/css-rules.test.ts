import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { importsOf } from './css-imports.ts'
import { cssRules, declarationsOf } from './css-rules.ts'

const rulesOf = (css: string): string[] =>
  cssRules(css).map(
    ({ selectors, declarations }) =>
      `${selectors}{${declarations.map(({ property, value, isImportant }) => `${property}:${value}${isImportant ? '!' : ''}`).join(';')}}`,
  )

test.each([
  ['a.b , c > d { COLOR : Red ! important ; width: 3px }', ['a.b , c > d{color:Red!}']],
  ['a::before{content:"}";color:red}b{color:blue}', ['a::before{color:red}', 'b{color:blue}']],
  ['/* } */a/* b */{color:/* x */red}', ['a{color:red}']],
  ['a{color:red;& b{color:blue}background:gold}', ['a{color:red;background:gold}']],
  ['@media print{a{color:red}}@MEDIA (min-width:60em){a{color:gold}}', ['a{color:gold}']],
  ['@supports (color:red){@layer x{a{color:red}}}', ['a{color:red}']],
  ['@font-face{font-family:x}:root{--Brand: #123}', [':root{--Brand:#123}']],
  ['a{color:red', ['a{color:red}']],
])('the rules of %j are %j', (css, rules) => {
  expect(rulesOf(css)).toEqual(rules)
})

test('a style attribute has declarations', () => {
  expect(declarationsOf('color:red;fill:url("a;b");x')).toMatchObject([{ property: 'color' }, { property: 'fill', value: 'url("a;b")' }])
})

test.each(['a{', '@media screen{', '}', ';!', '"', '(', '/*', 'a{b c;', '@', 'a:is('])(
  'a sheet of half a megabyte of %j is read in time',
  (part) => {
    const start = performance.now()
    cssRules(part.repeat(500_000 / part.length))
    expect(performance.now() - start).toBeLessThan(5000)
  },
)

test('a long sheet is read whole and in order, with braces in its comments and strings, and errors between its rules', () => {
  const rule = (index: number): string =>
    `/* } */ .a${String(index)}::before { content: "}{"; color: #0${String(index % 10)}0 } ${index % 50 === 0 ? 'b { oops } ' : ''}`
  const sheet = `@media screen { ${Array.from({ length: 1500 }, (_, index) => rule(index)).join('')} } ${rule(1500)}`
  expect(cssRules(sheet).map(({ selectors }) => selectors)).toEqual(
    Array.from({ length: 1501 }, (_, index) => `.a${String(index)}::before`),
  )
})

test('of a sheet with endless errors the rules before them are read', () => {
  const sheet = `${'.a { color: red } '.repeat(1000)} .b { ${'oops; '.repeat(40_000)} }`
  expect(cssRules(sheet).length).toBeGreaterThan(800)
})

// Once each of these was read for ever.
test.each(['{})(', '())[;', '[]}(', '{}]}:{'])('%j is read the same, whatever was read before it', (css) => {
  const read = (text: string): unknown => [cssRules(text), declarationsOf(text), importsOf(text, 'https://shop.example/a.css')]
  const sheet = `${css} a{color:red}`
  const alone = read(sheet)
  for (const before of ['(', '[', '{']) {
    read(before.repeat(100))
    expect(read(sheet)).toEqual(alone)
  }
})

test('quotes in escapes start no string: what a long block of print has stays there', () => {
  const rule = String.raw`.before\:content-\[\'\'\]:before {
    content: '';
    color: #c00;
  }
  .b { color: #00c }
  `
  expect(cssRules(`@media print { ${rule.repeat(500)} } .a { color: red }`).map(({ selectors }) => selectors)).toEqual(['.a'])
})

/** Parts of sheets, whole and broken ones. */
const part = fc.constantFrom(
  'a{color:red}',
  'a,b > c{--x: 1px ;fill:blue!important}',
  '@media screen{',
  '@media print{',
  '@LAYER x;',
  '@font-face{src:url(a;b)}',
  'a::before{content:"}";fill:blue}',
  '.md\\:x:is(a,b){color:RGB(1,2,3);;}',
  '/*}*/',
  '}',
  '{',
  'a{&b{fill:red}}',
  '<!--',
  'color:red;',
  ' @',
  '(',
  '"',
  '\n',
)

test('usual sheets have the rules that the parser of any sheet finds', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const css = parts.join('')
      // A sheet that begins with a byte order mark is read by the parser from its first rule on.
      expect(cssRules(css)).toEqual(cssRules(`\uFEFF${css}`))
    }),
    { numRuns: 300 },
  )
})
