import { type PageReading } from '../sources/page-reading.ts'
import { foldedText, splitWords } from '../document/page-text.ts'
import { salesEnding, salesSegment, salesVerb } from '../words/sales-phrases.ts'

const SEPARATORS = /((?<!\s)\s+[|·•–—»«~-]+\s+|(?:(?<!\s)\s+)?[|»]\s*|(?<!\s)\s+::?\s+|:\s+)/

/** Whether a text is the shop's name, or hardly more. */
export function isSiteName(text: string, reading: Pick<PageReading, 'siteNames' | 'siteLabel'>): boolean {
  const folded = foldedText(text)
  if (folded === '') return false
  const label = foldedText(reading.siteLabel)
  const withoutEnding = foldedText(text.replace(/\.[a-z]{2,3}(\.[a-z]{2})?\b/i, '').replace(/^www\./i, ''))
  if (label.length >= 3 && (folded === label || withoutEnding === label)) return true
  return reading.siteNames.some((name) => {
    const site = foldedText(name)
    return site === folded || (site.length >= 4 && folded.startsWith(site) && folded.length <= site.length + 12)
  })
}

/** Whether a last segment contains the shop's own word: 'Musikhaus Thomann' on thomann.de, 'Boutique Nature' on boutiquenature.fr. */
const isShopSegment = (text: string, reading: Pick<PageReading, 'siteNames' | 'siteLabel'>): boolean => {
  if (isSiteName(text, reading)) return true
  const label = foldedText(reading.siteLabel)
  const words = splitWords(text)
  return label.length >= 4 && words.length <= 4 && (words.includes(label) || words.join('') === label)
}

/** Words between a product and its shop; the pattern of a shop's name is built only where one occurs. */
const AT_A_SHOP = /(?:[,@]|\b(?:at|on|from|by|bei|chez|en|na|på|fra|hos|auf))\s/iu

/** 'Red Mug at Shop', 'Red Mug bei Shop kaufen', 'Red Mug, Shop' */
const atShop = (label: string): RegExp =>
  new RegExp(String.raw`\s*(?:[,@]|\b(?:at|on|from|by|bei|chez|en|na|på|fra|hos|auf))\s+${escapedPattern(label)}(?:\s+\w+)?\s*$`, 'iu')

/** A title without the shop's name, its slogans and its verbs at either end. */
export function withoutShop(title: string, reading: Pick<PageReading, 'siteNames' | 'siteLabel'>): string {
  const parts = title.split(SEPARATORS)
  // Words at even indices, separators at odd ones.
  for (let at = 2; at < parts.length; at += 2) {
    if (!isSiteName(parts[at], reading)) continue
    // The shop's name is followed by its department ('… : Amazon.de: Küche').
    parts.length = at - 1
    break
  }
  while (parts.length > 2 && (isShopSegment(parts[parts.length - 1], reading) || salesSegment.test(parts[parts.length - 1].trim())))
    parts.length -= 2
  while (parts.length > 2 && (isSiteName(parts[0], reading) || /^(home|shop|product)$/i.test(parts[0].trim()))) parts.splice(0, 2)
  const joined = parts.join('').trim()
  const name = joined.replace(salesEnding, '').trim() || joined
  const label = reading.siteNames[0] ?? reading.siteLabel
  const shorter = label.length >= 3 && AT_A_SHOP.test(name) ? name.replace(atShop(label), '') : name
  return (shorter === '' ? name : shorter).replace(salesVerb, '').trim()
}

const escapedPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
