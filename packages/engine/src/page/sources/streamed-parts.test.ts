import { expect, test } from 'vitest'
import { elementsOf, parsePage } from '../document/page-document.ts'
import { streamedValues } from './streamed-parts.ts'

const call = (part: string): string => `<script>self.__next_f.push([1,${JSON.stringify(part)}])</script>`
const valuesOf = (html: string): unknown[] => streamedValues(elementsOf(parsePage(html), 'script'))

test('a row split over two calls is one row', () => {
  expect(valuesOf(call('3:{"name":"Field ') + call('Blanket","price":132}\n'))).toEqual([{ name: 'Field Blanket', price: 132 }])
})

test('rows of modules, texts and hints, truncated calls and other scripts give nothing', () => {
  expect(
    valuesOf(
      `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${call('1:I["name",[]]\n2:T1f,name\n3:HL["name"]\n4:{"name":"cut off\n')}<script>self.__next_f.push([1,"5:{\\"name\\":\\"x</script><script>let name = {"name":1}</script>`,
    ),
  ).toEqual([])
})
