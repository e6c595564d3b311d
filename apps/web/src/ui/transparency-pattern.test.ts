import { expect, test } from 'vitest'
import { clearGround } from './transparency-pattern.ts'

test('a PNG kept here stands on a checkered ground, no other picture does', () => {
  expect(clearGround('http://localhost:8080/files/5e450dea.png')).not.toBeNull()
  expect(clearGround('/files/5e450dea.png?size=256')).not.toBeNull()
  expect(clearGround('http://localhost:8080/files/5e450dea.jpg')).toBeNull()
  expect(clearGround('https://shop.example/logo.png')).toBeNull()
})
