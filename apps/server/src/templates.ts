import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { callsToAction, copyLimits } from '@adloom/domain/copy.ts'
import { type ResponseOf } from '@adloom/domain/endpoints.ts'
import { type FileStore } from '@adloom/domain/ports/file-store.ts'
import { type AdLayout, adLayouts, type Creative, DEFAULT_ACCENT, type Template } from '@adloom/domain/template.ts'

/** What drawing thumbnails needs. */
export interface TemplateParts {
  readonly store: FileStore
  readonly finishCreative: (
    request: { readonly creative: Creative; readonly layout: AdLayout; readonly format: AdFormat },
    pictures: ReadonlyMap<string, Uint8Array>,
    signal: AbortSignal,
  ) => Promise<Uint8Array>
}

/** The list of templates, with thumbnails as this client reaches them. */
export type Templates = (addressOf: (key: string) => string) => Promise<ResponseOf<'listTemplates'>>

/** Rises when a layout changes what a template looks like. */
const TEMPLATES_VERSION = '1'

const SAMPLE = 'sample'

/** What the thumbnails show. */
const sampleCreative: Creative = {
  image: SAMPLE,
  brandLogo: null,
  brandName: 'Northwind',
  headline: 'Made for slow mornings',
  description: 'A bottle that keeps your tea warm until noon.',
  callToAction: callsToAction.SHOP_NOW,
  accent: DEFAULT_ACCENT,
}

/** A bottle on a table, drawn by us: there is no picture of anyone's product in here. */
const SAMPLE_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024">
<defs>
<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f3ddcb"/><stop offset="1" stop-color="#e6bd9e"/></linearGradient>
<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c98f68"/><stop offset="1" stop-color="#a86c47"/></linearGradient>
<linearGradient id="body" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#183a37"/><stop offset=".28" stop-color="#3f7a72"/><stop offset=".42" stop-color="#2c5d57"/><stop offset="1" stop-color="#0f2725"/></linearGradient>
<linearGradient id="cap" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#8c6b42"/><stop offset=".3" stop-color="#e9cf9c"/><stop offset="1" stop-color="#7a5a34"/></linearGradient>
<radialGradient id="sun" cx=".28" cy=".2" r=".8"><stop offset="0" stop-color="#fff6ea" stop-opacity=".9"/><stop offset="1" stop-color="#fff6ea" stop-opacity="0"/></radialGradient>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="16"/></filter>
</defs>
<rect width="1024" height="1024" fill="url(#wall)"/><rect width="1024" height="1024" fill="url(#sun)"/>
<rect y="742" width="1024" height="282" fill="url(#table)"/>
<ellipse cx="580" cy="846" rx="230" ry="34" fill="#3d2010" opacity=".55" filter="url(#soft)"/>
<path d="M404 392c0-52 34-66 44-96h128c10 30 44 44 44 96v420c0 26-20 40-46 40H450c-26 0-46-14-46-40z" fill="url(#body)"/>
<rect x="446" y="196" width="132" height="104" rx="16" fill="url(#cap)"/>
<rect x="404" y="520" width="216" height="150" fill="#f4efe6" opacity=".94"/>
<path d="M470 618l42-62 42 62z" fill="#c0653a"/><rect x="470" y="634" width="84" height="8" rx="4" fill="#183a37"/>
<path d="M434 400c0-30 16-46 26-66v470c-16 0-26-8-26-26z" fill="#fff" opacity=".14"/>
</svg>`

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
  (Object.keys(adFormats) as AdFormat[]).map((format) => ({ layout, format })),
)

/** The list of templates; its thumbnails are drawn by the real layouts when first asked for, and again should one be gone. */
export function createTemplates({ store, finishCreative }: TemplateParts): Templates {
  const drawn = new Map<string, Promise<string>>()
  const pictures = new Map([[SAMPLE, Buffer.from(SAMPLE_PICTURE)]])

  async function draw(layout: AdLayout, format: AdFormat): Promise<string> {
    // Not the caller's signal: others wait for the same thumbnail.
    const bytes = await finishCreative({ creative: sampleCreative, layout, format }, pictures, new AbortController().signal)
    return (await store.write(bytes, 'image/jpeg')).key
  }

  function drawOnce(id: string, layout: AdLayout, format: AdFormat): Promise<string> {
    const drawing = drawn.get(id) ?? draw(layout, format)
    drawn.set(id, drawing)
    drawing.catch(() => drawn.delete(id))
    return drawing
  }

  async function thumbnail(layout: AdLayout, format: AdFormat): Promise<string> {
    const id = `${layout}-${format}`
    const key = await drawOnce(id, layout, format)
    if ((await store.find(key)) !== null) return key
    drawn.delete(id)
    return drawOnce(id, layout, format)
  }

  return async (addressOf) => ({
    version: TEMPLATES_VERSION,
    templates: await Promise.all(
      kinds.map(async ({ layout, format }): Promise<Template> => {
        const { name, width, height } = adFormats[format]
        return {
          id: `${layout}-${format}`,
          name: `${adLayouts[layout].name}, ${name.toLowerCase()}`,
          format,
          layout,
          aspectRatio: ratioOf(width, height),
          width,
          height,
          thumbnailUrl: addressOf(await thumbnail(layout, format)),
          defaults: { callToAction: callsToAction.SHOP_NOW, accent: DEFAULT_ACCENT },
          slots,
        }
      }),
    ),
  })
}

/** 1080 × 1350 is '4:5'. */
function ratioOf(width: number, height: number): string {
  const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))
  const common = divisor(width, height)
  return `${width / common}:${height / common}`
}
