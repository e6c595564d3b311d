import { adFormats } from '@adloom/domain/ad-format.ts'
import { adLayouts, templateSchema } from '@adloom/domain/template.ts'
import { expect, test } from 'vitest'
import { templates } from './templates.ts'

test('every layout is offered in every format, each under its own id', () => {
  const ids = templates.map(({ id }) => id)
  expect(new Set(ids).size).toBe(Object.keys(adLayouts).length * Object.keys(adFormats).length)
  expect(ids).toContain('card-social')
})

test('every template matches the schema of the API', () => {
  for (const template of templates) expect(templateSchema.parse({ ...template, thumbnailUrl: '/x.jpg' })).toMatchObject(template)
})

test('aspect ratios read as people write them', () => {
  const ratioOf = (id: string) => templates.find((template) => template.id === id)?.aspectRatio
  expect(ratioOf('card-social')).toBe('4:5')
  expect(ratioOf('card-square')).toBe('1:1')
  expect(ratioOf('card-story')).toBe('9:16')
  expect(ratioOf('card-landscape')).toBe('1.91:1')
})
