import { readFile } from 'node:fs/promises'
import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { callsToAction, copyLimits } from '@adloom/domain/copy.ts'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { type AdLayout, adLayouts, type Creative, DEFAULT_ACCENT, type Template, plainCreative } from '@adloom/domain/template.ts'

/** Dependencies of the thumbnails. */
export interface TemplateParts {
  readonly store: FileStore
  readonly finishCreative: (
    request: { readonly creative: Creative; readonly layout: AdLayout; readonly format: AdFormat },
    images: ReadonlyMap<string, Uint8Array>,
    signal: AbortSignal,
  ) => Promise<Uint8Array>
}

/** The templates of this installation. */
export interface Templates {
  /** The list, with thumbnail addresses for this client; draws nothing. */
  readonly list: (addressOf: (key: string) => string) => ResponseOf<'listTemplates'>
  /** The thumbnail of a template as JPEG, drawn at the first request; null when there is no template of that id. */
  readonly thumbnail: (id: string) => Promise<Uint8Array | null>
}

/** Increase it when a layout changes how a template looks. */
const TEMPLATES_VERSION = '3'

const SAMPLE = 'sample'

/** The content of the thumbnails. */
const sampleCreative: Creative = {
  ...plainCreative,
  image: SAMPLE,
  brandLogo: null,
  brandName: 'Northwind',
  headline: 'Made for slow mornings',
  description: 'A bottle that keeps your tea warm until noon.',
  callToAction: callsToAction.SHOP_NOW,
  accent: DEFAULT_ACCENT,
}

/** A bottle rendered by the built-in engine on a table: no real product's image. */
const SAMPLE_IMAGE = new URL('./template-sample.jpg', import.meta.url)

const slots: Template['slots'] = [
  { name: 'image', kind: 'image' },
  { name: 'brandLogo', kind: 'image' },
  { name: 'brandName', kind: 'text' },
  { name: 'headline', kind: 'text', maxLength: copyLimits.headline },
  { name: 'description', kind: 'text', maxLength: copyLimits.description },
  { name: 'callToAction', kind: 'text' },
  { name: 'accent', kind: 'color' },
]

/** Every layout in every format. */
const kinds = (Object.keys(adLayouts) as AdLayout[]).flatMap((layout) =>
  // Keys of literals are their names.
  (Object.keys(adFormats) as AdFormat[]).map((format) => ({ id: `${layout}-${format}`, layout, format })),
)

/** The templates; each thumbnail is drawn by its real layout when its address is first requested, and again when its file is gone. */
export function createTemplates({ store, finishCreative }: TemplateParts): Templates {
  const drawn = new Map<string, Promise<string>>()

  async function draw(layout: AdLayout, format: AdFormat): Promise<string> {
    const images = new Map([[SAMPLE, await readFile(SAMPLE_IMAGE)]])
    // Not the caller's signal: other callers wait for the same thumbnail.
    const bytes = await finishCreative({ creative: sampleCreative, layout, format }, images, new AbortController().signal)
    return (await store.write(bytes, 'image/jpeg')).key
  }

  function drawOnce(id: string, layout: AdLayout, format: AdFormat): Promise<string> {
    const drawing = drawn.get(id) ?? draw(layout, format)
    drawn.set(id, drawing)
    drawing.catch(() => drawn.delete(id))
    return drawing
  }

  return {
    list: (addressOf) => ({
      version: TEMPLATES_VERSION,
      templates: kinds.map(({ id, layout, format }): Template => {
        const { name, width, height } = adFormats[format]
        return {
          id,
          name: `${adLayouts[layout].name}, ${name.toLowerCase()}`,
          format,
          layout,
          aspectRatio: ratioOf(width, height),
          width,
          height,
          thumbnailUrl: addressOf(`templates/${id}.jpg`),
          defaults: { callToAction: callsToAction.SHOP_NOW, accent: DEFAULT_ACCENT },
          slots,
        }
      }),
    }),
    thumbnail: async (wanted) => {
      const kind = kinds.find(({ id }) => id === wanted)
      if (kind === undefined) return null
      const { id, layout, format } = kind
      const key = await drawOnce(id, layout, format)
      if ((await store.find(key)) !== null) return store.read(key)
      drawn.delete(id)
      return store.read(await drawOnce(id, layout, format))
    },
  }
}

/** 1080 × 1350 is '4:5'. */
function ratioOf(width: number, height: number): string {
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))
  const common = divisor(width, height)
  return `${width / common}:${height / common}`
}
