import { expect, test } from 'vitest'
import { importsOf } from './css-imports.ts'

const at = 'https://shop.example/theme/main.css'

test.each([
  ['@import "a.css";', 'https://shop.example/theme/a.css'],
  ["@import 'a.css'", 'https://shop.example/theme/a.css'],
  ['@IMPORT url( ../a.css );', 'https://shop.example/a.css'],
  ['@import url("//cdn.example/a.css?x=1;2") layer(theme) screen;', 'https://cdn.example/a.css?x=1;2'],
  ['@import "a.css" screen and (min-width: 40em);', 'https://shop.example/theme/a.css'],
  ['@charset "utf-8"; @layer base, theme; /* of ours */ @import "a.css";', 'https://shop.example/theme/a.css'],
])('%s imports a sheet', (css, address) => {
  expect(importsOf(css, at)).toEqual([address])
})

test.each([
  '@import "a.css" print;',
  '@import "a.css" (max-width: 600px);',
  '@import "a.css" (prefers-color-scheme: dark);',
  '.x{color:red}@import "a.css";',
  '/* @import "a.css"; */',
  '@import url(data:text/css,a{});',
  '@import url(file:///etc/passwd);',
  '@import url(javascript:alert(1));',
  '@import ;@import',
])('%s imports nothing for screens', (css) => {
  expect(importsOf(css, at)).toEqual([])
})

test('a sheet of nothing but imports gives its first twenty, each once', () => {
  expect(importsOf('@import "a.css";'.repeat(5000), at)).toEqual(['https://shop.example/theme/a.css'])
  expect(importsOf(Array.from({ length: 500 }, (_, place) => `@import "${place}.css";`).join(''), at)).toHaveLength(20)
  expect(importsOf(`@import ${'url('.repeat(5000)}`, at)).toEqual([])
})
