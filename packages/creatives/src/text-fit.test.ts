import { expect, test } from 'vitest'
import { fontStyleOf } from './fallback-fonts.ts'
import { drawable, hasJoinedLetters, initialOf, textWidth, type TypeStyle, undrawable } from './letter-widths.ts'
import { cutWords } from './line-breaks.ts'
import { fitText, isLevel, level } from './text-fit.ts'

const type: TypeStyle = { face: 'inter', weight: 400, tracking: 0, leading: 1.2 }
/** All sizes are level in Inter. */
const box = { width: 400, height: 200, sizes: [62, 52, 40, 31] }

test('a line is as wide as its letters, tracking included', () => {
  // H is 743 thousandths wide at weight 400, n 591 (Inter 5.3).
  expect(textWidth('Hn', 100, type)).toBeCloseTo(74.3 + 59.1, 1)
  expect(textWidth('Hn', 100, { ...type, tracking: -0.02 })).toBeCloseTo(74.3 + 59.1 - 4, 1)
})

test('a weight between regular and bold has a width between theirs', () => {
  const [regular, medium, bold] = [400, 550, 700].map((weight) => textWidth('Hamburg', 100, { ...type, weight }))
  expect(medium).toBeCloseTo((regular + bold) / 2, 6)
})

test('a short text takes the largest size, a longer one the largest that fits', () => {
  expect(fitText('Hello', type, box)).toMatchObject({ size: 62, lines: ['Hello'], lineHeight: 74 })
  const long = fitText('Everything you need for breakfast outdoors, in one box', type, box)
  expect(long.size).toBeLessThan(62)
  expect(long.lines.length * long.lineHeight).toBeLessThanOrEqual(box.height + long.lines.length)
})

test('no line is wider than the box, whatever the text', () => {
  for (const text of ['Wir liefern Donaudampfschifffahrtsgesellschaftskapitänsmützen', 'AAAA BBBB CCCC DDDD '.repeat(9), 'x'.repeat(300)]) {
    const fitted = fitText(text, type, box)
    for (const line of fitted.lines) expect(textWidth(line, fitted.size, type)).toBeLessThanOrEqual(box.width)
  }
})

test('lines are balanced: no short word is left alone', () => {
  const { lines } = fitText('Cold brew worth waking up for in May', type, { ...box, sizes: [40] })
  expect(lines).toEqual(['Cold brew worth', 'waking up for in May'])
})

test('the text takes a slightly smaller size when that saves a line', () => {
  const text = 'Slip on and go out'
  const width = textWidth(text, 56, type)
  expect(fitText(text, type, { width, height: 400, sizes: [62, 56, 40] })).toMatchObject({ size: 56, lines: [text] })
  expect(fitText(text, type, { width, height: 400, sizes: [81, 56, 40] })).toMatchObject({ size: 81 })
})

test('a text that does not fit even in small type ends in an ellipsis', () => {
  const { lines } = fitText('word '.repeat(200), type, box)
  expect(lines.at(-1)).toMatch(/word…$/)
})

test('a word wider than the box is split into even parts with a hyphen', () => {
  const { lines } = fitText('Donaudampfschifffahrtsgesellschaft', type, { width: 300, height: 400, sizes: [40] })
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.slice(0, -1).every((line) => line.endsWith('-'))).toBe(true)
  expect(lines.join('').replaceAll('-', '')).toBe('Donaudampfschifffahrtsgesellschaft')
  expect(Math.abs(lines[0].length - (lines.at(-1) ?? '').length)).toBeLessThanOrEqual(3)
})

test.each([
  ['Donaudampfschifffahrtskapitänsmützen', ['Donaudampfschiff-', 'fahrtskapitänsmützen']],
  ['Grundstücksverkehrsgenehmigung', ['Grundstücksver-', 'kehrsgenehmigung']],
  ['uncharacteristically', ['uncharacte-', 'ristically']],
  ['Тёплаяшапкаизшерсти', ['Тёплаяшапк-', 'аизшерсти']],
  ['9781234567897123456', ['9781234567-', '897123456']],
])('%s is split near its middle, where a syllable begins', (word, lines) => {
  const widthOf = (part: string): number => textWidth(part, 20, type)
  expect(cutWords([word], 0.7 * widthOf(word), widthOf)).toEqual(lines)
})

test('a line ends after a hyphen only between long words, and never between a number and its unit', () => {
  const narrow = (text: string): readonly string[] => fitText(text, type, { width: 220, height: 1000, sizes: [30] }).lines
  expect(narrow('smooth low-acid coffee').some((line) => line.endsWith('low-'))).toBe(false)
  expect(narrow('Bluetooth-Lautsprecher')).toEqual(['Bluetooth-', 'Lautsprecher'])
  for (const line of narrow('Enamel of steel 350 ml and 12 kg and 100 % more')) expect(line).not.toMatch(/\d$/)
})

test('letters of every script with a font are kept, others are left out and named, compatibility forms become plain letters', () => {
  for (const text of [
    'Wow 🎉 → great! ✓ Yes',
    '無印良品 Muji',
    'مرحبا بالعالم',
    'שלום',
    'สวัสดี',
    'नमस्ते',
    '안녕하세요',
    'Žluťoučký Łódź Ελλάδα Việt “x” – 5 €',
  ]) {
    expect(drawable(text)).toBe(text)
    expect(undrawable(text)).toEqual([])
  }
  expect(drawable('ＡＢＣ １２')).toBe('ABC 12')
  expect(drawable('Rune ᚠ and ᚢ  here\n')).toBe('Rune and here')
  expect(undrawable('Rune ᚠ and ᚢ, ᚠ\u0007\n')).toEqual(['ᚠ', 'ᚢ'])
})

test('joined emoji are one letter wide', () => {
  const astronaut = textWidth('👩🏽‍🚀', 100, type)
  expect(astronaut).toBe(textWidth('🎉', 100, type))
  // A sign, in a wider font.
  expect(textWidth('1️⃣', 100, type)).toBe(textWidth('✔', 100, type))
  expect(textWidth('A👩🏽‍🚀', 100, type)).toBeCloseTo(astronaut + textWidth('A', 100, type), 6)
})

test('lines of scripts without spaces end between words, never before closing marks or after opening ones, and get no hyphen', () => {
  const linesIn = (text: string, width: number): readonly string[] => fitText(text, type, { width, height: 2000, sizes: [30] }).lines
  expect(linesIn('やわらかな綿のクッション', 210)).toEqual(['やわらかな綿の', 'クッション'])
  expect(linesIn('หมอนผ้าฝ้ายนุ่ม', 130)).toEqual(['หมอนผ้า', 'ฝ้ายนุ่ม'])
  const chinese = '百分之百有机棉，外套可机洗，「每天」都保持（清洁）舒适。'
  for (let width = 90; width < 400; width += 10) {
    const lines = linesIn(chinese, width)
    expect(lines.join('')).toBe(chinese)
    for (const line of lines) {
      expect(line).not.toMatch(/^[，。」）]/)
      expect(line).not.toMatch(/[「（]$/)
    }
  }
  expect(linesIn('超'.repeat(40), 200).join('')).toBe('超'.repeat(40))
})

test('letters that join are not tracked, and high scripts get more room between their lines', () => {
  const tight: TypeStyle = { face: 'inter', weight: 700, tracking: -0.03, leading: 1.08 }
  expect(fitText('Hello →', tight, box).style).toEqual(tight)
  expect(fitText('مرحبا', tight, box).style).toEqual({ face: 'inter', weight: 700, tracking: 0, leading: 1.3 })
  expect(fitText('หมอน', tight, box)).toMatchObject({ lineHeight: Math.round(62 * 1.35), direction: 'ltr' })
  expect(fitText('“שלום” Northbrew', tight, box).direction).toBe('rtl')
  expect(fitText('Northbrew שלום', tight, box).direction).toBe('ltr')
  // A price, a range and a reduction in Arabic and in Persian digits; in others it is written from left to right.
  for (const text of ['٢٤ €', '٢٤–٣٠ €', '-۲۰٪']) expect(fitText(text, tight, box).direction).toBe('rtl')
  for (const text of ['24 €', '२४ ₹', '5 ٢', '★']) expect(fitText(text, tight, box).direction).toBe('ltr')
})

test('Chinese characters come from the font of the language around them', () => {
  const firstOf = (text: string): string | undefined => fontStyleOf(text).fontFamily.split(', ')[1]
  expect(firstOf('綿のクッション')).toBe("'Noto Sans JP Variable'")
  expect(firstOf('棉 쿠션')).toBe("'Noto Sans KR Variable'")
  expect(firstOf('棉质靠垫')).toBe("'Noto Sans SC Variable'")
  expect(fontStyleOf('Łąka Ελλάδα Привет – 5 €')).toEqual({ fontFamily: "'Inter Variable'", fontFeatureSettings: 'normal' })
  expect(fontStyleOf('ত্রিশ').fontFeatureSettings).toBe("'blwf'")
})

test('a decomposed letter counts as one letter', () => {
  expect(drawable('Cafe\u0301')).toBe('Café')
})

test('the initial is the first letter or digit that can be drawn', () => {
  expect(initialOf('  “ålesund”')).toBe('Å')
  expect(initialOf('7 Seas')).toBe('7')
  expect(initialOf('無印良品')).toBe('無')
  expect(initialOf('ᚠᚢᚦ')).toBeNull()
  expect(initialOf('')).toBeNull()
})

test('an empty text gives no lines', () => {
  expect(fitText('  ', type, box).lines).toEqual([])
})

test('level sizes are those whose descent is rounded up', () => {
  // 28 · 494 / 2048 = 6.75, 30 · 494 / 2048 = 7.24
  expect(isLevel(28)).toBe(true)
  expect(isLevel(30)).toBe(false)
  expect(level(30.9)).toBe(29)
  // 105 · 0.3 = 31.5: half a pixel is for neither side.
  expect(isLevel(105, 'caveat')).toBe(false)
  expect(isLevel(106, 'caveat')).toBe(true)
})

test('letters that join or stack are never spaced apart', () => {
  const texts = ['مرحبا', 'नमस्ते', 'নমস্কার', 'ਸਤਿ ਸ੍ਰੀ', 'નમસ્તે', 'வணக்கம்', 'నమస్తే', 'ನಮಸ್ತೆ', 'നമസ്തേ', 'ආයුබෝවන්', 'สวัสดี', 'ສະບາຍດີ', 'សួស្ដី', 'မင်္ဂလာပါ']
  expect(texts.filter((text) => !hasJoinedLetters(text))).toEqual([])
  expect(['Hello', 'Привет', 'Γειά', 'שלום', 'こんにちは', '안녕', '你好'].filter(hasJoinedLetters)).toEqual([])
})
