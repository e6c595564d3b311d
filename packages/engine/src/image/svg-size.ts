import { type XmlRoot } from './xml-root.ts'

const PIXELS = /^\s*(\d{1,6}(?:\.\d+)?)(?:px)?\s*$/

/** The size of an SVG in whole pixels by the attributes of its root element: as stated, else that of its view box; null where neither is usable. */
export function svgSize({ attributes }: XmlRoot): { readonly width: number | null; readonly height: number | null } {
  const [, , boxWidth, boxHeight] = (attributes?.viewbox ?? '').trim().split(/[\s,]+/)
  const side = (...written: readonly (string | undefined)[]): number | null => {
    const size = written.map((one) => Math.round(Number(PIXELS.exec(one ?? '')?.[1] ?? 0))).find((pixels) => pixels > 0)
    return size ?? null
  }
  return { width: side(attributes?.width, boxWidth), height: side(attributes?.height, boxHeight) }
}
