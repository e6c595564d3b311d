import { adLayoutSchema, type Template } from '@adloom/domain/template.ts'
import { expect, test } from 'vitest'
import { layoutsOf } from './layouts.ts'

const template = (layout: Template['layout'], format: Template['format']): Template => ({
  id: `${layout}-${format}`,
  name: layout,
  format,
  layout,
  aspectRatio: '4:5',
  width: 1080,
  height: 1350,
  thumbnailUrl: 'https://here.example/files/t.jpg',
  defaults: { callToAction: 'Shop now', accent: '#1767E4' },
  slots: [],
})

test('the layouts to choose from are those of the server’s templates in this format', () => {
  const templates = [template('split', 'social'), template('card', 'landscape'), template('poster', 'social')]
  expect(layoutsOf(templates, 'social')).toEqual(['split', 'poster'])
})

test('without an answer of the server all layouts of this app are offered', () => {
  expect(layoutsOf([], 'social')).toEqual(adLayoutSchema.options)
})
