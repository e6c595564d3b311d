import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { callsToAction, copyLimits } from '@adloom/domain/copy.ts'
import { type AdLayout, adLayouts, DEFAULT_ACCENT, type Template } from '@adloom/domain/template.ts'

/** Longest brand name and button that every layout shows in full, in letters. */
const nameLimits = { brandName: 25, callToAction: 20 } as const

const slots: Template['slots'] = [
  { name: 'image', kind: 'image' },
  { name: 'brandLogo', kind: 'image' },
  { name: 'brandName', kind: 'text', maxLength: nameLimits.brandName },
  { name: 'headline', kind: 'text', maxLength: copyLimits.headline },
  { name: 'description', kind: 'text', maxLength: copyLimits.description },
  { name: 'callToAction', kind: 'text', maxLength: nameLimits.callToAction },
  { name: 'accent', kind: 'color' },
]

const greatestDivisor = (one: number, other: number): number => (other === 0 ? one : greatestDivisor(other, one % other))

/** Width to height as people write it: '4:5', '9:16'; '1.91:1' where whole numbers do not help. */
function aspectRatioOf(width: number, height: number): string {
  const divisor = greatestDivisor(width, height)
  return width / divisor <= 20 ? `${width / divisor}:${height / divisor}` : `${(width / height).toFixed(2)}:1`
}

// Object.keys loses the type of keys; the types of both records make them complete.
const layoutNames = Object.keys(adLayouts) as AdLayout[]
const formatNames = Object.keys(adFormats) as AdFormat[]

/** Every layout in every format. The server adds the URL of a preview image to each. */
export const templates: readonly Omit<Template, 'thumbnailUrl'>[] = layoutNames.flatMap((layout) =>
  formatNames.map((format) => {
    const { name, width, height } = adFormats[format]
    return {
      id: `${layout}-${format}`,
      name: `${adLayouts[layout].name}, ${name.toLowerCase()}`,
      format,
      layout,
      aspectRatio: aspectRatioOf(width, height),
      width,
      height,
      defaults: { callToAction: callsToAction.SHOP_NOW, accent: DEFAULT_ACCENT },
      slots,
    }
  }),
)
