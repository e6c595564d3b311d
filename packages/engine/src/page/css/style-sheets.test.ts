import { expect, test } from 'vitest'
import { styleSheetsOf } from './style-sheets.ts'

const at = 'https://shop.example/products/kettle'
const link = (href: string, more = ''): string => `<link rel="stylesheet" href="${href}" ${more}>`

test('the shop’s own sheets precede libraries’, in the page’s order', () => {
  const html = [
    link('https://fonts.googleapis.com/css?family=Lato'),
    link('/vendor/bootstrap.min.css'),
    link('/assets/theme.css?v=3&amp;w=1'),
    link('//cdn.shop.example/font-awesome.css'),
    link('https://cdn.shop.example/product.css'),
    link('/late.css'),
  ].join('')
  expect(styleSheetsOf(html, at, 3)).toEqual([
    'https://shop.example/assets/theme.css?v=3&w=1',
    'https://cdn.shop.example/product.css',
    'https://shop.example/late.css',
  ])
})

test('sheets for print, alternates, data addresses and other schemes are left out, and duplicates too', () => {
  const html = `${link('/print.css', 'media="print"')}<link rel="alternate stylesheet" href="/dark.css"><link rel=stylesheet href='data:text/css,a{}'>
    ${link('file:///etc/passwd')}${link('/a.css')}${link('/a.css')}<link rel="preload" as="style" href="/b.css"><link rel="preload" as="script" href="/c.js">`
  expect(styleSheetsOf(html, at, 9)).toEqual(['https://shop.example/a.css', 'https://shop.example/b.css'])
})

test('addresses are relative to the page’s base', () => {
  expect(styleSheetsOf(`<base href="https://static.example/v2/">${link('main.css')}`, at, 3)).toEqual([
    'https://static.example/v2/main.css',
  ])
})

test('a page of nothing but links gives only the requested number', () => {
  expect(styleSheetsOf(link('/x.css?{n}').repeat(50_000), at, 3)).toEqual(['https://shop.example/x.css?{n}'])
})

test('sheets that a style of the page imports count like linked ones', () => {
  const html = `<style media="all">/* theme */ @import url("/theme.css?a=1&b=2"); @import '/phone.css' (max-width: 600px);body{}</style>${link('/late.css')}<style>.x{} @import "/no.css";</style>`
  expect(styleSheetsOf(html, at, 9)).toEqual(['https://shop.example/theme.css?a=1&b=2', 'https://shop.example/late.css'])
})
