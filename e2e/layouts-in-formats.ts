import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type AdLayout, adLayouts } from '@adloom/domain/template.ts'

/** Every layout in every format, with the size in pixels. Object.keys loses the type of keys; the types of both records make them complete. */
export const layoutsInFormats = (Object.keys(adLayouts) as AdLayout[]).flatMap((layout) =>
  (Object.keys(adFormats) as AdFormat[]).map((format) => ({ ...adFormats[format], id: `${layout}-${format}`, layout, format })),
)
