import { expect, test } from 'vitest'
import { transparencyPattern } from './transparency-pattern.ts'

test('a PNG kept here stands on a checkered ground, no other picture does', () => {
  expect(transparencyPattern('http://localhost:8080/files/5e450dea.png')).not.toBeNull()
  expect(transparencyPattern('/files/5e450dea.png?size=256')).not.toBeNull()
  expect(transparencyPattern('http://localhost:8080/files/5e450dea.jpg')).toBeNull()
  expect(transparencyPattern('https://shop.example/logo.png')).toBeNull()
})
