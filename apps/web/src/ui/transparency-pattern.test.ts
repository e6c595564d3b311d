import { expect, test } from 'vitest'
import { transparencyPattern } from './transparency-pattern.ts'

test('a PNG in our storage has a checkered background, no other image does', () => {
  expect(transparencyPattern('http://localhost:8080/files/5e450dea.png')).not.toBeNull()
  expect(transparencyPattern('/files/5e450dea.png?size=256')).not.toBeNull()
  expect(transparencyPattern('http://localhost:8080/files/5e450dea.jpg')).toBeNull()
  expect(transparencyPattern('https://shop.example/logo.png')).toBeNull()
})
