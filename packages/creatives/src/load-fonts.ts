import { type FaceId, faces } from './faces.ts'
import { fallbackFontsOf } from './fallback-fonts.ts'

/**
 * Adds the style sheets of those typefaces, and of the fonts that a text needs besides Inter, to the page, none twice. The browser loads the files of the
 * letters it shows.
 */
export function loadFonts(text: string, wanted: readonly FaceId[] = []): void {
  for (const { packageName } of [...wanted.map((id) => faces[id]), ...fallbackFontsOf(text)]) {
    const href = `/fonts/${packageName}/font.css`
    if (document.querySelector(`link[href="${href}"]`) !== null) continue
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    // Asked for again with the next ad.
    link.addEventListener('error', () => link.remove())
    document.head.append(link)
  }
}
