import { expect, test } from 'vitest'
import { srcsetOf } from './image-url.ts'

test('a set of images gives the width of each, where it is one', () => {
  expect(srcsetOf('/a.jpg 800w, /b,c.jpg 1.5x, /d.jpg, /e.jpg 999999999w')).toEqual([
    { src: '/a.jpg', width: 800 },
    { src: '/b,c.jpg', width: 600 },
    { src: '/d.jpg', width: null },
    { src: '/e.jpg', width: null },
  ])
})
