import { expect, test } from 'vitest'
import { readXmlRoot } from './xml-root.ts'

test.each([
  ['<svg width="3" viewBox="0 0 3 4">', 'svg', { width: '3', viewbox: '0 0 3 4' }],
  ['<?xml version="1.0"?>\n<!-- by hand --><!DOCTYPE svg [ <!ENTITY a "<b>"> <!ENTITY c "d"> ]><x:svg/>', 'x:svg', {}],
  ['<!doctype html><html><svg/></html>', 'html', {}],
  ['<svg width="3', 'svg', null],
  ['<?xml version="1.0"?>', null, null],
  ['<sv', null, null],
  ['', null, null],
  ['{"a": "<svg/>"}', '', null],
])('the root of %j is %j', (text, name, attributes) => {
  expect(readXmlRoot(text)).toEqual({ name, attributes })
})

test.each(['<!---->', '<svg ', '<!--', '<?xml ', '<!doctype [<!ENTITY a "b">', '<![CDATA[', '&#', '<'])(
  'a megabyte of %j is read in linear time',
  (part) => {
    const start = performance.now()
    readXmlRoot(part.repeat(1_000_000 / part.length))
    expect(performance.now() - start).toBeLessThan(2000)
  },
)
