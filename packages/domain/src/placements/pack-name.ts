/** What the name of a file in a pack may consist of, and what stands for it in the pattern. Add yours here. */
export const nameParts = {
  campaign: 'Title of the campaign or the ad',
  product: 'Name of the product',
  placement: 'Id of the placement',
  size: 'Width and height, e.g. 1080x1350',
  image: 'Number of the image',
  text: 'Number of the text',
  n: 'Number of the file',
} as const
type NamePart = keyof typeof nameParts
export type NameValues = Readonly<Record<NamePart, string>>

export const DEFAULT_PATTERN = '{product}/{product}-{placement}-{size}-{image}-{text}'

/** A placeholder of a pattern that is none; null when all are known. */
export const unknownPartOf = (pattern: string): string | null =>
  Array.from(pattern.matchAll(/\{([^{}]*)\}/g), ([, part]) => part).find((part) => !Object.hasOwn(nameParts, part)) ?? null

/** Bytes of a folder's or file's name without its ending: file systems take 255, and a number may follow. */
const NAME_BYTES = 120
/** Bytes of what stands for a part of the pattern: a long name of a product leaves room for the others, and paths stay below the 260 characters of Windows. */
const PART_BYTES = 60
/** Names that Windows keeps for devices. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?:\..*)?$/i

const bytesOf = (text: string): number => new TextEncoder().encode(text).length
const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The beginning of a text that has at most that many bytes; no letter is cut. */
function beginningOf(text: string, most: number): string {
  let short = ''
  for (const { segment } of segmenter.segment(text)) {
    if (bytesOf(short + segment) > most) break
    short += segment
  }
  return short
}

/** One folder or file name that every file system takes, which is never empty. */
function safeName(text: string): string {
  const clean = text
    .normalize('NFC')
    // Also what turns text around: a name must not look like another.
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/g, '-')
    .replace(/-{2,}/g, '-')
  // Windows takes no dot at the end, and one at the beginning hides a file. Upload files name pictures, and no cell may begin like a formula.
  const name = beginningOf(clean, NAME_BYTES)
    .replace(/^[.~=+\-@＝＋－＠]+/, '')
    .replace(/[.-]{1,200}$/, '')
  if (name === '') return 'ad'
  return DEVICE.test(name) ? `_${name}` : name
}

/** The path in a pack, without an ending: folders and a name, each of which every file system takes. */
export const packPath = (pattern: string, values: NameValues): string =>
  pattern
    .split('/')
    .filter((part) => part.trim() !== '')
    // Filled after it was split: a slash in a product's name makes no folder.
    .map((part) =>
      safeName(
        part.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
          Object.hasOwn(values, name) ? beginningOf(values[name as NamePart], PART_BYTES) : placeholder,
        ),
      ),
    )
    .join('/') || 'ad'

/**
 * The path with an ending, and with a number when the pack has a file of that name, in whatever folder: upload files name pictures without folders.
 * `taken` then has it too. Case and the form of accents are no difference.
 */
export function uniquePath(path: string, ending: string, taken: Set<string>): string {
  for (let number = 1; ; number++) {
    const unique = `${path}${number === 1 ? '' : `-${number}`}.${ending}`
    const key = unique
      .slice(unique.lastIndexOf('/') + 1)
      .normalize('NFKC')
      .toLowerCase()
    if (taken.has(key)) continue
    taken.add(key)
    return unique
  }
}
