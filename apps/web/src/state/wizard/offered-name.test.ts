import { expect, test } from 'vitest'
import { nameOfCategory, nameOfFile, nameOfPrompt } from './offered-name.ts'

test.each([
  ['tideline-mug.jpg', 'Tideline mug'],
  ['Tideline_Mug_2 (1).JPEG', 'Tideline Mug'],
  ['mug.jpg', 'Mug'],
  ['mug-1024x768-final.webp', 'Mug'],
  ['IMG_1234.jpg', null],
  ['DSC00012.JPG', null],
  ['Screenshot 2026-11-23 at 10.15.00.png', null],
  ['WhatsApp Image 2026-11-23.jpeg', null],
  ['3f9a2c1b7d.jpg', null],
  ['download.jpg', null],
  ['1.jpg', null],
  ['クッション.jpg', 'クッション'],
  ['a photo of my mug on the table with flowers.jpg', null],
])('the file %s offers the name %s', (file, name) => {
  expect(nameOfFile(file)).toBe(name)
})

test.each([
  ['A ceramic coffee mug on an oak table in soft morning light', 'Ceramic coffee mug'],
  ['red sneaker, studio lighting', 'Red sneaker'],
  ['Eine Tasse auf Holz', 'Tasse'],
  ['Luxury product on marble', null],
  ['', null],
])('the prompt %j offers the name %s', (prompt, name) => {
  expect(nameOfPrompt(prompt)).toBe(name)
})

test('a category is offered as a name unless it says nothing', () => {
  expect([nameOfCategory('mug'), nameOfCategory('Product'), nameOfCategory(null)]).toEqual(['Mug', null, null])
})
