import { expect, test } from 'vitest'
import { onlyAddressOf, isFeedAddress, isFeedFile, linksIn } from './feed-text.ts'

test('several links are found, however they are divided; one link, and a text with other words, has none', () => {
  const links = ['https://shop.example/a', 'http://shop.example/b?x=1']
  expect(linksIn(links.join('\r\n'))).toEqual(links)
  expect(linksIn(` ${links.join(', ')} `)).toEqual(links)
  expect(linksIn(links[0])).toEqual([])
  expect(linksIn(`See ${links.join(' and ')}`)).toEqual([])
  expect(linksIn('')).toEqual([])
})

test('feeds are known by the ends of their names', () => {
  expect(isFeedFile({ name: 'Products.CSV' })).toBe(true)
  expect(isFeedFile({ name: 'mug.jpg' })).toBe(false)
  expect(isFeedFile({ name: 'notes.txt' })).toBe(false)
  expect(isFeedAddress('https://shop.example/feeds/google.xml?market=uk')).toBe(true)
  expect(isFeedAddress('https://shop.example/mug')).toBe(false)
  expect(isFeedAddress('csv')).toBe(false)
})

test('a single address is one, and a table or a list is none', () => {
  expect(onlyAddressOf(' https://shop.example/sitemap.xml\n')).toBe('https://shop.example/sitemap.xml')
  expect(onlyAddressOf('title,image\nMug,https://shop.example/1.jpg')).toBeNull()
  expect(onlyAddressOf('https://shop.example/a\nhttps://shop.example/b')).toBeNull()
})
